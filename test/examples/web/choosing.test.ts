/** What a click means. */
import type { Subject } from 'diadochi/core';
import { describe, expect, it } from 'vitest';
import type { Choice, Goal } from '../../../examples/web/games/session.js';
import {
  graspedBy,
  litBy,
  meaningOf,
  offerAbout,
  offerWith,
  type Offer,
} from '../../../examples/web/state/choosing.js';

const NOTHING: Subject = { spaces: [], pieces: [], cards: [], provinces: [], players: [] };
const said = (text: string) => ({ text, parts: [{ kind: 'words', text } as const] });
const choice = (key: string, about: Partial<Subject>): Choice => ({
  key,
  label: said(key),
  about: { ...NOTHING, ...about },
});
const goal = (space: string, begins: Choice | undefined, pieces: readonly string[]): Goal => ({
  space,
  place: space,
  pieces,
  begins,
  way: [space],
  cost: 2,
  free: true,
});

const ACTIVATE = choice('Activate Krateros', { pieces: ['general:krateros'], spaces: ['tarsos'] });
const MARK = choice('Mark Issos', { spaces: ['issos'] });
const PLAY = choice('Play Unrest', { cards: [18] });
const TO_ISSOS = goal('issos', ACTIVATE, ['general:krateros']);
const TO_GAZA = goal('gaza', ACTIVATE, ['general:krateros']);
const OFFER: Offer = { choices: [ACTIVATE, MARK, PLAY], goals: [TO_ISSOS, TO_GAZA] };

const KRATEROS = { aspect: 'pieces', id: 'general:krateros' } as const;
const ISSOS = { aspect: 'spaces', id: 'issos' } as const;
const GAZA = { aspect: 'spaces', id: 'gaza' } as const;

describe('a click', () => {
  it('on a general picks him, for he can go somewhere', () => {
    expect(meaningOf(OFFER, [], [KRATEROS])).toEqual({ kind: 'look', picked: [KRATEROS] });
  });

  it('on a goal of who is picked goes there', () => {
    expect(meaningOf(OFFER, [KRATEROS], [GAZA])).toEqual({ kind: 'go', goal: TO_GAZA });
  });

  it('on a space to which somebody could go shows who, and goes nowhere', () => {
    expect(meaningOf(OFFER, [], [GAZA])).toEqual({ kind: 'look', picked: [GAZA] });
  });

  it('on a goal that can be reached in two ways shows both', () => {
    const two: Offer = { ...OFFER, goals: [...OFFER.goals, goal('gaza', MARK, ['general:krateros'])] };
    expect(meaningOf(two, [KRATEROS], [GAZA])).toEqual({ kind: 'look', picked: [KRATEROS, GAZA] });
  });

  it('takes the only choice that there is of a thing', () => {
    expect(meaningOf({ ...OFFER, goals: [] }, [], [ISSOS])).toEqual({ kind: 'choose', key: 'Mark Issos' });
  });

  it('passes over what nothing can be done with, to what lies below it', () => {
    const army = { aspect: 'pieces', id: 'army:red:issos' } as const;
    expect(meaningOf({ ...OFFER, goals: [] }, [], [army, ISSOS])).toEqual({ kind: 'choose', key: 'Mark Issos' });
    expect(meaningOf(OFFER, [], [army])).toEqual({ kind: 'nothing' });
  });

  it('on a goal of somebody under way, whom nobody must choose, goes there', () => {
    const way = goal('gaza', undefined, ['general:krateros']);
    expect(meaningOf({ choices: [], goals: [way] }, [], [GAZA])).toEqual({ kind: 'go', goal: way });
  });
});

describe('a click after another', () => {
  const place = (unit: string, box: string, line: number) =>
    choice(`${unit} ${box} ${line}`, { pieces: [unit], spaces: [box] });
  const ARRAY: Offer = {
    choices: [
      place('levy', 'centre', 1),
      place('levy', 'centre', 2),
      place('levy', 'left', 1),
      place('guard', 'left', 1),
    ],
    goals: [],
  };
  const [LEVY, GUARD] = [{ aspect: 'pieces', id: 'levy' } as const, { aspect: 'pieces', id: 'guard' } as const];
  const [CENTRE, LEFT] = [{ aspect: 'spaces', id: 'centre' } as const, { aspect: 'spaces', id: 'left' } as const];

  it('places what is picked in a box, if there is one way to do so', () => {
    expect(meaningOf(ARRAY, [], [LEVY])).toEqual({ kind: 'look', picked: [LEVY] });
    expect(meaningOf(ARRAY, [LEVY], [LEFT])).toEqual({ kind: 'choose', key: 'levy left 1' });
  });

  it('narrows to both things, if several choices are about them', () => {
    expect(meaningOf(ARRAY, [LEVY], [CENTRE])).toEqual({ kind: 'look', picked: [LEVY, CENTRE] });
  });

  it('begins anew with a thing that has nothing to do with what is picked, and lets go of what is clicked again', () => {
    expect(meaningOf({ ...ARRAY, choices: [...ARRAY.choices, place('guard', 'right', 1)] }, [LEVY], [GUARD])).toEqual({
      kind: 'look',
      picked: [GUARD],
    });
    expect(meaningOf(ARRAY, [LEVY, CENTRE], [LEVY])).toEqual({ kind: 'look', picked: [CENTRE] });
  });
});

describe('a drag', () => {
  it('takes along the nearest piece that can be chosen or can go, and nothing else', () => {
    expect(graspedBy(OFFER, [GAZA, KRATEROS])).toEqual(KRATEROS);
    expect(graspedBy(OFFER, [{ aspect: 'pieces', id: 'nobody' }, GAZA])).toBeUndefined();
  });
});

describe('what is shown', () => {
  it('of a card is what can be done with it, also where its id is a number', () => {
    expect(offerAbout(OFFER, { aspect: 'cards', id: '18' }).choices).toEqual([PLAY]);
  });

  it('of what is typed is what contains all its words', () => {
    expect(offerWith(OFFER, 'krat GAZA')).toEqual({ choices: [], goals: [TO_GAZA] });
    expect(offerWith(OFFER, '')).toEqual(OFFER);
  });

  it('who can go somewhere is lit, although no single choice is about him', () => {
    const way = goal('gaza', PLAY, ['alexander']);
    expect([...litBy({ choices: [PLAY], goals: [way] }, [], []).choice]).toEqual(['cards 18', 'pieces alexander']);
  });

  it('goals are lit once it is known who goes', () => {
    expect([...litBy(OFFER, [], []).goal]).toEqual([]);
    expect([...litBy(OFFER, [KRATEROS], []).goal]).toEqual(['spaces issos', 'spaces gaza']);
    expect([...litBy(OFFER, [KRATEROS], [ISSOS]).pointed]).toEqual(['spaces issos']);
  });
});
