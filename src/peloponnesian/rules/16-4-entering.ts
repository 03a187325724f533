/** R 16.4.2, 16.4.5, C: fleets on a voyage enter a sea area, with storms and interceptions. */
import type { Draft } from 'immer';
import { rollDice } from '../deeds/dice.js';
import { moveStack } from '../deeds/movement.js';
import { cargoOf, sinkFleets } from '../deeds/sinking.js';
import { checkInStorm } from '../deeds/storms.js';
import type { VoyageFrame } from '../frame/voyage.js';
import { interceptorsOf } from '../query/interception.js';
import { unitsIn } from '../query/pieces.js';
import { placeOfVoyage } from '../query/sailing.js';
import { isCentreOfStorm, isStormy } from '../query/storms.js';
import { enemiesOf } from '../query/command.js';
import { isOpenSea, seaNumber } from '../query/voyages.js';
import type { GameRun } from '../types.js';
import type { SeaId, UnitId } from '../vocabulary.js';

/** Moves the fleets into a sea area (R 16.4.2). */
export function enterSea(run: GameRun, frame: Draft<VoyageFrame>, id: SeaId): void {
  const { state } = run;
  const { player, leaders, fleets, cargo } = frame;
  const sea = seaNumber(state.ground, id);
  moveStack(run, { leaders, units: [...fleets, ...cargo] }, state.places.firstSea + sea, 'R 16.4.2');
  // R C, ruling Q170: a storm lasts until the end of the Campaign Turn.
  if (isCentreOfStorm(state, sea)) return sink(run, frame, [...fleets]);
  if (isStormy(state, sea)) return rollDice(run, 'stormMorale', fleets.length, player);
  meetEnemies(run, frame, id);
}

/** Applies a storm that fleets have entered: some may sink, and the others sail on (R C). */
export function endureStorm(run: GameRun, frame: Draft<VoyageFrame>, dice: readonly number[]): void {
  const leg = frame.legs[frame.sailed];
  if (leg?.to !== 'sea') return;
  const lost = checkInStorm(run, unitsIn(run.state, frame.fleets), dice);
  if (lost.length === frame.fleets.length) return sink(run, frame, lost);
  const place = placeOfVoyage(run.state, frame);
  const drowned = [...lost, ...cargoOf(run.state, place, lost)];
  frame.fleets = frame.fleets.filter((id) => !drowned.includes(id));
  frame.cargo = frame.cargo.filter((id) => !drowned.includes(id));
  meetEnemies(run, frame, leg.sea);
  sinkFleets(run, place, lost, 'R C');
}

/** Sinks all fleets of the voyage, with their leaders. */
function sink(run: GameRun, frame: Draft<VoyageFrame>, lost: readonly UnitId[]): void {
  const place = placeOfVoyage(run.state, frame);
  run.finish();
  sinkFleets(run, place, lost, 'R C');
}

/** Lets enemies intercept in the sea area (R 16.4.5). */
function meetEnemies(run: GameRun, frame: Draft<VoyageFrame>, id: SeaId): void {
  const { state } = run;
  const { player, fleets } = frame;
  const sea = seaNumber(state.ground, id);
  frame.sailed += 1;
  if (isOpenSea(state.ground, sea)) return;
  for (const enemy of [...enemiesOf(state, player)].reverse())
    if (interceptorsOf(state, sea, enemy, fleets.length).length > 0)
      run.push({
        kind: 'interception',
        player: enemy,
        sea: id,
        targets: [...fleets],
        leader: null,
        fleets: [],
      });
}
