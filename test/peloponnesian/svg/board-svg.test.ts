/** Pictures of the Peloponnesian War: well-formed, complete and legible at moments of a game; cities, focus, and the Combat Display. */
import { beforeAll, describe, expect, it } from 'vitest';
import { drawWeighted, orThrow, seededChance } from '../../../src/core/index.js';
import { components } from '../../../src/peloponnesian/data/default.js';
import { groundOf } from '../../../src/peloponnesian/geometry/ground.js';
import { idOfHex } from '../../../src/peloponnesian/geometry/numbers.js';
import { machine } from '../../../src/peloponnesian/machine.js';
import type { GameState } from '../../../src/peloponnesian/state.js';
import { boardSvg, LOCALES, PARTS, THEMES, type PictureOptions } from '../../../src/peloponnesian/svg/index.js';
import { viewFor } from '../../../src/peloponnesian/view.js';
import { contains, overlap, type Box } from '../../../src/svg/box.js';
import { namesIn, rectanglesIn } from '../../svg/crowding.js';
import { allIn, named, readStrictly, type ReadElement } from '../../svg/reading.js';
import { alike, all, attackOf, field, fought } from '../field.js';
import { playerOf } from '../policies.js';
import { argive, rolls, started } from '../table.js';
import { bare, cities, held, leaders, units } from '../positions.js';

const { map, leaders: leaderFacts } = components;

const attribute =
  (name: string) =>
  ({ attributes }: ReadElement): string =>
    attributes[name] ?? '';
const first = (svg: string, name: string, value: string): ReadElement | undefined =>
  named(svg, name).find(({ attributes }) => attributes[name] === value);
const titleOf = (element: ReadElement | undefined): string | undefined => element?.children[0]?.text;

/** The ids of pieces in a picture: of alike units all. */
const idsIn = (svg: string, name: 'data-piece' | 'data-fighter'): readonly string[] =>
  named(svg, name).flatMap(({ attributes }) => (attributes['data-units'] ?? attributes[name] ?? '').split(' '));

/** So many moments of a game are looked at, each so many actions after the one before. */
const [MOMENTS, BETWEEN] = [4, 110];

/** Where a piece is, inside of a city or fort or not. */
type Whereabouts = readonly (readonly [id: string, where: { readonly at: string; readonly inside?: true }])[];
const piecesOf = ({ units: some, leaders: others }: GameState): Whereabouts => [
  ...Object.entries<Whereabouts[number][1]>(some),
  ...Object.entries(others),
];

interface Moment {
  readonly state: GameState;
  readonly svg: string;
}

const moments: Moment[] = [];
beforeAll(() => {
  const chance = seededChance('pictures');
  const players = { athens: playerOf('sailor'), sparta: playerOf('besieger') };
  const simulation = machine.simulate(started(argive()));
  for (let step = 0; moments.length < MOMENTS; step++) {
    const state = simulation.state();
    const [theme = 'light', locale = 'en'] = [THEMES[moments.length % 2], LOCALES[(moments.length >> 1) % 2]];
    if (step % BETWEEN === 0) moments.push({ state, svg: boardSvg(state, { theme, locale }) });
    const [actor] = simulation.actors();
    const action =
      actor === 'athens' || actor === 'sparta'
        ? players[actor](simulation.legalActions(), () => state, chance)
        : drawWeighted(simulation.chanceOutcomes(), chance);
    orThrow(simulation.apply(action));
  }
});

