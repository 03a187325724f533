/** R 7, 17.1: supply. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/conquest/action/index.js';
import { machine } from '../../../src/conquest/machine.js';
import type { GameOptions } from '../../../src/conquest/options.js';
import type { GameState, UnitState } from '../../../src/conquest/state.js';
import type { SideId, UnitId } from '../../../src/conquest/vocabulary.js';
import { isOver, phases } from '../phase.js';
import { board, type Changes, die, emptyBoard, everyUnit, expectRefused, said } from '../table.js';

/** Turns of each season. */
const [SUMMER, AUTUMN, WINTER] = [2, 3, 4] as const;

const { begin, play } = phases({ phase: 'supply', side: null });

/** Units of a kind with numbers, all in one place. */
const at = (
  place: string,
  kind: string,
  [first, last]: readonly [number, number],
  others: Partial<UnitState> = {},
): Record<UnitId, Partial<UnitState>> =>
  Object.fromEntries(
    Array.from({ length: last - first + 1 }, (_, index) => [`${kind}-${first + index}`, { at: place, ...others }]),
  );

const ours = { holder: 'macedonian' } as const;

const supplied = (province: string, player: SideId = 'macedonian'): Action => ({
  type: 'supplyFrom',
  player,
  province,
});
const onLand = (player: SideId = 'macedonian'): Action => ({ type: 'liveOffTheLand', player });
const lose = (unit: UnitId, player: SideId = 'macedonian'): Action => ({ type: 'loseStep', player, unit });

/** What the die is rolled for. */
const rolling = ({ stack }: GameState) => {
  const top = stack.at(-1);
  return top?.kind === 'roll' ? top.purpose : undefined;
};

describe('R 7.2 depletion', () => {
  it.each([
    // Nothing is added in Carmania, which is fertile, in autumn, to an army of three.
    ['an army of three', 'carmania', 3, AUTUMN, 0],
    ['eight units are not more than eight', 'carmania', 8, AUTUMN, 0],
    ['nine are', 'carmania', 9, AUTUMN, 1],
    ['mountains', 'media', 3, AUTUMN, 1],
    ['winter', 'carmania', 3, WINTER, 1],
    ['the example: ten units in the mountains in winter', 'media', 10, WINTER, 3],
  ])('%s in %s, %i units on turn %i: %i is added', (_, province, count, turn, added) => {
    const changes = { units: at(province, 'phalanx', [1, count]), provinces: { [province]: ours } };
    const { state } = begin(turn, changes);
    expect(rolling(state)).toBe('depletion');
    const spared = play(state, [die(4 - added)]);
    expect(said(spared.events, 'landTested')).toEqual([
      { type: 'landTested', rule: 'R 7.2', province, units: count, die: 4 - added, added },
    ]);
    expect(spared.state.provinces[province]?.supplies).toBe('plenty');
    const spent = play(state, [die(5 - added)]);
    expect(spent.state.provinces[province]?.supplies).toBe('depleted');
    expect(said(spent.events, 'suppliesChanged')).toEqual([
      { type: 'suppliesChanged', rule: 'R 7.2', province, supplies: 'depleted' },
    ]);
    // Whoever stands there starves in turns to come, not in this one (ruling C7.2).
    expect(isOver(spent.state)).toBe(true);
  });

  it('ruling C7.2 nobody starves in the phase in which the land is depleted, but in the next', () => {
    const units = at('media', 'phalanx', [1, 3]);
    const first = play(begin(AUTUMN, { units, provinces: { media: ours } }).state, [die(6)]);
    expect(said(first.events, 'armyStarved')).toEqual([]);
    expect(isOver(first.state)).toBe(true);
    const { provinces } = first.state;
    expect(rolling(begin(WINTER, { units, provinces }).state)).toBe('attrition');
  });

  it('R 7.9, 6.2 garrisons of one or two need no supply; those in a city are not counted', () => {
    expect(isOver(begin(AUTUMN, { units: at('carmania', 'phalanx', [1, 2]) }).state)).toBe(true);
    const units = { ...at('hellas', 'phalanx', [1, 2]), ...at('athens', 'phalanx', [3, 4]) };
    expect(isOver(begin(AUTUMN, { units }).state)).toBe(true);
  });

  it('once depleted, a province suffers nothing further', () => {
    const depleted = { carmania: { ...ours, supplies: 'depleted' } } as const;
    const { state, events } = begin(AUTUMN, { units: at('carmania', 'phalanx', [1, 3]), provinces: depleted });
    expect(rolling(state)).toBe('attrition');
    expect(said(events, 'landTested')).toEqual([]);
  });

  it('each province by itself, in the order of the map', () => {
    const units = { ...at('carmania', 'phalanx', [1, 3]), ...at('assyria', 'phalanx', [4, 6]) };
    const { events } = play(begin(AUTUMN, { units }).state, [die(1), die(5)]);
    expect(said(events, 'landTested').map(({ province }) => province)).toEqual(['assyria', 'carmania']);
    expect(said(events, 'suppliesChanged').map(({ province }) => province)).toEqual(['carmania']);
  });

  it('R 4.3 not on the first turn; R 7 nor where the section is left out', () => {
    const without = (options: Partial<GameOptions>): GameState => ({
      ...emptyBoard({ units: at('carmania', 'phalanx', [1, 3]) }),
      turn: AUTUMN,
      options: { players: 2, ...options },
      stack: [{ kind: 'turn', begun: false, step: 0 }],
    });
    expect(rolling(machine.start(without({})).state)).toBe('depletion');
    // The dice fall for the second turn.
    expect(machine.start({ ...without({}), turn: 1 }).state.turn).toBe(2);
    const { events } = machine.start(without({ without: ['supply'] }));
    expect(said(events, 'phaseBegan').some(({ phase }) => phase === 'supply')).toBe(false);
    expect(said(events, 'landTested')).toEqual([]);
  });
});

