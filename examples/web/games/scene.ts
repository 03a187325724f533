/** Situations as viewers may see them. */
import {
  actionKey,
  CHANCE,
  destinations,
  type SPECTATOR,
  subjectOf,
  type Destination,
  type Phrase,
  type ViewOf,
  type WholeGameTypes,
} from 'diadochi/core';
import type { Choice, Goal, Line, Scene } from './session.js';
import type { GameTable, Look, Spot } from '../../../src/hosts/page/table.js';
import { eventsSince, type Step } from './steps.js';

/** Caches results for each look and each further argument. */
function remembered<A, Rest extends readonly (string | undefined)[]>(
  answer: (look: Look, ...rest: Rest) => A,
): (look: Look, ...rest: Rest) => A {
  const known = new Map<string, A>();
  return (look, ...rest) => {
    const key = [look.locale, look.theme, ...rest].join(' ');
    const found = known.get(key);
    if (found !== undefined) return found;
    const fresh = answer(look, ...rest);
    known.set(key, fresh);
    return fresh;
  };
}

/**
 * If more pieces than this can set out, destinations are computed for one piece at a time, because all of them would
 * take seconds.
 */
const MANY = 24;

/** Returns the whole moves of a piece, or of all that can move; none of all if there are too many. */
function movesIn<G extends WholeGameTypes>(
  { game }: GameTable<G>,
  view: ViewOf<G>,
  piece: string | undefined,
): readonly Destination<G>[] {
  const [actor] = game.actors(view);
  if (actor === undefined || actor === CHANCE) return [];
  if (piece !== undefined) return destinations(game, view, actor, { piece });
  const { beginnings } = game.guide.journeys;
  const setOut = game
    .legalActionsFromView(view)
    .filter(({ type }) => beginnings.some((beginning) => beginning === type));
  return setOut.length > MANY ? [] : destinations(game, view);
}

/** Returns the choices in words. */
function choicesOf<G extends WholeGameTypes>(
  { game, words }: GameTable<G>,
  view: ViewOf<G>,
  { locale }: Look,
): readonly Choice[] {
  return game.legalActionsFromView(view).map((action) => ({
    key: actionKey(action),
    label: words[locale].action(action, view),
    about: subjectOf(game, action, view),
  }));
}

function goalOf<G extends WholeGameTypes>(
  table: GameTable<G>,
  view: ViewOf<G>,
  { goal, pieces, actions, certain, cost, awaits }: Destination<G>,
  choices: readonly Choice[],
  { locale }: Look,
): Goal {
  const [first] = actions;
  const isBeginning = first !== undefined && table.game.guide.journeys.beginnings.some((type) => type === first.type);
  const key = first === undefined ? undefined : actionKey(first);
  return {
    space: goal,
    place: table.words[locale].place(view, goal),
    pieces,
    begins: isBeginning ? choices.find((choice) => choice.key === key) : undefined,
    way: actions.map((action) => actionKey(action)),
    cost,
    free: certain === actions.length && awaits === view.viewer,
  };
}

/** Returns the situation after a step, as a viewer may see it. */
export function sceneOf<G extends WholeGameTypes>(
  table: GameTable<G>,
  step: Step<G>,
  viewer: G['player'] | typeof SPECTATOR,
): Scene {
  const { game, words } = table;
  const { state } = step;
  const view = game.viewFor(state, viewer);
  const [actor] = game.actors(state);
  const heard = (since: number): readonly G['event'][] =>
    eventsSince(step, since).map((event) => game.eventFor(event, viewer));
  const line = (event: G['event'], { locale }: Look): Line => ({
    said: words[locale].event(event, view) satisfies Phrase,
    rule: event.rule,
    dice: table.dice(event),
  });
  const choices = remembered((look) => choicesOf(table, view, look));
  return {
    viewer,
    asked: actor === CHANCE ? undefined : actor,
    question: remembered(({ locale }) => words[locale].question(view)),
    choices,
    goals: remembered((look, piece?: string) =>
      movesIn(table, view, piece).map((found) => goalOf(table, view, found, choices(look), look)),
    ),
    cards: remembered(({ locale }) => table.cards?.(view, locale) ?? []),
    lines: remembered((look) => step.events.map((event) => line(game.eventFor(event, viewer), look))),
    hasDisplay: table.display?.isUsed(view) ?? false,
    board(look, since, part) {
      const wanted = { ...look, lastEvents: heard(since) };
      return part === 'battle' && table.display !== undefined
        ? table.display.picture(view, wanted)
        : table.picture(view, { ...wanted, part: 'map' });
    },
    standings: (look) => table.picture(view, { ...look, part: 'players', lastEvents: [] }),
    standing: remembered(({ locale }) => table.standing(view, locale)),
    rule() {
      if (actor === undefined || actor === CHANCE) return undefined;
      // What no game knows is refused by the rule of what is being resolved.
      const unknown = { type: '', player: actor } as unknown as G['action'];
      return game.explainAction(view, unknown, actor)?.rule;
    },
    thingsAt: (spot: Spot) => table.thingsAt(spot, view),
  };
}
