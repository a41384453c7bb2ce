// Flight animations for events: cards, money, points. One event, one movement, from the source to the number.

import type { IconName } from '$lib/ui/icons';
import { seatOf, type EventOf } from '$lib/events';
import type { LogEntry } from '$lib/wire';

export interface Flight {
  id: number;
  /** Anchors in the document, by name; the first one found is used. */
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

type CardEvent = EventOf<'drew' | 'discarded' | 'played' | 'reacted'>;

function cardPlan({ type, card, seat }: CardEvent, mine: boolean): Plan {
  const hand = mine
    ? ['hand', seatAnchor('cards', seat), seatAnchor('lp', seat)]
    : [seatAnchor('cards', seat), seatAnchor('lp', seat)];
  if (type === 'drew') return { from: ['deck'], to: hand, card: mine ? card : null, back: card === null || !mine };
  return { from: [`card-${card ?? ''}`, ...hand], to: [type === 'discarded' ? 'discard' : 'table'], card };
}

type NumberEvent = EventOf<'money' | 'nuggets' | 'lp' | 'wounded' | 'healed'>;

function numberPlan({ type, amount, seat }: NumberEvent, mine: boolean): Plan | null {
  const at = (what: string): string[] => [
    ...(mine ? [`my-${what}`] : []),
    seatAnchor(what, seat),
    seatAnchor('lp', seat),
  ];
  const goods: Record<NumberEvent['type'], { icon: IconName; to: string[] }> = {
    money: { icon: 'money', to: at('money') },
    nuggets: { icon: 'nugget', to: at('nuggets') },
    lp: { icon: 'lp', to: [seatAnchor('lp', seat)] },
    wounded: { icon: 'wound', to: at('wounds') },
    healed: { icon: 'heal', to: at('wounds') },
  };
  if (amount === 0) return null;
  const { icon, to } = goods[type];
  const gain = type === 'wounded' ? false : amount > 0;
  const text = type === 'healed' ? signed(-amount) : signed(amount);
  const here = [`figure-${seat}`, 'table'];
  return gain ? { from: here, to, icon, text, good: true } : { from: to, to, icon, text, good: type === 'healed' };
}

function trackPlan({ type, amount, seat }: EventOf<'marshal' | 'wanted'>): Plan | null {
  if (amount < 1) return null;
  return {
    from: [seatAnchor('lp', seat)],
    to: [`${type}-${amount}`],
    icon: type === 'marshal' ? 'star' : 'wanted',
    good: true,
  };
}

function planOf(event: LogEntry, mine: boolean): Plan | null {
  switch (event.type) {
    case 'drew':
    case 'discarded':
    case 'played':
    case 'reacted':
      return cardPlan(event, mine);
    case 'money':
    case 'nuggets':
    case 'lp':
    case 'wounded':
    case 'healed':
      return numberPlan(event, mine);
    case 'marshal':
    case 'wanted':
      return trackPlan(event);
    default:
      return null;
  }
}

/** `facing` is the seat whose hidden information is shown. */
export function flightOf(event: LogEntry, facing: number | null): Flight | null {
  const seat = seatOf(event);
  const plan = planOf(event, seat !== null && seat === facing);
  if (plan === null) return null;
  return { id: event.n, icon: null, card: null, back: false, text: '', good: true, ...plan };
}