describe('R 7.4 attrition', () => {
  const carmania = { carmania: { ...ours, supplies: 'depleted' } } as const;
  const three = at('carmania', 'phalanx', [1, 3]);

  it('three units are enough (ruling C7.1); the die goes by the terrain', () => {
    // Fertile: 0, 0, 0, 1, 1, 2 steps.
    const { state } = begin(AUTUMN, { units: three, provinces: carmania });
    expect(rolling(state)).toBe('attrition');
    const unhurt = play(state, [die(3)]);
    expect(isOver(unhurt.state)).toBe(true);
    expect(said(unhurt.events, 'armyStarved')).toEqual([
      {
        type: 'armyStarved',
        rule: 'R 7.4',
        side: 'macedonian',
        force: 'macedonian',
        province: 'carmania',
        units: 3,
        die: 3,
        steps: 0,
      },
    ]);
    const hurt = play(state, [die(4)]);
    expect(said(hurt.events, 'unitReduced')).toMatchObject([{ unit: 'phalanx-1', rule: 'R 7.4', steps: 1 }]);
    expect(said(play(state, [die(6)]).events, 'unitReduced')).toHaveLength(2);
    expect(said(play(state, [die(4)]).events, 'rolled')).toMatchObject([{ rule: 'R 7.4', side: 'macedonian' }]);
  });

  it.each([
    ['assyria', [0, 0, 0, 0, 1, 1]],
    ['media', [0, 0, 1, 1, 2, 2]],
    ['arabia', [1, 1, 1, 2, 2, 3]],
  ])('in %s it costs %j', (province, costs) => {
    const provinces = { [province]: { ...ours, supplies: 'depleted' as const } };
    const { state } = begin(AUTUMN, { units: at(province, 'phalanx', [1, 4]), provinces });
    for (const [index, steps] of costs.entries())
      expect(said(play(state, [die(index + 1)]).events, 'armyStarved')).toMatchObject([{ steps }]);
  });

  it('ruling C7.6 their number is of no import: twelve lose no more than three', () => {
    // Fertile: two steps on a 6.
    const { state } = begin(AUTUMN, { units: at('carmania', 'phalanx', [1, 12]), provinces: carmania });
    expect(said(play(state, [die(6)]).events, 'armyStarved')).toMatchObject([{ units: 12, die: 6, steps: 2 }]);
    expect(said(play(state, [die(3)]).events, 'armyStarved')).toMatchObject([{ units: 12, die: 3, steps: 0 }]);
  });

  it('the owner chooses; nobody is eliminated while another can be reduced', () => {
    const units = {
      ...at('carmania', 'phalanx', [1, 1]),
      ...at('carmania', 'prodromoi', [1, 1]),
      ...at('carmania', 'paiones', [1, 1]),
    };
    const { state } = play(begin(AUTUMN, { units, provinces: carmania }).state, [die(4)]);
    expect(machine.legalActions(state)).toEqual([lose('phalanx-1'), lose('prodromoi-1')]);
    expectRefused(state, lose('paiones-1'), 'reduceFirst', 'R 7.4');
    const after = play(state, [lose('prodromoi-1')]);
    expect(after.state.units['prodromoi-1']).toMatchObject({ at: 'carmania', steps: 1 });
    expect(isOver(after.state)).toBe(true);
    const worn = { ...units, 'phalanx-1': { at: 'carmania', steps: 1 }, 'prodromoi-1': { at: 'carmania', steps: 1 } };
    const last = play(begin(AUTUMN, { units: worn, provinces: carmania }).state, [die(4)]);
    expect(machine.legalActions(last.state)).toEqual([lose('phalanx-1'), lose('prodromoi-1'), lose('paiones-1')]);
    expect(everyUnit(play(last.state, [lose('paiones-1')]).state)['paiones-1']?.at).toBe('pool');
  });

  it('R 7.9 a garrison does not starve', () => {
    expect(isOver(begin(AUTUMN, { units: at('carmania', 'phalanx', [1, 2]), provinces: carmania }).state)).toBe(true);
  });

  it('R 7.6 a desert feeds nobody, and is not rolled for', () => {
    const { state } = begin(AUTUMN, { units: at('arabia', 'phalanx', [1, 3]), provinces: { arabia: ours } });
    expect(rolling(state)).toBe('attrition');
    const { events } = play(state, [die(1)]);
    expect(said(events, 'landTested')).toEqual([]);
    expect(said(events, 'armyStarved')).toMatchObject([{ province: 'arabia', steps: 1 }]);
  });

  it('R 7.3 not in Summer on land that has recovered', () => {
    const { state } = begin(SUMMER, { units: three, provinces: carmania });
    expect(rolling(state)).toBe('depletion');
  });

  it('R 7.8, ruling C7.9 Macedonians in Macedonia never starve; others there do', () => {
    const macedonia = { macedonia: { supplies: 'depleted' } } as const;
    // They could be fed by sea as well.
    const { state: asked } = begin(AUTUMN, { units: at('macedonia', 'phalanx', [1, 9]), provinces: macedonia });
    expect(isOver(play(asked, [onLand()]).state)).toBe(true);
    const persians = at('macedonia', 'persianInfantry', [1, 3]);
    const { state } = begin(AUTUMN, { units: persians, provinces: macedonia });
    // Macedonia is never contested: nothing comes to them by sea.
    expect(rolling(state)).toBe('attrition');
    // The land can be depleted there as elsewhere.
    const home = begin(AUTUMN, { units: at('macedonia', 'phalanx', [1, 9]) }).state;
    expect(play(home, [onLand(), die(4)]).state.provinces.macedonia?.supplies).toBe('depleted');
  });
});

