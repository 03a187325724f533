/** What is remembered from one step to the next, and what is not: exactly that, and nothing beside it. */
import { describe, expect, it, test } from 'vitest';
import { beginCapital, interruptCapital } from '../../../src/successors/deeds/capitals.js';
import { drawCard, fulfilContract, removeCard, shuffleCards } from '../../../src/successors/deeds/cards.js';
import {
  clearMinors,
  recordAttempt,
  recordMinors,
  recordVoyage,
  setTraining,
} from '../../../src/successors/deeds/course.js';
import { pushDeploy } from '../../../src/successors/deeds/deployment.js';
import { transferFleet } from '../../../src/successors/deeds/fleets.js';
import { eliminateGeneral, liftMinorGeneral } from '../../../src/successors/deeds/generals.js';
import {
  dropPlayerMarker,
  moveIndependentArmy,
  pushIndependentMove,
} from '../../../src/successors/deeds/independents.js';
import { pushCavalryLosses } from '../../../src/successors/deeds/losses.js';
import { placeMarker, pushPlaceMarkers, removeMarker } from '../../../src/successors/deeds/markers.js';
import { lendPrestige } from '../../../src/successors/deeds/oratory.js';
import { pushSuccession } from '../../../src/successors/deeds/succession.js';
import { disperseUnits, loseUnits, placeUnits, raiseCavalry } from '../../../src/successors/deeds/units.js';
import { outside } from '../../../src/successors/questions.js';
import { cards } from '../../../src/successors/data/cards.js';
import type { GameOptions } from '../../../src/successors/options.js';
import type { GameRun } from '../../../src/successors/types.js';
import { allUnits, NO_UNITS } from '../../../src/successors/units.js';
import { carryOut, setting, type Setting } from '../language.js';
import { field, independentsAt } from '../rules/battlefield.js';
import { activate } from '../rules/marching.js';

const after = (given: Setting, deed: (run: GameRun) => void) => carryOut(setting(given), deed);

describe('R 6 the course of the game', () => {
  it('R 8.4.1 that a Segment has had its Naval Movement is all that is remembered of it', () => {
    expect(after({}, recordVoyage).state.segment).toStrictEqual({
      player: 'red',
      segment: 'movement',
      navalMoved: true,
      attempts: {},
      minorsHandled: [],
      oratory: [],
    });
  });

  it.each<readonly [string, (run: GameRun) => void]>([
    ['a voyage', recordVoyage],
    ['an attempt on a city', (run) => recordAttempt(run, 'pella', 'antigonos')],
    ['the Minor Generals of a space', (run) => recordMinors(run, 'pella')],
    ['an activation', clearMinors],
    [
      'lent Prestige',
      (run) => lendPrestige(run, { player: 'red', general: 'antigonos', space: 'pella', inside: false, prestige: 3 }),
    ],
  ])('R 6.6.1 between the Segments there is none that remembers %s', (_, deed) => {
    expect(after({ rest: { segment: null } }, deed)).toMatchObject({ state: { segment: null }, events: [] });
  });

  it('R 6.6.3.3 each player has a training of his own', () => {
    const blue = { unit: 'loyal', points: 1 } as const;
    const given: Setting = { rest: { training: { blue } } };
    const red = { unit: 'mercenary', points: 2 } as const;
    expect(after(given, (run) => setTraining(run, 'red', red)).state.training).toStrictEqual({ blue, red });
    expect(after(given, (run) => setTraining(run, 'red', undefined)).state.training).toStrictEqual({ blue });
    expect(after(given, (run) => setTraining(run, 'blue', undefined)).state.training).toStrictEqual({});
  });

  it('R 6.4.2 the limit of two holds where a deployment says nothing of it', () => {
    const { state } = after({ control: { pella: 'red' } }, (run) => pushDeploy(run, 'red', allUnits({ mercenary: 3 })));
    expect(state.stack).toMatchObject([{ kind: 'deploy', together: false, spaces: null, generals: [] }]);
  });

  it('R 12.4.2 without CUs there is nobody to be led', () => {
    expect(after({}, (run) => pushSuccession(run, 'red', 'pella')).state.stack).toEqual([]);
  });

  it('R 3.1.1 an eliminated general is nowhere', () => {
    const { state, events } = after({ generals: { antigonos: 'red:pella' } }, (run) =>
      eliminateGeneral(run, 'antigonos', 'R 12.4.1'),
    );
    expect(state.generals.antigonos).toStrictEqual({ status: 'eliminated', owner: 'red', space: null, inside: false });
    expect(events).toEqual([
      { type: 'generalEliminated', rule: 'R 12.4.1', player: 'red', general: 'antigonos', space: 'pella' },
    ]);
  });

  it("R 3.1.1 one who is nobody's and comes to an end is told to nobody", () => {
    const { state, events } = after({}, (run) => eliminateGeneral(run, 'antigonos', 'R 12.4.1'));
    expect(state.generals.antigonos).toStrictEqual({ status: 'eliminated', owner: null, space: null, inside: false });
    expect(events).toEqual([]);
  });

  it('R 3.1.1, 8.3.1 one who has been moved and is eliminated is not remembered', () => {
    const moved = {
      forces: {},
      minorGenerals: {},
      generals: ['antigonos', 'krateros'],
      royals: [],
      cart: false,
    } as const;
    const given: Setting = { generals: { antigonos: 'red:pella', krateros: 'red:pella' }, rest: { moved } };
    const { state } = after(given, (run) => eliminateGeneral(run, 'antigonos', 'R 12.4.1'));
    expect(state.moved.generals).toEqual(['krateros']);
  });

  it('R 3.1.2 between Segments too a Minor General without CUs goes home', () => {
    const given: Setting = { minors: ['red:pella'], rest: { segment: null } };
    const { state, events } = after(given, (run) => liftMinorGeneral(run, 'red', outside('pella')));
    expect(events).toEqual([
      { type: 'minorGeneralLifted', rule: 'R 3.1.2', player: 'red', space: 'pella', inside: false },
    ]);
    expect([state.minorGenerals, state.segment]).toEqual([{}, null]);
  });
});

