/**
 * The conformance suite: what every game of the library promises, tested on whole random games.
 *
 * @example
 * conformanceSuite('alexandros', alexandrosKit, { games: 5 });
 */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEED } from '../seed.js';
import { CHANCE, orThrow, sameJson, type WholeGameTypes } from '../../src/core/index.js';
import * as checks from './checks.js';
import * as guide from './guide.js';
import { historiesHold, matchesAtPositionsHold, matchesHold, recordsHold, unseededMatchesHold } from './keeping.js';
import { newGame, walk, type ConformanceKit, type Step } from './walk.js';

export type { ConformanceKit } from './walk.js';

/** How thorough a run is. */
export interface ConformanceSettings {
  /** The number of random games for each promise and number of players. */
  readonly games?: number;
  /** Expensive comparisons are made on one in this number of steps. */
  readonly sample?: number;
  /** The number of actions after which a game counts as endless. */
  readonly longest?: number;
  /** The seed from which the games' own seeds are drawn: each run is the same, unless it is changed. */
  readonly seed?: number;
}

const DEFAULTS = {
  games: 3,
  sample: 11,
  longest: 100_000,
  seed: SEED,
} as const satisfies Required<ConformanceSettings>;

/** The guide is tested at one in this number of steps. */
const GUIDE_EVERY = 4;

/** The number of earlier actions that are tried again later, when they are illegal. */
const REMEMBERED = 12;

/** Declares the suite of a game. */
export function conformanceSuite<G extends WholeGameTypes>(
  name: string,
  kit: ConformanceKit<G>,
  settings: ConformanceSettings = {},
): void {
  const { games, sample, longest, seed } = { ...DEFAULTS, ...settings };

  /** Runs a property on the seeds of this number of games. */
  const forGames = (property: (gameSeed: number) => void): void =>
    fc.assert(fc.property(fc.nat(), property), { numRuns: games, seed, endOnFailure: true });
  const everyStep = (players: number, visit: (step: Step<G>) => void) =>
    forGames((gameSeed) => void walk(kit, players, gameSeed, visit, longest));
  const sampled = (players: number, visit: (step: Step<G>) => void) =>
    everyStep(players, (step) => {
      if (step.taste.draw(sample) === 0) visit(step);
    });

  describe.each(kit.playerCounts.map((players) => ({ players })))(`${name}, $players players`, ({ players }) => {
    it('always has a legal action, lists each once, and ends with an outcome', () =>
      everyStep(players, (step) => checks.lists(kit, step)));
    it('keeps its invariants, and its measure of progress falls', () =>
      everyStep(players, (step) => checks.invariants(kit, step)));
    it('carries out every legal action and does not change its input', () =>
      sampled(players, (step) => checks.listedApplies(kit, step)));
    it('refuses every illegal action with a code and a rule', () => refusesUnlisted(players));
    it('gives the same results in a simulation as with immutable states', () => twins(players));
    it('keeps everything in its state', () => reopens(players));
    it('goes on from a state that was read as from the one that was written', () =>
      sampled(players, (step) => checks.goesOn(kit, step)));
    it('writes states, actions and positions that can be read again', () =>
      sampled(players, (step) => checks.roundTrips(kit, step)));
    it('shows each player what they may know and no more', () => sampled(players, (step) => checks.views(kit, step)));
    it('explains actions to a player only from what they can see', () =>
      sampled(players, (step) => checks.answers(kit, step)));
    it('does not let hidden information affect what a viewer sees next', () =>
      sampled(players, (step) => checks.unseen(kit, step)));
    it('shows each player the events that they may see and no more', () =>
      everyStep(players, (step) => {
        if (step.actor === CHANCE || step.taste.draw(sample) === 0) checks.revealedEvents(kit, step);
      }));
    it('names the subjects of every action', () =>
      everyStep(players, (step) => {
        if (step.taste.draw(GUIDE_EVERY) === 0) guide.subjects(kit, step);
      }));
    it('finds whole moves that lead where they say, to every destination', () =>
      sampled(players, (step) => guide.journeys(kit, step)));
    it('passes by standing orders that depend on no hand', () =>
      everyStep(players, (step) => {
        guide.turns(kit, step);
        if (step.taste.draw(GUIDE_EVERY) === 0) guide.orders(kit, step);
      }));
    it('returns the history of a match, decision by decision', () =>
      forGames((gameSeed) => historiesHold(kit, players, gameSeed)));
    it('writes records that can be replayed, and refuses those that were changed', () =>
      forGames((gameSeed) =>
        recordsHold(
          kit,
          walk(kit, players, gameSeed, () => undefined, longest),
        ),
      ));
    it('plays, undoes, saves and loads matches', () => forGames((gameSeed) => matchesHold(kit, players, gameSeed)));
    it('begins matches at positions, which are undone, saved and replayed like any other', () =>
      forGames((gameSeed) => matchesAtPositionsHold(kit, players, gameSeed)));
    it('plays, undoes and resumes matches without a seed', () =>
      forGames((gameSeed) => unseededMatchesHold(kit, players, gameSeed)));
  });

  function refusesUnlisted(players: number): void {
    const earlier: G['action'][] = [];
    everyStep(players, (step) => {
      if (step.taste.draw(sample) === 0) checks.refusals(kit, step, earlier);
      if (step.taste.draw(3) === 0) earlier.push(step.action);
      if (earlier.length > REMEMBERED) earlier.shift();
    });
  }

  function reopens(players: number): void {
    forGames((gameSeed) => {
      const twin = kit.game.simulate(newGame(kit, players));
      walk(
        kit,
        players,
        gameSeed,
        (step) => {
          orThrow(twin.apply(step.action));
          checks.reopens(kit, step, twin);
        },
        longest,
      );
    });
  }

  function twins(players: number): void {
    forGames((gameSeed) => {
      const simulation = kit.game.simulate(newGame(kit, players));
      walk(
        kit,
        players,
        gameSeed,
        ({ before, actor, legal, action, events, after, taste }) => {
          expect(simulation.actors()).toEqual([actor]);
          expect(simulation.legalActions(), 'the simulation lists other actions').toEqual(legal);
          const clone = taste.draw(sample) === 0 ? simulation.clone() : undefined;
          const kept = clone?.state();
          if (kept !== undefined) expect(sameJson(kept, before), 'a clone begins elsewhere').toBe(true);
          expect(simulation.apply(action), 'the simulation tells other events').toMatchObject({
            _tag: 'Right',
            right: events,
          });
          expect(sameJson(simulation.state(), after), 'the simulation leads to another state').toBe(true);
          if (clone === undefined) return;
          expect(clone.state(), 'a clone follows its original').toEqual(kept);
          clone.apply(action);
          expect(sameJson(clone.state(), after), 'a clone goes another way').toBe(true);
        },
        longest,
      );
    });
  }
}
