// One connection for the page: what it hears goes to whoever shows games or lists at the moment.
import { liveUrl } from '../net/live';
import { Watch, type Changed } from '../net/watch';

let watch: Watch | null = null;
let open = $state(false);
let hearers: readonly ((changed: Changed) => void)[] = [];
let lists = 0;

/** Whether changes are heard at once. Until then lists are polled. */
export const watching = {
  get open(): boolean {
    return open;
  },
};

/** Opens the connection until the returned function is called. */
export function startWatching(): () => void {
  const own = new Watch({
    url: liveUrl('/api/me/live'),
    onChanged: (changed) => hearers.forEach((hear) => hear(changed)),
    onState: (now) => (open = now),
  });
  own.lists = lists > 0;
  watch = own;
  return () => {
    own.close();
    open = false;
    if (watch === own) watch = null;
  };
}

/** This browser is another guest now. */
export const renewWatching = (): void => watch?.renew();

/** Hears of changes until the returned function is called; with `shown`, also of the list of open tables. */
export function onChanged(hear: (changed: Changed) => void, shown = false): () => void {
  const note = (more: number): void => {
    const before = lists > 0;
    lists += shown ? more : 0;
    if (watch !== null && lists > 0 !== before) watch.lists = lists > 0;
  };
  hearers = [...hearers, hear];
  note(1);
  return () => {
    hearers = hearers.filter((other) => other !== hear);
    note(-1);
  };
}
