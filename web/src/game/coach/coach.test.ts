import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { event } from '$lib/events.testing';
import { wholeMessage } from '$lib/net/complete';
import type { ToPage } from '$lib/wire';
import { answersTo, lately, most, sentencesFor } from './choose';
import { topicOf, type Facts } from './facts';
import { lines, sentences, type Moment } from './lines';
import { blank, count, drop, isUnderstood, tell, type Memory } from './memory';
import { happenedSince } from './moments';

const root = new URL('../../../../', import.meta.url);
const text = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const messages = (path: string): Map<string, string> =>
  new Map([...text(path).matchAll(/^([a-z][\w-]*) = (.*)$/gm)].map(([, id, value]) => [id ?? '', value ?? '']));
const languages = readdirSync(new URL('locales/', root)).filter((name) => !name.includes('.'));
const fixtures = readdirSync(new URL('web/fixtures/', root)).filter((name) => name !== 'handbook.json');

function factsIn(name: string): Facts | null {
  const message = wholeMessage(JSON.parse(text(`web/fixtures/${name}`)) as ToPage);
  if (message.type !== 'snapshot' || message.game?.ask == null || message.game.own === null) return null;
  const { ask, own, position } = message.game;
  const me = position.players.find(({ seat }) => seat === own.seat);
  return me === undefined ? null : { ask, own, position, me };
}

function facts(name: string): Facts {
  const found = factsIn(`${name}.json`);
  if (found === null) throw new Error(`${name} asks nothing`);
  return found;
}

describe('the index is complete', () => {
  // They ask nothing, or only modules ask them.
  const others = ['none', 'wait', 'over', 'npc-opponent', 'sheriff-place'];
  const topics = [...messages('locales/en/ui.ftl').keys()].flatMap((id) => /^question-(.+)$/.exec(id)?.[1] ?? []);

  test.each(topics.filter((topic) => !others.includes(topic)))('the question %s has a sentence', (topic) => {
    expect(lines.decisions[topic]?.length).toBeGreaterThan(0);
  });

  test.each(fixtures)('%s is explained', (name) => {
    const asked = factsIn(name);
    if (asked === null) return;
    expect(sentencesFor(asked, blank()).length, topicOf(asked.ask)).toBeGreaterThan(0);
    expect(answersTo(asked).length).toBeGreaterThan(0);
  });

  test('every kind of action is explained, but for moving, which the question itself explains', () => {
    const kinds = fixtures
      .filter((name) => name.startsWith('turn-actions'))
      .flatMap((name) => factsIn(name)?.ask.offers.map(({ kind }) => kind) ?? []);
    expect([...new Set(kinds)].filter((kind) => kind !== 'move' && lines.choices[kind] === undefined)).toEqual([]);
  });

  test('what happens is told before, and explained after', () => {
    const all: Record<Moment, true> = {
      won: true,
      lost: true,
      tie: true,
      wound: true,
      arrest: true,
      'goals-dealt': true,
      'goal-met': true,
      'goal-shown': true,
      limit: true,
      window: true,
      reaction: true,
      legendary: true,
      'last-round': true,
      end: true,
    };
    expect(Object.keys(lines.moments).sort()).toEqual(Object.keys(all).sort());
    const said = [...Object.values(lines.decisions), lines.anywhere, lines.turn].flatMap((some) => some ?? []);
    const sayable = new Set([...said.map(({ say }) => say), ...Object.values(lines.choices)]);
    for (const [moment, { before, after }] of Object.entries(lines.moments)) {
      const ways = Object.values(before);
      // Goals are dealt before anything is asked; becoming legendary and the last round cost nothing and ask nothing.
      if (!['goals-dealt', 'legendary', 'last-round'].includes(moment)) expect(ways.length, moment).toBeGreaterThan(0);
      for (const says of ways) expect(says.length, moment).toBeGreaterThan(0);
      expect(
        ways.flat().filter((say) => !sayable.has(say)),
        moment,
      ).toEqual([]);
      // A window is a question, and what is done in it tells the rest.
      if (moment === 'window') expect(after).toBeNull();
      else expect(after, moment).toMatch(/^coach-/);
    }
  });
});

/** What the card says beside the sentences. */
const around = ['coach-title', 'coach-less', 'coach-less-more', 'coach-fold', 'coach-on', 'coach-off'];

