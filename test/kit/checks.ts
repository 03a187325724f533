/** What every game must promise, with one check for each promise. Each check takes one step of a walk. */
import * as E from 'fp-ts/lib/Either.js';
import { expect } from 'vitest';
import {
  actionKey,
  bots,
  canonicalJson,
  CHANCE,
  digest,
  freezeJson,
  SPECTATOR,
  sameJson,
  seededChance,
  type Simulation,
  type WholeGameTypes,
} from '../../src/core/index.js';
import { pick, type ConformanceKit, type Step } from './walk.js';

/** The greatest length of a list of legal actions. */
const MOST_CHOICES = 1_000;

type Check = <G extends WholeGameTypes>(kit: ConformanceKit<G>, step: Step<G>) => void;

/** Who acts, and which actions are legal: a bounded list without duplicates, with exact weights of chance. */
export const lists: Check = ({ game }, { before, actor, legal, after }) => {
  expect(game.actors(before)).toHaveLength(1);
  expect(legal.length).toBeLessThanOrEqual(MOST_CHOICES);
  expect(new Set(legal.map(canonicalJson)).size, 'an action is listed twice').toBe(legal.length);
  expect(
    legal.every(({ player }) => player === actor),
    'an action of somebody else is listed',
  ).toBe(true);
  const outcomes = game.chanceOutcomes(before);
  expect(outcomes.length > 0).toBe(actor === CHANCE);
  expect(
    outcomes.every(({ weight }) => Number.isSafeInteger(weight) && weight > 0),
    'a weight is no positive integer',
  ).toBe(true);
  expect(game.outcome(before), 'an outcome before the end').toBeUndefined();
  const result = game.outcome(after);
  if (game.actors(after).length > 0) return;
  expect(result, 'over without an outcome').toBeDefined();
  expect(result?.winners.every((winner) => game.players(after).includes(winner))).toBe(true);
};

/** The game's own invariants, and its measure of progress. */
export const invariants: Check = (kit, { before, after }) => {
  expect(kit.invariants(after, before)).toEqual([]);
  if (kit.progress !== undefined)
    expect(kit.progress(after), 'the measure of progress').toBeLessThan(kit.progress(before));
};

/** Every legal action can be applied, and the state is not changed by that. */
export const listedApplies: Check = ({ game }, { before, legal }) => {
  const untouched = digest(before);
  for (const action of legal) {
    expect(game.explainAction(before, action)).toBeUndefined();
    expect(E.isRight(game.applyAction(before, action)), JSON.stringify(action)).toBe(true);
  }
  expect(digest(before), 'the input was touched').toBe(untouched);
};

/** Returns actions made from legal ones, which may or may not be legal. */
function variants<G extends WholeGameTypes>(
  { game }: ConformanceKit<G>,
  { before, legal, action, taste }: Step<G>,
): readonly unknown[] {
  const others = game.players(before).filter((player) => player !== action.player);
  const keys = Object.keys(action);
  const otherAction = pick(legal, taste) as Record<string, unknown>;
  return [
    { ...action, player: pick(others, taste) },
    { ...action, player: 'nobody' },
    { ...action, type: 'noSuchType' },
    { ...action, type: 'constructor' },
    { ...action, extra: 1 },
    { type: action.type },
    Object.fromEntries(
      keys.filter((key) => key !== pick(keys, taste)).map((key) => [key, action[key as keyof typeof action]]),
    ),
    {
      ...otherAction,
      ...Object.fromEntries(keys.filter((key) => key !== 'type').map((key) => [key, otherAction[key] ?? 'x'])),
      type: action.type,
    },
    ...keys.map((key) => ({ ...action, [key]: `${String(action[key as keyof typeof action])}x` })),
    ...keys.map((key) => ({ ...action, [key]: -1 })),
    { ...action, player: action.player === CHANCE ? pick(others, taste) : CHANCE },
  ];
}

