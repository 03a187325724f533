/** R 11: sieges. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/conquest/action/index.js';
import type { SiegePhaseFrame } from '../../../src/conquest/frame/index.js';
import { machine } from '../../../src/conquest/machine.js';
import { hasRoom } from '../../../src/conquest/query/11-2-garrison.js';
import type { GameState } from '../../../src/conquest/state.js';
import type { CityId, SideId, UnitId } from '../../../src/conquest/vocabulary.js';
import { facing, isOver } from '../paused.js';
import { at, asked, type Changes, die, emptyBoard, everyUnit, expectRefused, play, said, walls } from '../table.js';

const train = (place: string): GameState['baggage'] => ({ siegeTrain: { at: place, side: 'macedonian' } });

const PHASE: SiegePhaseFrame = { kind: 'sieges', left: ['macedonian', 'persian'], tried: [], spent: [], laid: [] };
const besieging = (changes: Changes) => facing(PHASE, changes);

const besiege = (city: CityId, from: string, player: SideId = 'macedonian', force: string = player): Action => ({
  type: 'besiege',
  player,
  city,
  force,
  from,
});
const by =
  (player: 'macedonian' | 'persian') =>
  (type: 'endSieges' | 'assignAll' | 'storm' | 'liftSiege' | 'sortie' | 'holdWalls'): Action => ({ type, player });
const mac = by('macedonian');
const per = by('persian');
const assign = (piece: string, player: SideId = 'macedonian'): Action => ({ type: 'assign', player, piece });
const lose = (unit: UnitId, player: SideId = 'macedonian'): Action => ({ type: 'loseStep', player, unit });
const loseWall = (city: CityId): Action => ({ type: 'loseWall', player: 'persian', city });
const expose = (leader: string, player: SideId = 'macedonian'): Action => ({ type: 'expose', player, leader });

/** Three phalanxes, the Agrianians, Hetairoi and archers before Tyre, with its four walls. */
const TYRE: Changes = {
  units: at('syria', 'phalanx-1', 'phalanx-2', 'phalanx-3', 'agrianes-1', 'hetairoi-1', 'macedonianArchers-1'),
  leaders: at('syria', 'alexander', 'parmenio'),
};
/** All infantry that is there attacks at once. */
const stormed = (changes: Changes, city: CityId, from: string, pieces: readonly string[] = []): GameState =>
  play(besieging(changes).state, [
    besiege(city, from),
    ...pieces.map((piece) => assign(piece)),
    mac('assignAll'),
    mac('storm'),
  ]).state;

