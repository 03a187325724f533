/**
 * R 17, 18: how likely an attack succeeds. {@link GROUNDS} and {@link CHANCE} are fitted to battles resolved round by
 * round on the Combat Chart, with one to eight units on each side. They are within five percentage points of the true
 * frequency of victories.
 */
import { derived } from '../../core/board/index.js';
import type { HexCode } from '../../core/hex/index.js';
import type { BattleFrame, BattleSide } from '../frame/combat.js';
import { activeOf, columnFor, columnOf, moraleOf, NO_ODDS, withinChart } from '../query/combat.js';
import { defencesOf, isForFortress } from '../query/defences.js';
import { isShelter } from '../query/movement.js';
import { cityIn } from '../query/owners.js';
import { enemyOf, hasUnitsAt } from '../query/presence.js';
import type { Situation } from '../table/situation.js';
import type { Components } from '../data/shape/components.js';
import { ODDS } from '../vocabulary.js';
import { enemiesAt, fleetsOf, perOutlook, troopsOf, type Force, type Outlook } from './outlook.js';

/**
 * How firmly defenders hold their ground: they give way in the open, cannot retreat when cornered, and need not retreat
 * behind walls.
 */
const GROUNDS = { open: -1.1, cornered: -2.1, walls: -2.75 } as const;
type GroundOfBattle = keyof typeof GROUNDS;

/** The weight of a column of the Combat Chart and of a point of morale. */
const CHANCE = { column: 0.77, morale: 1 } as const;

const EVEN = ODDS.indexOf('1-1');

/** The numbers and the quality of one side. */
export interface Strength {
  readonly count: number;
  readonly morale: number;
  readonly rating: number;
  /** The light troops that help: no more than there are hoplites (R 17.4.3). */
  readonly light: number;
}

const share = (column: number, morale: number, ground: GroundOfBattle): number =>
  1 / (1 + Math.exp(-(GROUNDS[ground] + CHANCE.column * (column - EVEN) + CHANCE.morale * morale)));

/** Returns the probability that the attacker wins, from 0 to 1. */
export function chanceOf(attacker: Strength, defender: Strength, ground: GroundOfBattle): number {
  if (defender.count === 0) return 1;
  const column = attacker.count === 0 ? NO_ODDS : columnFor(attacker.count, defender.count);
  if (column === NO_ODDS) return 0;
  const light = ground === 'walls' ? 0 : Math.sign(attacker.light - defender.light);
  const shifted = withinChart(column + attacker.rating - defender.rating + light);
  return share(shifted, attacker.morale - defender.morale, ground);
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns the strength of a force on land; fleets fight there as light troops (R 17.4.6). */
export const strengthOf = ({ components }: Situation, force: Force): Strength => strengths(components)(force);

const strengths = derived((components: Components) => derived((force: Force) => findStrength(components, force)));

function findStrength({ charts }: Components, { units, leaders }: Force): Strength {
  const hoplites = units.filter(({ type }) => type === 'hoplite').length;
  const light = units.length - hoplites;
  return {
    count: units.length,
    morale: mean(units.map(({ isLand, morale }) => (isLand ? morale : charts.figures.moraleOfFleetsAshore))),
    rating: Math.max(0, ...leaders.map(({ fact }) => fact.land)),
    light: light <= hoplites ? light : 0,
  };
}

/** Returns the strength of the fleets of a force at sea. */
export const strengthAtSea = (force: Force): Strength => ({
  count: fleetsOf(force).length,
  morale: mean(fleetsOf(force).map(({ morale }) => morale)),
  rating: Math.max(0, ...force.leaders.map(({ fact }) => fact.sea)),
  light: 0,
});

/** Returns the units of a force that man the walls, the best first (R 18.6.2), or the garrison alone (R 18.3). */
function defendersOf(situation: Situation, force: Force, behindWalls: boolean): Strength {
  const { moraleOfGarrisons, mostOnWalls } = situation.components.charts.figures;
  if (force.units.length === 0) return { count: 1, morale: moraleOfGarrisons, rating: 0, light: 0 };
  const all = strengthOf(situation, force);
  return behindWalls ? { ...all, count: Math.min(mostOnWalls, all.count), light: 0 } : all;
}

/** Returns the part of a force that storms walls; cavalry does not (R 18.6.3). */
const stormersOf = derived((force: Force): Force => {
  const onFoot = troopsOf(force).filter(({ type }) => type !== 'cavalry');
  return { units: [...onFoot, ...fleetsOf(force)], leaders: force.leaders };
});

const bonus = (defender: Strength, more: number): Strength => ({ ...defender, morale: defender.morale + more });

/** The defenders of a hex and their ground. */
interface Defence {
  readonly strength: Strength;
  readonly ground: GroundOfBattle;
}

/** Returns the defenders of a hex: their strength with the morale bonus of the place, and their ground. */
const defenceAt = perOutlook((outlook, hex: HexCode): Defence => {
  const { situation, camp } = outlook;
  const { morale } = situation.components.charts;
  const enemies = enemiesAt(outlook, hex);
  const place = isShelter(situation, hex, camp) ? undefined : defencesOf(situation, hex);
  const isHeld =
    place !== undefined && (cityIn(situation, hex) !== undefined || isShelter(situation, hex, enemyOf(camp)));
  if (!isHeld) {
    const rough = situation.ground.terrainAt[hex] === 'rough' ? morale.rough : 0;
    return { strength: bonus(strengthOf(situation, enemies), rough), ground: 'open' };
  }
  const defender = defendersOf(situation, enemies, place.isFortress);
  if (!place.isFortress) {
    const unwalled = morale.unwalled[place.size === 'fort' ? 'small' : place.size];
    // R 17.7: a masked force cannot retreat, and a garrison never does.
    const isMasked = hasUnitsAt(situation, hex, { camp, inside: false, land: true });
    const ground = enemies.units.length === 0 || isMasked ? 'cornered' : 'open';
    return { strength: bonus(defender, unwalled), ground };
  }
  const walls = morale.walls[place.size] + (place.isLinked ? morale.longWalls : 0);
  return { strength: bonus(defender, walls), ground: 'walls' };
});

/** Returns the probability that a force defeats all enemies in a hex: in a city or fort, or in the open. */
export function chanceAt(outlook: Outlook, force: Force, hex: HexCode, isLanding = false): number {
  const { situation } = outlook;
  const { strength, ground } = defenceAt(outlook, hex);
  if (ground === 'walls') return chanceOf(strengthOf(situation, stormersOf(force)), strength, ground);
  const defender = isLanding ? bonus(strength, situation.components.charts.morale.coast) : strength;
  return chanceOf(strengthOf(situation, force), defender, ground);
}

/** Returns the probability that the attacker wins the present battle. */
export function chanceInBattle(situation: Situation, battle: BattleFrame): number {
  const [attackers, defenders] = [activeOf(battle.attacker), activeOf(battle.defender)];
  if (attackers.length === 0) return 0;
  if (defenders.length === 0) return 1;
  const moraleOfSide = (side: BattleSide): number =>
    mean(activeOf(side).map((fighter) => moraleOf(situation, battle, fighter)));
  const ground = isForFortress(situation, battle) ? 'walls' : battle.defender.way === 'nowhere' ? 'cornered' : 'open';
  const edge = moraleOfSide(battle.attacker) - moraleOfSide(battle.defender);
  return share(columnOf(situation, battle), edge, ground);
}
