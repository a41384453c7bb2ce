/** The medallion of a kind of place. */

import type { IconName } from '$lib/ui/icons';

export interface Look {
  readonly icon: IconName;
  readonly ink: string;
}