describe('R 7.7 contested provinces', () => {
  const both = {
    ...at('assyria', 'phalanx', [1, 5]),
    ...at('assyria', 'persianInfantry', [1, 4]),
  };
  it('all units of both sides count for one die', () => {
    const { events, state } = play(begin(AUTUMN, { units: both }).state, [die(4)]);
    expect(said(events, 'landTested')).toMatchObject([{ units: 9, added: 1 }]);
    expect(state.provinces.assyria?.supplies).toBe('depleted');
    expect(isOver(state)).toBe(true);
  });
  it('garrisons are counted, and two of them are three units or more (R 7.2, ruling C7.3)', () => {
    const units = { ...at('assyria', 'phalanx', [1, 7]), ...at('assyria', 'persianInfantry', [1, 2]) };
    expect(said(play(begin(AUTUMN, { units }).state, [die(1)]).events, 'landTested')).toMatchObject([{ units: 9 }]);
    const small = { ...at('assyria', 'phalanx', [1, 2]), ...at('assyria', 'persianInfantry', [1, 1]) };
    const { events, state } = play(begin(AUTUMN, { units: small }).state, [die(5)]);
    expect(said(events, 'landTested')).toMatchObject([{ units: 3, added: 0 }]);
    expect(state.provinces.assyria?.supplies).toBe('depleted');
    // Neither of them is an army, and nobody rolls for attrition (R 7.9).
    const depleted = { assyria: { supplies: 'depleted' } } as const;
    expect(isOver(begin(AUTUMN, { units: small, provinces: depleted }).state)).toBe(true);
    const few = { ...at('assyria', 'phalanx', [1, 1]), ...at('assyria', 'persianInfantry', [1, 1]) };
    expect(isOver(begin(AUTUMN, { units: few }).state)).toBe(true);
  });
  it('R 6.3 a garrison in a city is not counted (ruling C7.3)', () => {
    const units = {
      ...at('assyria', 'phalanx', [1, 1]),
      ...at('babylonia', 'phalanx', [2, 3]),
      ...at('babylon', 'persianInfantry', [1, 1]),
    };
    expect(isOver(begin(AUTUMN, { units, cities: { babylon: { walls: 2, holder: 'persian' } } }).state)).toBe(true);
  });
  it('each army rolls for itself, the Macedonian first', () => {
    const assyria = { assyria: { supplies: 'depleted' } } as const;
    const { events } = play(begin(AUTUMN, { units: both, provinces: assyria }).state, [die(1), die(2)]);
    expect(said(events, 'armyStarved').map(({ side, units }) => [side, units])).toEqual([
      ['macedonian', 5],
      ['persian', 4],
    ]);
  });
  it('R 6.3 raiders and Indians are armies of their own', () => {
    const units = {
      ...at('hyrcania', 'barbarianCavalry', [1, 2], { band: 3 }),
      ...at('hyrcania', 'persianInfantry', [1, 2]),
    };
    const hyrcania = { hyrcania: { supplies: 'depleted' } } as const;
    // Four units of one side, and none of the two forces is an army.
    expect(isOver(begin(AUTUMN, { units, provinces: hyrcania }).state)).toBe(true);
    const more = { ...units, ...at('hyrcania', 'barbarianCavalry', [1, 3], { band: 3 }) };
    const { events } = play(begin(AUTUMN, { units: more, provinces: hyrcania }).state, [die(1)]);
    expect(said(events, 'armyStarved')).toMatchObject([{ units: 3 }]);
  });
});

