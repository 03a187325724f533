/** R 12, 11.7, 15.8: replacements. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/conquest/action/index.js';
import { orThrow } from '../../../src/core/index.js';
import { fromPosition } from '../../../src/conquest/index.js';
import { machine } from '../../../src/conquest/machine.js';
import { receivesReplacements } from '../../../src/conquest/query/04-1-turn.js';
import type { GameState } from '../../../src/conquest/state.js';
import { CONQUEST_POSITION_VERSION } from '../../../src/conquest/version.js';
import type { SideId, UnitId } from '../../../src/conquest/vocabulary.js';
import { isOver, phases } from '../phase.js';
import { asked, board, emptyBoard, expectRefused, play, started, said, type Changes, type Played } from '../table.js';

/** Turns of the Winter of 334 and of 333, and of the Spring of 333. */
const [WINTER, NEXT_WINTER, SPRING] = [4, 8, 5] as const;

const of = (side: SideId) => phases({ phase: 'replacements', side });
const [ours, theirs] = [of('macedonian'), of('persian')];

/** A replacement phase with so many points, which were counted when the turn began. */
const spending = (
  points: number,
  changes: Changes = {},
  turn: number = WINTER,
  side: SideId = 'macedonian',
): GameState =>
  of(side).machine.start(
    emptyBoard({ ...changes, turn, stack: [{ kind: 'turn', begun: true, step: 0, points: { [side]: points } }] }),
  ).state;

const rebuild = (unit: UnitId, player: SideId = 'macedonian'): Action => ({ type: 'rebuild', player, unit });
const raise = (unit: UnitId, player: SideId = 'macedonian'): Action => ({ type: 'raise', player, unit });
const muster = (unit: UnitId, province: string, player: SideId = 'macedonian'): Action => ({
  type: 'muster',
  player,
  unit,
  province,
});
const wall = (city: string, player: SideId = 'macedonian'): Action => ({ type: 'buildWall', player, city });
const raze = (city: string, player: SideId = 'macedonian'): Action => ({ type: 'razeWall', player, city });
const end = (player: SideId = 'macedonian'): Action => ({ type: 'endReplacements', player });

const held = { holder: 'macedonian' } as const;
const dead = { at: 'pool' } as const;

describe('R 12.1, 12.2 points, and what is done with them', () => {
  const received = (played: Played) => said(played, 'replacementsReceived').map(({ points }) => points);

  it('one for each province controlled, none for one contested', () => {
    expect(received(ours.begin(WINTER))).toEqual([3]);
    const provinces = { ionia: held, phrygia: held, egypt: held };
    expect(received(ours.begin(WINTER, { provinces }))).toEqual([6]);
    const units = { 'phalanx-1': { at: 'egypt' }, 'dahae-1': { at: 'egypt' } };
    expect(received(ours.begin(WINTER, { provinces, units }))).toEqual([5]);
  });

  it('R 12.6 the Persian counts no independent province, nor Gandara; but Lybia', () => {
    // Of 32 provinces three are Macedonian and five independent; Gandara pays nothing.
    expect(received(theirs.begin(NEXT_WINTER))).toEqual([23]);
    expect(received(theirs.begin(NEXT_WINTER, { provinces: { lybia: held } }))).toEqual([22]);
    expect(received(theirs.begin(NEXT_WINTER, { provinces: { gandara: held } }))).toEqual([23]);
    // Who conquers counts all that he holds.
    expect(received(ours.begin(WINTER, { provinces: { gandara: held, sind: held } }))).toEqual([5]);
  });

  it('as they were at the start of the turn (ruling C12.3); what is not spent is lost', () => {
    const state = spending(7);
    expect(state.stack.at(-1)).toMatchObject({ kind: 'replacements', points: 7 });
    expect(isOver(ours.play(state, [end()]).state)).toBe(true);
    // In the whole course of a turn too.
    const played = started(emptyBoard({ turn: WINTER, stack: [{ kind: 'turn', begun: false, step: 0 }] }));
    expect(received(played)).toEqual([3]);
    expect(isOver(spending(0))).toBe(true);
  });

  it('ruling C4.1 a treasury that is taken in the course of a turn takes nothing from that turn', () => {
    const begun = (secured: GameState['secured']): GameState =>
      started(
        emptyBoard({
          turn: SPRING,
          leaders: { alexander: { at: 'persis' } },
          secured,
          stack: [{ kind: 'turn', begun: false, step: 0 }],
        }),
      ).state;
    const marched = (state: GameState) =>
      said(play(state, [{ type: 'endMovement', player: 'macedonian' }]).events, 'replacementsReceived');
    const one = { treasuryOfSusa: 3 };
    const two = { ...one, treasuryOfPersepolis: SPRING };
    expect(marched({ ...begun(one), secured: two })).toMatchObject([{ side: 'persian' }]);
    expect(marched(begun({ ...one, treasuryOfPersepolis: SPRING - 1 }))).toEqual([]);
  });

  it('R 15.8 with two treasuries the Persian loses those of Spring', () => {
    const one = { treasuryOfSusa: 3 };
    const two = { ...one, treasuryOfBabylon: 2 };
    const has = (turn: number, secured: GameState['secured'], side: SideId = 'persian') =>
      receivesReplacements(asked(board({ turn, secured })), side);
    expect([has(SPRING, one), has(SPRING, two), has(NEXT_WINTER, two)]).toEqual([true, false, true]);
    expect([has(SPRING, { ...one, roxana: 2 }), has(NEXT_WINTER, two, 'macedonian')]).toEqual([true, true]);
  });
});

