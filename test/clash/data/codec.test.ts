/** R S2-S5: components that somebody else has written. */
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import { ComponentsCodec, decodeComponents } from '../../../src/clash/data/codec/components.js';
import { componentsFor } from '../../../src/clash/data/default.js';
import type { GameOptions } from '../../../src/clash/options.js';

type Keys = readonly (string | number)[];

/** A copy of the components with one thing in them replaced. */
function changed(input: unknown, [key, ...keys]: Keys, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(input))
    return input.map((item: unknown, index) => (index === key ? changed(item, keys, value) : item));
  const record = input as Readonly<Record<string, unknown>>;
  return { ...record, [key]: changed(record[key], keys, value) };
}

const faultsOf = (input: unknown): readonly string[] => {
  const read = decodeComponents(input);
  return E.isLeft(read) ? read.left.faults.map(({ path, message }) => `${path}: ${message}`) : [];
};

const PLAYERS: readonly GameOptions[] = [
  { players: 2 },
  { players: 3 },
  { players: 4 },
  { players: 3, start: 'triparadeisos', extended: true },
];

describe('components', () => {
  it('islands are out of reach without fleets', () => {
    const { counters, ...box } = componentsFor({ players: 2 });
    const { fleets: _, ...ashore } = counters;
    expect(faultsOf({ ...box, counters: ashore, bases: [] })).toEqual(
      ['crete', 'rhodes', 'cyprus'].map((id, index) => `$.map.provinces[${32 + index}]: no way leads to ${id}`),
    );
  });

  it.each(PLAYERS)('those of %o are read as they are written', (options) => {
    const box = componentsFor(options);
    const copy: unknown = JSON.parse(JSON.stringify(box));
    expect(faultsOf(copy)).toEqual([]);
    expect(ComponentsCodec.is(copy)).toBe(true);
  });

  const [two, three] = [componentsFor({ players: 2 }), componentsFor({ players: 3 })];
  const CASES: readonly (readonly [what: string, box: unknown, keys: Keys, value: unknown, fault: string])[] = [
    [
      'a loyalty of nowhere',
      two,
      ['loyalties', 4, 'province'],
      'atlantis',
      '$.loyalties[4].province: there is no province atlantis',
    ],
    ['a loyalty twice', two, ['loyalties', 5, 'id'], 'thrace', '$.loyalties[5]: thrace is already number 4'],
    [
      'a loyalty of no such kind',
      two,
      ['loyalties', 20, 'kinds'],
      ['hoplites'],
      '$.loyalties[20].kinds[0]: there is no kind of unit hoplites',
    ],
    [
      'a loyalty of nobody',
      two,
      ['loyalties', 2, 'leaders'],
      ['achilles'],
      '$.loyalties[2].leaders[0]: there is no leader achilles',
    ],
    [
      'a loyalty to who does not play',
      two,
      ['loyalties', 0, 'side'],
      'neutral',
      '$.loyalties[0].side: neutral is nobody’s',
    ],
    ['loyalties among three', three, ['loyalties'], two.loyalties, '$.loyalties: two sides share them, not 3'],
    ['a claim of nobody', three, ['choices', 0, 'side'], 'neutral', '$.choices[0].side: neutral is nobody’s'],
    [
      'a claim to a marker that is not there',
      three,
      ['choices', 1, 'baggage'],
      ['ark'],
      '$.choices[1].baggage[0]: there is no marker ark',
    ],
    ['a leader drawn who is not there', three, ['cup', 0], 'achilles', '$.cup[0]: there is no leader achilles'],
    ['a leader twice in the cup', three, ['cup', 1], three.cup[0], `$.cup[1]: ${three.cup[0]} is already number 0`],
    ['a cup for nobody', two, ['cup'], ['ptolemy'], '$.cup: nobody deploys who could draw these leaders'],
    [
      'points for a marker that is not there',
      two,
      ['tables', 'worth', 'baggage'],
      { ark: 3 },
      '$.tables.worth.baggage.ark: there is no marker ark',
    ],
    [
      'points for a province that is not there',
      two,
      ['tables', 'worth', 'provinces'],
      { atlantis: 3 },
      '$.tables.worth.provinces.atlantis: there is no province atlantis',
    ],
    ['a base of no fleet', two, ['bases', 2, 'fleet'], 'argo', '$.bases[2].fleet: there is no fleet argo'],
    [
      'a fleet without a base',
      two,
      ['bases', 2, 'fleet'],
      'argo',
      '$.bases: nothing is said of the fleet cypriotFleet',
    ],
    ['two bases of a fleet', two, ['bases', 1, 'fleet'], 'ionianFleet', '$.bases[1]: ionianFleet is already number 0'],
    ['a base nowhere', two, ['bases', 0, 'base'], 'atlantis', '$.bases[0].base: there is no province or city atlantis'],
    ['a base at no sea', two, ['bases', 0, 'zone'], 'styx', '$.bases[0].zone: there is no sea zone styx'],
    [
      'Rhodes where it is not',
      two,
      ['rhodes', 'province'],
      'atlantis',
      '$.rhodes.province: there is no province atlantis',
    ],
    ['Rhodes without a fortress', two, ['rhodes', 'fortress'], 'troy', '$.rhodes.fortress: there is no city troy'],
    [
      'a fortress of Rhodes elsewhere',
      two,
      ['rhodes', 'fortress'],
      'babylon',
      '$.rhodes.fortress: it does not lie in rhodes',
    ],
    ['nobody from Rhodes', two, ['rhodes', 'gift'], 'argonauts', '$.rhodes.gift: there is no kind of unit argonauts'],
    [
      'sway over nothing',
      two,
      ['rhodes', 'sway'],
      ['ionia', 'atlantis'],
      '$.rhodes.sway[1]: there is no province atlantis',
    ],
    ['what is wrong with the base', two, ['counters', 'walls'], 3, '$.counters.walls: the cities have 19 walls'],
  ];

  it.each(CASES)('%s', (_, box, keys, value, fault) => {
    expect(faultsOf(changed(box, keys, value))).toContain(fault);
  });
});
