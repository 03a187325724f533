/** R 17.7, 17.3.1: the retreat of the losers, and the loss of units that their fleets carry. */
import type { Draft } from 'immer';
import type { Action } from '../action/index.js';
import { refusal } from '../code/index.js';
import { moveLeader } from '../deeds/leaders.js';
import { holdHex, partFrom } from '../deeds/movement.js';
import { eliminateUnit, moveUnit } from '../deeds/units.js';
import type { CargoFrame, RetreatFrame } from '../frame/combat.js';
import { firstOfKinds } from '../query/alike.js';
import { unitNamed, unitsNamed } from '../query/pieces.js';
import { commanderOf } from '../query/command.js';
import { campOf } from '../query/owners.js';
import { leadersAt } from '../query/presence.js';
import { fleetsFor, leaderCodes, refugesOfParty, splitParty, waitingShips, type Refuge } from '../query/retreats.js';
import { seaAt, type PlaceCode } from '../table/places.js';
import type { LeaderCode, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { UnitId } from '../vocabulary.js';
import { whyAlike } from './16-1-refusals.js';

/**
 * Puts a party aboard waiting ships, as many as it needs. They join the stack of its leader, or of a leader who
 * retreated there before (R 16.7.2).
 */
function embark(run: GameRun, place: PlaceCode, units: readonly UnitInfo[], leader: LeaderCode | undefined): void {
  const { state } = run;
  const [first] = units;
  if (first === undefined) return;
  const needed = fleetsFor(state, units) - units.filter(({ isLand }) => !isLand).length;
  const player = commanderOf(state, first.code);
  const ships = waitingShips(state, place, campOf(player)).filter((ship) => !units.includes(ship));
  const commander = leader ?? leadersAt(state, place, { player })[0]?.code;
  if (commander === undefined) return;
  for (const { code } of [...units, ...ships.slice(0, Math.max(0, needed))]) state.setLeaderOver(code, commander);
}

/**
 * Moves a party to its refuge. At sea it sails under its leader; ashore, fleets have landed from the sea that they
 * leave. It holds the hex as after a move (R 7.6.3 d, 7.8.6).
 */
function go(run: GameRun, frame: Draft<RetreatFrame>, { place, inside }: Refuge): void {
  const { state } = run;
  const [party, ...left] = frame.left;
  if (party === undefined) return;
  frame.left = left;
  const here = state.places.codes.get(frame.at) ?? place;
  const isToSea = seaAt(state.places, place) !== undefined;
  const units = unitsNamed(state, party.units);
  partFrom(run, party.leaders, party.units);
  for (const { code, isLand } of units) {
    const off = seaAt(state.places, here) ?? state.seaOff(code);
    moveUnit(run, code, place, 'R 17.7', inside);
    if (!isToSea && !isLand) state.setSeaOff(code, off);
  }
  const leaders = leaderCodes(state, party.leaders);
  for (const code of leaders) moveLeader(run, code, place, 'R 17.7', { inside });
  if (isToSea) embark(run, place, units, leaders[0]);
  else if (place !== here) holdHex(run, place, frame.player);
}

/**
 * Splits a party without a refuge. A unit that finds none is eliminated, and its leaders go with others (ruling R39).
 */
function yieldTo(run: GameRun, frame: Draft<RetreatFrame>): void {
  const { state } = run;
  const [party, ...left] = frame.left;
  if (party === undefined) return run.finish();
  if (party.units.length > 1) {
    const parts = splitParty(state, party).map(({ units, leaders }) => ({ units: [...units], leaders: [...leaders] }));
    frame.left = [...parts, ...left];
    return;
  }
  const [next, ...others] = left;
  frame.left = next === undefined ? [] : [{ ...next, leaders: [...party.leaders, ...next.leaders] }, ...others];
  for (const unit of party.units) {
    eliminateUnit(run, unitNamed(state, unit).code, 'R 17.7');
    frame.lost.push(unit);
  }
}

/** Returns the possible retreats of the next party as actions. */
function choices(situation: Situation, frame: RetreatFrame): readonly Action[] {
  return refugesOfParty(situation, frame).flatMap(({ place, inside }): Action[] => {
    const to = situation.places.ids[place];
    return to === undefined ? [] : [{ type: 'retreat', player: frame.player, to, inside }];
  });
}

export const retreat: RulesOf<'retreat'> = {
  rule: 'R 17.7',
  actor: (_, { player }, list) => (list().length > 1 ? player : undefined),
  actions: choices,
  refuse(situation, frame, action) {
    if (action.type !== 'retreat') return undefined;
    const isRefuge = choices(situation, frame).some(
      (way) => way.type === 'retreat' && way.to === action.to && way.inside === action.inside,
    );
    return isRefuge ? undefined : refusal('noRetreatThere', 'R 17.7.1', { to: action.to });
  },
  apply(run, frame, action) {
    if (action.type !== 'retreat') return;
    const place = run.state.places.codes.get(action.to);
    if (place !== undefined) go(run, frame, { place, inside: action.inside });
  },
  advance(run, frame) {
    const [refuge] = refugesOfParty(run.state, frame);
    if (refuge === undefined) return yieldTo(run, frame);
    go(run, frame, refuge);
  },
};

/** Returns whether fleets can carry all of the units. */
const isCarried = (situation: Situation, { units, fleets }: CargoFrame): boolean =>
  fleetsFor(situation, unitsNamed(situation, units)) <= fleets;

/** Returns the units of which one must be given up, one of each kind. */
const surplus = (situation: Situation, frame: CargoFrame): readonly UnitId[] =>
  isCarried(situation, frame) ? [] : firstOfKinds(situation, unitsNamed(situation, frame.units)).map(({ id }) => id);

function abandon(run: GameRun, frame: Draft<CargoFrame>, unit: UnitId): void {
  frame.units = frame.units.filter((other) => other !== unit);
  frame.lost.push(unit);
  eliminateUnit(run, unitNamed(run.state, unit).code, 'R 17.3.1');
}

export const cargo: RulesOf<'cargo'> = {
  rule: 'R 17.3.1',
  actor: (_, { player, fleets }, list) => (fleets > 0 && list().length > 1 ? player : undefined),
  actions: (situation, frame) =>
    surplus(situation, frame).map((unit): Action => ({ type: 'abandon', player: frame.player, unit })),
  refuse(situation, frame, action) {
    if (action.type !== 'abandon' || surplus(situation, frame).includes(action.unit)) return undefined;
    const { unit } = action;
    return frame.units.includes(unit) ? whyAlike(unit) : refusal('notAboard', 'R 17.3.1', { unit });
  },
  apply(run, frame, action) {
    if (action.type === 'abandon') abandon(run, frame, action.unit);
  },
  advance(run, frame) {
    const [unit] = surplus(run.state, frame);
    if (unit === undefined) return run.finish();
    abandon(run, frame, unit);
  },
};
