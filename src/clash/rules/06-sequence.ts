/** R S4.4, S6, S7.1: the sequence of play. */
import { OPENINGS, turnWith, type Openings } from '../../conquest/rules/04-sequence.js';
import { openMovement } from '../../conquest/rules/08-movement.js';
import { randomEventsWith } from '../../conquest/rules/14-random-events.js';
import { openRaid } from '../../conquest/rules/14-3-raids.js';
import { isLastTurn, orderOfPlay, sideFact, turnOf } from '../../conquest/query/turn.js';
import type { Law, Step } from '../../conquest/table/law.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { GameRun as BaseRun } from '../../conquest/types.js';
import type { Phase, SideId } from '../../conquest/vocabulary.js';
import { boxOf } from '../query/box.js';
import { isPlayed } from '../query/sides.js';
import { ownRun } from '../types.js';
import { INDEPENDENTS, NEUTRAL } from '../vocabulary.js';
import { openTalks } from './05-6-rhodes.js';
import { openInitiative } from './06-2-initiative.js';
import { openMigration } from './07-1-independents.js';
import { openSeaBattles } from './08-4-sea-battles.js';
import { openCombats } from './09-1-offensives.js';
import { openReinforcements } from './11-1-reinforcements.js';
import { openReplacements } from './11-replacements.js';
import { openReckoning } from './13-victory.js';
import { openOffers } from './14-3-prisoners.js';

/** The phases that are a player's own, and those of whom nobody plays. */
const OWN_PHASES: readonly Phase[] = [
  'reinforcements',
  'replacements',
  'recovery',
  'diplomacy',
  'movement',
  'seaCombat',
];
const UNPLAYED_PHASES: readonly Phase[] = ['reinforcements', 'recovery', 'movement', 'seaCombat'];

const common = (phase: Phase): Step => ({ phase, side: null });

/** R 12.1, S11.3: whether a side is in the season of its replacements. */
const isSeason = (situation: Situation, side: SideId): boolean =>
  sideFact(situation, side).replacements.includes(turnOf(situation).season);

/** R S6.1, S6.2: supply and initiative; the first turn has no supply, and if leaders were drawn, their order of play (ruling S6.2). */
function opening(situation: Situation): readonly Step[] {
  if (situation.turn > 1) return [common('supply'), common('initiative')];
  return boxOf(situation).cup.length > 0 ? [] : [common('initiative')];
}

/** R S4.4: whether nobody fights in this turn: the first of a game that begins with the dice of loyalty. */
export const isTruce = (situation: Situation): boolean => situation.turn === 1 && boxOf(situation).loyalties.length > 0;

/** R S4.4, S5.6, S8.4, S11.3: whether a side has a phase of its own in this turn. */
function isHeldNow(situation: Situation, phase: Phase, side: SideId): boolean {
  switch (phase) {
    case 'replacements':
      return isSeason(situation, side);
    case 'diplomacy':
      return turnOf(situation).season === 'winter';
    case 'seaCombat':
      // Who is neutral fights nobody of his own accord (ruling S8.3).
      return side !== NEUTRAL && !isTruce(situation);
    default:
      return true;
  }
}

export const sequenceLaw: Pick<Law<Situation>, 'sequence'> = {
  sequence(situation) {
    const steps = [...opening(situation)];
    const add = (side: SideId, phases: readonly Phase[]): void => {
      for (const phase of phases) if (isHeldNow(situation, phase, side)) steps.push({ phase, side });
    };
    for (const side of orderOfPlay(situation)) add(side, OWN_PHASES);
    for (const { id, unplayed } of situation.components.sides) if (unplayed === true) add(id, UNPLAYED_PHASES);
    if (!isTruce(situation)) steps.push(common('combat'), common('siege'));
    steps.push(common('randomEvents'));
    if (isLastTurn(situation)) steps.push(common('reckoning'));
    return steps;
  },
};

/** R S7.1, S14.3: a player makes offers to prisoners, and moves; who is played by nobody moves of himself. */
function openPhaseOfMovement(run: BaseRun, side: SideId | null): void {
  if (side === null) return;
  if (!isPlayed(run.state, side)) return side === INDEPENDENTS ? openMigration(run) : undefined;
  openMovement(run, side);
  openOffers(ownRun(run), side);
}

/** How the phases begin. */
export const OPENINGS_OF_CLASH: Openings = {
  ...OPENINGS,
  // R S6.2
  initiative: openInitiative,
  // R S7.1, S14.3: the movement of independents, and offers to prisoners before that of players
  movement: openPhaseOfMovement,
  // R S5.6
  diplomacy: openTalks,
  // R S8.4
  seaCombat: openSeaBattles,
  // R S9.1: the phasing player
  combat: openCombats,
  // R S11
  reinforcements: openReinforcements,
  replacements: openReplacements,
  // R S13
  reckoning: openReckoning,
};

export const turn = turnWith(OPENINGS_OF_CLASH);

/** R S7.1: of the random events barbarians and Arabs alone. */
export const randomEvents = randomEventsWith([openRaid]);
