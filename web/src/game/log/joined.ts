// The log, with what a limit took told in the line of the gain.
import type { LogEntry } from '$lib/wire';

type Gain = Extract<LogEntry, { type: 'money' | 'nuggets' }>;
type Lost = Extract<LogEntry, { type: 'over-limit' }>;

/** Whether an event tells what a limit took of the gain before it. */
const takes = (lost: LogEntry | undefined, gain: LogEntry): lost is Lost =>
  lost?.type === 'over-limit' && isGain(gain) && lost.seat === gain.seat && lost.loot === gain.type;

const isGain = (event: LogEntry): event is Gain =>
  (event.type === 'money' || event.type === 'nuggets') && event.amount > 0 && event.line !== undefined;

function cut(gain: Gain, lost: Lost): LogEntry {
  const { limit } = lost.line?.args ?? {};
  if (limit === undefined) return gain;
  const args = { name: { seat: gain.seat }, n: gain.amount, of: gain.amount + lost.amount, limit };
  return { ...gain, line: { id: `web-log-cut-${gain.type}`, args } };
}

/** The events, with what a limit took told in the line of the gain. */
export function joined(log: readonly LogEntry[]): LogEntry[] {
  return log.flatMap((event, at) => {
    const [before, after] = [log[at - 1], log[at + 1]];
    if (isGain(event) && takes(after, event) && after.line !== undefined) return [cut(event, after)];
    return before !== undefined && takes(event, before) ? [] : [event];
  });
}
