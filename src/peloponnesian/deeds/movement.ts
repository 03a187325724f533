/** Moves stacks, and applies the effects of their arrival (R 16). */
import { leadersIn, unitsIn } from '../query/pieces.js';
import type { Draft } from 'immer';
import type { HexCode } from '../../core/hex/index.js';
import type { RuleRef } from '../../core/index.js';
import type { Attack } from '../frame/combat.js';
import type { MovementFrame } from '../frame/march.js';
import { commanderOf } from '../query/command.js';
import { areEnemies, campOf, cityIn, friendOfCity, stateOfCity } from '../query/owners.js';
import { enemyOf, masterOfCity, strongholdIn, unitsAt } from '../query/presence.js';
import { hasEnemiesOutside, isShelter, type Stack } from '../query/movement.js';
import { hasShelter } from '../query/retreats.js';
import { isHex, seaAt, type PlaceCode } from '../table/places.js';
import { INSIDE, NOBODY } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { LeaderId, PieceId, PlayerId } from '../vocabulary.js';
import { loseLoneLeaders } from './leaders.js';
import { noteArrival } from './offences.js';
import { claimCity, destroyBase, takeCity, takeFort } from './places.js';

/**
 * Moves pieces to a place together. At sea all are in the stack of the first leader. `inside`: into the city or fort of
 * the hex.
 */
export function moveStack(run: GameRun, { leaders, units }: Stack, to: PlaceCode, rule: RuleRef, inside = false): void {
  const { state } = run;
  const [captains, others] = [leadersIn(state, leaders), unitsIn(state, units)];
  const [first] = others;
  const [commander] = captains;
  const start = first === undefined ? commander && state.placeOfLeader(commander.code) : state.placeOfUnit(first.code);
  // R 24.5: read before an ally's leader, whom they join, commands them.
  const player =
    first === undefined ? commander && state.playerOfLeader(commander.code) : commanderOf(state, first.code);
  const isAtSea = seaAt(state.places, to) !== undefined;
  for (const { code } of captains) {
    state.setLeader(code, to);
    state.setLeaderInside(code, inside);
  }
  for (const { code } of others) {
    state.setUnit(code, to);
    state.setBit(code, INSIDE, inside);
    if (isAtSea && commander !== undefined) state.setLeaderOver(code, commander.code);
  }
  const [from, place] = [state.places.ids[start ?? to], state.places.ids[to]];
  if (from === undefined || place === undefined || player === undefined || player === null) return;
  run.emit({ type: 'stackMoved', rule, player, from, to: place, leaders: [...leaders], units: [...units], inside });
  noteArrival(run, to, player);
}

/** Notes the sea area from which fleets have landed (R 8.4, ruling Q46). */
export function noteLanding(run: GameRun, fleets: readonly PieceId[], sea: number): void {
  for (const { code } of unitsIn(run.state, fleets)) run.state.setSeaOff(code, sea);
}

/** Puts a unit at sea into the stack of a leader, or into none with `null` (R 16.2.2). */
export function setCommand(run: GameRun, unit: PieceId, leader: PieceId | null): void {
  const { state } = run;
  const [info] = unitsIn(state, [unit]);
  const [captain] = leader === null ? [] : leadersIn(state, [leader]);
  if (info === undefined || seaAt(state.places, state.placeOfUnit(info.code)) === undefined) return;
  const place = state.placeOfUnit(info.code);
  state.setUnit(info.code, place);
  if (captain !== undefined) state.setLeaderOver(info.code, captain.code);
}

/**
 * Removes the units that stay at sea from the stacks of leaders who are about to leave with other pieces (R 16.2.2).
 */
export function partFrom(run: GameRun, leaders: readonly LeaderId[], going: readonly PieceId[]): void {
  const { state } = run;
  for (const leader of leadersIn(state, leaders))
    for (const { code, id } of unitsAt(state, state.placeOfLeader(leader.code)))
      if (state.leaderOver(code) === leader.code && !going.includes(id)) state.setLeaderOver(code, NOBODY);
}

/**
 * Applies the entry of a player's units into a hex: they take a friendly city in revolt at once (R 6.5.2, ruling Q33).
 * Units that join others which have stayed inside do not end the revolt (rulings Q16, Q31).
 */
export function enterHex(run: GameRun, hex: HexCode, player: PlayerId, units: readonly PieceId[]): void {
  const { state } = run;
  const camp = campOf(player);
  const city = cityIn(state, hex);
  if (city === undefined || units.length === 0 || stateOfCity(state, city.id).revolt === undefined) return;
  if (stateOfCity(state, city.id).held !== undefined) return;
  if (friendOfCity(state, city) !== camp || masterOfCity(state, city) !== camp) return;
  if (!hasEnemiesOutside(state, hex, camp)) takeCity(run, city, player, 'R 6.5.2');
}

/**
 * Moves a stack into a hex by land or from the sea, and into a friendly city or fort there. Fleets enter ports only
 * (R 18.4).
 */
export function moveIntoHex(run: GameRun, stack: Stack, hex: HexCode, player: PlayerId, rule: RuleRef): void {
  const { state } = run;
  const hasFleets = unitsIn(state, stack.units).some(({ isLand }) => !isLand);
  const inside = hasFleets ? hasShelter(state, hex, campOf(player), true) : isShelter(state, hex, campOf(player));
  moveStack(run, stack, hex, rule, inside);
  enterHex(run, hex, player, stack.units);
  if (inside) claimCity(run, hex);
}

/**
 * Applies the end of a move or battle of a player's units in a hex without enemies: they take a fort, destroy an enemy
 * base, and eliminate enemy leaders who are alone (R 7.6.3 d, 7.8.6, 18.3.5, rulings Q38, Q43).
 */
export function holdHex(run: GameRun, hex: HexCode, player: PlayerId): void {
  const { state } = run;
  const camp = campOf(player);
  if (!isHex(state.places, hex) || unitsAt(state, hex, { camp }).length === 0) return;
  if (unitsAt(state, hex, { camp: enemyOf(camp) }).length > 0) return;
  const stronghold = strongholdIn(state, hex);
  if (stronghold !== undefined && stronghold.kind === 'city' && stronghold.friend !== camp) return;
  const id = state.places.ids[hex] as `W${string}`;
  const fort = state.forts[id];
  if (fort !== undefined && areEnemies(fort.by, player)) takeFort(run, id, player, 'R 18.3.5');
  const base = state.bases[id];
  if (base !== undefined && areEnemies(base, player)) destroyBase(run, id, player, 'R 7.6.3');
  loseLoneLeaders(run, hex, player);
}

/** Adds an attack to be fought when all pieces have moved (R 17.1). */
export function declareAttack(run: GameRun, attack: Attack, rule: RuleRef): void {
  const frame: Draft<MovementFrame> | undefined = run.frame('movement');
  if (frame === undefined) throw new RangeError('an attack is declared outside of a phase of movement');
  frame.attacks = [...frame.attacks, attack] as Draft<Attack>[];
  const leaders = leadersIn(run.state, attack.attackers).map(({ id }) => id);
  const units = unitsIn(run.state, attack.attackers).map(({ id }) => id);
  const { player, at, from, landed, targets } = attack;
  run.emit({ type: 'attackDeclared', rule, player, at, from, landed, leaders, units, targets: [...targets] });
}