describe('R 14.2, 14.3 who needs no supply', () => {
  it('raiders do not where they came from, and do elsewhere', () => {
    // Band 3 came from Scythia, the third face of the raid location.
    const home = at('scythia', 'barbarianCavalry', [1, 4], { band: 3 });
    expect(isOver(begin(AUTUMN, { units: home }).state)).toBe(true);
    const away = at('chorasmia', 'barbarianCavalry', [1, 4], { band: 3 });
    expect(rolling(begin(AUTUMN, { units: away }).state)).toBe('attrition');
  });
  it('Indians do not before they are roused (ruling C7.8)', () => {
    const indians = { units: at('upperIndia', 'indianElephants', [1, 4]) };
    expect(isOver(begin(AUTUMN, indians).state)).toBe(true);
    expect(rolling(begin(AUTUMN, { ...indians, milestones: { indiansRoused: 2 } }).state)).toBe('depletion');
    const recruited = { units: at('upperIndia', 'indianLevy', [1, 3], { side: 'macedonian' }) };
    expect(rolling(begin(AUTUMN, recruited).state)).toBe('depletion');
  });
  it('Spartans do not in Hellas; those with them do (ruling C7.5)', () => {
    const hellas = { hellas: { supplies: 'depleted', holder: 'persian' } } as const;
    const spartans = at('hellas', 'spartans', [1, 4]);
    expect(isOver(begin(AUTUMN, { units: spartans, provinces: hellas }).state)).toBe(true);
    const two = { ...spartans, ...at('hellas', 'mercenaryHoplites', [1, 2]) };
    expect(isOver(begin(AUTUMN, { units: two, provinces: hellas }).state)).toBe(true);
    const three = { ...spartans, ...at('hellas', 'mercenaryHoplites', [1, 3]) };
    const { state } = begin(AUTUMN, { units: three, provinces: hellas });
    // Ionia could feed them by sea.
    const after = play(state, [onLand('persian'), die(4)]);
    expect(said(after.events, 'armyStarved')).toMatchObject([{ units: 3, steps: 1 }]);
    expect(said(after.events, 'unitReduced')).toMatchObject([{ unit: 'mercenaryHoplites-1' }]);
  });
});

