/** Pictures of the campaigns: hands, cards on the table, what is in force, works, helots, storms, Sicily and peace. */
import { describe, expect, it } from 'vitest';
import type { CardsState, EffectState, GameState, PeaceState, SicilyState } from '../../../src/peloponnesian/state.js';
import { boardSvg, LOCALES, THEMES } from '../../../src/peloponnesian/svg/index.js';
import { viewFor } from '../../../src/peloponnesian/view.js';
import { allIn, named, readStrictly, type ReadElement } from '../../svg/reading.js';
import { boxAround, overlap, type Box } from '../../../src/svg/box.js';
import { textWidth } from '../../../src/svg/measure.js';
import { rectanglesIn } from '../../svg/crowding.js';
import { four as fourPlayers, three as threePlayers } from '../allies.js';
import { campaign } from '../campaign.js';
import { cities, situation, units } from '../positions.js';

const start = campaign();
const begun = start.cards as CardsState;

/** The campaign with these hands, and these cards on the board; all others are in the deck. */
const withCards = (hands: CardsState['hands'], active: CardsState['active'] = []): GameState => {
  const out = [...Object.values(hands).flat(), ...active.map(({ card }) => card)];
  return { ...start, cards: { ...begun, hands, active, deck: begun.deck.filter((card) => !out.includes(card)) } };
};
const withEffects = (...effects: readonly EffectState[]): GameState => ({ ...start, effects });

const peace: PeaceState = { year: 421, card: null, offences: { now: {}, before: {} } };
const sicily: SicilyState = { since: 425, winner: 'league', tribute: 0, fleets: 2 };

const first = (svg: string, name: string, value: string): ReadElement => {
  const found = named(svg, name).find(({ attributes }) => attributes[name] === value);
  if (found === undefined) throw new Error(`nothing has ${name}="${value}"`);
  return found;
};
const textsIn = (element: ReadElement): readonly string[] => [...allIn(element)].map(({ text }) => text);
const titleOf = (element: ReadElement): string | undefined => element.children[0]?.text;
const panelOf = (svg: string, id: string): ReadElement => first(svg, 'data-player', id);
const cardsIn = (element: ReadElement): readonly string[] =>
  [...allIn(element)].flatMap(({ attributes }) => attributes['data-card'] ?? []);
const legendOf = (state: GameState): readonly string[] =>
  textsIn(first(boardSvg(state, { part: 'players' }), 'data-layer', 'legend'));

const [one = 0, two = 0, three = 0, four = 0] = begun.deck;

describe('R 12 Event Cards', () => {
  const state = withCards({ athens: [one, two], sparta: [three] }, [{ card: four, player: 'sparta', since: 0 }]);

  it('a state shows both hands and what lies on the board', () => {
    const svg = boardSvg(state, { part: 'players' });
    expect(cardsIn(panelOf(svg, 'athens'))).toEqual([String(one), String(two)]);
    expect(cardsIn(panelOf(svg, 'sparta'))).toEqual([String(three)]);
    expect(cardsIn(panelOf(svg, 'cards'))).toEqual([String(four)]);
    expect(textsIn(panelOf(svg, 'cards'))).toContain(`deck ${begun.deck.length - 4}, discards 0`);
  });

  it('a view shows the hand of its viewer, and of the other how many cards there are', () => {
    const svg = boardSvg(viewFor(state, 'sparta'), { part: 'players' });
    expect(cardsIn(panelOf(svg, 'athens'))).toEqual([]);
    expect(textsIn(panelOf(svg, 'athens'))).toContain('2 face down');
    expect(cardsIn(panelOf(svg, 'sparta'))).toEqual([String(three)]);
  });

  it('two states that differ in a hidden hand alone have the same picture', () => {
    const other = withCards({ athens: [two, three], sparta: [one] }, [{ card: four, player: 'sparta', since: 0 }]);
    expect(boardSvg(viewFor(other, 'spectator'))).toBe(boardSvg(viewFor(state, 'spectator')));
  });

  it('no caption has two colons, in either language', () => {
    const full: GameState = { ...state, effects: [{ does: 'storms' }], sicily };
    for (const locale of LOCALES) expect(boardSvg(full, { part: 'players', locale })).not.toContain('::');
  });
});

