// The icon of this option.
import type { IconName } from '$lib/ui/icons';

export const ICON: IconName = 'home';
