// What the trader's scene shows of a position.
import type { Ask, Handbook, LogEntry, Offer, Player, Position } from '$lib/wire';
import { plainItem } from '$lib/text/handbook';
import { boughtOf, wareOf, type Bought, type Ware } from '../store/view';

export interface TraderView {
  /** The id of the name of his region. */
  region: string | null;
  /** The ids of the names of the regions that he can come to next. */
  next: readonly string[];
  row: Ware[];
  wares: Ware[];
  /** The own weapons and mounts that can be upgraded here. */
  upgrades: Ware[];
  facedown: number;
  money: number;
  bought: Bought[];
  leave: Offer | null;
}

const trades: ReadonlySet<string> = new Set(['trade', 'trade-upgrade']);

/** The stand, as `seat` sees it; without a decision it is read-only. */
export function traderView(
  position: Position,
  ask: Ask | null,
  log: readonly LogEntry[],
  seat: number | null,
  book: Handbook,
): TraderView | null {
  const { trader } = position;
  if (trader == null) return null;
  const me: Player | undefined = position.players.find((player) => player.seat === seat);
  const ware = (id: string): Ware[] => {
    const page = book.items[id];
    return page === undefined ? [] : [wareOf(id, page, position, ask, me, trades)];
  };
  const sold = new Set([...trader.row, ...trader.wares]);
  const own = (me?.items ?? []).map(plainItem).filter((id) => !sold.has(id));
  const trading = ask !== null && position.question === 'trade';
  return {
    region: trader.region ?? null,
    next: trader.next,
    row: trader.row.flatMap(ware).map((each) => ({ ...each, left: null })),
    wares: trader.wares.flatMap(ware),
    upgrades: own.flatMap(ware).filter(({ page, mine }) => page.upgraded != null && mine === 'front'),
    facedown: trader.facedown,
    money: me?.money ?? 0,
    bought: trading && seat !== null ? boughtOf(log, seat) : [],
    leave: trading ? (ask.offers.find(({ kind }) => kind === 'end') ?? null) : null,
  };
}
