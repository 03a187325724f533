/**
 * Whole moves: where the pieces of a player can go, and the actions that lead there. The search runs the rules
 * themselves, step by step.
 */
import type { Game, WholeGameTypes } from './game.js';
import type { Destination, PieceOf, Traveller } from './guide.js';
import { CHANCE, type Actor } from './frame.js';
import { orThrow } from './result.js';
import type { Simulation } from './simulation.js';
import { subjectOf } from './subjects.js';
import { isView } from './view.js';

/** The maximum number of assumed answers in a row. */
const MOST_SUPPOSED = 1_000;

/** The parts of a game that the search uses. */
type Asked<G extends WholeGameTypes> = Pick<
  Game<G>,
  'actors' | 'guide' | 'legalActionsFromView' | 'simulate' | 'viewFor'
>;

/** One way under construction. */
interface Way<G extends WholeGameTypes> {
  readonly simulation: Simulation<G>;
  /** The index of the listed action that the way begins with; -1 if the move was already under way. */
  readonly begun: number;
  readonly actions: readonly G['action'][];
  /** The number of actions before anybody else could interfere; `undefined` if nobody has. */
  readonly certain: number | undefined;
  /** The pieces that move; `undefined` before they start. */
  readonly traveller: Traveller<G> | undefined;
}

/** Ways by cost: the cheapest first, and among equals the one found first. */
class Frontier<W> {
  readonly #byCost: W[][] = [];
  #cheapest = 0;

