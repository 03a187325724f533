/** R S4.4, S6, S7.1: the sequence of play. */
import { OPENINGS, turnWith, type Openings } from '../../conquest/rules/04-sequence.js';
import { openMovement } from '../../conquest/rules/08-movement.js';
import { randomEventsWith } from '../../conquest/rules/14-random-events.js';
import { openRaid } from '../../conquest/rules/14-3-raids.js';
import type { Components, SideFact } from '../../conquest/data/shape.js';
import { isLastTurn, orderOfPlay, turnOf } from '../../conquest/query/04-1-turn.js';
import type { Law, Step } from '../../conquest/table/law.js';
import { memo } from '../../conquest/table/memo.js';
import { derived } from '../../core/board/index.js';
import type { Situation } from '../../conquest/table/situation.js';
import { SEASONS, type Phase, type Season, type SideId } from '../../conquest/vocabulary.js';
import { clashComponents } from '../query/components.js';
import { isPlayed } from '../query/sides.js';
import type { GameRun } from '../types.js';
import { INDEPENDENTS, NEUTRAL } from '../vocabulary.js';
import { openTalks } from './05-6-rhodes.js';
import { openInitiative } from './06-2-initiative.js';
import { openMigration } from './07-1-independents.js';
import { openSeaBattles } from './08-4-sea-battles.js';
import { openCombats } from './09-1-offensives.js';
import { openReinforcements } from './11-1-reinforcements.js';
import { openReplacements } from './11-replacements.js';
import { openLastChances } from './12-objectives.js';
import { openReckoning } from './13-victory.js';
import { openOffers } from './14-3-prisoners.js';

/** The phases in a player's part of the turn, and those of a side without a player. */
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
const [SUPPLY, INITIATIVE] = [common('supply'), common('initiative')];
/** The first steps of every turn except the first (R S6.1, S6.2). */
const BEFORE: readonly Step[] = [SUPPLY, INITIATIVE];
/** The steps after all sides have moved (R S7.1), and the additional step of the last turn. */
const AFTER: readonly Step[] = [common('combat'), common('siege'), common('randomEvents')];
const AT_LAST: readonly Step[] = [common('reckoning')];

/**
 * Returns the first steps of a turn: supply and initiative (R S6.1, S6.2). The first turn has no supply, and no
 * initiative if leaders were drawn in it, for the order of play is known (ruling S6.2).
 */
function opening(situation: Situation): readonly Step[] {
  if (situation.turn > 1) return BEFORE;
  return clashComponents(situation).cup.length > 0 ? [] : [INITIATIVE];
}

/**
 * Returns whether there is no fighting in this turn: it is the first of a game that begins with rolls for loyalty
 * (R S4.4).
 */
export const isTruce = (situation: Situation): boolean =>
  situation.turn === 1 && clashComponents(situation).loyalties.length > 0;

/** R S4.4: the phases that are left out in a truce. */
const FIGHTING: readonly Phase[] = ['seaCombat', 'combat', 'siege'];

/** Returns whether a side has a phase of its own in a season (R S5.6, S8.4, S11.3). */
function isHeldIn(season: Season, phase: Phase, { id, replacements }: SideFact): boolean {
  switch (phase) {
    case 'replacements':
      return replacements.includes(season);
    case 'diplomacy':
      return season === 'winter';
    case 'seaCombat':
      // The neutral side starts no fight (ruling S8.3).
      return id !== NEUTRAL;
    default:
      return true;
  }
}

/** The steps of a turn: the parts of players, and the steps after them. */
interface Parts {
  readonly own: ReadonlyMap<SideId, readonly Step[]>;
  readonly after: readonly Step[];
}

function partsOf({ sides }: Components, season: Season, isAtPeace: boolean): Parts {
  const isHeld = ({ phase }: Step): boolean => !isAtPeace || !FIGHTING.includes(phase);
  const part = (fact: SideFact, phases: readonly Phase[]): readonly Step[] =>
    phases
      .filter((phase) => isHeldIn(season, phase, fact))
      .map((phase): Step => ({ phase, side: fact.id }))
      .filter(isHeld);
  const unplayed = sides.filter((fact) => fact.unplayed === true);
  return {
    own: new Map(sides.map((fact) => [fact.id, part(fact, OWN_PHASES)])),
    after: [...unplayed.flatMap((fact) => part(fact, UNPLAYED_PHASES)), ...AFTER.filter(isHeld)],
  };
}

/** Returns the parts of a turn by season, in war or in a truce. */
const partsWith = (isAtPeace: boolean) =>
  derived(
    (components: Components): ReadonlyMap<Season, Parts> =>
      new Map(SEASONS.map((season) => [season, partsOf(components, season, isAtPeace)])),
  );
const [partsAtWar, partsAtPeace] = [partsWith(false), partsWith(true)];

const NOTHING: readonly Step[] = [];

/** Returns the parts of a turn with this order of play. */
const sequenceIn = memo(
  { of: (order: readonly SideId[]) => order, on: ['course'] },
  function sequence(situation, order): readonly (readonly Step[])[] {
    const { components } = situation;
    const partsIn = isTruce(situation) ? partsAtPeace : partsAtWar;
    const { own, after } = partsIn(components).get(turnOf(situation).season) as Parts;
    const parts = [opening(situation)];
    for (const side of order) parts.push(own.get(side) ?? NOTHING);
    parts.push(after);
    if (isLastTurn(situation)) parts.push(AT_LAST);
    return parts;
  },
);

function step(situation: Situation, number: number): Step | undefined {
  let left = number;
  for (const part of sequenceIn(situation, orderOfPlay(situation))) {
    if (left < part.length) return part[left];
    left -= part.length;
  }
  return undefined;
}

export const sequenceLaw: Pick<Law<Situation>, 'step'> = { step };

/**
 * Begins a side's movement: a player first makes offers to prisoners; independents without a player migrate
 * (R S7.1, S14.3).
 */
function openPhaseOfMovement(run: GameRun, side: SideId | null): void {
  if (side === null) return;
  if (!isPlayed(run.state, side)) return side === INDEPENDENTS ? openMigration(run) : undefined;
  openMovement(run, side);
  openOffers(run, side);
}

/** Begins the reckoning; before it, owners may destroy markers (R S12.2, S13). */
function openPhaseOfReckoning(run: GameRun): void {
  openReckoning(run);
  openLastChances(run);
}

/** The function that begins each phase. */
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
  // R S12.2, S13: the last chances lie upon the reckoning
  reckoning: openPhaseOfReckoning,
};

export const turn = turnWith(OPENINGS_OF_CLASH);

/** R S7.1: the only random events are raids of barbarians and Arabs. */
export const randomEvents = randomEventsWith([openRaid]);