describe('R 12.3 reduced units', () => {
  const units = {
    'phalanx-1': { at: 'ionia', steps: 1 },
    'phalanx-2': { at: 'ionia', steps: 1 },
    'phalanx-3': { at: 'ionia' },
    'hetairoi-1': { at: 'athens', steps: 2 },
    'prodromoi-1': { at: 'ionia', steps: 1 },
    'royalGuard-1': { at: 'ionia', steps: 1 },
  } as const;

  it('regain a step wherever they are, at the cost of their type', () => {
    const state = spending(3, { units });
    expect(machine.legalActions(state)).toEqual([
      rebuild('hetairoi-1'),
      rebuild('phalanx-1'),
      rebuild('prodromoi-1'),
      wall('athens'),
      end(),
    ]);
    const after = ours.play(state, [rebuild('hetairoi-1')]);
    expect(after.state.units['hetairoi-1']).toMatchObject({ at: 'athens', steps: 3 });
    expect(said(after.events, 'unitRestored')).toMatchObject([{ rule: 'R 12.3', steps: 3 }]);
    expect(said(after.events, 'pointsSpent')).toEqual([
      { type: 'pointsSpent', rule: 'R 12.2', side: 'macedonian', points: 2, left: 1 },
    ]);
    // One point is left: for light cavalry, and nothing else.
    expect(machine.legalActions(after.state)).toEqual([rebuild('prodromoi-1'), end()]);
    expectRefused(after.state, rebuild('phalanx-1'), 'tooDear', 'R 12.2');
    const done = ours.play(after.state, [rebuild('prodromoi-1')]);
    expect(done.state.units['prodromoi-1']?.steps).toBe(2);
    // With nothing to be bought nobody is asked.
    expect(isOver(done.state)).toBe(true);
  });

  it('why not', () => {
    const state = spending(3, { units: { ...units, 'phalanx-4': dead } });
    expectRefused(state, rebuild('phalanx-2'), 'alikeInList', 'R 12.2');
    expectRefused(state, rebuild('phalanx-3'), 'notReduced', 'R 12.3');
    expectRefused(state, rebuild('phalanx-4'), 'notOnTheMap', 'R 12.3');
    expectRefused(state, rebuild('royalGuard-1'), 'notOnTheMap', 'R 12.3');
    expectRefused(state, rebuild('phalanx-40'), 'pieceUnknown', 'R 12.2');
  });
});

