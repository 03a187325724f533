/**
 * R 7.8.6, 13.4, 17.7, 17.10, 18.3.4: the aftermath of a battle: retreats, levels, deaths of leaders, and captured
 * places.
 */
import type { Draft } from 'immer';
import { rollDice } from '../deeds/dice.js';
import { captureStronghold } from '../deeds/fall.js';
import { loseLeader } from '../deeds/leaders.js';
import { fulfilOracles } from '../deeds/omens.js';
import { adjustForLeader, adjustForLoss, isSpartanElite, winBattle, winForElites } from '../deeds/victory.js';
import type { BattleFrame, BattleSide, Side } from '../frame/combat.js';
import { placeNamed } from '../query/by-id.js';
import { otherSide, survivorsOf } from '../query/combat.js';
import { defenderIn } from '../query/defences.js';
import { cityIn } from '../query/owners.js';
import { leaderNamed, unitsNamed } from '../query/pieces.js';
import { hexNamed, masterOfCity } from '../query/presence.js';
import { fleetsFor, partiesOf, waysOf } from '../query/retreats.js';
import { isOnMap } from '../table/places.js';
import type { LeaderInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { HexId } from '../vocabulary.js';

const SIDES: readonly Side[] = ['attacker', 'defender'];

/** Eliminates units whose ships are lost, one side after the other (R 17.3.1). */
export function openCargo(run: GameRun, frame: Draft<BattleFrame>): void {
  const { state } = run;
  for (const side of SIDES) {
    const { cargo, fighters, player } = frame[side];
    if (fleetsFor(state, unitsNamed(state, cargo)) <= fighters.length) continue;
    run.push({ kind: 'cargo', player, units: [...cargo], fleets: fighters.length, lost: [] });
    return;
  }
  frame.stage = 'retreat';
}

/** Notes units that are lost after the rounds of a battle. */
export function noteLost(side: Draft<BattleSide>, lost: readonly BattleSide['lost'][number][]): void {
  const isLeft = (unit: string): boolean => !lost.some((other) => other === unit);
  side.fighters = side.fighters.filter(({ unit }) => isLeft(unit));
  side.reserve = side.reserve.filter(isLeft);
  side.cargo = side.cargo.filter(isLeft);
  side.lost.push(...lost);
}

/** Starts the retreat of the losers, with their reserve (R 17.7). */
export function openRetreat(run: GameRun, frame: Draft<BattleFrame>): void {
  const { state } = run;
  const { winner } = frame;
  frame.stage = 'victory';
  if (winner === null) return;
  const side = otherSide(winner);
  const ways = waysOf(frame, side);
  if (ways.way === 'stay' || ways.way === 'nowhere') return;
  const parties = partiesOf(ways, survivorsOf(state, frame[side]), frame[side].leaders);
  if (parties.length === 0) return;
  const left = parties.map(({ units, leaders }) => ({ units: [...units], leaders: [...leaders] }));
  run.push({ kind: 'retreat', ...ways, left, lost: [] });
}

/**
 * Returns whether a large city was stormed or held, or its siege was broken (R 13.4). It is not stormed while its
 * garrison still keeps it (ruling R45).
 */
function isForLargeCity(
  situation: Situation,
  { at, against, element, winner, attacker, brokenOff }: BattleFrame,
): boolean {
  const place = placeNamed(situation, at);
  const city = cityIn(situation, place);
  if (city?.size !== 'large') return false;
  if (against === 'assault') return !brokenOff;
  // R 10.8.2 b: fleets that win their way into a besieged port break the siege.
  const isBesieged = situation.cities[city.id]?.siege !== undefined;
  const camp = masterOfCity(situation, city);
  return (
    element === 'sea' && isBesieged && winner === 'attacker' && (attacker.player === 'athens') === (camp === 'empire')
  );
}

/** Returns whether the winner is a garrison friendly to neither camp (R 6.5.1). */
const isUnalignedCity = (situation: Situation, battle: BattleFrame): boolean =>
  battle.winner === 'defender' && defenderIn(situation, battle) === null;

/**
 * Counts the victory, then a further one of Athens for each elite hoplite of Sparta, then losses (R 13.4, 17.10,
 * rulings Q82, Q85).
 */
export function countVictory(run: GameRun, frame: Draft<BattleFrame>): void {
  const { state } = run;
  const { at, winner } = frame;
  frame.stage = 'fates';
  if (winner === null) return;
  const { player } = frame[winner];
  const lost = unitsNamed(state, [...frame.attacker.lost, ...frame.defender.lost]);
  const isAthenian = player === 'athens';
  const decisive =
    frame[otherSide(winner)].lost.length >= state.components.charts.figures.decisiveLosses ||
    isForLargeCity(state, frame) ||
    (isAthenian && lost.some(isSpartanElite));
  const isCounted = !isUnalignedCity(state, frame);
  const loser = winner === 'attacker' ? defenderIn(state, frame) : frame.attacker.player;
  run.emit({
    type: 'battleWon',
    rule: 'R 17.10',
    at,
    winner: isCounted ? player : null,
    loser,
    decisive: isCounted && decisive,
    rounds: frame.round,
    losses: { winner: [...frame[winner].lost], loser: [...frame[otherSide(winner)].lost] },
  });
  if (isCounted) winBattle(run, { at, winner: player, decisive, rule: 'R 17.10' });
  winForElites(run, at, lost, isAthenian && isCounted ? 1 : 0);
  for (const unit of lost) adjustForLoss(run, unit, 'R 13.4');
  fulfilOracles(run, isCounted ? player : null, loser);
}

/** Returns the leaders of a side that are still on the map. */
const leadersLeft = (situation: Situation, { leaders }: BattleSide): readonly LeaderInfo[] =>
  leaders
    .map((id) => leaderNamed(situation, id))
    .filter(({ code }) => isOnMap(situation.places, situation.placeOfLeader(code)));

/**
 * Eliminates a leader. A successor comes to the stack, or to the Force Pool if the stack is destroyed (R 7.8.6, 7.8.4).
 */
function bury(run: GameRun, { code }: LeaderInfo, isDestroyed: boolean): void {
  const { state } = run;
  const place = state.places.ids[state.placeOfLeader(code)];
  loseLeader(run, code, isDestroyed || place === undefined ? null : place, 'R 7.8.6');
  adjustForLeader(run, code, 'R 13.4');
}

/**
 * Returns whether a side has fought with its garrison only. A leader in the city shares its fate, not that of a stack
 * (ruling R14).
 */
const isGarrison = ({ fighters }: BattleSide): boolean => fighters.some(({ unit }) => unit === 'garrison');

/** Returns the leaders of destroyed stacks. */
const doomed = (situation: Situation, battle: BattleFrame): readonly LeaderInfo[] =>
  SIDES.map((side) => battle[side])
    .filter((side) => survivorsOf(situation, side).length === 0 && side.lost.length > 0)
    .flatMap((side) => leadersLeft(situation, side));

/** Returns the leaders for whom a die is rolled. */
const inDanger = (situation: Situation, battle: BattleFrame): readonly LeaderInfo[] =>
  SIDES.map((side) => battle[side])
    .filter((side) => !isGarrison(side) && survivorsOf(situation, side).length > 0)
    .flatMap((side) => leadersLeft(situation, side));

/** Eliminates leaders with their destroyed stacks, and then rolls a die for all others (R 7.8.6, ruling Q44). */
export function openFates(run: GameRun, frame: Draft<BattleFrame>): void {
  const { state } = run;
  const lost = doomed(state, frame);
  for (const leader of lost) bury(run, leader, true);
  if (lost.length > 0) return;
  const count = inDanger(state, frame).length;
  if (count === 0) frame.stage = 'capture';
  else rollDice(run, 'leaderDeath', count, null);
}

/** Eliminates the leaders with a six (R 7.8.6). */
export function applyFates(run: GameRun, frame: Draft<BattleFrame>, dice: readonly number[]): void {
  const { state } = run;
  const { leaderDiesOn } = state.components.charts.figures;
  const leaders = inDanger(state, frame);
  frame.stage = 'capture';
  for (const [index, leader] of leaders.entries()) {
    const [die, player] = [dice[index] ?? 0, state.playerOfLeader(leader.code)];
    const dies = die >= leaderDiesOn;
    if (player !== null)
      run.emit({ type: 'leaderEndangered', rule: 'R 7.8.6', leader: leader.id, player, at: frame.at, die, dies });
    if (dies) bury(run, leader, false);
  }
}

/**
 * Lets an undefended place fall. A city that its defenders have left voluntarily keeps its garrison (R 18.3.4,
 * ruling R45).
 */
export function capture(run: GameRun, frame: Draft<BattleFrame>): void {
  const { state } = run;
  const { winner, against, at, brokenOff, attacker } = frame;
  frame.stage = 'end';
  if (against !== 'assault' || winner !== 'attacker') return;
  const city = cityIn(state, hexNamed(state, at));
  if (brokenOff && city !== undefined) return;
  captureStronghold(run, at as HexId, attacker.player, 'storm', 'R 18.3.4');
}