describe('R 11.1 who besieges what', () => {
  const ionia: Changes = { units: at('ionia', 'phalanx-1', 'phalanx-2', 'phalanx-3') };

  it('an army each city around it that has walls of the enemy; and only if it likes', () => {
    const { state } = besieging(ionia);
    expect(machine.legalActions(state)).toEqual([
      besiege('sardis', 'ionia'),
      besiege('halicarnassus', 'ionia'),
      mac('endSieges'),
    ]);
    expect(isOver(play(state, [mac('endSieges')]).state)).toBe(true);
    expectRefused(state, besiege('tyre', 'ionia'), 'noArmyThere', 'ruling C11.2');
    expectRefused(state, besiege('tyre', 'syria'), 'noArmyThere', 'ruling C11.2');
    expectRefused(state, besiege('sardis', 'ionia', 'macedonian', 'indian'), 'noArmyThere', 'ruling C11.2');
    // No walls, and its own walls.
    expectRefused(state, besiege('gordium', 'ionia'), 'noEnemyWalls', 'R 11.1');
    expectRefused(state, besiege('athens', 'ionia'), 'noEnemyWalls', 'R 11.1');
    expectRefused(state, besiege('troy', 'ionia'), 'cityUnknown', 'R 11.1');
    expectRefused(state, besiege('sardis', 'lydia'), 'provinceUnknown', 'R 11.1');
  });

  it('in contested provinces too', () => {
    const contested = { units: { ...ionia.units, ...at('ionia', 'persianLevy-1', 'persianLevy-2', 'persianLevy-3') } };
    expect(machine.legalActions(besieging(contested).state)).toContainEqual(besiege('sardis', 'ionia'));
  });

  it('R 6.2 fewer than three units are no army (ruling C11.2), nor are those in a city', () => {
    expect(isOver(besieging({ units: at('ionia', 'phalanx-1', 'phalanx-2') }).state)).toBe(true);
    const inside: Changes = {
      units: { ...at('ionia', 'phalanx-1', 'phalanx-2'), ...at('sardis', 'phalanx-3') },
      cities: walls({ sardis: { walls: 3, holder: 'macedonian' } }),
    };
    expect(isOver(besieging(inside).state)).toBe(true);
  });

  it('an army of cavalry and archers alone besieges nothing', () => {
    const riders: Changes = { units: at('ionia', 'hetairoi-1', 'paiones-1', 'macedonianArchers-1') };
    expect(isOver(besieging(riders).state)).toBe(true);
    const both: Changes = { units: { ...riders.units, ...at('syria', 'phalanx-1', 'phalanx-2', 'phalanx-3') } };
    expectRefused(besieging(both).state, besiege('sardis', 'ionia'), 'noFootLeft', 'R 11.3');
  });

  it('R 8.2 Gaza is besieged from Syria and from Egypt, and not from Arabia', () => {
    const around = (place: string) => machine.legalActions(besieging({ units: at(place, ...foot) }).state);
    const foot = ['phalanx-1', 'phalanx-2', 'phalanx-3'];
    expect(around('egypt')).toEqual([besiege('gaza', 'egypt'), mac('endSieges')]);
    expect(around('syria')).toEqual([besiege('tyre', 'syria'), besiege('gaza', 'syria'), mac('endSieges')]);
    expect(isOver(besieging({ units: at('arabia', ...foot) }).state)).toBe(true);
  });

  it('each side in turn (ruling C11.3): the Persian besieges what is Macedonian, Indians and raiders by themselves', () => {
    const changes: Changes = {
      units: {
        ...ionia.units,
        ...at('hellas', 'persianInfantry-1', 'persianInfantry-2', 'persianInfantry-3'),
        ...at('gandara', 'indianLevy-1', 'indianLevy-2', 'indianInfantry-1', 'persianLevy-1', 'persianLevy-2'),
      },
      cities: walls({ aornos: { walls: 1, holder: 'macedonian' } }),
      // R 3.3: they may fight.
      milestones: { indiansRoused: 2 },
    };
    const { state } = play(besieging(changes).state, [mac('endSieges')]);
    expect(machine.legalActions(state)).toEqual([
      besiege('athens', 'hellas', 'persian'),
      besiege('aornos', 'gandara', 'persian', 'indian'),
      per('endSieges'),
    ]);
    expect(isOver(play(state, [per('endSieges')]).state)).toBe(true);
  });
});

