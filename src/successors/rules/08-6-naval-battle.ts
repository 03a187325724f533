/** R 8.6: Naval Battle. */
import type { Draft } from 'immer';
import { battleScore } from '../data/tables.js';
import { emitAbility } from '../deeds/abilities.js';
import { rollDice } from '../deeds/dice.js';
import { disperseFleet } from '../deeds/fleets.js';
import type { NavalBattleFrame } from '../frame/index.js';
import { withAbilities } from '../query/abilities.js';
import { fleetStrength } from '../query/fleets.js';
import { marchOf } from '../query/movement.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { FleetId, PlayerId } from '../vocabulary.js';
import { openWindow } from './04-31-window.js';

/** One side of the battle. The mover is asked first. */
interface Side {
  readonly player: PlayerId;
  readonly fleets: readonly FleetId[];
  readonly lent: number;
}
const sidesOf = ({ mover, interceptor, escort, fleets, lent }: NavalBattleFrame): readonly [Side, Side] => [
  { player: mover, fleets: escort, lent: lent[0] },
  { player: interceptor, fleets, lent: lent[1] },
];

/**
 * Returns the total Fleet Strength, including fleets lent by cards (R 8.6.1) and the special abilities of the mover's
 * commander (R 19.2).
 */
function strengthOf(situation: Situation, { player, fleets, lent }: Side): number {
  const strength = fleetStrength(situation, fleets) + lent;
  const march = marchOf(situation);
  // Without fleets, an ability has nothing to strengthen (ruling ability-at-sea).
  return strength === 0 || march?.player !== player
    ? strength
    : withAbilities(situation, march.commander, 'fleetStrength', strength, {});
}

/** Emits an event if the mover's commander changes the Fleet Strength. */
function emitStrength(run: GameRun, side: Side): void {
  const march = marchOf(run.state);
  const printed = fleetStrength(run.state, side.fleets) + side.lent;
  if (march?.player === side.player) emitAbility(run, march, 'fleetStrength', printed, strengthOf(run.state, side));
}

/** Disperses all fleets that a side sent; upgraded ones turn to their weak side (R 8.6.3, 3.4.1). */
function disperseFleets(run: GameRun, { player, fleets }: Side): void {
  for (const fleet of fleets) disperseFleet(run, fleet, player);
}

/**
 * Decides the battle: the higher Battle Score wins. After a draw the mover goes on and nobody loses anything (R 8.6.2;
 * ruling naval-scores-of-nothing).
 */
function decide(run: GameRun, frame: Draft<NavalBattleFrame>): void {
  const [mine = 0, theirs = 0] = frame.scores;
  const winner = mine > theirs ? 'mover' : mine < theirs ? 'interceptor' : 'draw';
  frame.winner = winner;
  frame.stage = 'done';
  const { mover, interceptor, scores } = frame;
  const rule = winner === 'draw' ? 'R 8.6.2' : 'R 8.6.1';
  run.emit({ type: 'navalBattleFought', rule, mover, interceptor, scores: [...scores], winner });
  const [moving, intercepting] = sidesOf(frame);
  if (winner === 'mover') disperseFleets(run, intercepting);
  else if (winner === 'interceptor') disperseFleets(run, moving);
}

export const navalBattle: RulesOf<'navalBattle'> = {
  rule: 'R 8.6',
  advance(run, frame) {
    if (frame.stage === 'window') {
      frame.stage = 'roll';
      return openWindow(run, 'navalBattle', { subject: frame.mover });
    }
    if (frame.stage === 'done') return run.finish();
    const side = sidesOf(frame)[frame.scores.length];
    if (side === undefined) decide(run, frame);
    // A side without Fleet Strength scores 0 and does not roll (R 8.6.1).
    else if (strengthOf(run.state, side) === 0) frame.scores.push(0);
    else rollDice(run, 'navalBattle', 2, side.player);
  },
  resume(run, frame, child) {
    if (child.kind !== 'roll') return;
    const side = sidesOf(frame)[frame.scores.length];
    if (side === undefined) return;
    emitStrength(run, side);
    frame.scores.push(
      battleScore(
        strengthOf(run.state, side),
        child.values.reduce((sum, die) => sum + die, 0),
      ),
    );
  },
};
