import { describe, expect, it } from 'vitest';
import { activatable, reachableWithin } from '../../../src/successors/questions.js';
import { activate, end, go, left, listed, march, marching, refusal, ways } from './marching.js';
import {
  body,
  dice,
  force,
  forces,
  general,
  legal,
  minors,
  movedUnits,
  play,
  royal,
  said,
  setting,
  type Setting,
  topKind,
  units,
} from '../language.js';

/** Yellow around Sagalassos, as in the example of R 8.3.1. */
const pisidia: Setting = {
  active: 'yellow',
  control: { sagalassos: 'independent', halikarnassos: 'yellow', kelainai: 'yellow' },
  forces: { 'yellow:halikarnassos': { mercenary: 2 }, 'yellow:sagalassos': { mercenary: 2, loyal: 2 } },
  generals: { antigonos: 'yellow:sagalassos' },
  minors: ['yellow:halikarnassos'],
};

describe('R 8.3.1 moving and dropping off', () => {
  it('R 8.3.1 a 2 gives Antigonos 3 Movement Points and a Minor General 2', () => {
    expect(left(activate(pisidia, 'antigonos', 'yellow:sagalassos', { die: 2 }))).toBe(3);
    expect(left(activate(pisidia, 'minor', 'yellow:halikarnassos', { die: 2 }))).toBe(2);
  });

  it('R 8.3.1 the example: the Minor General joins Antigonos, who leaves him a Mercenary and goes on to the Transit Point', () => {
    const first = go(
      activate(pisidia, 'minor', 'yellow:halikarnassos', { die: 2 }),
      march('tp-kibyra'),
      march('sagalassos'),
      end,
    );
    expect(force(first, 'yellow:sagalassos')).toMatchObject({
      units: { mercenary: 4, loyal: 2 },
      moved: { mercenary: 2, loyal: 0 },
    });
    const second = activate(first, 'antigonos', 'yellow:sagalassos', { die: 2 });
    expect(marching(second).group).toMatchObject({
      generals: ['antigonos'],
      minors: 0,
      units: { mercenary: 2, loyal: 2 },
    });
    const over = go(
      second,
      { type: 'leaveUnits', unit: 'mercenary', count: 1, inside: false },
      march('aspendos'),
      march('tp-kilikia-tracheia'),
      end,
    );
    expect(units(over, 'yellow:sagalassos')).toMatchObject({ mercenary: 3, loyal: 0 });
    expect(force(over, 'yellow:tp-kilikia-tracheia')).toMatchObject({
      units: { mercenary: 1, loyal: 2 },
      moved: { mercenary: 1, loyal: 2 },
    });
    expect(general(over, 'antigonos')).toMatchObject({ space: 'tp-kilikia-tracheia', moved: true });
    expect(activatable(over.state, 'yellow')).toEqual([]);
  });

  it('R 8.3.1 what has moved in this Segment is not picked up again', () => {
    const first = go(
      activate(pisidia, 'minor', 'yellow:halikarnassos', { die: 2 }),
      march('tp-kibyra'),
      march('sagalassos'),
      end,
    );
    const second = activate(first, 'antigonos', 'yellow:sagalassos', { die: 2 });
    expect(listed(second, 'takeUnits')).toEqual([]);
    expect(listed(second, 'takeMinorGeneral')).toEqual([]);
  });

  it('R 8.3.1 CUs left in a space that is not friendly need a general (R 3.3.1)', () => {
    const leaving = go(activate(pisidia, 'antigonos', 'yellow:sagalassos', { die: 2 }), {
      type: 'leaveUnits',
      unit: 'mercenary',
      count: 1,
      inside: false,
    });
    expect(ways(leaving)).toEqual([]);
    expect(refusal(leaving, march('aspendos'))).toBe('noOwner');
    const owned = go(leaving, { type: 'leaveMinorGeneral', from: 'supply', inside: false });
    expect(ways(owned)).toContain('aspendos');
    const over = go(owned, march('aspendos'), end);
    expect(minors(over, 'yellow')).toContainEqual({ space: 'sagalassos', inside: false, moved: false });
    expect(over.state.dispersed.yellow).toBeUndefined();
  });

  it('R 8.3.1 CUs left under a marker of their own need none, and have not moved', () => {
    const over = go(
      activate({ ...pisidia, control: { sagalassos: 'yellow' } }, 'antigonos', 'yellow:sagalassos', { die: 2 }),
      { type: 'leaveUnits', unit: 'loyal', count: 2, inside: false },
      march('aspendos'),
      end,
    );
    expect(force(over, 'yellow:sagalassos')).toMatchObject({
      units: { loyal: 2, mercenary: 0 },
      moved: { loyal: 0 },
    });
  });

  it('R 8.3.1 CUs are picked up on the way at no cost, of each kind once in each space', () => {
    const given: Setting = {
      ...pisidia,
      forces: { 'yellow:sagalassos': { loyal: 1 }, 'yellow:aspendos': { mercenary: 3, elephant: 1 } },
      control: { aspendos: 'yellow' },
    };
    const there = go(activate(given, 'antigonos', 'yellow:sagalassos', { die: 2 }), march('aspendos'));
    expect(listed(there, 'takeUnits')).toHaveLength(4);
    const taken = go(there, { type: 'takeUnits', unit: 'mercenary', count: 2, inside: false });
    expect(left(taken)).toBe(2);
    expect(listed(taken, 'takeUnits').map(({ unit }) => unit)).toEqual(['elephant']);
    const over = go(taken, march('phaselis'), end);
    expect(force(over, 'yellow:aspendos')).toMatchObject({
      units: { mercenary: 1, elephant: 1 },
      moved: { mercenary: 0 },
    });
    expect(force(over, 'yellow:phaselis')).toMatchObject({
      units: { loyal: 1, mercenary: 2 },
      moved: { loyal: 1, mercenary: 2 },
    });
  });

  it('R 3.3.3.1 the Silver Shields are taken and left together', () => {
    const given: Setting = { ...pisidia, forces: { 'yellow:sagalassos': { silverShields: 2, mercenary: 1 } } };
    const counts = listed(activate(given, 'antigonos', 'yellow:sagalassos', { die: 2 }), 'leaveUnits');
    expect(counts.map(({ unit, count }) => [unit, count])).toEqual([
      ['mercenary', 1],
      ['silverShields', 2],
    ]);
  });

  it('R 8.2 Mountain and Strait paths cost 2 Movement Points', () => {
    const march2 = activate(
      {
        ...pisidia,
        control: { aspendos: 'yellow' },
        forces: { 'yellow:aspendos': { loyal: 1 } },
        generals: { antigonos: 'yellow:aspendos' },
      },
      'antigonos',
      'yellow:aspendos',
      { points: 1 },
    );
    expect(ways(march2)).toEqual(['sagalassos', 'phaselis']);
    expect(refusal(march2, march('tp-kilikia-tracheia'))).toBe('notEnoughMovementPoints');
    expect(refusal(march2, march('pella'))).toBe('noPath');
  });

  it('R 3.1.2 a Minor General keeps a CU, and only he commands where he is alone', () => {
    const activated = activate(pisidia, 'minor', 'yellow:halikarnassos', { die: 2 });
    expect(listed(activated, 'leaveUnits').map(({ count, inside }) => [count, inside])).toEqual([
      [1, false],
      [1, true],
    ]);
  });
});

