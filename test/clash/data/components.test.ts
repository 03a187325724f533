/** R S1, S2, S4.1, S4.2, S5.1, S5.3-5.5, S11.2, S13, S14: the components against what the rulebook prints. */
import { describe, expect, it } from 'vitest';
import { componentsFor } from '../../../src/clash/data/default.js';
import { turnNumber } from '../../../src/clash/data/track.js';
import { OPTIONAL_RULES } from '../../../src/clash/options.js';
import type { Components } from '../../../src/conquest/data/shape.js';

const [two, three, four] = [
  componentsFor({ players: 2 }),
  componentsFor({ players: 3 }),
  componentsFor({ players: 4 }),
];

/** How many units of each kind begin in a place, or by a choice. */
function unitsAt({ counters }: Components, where: string): Readonly<Record<string, number>> {
  return Object.fromEntries(
    counters.kinds.flatMap(({ id, batches }) => {
      const count = batches
        .filter(({ at, choice }) => (choice ?? at) === where)
        .reduce((sum, batch) => sum + batch.count, 0);
      return count === 0 ? [] : [[id, count]];
    }),
  );
}
const leadersAt = ({ counters }: Components, where: string): readonly string[] =>
  counters.leaders.filter(({ at, choice }) => (choice ?? at) === where).map(({ id }) => id);

/** R S4.2: province by province. */
const FOR_TWO: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  babylonia: {
    hetairoi: 1,
    hypaspists: 1,
    phalanx: 7,
    macedonianArchers: 1,
    persianCavalry: 10,
    persianInfantry: 8,
    persianArchers: 4,
    persianElephant: 1,
  },
  macedonia: { phalanx: 4, prodromoi: 1 },
  phrygia: { mercenaryHoplites: 3, mercenaryPeltasts: 2, persianHeavyCavalry: 2 },
  bactria: { dahae: 1, persianHeavyCavalry: 1 },
  sogdiana: { massagetae: 1, persianHeavyCavalry: 1 },
  thrace: { thracians: 1, agrianes: 1, paiones: 1 },
  cilicia: { phalanx: 2, persianCavalry: 2 },
  egypt: { persianInfantry: 2, persianCavalry: 2 },
  hellas: { thessalians: 1, spartans: 4 },
};
const INDIA = ['gandara', 'upperIndia', 'lowerIndia'];
const GARRISONS = [
  ...['ionia', 'cappadocia', 'armenia', 'syria', 'assyria'],
  ...['susiana', 'persis', 'media', 'areia', 'drangiana'],
];

describe('R S4.2 where the units of two begin', () => {
  it.each(Object.entries(FOR_TWO))('%s', (province, units) => expect(unitsAt(two, province)).toEqual(units));

  it.each(INDIA)('%s', (province) =>
    expect(unitsAt(two, province)).toEqual({
      indianInfantry: 1,
      indianElephants: 1,
      indianChariots: 1,
      indianArchers: 1,
    }),
  );

  it.each(GARRISONS)('%s', (province) => expect(unitsAt(two, province)).toEqual({ persianLevy: 1 }));

  it('nobody begins anywhere else', () => {
    const places = new Set(two.counters.kinds.flatMap(({ batches }) => batches.map(({ at }) => at)));
    expect(places.size).toBe(9 + 3 + 10 + ['pool', 'aside', 'gone'].length);
  });

  it.each([
    ['babylonia', ['ptolemy', 'perdiccas', 'eumenes', 'lysimachus', 'polysperchon', 'leonnatus', 'cassander']],
    ['macedonia', ['antipater']],
    ['phrygia', ['antigonus', 'demetrius']],
    ['cilicia', ['craterus']],
    ['lowerIndia', ['chandragupta']],
    ['hellas', ['leosthenes']],
  ])('the leaders in %s', (province, leaders) => expect(leadersAt(two, province)).toEqual(leaders));

  it('the dead pile has all other Persian horse, foot and levy, allies, mercenaries and special units', () => {
    expect(unitsAt(two, 'pool')).toMatchObject({
      persianCavalry: 2,
      persianInfantry: 4,
      persianLevy: 4,
      alliedHoplites: 3,
      greekCavalry: 1,
      mercenaryHoplites: 3,
      scytheChariots: 3,
      bactrianCavalry: 1,
      cataphracts: 1,
      artillery: 4,
      epigonoi: 2,
      companions: 3,
      cleruchs: 1,
      egyptianPhalanx: 1,
      nativePhalanx: 1,
      africanElephants: 3,
    });
  });

  it('Roxane, the Body and the Treasury are at Babylon, the Royal Family in Macedonia, the Siege Train in Phrygia', () => {
    expect(Object.fromEntries(two.counters.baggage.map(({ id, at }) => [id, at]))).toEqual({
      siegeTrain: 'phrygia',
      body: 'babylonia',
      roxane: 'babylonia',
      royalFamily: 'macedonia',
      treasury: 'babylon',
    });
  });
});

