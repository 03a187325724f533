/** Pictures of Alexandros, over whole random games: well-formed, complete, and without a secret. */
import { beforeAll, describe, expect, it } from 'vitest';
import {
  createMatch,
  legalActions,
  orThrow,
  play,
  query,
  sampleState,
  seededChance,
  SYMBOLS,
  viewFor,
  type CardCounts,
  type GameEvent,
  type GameState,
} from '../../../src/alexandros/index.js';
import { boardSvg, LOCALES, THEMES } from '../../../src/alexandros/svg/index.js';
import { latticeOf } from '../../../src/alexandros/geometry/index.js';
import { label } from '../../../src/alexandros/text/index.js';
import { walk } from '../../kit/walk.js';
import { SEED } from '../../seed.js';
import { allIn, named, piecesIn, readStrictly } from '../../svg/reading.js';
import { alexandrosKit } from '../kit.js';

const size = (cards: CardCounts): number => SYMBOLS.reduce((sum, symbol) => sum + cards[symbol], 0);
const open = (name: string, cards: CardCounts): readonly string[] =>
  SYMBOLS.filter((symbol) => cards[symbol] > 0).map((symbol) => `${name}:${symbol} ×${cards[symbol]}`);

function piecesExpected(state: GameState): readonly string[] {
  return [
    'alexander ×1',
    ...state.walls.map((side) => `wall:${side} ×1`),
    ...state.seats.flatMap(({ player, score, guards, hand }) => [
      ...guards.map((space) => `guard:${space} ×1`),
      `score:${player} ×${score}`,
      `hand:${player} ×${size(hand.secret)}`,
      ...open(`shown:${player}`, hand.shown),
      `guards:${player} ×${4 - guards.length}`,
    ]),
    ...state.faceUp.map((_, index) => `faceUp:${index} ×1`),
    `supply ×${size(state.supply)}`,
    ...open('discards', state.discards),
    `walls:black ×${Math.max(0, 65 - state.walls.length)}`,
    `walls:red ×${Math.min(10, 75 - state.walls.length)}`,
  ].sort();
}

interface Moment {
  readonly state: GameState;
  readonly svg: string;
}

const moments: Moment[] = [];
beforeAll(() => {
  for (const players of alexandrosKit.playerCounts) {
    const look = (state: GameState, events: readonly GameEvent[]): void => {
      const [theme = 'light', locale = 'en'] = [THEMES[moments.length % 2], LOCALES[(moments.length >> 1) % 2]];
      moments.push({ state, svg: boardSvg(state, { theme, locale, lastEvents: events }) });
    };
    const { state } = walk(alexandrosKit, players, SEED, ({ index, after, events }) => {
      if (index % 30 === 0) look(after, events);
    });
    look(state, []);
  }
});

describe('pictures of whole games', () => {
  it('are well-formed, in both themes and all languages', () => {
    for (const { svg } of moments) expect(readStrictly(svg)).toEqual({ width: 1600, height: 1000 });
  });

  it('show every piece of the state once, and nothing else', () => {
    expect(moments.some(({ state }) => state.walls.length > 20)).toBe(true);
    for (const { state, svg } of moments) expect(piecesIn(svg)).toEqual(piecesExpected(state));
  });

  it('show every space with its owner', () => {
    for (const { state, svg } of moments) {
      const owners = query
        .provinces(state)
        .flatMap(({ spaces, owner }) => spaces.map((space) => `${space} ${owner ?? 'nobody'}`));
      const drawn = named(svg, 'data-space').map(
        ({ attributes }) => `${attributes['data-space']} ${attributes['data-owner'] ?? 'nobody'}`,
      );
      expect(drawn.sort()).toEqual(owners.sort());
    }
  });

  it('tell the provinces of each player, with what they are worth', () => {
    for (const { state, svg } of moments) {
      for (const { player, guards } of state.seats) {
        const held = query.provinces(state).filter(({ owner }) => owner === player);
        const panel = named(svg, 'data-player').find(({ attributes }) => attributes['data-player'] === player);
        const texts =
          panel === undefined ? [] : [...allIn(panel)].flatMap(({ name, text }) => (name === 'text' ? [text] : []));
        for (const { spaces, value } of held) {
          const guard = guards.find((space) => spaces.includes(space));
          expect(texts[texts.indexOf(guard === undefined ? '' : label(state, guard)) + 1]).toBe(String(value));
        }
      }
    }
  });

  it('show no more of a view than it knows: two states alike in it have one picture', () => {
    const taste = seededChance(`pictures ${SEED}`);
    for (const { state } of moments) {
      const view = viewFor(state, 'red');
      expect(boardSvg(viewFor(sampleState(view, taste), 'red'))).toBe(boardSvg(view));
    }
  });
});

describe('what is asked of a picture', () => {
  let match = orThrow(createMatch({ players: 3, seed: 'gordion' }));
  for (let step = 0; step < 6; step++) {
    const [first] = legalActions(match.state);
    if (first !== undefined) match = orThrow(play(match, first)).match;
  }
  const { state } = match;

  it('what is highlighted stands out, and nothing else', () => {
    const count = (svg: string): number => svg.match(/#d6007f/g)?.length ?? 0;
    expect(count(boardSvg(state))).toBe(0);
    expect(count(boardSvg(state, { highlight: { points: [state.alexander] } }))).toBe(2);
    expect(count(boardSvg(state, { highlight: { pieces: ['alexander'] } }))).toBe(1);
    expect(count(boardSvg(state, { highlight: { sides: ['p0.0-p0.2'] } }))).toBe(1);
  });

  it('a focus shows a part of the board, the players alone none of it', () => {
    const near = boardSvg(state, { focus: { spaces: ['s2.0'] } });
    expect(Number(/viewBox="\S+ \S+ (\S+)/.exec(near)?.[1])).toBeLessThan(400);
    const svg = boardSvg(state, { part: 'players', locale: 'de' });
    expect(readStrictly(svg).width).toBe(390);
    expect(named(svg, 'data-player').map(({ attributes }) => attributes['data-player'])).toEqual([
      'red',
      'yellow',
      'blue',
      'nobody',
    ]);
    expect(named(svg, 'data-space')).toEqual([]);
  });

  it('every place is found by its name at the edges, and told by it', () => {
    const [, rulers = ''] = /data-layer="rulers"[^>]*>(.*?)<\/g>/s.exec(boardSvg(state)) ?? [];
    const written = [...rulers.matchAll(/>([^<]+)<\/text>/g)].map(([, text]) => text);
    const { spaces, points } = latticeOf(state);
    const parts = [...spaces, ...points].flatMap((id) => label(state, id).match(/[A-Z]+|\d+/g) ?? []);
    expect(written.toSorted()).toEqual([...new Set(parts)].toSorted());
    expect(written.slice(0, 3)).toEqual(['A', 'C', 'E']);
    expect(named(boardSvg(state), 'data-space').map(({ children }) => children[0]?.text)).toContainEqual(
      expect.stringMatching(/^\w+ space B3, outside occupied provinces$/),
    );
  });

  it('Alexander’s steps are marked', () => {
    const step: GameEvent = {
      type: 'alexanderStepped',
      rule: 'R Moving Alexander',
      player: 'red',
      from: 'p0.0',
      to: 'p1.1',
    };
    expect(named(boardSvg(state, { lastEvents: [step, step] }), 'data-event')).toHaveLength(2);
  });
});
