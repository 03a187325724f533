/** What a game says of its face: a table that lies beside its tests (`test/<game>/face.ts`), for nothing of it is shipped. */
import { beside } from '../beside.js';
import type { GameName } from '../../src/games.js';

/** What a game says otherwise of a member of the contract; what is left out is said as everywhere. */
export interface Row {
  /** What it does, and what else is to be known of it. */
  readonly says?: string;
  /** Statements; the imports are added. */
  readonly example?: string;
}

/** What a game says of one of its two faces. */
export interface Sayings {
  /** Members that not every game offers. */
  readonly also?: readonly string[];
  /** What the words in braces stand for. */
  readonly words: Readonly<Record<string, string>>;
  /** By the names of members. */
  readonly rows?: Readonly<Record<string, Row>>;
}

export interface FaceTable extends Sayings {
  /** What signatures call that which games call differently. */
  readonly types: {
    readonly shown: string;
    readonly player: string;
    readonly subject: string;
    readonly outcome: string;
  };
  /** Its words; what it does not say here of the words in braces, it says above. */
  readonly text: Sayings & {
    readonly types: {
      readonly link: string;
      readonly outcome: string;
      readonly playedWith: string;
    };
  };
}

/** The table of a game; `undefined` where it has none, and no face is written. */
export const faceTable = async (game: GameName): Promise<FaceTable | undefined> =>
  (await beside<{ readonly face: FaceTable }>(game, 'face.ts')).face;
