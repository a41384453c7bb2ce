// Every component in which something is typed or chosen, and how long that lasts. A new one needs a row here, and one in
// `tests/support/forms.ts` if it has a draft.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drafts, states, views } from './forms.testing';

const source = new URL('../../', import.meta.url);

/** Parts of a form: the value is the form's. */
const parts = [
  'game/decision/EachTurn.svelte',
  'lib/ui/Segmented.svelte',
  'lib/ui/Toggle.svelte',
  'screens/home/KindPicker.svelte',
  'screens/home/Opponents.svelte',
  'screens/home/fields/Select.svelte',
  'screens/home/fields/TextField.svelte',
  'screens/rules/SearchField.svelte',
  'screens/rules/TableChoice.svelte',
  'screens/setup/CastField.svelte',
  'screens/setup/CharacterPicker.svelte',
  'screens/setup/CharactersField.svelte',
  'screens/setup/EditionField.svelte',
  'screens/setup/KindCards.svelte',
  'screens/setup/LengthField.svelte',
  'screens/setup/ModeCards.svelte',
  'screens/setup/OptionCard.svelte',
  'screens/setup/RecordField.svelte',
  'screens/setup/SeatField.svelte',
  'screens/setup/SettingsFields.svelte',
  'screens/setup/StoresField.svelte',
  'screens/setup/TableFields.svelte',
  'screens/setup/TurnsField.svelte',
];

/** What is picked in a game is kept by this. */
const picks = /\bnew Picks\b/;

/** What is chosen takes effect at once, and is kept where it belongs. */
const immediate: Readonly<Record<string, string>> = {
  'game/decision/Farther.svelte': 'stored by `change`',
  'game/log/Records.svelte': 'a view of the log',
  'game/scenes/poker/LayTray.svelte': 'in a replay and in the gallery alone; in a game the hand has the cards',
  'screens/Leaderboard.svelte': 'in the address',
  'screens/account/ConfirmDialog.svelte': 'a secret, which goes with the dialog',
  'screens/account/GamesPanel.svelte': 'sent at once',
  'screens/account/RecoveryCode.svelte': 'to be copied only',
  'screens/admin/Reports.svelte': 'a view of the reports',
  'screens/home/PlayNow.svelte': 'stored by `keepQuick`',
  'screens/replay/Controls.svelte': 'a view of a replay',
  'screens/replay/Scrubber.svelte': 'a view of a replay',
  'screens/result/PlotCard.svelte': 'a view of a plot',
  'screens/review/Graph.svelte': 'a view of a plot',
  'screens/settings/NoticesPanel.svelte': 'sent at once',
  'screens/settings/SettingsPanel.svelte': 'stored by `change`',
  'screens/settings/TellPanel.svelte': 'proved by a message',
  'screens/table/lobby/NotesCard.svelte': 'sent at once',
};

const inputs =
  /<(input|select|textarea|TextField|Select|SearchField|Toggle|Segmented|CharacterPicker|SettingsFields|SeatsField|TableChoice|GameFields)\b/;

/** The declaration of a state. */
const declared = /(?:^|\s)(#?\w+)(?:: [^=;\n]+)? = \$state(?:\.raw)?\b/gm;

const sources = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.svelte(\.ts)?$/.test(name) && !/gallery/.test(name));
const components = sources.filter((name) => name.endsWith('.svelte'));
const textOf = (name: string): string => readFileSync(new URL(name, source), 'utf8');

test('every component with an input says how long that lasts', () => {
  const found = components.filter((name) => inputs.test(textOf(name)) || picks.test(textOf(name)));
  const rows = drafts.filter((name) => name.endsWith('.svelte'));
  expect(found.sort()).toEqual([...rows, ...parts, ...Object.keys(immediate)].sort());
});

test('every state says why it is no draft: what is typed or chosen is none', () => {
  const found = sources.flatMap((name) =>
    [...textOf(name).matchAll(declared)].map(([, variable = '']) => ({ name, variable })),
  );
  expect(found.length).toBeGreaterThan(200);
  const known = Object.values(states).flat();
  const own = Object.entries(views).flatMap(([name, list]) => list.map((variable) => `${name}: ${variable}`));
  const unknown = found.filter(({ variable }) => !known.includes(variable));
  expect(unknown.map(({ name, variable }) => `${name}: ${variable}`).sort()).toEqual(own.sort());
  // Nothing is listed that is not there.
  expect(known.filter((each) => !found.some(({ variable }) => variable === each))).toEqual([]);
});

test('a form with a draft keeps it outside of the component', () => {
  const own = drafts.filter(
    (name) =>
      !/\b(draftOf|textDraft)\(|new Picks\b|typed: Draft<string>|\bkept\b.* from '\.\/setup\/begin'/.test(textOf(name)),
  );
  expect(own).toEqual([]);
  // What is typed into a variable of the component is lost with it, and by whatever the variable is derived from.
  const local = [...drafts, ...parts].filter((name) =>
    /let (typed|draft|text|query|picked) = \$(state|derived)/.test(textOf(name)),
  );
  expect(local).toEqual([]);
  // So is a draft that no other component can ask for.
  const unshared = sources.filter((name) => /\bnew Draft\b/.test(textOf(name)));
  expect(unshared).toEqual(['lib/state/drafts.svelte.ts']);
});
