// The icon of this mode.
import type { IconName } from '$lib/ui/icons';

export const ICON: IconName = 'fiddle';