describe('pictures of a game', () => {
  it('are well-formed, in both themes and languages, and no larger than a page can bear', () => {
    for (const { svg } of moments) {
      const { width, height } = readStrictly(svg);
      expect(width).toBe(1600);
      expect(height).toBeGreaterThanOrEqual(1000);
      expect(svg.length).toBeLessThan(400_000);
    }
  });

  it('show every unit and leader in play once, and those of the Leader Pools', () => {
    for (const { state, svg } of moments) {
      const inPool = ['eurymedon', 'lamachus', 'nicias', 'astyochus', 'clearchus', 'dercyllidas'];
      const expected = [
        ...piecesOf(state)
          .filter(([, { at }]) => at !== 'gone')
          .map(([id]) => id),
        ...inPool.filter((id) => state.leaders[id] === undefined),
      ];
      expect([...idsIn(svg, 'data-piece')].sort()).toEqual(expected.sort());
    }
  });

  it('show pieces where they are, those inside apart from those outside', () => {
    for (const { state, svg } of moments) {
      const placed = named(svg, 'data-stack').flatMap((slip) => {
        const [, at = '', more] = attribute('data-stack')(slip).split(':');
        const ids = [...allIn(slip)].flatMap(({ attributes }) =>
          (attributes['data-units'] ?? attributes['data-piece'] ?? '').split(' ').filter((id) => id !== ''),
        );
        return ids.map((id) => `${id} ${at}${more === 'inside' ? ' inside' : ''}`);
      });
      const places = new Set<string>([...map.seas.map(({ id }) => id)]);
      const isOnMap = (at: string): boolean => places.has(at) || /^W\d{4}$/.test(at);
      const expected = piecesOf(state)
        .filter(([, { at }]) => isOnMap(at))
        .map(([id, { at, inside }]) => `${id} ${at}${inside === true ? ' inside' : ''}`);
      expect(placed.sort()).toEqual(expected.sort());
    }
  });

  it('R 4 show who holds each region in play, and its levels', () => {
    for (const { state, svg } of moments) {
      const shown = named(svg, 'data-militance').map(
        ({ attributes: a }) => `${a['data-region']} ${a['data-holder']} ${a['data-allegiance']} ${a['data-militance']}`,
      );
      const expected = Object.entries(state.regions).map(
        ([region, { player, allegiance, militance }]) => `${region} ${player} ${allegiance} ${militance}`,
      );
      expect(shown.sort()).toEqual(expected.sort());
    }
  });

  it('name nothing that does not exist', () => {
    const { grid, areaAt } = groundOf(map);
    const land = [...areaAt.keys()].map((hex) => idOfHex(grid, hex) as string);
    const spaces = new Set([...land, ...map.seas.map(({ id }) => id)]);
    const areas = new Set(map.areas.map(({ id }) => id));
    for (const { svg } of moments) {
      expect(
        named(svg, 'data-space')
          .map(attribute('data-space'))
          .filter((id) => !spaces.has(id)),
      ).toEqual([]);
      expect(
        named(svg, 'data-province')
          .map(attribute('data-province'))
          .filter((id) => !areas.has(id)),
      ).toEqual([]);
    }
  });

  it('have no slip upon another one or upon the name of a city, and no two names of cities upon each other', () => {
    const isCity = new Set<string>(map.cities.map(({ id }) => id));
    const touching = 3;
    for (const { state } of moments)
      for (const locale of LOCALES) {
        const svg = boardSvg(state, { part: 'map', locale });
        const slips = rectanglesIn(svg, 'slip', 'data-stack');
        const cityNames = namesIn(svg).filter(
          ({ name }) => isCity.has(name) && !map.areas.some(({ id }) => id === name),
        );
        const things = [...slips, ...cityNames];
        const upon = things.flatMap((one, index) =>
          things
            .slice(index + 1)
            .filter((other) => one.name !== other.name && overlap(one.box, other.box) > touching)
            .map((other) => `${one.kind} ${one.name} on ${other.kind} ${other.name}`),
        );
        expect(upon).toEqual([]);
      }
  });

  it('are of a view what they are of its state: nothing is hidden', () => {
    for (const { state } of moments.slice(0, 2)) expect(boardSvg(viewFor(state, 'spectator'))).toBe(boardSvg(state));
  });

  it('have all parts in both languages and themes', () => {
    for (const part of PARTS)
      for (const theme of THEMES)
        for (const locale of LOCALES)
          expect(readStrictly(boardSvg(argive(), { part, theme, locale })).width).toBe(
            part === 'all' ? 1600 : part === 'players' ? 390 : 2222,
          );
  });
});

