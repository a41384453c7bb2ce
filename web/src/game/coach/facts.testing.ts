// The decisions of the fixtures, as the coach sees them.

import { readFileSync } from 'node:fs';
import { wholeMessage } from '$lib/net/complete';
import type { ToPage } from '$lib/wire';
import type { Facts } from './facts';

/** What is known at the decision of a fixture. */
export function factsIn(name: string): Facts {
  const text = readFileSync(new URL(`../../../fixtures/${name}.json`, import.meta.url), 'utf8');
  const message = wholeMessage(JSON.parse(text) as ToPage);
  const game = message.type === 'snapshot' ? message.game : null;
  const me = game?.position.players.find(({ seat }) => seat === game.own?.seat);
  if (game?.ask == null || game.own === null || me === undefined) throw new Error(`${name} asks nothing`);
  return { ask: game.ask, own: game.own, position: game.position, me };
}
