// The state of the fight after a choice, as sent by the server.

import { t } from '$lib/text/fluent';
import type { Choice, Outlook, Setting } from './view';

const faces: Record<string, string> = { J: '11', Q: '12', K: '13', A: '14' };
const number = (rank: string): string => faces[rank] ?? rank;

export function outlookOf({ standing }: Choice, { position, own }: Setting): Outlook | undefined {
  const { fight } = position;
  if (standing === undefined || fight === null) return undefined;
  const mine = fight.with_player && own?.seat === fight.other ? 1 : 0;
  const [fighter, other] = standing.values.map(number);
  const score = mine === 0 ? `${fighter} : ${other}` : `${other} : ${fighter}`;
  if (standing.winner === null) return { score, words: t('web-game-outlook-again'), won: false };
  const won = standing.winner === mine;
  return { score, words: t(won ? 'web-game-outlook-win' : 'web-game-outlook-lose'), won };
}