describe('R 11.1 several sieges', () => {
  const foot = ['phalanx-1', 'phalanx-2', 'phalanx-3', 'phalanx-4'] as const;
  const army = (...leaders: readonly string[]): Changes => ({
    units: at('ionia', ...foot),
    leaders: at('ionia', ...leaders),
  });
  /** Halicarnassus is attacked by one phalanx and these; a 1 costs two steps, and the city stands. */
  const once = (changes: Changes, ...leaders: readonly string[]): GameState => {
    const begun = play(besieging(changes).state, [
      besiege('halicarnassus', 'ionia'),
      assign('phalanx-1'),
      ...leaders.map((leader) => assign(leader)),
      mac('storm'),
      die(1),
    ]).state;
    return leaders.length === 0
      ? begun
      : play(
          begun,
          leaders.map(() => die(6)),
        ).state;
  };

  it('an army without a leader, or with one, lays one (ruling C11.7)', () => {
    expect(isOver(once(army()))).toBe(true);
    expect(isOver(once(army('alexander'), 'alexander'))).toBe(true);
  });

  it('with two leaders two, one with each (ruling C11.7), each city once (ruling C11.3); every unit and leader is in one of them', () => {
    const state = once(army('alexander', 'parmenio'), 'alexander');
    expect(machine.legalActions(state)).toEqual([besiege('sardis', 'ionia'), mac('endSieges')]);
    expectRefused(state, besiege('halicarnassus', 'ionia'), 'alreadyBesieged', 'ruling C11.3');
    const second = play(state, [besiege('sardis', 'ionia')]).state;
    expect(machine.legalActions(second)).toEqual([
      assign('phalanx-2'),
      assign('parmenio'),
      mac('assignAll'),
      mac('liftSiege'),
    ]);
    expectRefused(second, assign('phalanx-1'), 'takesNoPart', 'R 11.3');
    expectRefused(second, assign('alexander'), 'takesNoPart', 'R 11.3');
    expectRefused(second, mac('storm'), 'footNeeded', 'R 11.3');
    const led = play(second, [mac('assignAll')]).state;
    expectRefused(led, mac('storm'), 'conductorNeeded', 'R 11.1');
    // 3 phalanxes and Parmenio against 3 walls: 1, and a 1 costs the attacker two.
    const { events } = play(led, [assign('parmenio'), mac('storm'), die(1)]);
    expect(said(events, 'siegeFought')).toMatchObject([{ city: 'sardis', differential: 1, losses: [2, 0] }]);
  });

  it('a first one without a leader is the only one', () => {
    const state = once(army('alexander', 'parmenio'));
    expect(isOver(state)).toBe(true);
  });

  it('leaders of no rating conduct none', () => {
    expect(isOver(once(army('alexander', 'macedonianOfficer'), 'alexander'))).toBe(true);
    expect(isOver(once(army('parmenio', 'macedonianOfficer'), 'macedonianOfficer'))).toBe(true);
  });

  it('an army that has lain before a city is told so', () => {
    const changes: Changes = {
      units: { ...at('ionia', ...foot), ...at('media', 'hypaspists-1', 'illyrians-1', 'agrianes-1') },
      leaders: at('ionia', 'alexander'),
    };
    expectRefused(once(changes, 'alexander'), besiege('sardis', 'ionia'), 'armyBesieges', 'R 11.1');
  });

  it('when all of its infantry has taken part, no further one', () => {
    const all: Changes = {
      units: {
        ...at('ionia', 'phalanx-1', 'hetairoi-1', 'paiones-1'),
        ...at('media', 'hypaspists-1', 'illyrians-1', 'agrianes-1'),
      },
      leaders: at('ionia', 'alexander', 'parmenio'),
    };
    const state = play(besieging(all).state, [
      besiege('halicarnassus', 'ionia'),
      assign('phalanx-1'),
      assign('alexander'),
      mac('storm'),
      die(4),
      die(6),
    ]).state;
    expectRefused(state, besiege('sardis', 'ionia'), 'noFootLeft', 'R 11.3');
  });

  it('R 11.6 a siege that is lifted before anybody has attacked binds nobody', () => {
    const { state, events } = play(besieging(army('alexander')).state, [
      besiege('halicarnassus', 'ionia'),
      assign('phalanx-1'),
      assign('alexander'),
      mac('liftSiege'),
      besiege('sardis', 'ionia'),
    ]);
    expect(said(events, 'siegeLifted')).toEqual([
      { type: 'siegeLifted', rule: 'R 11.6', city: 'halicarnassus', side: 'macedonian' },
    ]);
    expect(machine.legalActions(state)).toContainEqual(assign('phalanx-1'));
    expect(machine.legalActions(state)).toContainEqual(assign('alexander'));
    // But the city is left in peace in this turn (ruling C11.3).
    const { state: after } = play(state, [mac('liftSiege')]);
    expect(isOver(after)).toBe(true);
  });
});