describe('R 6.5.1, 24.5 a city that has revolted from Athens', () => {
  const revolted = (state: GameState): GameState => cities(state, { potidaea: { revolt: 0 } });
  const potidaeaIn = (state: GameState, theme: 'light' | 'dark'): ReadElement =>
    first(boardSvg(revolted(state), { theme }), 'data-city', 'potidaea');
  const fillOf = (city: ReadElement): string | undefined =>
    city.children.find(({ attributes }) => attributes['fill'] !== undefined)?.attributes['fill'];

  it('is the one enemy of Athens where there is one', () => {
    const city = potidaeaIn(start, 'light');
    expect(city.attributes['data-holder']).toBe('sparta');
    expect(titleOf(city)).toContain(', Sparta, in revolt');
  });

  it.each(THEMES)('is the whole League among allies, in a colour of no player: %s', (theme) => {
    for (const state of [threePlayers(), fourPlayers()]) {
      const city = potidaeaIn(state, theme);
      expect(city.attributes['data-holder']).toBe('league');
      expect(titleOf(city)).toContain(', the Peloponnesian League, in revolt');
      const others = ['athens', 'sparta', 'thebes', 'corinth'].map((id) =>
        fillOf(first(boardSvg(fourPlayers(), { theme }), 'data-city', id)),
      );
      expect(new Set([fillOf(city), ...others]).size).toBe(1 + 4);
      expect(textsIn(first(boardSvg(revolted(state), { part: 'players' }), 'data-layer', 'legend'))).toContain(
        'the Peloponnesian League',
      );
    }
  });

  it('belongs to an ally again whose control marker lies on it', () => {
    const taken = cities(fourPlayers(), { potidaea: { held: 'corinth' } });
    expect(first(boardSvg(taken), 'data-city', 'potidaea').attributes['data-holder']).toBe('corinth');
    expect(legendOf({ ...taken, cities: { potidaea: { held: 'corinth' } } })).not.toContain('the Peloponnesian League');
  });
});

describe('R C what cards do for a while', () => {
  it('is told once, with a number if several cards do the same', () => {
    const storm: EffectState = { does: 'storms' };
    const texts = textsIn(panelOf(boardSvg(withEffects(storm, storm), { part: 'players' }), 'cards'));
    expect(texts.filter((text) => text.startsWith('storms may rise'))).toEqual(['storms may rise ×2']);
  });

  it('no text goes beyond the edge of a narrow picture or into another one', () => {
    const regions = ['corinth', 'epidaurus', 'argolid', 'laconia', 'arcadia', 'elis', 'achaea'] as const;
    const state: GameState = {
      ...withCards({ athens: begun.deck.slice(0, 5), sparta: begun.deck.slice(60, 65) }),
      effects: [
        { does: 'earthquake', regions },
        { does: 'festival', regions: ['elis', 'arcadia', 'corinth', 'argolid'], attacked: -1 },
      ],
      peace,
    };
    for (const locale of LOCALES)
      for (const theme of THEMES) {
        const svg = boardSvg(state, { part: 'players', locale, theme });
        const { width } = readStrictly(svg);
        const boxes = textBoxesIn(panelOf(svg, 'cards'));
        expect(boxes.length).toBeGreaterThan(10);
        for (const { box, text } of boxes) expect(box.x + box.width, text).toBeLessThanOrEqual(width - 6);
        for (const [index, { box, text }] of boxes.entries())
          for (const other of boxes.slice(index + 1))
            expect(overlap(box, other.box), `${text} ${other.text}`).toBeLessThan(1);
      }
  });

  it('a storm has its sign below the name of its sea, and no slip lies upon it', () => {
    const sea = 'southAegeanSea';
    const state = units(withEffects({ does: 'storm', sea }), { 'attica-fleet-6-1': { at: sea } });
    const svg = boardSvg(state, { part: 'map' });
    const marked = named(svg, 'data-storm').map(({ attributes }) => attributes['data-label']);
    expect(marked).toEqual([sea]);
    expect(textsIn(first(svg, 'data-label', sea))).toContain('a storm rages here');
    const [, x, y] = [...allIn(first(svg, 'data-label', sea))].flatMap(
      ({ attributes: { transform = '' } }) => /translate\((\S+) (\S+)\)/.exec(transform) ?? [],
    );
    const sign = boxAround({ x: Number(x), y: Number(y) }, 28);
    const slips = rectanglesIn(svg, 'slip', 'data-stack');
    expect(slips.map(({ name }) => name)).toContain(`athens:${sea}`);
    expect(slips.filter(({ box }) => overlap(box, sign) > 0)).toEqual([]);
    expect(legendOf(state)).toContain('storm');
    expect(legendOf(start)).not.toContain('storm');
  });
});

