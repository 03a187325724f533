/**
 * R 17, 18: how likely an attack succeeds. The figures of {@link GROUNDS} and {@link CHANCE} are fitted to battles that were fought out on the
 * Combat Chart, round by round, with from one to eight units on each side: they miss the true share of victories by five in a hundred.
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

/** What makes defenders hold out: they give way in the open, they cannot where they are cornered, and behind walls they need not. */
const GROUNDS = { open: -1.1, cornered: -2.1, walls: -2.75 } as const;
type GroundOfBattle = keyof typeof GROUNDS;

/** How much a column of the Combat Chart and a point of morale count. */
const CHANCE = { column: 0.77, morale: 1 } as const;

const EVEN = ODDS.indexOf('1-1');

/** Numbers and quality of one side. */
export interface Strength {
  readonly count: number;
  readonly morale: number;
  readonly rating: number;
  /** Light troops that help: no more than there are hoplites (R 17.4.3). */
  readonly light: number;
}

const share = (column: number, morale: number, ground: GroundOfBattle): number =>
  1 / (1 + Math.exp(-(GROUNDS[ground] + CHANCE.column * (column - EVEN) + CHANCE.morale * morale)));

/** Returns how likely the attacker wins, from 0 to 1. */
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

/** The best of a force that man the walls (R 18.6.2), or the garrison alone (R 18.3). */
function defendersOf(situation: Situation, force: Force, behindWalls: boolean): Strength {
  const { moraleOfGarrisons, mostOnWalls } = situation.components.charts.figures;
  if (force.units.length === 0) return { count: 1, morale: moraleOfGarrisons, rating: 0, light: 0 };
  const all = strengthOf(situation, force);
  return behindWalls ? { ...all, count: Math.min(mostOnWalls, all.count), light: 0 } : all;
}

/** Those who storm walls: cavalry does not (R 18.6.3). */
const stormersOf = derived((force: Force): Force => {
  const onFoot = troopsOf(force).filter(({ type }) => type !== 'cavalry');
  return { units: [...onFoot, ...fleetsOf(force)], leaders: force.leaders };
});

const bonus = (defender: Strength, more: number): Strength => ({ ...defender, morale: defender.morale + more });

/** The enemies in a hex as an attack finds them. */
interface Defence {
  readonly strength: Strength;
  readonly ground: GroundOfBattle;
}

/** Returns who defends a hex, with what the place adds to their morale, and how they hold out there. */
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
    // R 17.7: who is masked has nowhere to go, and a garrison never goes.
    const isMasked = hasUnitsAt(situation, hex, { camp, inside: false, land: true });
    const ground = enemies.units.length === 0 || isMasked ? 'cornered' : 'open';
    return { strength: bonus(defender, unwalled), ground };
  }
  const walls = morale.walls[place.size] + (place.isLinked ? morale.longWalls : 0);
  return { strength: bonus(defender, walls), ground: 'walls' };
});

/** Returns how likely a force takes what enemies hold in a hex: a city or fort with all who are inside, or a camp in the open. */
export function chanceAt(outlook: Outlook, force: Force, hex: HexCode, isLanding = false): number {
  const { situation } = outlook;
  const { strength, ground } = defenceAt(outlook, hex);
  if (ground === 'walls') return chanceOf(strengthOf(situation, stormersOf(force)), strength, ground);
  const defender = isLanding ? bonus(strength, situation.components.charts.morale.coast) : strength;
  return chanceOf(strengthOf(situation, force), defender, ground);
}

/** Returns how likely the attacker wins a battle that is being fought. */
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
