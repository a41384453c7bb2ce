// Advances a game of faro by one event.
import { types } from '$lib/events';
import type { Faro, FaroBet, LogEntry } from '$lib/wire';

const elsewhere = types('turn-begins', 'moved', 'played', 'income', 'over');

function begun(seat: number): Faro {
  return { players: [seat], dealer: null, step: 'join', shown: [], results: [], bets: [] };
}

const without = (bets: readonly FaroBet[], seat: number, rank: string): FaroBet[] =>
  bets.filter((bet) => bet.seat !== seat || bet.rank !== rank);

/** The game of faro after an event; null where there is none. */
export function faroAfter(faro: Faro | null, event: LogEntry): Faro | null {
  if (event.type === 'faro-begins') return begun(event.seat);
  if (faro === null || elsewhere.has(event.type)) return null;
  switch (event.type) {
    case 'faro-joined':
      return { ...faro, players: [...faro.players, event.seat] };
    case 'faro-dealt':
      return { ...faro, dealer: event.seat, shown: event.cards, step: 'bet' };
    case 'faro-bet':
      return { ...faro, bets: [...faro.bets, { seat: event.seat, rank: event.rank, money: event.money }] };
    case 'faro-revealed': {
      const shown = faro.shown.includes(event.card) ? faro.shown : [...faro.shown, event.card];
      const results = [...faro.results, { result: event.result, card: event.card }];
      return { ...faro, shown, results, step: event.result };
    }
    case 'faro-won':
    case 'faro-lost':
    case 'faro-reclaimed':
      return { ...faro, bets: without(faro.bets, event.seat, event.rank) };
    default:
      return faro;
  }
}
