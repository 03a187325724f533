/** What an action of the Peloponnesian War is about must be there. */
import type { PeloponnesianSubject } from '../../src/peloponnesian/index.js';
import { findCard } from '../../src/peloponnesian/query/cards.js';
import type { Situation } from '../../src/peloponnesian/table/situation.js';

/** Returns what of a subject is not on the map or among the pieces of the game. */
export function unknown(
  subject: PeloponnesianSubject,
  { roster, places, ground, scenario, components }: Situation,
): readonly string[] {
  const pieces: ReadonlyMap<string, number>[] = [roster.unitCodes, roster.leaderCodes];
  return [
    ...subject.pieces.filter((piece) => !pieces.some((codes) => codes.has(piece))),
    ...subject.spaces.filter((space) => !places.codes.has(space)),
    ...subject.provinces.filter((area) => !ground.map.areas.some(({ id }) => id === area)),
    ...subject.cards.filter((card) => findCard({ components }, card) === undefined).map(String),
    ...subject.players.filter((player) => !scenario.players.includes(player)),
  ];
}
