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

/** The games that a property of a suite visits. */
interface Visits<G extends WholeGameTypes> {
  readonly kit: ConformanceKit<G>;
  readonly players: number;
  /** One step in this number is sampled. */
  readonly sample: number;
  /** Runs a property on the seed of each game. */
  readonly forGames: (property: (gameSeed: number) => void) => void;
  /** Plays the game of a seed, and visits each step. */
  readonly walkOn: (gameSeed: number, visit: (step: Step<G>) => void) => ReturnType<typeof walk<G>>;
  readonly everyStep: (visit: (step: Step<G>) => void) => void;
  readonly sampled: (visit: (step: Step<G>) => void) => void;
}

/** Returns the visits of the games of a number of players. */
function visitsOf<G extends WholeGameTypes>(
  kit: ConformanceKit<G>,
  players: number,
  settings: ConformanceSettings,
): Visits<G> {
  const { games, sample, longest, seed } = { ...DEFAULTS, ...settings };
  const forGames = (property: (gameSeed: number) => void): void =>
    fc.assert(fc.property(fc.nat(), property), { numRuns: games, seed, endOnFailure: true });
  const walkOn = (gameSeed: number, visit: (step: Step<G>) => void) => walk(kit, players, gameSeed, visit, longest);
  const everyStep = (visit: (step: Step<G>) => void) => forGames((gameSeed) => void walkOn(gameSeed, visit));
  const sampled = (visit: (step: Step<G>) => void) =>
    everyStep((step) => {
      if (step.taste.draw(sample) === 0) visit(step);
    });
  return { kit, players, sample, forGames, walkOn, everyStep, sampled };
}

/** Declares the suite of a game. */
export function conformanceSuite<G extends WholeGameTypes>(
  name: string,
  kit: ConformanceKit<G>,
  settings: ConformanceSettings = {},
): void {
  describe.each(kit.playerCounts.map((players) => ({ players })))(`${name}, $players players`, ({ players }) => {
    const visits = visitsOf(kit, players, settings);
    declareRules(visits);
    declareViews(visits);
    declareGuide(visits);
    declareStorage(visits);
  });
}

/** Declares that the rules are complete and consistent. */
function declareRules<G extends WholeGameTypes>(visits: Visits<G>): void {
  const { kit, everyStep, sampled } = visits;
  it('always has a legal action, lists each once, and ends with an outcome', () =>
    everyStep((step) => checks.lists(kit, step)));
  it('keeps its invariants, and its measure of progress falls', () =>
    everyStep((step) => checks.invariants(kit, step)));
  it('carries out every legal action and does not change its input', () =>
    sampled((step) => checks.listedApplies(kit, step)));
  it('refuses every illegal action with a code and a rule', () => refusesUnlisted(visits));
  it('gives the same results in a simulation as with immutable states', () => twins(visits));
  it('keeps everything in its state', () => reopens(visits));
  it('goes on from a state that was read as from the one that was written', () =>
    sampled((step) => checks.goesOn(kit, step)));
  it('writes states, actions and positions that can be read again', () =>
    sampled((step) => checks.roundTrips(kit, step)));
}

/** Declares that players learn what they may know and no more. */
function declareViews<G extends WholeGameTypes>({ kit, sample, everyStep, sampled }: Visits<G>): void {
  it('shows each player what they may know and no more', () => sampled((step) => checks.views(kit, step)));
  it('explains actions to a player only from what they can see', () => sampled((step) => checks.answers(kit, step)));
  it('does not let hidden information affect what a viewer sees next', () =>
    sampled((step) => checks.unseen(kit, step)));
  it('shows each player the events that they may see and no more', () =>
    everyStep((step) => {
      if (step.actor === CHANCE || step.taste.draw(sample) === 0) checks.revealedEvents(kit, step);
    }));
}

/** Declares that the guide names subjects, finds moves, and passes for players. */
function declareGuide<G extends WholeGameTypes>({ kit, everyStep, sampled }: Visits<G>): void {
  it('names the subjects of every action', () =>
    everyStep((step) => {
      if (step.taste.draw(GUIDE_EVERY) === 0) guide.subjects(kit, step);
    }));
  it('finds whole moves that lead where they say, to every destination', () =>
    sampled((step) => guide.journeys(kit, step)));
  it('passes by standing orders that depend on no hand', () =>
    everyStep((step) => {
      guide.turns(kit, step);
      if (step.taste.draw(GUIDE_EVERY) === 0) guide.orders(kit, step);
    }));
}

/** Declares that histories, records and matches hold a game. */
function declareStorage<G extends WholeGameTypes>({ kit, players, forGames, walkOn }: Visits<G>): void {
  it('returns the history of a match, decision by decision', () =>
    forGames((gameSeed) => historiesHold(kit, players, gameSeed)));
  it('writes records that can be replayed, and refuses those that were changed', () =>
    forGames((gameSeed) =>
      recordsHold(
        kit,
        walkOn(gameSeed, () => undefined),
      ),
    ));
  it('plays, undoes, saves and loads matches', () => forGames((gameSeed) => matchesHold(kit, players, gameSeed)));
  it('begins matches at positions, which are undone, saved and replayed like any other', () =>
    forGames((gameSeed) => matchesAtPositionsHold(kit, players, gameSeed)));
  it('plays, undoes and resumes matches without a seed', () =>
    forGames((gameSeed) => unseededMatchesHold(kit, players, gameSeed)));
}

function refusesUnlisted<G extends WholeGameTypes>({ kit, sample, everyStep }: Visits<G>): void {
  const earlier: G['action'][] = [];
  everyStep((step) => {
    if (step.taste.draw(sample) === 0) checks.refusals(kit, step, earlier);
    if (step.taste.draw(3) === 0) earlier.push(step.action);
    if (earlier.length > REMEMBERED) earlier.shift();
  });
}

function reopens<G extends WholeGameTypes>({ kit, players, forGames, walkOn }: Visits<G>): void {
  forGames((gameSeed) => {
    const twin = kit.game.simulate(newGame(kit, players));
    walkOn(gameSeed, (step) => {
      orThrow(twin.apply(step.action));
      checks.reopens(kit, step, twin);
    });
  });
}

function twins<G extends WholeGameTypes>({ kit, players, sample, forGames, walkOn }: Visits<G>): void {
  forGames((gameSeed) => {
    const simulation = kit.game.simulate(newGame(kit, players));
    walkOn(gameSeed, ({ before, actor, legal, action, events, after, taste }) => {
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
    });
  });
}
