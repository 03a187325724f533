/** R S4.4, S6, S7.1: the sequence of play. */
import { OPENINGS, turnWith, type Openings } from '../../conquest/rules/04-sequence.js';
import { randomEventsWith } from '../../conquest/rules/14-random-events.js';
import { openRaid } from '../../conquest/rules/14-3-raids.js';
import { orderOfPlay, sideFact, turnOf } from '../../conquest/query/turn.js';
import type { Law, Step } from '../../conquest/table/law.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { Phase, SideId } from '../../conquest/vocabulary.js';
import { boxOf } from '../query/box.js';
import { openTalks } from './05-6-rhodes.js';
import { openInitiative } from './06-2-initiative.js';
import { openSeaBattles } from './08-4-sea-battles.js';

/** The phases that are a player's own, and those of whom nobody plays. */
const OWN_PHASES: readonly Phase[] = [
  'reinforcements',
  'replacements',
  'recovery',
  'diplomacy',
  'movement',
  'seaCombat',
];
const UNPLAYED_PHASES: readonly Phase[] = ['reinforcements', 'recovery'];

const common = (phase: Phase): Step => ({ phase, side: null });

/** R 12.1, S11.3: whether a side is in the season of its replacements. */
const isSeason = (situation: Situation, side: SideId): boolean =>
  sideFact(situation, side).replacements.includes(turnOf(situation).season);

/** R S6.1, S6.2: supply and initiative; the first turn has no supply, and if leaders were drawn, their order of play. */
function opening(situation: Situation): readonly Step[] {
  if (situation.turn > 1) return [common('supply'), common('initiative')];
  return boxOf(situation).cup.length > 0 ? [] : [common('initiative')];
}

/** R S4.4: whether nobody fights in this turn: the first of a game that begins with the dice of loyalty. */
export const isTruce = (situation: Situation): boolean => situation.turn === 1 && boxOf(situation).loyalties.length > 0;

/** R S4.4, S5.6, S11.3: whether a side has a phase of its own in this turn. */
function isPlayedNow(situation: Situation, phase: Phase, side: SideId): boolean {
  switch (phase) {
    case 'replacements':
      return isSeason(situation, side);
    case 'diplomacy':
      return turnOf(situation).season === 'winter';
    case 'seaCombat':
      return !isTruce(situation);
    default:
      return true;
  }
}

export const sequenceLaw: Pick<Law<Situation>, 'sequence'> = {
  sequence(situation) {
    const own = orderOfPlay(situation).flatMap((side) =>
      OWN_PHASES.filter((phase) => isPlayedNow(situation, phase, side)).map((phase): Step => ({ phase, side })),
    );
    const others = situation.components.sides
      .filter(({ unplayed }) => unplayed === true)
      .flatMap(({ id: side }) => UNPLAYED_PHASES.map((phase): Step => ({ phase, side })));
    const fights: readonly Step[] = isTruce(situation) ? [] : [common('combat'), common('siege')];
    return [...opening(situation), ...own, ...others, ...fights, common('randomEvents')];
  },
};

/** How the phases begin. */
export const OPENINGS_OF_CLASH: Openings = {
  ...OPENINGS,
  // R S6.2
  initiative: openInitiative,
  // R S5.6
  diplomacy: openTalks,
  // R S8.4
  seaCombat: openSeaBattles,
  // R S7.1: the movement of independents
  // R S9.1: the phasing player
  // R S11: replacements
};

export const turn = turnWith(OPENINGS_OF_CLASH);

/** R S7.1: of the random events barbarians and Arabs alone. */
export const randomEvents = randomEventsWith([openRaid]);
