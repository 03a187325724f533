/** R 24.5, 24.6: the council of allies: they give each other talents and cards, and close their lands (ruling Q204). */
import type { Draft } from 'immer';
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code/index.js';
import { closeLands, giveCard, giveTalents, openLands } from '../deeds/alliance.js';
import type { CouncilFrame } from '../frame/alliance.js';
import { handOf } from '../query/cards.js';
import { alliesOf, isClosedTo } from '../query/command.js';
import { handSize } from '../query/deck.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { CardId, PlayerId } from '../vocabulary.js';
import { differentCards } from './12-plays.js';
import { refuseCard } from './12-refusals.js';
import { isListed } from './listed.js';

export function openCouncil(run: GameRun, player: PlayerId): void {
  if (alliesOf(run.state, player).length === 0) return;
  run.push({ kind: 'council', player, paid: [], dealt: [], settled: [], returning: null });
}

const cardsFor = (situation: Situation, player: PlayerId, to: PlayerId): readonly Action[] =>
  differentCards(situation, player).map(({ card }) => ({ type: 'giveCard', player, to, card: card.id }));

/** Returns the amounts of talents that a player can give. */
const giftsFor = ({ treasuries }: Situation, player: PlayerId, to: PlayerId): readonly Action[] =>
  Array.from({ length: treasuries[player] ?? 0 }, (_, less) => ({
    type: 'giveTalents',
    player,
    to,
    talents: less + 1,
  }));

function choices(situation: Situation, { player, paid, dealt, settled, returning }: CouncilFrame): readonly Action[] {
  if (returning !== null) return cardsFor(situation, returning, player);
  const allies = alliesOf(situation, player);
  return [
    ...allies.filter((to) => !paid.includes(to)).flatMap((to) => giftsFor(situation, player, to)),
    ...allies.filter((to) => !dealt.includes(to)).flatMap((to) => cardsFor(situation, player, to)),
    ...allies
      .filter((to) => !settled.includes(to))
      .map((to): Action =>
        isClosedTo(situation, player, to) ? { type: 'openLands', player, to } : { type: 'closeLands', player, to },
      ),
    { type: 'endCouncil', player },
  ];
}

/** Gives a card. An ally who then holds too many gives one back (ruling Q205). */
function give(run: GameRun, frame: Draft<CouncilFrame>, to: PlayerId, card: CardId): void {
  if (frame.returning !== null) {
    giveCard(run, frame.returning, to, card);
    frame.returning = null;
    return;
  }
  giveCard(run, frame.player, to, card);
  frame.dealt.push(to);
  if (handOf(run.state, to).length > handSize(run.state, to)) frame.returning = to;
}

export const council: RulesOf<'council'> = {
  rule: 'R 24.5',
  actor: (_, { player, returning }) => returning ?? player,
  actions: choices,
  refuse: refuseCouncil,
  apply(run, frame, action) {
    switch (action.type) {
      case 'giveTalents':
        frame.paid.push(action.to);
        return giveTalents(run, action.player, action.to, action.talents);
      case 'giveCard':
        return give(run, frame, action.to, action.card);
      case 'closeLands':
        frame.settled.push(action.to);
        return closeLands(run, action.player, action.to);
      case 'openLands':
        frame.settled.push(action.to);
        return openLands(run, action.player, action.to);
      case 'endCouncil':
        return run.finish();
      default:
    }
  },
};

type Settling = Extract<Action, { readonly type: 'giveTalents' | 'giveCard' | 'closeLands' | 'openLands' }>;

const isSettling = (action: Action): action is Settling =>
  action.type === 'giveTalents' ||
  action.type === 'giveCard' ||
  action.type === 'closeLands' ||
  action.type === 'openLands';

/** Returns why an agreement with an ally is refused. */
function refuseCouncil(situation: Situation, frame: CouncilFrame, action: Action): Refusal | undefined {
  if (frame.returning !== null) return refuseWhileReturning(situation, frame, action);
  if (!isSettling(action)) return undefined;
  const { player, to } = action;
  if (!alliesOf(situation, player).includes(to)) return refusal('noAlly', 'R 24.5', { to });
  switch (action.type) {
    case 'giveTalents':
      if (frame.paid.includes(to)) return refusal('givenAlready', 'ruling Q204', { to });
      return isListed(giftsFor(situation, player, to), action)
        ? undefined
        : refusal('tooLittle', 'R 24.5', { talents: action.talents });
    case 'giveCard':
      return frame.dealt.includes(to)
        ? refusal('givenAlready', 'ruling Q204', { to })
        : refuseCard(situation, player, action.card);
    case 'closeLands':
    case 'openLands': {
      if (frame.settled.includes(to)) return refusal('settledAlready', 'ruling Q204', { to });
      const isClosed = isClosedTo(situation, player, to);
      if (action.type === 'closeLands') return isClosed ? refusal('closedAlready', 'R 24.5', { to }) : undefined;
      return isClosed ? undefined : refusal('notClosed', 'R 24.5', { to });
    }
  }
}

/** Returns why another action than giving a card back is refused. */
function refuseWhileReturning(situation: Situation, { player }: CouncilFrame, action: Action): Refusal | undefined {
  if (action.type !== 'giveCard') return refusal('cardDue', 'ruling Q205');
  return action.to === player
    ? refuseCard(situation, action.player, action.card)
    : refusal('cardDue', 'ruling Q205', { to: action.to });
}
