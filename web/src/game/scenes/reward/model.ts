// What the rewards to choose from are shown as: the tracks with their steps, what is certain, and why one cannot be had.
import { t } from '$lib/text/fluent';
import { handbook, nameOf, trackSpace } from '$lib/text/handbook';
import { say } from '$lib/text/say';
import type { IconName } from '$lib/ui/icons';
import type { Ask, Closed, LogEntry, Offer, Question, TrackStep } from '$lib/wire';
import { trackLook } from '../../../modules';
import { offerView } from '../../play/offerView';
import { rowOf as rowNumber } from '../../play/seats';
import { commonOf } from '../../play/views/common';
import { changeLines, reactsOf } from '../../play/views/gains';
import { losses, type Choice, type Setting } from '../../play/views/view';
import { partsOf, rewardOf, type Reward } from '../../tracks/rewards';

/** A space of a track. */
export interface Cell {
  /** What stands on it; the number of its LP on the ruler. */
  parts: Reward[];
  /** Whether the cube leaves it or comes to it. */
  state: 'from' | 'to' | null;
}

/** A track, or a piece of the ruler of LP, with the step of a reward. */
export interface Strip {
  track: string;
  name: string;
  ink: string;
  cells: Cell[];
}

/** A line of what a reward does. */
export interface Line {
  icon: IconName;
  text: string;
  bad?: boolean;
}

export interface RewardCard {
  choice: string;
  icon: IconName;
  label: string;
  strips: Strip[];
  lines: Line[];
  /** Why it cannot be had; null if it can. */
  reason: string | null;
}

const rewards: ReadonlySet<Choice['kind']> = new Set(['reward', 'steal']);

/** Whether something is won that is known: after a fight, or options of a card that are all steps on tracks or LP. */
export function isReward({ offers }: Pick<Ask, 'offers'>, question: Question): boolean {
  if (offers.length === 0) return false;
  if (offers.every(({ kind }) => rewards.has(kind))) return true;
  const moves = ({ gains }: Offer): boolean => (gains?.steps ?? []).length > 0 || (gains?.lp ?? 0) > 0;
  return question === 'choose' && offers.every(moves) && offers.some(({ gains }) => (gains?.steps ?? []).length > 0);
}

/** The spaces of a track as they stand on it, the first one first. */
function spacesOf(track: string): Reward[][] {
  if (track === 'marshal' || track === 'wanted')
    return (handbook()?.[track].spaces ?? []).map((sentence) => [rewardOf(track, sentence)]);
  return (handbook()?.tracks.find(({ name }) => name === track)?.spaces ?? []).map(partsOf);
}

function lookOf(track: string): Pick<Strip, 'name' | 'ink'> {
  if (track === 'marshal' || track === 'wanted') return { name: t(`web-${track}`), ink: `var(--${track})` };
  const page = handbook()?.tracks.find(({ name }) => name === track);
  return { name: nameOf(track) ?? track, ink: trackLook(page?.id ?? track).ink };
}

/** A track with the way from the first step to the last. */
function stripOf(track: string, steps: readonly TrackStep[]): Strip {
  const [from, to] = [steps[0]?.from ?? 0, steps.at(-1)?.to ?? 0];
  const state = (space: number): Cell['state'] => (space === to ? 'to' : space === from ? 'from' : null);
  return { track, ...lookOf(track), cells: spacesOf(track).map((parts, at) => ({ parts, state: state(at + 1) })) };
}

/** How many points of the ruler are shown, and how many of them before the step. */
const [RULER, BEFORE] = [7, 2];

function ruler(from: number, gained: number): Strip {
  const first = Math.max(0, from - BEFORE);
  const cells = Array.from({ length: RULER }, (_, at): Cell => {
    const n = first + at;
    return { parts: [{ text: `${n}`, icon: null }], state: n === from + gained ? 'to' : n === from ? 'from' : null };
  });
  return { track: 'lp', name: t('web-about-lp'), ink: 'var(--barn)', cells };
}

/** What the row of a space is worth, in the words of the handbook. */
function rowOf({ track, to }: TrackStep): Line | null {
  if (track !== 'marshal' && track !== 'wanted') return null;
  const row = rowNumber(to);
  const worth = handbook()?.[track].rows[row - 1];
  return worth === undefined || to === 0 ? null : { icon: 'goal', text: t('web-reward-row', { n: row, worth }) };
}

function stripsOf({ gains }: Choice, { position, own }: Setting): Strip[] {
  const steps = gains?.steps ?? [];
  const tracks = [...new Set(steps.map(({ track }) => track))];
  const strips = tracks.map((track) =>
    stripOf(
      track,
      steps.filter((step) => step.track === track),
    ),
  );
  const me = position.players.find(({ seat }) => seat === own?.seat);
  const lp = gains?.lp ?? 0;
  return strips.length > 0 || lp <= 0 || me === undefined ? strips : [ruler(me.lp, lp)];
}

/** What the base game's stories wait for that a reward may bring; those of modules wait for something else or are unknown here. */
const awaits: Readonly<Record<string, 'lp' | 'steps' | 'else'>> = {
  arrival: 'else',
  legend: 'lp',
  points: 'steps',
  showdown: 'else',
  spend: 'else',
};

