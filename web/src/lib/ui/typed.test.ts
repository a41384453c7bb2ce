// What people have typed (names of persons, tables and devices) stands isolated wherever components show it, so that letters
// from right to left do not change the order of the words around it.

import { parse } from 'svelte/compiler';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { SeatInfo, TableInfo } from '../wire';
import { namesOf, personAt } from '../state/names';
import { botName } from '../../game/play/names';
import { playerName, sitterName, tableName } from '../../screens/home/words';

const root = new URL('../../', import.meta.url).pathname;

/** A part of a syntax tree. */
interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const all = (node: Node): Node[] => [node, ...partsOf(node).flatMap(all)];

/** What isolates its arguments, or is no text. */
const isolating = new Set(['t', 'isolated', 'say', 'encodeURIComponent']);
/** Whose `name`, or that of whose settings, people have typed. */
const people = new Set([
  'guest',
  'info',
  'own',
  'person',
  'player',
  'profile',
  'row',
  'seat',
  'settings',
  'there',
  'sender',
]);

const nameOf = (node: unknown): string | null =>
  !isNode(node)
    ? null
    : node.type === 'Identifier'
      ? String(node.name)
      : isNode(node.property)
        ? nameOf(node.property)
        : null;

/** The names that people have typed in an expression whose value is shown, where nothing isolates them. */
function typed(node: Node): Node[] {
  if (node.type === 'CallExpression' && isolating.has(nameOf(node.callee) ?? '')) return [];
  if (node.type === 'BinaryExpression') return [];
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].filter(isNode).flatMap(typed);
  if (node.type === 'IfStatement') return [node.consequent, node.alternate].filter(isNode).flatMap(typed);
  if (node.type === 'MemberExpression' && nameOf(node.property) === 'name' && people.has(nameOf(node.object) ?? ''))
    return [node];
  return partsOf(node).flatMap(typed);
}

/** The expressions that stand as text in a component, and not in an attribute. */
function shown(node: Node): Node[] {
  if (node.type === 'ExpressionTag') return isNode(node.expression) ? [node.expression] : [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'attributes' ? [] : [value].flat().filter(isNode).flatMap(shown),
  );
}

/** What the script declares by a name. */
const declared = (script: Node, name: string): Node[] =>
  all(script).filter((node) => node.type === 'VariableDeclarator' && nameOf(node.id) === name);

/** The bare names of a component, as they are written. */
function bare(source: string): string[] {
  const tree = parse(source, { modern: true }) as unknown as { fragment: Node; instance: Node | null };
  const texts = shown(tree.fragment).flatMap((expression) => {
    const { instance } = tree;
    if (expression.type !== 'Identifier' || instance === null) return [expression];
    return declared(instance, String(expression.name))
      .map((node) => node.init)
      .filter(isNode);
  });
  return texts.flatMap(typed).map(({ start, end }) => source.slice(start, end));
}

test('no component shows what people have typed without isolating it', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.gallery)\.svelte$/.test(file),
  );
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) =>
    bare(readFileSync(root + file, 'utf8')).map((text) => `${file}: {${text}}: use PersonName or isolated(…)`),
  );
  expect(found).toEqual([]);
});

test('the check finds bare names and leaves others alone', () => {
  const script = (text: string) => `<script lang="ts">${text}</script>`;
  expect(bare('<b>{seat.name}</b>')).toEqual(['seat.name']);
  expect(bare('{#if open}{info?.name ?? t("x")}{/if}')).toEqual(['info?.name']);
  expect(bare('<h1>{table.info.settings.name}</h1>')).toEqual(['table.info.settings.name']);
  expect(bare(`${script('const who = $derived(mine ? guest.name : null);')}{who}`)).toEqual(['guest.name']);
  const block = 'const who = $derived.by(() => { if (seat.name === "") return t("x"); return seat.name; });';
  expect(bare(`${script(block)}{who}`)).toEqual(['seat.name']);
  expect(bare('<PersonName name={seat.name} />{t("x", { name: seat.name })}{isolated(info.name)}')).toEqual([]);
  expect(bare('{page.name}{seat.name === "" ? 1 : 2}{card?.name}')).toEqual([]);
});

test('the functions that name people isolate', () => {
  const name = 'ليلى';
  const open = String.fromCodePoint(0x2068);
  const seat = { seat: 1, sitter: 'person', name, bot: null, mine: false, character: null } as unknown as SeatInfo;
  const info = { seats: [seat], settings: { name } } as unknown as TableInfo;
  const said = [
    namesOf({ info, game: null, facing: null })(1),
    personAt({ info }, 1),
    sitterName(seat),
    playerName(seat),
    tableName(info),
    botName(seat),
  ];
  for (const each of said) expect(each?.startsWith(open), String(each)).toBe(true);
});