describe('R 8.3.1 who may be activated', () => {
  it('R 8.3.1 each general by himself, and a general senior to him stays behind', () => {
    const given: Setting = {
      control: { issos: 'red' },
      forces: { 'red:issos': { loyal: 2 } },
      generals: { krateros: 'red:issos', antigonos: 'red:issos' },
      minors: ['red:issos'],
    };
    expect(activatable(setting(given), 'red').map(({ commander }) => commander)).toEqual([
      'krateros',
      'antigonos',
      'minor',
    ]);
    expect(marching(activate(given, 'krateros', 'red:issos', { die: 3 })).group.generals).toEqual([
      'krateros',
      'antigonos',
    ]);
    const junior = activate(given, 'antigonos', 'red:issos', { die: 3 });
    expect(marching(junior).group).toMatchObject({ generals: ['antigonos'], minors: 1 });
    expect(listed(junior, 'takeGeneral')).toEqual([]);
  });

  it('R 8.3.1 an activation that moves nobody has still been used', () => {
    const over = go(activate(pisidia, 'antigonos', 'yellow:sagalassos', { die: 2 }), end);
    expect(activatable(over.state, 'yellow').map(({ commander }) => commander)).toEqual(['minor']);
    expect(movedUnits(over, 'yellow:sagalassos').loyal).toBe(0);
  });

  it('R 18.6 royals and the cart go with an Army, the cart not on Game Turn 1 (R 6.1.1)', () => {
    const initial = setting({});
    const given: Setting = {
      control: { babylon: 'red' },
      forces: { 'red:babylon': { royalArmy: 1 } },
      generals: { perdikkas: 'red:babylon' },
      rest: {
        royals: { ...initial.royals, alexandros: { ...initial.royals.alexandros, controller: 'red' } },
        body: { ...initial.body, controller: 'red' },
      },
    };
    const army = activate(given, 'perdikkas', 'red:babylon', { points: 2 });
    expect(marching(army).group).toMatchObject({ royals: ['alexandros'], cart: true });
    const over = go(army, { type: 'leaveCart', inside: false }, march('is'), end);
    expect(royal(over, 'alexandros')).toMatchObject({ space: 'is', moved: true, controller: 'red' });
    expect(body(over)).toMatchObject({ space: 'babylon', moved: false, controller: 'red' });
    const first = activate({ ...given, rest: { ...given.rest, turn: 1 } }, 'perdikkas', 'red:babylon', { points: 2 });
    expect(marching(first).group.cart).toBe(false);
    const alone = go(army, { type: 'leaveUnits', unit: 'royalArmy', count: 1, inside: false });
    expect(refusal(alone, march('is'))).toBe('noCarriers');
  });
});

