/** R 15: the objectives, where they are, and which have been secured. */
import { leavesOut } from '../options.js';
import type { ObjectiveFact } from '../data/shape.js';
import { placeCode } from '../table/by-id.js';
import type { PlaceCode } from '../table/ground.js';
import { derived } from '../../core/board/index.js';
import type { LeaderInfo, Roster } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { SideId } from '../vocabulary.js';
import { cityHolder } from './05-control.js';
import { cityAt, isOnMap } from './06-1-presence.js';
import { isFalling } from './11-siege.js';

/** An objective as it stands. */
export interface Objective {
  readonly fact: ObjectiveFact;
  /** The turn on which it was secured; `null`: it has not been. */
  readonly secured: number | null;
  /** The place in which it can be secured; `null`: nowhere on the map, or it has been secured. */
  readonly at: PlaceCode | null;
}

const NONE: readonly ObjectiveFact[] = [];

/** Returns the objectives of a game; empty if it is played without R 15. */
const played = (situation: Situation): readonly ObjectiveFact[] =>
  leavesOut(situation, 'objectives') ? NONE : situation.components.objectives;

/** Returns the leader that carries an objective (R 15.2, 15.6, 15.7). */
const leaderCarrying = ({ roster }: Situation, { id, by }: ObjectiveFact): LeaderInfo | undefined =>
  roster.leaders.find(({ fact }) =>
    by === 'family' ? fact.withFamily === true : by === 'casualty' && fact.objective === id,
  );

function placeOf(situation: Situation, fact: ObjectiveFact): PlaceCode | null {
  if (fact.at !== null) return placeCode(situation, fact.at);
  const bearer = leaderCarrying(situation, fact);
  if (bearer === undefined) return null;
  const at = situation.placeOfLeader(bearer.code);
  return isOnMap(situation, at) ? at : null;
}

/** Returns all objectives in the order of the components (R 15.1). Secured ones have no place. */
export const objectivesOf = (situation: Situation): readonly Objective[] =>
  played(situation).map((fact) => {
    const secured = situation.secured[fact.id] ?? null;
    return { fact, secured, at: secured === null ? placeOf(situation, fact) : null };
  });

/** How objectives are won. */
type Way = ObjectiveFact['by'];

const byWay = derived((objectives: readonly ObjectiveFact[]): ReadonlyMap<Way, readonly ObjectiveFact[]> => {
  const ways = new Map<Way, ObjectiveFact[]>();
  for (const fact of objectives) ways.set(fact.by, [...(ways.get(fact.by) ?? []), fact]);
  return ways;
});

/** Returns the objectives of a game that are won in this way. */
export const objectivesWon = (situation: Situation, by: Way): readonly ObjectiveFact[] =>
  byWay(played(situation)).get(by) ?? NONE;

/** Returns whether an objective can still be secured; never when the game is over. */
export const isOpen = ({ ended, secured }: Situation, { id }: ObjectiveFact): boolean =>
  ended === null && secured[id] === undefined;

const kingsIn = derived(({ leaders }: Roster): readonly LeaderInfo[] =>
  leaders.filter(({ fact }) => fact.king === 'ofGame'),
);

/** Returns the King with whose loss the game ends, if on the map (R 16.1). */
export const kingOf = (situation: Situation): LeaderInfo | undefined =>
  kingsIn(situation.roster).find(({ code }) => isOnMap(situation, situation.placeOfLeader(code)));

/**
 * Returns whether the King has entered the province or city of an objective (R 15.3-15.5). For a city, the King is in
 * it or in a province around it, and no enemy has walls there (ruling C15.1).
 */
export function isEntered(situation: Situation, { at }: ObjectiveFact): boolean {
  const king = kingOf(situation);
  if (king === undefined || at === null) return false;
  const { provinces, provinceOfPlace } = situation.ground;
  const place = situation.placeOfLeader(king.code);
  const province = provinceOfPlace[place]?.code;
  const target = placeCode(situation, at);
  if (target < provinces.length) return province === target;
  const city = cityAt(situation, target);
  if (city === undefined || isFalling(situation, city)) return false;
  const walled = situation.wallHolderOf(city.number);
  const isNear = place === city.code || (province !== undefined && city.provinces.includes(province));
  return isNear && (walled === null || walled === situation.sideOfLeader(king.code));
}

/** Returns whether a side has taken the city in which an objective lies (R 15.8, 15.9). */
export function isTaken(situation: Situation, { at }: ObjectiveFact, side: SideId): boolean {
  const city = at === null ? undefined : cityAt(situation, placeCode(situation, at));
  return city !== undefined && !isFalling(situation, city) && cityHolder(situation, city.number) === side;
}
