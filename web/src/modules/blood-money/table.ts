// What the table in play gets.

import StoryBand from './StoryBand.svelte';
import StoryLine from './StoryLine.svelte';
import type { TableParts } from '../table';

export default { bands: [StoryBand], sheet: [StoryLine] } satisfies TableParts;