describe('R S4.1 walls', () => {
  it('two each on Athens and Sardis, one on every other city; those of Aornos and Malli are Indian (ruling S4.2)', () => {
    const walls = Object.fromEntries(
      two.map.cities.filter((city) => city.walls > 0).map((city) => [city.id, city.walls]),
    );
    expect(walls).toEqual({
      athens: 2,
      sardis: 2,
      halicarnassus: 1,
      gordium: 1,
      tyre: 1,
      gaza: 1,
      alexandria: 1,
      babylon: 1,
      susa: 1,
      ecbatana: 1,
      persepolis: 1,
      pasargadae: 1,
      sogdianRock: 1,
      aornos: 1,
      malli: 1,
      // R S1.2
      rhodianFortress: 2,
    });
    expect(two.loyalties.some(({ province }) => province === 'gandara' || province === 'upperIndia')).toBe(false);
  });

  it('a fortification may be built in every province (ruling S4.1)', () => {
    for (const { id } of two.map.provinces)
      expect(
        two.map.cities.some(({ provinces, holy }) => provinces.join() === id && holy !== true),
        id,
      ).toBe(true);
  });
});

describe('R S1.2 the islands', () => {
  it('Cyprus and Rhodes are fertile, Crete is mountainous; no way leads there by land', () => {
    const islands = two.map.provinces.filter(({ id }) => ['crete', 'cyprus', 'rhodes'].includes(id));
    expect(Object.fromEntries(islands.map(({ id, terrain }) => [id, terrain]))).toEqual({
      crete: 'mountain',
      cyprus: 'fertile',
      rhodes: 'fertile',
    });
    expect(two.map.borders.some(({ a, b }) => islands.some(({ id }) => id === a || id === b))).toBe(false);
    const coasts = Object.fromEntries(two.map.seaZones.map((zone) => [zone.id, zone.coasts]));
    expect(coasts['ionian']).toContain('crete');
    expect(coasts['aegean']).toContain('crete');
    expect(coasts['cypriote']).toContain('cyprus');
    expect(coasts['phoenician']).toContain('cyprus');
  });
});

describe('R S5.1, S5.3, S5.4 where three and four begin', () => {
  it.each([
    ['antigonids', ['ionia', 'phrygia', 'cilicia', 'cappadocia'], 4],
    // Alexandria's marker is one of his four walls.
    ['ptolemies', ['egypt', 'lybia', 'cyprus', 'syria'], 3],
    ['seleucids', ['babylonia', 'assyria', 'media', 'susiana', 'persis'], 4],
  ] as const)('%s hold their provinces and have four walls', (id, provinces, walls) => {
    const claim = three.choices.find((each) => each.id === id);
    expect([...(claim?.provinces ?? [])].sort()).toEqual([...provinces].sort());
    expect(claim?.walls).toBe(walls);
    for (const province of provinces)
      expect(three.map.provinces.find((each) => each.id === province)?.holder).toBe(claim?.side);
  });

  it('all other provinces are nobody’s, but Rhodes, which is neutral', () => {
    const claimed = three.choices.flatMap(({ provinces }) => provinces);
    expect(
      three.map.provinces
        .filter(({ id, holder }) => !claimed.includes(id) && holder !== null)
        .map(({ id, holder }) => [id, holder]),
    ).toEqual([['rhodes', 'neutral']]);
  });

  it.each([
    [
      'antigonids',
      {
        hypaspists: 1,
        hetairoi: 1,
        prodromoi: 1,
        phalanx: 3,
        mercenaryHoplites: 3,
        mercenaryPeltasts: 2,
        macedonianArchers: 1,
        persianCavalry: 4,
        persianInfantry: 3,
        persianLevy: 3,
        artillery: 1,
      },
    ],
    [
      'ptolemies',
      {
        phalanx: 3,
        egyptianPhalanx: 1,
        greekCavalry: 1,
        thracians: 1,
        persianCavalry: 3,
        cretanArchers: 1,
        persianArchers: 2,
        persianInfantry: 7,
        persianLevy: 3,
        artillery: 1,
      },
    ],
    [
      'seleucids',
      {
        phalanx: 3,
        royalGuard: 1,
        persianHeavyCavalry: 4,
        persianArchers: 2,
        persianElephant: 1,
        persianCavalry: 6,
        artillery: 1,
      },
    ],
    ['macedonia', { phalanx: 3, thessalians: 1, illyrians: 1, agrianes: 1, paiones: 1 }],
  ])('%s', (where, units) => expect(unitsAt(three, where)).toEqual(units));

  it('the leaders in the cup, those of the sides, and Antipater’s (ruling S5.7)', () => {
    expect([...three.cup].sort()).toEqual([
      'craterus',
      'eumenes',
      'leonnatus',
      'lysimachus',
      'perdiccas',
      'polysperchon',
    ]);
    expect(leadersAt(three, 'antigonids')).toEqual(['antigonus', 'demetrius']);
    expect(leadersAt(three, 'ptolemies')).toEqual(['ptolemy']);
    expect(leadersAt(three, 'seleucids')).toEqual(['seleucus']);
    expect(leadersAt(three, 'macedonia')).toEqual(['antipater', 'cassander']);
    expect(leadersAt(three, 'gone')).toEqual(['leosthenes']);
  });

  it('Roxane and the Royal Family are in Macedonia, the Body is Ptolemy’s, the Siege Train Antigonus’, the Treasury in Babylon (ruling S5.6)', () => {
    const at = Object.fromEntries(three.counters.baggage.map((piece) => [piece.id, piece.at]));
    expect(at).toMatchObject({ roxane: 'macedonia', royalFamily: 'macedonia', treasury: 'babylon' });
    expect(three.choices.map(({ id, baggage }) => [id, baggage])).toEqual([
      ['antigonids', ['siegeTrain', 'ionianFleet']],
      ['ptolemies', ['body', 'cretanFleet', 'egyptianFleet']],
      ['seleucids', []],
    ]);
  });

  it('as many counters as for two; the fourth player has the independents (R S5.7)', () => {
    const count = ({ counters }: Components): readonly (readonly [string, number])[] =>
      counters.kinds.map(({ id, batches }) => [id, batches.reduce((sum, batch) => sum + batch.count, 0)]);
    expect(count(three)).toEqual(count(two));
    const unplayed = ({ sides }: Components): readonly string[] =>
      sides.filter((side) => side.unplayed === true).map(({ id }) => id);
    expect(unplayed(three)).toEqual(['independents', 'neutral']);
    expect(unplayed(four)).toEqual(['neutral']);
  });
});

