/** The functions of every game return plain data, even if a reactive proxy is passed in. */
import { expect, it } from 'vitest';
import { seededChance, SPECTATOR, thawJson, type Game, type WholeGameTypes } from '../../src/core/index.js';
import { observed } from '../kit/observed.js';
import { begun, withEach, type ForGame } from './games.js';

/** Returns the results of the functions for a state in a proxy, by function. */
function answersOf<G extends WholeGameTypes>(game: Game<G>): Readonly<Record<string, unknown>> {
  const { state } = begun(game);
  const shown: G['state'] = observed(thawJson(state));
  const [action] = game.legalActions(state);
  const [player] = game.players(state);
  if (action === undefined || player === undefined) return expect.unreachable();
  const view: G['view'] = observed(thawJson(game.viewFor(state, player)));
  const stepped = game.applyAction(shown, observed({ ...action }));
  const { events } = stepped._tag === 'Right' ? stepped.right : expect.unreachable();
  const simulation = game.simulate(shown);
  return {
    actors: game.actors(shown),
    legalActions: game.legalActions(shown),
    applyAction: stepped,
    explainAction: game.explainAction(shown, observed({ ...action, type: 'nothing' })),
    chanceOutcomes: game.chanceOutcomes(shown),
    settle: game.settle(shown, seededChance('x')),
    start: game.start(observed(thawJson(state))),
    simulated: simulation.apply(observed({ ...action })),
    simulation: simulation.state(),
    createGame: game.createGame(observed(thawJson(game.optionsOf(state)))),
    optionsOf: game.optionsOf(shown),
    outcome: game.outcome(shown),
    players: game.players(shown),
    viewFor: game.viewFor(shown, player),
    spectator: game.viewFor(shown, SPECTATOR),
    eventFor: events.map((event) => game.eventFor(observed(thawJson(event)), player)),
    legalActionsFromView: game.legalActionsFromView(view),
    sampleState: game.sampleState(view, seededChance('x')),
    toPosition: game.toPosition(shown),
    fromPosition: game.fromPosition(observed(thawJson(game.toPosition(state) as object))),
    options: game.decode.options(observed(thawJson(game.optionsOf(state)))),
    action: game.decode.action(observed({ ...action })),
    state: game.decode.state(shown),
  };
}

const clones: ForGame<void> = (game) => {
  for (const [name, answer] of Object.entries(answersOf(game))) expect(structuredClone(answer), name).toEqual(answer);
};
it.each(withEach(clones))('plain data from every function of %s', (_, check) => check());

it.each(
  withEach((game) => {
    const { state } = begun(game);
    const shown = observed(thawJson(state));
    return [
      game.toPosition(shown),
      game.toPosition(state),
      game.legalActions(shown),
      game.legalActions(state),
    ] as const;
  }),
)('and it is the same data: %s', (_, found) => {
  const [position, plainly, actions, listed] = found();
  expect(position).toEqual(plainly);
  expect(actions).toEqual(listed);
});
