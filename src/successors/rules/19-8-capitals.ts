/** R 19.8: capitals: CUs that stay build them, their founder's marker keeps them, and they are destroyed with it. */
import { refusal, type Refusal } from '../code.js';
import { beginCapital, destroyCapital, finishCapital, interruptCapital, keepBuilders } from '../deeds/capitals.js';
import { moveOutOfCity } from '../deeds/royals.js';
import type { GameEvent } from '../event/index.js';
import { capitalObstacle, capitalOf, type CapitalObstacle } from '../query/capitals.js';
import { forceAt, playersOf } from '../query/presence.js';
import type { Capital } from '../state.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import { allUnits, commonUnits, countUnits } from '../units.js';
import { ROYALS, type PlayerId, type SpaceId } from '../vocabulary.js';
import { settleCity } from './consequences/cities.js';

type Construction = Extract<Capital, { readonly stage: 'building' }>;

const OBSTACLES: Readonly<Record<CapitalObstacle, 'R 19.8' | 'ruling capital-building'>> = {
  capitalFounded: 'R 19.8',
  noCapitalSite: 'R 19.8',
  needsUnits: 'ruling capital-building',
};

/** Returns whether a player with CUs outside in a space may begin a capital there (R 19.8; ruling capital-building). */
export const mayBuildCapital = (situation: Situation, player: PlayerId, space: SpaceId): boolean =>
  situation.capitals !== undefined && capitalObstacle(situation, player, space) === undefined;

/** Returns why no capital is begun in a space; `undefined` if the rule is not played. */
export function refuseCapital(situation: Situation, player: PlayerId, space: SpaceId): Refusal | undefined {
  if (situation.capitals === undefined) return undefined;
  const code = capitalObstacle(situation, player, space);
  return code && refusal(code, OBSTACLES[code], { player, space });
}

/** Begins a construction with the CUs in the space. */
export function buildCapital(run: GameRun, player: PlayerId, space: SpaceId): void {
  beginCapital(run, player, space, forceAt(run.state, player, space));
}

/**
 * Finishes a construction in the player's next Surrender Segment, if nothing has interrupted it
 * (ruling capital-building).
 */
export function completeCapital(run: GameRun, player: PlayerId): void {
  const capital = capitalOf(run.state, player);
  if (capital?.stage === 'building') finishCapital(run, player, capital.space);
}

/**
 * Applies the consequences of events for capitals, from index `from` on: constructions are interrupted, lost capitals
 * destroyed.
 */
export function settleCapitals(run: GameRun, said: readonly GameEvent[], from: number): void {
  // Events emitted below are handled by a later call.
  const fresh = said.slice(from);
  for (const player of playersOf(run.state)) {
    const capital = capitalOf(run.state, player);
    if (capital?.stage === 'building') settleConstruction(run, player, capital, fresh);
    else if (capital?.stage === 'standing') settleCapital(run, player, capital.space, fresh);
  }
}

/** Interrupts a construction unless a CU that began it is still there, not attacked, under its player's marker. */
function settleConstruction(
  run: GameRun,
  player: PlayerId,
  { space, builders }: Construction,
  said: readonly GameEvent[],
): void {
  if (said.some((event) => isAttackOn(event, player, space))) return interruptCapital(run, player, space, 'attacked');
  const before = allUnits(builders);
  const left = commonUnits(before, forceAt(run.state, player, space));
  if (countUnits(left) === 0) interruptCapital(run, player, space, 'unitsGone');
  else if (run.state.controller(space) !== player) interruptCapital(run, player, space, 'controlLost');
  else if (countUnits(left) < countUnits(before)) keepBuilders(run, player, space, left);
}

/**
 * Returns whether an event is an attack on a player's CUs in a space: a Land Battle with the player as Defender, or an
 * Overrun (R 17.2).
 */
const isAttackOn = (event: GameEvent, player: PlayerId, space: SpaceId): boolean =>
  (event.type === 'landBattleBegan' && event.space === space && event.defender === player) ||
  (event.type === 'overrun' && event.space === space && event.victim === player);

/**
 * Destroys a capital whose founder's marker is gone. Pieces inside leave it first (R 8.3.7; ruling capital-destroyed).
 */
function settleCapital(run: GameRun, player: PlayerId, space: SpaceId, said: readonly GameEvent[]): void {
  if (run.state.controller(space) === player) return;
  settleCity(run, space);
  for (const royal of ROYALS) {
    const { space: at, inside } = run.state.royals[royal];
    if (at === space && inside) moveOutOfCity(run, royal);
  }
  if (run.state.body.space === space && run.state.body.inside) moveOutOfCity(run, 'cart');
  destroyCapital(run, player, space, destroyerOf(run.state, space, said));
}

/**
 * Returns the player who has destroyed a capital: the one who captured it, or whose marker is there now; `null` for
 * Independents.
 */
function destroyerOf(situation: Situation, space: SpaceId, said: readonly GameEvent[]): PlayerId | null {
  for (const event of said) if (event.type === 'spaceCaptured' && event.space === space) return event.player;
  const holder = situation.controller(space);
  return holder === undefined || holder === 'independent' ? null : holder;
}
