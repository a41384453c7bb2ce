// The requested hint: one request at a time, for one position, dropped when that changes.

import type { AdviceLine, ToPage } from '../wire';

export type Hint =
  | { kind: 'none' }
  /** Dismissed during the search: the server continues, and rejects a second request. */
  | { kind: 'thinking'; seq: number; hidden: boolean; ahead?: number }
  | { kind: 'told'; seq: number; advice: readonly AdviceLine[] }
  /** It failed, with a message. */
  | { kind: 'failed'; seq: number; why: string };

export type HintEvent =
  /** Requested for the position of this number. */
  | { kind: 'asked'; seq: number }
  | { kind: 'told'; seq: number; advice: readonly AdviceLine[] }
  /** It waits in line: so many are served before. */
  | { kind: 'waits'; seq: number; ahead: number }
  | { kind: 'failed'; why: string }
  /** The game is at the position of this number, which may be the one it was at. */
  | { kind: 'moved'; seq: number | null }
  | { kind: 'dropped' };

export const noHint: Hint = { kind: 'none' };

export function nextHint(hint: Hint, event: HintEvent): Hint {
  switch (event.kind) {
    case 'asked':
      return { kind: 'thinking', seq: event.seq, hidden: false };
    case 'waits':
      return hint.kind === 'thinking' && hint.seq === event.seq ? { ...hint, ahead: event.ahead } : hint;
    case 'told':
      // Advice about another position comes too late.
      if (hint.kind !== 'thinking' || hint.seq !== event.seq) return hint;
      return hint.hidden ? noHint : { kind: 'told', seq: event.seq, advice: event.advice };
    case 'failed':
      if (hint.kind !== 'thinking') return hint;
      return hint.hidden ? noHint : { kind: 'failed', seq: hint.seq, why: event.why };
    case 'moved':
      return hint.kind === 'none' || hint.seq === event.seq ? hint : noHint;
    case 'dropped':
      return hint.kind === 'thinking' ? { ...hint, hidden: true } : noHint;
  }
}

/** The same for what the server says of it. */
export function heardHint(hint: Hint, said: Extract<ToPage, { type: 'hint' | 'hint-line' }>): Hint {
  const { seq } = said;
  if (said.type === 'hint') return nextHint(hint, { kind: 'told', seq, advice: said.advice });
  return nextHint(hint, { kind: 'waits', seq, ahead: said.ahead });
}

/** Whether it is visible. */
export const isShown = (hint: Hint): boolean => hint.kind !== 'none' && !(hint.kind === 'thinking' && hint.hidden);
