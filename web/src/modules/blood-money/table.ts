// What the table in play gets.

import StoryBand from './StoryBand.svelte';
import type { TableParts } from '../table';

export default { bands: [StoryBand] } satisfies TableParts;
