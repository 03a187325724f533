import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/peloponnesian/action/index.js';
import { components } from '../../src/peloponnesian/data/default.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { peaceModifiers, peaceTermsOf, embassies } from '../../src/peloponnesian/query/embassies.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import type { PlayerId, ScenarioId, UnitId } from '../../src/peloponnesian/vocabulary.js';
import { atStep, onBoard, war } from './war.js';
import { held, levels, situation, units } from './positions.js';
import { play, rolls, said } from './table.js';

const [ONE = 0, OTHER = 0] = components.cards.cards.flatMap(({ id, kind }) => (kind === 'peaceEmbassy' ? [id] : []));
const oneEmbassy = onBoard([ONE, 'athens']);
const twoEmbassies = onBoard([ONE, 'athens'], [OTHER, 'sparta']);

const typesOf = (state: GameState): string[] => machine.legalActions(state).map(({ type }) => type);

/** Athens makes Sparta roll. */
const demand: Action = { type: 'demandPeace', player: 'athens', on: 'sparta' };
const propose: Action = { type: 'proposePeace', player: 'athens' };

/** A stalemate: without Samos Athens has 30 of the 33 that it begins with. */
const stalemate = (parts: Partial<GameState> = {}): GameState => held(war(parts), 'sparta', 'samos');

/** What a roll for peace adds up to beside the die. */
const addedFor = (state: GameState, on: PlayerId): number => {
  const [card] = embassies(situation(state));
  return card === undefined ? NaN : peaceModifiers(situation(state), card, on);
};

describe('embassies of peace', () => {
  it('R 20.1: without an embassy on the board peace can only be proposed', () => {
    expect(typesOf(atStep(war(), 'embassies'))).toEqual(['proposePeace', 'endEmbassies']);
  });

  it('R C: either player may make the other roll, once in a season', () => {
    const before = atStep(war({ cards: oneEmbassy }), 'embassies');
    expect(machine.legalActions(before)).toEqual([demand, propose, { type: 'endEmbassies', player: 'athens' }]);
    // Sparta has Militance 20 and Allegiance 20, and holds all four regions: a 5 makes 2.
    const { state, events } = play(play(before, demand).state, { type: 'roll', player: 'chance', die: 5 });
    expect(said(events, 'peaceRolled')).toEqual([
      {
        type: 'peaceRolled',
        rule: 'R C',
        player: 'sparta',
        card: ONE,
        die: 5,
        total: 2,
        succeeds: false,
        fails: false,
      },
    ]);
    expect(typesOf(state)).toEqual(['proposePeace', 'endEmbassies']);
    expect(machine.explainAction(state, demand)).toMatchObject({ code: 'onceASeason' });
    const next = play(state, { type: 'endEmbassies', player: 'athens' }).state;
    expect(machine.legalActions(next)).toEqual([
      { type: 'demandPeace', player: 'sparta', on: 'athens' },
      { type: 'proposePeace', player: 'sparta' },
      { type: 'endEmbassies', player: 'sparta' },
    ]);
  });

  it('R C: the embassy is discarded on a total of 1, and both of them if there are two', () => {
    const two = rolls(play(atStep(war({ cards: twoEmbassies }), 'embassies'), demand).state, 3);
    expect(two.cards).toMatchObject({ active: [], discards: [ONE, OTHER] });
    const one = rolls(play(atStep(war({ cards: oneEmbassy }), 'embassies'), demand).state, 4);
    expect(one.cards).toMatchObject({ active: [], discards: [ONE] });
  });

  it('R C: a natural 1 never brings peace, whatever modifies it', () => {
    const eager = held(
      levels(war({ cards: oneEmbassy }), 'laconia', 5, 5),
      'athens',
      'corinth',
      'elis',
      'arcadia',
      'megarid',
    );
    expect(addedFor(eager, 'sparta')).toBe(6);
    const after = rolls(play(atStep(eager, 'embassies'), demand).state, 1);
    expect(after.peace).toBeUndefined();
    expect(after.cards?.active).toEqual([]);
  });

  it.each([
    // Allegiance and Militance of the home, embassies on the board, what they add.
    [9, 9, 1, 2],
    [10, 10, 1, 0],
    [15, 15, 1, 0],
    [16, 16, 1, -2],
    [9, 16, 1, 0],
    [10, 10, 2, 1],
  ])(
    'R C: Allegiance %i and Militance %i at home, with %i on the board, add %i',
    (allegiance, militance, count, by) => {
      const cards = count === 2 ? twoEmbassies : oneEmbassy;
      const state = levels(war({ cards }), 'attica', allegiance, militance);
      // R 23.3: Athens holds all four regions.
      expect(addedFor(state, 'athens')).toBe(by - 1);
    },
  );
});

