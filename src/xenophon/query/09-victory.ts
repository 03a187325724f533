/** R X9: which side would win, and how. */
import { cityHolder, provincesOf } from '../../conquest/query/05-control.js';
import { provinceAt } from '../../conquest/query/06-1-presence.js';
import { outcomeBy } from '../../conquest/query/16-victory.js';
import type { Ended } from '../../conquest/state.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { SideId } from '../../conquest/vocabulary.js';
import { REBEL, ROYAL, type XenophonEnding } from '../vocabulary.js';
import { homecomingOf } from './09-2-remnant.js';

/** R X9.3: what a side's Victory Points are counted for. */
export interface Score {
  readonly provinces: number;
  readonly capitals: number;
  readonly family: number;
  readonly treasury: number;
}

/** Returns the points of a side by source (R X9.3, X5.2, X5.3). Contested provinces count for no side (ruling X9.4). */
export function scoreOf(situation: Situation, side: SideId): Score {
  const { components, ground, secured } = situation;
  const { worth } = components.charts;
  if (worth === undefined) return { provinces: 0, capitals: 0, family: 0, treasury: 0 };
  const isHeld = (number: number): boolean => cityHolder(situation, number) === side;
  const capitals = ground.cities.filter(({ fact }) => fact.capital === true);
  const hasFamily = (secured.royalFamily === undefined ? ROYAL : REBEL) === side;
  return {
    provinces: provincesOf(situation, side).reduce(
      (sum, code) => sum + worth.terrain[provinceAt(situation, code).fact.terrain],
      0,
    ),
    capitals: capitals.length > 0 && capitals.every(({ number }) => isHeld(number)) ? worth.capitals : 0,
    family: hasFamily ? worth.family : 0,
    treasury: ground.cities.some(({ fact, number }) => fact.treasury === true && isHeld(number)) ? worth.treasury : 0,
  };
}

export const pointsOf = (situation: Situation, side: SideId): number =>
  Object.values<number>({ ...scoreOf(situation, side) }).reduce((sum, points) => sum + points, 0);

/** Returns how points decide: the side with more wins; equal points are a draw (R X9.3, ruling X9.5). */
export function decidedByPoints(situation: Situation): Ended {
  const [rebel, royal] = [pointsOf(situation, REBEL), pointsOf(situation, ROYAL)];
  if (rebel === royal) return { how: 'victoryPoints', winners: [], margin: 'draw', points: rebel };
  const winner = rebel > royal ? REBEL : ROYAL;
  return { how: 'victoryPoints', winners: [winner], margin: 'plain', points: Math.max(rebel, royal) };
}

/** Returns how the number of counted units that have come home decides (R X9.2). */
export function decidedByHomecoming(situation: Situation): Ended {
  const { counted, home } = homecomingOf(situation);
  const many = home.length;
  if (many === 0 || many * 2 < counted) return { how: 'homecoming', winners: [ROYAL], margin: 'plain', points: null };
  return { how: 'homecoming', winners: [REBEL], margin: many === counted ? 'decisive' : 'pyrrhic', points: null };
}

/** Returns the winner, how and by which rule; `undefined` while the game goes on. */
export const outcomeOf = /* @__PURE__ */ outcomeBy<XenophonEnding>({
  kingLost: 'R X9.1',
  homecoming: 'R X9.2',
  victoryPoints: 'R X9.3',
});
