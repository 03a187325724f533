/** Whole games, played and told as the terminal tells them. */
import { drawWeighted, seededChance, type WholeGameTypes } from '../../src/core/index.js';
import { orThrow } from '../../src/index.js';
import { greedyChoice } from '../../src/bots/greedy.js';
import type { Heuristics } from '../../src/bots/heuristics.js';
import type { Storyteller } from '../../src/hosts/story.js';

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

/** Plays a game and reports each step with the state that it leads to. Without heuristics, players act at random. */
function playHeard<G extends WholeGameTypes>(
  teller: Storyteller<G>,
  players: number,
  seed: string,
  heuristics: Heuristics<G> | undefined,
  hear: (events: readonly G['event'][], state: G['state']) => void,
): G['state'] {
  const { game } = teller;
  const chance = seededChance(seed);
  const simulation = game.simulate(orThrow(game.createGame(teller.options(players))));
  for (;;) {
    const [actor] = simulation.actors();
    if (actor === undefined) return simulation.state();
    const next = actor === 'chance' ? drawWeighted(simulation.chanceOutcomes(), chance) : decide(actor);
    hear(orThrow(simulation.apply(next)), simulation.state());
  }

  function decide(player: G['player']): G['action'] {
    const actions = simulation.legalActions();
    if (heuristics === undefined) return actions[chance.draw(actions.length)] as G['action'];
    return greedyChoice(heuristics, game.viewFor(simulation.state(), player), actions, chance);
  }
}

/** Plays and tells a game event by event. */
export function tellGame<G extends WholeGameTypes>(
  teller: Storyteller<G>,
  players: number,
  seed: string,
  heuristics?: Heuristics<G>,
): ToldGame<G> {
  const tale = teller.newTale();
  const told: Told<G>[] = [];
  const state = playHeard(teller, players, seed, heuristics, (events, now) => {
    for (const event of events) told.push({ event, lines: tale([event], now) });
  });
  return { told, ending: teller.ending(state), state };
}

/** A game told step by step. */
export interface Chronicle<G extends WholeGameTypes> {
  readonly lines: readonly string[];
  readonly events: readonly G['event'][];
  readonly ending: readonly string[];
  readonly state: G['state'];
}

/** Plays a game that bots play, and tells what happens in a step together. */
export function chronicleOf<G extends WholeGameTypes>(
  teller: Storyteller<G>,
  heuristics: Heuristics<G>,
  players: number,
  seed: string,
): Chronicle<G> {
  const tale = teller.newTale();
  const [lines, events]: [string[], G['event'][]] = [[], []];
  const state = playHeard(teller, players, seed, heuristics, (happened, now) => {
    lines.push(...tale(happened, now));
    events.push(...happened);
  });
  return { lines, events, ending: teller.ending(state), state };
}
