// The shipped board for unit tests: loaded before the modules that are initialized from it.

import board from '../../../content/base/board.json';
import { useBoard } from '../game/board/geometry/boardFile';

useBoard(board);
