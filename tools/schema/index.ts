/**
 * Writes the JSON Schemas of the package from the codecs, below `schema/`. They are not kept in the repository.
 *
 *     npm run schema
 */
import { GAMES } from '../../src/games.js';
import { command } from '../command.js';
import { keep } from '../written.js';
import { schemasOf } from './files.js';

command(
  `usage: npm run schema

Writes the JSON Schemas of actions, events, options, positions, records and views of each game, below schema/.`,
  { options: {} },
);

for (const game of GAMES) for (const schema of schemasOf(game)) keep(schema);
