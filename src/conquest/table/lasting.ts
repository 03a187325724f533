/**
 * What follows from the pieces and the course of the game alone, found out once and known until something changes that it
 * depends on.
 *
 * Whatever changes gets a stamp that was never given before, in this table or any other. A table and its copies have one shelf:
 * an answer is taken from it if it bears the stamp of what stands there now, whichever of them it was found for.
 */
import type { SideId } from '../vocabulary.js';
import type { Situation } from './situation.js';
import type { Answers, Stamp } from './stamp.js';

/** What there are of to be asked about, on the map or among the counters: by their codes, or their numbers. */
type Range = 'provinces' | 'cities' | 'zones' | 'leaders' | 'fleets';

/** A question that has lasting answers, asked of everything: for whoever doubts them. */
export interface Asked {
  readonly name: string;
  /** The answers that it has now, each with the one that it finds anew. */
  answers(situation: Situation): readonly (readonly [unknown, unknown])[];
}

/** All questions that have lasting answers. */
export const lastingQuestions: Asked[] = [];

/** What can be known: `undefined` is what is not. */
type Known = NonNullable<unknown>;

/** No answer yet: no stamp is that. */
const NEVER: Stamp = 0;

/** Room for so many answers. All lists are made alike, and full from the beginning: the engine that runs this reads lists of one kind several times as fast. */
const roomFor = (count: number): Answers => ({
  stamps: new Array<Stamp>(count).fill(NEVER),
  answers: new Array<unknown>(count).fill(undefined),
});

/** The answer that bears this stamp, if there is one. */
const known = <V extends Known>({ stamps, answers }: Answers, index: number, stamp: Stamp): V | undefined =>
  stamps[index] === stamp ? (answers[index] as V) : undefined;

function keep<V extends Known>({ stamps, answers }: Answers, index: number, stamp: Stamp, answer: V): V {
  stamps[index] = stamp;
  answers[index] = answer;
  return answer;
}

/** How many there are of what it is asked of. */
const countOf = ({ ground, roster }: Situation, range: Range): number =>
  (range === 'leaders' || range === 'fleets' ? roster[range] : ground[range]).length;

/** What it is asked of, one by one. */
const all = (situation: Situation, range: Range): readonly number[] =>
  Array.from({ length: countOf(situation, range) }, (_, index) => index);

/** A question about the whole game. */
export function lasting<V extends Known>(
  since: (situation: Situation) => Stamp,
  anew: (situation: Situation) => V,
): (situation: Situation) => V {
  const question = lastingQuestions.length;
  const ask = (situation: Situation): V => {
    const answers = (situation.shelf[question] ??= roomFor(1));
    const stamp = since(situation);
    return known<V>(answers, 0, stamp) ?? keep(answers, 0, stamp, anew(situation));
  };
  lastingQuestions.push({ name: anew.name, answers: (situation) => [[ask(situation), anew(situation)]] });
  return ask;
}

/**
 * A question about a province, a city, a zone, a leader or a fleet. It may depend on nothing but what its stamp knows of, and so on no frame of
 * the stack. `since`: when the last of that has changed.
 */
export function lastingIn<V extends Known>(
  range: Range,
  since: (situation: Situation, index: number) => Stamp,
  anew: (situation: Situation, index: number) => V,
): (situation: Situation, index: number) => V {
  const question = lastingQuestions.length;
  const ask = (situation: Situation, index: number): V => {
    const answers = (situation.shelf[question] ??= roomFor(countOf(situation, range)));
    const stamp = since(situation, index);
    return known<V>(answers, index, stamp) ?? keep(answers, index, stamp, anew(situation, index));
  };
  lastingQuestions.push({
    name: anew.name,
    answers: (situation) => all(situation, range).map((index) => [ask(situation, index), anew(situation, index)]),
  });
  return ask;
}

/** The same, asked for a side; for one that does not play it is looked for each time. */
export function lastingInFor<V extends Known>(
  range: Range,
  since: (situation: Situation, index: number) => Stamp,
  anew: (situation: Situation, index: number, side: SideId) => V,
): (situation: Situation, index: number, side: SideId) => V {
  const question = lastingQuestions.length;
  const ask = (situation: Situation, index: number, side: SideId): V => {
    const { sides } = situation.roster;
    const seat = sides.indexOf(side);
    if (seat < 0) return anew(situation, index, side);
    const answers = (situation.shelf[question] ??= roomFor(countOf(situation, range) * sides.length));
    const stamp = since(situation, index);
    const place = index * sides.length + seat;
    return known<V>(answers, place, stamp) ?? keep(answers, place, stamp, anew(situation, index, side));
  };
  lastingQuestions.push({
    name: anew.name,
    answers: (situation) =>
      situation.roster.sides.flatMap((side) =>
        all(situation, range).map((index) => [ask(situation, index, side), anew(situation, index, side)] as const),
      ),
  });
  return ask;
}

/** A question about a side; for one that does not play it is looked for each time. */
export function lastingFor<V extends Known>(
  since: (situation: Situation) => Stamp,
  anew: (situation: Situation, side: SideId) => V,
): (situation: Situation, side: SideId) => V {
  const question = lastingQuestions.length;
  const ask = (situation: Situation, side: SideId): V => {
    const { sides } = situation.roster;
    const seat = sides.indexOf(side);
    if (seat < 0) return anew(situation, side);
    const answers = (situation.shelf[question] ??= roomFor(sides.length));
    const stamp = since(situation);
    return known<V>(answers, seat, stamp) ?? keep(answers, seat, stamp, anew(situation, side));
  };
  lastingQuestions.push({
    name: anew.name,
    answers: (situation) => situation.roster.sides.map((side) => [ask(situation, side), anew(situation, side)]),
  });
  return ask;
}

/**
 * A question about something that lies on the stack, of which a part is replaced as a whole whenever it changes: what is the very
 * same has not changed. `lasts`: whether an answer is one about what is there now. What was answered before may help to answer
 * anew, but not change the answer. `subjectsOf`: for whoever doubts.
 */
export function lastingOf<S, V extends Known>(
  subjectsOf: (situation: Situation) => readonly S[],
  lasts: (answer: V, situation: Situation, subject: S) => boolean,
  anew: (situation: Situation, subject: S, before?: V) => V,
): (situation: Situation, subject: S) => V {
  const question = lastingQuestions.length;
  const ask = (situation: Situation, subject: S): V => {
    const { answers } = (situation.shelf[question] ??= roomFor(1));
    const before = answers[0] as V | undefined;
    if (before !== undefined && lasts(before, situation, subject)) return before;
    const answer = anew(situation, subject, before);
    answers[0] = answer;
    return answer;
  };
  lastingQuestions.push({
    name: anew.name,
    answers: (situation) => subjectsOf(situation).map((subject) => [ask(situation, subject), anew(situation, subject)]),
  });
  return ask;
}