describe('R 12.4 destroyed units', () => {
  it('come from the dead pile with as many steps as are paid for, into a province that is controlled', () => {
    const units = { 'phalanx-1': dead, 'phalanx-2': dead, 'dahae-1': { at: 'ionia' }, 'phalanx-3': { at: 'ionia' } };
    const state = spending(5, { units, provinces: { ionia: held, egypt: held } });
    expect(machine.legalActions(state)).toEqual([raise('phalanx-1'), wall('athens'), end()]);
    const bought = ours.play(state, [raise('phalanx-1')]);
    expect(machine.legalActions(bought.state)).toEqual(
      ['macedonia', 'hellas', 'thrace', 'egypt'].map((province) => muster('phalanx-1', province)),
    );
    expectRefused(bought.state, muster('phalanx-1', 'ionia'), 'provinceNotControlled', 'R 12.4');
    expectRefused(bought.state, muster('phalanx-1', 'athens'), 'provinceUnknown', 'R 12.4');
    expectRefused(bought.state, muster('phalanx-2', 'egypt'), 'anotherPieceFirst', 'R 12.4');
    expectRefused(bought.state, end(), 'musterFirst', 'R 12.4');
    const there = ours.play(bought.state, [muster('phalanx-1', 'egypt')]);
    expect(there.state.units['phalanx-1']).toEqual({ at: 'egypt', steps: 1, side: 'macedonian' });
    expect(said(there.events, 'unitRaised')).toMatchObject([{ rule: 'R 12.4', steps: 1, at: 'egypt' }]);
    const whole = ours.play(there.state, [rebuild('phalanx-1')]);
    expect(whole.state.units['phalanx-1']?.steps).toBe(2);
    // Two steps of heavy infantry are four points.
    expect(isOver(whole.state)).toBe(true);
  });

  it('R 8.3 the Home Army in Europe alone; nobody where he may not go (ruling C13.2)', () => {
    const state = spending(3, { units: { 'phalanx-7': dead }, provinces: { egypt: held } });
    const bought = ours.play(state, [raise('phalanx-7')]).state;
    expect(machine.legalActions(bought)).toHaveLength(3);
    expectRefused(bought, muster('phalanx-7', 'egypt'), 'outOfRange', 'ruling C13.2');
    // Where alone it can come it comes without a question.
    const all = Object.keys(emptyBoard().provinces);
    const lost = Object.fromEntries(
      all.map((id) => [id, { holder: id === 'carmania' ? 'persian' : 'macedonian' } as const]),
    );
    const persian = spending(4, { units: { 'persianLevy-1': dead }, provinces: lost }, NEXT_WINTER, 'persian');
    const one = theirs.play(persian, [raise('persianLevy-1', 'persian')]);
    expect(one.state.units['persianLevy-1']?.at).toBe('carmania');
    const none = { ...lost, carmania: held, gandara: { holder: 'persian' } } as const;
    const nowhere = spending(4, { units: { 'persianLevy-1': dead }, provinces: none }, NEXT_WINTER, 'persian');
    expectRefused(nowhere, raise('persianLevy-1', 'persian'), 'nowhereToMuster', 'ruling C13.2');
  });

  it('not what is withdrawn, waits, or is not there', () => {
    const state = spending(5, { units: { 'phalanx-1': { at: 'gone' }, 'phalanx-13': { at: 'track' } } });
    expectRefused(state, raise('phalanx-1'), 'notInThePile', 'R 12.4');
    expectRefused(state, raise('phalanx-13'), 'notInThePile', 'R 12.4');
  });

  it('R 12.6 Indians, raiders and Spartans never; nor what is the enemy’s', () => {
    const units = {
      'indianLevy-1': dead,
      'arabs-1': dead,
      'barbarianCavalry-1': dead,
      'phalanx-1': dead,
      'royalGuard-1': dead,
    };
    const state = spending(9, { units }, NEXT_WINTER, 'persian');
    for (const unit of ['indianLevy-1', 'arabs-1', 'barbarianCavalry-1'] as const)
      expectRefused(state, raise(unit, 'persian'), 'neverReplaced', 'R 12.6');
    expectRefused(state, raise('phalanx-1', 'persian'), 'notForSale', 'R 12.8');
    expectRefused(spending(9, { units }), raise('royalGuard-1'), 'notForSale', 'R 12.8');
  });

  it('R 12.3 reduced Spartans regain their step (ruling C12.11)', () => {
    const position = {
      format: 'diadochi-position',
      game: 'conquest',
      version: CONQUEST_POSITION_VERSION,
      turn: 12,
      others: 'pool',
      milestones: { revolt: 11 },
      pieces: {
        macedonian: { macedonia: ['antipater', 'phalanx-7..12'] },
        persian: { hellas: ['agis', 'spartans-1:1'] },
      },
      begins: { phase: 'replacements', side: 'persian' },
    };
    const state = orThrow(fromPosition(position));
    expect(machine.legalActions(state)).toContainEqual(rebuild('spartans-1', 'persian'));
    const { state: after } = play(state, [rebuild('spartans-1', 'persian')]);
    expect(after.units['spartans-1']).toMatchObject({ at: 'hellas', steps: 2 });
  });

  it('R 12.4 dead Spartans are formed where they may go (rulings C12.11, C13.2), and not before they have risen', () => {
    const turn = NEXT_WINTER;
    const provinces = { ionia: { holder: 'persian' }, hellas: { holder: 'persian' } } as const;
    const units = { 'spartans-1': dead, 'spartans-2': { at: 'hellas' } } as const;
    const risen = spending(9, { units, provinces, milestones: { revolt: 7 } }, turn, 'persian');
    const { state: raising } = play(risen, [raise('spartans-1', 'persian')]);
    const places = machine.legalActions(raising).flatMap((each) => (each.type === 'muster' ? [each.province] : []));
    expect([...places].sort()).toEqual(['hellas', 'ionia']);
    const before = spending(9, { units: { 'spartans-1': { at: 'aside' } } }, turn, 'persian');
    expectRefused(before, raise('spartans-1', 'persian'), 'notInThePile', 'R 12.4');
  });

  it('R 15.8 with all treasuries lost no archers, no Guard and no new mercenaries; reduced mercenaries are rebuilt (ruling C12.2); the Macedonian hires them still', () => {
    const three = { treasuryOfBabylon: 1, treasuryOfSusa: 2, treasuryOfPersepolis: 2 };
    const units = {
      'persianArchers-1': dead,
      'royalGuard-1': { at: 'media', steps: 1 },
      'mercenaryHoplites-1': dead,
      'mercenaryHoplites-2': { at: 'media', steps: 1 },
      'persianLevy-1': dead,
    };
    const rich = spending(9, { units, secured: three }, NEXT_WINTER, 'persian');
    const restored = rebuild('mercenaryHoplites-2', 'persian');
    const paid = [
      rebuild('royalGuard-1', 'persian'),
      raise('mercenaryHoplites-1', 'persian'),
      raise('persianArchers-1', 'persian'),
    ];
    for (const action of [...paid, restored]) expect(machine.legalActions(rich)).toContainEqual(action);
    const secured = { ...three, treasuryOfEcbatana: 3 };
    const poor = spending(9, { units, secured }, NEXT_WINTER, 'persian');
    for (const action of paid) expectRefused(poor, action, 'treasuriesLost', 'R 15.8');
    expect(machine.legalActions(poor)).toContainEqual(restored);
    expect(play(poor, [restored]).state.units['mercenaryHoplites-2']).toMatchObject({ steps: 2 });
    expect(machine.legalActions(poor)).toContainEqual(raise('persianLevy-1', 'persian'));
    expect(machine.legalActions(spending(9, { units, secured }))).toContainEqual(raise('mercenaryHoplites-1'));
  });
});

