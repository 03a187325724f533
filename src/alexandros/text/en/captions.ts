/** The captions of pictures in English. */
import type { Captions } from '../captions.js';

export const englishCaptions: Captions = {
  game: 'Alexandros',
  letters: { red: 'R', yellow: 'Y', blue: 'B', green: 'G' },
  turn: (turn) => `Turn ${turn}`,
  setup: 'Cards are dealt',
  phases: { begin: 'turn begins', alexander: 'moves Alexander', actions: 'further actions' },
  won: (winners, how) => `Victory: ${winners} (${how})`,
  needed: (score) => `the game ends at ${score}`,
  of: (what, player) => `${what} of ${player}`,
  worth: (value) => `worth ${value}`,
  left: (what) => `${what} left`,
  unoccupied: 'outside occupied provinces',
  shown: 'shown',
  faceUp: 'Face-up',
  supply: 'Supply',
  discards: 'Discards',
  aside: 'Beside the board',
  way: 'Alexander’s path',
};
