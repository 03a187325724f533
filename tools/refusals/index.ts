/**
 * Writes docs/refusals.md: every code of a refusal, its clauses, its meaning, and examples that run. The page is not kept in the
 * repository; the documentation site shows it.
 *
 *     npm run refusals [-- --check]
 *     npm run refusals -- --measure [--game NAME] [--games N] [--questions N] [--seed TEXT]
 */
import { command, oneOf, wholeNumber } from '../command.js';
import { GAMES } from '../../src/games.js';
import { FLAGSHIP } from '../folders.js';
import { keep } from '../written.js';

const USAGE = `usage: npm run refusals [-- [--check] | --measure [--game NAME] [--games N] [--questions N] [--seed TEXT]]

Writes docs/refusals.md: every code of a refusal, its clauses, its meaning, and examples that run.

  --check           writes nothing; fails when a code has no example
  --measure         ask about random actions that are not listed, and count the codes of the answers
  --game NAME       ${GAMES.join(' or ')}: ${FLAGSHIP}
  --games N         random games that the questions are taken from: 8
  --questions N     actions to ask about: 20000
  --seed TEXT       of the games and the questions: refusals`;

const { values } = command(USAGE, {
  options: {
    check: { type: 'boolean', default: false },
    measure: { type: 'boolean', default: false },
    game: { type: 'string', default: FLAGSHIP },
    games: { type: 'string', default: '8' },
    questions: { type: 'string', default: '20000' },
    seed: { type: 'string', default: 'refusals' },
  },
});

// What follows loads all games and their scenes.
if (values.measure) {
  const { figures, measured } = await import('./measure.js');
  const game = oneOf(USAGE, 'game', values.game, GAMES);
  const games = wholeNumber(USAGE, 'games', values.games, 1, 10_000);
  const questions = wholeNumber(USAGE, 'questions', values.questions, 1, 100_000_000);
  const { seed } = values;
  console.log(figures(await measured(game, { games, questions, seed })));
} else {
  const { page, PAGE, unshown } = await import('./page.js');
  const missing = unshown();
  if (missing.length > 0) {
    console.error(
      `no example of ${missing.join(', ')}: write a conformance case, or a scene in test/<game>/refusal-scenes.ts`,
    );
    process.exitCode = 1;
  }
  if (!values.check) keep({ path: PAGE, text: await page(), by: 'npm run refusals' });
}