describe('R 12.7 mercenaries', () => {
  it('are whoever’s they are bought by, until they are destroyed', () => {
    const units = {
      'mercenaryHoplites-1': dead,
      'mercenaryPeltasts-1': { at: 'hellas', steps: 1, side: 'macedonian' },
    } as const;
    const { state } = ours.play(spending(4, { units }), [
      raise('mercenaryHoplites-1'),
      muster('mercenaryHoplites-1', 'hellas'),
      rebuild('mercenaryPeltasts-1'),
    ]);
    expect(state.units['mercenaryHoplites-1']).toEqual({ at: 'hellas', steps: 1, side: 'macedonian' });
    expect(state.units['mercenaryPeltasts-1']).toEqual({ at: 'hellas', steps: 2, side: 'macedonian' });
    const persian = spending(4, { units }, NEXT_WINTER, 'persian');
    expect(machine.legalActions(persian)).toContainEqual(raise('mercenaryHoplites-1', 'persian'));
  });
});

describe('R 12.8 recruitment', () => {
  const units = { 'persianLevy-1': dead, 'persianCavalry-1': dead, 'indianLevy-1': dead, 'paiones-1': dead };
  const capital: Changes = { units, milestones: { capitalTaken: WINTER - 1 } };

  it('of Persians on the Winter turn after a capital was taken, at no time more than of others (ruling C12.1)', () => {
    expectRefused(spending(9, { units }), raise('persianLevy-1'), 'notYetRecruited', 'R 12.8');
    const same = { units, milestones: { capitalTaken: WINTER } };
    expectRefused(spending(9, same), raise('persianLevy-1'), 'notYetRecruited', 'R 12.8');
    const state = spending(9, capital);
    expectRefused(state, raise('persianLevy-1'), 'ownTroopsFirst', 'R 12.8');
    expectRefused(state, raise('indianLevy-1'), 'notYetRecruited', 'R 12.8');
    const own = ours.play(state, [raise('paiones-1'), muster('paiones-1', 'thrace')]).state;
    const recruited = ours.play(own, [raise('persianCavalry-1'), muster('persianCavalry-1', 'thrace')]).state;
    expect(recruited.units['persianCavalry-1']).toEqual({ at: 'thrace', steps: 1, side: 'macedonian' });
    expectRefused(recruited, raise('persianLevy-1'), 'ownTroopsFirst', 'R 12.8');
  });

  it('ruling C12.10 of the Dahae and the Massagetae as well', () => {
    const riders = { units: { ...units, 'dahae-1': dead, 'massagetae-1': dead, 'persianArchers-1': dead } };
    const open = { ...capital, ...riders };
    expectRefused(spending(9, riders), raise('dahae-1'), 'notYetRecruited', 'R 12.8');
    const own = ours.play(spending(9, open), [raise('paiones-1'), muster('paiones-1', 'thrace')]).state;
    const state = ours.play(own, [raise('dahae-1'), muster('dahae-1', 'thrace')]).state;
    expect(state.units['dahae-1']).toEqual({ at: 'thrace', steps: 1, side: 'macedonian' });
    // Foot archers are neither infantry nor cavalry.
    expectRefused(own, raise('persianArchers-1'), 'notForSale', 'R 12.8');
  });

  it('of Indian infantry when India was entered', () => {
    const india = { units: { ...units, 'indianCavalry-1': dead }, milestones: { indiaReached: WINTER - 1 } };
    const state = ours.play(spending(9, india), [raise('paiones-1'), muster('paiones-1', 'thrace')]).state;
    expect(machine.legalActions(state)).toContainEqual(raise('indianLevy-1'));
    expectRefused(state, raise('indianCavalry-1'), 'notForSale', 'R 12.8');
    expectRefused(state, raise('persianLevy-1'), 'notYetRecruited', 'R 12.8');
  });

  /** What is passed when reinforcements have come: some unit is placed somewhere. */
  const passed = (changes: Changes): GameState['milestones'] => {
    const persian = { units: { ...changes.units, 'mercenaryHoplites-4': { at: 'track' } } };
    const { state } = phases({ phase: 'reinforcements', side: 'persian' }).begin(6, { ...changes, ...persian });
    const placed: Action = {
      type: 'placeReinforcement',
      player: 'persian',
      piece: 'mercenaryHoplites-4',
      province: 'bactria',
    };
    return ours.play(state, [placed]).state.milestones;
  };

  it('a capital is taken when its walls are, or its province where it has none (ruling C12.7)', () => {
    expect(passed({})).toEqual({});
    expect(passed({ provinces: { susiana: held } })).toEqual({});
    expect(passed({ provinces: { persis: held } })).toEqual({ capitalTaken: 6 });
    const cities = { ...board().cities, susa: { walls: 1, holder: 'macedonian' } } as const;
    expect(passed({ cities })).toEqual({ capitalTaken: 6 });
    const babylon = { ...board().cities, babylon: { walls: 1, holder: 'macedonian' } } as const;
    expect(passed({ cities: babylon })).toEqual({});
  });

  it('or when its last wall is gone, and the province is his', () => {
    // All twenty-four markers stand somewhere; those of Susa, in a Macedonian province, are used elsewhere.
    const cities = {
      ...board().cities,
      tyre: { walls: 5, holder: 'persian' },
      babylon: { walls: 5, holder: 'persian' },
      ecbatana: { walls: 2, holder: 'persian' },
    } as const;
    const state = spending(2, { cities, provinces: { susiana: held } }, NEXT_WINTER, 'persian');
    expect(state.milestones).toEqual({});
    expect(theirs.play(state, [raze('susa', 'persian')]).state.milestones).toEqual({ capitalTaken: NEXT_WINTER });
  });

  it('India is entered in Upper or Lower India, not in Gandara', () => {
    expect(passed({ units: { 'phalanx-1': { at: 'gandara' } } })).not.toHaveProperty('indiaReached');
    expect(passed({ units: { 'phalanx-1': { at: 'lowerIndia' } } })).toMatchObject({ indiaReached: 6 });
    expect(passed({ units: { 'phalanx-1': { at: 'upperIndia' } } })).toMatchObject({ indiaReached: 6 });
    // A leader alone enters it too (ruling C12.7).
    expect(passed({ leaders: { parmenio: { at: 'upperIndia' } } })).toMatchObject({ indiaReached: 6 });
  });
});

