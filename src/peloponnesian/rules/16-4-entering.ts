/** R 16.4.2, 16.4.5, C: fleets on a voyage enter a sea area: a storm may rage there, and enemies may intercept. */
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

/** R 16.4.2: into a sea area. */
export function enterSea(run: GameRun, frame: Draft<VoyageFrame>, id: SeaId): void {
  const { state } = run;
  const { player, leaders, fleets, cargo } = frame;
  const sea = seaNumber(state.ground, id);
  moveStack(run, { leaders, units: [...fleets, ...cargo] }, state.places.firstSea + sea, 'R 16.4.2');
  // R C, ruling Q170: a storm rages until the Campaign Turn ends.
  if (isCentreOfStorm(state, sea)) return sink(run, frame, [...fleets]);
  if (isStormy(state, sea)) return rollDice(run, 'stormMorale', fleets.length, player);
  meetEnemies(run, frame, id);
}

/** R C: fleets have entered a storm: some of them may go down, and the others sail on. */
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

/** All fleets of the voyage go down, and with them its leaders. */
function sink(run: GameRun, frame: Draft<VoyageFrame>, lost: readonly UnitId[]): void {
  const place = placeOfVoyage(run.state, frame);
  run.finish();
  sinkFleets(run, place, lost, 'R C');
}

/** R 16.4.5: the fleets are in a sea area, where enemies may intercept. */
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