describe('R 3.3.4.6 disbanding', () => {
  it('R 3.3.4.6 Royal Army CUs may be eliminated when their Army is activated, before it moves', () => {
    const given: Setting = {
      control: { issos: 'red' },
      forces: { 'red:issos': { royalArmy: 2, loyal: 1 } },
      generals: { krateros: 'red:issos' },
    };
    const activated = activate(given, 'krateros', 'red:issos', { points: 3 });
    expect(listed(activated, 'disband').map(({ count }) => count)).toEqual([1, 2]);
    const disbanded = go(activated, { type: 'disband', count: 2 });
    expect(units(disbanded, 'red:issos')).toMatchObject({ royalArmy: 0, loyal: 1 });
    expect(said(disbanded, 'unitsLost')).toMatchObject([{ rule: 'R 3.3.4.6', units: { royalArmy: 2 } }]);
    expect(listed(disbanded, 'disband')).toEqual([]);
    expect(listed(go(activated, march('tarsos')), 'disband')).toEqual([]);
  });
});

describe('R 8.3.2 change of command', () => {
  const kilikia: Setting = {
    active: 'yellow',
    control: { tarsos: 'yellow', issos: 'yellow' },
    forces: { 'yellow:tarsos': { loyal: 2, mercenary: 2 }, 'yellow:issos': { loyal: 2 } },
    generals: { antigonos: 'yellow:tarsos', krateros: 'yellow:issos' },
  };

  it('R 8.3.2 the example: Antigonos picks up Krateros, who takes command and has one Movement Point left', () => {
    const there = go(activate(kilikia, 'antigonos', 'yellow:tarsos', { die: 3 }), march('issos'));
    expect(left(there)).toBe(3);
    const changed = go(there, { type: 'takeGeneral', general: 'krateros', inside: false });
    expect(marching(changed).commander).toBe('krateros');
    expect(left(changed)).toBe(1);
    expect(said(changed, 'commandChanged')).toMatchObject([
      { rule: 'R 8.3.2', from: 'antigonos', to: 'krateros', movementPoints: 1 },
    ]);
    expect(ways(changed).filter((space) => space !== 'tarsos')).toEqual(['chalybon', 'myriandos']);
    expect(refusal(changed, march('tp-amanos'))).toBe('notEnoughMovementPoints');
    const over = go(changed, march('chalybon'), end);
    expect(general(over, 'antigonos').space).toBe('chalybon');
    expect(activatable(over.state, 'yellow')).toEqual([]);
  });

  it('R 8.3.2 if he has fewer Movement Points than have been spent, the Army stops', () => {
    const given: Setting = {
      ...kilikia,
      forces: { 'yellow:tarsos': { loyal: 2 }, 'yellow:chalybon': { mercenary: 1 } },
      control: { chalybon: 'yellow' },
      generals: { antigonos: 'yellow:tarsos', krateros: 'yellow:chalybon' },
    };
    const changed = go(activate(given, 'antigonos', 'yellow:tarsos', { die: 3 }), march('issos'), march('chalybon'), {
      type: 'takeGeneral',
      general: 'krateros',
      inside: false,
    });
    expect(left(changed)).toBe(0);
    expect(ways(changed)).toEqual([]);
  });

  it('R 8.3.2 a junior general picked up is a subordinate', () => {
    const given: Setting = { ...kilikia, generals: { krateros: 'yellow:tarsos', antigonos: 'yellow:issos' } };
    const there = go(activate(given, 'krateros', 'yellow:tarsos', { die: 3 }), march('issos'), {
      type: 'takeGeneral',
      general: 'antigonos',
      inside: false,
    });
    expect(marching(there).commander).toBe('krateros');
    expect(listed(there, 'leaveGeneral')).toEqual([]);
    const gone = go(there, march('chalybon'));
    expect(listed(gone, 'leaveGeneral').map(({ general }) => general)).toEqual(['antigonos']);
  });
});

