/** Whole moves: where somebody can go, and the actions that lead him there. The rules themselves are asked, step by step. */
import type { Game, WholeGameTypes } from './game.js';
import type { Destination, PieceOf, Traveller } from './guide.js';
import { CHANCE, type Actor } from './frame.js';
import { orThrow } from './result.js';
import type { Simulation } from './simulation.js';
import { subjectOf } from './subjects.js';
import { isView } from './view.js';

/** More answers in a row than anybody gives. */
const MOST_SUPPOSED = 1_000;

/** What of a game is asked. */
type Asked<G extends WholeGameTypes> = Pick<
  Game<G>,
  'actors' | 'guide' | 'legalActionsFromView' | 'simulate' | 'viewFor'
>;

/** One way so far. */
interface Way<G extends WholeGameTypes> {
  readonly simulation: Simulation<G>;
  /** With which of the listed actions it began; -1: it was under way already. */
  readonly begun: number;
  readonly actions: readonly G['action'][];
  /** So many of the actions came before others had a say; `undefined`: they have had none. */
  readonly certain: number | undefined;
  /** Who goes it; `undefined`: nobody has set out. */
  readonly traveller: Traveller<G> | undefined;
}

/** Ways by what they have cost: the cheapest first, of these the one found first. */
class Frontier<W> {
  readonly #byCost: W[][] = [];
  #cheapest = 0;

  add(cost: number, way: W): void {
    while (this.#byCost.length <= cost) this.#byCost.push([]);
    this.#byCost[cost]?.push(way);
  }

  /** The next way and its cost; `undefined`: there is none. What is added meanwhile may cost as much, and no less. */
  *[Symbol.iterator](): Generator<readonly [cost: number, way: W]> {
    for (; this.#cheapest < this.#byCost.length; this.#cheapest++) {
      const ways = this.#byCost[this.#cheapest] ?? [];
      for (const way of ways) yield [this.#cheapest, way];
    }
  }
}

/** Which whole moves to look for. */
export interface MoveFilter<G extends WholeGameTypes> {
  /** Only those of this piece, whether it moves alone or with others; left out: those of all pieces. */
  readonly piece?: PieceOf<G>;
}

/** The search of one decision. */
class Search<G extends WholeGameTypes> {
  readonly #game: Asked<G>;
  readonly #player: G['player'];
  readonly #beginnings: ReadonlySet<string>;
  readonly #steps: ReadonlySet<string>;
  readonly #frontier = new Frontier<Way<G> & { readonly traveller: Traveller<G> }>();
  /** The least that has been spent by who can go on from where he stands, by beginning and standing. */
  readonly #cheapest = new Map<string, number>();
  /** Where travellers set out: that is no goal. */
  readonly #starts = new Set<string>();
  /** What the traveller had spent already. */
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

  /** All goals by beginnings, and by cost: each by the cheapest way that leads there freely, or else by the cheapest. */
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

  /** From the decision that there is: with who is chosen, or with the next step of who is on his way. */
  #setOut(isWanted: (pieces: readonly PieceOf<G>[]) => boolean, shown: G['shown']): void {
    const traveller = this.#travellerIn(this.#start);
    const way: Way<G> = { simulation: this.#start, begun: -1, actions: [], certain: undefined, traveller };
    for (const [index, action] of this.#start.legalActions().entries())
      if (this.#beginnings.has(action.type) && isWanted(subjectOf(this.#game, action, shown).pieces))
        this.#step({ ...way, begun: index, traveller: undefined }, action, this.#start.clone());
    if (traveller === undefined || isWanted(traveller.pieces)) this.#goOn(way);
  }

  /** By each step that can follow. The simulation is used up: the last step is taken in it. */
  #goOn(way: Way<G>): void {
    const situation = way.simulation.situation();
    const steps = way.simulation
      .legalActions()
      .filter((step) => this.#steps.has(step.type) && !this.#isKnown(way.begun, this.#foreseen(situation, step)));
    for (const [index, action] of steps.entries())
      this.#step(way, action, index === steps.length - 1 ? way.simulation : way.simulation.clone());
  }

  /** Takes a step, and what is taken for granted happens. A way on which he has come as cheaply before is given up. */
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

  /** Whether a traveller has stood like that before, free to go on, and has spent no more. */
  #isKnown(begun: number, traveller: Pick<Traveller<G>, 'standing' | 'cost'> | undefined): boolean {
    const cheapest = traveller === undefined ? undefined : this.#cheapest.get(`${begun} ${traveller.standing}`);
    return traveller !== undefined && cheapest !== undefined && cheapest <= traveller.cost;
  }

  /** What is taken for granted happens, until he can go on or nothing is. */
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
 * Where the player who decides can go, as whole moves: with each whom he may choose now, or with whom he has on the way. Each
 * goal but the start is told once for each choice with which it begins: by the cheapest way on which nothing is left to a die
 * or to a decision of others, and if there is none, by the cheapest.
 *
 * What is promised: played one after the other, each action is listed in its turn, and the last leads to the goal, as long as
 * what the game's guide takes for granted comes true, as a rule that others pass when they are asked. `certain` says how many
 * actions need not even that. A way ends where a die falls, or where it is for others to say more than "pass": `awaits` tells.
 * What to do at the goal is left to whoever plays.
 *
 * It is told from what the player sees: of two states that look alike to him it tells the same. A spectator, and whoever does not
 * decide, is told nothing.
 *
 * @param shown - a state, or the view of the player who decides
 * @param asked - the player whom it is for, who is told nothing unless it is that player's decision; left out: whoever decides. Then the
 * moves to look for; left out: all. Where a player has many pieces, those of one piece are found in a small part of the time.
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
