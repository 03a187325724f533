/**
 * What every game's guide promises: subjects of actions, whole moves, standing orders. Each check takes one step of a
 * walk.
 */
import * as E from 'fp-ts/lib/Either.js';
import { expect } from 'vitest';
import {
  autoAction,
  betraysHand,
  canonicalJson,
  CHANCE,
  decodeStandingOrders,
  destinations,
  groupActions,
  nextTurn,
  ORDER_EXCEPTIONS,
  orThrow,
  sameJson,
  seededChance,
  SPECTATOR,
  subjectOf,
  type ChanceSource,
  type Destination,
  type PieceOf,
  type Simulation,
  type StandingOrders,
  type Traveller,
  type WholeGameTypes,
} from '../../src/core/index.js';
import { pick, type ConformanceKit, type Step } from './walk.js';

type Check = <G extends WholeGameTypes>(kit: ConformanceKit<G>, step: Step<G>) => void;

/**
 * Every action is found under one of its subjects or among the others, in the order of the list, and the same from a
 * view.
 */
export const subjects: Check = (kit, { before, actor, legal }) => {
  const { game } = kit;
  const { others, ...named } = groupActions(game, legal, before);
  const groups = Object.entries(named) as [keyof typeof named, (typeof named)[keyof typeof named]][];
  const known = new Map(legal.map((action) => [action, subjectOf(game, action, before)] as const));
  const about = (action: (typeof legal)[number]) => known.get(action) ?? expect.unreachable();
  for (const [aspect, things] of groups) {
    expect(new Set(things.map(({ of }) => of)).size, `a group of ${aspect} comes twice`).toBe(things.length);
    for (const { of, actions } of things) {
      expect(actions.length).toBeGreaterThan(0);
      expect(actions, `the group of ${of}`).toEqual(
        legal.filter((action) => about(action)[aspect].includes(of as never)),
      );
    }
  }
  const found = new Set([...others, ...groups.flatMap(([, things]) => things.flatMap(({ actions }) => actions))]);
  expect(found.size, 'an action is in no group').toBe(legal.length);
  for (const action of legal) {
    const subject = about(action);
    expect(Object.values(subject).flat().length === 0, JSON.stringify(action)).toBe(others.includes(action));
    expect(kit.unknown?.(subject, before) ?? [], `${JSON.stringify(action)} is about what is not there`).toEqual([]);
  }
  if (actor === CHANCE) return;
  const view = game.viewFor(before, actor);
  expect(groupActions(game, game.legalActions(view), view), 'from the view').toEqual({
    ...named,
    others,
  });
};

/** The most decisions of others that are passed on the way. */
const MOST_ASKED = 2_000;

/** Returns the state after others and chance have acted as the guide assumes; if that is chance, with any outcome. */
function assumeOthers<G extends WholeGameTypes>(
  { game }: ConformanceKit<G>,
  simulation: Simulation<G>,
  player: G['player'],
  taste: ChanceSource,
): G['action'] | undefined {
  const listed = simulation.legalActions();
  const supposed = game.guide.journeys.supposed(simulation.situation(), listed, player);
  return supposed?.player === CHANCE ? pick(listed, taste) : supposed;
}

/** Plays a whole move, action by action, and checks that it leads where the guide said. */
function follow<G extends WholeGameTypes>(
  kit: ConformanceKit<G>,
  state: G['state'],
  player: G['player'],
  { actions, certain, goal, awaits }: Destination<G>,
  taste: ChanceSource,
): void {
  const simulation = kit.game.simulate(state);
  const { journeys } = kit.game.guide;
  const text = () => `${JSON.stringify(actions)} to ${goal}`;
  let traveller = isBegun(kit, actions) ? undefined : journeys.traveller(simulation.situation());
  const play = (action: G['action']): void => {
    orThrow(simulation.apply(action));
    traveller = journeys.traveller(simulation.situation(), traveller);
  };
  let taken = 0;
  for (let asked = 0; asked < MOST_ASKED; asked++) {
    const own = simulation.actors()[0] === player;
    const next = own ? actions[taken] : undefined;
    if (next !== undefined) {
      const listed = simulation.legalActions().find((action) => sameJson(action, next));
      if (listed === undefined) throw new Error(`${JSON.stringify(next)} is not listed: ${text()}`);
      play(listed);
      taken += 1;
      continue;
    }
    if (taken === actions.length && own) break;
    const other = assumeOthers(kit, simulation, player, taste);
    if (other === undefined) break;
    if (taken < actions.length)
      expect(taken, `others are asked before that: ${text()}`).toBeGreaterThanOrEqual(certain);
    play(other);
  }
  expect(taken, `cut short: ${text()}`).toBe(actions.length);
  expect(traveller?.space, text()).toBe(goal);
  expect(simulation.actors()[0] ?? null, text()).toBe(awaits);
}