describe('R 11.3 the differential', () => {
  it('those who take part are chosen: infantry, leaders, the Siege Train; no cavalry and no archers', () => {
    const { state } = play(besieging({ ...TYRE, baggage: train('syria') }).state, [besiege('tyre', 'syria')]);
    expect(machine.legalActions(state)).toEqual([
      assign('phalanx-1'),
      assign('agrianes-1'),
      assign('alexander'),
      assign('parmenio'),
      assign('siegeTrain'),
      mac('assignAll'),
      mac('liftSiege'),
    ]);
    expectRefused(state, assign('hetairoi-1'), 'takesNoPart', 'R 11.3');
    expectRefused(state, assign('macedonianArchers-1'), 'takesNoPart', 'R 11.3');
    expectRefused(state, assign('phalanx-2'), 'alikeListed', 'R 11.3');
    expectRefused(state, assign('catapult'), 'pieceUnknown', 'R 11.3');
    expectRefused(state, mac('storm'), 'footNeeded', 'R 11.3');
  });

  it('the Siege Train must be there', () => {
    const { state } = play(besieging({ ...TYRE, baggage: train('cilicia') }).state, [besiege('tyre', 'syria')]);
    expect(machine.legalActions(state)).not.toContainEqual(assign('siegeTrain'));
  });

  it('and be one’s own', () => {
    const contested: Changes = {
      units: at('hellas', 'persianInfantry-1', 'persianInfantry-2', 'persianInfantry-3', 'phalanx-1'),
      baggage: train('hellas'),
    };
    const { state } = play(besieging(contested).state, [besiege('athens', 'hellas', 'persian')]);
    expect(machine.legalActions(state)).toEqual([
      assign('persianInfantry-1', 'persian'),
      per('assignAll'),
      per('liftSiege'),
    ]);
    expectRefused(state, assign('siegeTrain', 'persian'), 'takesNoPart', 'R 11.3');
  });

  /** The differential of an attack on Tyre. */
  const differential = (changes: Changes, pieces: readonly string[]): number | undefined => {
    const state = stormed(changes, 'tyre', 'syria', pieces);
    const top = state.stack.at(-1);
    const asked = top?.kind === 'siege' ? play(state, [per('holdWalls')]).state : state;
    return said(play(asked, [die(6)]).events, 'siegeFought')[0]?.differential;
  };

  it.each([
    // Four of infantry against four walls.
    [[], 0],
    [['alexander'], 1],
    [['alexander', 'parmenio'], 2],
    [['siegeTrain'], 2],
    [['alexander', 'parmenio', 'siegeTrain'], 4],
  ] as const)('four units with %j against four walls: %i', (pieces, expected) => {
    expect(differential({ ...TYRE, baggage: train('syria') }, pieces)).toBe(expected);
  });

  it('leaders count as far as there is a unit of infantry for each', () => {
    const few: Changes = {
      units: at('syria', 'phalanx-1', 'hetairoi-1', 'paiones-1'),
      leaders: at('syria', 'alexander', 'parmenio', 'craterus'),
    };
    const { state } = play(besieging(few).state, [
      besiege('tyre', 'syria'),
      ...['phalanx-1', 'alexander', 'parmenio', 'craterus'].map((piece) => assign(piece)),
      mac('storm'),
    ]);
    // One unit and one of three leaders against four walls.
    expect(said(play(state, [die(6)]).events, 'siegeFought')).toMatchObject([{ differential: -2 }]);
  });

  it('garrison and leaders of the besieged count against it, leaders with a unit of infantry for each', () => {
    const held = (garrison: readonly string[], leaders: readonly string[]): Changes => ({
      units: { ...TYRE.units, ...at('tyre', ...garrison) },
      leaders: { ...TYRE.leaders, ...at('tyre', ...leaders) },
    });
    // 4 against 4 walls and 2 units.
    expect(differential(held(['persianLevy-1', 'persianLevy-2'], []), [])).toBe(-2);
    expect(differential(held(['persianLevy-1', 'persianLevy-2'], ['memnon']), [])).toBe(-3);
    // A third leader has no unit.
    expect(differential(held(['persianLevy-1', 'persianLevy-2'], ['memnon', 'mazaeus', 'darius']), [])).toBe(-4);
    expect(differential(held([], ['memnon']), [])).toBe(0);
  });

  it.each([
    // Columns: up to 0, 1 to 3, 4 to 6, 7 to 9, 10 and more.
    [0, 3, [2, 0]],
    [1, 3, [1, 0]],
    [3, 5, [1, 1]],
    [4, 4, [1, 1]],
    [6, 1, [2, 0]],
    [7, 3, [1, 1]],
    [9, 6, [0, 2]],
    [10, 2, [1, 1]],
  ] as const)('a differential of %i and a %i: %j', (want, face, losses) => {
    // Against four walls: so many units of infantry and four more.
    const ids = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((n) => `phalanx-${n}`);
    const units = at('syria', ...ids, 'illyrians-1');
    const used = Object.fromEntries(Object.entries(units).slice(0, want + 4));
    const { events } = play(stormed({ units: used }, 'tyre', 'syria'), [die(face)]);
    expect(said(events, 'siegeFought')).toEqual([
      { type: 'siegeFought', rule: 'R 11.3', city: 'tyre', differential: want, die: face, losses },
    ]);
  });

  it('the Siege Train inflicts one loss more, whatever the die says', () => {
    const { state, events } = play(stormed({ ...TYRE, baggage: train('syria') }, 'tyre', 'syria', ['siegeTrain']), [
      die(1),
    ]);
    // 4 + 2 - 4 = 2: a 1 is two steps for nothing.
    expect(said(events, 'siegeFought')).toMatchObject([{ differential: 2, losses: [2, 1] }]);
    const after = play(state, [lose('phalanx-1'), lose('phalanx-1')]).state;
    expect(after.cities.tyre).toEqual({ walls: 3, holder: 'persian' });
    expect(isOver(after)).toBe(true);
  });

  it('who takes part is said, on both sides', () => {
    const changes: Changes = {
      units: { ...TYRE.units, ...at('tyre', 'persianLevy-1') },
      leaders: { ...TYRE.leaders, ...at('tyre', 'memnon') },
      baggage: train('syria'),
    };
    const { events } = play(besieging(changes).state, [
      besiege('tyre', 'syria'),
      assign('agrianes-1'),
      assign('parmenio'),
      assign('siegeTrain'),
      mac('storm'),
    ]);
    expect(said(events, 'siegeLaid')).toEqual([
      {
        type: 'siegeLaid',
        rule: 'R 11.3',
        city: 'tyre',
        province: 'syria',
        attacker: { side: 'macedonian', force: 'macedonian', units: ['agrianes-1'], leaders: ['parmenio'] },
        defender: { side: 'persian', force: 'persian', units: ['persianLevy-1'], leaders: ['memnon'] },
        train: ['siegeTrain'],
      },
    ]);
  });
});

