/** Pictures of Successors, over whole random games: well-formed, complete, legible, and without a secret. */
import { beforeAll, describe, expect, it } from 'vitest';
import {
  board,
  createGame,
  createMatch,
  fromPosition,
  OPTIONAL_RULES,
  orThrow,
  sampleState,
  seededChance,
  viewFor,
  type Board,
  type GameEvent,
  type GameState,
} from '../../../src/successors/index.js';
import { boardSvg, LOCALES, THEMES } from '../../../src/successors/svg/index.js';
import { SUCCESSORS_POLICIES } from '../policies.js';
import { deciding, walk } from '../../kit/walk.js';
import { SEED } from '../../seed.js';
import { allIn, named, piecesIn, readStrictly } from '../../svg/reading.js';
import { successorsKit } from '../kit.js';
import { piecesExpected } from './expected.js';
import { crowdingIn } from './legibility.js';

/** A moment of a game, and its picture, in this or that theme and language. */
interface Moment {
  readonly state: GameState;
  readonly svg: string;
}

const GAMES = [
  { players: 2, policy: 'besiege', rules: [] },
  { players: 4, policy: 'sail', rules: [] },
  { players: 5, policy: 'uniform', rules: OPTIONAL_RULES },
] as const;

/** How many steps lie between two moments that are looked at, and how many moments at sea are. */
const STRIDE = 260;
const AT_SEA = 3;

function momentsOf({ players, policy, rules }: (typeof GAMES)[number]): readonly Moment[] {
  const moments: Moment[] = [];
  let atSea = 0;
  const kit = { ...successorsKit, options: () => ({ players, optionalRules: rules }) };
  const look = (state: GameState, events: readonly GameEvent[]): void => {
    const [theme = 'light', locale = 'en'] = [THEMES[moments.length % 2], LOCALES[(moments.length >> 1) % 2]];
    moments.push({ state, svg: boardSvg(state, { theme, locale, lastEvents: events }) });
  };
  const { state } = walk(
    kit,
    players,
    SEED,
    ({ index, after, events }) => {
      const afloat = after.stack.some((frame) => frame.kind === 'march' && frame.afloat) && atSea++ < AT_SEA;
      if (index % STRIDE === 0 || afloat) look(after, events);
    },
    undefined,
    deciding(SUCCESSORS_POLICIES[policy]),
  );
  look(state, []);
  return moments;
}

const moments: Moment[] = [];
beforeAll(() => {
  for (const game of GAMES) moments.push(...momentsOf(game));
});

describe('pictures of whole games', () => {
  it('there are some of every kind of moment', () => {
    const some = (is: (state: GameState) => boolean): boolean => moments.some(({ state }) => is(state));
    expect(some(({ sieges }) => Object.keys(sieges).length > 0)).toBe(true);
    expect(some(({ stack }) => stack.some((frame) => frame.kind === 'march' && frame.afloat))).toBe(true);
    expect(some(({ outcome }) => outcome !== null)).toBe(true);
  });

  it('are well-formed, in both themes and all languages', () => {
    for (const { svg } of moments) expect(readStrictly(svg)).toEqual({ width: 1600, height: 1000 });
  });

  it('show every piece of the state once, and nothing else', () => {
    for (const { state, svg } of moments) expect(piecesIn(svg)).toEqual(piecesExpected(state));
  });

  it('set no name or slip upon another, upon a space, or outside the map', () => {
    for (const { svg } of moments) expect(crowdingIn(svg)).toEqual([]);
  });

  it('tell nothing below the edge of a panel', () => {
    for (const { svg } of moments) {
      for (const { attributes, children } of named(svg, 'data-player')) {
        const box = children.find(({ name }) => name === 'rect')?.attributes ?? {};
        const lines = children.at(-1);
        const [, top = '', scale = ''] =
          /translate\(\S+ (\S+)\) scale\((\S+)\)/.exec(lines?.attributes['transform'] ?? '') ?? [];
        const depths = lines === undefined ? [] : [...allIn(lines)].map((line) => Number(line.attributes['y'] ?? 0));
        const bottom = Number(top) + Number(scale) * Math.max(...depths);
        expect(bottom, attributes['data-player']).toBeLessThanOrEqual(Number(box['y']) + Number(box['height']));
      }
    }
  });

  it('show no more of a view than it knows: two states alike in it have one picture', () => {
    const taste = seededChance(`pictures ${SEED}`);
    for (const { state } of moments.filter((_, index) => index % 4 === 0)) {
      const view = viewFor(state, 'red');
      const other = sampleState(view, taste);
      expect(boardSvg(viewFor(other, 'red'))).toBe(boardSvg(view));
    }
  });

  it('name no hidden card', () => {
    for (const { state } of moments.filter((_, index) => index % 6 === 0))
      expect(boardSvg(viewFor(state, 'spectator'))).toBe(boardSvg(state));
  });
});

