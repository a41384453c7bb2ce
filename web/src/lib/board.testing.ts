// The shipped board for unit tests: the modules that draw one are made of it.

import board from '../../../content/base/board.json';
import { useBoard } from '../game/board/geometry/boardFile';

useBoard(board);
