/** Activations begun by hand: for the tests of movement. */
import type { Action } from '../../../src/successors/action/index.js';
import type { MarchFrame } from '../../../src/successors/frame/index.js';
import { machine } from '../../../src/successors/machine.js';
import { marchOf, movementPoints } from '../../../src/successors/questions.js';
import { startMarch } from '../../../src/successors/rules/08-3-land-movement.js';
import type { Commander, PlayerId, SpaceId } from '../../../src/successors/vocabulary.js';
import { carryOut, legal, play, setting, type Setting, type Told } from '../language.js';

/** Actions without saying whose they are. */
type Particulars<A> = A extends { readonly player: unknown } ? Omit<A, 'player'> : never;

/** Activates a general: `red:pella` or `red:pella:inside`; a number of Movement Points, or the die of the Segment. */
export function activate(
  from: Told | Setting,
  commander: Commander,
  post: string,
  allowance: { readonly die: number } | { readonly points: number },
): Told {
  const [player, space, zone] = post.split(':') as [PlayerId, SpaceId, string?];
  const state = 'state' in from ? from.state : setting(from);
  return carryOut(state, (run) =>
    startMarch(run, {
      player,
      commander,
      space,
      inside: zone === 'inside',
      die: 'die' in allowance ? allowance.die : null,
      points: 'points' in allowance ? allowance.points : 0,
    }),
  );
}

/** The activation going on. */
export function marching({ state }: Told): MarchFrame {
  const march = marchOf(state);
  if (march === undefined) throw new Error('nobody is on the march');
  return march;
}

/** Movement Points left. */
export const left = (told: Told): number => movementPoints(told.state, marching(told));

/** The player for whom the game waits does these things one after the other. */
export function go(told: Told, ...actions: readonly Particulars<Action>[]): Told {
  return actions.reduce<Told>((now, action) => {
    const [player] = machine.actors(now.state);
    return play(now, { ...action, player } as Action);
  }, told);
}

export const march = (to: SpaceId, passage = false) => ({ type: 'march', to, passage }) as const;
export const end = { type: 'endActivation', inside: false } as const;

/** Where the group may march. */
export const ways = (told: Told): readonly SpaceId[] =>
  legal(told).flatMap((action) => (action.type === 'march' && !action.passage ? [action.to] : []));

/** The actions of some types. */
export const listed = <Type extends Action['type']>(
  told: Told,
  type: Type,
): readonly Extract<Action, { type: Type }>[] =>
  legal(told).filter((action): action is Extract<Action, { type: Type }> => action.type === type);

/** Why the mover may not do something. */
export const refusal = (told: Told, action: Particulars<Action>): string | undefined => {
  const [player] = machine.actors(told.state);
  return machine.explainAction(told.state, { ...action, player } as Action)?.code;
};

/** The same in full: the code, the clause, and what it is about. */
export const objection = (told: Told, action: Particulars<Action>) => {
  const [player] = machine.actors(told.state);
  const why = machine.explainAction(told.state, { ...action, player } as Action);
  return why && [why.code, why.rule, why.params];
};