describe('R S1.1 who plays, and by which rules', () => {
  it('two sides, three or four, and those whom nobody plays', () => {
    const names = ({ sides }: Components) => sides.filter(({ unplayed }) => unplayed !== true).map(({ id }) => id);
    expect([two, three, four].map(names)).toEqual([
      ['regency', 'warlords'],
      ['antigonid', 'ptolemaic', 'seleucid'],
      ['antigonid', 'ptolemaic', 'seleucid', 'independents'],
    ]);
  });

  it('of optional rules those of this game alone', () => {
    expect(OPTIONAL_RULES).toEqual(['mixedPhalanx', 'mutinyChecks', 'personalGuards', 'leaderRecruitment']);
  });
});

describe('R S2.10, S2.11 counters of this game', () => {
  it('R S2.10 nine fleets, each of its name', () => {
    for (const { counters } of [two, three, four])
      expect(counters.fleets?.map(({ name }) => name)).toEqual([
        ...['Ionian fleet', 'Sidonian fleet', 'Cypriote fleet', 'Egyptian fleet', 'Black Sea fleet'],
        ...['Athenian fleet', 'Cretan fleet', 'Rhodian fleet', 'New fleet'],
      ]);
  });

  it('R S2.11 among the leaders those whose names are abbreviated on theirs', () => {
    const named = (id: string) => two.counters.leaders.find((leader) => leader.id === id);
    expect(named('scythianKing')).toMatchObject({ name: 'Scythian King', nation: 'barbarian' });
    expect(named('chandragupta')).toMatchObject({ name: 'Chandragupta', nation: 'indian' });
  });
});

describe('R S1.5 the track (ruling S1.2)', () => {
  it.each([
    [{ players: 2 }, 51, 'summer', 323, 'winter', 311],
    [{ players: 3, extended: true }, 91, 'summer', 323, 'winter', 301],
    [{ players: 4, start: 'triparadeisos' }, 44, 'spring', 321, 'winter', 311],
    // Two always begin at Babylon.
    [{ players: 2, start: 'triparadeisos' }, 51, 'summer', 323, 'winter', 311],
  ] as const)('%o: %i turns', (options, turns, season, year, last, lastYear) => {
    const { track } = componentsFor(options);
    expect(track).toHaveLength(turns);
    expect(track[0]).toMatchObject({ season, year });
    expect(track.at(-1)).toMatchObject({ season: last, year: lastYear });
  });

  it('R S11.5 Antipater is withdrawn in Spring 319', () => {
    for (const box of [two, componentsFor({ players: 3, start: 'triparadeisos' })]) {
      const { leaves } = box.counters.leaders.find(({ id }) => id === 'antipater') ?? {};
      expect(leaves).toBe(turnNumber(box.track, 'spring', 319));
      expect(box.track[(leaves ?? 0) - 1]).toMatchObject({ season: 'spring', year: 319 });
    }
  });

  it('is the same box for the same options', () => {
    expect(componentsFor({ players: 3 })).toBe(three);
  });
});

