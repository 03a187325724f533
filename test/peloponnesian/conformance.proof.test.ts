/** The promises that every game of the library makes, on this one. */
import { conformanceSuite } from '../kit/suite.js';
import { athenianFantasyKit, peloponnesianKit, peloponnesianWithAll } from './kit.js';

conformanceSuite('peloponnesian', peloponnesianKit, { games: 1, sample: 61 });
conformanceSuite('peloponnesian, the Athenian Fantasy', athenianFantasyKit, { games: 1, sample: 61 });
conformanceSuite('peloponnesian, every optional rule', peloponnesianWithAll, { games: 1, sample: 61 });
