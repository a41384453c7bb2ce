// A setup that was left, with what has been chosen on the first screen since. Nothing else of it changes.
import type { ModuleInfo, Settings } from '$lib/wire';
import { gameOf, type Quick } from '../home/make';
import { chosen, chosenIds, misfitOf, type Modules } from '../home/modules';
import { readQuick } from '../home/quick';
import { usualSettings } from '../home/settings';
import { choose, expansionsOf, fitting, kindOf, lengthsOf, whyNotOption, withKind, withMode } from '../home/variants';
import { fewest, isBot, most, opponentOf, type Draft, type DraftSeat } from './draft';

/** Whether it can be added to a game, and is no game of its own. */
const isAddition = ({ kind, usual }: ModuleInfo): boolean =>
  kind === 'option' || (kind === 'variant' && usual !== null);

/** The same mode, expansions and kind of game as they are offered, before anything was added or left out by choice. */
function plainOf(modules: Modules, settings: Settings): Settings {
  const added = expansionsOf(modules).filter(({ id }) => settings.modules.includes(id));
  const expanded = added.reduce((all, { id }) => choose(modules, all, id, true), usualSettings);
  return withKind(modules, withMode(modules, expanded, settings.mode), kindOf(modules, settings));
}

/** Another game with what was added to the one before, or left out of it, by choice: as far as it can be. */
function carried(modules: Modules, before: Settings, game: Settings, seats: number): Settings {
  const [had, plain] = [chosenIds(before), chosenIds(plainOf(modules, before))];
  const changed = modules.filter((one) => isAddition(one) && had.includes(one.id) !== plain.includes(one.id));
  return changed.reduce(
    (all, one) =>
      whyNotOption(modules, all, seats, one) === null ? choose(modules, all, one.id, had.includes(one.id)) : all,
    game,
  );
}

const assigns = (modules: Modules, settings: Settings): boolean =>
  chosen(modules, settings).some(({ own_characters }) => own_characters);

/** Settings for another game. How characters are given stays, unless one of the games assigns them. */
function withGame(modules: Modules, settings: Settings, game: Settings, seats: number): Settings {
  const next = carried(modules, settings, game, seats);
  const assigned = assigns(modules, settings) || assigns(modules, next);
  return {
    ...settings,
    variants: next.variants,
    modules: next.modules,
    mode: next.mode,
    characters: assigned ? next.characters : settings.characters,
  };
}

/** Which of the wanted lengths the selection can be played with. */
function lengthAmong(
  modules: Modules,
  settings: Settings,
  lengths: readonly number[],
  wanted: readonly number[],
): number {
  const free = lengthsOf(modules, settings, lengths);
  return wanted.find((length) => free.includes(length)) ?? settings.length;
}

/** The number of players nearest to the wanted one with which a game can be played. */
function playersFor(modules: Modules, game: Settings, wanted: number): number {
  const all = Array.from({ length: most - fewest + 1 }, (_, at) => fewest + at);
  const nearest = all.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
  return nearest.find((n) => misfitOf(modules, fitting(modules, game, n), n) === null) ?? wanted;
}

/** The seat that is given up first: that of a bot, then an open one, since the others have names that were typed. */
const spareOf = (seats: readonly DraftSeat[]): DraftSeat | undefined =>
  seats.findLast(({ who }) => isBot(who)) ?? seats.findLast(({ who }) => who === 'open') ?? seats.at(-1);

/** As many seats as there are players: those that are missing are for bots. */
function seatsFor(seats: DraftSeat[], players: number, levels: readonly string[]): DraftSeat[] {
  if (seats.length > players) {
    const spare = spareOf(seats);
    return seatsFor(
      seats.filter((seat) => seat !== spare),
      players,
      levels,
    );
  }
  const bot = levels[seats.length - 1] ?? levels.at(-1);
  if (seats.length === players || bot === undefined) return seats;
  const key = Math.max(...seats.map((seat) => seat.key)) + 1;
  return seatsFor([...seats, { key, who: { bot }, name: '', character: null }], players, levels);
}

/** Seats with the levels of the opponents for whom another one was chosen, where no other bot was chosen on the page. */
const withLevels = (seats: readonly DraftSeat[], before: readonly string[], now: readonly string[]): DraftSeat[] =>
  seats.map((seat) => {
    const [was, bot] = [before[opponentOf(seat)], now[opponentOf(seat)]];
    if (was === undefined || bot === undefined || was === bot || !isBot(seat.who) || seat.who.bot !== was) return seat;
    return { ...seat, who: { bot } };
  });

/**
 * A setup with what was chosen on the first screen since it began there. Of a setup that began elsewhere nothing is known to
 * be chosen there: it gets the kind and the length that are shown.
 */
export function resumed(draft: Draft, quick: Quick, modules: Modules, lengths: readonly number[]): Draft {
  const from = JSON.stringify(quick);
  if (draft.from === from) return draft;
  const before = draft.from === null ? null : readQuick(draft.from, lengths);
  const game = gameOf(quick, modules, lengths);
  const anew = before?.kind !== quick.kind;
  const shown = quick.opponents + 1;

  const wanted = before === null || before.opponents === quick.opponents ? draft.seats.length : shown;
  const players = anew && wanted !== shown ? playersFor(modules, game, wanted) : wanted;
  const seats = withLevels(seatsFor(draft.seats, players, quick.levels), before?.levels ?? [], quick.levels);

  const settings = anew ? withGame(modules, draft.settings, game, players) : draft.settings;
  const long = before === null ? null : gameOf(before, modules, lengths).length;
  const wishes = long === game.length ? [settings.length, game.length] : [game.length, settings.length];
  return {
    settings: { ...settings, length: lengthAmong(modules, settings, lengths, wishes) },
    // A record has seats of its own.
    seats: draft.record === null ? seats : draft.seats,
    record: draft.record,
    from,
  };
}
