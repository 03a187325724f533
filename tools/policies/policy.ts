/** How somebody chooses among what is listed, whatever the game: by weights, or what he rates best. */
import type { ChanceSource } from '../../src/core/index.js';

/** One of the listed actions. The state is only asked for by who looks at it: to show it may cost. */
export type Policy<State, Action> = (actions: readonly Action[], state: () => State, chance: ChanceSource) => Action;

/** How much each kind of action is liked, against 1 for those that are not named. */
export type Taste<Type extends string> = Readonly<Partial<Record<Type, number>>>;

/** As fine as chance by weights goes. */
const FINE = 2 ** 30;

/** The index of one of some weights, as likely as it weighs. They need not be whole. */
export function indexByWeight(weights: readonly number[], chance: ChanceSource): number {
  let point = (chance.draw(FINE) / FINE) * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => (point -= weight) < 0);
  return index === -1 ? weights.length - 1 : index;
}

/** Each as likely. */
export const uniform = <Action>(actions: readonly Action[], _: unknown, chance: ChanceSource): Action =>
  actions[chance.draw(actions.length)] as Action;

/** Each as likely as its kind is liked; `lure` multiplies that by what the state promises of it. */
export const liking =
  <State, Action extends { readonly type: string }>(
    taste: Taste<Action['type']>,
    lure?: (state: State, action: Action) => number,
  ): Policy<State, Action> =>
  (actions, state, chance) => {
    const likings: Readonly<Partial<Record<string, number>>> = taste;
    const shown = lure === undefined ? undefined : state();
    const weights = actions.map((action) => {
      const promise = lure === undefined ? 1 : lure(shown as State, action);
      return (likings[action.type] ?? 1) * promise;
    });
    return actions[indexByWeight(weights, chance)] as Action;
  };

/** How much an action is worth to somebody: the greatest number is chosen, equal ones by lot. */
export type Rating<State, Action> = (state: State, action: Action) => number;

/** What is rated best. */
export const best =
  <State, Action>(rating: Rating<State, Action>): Policy<State, Action> =>
  (actions, state, chance) => {
    const shown = state();
    const rated = actions.map((action) => rating(shown, action));
    const highest = Math.max(...rated);
    return uniform(
      actions.filter((_, index) => rated[index] === highest),
      state,
      chance,
    );
  };

/** A bot, which sees what its player sees, and is not asked where there is nothing to choose. */
export const seeing =
  <State, View, Player extends string, Action extends { readonly player: Player | 'chance' }>(
    choose: (view: View, actions: readonly Action[], chance: ChanceSource) => Action,
    viewFor: (state: State, player: Player) => View,
  ): Policy<State, Action> =>
  (actions, state, chance) => {
    const [first] = actions;
    if (first === undefined || first.player === 'chance') throw new RangeError('a bot decides for a player');
    return actions.length === 1 ? first : choose(viewFor(state(), first.player), actions, chance);
  };
