/** The captions of pictures in German. */
import type { Captions } from '../captions.js';

export const germanCaptions: Captions = {
  game: 'Alexandros',
  letters: { red: 'R', yellow: 'G', blue: 'B', green: 'N' },
  turn: (turn) => `Zug ${turn}`,
  setup: 'Karten werden ausgeteilt',
  phases: { begin: 'Zug beginnt', alexander: 'zieht Alexander', actions: 'weitere Aktionen' },
  won: (winners, how) => `Sieg: ${winners} (${how})`,
  needed: (score) => `Ende mit ${score}`,
  of: (what, player) => `${what} (${player})`,
  worth: (value) => `Wert ${value}`,
  left: (what) => `noch ${what}`,
  unoccupied: 'außerhalb besetzter Provinzen',
  shown: 'offen',
  faceUp: 'Auslage',
  supply: 'Stapel',
  discards: 'Ablage',
  aside: 'Neben dem Spielplan',
  way: 'Alexanders Weg',
};