describe('R 8.3.3 Major Generals alone', () => {
  const alone: Setting = {
    generals: { leonnatos: 'red:issos', eumenes: 'blue:chalybon' },
    forces: { 'blue:myriandos': { mercenary: 1 } },
    control: { myriandos: 'blue' },
  };

  it('R 8.3.3 does not enter a space with enemy CUs, unless Friendly Passage is granted', () => {
    const lone = activate(alone, 'leonnatos', 'red:issos', { points: 3 });
    expect(ways(lone)).not.toContain('myriandos');
    expect(refusal(lone, march('myriandos'))).toBe('loneGeneral');
    expect(legal(lone)).toContainEqual({ type: 'march', player: 'red', to: 'myriandos', passage: true });
  });

  it('R 8.3.3 does not stop beside a lone enemy Major General, but passes through', () => {
    const there = go(activate(alone, 'leonnatos', 'red:issos', { points: 3 }), march('chalybon'));
    expect(listed(there, 'endActivation')).toEqual([]);
    const beyond = go(there, march('hamath'), end);
    expect(general(beyond, 'leonnatos').space).toBe('hamath');
    expect(general(beyond, 'eumenes').status).toBe('map');
  });

  it('R 8.3.3 nor does he come there when he could not go on', () => {
    // Chalybon is one Movement Point away, and every way on takes another.
    const short = activate(alone, 'leonnatos', 'red:issos', { points: 1 });
    expect(ways(short)).not.toContain('chalybon');
    expect(refusal(short, march('chalybon'))).toBe('mustGoOn');
    expect(ways(activate(alone, 'leonnatos', 'red:issos', { points: 2 }))).toContain('chalybon');
  });

  it('R 8.3.8.1 refused passage, he is Dispersed', () => {
    const asking = go(activate(alone, 'leonnatos', 'red:issos', { points: 3 }), march('myriandos', true));
    expect(topKind(asking)).toBe('passage');
    const refused = go(asking, { type: 'grantPassage', grant: false });
    expect(general(refused, 'leonnatos').status).toBe('dispersed');
    expect(refused.state.stack).toEqual([]);
    const granted = go(asking, { type: 'grantPassage', grant: true });
    expect(listed(granted, 'endActivation')).toEqual([]);
    expect(listed(granted, 'attack')).toEqual([]);
    expect(general(go(granted, march('chalybon'), march('hamath'), end), 'leonnatos').space).toBe('hamath');
  });
});

