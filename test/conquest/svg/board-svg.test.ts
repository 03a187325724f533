/** Pictures of Conquest and Empire, over whole random games: well-formed, complete, legible; and the Tactical Display. */
import { beforeAll, describe, expect, it } from 'vitest';
import { createGame, orThrow, query, viewFor, type GameEvent, type GameState } from '../../../src/conquest/index.js';
import { boardSvg, LOCALES, PARTS, THEMES, type PictureOptions } from '../../../src/conquest/svg/index.js';
import { overlap, type Box } from '../../../src/svg/box.js';
import { walk } from '../../kit/walk.js';
import { SEED } from '../../seed.js';
import { allIn, named, readStrictly, type ReadElement } from '../../svg/reading.js';
import { moving, scene } from '../battle.js';
import { conquestKit } from '../kit.js';
import { board, everyUnit } from '../table.js';
import { crowdingIn, thingsIn } from './crowding.js';

interface Moment {
  readonly state: GameState;
  readonly svg: string;
}

const moments: Moment[] = [];
beforeAll(() => {
  const look = (state: GameState, events: readonly GameEvent[]): void => {
    const [theme = 'light', locale = 'en'] = [THEMES[moments.length % 2], LOCALES[(moments.length >> 1) % 2]];
    moments.push({ state, svg: boardSvg(state, { theme, locale, lastEvents: events }) });
  };
  const { state } = walk(conquestKit, 2, SEED, ({ index, after, events }) => {
    if (index % 100 === 0) look(after, events);
  });
  look(state, []);
});

const attribute =
  (name: string) =>
  ({ attributes }: ReadElement) =>
    attributes[name];
const first = (svg: string, name: string, value: string): ReadElement | undefined =>
  named(svg, name).find(({ attributes }) => attributes[name] === value);
const titleOf = (element: ReadElement | undefined): string | undefined => element?.children[0]?.text;

/** The ids of pieces in a picture: of alike units all. */
const idsIn = (svg: string, name: 'data-piece' | 'data-fighter'): readonly string[] =>
  named(svg, name).flatMap(({ attributes }) => (attributes['data-units'] ?? attributes[name] ?? '').split(' '));

describe('pictures of whole games', () => {
  it('are well-formed, in both themes and all languages; while a battle is fought, with room for it', () => {
    expect(moments.length).toBeGreaterThan(4);
    for (const { state, svg } of moments) {
      const { width, height } = readStrictly(svg);
      expect(width).toBe(1600);
      if (query.battleOf(state) === undefined) expect(height).toBe(1000);
      else expect(height).toBeGreaterThan(1100);
    }
  });

  it('show every unit, leader and marker once, and nothing else', () => {
    for (const { state, svg } of moments) {
      const all = [...Object.keys(everyUnit(state)), ...Object.keys(state.leaders), ...Object.keys(state.baggage)];
      expect([...idsIn(svg, 'data-piece')].sort()).toEqual(all.sort());
    }
  });

  it('show on the display all who came to the battle and are not lost, once, also before they are placed', () => {
    for (const { state, svg } of moments) {
      const battle = query.battleOf(state);
      const setUp = state.stack.find((frame) => frame.kind === 'array');
      const there = battle?.fighters.flatMap((fighter) => [
        fighter.unit,
        ...(fighter.with === null ? [] : [fighter.with]),
      ]);
      const leading = battle?.leaders.map(({ leader }) => leader);
      expect([...idsIn(svg, 'data-fighter')].sort()).toEqual(
        [...(there ?? []), ...(leading ?? []), ...(setUp?.units ?? []), ...(setUp?.leaders ?? [])].sort(),
      );
    }
  });

  it('show pieces where they are, in forces of one side', () => {
    for (const { state, svg } of moments) {
      const slips = named(svg, 'data-stack');
      const placed = slips.flatMap((slip) =>
        [...allIn(slip)].flatMap(({ attributes }) =>
          (attributes['data-units'] ?? attributes['data-piece'] ?? '')
            .split(' ')
            .filter((id) => id !== '')
            .map((id) => `${id} ${slip.attributes['data-stack']?.split(':').at(-1)}`),
        ),
      );
      const isTray = (at: string): boolean => ['pool', 'track', 'aside', 'gone'].includes(at);
      const onMap = [...Object.entries(state.units), ...Object.entries(state.leaders), ...Object.entries(state.baggage)]
        .filter(([, { at }]) => !isTray(at))
        .map(([id, { at }]) => `${id} ${at}`);
      expect(placed.sort()).toEqual(onMap.sort());
    }
  });

  it('R 5.1, 7.2 show every province with who controls it and its supplies', () => {
    for (const { state, svg } of moments) {
      const drawn = named(svg, 'data-province').map(
        ({ attributes: a }) => `${a['data-province']} ${a['data-status']} ${a['data-supplies']}`,
      );
      const expected = Object.entries(state.provinces).map(
        ([id, { supplies }]) => `${id} ${query.statusOf(state, id)} ${supplies}`,
      );
      expect(drawn.sort()).toEqual(expected.sort());
    }
  });

  it('show every city with its walls', () => {
    for (const { state, svg } of moments)
      expect(named(svg, 'data-walls').map(({ attributes: a }) => `${a['data-space']} ${a['data-walls']}`)).toEqual(
        Object.entries(state.cities).map(([id, { walls }]) => `${id} ${walls}`),
      );
  });

  it('have no name, city or slip upon another', () => {
    for (const { state } of moments)
      for (const locale of LOCALES) expect(crowdingIn(boardSvg(state, { part: 'map', locale }))).toEqual([]);
  });

  it('are of a view what they are of its state: nothing is hidden', () => {
    for (const { state } of moments.slice(0, 3)) expect(boardSvg(viewFor(state, 'spectator'))).toBe(boardSvg(state));
  });
});

