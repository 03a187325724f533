/** Faces as files: what is written for every game that has a table. */
import { GAMES, REGISTRY, type GameName } from '../../src/games.js';
import { FLAGSHIP, sourceOf } from '../folders.js';
import { formatted, type Written } from '../written.js';
import type { Speaker } from './comment.js';
import { faceContract, textContract } from './contract.js';
import type { Source } from './example.js';
import { faceCode } from './face.js';
import { faceTable, type FaceTable, type Sayings } from './table.js';
import { textCode } from './words.js';

/** What stands for the word of a game's name in code: `ClashTypes`. */
const typesOf = (game: GameName): string => `${game.charAt(0).toUpperCase()}${game.slice(1)}Types`;

const entryOf = (game: GameName): string => (game === FLAGSHIP ? 'diadochi' : `diadochi/${game}`);

const setByPrettier = async (path: string, text: string): Promise<Written> => ({
  path,
  text: await formatted(path, text),
  by: 'npm run faces',
});

/** The two faces of a game. */
function facesIn(game: GameName, table: FaceTable): readonly Promise<Written>[] {
  const kind = REGISTRY[game].hasHands ? 'hidden' : 'open';
  const speaker = (sayings: Sayings, words: Readonly<Record<string, string>>, sources: readonly Source[]): Speaker => ({
    file: `test/${game}/face.ts`,
    sayings,
    words: { name: game, ...words },
    kind,
    sources,
  });
  const entry: Source = { entry: entryOf(game), has: () => true };
  const contract = textContract();
  const told = new Set(contract.members.map(({ name }) => name));
  const text: Source = { entry: `${entryOf(game)}/text`, has: (name) => told.has(name) };
  const types = typesOf(game);
  const face = faceCode(faceContract(), { game, types, table }, speaker(table, table.words, [entry]));
  const words = { ...table.words, ...table.text.words };
  const saying = textCode(contract, { game, types, table }, speaker(table.text, words, [text, entry]));
  return [setByPrettier(`${sourceOf(game)}/face.ts`, face), setByPrettier(`${sourceOf(game)}/text/face.ts`, saying)];
}

/** The faces of all games that have a table. */
export async function faces(): Promise<readonly Written[]> {
  const found = await Promise.all(
    GAMES.map(async (game) => {
      const table = await faceTable(game);
      return table === undefined ? [] : facesIn(game, table);
    }),
  );
  return Promise.all(found.flat());
}