describe.each(languages)('in %s', (language) => {
  const said = messages(`locales/${language}/coach.ftl`);

  test('every sentence is there, and none besides', () => {
    expect([...said.keys()].sort()).toEqual([...sentences(), ...around].sort());
  });

  test.each(sentences())('%s is one short sentence', (id) => {
    const words = (said.get(id) ?? '').split(/\s+/).filter((word) => /[\p{L}\p{N}$]/u.test(word));
    expect(words.length).toBeLessThanOrEqual(25);
    // One that quotes a card ends as the card's text does.
    expect(said.get(id)).toMatch(/^[^.!?]+([.!?]|\{ \$text \}.?[”“»])$/u);
  });
});

describe('what is said', () => {
  let memory: Memory;
  beforeEach(() => (memory = blank()));
  const say = (of: Facts, happened: string[] = []): string[] => {
    count(memory);
    const says = sentencesFor(of, memory, happened);
    tell(memory, says);
    return says;
  };

  const later = (): void => void (memory.count += lately);

  /** In the middle of a game: what can come from others was said just before. */
  const underWay = (): void => {
    for (const { say: id, again } of lines.anywhere)
      if ((again ?? 0) > 1 && !/^coach-(fight|decline|meet)/.test(id))
        [memory.told[id], memory.at[id]] = [1, memory.count];
  };

  test('at a first fight how it is decided, and what a defeat costs', () => {
    expect(say(facts('fight-bandit-lay'))).toEqual(['coach-fight-bandit', 'coach-fight-card']);
  });

  test('it is said once in each fight until it was seen how those end, and then no more', () => {
    const fight = facts('fight-bandit-lay');
    const says = (): boolean => say(fight).includes('coach-fight-bandit');
    expect([says(), says(), says(), says()]).toEqual([true, false, false, false]);
    memory.met = ['won', 'wound'];
    expect([says(), says()]).toEqual([true, false]);
    memory.met.push('lost');
    later();
    expect(says()).toBe(true);
    memory.met.push('tie');
    later();
    expect(says()).toBe(false);
  });

  test('what may happen next is said before what can wait, and what was not said lately cannot', () => {
    const fight = facts('fight-bandit-lay');
    expect(say(fight)).toEqual(['coach-fight-bandit', 'coach-fight-card']);
    const turn = facts('turn-actions');
    const first = say(turn);
    expect(first.filter((id) => lines.anywhere.some((line) => line.say === id))).toEqual(first);
    const [one] = first;
    // It was said two decisions ago, others never.
    expect(say(turn)).not.toContain(one);
  });

  test.each([
    ['setup-place', 'coach-start'],
    ['turn-income', 'coach-income'],
  ])('where nothing can happen at once, what is asked comes first: %s', (name, first) => {
    expect(say(facts(name))[0]).toBe(first);
  });

  test('what is asked for the first time comes first, unless there are two other things to know', () => {
    const story = facts('offer');
    expect(say(story)).not.toContain('coach-story');
    underWay();
    delete memory.at['coach-wound'];
    expect(say(story)).toEqual(['coach-story', 'coach-wound']);
  });

  test('within a fight nothing is said of the next one', () => {
    const cards = { bandit: false, kind: 'fight' as const };
    const met = (of: Facts): Facts => ({
      ...of,
      own: { ...of.own, hand: of.own.hand.slice(0, 1) },
      ask: { ...of.ask, offers: of.ask.offers.slice(0, 1).map((offer) => ({ ...offer, ...cards })) },
    });
    for (const [name, said] of [
      ['turn-actions', true],
      ['fight-bandit-lay', false],
    ] as const) {
      memory = blank();
      underWay();
      memory.met = ['limit'];
      for (const id of ['coach-fight-bandit', 'coach-fight-card']) memory.at[id] = memory.count;
      expect(say(met(facts(name))).includes('coach-meet'), name).toBe(said);
    }
  });

  test('what must be known in time is said again after some decisions', () => {
    const line = { say: 'a', again: 3, until: ['arrest' as const], soon: true };
    const seen = [1, 2, 3, 4, 5, 6, 7].map(() => {
      count(memory);
      const open = !isUnderstood(line, memory);
      if (open) tell(memory, ['a']);
      return open;
    });
    expect(seen).toEqual([true, false, false, true, false, false, true]);
    memory.met.push('arrest');
    memory.count += 9;
    expect(isUnderstood(line, memory)).toBe(true);
  });

  test('what must be known comes before what happened, that before the rest, and never more than two sentences', () => {
    const fight = facts('fight-bandit-lay');
    expect(say(fight, ['coach-won'])).toEqual(['coach-fight-bandit', 'coach-fight-card']);
    later();
    underWay();
    memory.met = ['wound'];
    expect(say(fight, ['coach-won'])).toEqual(['coach-fight-bandit', 'coach-won']);
    for (const name of fixtures) {
      const asked = factsIn(name);
      if (asked !== null) expect(sentencesFor(asked, blank(), ['coach-won']).length).toBeLessThanOrEqual(most);
    }
  });

  test('whoever wants to hear less hears it no more', () => {
    const fight = facts('fight-bandit-lay');
    underWay();
    drop(memory, sentencesFor(fight, memory));
    expect(say(fight)).toEqual([]);
  });

  test('a gain that would be lost is announced', () => {
    const asked = facts('turn-actions-deposit');
    const offers = asked.ask.offers.map((offer, at) => (at === 0 ? { ...offer, lost_money: 10 } : offer));
    expect(say({ ...asked, ask: { ...asked.ask, offers } })).toContain('coach-limit');
  });

  test('an aim follows from what one has', () => {
    const shown = facts('turn-actions');
    // Away from all places.
    const asked = { ...shown, ask: { ...shown.ask, offers: shown.ask.offers.filter(({ kind }) => kind === 'move') } };
    const { position, own, me } = asked;
    memory.told = Object.fromEntries(sentences().flatMap((id) => (id.startsWith('coach-aim') ? [] : [[id, 999]])));
    const before = { ...asked, position: { ...position, turn: { ...position.turn, actions: 3 } } };
    const poor = { ...before, own: { ...own, hand: [] }, me: { ...me, money: 0, nuggets: 0, wounds: 0, wanted: 0 } };
    expect(sentencesFor(poor, memory)).toEqual(['coach-aim-gold']);
    expect(sentencesFor({ ...poor, me: { ...poor.me, nuggets: 2 } }, memory)).toEqual(['coach-aim-sell']);
    const strong = { ...poor, own: { ...own, hand: ['2c', 'Kd'] }, position: { ...before.position, bandits: ['x'] } };
    expect(sentencesFor(strong, memory)).toEqual(['coach-aim-bandit']);
    expect(sentencesFor({ ...strong, me: { ...strong.me, wanted: 1 } }, memory)).toEqual(['coach-aim-bandit-wanted']);
    expect(sentencesFor({ ...poor, position }, memory).every((id) => position.turn.actions === 3 || id === '')).toBe(
      true,
    );
  });

  test.each(lines.aims.flatMap(({ say, here }) => (here === undefined ? [] : [[say, here]])))(
    '%s is no aim where one can %s',
    (aim, here) => {
      const asked = facts('turn-actions');
      const [some] = asked.ask.offers;
      if (some === undefined) throw new Error('nothing is offered');
      const { position, own, me } = asked;
      memory.told = Object.fromEntries(sentences().flatMap((id) => (id === aim ? [] : [[id, 999]])));
      const rich = { money: 90, nuggets: aim === 'coach-aim-sell' ? 2 : 0, wounds: 2, wanted: 0, mount: null };
      const needs = { 'coach-aim-heal': {}, 'coach-aim-revel': { wounds: 0 }, 'coach-aim-sell': {} }[aim] ?? {
        wounds: 0,
        money: aim === 'coach-aim-gold' ? 0 : 10,
      };
      const on = { mount: aim === 'coach-aim-poker' ? 'mustang' : null };
      const hand = aim === 'coach-aim-poker' ? ['4c', '4d'] : [];
      const at = (kind: string): string[] =>
        sentencesFor(
          {
            ask: { ...asked.ask, offers: [{ ...some, kind: kind as typeof some.kind }] },
            position: { ...position, bandits: [], turn: { ...position.turn, actions: 3 } },
            own: { ...own, hand },
            me: { ...me, ...rich, ...needs, ...on },
          },
          memory,
        );
      expect(at('move')).toContain(aim);
      expect(at(here)).not.toContain(aim);
    },
  );

  test('becoming legendary is told when it happens', () => {
    const { position, me } = facts('turn-actions');
    const log = [event(1, 'legendary', { seat: me.seat }), event(2, 'legendary', { seat: me.seat + 1 })];
    expect(happenedSince(log, 0, position, me.seat)).toEqual([{ moment: 'legendary', way: 'any', n: 1 }]);
    expect(lines.moments.legendary.after).toBe('coach-legendary');
  });

  test('where to start is answered by the rule of starting places', () => {
    expect(answersTo(facts('setup-place'))).toEqual(['base.setup.26', 'base.setup.27']);
  });

  test('why a fight is decided comes before gangs', () => {
    expect(answersTo(facts('fight-bandit-lay'))[0]).toBe('base.fight.21');
    expect(answersTo(facts('fight-bandit-lay'))).toContain('base.bandit.08');
    expect(answersTo(facts('travel'))[0]).toBe('base.card.03');
  });
});
