// The icons of items.
import { plainItem } from '../text/handbook';
import { MODULE_ITEMS } from '../../modules';
import { isIcon, type IconName } from './icons';

/** Icons of items that are also used for a person and for a strong bot. */
export const hat: IconName = 'ten-gallon';
export const gun: IconName = 'revolver';

/** The icon of an item; items without one of their own share the general store's. */
export function itemIcon(item: string): IconName {
  const id = plainItem(item);
  if (id === 'mustang') return 'move';
  return MODULE_ITEMS[id] ?? (isIcon(id) ? id : 'store');
}
