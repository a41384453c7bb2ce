// What a choice changes, who may react to it and how likely it succeeds, as the server foresees it.

import { labelled, t } from '$lib/text/fluent';
import { handbook, labels, nameOf, trackSpace } from '$lib/text/handbook';
import { commas, list } from '$lib/text/list';
import type { IconName } from '$lib/ui/icons';
import type { Gains, OtherGains, TrackStep } from '$lib/wire';
import { trackLook } from '../../../modules';
import { placeName } from '../names';
import { beside } from './common';
import { dotted, type Choice, type Setting } from './view';

/** Kinds whose label or text names the sums already: of these only the steps on tracks are told. */
const told: ReadonlySet<Choice['kind']> = new Set([
  'bonus',
  'choose',
  'commit',
  'deed',
  'end',
  'income',
  'lay',
  'pass',
  'pay',
  'play',
  'raise',
  'react',
  'use-character',
  'use-follower',
  'use-item',
  'use-story',
]);

/** A sum that grows or shrinks. */
function signed(n: number | undefined, more: string, less: string): string | undefined {
  if (n === undefined || n === 0) return undefined;
  return t(n > 0 ? more : less, { n: Math.abs(n) });
}

const trackName = (track: string): string =>
  track === 'marshal' || track === 'wanted' ? t(`web-${track}`) : (nameOf(track) ?? track);

/** The number of a space of a track, as it stands on it. */
function spaceNumber(track: string, to: number): number {
  const page = handbook()?.tracks.find((each) => each.name === track) ?? null;
  return track === 'marshal' || track === 'wanted' ? to : trackSpace(page, to);
}

/** What the space that is entered says, where it pays neither money nor LP. */
const spaceText = (track: string, to: number): string | undefined => labels()?.tracks[track]?.[to - 1] || undefined;

/** A step on a track: the space that is reached, and what it pays. */
export function stepWords({ track, from, to, money, lp, draws }: TrackStep): string {
  const name = trackName(track);
  if (to < from) return t('web-game-step-off', { track: name });
  const n = spaceNumber(track, to);
  const pays =
    dotted([
      signed(money, 'web-game-gain-money', 'web-game-lose-money'),
      signed(lp, 'web-game-gain-lp', 'web-game-lose-lp'),
      signed(draws, 'web-game-gain-cards', 'web-game-gain-cards'),
    ]) ?? spaceText(track, to);
  return pays === undefined
    ? t('web-game-step', { track: name, n })
    : t('web-game-step-pays', { track: name, n, pays });
}

const sumOf = (steps: readonly TrackStep[], of: 'money' | 'lp' | 'draws'): number =>
  steps.reduce((sum, step) => sum + (step[of] ?? 0), 0);

/** What a choice changes, in a few words: a sum, or a step on the track that is named. */
export interface Change {
  icon: IconName;
  text: string;
}

/** The icon of a track. */
export function trackIcon(track: string): IconName {
  if (track === 'marshal') return 'star';
  if (track === 'wanted') return 'wanted';
  return trackLook(handbook()?.tracks.find(({ name }) => name === track)?.id ?? track).icon;
}

/** The sums of a choice that are told beside its label. */
function sumLines(gains: Gains, { kind, cost }: Pick<Choice, 'kind' | 'cost'>, before: number | undefined): Change[] {
  const { money = 0, lp = 0, nuggets, wounds, draws = 0, actions, steps = [] } = gains;
  const gained = lp - sumOf(steps, 'lp');
  const sums: [IconName, string | undefined][] = [
    [
      'money',
      // A price is told beside the label or with the choice.
      money < 0 && -money === cost && priced.has(kind)
        ? undefined
        : signed(money - sumOf(steps, 'money'), 'web-game-gain-money', 'web-game-lose-money'),
    ],
    [
      'lp',
      kind === 'reward' && gained > 0 && before !== undefined
        ? t('web-game-lp-sum', { n: gained, from: before, to: before + gained })
        : signed(gained, 'web-game-gain-lp', 'web-game-lose-lp'),
    ],
    ['nugget', signed(nuggets, 'web-game-gain-nuggets', 'web-game-lose-nuggets')],
    ['draw', signed(draws - sumOf(steps, 'draws'), 'web-game-gain-cards', 'web-game-gain-cards')],
    ['wound', signed(wounds, 'web-game-gain-wounds', 'web-game-heal-wounds')],
    ['actions', signed(actions, 'web-game-gain-actions', 'web-game-gain-actions')],
  ];
  return sums.flatMap(([icon, text]): Change[] => (text === undefined ? [] : [{ icon, text }]));
}

const stepLines = (steps: readonly TrackStep[] = []): Change[] =>
  steps.map((step): Change => ({ icon: trackIcon(step.track), text: stepWords(step) }));