describe('R 11.4 losses', () => {
  it('the attacker loses steps of infantry that took part, as he chooses', () => {
    // 4 against 4 walls: 0; a 2 is two steps.
    const { state } = play(stormed(TYRE, 'tyre', 'syria'), [die(2)]);
    expect(machine.legalActions(state)).toEqual([lose('phalanx-1'), lose('agrianes-1')]);
    expectRefused(state, lose('hetairoi-1'), 'notAmongThem', 'R 11.4');
    const after = play(state, [lose('agrianes-1'), lose('agrianes-1')]).state;
    expect(everyUnit(after)['agrianes-1']?.at).toBe('pool');
    expect(after.units['phalanx-1']?.steps).toBe(2);
    expect(isOver(after)).toBe(true);
  });

  it('for each of his losses a leader whom he designates is in danger, everybody once', () => {
    const two = ['alexander', 'parmenio'];
    // 4 + 2 - 4 = 2: a 3 is one step.
    const { state } = play(stormed(TYRE, 'tyre', 'syria', two), [die(3), lose('phalanx-1')]);
    expect(machine.legalActions(state)).toEqual([expose('alexander'), expose('parmenio')]);
    expectRefused(state, expose('craterus'), 'notEndangered', 'R 11.4');
    const { state: after, events } = play(state, [expose('parmenio'), die(2)]);
    expect(said(events, 'leaderEndangered')).toMatchObject([{ leader: 'parmenio', column: 'loss', result: 'wounded' }]);
    expect(after.leaders.parmenio?.wounded).toBe(true);
    expect(isOver(after)).toBe(true);
    // A 2 is two steps: both are, and nobody is asked.
    const all = play(stormed(TYRE, 'tyre', 'syria', two), [
      die(2),
      lose('phalanx-1'),
      lose('phalanx-1'),
      die(6),
      die(6),
    ]);
    expect(said(all.events, 'leaderEndangered')).toMatchObject([{ leader: 'alexander' }, { leader: 'parmenio' }]);
    // One leader is rolled for once, whatever is lost.
    const one = play(stormed(TYRE, 'tyre', 'syria', ['parmenio']), [
      die(1),
      lose('phalanx-1'),
      lose('phalanx-1'),
      die(6),
    ]);
    expect(said(one.events, 'leaderEndangered')).toHaveLength(1);
    expect(isOver(one.state)).toBe(true);
  });

  it('without a leader who takes part nobody is in danger', () => {
    const { state, events } = play(stormed(TYRE, 'tyre', 'syria'), [die(4), lose('phalanx-1')]);
    expect(said(events, 'leaderEndangered')).toEqual([]);
    expect(isOver(state)).toBe(true);
  });

  /** Ten units before a Sardis of three walls, two levies and two leaders: 10 - 3 - 2 - 2 = 3. */
  const sardis: Changes = {
    units: {
      ...at('ionia', ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => `phalanx-${n}`)),
      ...at('sardis', 'persianLevy-1', 'persianInfantry-1'),
    },
    leaders: at('sardis', 'memnon', 'mazaeus'),
  };

  it('the defender loses a wall or a step of the garrison, as he chooses', () => {
    const { state } = play(stormed(sardis, 'sardis', 'ionia'), [die(6)]);
    expect(machine.actors(state)).toEqual(['persian']);
    expect(machine.legalActions(state)).toEqual([
      loseWall('sardis'),
      lose('persianInfantry-1', 'persian'),
      lose('persianLevy-1', 'persian'),
    ]);
    const { state: after, events } = play(state, [loseWall('sardis')]);
    expect(after.cities.sardis).toEqual({ walls: 2, holder: 'persian' });
    // A wall endangers no leader.
    expect(said(events, 'leaderEndangered')).toEqual([]);
    expect(isOver(after)).toBe(true);
  });

  it('for each step lost a leader of his is in danger', () => {
    const { state } = play(stormed(sardis, 'sardis', 'ionia'), [die(6), lose('persianLevy-1', 'persian')]);
    expect(machine.legalActions(state)).toEqual([expose('memnon', 'persian'), expose('mazaeus', 'persian')]);
    const after = play(state, [expose('mazaeus', 'persian'), die(1)]).state;
    expect(after.leaders.mazaeus?.at).toBe('gone');
    expect(after.leaders.memnon?.wounded).toBe(false);
  });

  it('both lose at once: the attacker first (ruling C11.4)', () => {
    // A 5 at a differential of 3 is a step of each.
    const { events } = play(stormed(sardis, 'sardis', 'ionia'), [die(5), lose('phalanx-1'), loseWall('sardis')]);
    expect(events.map(({ type }) => type)).toEqual(['rolled', 'siegeFought', 'unitReduced', 'wallLost']);
  });
});