describe('R 7.5 supply by sea', () => {
  const cities = {
    ...board().cities,
    tyre: { walls: 4, holder: 'persian' },
    gaza: { walls: 0, holder: null },
  } as const;
  const inSyria: Changes = {
    units: { ...at('syria', 'phalanx', [1, 4]), ...at('syria', 'dahae', [1, 1]) },
    provinces: { ionia: ours, syria: { supplies: 'depleted' } },
    cities,
  };

  it('the example: an army that contests Syria is fed from Ionia, up to Tyre (ruling C7.7), or starves there, as its owner likes', () => {
    const { state } = begin(AUTUMN, inSyria);
    expect(machine.actors(state)).toEqual(['macedonian']);
    // Ionia lies on the Cypriote Sea, which touches the Phoenician; Europe is behind the Ionian, which Halicarnassus bars.
    expect(machine.legalActions(state)).toEqual([onLand(), supplied('ionia')]);
    const open = { ...cities, halicarnassus: { walls: 1, holder: 'macedonian' } } as const;
    expect(machine.legalActions(begin(AUTUMN, { ...inSyria, cities: open }).state)).toEqual([
      onLand(),
      supplied('macedonia'),
      supplied('hellas'),
      supplied('thrace'),
      supplied('ionia'),
    ]);
    const shipped = play(state, [supplied('ionia'), die(4)]);
    expect(said(shipped.events, 'supplyShipped')).toEqual([
      {
        type: 'supplyShipped',
        rule: 'R 7.5',
        side: 'macedonian',
        force: 'macedonian',
        province: 'syria',
        from: 'ionia',
        units: 4,
      },
    ]);
    // The die falls for Ionia, as though they stood there, and nobody starves.
    expect(said(shipped.events, 'landTested')).toMatchObject([{ province: 'ionia', units: 4, added: 0 }]);
    expect(said(shipped.events, 'armyStarved')).toEqual([]);
    expect(isOver(shipped.state)).toBe(true);
    const starving = play(state, [onLand()]);
    expect(rolling(starving.state)).toBe('attrition');
  });

  it('the example: Tyre bars the way from Ionia to Egypt, through its zone (ruling C7.7)', () => {
    const units = at('egypt', 'phalanx', [1, 4]);
    const egypt = { ionia: ours, egypt: { ...ours, supplies: 'depleted' } } as const;
    const { state } = begin(AUTUMN, { units, provinces: egypt, cities });
    expect(rolling(state)).toBe('attrition');
    const open = { ...cities, tyre: { walls: 4, holder: 'macedonian' } } as const;
    // The Phoenician Sea is used by whoever holds a province of its coast.
    const taken = { ...egypt, syria: ours };
    const free = begin(AUTUMN, { units, provinces: taken, cities: open }).state;
    expect(machine.legalActions(free)).toContainEqual(supplied('ionia'));
  });

  it('all who are fed from a province count with those who live there, and not where they stand', () => {
    const units = {
      ...at('syria', 'phalanx', [1, 4]),
      ...at('ionia', 'phalanx', [5, 6]),
      ...at('ionia', 'alliedHoplites', [1, 3]),
    };
    const { state } = begin(AUTUMN, { units, provinces: { ionia: ours, syria: ours }, cities });
    // Armies in the order of the map: that in Ionia is asked first.
    const { state: after, events } = play(state, [onLand(), supplied('ionia'), die(4)]);
    expect(said(events, 'landTested')).toMatchObject([{ province: 'ionia', units: 9, added: 1 }]);
    expect(after.provinces.ionia?.supplies).toBe('depleted');
    expect(after.provinces.syria?.supplies).toBe('plenty');
    expect(isOver(after)).toBe(true);
  });

  it('of a contested province those alone count who live off it', () => {
    const units = { ...at('syria', 'phalanx', [1, 4]), ...at('syria', 'persianInfantry', [1, 5]) };
    const { state } = begin(AUTUMN, { units, provinces: { ionia: ours }, cities });
    // The Persians are asked as well: Cilicia is theirs, on the Phoenician Sea.
    const { events } = play(state, [supplied('ionia'), onLand('persian'), die(1), die(1)]);
    expect(said(events, 'landTested')).toMatchObject([
      { province: 'ionia', units: 4 },
      { province: 'syria', units: 5 },
    ]);
  });

  it('R 7.6 a desert on a coast is fed as well (ruling C7.4)', () => {
    const units = at('lybia', 'phalanx', [1, 3]);
    const { state } = begin(AUTUMN, { units, provinces: { lybia: ours, egypt: ours }, cities });
    expect(machine.legalActions(state)).toEqual([onLand(), supplied('egypt')]);
    const fed = play(state, [supplied('egypt'), die(1)]);
    expect(isOver(fed.state)).toBe(true);
    expect(rolling(play(state, [onLand()]).state)).toBe('attrition');
  });

  it('why not from elsewhere', () => {
    const { state } = begin(AUTUMN, { ...inSyria, provinces: { ...inSyria.provinces, phrygia: ours, media: ours } });
    expectRefused(state, supplied('atlantis'), 'provinceUnknown', 'R 7.5');
    expectRefused(state, supplied('tyre'), 'provinceUnknown', 'R 7.5');
    expectRefused(state, supplied('egypt'), 'sourceNotControlled', 'R 7.5');
    expectRefused(state, supplied('syria'), 'sourceNotControlled', 'R 7.5');
    expectRefused(state, supplied('media'), 'notAcrossTheSea', 'R 7.5');
    const spent = { ...inSyria.provinces, thrace: { supplies: 'depleted' } } as const;
    expectRefused(begin(AUTUMN, { ...inSyria, provinces: spent }).state, supplied('thrace'), 'nothingToGive', 'R 7.6');
    expectRefused(state, supplied('thrace'), 'notAcrossTheSea', 'R 7.5');
    expectRefused(state, supplied('ionia', 'persian'), 'notYourTurn', 'R 4.1');
  });
});