describe('R 12.5 walls', () => {
  /** Cities with so many walls, and none elsewhere. */
  const walls = (some: Readonly<Record<string, readonly [SideId, number]>>): GameState['cities'] =>
    Object.fromEntries(
      Object.keys(board().cities).map((id) => {
        const [holder, count] = some[id] ?? [null, 0];
        return [id, { walls: count, holder }];
      }),
    );

  it('cost two points each, in any city of a province that is controlled; R 6.4 five at most', () => {
    const cities = walls({ athens: ['macedonian', 4] });
    const state = spending(4, { cities, provinces: { ionia: held } });
    expect(machine.legalActions(state)).toEqual([wall('athens'), wall('sardis'), wall('halicarnassus'), end()]);
    const { state: after, events } = ours.play(state, [wall('athens')]);
    expect(after.cities.athens).toEqual({ walls: 5, holder: 'macedonian' });
    expect(said(events, 'wallBuilt')).toMatchObject([{ rule: 'R 12.5', city: 'athens', walls: 5 }]);
    expect(said(events, 'pointsSpent')).toMatchObject([{ points: 2, left: 2 }]);
    expectRefused(after, wall('athens'), 'wallsComplete', 'R 6.4');
    expect(isOver(ours.play(after, [wall('sardis')]).state)).toBe(true);
  });

  it('not in contested or foreign land, nor on walls of the enemy (ruling C12.4), nor where there is no city', () => {
    const units = { 'phalanx-1': { at: 'phrygia' }, 'dahae-1': { at: 'phrygia' } };
    const cities = walls({ sardis: ['persian', 3] });
    const provinces = { ionia: held, phrygia: held, lybia: held, egypt: held };
    const state = spending(4, { cities, units, provinces });
    expectRefused(state, wall('gordium'), 'cityNotSafe', 'R 12.5');
    expectRefused(state, wall('babylon'), 'cityNotSafe', 'R 12.5');
    expectRefused(state, wall('sardis'), 'wallsOfTheEnemy', 'ruling C12.4');
    expectRefused(state, wall('ammon'), 'holyPlace', 'R 6.4');
    expectRefused(state, wall('alexandria'), 'notFounded', 'R 15.4');
    expectRefused(state, wall('pella'), 'cityUnknown', 'R 12.5');
    const founded = spending(4, { cities, provinces, secured: { alexandria: 3 } });
    expect(machine.legalActions(founded)).toContainEqual(wall('alexandria'));
    expectRefused(spending(1, { cities, units: { 'paiones-1': dead } }), wall('athens'), 'tooDear', 'R 12.5');
  });

  it('a fortress on a border: with one of its provinces, and no enemy in either (ruling C12.5)', () => {
    const cities = walls({ gaza: ['macedonian', 1] });
    const provinces = { egypt: held };
    expect(machine.legalActions(spending(4, { cities, provinces }))).toContainEqual(wall('gaza'));
    expectRefused(spending(4, { cities }), wall('gaza'), 'cityNotSafe', 'R 12.5');
    const near = spending(4, { cities, provinces, units: { 'dahae-1': { at: 'syria' } } });
    expectRefused(near, wall('gaza'), 'cityNotSafe', 'R 12.5');
  });

  it('with no marker left one of its own is razed, and built elsewhere at once', () => {
    // Twenty-four markers: all of them stand.
    const full = {
      athens: ['macedonian', 4],
      tyre: ['persian', 5],
      susa: ['persian', 5],
      babylon: ['persian', 5],
    } as const;
    const cities = walls({ ...full, ecbatana: ['persian', 5] });
    const state = spending(3, {
      cities,
      provinces: { ionia: held },
      units: { 'phalanx-1': { at: 'ionia', steps: 1 } },
    });
    expectRefused(state, wall('sardis'), 'noWallsLeft', 'R 12.5');
    expectRefused(state, raze('tyre'), 'wallsOfTheEnemy', 'R 12.5');
    expect(machine.legalActions(state)).toEqual([rebuild('phalanx-1'), raze('athens'), end()]);
    const razed = ours.play(state, [raze('athens')]);
    expect(razed.state.cities.athens).toEqual({ walls: 3, holder: 'macedonian' });
    expect(machine.legalActions(razed.state)).toEqual([wall('sardis'), wall('halicarnassus')]);
    expectRefused(razed.state, wall('athens'), 'noOtherCity', 'R 12.5');
    expectRefused(razed.state, end(), 'markerFirst', 'R 12.5');
    const built = ours.play(razed.state, [wall('sardis')]).state;
    expect(built.cities.sardis).toEqual({ walls: 1, holder: 'macedonian' });

    const spare = walls({ ...full, ecbatana: ['persian', 4] });
    expectRefused(spending(3, { cities: spare, provinces: { ionia: held } }), raze('athens'), 'wallsLeft', 'R 12.5');
    // Nowhere else could it stand.
    expectRefused(spending(3, { cities, units: { 'paiones-1': dead } }), raze('athens'), 'noOtherCity', 'R 12.5');
    expectRefused(spending(1, { cities, units: { 'paiones-1': dead } }), raze('athens'), 'tooDear', 'R 12.5');
  });

  it('none that a garrison needs is razed (ruling C12.6)', () => {
    const cities = walls({
      athens: ['macedonian', 4],
      tyre: ['persian', 5],
      susa: ['persian', 5],
      babylon: ['persian', 5],
      ecbatana: ['persian', 5],
    });
    const provinces = { ionia: held };
    const garrison = (count: number): NonNullable<Changes['units']> =>
      Object.fromEntries([1, 2, 3, 4].slice(0, count).map((number) => [`phalanx-${number}`, { at: 'athens' }]));
    expectRefused(
      spending(3, { cities, provinces, units: { ...garrison(4), 'paiones-1': dead } }),
      raze('athens'),
      'wallNeeded',
      'ruling C12.6',
    );
    expect(machine.legalActions(spending(3, { cities, provinces, units: garrison(3) }))).toContainEqual(raze('athens'));
    // With one wall there is no garrison; without any, no leader either.
    const low = (count: number) =>
      walls({
        athens: ['macedonian', count],
        tyre: ['persian', 5],
        susa: ['persian', 5],
        babylon: ['persian', 5],
        ecbatana: ['persian', 5],
        gordium: ['persian', 4 - count],
      });
    const one = { units: { 'phalanx-1': { at: 'athens' }, 'paiones-1': dead }, provinces };
    expectRefused(spending(3, { ...one, cities: low(2) }), raze('athens'), 'wallNeeded', 'ruling C12.6');
    const leader = { leaders: { antipater: { at: 'athens' } }, units: { 'paiones-1': dead }, provinces };
    expectRefused(spending(3, { ...leader, cities: low(1) }), raze('athens'), 'wallNeeded', 'ruling C12.6');
    expect(machine.legalActions(spending(3, { ...leader, cities: low(2) }))).toContainEqual(raze('athens'));
  });
});