/** What is certain of somebody else, all of it in a few words; of several steps on a track the last. */
function otherWords({ money, lp, nuggets, wounds, draws, steps = [], arrested, space }: OtherGains): string {
  const last = new Map(steps.map(({ track, to }) => [track, to]));
  const cubes = [...last].map(([track, to]) =>
    t('web-game-other-step', { track: trackName(track), n: spaceNumber(track, to) }),
  );
  const sums = [
    signed(money, 'web-game-gain-money', 'web-game-lose-money'),
    signed(lp, 'web-game-gain-lp', 'web-game-lose-lp'),
    signed(nuggets, 'web-game-gain-nuggets', 'web-game-lose-nuggets'),
    signed(draws, 'web-game-gain-cards', 'web-game-gain-cards'),
    signed(wounds, 'web-game-gain-wounds', 'web-game-heal-wounds'),
    ...cubes,
    arrested === true ? t('web-game-other-arrested') : undefined,
    // An arrest leads to the Sheriff's office.
    space === undefined || arrested === true ? undefined : t('web-game-other-moved', { place: placeName(space) }),
  ];
  return commas(sums.flatMap((sum) => sum ?? []));
}

/** What a choice changes for others: those who have the same of it are named together. */
function otherLines({ others = [] }: Gains, names: Setting['names']): Change[] {
  const alike = new Map<string, string[]>();
  for (const other of others) {
    const words = otherWords(other);
    alike.set(words, [...(alike.get(words) ?? []), names(other.seat)]);
  }
  return [...alike].map(([words, all]): Change => ({ icon: 'players', text: labelled(list(all), words) }));
}

/** Sums and steps, and what others have of it; what a space pays is told with its step alone. */
export function changeLines(offer: Choice, { position, own, common, names }: Setting): Change[] {
  if (offer.gains === undefined) return [];
  const gains = beside(offer.gains, common);
  const me = position.players.find(({ seat }) => seat === own?.seat);
  const silent = told.has(offer.kind) || offer.then.length > 0;
  return [...(silent ? [] : sumLines(gains, offer, me?.lp)), ...stepLines(gains.steps), ...otherLines(gains, names)];
}

/** The same in a line. */
export const changesOf = (offer: Choice, setting: Setting): string | undefined =>
  dotted(changeLines(offer, setting).map(({ text }) => text));

/** Kinds with a price tag, or whose description begins with it. */
const priced: ReadonlySet<Choice['kind']> = new Set([
  'buy',
  'claim',
  'high-stakes',
  'move',
  'poker',
  'revel',
  'trade',
  'trade-upgrade',
  'upgrade',
]);

const answersOf = ({ answers = [] }: Gains, names: Setting['names']): string | undefined =>
  answers.length === 0 ? undefined : t('web-game-may-react', { names: list(answers.map(names)) });

/** What follows every option of a decision, in a line. */
export function eitherWay({ common, names }: Setting): string | undefined {
  if (common == null) return undefined;
  const own = [...sumLines(common, { kind: 'choose', cost: 0 }, undefined), ...stepLines(common.steps)];
  const lines = [...own, ...otherLines(common, names)];
  const what = dotted([...lines.map(({ text }) => text), answersOf(common, names)]);
  return what === undefined ? undefined : t('web-game-either-way', { what });
}

/** Who may react, as far as everybody knows, and who plays the other side. */
export const reactsOf = ({ gains }: Choice, { names, common }: Setting): string | undefined =>
  dotted([
    gains === undefined ? undefined : answersOf(beside(gains, common), names),
    gains?.plays_npc === undefined ? undefined : t('web-game-plays-npc', { name: names(gains.plays_npc) }),
  ]);

/** A simple fraction near a share in percent: 62 is about 3 in 5. */
export function fractionOf(percent: number): { n: number; of: number } {
  if (percent < 15) return { n: 1, of: Math.round(100 / percent) };
  if (percent > 85) {
    const of = Math.round(100 / (100 - percent));
    return { n: of - 1, of };
  }
  let best = { n: 1, of: 2 };
  const far = ({ n, of }: { n: number; of: number }): number => Math.abs(percent / 100 - n / of);
  for (const of of [2, 3, 4, 5, 6, 8, 10, 20]) {
    for (let n = 1; n < of; n += 1) {
      if (far({ n, of }) < far(best) - 0.025) best = { n, of };
    }
  }
  return best;
}

/** What the odds of a choice are about; without a line here those of the best card in a fight. */
const subjects: Partial<Record<Choice['kind'], string>> = {
  commit: 'card',
  npc: 'card',
  lay: 'hand',
  raise: 'pot',
  join: 'joined',
  poker: 'dealer',
  'high-stakes': 'dealer',
  challenge: 'dealer',
  prospect: 'nugget',
  reroll: 'nugget',
  risk: 'wound',
};

/** The odds in a few words, for a button. */
export const oddsOf = ({ odds }: Choice): string | undefined =>
  odds === undefined ? undefined : t('web-game-odds-brief', { n: odds });

/** The odds with what they are about. */
export function chanceOf({ kind, odds }: Choice): string | undefined {
  if (odds === undefined) return undefined;
  const subject = subjects[kind] ?? 'best';
  if (odds === 0 || odds === 100) return t(`web-game-odds-${subject}`, { odds: t('web-game-odds-brief', { n: odds }) });
  const said = t('web-game-odds', { percent: odds, ...fractionOf(odds) });
  return t(`web-game-odds-${subject}`, { odds: said });
}