describe('R 17.1 scorched earth', () => {
  const options: GameOptions = { players: 2, optionalRules: ['scorchedEarth'] };
  const burning = (turn: number, changes: Changes = {}) =>
    begin(turn, changes, (all) => ({ ...emptyBoard(all), options }));
  const scorch = (province: string): Action => ({ type: 'scorch', player: 'persian', province });
  const spare: Action = { type: 'spareTheLand', player: 'persian' };

  it('is not played unless it is agreed', () => {
    expect(isOver(begin(AUTUMN).state)).toBe(true);
  });

  it('the Persian may burn a province that he controls, at the end of each supply phase (ruling C17.1)', () => {
    const units = { ...at('ionia', 'phalanx', [1, 2]), ...at('phrygia', 'phalanx', [3, 3]) };
    const more = { ...units, ...at('phrygia', 'persianLevy', [1, 1]) };
    const { state } = burning(AUTUMN, { units: more, provinces: { ionia: ours } });
    expect(machine.actors(state)).toEqual(['persian']);
    const open = machine.legalActions(state).map((action) => ('province' in action ? action.province : action.type));
    expect(open.slice(0, 4)).toEqual(['spareTheLand', 'cappadocia', 'cilicia', 'armenia']);
    expect(open).not.toContain('lybia');
    expectRefused(state, scorch('ionia'), 'notOwnLand', 'R 17.1');
    expectRefused(state, scorch('phrygia'), 'notOwnLand', 'R 17.1');
    expectRefused(state, scorch('lybia'), 'nothingToBurn', 'ruling C17.1');
    expectRefused(state, scorch('sardis'), 'provinceUnknown', 'R 17.1');
    const burnt = play(state, [scorch('cilicia')]);
    expect(said(burnt.events, 'suppliesChanged')).toEqual([
      { type: 'suppliesChanged', rule: 'R 17.1', province: 'cilicia', supplies: 'scorched' },
    ]);
    expect(isOver(burnt.state)).toBe(true);
    expect(isOver(play(state, [spare]).state)).toBe(true);
  });

  it('what is depleted can be burnt; what is burnt, not again (ruling C17.1)', () => {
    const provinces = { cilicia: { supplies: 'depleted' }, armenia: { supplies: 'scorched' } } as const;
    const { state } = burning(AUTUMN, { provinces });
    expect(machine.legalActions(state)).toContainEqual(scorch('cilicia'));
    expectRefused(state, scorch('armenia'), 'nothingToBurn', 'ruling C17.1');
  });

  it('burnt land feeds nobody, and is only depleted after the following Summer', () => {
    const units = at('cilicia', 'phalanx', [1, 3]);
    const burnt = { cilicia: { ...ours, supplies: 'scorched' } } as const;
    expect(rolling(burning(AUTUMN, { units, provinces: burnt }).state)).toBe('attrition');
    const summer = burning(SUMMER, { provinces: burnt });
    expect(summer.state.provinces.cilicia?.supplies).toBe('depleted');
    expect(said(summer.events, 'suppliesChanged')).toEqual([
      { type: 'suppliesChanged', rule: 'R 17.1', province: 'cilicia', supplies: 'depleted' },
    ]);
    const next = burning(SUMMER + 4, { provinces: { cilicia: { ...ours, supplies: 'depleted' } } });
    expect(next.state.provinces.cilicia?.supplies).toBe('plenty');
  });
});