/** Moves at random: the guide must have named every destination, and no cheaper way may exist. */
function wander<G extends WholeGameTypes>(
  kit: ConformanceKit<G>,
  { before, actor, legal, taste }: Step<G>,
  found: readonly Destination<G>[],
  piece: PieceOf<G> | undefined,
): void {
  const { game } = kit;
  const { journeys } = game.guide;
  const isStep = ({ type }: G['action']): boolean => journeys.steps.includes(type);
  const isWanted = (action: G['action']): boolean =>
    piece === undefined || subjectOf(game, action, before).pieces.includes(piece);
  const firsts = legal.filter(
    (action) => isStep(action) || (journeys.beginnings.includes(action.type) && isWanted(action)),
  );
  if (firsts.length === 0) return expect(found, 'nobody sets out').toEqual([]);
  const simulation = kit.game.simulate(before);
  const began = pick(firsts, taste);
  const isBeginning = !isStep(began);
  const root = journeys.traveller(simulation.situation());
  const spent = root?.cost ?? 0;
  let start = root?.space ?? null;
  orThrow(simulation.apply(simulation.legalActions().find((action) => sameJson(action, began)) ?? began));
  let last = isBeginning ? undefined : root;
  for (let steps = isBeginning ? 0 : 1; steps < 12; steps++) {
    last = journeys.traveller(simulation.situation(), last);
    const { free, traveller: here } = ends(kit, simulation, actor, taste, last);
    if (here === undefined) return;
    last = here;
    if (isBeginning && steps === 0 && here.space !== null) start = here.space;
    else if (here.space !== null && here.space !== start) {
      const told = found.find(
        ({ actions, goal }) =>
          goal === here.space && (isBeginning ? sameJson(actions[0], began) : !isBegun(kit, actions)),
      );
      const text = `${here.space} by ${JSON.stringify(began)}`;
      expect(told, `a goal is not told: ${text}`).toBeDefined();
      if (free) expect(told?.awaits, `a free way is not told: ${text}`).toBe(actor);
      if (free) expect(told?.cost, `a cheaper way is not told: ${text}`).toBeLessThanOrEqual(here.cost - spent);
    }
    const onward = free ? simulation.legalActions().filter(isStep) : [];
    if (onward.length === 0) return;
    orThrow(simulation.apply(pick(onward, taste)));
  }
}

const isBegun = <G extends WholeGameTypes>({ game }: ConformanceKit<G>, [first]: readonly G['action'][]): boolean =>
  first !== undefined && game.guide.journeys.beginnings.includes(first.type);

/**
 * Lets others act until the player of the traveller has to decide where to go, or the guide assumes nothing more.
 * Returns whether that player decides, and where the traveller is.
 */
function ends<G extends WholeGameTypes>(
  kit: ConformanceKit<G>,
  simulation: Simulation<G>,
  player: Step<G>['actor'],
  taste: ChanceSource,
  setOut: Traveller<G> | undefined,
): { readonly free: boolean; readonly traveller: Traveller<G> | undefined } {
  const { steps, traveller: travellerIn } = kit.game.guide.journeys;
  let traveller = setOut;
  for (let asked = 0; asked < MOST_ASKED; asked++) {
    const own = simulation.actors()[0] === player;
    if (own && simulation.legalActions().some(({ type }) => steps.includes(type))) return { free: true, traveller };
    const other = assumeOthers(kit, simulation, player as G['player'], taste);
    if (other === undefined) return { free: own, traveller };
    orThrow(simulation.apply(other));
    traveller = travellerIn(simulation.situation(), traveller);
  }
  throw new Error('others are asked without end');
}

/** If more pieces than this can set out, the moves of one piece are checked, because all of them take seconds. */
const MANY = 24;

/** The moves of one piece are those among all moves that this piece makes. */
function ofOnePiece<G extends WholeGameTypes>(
  kit: ConformanceKit<G>,
  { before, actor, taste }: Step<G>,
  found: readonly Destination<G>[],
): void {
  if (found.length === 0) return;
  const { journeys } = kit.game.guide;
  const [piece] = pick(found, taste).pieces;
  if (piece === undefined) return;
  const underWay = journeys.traveller(kit.game.simulate(before).situation())?.pieces ?? [];
  const own = found.filter(({ pieces, actions }) => (isBegun(kit, actions) ? pieces : underWay).includes(piece));
  expect(destinations(kit.game, before, actor as G['player'], { piece }), `of ${piece}`).toEqual(own);
}