describe('R 7.6, 7.7 works', () => {
  it('tell when walls and Long Walls are complete', () => {
    const { turn } = situation(start);
    const state: GameState = {
      ...cities(start, { sparta: { wallsDue: turn + 3 } }),
      longWallsBegun: { 'corinth lechaeum': { by: 'corinth-hoplite-5-1', due: turn + 1 } },
    };
    const svg = boardSvg(state, { part: 'map' });
    expect(titleOf(first(svg, 'data-city', 'sparta'))).toContain('walls complete in 3 seasons');
    expect(titleOf(first(svg, 'data-long-walls-begun', 'corinth lechaeum'))).toContain('in 1 season');
    expect(legendOf(state)).toContain('walls being built');
    expect(legendOf(start)).not.toContain('walls being built');
  });
});

describe('R C, 29.4 helots', () => {
  it('are marked in the cities that they hold', () => {
    const state = cities(start, { gytheum: { helots: true } });
    const svg = boardSvg(state, { part: 'map' });
    expect(named(svg, 'data-helots').map(({ attributes }) => attributes['data-city'])).toEqual(['gytheum']);
    expect(titleOf(first(svg, 'data-city', 'gytheum'))).toContain('helot uprising');
    expect(legendOf(state)).toContain('helot uprising');
  });
});

describe('R 19, 20 Sicily and peace', () => {
  it('stand in the panel of the cards', () => {
    const state: GameState = {
      ...start,
      sicily,
      peace,
    };
    const texts = textsIn(panelOf(boardSvg(state, { part: 'players' }), 'cards'));
    expect(texts).toContain('won by the Peloponnesian League');
    expect(texts).toContain('2 Sicilian fleets to come');
    expect(texts).toContain('Peace since 421 BC');
  });

  it('who is in Sicily is in the panel of the player', () => {
    const state = units(start, { 'attica-fleet-6-1': { at: 'inSicily' } });
    const [piece] = [...allIn(panelOf(boardSvg(state, { part: 'players' }), 'athens'))].filter(
      ({ attributes: { 'data-piece': id } }) => id === 'attica-fleet-6-1',
    );
    expect(piece).toBeDefined();
  });
});

/** The texts of an element that stand in lines, each with the room that it takes. */
function textBoxesIn(element: ReadElement): readonly { readonly text: string; readonly box: Box }[] {
  return [...allIn(element)].flatMap(({ name, text, attributes: { x, y, 'font-size': size } }) => {
    if (name !== 'text' || text === '' || x === undefined || y === undefined || size === undefined) return [];
    const height = Number(size) * 0.8;
    return [{ text, box: { x: Number(x), y: Number(y) - height, width: textWidth(text, Number(size)), height } }];
  });
}
