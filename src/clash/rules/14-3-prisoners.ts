/** R S13, S14.3: leaders are held prisoner and may be recruited. */
import type { Draft } from 'immer';
import { rollDice } from '../../conquest/deeds/dice.js';
import { removeLeader } from '../../conquest/deeds/leaders.js';
import { statusOf } from '../../conquest/query/05-control.js';
import { sidesOf } from '../../conquest/query/10-4-display.js';
import { leadersAt, presenceIn } from '../../conquest/query/06-1-presence.js';
import type { Zone } from '../../conquest/extension/fleets/chart.js';
import { leaderCode } from '../../conquest/table/by-id.js';
import type { Province } from '../../conquest/table/ground.js';
import type { LeaderCode, LeaderInfo } from '../../conquest/table/roster.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { SideId } from '../../conquest/vocabulary.js';
import type { Action } from '../action/index.js';
import { refusal } from '../code/index.js';
import { executePrisoner, holdPrisoner } from '../deeds/course.js';
import type { CityTaken, LeaderLeft } from '../../conquest/event/index.js';
import type { GameEvent } from '../event/index.js';
import type { PrisonersFrame } from '../frame/index.js';
import { plays } from '../options.js';
import { frameIn } from '../query/components.js';
import { sidesInCombatOrder, isFoughtOnLand } from '../query/09-combat.js';
import { fleetsOfSideIn } from '../query/08-fleets.js';
import { offerResult, prisonerModifier } from '../query/14-mutiny.js';
import { isPlayed } from '../query/sides.js';
import { prisonersOf } from '../query/trays.js';
import type { GameRun, RulesOf } from '../types.js';

/**
 * Returns the side that has captured a leader: the pursuer, the enemy army, of two allies the one that entered the box
 * (R 10.16), the one that has caught it alone (ruling C9.11), or the one that has taken the city where it was (R 11.6).
 */
function captorOf(
  situation: Situation,
  events: readonly GameEvent[],
  { leader, from: at }: LeaderLeft,
): SideId | undefined {
  const pursuer = frameIn(situation, 'pursuit')?.side;
  const against = frameIn(situation, 'battle')?.armies.find(({ leaders }) => !leaders.includes(leader));
  const taken = events.find((event): event is CityTaken => event.type === 'cityTaken' && event.city === at);
  const mover = (frameIn(situation, 'manoeuvre') ?? frameIn(situation, 'rally'))?.side;
  const isMover = against !== undefined && mover !== undefined && sidesOf(against).includes(mover);
  const minor = frameIn(situation, 'minorCombat');
  const catcher = minor?.defender.leaders.includes(leader) === true ? minor.attacker.side : undefined;
  const captor = pursuer ?? (isMover ? mover : against?.side) ?? catcher ?? taken?.to;
  return captor !== undefined && isPlayed(situation, captor) ? captor : undefined;
}

/**
 * Makes captured leaders prisoners of their captor if that has a player; otherwise they are lost (R S13, ruling S13.5).
 */
export function holdCaptives(run: GameRun, events: readonly GameEvent[], from: number): void {
  const { state } = run;
  const newEvents = events.slice(from);
  for (const event of newEvents) {
    if (event.type !== 'leaderLeft' || event.why !== 'captured') continue;
    const leader = leaderCode(state, event.leader);
    if (state.placeOfLeader(leader) !== state.ground.trays.gone) continue;
    const captor = captorOf(state, newEvents, event);
    if (captor !== undefined) holdPrisoner(run, leader, captor, 'R S13');
  }
}

/**
 * Returns the side that captures leaders of a side alone in a province: the enemy that controls it and has units in its
 * field, with or without a player (ruling S14.4).
 */
function captorIn(situation: Situation, province: Province, side: SideId): SideId | undefined {
  if (presenceIn(situation, province, side) > 0) return undefined;
  return sidesInCombatOrder(situation).find(
    (other) =>
      situation.law.hostile(situation, side, other) &&
      statusOf(situation, province.code) === other &&
      situation.countAt(province.code, other) > 0,
  );
}

/**
 * Returns the side that captures leaders of a side alone at sea without ships: an enemy with fleets there
 * (ruling S14.4).
 */
function captorAtSea(situation: Situation, zone: Zone, side: SideId): SideId | undefined {
  const { code } = situation.ground.zones[zone] ?? {};
  if (
    code === undefined ||
    code === null ||
    situation.countAt(code, side) > 0 ||
    fleetsOfSideIn(situation, zone, side).length > 0
  )
    return undefined;
  return sidesInCombatOrder(situation).find(
    (other) => situation.law.hostile(situation, side, other) && fleetsOfSideIn(situation, zone, other).length > 0,
  );
}

/** Captures a leader: a prisoner if the captor has a player; otherwise the leader is lost (ruling S13.5). */
function capture(run: GameRun, leader: LeaderCode, captor: SideId): void {
  removeLeader(run, leader, 'captured', 'R S14.3');
  if (isPlayed(run.state, captor)) holdPrisoner(run, leader, captor, 'R S14.3');
}