describe('R 8.3.7 Major Cities', () => {
  const athens: Setting = {
    active: 'yellow',
    control: { athenai: 'yellow' },
    forces: { 'yellow:athenai': { mercenary: 4 } },
    generals: { kassandros: 'yellow:athenai' },
  };

  it('R 8.3.7 the example: Kassandros leaves a Mercenary in Athenai and marches to Lamia', () => {
    const given = setting(athens);
    const peaceful = {
      ...given,
      independentArmies: { ...given.independentArmies, leosthenes: { status: 'removed', space: null } },
    } as typeof given;
    const over = go(
      activate({ state: peaceful, events: [] }, 'kassandros', 'yellow:athenai', { points: 3 }),
      { type: 'leaveUnits', unit: 'mercenary', count: 1, inside: true },
      march('boiotia'),
      march('lamia'),
      end,
    );
    expect(force(over, 'yellow:athenai:inside')).toMatchObject({
      units: { mercenary: 1 },
      moved: { mercenary: 0 },
    });
    expect(units(over, 'yellow:lamia').mercenary).toBe(3);
  });

  it('R 4.16 no more than two CUs inside', () => {
    const activated = activate(athens, 'kassandros', 'yellow:athenai', { points: 3 });
    expect(
      listed(activated, 'leaveUnits')
        .filter(({ inside }) => inside)
        .map(({ count }) => count),
    ).toEqual([1, 2]);
    expect(listed(activated, 'endActivation').map(({ inside }) => inside)).toEqual([false]);
    const small = go(activated, { type: 'leaveUnits', unit: 'mercenary', count: 2, inside: false });
    const over = go(small, { type: 'endActivation', inside: true });
    expect(units(over, 'yellow:athenai:inside').mercenary).toBe(2);
    expect(general(over, 'kassandros')).toMatchObject({ inside: true, moved: true });
  });

  it('R 8.3.7 nobody goes inside a city that is not his', () => {
    const given: Setting = { ...athens, control: { athenai: 'independent' } };
    const activated = activate(given, 'kassandros', 'yellow:athenai', { points: 3 });
    expect(listed(activated, 'leaveUnits').some(({ inside }) => inside)).toBe(false);
    expect(listed(activated, 'endActivation').map(({ inside }) => inside)).toEqual([false]);
  });

  it('R 8.3.7 the garrison is taken along', () => {
    const given: Setting = {
      ...athens,
      forces: { 'yellow:athenai': { mercenary: 1 }, 'yellow:athenai:inside': { loyal: 2 } },
    };
    const taken = go(activate(given, 'kassandros', 'yellow:athenai', { points: 3 }), {
      type: 'takeUnits',
      unit: 'loyal',
      count: 2,
      inside: true,
    });
    expect(marching(taken).group.units).toMatchObject({ mercenary: 1, loyal: 2 });
    expect(forces(taken, 'yellow:athenai:inside')).toEqual({});
  });

  it('R 13.2.6 nobody leaves a besieged inland city by land', () => {
    const pella: Setting = {
      active: 'yellow',
      control: { pella: 'yellow' },
      forces: { 'yellow:pella:inside': { loyal: 2 }, 'red:pella': { mercenary: 3 } },
      generals: { kassandros: 'yellow:pella:inside', lysimachos: 'red:pella' },
    };
    const besieged = activate(pella, 'kassandros', 'yellow:pella:inside', { points: 3 });
    expect(refusal(besieged, march('larisa'))).toBe('besieged');
    expect(legal(besieged)).toContainEqual({ type: 'attack', player: 'yellow', target: 'red' });
    expect(listed(besieged, 'endActivation').map(({ inside }) => inside)).toEqual([true]);
    expect(listed(besieged, 'leaveUnits').every(({ inside }) => inside)).toBe(true);
  });
});

