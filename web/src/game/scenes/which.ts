// Which scene belongs to a question and the events before it.
import { causeOf, types } from '$lib/events';
import type { Ask, LogEntry, Question } from '$lib/wire';
import { fightTale, isTold, pokerTale } from './log';
import { isOnPage } from './legend/view';
import { isReward } from './reward/model';
import type { SceneSource } from './source';

export type SceneKind =
  | 'fight'
  | 'poker'
  | 'faro'
  | 'prospect'
  | 'store'
  | 'trader'
  | 'pick'
  | 'ride'
  | 'story'
  | 'legend'
  | 'event'
  | 'offer'
  | 'tokens'
  | 'goals'
  | 'draft'
  | 'reward'
  | 'start'
  | 'choice';

const stores: ReadonlySet<Question> = new Set<Question>(['store', 'shop', 'upgrade']);
/** Events of the page of a legendary story. */
const legends = types('story-revealed', 'part-taken', 'token-revealed', 'story-ends');
/** While one of these is carried out, decisions are made beside that page. */
const told: ReadonlySet<Question> = new Set<Question>(['instruction', 'part-reward', 'ending']);
const choices: ReadonlySet<Question> = new Set<Question>([
  'choose',
  'may',
  'fire',
  'player-here',
  'npc-restart',
  'equip-new',
  'turn/weapon',
  'turn/mount',
  'discard',
  'frontier-price',
  'tribute',
]);

/** Scenes that leave the board visible, with only a strip over it. */
const strips: ReadonlySet<SceneKind> = new Set<SceneKind>(['ride', 'start']);

export const covers = (kind: SceneKind | null): boolean => kind !== null && !strips.has(kind);

// While the dice are on the table, the item used is the map for a reroll.
const isProspecting = (event: LogEntry, rolled: boolean): boolean =>
  event.type === 'rolled' || causeOf(event) === 'prospect' || (rolled && event.type === 'used');

function goingOn(source: SceneSource): SceneKind | null {
  const { position, log, showing } = source;
  if (position === null) return null;
  const fighting = showing === null ? position.fight !== null : isTold(fightTale, log, showing);
  if (fighting ?? position.fight !== null) return 'fight';
  const playing = showing === null ? position.poker !== null : isTold(pokerTale, log, showing);
  if (playing ?? position.poker !== null) return 'poker';
  if (position.faro !== null) return 'faro';
  const panning = showing === null ? position.prospect !== null : isProspecting(showing, position.prospect !== null);
  if (panning) return 'prospect';
  if (showing?.type === 'event') return 'event';
  if (showing !== null && legends.has(showing.type)) return 'legend';
  return showing?.type === 'story-resolved' ? 'story' : null;
}

function asked(ask: Ask, question: Question, source: SceneSource): SceneKind | null {
  if (stores.has(question)) return 'store';
  if (question === 'trade') return 'trader';
  if (isOnPage(question)) return 'legend';
  if (question === 'sheriff/pick') return 'pick';
  if (question === 'offer') return 'offer';
  if (question === 'turn/goals') return ask.offers.some(({ kind }) => kind === 'goal') ? 'goals' : null;
  if (question === 'draft') return 'draft';
  if (question === 'setup/place') return 'start';
  if (!choices.has(question)) return null;
  if (question !== 'discard' && source.position?.below.some((each) => told.has(each))) return 'legend';
  if (source.position?.event != null && question !== 'discard') return 'event';
  if (source.position?.story != null && question !== 'discard') return 'story';
  return isReward(ask, question) ? 'reward' : 'choice';
}

/** The current scene; none to show the board. */
export function sceneOf(source: SceneSource): SceneKind | null {
  const { position, ask, showing, own } = source;
  if (position === null) return null;
  // Tokens can be drawn anywhere, even during a fight.
  if (ask !== null && position.question === 'tokens') return 'tokens';
  const now = goingOn(source);
  if (now !== null) return now;
  if (showing !== null) return position.ride !== null ? 'ride' : null;
  const { question } = position;
  const mine = ask === null ? null : asked(ask, question, source);
  if (mine !== null) return mine;
  if (question === 'draft' && own !== null) return 'draft';
  if (question === 'sheriff/ride' || question === 'sheriff/pick' || question === 'sheriff/place') return 'ride';
  return null;
}
