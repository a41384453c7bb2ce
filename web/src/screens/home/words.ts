// Words for lengths, levels and seats in lists.
import { hasText, isolated, languageName, t } from '$lib/text/fluent';
import { isPersons } from '$lib/state/names';
import { characterName } from '$lib/text/handbook';
import type { SeatInfo, Settings, TableInfo } from '$lib/wire';
import { levelName } from '$lib/text/levels';
import { hasVariant, variantNames } from './variants';

export const lengthName = (n: number): string =>
  hasText(`web-length-${n}`) ? t(`web-length-${n}`, { n }) : t('web-length-other', { n });

/** The sitter: the player's name, also while a bot plays for them, or the bot's level. */
export const sitterName = (seat: SeatInfo): string =>
  seat.sitter === 'bot' && !isPersons(seat) ? levelName(seat.bot ?? seat.name) : isolated(seat.name);

/** In a game the character's name; before it, the player's. */
export const playerName = (seat: SeatInfo): string =>
  seat.character === null ? sitterName(seat) : characterName(seat.character);

export function tableName(info: TableInfo): string {
  if (info.settings.name !== '') return isolated(info.settings.name);
  const person = info.seats.find(isPersons);
  if (person !== undefined && person.name !== '') return t('web-table-of', { name: person.name });
  return info.seats.every((seat) => seat.sitter === 'bot') ? t('web-table-bots') : t('web-table-plain');
}

export function settingsLine(settings: Settings): string {
  const goals = t(hasVariant(settings, 'goals') ? 'web-goals-on' : 'web-goals-off');
  const line = t('web-table-sum', { length: lengthName(settings.length), goals });
  const more = [
    settings.turns === undefined ? '' : t('web-turns-slow'),
    settings.rated ? t('web-rated') : '',
    settings.language === null ? '' : languageName(settings.language),
  ];
  return [...variantNames(settings), line, ...more.filter((part) => part !== '')].join(' · ');
}
