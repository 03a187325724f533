/** What an action of a game of the family is about must be there. */
import { boxes } from '../../src/conquest/data/display.js';
import type { ConquestSubject } from '../../src/conquest/index.js';
import type { FamilyState } from '../../src/conquest/state.js';
import type { Situation } from '../../src/conquest/table/situation.js';
import type { UnitId } from '../../src/conquest/vocabulary.js';

/** Returns whether a space is a box of an army on the Tactical Display. */
const isBox = (space: string, sides: readonly string[]): boolean => {
  const [side = '', box = ''] = space.split(':');
  return sides.includes(side) && Object.hasOwn(boxes, box);
};

/** What of a subject is not there. */
export function unknown(
  subject: ConquestSubject,
  { leaders, baggage, provinces, cities }: FamilyState,
  { roster }: Situation,
): readonly string[] {
  const pieces: object = { ...leaders, ...baggage };
  return [
    ...subject.pieces.filter((piece) => !Object.hasOwn(pieces, piece) && !roster.unitCodes.has(piece as UnitId)),
    ...subject.spaces.filter((space) => !Object.hasOwn(cities, space) && !isBox(space, roster.sides)),
    ...subject.provinces.filter((province) => !Object.hasOwn(provinces, province)),
    ...subject.cards,
    ...subject.players,
  ];
}