describe('R 6.2, 11.6 walls fall, and the garrison is more than they take in (ruling C11.5)', () => {
  const held = (count: number, ...garrison: readonly string[]): Changes => ({
    units: {
      ...at('syria', ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((n) => `phalanx-${n}`)),
      ...at('tyre', ...garrison),
    },
    cities: walls({ tyre: { walls: count, holder: 'persian' } }),
  });

  it('R 6.2 all stay as long as there is a wall, and nobody is asked', () => {
    // 12 - 3 - 3 = 6: a 5 is a loss of the besieged.
    const garrison = ['persianLevy-1', 'persianLevy-2', 'persianInfantry-1'] as const;
    const { state, events } = play(stormed(held(3, ...garrison), 'tyre', 'syria'), [die(5), loseWall('tyre')]);
    expect(isOver(state)).toBe(true);
    expect(state.cities.tyre).toEqual({ walls: 2, holder: 'persian' });
    expect(garrison.map((id) => state.units[id]?.at)).toEqual(['tyre', 'tyre', 'tyre']);
    expect(said(events, 'unitMoved')).toEqual([]);
  });

  it('R 11.2 with the last but one too, with which a city takes in nobody', () => {
    const changes = { ...held(2, 'persianLevy-1'), leaders: at('tyre', 'memnon') };
    // 12 - 2 - 1 - 1 = 8: a 3 is a step of each.
    const { state } = play(stormed(changes, 'tyre', 'syria'), [die(3), lose('phalanx-1'), loseWall('tyre')]);
    expect(state.cities.tyre).toEqual({ walls: 1, holder: 'persian' });
    expect(state.units['persianLevy-1']?.at).toBe('tyre');
    expect(state.leaders.memnon?.at).toBe('tyre');
    expect(isOver(state)).toBe(true);
  });

  it('R 11.6 with the last wall all of them are captured', () => {
    const changes = { ...held(1, 'persianLevy-1', 'persianLevy-2'), leaders: at('tyre', 'memnon') };
    // 12 - 1 - 2 - 1 = 8: a 3 is a step of each.
    const { state, events } = play(stormed(changes, 'tyre', 'syria'), [die(3), lose('phalanx-1'), loseWall('tyre')]);
    expect(state.cities.tyre).toEqual({ walls: 1, holder: 'macedonian' });
    expect(said(events, 'unitEliminated').map(({ rule, unit }) => `${rule} ${unit}`)).toEqual([
      'R 11.6 persianLevy-1',
      'R 11.6 persianLevy-2',
    ]);
    expect(said(events, 'leaderLeft')).toMatchObject([{ rule: 'R 11.6', leader: 'memnon', why: 'captured' }]);
  });

  it('R 11.2 nobody else goes in as long as the city is full', () => {
    const situation = asked(emptyBoard(held(2, 'persianLevy-1', 'persianLevy-2', 'persianInfantry-1')));
    const tyre = situation.ground.cities.find(({ fact }) => fact.id === 'tyre');
    expect(tyre && hasRoom(situation, tyre, 'persian')).toBe(false);
  });
});