describe('R 11.7 the Siege Train', () => {
  const build: Action = { type: 'buildBaggage', player: 'macedonian', baggage: 'siegeTrain' };
  const lost = (points: number, at = 'pool'): GameState => {
    const stack = [{ kind: 'turn', begun: true, step: 0, points: { macedonian: points } }] as const;
    return ours.machine.start({
      ...emptyBoard({ turn: WINTER, stack }),
      baggage: { siegeTrain: { at, side: 'macedonian' } },
    }).state;
  };

  it('is built again in Macedonia for four points', () => {
    expect(machine.legalActions(lost(4))).toContainEqual(build);
    const { state, events } = ours.play(lost(4), [build]);
    expect(state.baggage.siegeTrain).toEqual({ at: 'macedonia', side: 'macedonian' });
    expect(said(events, 'baggageBuilt')).toEqual([
      { type: 'baggageBuilt', rule: 'R 11.7', baggage: 'siegeTrain', at: 'macedonia' },
    ]);
    expect(isOver(state)).toBe(true);
    expectRefused(lost(3), build, 'tooDear', 'R 11.7');
    expectRefused(lost(4, 'ionia'), build, 'baggageThere', 'R 11.7');
    expectRefused(lost(4), { ...build, baggage: 'wagons' }, 'pieceUnknown', 'R 11.7');
  });
});