describe('R 4.31, 6.5 cards', () => {
  test('R 6.5.1 whatever lies about is the deck again, by number', () => {
    const numbers = cards.map(({ id }) => id);
    const { state } = after({}, (run) => shuffleCards(run, numbers.slice().reverse()));
    expect(state.deck).toEqual(numbers.slice().sort((a, b) => a - b));
    expect([state.discards, Object.values(state.hands).flat()]).toEqual([[], []]);
  });

  test('R 18.5.2 of two contracts one is fulfilled, and the other stays open', () => {
    const deck = setting({}).deck.filter((card) => card !== 20 && card !== 21);
    const contracts = [
      { player: 'red', card: 20, bride: 'kleopatra' },
      { player: 'blue', card: 21, bride: 'thessalonike' },
    ] as const;
    const { state } = after({ rest: { contracts, deck } }, (run) => fulfilContract(run, 20));
    expect([state.contracts, state.discards]).toEqual([contracts.slice(1), [20]]);
  });

  test('R 4.31 a card that leaves the game is among the discards no more, and the others are', () => {
    const deck = setting({}).deck.filter((card) => ![7, 8, 9].includes(card));
    const { state, events } = after({ rest: { discards: [9, 7, 8], deck } }, (run) => removeCard(run, 7));
    expect([state.discards, state.removedCards]).toEqual([[9, 8], [7]]);
    expect(events).toEqual([{ type: 'cardRemoved', rule: 'R 4.31', card: 7 }]);
  });

  test('R 4.31 what has left the game cannot leave it again', () => {
    const deck = setting({}).deck.filter((card) => card !== 7);
    const again = after({ rest: { removedCards: [7], deck } }, (run) => removeCard(run, 7));
    expect(again).toMatchObject({ state: { removedCards: [7] }, events: [] });
  });

  test('R 6.5 a card drawn is sorted into its hand by its number, and no other hand changes', () => {
    const hands = { red: [5, 9, 30], blue: [11], yellow: [], white: [] };
    const deck = setting({}).deck.filter((card) => ![5, 9, 11, 30].includes(card));
    const drawn = (card: number) =>
      after({ rest: { hands, deck } }, (run) => drawCard(run, 'red', card, 'R 6.5')).state.hands;
    expect(drawn(4)).toEqual({ ...hands, red: [4, 5, 9, 30] });
    expect(drawn(10)).toEqual({ ...hands, red: [5, 9, 10, 30] });
    expect(drawn(31)).toEqual({ ...hands, red: [5, 9, 30, 31] });
  });
});