describe('what is remembered from one picture to the next', () => {
  const onBoard = (state: GameState, own: Board): GameState => ({
    ...state,
    options: { ...state.options, board: own },
  });

  it('changes no picture: it is that of a board on which nothing was ever drawn', () => {
    const drawnBefore = structuredClone(board);
    const looks = LOCALES.flatMap((locale) => THEMES.map((theme) => ({ locale, theme })));
    for (const [index, { state }] of [...moments, ...moments].entries()) {
      const look = looks[index % looks.length] ?? {};
      const picture = boardSvg(onBoard(state, drawnBefore), look);
      if (index % 11 === 0) expect(boardSvg(onBoard(state, structuredClone(board)), look)).toBe(picture);
    }
  });

  it('are not the names: those of a board that is given are its own, though it be the one that is shipped', () => {
    const state = orThrow(createGame({ players: 2 }));
    const labels = (own: GameState): string =>
      named(boardSvg(own, { locale: 'de' }), 'data-label')
        .filter(({ attributes }) => attributes['data-label'] === 'space:tp-persian-gates')
        .flatMap(({ children }) => children.map(({ text }) => text))
        .join(' ');
    expect([state, onBoard(state, board), state].map(labels)).toEqual([
      'Persides Pylai',
      'Persian Gates',
      'Persides Pylai',
    ]);
  });
});

describe('what is asked of a picture', () => {
  const state = orThrow(createMatch({ players: 4, seed: 'babylon' })).state;

  it('spaces, paths and provinces are named once each', () => {
    const svg = boardSvg(state);
    expect(named(svg, 'data-space').map(({ attributes }) => attributes['data-space'])).toEqual(
      board.spaces.map(({ id }) => id),
    );
    expect(named(svg, 'data-path')).toHaveLength(board.paths.length);
    expect(named(svg, 'data-province').map(({ attributes }) => attributes['data-province'])).toEqual(
      board.provinces.map(({ id }) => id),
    );
    for (const element of ['data-space', 'data-path', 'data-province', 'data-piece'].flatMap((attribute) =>
      named(svg, attribute),
    ))
      if (element.attributes['role'] === 'img')
        expect(element.children[0]).toMatchObject({ name: 'title', text: expect.stringMatching(/\S/) });
  });

  it('what is highlighted stands out, and nothing else', () => {
    const pink = /#d6007f/g;
    const count = (svg: string): number => svg.match(pink)?.length ?? 0;
    expect(count(boardSvg(state))).toBe(0);
    const lit = boardSvg(state, {
      highlight: { spaces: ['pella'], paths: [{ a: 'pydna', b: 'pella' }], pieces: ['general:antigonos', 'deck'] },
    });
    const [pella] = named(lit, 'data-space').filter(({ attributes }) => attributes['data-space'] === 'pella');
    expect(JSON.stringify(pella)).toMatch(pink);
    const [path] = named(lit, 'data-path').filter(({ attributes }) => attributes['data-path'] === 'pella pydna');
    expect(JSON.stringify(path)).toMatch(pink);
  });

  it('a focus shows a part of the map', () => {
    const hellas = boardSvg(state, { focus: { province: 'hellas' } });
    const [, x = '', y = '', width = '', height = ''] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(hellas) ?? [];
    expect(Number(width)).toBeLessThan(500);
    expect(Number(height)).toBeLessThan(500);
    expect(Number(x)).toBeGreaterThanOrEqual(0);
    expect(Number(y)).toBeGreaterThanOrEqual(0);
    expect(boardSvg(state, { focus: { x: 10, y: 20, width: 300, height: 200 } })).toContain('viewBox="10 20 300 200"');
    expect(boardSvg(state, { focus: { spaces: [] } })).toContain('viewBox="0 0 1600 740"');
  });

  it('panels tell where a player’s points come from, what his generals are worth, and what he has on the map', () => {
    // Lydia has four spaces and brings 2 (R 7.4); a Champion has 3, Perdikkas 1, and no Prestige Points of his own (R 15.2, 16.1).
    const own = orThrow(
      fromPosition({
        format: 'diadochi-position',
        game: 'successors',
        version: 1,
        options: { players: 2 },
        champions: ['red'],
        markers: { red: ['sardeis', 'ephesos', 'pergamon'] },
        generals: { perdikkas: 'red:kelainai' },
        forces: { 'red:kelainai': { royalArmy: 2 }, 'red:ephesos': { mercenary: 1 }, 'red:pergamon': { royalArmy: 1 } },
        minorGenerals: ['red:ephesos', 'red:pergamon'],
      }),
    );
    const toldOf = (part: 'all' | 'players'): string => {
      const panel = named(boardSvg(own, { part }), 'data-player').find(
        ({ attributes }) => attributes['data-player'] === 'red',
      );
      return panel === undefined
        ? ''
        : [...allIn(panel)].flatMap(({ name, text }) => (name === 'text' ? [text] : [])).join(' ');
    };
    for (const part of ['all', 'players'] as const)
      expect(toldOf(part)).toMatch(
        /Victory Points: Lydia 2 Legitimacy: Champion 3 Perdikkas 1 Prestige: Perdikkas 4 On the map: 1 3 2 spaces 3$/,
      );
  });

  it('panels alone say below what their signs mean', () => {
    const [, legend = ''] = /data-layer="legend"[^>]*>(.*)/s.exec(boardSvg(state, { part: 'players' })) ?? [];
    expect([...legend.matchAll(/>([^<]+)<\/text>/g)].map(([, text]) => text)).toEqual([
      'Mercenary',
      'Loyal Macedonian',
      'Royal Army CU',
      'Silver Shields CU',
      'Elephant',
      'Minor General',
    ]);
  });

  it('panels alone are as narrow as a telephone', () => {
    const svg = boardSvg(state, { part: 'players', locale: 'de' });
    expect(readStrictly(svg).width).toBe(390);
    expect(named(svg, 'data-player').map(({ attributes }) => attributes['data-player'])).toEqual([
      'red',
      'blue',
      'yellow',
      'white',
      'nobody',
    ]);
    expect(named(svg, 'data-space')).toEqual([]);
  });

  it('what has happened is marked: marches, battles and captures', () => {
    const way: GameEvent = {
      type: 'retreated',
      rule: 'R 12.6',
      player: 'red',
      from: 'pella',
      to: 'larisa',
      generals: [],
      minors: 0,
      royals: [],
      cart: false,
      units: { mercenary: 1, loyal: 0, royalArmy: 0, silverShields: 0, elephant: 0 },
    };
    const taken: GameEvent = { type: 'spaceCaptured', rule: 'R 13.2.2', player: 'red', space: 'larisa', from: 'blue' };
    const events = named(boardSvg(state, { lastEvents: [way, taken, taken] }), 'data-event');
    expect(events.map(({ attributes }) => attributes['data-event'])).toEqual(['moved', 'fought']);
    expect(events.map(({ children }) => children[0]?.text)).toEqual(['Red: from Pella to Larisa', 'Larisa is taken']);
  });
});

