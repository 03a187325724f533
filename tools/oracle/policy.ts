/** Random choice, uniform or with a taste. Policies read the oracle's states only, so that they never have to follow a format. */
import { indexByWeight } from '../policies/policy.js';
import { ALEXANDROS_TASTES, SUCCESSORS_TASTES } from '../policies/tastes.js';
import type { AnyAction, AnyState, Chance, GameName } from './engine.js';

export const POLICIES = ['uniform', 'nasty'] as const;
export type Policy = (typeof POLICIES)[number];

/** The text of an action, with its fields in order: equal actions have equal texts. */
export function actionKey(action: AnyAction): string {
  let text = action.type;
  for (const field of Object.keys(action).sort()) if (field !== 'type') text += `|${field}=${String(action[field])}`;
  return text;
}

/** What whoever looks for trouble likes: the same in every engine, for it goes by the names of actions alone. */
const TASTES: Readonly<Record<GameName, Readonly<Partial<Record<string, number>>>>> = {
  successors: SUCCESSORS_TASTES.nasty,
  alexandros: ALEXANDROS_TASTES.nasty,
};

/** Spaces in which somebody else than a player has CUs; of a state in the oracle's format. */
function enemyHeld(state: AnyState, player: string): (space: unknown) => boolean {
  const held = new Set<unknown>();
  const stacks = state['stacks'] as Readonly<Record<string, { readonly player: string; readonly space: string }>>;
  for (const key in stacks) {
    const stack = stacks[key];
    if (stack !== undefined && stack.player !== player) held.add(stack.space);
  }
  return (space) => held.has(space);
}

/** What `state` is given for, beside the taste for kinds of action, is seeking out enemies. */
export function weights(game: GameName, actions: readonly AnyAction[], state?: AnyState): readonly number[] {
  const taste = TASTES[game];
  const approaches = ({ type }: AnyAction): boolean => type === 'march' || type === 'sail' || type === 'avoidTo';
  const first = actions.find(approaches);
  const held =
    game === 'successors' && state !== undefined && first !== undefined ? enemyHeld(state, first.player) : () => false;
  return actions.map((action) => {
    const liking = taste[action.type] ?? 1;
    const event = action.type === 'playCard' && action['as'] === 'event' ? 2 : 1;
    return liking * event * (approaches(action) && held(action['to']) ? 5 : 1);
  });
}

/** The index of one of the actions, chosen by a policy. The order of the list matters: sort it first where it may differ. */
export function choose(
  policy: Policy,
  game: GameName,
  actions: readonly AnyAction[],
  chance: Chance,
  state?: AnyState,
): number {
  if (policy === 'uniform') return chance.draw(actions.length);
  return indexByWeight(weights(game, actions, state), chance);
}
