/** How a kind of place, as a medallion, or a track is drawn. */

import type { IconName } from '$lib/ui/icons';

export interface Look {
  readonly icon: IconName;
  readonly ink: string;
}