const start = orThrow(createGame({ players: 2 }));

describe('the map', () => {
  it('measures what it says: 32 provinces of two or more signs, 16 cities, 6 seas', () => {
    const things = thingsIn(boardSvg(start, { part: 'map' }));
    // A province has its name and its letter, a city and a sea have their names.
    expect(things.filter(({ kind }) => kind === 'name')).not.toHaveLength(0);
    expect(new Set(things.filter(({ kind }) => kind === 'name').map(({ name }) => name)).size).toBe(32 + 16 + 6);
    expect(things.filter(({ kind }) => kind === 'city')).toHaveLength(16);
  });

  it('R 8.2 closes the borders of mountains in winter alone', () => {
    const closed = (turn: number) => named(boardSvg(board({ turn })), 'data-closed').map(attribute('data-kind'));
    expect(closed(1)).toEqual([]);
    // Turn 4 is Winter 334; every border of a Mountain province but that of Thrace and Ionia: 26 of 53.
    expect(closed(4)).toEqual(Array.from({ length: 26 }, () => 'mountain'));
  });

  it('R 8.2 bars the border of Gaza to the enemy of whoever holds it, and to nobody without walls', () => {
    const barred = (cities: GameState['cities']) => named(boardSvg(board({ cities })), 'data-barred');
    const withGaza = (walls: number, holder: 'macedonian' | 'persian' | null) =>
      barred({ ...start.cities, gaza: { walls, holder } }).map(
        ({ attributes: a }) => `${a['data-border']}: ${a['data-barred']}`,
      );
    expect(withGaza(1, 'persian')).toEqual(['syria egypt: macedonian']);
    expect(withGaza(2, 'macedonian')).toEqual(['syria egypt: persian']);
    expect(withGaza(0, null)).toEqual([]);
  });

  it('R 5.6 tells who can use a sea zone', () => {
    const users = named(boardSvg(start), 'data-zone').map(
      ({ attributes: a }) => `${a['data-zone']}: ${a['data-users']}`,
    );
    // Thrace and Ionia, which both contest, have coasts of the first four.
    expect(users).toEqual([
      'blackSea: macedonian persian',
      'aegean: macedonian persian',
      'ionian: macedonian persian',
      'cypriote: macedonian persian',
      'phoenician: persian',
      'egyptian: persian',
    ]);
  });

  it('tells of a province, a city, a counter and a leader all there is, in both languages', () => {
    const [english, german] = [boardSvg(start), boardSvg(start, { locale: 'de' })];
    expect(titleOf(first(english, 'data-province', 'egypt'))).toBe('Egypt: Persian, rich land, plenty of supplies');
    expect(titleOf(first(german, 'data-province', 'egypt'))).toBe('Ägypten: persisch, reiches Land, reichlich Vorräte');
    expect(titleOf(first(english, 'data-space', 'tyre'))).toBe('City Tyre: 4 walls, Persian');
    expect(titleOf(first(german, 'data-space', 'susa'))).toBe(
      'Stadt Susa: 1 Mauer, persisch, Schatz von Susa, nicht erreicht',
    );
    expect(titleOf(first(english, 'data-piece', 'phalanx-1'))).toBe(
      '6 Phalanx (Macedonian, heavy infantry), attack and defense 8-8, 2 of 2 steps',
    );
    expect(titleOf(first(german, 'data-piece', 'alexander'))).toBe('Alexander, Fähigkeit 9');
  });

  it('R 10.16 a wounded leader is told by his mark and by the ability of his reverse', () => {
    const hurt = boardSvg(board({ leaders: { alexander: { wounded: true } } }));
    expect(named(hurt, 'data-wounded').map(attribute('data-piece'))).toEqual(['alexander']);
    expect(titleOf(first(hurt, 'data-piece', 'alexander'))).toBe('Alexander, ability 7, wounded');
    expect(titleOf(first(hurt, 'data-player', 'macedonian'))).toBe('Macedonians');
  });

  it('R 2.3 a counter that has lost steps is apart from those that have not', () => {
    const svg = boardSvg(board({ units: { 'phalanx-2': { steps: 1 } } }));
    expect(first(svg, 'data-piece', 'phalanx-1')?.attributes['data-units']).toBe(
      'phalanx-1 phalanx-3 phalanx-4 phalanx-5 phalanx-6',
    );
    expect(titleOf(first(svg, 'data-piece', 'phalanx-2'))).toBe(
      '1 Phalanx (Macedonian, heavy infantry), attack and defense 7-7, 1 of 2 steps',
    );
  });

  it('R 4.1 the track tells seasons and years, and where the game is', () => {
    const svg = boardSvg(board({ turn: 19 }));
    expect(named(svg, 'data-turn')).toHaveLength(46);
    expect(named(svg, 'data-now').map(titleOf)).toEqual([
      'Turn 19: Autumn 330 BC, Spartan revolt, barbarian raid, mutiny, Macedonians due to arrive, Persians due to arrive',
    ]);
  });

  it('R 15 objectives are told, and on which turn they were secured', () => {
    const svg = boardSvg(board({ turn: 9, secured: { gordianKnot: 5, treasuryOfSusa: 7 } }));
    const secured = named(svg, 'data-secured').map(
      ({ attributes: a }) => `${a['data-objective']} ${a['data-secured']}`,
    );
    expect(secured).toEqual(['gordianKnot 5', 'treasuryOfSusa 7']);
    expect(named(svg, 'data-objective')).toHaveLength(11);
    expect(titleOf(first(svg, 'data-space', 'susa'))).toContain('secured on turn 7');
  });
});

