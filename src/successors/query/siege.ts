/** R 13: what may be besieged or subjugated, by whom, and what is needed. */
import { frameOf } from '../../core/index.js';
import { editionOf } from '../data/editions.js';
import { CAPITAL_POINTS, PORT_MODIFIER, SIEGE_MINIMUM } from '../data/tables.js';
import type { FrameKind } from '../frame/index.js';
import type { Situation } from '../table/situation.js';
import { countUnits } from '../units.js';
import type { Commander, Faction, PlayerId, SpaceId } from '../vocabulary.js';
import { withAbilities } from './abilities.js';
import { capitalOwner } from './capitals.js';
import { availableFleets } from './fleets.js';
import { isPort, spaceFact } from './geometry.js';
import { commanderAt, hasEnemyUnits, hasGeneral, unitsAt } from './presence.js';

/** The Siege Points of an Independent Major City and of an Independent Minor City (R 13.2.2, 13.3.2). */
const INDEPENDENT_POINTS = { majorCity: 3, minorCity: 1 } as const;

/**
 * Returns whether a space can be besieged or subjugated by a player: an enemy Major City, or any Independent space
 * (R 13.1).
 */
export function isSiegeTarget(situation: Situation, player: PlayerId, space: SpaceId): boolean {
  const holder = situation.controller(space);
  if (holder === undefined || holder === player) return false;
  return holder === 'independent' || spaceFact(situation, space).kind === 'majorCity';
}

/**
 * Returns the Siege Points needed to take a space from its controller (R 13.2.2, 13.3.2, 19.8); 0 if nobody controls
 * it.
 */
export function siegePointsNeeded(situation: Situation, space: SpaceId): number {
  const holder: Faction | undefined = situation.controller(space);
  const { kind } = spaceFact(situation, space);
  if (holder === undefined) return 0;
  if (capitalOwner(situation, space) === holder) return CAPITAL_POINTS;
  if (holder === 'independent') {
    return kind === 'stronghold'
      ? editionOf(situation).strongholdPoints
      : kind === 'majorCity'
        ? INDEPENDENT_POINTS.majorCity
        : INDEPENDENT_POINTS.minorCity;
  }
  const garrison = unitsAt(situation, holder, space, true);
  const [none, one, two] = editionOf(situation).majorCityPoints;
  return garrison === 0 ? none : garrison === 1 ? one : two;
}

/** Returns the Siege Points placed so far against a space. */
export const siegePoints = (situation: Situation, space: SpaceId): number => situation.sieges[space]?.points ?? 0;

/** The most attempts in one space in a Tyche or Movement Segment (R 13.4). */
const MOST_ATTEMPTS = 2;

/** One modifier of a Siege die (R 13.2.1). */
export interface SiegeModifier {
  readonly why: 'city' | 'portWithoutFleet' | 'helepolis' | 'ability';
  readonly value: number;
}

/**
 * Returns the modifiers of a player's Siege die against a space. A Subjugation has only those of special abilities, if
 * they are played (R 13.2.1, 13.3.1, 19.2). `commander` is the general who makes the attempt; omitted, the one who
 * commands there.
 */
export function siegeModifiers(
  situation: Situation,
  player: PlayerId,
  space: SpaceId,
  commander: Commander | undefined = besiegingCommander(situation, player, space),
): readonly SiegeModifier[] {
  const modifiers: SiegeModifier[] = [];
  const fact = spaceFact(situation, space);
  if (fact.kind === 'majorCity') {
    if (fact.siegeModifier !== 0) modifiers.push({ why: 'city', value: fact.siegeModifier });
    const port = portModifier(situation, player, space, commander);
    if (port !== 0) modifiers.push({ why: 'portWithoutFleet', value: port });
    const { helepolis } = situation;
    if (helepolis !== null && helepolis.player === player && helepolis.space === space) {
      modifiers.push({ why: 'helepolis', value: helepolis.bonus });
    }
  }
  const ability = withAbilities(situation, commander, 'siegeDie', 0, { space });
  if (ability !== 0) modifiers.push({ why: 'ability', value: ability });
  return modifiers;
}

