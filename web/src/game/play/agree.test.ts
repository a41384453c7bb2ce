// Header, list of games and banner say the same of every saved position: whether it is my move, and for whom the others wait.

import { readFileSync, readdirSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { wholeMessage } from '$lib/net/complete';
import { isAsked } from '$lib/state/calls';
import { namesOf } from '$lib/state/names';
import { bundleOf, t, useBundle } from '$lib/text/fluent';
import { useHandbook } from '$lib/text/handbook';
import type { Handbook, ToPage } from '$lib/wire';
import { rowDetail } from '../../screens/home/rows';
import { waitsForMe } from '../../screens/home/tables';
import { playerName } from '../../screens/home/words';
import { turnOf, whatIsAwaited, whoseTurn } from './awaited';
import type { Play } from './play.svelte';

const root = new URL('../../../', import.meta.url);
const text = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const fixtures = readdirSync(new URL('fixtures/', root)).filter((name) => name !== 'handbook.json');

beforeAll(() => {
  const files = readdirSync(new URL('../locales/en/', root)).filter((name) => name.endsWith('.ftl'));
  useBundle(
    bundleOf(
      'en',
      files.map((name) => text(`../locales/en/${name}`)),
    ),
  );
  useHandbook(JSON.parse(text('fixtures/handbook.json')) as Handbook);
});

/** The position as each of its players sees it. */
function viewsOf(name: string) {
  const message = wholeMessage(JSON.parse(text(`fixtures/${name}`)) as ToPage);
  if (message.type !== 'snapshot' || message.game === null) throw new Error(`${name} has no game`);
  const { table, game } = message;
  return table.seats.map(({ seat }) => {
    const seats = table.seats.map((each) => ({ ...each, mine: each.seat === seat }));
    const info = { ...table, seats };
    const ask = game.own?.seat === seat ? game.ask : null;
    const known = { info, game: { ...game, ask }, facing: seat };
    const play = { position: game.position, table: { ...known, passing: false, names: namesOf(known) } };
    return { seat, info, game: known.game, play: play as unknown as Play };
  });
}

test.each(fixtures)('%s', (name) => {
  for (const { seat, info, game, play } of viewsOf(name)) {
    const { position } = game;
    const awaited = position.waiting;
    const mine = awaited.includes(seat);
    // The server's lists and the position.
    expect(info.waiting, 'the list waits for the same').toEqual(info.status === 'running' ? awaited : []);
    const list = waitsForMe(info);
    expect(list, 'the list of games').toBe(mine);
    // Only who is asked gets a question, and the banner with it.
    const banner = isAsked(game, 'nothing');
    if (game.own?.seat === seat) expect(banner, 'the banner').toBe(mine);
    else expect(banner).toBe(false);
    const header = `${whoseTurn(play)} ${whatIsAwaited(play)}`;
    const turn = turnOf(position);
    expect(header.includes(t('web-game-your-turn')), header).toBe(turn === seat);
    const [only, ...more] = awaited;
    if (mine) {
      if (position.question !== 'turn/actions') expect(header).toContain(t('web-game-you-choose'));
    } else if (only !== undefined) {
      for (const other of awaited) expect(header).toContain(play.table.names(other));
      // The list names the same player.
      const there = info.seats.find((each) => each.seat === only);
      if (more.length === 0 && there !== undefined) {
        expect(rowDetail(info)).toContain(playerName(there));
        expect(header).toContain(playerName(there));
      }
    }
  }
});
