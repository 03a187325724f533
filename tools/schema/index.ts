/**
 * Writes the JSON Schemas of the package, below `schema/`, from the codecs.
 *
 *     npm run schema
 *     npm run schema -- --check
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { command } from '../command.js';
import { GAMES } from '../../src/games.js';
import { schemaOf } from './convert.js';
import { CODECS, SUBJECTS, TITLES } from './games.js';

const { values } = command(
  `usage: npm run schema [-- --check]

Writes the JSON Schemas of actions, events, options, positions, records and views of each game, below schema/.

  --check  only says whether they are up to date`,
  { options: { check: { type: 'boolean', default: false } } },
);

const root = fileURLToPath(new URL('../..', import.meta.url));
const config = await resolveConfig(join(root, 'package.json'));

let stale = 0;
for (const game of GAMES) {
  for (const subject of SUBJECTS) {
    const file = `schema/${game}/${subject}.json`;
    const schema = schemaOf(`diadochi/${file}`, TITLES[subject], CODECS[game][subject]);
    const text = await format(JSON.stringify(schema), { ...config, parser: 'json' });
    const path = join(root, file);
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    stale += 1;
    console.log(values.check ? `${file} is stale: npm run schema writes it` : `${file} is written`);
    if (values.check) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
if (stale === 0) console.log('The schemas are up to date.');
else if (values.check) process.exitCode = 1;
