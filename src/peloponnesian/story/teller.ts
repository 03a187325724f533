/** The chronicle of a game played by bots, season by season. */
import type { Storyteller } from '../../hosts/story.js';
import type { Peloponnesian } from '../game.js';
import { ending as endingIn } from '../terminal/telling.js';
import type { GameState } from '../state.js';
import { scenarioNamed } from '../options.js';
import type { PeloponnesianTypes } from '../types.js';
import { newChronicle } from './chronicle.js';
import { tableOf } from './headings.js';

/** The parts of a storyteller besides the sentences. */
export interface Telling extends Pick<Storyteller<PeloponnesianTypes>, 'picture'> {
  readonly game: Peloponnesian;
}

/** Returns the end of the game: the regions, the standings, the winners and the clause. */
export const ending = (game: Pick<Peloponnesian, 'outcome'>, state: GameState): readonly string[] => [
  '',
  ...tableOf(state, 'en'),
  '',
  endingIn(game, state, 'en'),
];

/** Returns the name of a season, in a form that sorts by date. */
export const roundOf = ({ turn, season, year }: GameState): string =>
  `season-${String(turn + 1).padStart(3, '0')}-${season}-${year}`;

/** Returns the storyteller of the game. With two players it plays the Argive League, with more their campaign. */
export const tellerOf = ({ game, picture }: Telling): Storyteller<PeloponnesianTypes> => ({
  game,
  options: (players) => ({ players, scenario: scenarioNamed({ players }) }),
  newTale: () => newChronicle('en'),
  round: roundOf,
  picture,
  ending: (state) => ending(game, state),
});
