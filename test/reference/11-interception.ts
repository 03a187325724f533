/** R 10, 11, 8.5: who may react, and how. */
import type {
  ArrivalFrame,
  AvoidMoveFrame,
  InterceptionFrame,
  SeaMoveFrame,
} from '../../src/successors/frame/index.js';
import type { GameState } from '../../src/successors/state.js';
import type { Commander, PlayerId, SpaceId } from '../../src/successors/vocabulary.js';
import { holder } from './04-control.js';
import { loneEnemyGeneral, minorsInSupply } from './08-movement.js';
import { boardOf, ways } from './board.js';
import {
  count,
  enemiesOutside,
  fleetsOf,
  independentsAt,
  isArmy,
  leadersAt,
  minorsAt,
  piecesOf,
  sameZone,
  unitsAt,
  type Pieces,
  type Zone,
} from './pieces.js';

/** CUs of a player on a space that are not under siege: those outside, or inside a city before which no enemy stands. */
export function freeUnits(pieces: Pieces, player: PlayerId, at: SpaceId): boolean {
  if (count(unitsAt(pieces, { player, space: at, inside: false })) > 0) return true;
  return count(unitsAt(pieces, { player, space: at, inside: true })) > 0 && !enemiesOutside(pieces, player, at);
}

/** The pieces as they stood before the mover came: without those of his Army. */
function standing(state: GameState, arrival: ArrivalFrame): Pieces {
  const pieces = piecesOf({ ...state, stack: state.stack.filter(({ kind }) => kind !== 'march') });
  if (arrival.army === null) return pieces;
  return { ...pieces, independents: pieces.independents.filter(({ army }) => army !== arrival.army) };
}

/** Returns whether a player may intercept into the space that the mover has entered (R 11.8). */
export function mayInterceptInto(state: GameState, player: PlayerId, arrival: ArrivalFrame): boolean {
  const at = arrival.space;
  const before = standing(state, arrival);
  const by = holder(state, at);
  const barred =
    independentsAt(before, at).length > 0 ||
    before.stacks.some((one) => one.player !== player && one.space === at && !one.inside);
  if (barred) return false;
  return by === undefined || by === player || freeUnits(before, player, at);
}

/** One way to begin a Land Interception. */
export interface Attempt {
  readonly from: SpaceId;
  readonly inside: boolean;
  readonly commander: Commander;
}

/** R 11.1, 11.2, 11.8 and ruling interceptors-travel-light: from where, and under whom, a player may intercept. */
export function attempts(state: GameState, frame: InterceptionFrame, arrival: ArrivalFrame): readonly Attempt[] {
  const { player } = frame;
  if (!mayInterceptInto(state, player, arrival)) return [];
  const pieces = piecesOf(state);
  const found: Attempt[] = [];
  for (const { to: from, kind } of ways(boardOf(state), frame.into, ['land'])) {
    if (kind !== 'land' || frame.handled.includes(from)) continue;
    for (const inside of [false, true]) {
      const zone = { player, space: from, inside };
      if (!isArmy(pieces, zone) || (inside && shutIn(state, player, from, arrival))) continue;
      for (const commander of leadersAt(pieces, zone)) found.push({ from, inside, commander });
      if (minorsAt(pieces, zone) > 0 || minorsInSupply(state, player) > 0 || spared(state, zone, frame))
        found.push({ from, inside, commander: 'minor' });
    }
  }
  return found;
}

/**
 * Player aid and ruling interceptors-travel-light: with the supply empty, a Minor General whom CUs elsewhere can spare, for a
 * marker or another General shows whose they are. R 11.2: a space whose attempt has been declared has said who stays in it.
 */
function spared(state: GameState, to: Zone, { declared }: Pick<InterceptionFrame, 'declared'>): boolean {
  if (state.options.edition !== 'player-aid') return false;
  const pieces = piecesOf(state);
  return pieces.minors.some((one) => {
    if (one.player !== to.player || sameZone(one, to) || declared.some(({ from }) => from === one.space)) return false;
    const led = leadersAt(pieces, one).length > 0 || minorsAt(pieces, one) > 1;
    return led || holder(state, one.space) === one.player || count(unitsAt(pieces, one)) === 0;
  });
}

/**
 * Returns whether those inside are besieged, or were until the mover went out: by an Army whose activation began there,
 * or that attempted a Siege there (R 4.4, 11.8 and ruling besieged-by-passing). A General alone besieges nothing.
 */
function shutIn(state: GameState, player: PlayerId, at: SpaceId, arrival: ArrivalFrame): boolean {
  if (enemiesOutside(piecesOf(state), player, at)) return true;
  if (arrival.from !== at) return false;
  const march = state.stack.findLast((one) => one.kind === 'march');
  if (march?.kind === 'march')
    return count(march.group.units) > 0 && (march.entered <= 1 || march.attempted.includes(at));
  const independent = state.stack.findLast((one) => one.kind === 'independentMove');
  return independent?.kind === 'independentMove' && independent.entered <= 1;
}

/** R 10.2, 10.5: where pieces that avoid battle may go next. */
export function escapes(state: GameState, frame: AvoidMoveFrame): readonly SpaceId[] {
  const { player, force, forbidden } = frame;
  const pieces = piecesOf(state);
  const alone = count(force.units) === 0;
  const needsFriends = !alone || state.options.edition === 'player-aid';
  return ways(boardOf(state), frame.space, ['land'])
    .map(({ to }) => to)
    .filter((to) => {
      if (frame.left < 1 || forbidden.includes(to)) return false;
      if (enemiesOutside(pieces, player, to) || loneEnemyGeneral(pieces, player, to)) return false;
      const by = holder(state, to);
      const enemy = by !== undefined && by !== player;
      return !enemy || !needsFriends || freeUnits(pieces, player, to);
    });
}

/**
 * R 8.5.1: who may intercept at sea: with a marker within two Sea paths of the route, and a Fleet to do it with. By the player aid
 * no Naval Battle is fought in the Embarkation Port.
 */
export function sailors(
  state: GameState,
  mover: PlayerId,
  { route, embarkation }: Pick<SeaMoveFrame, 'route' | 'embarkation'>,
): readonly PlayerId[] {
  const board = boardOf(state);
  const aid = state.options.edition === 'player-aid';
  const near = new Set<SpaceId>(route.filter((at) => !aid || at !== embarkation));
  for (let distance = 0; distance < 2; distance++)
    for (const at of [...near]) for (const { to } of ways(board, at, ['sea'])) near.add(to);
  return state.turnOrder.filter(
    (player) =>
      player !== mover &&
      fleetsOf(state, player, true).length > 0 &&
      [...near].some((at) => holder(state, at) === player),
  );
}
