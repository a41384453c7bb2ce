import type { IconName } from '$lib/ui/icons';

export const ICON: IconName = 'arrest';
