// What flies over the table when something happens: cards, money, points. One event, one movement, from the cause to the number.

import type { IconName } from '$lib/ui/icons';
import type { Happening } from '$lib/wire';

export interface Flight {
  id: number;
  /** Anchors on the page, by their names; the first that is found counts. */
  from: readonly string[];
  to: readonly string[];
  icon: IconName | null;
  card: string | null;
  back: boolean;
  text: string;
  good: boolean;
}

type Plan = Pick<Flight, 'from' | 'to'> & Partial<Flight>;

const seatAnchor = (what: string, seat: number): string => `${what}-${seat}`;

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : `−${Math.abs(amount)}`);

function cardPlan({ kind, cards, seat = 0 }: Happening, mine: boolean): Plan | null {
  const [card = null] = cards;
  const hand = mine
    ? ['hand', seatAnchor('cards', seat), seatAnchor('lp', seat)]
    : [seatAnchor('cards', seat), seatAnchor('lp', seat)];
  const held = card === null ? hand : [`card-${card}`, ...hand];
  if (kind === 'drew') return { from: ['deck'], to: hand, card: mine ? card : null, back: card === null || !mine };
  if (kind === 'discarded') return { from: held, to: ['discard'], card, back: card === null };
  if (kind === 'played' || kind === 'reacted') return { from: held, to: ['table'], card, back: card === null };
  return null;
}

function numberPlan({ kind, amount = 0, seat = 0 }: Happening, mine: boolean): Plan | null {
  const at = (what: string): string[] => [
    ...(mine ? [`my-${what}`] : []),
    seatAnchor(what, seat),
    seatAnchor('lp', seat),
  ];
  const goods: Record<string, { icon: IconName; to: string[] }> = {
    money: { icon: 'money', to: at('money') },
    nuggets: { icon: 'nugget', to: at('nuggets') },
    lp: { icon: 'lp', to: [seatAnchor('lp', seat)] },
    wounded: { icon: 'wound', to: at('wounds') },
    healed: { icon: 'heal', to: at('wounds') },
  };
  const good = goods[kind];
  if (good === undefined || amount === 0) return null;
  const gain = kind === 'wounded' ? false : amount > 0;
  const text = kind === 'healed' ? signed(-amount) : signed(amount);
  const here = [`figure-${seat}`, 'table'];
  return gain
    ? { from: here, to: good.to, icon: good.icon, text, good: true }
    : { from: good.to, to: good.to, icon: good.icon, text, good: kind === 'healed' };
}

function trackPlan({ kind, amount = 0, seat = 0 }: Happening): Plan | null {
  if ((kind !== 'marshal' && kind !== 'wanted') || amount < 1) return null;
  return {
    from: [seatAnchor('lp', seat)],
    to: [`${kind}-${amount}`],
    icon: kind === 'marshal' ? 'star' : 'wanted',
    good: true,
  };
}

export function flightOf(happening: Happening, mine: boolean): Flight | null {
  const plan = cardPlan(happening, mine) ?? numberPlan(happening, mine) ?? trackPlan(happening);
  if (plan === null) return null;
  return { id: happening.n, icon: null, card: null, back: false, text: '', good: true, ...plan };
}
