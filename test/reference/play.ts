/** Games to look at: played from a seed, by chance alone or by players who look for trouble. */
import { drawWeighted, orThrow, seededChance } from '../../src/core/index.js';
import {
  createGame,
  simulate,
  type Action,
  type GameEvent,
  type GameOptions,
  type GameState,
} from '../../src/successors/index.js';
import { choose } from '../../tools/oracle/policy.js';

/** One step of a game: what could be done, what was done, what came of it. */
export interface Step {
  readonly index: number;
  readonly before: GameState;
  /** Nothing where chance decides. */
  readonly legal: readonly Action[];
  readonly action: Action;
  readonly events: readonly GameEvent[];
  readonly after: GameState;
}

/** How players choose. `trouble`: fights, voyages, sieges and cards above all, and where enemies stand. */
export const POLICIES = ['uniform', 'trouble'] as const;
export type Policy = (typeof POLICIES)[number];

/** A game that can be played again. */
export interface Course {
  readonly options: GameOptions;
  readonly policy: Policy;
  readonly seed: string;
}

/** Where somebody else than a player has CUs, in the words in which a policy wants it told. */
const enemiesIn = ({ forces }: GameState): { readonly stack: []; readonly stacks: unknown } => ({
  stack: [],
  stacks: Object.fromEntries(
    Object.keys(forces).map((key) => {
      const [player, space] = key.split(':');
      return [key, { player, space }];
    }),
  ),
});

/** Plays a game from its beginning and shows every step. `visit` says whether to go on. */
export function play({ options, policy, seed }: Course, visit: (step: Step) => boolean): void {
  const chance = seededChance(`reference ${options.players} ${policy} ${seed}`);
  const simulation = simulate(orThrow(createGame(options)));
  let before = simulation.state();
  for (let index = 0; ; index++) {
    const [actor] = simulation.actors();
    if (actor === undefined) return;
    let legal: readonly Action[] = [];
    let action: Action | undefined;
    if (actor === 'chance') {
      action = drawWeighted(simulation.chanceOutcomes(), chance);
    } else {
      legal = simulation.legalActions();
      action = legal[choose(policy === 'trouble' ? 'nasty' : policy, 'successors', legal, chance, enemiesIn(before))];
    }
    if (action === undefined) throw new Error(`nothing to do at step ${index} of ${seed}`);
    const events = orThrow(simulation.apply(action));
    const after = simulation.state();
    if (!visit({ index, before, legal, action, events, after })) return;
    before = after;
  }
}
