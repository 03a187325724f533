/**
 * R 19.3.2: a player whose Land Interception succeeds may become the Attacker; the mover accepts battle or tries to
 * avoid it.
 */
import type { Draft } from 'immer';
import type { ArrivalFrame, MarchFrame } from '../frame/index.js';
import { plays } from '../options.js';
import { unitsAt } from '../query/presence.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';
import type { BattleAsked } from './12-land-battle.js';

type Arrival = Draft<ArrivalFrame>;

/**
 * Records the space an interceptor came from, because he goes back there after a draw (ruling interceptors-go-back).
 */
export function recordInterceptorOrigin(run: GameRun, frame: Arrival, from: SpaceId): void {
  if (!plays(run.state, 'interceptorAttacks')) return;
  frame.attack ??= { from: [], declared: false };
  frame.attack.from.push(from);
}

/**
 * Returns whether a player may become the Attacker: they came with CUs, and the mover is another player's Army. A lone
 * general is no Army, and an Independent Army has no owner who could decide (ruling whom-interceptors-attack).
 */
export const mayAttackMover = (
  situation: Situation,
  frame: ArrivalFrame,
): frame is ArrivalFrame & { readonly mover: PlayerId; readonly interceptor: PlayerId } =>
  frame.attack !== undefined &&
  frame.interceptor !== null &&
  frame.mover !== 'independent' &&
  unitsAt(situation, frame.interceptor, frame.space) > 0 &&
  unitsAt(situation, frame.mover, frame.space) > 0;

/** After all attempts, asks the interceptor whether to attack. */
export function offerAttack(run: GameRun, frame: Arrival): void {
  if (mayAttackMover(run.state, frame))
    run.push({ kind: 'interceptorAttack', player: frame.interceptor, space: frame.space, attacks: null });
}

/** Records the answer. */
export function recordAttackDecision(run: GameRun, frame: Arrival, attacks: boolean): void {
  const { mover, interceptor, space, attack } = frame;
  if (!attacks || attack === undefined || interceptor === null || mover === 'independent') return;
  attack.declared = true;
  run.emit({ type: 'becameAttacker', rule: 'R 19.3.2', player: interceptor, mover, space });
}

/**
 * Returns the spaces that the mover may not enter to avoid the interceptors: its own way back, and where they came from
 * (ruling avoiding-interceptors).
 */
export const forbiddenToMover = ({ trail, attack }: ArrivalFrame): readonly SpaceId[] => [
  ...trail,
  ...(attack?.from ?? []),
];

/**
 * Returns whether the Army on the march has avoided interceptors who attacked it, which ends its activation
 * (ruling avoiding-interceptors).
 */
export const hasAvoided = (march: MarchFrame, { attack, space }: ArrivalFrame): boolean =>
  attack?.declared === true && march.space !== space;

/**
 * Returns the sides of the battle after a Reaction Step. Interceptors who declared an attack are the Attacker, and go
 * back to where they came from.
 */
export function sidesOf(
  { attack }: Pick<ArrivalFrame, 'attack'>,
  march: MarchFrame,
  enemy: BattleAsked['defender'],
): Pick<BattleAsked, 'attacker' | 'defender' | 'retreatTo'> {
  const { player, trail } = march;
  return attack?.declared === true
    ? { attacker: enemy, defender: player, retreatTo: [...attack.from] }
    : { attacker: player, defender: enemy, retreatTo: [...trail] };
}

export const interceptorAttack: RulesOf<'interceptorAttack'> = {
  rule: 'R 19.3.2',
  actor: (_, frame) => (frame.attacks === null ? frame.player : undefined),
  actions: (_, { player }) => [
    { type: 'becomeAttacker', player },
    { type: 'pass', player },
  ],
  apply(_, frame, action) {
    frame.attacks = action.type === 'becomeAttacker';
  },
  advance: (run) => run.finish(),
};