describe('what scenarios add to a roll for peace', () => {
  const terms = (state: GameState, player: PlayerId): number => peaceTermsOf(situation(state), player);
  const lost = (state: GameState, ...ids: readonly UnitId[]): GameState =>
    units(state, Object.fromEntries(ids.map((id) => [id, { at: 'gone' }])));

  it('R 23.3: of each home four regions count', () => {
    expect(terms(war(), 'athens')).toBe(-1);
    expect(terms(war(), 'sparta')).toBe(-1);
    expect(terms(held(war(), 'sparta', 'euboea'), 'athens')).toBe(1);
    expect(terms(held(war(), 'sparta', 'euboea', 'thrace', 'hellespont', 'chalcidice', 'lesbos'), 'athens')).toBe(4);
    expect(terms(held(war(), 'athens', 'corinth', 'elis', 'arcadia', 'megarid', 'boeotia'), 'sparta')).toBe(4);
  });

  it.each<[ScenarioId, number]>([
    ['archidamianWar', 9],
    ['ionianWar', 9],
  ])('R 26.3.2, 27.3.2: in the %s nine regions press Athens', (scenario, most) => {
    const all = [
      'euboea',
      'thrace',
      'hellespont',
      'chalcidice',
      'lesbos',
      'chios',
      'samos',
      'rhodes',
      'aegeanIslands',
    ] as const;
    expect(terms(held(war({}, scenario), 'athens', ...all), 'athens')).toBe(0);
    expect(terms(held(war({}, scenario), 'sparta', ...all), 'athens')).toBe(most);
  });

  it('R 26.3.2: seven regions press Sparta, Megarid once, and each elite hoplite that is lost', () => {
    const seven = ['boeotia', 'megarid', 'corinth', 'elis', 'arcadia', 'epidaurus', 'achaea'] as const;
    expect(terms(war({}, 'archidamianWar'), 'sparta')).toBe(0);
    expect(terms(held(war({}, 'archidamianWar'), 'athens', ...seven), 'sparta')).toBe(7);
    expect(terms(held(war({}, 'archidamianWar'), 'athens', 'megarid'), 'sparta')).toBe(1);
    expect(terms(lost(war({}, 'archidamianWar'), 'laconia-hoplite-6-1', 'laconia-hoplite-6-2'), 'sparta')).toBe(2);
  });

  it('R 27.3.2: in the Ionian War Argolid counts too, and no elite hoplite is lost at the start (ruling Q188)', () => {
    // Argolid is Athenian from the start.
    expect(terms(war({}, 'ionianWar'), 'sparta')).toBe(1);
    // The elite hoplites of Argolid and fleets of Attica are not Spartan, nor hoplites.
    expect(terms(lost(war({}, 'ionianWar'), 'argolid-hoplite-6-1', 'attica-fleet-6-1'), 'sparta')).toBe(1);
  });
});

describe('peace is signed', () => {
  it('R 23.3, 23.5: it ends the game if somebody has won: Athens with the 33 that it begins with', () => {
    const state = levels(war({ cards: oneEmbassy }), 'laconia', 12, 12);
    const after = rolls(play(atStep(held(state, 'athens', 'corinth'), 'embassies'), demand).state, 5);
    expect(after.ended).toEqual({ winner: 'empire', margin: 'victory', how: 'peace' });
    expect(after.stack).toEqual([]);
  });

  it('R 20.2, ruling Q92: after a stalemate it is a truce, and the card stays on the board', () => {
    const state = levels(stalemate({ cards: oneEmbassy }), 'laconia', 9, 9);
    // 5 + 2 for Laconia - 1 because Sparta holds the four regions.
    const { state: after, events } = play(play(atStep(state, 'embassies'), demand).state, {
      type: 'roll',
      player: 'chance',
      die: 5,
    });
    expect(after.ended).toBeNull();
    expect(after.peace).toEqual({ year: 431, card: ONE, offences: { now: {}, before: {} } });
    expect(after.cards?.active).toHaveLength(1);
    expect(said(events, 'peaceSigned')).toEqual([
      { type: 'peaceSigned', rule: 'R 20.1', card: ONE, year: 431, season: 'spring' },
    ]);
  });

  it('R 20.1: all players agree, or nothing comes of it', () => {
    const proposed = play(atStep(stalemate(), 'embassies'), propose).state;
    expect(machine.actors(proposed)).toEqual(['sparta']);
    expect(typesOf(proposed)).toEqual(['acceptPeace', 'refusePeace']);
    expect(machine.explainAction(proposed, { type: 'endEmbassies', player: 'sparta' })).toMatchObject({
      code: 'answerFirst',
    });
    expect(play(proposed, { type: 'acceptPeace', player: 'sparta' }).state.peace).toMatchObject({ card: null });
    const refused = play(proposed, { type: 'refusePeace', player: 'sparta' }).state;
    expect(refused.peace).toBeUndefined();
    expect(machine.actors(refused)).toEqual(['sparta']);
    expect(machine.legalActions(refused)[0]).toEqual({ type: 'proposePeace', player: 'sparta' });
  });

  it('R 20.2: sieges end, and nobody wins by it', () => {
    const besieged = units(stalemate({ cities: { megara: { siege: 4 } } }), {
      'attica-hoplite-4-1': { at: 'W3431' },
    });
    const { state, events } = play(play(atStep(besieged, 'embassies'), propose).state, {
      type: 'acceptPeace',
      player: 'sparta',
    });
    expect(state.cities['megara']).toBeUndefined();
    expect(said(events, 'siegeEnded')).toEqual([
      { type: 'siegeEnded', rule: 'R 20.2', hex: 'W3431', defender: 'sparta' },
    ]);
    expect(said(events, 'levelsAdjusted')).toEqual([]);
  });
});
