/** Begins, resolves and breaks sieges (R 10). */
import type { RuleRef } from '../../core/index.js';
import type { HexCode } from '../../core/hex/index.js';
import { treasonIn } from '../query/betrayal.js';
import { areEnemies, cityIn } from '../query/owners.js';
import { joinedHexes } from '../query/long-walls.js';
import {
  besiegedHexes,
  defenderOf,
  isEncircled,
  isLargeCity,
  siegeMorale,
  siegingPlayer,
  startingMorale,
} from '../query/sieges.js';
import type { Relieved } from '../state.js';
import type { GameRun } from '../types.js';
import type { HexId, PlayerId } from '../vocabulary.js';
import { noteSiege } from './offences.js';
import { changeCity, destroyBase } from './places.js';
import { winBattle } from './victory.js';

const idOf = ({ state: { places } }: GameRun, hex: HexCode): HexId => places.ids[hex] as HexId;

/** Returns the place of a siege and its defender, in the form of events. */
const siegeOf = (run: GameRun, hex: HexCode): { readonly hex: HexId; readonly defender: PlayerId | null } => ({
  hex: idOf(run, hex),
  defender: defenderOf(run.state, hex) ?? null,
});

/** Sets the siege morale of a place, or ends its siege with `undefined`. */
function setMorale(run: GameRun, hex: HexCode, siege: number | undefined, relieved?: Relieved): void {
  const { state } = run;
  const city = cityIn(state, hex);
  if (city !== undefined) return changeCity(run, city, { siege, relieved });
  const id = idOf(run, hex);
  const fort = state.forts[id];
  if (fort === undefined) return;
  state.setFort(id, {
    by: fort.by,
    ...(siege !== undefined && { siege }),
    ...(relieved !== undefined && { relieved }),
  });
}

/** Begins a siege of the place in a hex, and of all places that Long Walls join to it (R 10.3, 10.9). */
export function beginSiege(run: GameRun, hex: HexCode, player: PlayerId): void {
  for (const each of [hex, ...joinedHexes(run.state, hex)]) {
    if (siegeMorale(run.state, each) !== undefined) continue;
    const { morale, modifiers } = startingMorale(run.state, each);
    setMorale(run, each, morale);
    run.emit({ type: 'siegeBegan', rule: 'R 10.3.1', ...siegeOf(run, each), player, morale, modifiers });
  }
}

/**
 * Resolves a player's die for a siege, with the modifier of a betrayal (R C). Returns whether the place surrenders
 * (R 10.5).
 */
export function testSiege(run: GameRun, hex: HexCode, player: PlayerId, die: number): boolean {
  const morale = siegeMorale(run.state, hex);
  if (morale === undefined) return false;
  const treason = treasonIn(run.state, hex);
  const surrenders = die + treason > morale;
  const said = { ...siegeOf(run, hex), player, die, ...(treason !== 0 && { treason }), morale, surrenders };
  noteSiege(run, hex, player);
  run.emit({ type: 'siegeResolved', rule: 'R 10.5', ...said });
  return surrenders;
}

/** Lowers the siege morale of a place that has not surrendered by one, down to the minimum (R 10.5). */
export function weaken(run: GameRun, hex: HexCode): void {
  const { leastMorale } = run.state.components.charts.siege;
  const before = siegeMorale(run.state, hex) ?? leastMorale;
  const now = Math.max(leastMorale, before - 1);
  setMorale(run, hex, now);
  run.emit({ type: 'siegeMoraleChanged', rule: 'R 10.5', ...siegeOf(run, hex), before, now });
}

/** Ends a siege without a victory: the place has fallen, or nobody holds it. */
export const endSiege = (run: GameRun, hex: HexCode): void => setMorale(run, hex, undefined);

/** Removes a base that besiegers have built outside a place together with the siege (R 7.6.3 a). */
export function loseSiegeBase(run: GameRun, hex: HexCode): void {
  const { state } = run;
  const id = idOf(run, hex);
  const base = state.bases[id];
  const defender = defenderOf(state, hex);
  if (base === undefined || (defender !== undefined && !areEnemies(base, defender))) return;
  const enemy = defender ?? state.scenario.players.find((player) => areEnemies(player, base));
  if (enemy !== undefined) destroyBase(run, id, enemy, 'R 7.6.3');
}

/**
 * Breaks the siege of a place, with those of all places that Long Walls join to it (R 10.8). The defender wins once,
 * decisively if one of them is a large city (R 13.4, ruling Q64).
 */
export function breakSiege(run: GameRun, hex: HexCode, rule: RuleRef): void {
  const { state } = run;
  const broken = [hex, ...joinedHexes(state, hex)].filter((each) => siegeMorale(state, each) !== undefined);
  for (const each of broken) {
    const player = siegingPlayer(state, each) ?? null;
    endSiege(run, each);
    run.emit({ type: 'siegeBroken', rule, ...siegeOf(run, each), player });
    loseSiegeBase(run, each);
  }
  const winner = defenderOf(state, hex);
  const decisive = broken.some((each) => isLargeCity(state, each));
  if (winner !== undefined && broken.length > 0) winBattle(run, { at: idOf(run, hex), winner, decisive, rule });
}

/** Returns whether the siege morale of a place has been raised in this Campaign Turn. */
function isRelieved({ state }: GameRun, hex: HexCode): boolean {
  const city = cityIn(state, hex);
  const relieved =
    city === undefined ? state.forts[state.places.ids[hex] as HexId]?.relieved : state.cities[city.id]?.relieved;
  return relieved !== undefined && relieved[0] === state.turn && relieved[1] === state.campaignTurn;
}

/**
 * Raises the siege morale of each place with too few besiegers by one, at most once in a Campaign Turn. Called at the
 * end of each player's movement and combat (R 10.6, ruling Q61).
 */
export function checkBesiegers(run: GameRun): void {
  const { state } = run;
  for (const hex of besiegedHexes(state)) {
    if (isEncircled(state, hex) || isRelieved(run, hex)) continue;
    const before = siegeMorale(state, hex) ?? 0;
    const now = before + 1;
    setMorale(run, hex, now, [state.turn, state.campaignTurn]);
    run.emit({ type: 'siegeMoraleChanged', rule: 'R 10.6', ...siegeOf(run, hex), before, now });
  }
}