describe('the map', () => {
  it('R 1.2 has every hex of land, every land area, every sea area and every city', () => {
    const svg = boardSvg(argive(), { part: 'map' });
    const spaces = new Set(named(svg, 'data-space').map(attribute('data-space')));
    const { grid, areaAt } = groundOf(map);
    const land = [...areaAt.entries()].flatMap(([hex, area]) =>
      map.areas[area] === undefined ? [] : [idOfHex(grid, hex)],
    );
    expect([...land, ...map.seas.map(({ id }) => id)].filter((id) => !spaces.has(id))).toEqual([]);
    expect(new Set(named(svg, 'data-province').map(attribute('data-province'))).size).toBe(map.areas.length);
    expect(named(svg, 'data-city')).toHaveLength(map.cities.length);
  });

  it('R 22.2 shows control markers, the fort and the base of the beginning, and Long Walls', () => {
    const svg = boardSvg(argive(), { part: 'map' });
    const holders = ['lepreum', 'nisaea', 'mantinea', 'athens', 'sparta', 'naupactus'].map(
      (city) => first(svg, 'data-city', city)?.attributes['data-holder'],
    );
    expect(holders).toEqual(['sparta', 'athens', 'athens', 'athens', 'sparta', 'athens']);
    expect(named(svg, 'data-fort').map(attribute('data-fort'))).toEqual(['W2337']);
    expect(named(svg, 'data-base').map(attribute('data-base'))).toEqual(['W2337']);
    expect(named(svg, 'data-long-walls').map(attribute('data-long-walls'))).toEqual([
      'athens piraeus',
      'megara nisaea',
    ]);
  });

  it('R 6.5, 10.3, 11.1 tells of cities in revolt, besieged, destroyed, and without walls', () => {
    const state = cities(held(bare, 'athens', 'chalcidice'), {
      potidaea: { revolt: 0, siege: 4 },
      olynthus: { destroyed: true },
      torone: { walled: false },
    });
    const [english, german] = [boardSvg(state, { part: 'map' }), boardSvg(state, { part: 'map', locale: 'de' })];
    const potidaea = first(english, 'data-city', 'potidaea');
    expect(potidaea?.attributes).toMatchObject({ 'data-revolt': 'true', 'data-siege': '4', 'data-holder': 'sparta' });
    expect(titleOf(potidaea)).toContain('in revolt, besieged, siege morale 4');
    expect(titleOf(first(german, 'data-city', 'potidaea'))).toContain('im Aufstand, belagert, Belagerungsmoral 4');
    expect(titleOf(first(english, 'data-city', 'olynthus'))).toBe('Olynthus: destroyed');
    expect(titleOf(first(english, 'data-city', 'torone'))).toContain('without walls');
  });

  it('R 15.2 shows areas that have been raided', () => {
    const svg = boardSvg(argive({ raided: { megarid: 2 } }), { part: 'map' });
    expect(named(svg, 'data-raided').map(({ attributes: a }) => `${a['data-province']} ${a['data-raided']}`)).toEqual([
      'megarid 2',
    ]);
    expect(titleOf(first(svg, 'data-raided', '2'))).toContain('raided 2 times');
  });

  it('R 16.2.2 has a slip for each leader at sea with whoever is in that stack, and one for all who are alone', () => {
    const [one, two, three, four] = alike('attica-fleet-6', 4);
    const at = 'saronicGulf';
    const state = leaders(
      units(bare, {
        [one as string]: { at, under: 'phormio' },
        [two as string]: { at, under: 'phormio' },
        [three as string]: { at },
        [four as string]: { at },
      }),
      { phormio: { at, player: 'athens' } },
    );
    const slips = named(boardSvg(state, { part: 'map' }), 'data-stack');
    const told = slips.map((slip) => {
      const pieces = [...allIn(slip)].flatMap(({ attributes: a }) => a['data-units'] ?? a['data-piece'] ?? []);
      return `${attribute('data-stack')(slip)}: ${pieces.join(' ')}`;
    });
    expect(told.sort()).toEqual([
      `athens:saronicGulf: ${three} ${four}`,
      `athens:saronicGulf:phormio: phormio ${one} ${two}`,
    ]);
  });
});

