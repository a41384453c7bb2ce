// What follows a decision whichever of its options is chosen: it is told once, and not with each of them.

import type { Ask, Gains, Offer, OtherGains, TrackStep } from '$lib/wire';

/** Kinds of choices of which one is chosen for what it does. */
const options: ReadonlySet<Offer['kind']> = new Set(['choose', 'reward']);

type Sum = 'money' | 'lp' | 'nuggets' | 'wounds' | 'draws' | 'actions';
const sums: readonly Sum[] = ['money', 'lp', 'nuggets', 'wounds', 'draws', 'actions'];

/** What an option of a penalty costs itself, by its name; what else it changes follows. */
const costs: Readonly<Record<string, readonly Sum[]>> = { wound: ['wounds'], pay: ['money'], discard: [] };

const same = (one: TrackStep, other: TrackStep): boolean =>
  one.track === other.track && one.from === other.from && one.to === other.to;

/** Whether two have the same for somebody: all of it is told together. */
const alike = (one: OtherGains, other: OtherGains): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The part of a sum that two have in common: where it is paid in parts, the smaller one. */
function sharedSum(one: number, other: number, parts: boolean): number {
  if (one === other) return one;
  if (!parts || Math.sign(one) !== Math.sign(other)) return 0;
  return Math.abs(one) < Math.abs(other) ? one : other;
}

/** What steps on tracks pay, which a sum contains. */
const paid = (steps: readonly TrackStep[] | undefined, of: Sum): number =>
  of === 'money' || of === 'lp' || of === 'draws' ? (steps ?? []).reduce((sum, step) => sum + (step[of] ?? 0), 0) : 0;

const beyondSteps = (gains: Gains, of: Sum): number => (gains[of] ?? 0) - paid(gains.steps, of);

function both(one: Gains, other: Gains, parts: boolean): Gains {
  const shared: Gains = {};
  const steps = (one.steps ?? []).filter((step) => other.steps?.some((each) => same(step, each)));
  for (const of of sums) {
    const sum = sharedSum(beyondSteps(one, of), beyondSteps(other, of), parts) + paid(steps, of);
    if (sum !== 0) shared[of] = sum;
  }
  const answers = (one.answers ?? []).filter((seat) => other.answers?.includes(seat));
  if (steps.length > 0) shared.steps = steps;
  if (answers.length > 0) shared.answers = answers;
  const others = (one.others ?? []).filter((each) => other.others?.some((there) => alike(each, there)));
  if (others.length > 0) shared.others = others;
  return shared;
}

const allOf = (known: readonly Gains[], parts: boolean): Gains | undefined =>
  known.length === 0 ? undefined : known.reduce((one, other) => both(one, other, parts));

/** What an option changes; with choices that complete it, what all of these change. */
function gainsOf({ gains, then }: Offer, parts: boolean): Gains | undefined {
  const after = then.flatMap(({ gains }) => (gains === undefined ? [] : [gains]));
  return gains ?? (after.length === then.length ? allOf(after, parts) : undefined);
}

/** The same without what the option itself costs. */
function afterCost({ option = '' }: Offer, gains: Gains): Gains {
  const own = costs[option] ?? sums;
  return Object.fromEntries(Object.entries(gains).filter(([of]) => !own.includes(of as Sum)));
}

/**
 * What follows every option. One of a penalty may hide it behind a draw or a further choice: then it is what the others tell
 * beside their own cost.
 */
export function commonOf({ offers, question }: Pick<Ask, 'offers' | 'question'>): Gains | null {
  if (offers.length < 2 || !offers.every(({ kind }) => options.has(kind))) return null;
  const penalty = question.id === 'question-suffer';
  const told = offers.map((offer) => ({ offer, gains: gainsOf(offer, penalty) }));
  const known = told.flatMap(({ offer, gains }) => (gains === undefined ? [] : [{ offer, gains }]));
  if (known.length < told.length && !penalty) return null;
  const [only] = known;
  const parts =
    known.length === 1 && only !== undefined ? [afterCost(only.offer, only.gains)] : known.map(({ gains }) => gains);
  const shared = allOf(parts, penalty);
  return shared === undefined || Object.keys(shared).length === 0 ? null : shared;
}

/** What a choice changes beside that. */
export function beside(gains: Gains, common: Gains | null | undefined): Gains {
  if (common == null) return gains;
  const less: Gains = { ...gains };
  for (const of of sums) {
    const sum = (gains[of] ?? 0) - (common[of] ?? 0);
    if (gains[of] !== undefined) less[of] = sum;
  }
  const steps = gains.steps?.filter((step) => !common.steps?.some((each) => same(step, each)));
  const answers = gains.answers?.filter((seat) => !common.answers?.includes(seat));
  if (steps !== undefined) less.steps = steps;
  if (answers !== undefined) less.answers = answers;
  const others = gains.others?.filter((each) => !common.others?.some((there) => alike(each, there)));
  if (others !== undefined) less.others = others;
  return less;
}
