// Numbers that changed, from the events of a log.
import type { TextArgs } from '$lib/text/fluent';
import type { IconName } from '$lib/ui/icons';
import { causeOf, seatOf, type EventType } from '$lib/events';
import type { LogEntry } from '$lib/wire';

/** A number that changed, for a chip. */
export interface Gain {
  n: number;
  seat: number;
  icon: IconName;
  text: string;
  args: TextArgs;
}

const shown: Partial<Record<EventType, { icon: IconName; text: string }>> = {
  money: { icon: 'money', text: 'money-change' },
  lp: { icon: 'lp', text: 'lp-change' },
  nuggets: { icon: 'nugget', text: 'nuggets-change' },
  wounded: { icon: 'wound', text: 'wound' },
  'wound-ignored': { icon: 'heal', text: 'no-wound' },
  healed: { icon: 'heal', text: 'healed' },
  marshal: { icon: 'star', text: 'marshal-now' },
  wanted: { icon: 'wanted', text: 'wanted-now' },
  'over-limit': { icon: 'discard', text: 'over-limit' },
  drew: { icon: 'draw', text: 'draw' },
  arrested: { icon: 'arrest', text: 'arrested' },
  actions: { icon: 'actions', text: 'actions' },
  'stole-cattle': { icon: 'cattle', text: 'cattle' },
};

const added = new Set([
  'draw',
  'wound',
  'healed',
  'money-change',
  'lp-change',
  'nuggets-change',
  'over-limit-money',
  'over-limit-nuggets',
]);

/** A negative sum is shown as a loss. */
function loss(gain: Gain): Gain {
  const n = Number(gain.args.n);
  return n < 0 ? { ...gain, text: gain.text.replace('-change', '-lost'), args: { n: -n } } : gain;
}

/** The gains of each player from events, summed by kind. */
export function gainsOf(events: readonly LogEntry[]): Gain[] {
  const gains: Gain[] = [];
  for (const event of events) {
    const known = shown[event.type];
    const seat = seatOf(event);
    if (known === undefined || seat === null || causeOf(event) === 'hand-limit') continue;
    // The part lost to a limit is money or nuggets, with separate sums.
    const look = event.type === 'over-limit' ? { ...known, text: `${known.text}-${event.loot}` } : known;
    const { n } = event;
    const amount = 'amount' in event ? event.amount : 1;
    const same = gains.find((gain) => gain.seat === seat && gain.text === look.text);
    if (same === undefined) gains.push({ n, seat, ...look, args: { n: amount } });
    else same.args = { n: added.has(look.text) ? Number(same.args.n) + amount : amount };
  }
  return gains.map(loss);
}