/** An illegal action is refused with code, rule and message by all functions, and changes nothing. */
export function refusals<G extends WholeGameTypes>(
  kit: ConformanceKit<G>,
  step: Step<G>,
  earlier: readonly G['action'][],
): void {
  const { game } = kit;
  const { before, legal } = step;
  const listed = new Set(legal.map(canonicalJson));
  const untouched = digest(before);
  const simulation = game.simulate(before);
  for (const candidate of [...variants(kit, step), ...earlier]) {
    if (listed.has(canonicalJson(candidate))) continue;
    const action = candidate as G['action'];
    const refused = game.applyAction(before, action);
    if (E.isRight(refused)) throw new Error(`unlisted, yet carried out: ${JSON.stringify(action)}`);
    expect(refused.left).toEqual({
      code: expect.any(String),
      rule: expect.stringMatching(/^(R|ruling) \S/),
      params: expect.any(Object),
      message: expect.any(String),
    });
    expect(game.explainAction(before, action)).toEqual(refused.left);
    expect(simulation.apply(action)).toEqual(refused);
  }
  expect(digest(before), 'the input was touched').toBe(untouched);
  expect(sameJson(simulation.state(), before), 'a refused action changed the simulation').toBe(true);
}

/**
 * A state is complete: opened from its plain JSON and written again, it is the same. `twin` reached this state without
 * being written; a clone of it is written from scratch.
 */
export function reopens<G extends WholeGameTypes>(
  { game }: ConformanceKit<G>,
  { after }: Step<G>,
  twin: Simulation<G>,
): void {
  expect(sameJson(game.simulate(after).state(), after), 'opened and written down anew the state differs').toBe(true);
  expect(sameJson(twin.clone().state(), after), 'written down as a whole the state differs').toBe(true);
}

/** A state that was written and read goes on like the one that was not. */
export const goesOn: Check = ({ game }, { before, legal, action, events, after }) => {
  const read = JSON.parse(JSON.stringify(before)) as typeof before;
  expect(game.legalActions(read)).toEqual(legal);
  const step = game.applyAction(read, action);
  if (E.isLeft(step)) throw new Error(`refused after reading: ${step.left.message}`);
  expect(step.right.events).toEqual(events);
  expect(sameJson(step.right.state, after), 'a state that was read goes another way').toBe(true);
};

/** States, actions and positions are plain JSON that can be read again. */
export const roundTrips: Check = ({ game }, { before, legal, taste }) => {
  const text = JSON.stringify(before);
  const parsed: unknown = JSON.parse(text);
  expect(sameJson(parsed, before), 'the state is not plain JSON').toBe(true);
  const decoded = game.decode.state(parsed);
  if (E.isLeft(decoded)) throw new Error(`decode.state: ${decoded.left.message}\n${text}`);
  expect(game.legalActions(decoded.right)).toEqual(legal);
  const action = pick(legal, taste);
  expect(game.decode.action(JSON.parse(JSON.stringify(action)))).toEqual(E.right(action));
  expect(bots(game).parseAction(actionKey(action))).toEqual(E.right(action));
  const back = game.fromPosition(JSON.parse(JSON.stringify(game.toPosition(before))));
  if (E.isLeft(back)) throw new Error(`fromPosition: ${back.left.message}\n${text}`);
  expect(back.right).toEqual(parsed);
};

/**
 * A view is enough to know the viewer's actions, and what it hides does not affect it or them. `compared` is called
 * with each state that was sampled for a viewer.
 */
export function views<G extends WholeGameTypes>(
  { game }: ConformanceKit<G>,
  { before, taste }: Step<G>,
  compared?: (viewer: string, sampled: G['state']) => void,
): void {
  for (const viewer of [...game.players(before), SPECTATOR] as const) {
    const view = game.viewFor(before, viewer);
    const mine = viewer === SPECTATOR ? [] : game.legalActions(before, viewer);
    expect(view.viewer).toBe(viewer);
    expect(sameJson(JSON.parse(JSON.stringify(view)), view), 'the view is not plain JSON').toBe(true);
    expect(game.legalActionsFromView(view), `legal actions from the view of ${viewer}`).toEqual(mine);
    const sampled = game.sampleState(view, seededChance(String(taste.draw(2 ** 31))));
    expect(sameJson(game.viewFor(sampled, viewer), view), `a state sampled for ${viewer} looks different`).toBe(true);
    if (viewer !== SPECTATOR)
      expect(game.legalActions(sampled, viewer), `actions of ${viewer} depend on what they cannot see`).toEqual(mine);
    const read = game.decode.state(sampled);
    if (E.isLeft(read)) throw new Error(`a state sampled for ${viewer} does not read: ${read.left.message}`);
    compared?.(viewer, sampled);
  }
}

