/** R 5.4.1, 6.1.3: a General is placed in one of the spaces that the rules allow. */
import { sameJson, type Finding } from '../../../core/index.js';
import { isSetUpGeneral, startingSpaces } from '../../rules/05-4-1-forces.js';
import { roomForPolyperchon } from '../../rules/06-1-turn-events.js';
import type { Situation } from '../../table/situation.js';
import type { GeneralId, PlayerId, SpaceId } from '../../vocabulary.js';

const spacesFor = (situation: Situation, player: PlayerId, general: GeneralId): readonly SpaceId[] =>
  isSetUpGeneral(general) ? startingSpaces(situation, general) : roomForPolyperchon(situation, player);

export function* placingFindings(situation: Situation): Generator<Finding> {
  for (const [index, frame] of situation.stack.entries()) {
    if (frame.kind !== 'placeGeneral') continue;
    const { player, general, spaces } = frame;
    if (!sameJson(spaces, spacesFor(situation, player, general)))
      yield { keys: ['stack', index, 'spaces'], message: `the rules give ${general} other spaces` };
  }
}
