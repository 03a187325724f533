/** R 15.6, 17.3, 17.4: the succession, the King's end, and mutinies. */
import type { ObjectivesFrame } from '../../../frame/index.js';
import { plays } from '../../../options.js';
import { leadersNamed } from '../../../query/09-1-combat.js';
import { isOnMap } from '../../../query/06-1-presence.js';
import { heirOf } from '../../../query/15-6-succession.js';
import type { Situation } from '../../../table/situation.js';
import type { LeaderId, SideId } from '../../../vocabulary.js';
import { allDiffer, unless, type FrameCheck, type FrameChecks } from './check.js';

/** Returns whether a leader is the King with whose loss the game ends, and alive. */
const isKing = (situation: Situation, id: LeaderId, side?: SideId): boolean =>
  leadersNamed(situation, [id]).some(
    ({ code, fact }) =>
      fact.king === 'ofGame' &&
      isOnMap(situation, situation.placeOfLeader(code)) &&
      (side === undefined || situation.sideOfLeader(code) === side),
  );

const successionFindings: FrameCheck<'succession'> = ({ side, leader }, { situation, above }) => {
  const heir = heirOf(situation);
  return unless([
    [heir?.id === leader && heir.fact.side === side, 'leader', 'the heir of a king who has left the board'],
    [above === undefined, 'kind', 'no frame lies on the frame of a succession'],
  ]);
};

const kingsHealthFindings: FrameCheck<'kingsHealth'> = ({ leader }, { situation }) =>
  unless([
    [plays(situation, 'kingMayDie') && isKing(situation, leader), 'leader', 'the king, where this is played (R 17.3)'],
  ]);

const mutinyFindings: FrameCheck<'mutiny'> = ({ side, king, stage, left, suspects }, { situation, above }) => {
  const isThere = leadersNamed(situation, suspects).every(({ code }) =>
    isOnMap(situation, situation.placeOfLeader(code)),
  );
  const isRolled = stage === 'troops' || stage === 'trial';
  return unless([
    [
      plays(situation, 'mutiny') && isKing(situation, king, side),
      'king',
      'the king of the side, where this is played (R 17.4)',
    ],
    [isRolled === (above?.kind === 'roll'), 'stage', 'another part of it is being resolved'],
    [(stage === 'dismissal') === left > 0, 'left', 'units go home after the die'],
    [
      allDiffer(suspects) && isThere && (stage === 'suspicion' || stage === 'trial') === suspects.length > 0,
      'suspects',
      'leaders on the map when one is suspected, each once',
    ],
  ]);
};

export const objectivesChecks: FrameChecks<ObjectivesFrame['kind']> = {
  succession: successionFindings,
  kingsHealth: kingsHealthFindings,
  mutiny: mutinyFindings,
};
