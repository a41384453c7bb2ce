// What the table in play gets.

import TrainLine from './TrainLine.svelte';
import type { TableParts } from '../table';

export default { rows: [TrainLine] } satisfies TableParts;
