/** What pictures of every variant of the family must be, over whole games at random. */
import { expect, it } from 'vitest';
import { CHANCE, orThrow, seededChance, type Machine } from '../../../src/core/index.js';
import type { Status } from '../../../src/conquest/query/05-control.js';
import { LOCALES, THEMES } from '../../../src/conquest/svg/index.js';
import type { FamilyPictureOptions } from '../../../src/conquest/svg/family.js';
import type { FamilyTypes } from '../../../src/conquest/types.js';
import type { BattleFrame } from '../../../src/conquest/frame/index.js';
import type { FamilyState } from '../../../src/conquest/state.js';
import type { Situation } from '../../../src/conquest/table/situation.js';
import { allIn, named, readStrictly, type ReadElement } from '../../svg/reading.js';
import { unitsOf } from '../every-unit.js';
import { crowdingIn } from './crowding.js';

export const attribute =
  (name: string) =>
  ({ attributes }: ReadElement) =>
    attributes[name];
export const first = (svg: string, name: string, value: string): ReadElement | undefined =>
  named(svg, name).find(({ attributes }) => attributes[name] === value);
export const titleOf = (element: ReadElement | undefined): string | undefined => element?.children[0]?.text;

/** The words of an element and of all that is in it. */
export const wordsIn = (element: ReadElement | undefined): string =>
  element === undefined
    ? ''
    : [...allIn(element)]
        .filter(({ name }) => name === 'text')
        .map(({ text }) => text)
        .join(' ');

interface Shown<G extends FamilyTypes> {
  readonly machine: Pick<Machine<G>, 'actors' | 'applyAction' | 'legalActions' | 'chanceOutcomes' | 'situationOf'>;
  readonly query: {
    readonly statusOf: (shown: G['state'], province: string) => Status;
    readonly battleOf: (shown: G['state']) => BattleFrame | undefined;
  };
  readonly boardSvg: (shown: G['state'], options?: FamilyPictureOptions<G['event']>) => string;
  readonly trays: readonly string[];
}

/** A moment of a game, and what had just happened. */
interface Moment<G extends FamilyTypes> {
  readonly state: G['state'];
  readonly events: readonly G['event'][];
}

/** Every so many actions of a game a moment of it, and its end. */
function momentsOf<G extends FamilyTypes>(
  { machine }: Shown<G>,
  start: G['state'],
  seed: string,
  every: number,
): readonly Moment<G>[] {
  const chance = seededChance(seed);
  const moments: Moment<G>[] = [{ state: start, events: [] }];
  let state = start;
  for (let count = 1; machine.actors(state).length > 0; count++) {
    const actions = machine.actors(state).includes(CHANCE)
      ? machine.chanceOutcomes(state).map(({ action }) => action)
      : machine.legalActions(state);
    const action = actions[chance.draw(actions.length)];
    if (action === undefined) throw new RangeError('nothing can be done');
    const step = orThrow(machine.applyAction(state, action));
    state = step.state;
    if (count % every === 0 || machine.actors(state).length === 0) moments.push({ state, events: step.events });
  }
  return moments;
}

const idsIn = (svg: string, name: 'data-piece' | 'data-fighter'): readonly string[] =>
  named(svg, name).flatMap(({ attributes }) => (attributes['data-units'] ?? attributes[name] ?? '').split(' '));

const piecesOf = (
  { leaders, baggage }: FamilyState,
  situation: Situation,
): readonly (readonly [string, { readonly at: string }])[] => [
  ...Object.entries(unitsOf(situation)),
  ...Object.entries(leaders),
  ...Object.entries(baggage),
];

/** What must be so of the pictures of whole games. */
export function whatPicturesAre<G extends FamilyTypes>(
  shown: Shown<G>,
  games: readonly { readonly start: G['state']; readonly seed: string; readonly every: number }[],
): void {
  const { boardSvg, machine, query, trays } = shown;
  const moments = games.flatMap(({ start, seed, every }) => momentsOf(shown, start, seed, every));
  const drawn = moments.map(({ state, events }, index) => ({
    state,
    svg: boardSvg(state, {
      theme: THEMES[index % 2] ?? 'light',
      locale: LOCALES[(index >> 1) % 2] ?? 'en',
      lastEvents: events,
    }),
  }));

  it('are well-formed, and higher while a battle is fought', () => {
    const height = (svg: string): number => readStrictly(svg).height;
    const plain = drawn.filter(({ state }) => query.battleOf(state) === undefined).map(({ svg }) => height(svg));
    expect(plain.length).toBeGreaterThan(2);
    for (const { state, svg } of drawn)
      if (query.battleOf(state) !== undefined) expect(height(svg)).toBeGreaterThan(Math.max(...plain) + 100);
  });

  it('show every unit, leader, marker and fleet once, and nothing else', () => {
    for (const { state, svg } of drawn)
      expect([...idsIn(svg, 'data-piece')].sort()).toEqual(
        piecesOf(state, machine.situationOf(state))
          .map(([id]) => id)
          .sort(),
      );
  });

  it('show what is on the map or at sea where it is', () => {
    for (const { state, svg } of drawn) {
      const placed = named(svg, 'data-stack').flatMap((slip) =>
        [...allIn(slip)].flatMap(({ attributes }) =>
          (attributes['data-units'] ?? attributes['data-piece'] ?? '')
            .split(' ')
            .filter((id) => id !== '')
            .map((id) => `${id} ${slip.attributes['data-stack']?.split(':').at(-1)}`),
        ),
      );
      const there = piecesOf(state, machine.situationOf(state)).flatMap(([id, { at }]) =>
        trays.includes(at) ? [] : [`${id} ${at}`],
      );
      expect(placed.sort()).toEqual(there.sort());
    }
  });

  it('show every province with who controls it', () => {
    for (const { state, svg } of drawn)
      expect(
        named(svg, 'data-province').map(({ attributes: a }) => `${a['data-province']} ${a['data-status']}`),
      ).toEqual(Object.keys(state.provinces).map((id) => `${id} ${query.statusOf(state, id)}`));
  });

  it('have a pattern for each side and for what is contested, each another', () => {
    const [{ svg } = { svg: '' }] = drawn;
    const patterns = named(svg, 'patternUnits').map((pattern) => pattern.children[0]?.attributes['d']);
    expect(patterns.length).toBeGreaterThan(2);
    expect(new Set(patterns).size).toBe(patterns.length);
  });

  it('have no name, city or slip upon another', () => {
    for (const [index, { state }] of moments.entries())
      expect(crowdingIn(boardSvg(state, { part: 'map', locale: LOCALES[index % 2] ?? 'en' }))).toEqual([]);
  });

  it('can be had narrow', () => {
    for (const { state } of moments.slice(0, 3))
      expect(readStrictly(boardSvg(state, { part: 'players', locale: 'de' })).width).toBe(390);
  });
}