/** That no story waits for a reward, where it is sure: LP may add up with others of the action. */
function storyLine({ kind, gains }: Choice, { position }: Setting): Line[] {
  const open = position.stories.flatMap(({ trigger }) => (trigger === null ? [] : [awaits[trigger]]));
  if (kind !== 'reward' || open.length === 0 || open.includes(undefined)) return [];
  const steps = (gains?.steps ?? []).length > 0;
  // Nothing is gained at the end of the track.
  if (!steps && (gains?.lp ?? 0) <= 0) return [];
  if ((steps && open.includes('steps')) || ((gains?.lp ?? 0) > 0 && open.includes('lp'))) return [];
  return [{ icon: 'story', text: t('web-reward-no-story') }];
}

/** What an event took from its player, in a few words. */
function lossOf(event: LogEntry): string | null {
  const { type } = event;
  if (type === 'discarded') return event.cause === 'card' ? t('web-reward-toll-card') : null;
  if (type === 'wounded') return event.cause === 'fight-card' ? t('web-game-gain-wounds', { n: event.amount }) : null;
  if ((type !== 'money' && type !== 'lp') || event.cause !== 'fight-card' || event.amount >= 0) return null;
  return t(type === 'money' ? 'web-game-lose-money' : 'web-game-lose-lp', { n: -event.amount });
}

/** What is done with a card or a thing of one's own, which may have a card as its price. */
const priced: ReadonlySet<LogEntry['type']> = new Set(['played', 'reacted', 'used']);

/** What the fight card took from the viewer before the reward; null if that is nothing. */
export function tollOf(log: readonly LogEntry[], { position, own }: Setting): string | null {
  const { fight } = position;
  const card = fight?.npc_shown;
  const from = log.findLastIndex(({ type }) => type === 'revealed');
  if (card == null || own === null || from < 0) return null;
  const since = log.slice(from + 1);
  const end = since.findIndex(({ type }) => type === 'fight-won');
  const during = end < 0 ? since : since.slice(0, end);
  const losses = during.flatMap((event, at) => {
    if (!('seat' in event) || event.seat !== own.seat || priced.has(during[at - 1]?.type ?? event.type)) return [];
    return lossOf(event) ?? [];
  });
  return losses.length === 0 ? null : t('web-reward-toll', { card, what: losses.join(' · ') });
}

function linesOf(offer: Choice, setting: Setting): Line[] {
  const { steps = [], lp = 0 } = offer.gains ?? {};
  const me = setting.position.players.find(({ seat }) => seat === setting.own?.seat);
  const paid = steps.reduce((sum, step) => sum + (step.lp ?? 0), 0);
  const line = (icon: IconName, text: string | undefined, bad = false): Line[] =>
    text === undefined ? [] : [{ icon, text, bad }];
  return [
    ...changeLines(offer, setting),
    // The LP that a space pays are part of the score.
    ...line('lp', paid > 0 && me ? t('web-game-lp-sum', { n: lp, from: me.lp, to: me.lp + lp }) : undefined),
    ...steps.flatMap((step) => rowOf(step) ?? []),
    ...storyLine(offer, setting),
    ...line('discard', losses(offer, setting), true),
    ...line('hand', reactsOf(offer, setting)),
  ];
}

const isClosed = (offer: Offer | Closed): offer is Closed => 'reason' in offer;

function cardOf(offer: Offer | Closed, setting: Setting): RewardCard {
  const { icon, label, detail } = offerView(offer, setting);
  const reason = isClosed(offer) ? say(offer.reason, setting.names) : null;
  const lines = linesOf(offer, setting);
  // Without a step there is the end of the track, say.
  if (reason === null && lines.length === 0 && detail !== undefined) lines.push({ icon: 'end', text: detail });
  return { choice: offer.choice, icon, label, strips: stripsOf(offer, setting), lines, reason };
}

/** The rewards to choose from, and those that one might expect and cannot have. */
export function rewardCards(ask: Ask, setting: Setting): RewardCard[] {
  const kinds = new Set(ask.offers.map(({ kind }) => kind));
  const closed = ask.closed.filter(({ kind }) => kinds.has(kind));
  return [...ask.offers, ...closed].map((offer) => cardOf(offer, { ...setting, common: commonOf(ask) }));
}

/** How many spaces of a track are shown where there is little room, and how many of them before the step. */
const [FEW, AHEAD] = [5, 1];

/** The spaces around the step, each with its index. */
export function around({ cells }: Strip, few: boolean): (Cell & { at: number })[] {
  const all = cells.map((cell, at) => ({ ...cell, at }));
  if (!few) return all;
  const to = all.findIndex(({ state }) => state === 'to');
  const first = Math.max(0, Math.min(to - AHEAD - 1, all.length - FEW));
  return all.slice(first, first + FEW);
}

/** The number that stands in the corner of a cell: tracks of modules may begin with another one. */
export function numberOf(track: string, at: number): string {
  if (track === 'lp') return '';
  if (track === 'marshal' || track === 'wanted') return `${at + 1}`;
  return `${trackSpace(handbook()?.tracks.find(({ name }) => name === track) ?? null, at + 1)}`;
}
