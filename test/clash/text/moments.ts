/** Moments of whole games in which everybody wants something, of as many kinds as play reaches. */
import { CHANCE, orThrow, seededChance } from '../../../src/core/index.js';
import { clash, OPTIONAL_RULES, type GameEvent, type GameState, type PlayerCount } from '../../../src/clash/index.js';
import { CLASH_POLICIES } from '../policies.js';

export interface Moments {
  /** Some states with each two kinds of frame on top, and one in which each type of action is listed first. */
  readonly states: readonly GameState[];
  /** One event of each type that was heard, with the state after it. */
  readonly events: readonly (readonly [event: GameEvent, after: GameState])[];
}

/** So many moments of a kind are kept, and so many actions are played of each game. */
const OF_A_KIND = 2;
const LONGEST = 2_000;

/** How many play, what all of them want, and the seed. */
type Played = readonly [players: PlayerCount, policy: keyof typeof CLASH_POLICIES, seed: string];

export function momentsOf(games: readonly Played[]): Moments {
  const kinds = new Map<string, number>();
  const types = new Set<string>();
  const states: GameState[] = [];
  const events = new Map<string, readonly [GameEvent, GameState]>();
  for (const [players, wanted, seed] of games) {
    const chance = seededChance(seed);
    let state = orThrow(clash.createGame({ players, optionalRules: OPTIONAL_RULES }));
    for (let step = 0; step < LONGEST && state.ended === null; step++) {
      const listed = clash.legalActions(state);
      const kind = state.stack
        .slice(-2)
        .map((frame) => frame.kind)
        .join(' ');
      const known = kinds.get(kind) ?? 0;
      kinds.set(kind, known + 1);
      const isNew = listed.some(({ type }) => !types.has(type));
      for (const { type } of listed) types.add(type);
      if (known < OF_A_KIND || isNew) states.push(state);
      const now = state;
      const isChance = clash.actors(state)[0] === CHANCE;
      const policy = isChance ? CLASH_POLICIES.uniform : CLASH_POLICIES[wanted];
      const action = policy(listed, () => now, chance);
      const { state: after, events: told } = orThrow(clash.applyAction(now, action));
      for (const event of told) if (!events.has(event.type)) events.set(event.type, [event, after]);
      state = after;
    }
  }
  return { states, events: [...events.values()] };
}
