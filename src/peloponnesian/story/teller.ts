/** The game played by bots and told in the terminal, season by season. */
import type { Storyteller } from '../../hosts/story.js';
import type { Peloponnesian } from '../game.js';
import { ending as endingIn } from '../terminal/telling.js';
import type { GameState } from '../state.js';
import { scenarioNamed } from '../options.js';
import type { PeloponnesianTypes } from '../types.js';
import { newChronicle } from './chronicle.js';
import { tableOf } from './headings.js';

/** What a storyteller needs beside the words. */
export interface Telling extends Pick<Storyteller<PeloponnesianTypes>, 'choose' | 'picture'> {
  readonly game: Peloponnesian;
}

/** Returns how the game ended: the regions, how the players stand, and who has won by which clause. */
export const ending = (game: Pick<Peloponnesian, 'outcome'>, state: GameState): readonly string[] => [
  '',
  ...tableOf(state, 'en'),
  '',
  endingIn(game, state, 'en'),
];

/** Seasons are named so that they sort. */
export const roundOf = ({ turn, season, year }: GameState): string =>
  `season-${String(turn + 1).padStart(3, '0')}-${season}-${year}`;

/** Returns the storyteller of the game: of two players it tells the Argive League, of more their campaign. */
export const tellerOf = ({ game, choose, picture }: Telling): Storyteller<PeloponnesianTypes> => ({
  game,
  options: (players) => ({ players, scenario: scenarioNamed({ players }) }),
  choose,
  newTale: () => newChronicle('en'),
  round: roundOf,
  picture,
  ending: (state) => ending(game, state),
});