describe('R 11.5 sorties', () => {
  const changes: Changes = {
    units: { ...TYRE.units, ...at('tyre', 'mercenaryHoplites-1', 'persianLevy-1') },
    leaders: { ...TYRE.leaders, ...at('tyre', 'memnon') },
    baggage: train('syria'),
  };
  const before = stormed(changes, 'tyre', 'syria', ['siegeTrain']);

  it('are the choice of the besieged, before the die falls', () => {
    expect(machine.actors(before)).toEqual(['persian']);
    expect(machine.legalActions(before)).toEqual([per('sortie'), per('holdWalls')]);
    const { state, events } = play(before, [per('holdWalls'), die(6)]);
    expect(said(events, 'rolled').map(({ purpose }) => purpose)).toEqual(['siege']);
    // 4 + 2 - 4 - 2 - 1 = -1, and the train is still there: 1/1 and one more.
    expect(said(events, 'siegeFought')).toMatchObject([{ differential: -1, losses: [1, 2] }]);
    expect(state.baggage.siegeTrain?.at).toBe('syria');
  });

  it.each([1, 2])('a step of the garrison; with a %i the train is destroyed', (face) => {
    const { state } = play(before, [per('sortie')]);
    expect(machine.legalActions(state)).toEqual([
      lose('mercenaryHoplites-1', 'persian'),
      lose('persianLevy-1', 'persian'),
    ]);
    const { state: after, events } = play(state, [lose('persianLevy-1', 'persian'), die(face)]);
    expect(said(events, 'sortieMade')).toEqual([
      { type: 'sortieMade', rule: 'R 11.5', city: 'tyre', side: 'persian', die: face, destroyed: true },
    ]);
    expect(said(events, 'baggageLost')).toMatchObject([
      { rule: 'R 11.5', baggage: 'siegeTrain', from: 'syria', why: 'destroyed' },
    ]);
    expect(after.baggage.siegeTrain?.at).toBe('pool');
    // No leader is in danger for it.
    expect(said(events, 'leaderEndangered')).toEqual([]);
    // Without the train, and with a unit less: 4 - 4 - 1 - 1 = -2, and no loss by itself.
    const fought = play(after, [mac('storm'), die(5)]);
    expect(said(fought.events, 'siegeFought')).toMatchObject([{ differential: -2, losses: [1, 0] }]);
  });

  it('with a 3 it is not; and one is all', () => {
    const { state, events } = play(before, [per('sortie'), lose('mercenaryHoplites-1', 'persian'), die(3)]);
    expect(said(events, 'sortieMade')).toMatchObject([{ destroyed: false }]);
    expect(state.units['mercenaryHoplites-1']?.steps).toBe(1);
    expect(state.baggage.siegeTrain?.at).toBe('syria');
    expect(machine.legalActions(state)).toEqual([mac('storm'), mac('liftSiege')]);
    const fought = play(state, [mac('storm'), die(6)]);
    expect(said(fought.events, 'siegeFought')).toMatchObject([{ losses: [1, 2] }]);
  });

  it('R 11.6 after one the siege may be lifted (ruling C11.8)', () => {
    const { state, events } = play(before, [per('sortie'), lose('persianLevy-1', 'persian'), die(1), mac('liftSiege')]);
    expect(said(events, 'siegeFought')).toEqual([]);
    expect(isOver(state)).toBe(true);
  });

  it('not without a garrison, and not without the train in the siege', () => {
    const empty = stormed({ ...TYRE, baggage: train('syria') }, 'tyre', 'syria', ['siegeTrain']);
    expect(empty.stack.at(-1)).toMatchObject({ kind: 'roll', purpose: 'siege' });
    const spared = stormed(changes, 'tyre', 'syria');
    expect(spared.stack.at(-1)).toMatchObject({ kind: 'roll', purpose: 'siege' });
  });
});

describe('R 11.6 a city falls', () => {
  const gaza: Changes = {
    units: at('syria', 'phalanx-1', 'phalanx-2', 'phalanx-3', 'phalanx-4'),
    baggage: train('syria'),
  };

  it('with its last wall; whoever takes it has one', () => {
    // 4 + 2 - 1 = 5: a 2 is a step, and the train makes the breach.
    const { state, events } = play(stormed(gaza, 'gaza', 'syria', ['siegeTrain']), [die(2)]);
    expect(state.cities.gaza).toEqual({ walls: 1, holder: 'macedonian' });
    expect(said(events, 'cityTaken')).toEqual([
      { type: 'cityTaken', rule: 'R 11.6', city: 'gaza', from: 'persian', to: 'macedonian', walls: 1 },
    ]);
    expect(said(events, 'wallLost')).toMatchObject([{ city: 'gaza', walls: 0 }]);
    expect(isOver(state)).toBe(true);
  });

  it('and then all that follows from it: what lay in it is won, and recruits can be had (R 12.8, 15.8)', () => {
    const susa: Changes = {
      units: at('susiana', 'phalanx-1', 'phalanx-2', 'phalanx-3', 'phalanx-4'),
      provinces: { susiana: { holder: 'macedonian' } },
      baggage: train('susiana'),
    };
    // 4 + 2 - 1 = 5: a 2 is a step, and the train makes the breach.
    const { events } = play(stormed(susa, 'susa', 'susiana', ['siegeTrain']), [die(2)]);
    const types: readonly string[] = ['wallLost', 'cityTaken', 'milestonePassed', 'objectiveSecured'];
    expect(events.map(({ type }) => type).filter((type) => types.includes(type))).toEqual(types);
  });

  it('all who are in it are captured, units for the dead pile (ruling C11.4)', () => {
    const changes: Changes = {
      units: {
        ...at('syria', ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((n) => `phalanx-${n}`)),
        ...at('gaza', 'mercenaryHoplites-1'),
      },
      leaders: at('gaza', 'mazaeus', 'darius'),
      cities: walls({ gaza: { walls: 2, holder: 'persian' } }),
    };
    // 12 - 2 - 1 - 1 = 8: a 6 is two.
    const { state, events } = play(stormed(changes, 'gaza', 'syria'), [die(6), loseWall('gaza'), loseWall('gaza')]);
    expect(everyUnit(state)['mercenaryHoplites-1']).toEqual({ at: 'pool', steps: 2, side: 'persian' });
    expect(said(events, 'leaderLeft').map(({ leader, why }) => [leader, why])).toEqual([
      ['darius', 'captured'],
      ['mazaeus', 'captured'],
    ]);
    expect(state.leaders.mazaeus?.at).toBe('gone');
    expect(state.cities.gaza).toEqual({ walls: 1, holder: 'macedonian' });
  });

  it('R 5.4 its province follows whoever is left in it', () => {
    const sardis: Changes = {
      units: {
        ...at('ionia', 'phalanx-1', 'phalanx-2', 'phalanx-3', 'phalanx-4'),
        ...at('sardis', 'persianLevy-1'),
      },
      baggage: train('ionia'),
      cities: walls({ sardis: { walls: 2, holder: 'persian' } }),
    };
    expect(besieging(sardis).state.provinces.ionia?.holder).toBe('persian');
    // 4 + 2 - 2 - 1 = 3: a 6 is one, and the train one more: both walls, for the unit goes with them.
    const { state } = play(stormed(sardis, 'sardis', 'ionia', ['siegeTrain']), [
      per('holdWalls'),
      die(6),
      loseWall('sardis'),
      loseWall('sardis'),
    ]);
    expect(state.cities.sardis).toEqual({ walls: 1, holder: 'macedonian' });
    expect(everyUnit(state)['persianLevy-1']?.at).toBe('pool');
    expect(state.provinces.ionia?.holder).toBe('macedonian');
  });

  it('by the Persian too', () => {
    const changes: Changes = {
      units: at('hellas', ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((n) => `persianInfantry-${n}`)),
      cities: walls({ athens: { walls: 1, holder: 'macedonian' } }),
    };
    const { state } = play(besieging(changes).state, [
      besiege('athens', 'hellas', 'persian'),
      per('assignAll'),
      per('storm'),
      die(3),
    ]);
    expect(state.cities.athens).toEqual({ walls: 1, holder: 'persian' });
  });
});

