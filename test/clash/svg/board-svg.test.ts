/** Pictures of Clash of the Generals: over whole games at random of two, three and four, and what is drawn of this game alone. */
import { describe, expect, it } from 'vitest';
import { FURTHER_TRAYS } from '../../../src/clash/vocabulary.js';
import { TRAYS } from '../../../src/conquest/vocabulary.js';
import { machine } from '../../../src/clash/machine.js';
import { OPTIONAL_RULES } from '../../../src/clash/options.js';
import * as query from '../../../src/clash/questions.js';
import type { GameState } from '../../../src/clash/state.js';
import { boardSvg } from '../../../src/clash/svg/index.js';
import { named, readStrictly } from '../../svg/reading.js';
import { attribute, first, titleOf, whatPicturesAre, wordsIn } from '../../conquest/svg/variant.js';
import { scene } from '../battle.js';
import { emptyBoard, newGame } from '../table.js';

describe('pictures of whole games', () => {
  whatPicturesAre({ machine, query, boardSvg, trays: [...TRAYS, ...FURTHER_TRAYS] }, [
    { start: newGame(), seed: 'lamia', every: 1500 },
    { start: newGame({ players: 3, start: 'triparadeisos' }), seed: 'gabiene', every: 1900 },
    { start: newGame({ players: 4, optionalRules: OPTIONAL_RULES }), seed: 'ipsos', every: 2300 },
  ]);
});

describe('the map', () => {
  it('R S1.2: has three islands more than that of the base', () => {
    const drawn = named(boardSvg(newGame()), 'data-province').map(attribute('data-province'));
    expect(drawn).toHaveLength(32 + 3);
    expect(drawn.slice(-3)).toEqual(['crete', 'rhodes', 'cyprus']);
  });

  it('R S4.1: places for walls are seen when there are any, and then without a name', () => {
    const bare = emptyBoard({ players: 2 });
    const built = emptyBoard({ players: 2 }, { cities: { armeniaFortress: { walls: 2, holder: 'warlords' } } });
    expect(first(boardSvg(bare), 'data-space', 'armeniaFortress')).toBeUndefined();
    expect(
      first(boardSvg(bare, { highlight: { spaces: ['armeniaFortress'] } }), 'data-space', 'armeniaFortress'),
    ).toBeDefined();
    const sign = first(boardSvg(built), 'data-space', 'armeniaFortress');
    expect(titleOf(sign)).toBe('City Fortress in Armenia: 2 walls, the Warlords’');
    expect(wordsIn(sign)).toBe('2');
    expect(wordsIn(first(boardSvg(bare), 'data-space', 'sardis'))).toContain('Sardis');
  });

  it('R S8: fleets lie in their zones, with those who are aboard', () => {
    const svg = boardSvg(
      emptyBoard(
        { players: 2 },
        {
          baggage: { egyptianFleet: { at: 'egyptian', side: 'warlords' } },
          leaders: { ptolemy: { at: 'egyptian', side: 'warlords' } },
        },
      ),
    );
    const slip = first(svg, 'data-stack', 'warlords:egyptian');
    expect(titleOf(slip)).toBe('Warlords: Egyptian');
    expect(wordsIn(slip)).toContain('Ptolemy');
  });

  it('R S8: a sea zone can be pointed at, and stands out', () => {
    const state = newGame();
    expect(titleOf(first(boardSvg(state), 'data-space', 'aegean'))).toMatch(/^Sea zone Aegean: open to /);
    const lit = boardSvg(state, { part: 'map', highlight: { spaces: ['aegean'] } }).match(/#d6007f/g);
    expect(lit).toHaveLength(1);
  });

  it('R S1.5: the track has 51 turns, and in the extended game 91 in two lines', () => {
    const usual = boardSvg(newGame());
    const extended = boardSvg(newGame({ players: 2, extended: true }));
    expect(named(usual, 'data-turn')).toHaveLength(51);
    expect(named(extended, 'data-turn')).toHaveLength(91);
    expect(readStrictly(extended).height).toBeGreaterThan(readStrictly(usual).height + 40);
  });
});

describe('the panels', () => {
  const panel = (state: GameState, id: string, locale: 'en' | 'de' = 'en') =>
    wordsIn(first(boardSvg(state, { locale }), 'data-player', id));

  it('R S1.1: there is one for each side, and one for the empire', () => {
    const panels = (players: 2 | 3 | 4) =>
      named(boardSvg(newGame({ players })), 'data-player').map(attribute('data-player'));
    expect(panels(2)).toEqual(['regency', 'warlords', 'independents', 'neutral', 'nobody']);
    expect(panels(4)).toEqual(['antigonid', 'ptolemaic', 'seleucid', 'independents', 'neutral', 'nobody']);
  });

  it('R S12, S13, S14: points, markers, guards and prisoners; Rhodes, and who plays after whom', () => {
    const state: GameState = {
      ...emptyBoard(
        { players: 2 },
        {
          provinces: { macedonia: { holder: 'regency' } },
          cities: { rhodianFortress: { walls: 2, holder: 'warlords' } },
          leaders: { ptolemy: { at: 'captive', side: 'regency' }, antipater: { at: 'macedonia', side: 'regency' } },
          baggage: { roxane: { at: 'macedonia', side: 'regency' } },
          stack: [{ kind: 'turn', begun: true, step: 0, order: ['warlords', 'regency'] }],
        },
      ),
      memory: { guards: { regency: { unit: 'hypaspists-1', leader: 'antipater' } } },
    };
    // Macedonia 4, Roxane 3, a prisoner 1.
    expect(panel(state, 'regency')).toContain('8 VP');
    expect(panel(state, 'regency')).toContain('Has: Roxane Personal guard: Antipater: Hypaspists');
    expect(panel(state, 'regency')).toContain('Ptolemy');
    expect(panel(state, 'independents')).not.toContain('VP');
    expect(panel(state, 'nobody')).toContain('1. Warlords 2. Regents');
    expect(panel(state, 'nobody')).toContain('Rhodes: ally of the Warlords');
    expect(panel(state, 'nobody', 'de')).toContain('Rhodos: verbündet, Kriegsherren');
  });
});

describe('the Tactical Display', () => {
  it('R S10.5: artillery and those who stand with it are both told, and their strengths add up', () => {
    const state = scene({
      fighters: { 'artillery-1': 'antigonid centre', 'phalanx-1': 'ptolemaic centre' },
      pairs: { 'artillery-1': 'persianInfantry-1' },
    });
    const chip = first(boardSvg(state, { part: 'battle' }), 'data-fighter', 'artillery-1');
    // 4-1 and 3-2: in brackets who shoots, by himself, and behind the other (ruling S10.3).
    expect(wordsIn(chip)).toContain('(4)+3-2');
    expect(titleOf(chip)).toMatch(/^1 Artillery \(.*4-1.*; 1 Persian infantry \(.*3-2/);
  });
});
