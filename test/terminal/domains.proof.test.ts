/** Whatever is listed can be named; whatever can be named has a name. */
import { describe, expect, it } from 'vitest';
import {
  actionKey,
  CHANCE,
  LOCALES,
  seededChance,
  settleSimulation,
  type WholeGameTypes,
} from '../../src/core/index.js';
import { GAMES, REGISTRY } from '../../src/games.js';
import { orThrow } from '../../src/index.js';
import { withKit } from '../../bench/kits.js';
import { conceivable } from '../../src/hosts/terminal/domains.js';
import type { TerminalGame } from '../../src/hosts/terminal/game.js';

/** Every so often in a random game the actions that are listed and cannot be named. */
function unnamed<G extends WholeGameTypes>(
  terminal: TerminalGame<G>,
  options: G['options'],
  every: number,
): readonly string[] {
  const { game, domains } = terminal;
  const chance = seededChance('named');
  const simulation = game.simulate(orThrow(game.createGame(options)));
  const lost: string[] = [];
  for (let step = 0; ; step++) {
    settleSimulation(simulation, chance);
    const [actor] = simulation.actors();
    if (actor === undefined || actor === CHANCE) return lost;
    const actions = simulation.legalActions();
    if (step % every === 0) {
      const known = new Set([...conceivable<G>(domains(simulation.state()), actor)].map(actionKey));
      lost.push(...actions.map(actionKey).filter((key) => !known.has(key)));
    }
    const action = actions[chance.draw(actions.length)];
    if (action !== undefined) simulation.apply(action);
  }
}

describe.each(GAMES)('what is listed in a random game of %s', (name) => {
  it('can be named, with everything that may be agreed', () =>
    withKit(name, ({ everyOption, stride }) =>
      REGISTRY[name].open(async (manifest) => {
        expect(unnamed(await manifest.terminal(), everyOption as never, 4 * stride)).toEqual([]);
      }),
    ));
});

/** Names of all that can be named at the beginning, and how many of them are empty. */
function emptyNames<G extends WholeGameTypes>(
  { game, words, domains }: TerminalGame<G>,
  options: G['options'],
): number {
  const { state } = game.settle(orThrow(game.createGame(options)), seededChance('named'));
  const [player] = game.players(state);
  if (player === undefined) throw new Error('no player');
  const actions = [...conceivable<G>(domains(state), player)];
  expect(actions.length).toBeGreaterThan(100);
  return LOCALES.flatMap((locale) => actions.filter((action) => words.action(action, state, locale).text === ''))
    .length;
}

describe('what can be named', () => {
  it.each(GAMES)('in %s has a name, possible or not', (name) =>
    REGISTRY[name].open(async (manifest) => {
      const { game } = await manifest.entry();
      const options = orThrow(game.decode.options({ players: manifest.usualPlayers }));
      expect(emptyNames(await manifest.terminal(), options)).toBe(0);
    }),
  );
});
