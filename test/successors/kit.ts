/** Successors for the conformance kit and the soak. */
import {
  board,
  cards,
  type GameOptions,
  reconstructedAbilities,
  successors,
  type SuccessorsTypes,
} from '../../src/successors/index.js';
import { EDITIONS, INTERRUPTS, OPTIONAL_RULES } from '../../src/successors/options.js';
import { SUCCESSORS_POLICIES } from './policies.js';
import type { ConformanceKit } from '../kit/walk.js';
import { invariants } from './invariants.js';
import { unknown } from './on-the-table.js';
import { successorsReach } from './reach.js';

export const successorsKit: ConformanceKit<SuccessorsTypes> = {
  game: successors,
  playerCounts: [2, 3, 4, 5],
  options: (players) => ({ players: players as GameOptions['players'] }),
  policies: SUCCESSORS_POLICIES,
  axes: [
    { name: 'edition', field: 'edition', words: EDITIONS, several: false },
    { name: 'interrupts', field: 'interrupts', words: INTERRUPTS, several: false },
    { name: 'optional', field: 'optionalRules', words: OPTIONAL_RULES, several: true },
  ],
  reach: successorsReach,
  stride: 40,
  everyOption: {
    players: 4,
    edition: 'player-aid',
    optionalRules: ['cavalry', 'specialAbilities'],
    interrupts: 'everyone',
    board,
    cards,
    abilities: reconstructedAbilities,
  },
  invariants,
  unknown,
  inTheOpen: ({ type }) => type !== 'drawCard' && type !== 'stealCard',
  probes(state, taste) {
    const card = state.deck[taste.draw(Math.max(1, state.deck.length))] ?? 1;
    const [player] = successors.players(state);
    return [card, ...Object.values(state.hands).flat()].flatMap((one) => [
      { type: 'playSurprise', player: player ?? 'red', card: one },
      { type: 'discardSurprise', player: player ?? 'red', card: one },
      { type: 'playCard', player: player ?? 'red', card: one, as: 'event' },
    ]);
  },
  betrays: ({ stack, options }) => options.interrupts !== 'everyone' && stack.at(-1)?.kind === 'window',
  complaints: (event, viewer) => {
    const knows =
      event.type === 'cardStolen'
        ? [event.player, event.from]
        : event.type === 'cardDrawn'
          ? [event.player]
          : undefined;
    const named = 'card' in event && event.card !== 'hidden';
    return knows !== undefined && named && !knows.some((player) => player === viewer)
      ? ['a hidden card is named to others']
      : [];
  },
};

/** Every game calls its kit so: what iterates the registry finds it by this name. */
export { successorsKit as kit };