describe('R 11.7 the Siege Train alone', () => {
  const gone = (changes: Changes, actions: readonly Action[] = []): string | undefined => {
    const { state } = facing({ kind: 'movement', side: 'persian', moved: [], turned: [] }, changes);
    return play(state, actions).state.baggage.siegeTrain?.at;
  };
  const march = (province: string): readonly Action[] => [
    { type: 'march', player: 'persian', leader: 'memnon', province },
    { type: 'take', player: 'persian', unit: 'persianInfantry-1' },
  ];
  const persians: Changes = {
    units: at('cilicia', 'persianInfantry-1'),
    leaders: at('cilicia', 'memnon'),
    baggage: train('syria'),
    turn: 2,
  };

  it('is destroyed when an enemy comes into control of where it is', () => {
    expect(gone({ ...persians, provinces: { syria: { holder: 'macedonian' } } }, march('syria'))).toBe('pool');
  });

  it('not where the enemy does not come', () => {
    expect(gone({ ...persians, provinces: { syria: { holder: 'macedonian' } } }, march('phrygia'))).toBe('syria');
  });

  it('not while anybody of its own is there, in a city too', () => {
    const held: Changes = {
      ...persians,
      units: { ...persians.units, ...at('tyre', 'phalanx-1') },
      cities: walls({ tyre: { walls: 4, holder: 'macedonian' } }),
    };
    expect(gone(held, march('syria'))).toBe('syria');
  });

  it('not in Macedonia', () => {
    const home: Changes = { ...persians, units: at('hellas', 'persianInfantry-1'), leaders: at('hellas', 'memnon') };
    expect(gone({ ...home, baggage: train('macedonia') }, march('macedonia'))).toBe('macedonia');
  });

  it('in a province that is nobody’s where enemies are (ruling C11.6)', () => {
    const { state } = facing(
      { kind: 'movement', side: 'persian', moved: [], turned: [] },
      {
        units: at('gandara', 'indianLevy-1'),
        leaders: at('gandara', 'porus'),
        baggage: train('upperIndia'),
        milestones: { indiansRoused: 1 },
        turn: 2,
      },
    );
    const { state: after, events } = play(state, [
      { type: 'march', player: 'persian', leader: 'porus', province: 'upperIndia' },
      { type: 'take', player: 'persian', unit: 'indianLevy-1' },
    ]);
    expect(after.baggage.siegeTrain?.at).toBe('pool');
    expect(said(events, 'baggageLost')).toMatchObject([{ rule: 'R 11.7', from: 'upperIndia', why: 'abandoned' }]);
  });
});
