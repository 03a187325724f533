/** R X1, X2, X3: what is in the box, and how it begins. */
import { describe, expect, it } from 'vitest';
import { orThrow } from '../../src/core/index.js';
import { decodeComponents } from '../../src/xenophon/data/codec.js';
import { components, extendedComponents } from '../../src/xenophon/data/default.js';
import { machine } from '../../src/xenophon/machine.js';
import { initialState } from '../../src/xenophon/rules/03-setup.js';
import { asked, newGame } from './table.js';

const unitsAt = (place: string): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const [id, { at, side }] of Object.entries(newGame().units)) {
    if (at !== place) continue;
    const name = `${side} ${id.replace(/-\d+$/, '')}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
};
const leadersAt = (place: string): readonly string[] =>
  Object.entries(newGame().leaders)
    .filter(([, { at }]) => at === place)
    .map(([id]) => id);

describe('R X1.2, X3.1 the map', () => {
  it('has twenty provinces that are somebody’s in play, two that are nobody’s (ruling X1.1), and the first of Europe (ruling X1.2)', () => {
    const { provinces } = newGame();
    expect(Object.keys(provinces)).toHaveLength(23);
    const holder = (id: string) => provinces[id]?.holder;
    expect(['ionia', 'phrygia', 'cappadocia'].map(holder)).toEqual(['rebel', 'rebel', 'rebel']);
    const royal =
      'cilicia syria assyria babylonia armenia hyrcania media persis susiana carmania parthia gedrosia drangiana arachosia areia bactria sogdiana';
    for (const id of royal.split(' ')) expect(holder(id), id).toBe('royal');
    // Neither is among those out of play, nor among those of the King (ruling X1.1).
    expect(['arabia', 'sind', 'thrace'].map(holder)).toEqual([null, null, null]);
    for (const id of [
      'egypt',
      'lybia',
      'upperIndia',
      'lowerIndia',
      'gandara',
      'chorasmia',
      'scythia',
      'hellas',
      'macedonia',
    ])
      expect(provinces, id).not.toHaveProperty(id);
    expect(newGame().cities).not.toHaveProperty('gaza');
  });

  it('R X7.3 has two Rich provinces', () => {
    const rich = components.map.provinces.filter(({ terrain }) => terrain === 'rich').map(({ id }) => id);
    expect(rich.sort()).toEqual(['assyria', 'babylonia']);
  });
});

describe('R X3.2 the set-up', () => {
  it('of Cyrus at Sardis, in the field around it (ruling X3.1)', () => {
    expect(unitsAt('ionia')).toEqual({
      'rebel spartanHoplites': 4,
      'rebel thracianPeltasts': 1,
      'rebel illyrians': 1,
      'rebel cyrusGuard': 1,
      'rebel persianCavalry': 4,
      'rebel greekArchers': 1,
      'rebel cretanArchers': 1,
      'rebel persianInfantry': 4,
    });
    expect(leadersAt('ionia')).toEqual(['cyrus', 'ariaeus', 'clearchus', 'menon']);
    expect(newGame().baggage).toEqual({
      baggageTrain: { at: 'ionia', side: 'rebel' },
      ionianFleet: { at: 'ionian', side: 'rebel' },
    });
  });

  it('of the King and his satraps', () => {
    expect(unitsAt('babylonia')).toEqual({
      'royal scytheChariots': 3,
      'royal persianArchers': 2,
      'royal persianInfantry': 3,
    });
    expect(unitsAt('media')).toEqual({
      'royal royalGuard': 1,
      'royal persianArchers': 1,
      'royal dahae': 1,
      'royal massagetae': 1,
      'royal persianHeavyCavalry': 4,
    });
    expect(unitsAt('cilicia')).toEqual({ 'royal persianCavalry': 2 });
    expect(unitsAt('syria')).toEqual({ 'royal persianInfantry': 4, 'royal persianLevy': 4, 'royal persianArchers': 1 });
    expect(leadersAt('media')).toEqual(['artaxerxes']);
    expect(leadersAt('cilicia')).toEqual(['tissaphernes']);
    expect(leadersAt('syria')).toEqual(['abrocomas']);
  });

  it('three walls at Sardis, one at Babylon, and none elsewhere (ruling X3.2)', () => {
    const walled = Object.entries(newGame().cities).filter(([, { walls }]) => walls > 0);
    expect(Object.fromEntries(walled)).toEqual({
      sardis: { walls: 3, holder: 'rebel' },
      babylon: { walls: 1, holder: 'royal' },
    });
  });
});

it('R X3, 4.1 nothing is chosen before the first turn, which begins at once', () => {
  const { events } = machine.start(initialState({ players: 2 }));
  expect(events[0]).toMatchObject({ type: 'turnBegan', turn: 1, season: 'spring', year: 401 });
});

describe('R X1.1, X1.4 the counters and the track', () => {
  it('fit together, and are read as those of the base are', () => {
    expect(orThrow(decodeComponents(JSON.parse(JSON.stringify(components))))).toEqual(components);
    expect(orThrow(decodeComponents(JSON.parse(JSON.stringify(extendedComponents))))).toEqual(extendedComponents);
  });

  it('eight turns from the Spring of 401 to the Winter of 400, and four more by R X10.3, if that was agreed before (ruling X10.3)', () => {
    expect(components.track).toHaveLength(8);
    expect(components.track.at(-1)).toMatchObject({ season: 'winter', year: 400 });
    expect(asked(newGame({ players: 2, optionalRules: ['extendedGame'] })).components.track.at(-1)).toMatchObject({
      season: 'winter',
      year: 399,
    });
  });

  it('R 4.2 a fleet at sea is no place on land, and every counter is somewhere', () => {
    const { ground, roster } = asked(newGame());
    expect(ground.zones.map(({ fact }) => fact.id)).toEqual(['blackSea', 'aegean', 'ionian', 'cypriote', 'phoenician']);
    expect(roster.fleets.map(({ fact }) => fact.id)).toEqual(['ionianFleet']);
    expect(machine.actors(newGame())).not.toEqual([]);
  });
});