/** Returns the modifier for a port, if the besieger has no available fleet (R 13.2.1). */
const portModifier = (
  situation: Situation,
  player: PlayerId,
  space: SpaceId,
  commander: Commander | undefined,
): number =>
  isPort(situation, space) && availableFleets(situation, player).length === 0
    ? withAbilities(situation, commander, 'portPenalty', PORT_MODIFIER, { space })
    : 0;

/**
 * Returns the commander where a player may besiege a space: that of the Army on the march if it is there, otherwise the
 * one who stands outside.
 */
function besiegingCommander(situation: Situation, player: PlayerId, space: SpaceId): Commander | undefined {
  const march = frameOf(situation, 'march');
  return march !== undefined && march.player === player && march.space === space && !march.afloat
    ? march.commander
    : commanderAt(situation, player, space);
}

/** Returns the sum of the modifiers. */
export const siegeModifier = (situation: Situation, player: PlayerId, space: SpaceId, commander?: Commander): number =>
  siegeModifiers(situation, player, space, commander).reduce((sum, { value }) => sum + value, 0);

/** Frames that must end before cities are checked for a fall: an activation, a battle, a Siege, the event of a card. */
const RESOLVED_FIRST: ReadonlySet<FrameKind> = /* @__PURE__ */ new Set<FrameKind>([
  'march',
  'independentMove',
  'arrival',
  'landBattle',
  'siegeAttempt',
  'capture',
  'cardEvent',
]);

/**
 * Returns whether such a frame is being resolved. Cities may fall when it ends (R 13.2.4; ruling enough-points).
 * @internal
 */
export function isMidway({ stack }: Pick<Situation, 'stack'>): boolean {
  for (const { kind } of stack) if (RESOLVED_FIRST.has(kind)) return true;
  return false;
}

/** Returns whether the Siege Points against a space are enough to take it (R 13.2.2, 13.2.4). */
export const hasEnoughPoints = (situation: Situation, space: SpaceId): boolean =>
  siegePoints(situation, space) >= siegePointsNeeded(situation, space);

/**
 * Returns the number of CUs that a player can besiege with in a space: on the march those of the Army itself; otherwise
 * all that stand outside there, except those used in an activation of this Segment (R 12.7, 13.1, 13.4;
 * ruling who-besieges).
 */
export function besiegers(situation: Situation, player: PlayerId, space: SpaceId): number {
  const march = frameOf(situation, 'march');
  if (march !== undefined && march.player === player && march.space === space && !march.afloat)
    return march.inside ? 0 : countUnits(march.group.units);
  const post = situation.post(player, space, false);
  return situation.count(post) - situation.movedCount(post);
}

/**
 * Returns whether an attempt in a space under this commander is still possible in this Segment (R 13.4): the first, or
 * the second in the same activation, under the same commander (ruling who-besieges).
 */
export function attemptLeft(situation: Situation, space: SpaceId, commander: Commander): boolean {
  const made = situation.segment?.attempts[space];
  if (made === undefined) return true;
  const goesOn = frameOf(situation, 'march')?.attempted.includes(space) === true;
  return goesOn && made.count < MOST_ATTEMPTS && made.commander === commander;
}

/** Why an attempt is not possible (R 13.1, 13.4; ruling who-besieges). */
export type SiegeObstacle = 'noSiegeTarget' | 'attemptsUsed' | 'armyTooSmall' | 'enemyUnitsThere';

/**
 * Returns the first reason why a player's Army may not attempt a Siege or Subjugation where it stands
 * (ruling independents-under-siege); `undefined` if it may.
 */
export function siegeObstacle(
  situation: Situation,
  player: PlayerId,
  space: SpaceId,
  commander: Commander,
): SiegeObstacle | undefined {
  if (!isSiegeTarget(situation, player, space)) return 'noSiegeTarget';
  if (!attemptLeft(situation, space, commander)) return 'attemptsUsed';
  if (besiegers(situation, player, space) < SIEGE_MINIMUM || !hasGeneral(situation, player, space))
    return 'armyTooSmall';
  return hasEnemyUnits(situation, player, space) ? 'enemyUnitsThere' : undefined;
}

/** Returns whether a player's Army may attempt a Siege or Subjugation where it stands (R 13.1, 13.4). */
export const mayAttempt = (situation: Situation, player: PlayerId, space: SpaceId, commander: Commander): boolean =>
  siegeObstacle(situation, player, space, commander) === undefined;
