// The trader in words: his region, and where his cart is drawn.

import { t } from '$lib/text/fluent';
import { nameOf } from '$lib/text/handbook';
import type { Position } from '$lib/wire';
import type { MapToken } from '../board/types';

type Trader = Position['trader'];

/** The name of a region by the id of its message. */
export const regionOf = (id: string): string => nameOf(id) ?? '';

/** The cart as a token of the map; none before he is placed. */
export function cartOf(trader: Trader): MapToken[] {
  if (trader?.cart == null || trader.region == null) return [];
  const name = t('web-trader-at', { region: regionOf(trader.region) });
  const look = { mark: '', icon: 'cart', place: null, look: 'cart', opens: 'trader' } as const;
  return [{ space: trader.cart, fights: false, name, ...look }];
}
