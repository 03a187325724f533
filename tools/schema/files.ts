/** The files of the schemas of a game. */
import type { GameName } from '../../src/games.js';
import type { Written } from '../written.js';
import { schemaOf } from './convert.js';
import { CODECS, SUBJECTS, TITLES } from './games.js';

/** Returns the schemas of a game: one of each subject. */
export const schemasOf = (game: GameName): readonly Written[] =>
  SUBJECTS.map((subject) => {
    const path = `schema/${game}/${subject}.json`;
    const schema = schemaOf(`diadochi/${path}`, TITLES[subject], CODECS[game][subject]);
    return { path, text: `${JSON.stringify(schema, undefined, 2)}\n`, by: 'npm run schema' };
  });
