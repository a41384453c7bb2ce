// The server's board file, so that custom boards are drawn as well. The geometry of the land is
// computed once, when the modules beside this one are loaded: their importers must wait for the file first.
import { get } from '$lib/net/api';

interface Outline {
  readonly id: string;
  readonly polygon: number[][];
  readonly label_point: number[];
}

/** `board.json` of the content, as far as it is drawn: points are in percent of a picture. */
export interface BoardFile {
  readonly aspect: number[];
  /** West, north, east and south of the territory; the whole picture when missing. */
  readonly bounds?: number[];
  readonly spaces: readonly (Outline & { region: string; town: boolean; location?: string | null })[];
  readonly mesas: readonly Outline[];
  readonly shared_locations: readonly { id: string; spaces: string[]; point: number[] }[];
  readonly river?: number[][];
  readonly railway?: number[][];
  /** Further sheets, from modules. */
  readonly sheets?: readonly { edges: number[]; river: number[][]; railway: number[][] }[];
  /** Connections between spaces that do not touch: the ends of a pass, the stops of a railway, those of what goes round. */
  readonly links?: readonly {
    pass?: string[];
    rail?: { stops: string[]; fare: number };
    circuit?: { stops: string[]; pool: string };
  }[];
  readonly river_crossings?: readonly { kind: string; point: number[]; span: number[][] }[];
}

let file: Promise<BoardFile> | null = null;
/** The content of the board. */
let of: string | null = null;

/** Sets the board to draw; the tests and the gallery use their own. */
export function useBoard(board: BoardFile): void {
  file = Promise.resolve(board);
}

/**
 * Fetches the board of a content, once; it can be retried after a failure. The modules in this folder are initialized
 * from one board, so that another one requires a reload.
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

/** The loaded board. */
export function boardFile(): Promise<BoardFile> {
  if (file === null) throw new Error('the board is drawn before it was loaded');
  return file;
}
