// The settings of this browser, stored in it.
import { languageFor, languages, loadTexts } from '../text/fluent';
import { loadHandbook } from '../text/handbook';
import type { Income } from '../wire';

export type Speed = 0 | 1 | 2 | 3;
export type Palette = 'usual' | 'safe';
/** Questions that can be answered once for all. */
export const standings = ['turn/mount', 'turn/weapon', 'payment'] as const;
export type Standing = (typeof standings)[number];
/** The income that is taken at the start of each turn, in one game only: another one asks anew. */
export interface EachTurn {
  readonly table: string;
  readonly income: Income;
}
export type TextSize = 'usual' | 'large' | 'largest';

/** Whether browser notifications are on, off, or not offered yet. */
export type Notify = 'unasked' | 'on' | 'off';

export interface Settings {
  language: string;
  sound: boolean;
  /** Whether this device tells the player whose turn it is. */
  notify: Notify;
  /** Whether it has subscribed to messages of the server for that. */
  push: boolean;
  /** The animation speed: 0 instant, 1 normal, 2 twice as fast, 3 half as fast. */
  speed: Speed;
  palette: Palette;
  textSize: TextSize;
  /** Whether reactions are passed automatically if no card matches. */
  autoPass: boolean;
  /** Whether the player is asked after a move what extends it; otherwise a move ends where it leads. */
  askFarther: boolean;
  /** Whether results and recaps stay until they are closed. */
  notices: boolean;
  /** Whether a coach explains decisions that are new. */
  coach: boolean;
  /** Whether the codes of rules are shown. */
  codes: boolean;
  /** The questions that the player has answered once for all. */
  standing: readonly Standing[];
  /** The income that the player takes each turn of a game, without being asked. */
  eachTurn: EachTurn | null;
}

const key = 'darkrock.settings';
const usual: Settings = {
  // By default the browser's setting.
  language: languageFor(globalThis.navigator?.languages ?? []),
  sound: true,
  notify: 'unasked',
  push: false,
  speed: 1,
  palette: 'usual',
  textSize: 'usual',
  autoPass: true,
  askFarther: false,
  notices: true,
  coach: false,
  codes: false,
  standing: [],
  eachTurn: null,
};

const scales: Record<TextSize, number> = { usual: 1, large: 1.125, largest: 1.25 };
const paces: Record<Speed, number> = { 0: 0, 1: 1, 2: 0.5, 3: 2 };

/** The text scale. */
export const textScale = (): number => scales[settings.textSize];

const oneOf = <T>(value: unknown, allowed: readonly T[], otherwise: T): T =>
  allowed.find((each) => each === value) ?? otherwise;

const incomes: readonly Income[] = ['money', 'cards', 'both'];

/** A stored income, if it is one. */
function eachTurnOf(value: unknown): EachTurn | null {
  if (typeof value !== 'object' || value === null || !('table' in value) || !('income' in value)) return null;
  const income = incomes.find((each) => each === value.income);
  return typeof value.table === 'string' && income !== undefined ? { table: value.table, income } : null;
}

/** Parses stored settings; unknown or invalid values get their defaults. */
export function read(stored: string | null): Settings {
  let kept: Partial<Record<keyof Settings, unknown>> = {};
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) kept = parsed;
  } catch {
    return { ...usual };
  }
  return {
    language: oneOf(kept.language, languages, usual.language),
    sound: oneOf(kept.sound, [true, false], usual.sound),
    notify: oneOf<Notify>(kept.notify, ['unasked', 'on', 'off'], usual.notify),
    push: oneOf(kept.push, [true, false], usual.push),
    speed: oneOf<Speed>(kept.speed, [0, 1, 2, 3], usual.speed),
    palette: oneOf<Palette>(kept.palette, ['usual', 'safe'], usual.palette),
    textSize: oneOf<TextSize>(kept.textSize, ['usual', 'large', 'largest'], usual.textSize),
    autoPass: oneOf(kept.autoPass, [true, false], usual.autoPass),
    askFarther: oneOf(kept.askFarther, [true, false], usual.askFarther),
    notices: oneOf(kept.notices, [true, false], usual.notices),
    coach: oneOf(kept.coach, [true, false], usual.coach),
    codes: oneOf(kept.codes, [true, false], usual.codes),
    standing: Array.isArray(kept.standing)
      ? standings.filter((each) => (kept.standing as unknown[]).includes(each))
      : [],
    eachTurn: eachTurnOf(kept.eachTurn),
  };
}

// A browser may refuse storage; the settings then last until the page is closed.
const stored = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const store = (text: string): void => {
  try {
    localStorage.setItem(key, text);
  } catch {
    return;
  }
};

export const settings: Settings = $state(read(stored()));

function apply(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset.palette = settings.palette;
  root.dataset.motion = settings.speed === 0 ? 'off' : 'on';
  root.style.setProperty('--text-scale', String(scales[settings.textSize]));
  root.style.setProperty('--pace', String(paces[settings.speed]));
}

/** Changes, stores and applies settings. */
export async function change(next: Partial<Settings>): Promise<void> {
  if (next.language !== undefined && next.language !== settings.language) {
    await Promise.all([loadTexts(next.language), loadHandbook(next.language)]);
  }
  Object.assign(settings, next);
  store(JSON.stringify(settings));
  apply();
}

/** The duration of an animation of `ms` at the chosen speed. */
export const pace = (ms: number): number => ms * paces[settings.speed];

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether movements are replaced by fades. */
export const isCalm = (): boolean => calm.matches;

apply();