describe('what is asked of a picture', () => {
  const lit = (highlight: PictureOptions['highlight'] = {}): number =>
    boardSvg(argive(), { highlight }).match(/#d6007f/g)?.length ?? 0;

  it('what is highlighted stands out, and nothing else', () => {
    expect(lit()).toBe(0);
    // Areas and hexes are tinted and edged.
    expect(lit({ provinces: ['laconia'] })).toBe(2);
    expect(lit({ spaces: ['W3132'] })).toBe(2);
    expect(lit({ spaces: ['saronicGulf'] })).toBe(2);
    // A strait narrower than a hex.
    expect(lit({ spaces: ['hellespont'] })).toBe(2);
    // On the map, in a Force Pool with two others like it, and in the Leader Pool.
    expect(lit({ pieces: ['alcibiades'] })).toBe(1);
    expect(lit({ pieces: ['elis-hoplite-5-2'] })).toBe(1);
    expect(lit({ pieces: ['nicias'] })).toBe(1);
  });

  const viewIn = (focus: PictureOptions['focus'] & object): Box => {
    const [, x = 0, y = 0, width = 0, height = 0] =
      /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(boardSvg(argive(), { focus }))?.map(Number) ?? [];
    return { x, y, width, height };
  };
  const whole: Box = { x: 0, y: 0, width: 2222, height: 1729 };

  it('a focus on a hex shows it, and no more of the map than a telephone can', () => {
    const view = viewIn({ spaces: ['W2838'] });
    expect([view.width, view.height]).toEqual([300, 300]);
    expect(contains(whole, view)).toBe(true);
    // Hexes are 33 apart from column to column from 8 on, and 38 from row to row from 5 on.
    expect(contains(view, { x: 22 + 20 * 33, y: 19 + 33 * 38, width: 0, height: 0 })).toBe(true);
  });

  it('a focus on a region shows its hexes, and that on all in play what any of them shows', () => {
    const [laconia, attica] = [viewIn({ regions: ['laconia'] }), viewIn({ regions: ['attica'] })];
    const play = boardSvg(argive(), { focus: 'inPlay' });
    const seen = (svg: string, area: string): number =>
      [...allIn(first(svg, 'data-province', area) ?? { name: '', attributes: {}, children: [], text: '' })].filter(
        ({ attributes }) => attributes['data-space'] !== undefined,
      ).length;
    const hexes = (area: string): number => {
      const { areaAt } = groundOf(map);
      return areaAt.filter((code) => map.areas[code]?.id === area).length;
    };
    expect(laconia.y).toBeGreaterThan(attica.y);
    for (const area of ['laconia', 'messenia', 'cythera'])
      expect(seen(boardSvg(argive(), { focus: { regions: ['laconia'] } }), area)).toBe(hexes(area));
    for (const area of ['attica', 'boeotia', 'elis', 'laconia']) expect(seen(play, area)).toBe(hexes(area));
    expect(seen(play, 'lydia')).toBe(0);
  });

  it('what has happened is marked, each once', () => {
    const moved = {
      type: 'unitMoved',
      rule: 'R 16.3',
      player: 'athens',
      unit: 'attica-hoplite-4-1',
      from: 'W3831',
      to: 'W3731',
      inside: false,
    } as const;
    const won = {
      type: 'battleWon',
      rule: 'R 17.10',
      at: 'W3731',
      winner: 'athens',
      loser: 'sparta',
      decisive: false,
      rounds: 1,
      losses: { winner: [], loser: [] },
    } as const;
    const events = named(boardSvg(argive(), { part: 'map', lastEvents: [moved, won, won] }), 'data-event');
    expect(events.map(titleOf)).toEqual(['Athens: Athens to Piraeus', 'Combat: Piraeus']);
  });
});

describe('R 17.6 the Combat Display', () => {
  const attackers = [...alike('attica-hoplite-4', 2), 'attica-lightInfantry-3-1', 'thessaly-cavalry-5-1'] as const;
  const defenders = alike('laconia-hoplite-6', 2);
  const begun = fought(
    field('campaign', {
      units: { ...all([...attackers], 'W3729'), ...all(defenders, 'W3729') },
      leaders: { pericles: ['athens', 'W3729'], archidamus: ['sparta', 'W3729'] },
    }),
    attackOf('athens', 'W3729', 'W3730', [...attackers, 'pericles']),
  );
  // R 17.4.3: a die of 3, then morale checks, of which the second hoplite fails its own: it retreats, and the odds fall to 3-2.
  const after = rolls(begun, 3, 1, 5, 1, 1, 1, 1);
  const svg = boardSvg(after, { part: 'players' });

  it('shows everybody in the battle once', () => {
    expect([...idsIn(svg, 'data-fighter')].sort()).toEqual(
      [...attackers, ...defenders, 'pericles', 'archidamus'].sort(),
    );
  });

  it('shows each side by the morale that its units have now, and who is in the Retreat box', () => {
    const [attacker] = named(svg, 'data-side').filter(({ attributes }) => attributes['data-side'] === 'attacker');
    const ranks = [...allIn(attacker ?? { name: '', attributes: {}, children: [], text: '' })]
      .filter(({ attributes }) => 'data-rank' in attributes)
      .map((rank) => {
        const [piece] = [...allIn(rank)].flatMap(({ attributes }) => attributes['data-fighter'] ?? []);
        return `${rank.attributes['data-rank']} ${piece}`;
      });
    expect(ranks).toEqual([
      'morale4 thessaly-cavalry-5-1',
      'morale3 attica-hoplite-4-1',
      'morale2 attica-lightInfantry-3-1',
      'retreatBox attica-hoplite-4-2',
    ]);
  });

  it('shows the column of this round', () => {
    expect(named(svg, 'data-odds').map(attribute('data-odds'))).toEqual(['3-2']);
    expect(named(boardSvg(begun, { part: 'players' }), 'data-odds').map(attribute('data-odds'))).toEqual(['3-1']);
  });

  it('is not there without a battle', () => {
    expect(named(boardSvg(argive(), { part: 'players' }), 'data-battle')).toEqual([]);
  });
});

describe('R 22.5 what wins', () => {
  const panel = (state: GameState): readonly string[] => {
    const victory = first(boardSvg(state, { part: 'players' }), 'data-player', 'nobody');
    return victory === undefined
      ? []
      : [...allIn(victory)].filter(({ attributes: a }) => a['font-weight'] === 'bold').map(({ text }) => text);
  };

  it('is told by how many regions Athens controls', () => {
    expect(panel(argive())).toEqual(['Victory', '3', '3: The Athenian Empire: victory']);
    expect(panel(held(argive(), 'athens', 'corinth'))).toEqual([
      'Victory',
      '4',
      '4+: The Athenian Empire: decisive victory',
    ]);
  });

  it('names leaders who exist alone', () => {
    const known = new Set<string>(leaderFacts.map(({ id }) => id));
    const shown = idsIn(boardSvg(argive(), { part: 'players' }), 'data-piece').filter((id) => !id.includes('-'));
    expect(shown.filter((id) => !known.has(id))).toEqual([]);
    expect(shown.length).toBeGreaterThan(0);
  });
});
