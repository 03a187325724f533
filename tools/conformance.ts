/**
 * Tries the conformance cases on the games of the library.
 *
 *     npm run conformance -- --game NAME --id 8.3
 */
import {
  CONFORMANCE_GAMES,
  conformanceCases,
  conformanceText,
  runConformance,
  type ConformanceCase,
} from '../src/conformance/index.js';
import { REGISTRY } from '../src/games.js';
import { command, oneOf, wrongUse } from './command.js';

const USAGE = `usage: npm run conformance [-- --game ${CONFORMANCE_GAMES.join('|')}] [--id CLAUSE] [--list]

Tries the conformance cases on the games of the library. It tells each case that fails, with what differs, and how many
passed; the exit status is 1 if any failed.

  --game  the cases of one game
  --id    the cases whose number begins so: 8.3, 8.3.6-02, levy-taxes
  --list  name the cases, and try none`;

const { values } = command(USAGE, {
  options: { game: { type: 'string' }, id: { type: 'string' }, list: { type: 'boolean' } },
});
const games = values.game === undefined ? CONFORMANCE_GAMES : [oneOf(USAGE, 'game', values.game, CONFORMANCE_GAMES)];

/** Returns whether the number of a case is the one asked for, or belongs to the clause asked for. */
const isAskedFor = ({ id }: ConformanceCase): boolean =>
  values.id === undefined || id === values.id || id.startsWith(`${values.id}.`) || id.startsWith(`${values.id}-`);

const asked = games.map((game) => ({ game, cases: conformanceCases(game).filter(isAskedFor) }));
if (asked.every(({ cases }) => cases.length === 0)) wrongUse(USAGE, `--id: no case is numbered ${values.id ?? ''}`);

for (const { game, cases } of asked) {
  if (cases.length === 0) continue;
  if (values.list === true) {
    for (const { id, title } of cases) console.log(`${game} ${id}: ${title}`);
    continue;
  }
  const report = await REGISTRY[game].open(async (manifest) => runConformance(await manifest.conformance(), cases));
  console.log(`${game}\n${conformanceText(report)}`);
  if (report.failed > 0) process.exitCode = 1;
}
