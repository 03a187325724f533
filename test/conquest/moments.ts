/** Moments of whole games, of as many kinds as play reaches: for whatever has to hold at any of them. */
import { CHANCE, orThrow, seededChance } from '../../src/core/index.js';
import { conquest } from '../../src/conquest/game.js';
import type { GameEvent } from '../../src/conquest/event/index.js';
import { OPTIONAL_RULES } from '../../src/conquest/options.js';
import type { GameState } from '../../src/conquest/state.js';
import { CONQUEST_POLICIES } from '../../tools/policies/conquest.js';

export interface Moments {
  /** Some states with each two kinds of frame on top. */
  readonly states: readonly GameState[];
  /** One event of each type that was heard. */
  readonly events: readonly GameEvent[];
}

/** So many moments of a kind are kept, and so many actions are played of each game. */
const OF_A_KIND = 2;
const LONGEST = 1_500;

/** What games reach in which both sides look for a fight. */
export function momentsOf(seeds: readonly string[]): Moments {
  const kinds = new Map<string, number>();
  const states: GameState[] = [];
  const events = new Map<string, GameEvent>();
  for (const seed of seeds) {
    const chance = seededChance(seed);
    let state = orThrow(conquest.createGame({ players: 2, optionalRules: OPTIONAL_RULES }));
    for (let step = 0; step < LONGEST && state.ended === null; step++) {
      const kind = state.stack
        .slice(-2)
        .map((frame) => frame.kind)
        .join(' ');
      const known = kinds.get(kind) ?? 0;
      if (known < OF_A_KIND) states.push(JSON.parse(JSON.stringify(state)) as GameState);
      kinds.set(kind, known + 1);
      const listed = conquest.legalActions(state);
      const isChance = conquest.actors(state)[0] === CHANCE;
      const policy = isChance ? CONQUEST_POLICIES.uniform : CONQUEST_POLICIES.fighting;
      const now = state;
      const { state: after, events: told } = orThrow(
        conquest.applyAction(
          now,
          policy(listed, () => now, chance),
        ),
      );
      for (const event of told) if (!events.has(event.type)) events.set(event.type, event);
      state = after;
    }
  }
  return { states, events: [...events.values()] };
}
