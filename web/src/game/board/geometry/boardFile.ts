import { get } from '$lib/net/api';

// The file of the board as the server has it, so that a board of one's own is drawn as well. What the land is made of is
// worked out once, when the modules beside this one are loaded: whoever loads them waits for the file first.

interface Outline {
  readonly id: string;
  readonly polygon: number[][];
  readonly label_point: number[];
}

/** `board.json` of the content, as far as it is drawn: points are percents of a picture. */
export interface BoardFile {
  readonly aspect: number[];
  /** West, north, east and south of the territory; the whole picture when missing. */
  readonly bounds?: number[];
  readonly spaces: readonly (Outline & { region: string; town: boolean; location?: string | null })[];
  readonly mesas: readonly Outline[];
  readonly shared_locations: readonly { id: string; spaces: string[]; point: number[] }[];
  readonly river?: number[][];
  readonly railway?: number[][];
  /** Sheets of modules beside the first. */
  readonly sheets?: readonly { river: number[][]; railway: number[][] }[];
  /** Ways between spaces that do not touch: the ends of a pass, the stops of a railway. */
  readonly links?: readonly { pass?: string[]; rail?: { stops: string[]; fare: number } }[];
  readonly river_crossings?: readonly { kind: string; point: number[]; span: number[][] }[];
}

let file: Promise<BoardFile> | null = null;
/** The content whose board it is. */
let of: string | null = null;

/** Takes a board as the one to draw; the tests and the gallery bring their own. */
export function useBoard(board: BoardFile): void {
  file = Promise.resolve(board);
}

/**
 * Fetches the board of a content, once; after a failure it can be asked for again. The modules beside this one are made of
 * one board, so that another one needs the page anew.
 */
export function loadBoard(content: string): Promise<BoardFile> {
  if (of !== null && of !== content) {
    location.reload();
    return new Promise(() => undefined);
  }
  file ??= get<BoardFile>(`/api/board/${encodeURIComponent(content)}`).catch((error: unknown) => {
    file = null;
    of = null;
    throw error;
  });
  of = content;
  return file;
}

/** The board that was loaded. */
export function boardFile(): Promise<BoardFile> {
  if (file === null) throw new Error('the board is drawn before it was loaded');
  return file;
}