/** The events that a viewer gets reveal no secret: they are the same for states that look alike. */
export const revealedEvents: Check = (kit, { before, actor, action, events, legal, after, taste }) => {
  const { game } = kit;
  const viewers = [...game.players(after), SPECTATOR] as const;
  for (const viewer of viewers) {
    for (const event of events) {
      const heard = game.eventFor(event, viewer);
      expect(heard.type).toBe(event.type);
      expect(game.eventFor(heard, viewer)).toEqual(heard);
      expect(kit.complaints?.(heard, viewer) ?? []).toEqual([]);
    }
  }
  if (actor !== CHANCE || kit.inTheOpen?.(action) === true) return;
  const other = game.applyAction(before, pick(legal, taste));
  if (E.isLeft(other)) throw new Error(other.left.message);
  for (const viewer of viewers) {
    const alike = sameJson(game.viewFor(after, viewer), game.viewFor(other.right.state, viewer));
    if (!alike) continue;
    expect(
      other.right.events.map((event) => game.eventFor(event, viewer)),
      `${viewer} hears what they cannot see`,
    ).toEqual(events.map((event) => game.eventFor(event, viewer)));
  }
};

/** Returns all actions to ask about: those made from legal ones, and those of the kit, in the name of every player. */
function questions<G extends WholeGameTypes>(kit: ConformanceKit<G>, step: Step<G>): readonly G['action'][] {
  const { before, legal, taste } = step;
  const probes = kit.probes?.(before, taste) ?? legal;
  const made = [pick(legal, taste), pick(variants(kit, step), taste), pick(probes, taste), pick(probes, taste)];
  const names = [...kit.game.players(before), CHANCE];
  return (made as G['action'][]).flatMap((action) => names.map((player) => ({ ...action, player })));
}

/**
 * The explanation of an action depends only on what the player who asks can see: it is the same for states that look
 * alike. Actions of others are not explained at all.
 */
export const answers: Check = (kit, step) => {
  const { game } = kit;
  const { before, taste } = step;
  const asked = questions(kit, step);
  for (const by of [...game.players(before), SPECTATOR] as const) {
    const other = freezeJson(game.sampleState(game.viewFor(before, by), seededChance(String(taste.draw(2 ** 31)))));
    for (const action of asked) {
      const answer = game.explainAction(before, action, by);
      const text = `${by} asks about ${JSON.stringify(action)}`;
      expect(game.explainAction(other, action, by), `${text}: the answer depends on what is hidden`).toEqual(answer);
      if (action.player === by) expect(game.explainAction(before, action), text).toEqual(answer);
      else expect(answer, text).toBeDefined();
      if (answer !== undefined) expect(game.applyAction(before, action, by), text).toEqual(E.left(answer));
    }
  }
};

/** What a viewer cannot see does not affect what they see next, except where a pause may reveal it. */
export const unseen: Check = (kit, { before, action, events, after, taste }) => {
  const { game } = kit;
  for (const viewer of [...game.players(before), SPECTATOR] as const) {
    const other = game.sampleState(game.viewFor(before, viewer), seededChance(String(taste.draw(2 ** 31))));
    const step = game.applyAction(other, action);
    if (E.isLeft(step)) continue;
    if (kit.betrays?.(after) === true || kit.betrays?.(step.right.state) === true) continue;
    const text = `${viewer} sees what is hidden from them after ${JSON.stringify(action)}`;
    expect(sameJson(game.viewFor(step.right.state, viewer), game.viewFor(after, viewer)), text).toBe(true);
    const heard = (all: typeof events) => all.map((event) => game.eventFor(event, viewer));
    expect(heard(step.right.events), text).toEqual(heard(events));
  }
};
