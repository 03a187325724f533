/** R 20.3, ruling Q96: notes offences against a peace after its first year. */
import type { CityFact } from '../data/shape/map.js';
import type { HowBroken } from '../event/peace.js';
import type { BattleFrame, BattleSide } from '../frame/combat.js';
import { unitIdsOf } from '../query/combat.js';
import { homesOf } from '../query/homes.js';
import {
  campOf,
  cityIn,
  friendOfCity,
  holderOfRegion,
  playerOfUnit,
  regionOfHex,
  stateOfCity,
} from '../query/owners.js';
import { isEnemyRegion, isTruce, trespassers } from '../query/peace.js';
import { unitsAmong } from '../query/pieces.js';
import { enemyOf } from '../query/presence.js';
import type { Offence } from '../state.js';
import { isHex, type PlaceCode } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { UnitInfo } from '../table/roster.js';
import type { GameRun } from '../types.js';
import { CAMPS, type Camp, type PlayerId, type RegionId } from '../vocabulary.js';

const NOTHING: Offence = { violates: false, grievances: 0 };
const VIOLATION: Offence = { violates: true, grievances: 0 };

/** Notes an offence of a camp. In the first year of a peace offences are impossible. */
function note(run: GameRun, by: Camp, how: HowBroken, { violates, grievances }: Offence): void {
  const { state } = run;
  const { peace } = state;
  if (peace === undefined || isTruce(state)) return;
  const { now, before } = peace.offences;
  const so = now[by] ?? NOTHING;
  if (grievances === 0 && (!violates || so.violates)) return;
  const all: Offence = { violates: so.violates || violates, grievances: so.grievances + grievances };
  state.set({ peace: { ...peace, offences: { now: { ...now, [by]: all }, before } } });
  run.emit({ type: 'peaceBroken', rule: 'R 20.3', by, how, violates, grievances });
}

/** Notes that pieces of a player enter a region. */
export function noteEntry(run: GameRun, region: RegionId | null, player: PlayerId): void {
  const camp = campOf(player);
  if (isEnemyRegion(run.state, region, camp)) note(run, camp, 'trespass', VIOLATION);
}

/** Notes that pieces of a player arrive in a place. */
export function noteArrival(run: GameRun, place: PlaceCode, player: PlayerId): void {
  if (isHex(run.state.places, place)) noteEntry(run, regionOfHex(run.state, place), player);
}

/** Notes the units in enemy regions at the start of a season. */
export function noteTrespassers(run: GameRun): void {
  for (const { code } of trespassers(run.state))
    note(run, campOf(playerOfUnit(run.state, code)), 'trespass', VIOLATION);
}

/** Notes that a player besieges the place of a hex in this season. A siege of a friendly city is a grievance. */
export function noteSiege(run: GameRun, hex: PlaceCode, player: PlayerId): void {
  const city = cityIn(run.state, hex);
  const isFriendly = city !== undefined && friendOfCity(run.state, city) === enemyOf(campOf(player));
  note(run, campOf(player), 'siege', { violates: true, grievances: isFriendly ? 1 : 0 });
}

/**
 * Notes that a player captures a city of the other side. A city besieged in this season is a grievance already
 * (ruling Q182).
 */
export function noteCapture(run: GameRun, city: CityFact, player: PlayerId): void {
  const { siege } = stateOfCity(run.state, city.id);
  if (siege !== undefined || friendOfCity(run.state, city) !== enemyOf(campOf(player))) return;
  note(run, campOf(player), 'capture', { violates: false, grievances: 1 });
}

/** Notes that a player destroys a city. The number of grievances depends on its size. */
export function noteDestruction(run: GameRun, { size }: CityFact, player: PlayerId): void {
  const grievances = run.state.components.charts.peace.destroyed[size];
  note(run, campOf(player), 'destruction', { violates: false, grievances });
}

export const noteInterception = (run: GameRun, player: PlayerId): void =>
  note(run, campOf(player), 'interception', VIOLATION);

/** Notes that a player plays a card that need not be played at once. */
export const noteCard = (run: GameRun, player: PlayerId): void => note(run, campOf(player), 'card', VIOLATION);

const unitsIn = (situation: Situation, { fighters, reserve }: BattleSide): readonly UnitInfo[] =>
  unitsAmong(situation, [...unitIdsOf(fighters.map(({ unit }) => unit)), ...reserve]);

/** Returns whether some units come from the home region of a player of a camp. */
const areHomeTroops = (situation: Situation, units: readonly UnitInfo[], camp: Camp): boolean =>
  homesOf(situation).some(({ player, region }) => campOf(player) === camp && units.some(({ home }) => home === region));

/**
 * Notes a battle on land for the holder of its region: a grievance, and another one if home troops of the enemy take
 * part.
 */
function noteBattleAshore(run: GameRun, place: PlaceCode, units: readonly UnitInfo[], attacker: Camp): void {
  const holder = holderOfRegion(run.state, regionOfHex(run.state, place));
  if (holder !== null) {
    const enemy = enemyOf(campOf(holder));
    const grievances = areHomeTroops(run.state, units, enemy) ? 2 : 1;
    note(run, enemy, 'battle', { violates: enemy === attacker, grievances });
  }
  note(run, attacker, 'battle', VIOLATION);
}

/**
 * Notes the beginning of a battle: the attacker breaks the peace (ruling Q183). At sea an enemy home fleet is a
 * grievance.
 */
export function noteBattle(run: GameRun, { at, element, attacker, defender }: BattleFrame): void {
  const { state } = run;
  const units = [...unitsIn(state, attacker), ...unitsIn(state, defender)];
  const camp = campOf(attacker.player);
  const place = state.places.codes.get(at);
  if (element === 'land') {
    if (place !== undefined) noteBattleAshore(run, place, units, camp);
    return;
  }
  const fleets = units.filter(({ isLand }) => !isLand);
  for (const each of CAMPS)
    note(run, each, 'battle', { violates: each === camp, grievances: areHomeTroops(state, fleets, each) ? 1 : 0 });
}
