/** R S13: Victory Points. */
import { cityHolder, provincesOf } from '../../conquest/query/05-control.js';
import { isOnMap, provinceAt } from '../../conquest/query/06-1-presence.js';
import { orderOfPlay } from '../../conquest/query/04-1-turn.js';
import { outcomeBy } from '../../conquest/query/16-victory.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { Ended } from '../../conquest/state.js';
import type { SideId } from '../../conquest/vocabulary.js';
import { INDEPENDENTS } from '../vocabulary.js';
import { clashComponents } from './components.js';
import { markersOf, markersWith } from './12-objectives.js';
import { prisonersOf } from './trays.js';

/** Returns whether a side holds all capitals (R S13). */
export const holdsCapitals = (situation: Situation, side: SideId): boolean =>
  situation.ground.cities.every(({ fact, number }) => fact.capital !== true || cityHolder(situation, number) === side);

/** Returns whether a side has Alexander's Body, which is worth as many points as a die shows (R S12.1, S13). */
export const holdsRevered = (situation: Situation, side: SideId): boolean =>
  markersWith(situation, side).some(({ fact }) => fact.revered === true);

/** Returns the player that has Alexander's Body; `undefined`: none has (R S13). */
export const ownerOfBody = (situation: Situation): SideId | undefined =>
  markersOf(situation).length === 0 ? undefined : orderOfPlay(situation).find((side) => holdsRevered(situation, side));

/** Returns the points of a side; `die` is the result for Alexander's Body (R S13). */
export function pointsFor(situation: Situation, side: SideId, die = 0): number {
  const { worth } = clashComponents(situation).tables;
  const land = provincesOf(situation, side).reduce((sum, code) => {
    const { id, terrain } = provinceAt(situation, code).fact;
    return sum + (worth.provinces[id] ?? worth.terrain[terrain]);
  }, 0);
  const markers = markersWith(situation, side).reduce((sum, { fact }) => sum + (worth.baggage[fact.baggage] ?? 0), 0);
  return (
    land +
    markers +
    (holdsCapitals(situation, side) ? worth.capitals : 0) +
    (holdsRevered(situation, side) ? die : 0) +
    prisonersOf(situation, side).length * worth.prisoner
  );
}

/** The points of a player at the end. */
export interface Tally {
  readonly side: SideId;
  readonly points: number;
}

export const talliesOf = (situation: Situation, die: number): readonly Tally[] =>
  orderOfPlay(situation).map((side) => ({ side, points: pointsFor(situation, side, die) }));

/**
 * Returns how the game is decided: the greatest total wins (R S13). If several have it, the fourth player wins; without
 * one nobody does (ruling S13.1, ruling S13.3).
 */
export function decidedBy(tallies: readonly Tally[]): Ended {
  const points = Math.max(...tallies.map((tally) => tally.points));
  const best = tallies.filter((tally) => tally.points === points).map(({ side }) => side);
  const [winner, another] = best;
  const spoiler = tallies.find(({ side }) => side === INDEPENDENTS)?.side;
  if (winner !== undefined && another === undefined)
    return { how: 'victoryPoints', winners: [winner], margin: 'plain', points };
  return spoiler === undefined
    ? { how: 'victoryPoints', winners: [], margin: 'draw', points }
    : { how: 'victoryPoints', winners: [spoiler], margin: 'plain', points };
}

/** Returns whether a side has any leader left on the map (R S13). */
export const hasLeaders = (situation: Situation, side: SideId): boolean =>
  situation.roster.leaders.some(
    ({ code }) => situation.sideOfLeader(code) === side && isOnMap(situation, situation.placeOfLeader(code)),
  );

/** Returns the only player with leaders left (ruling S13.4); `undefined`: several have, or none (R S13). */
export function survivorOf(situation: Situation): SideId | undefined {
  const [alone, another] = orderOfPlay(situation).filter((side) => hasLeaders(situation, side));
  return another === undefined ? alone : undefined;
}

/** Returns the winner, how and by which rule; `undefined` while the game goes on. */
export const outcomeOf = /* @__PURE__ */ outcomeBy({ victoryPoints: 'R S13', leaderless: 'R S13' });

/** The faces of the die for Alexander's Body. */
const FACES = [1, 2, 3, 4, 5, 6] as const;

/**
 * Returns all ways in which points can decide a game: one for each result of the die for Alexander's Body, if a player
 * has it (R S13).
 */
export const decisionsBy = (situation: Situation): readonly Ended[] =>
  (ownerOfBody(situation) === undefined ? [0] : FACES).map((die) => decidedBy(talliesOf(situation, die)));

/** Returns how the game ends when only one player has leaders left (R S13). */
export const decisiveFor = (winner: SideId): Ended => ({
  how: 'leaderless',
  winners: [winner],
  margin: 'decisive',
  points: null,
});
