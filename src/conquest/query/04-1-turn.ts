/** R 4.1: the turn record track. */
import { frameOf } from '../../core/index.js';
import type { SideFact, TurnFact } from '../data/shape.js';
import { plays } from '../options.js';
import type { Step } from '../table/law.js';
import { derived } from '../../core/board/index.js';
import type { Situation } from '../table/situation.js';
import { SEASONS, type SideId } from '../vocabulary.js';

/** Returns the last whole year of a track, from Spring on; empty if the track has no whole year (R 17.3). */
const lastYear = derived((track: readonly TurnFact[]): readonly TurnFact[] => {
  const start = track.findLastIndex((_, index) =>
    SEASONS.every((season, later) => track[index + later]?.season === season),
  );
  return start < 0 ? [] : track.slice(start, start + SEASONS.length);
});

/**
 * Returns a turn after the end of the track. It is like the turn of its season in the last whole year (ruling C17.4).
 */
function turnAfter(track: readonly TurnFact[], turn: number): TurnFact | undefined {
  const last = track.at(-1);
  if (last === undefined) return undefined;
  // The seasons since the Spring of the year in which the track ends.
  const passed = SEASONS.indexOf(last.season) + turn - track.length;
  const fact = lastYear(track)[passed % SEASONS.length];
  return fact === undefined ? undefined : { ...fact, year: last.year - Math.floor(passed / SEASONS.length) };
}

/** Returns the facts of the current turn. */
export function turnOf({ components: { track }, turn }: Pick<Situation, 'components' | 'turn'>): TurnFact {
  const fact = track[turn - 1] ?? turnAfter(track, turn);
  if (fact === undefined) throw new RangeError(`the track has no turn ${turn}`);
  return fact;
}

/**
 * Returns the number of the last turn that can be played: the last of the track, or twice as many where the King may
 * die a natural death (ruling C17.4).
 */
export const mostTurns = ({ components: { track }, options }: Pick<Situation, 'components' | 'options'>): number =>
  plays({ options }, 'kingMayDie') && lastYear(track).length > 0 ? 2 * track.length : track.length;

export const isLastTurn = (situation: Situation): boolean => situation.turn >= mostTurns(situation);

/** Returns the facts of a side. */
export function sideFact({ roster }: Situation, side: SideId): SideFact {
  const fact = roster.sideFacts.get(side);
  if (fact === undefined) throw new RangeError(`${side} does not play`);
  return fact;
}

/**
 * Returns the players in the order of their parts of the turn: the order of this turn if it has its own, or that of the
 * components (R 4.2).
 */
export const orderOfPlay = (situation: Situation): readonly SideId[] =>
  frameOf(situation, 'turn')?.order ?? situation.roster.players;

/** Returns the last step of this number of steps; `undefined`: the number is 0 (R 4.2). */
export const lastOpened = (situation: Situation, opened: number): Step | undefined =>
  opened > 0 ? situation.law.step(situation, opened - 1) : undefined;

/** Returns all steps of the current turn in order; by the law of the game, unless another is given (R 4.2, 4.3). */
export function sequenceOf(situation: Situation, law: Pick<Situation['law'], 'step'> = situation.law): readonly Step[] {
  const steps: Step[] = [];
  for (let step = law.step(situation, 0); step !== undefined; step = law.step(situation, steps.length))
    steps.push(step);
  return steps;
}

/** Returns how many treasuries have been captured, and whether all have (R 15.8). */
export function treasuriesTaken({ components: { objectives }, secured }: Situation): {
  readonly count: number;
  readonly all: boolean;
} {
  let [treasuries, count] = [0, 0];
  for (const { id, treasury } of objectives) {
    if (treasury !== true) continue;
    treasuries++;
    if (secured[id] !== undefined) count++;
  }
  return { count, all: count > 0 && count === treasuries };
}

/** The number of captured treasuries from which on there are no replacements in Spring (R 15.8). */
const SPRING_LOST_WITH = 2;

/** Returns whether a side receives replacements in this turn (R 4.2, 12.1, 15.8). */
export function receivesReplacements(situation: Situation, side: SideId): boolean {
  const { season, withoutReplacements } = turnOf(situation);
  const { replacements, treasury } = sideFact(situation, side);
  if (!replacements.includes(season) || withoutReplacements?.includes(side) === true) return false;
  return treasury !== true || season !== 'spring' || treasuriesTaken(situation).count < SPRING_LOST_WITH;
}
