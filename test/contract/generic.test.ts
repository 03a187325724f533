/** Code for any game: it type-checks, and plays every game. */
import { expectTypeOf } from 'expect-type';
import { expect, it } from 'vitest';
import {
  CHANCE,
  matches,
  orThrow,
  seededChance,
  type ChanceSource,
  type FailureCode,
  type Game,
  type GameRefusal,
  type WholeGameTypes,
} from '../../src/core/index.js';
import type * as conquest from '../../src/conquest/index.js';
import * as successors from '../../src/successors/index.js';
import { withEach } from './games.js';

/** A bot for any game: it samples a state from its view, and takes the first or last legal action in it. */
function decide<G extends WholeGameTypes>(
  game: Game<G>,
  view: G['view'],
  taste: ChanceSource,
): G['action'] | undefined {
  const [actor] = game.actors(view);
  const me = game.players(view).find((player) => player === view.viewer);
  if (actor === undefined || actor === CHANCE || actor !== me || game.outcome(view) !== undefined) return undefined;
  const listed = game.legalActions(view, me);
  const imagined = game.sampleState(view, taste);
  const wanted = listed[taste.draw(listed.length)];
  if (wanted === undefined || game.explainAction(view, wanted, me) !== undefined) return undefined;
  return game.simulate(imagined).apply(wanted)._tag === 'Right' ? wanted : listed[0];
}

it.each(
  withEach((game) => {
    const { createMatch, play } = matches(game);
    const taste = seededChance('bot');
    let match = orThrow(createMatch({ players: 2, seed: 'generic' }));
    for (let decision = 0; decision < 40; decision++) {
      const action = game
        .players(match.state)
        .map((player) => decide(game, game.viewFor(match.state, player), taste))
        .find((one) => one !== undefined);
      if (action === undefined) break;
      ({ match } = orThrow(play(match, action)));
    }
    return match.actions.length;
  }),
)('a bot written for any game plays %s from its views', (_, played) => {
  expect(played()).toBeGreaterThan(20);
});

it('exports one type of refusals, with the codes of the game', () => {
  expectTypeOf(successors.explainAction).returns.toEqualTypeOf<GameRefusal<successors.SuccessorsTypes> | undefined>();
  expectTypeOf<GameRefusal<successors.SuccessorsTypes>['code']>().toEqualTypeOf<successors.RefusalCode | FailureCode>();
  expectTypeOf<conquest.Refusal>().toExtend<GameRefusal<conquest.ConquestTypes>>();
});

it.each(
  withEach((game, { PLAYERS, PLAYER_COUNTS }) => {
    const seen = new Set<string>();
    for (const players of PLAYER_COUNTS) {
      const names = game.players(orThrow(game.createGame({ players })));
      for (const name of names) seen.add(name);
    }
    return [[...seen].sort(), [...PLAYERS].sort()] as const;
  }),
)('%s exports as PLAYERS everyone who may play it', (_, found) => {
  const [seen, exported] = found();
  expect(exported).toEqual(seen);
});
