/** R X1.2: which pieces go home to Europe, where they leave the game. */
import { removeLeader } from '../../conquest/deeds/leaders.js';
import { withdrawUnit } from '../../conquest/deeds/units.js';
import { isInRange } from '../../conquest/query/08-2-movement.js';
import { isLed, leadersAt, unitsAt } from '../../conquest/query/06-1-presence.js';
import type { PlaceCode } from '../../conquest/table/ground.js';
import type { Law } from '../../conquest/table/law.js';
import { NO_PIECE } from '../../core/board/index.js';
import type { Situation } from '../../conquest/table/situation.js';
import { europeIn, isEurope } from '../query/01-2-europe.js';
import { hasFallen, isGreek } from '../query/09-2-remnant.js';
import type { GameRun } from '../types.js';
import { REBEL } from '../vocabulary.js';

export const europeLaw: Pick<Law<Situation>, 'mayEnter'> = {
  /** Only Greeks may enter Europe, after the fall of the pretender; elsewhere the rule of the base holds. */
  mayEnter: (situation, piece, side, province) =>
    isEurope(situation, province)
      ? side === REBEL && hasFallen(situation) && isGreek(piece)
      : isInRange(situation, piece, side, province),
};

const isAnybodyAt = (situation: Situation, place: PlaceCode): boolean =>
  situation.firstUnitAt(place) !== NO_PIECE || isLed(situation, place);

/** Removes pieces that have come to Europe from the game, also those that retreated there (ruling X1.4). */
export function comeHome(run: GameRun): void {
  for (const { code } of europeIn(run.state.ground)) {
    if (!isAnybodyAt(run.state, code)) continue;
    for (const unit of unitsAt(run.state, code)) withdrawUnit(run, unit.code, 'R X1.2');
    for (const leader of leadersAt(run.state, code)) removeLeader(run, leader.code, 'withdrawn', 'R X1.2');
  }
}