describe('R 3.2, 3.4 markers and fleets', () => {
  const fleet = (owner: 'red' | 'blue' | null) => ({
    fleets: { ...setting({}).fleets, athenai: { owner, upgraded: owner !== null, dispersed: false } },
  });
  const gained = { type: 'fleetGained', rule: 'R 3.4', fleet: 'athenai', player: 'blue' };
  const lost = { type: 'fleetLost', rule: 'R 3.4', fleet: 'athenai', player: 'red', upgraded: true };

  test.each([
    [null, 'blue', [gained]],
    ['red', 'blue', [lost, gained]],
    ['red', null, [lost]],
    ['red', 'red', []],
  ] as const)('R 3.4 a fleet of %s comes to %s', (before, owner, said) => {
    const state = field({ control: owner === null ? {} : { athenai: owner }, rest: fleet(before) });
    const told = carryOut(state, (run) => transferFleet(run, 'athenai', owner));
    expect(told.events).toEqual(said);
    // It shows its weak side in new hands (R 3.4.1).
    expect(told.state.fleets.athenai).toEqual({ owner, upgraded: before === owner, dispersed: false });
  });

  test('R 3.2 a marker where the same stands already is no news, and lifts no siege', () => {
    const state = field({
      control: { pella: 'red' },
      forces: { 'blue:pella': { mercenary: 3 } },
      generals: { antigonos: 'blue:pella' },
      rest: { sieges: { pella: { by: 'blue', points: 1 } } },
    });
    const told = carryOut(state, (run) => placeMarker(run, 'pella', 'red', 'R 6.6.3.2'));
    expect(told.events).toEqual([]);
    expect(told.state.sieges).toEqual({ pella: { by: 'blue', points: 1 } });
  });

  test('R 3.2, 13.2 where no siege is, a marker comes and goes without touching what is remembered of others', () => {
    const state = field({
      control: { pella: 'red', larisa: 'blue' },
      forces: { 'blue:pella': { mercenary: 3 }, 'red:pella:inside': { loyal: 1 } },
      generals: { antigonos: 'blue:pella' },
      rest: { sieges: { pella: { by: 'blue', points: 1 } } },
    });
    const elsewhere: readonly ((run: GameRun) => void)[] = [
      (run) => placeMarker(run, 'pydna', 'red', 'R 6.6.3.2'),
      (run) => placeMarker(run, 'larisa', 'red', 'R 6.6.3.2'),
      (run) => removeMarker(run, 'larisa', 'R 8.3.9'),
    ];
    for (const deed of elsewhere) expect(carryOut(state, deed).state.sieges).toBe(state.sieges);
    expect(carryOut(state, (run) => removeMarker(run, 'pella', 'R 8.3.9')).state.sieges).toEqual({});
  });

  test('R 6.6.3.2 who may place no marker is not asked', () => {
    const state = field({
      control: { pella: 'red' },
      forces: { 'red:larisa': { mercenary: 1 } },
      minors: ['red:larisa'],
    });
    const asked = (count: number) => carryOut(state, (run) => pushPlaceMarkers(run, 'red', count)).state.stack;
    expect(asked(0)).toEqual([]);
    expect(asked(1)).toMatchObject([{ kind: 'placeMarkers', left: 1 }]);
    // Without a marker there is nowhere to spread from.
    const nowhere = carryOut(field({}), (run) => pushPlaceMarkers(run, 'red', 1));
    expect(nowhere.state.stack).toEqual([]);
  });
});

