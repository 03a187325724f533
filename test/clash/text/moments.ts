/** Moments of whole games in which everybody looks for a fight, of as many kinds as play reaches. */
import { CHANCE, orThrow, seededChance } from '../../../src/core/index.js';
import { clash, OPTIONAL_RULES, type GameEvent, type GameState, type PlayerCount } from '../../../src/clash/index.js';
import { uniform } from '../../../tools/policies/policy.js';
import { fighting } from './policy.js';

export interface Moments {
  /** Some states with each two kinds of frame on top. */
  readonly states: readonly GameState[];
  /** One event of each type that was heard, with the state after it. */
  readonly events: readonly (readonly [event: GameEvent, after: GameState])[];
}

/** So many moments of a kind are kept, and so many actions are played of each game. */
const OF_A_KIND = 2;
const LONGEST = 2_500;

export function momentsOf(games: readonly (readonly [players: PlayerCount, seed: string])[]): Moments {
  const kinds = new Map<string, number>();
  const states: GameState[] = [];
  const events = new Map<string, readonly [GameEvent, GameState]>();
  for (const [players, seed] of games) {
    const chance = seededChance(seed);
    let state = orThrow(clash.createGame({ players, optionalRules: OPTIONAL_RULES }));
    for (let step = 0; step < LONGEST && state.ended === null; step++) {
      const kind = state.stack
        .slice(-2)
        .map((frame) => frame.kind)
        .join(' ');
      const known = kinds.get(kind) ?? 0;
      if (known < OF_A_KIND) states.push(state);
      kinds.set(kind, known + 1);
      const listed = clash.legalActions(state);
      const now = state;
      const action =
        clash.actors(state)[0] === CHANCE ? uniform(listed, now, chance) : fighting(listed, () => now, chance);
      const { state: after, events: told } = orThrow(clash.applyAction(now, action));
      for (const event of told) if (!events.has(event.type)) events.set(event.type, [event, after]);
      state = after;
    }
  }
  return { states, events: [...events.values()] };
}