  add(cost: number, way: W): void {
    while (this.#byCost.length <= cost) this.#byCost.push([]);
    this.#byCost[cost]?.push(way);
  }

  /** Yields the next way and its cost. Ways added meanwhile cost as much or more. */
  *[Symbol.iterator](): Generator<readonly [cost: number, way: W]> {
    for (; this.#cheapest < this.#byCost.length; this.#cheapest++) {
      const ways = this.#byCost[this.#cheapest] ?? [];
      for (const way of ways) yield [this.#cheapest, way];
    }
  }
}

/** Which whole moves to look for. */
export interface MoveFilter<G extends WholeGameTypes> {
  /** Only the moves of this piece, alone or with others; by default those of all pieces. */
  readonly piece?: PieceOf<G>;
}

/** The search for the whole moves of one decision. */
class Search<G extends WholeGameTypes> {
  readonly #game: Asked<G>;
  readonly #player: G['player'];
  readonly #beginnings: ReadonlySet<string>;
  readonly #steps: ReadonlySet<string>;
  readonly #frontier = new Frontier<Way<G> & { readonly traveller: Traveller<G> }>();
  /** The lowest cost at which a traveller could go on, by beginning and standing. */
  readonly #cheapest = new Map<string, number>();
  /** The spaces where travellers start, which are not goals. */
  readonly #starts = new Set<string>();
  /** The cost that the traveller had already paid. */
  readonly #spent: number;
  readonly #start: Simulation<G>;

  constructor(game: Asked<G>, player: G['player'], start: Simulation<G>) {
    const { beginnings, steps } = game.guide.journeys;
    this.#game = game;
    this.#player = player;
    this.#beginnings = new Set(beginnings);
    this.#steps = new Set(steps);
    this.#start = start;
    const traveller = this.#travellerIn(start);
    this.#spent = traveller?.cost ?? 0;
    if (traveller !== undefined && traveller.space !== null) this.#starts.add(`-1 ${traveller.space}`);
  }

  /**
   * Returns all goals by beginning and cost: each by the cheapest way without interference, or else by the cheapest
   * way.
   */
  found(shown: G['shown'], { piece }: MoveFilter<G>): readonly Destination<G>[] {
    this.#setOut((pieces) => piece === undefined || pieces.includes(piece), shown);
    const seen = new Set<string>();
    const found = new Map<string, { readonly begun: number; readonly destination: Destination<G> }>();
    for (const [cost, way] of this.#frontier) {
      const { begun, traveller } = way;
      const [awaits = null] = way.simulation.actors();
      const free = awaits === this.#player;
      const here = `${begun} ${free} ${traveller.standing}`;
      if (seen.has(here)) continue;
      seen.add(here);
      if (traveller.space !== null && way.actions.length > (begun < 0 ? 0 : 1)) {
        const goal = `${begun} ${traveller.space}`;
        const before = found.get(goal)?.destination.awaits;
        if (!this.#starts.has(goal) && (before === undefined || (free && before !== this.#player)))
          found.set(goal, { begun, destination: this.#destination(way, traveller, cost, awaits, shown) });
      } else if (traveller.space !== null) this.#starts.add(`${begun} ${traveller.space}`);
      if (free) this.#goOn(way);
    }
    return [...found.values()]
      .sort((a, b) => a.begun - b.begun || a.destination.cost - b.destination.cost)
      .map(({ destination }) => destination);
  }

  #travellerIn(simulation: Simulation<G>, last?: Traveller<G>): Traveller<G> | undefined {
    return this.#game.guide.journeys.traveller(simulation.situation(), last);
  }

  /** Adds the ways from the current decision: the choice of the pieces, or the next step of those that are moving. */
  #setOut(isWanted: (pieces: readonly PieceOf<G>[]) => boolean, shown: G['shown']): void {
    const traveller = this.#travellerIn(this.#start);
    const way: Way<G> = { simulation: this.#start, begun: -1, actions: [], certain: undefined, traveller };
    for (const [index, action] of this.#start.legalActions().entries())
      if (this.#beginnings.has(action.type) && isWanted(subjectOf(this.#game, action, shown).pieces))
        this.#step({ ...way, begun: index, traveller: undefined }, action, this.#start.clone());
    if (traveller === undefined || isWanted(traveller.pieces)) this.#goOn(way);
  }

  /** Adds a way for each possible next step. The last step is taken in the simulation itself, which is used up. */
  #goOn(way: Way<G>): void {
    const situation = way.simulation.situation();
    const steps = way.simulation
      .legalActions()
      .filter((step) => this.#steps.has(step.type) && !this.#isKnown(way.begun, this.#foreseen(situation, step)));
    for (const [index, action] of steps.entries())
      this.#step(way, action, index === steps.length - 1 ? way.simulation : way.simulation.clone());
  }

  /** Takes a step and the assumed answers. Drops the way if the traveller has been there as cheaply before. */
  #step({ begun, actions, certain, traveller: last }: Way<G>, action: G['action'], simulation: Simulation<G>): void {
    orThrow(simulation.apply(action));
    const gone = this.#travellerIn(simulation, last);
    const taken = { simulation, begun, actions: [...actions, action], certain, traveller: gone };
    if (this.#isKnown(begun, gone)) return;
    const way = this.#let(taken);
    const { traveller } = way;
    if (traveller === undefined || this.#isKnown(begun, traveller)) return;
    const cost = Math.max(0, traveller.cost - this.#spent);
    if (simulation.actors()[0] === this.#player) this.#cheapest.set(`${begun} ${traveller.standing}`, traveller.cost);
    this.#frontier.add(cost, { ...way, traveller });
  }

  #foreseen(situation: G['situation'], step: G['action']): Pick<Traveller<G>, 'standing' | 'cost'> | undefined {
    return this.#game.guide.journeys.foreseen?.(situation, step);
  }

  /** Returns whether a traveller with this standing could already go on at the same cost or less. */
  #isKnown(begun: number, traveller: Pick<Traveller<G>, 'standing' | 'cost'> | undefined): boolean {
    const cheapest = traveller === undefined ? undefined : this.#cheapest.get(`${begun} ${traveller.standing}`);
    return traveller !== undefined && cheapest !== undefined && cheapest <= traveller.cost;
  }

  /** Takes the assumed answers until the traveller can go on, or nothing is assumed. */
  #let({ simulation, begun, actions: before, certain: sure, traveller: gone }: Way<G>): Way<G> {
    const actions = [...before];
    let certain = sure;
    let traveller = gone;
    for (let supposed = 0; supposed < MOST_SUPPOSED; supposed++) {
      const listed = simulation.legalActions();
      const own = simulation.actors()[0] === this.#player;
      if (own && listed.some(({ type }) => this.#steps.has(type))) break;
      const action = this.#game.guide.journeys.supposed(simulation.situation(), listed, this.#player);
      if (action === undefined) break;
      orThrow(simulation.apply(action));
      traveller = this.#travellerIn(simulation, traveller);
      if (own) actions.push(action);
      else certain ??= actions.length;
    }
    return { simulation, begun, actions, certain, traveller };
  }

  #destination(
    { begun, actions, certain = actions.length }: Way<G>,
    { pieces, space }: Traveller<G>,
    cost: number,
    awaits: Actor<G> | null,
    shown: G['shown'],
  ): Destination<G> {
    const [first] = actions;
    const chosen = begun < 0 || first === undefined ? pieces : subjectOf(this.#game, first, shown).pieces;
    return { pieces: chosen, goal: space as Destination<G>['goal'], actions, certain, cost, awaits };
  }
}

/**
 * Returns the whole moves that are open to the deciding player, for each piece that can be chosen now or for those that
 * are moving. Each goal except the start is listed once for each choice that begins a move: by the cheapest way without
 * dice and decisions of others, or, if there is none, by the cheapest way of all.
 *
 * If the answers that the game's guide assumes come true (usually that others pass), each action is legal in its turn,
 * and the last one leads to the goal. The first `certain` actions do not even need that. A way ends before a die, and
 * before others must decide something more than to pass; `awaits` says whom the game waits for then. What to do at the
 * goal is the next decision.
 *
 * The result depends only on what the player sees. It is empty for a spectator and for a player who does not decide.
 *
 * @param shown - a state, or the view of the deciding player
 * @param asked - the player to list moves for, by default the one who must decide; then a filter. The moves of one piece
 * take a small part of the time that those of all pieces take
 *
 * @example
 * import { alexandros, createMatch } from 'diadochi/alexandros';
 * import { destinations, orThrow } from 'diadochi/core';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'gordion' }));
 * const [nearest] = destinations(alexandros, state);
 * nearest?.actions[0]?.type; // 'moveByFaceUpCard'
 * destinations(alexandros, state, 'red', { piece: 'alexander' }).length; // 9
 */
export function destinations<G extends WholeGameTypes>(
  game: Asked<G>,
  shown: G['shown'],
  ...asked: readonly [player?: G['player'], only?: MoveFilter<G>]
): readonly Destination<G>[] {
  const [actor] = game.actors(shown);
  const [player, only = {}] = asked;
  if (actor === undefined || actor === CHANCE || (asked.length > 0 && player !== actor)) return [];
  const view = isView<G>(shown) ? shown : game.viewFor(shown, actor);
  if (view.viewer !== actor) return [];
  const { beginnings, steps } = game.guide.journeys;
  const types: ReadonlySet<string> = new Set([...beginnings, ...steps]);
  if (!game.legalActionsFromView(view).some(({ type }) => types.has(type))) return [];
  return new Search(game, actor, game.simulate(game.guide.journeys.imagine(view))).found(shown, only);
}