describe('R 8.3.8 Friendly Passage', () => {
  const strait: Setting = {
    control: { abydos: 'red', chersonesos: 'white' },
    forces: { 'red:abydos': { loyal: 2, mercenary: 2 }, 'white:chersonesos': { mercenary: 2 } },
    generals: { leonnatos: 'red:abydos' },
    minors: ['white:chersonesos'],
  };

  it('R 8.3.8 the example: Leonnatos crosses the strait for 2 Movement Points and is let through', () => {
    const asking = go(activate(strait, 'leonnatos', 'red:abydos', { points: 4 }), march('chersonesos', true));
    expect(legal(asking)).toEqual([
      { type: 'grantPassage', player: 'white', grant: true },
      { type: 'grantPassage', player: 'white', grant: false },
    ]);
    const granted = go(asking, { type: 'grantPassage', grant: true });
    expect(left(granted)).toBe(2);
    expect(ways(granted)).toContain('abdera');
    expect(listed(granted, 'leaveUnits')).toEqual([]);
    expect(listed(granted, 'attack')).toEqual([{ type: 'attack', player: 'red', target: 'white' }]);
    const over = go(granted, march('abdera'), { type: 'pass' }, end);
    expect(units(over, 'red:abdera')).toMatchObject({ loyal: 2, mercenary: 2 });
    expect(units(over, 'white:chersonesos').mercenary).toBe(2);
    expect(said(over, 'passageGranted')).toMatchObject([{ player: 'white', mover: 'red', space: 'chersonesos' }]);
  });

  it('R 8.3.8.3 Independent Armies neither grant it nor are asked', () => {
    const lamia: Setting = {
      control: { larisa: 'red' },
      forces: { 'red:larisa': { loyal: 2 } },
      generals: { leonnatos: 'red:larisa' },
    };
    const activated = activate(lamia, 'leonnatos', 'red:larisa', { points: 4 });
    expect(ways(activated)).toContain('lamia');
    expect(refusal(activated, march('lamia', true))).toBe('nobodyToAsk');
  });
});

describe('R 8.3.9 removing control markers', () => {
  const thessaly: Setting = {
    active: 'yellow',
    control: { lamia: 'yellow', larisa: 'black', pella: 'black' },
    forces: { 'yellow:lamia': { mercenary: 3 } },
    generals: { kassandros: 'yellow:lamia' },
    options: { players: 5 },
    rest: { independentArmies: { ...setting({}).independentArmies, leosthenes: { status: 'removed', space: null } } },
  };

  it('R 8.3.9 the example: Kassandros removes the black marker from Larisa for 2 Movement Points', () => {
    const there = go(activate(thessaly, 'kassandros', 'yellow:lamia', { die: 4 }), march('larisa'));
    expect(left(there)).toBe(3);
    const removed = go(there, { type: 'removeEnemyMarker', space: 'larisa' });
    expect(left(removed)).toBe(1);
    expect(removed.state.control.larisa).toBeUndefined();
    expect(listed(removed, 'removeEnemyMarker')).toEqual([]);
  });

  it('R 8.3.9 not with fewer than three CUs, not in a Major City, not an Independent one', () => {
    const few = go(
      activate({ ...thessaly, forces: { 'yellow:lamia': { mercenary: 2 } } }, 'kassandros', 'yellow:lamia', { die: 4 }),
      march('larisa'),
    );
    expect(listed(few, 'removeEnemyMarker')).toEqual([]);
    const city = go(activate(thessaly, 'kassandros', 'yellow:lamia', { points: 4 }), march('larisa'), march('pella'));
    expect(listed(city, 'removeEnemyMarker')).toEqual([]);
    const independent = go(
      activate({ ...thessaly, control: { lamia: 'yellow', larisa: 'independent' } }, 'kassandros', 'yellow:lamia', {
        die: 4,
      }),
      march('larisa'),
    );
    expect(listed(independent, 'removeEnemyMarker')).toEqual([]);
  });

  it('R 8.3.10 the example: he goes on to Pella and spends his last 2 Movement Points on a Siege', () => {
    const there = go(activate(thessaly, 'kassandros', 'yellow:lamia', { die: 4 }), march('larisa'), march('pella'));
    expect(left(there)).toBe(2);
    const tried = play(go(there, { type: 'siege', space: 'pella' }), ...dice(2));
    expect(left(tried)).toBe(0);
    expect(said(tried, 'siegeRolled')).toHaveLength(1);
    expect(tried.state.champions).not.toContain('yellow');
    expect(listed(tried, 'siege')).toEqual([]);
    expect(go(tried, end).state.stack).toEqual([]);
  });
});

