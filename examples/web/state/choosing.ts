/** Which choices remain after clicks and typed text. */
import type { Choice, Goal } from '../games/session.js';
import { thingKey, type Thing } from '../../../src/hosts/page/table.js';
import type { Lit } from '../board/lit.js';

const ASPECTS = ['spaces', 'pieces', 'cards', 'provinces', 'players'] as const;

/** Returns the things that a choice is about. */
export const thingsOf = ({ about }: Choice): readonly Thing[] =>
  ASPECTS.flatMap((aspect) => about[aspect].map((id) => ({ aspect, id: String(id) })));

const isAbout = (choice: Choice, thing: Thing): boolean =>
  choice.about[thing.aspect].some((id) => String(id) === thing.id);

/** Whether a move leads to a space, or is one of a piece. */
const leads = (goal: Goal, { aspect, id }: Thing): boolean =>
  (aspect === 'spaces' && goal.space === id) || (aspect === 'pieces' && goal.pieces.includes(id));

/** The actions and destinations that can be chosen. */
export interface Offer {
  readonly choices: readonly Choice[];
  readonly goals: readonly Goal[];
}

const EMPTY: Offer = { choices: [], goals: [] };
export const NOTHING = EMPTY;

/** Returns the part of an offer that is about a thing. */
export const offerAbout = ({ choices, goals }: Offer, thing: Thing): Offer => ({
  choices: choices.filter((choice) => isAbout(choice, thing)),
  goals: goals.filter((goal) => leads(goal, thing)),
});

/** Returns a move in words: the piece, the destination, and the cost. */
export const goalText = ({ begins, place, cost }: Goal): string =>
  `${begins === undefined ? '' : `${begins.label.text} `}→ ${place} (${cost})`;

/** Returns the part of an offer that contains all typed words. */
export function offerWith({ choices, goals }: Offer, typed: string): Offer {
  const wanted = typed
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const fits = (text: string): boolean => wanted.every((word) => text.toLowerCase().includes(word));
  return {
    choices: choices.filter(({ label }) => fits(label.text)),
    goals: goals.filter((goal) => fits(goalText(goal))),
  };
}

/** The meaning of a click. */
export type Meaning =
  | { readonly kind: 'go'; readonly goal: Goal }
  | { readonly kind: 'choose'; readonly key: string }
  | { readonly kind: 'look'; readonly thing: Thing }
  | { readonly kind: 'nothing' };

/**
 * Returns the meaning of a click on things when something may have been picked before: it concerns the nearest thing
 * with actions.
 */
export function meaningOf(offer: Offer, picked: Thing | undefined, things: readonly Thing[]): Meaning {
  const setOut =
    picked?.aspect === 'pieces'
      ? offerAbout(offer, picked).goals
      : offer.goals.filter(({ begins }) => begins === undefined);
  for (const thing of things) {
    const ways = thing.aspect === 'spaces' ? setOut.filter(({ space }) => space === thing.id) : [];
    const [goal] = ways;
    if (goal !== undefined) return ways.length === 1 ? { kind: 'go', goal } : { kind: 'look', thing };
    const { choices, goals } = offerAbout(offer, thing);
    const [only] = choices;
    if (only !== undefined && choices.length === 1 && goals.length === 0) return { kind: 'choose', key: only.key };
    if (choices.length + goals.length > 0) return { kind: 'look', thing };
  }
  return { kind: 'nothing' };
}

/** Returns what is highlighted on the board. */
export function litBy(offer: Offer, picked: Thing | undefined, pointed: readonly Thing[]): Lit {
  const shown = picked === undefined ? offer : offerAbout(offer, picked);
  const ways = shown.goals.filter(({ begins }) => begins === undefined || picked?.aspect === 'pieces');
  const goers = picked === undefined ? shown.goals.flatMap(({ pieces }) => pieces) : [];
  const movable = goers.map((id): Thing => ({ aspect: 'pieces', id }));
  return {
    choice: new Set([...shown.choices.flatMap(thingsOf), ...movable].map(thingKey)),
    goal: new Set(ways.map(({ space }) => thingKey({ aspect: 'spaces', id: space }))),
    picked: new Set(picked === undefined ? [] : [thingKey(picked)]),
    pointed: new Set(pointed.map(thingKey)),
  };
}
