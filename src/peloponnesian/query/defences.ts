/** R 17.4.4, 18.6: the defensive bonuses of cities, forts and terrain. */
import { RIVER, STRAIT } from '../geometry/ground.js';
import type { HexCode } from '../../core/hex/index.js';
import type { BattleFrame } from '../frame/combat.js';
import type { HexId, PlayerId, SeaId, Stronghold } from '../vocabulary.js';
import { isBetrayed } from './betrayal.js';
import { placeNamed } from './by-id.js';
import { joinedHexes } from './long-walls.js';
import { moraleByOracle } from './omens.js';
import { cityIn, friendOfCity, isWalled, playerOfUnit } from './owners.js';
import { hexNamed } from './presence.js';
import type { PlaceCode } from '../table/places.js';
import type { UnitInfo } from '../table/roster.js';
import { FORAGING, RAIDING, type Situation } from '../table/situation.js';

/** A city or fort in combat. */
export interface Defences {
  readonly size: Stronghold;
  /** Whether it is a fort or a walled city (R 18.6.1). */
  readonly isFortress: boolean;
  readonly isLinked: boolean;
}

/** Returns whether Long Walls join the fortress of a hex to another one of the same camp (R 10.9, 17.4.4). */
const isLinked = (situation: Situation, hex: HexCode): boolean => joinedHexes(situation, hex).length > 0;

/** Returns the defences of a hex, or `undefined` if it has neither city nor fort. */
export function defencesOf(situation: Situation, place: PlaceCode): Defences | undefined {
  const city = cityIn(situation, place);
  if (city !== undefined) {
    // R C: the walls of a betrayed city do not count.
    const walled = isWalled(situation, city) && !isBetrayed(situation, city);
    return { size: city.size, isFortress: walled, isLinked: walled && isLinked(situation, place) };
  }
  if (situation.forts[situation.places.ids[place] as HexId] === undefined) return undefined;
  return { size: 'fort', isFortress: true, isLinked: isLinked(situation, place) };
}

/**
 * Returns the player of the defence in a battle. It is `null` if a garrison friendly to no camp holds the city, or has
 * held it until this battle (R 6.5.1).
 */
export function defenderIn(situation: Situation, { at, against, defender }: BattleFrame): PlayerId | null {
  const hasUnits =
    defender.fighters.some(({ unit }) => unit !== 'garrison') || defender.reserve.length + defender.lost.length > 0;
  const city = against === 'assault' && !hasUnits ? cityIn(situation, hexNamed(situation, at)) : undefined;
  return city !== undefined && friendOfCity(situation, city) === null ? null : defender.player;
}

/** Returns the parties of a battle and its place, in the form of events. */
export const partiesIn = (
  situation: Situation,
  battle: BattleFrame,
): { readonly at: HexId | SeaId; readonly attacker: PlayerId; readonly defender: PlayerId | null } => ({
  at: battle.at,
  attacker: battle.attacker.player,
  defender: defenderIn(situation, battle),
});

/**
 * Returns whether a battle is an assault on a fortress that is not breached. An assault on an open city is an ordinary
 * battle (R 18.5, 18.6.5).
 */
export function isForFortress(situation: Situation, { at, against, breached }: BattleFrame): boolean {
  if (against !== 'assault' || breached) return false;
  return defencesOf(situation, hexNamed(situation, at))?.isFortress === true;
}

/** Returns the bonus of a river or strait along the crossed hexside (R 17.4.4, ruling R11). */
function riverBonus({ ground, components }: Situation, from: HexCode, at: HexCode): number {
  const side = ground.sides[ground.grid.sideBetween(from, at)] ?? 0;
  return (side & (RIVER | STRAIT)) === 0 ? 0 : components.charts.morale.behindRiver;
}

/** Returns the bonus of the attackers' approach: across a river, or from the sea (R 17.4.4, rulings R10, R12). */
function approachBonus(situation: Situation, { at, from, landed }: BattleFrame): number {
  const { morale } = situation.components.charts;
  const start = placeNamed(situation, from);
  if (landed) return morale.coast;
  return start < situation.ground.grid.size ? riverBonus(situation, start, hexNamed(situation, at)) : 0;
}

/**
 * Returns what a place adds to the morale of defenders: the bonus of a fortress alone, or those of a city or rough
 * terrain and of the approach (R 17.4.4).
 */
export function placeBonus(situation: Situation, battle: BattleFrame): number {
  const { morale } = situation.components.charts;
  if (battle.element === 'sea') return 0;
  const hex = hexNamed(situation, battle.at);
  const defences = battle.against === 'assault' ? defencesOf(situation, hex) : undefined;
  if (defences === undefined)
    return (situation.ground.terrainAt[hex] === 'rough' ? morale.rough : 0) + approachBonus(situation, battle);
  const { size, isFortress } = defences;
  if (isFortress && !battle.breached) return morale.walls[size] + (defences.isLinked ? morale.longWalls : 0);
  const unwalled = morale.unwalled[size === 'fort' ? 'small' : size];
  // R 18.6.5: behind breached walls only the city counts.
  return unwalled + (battle.breached ? 0 : approachBonus(situation, battle));
}

/**
 * Returns a unit's own modifier: for foraging or raiding (R 17.10), cavalry behind walls (R 17.4.5), and oracles (R C).
 */
export function ownModifier(situation: Situation, { code, type }: UnitInfo, behindWalls: boolean): number {
  const { morale } = situation.components.charts;
  return (
    (situation.unitIs(code, FORAGING) ? morale.foraging : 0) +
    (situation.unitIs(code, RAIDING) ? morale.raiding : 0) +
    (behindWalls && type === 'cavalry' ? morale.cavalryInFortress : 0) +
    moraleByOracle(situation, playerOfUnit(situation, code))
  );
}
