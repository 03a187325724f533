/** R 6.1: the Turn Events Phase. */
import { editionOf } from '../data/editions.js';
import { assignGeneral, placeGeneral, succeedGeneral } from '../deeds/generals.js';
import { killRoyal, loseBody } from '../deeds/royals.js';
import { isMajorCity } from '../query/geometry.js';
import { hasEnemyUnits } from '../query/presence.js';
import { inside, outside } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import { GENERALS, type HeirId, type PlayerId, type SpaceId } from '../vocabulary.js';
import { checkImmediateVictory, declareHeir, regencyVictory } from './07-victory.js';
import { comesOfAge } from './19-12-illegitimate-son.js';

/** Carries out the events at the start of a Game Turn (R 6.1). */
export function turnEvents(run: GameRun): void {
  const { turn } = run.state;
  run.emit({ type: 'turnBegan', rule: 'R 6.1', turn });
  checkImmediateVictory(run);
  if (run.state.outcome !== null) return;
  if (turn === 3) {
    demetriosArrives(run);
    antipatrosDies(run);
  }
  // If Alexander's body is not buried by now, it is lost (R 6.1.4, 15.4.5).
  if (turn === 4 && run.state.body.status === 'cart') loseBody(run);
  const heir = editionOf(run.state).ofAge[turn];
  if (heir !== undefined) heirComesOfAge(run, heir);
}

/** Replaces Antipatros by Polyperchon. A dead Antipatros returns as Polyperchon (R 6.1.3; ruling polyperchon). */
function antipatrosDies(run: GameRun): void {
  const { antipatros, polyperchon } = run.state.generals;
  const { owner } = antipatros;
  const returns = antipatros.status === 'eliminated';
  if (owner === null || polyperchon.status !== 'unused') return;
  if (returns && !editionOf(run.state).polyperchonReturns) return;
  succeedGeneral(run, 'antipatros', 'polyperchon', returns ? { status: 'awaiting' } : {});
  run.emit({
    type: 'generalSucceeded',
    rule: 'R 6.1.3',
    player: owner,
    general: 'antipatros',
    successor: 'polyperchon',
  });
  const spaces = returns ? roomForPolyperchon(run.state, owner) : [];
  if (spaces.length > 0)
    run.push({ kind: 'placeGeneral', player: owner, general: 'polyperchon', spaces, chosen: null });
}

/**
 * Returns the friendly spaces where Polyperchon would not stand alone among enemies. In a Besieged city he is inside
 * (ruling polyperchon).
 */
export function roomForPolyperchon(situation: Situation, player: PlayerId): readonly SpaceId[] {
  return situation.geometry.board.spaces
    .map(({ id }) => id)
    .filter(
      (space) =>
        situation.controller(space) === player &&
        (isMajorCity(situation, space) || !hasEnemyPieces(situation, player, space)),
    );
}

/**
 * Returns whether enemy CUs, Independent Armies or a lone enemy Major General stand in a space outside its city
 * (R 4.7).
 */
function hasEnemyPieces(situation: Situation, player: PlayerId, space: SpaceId): boolean {
  return (
    hasEnemyUnits(situation, player, space) ||
    GENERALS.some((id) => {
      const general = situation.generals[id];
      return general.space === space && !general.inside && general.owner !== player;
    })
  );
}

/** Places Polyperchon in a friendly space (R 6.1.3). */
export function placePolyperchon(run: GameRun, player: PlayerId, space: SpaceId): void {
  const place = hasEnemyPieces(run.state, player, space) ? inside(space) : outside(space);
  placeGeneral(run, player, 'polyperchon', place, 'R 6.1.3');
}

/**
 * Gives Demetrios to the player who has or had Antigonos. He arrives with the next Reinforcements (R 6.1.3;
 * ruling demetrios-without-antigonos).
 */
function demetriosArrives(run: GameRun): void {
  const { demetrios, antigonos } = run.state.generals;
  if (demetrios.status !== 'unused') return;
  assignGeneral(run, 'demetrios', antigonos.owner, antigonos.owner === null ? 'reserve' : 'awaiting');
  run.emit({ type: 'generalArrived', rule: 'R 6.1.3', player: antigonos.owner, general: 'demetrios' });
}

/**
 * Carries out an Heir's coming of age: the Heir ends the game or dies (R 6.1.4, 6.1.5, 7.2.1, 7.2.2), except for the
 * illegitimate son (R 19.12).
 */
function heirComesOfAge(run: GameRun, heir: HeirId): void {
  const { status, controller } = run.state.royals[heir];
  if (status === 'dead' || !comesOfAge(run.state, heir)) return;
  const [rule, regency] = heir === 'alexandros' ? (['R 6.1.5', 'R 7.2.2'] as const) : (['R 6.1.4', 'R 7.2.1'] as const);
  if (controller === null && editionOf(run.state).uncontrolledHeirEndsGame) return declareHeir(run, rule);
  if (controller !== null && regencyVictory(run, controller, regency)) return;
  killRoyal(run, heir, rule);
}
