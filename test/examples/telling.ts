/** Whole games, played and told as the terminal tells them. */
import { drawWeighted, seededChance, type WholeGameTypes } from '../../src/core/index.js';
import { orThrow } from '../../src/index.js';
import type { Storyteller } from '../../examples/teller.js';

/** An event and the lines that tell it. */
export interface Told<G extends WholeGameTypes> {
  readonly event: G['event'];
  readonly lines: readonly string[];
}

/** A game told from its first event to its end. */
export interface ToldGame<G extends WholeGameTypes> {
  readonly told: readonly Told<G>[];
  readonly ending: readonly string[];
  readonly state: G['state'];
}

/** Everything that the terminal would show. */
export const linesOf = <G extends WholeGameTypes>({ told, ending }: ToldGame<G>): readonly string[] => [
  ...told.flatMap(({ lines }) => lines),
  ...ending,
];

/** Plays and tells a game; players act at random, or as the bots of the examples do. */
export function tellGame<G extends WholeGameTypes>(
  teller: Storyteller<G>,
  players: number,
  seed: string,
  by: 'random' | 'bots' = 'random',
): ToldGame<G> {
  const { game } = teller;
  const chance = seededChance(seed);
  const simulation = game.simulate(orThrow(game.createGame(teller.options(players))));
  const tale = teller.newTale();
  const told: Told<G>[] = [];
  for (;;) {
    const [actor] = simulation.actors();
    if (actor === undefined) break;
    const next = actor === 'chance' ? drawWeighted(simulation.chanceOutcomes(), chance) : decide(actor);
    for (const event of orThrow(simulation.apply(next))) told.push({ event, lines: tale(event, simulation.state()) });
  }
  const state = simulation.state();
  return { told, ending: teller.ending(state), state };

  function decide(player: G['player']): G['action'] {
    const actions = simulation.legalActions();
    if (by === 'bots') return teller.choose(game.viewFor(simulation.state(), player), actions, chance);
    return actions[chance.draw(actions.length)] as G['action'];
  }
}
