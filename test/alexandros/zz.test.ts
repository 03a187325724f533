import { fuzzSuite } from '../kit/fuzz.js';
import { conformanceSuite } from '../kit/suite.js';
import { alexandrosKit } from './kit.js';
import { strip } from './boards.js';
for (const seed of [1, 2, 3, 4]) fuzzSuite(`seed ${seed}`, alexandrosKit, { runs: 6_000, seed });
conformanceSuite('strip', { ...alexandrosKit, options: (players) => ({ players: players as 2, board: strip }) }, { games: 20, seed: 5 });
conformanceSuite('more', alexandrosKit, { games: 12, seed: 6 });
