/** What actions are about, and the actions that are about one thing, for clicks on a piece, a space or a card. */
import type { Game, WholeGameTypes } from './game.js';
import type { Subject, TypeOfAction } from './guide.js';

/** The subject of an action that has no entry in the table. */
const NOTHING = { spaces: [], pieces: [], cards: [], provinces: [], players: [] } as const satisfies Subject;

/** The kinds of things an action can be about: spaces, pieces, cards, provinces or players. */
export type Aspect = keyof Subject;
const ASPECTS = Object.keys(NOTHING) as readonly Aspect[];

/** A thing and the actions that are about it, in the order of the list. */
export interface ActionGroup<Thing, Action> {
  readonly of: Thing;
  readonly actions: readonly Action[];
}

/**
 * Actions grouped by what they are about. An action is in a group for each thing that it names, or in `others` if it
 * names none. Groups are in the order in which their things are first named.
 */
export type ActionGroups<G extends WholeGameTypes> = {
  readonly [A in Aspect]: readonly ActionGroup<G['subject'][A][number], G['action']>[];
} & { readonly others: readonly G['action'][] };

/**
 * Returns what an action is about. Pass a state in which it is legal; for any other state, only what the action itself
 * names is returned.
 *
 * @example
 * import { alexandros, createMatch } from 'diadochi/alexandros';
 * import { orThrow, subjectOf } from 'diadochi/core';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'gordion' }));
 * subjectOf(alexandros, { type: 'moveByFaceUpCard', player: 'red', symbol: 'lyre' }, state).cards; // ['faceUp:lyre']
 */
export function subjectOf<G extends WholeGameTypes>(
  game: Pick<Game<G>, 'guide'>,
  action: G['action'],
  shown: G['shown'],
): G['subject'] {
  const about = game.guide.subjects[action.type as TypeOfAction<G>];
  // The table has an entry for each type, which takes actions of that type.
  return { ...NOTHING, ...about(action as never, shown) };
}

/**
 * Groups legal actions by the piece, the space or the card that a player clicks to choose them.
 *
 * @example
 * import { alexandros, createMatch, legalActions } from 'diadochi/alexandros';
 * import { groupActions, orThrow } from 'diadochi/core';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'gordion' }));
 * const { pieces, others } = groupActions(alexandros, legalActions(state), state);
 * pieces.map((group) => group.of); // ['alexander']
 * others; // []
 */
export function groupActions<G extends WholeGameTypes>(
  game: Pick<Game<G>, 'guide'>,
  actions: readonly G['action'][],
  shown: G['shown'],
): ActionGroups<G> {
  const found = new Map(ASPECTS.map((aspect) => [aspect, new Map<unknown, G['action'][]>()]));
  const others: G['action'][] = [];
  for (const action of actions) {
    const subject = subjectOf(game, action, shown);
    let named = false;
    for (const [aspect, groups] of found) {
      for (const thing of new Set<unknown>(subject[aspect])) {
        named = true;
        const group = groups.get(thing);
        if (group === undefined) groups.set(thing, [action]);
        else group.push(action);
      }
    }
    if (!named) others.push(action);
  }
  const groupsOf = <A extends Aspect>(aspect: A): ActionGroups<G>[A] =>
    Array.from(found.get(aspect) ?? [], ([of, group]) => ({ of, actions: group })) as ActionGroups<G>[A];
  return {
    spaces: groupsOf('spaces'),
    pieces: groupsOf('pieces'),
    cards: groupsOf('cards'),
    provinces: groupsOf('provinces'),
    players: groupsOf('players'),
    others,
  };
}