describe('R S2.1, S2.2, S2.3, S2.5, S2.6, S2.7, S2.9 the new units', () => {
  it.each([
    ['scytheChariots', [[5, 0]]],
    [
      'bactrianCavalry',
      [
        [11, 9],
        [7, 7],
        [3, 3],
      ],
    ],
    [
      'cataphracts',
      [
        [12, 10],
        [9, 8],
        [6, 5],
        [3, 3],
      ],
    ],
    [
      'companions',
      [
        [9, 8],
        [6, 5],
        [3, 3],
      ],
    ],
    [
      'epigonoi',
      [
        [7, 7],
        [5, 5],
      ],
    ],
    [
      'egyptianPhalanx',
      [
        [6, 6],
        [3, 3],
      ],
    ],
    ['africanElephants', [[4, 1]]],
    ['indianElephants', [[6, 2]]],
    ['rhodianSlingers', [[2, 2]]],
  ])('%s', (id, steps) => {
    const kind = two.counters.kinds.find((each) => each.id === id);
    expect(kind?.strengths.map(({ attack, defense }) => [attack, defense])).toEqual(steps);
  });

  it('Bactrians shoot on 2 as well, artillery shoots, slingers shoot', () => {
    const kind = (id: string) => two.counters.kinds.find((each) => each.id === id);
    expect(kind('bactrianCavalry')?.volley).toBe(2);
    expect(kind('artillery')).toMatchObject({ engine: true, missile: true });
    expect(kind('rhodianSlingers')?.missile).toBe(true);
    expect(kind('scytheChariots')?.scythed).toBe(true);
  });
});

describe('R S7.2 forced marches', () => {
  it('leaders of an ability of 6 and more may force them, and nobody else', () => {
    const may = two.counters.leaders.filter(({ forcesMarches }) => forcesMarches === true).map(({ id }) => id);
    expect([...may].sort()).toEqual([
      'antigonus',
      'antipater',
      'chandragupta',
      'craterus',
      'demetrius',
      'eumenes',
      'lysimachus',
      'ptolemy',
      'seleucus',
    ]);
  });

  it('R S6.2 the abilities of the example', () => {
    const ability = (id: string) => {
      const leader = two.counters.leaders.find((each) => each.id === id);
      return [leader?.ability, leader?.wounded];
    };
    expect(ability('demetrius')[0]).toBe(6);
    expect(ability('ptolemy')[0]).toBe(7);
    expect(ability('seleucus')[1]).toBe(5);
  });
});

describe('the printed tables', () => {
  const { values, worth, diplomacy, mutiny, prisoners } = two.tables;

  it('R S11.2 replacement points, R S13 Victory Points', () => {
    expect(values).toMatchObject({ rich: 3, fertile: 2, mountain: 1, desert: 0 });
    expect(worth).toMatchObject({
      terrain: { rich: 3, fertile: 2, mountain: 1, desert: 1 },
      provinces: { macedonia: 4 },
      capitals: 8,
      baggage: { roxane: 3, royalFamily: 2, treasury: 1 },
      prisoner: 1,
    });
  });

  it('R S5.6 Rhodian diplomacy (ruling S5.3), R S14.1 mutiny, R S14.3 prisoners', () => {
    expect(diplomacy.unallied.filter((talks) => talks === 'alliance')).toHaveLength(3);
    expect(diplomacy.allied.filter((talks) => talks === 'broken')).toHaveLength(2);
    // Printed for the dice from -1 to 6.
    expect(mutiny.normal).toEqual([0, 0, 0, 1, 1, 2, 3, 4]);
    expect(mutiny.alexander).toEqual([0, 0, 0, 0, 1, 1, 2, 2]);
    expect(mutiny.from + mutiny.normal.length - 1).toBe(6);
    expect(prisoners.offers).toEqual(['executed', 'noEffect', 'noEffect', 'noEffect', 'recruited', 'recruited']);
  });
});

describe('sources', () => {
  it('every row says where it comes from', () => {
    for (const box of [two, three, four]) {
      const rows = [
        ...box.sides,
        ...box.map.provinces,
        ...box.map.borders,
        ...box.map.seaZones,
        ...box.map.cities,
        ...box.counters.kinds,
        ...box.counters.leaders,
        ...box.counters.ranges,
        ...box.counters.baggage,
        ...box.track,
        ...box.choices,
        ...box.loyalties,
        ...Object.values(box.tables),
      ];
      expect(rows.filter(({ source }) => source === undefined)).toEqual([]);
    }
  });
});
