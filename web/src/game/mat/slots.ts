// Which items lie in which slots of the mat.
import { itemOf, plainItem } from '$lib/text/handbook';
import type { Player } from '$lib/wire';

export interface Slot {
  key: string;
  kind: 'mount' | 'weapon' | 'misc';
  /** With `+` if it is upgraded; none for an empty slot. */
  item: string | null;
  /** Of several weapons or mounts, whether this is the active one. */
  active: boolean;
}

/** Mounts, weapons and other items, each kind with its empty slots, active ones first. */
export function slotsOf(player: Player, most: number): Slot[] {
  const of = (kind: Slot['kind'], inUse: string | null): Slot[] =>
    player.items
      .filter((item) => itemOf(item)?.kind === kind)
      .map((item, at) => ({
        key: `${item} ${at}`,
        kind,
        item,
        active: inUse === null || plainItem(item) === plainItem(inUse),
      }))
      .sort((a, b) => Number(b.active) - Number(a.active));
  const empty = (kind: Slot['kind'], count: number): Slot[] =>
    Array.from({ length: count }, (_, at) => ({ key: `${kind} ${at}`, kind, item: null, active: true }));

  const mounts = of('mount', player.mount);
  const weapons = of('weapon', player.weapon);
  const misc = of('misc', null);
  const room = Math.max(0, 5 - Math.max(1, mounts.length) - Math.max(1, weapons.length) - misc.length);
  return [
    ...(mounts.length > 0 ? mounts : empty('mount', 1)),
    ...(weapons.length > 0 ? weapons : empty('weapon', 1)),
    ...misc,
    ...empty('misc', Math.min(room, most - misc.length)),
  ];
}
