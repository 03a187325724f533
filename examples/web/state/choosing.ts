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

/** Returns the part of an offer that is about all of some things. */
export const narrowedBy = (offer: Offer, picked: readonly Thing[]): Offer => picked.reduce(offerAbout, offer);

/** Returns the piece that has been picked last, whose destinations are shown. */
export const pickedPiece = (picked: readonly Thing[]): Thing | undefined =>
  picked.findLast(({ aspect }) => aspect === 'pieces');

/** The meaning of a click. */
export type Meaning =
  | { readonly kind: 'go'; readonly goal: Goal }
  | { readonly kind: 'choose'; readonly key: string }
  /** The choices about all of these things are shown. */
  | { readonly kind: 'look'; readonly picked: readonly Thing[] }
  | { readonly kind: 'nothing' };

/** Returns whether lists have the same things in the same order. */
export const areSame = (some: readonly Thing[], others: readonly Thing[]): boolean =>
  some.map(thingKey).join() === others.map(thingKey).join();

const isAmong = (thing: Thing, things: readonly Thing[]): boolean =>
  things.some((each) => thingKey(each) === thingKey(thing));

/** Returns the meaning of a click within what earlier clicks have left; `undefined` if it has none there. */
function meaningWithin(offer: Offer, picked: readonly Thing[], things: readonly Thing[]): Meaning | undefined {
  const left = narrowedBy(offer, picked);
  const ways = left.goals.filter(({ begins }) => begins === undefined || pickedPiece(picked) !== undefined);
  for (const thing of things) {
    if (isAmong(thing, picked)) continue;
    const goals = thing.aspect === 'spaces' ? ways.filter(({ space }) => space === thing.id) : [];
    const [goal] = goals;
    if (goal !== undefined && goals.length === 1) return { kind: 'go', goal };
    const about = offerAbout(left, thing);
    const [only] = about.choices;
    if (only !== undefined && about.choices.length === 1 && about.goals.length === 0)
      return { kind: 'choose', key: only.key };
    if (about.choices.length + about.goals.length > 0) return { kind: 'look', picked: [...picked, thing] };
  }
  return undefined;
}

/**
 * Returns the meaning of a click on things after some were picked: it concerns the nearest thing with actions. It
 * narrows what is picked further if it can, and otherwise begins anew; a click on a picked thing lets it go.
 */
export function meaningOf(offer: Offer, picked: readonly Thing[], things: readonly Thing[]): Meaning {
  const further = meaningWithin(offer, picked, things);
  if (further !== undefined) return further;
  const [again] = things.filter((thing) => isAmong(thing, picked));
  if (again !== undefined) return { kind: 'look', picked: picked.filter((each) => thingKey(each) !== thingKey(again)) };
  return meaningWithin(offer, [], things) ?? { kind: 'nothing' };
}

/** Returns the piece that a drag takes along: the nearest with choices or destinations; `undefined` if there is none. */
export const graspedBy = (offer: Offer, things: readonly Thing[]): Thing | undefined =>
  things.find((thing) => {
    const { choices, goals } = offerAbout(offer, thing);
    return thing.aspect === 'pieces' && choices.length + goals.length > 0;
  });

/** Returns what is highlighted on the board. */
export function litBy(offer: Offer, picked: readonly Thing[], pointed: readonly Thing[]): Lit {
  const shown = narrowedBy(offer, picked);
  const hasPiece = pickedPiece(picked) !== undefined;
  const ways = shown.goals.filter(({ begins }) => begins === undefined || hasPiece);
  const goers = picked.length === 0 ? shown.goals.flatMap(({ pieces }) => pieces) : [];
  const movable = goers.map((id): Thing => ({ aspect: 'pieces', id }));
  return {
    choice: new Set([...shown.choices.flatMap(thingsOf), ...movable].map(thingKey)),
    goal: new Set(ways.map(({ space }) => thingKey({ aspect: 'spaces', id: space }))),
    picked: new Set(picked.map(thingKey)),
    pointed: new Set(pointed.map(thingKey)),
  };
}
