/** R 3.2, C: storms before a Campaign Turn: one roll for each card in force, and one in Winter. */
import type { Draft } from 'immer';
import { rollDice } from '../deeds/dice.js';
import { sinkFleets } from '../deeds/sinking.js';
import { checkInStorm, strikeSea } from '../deeds/storms.js';
import type { StormsFrame } from '../frame/fortune.js';
import { placeNamed } from '../query/by-id.js';
import { unitsIn } from '../query/pieces.js';
import { unitsAt } from '../query/presence.js';
import { addedBySeason, diceForStorms, seasInReach, stormCard } from '../query/storms.js';
import { seaNumber } from '../query/voyages.js';
import type { GameRun, RulesOf } from '../types.js';

export function openStorms(run: GameRun): void {
  const rolls = diceForStorms(run.state);
  if (rolls > 0) run.push({ kind: 'storms', rolls, left: [], checking: [] });
}

/** Applies a die for a storm: it rises, or the weather stays fair. */
function applyStormDie(run: GameRun, frame: Draft<StormsFrame>, die: number): void {
  const total = die + addedBySeason(run.state);
  const rises = total >= (stormCard(run.state.components)?.from ?? Infinity);
  frame.rolls -= 1;
  run.emit({ type: 'stormRolled', rule: 'R C', die, total, rises });
  if (rises) rollDice(run, 'stormSea', 1, null);
}

/** Applies a die for the sea of a storm: it strikes there, and fleets at sea nearby check their morale (ruling R53). */
function applySeaDie(run: GameRun, frame: Draft<StormsFrame>, die: number): void {
  const { state } = run;
  const sea = stormCard(state.components)?.seas[die - 1];
  if (sea === undefined) return;
  frame.left = seasInReach(state, seaNumber(state.ground, sea))
    .map((each) => state.ground.map.seas[each]?.id ?? '')
    .filter((id) => unitsAt(state, placeNamed(state, id), { land: false }).length > 0);
  strikeSea(run, sea);
}

/** Applies the dice of the fleets in the first sea area. */
function applyMorale(run: GameRun, frame: Draft<StormsFrame>, dice: readonly number[]): void {
  const [sea] = frame.left;
  if (sea === undefined) return;
  const lost = checkInStorm(run, unitsIn(run.state, frame.checking), dice);
  frame.left.shift();
  frame.checking = [];
  sinkFleets(run, placeNamed(run.state, sea), lost, 'R C');
}

export const storms: RulesOf<'storms'> = {
  rule: 'R C',
  advance(run, frame) {
    const [sea] = frame.left;
    if (sea === undefined) return frame.rolls > 0 ? rollDice(run, 'storm', 1, null) : run.finish();
    frame.checking = unitsAt(run.state, placeNamed(run.state, sea), { land: false }).map(({ id }) => id);
    rollDice(run, 'stormMorale', frame.checking.length, null);
  },
  resume(run, frame, child) {
    if (child.kind !== 'roll') return;
    const [die = 0] = child.values;
    if (child.purpose === 'storm') return applyStormDie(run, frame, die);
    if (child.purpose === 'stormSea') return applySeaDie(run, frame, die);
    applyMorale(run, frame, child.values);
  },
};
