/**
 * Checks the version of each game against its rules: saved games are played again by the same choices.
 *
 *     npm run versions [-- --game successors] [--check | --again]
 */
import { withKit } from '../kits.js';
import { GAMES } from '../../src/games.js';
import { command, oneOf, wrongUse } from '../../tools/command.js';
import { FOLDER, readVersion, writeVersion } from './kept.js';
import { complaintAbout } from './rules.js';
import { versionNow } from './writing.js';

const USAGE = `usage: npm run versions [-- [--game NAME] [--check | --again]]

Plays the games saved in ${FOLDER} again, and reports games whose rules have changed: then raise the version in
src/NAME/version.ts. For a version without saved games it writes the games, a record and a save.

  --game   one game: ${GAMES.join(', ')}
  --check  write nothing
  --again  write the current version again: only for one that was never released`;

const { values } = command(USAGE, {
  options: {
    game: { type: 'string' },
    check: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
  },
});
if (values.check && values.again) wrongUse(USAGE, '--check writes nothing, --again writes');
const games = values.game === undefined ? GAMES : [oneOf(USAGE, 'game', values.game, GAMES)];

for (const name of games) {
  await withKit(name, (kit) => {
    const kept = readVersion(name, kit.game.version) !== undefined;
    if (!values.check && (values.again || !kept)) {
      console.log(`${writeVersion(versionNow(name, kit))} is written`);
      return;
    }
    const complaint = complaintAbout(name, kit.game);
    console.log(complaint ?? `${name}: version ${kit.game.version} plays as it did`);
    if (complaint !== undefined) process.exitCode = 1;
  });
}
