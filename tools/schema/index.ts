/**
 * Writes the JSON Schemas of the package into `schema/`, from the codecs.
 *
 *     npm run schema
 *     npm run schema -- --check
 */
import { GAMES } from '../../src/games.js';
import { command } from '../command.js';
import { keep } from '../written.js';
import { schemasOf } from './files.js';

const { values } = command(
  `usage: npm run schema [-- --check]

Writes the JSON Schemas of actions, events, options, positions, records and views of each game, below schema/.

  --check  only says whether they are up to date`,
  { options: { check: { type: 'boolean', default: false } } },
);

for (const game of GAMES) for (const schema of await schemasOf(game)) keep(schema, values.check);
