// The bot levels offered by the server: the weakest first, then the host's own programs.

import { hasText, t } from './fluent';
import type { IconName } from '../ui/icons';
import { gun, hat } from '../ui/items';

/** The levels that this client knows, weakest first. */
const ladder: readonly { id: string; icon: IconName }[] = [
  { id: 'random', icon: 'tumbleweed' },
  { id: 'greenhorn', icon: hat },
  { id: 'cowboy', icon: 'rustle' },
  { id: 'gunslinger', icon: gun },
];

/** The current name of a level stored by a browser. */
export const levelNow = (level: string): string => (level === 'hand' ? 'cowboy' : level);

/** The level for newcomers. */
const first = 'greenhorn';

export const strongest = ladder.length;

/** The strength of a level, from 1 to `strongest`; none if unknown, as for an operator's program. */
export function strengthOf(level: string): number | null {
  const at = ladder.findIndex(({ id }) => id === level);
  return at < 0 ? null : at + 1;
}

export const levelIcon = (level: string): IconName => ladder.find(({ id }) => id === level)?.icon ?? 'bot';

/** The display name of a bot's level; without a message its id. `cowboy@9` is a cowboy with a search limit. */
export function levelName(level: string): string {
  const [name = level, n] = level.split('@');
  if (!hasText(`web-level-${name}`)) return level;
  const words = t(`web-level-${name}`);
  return n === undefined ? words : t('web-level-told', { level: words, n });
}

/** The description of a level, in one sentence. */
export function levelMore(level: string): string {
  const more = `web-level-${level.split('@')[0] ?? ''}-more`;
  return t(hasText(more) ? more : 'web-level-program-more');
}

/** The requested level; if it is not offered, that for newcomers, or the first one offered. */
export const levelAmong = (wish: string | undefined, levels: readonly string[]): string =>
  [wish, first].find((level) => level !== undefined && levels.includes(level)) ?? levels[0] ?? '';

/** The levels of a number of opponents. Additional ones copy the last, and the first is for newcomers. */
export function levelsFor(wishes: readonly string[], opponents: number, levels: readonly string[]): string[] {
  const chosen: string[] = [];
  for (let at = 0; at < opponents; at += 1) chosen.push(levelAmong(wishes[at] ?? chosen[at - 1], levels));
  return chosen;
}
