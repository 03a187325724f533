/** R 18.6.1: Treachery. */
import type { Action } from '../action/index.js';
import { rollDice } from '../deeds/dice.js';
import { controlCart, controlRoyal, moveCart, moveRoyal } from '../deeds/royals.js';
import { cartMayMove, heirsOf } from '../query/royals.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import { HEIRS, type PlayerId, type SpaceId } from '../vocabulary.js';
import type { CardDraft } from './module.js';
import { commandPosts, isNear, someCommandPost, type CommandPost } from './reach.js';
import { stepwise, type Asked } from './stepwise.js';

const RULE = 'ruling card-16';

/** Returns the generals of a player who stand with the prize or next to it. */
const receivers = (situation: Situation, player: PlayerId, space: SpaceId | null): readonly CommandPost[] =>
  commandPosts(situation, player).filter((post) => isNear(situation, post.space, space));

/** Returns whether there is any such general. */
const hasReceiver = (situation: Situation, player: PlayerId, space: SpaceId | null): boolean =>
  someCommandPost(situation, player, (post) => isNear(situation, situation.postNamed(post).space, space));

/**
 * Returns the Heirs and the Funeral Cart that can be taken (ruling card-16); the cart only if it can be moved
 * (R 6.1.1).
 */
function prizes(situation: Situation, player: PlayerId): readonly Action[] {
  const actions: Action[] = [];
  for (const royal of heirsOf(situation)) {
    const { space, controller } = situation.royals[royal];
    if (controller !== player && hasReceiver(situation, player, space))
      actions.push({ type: 'targetRoyal', player, royal });
  }
  const { space, controller } = situation.body;
  if (cartMayMove(situation) && controller !== player && hasReceiver(situation, player, space)) {
    actions.push({ type: 'targetCart', player });
  }
  return actions;
}

const NOTES = { prize: 'prize', space: 'space', inside: 'flag' } as const;
type Memory = Asked<typeof NOTES>['memory'];

const heirIn = ({ prize }: Memory) => (prize === 'cart' ? undefined : prize);

/** Returns the space of the prize. */
function spaceOfPrize(situation: Situation, memory: Memory): SpaceId | null {
  const heir = heirIn(memory);
  return heir === undefined ? situation.body.space : situation.royals[heir].space;
}

function gamble(run: GameRun, frame: CardDraft<typeof NOTES>, { space, inside }: CommandPost): void {
  frame.memory = { ...frame.memory, space, inside };
  frame.step = 'rolling';
  rollDice(run, 'treachery', 1, frame.player);
}

/** Gives the prize to the chosen general. */
function handOver(run: GameRun, { player, memory }: CardDraft<typeof NOTES>): void {
  const { space, inside = false } = memory;
  if (space === undefined) return;
  const royal = heirIn(memory);
  if (royal === undefined) {
    moveCart(run, player, { space, inside }, RULE);
    controlCart(run, player);
  } else {
    moveRoyal(run, royal, player, { space, inside }, RULE);
    controlRoyal(run, royal, player, RULE);
  }
}

export const treachery = stepwise<'treachery', typeof NOTES>({
  rule: RULE,
  notes: NOTES,
  steps: {
    target: {
      choices: (situation, { player }) => prizes(situation, player),
      chosen(run, frame, _effect, prize) {
        const heir = prize.type === 'targetRoyal' ? HEIRS.find((id) => id === prize.royal) : undefined;
        frame.memory = { prize: heir ?? 'cart' };
        const [only, ...others] = receivers(run.state, frame.player, spaceOfPrize(run.state, frame.memory));
        if (only !== undefined && others.length === 0) gamble(run, frame, only);
        else frame.step = 'receiver';
      },
    },
    receiver: {
      offers: 'targetCommander',
      choices: (situation, { player, memory }) =>
        receivers(situation, player, spaceOfPrize(situation, memory)).map((post) => ({
          type: 'targetCommander',
          player,
          ...post,
        })),
      chosen: (run, frame, _effect, post) => gamble(run, frame, post),
    },
  },
  rolled(run, frame, { success }, die) {
    if (die >= success) handOver(run, frame);
    else run.emit({ type: 'eventWithoutEffect', rule: RULE, player: frame.player, card: frame.card });
  },
});