describe('what is asked of a picture', () => {
  const lit = (state: GameState, highlight: PictureOptions['highlight'] = {}): number =>
    boardSvg(state, { highlight }).match(/#d6007f/g)?.length ?? 0;

  it('what is highlighted stands out, and nothing else', () => {
    expect(lit(start)).toBe(0);
    // A province is tinted and edged.
    expect(lit(start, { provinces: ['media'] })).toBe(2);
    expect(lit(start, { spaces: ['tyre'] })).toBe(1);
    expect(lit(start, { pieces: ['alexander'] })).toBe(1);
    // Any of those that are alike, on the map or off it.
    expect(lit(start, { pieces: ['phalanx-4'] })).toBe(1);
    expect(lit(start, { pieces: ['siegeTrain'] })).toBe(1);
    expect(lit(start, { pieces: ['darius'] })).toBe(1);
  });

  it('a focus shows a part of the map, the players alone none of it', () => {
    const near = boardSvg(start, { focus: { places: ['ionia'] } });
    const [, x = 0, y = 0, width = 0, height = 0] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(near)?.map(Number) ?? [];
    expect([width, height]).toEqual([320, 320]);
    expect(x).toBeGreaterThan(100);
    expect(y).toBeLessThan(300);
    const narrow = boardSvg(start, { part: 'players', locale: 'de' });
    expect(readStrictly(narrow).width).toBe(390);
    expect(named(narrow, 'data-player').map(attribute('data-player'))).toEqual(['macedonian', 'persian', 'nobody']);
    expect(named(narrow, 'data-province')).toEqual([]);
  });

  it('marches and combats are marked, each place once', () => {
    const march: GameEvent = {
      type: 'marched',
      rule: 'R 8.1',
      side: 'macedonian',
      force: 'macedonian',
      leader: 'alexander',
      units: ['phalanx-1'],
      from: 'ionia',
      to: 'phrygia',
      forced: false,
    };
    const fight: GameEvent = { type: 'minorCombatDecided', rule: 'R 9.4', province: 'phrygia', die: 3, result: 'DL' };
    const events = named(boardSvg(start, { lastEvents: [march, fight, fight] }), 'data-event');
    expect(events.map(titleOf)).toEqual(['Macedonians: Ionia to Phrygia', 'Combat: Phrygia']);
  });

  it('every part is well-formed in both languages and themes', () => {
    for (const part of PARTS)
      for (const theme of THEMES)
        for (const locale of LOCALES)
          expect(readStrictly(boardSvg(start, { part, theme, locale })).width).toBeGreaterThan(300);
  });
});

/** The first rectangle of something. */
function areaOf({ children }: ReadElement): Box {
  const [box] = children.filter(({ name }) => name === 'rect');
  const at = (key: string): number => Number(box?.attributes[key] ?? NaN);
  return { x: at('x'), y: at('y'), width: at('width'), height: at('height') };
}

describe('R 10.4 the Tactical Display', () => {
  const state = scene({
    fighters: {
      'phalanx-1': 'macedonian centre',
      'phalanx-2': 'macedonian centre 2',
      'hetairoi-1': 'macedonian right',
      'agrianes-1': 'persian left',
      'persianInfantry-1': 'persian centre',
      'persianCavalry-1': 'persian routed',
      'mercenaryHoplites-1': 'persian reserve',
    },
    pairs: { 'persianInfantry-1': 'persianInfantry-2' },
    leaders: { alexander: 'hetairoi-1', memnon: 'persian reserve' },
    engaged: [{ attacker: 'phalanx-1', defender: 'persianInfantry-1' }],
    top: moving('macedonian'),
    round: 3,
  });
  const svg = boardSvg(state, { part: 'battle' });

  it('has the seven boxes of both armies, with so many in each', () => {
    const boxes = named(svg, 'data-space').map(({ attributes: a }) => `${a['data-space']} ${a['data-count']}`);
    expect(boxes.filter((text) => !text.endsWith(' 0')).sort()).toEqual([
      'macedonian:centre 2',
      'macedonian:right 1',
      'persian:centre 1',
      'persian:left 1',
      'persian:reserve 1',
      'persian:routed 1',
    ]);
    expect(boxes).toHaveLength(14);
  });

  it('shows each unit in its box and line; two that stand as one add up', () => {
    const posts = named(svg, 'data-post').map(({ attributes: a, children }) => {
      const counters = children.filter(({ attributes }) => 'data-fighter' in attributes);
      return `${counters.map(attribute('data-fighter')).join('+')} ${a['data-post']} ${a['data-line']}`;
    });
    expect(posts.sort()).toEqual([
      'agrianes-1 persian:left 1',
      'alexander+hetairoi-1 macedonian:right 1',
      'mercenaryHoplites-1 persian:reserve 1',
      'persianCavalry-1 persian:routed 1',
      'persianInfantry-1 persian:centre 1',
      'phalanx-1 macedonian:centre 1',
      'phalanx-2 macedonian:centre 2',
    ]);
    // R 10.7: infantry of 3-2 stands as 6-4.
    const pair = first(svg, 'data-fighter', 'persianInfantry-1');
    expect(pair?.attributes['data-units']).toBe('persianInfantry-1 persianInfantry-2');
    expect(pair?.children.filter(({ name }) => name === 'text').map(({ text }) => text)).toContain('6-4');
  });

  it('shows a leader who is alone in his box, and who is locked in combat', () => {
    expect(titleOf(first(svg, 'data-fighter', 'memnon'))).toBe('Memnon, ability 7');
    expect(named(svg, 'data-engaged').map(titleOf)).toEqual(['Phalanx and Persian infantry are locked in combat']);
  });

  it('tells battle and round; is in the whole picture and the narrow one, and absent without a battle', () => {
    expect(titleOf(first(svg, 'data-layer', 'battle'))).toBe('Battle of Ionia · Round 3');
    const narrow = boardSvg(state, { part: 'players', locale: 'de' });
    expect(titleOf(first(narrow, 'data-layer', 'battle'))).toBe('Schlacht: Ionien · 3. Gefechtsrunde');
    expect(first(boardSvg(start), 'data-layer', 'battle')).toBeUndefined();
    expect(boardSvg(start, { part: 'battle' })).toContain('No battle is being fought.');
  });

  it('no counter and no leader lies upon another or beyond its box, wide or narrow', () => {
    for (const part of ['battle', 'players'] as const) {
      const drawn = boardSvg(state, { part });
      const boxes = new Map(named(drawn, 'data-space').map((box) => [box.attributes['data-space'], areaOf(box)]));
      const counters = named(drawn, 'data-in').flatMap((inside) =>
        [...allIn(inside)]
          .filter(({ attributes }) => 'data-fighter' in attributes)
          .map((counter) => ({ area: areaOf(counter), box: boxes.get(inside.attributes['data-in']) })),
      );
      expect(counters.length).toBe(9);
      for (const [index, { area, box }] of counters.entries()) {
        expect(area.x).toBeGreaterThanOrEqual(box?.x ?? Infinity);
        expect(area.x + area.width).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
        expect(area.y + area.height).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
        for (const other of counters.slice(index + 1)) expect(overlap(area, other.area)).toBe(0);
      }
    }
  });
});