describe('R 8.3.1 acting where the Army stands', () => {
  const before: Setting = {
    active: 'yellow',
    control: { larisa: 'yellow', pella: 'black' },
    options: { players: 5 },
    forces: { 'yellow:pella': { mercenary: 4 } },
    generals: { kassandros: 'yellow:pella', demetrios: 'yellow:pella' },
  };

  it('R 8.3.1 CUs that have besieged under one general cannot be marched off by another in the same Segment', () => {
    const tried = play(
      go(activate(before, 'demetrios', 'yellow:pella', { points: 4 }), { type: 'siege', space: 'pella' }),
      ...dice(2),
    );
    expect(force(tried, 'yellow:pella')).toMatchObject({ units: { mercenary: 4 }, moved: { mercenary: 4 } });
    const over = go(tried, end);
    expect(activatable(over.state, 'yellow')).toEqual([]);
  });

  it('R 8.3.1 the same general may go on with them', () => {
    const tried = play(
      go(activate(before, 'demetrios', 'yellow:pella', { points: 4 }), { type: 'siege', space: 'pella' }),
      ...dice(2),
    );
    const gone = go(tried, march('larisa'));
    expect(force(gone, 'yellow:larisa')).toMatchObject({ units: { mercenary: 4 }, moved: { mercenary: 4 } });
    expect(forces(gone, 'yellow:pella')).toEqual({});
  });
});

describe('R 8.3.11 Independent Strongholds', () => {
  const media: Setting = {
    control: { ekbatana: 'red', kossaioi: 'independent' },
    forces: { 'red:ekbatana': { loyal: 2, mercenary: 2 } },
    generals: { peithon: 'red:ekbatana' },
  };

  it('R 8.3.11 the example: Peithon marches on from Kossaioi to Sousa and suffers Attrition on the column of 2', () => {
    const there = go(activate(media, 'peithon', 'red:ekbatana', { points: 3 }), march('kossaioi'));
    expect(left(there)).toBe(1);
    const rolling = go(there, march('sousa'));
    expect(topKind(rolling)).toBe('roll');
    // Four CUs would lose none on a 3; nor do two. A 5 costs four CUs one, and on the column of 2 one as well; a 4 none instead of one.
    const spared = play(rolling, ...dice(4));
    expect(units(spared, 'red:sousa')).toMatchObject({ loyal: 2, mercenary: 2 });
    const hurt = go(play(rolling, ...dice(5)), {
      type: 'loseUnit',
      unit: 'mercenary',
      space: 'kossaioi',
      inside: false,
    });
    expect(force(hurt, 'red:sousa')).toMatchObject({
      units: { loyal: 2, mercenary: 1 },
      moved: { loyal: 2, mercenary: 1 },
    });
    expect(forces(hurt, 'red:kossaioi')).toEqual({});
    expect(marching(hurt).group.units).toMatchObject({ loyal: 2, mercenary: 1 });
  });

  it('R 8.3.11 who stops there, or starts from there, suffers none', () => {
    const stopped = go(activate(media, 'peithon', 'red:ekbatana', { points: 3 }), march('kossaioi'), end);
    expect(said(stopped, 'attritionRolled')).toEqual([]);
    const given: Setting = {
      ...media,
      forces: { 'red:kossaioi': { loyal: 2 } },
      generals: { peithon: 'red:kossaioi' },
    };
    const started = go(activate(given, 'peithon', 'red:kossaioi', { points: 3 }), march('sousa'));
    expect(said(started, 'attritionRolled')).toEqual([]);
    expect(marching(started).space).toBe('sousa');
  });

  it('R 8.3.11 a general who loses his last CU goes on alone', () => {
    const given: Setting = { ...media, forces: { 'red:ekbatana': { mercenary: 1 } } };
    const alone = play(
      go(activate(given, 'peithon', 'red:ekbatana', { points: 3 }), march('kossaioi'), march('sousa')),
      ...dice(6),
    );
    expect(marching(alone)).toMatchObject({
      space: 'sousa',
      group: { generals: ['peithon'], units: { mercenary: 0 } },
    });
  });
});

describe('R 6.6.3.2 distances', () => {
  it('R 6.6.3.2 Sardeis, Miletos and Ephesos are within 2 of Halikarnassos or Kelainai, Lesbos is not', () => {
    const reach = reachableWithin(setting({}), ['halikarnassos', 'kelainai'], 2, { bySea: true });
    expect([...reach.keys()]).toEqual(expect.arrayContaining(['sardeis', 'miletos', 'ephesos']));
    expect(reach.has('lesbos')).toBe(false);
  });
});
