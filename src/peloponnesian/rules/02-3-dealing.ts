/** R 2.3, 23.2.6, 27.2.6: the deck of a scenario, and dealing the first hands. */
import { CHANCE } from '../../core/index.js';
import { noteSeen } from '../../core/hidden/index.js';
import type { CardFact } from '../data/shape/cards.js';
import type { Components } from '../data/shape/components.js';
import type { ScenarioFact } from '../data/shape/scenario.js';
import { dealCard } from '../deeds/draws.js';
import type { GameOptions } from '../options.js';
import { cardOf, drawsFrom, handOf, isImmediate, onlookers } from '../query/cards.js';
import { cardsInGame, handsGiven, handSize } from '../query/deck.js';
import { playersInOrder } from '../query/initiative.js';
import type { CardsState } from '../state.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { CardId, PlayerId } from '../vocabulary.js';

const idsOf = (cards: readonly CardFact[]): readonly CardId[] => cards.map(({ id }) => id);

/**
 * Returns the cards before any hand is dealt, or `undefined` if the scenario has no cards. Only cards that the scenario
 * gives to players, which all viewers know, are in hands.
 */
export function cardsAtStart(
  options: GameOptions,
  components: Components,
  scenario: ScenarioFact,
): CardsState | undefined {
  const { deck, players } = scenario;
  if (deck === null) return undefined;
  const all = cardsInGame(components, deck, options);
  const hands = handsGiven(all, deck, players);
  if (hands === undefined) throw new RangeError('the deck has not all cards that the scenario gives');
  let known: CardsState['known'] = [];
  for (const player of players)
    for (const card of hands[player] ?? []) known = noteSeen(known, card, player, onlookers({ scenario }));
  const given = new Set(Object.values(hands).flat());
  const later = all.filter(({ kind }) => deck.later.includes(kind));
  return {
    deck: idsOf(all.filter(({ id, kind }) => !given.has(id) && !deck.later.includes(kind))),
    hands,
    discards: [],
    removed: [],
    later: idsOf(later),
    active: [],
    played: [],
    depleted: 0,
    known,
  };
}

const isDealt = (situation: Situation, player: PlayerId): boolean =>
  handOf(situation, player).length >= handSize(situation, player);

export function openDealing(run: GameRun): void {
  const { state } = run;
  const left = playersInOrder(state).filter((player) => !isDealt(state, player));
  if (state.cards !== undefined && left.length > 0) run.push({ kind: 'dealing', left });
}

/**
 * R 2.3: cards that are played when drawn are exchanged until no hand has one, so only the other cards of the deck are
 * dealt (ruling Q1).
 */
export const dealing: RulesOf<'dealing'> = {
  rule: 'R 2.3',
  actor: (_, { left }) => (left.length > 0 ? CHANCE : undefined),
  chance: (situation, { left: [player] }) =>
    player === undefined
      ? []
      : drawsFrom(situation).filter(({ action: { card } }) => !isImmediate(cardOf(situation, card, player).kind)),
  apply(run, frame, action) {
    const [player] = frame.left;
    if (action.type !== 'drawCard' || player === undefined) return;
    dealCard(run, player, action.card, 'R 2.3');
    if (isDealt(run.state, player)) frame.left.shift();
  },
  advance: (run) => run.finish(),
};
