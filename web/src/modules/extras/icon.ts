// The icon of what was published besides the expansions.
import type { IconName } from '$lib/ui/icons';

export const ICON: IconName = 'wanted';
