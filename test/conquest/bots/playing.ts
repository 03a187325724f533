/** Plays games of the family with bots, and with whoever does anything. */
import type { FamilyGame, FamilyTypes } from '../../../src/conquest/index.js';
import type { Choose } from '../../kit/greedy.js';
import { drawWeighted, orThrow, seededChance, type ChanceSource } from '../../../src/core/index.js';

/** Who acts for whom; whoever is left out does anything. */
export type Players<G extends FamilyTypes> = Readonly<Partial<Record<G['player'], Choose<G>>>>;

const anything = <Action>(actions: readonly Action[], chance: ChanceSource): Action => {
  const action = actions[chance.draw(actions.length)];
  if (action === undefined) throw new RangeError('nothing can be done');
  return action;
};

function chosen<G extends FamilyTypes>(
  game: FamilyGame<G>,
  state: G['state'],
  player: G['player'],
  players: Players<G>,
  chance: ChanceSource,
): G['action'] {
  const view = game.viewFor(state, player);
  const actions = game.legalActionsFromView(view);
  return players[player]?.(view, actions, chance) ?? anything(actions, chance);
}

/** Plays on until the game is over, or until this is so. */
export function played<G extends FamilyTypes>(
  game: FamilyGame<G>,
  from: G['state'],
  seed: string,
  players: Players<G>,
  until: (state: G['state']) => boolean = () => false,
): G['state'] {
  const chance = seededChance(seed);
  let state = from;
  while (!until(state)) {
    const [actor] = game.actors(state);
    if (actor === undefined) break;
    const action =
      actor === 'chance'
        ? drawWeighted(game.chanceOutcomes(state), chance)
        : chosen(game, state, actor, players, chance);
    state = orThrow(game.applyAction(state, action)).state;
  }
  return state;
}

/** What a bot decides now. */
export function decided<G extends FamilyTypes>(game: FamilyGame<G>, state: G['state'], bot: Choose<G>): G['action'] {
  const [actor] = game.actors(state);
  if (actor === undefined || actor === 'chance') throw new RangeError('nobody decides now');
  const view = game.viewFor(state, actor);
  return bot(view, game.legalActionsFromView(view), seededChance('any'));
}
