// The icon of this expansion.
import type { IconName } from '$lib/ui/icons';

export const ICON: IconName = 'rail';