/**
 * Returns a zone in which pieces without ships are landing one after another (ruling S8.6). A leader that lands last
 * was not alone before.
 */
function zoneOfLanding(situation: Situation, newEvents: readonly GameEvent[]): string | undefined {
  const landing = frameIn(situation, 'shipless');
  const isBegun = !newEvents.some(({ type }) => type === 'baggageTaken');
  return landing?.why === 'deserted' && isBegun ? landing.zone : undefined;
}

/** Captures leaders alone at sea at once, before pieces without ships drown or land (R S14.3). */
function catchAtSea(run: GameRun, newEvents: readonly GameEvent[]): void {
  const { state } = run;
  const landing = zoneOfLanding(state, newEvents);
  for (const [zone, { code: place, fact }] of state.ground.zones.entries())
    if (fact.id !== landing)
      for (const { code } of place === null ? [] : leadersAt(state, place)) {
        const captor = captorAtSea(state, zone, state.sideOfLeader(code));
        if (captor !== undefined) capture(run, code, captor);
      }
}

/**
 * Returns whether a leader can still follow its units: it is the movement of its side, and it has not moved
 * (ruling S14.4).
 */
function mayFollow(situation: Situation, { code, id }: LeaderInfo): boolean {
  const movement = frameIn(situation, 'movement');
  return movement?.side === situation.sideOfLeader(code) && !movement.moved.includes(id);
}

/** Captures leaders alone on land; leaders that can still follow their units are safe (R S14.3). */
function catchOnLand(run: GameRun): void {
  const { state } = run;
  for (const province of state.ground.provinces)
    for (const leader of leadersAt(state, province.code)) {
      const side = state.sideOfLeader(leader.code);
      const captor = mayFollow(state, leader) ? undefined : captorIn(state, province, side);
      if (captor !== undefined) capture(run, leader.code, captor);
    }
}

/**
 * Captures leaders that are alone at sea or in a province of an enemy; on land only after a combat there, and after the
 * movement in which they may follow their units (R S14.3, ruling S14.4). Only the optional rule has this; a combat
 * phase captures leaders without units in every game (ruling S13.6).
 */
export function catchLeaders(run: GameRun, events: readonly GameEvent[], from: number): void {
  const { state } = run;
  if (!plays(state, 'leaderRecruitment') || frameIn(state, 'turn')?.begun !== true) return;
  catchAtSea(run, events.slice(from));
  if (!isFoughtOnLand(state)) catchOnLand(run);
}

/**
 * Lets a side make offers to its prisoners at the beginning of its movement, if they could be placed in one of its
 * provinces (R S14.3, ruling S14.7).
 */
export function openOffers(run: GameRun, side: SideId): void {
  const { state } = run;
  if (!plays(state, 'leaderRecruitment')) return;
  const left = prisonersOf(state, side)
    .filter((leader) => state.law.arrivals(state, side, leader).length > 0)
    .map(({ id }) => id);
  if (left.length > 0) run.push({ kind: 'prisoners', side, left, asked: null });
}

function answer(run: GameRun, frame: Draft<PrisonersFrame>, die: number): void {
  const { state } = run;
  const { side, asked: leader } = frame;
  frame.asked = null;
  if (leader === null) return;
  const code = leaderCode(state, leader);
  const result = offerResult(state, side, die);
  const modifier = prisonerModifier(state, side);
  run.emit({ type: 'prisonerAsked', rule: 'R S14.3', side, leader, die, modifier, result });
  if (result === 'executed') executePrisoner(run, code, 'R S14.3');
  // A recruited leader is placed like a reinforcement, in a province that the new side controls.
  if (result === 'recruited') run.push({ kind: 'reinforcements', side, units: [], leaders: [leader] });
}

export const prisoners: RulesOf<'prisoners'> = {
  rule: 'R S14.3',
  actor: (_, { side, left }) => (left.length > 0 ? side : undefined),
  actions: (_, { side: player, left }) => [
    ...left.map((leader): Action => ({ type: 'makeOffer', player, leader })),
    { type: 'endOffers', player },
  ],
  refuse(situation, { side }, action) {
    if (action.type !== 'makeOffer') return undefined;
    const { leader } = action;
    if (!situation.roster.leaderCodes.has(leader)) return refusal('pieceUnknown', 'R S14.3', { leader });
    return refusal(
      prisonersOf(situation, side).some(({ id }) => id === leader) ? 'askedAlready' : 'notItsPrisoner',
      'R S14.3',
      { leader },
    );
  },
  apply(run, frame, action) {
    if (action.type === 'endOffers') return run.finish();
    if (action.type !== 'makeOffer') return;
    frame.left = frame.left.filter((leader) => leader !== action.leader);
    frame.asked = action.leader;
    rollDice(run, 'prisoner', 1, frame.side);
  },
  advance: (run) => run.finish(),
  resume(run, frame, child) {
    if (child.kind === 'roll') answer(run, frame, child.values[0] ?? 1);
  },
};