/** Returns the piece whose moves are checked if many can set out; `undefined`: all moves are. */
function chosenPiece<G extends WholeGameTypes>({ game }: ConformanceKit<G>, { before, legal, taste }: Step<G>) {
  const setOut = legal.filter(({ type }) => game.guide.journeys.beginnings.includes(type));
  return setOut.length > MANY ? subjectOf(game, pick(setOut, taste), before).pieces[0] : undefined;
}

/** Whole moves lead where they say, are found for all destinations, and use only what their player sees. */
export const journeys: Check = (kit, step) => {
  const { game } = kit;
  const { before, actor, taste } = step;
  if (actor === CHANCE) return expect(destinations(game, before)).toEqual([]);
  const piece = chosenPiece(kit, step);
  const only = piece === undefined ? {} : { piece };
  const found = destinations(game, before, actor, only);
  const view = game.viewFor(before, actor);
  const alike = game.sampleState(view, seededChance(String(taste.draw(2 ** 31))));
  expect(destinations(game, view, actor, only), 'from the view').toEqual(found);
  expect(destinations(game, alike, actor, only), 'they depend on what is hidden').toEqual(found);
  for (const viewer of [...game.players(before), SPECTATOR] as const) {
    if (viewer === actor) continue;
    expect(destinations(game, game.viewFor(before, viewer)), `${viewer} is told`).toEqual([]);
    if (viewer !== SPECTATOR) expect(destinations(game, before, viewer)).toEqual([]);
  }
  const told = found.map(({ actions, goal }) => `${isBegun(kit, actions) ? canonicalJson(actions[0]) : ''} ${goal}`);
  expect(new Set(told).size, 'a goal is told twice').toBe(told.length);
  if (piece === undefined) {
    expect(destinations(game, before), 'of whoever decides').toEqual(found);
    ofOnePiece(kit, step, found);
  }
  wander(kit, step, found, piece);
  for (let tried = 0; tried < Math.min(3, found.length); tried++) {
    follow(kit, before, actor, pick(found, taste), taste);
    follow(kit, alike, actor, pick(found, taste), taste);
  }
};

/** Returns some random orders of a player. */
function someOrders<G extends WholeGameTypes>(
  { game }: ConformanceKit<G>,
  shown: G['shown'],
  player: G['player'],
  taste: ChanceSource,
): StandingOrders<G> {
  const moments = game.guide.pauses?.moments ?? [];
  return {
    player,
    moments: taste.draw(2) === 0 ? 'all' : moments.filter(() => taste.draw(2) === 0),
    unless: ORDER_EXCEPTIONS.filter(() => taste.draw(3) === 0),
    untilTurn: [null, nextTurn(game, shown, player), 0][taste.draw(3)] ?? null,
  };
}

/** The turns of a player begin one by one. */
export const turns: Check = ({ game }, { before, after }) => {
  const { pauses } = game.guide;
  if (pauses === null) return;
  for (const player of game.players(before)) {
    const [earlier, later] = [pauses.turnsBegun(before, player), pauses.turnsBegun(after, player)];
    expect([0, 1], `turns of ${player}: ${earlier}, ${later}`).toContain(later - earlier);
  }
};

/** Orders pass by legal actions and by what all players see, unless they look at the hand. */
export const orders: Check = (kit, { before, actor, legal, taste }) => {
  const { game } = kit;
  const { pauses } = game.guide;
  const pause = pauses?.pause(before);
  if (actor === CHANCE || pauses === null) return expect(pause).toBeUndefined();
  if (pause !== undefined) {
    expect(pause.player).toBe(actor);
    expect(legal).toContainEqual(pause.pass);
  }
  const one = someOrders(kit, before, actor, taste);
  expect(decodeStandingOrders(game)(JSON.parse(JSON.stringify(one)))).toEqual(E.right(one));
  const pass = autoAction(game, before, [one]);
  if (pass !== undefined) expect(pass).toEqual(pause?.pass);
  expect(autoAction(game, game.viewFor(before, actor), [one]), 'from the view').toEqual(pass);
  if (betraysHand(one)) return;
  const unknown = game.viewFor(before, SPECTATOR);
  expect(autoAction(game, game.viewFor(before, SPECTATOR), [one]), 'from what everybody sees').toEqual(pass);
  const other = game.sampleState(unknown, seededChance(String(taste.draw(2 ** 31))));
  expect(autoAction(game, other, [one]), 'orders betray a hand').toEqual(pass);
};
