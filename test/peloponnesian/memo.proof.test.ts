/** Every remembered answer of a memoised query is the one that a fresh computation gives, after play and on copies. */
import { describe, expect, it } from 'vitest';
import { drawWeighted, orThrow, seededChance, type ChanceSource, type Simulation } from '../../src/core/index.js';
import type { Action } from '../../src/peloponnesian/action/index.js';
import { createGame } from '../../src/peloponnesian/beginning.js';
import { machine } from '../../src/peloponnesian/machine.js';
import type { PeloponnesianTypes } from '../../src/peloponnesian/types.js';
import { liking } from '../../tools/policies/policy.js';
import { checked, memoisedIn } from '../kit/memo.js';
import { components } from '../../src/peloponnesian/data/default.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import { cityHex, only, three } from './allies.js';
import { argive, started } from './table.js';
import { atStep, war } from './war.js';

/** Anybody who does anything; allies close their lands to each other, and open them again. */
const anybody = liking<GameState, Action>({ closeLands: 20, openLands: 20, giveTalents: 0.05 });

/** Plays one action; returns false when the game is over. */
function play(simulation: Simulation<PeloponnesianTypes>, chance: ChanceSource): boolean {
  const [actor] = simulation.actors();
  if (actor === undefined) return false;
  const listed: readonly Action[] = simulation.legalActions();
  const action =
    actor === 'chance'
      ? drawWeighted(simulation.chanceOutcomes(), chance)
      : anybody(listed, () => simulation.state(), chance);
  orThrow(simulation.apply(action));
  return true;
}

/** A Persian fleet off its coast in the Campaign Game: its satrap supplies it (R C). */
const persians = (): GameState => {
  const state = war({ units: { 'pharnabazus-fleet-5-1': { at: 'W5513' } } });
  const id = components.cards.cards.find(({ kind }) => kind === 'pharnabazusOffersFleet')?.id ?? 0;
  const active = [{ card: id, player: 'sparta', since: 0, brought: ['pharnabazus-fleet-5-1'] }] as const;
  const cards = state.cards && { ...state.cards, deck: state.cards.deck.filter((each) => each !== id), active };
  return atStep({ ...state, ...(cards && { cards }) }, 'raiding', 1);
};

/** Thebans in the field, to whom Sparta has closed its lands (R 24.5). */
const unwelcome = (): GameState =>
  atStep(
    only(
      three(),
      { units: { 'boeotia-hoplite-5-1': { at: cityHex('thebes') } } },
      { closedTo: { sparta: ['thebes'] } },
    ),
    'raiding',
    1,
  );

/** A game is played for so many actions: whole ones of allies take some 10,000. */
const LONGEST = 2_500;

/** Plays a game, and now and then a few steps of another course of it on a copy, and asks all questions of both. */
function* doubted(seed: string, beginning: GameState) {
  const chance = seededChance(seed);
  const simulation = machine.simulate(beginning);
  for (let step = 0; step < LONGEST && play(simulation, chance); step++) {
    if (step % 25 !== 0) continue;
    yield checked(simulation.situation());
    const other = simulation.clone();
    for (let more = 0; more < 5; more++) play(other, chance);
    yield checked(other.situation());
    yield checked(simulation.situation());
  }
}

/** The names of all memoised queries in the sources. */
const declared = memoisedIn('peloponnesian');

describe('memoised queries', () => {
  const asked = new Set<string>();

  it('are found in the sources', () => {
    expect(declared.length).toBeGreaterThan(8);
    expect(new Set(declared).size).toBe(declared.length);
  });

  it.each([
    ['one', started(argive())],
    ['two', started(argive())],
    ['three', started(argive())],
    ['persians', persians()],
    ['unwelcome allies', unwelcome()],
    ['three players', orThrow(createGame({ players: 3 }))],
    ['four players', orThrow(createGame({ players: 4 }))],
  ])('remember what a fresh computation gives, in game %s', (seed, beginning) => {
    let checks = 0;
    for (const found of doubted(`memo ${seed}`, beginning)) {
      expect(found.stale).toEqual([]);
      for (const name of found.asked) asked.add(name);
      checks++;
    }
    expect(checks).toBeGreaterThan(10);
  });

  it('have all been asked', () => {
    expect(declared.filter((name) => !asked.has(name))).toEqual([]);
  });
});

it('lists for states of two games that are played in turn what it lists for states that nobody has seen', () => {
  const chance = seededChance('in turn');
  const states = [started(argive()), started(argive())];
  for (let step = 0; step < 300; step++) {
    const state = states[step % 2] ?? started(argive());
    const [actor] = machine.actors(state);
    if (actor === undefined) break;
    const listed = machine.legalActions(state);
    expect(listed).toEqual(machine.legalActions(JSON.parse(JSON.stringify(state)) as typeof state));
    const action =
      actor === 'chance' ? drawWeighted(machine.chanceOutcomes(state), chance) : listed[chance.draw(listed.length)];
    if (action === undefined) throw new RangeError(`${actor} can do nothing`);
    states[step % 2] = orThrow(machine.applyAction(state, action)).state;
  }
});
