/** The files of the schemas of a game. */
import type { GameName } from '../../src/games.js';
import { formatted, type Written } from '../written.js';
import { schemaOf } from './convert.js';
import { CODECS, SUBJECTS, TITLES } from './games.js';

/** Returns the schemas of a game, one of each subject. */
export const schemasOf = (game: GameName): Promise<readonly Written[]> =>
  Promise.all(
    SUBJECTS.map(async (subject) => {
      const path = `schema/${game}/${subject}.json`;
      const schema = schemaOf(`diadochi/${path}`, TITLES[subject], CODECS[game][subject]);
      const text = await formatted(path, JSON.stringify(schema));
      return { path, text, by: 'npm run schema' };
    }),
  );