describe('R 14, 19.8', () => {
  test('R 14.2.1 an Independent Army goes from where it is', () => {
    const state = field({ rest: independentsAt({ seuthes: 'larisa' }) });
    const { events } = carryOut(state, (run) => moveIndependentArmy(run, 'seuthes', 'pella', 'R 14.2.1'));
    expect(events[0]).toEqual({
      type: 'independentArmyMoved',
      rule: 'R 14.2.1',
      army: 'seuthes',
      from: 'larisa',
      to: 'pella',
    });
    const away = carryOut(field({}), (run) => moveIndependentArmy(run, 'seuthes', 'pella', 'R 14.2.1'));
    expect(away.events[0]).toMatchObject({ from: 'box', to: 'pella' });
  });

  test('R 14.2.1, 14.4 an Independent Army just activated is led before it meets anybody, wherever it stands', () => {
    const state = field({
      forces: { 'blue:larisa': { loyal: 3 } },
      generals: { seleukos: 'blue:larisa' },
      rest: independentsAt({ seuthes: 'larisa' }),
    });
    const { state: moving } = carryOut(state, (run) => pushIndependentMove(run, 'red', 'seuthes'));
    expect(moving.stack).toMatchObject([
      { kind: 'independentMove', player: 'red', army: 'seuthes', origin: 'larisa', awaiting: 'none' },
    ]);
  });

  test("R 14.6, 14.7 of markers before Independent Armies a player's goes, but that of no Major City", () => {
    const state = field({ control: { pella: 'red', larisa: 'red', pydna: 'independent' } });
    const before = (space: string) => carryOut(state, (run) => dropPlayerMarker(run, space, 'R 14.7'));
    expect(before('larisa').events).toEqual([
      { type: 'markerRemoved', rule: 'R 14.7', space: 'larisa', faction: 'red' },
    ]);
    for (const space of ['pella', 'pydna', 'amphipolis']) expect(before(space).events).toEqual([]);
  });

  test('R 19.8 each player has a capital of his own, and one that is interrupted is no capital', () => {
    const state = setting({
      options: { players: 4, optionalRules: ['capitals'] },
      control: { ephesos: 'red', larisa: 'blue' },
      forces: { 'red:ephesos': { mercenary: 2 }, 'blue:larisa': { mercenary: 2 } },
      rest: { capitals: { blue: { stage: 'building', space: 'larisa', builders: { mercenary: 1 } } } },
    });
    const blue = { stage: 'building', space: 'larisa', builders: { mercenary: 1 } };
    const both = carryOut(state, (run) => beginCapital(run, 'red', 'ephesos', allUnits({ mercenary: 2 })));
    expect(both.state.capitals).toStrictEqual({
      blue,
      red: { stage: 'building', space: 'ephesos', builders: { mercenary: 2 } },
    });
    const one = carryOut(both.state, (run) => interruptCapital(run, 'red', 'ephesos', 'attacked'));
    expect(one.state.capitals).toStrictEqual({ blue });
  });
});

describe('R 3.3 combat units', () => {
  const stays: Setting = { forces: { 'red:pella': { mercenary: 2 } } };

  test.each<readonly [string, (run: GameRun) => void]>([
    ['come', (run) => placeUnits(run, 'red', outside('pella'), NO_UNITS, 'R 6.4.1')],
    ['are lost', (run) => loseUnits(run, 'red', outside('pella'), NO_UNITS, 'R 4.3')],
    ['are dispersed', (run) => disperseUnits(run, 'red', outside('pella'), NO_UNITS, 'R 4.6')],
  ])('R 3.3 where none %s, nothing is told', (_, deed) => {
    expect(after(stays, deed)).toMatchObject({ state: { forces: stays.forces, dispersed: {} }, events: [] });
  });

  test('R 19.9 Elite Cavalry come where they are played, and nowhere else', () => {
    const raised = (options: GameOptions) =>
      after({ options, generals: { antigonos: 'red:pella' } }, (run) =>
        raiseCavalry(run, 'red', outside('pella'), 2, 'R 19.9.1'),
      );
    expect(raised({ players: 4 })).toMatchObject({ state: { forces: {} }, events: [] });
    const riding = raised({ players: 4, optionalRules: ['cavalry'] });
    expect(riding.state.forces).toEqual({ 'red:pella': { cavalry: 2 } });
    expect(riding.events).toMatchObject([{ type: 'unitsPlaced', units: { cavalry: 2 } }]);
  });

  /** Red's Army has subjugated Dana, with whom it rode or without: a CU is lost. */
  test.each([
    ['of Elite Cavalry, which loses one of these', { mercenary: 3, cavalry: 1 }, ['cavalry'], 'R 19.9.4'],
    ['without them, which loses any', { mercenary: 4 }, null, 'R 13.3.1'],
  ] as const)('R 13.3.1, 19.9.4 an Army on the march %s', (_, units, among, rule) => {
    const begun = activate(
      {
        options: { players: 4, optionalRules: ['cavalry'] },
        control: { dana: 'independent' },
        forces: { 'red:dana': units },
        generals: { antigonos: 'red:dana' },
      },
      'antigonos',
      'red:dana',
      { points: 4 },
    );
    const loss = { player: 'red', space: 'dana', left: 1, rule: 'R 13.3.1' } as const;
    carryOut(begun.state, (run) => {
      pushCavalryLosses(run, loss);
      expect(run.frame('losses')).toMatchObject({ among, rule });
    });
  });

  test('R 13.3.1, 6.6.2 in the Surrender Segment nobody is on the march, and any CU may be lost', () => {
    const given: Setting = {
      options: { players: 4, optionalRules: ['cavalry'] },
      forces: { 'red:dana': { mercenary: 3, cavalry: 1 } },
    };
    after(given, (run) => {
      pushCavalryLosses(run, { player: 'red', space: 'dana', left: 1, rule: 'R 13.3.1' });
      expect(run.frame('losses')).toMatchObject({ among: null, rule: 'R 13.3.1' });
    });
  });
});