describe('boards of one’s own', () => {
  const drawn = (own: Board): string => boardSvg(orThrow(createGame({ players: 2, board: own })), { part: 'map' });
  const discOf = (svg: string, space: string): string =>
    JSON.stringify(named(svg, 'data-space').find(({ attributes }) => attributes['data-space'] === space));

  it('with the default spaces are drawn as the default board', () => {
    const svg = boardSvg(orThrow(createGame({ players: 2 })), { part: 'map' });
    expect(drawn({ ...board, name: 'mine' })).toBe(svg);
  });

  it('with places of their own are drawn there', () => {
    const spaces = board.spaces.map((space, index) => ({
      ...space,
      x: 30 + (index % 14) * 110,
      y: 30 + Math.floor(index / 14) * 75,
    }));
    const [, second] = spaces;
    const disc = discOf(drawn({ ...board, spaces }), second?.id ?? '');
    expect(disc).toContain(`"cx":"${second?.x}"`);
    expect(disc).toContain(`"cy":"${second?.y}"`);
  });

  it('with other spaces are drawn by their degrees, and hostile names are text', () => {
    const name = '<script>alert("&")</script>';
    const spaces = board.spaces.map((space) => (space.id === 'pydna' ? { ...space, id: 'kitros', name } : space));
    const paths = board.paths.map(({ a, b, kind }) => ({
      a: a === 'pydna' ? 'kitros' : a,
      b: b === 'pydna' ? 'kitros' : b,
      kind,
    }));
    const svg = drawn({ ...board, spaces, paths });
    readStrictly(svg);
    expect(svg).not.toContain('<script');
    expect(discOf(svg, 'kitros')).toContain('alert');
    const places = named(svg, 'data-space').map((element) => JSON.stringify(element.children[1]));
    expect(new Set(places).size).toBe(board.spaces.length);
  });
});
