// What a store shows of a position: wares, prices, purchases.
import { seatOf, types } from '$lib/events';
import { plainItem } from '$lib/text/handbook';
import type { Ask, Closed, Handbook, LogEntry, ItemPage, Message, Offer, Player, Position } from '$lib/wire';

export interface Ware {
  id: string;
  page: ItemPage;
  /** The price on the tag, and what it was before a discount. */
  price: number;
  before: number;
  /** How many are left; null for an item of which there is only one. */
  left: number | null;
  owners: number[];
  mine: 'none' | 'front' | 'upgraded';
  /** Buying it, or upgrading the owned copy. */
  offer: Offer | null;
  reason: Message | null;
}

export interface Bought {
  n: number;
  item: string;
  upgraded: boolean;
  paid: number;
}

export interface StoreView {
  mounts: Ware[];
  weapons: Ware[];
  goods: Ware[];
  money: number;
  goodsOwned: number;
  bought: Bought[];
  leave: Offer | null;
}

const trades: ReadonlySet<string> = new Set(['buy', 'upgrade']);

const has = (player: Player | undefined, id: string): Ware['mine'] => {
  if (player?.items.includes(`${id}+`)) return 'upgraded';
  return player?.items.includes(id) ? 'front' : 'none';
};

const concerns = (id: string, kinds: ReadonlySet<string>) => (each: Offer | Closed) =>
  kinds.has(each.kind) && each.item !== undefined && plainItem(each.item) === id;

/** Of two reasons, the one about the action that is still possible with the item. */
function reasonOf(closed: readonly Closed[], mine: Ware['mine']): Closed | undefined {
  // If only buying or only upgrading is offered, the other has no informative reason.
  const telling = closed.filter(({ reason }) => reason.id !== 'refusal-wrong-moment');
  return telling.find(({ kind }) => kind.endsWith('upgrade') === (mine !== 'none')) ?? telling[0];
}

/** An item on sale; `kinds` are the choices that buy or upgrade it. */
export function wareOf(
  id: string,
  page: ItemPage,
  position: Position,
  ask: Ask | null,
  me: Player | undefined,
  kinds: ReadonlySet<string> = trades,
): Ware {
  const mine = has(me, id);
  const offer = ask?.offers.find(concerns(id, kinds)) ?? null;
  const closed = reasonOf(ask?.closed.filter(concerns(id, kinds)) ?? [], mine);
  return {
    id,
    page,
    price: (offer ?? closed)?.cost ?? page.cost,
    before: page.cost,
    left: position.store[id] ?? 0,
    owners: position.players.filter((player) => has(player, id) !== 'none').map(({ seat }) => seat),
    mine,
    offer,
    reason: offer === null ? (closed?.reason ?? null) : null,
  };
}

// Side effects of buying, such as a card drawn, are part of the visit.
const ofVisit = types('money', 'gained-item', 'upgraded', 'lost-item', 'equipped', 'drew', 'healed', 'reshuffled');

/** The purchases of this visit, read from the end of the log. */
export function boughtOf(log: readonly LogEntry[], seat: number): Bought[] {
  const from = log.findLastIndex(
    (event) =>
      event.type !== 'legendary-shown' &&
      (!ofVisit.has(event.type) || seatOf(event) !== seat || (event.type === 'money' && event.cause !== 'store')),
  );
  let paid = 0;
  return log.slice(from + 1).flatMap((event) => {
    if (event.type === 'money') paid = -event.amount;
    if (event.type !== 'gained-item' && event.type !== 'upgraded') return [];
    const bought = { n: event.n, item: event.item, upgraded: event.type === 'upgraded', paid };
    paid = 0;
    return [bought];
  });
}

const leaving = new Set(['end', 'pass']);

/** Whether the store beside a space sells an item; away from the stores, and without stands, any does. */
function isSold(position: Position, space: string | null, id: string): boolean {
  const own = position.stands.find(({ spaces }) => space !== null && spaces.includes(space));
  if (own !== undefined) return own.items.includes(id);
  return !position.stands.some(({ items }) => items.includes(id));
}

/** The shelves, as `seat` sees them; without a decision they are read-only. */
export function storeView(
  position: Position,
  ask: Ask | null,
  log: readonly LogEntry[],
  seat: number | null,
  book: Handbook,
): StoreView {
  const me = position.players.find((player) => player.seat === seat);
  // An effect sells the items of all stores.
  const everywhere = position.question === 'shop' || position.question === 'upgrade';
  const space = me?.space ?? null;
  const shopping = ask !== null && ['store', 'shop', 'upgrade'].includes(position.question);
  const wares = (kind: string): Ware[] =>
    Object.entries(book.items)
      .filter(([, page]) => page.kind === kind)
      .map(([id, page]) => wareOf(id, page, position, ask, me))
      .filter(({ id, mine }) => everywhere || mine !== 'none' || isSold(position, space, id))
      .sort((one, two) => one.before - two.before);
  const goods = wares('misc');
  return {
    mounts: wares('mount'),
    weapons: wares('weapon'),
    goods,
    money: me?.money ?? 0,
    goodsOwned: goods.filter(({ mine }) => mine !== 'none').length,
    bought: shopping && seat !== null ? boughtOf(log, seat) : [],
    leave: shopping ? (ask.offers.find(({ kind }) => leaving.has(kind)) ?? null) : null,
  };
}
