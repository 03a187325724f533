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
import { OPTIONAL_RULES as OF_CLASH } from '../../src/clash/index.js';
import { OPTIONAL_RULES } from '../../src/conquest/index.js';
import { OPTIONAL_RULES as OF_XENOPHON } from '../../src/xenophon/index.js';
import { orThrow } from '../../src/index.js';
import { conceivable } from '../../src/hosts/terminal/domains.js';
import type { TerminalGame } from '../../src/hosts/terminal/game.js';
import { alexandrosAtTheTerminal } from '../../src/alexandros/terminal/index.js';
import { clashAtTheTerminal } from '../../src/clash/terminal/index.js';
import { conquestAtTheTerminal } from '../../src/conquest/terminal/index.js';
import { successorsAtTheTerminal } from '../../src/successors/terminal/index.js';
import { xenophonAtTheTerminal } from '../../src/xenophon/terminal/index.js';

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

describe('what is listed in a random game', () => {
  it('can be named in Alexandros', () => {
    expect(unnamed(alexandrosAtTheTerminal, { players: 3 }, 5)).toEqual([]);
  });

  it('can be named in Conquest and Empire, with every optional rule', () => {
    expect(unnamed(conquestAtTheTerminal, { players: 2, optionalRules: OPTIONAL_RULES }, 250)).toEqual([]);
  });

  it('can be named in March of the Ten-Thousand, with every optional rule', () => {
    expect(unnamed(xenophonAtTheTerminal, { players: 2, optionalRules: OF_XENOPHON }, 30)).toEqual([]);
  });

  it('can be named in Clash of the Generals, with every optional rule', () => {
    expect(unnamed(clashAtTheTerminal, { players: 4, optionalRules: OF_CLASH }, 400)).toEqual([]);
  });

  it('can be named in Successors, with every optional rule', () => {
    const optionalRules = ['capitals', 'cavalry', 'dispersedFleets', 'fasterCart', 'independentReactions'] as const;
    expect(unnamed(successorsAtTheTerminal, { players: 3, optionalRules }, 40)).toEqual([]);
  });
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
  it('has a name, possible or not', () => {
    expect(emptyNames(alexandrosAtTheTerminal, { players: 2 })).toBe(0);
    expect(emptyNames(conquestAtTheTerminal, { players: 2 })).toBe(0);
    expect(emptyNames(xenophonAtTheTerminal, { players: 2 })).toBe(0);
    expect(emptyNames(clashAtTheTerminal, { players: 3 })).toBe(0);
    expect(emptyNames(successorsAtTheTerminal, { players: 2 })).toBe(0);
  });
});
