/** R 8.3: the steps of a march, what may come of each, and why something is not done on it. */
import { describe, expect, it } from 'vitest';
import { machine } from '../../../src/successors/machine.js';
import { NOTHING_MOVED } from '../../../src/successors/state.js';
import type { Commander, PlaceKey } from '../../../src/successors/vocabulary.js';
import {
  carryOut,
  dice,
  general,
  minors,
  play,
  said,
  setting,
  type Setting,
  type Told,
  topKind,
  units,
} from '../language.js';
import { arrivalOf, asked, field } from './battlefield.js';
import { activate, end, go, left, listed, march, marching, objection, ways } from './marching.js';

const begin = (given: Setting, commander: Commander, post: PlaceKey, points = 6): Told =>
  activate({ state: field(given), events: [] }, commander, post, { points });

/** Leonnatos with three CUs of red's in Issos. */
const issos: Setting = { generals: { leonnatos: 'red:issos' }, forces: { 'red:issos': { mercenary: 3 } } };
const atIssos = (given: Setting = {}, points = 6): Told =>
  begin({ ...issos, ...given }, 'leonnatos', 'red:issos', points);
const leave = (count: number) => ({ type: 'leaveUnits', unit: 'mercenary', count, inside: false }) as const;
const grant = (yes: boolean) => ({ type: 'grantPassage', grant: yes }) as const;

describe('R 8.2, 8.3.1 why an Army does not march somewhere', () => {
  const on = (to: string) => ({ space: 'issos', to });

  it('R 4.19 no path leads there', () => {
    expect(objection(atIssos(), march('pella'))).toEqual(['noPath', 'R 4.19', on('pella')]);
  });

  it('R 8.2 the path costs too much, and how much is told', () => {
    const told = atIssos({}, 1);
    expect(objection(told, march('tp-amanos'))).toEqual(['notEnoughMovementPoints', 'R 8.2', on('tp-amanos')]);
    const why = machine.explainAction(told.state, { ...march('tp-amanos'), player: 'red' });
    expect(why?.message).toBe('The path to tp-amanos costs 2 Movement Points.');
    expect(ways(go(told, march('tarsos')))).toEqual([]);
  });

  it('R 3.3.1 CUs would stay without an owner', () => {
    const down = go(atIssos(), leave(1));
    expect(ways(down)).toEqual([]);
    expect(objection(down, march('tarsos'))).toEqual(['noOwner', 'R 3.3.1', on('tarsos')]);
    expect(ways(go(down, { type: 'leaveMinorGeneral', from: 'supply', inside: false }))).toContain('tarsos');
    expect(ways(go(atIssos({ control: { issos: 'red' } }), leave(1)))).toContain('tarsos');
  });

  it.each(['herakles', 'cart'] as const)('R 18.6, 15.4.1 %s would go without CUs', (ward) => {
    const { royals, body: cart } = setting({});
    const told = atIssos({
      control: { issos: 'red' },
      rest:
        ward === 'cart'
          ? { body: { ...cart, space: 'issos', controller: 'red' } }
          : { royals: { ...royals, herakles: { status: 'active', space: 'issos', inside: false, controller: 'red' } } },
    });
    const alone = go(told, leave(3));
    expect(ways(alone)).toEqual([]);
    expect(objection(alone, march('tarsos'))).toEqual(['noCarriers', 'R 18.6', on('tarsos')]);
    const left = ward === 'cart' ? ({ type: 'leaveCart' } as const) : ({ type: 'leaveRoyal', royal: ward } as const);
    expect(ways(go(alone, { ...left, inside: false }))).toContain('tarsos');
  });

  it('R 8.3.3 lone generals stay away from enemy CUs, and from where they could not stop', () => {
    const lone: Setting = {
      generals: { leonnatos: 'red:issos', eumenes: 'blue:chalybon' },
      forces: { 'blue:myriandos': { mercenary: 1 } },
      control: { myriandos: 'blue' },
    };
    const told = begin(lone, 'leonnatos', 'red:issos', 1);
    expect(objection(told, march('myriandos'))).toEqual(['loneGeneral', 'R 8.3.3', on('myriandos')]);
    expect(objection(told, march('chalybon'))).toEqual(['mustGoOn', 'R 8.3.3', on('chalybon')]);
    expect(objection(told, march('tarsos', true))).toEqual(['nobodyToAsk', 'R 8.3.8', on('tarsos')]);
  });

  it('R 8.4.2 by land before or after the ships, not both', () => {
    const ashore = (told: Told, to: string): Told =>
      go(told, { type: 'embark' }, { type: 'sail', to }, { type: 'debark', inside: false });
    const both = ashore(go(atIssos(), march('tarsos')), 'aspendos');
    expect([left(both), ways(both)]).toEqual([4, []]);
    expect(objection(both, march('phaselis'))).toEqual([
      'landAndSea',
      'R 8.4.2',
      { space: 'aspendos', to: 'phaselis' },
    ]);
    const after = go(ashore(atIssos(), 'tarsos'), march('issos'), march('chalybon'));
    expect(ways(after)).toContain('hamath');
  });
});

describe('R 8.3 what else is not done on the way', () => {
  const told = atIssos();
  const space = 'issos';

  it.each([
    [
      { type: 'disband', count: 1 } as const,
      ['noSuchPiece', 'R 3.3.4.6', { unit: 'royalArmy', count: 1, available: 0 }],
    ],
    [{ type: 'siege', space: 'pella' } as const, ['otherMatter', 'R 13.1', { space: 'pella', waitingFor: space }]],
    [{ type: 'removeEnemyMarker', space } as const, ['noMarkerThere', 'R 8.3.9', { space }]],
    [{ type: 'attack', target: 'blue' } as const, ['nobodyToAttack', 'R 8.3.8.1', { space, target: 'blue' }]],
    [{ type: 'playSurprise', card: 1 } as const, undefined],
  ])('R 8.3 %j', (action, why) => {
    if (why !== undefined) expect(objection(told, action)).toEqual(why);
    else expect(objection(told, action)?.[0]).toBe('cardNotHeld');
  });

  it('R 8.4.1 ships are where there is a port', () => {
    expect(objection(go(told, march('chalybon')), { type: 'embark' })).toEqual([
      'noPort',
      'R 8.4.1',
      { space: 'chalybon' },
    ]);
  });

  it('R 19.9.4 only Elite Cavalry subjugates for less', () => {
    const riding = atIssos({ options: { players: 4, optionalRules: ['cavalry'] } });
    expect(objection(riding, { type: 'subjugateWithCavalry', space })).toEqual(['noCavalry', 'R 19.9.4', { space }]);
  });

  it('R 3.3.4.6 a Minor General whose last CU is disbanded is no more, and marches no more', () => {
    const given: Setting = { forces: { 'red:issos': { royalArmy: 1 } }, minors: ['red:issos'] };
    const over = go(begin(given, 'minor', 'red:issos'), { type: 'disband', count: 1 });
    expect(over.state.stack).toEqual([]);
    expect(minors(over, 'red')).toEqual([]);
  });

  it('R 3.3.4.6 nothing is disbanded once the Army has moved or spent anything', () => {
    const given: Setting = { forces: { 'red:issos': { royalArmy: 3 } }, control: { issos: 'blue' } };
    const why = (at: string) => ['tooLateToDisband', 'R 3.3.4.6', { space: at }];
    const disband = { type: 'disband', count: 1 } as const;
    const ready = atIssos(given);
    expect(listed(ready, 'disband').map(({ count }) => count)).toEqual([1, 2, 3]);
    const moved = go(ready, march('tarsos'));
    expect([listed(moved, 'disband'), objection(moved, disband)]).toEqual([[], why('tarsos')]);
    const acted = go(ready, { type: 'removeEnemyMarker', space });
    expect([listed(acted, 'disband'), objection(acted, disband)]).toEqual([[], why('issos')]);
  });

  it('R 8.3.1 on land more than eight CUs march together', () => {
    const given: Setting = {
      control: { tarsos: 'red' },
      forces: { 'red:issos': { mercenary: 8 }, 'red:tarsos': { loyal: 2 } },
    };
    expect(listed(go(atIssos(given), march('tarsos')), 'takeUnits').map(({ count }) => count)).toEqual([1, 2]);
  });
});

describe('R 19.2 abilities on the way', () => {
  it('R 19.2, 20 card 51 a cheaper path is credited to the general, unless guides made it cheaper', () => {
    const abilities = {
      leonnatos: [
        { changes: 'pathCost', path: 'mountain', is: 1 },
        { changes: 'movementPoints', plus: 1 },
      ],
    } as const;
    const told = atIssos({ options: { players: 4, optionalRules: ['specialAbilities'], abilities } });
    const counted = (now: Told) =>
      said(now, 'abilityCounted').map(({ general, changes, printed, counts }) => [general, changes, printed, counts]);
    const more = ['leonnatos', 'movementPoints', 6, 7];
    expect([counted(told), left(told)]).toEqual([[more], 7]);
    const over = go(told, march('tp-amanos'));
    expect([counted(over), left(over)]).toEqual([[more, ['leonnatos', 'pathCost', 2, 1]], 6]);
    const guided = carryOut(told.state, (run) => {
      const own = run.frame('march');
      if (own !== undefined) own.guides = true;
    });
    const led = go(guided, march('tp-amanos'));
    expect([counted(led), left(led)]).toEqual([[], 6]);
  });
});

describe('R 8.3.4 whoever enters a space is met', () => {
  const blue: Setting = { forces: { ...issos.forces, 'blue:chalybon': { loyal: 3 } }, minors: ['blue:chalybon'] };

  it('R 8.3.4, 10.5 by land, from the space that he comes from', () => {
    const entered = go(atIssos(blue), march('chalybon'));
    expect(marching(entered).awaiting).toBe('arrival');
    expect(arrivalOf(entered)).toMatchObject({
      mover: 'red',
      space: 'chalybon',
      from: 'issos',
      trail: ['issos'],
      bySea: false,
      passage: [],
    });
  });

  it('R 8.4.3, 11.7.2 by sea, from the port where he embarked', () => {
    const given: Setting = { forces: { ...issos.forces, 'blue:tarsos': { loyal: 3 } }, minors: ['blue:tarsos'] };
    const entered = go(
      atIssos(given),
      { type: 'embark' },
      { type: 'sail', to: 'tarsos' },
      { type: 'debark', inside: false },
    );
    expect(arrivalOf(entered)).toMatchObject({ space: 'tarsos', from: 'issos', trail: ['issos'], bySea: true });
  });

  it('R 8.3.8.2 let through a space he still comes from the one before it (ruling back-past-a-granter)', () => {
    const given: Setting = {
      ...blue,
      forces: { ...blue.forces, 'blue:hamath': { loyal: 1 } },
      minors: ['blue:chalybon', 'blue:hamath'],
    };
    const through = go(atIssos(given), march('chalybon', true), grant(true), march('hamath'));
    expect(arrivalOf(through)).toMatchObject({ space: 'hamath', from: 'chalybon', trail: ['issos', 'chalybon'] });
  });
});

describe('R 8.3.8 passage through several players’ CUs (ruling passage-of-several)', () => {
  const given: Setting = {
    forces: { ...issos.forces, 'blue:chalybon': { loyal: 3 }, 'white:chalybon': { loyal: 3 } },
    minors: ['blue:chalybon', 'white:chalybon'],
  };
  const asking = go(atIssos(given), march('chalybon', true));
  const first = asked(asking);
  const once = go(asking, grant(true));
  const second = asked(once);

  it('R 8.3.8.1 one after the other is asked, and nobody reacts meanwhile', () => {
    expect([first, second].sort()).toEqual(['blue', 'white']);
    expect([topKind(asking), topKind(once)]).toEqual(['passage', 'passage']);
    const through = go(once, grant(true));
    expect(topKind(through)).toBe('march');
    expect([...marching(through).passage].sort()).toEqual(['blue', 'white']);
    expect(objection(through, { type: 'attack', target: 'independent' })).toEqual([
      'nobodyToAttack',
      'R 8.3.8.1',
      { space: 'chalybon', target: 'independent' },
    ]);
  });

  it('R 8.3.8.1 who refuses is met, the other is not', () => {
    expect(arrivalOf(go(once, grant(false)))).toMatchObject({ passage: [first] });
    expect(arrivalOf(go(asking, grant(false)))).toMatchObject({ passage: [] });
  });

  it('R 8.3.8.1 one of them is attacked, the other is still passed', () => {
    const attack = go(once, grant(true), { type: 'attack', target: 'blue' });
    expect(arrivalOf(attack)).toMatchObject({ space: 'chalybon', from: 'issos', passage: ['white'] });
    expect(asked(attack)).toBe('blue');
  });

  it('R 8.3.8.1 a lone general attacks nobody', () => {
    const alone = begin({ ...issos, ...given, forces: { ...given.forces, 'red:issos': {} } }, 'leonnatos', 'red:issos');
    const through = go(alone, march('chalybon', true), grant(true), grant(true));
    expect(objection(through, { type: 'attack', target: 'blue' })).toEqual([
      'onlyArmies',
      'R 8.3.8.1',
      { player: 'red', space: 'chalybon' },
    ]);
  });

  it('R 8.3.8.1 promised by nobody, he is Dispersed by that clause', () => {
    const alone = begin({ ...issos, ...given, forces: { ...given.forces, 'red:issos': {} } }, 'leonnatos', 'red:issos');
    const refused = go(alone, march('chalybon', true), grant(false));
    expect(said(refused, 'generalDispersed')).toMatchObject([{ rule: 'R 8.3.8.1', general: 'leonnatos' }]);
    expect(general(refused, 'leonnatos').status).toBe('dispersed');
  });
});

describe('R 8.3.6 overrunning', () => {
  it('R 8.3.6 each enemy in turn, and the Army goes on', () => {
    const given: Setting = {
      forces: { 'red:issos': { mercenary: 10 }, 'blue:chalybon': { loyal: 1 }, 'white:chalybon': { loyal: 1 } },
      minors: ['blue:chalybon', 'white:chalybon'],
    };
    const met = go(atIssos(given), march('chalybon'), { type: 'pass' }, { type: 'pass' });
    const over = play(met, ...dice(1), ...dice(1));
    expect(
      said(over, 'overrun')
        .map(({ victim }) => victim)
        .sort(),
    ).toEqual(['blue', 'white']);
    expect(topKind(over)).toBe('march');
    expect(left(over)).toBe(5);
  });
});

describe('R 8.3.11 through a Stronghold, and what Attrition leaves of the way', () => {
  const media = (given: Setting): Setting => ({
    ...given,
    control: { ekbatana: 'red', kossaioi: 'independent', ...given.control },
  });

  it('R 8.3.3 a general who has lost his last CU does not come among enemy CUs, and chooses anew', () => {
    const given: Setting = {
      control: { sousa: 'blue' },
      forces: { 'red:ekbatana': { mercenary: 1 }, 'blue:sousa': { mercenary: 3 } },
      generals: { peithon: 'red:ekbatana' },
      minors: ['blue:sousa'],
    };
    const bound = go(begin(media(given), 'peithon', 'red:ekbatana'), march('kossaioi'), march('sousa'));
    const alone = play(bound, ...dice(6));
    expect(marching(alone)).toMatchObject({ space: 'kossaioi', bound: null, group: { units: { mercenary: 0 } } });
    expect(left(alone)).toBe(4);
    expect(listed(alone, 'march').map(({ to, passage }) => [to, passage])).toEqual(
      expect.arrayContaining([
        ['ekbatana', false],
        ['sousa', true],
      ]),
    );
    expect(general(go(alone, end), 'peithon')).toMatchObject({ space: 'kossaioi', status: 'map' });
  });

  it('R 3.1.2 a Minor General who has lost it is no more', () => {
    const given: Setting = { forces: { 'red:ekbatana': { mercenary: 1 } }, minors: ['red:ekbatana'] };
    const bound = go(begin(media(given), 'minor', 'red:ekbatana'), march('kossaioi'), march('sousa'));
    const over = play(bound, ...dice(6));
    expect(said(over, 'groupMoved').map(({ to }) => to)).toEqual(['kossaioi']);
    expect(minors(over, 'red')).toEqual([]);
    expect(over.state.stack).toEqual([]);
  });

  it('R 8.3.11 an attempt to subjugate it is no stop (ruling passing-strongholds)', () => {
    const given: Setting = { forces: { 'red:ekbatana': { mercenary: 4 } }, generals: { peithon: 'red:ekbatana' } };
    const there = go(begin(media(given), 'peithon', 'red:ekbatana'), march('kossaioi'));
    const tried = play(go(there, { type: 'siege', space: 'kossaioi' }), ...dice(2));
    expect(marching(tried)).toMatchObject({ arrivedBy: 'land', space: 'kossaioi' });
    expect(left(tried)).toBe(2);
    const on = play(go(tried, march('sousa')), ...dice(1));
    expect(said(on, 'attritionRolled')).toMatchObject([{ rule: 'R 4.3.1', space: 'kossaioi' }]);
    expect(units(on, 'red:sousa').mercenary).toBe(4);
  });

  it('R 8.3.1 an attempt where he stands is a move (ruling acting-is-moving)', () => {
    const given: Setting = {
      control: { kossaioi: 'independent' },
      forces: { 'red:kossaioi': { mercenary: 3 } },
      generals: { peithon: 'red:kossaioi' },
    };
    const tried = play(go(begin(given, 'peithon', 'red:kossaioi'), { type: 'siege', space: 'kossaioi' }), ...dice(2));
    expect(marching(tried).arrivedBy).toBe('here');
    const over = go(tried, end);
    expect(over.state.moved).toEqual({
      ...NOTHING_MOVED,
      forces: { 'red:kossaioi': { mercenary: 3 } },
      generals: ['peithon'],
    });
  });
});

describe('R 13.2.6 out of a besieged city', () => {
  it('R 13.2.6 an Army attacks those before it, a general alone nobody', () => {
    const siege = (units: Setting['forces']): Told =>
      begin(
        {
          active: 'yellow',
          control: { tyros: 'yellow' },
          forces: { 'red:tyros': { mercenary: 3 }, ...units },
          generals: { kassandros: 'yellow:tyros:inside', lysimachos: 'red:tyros' },
        },
        'kassandros',
        'yellow:tyros:inside',
      );
    const army = siege({ 'yellow:tyros:inside': { loyal: 2 } });
    expect(listed(army, 'attack').map(({ target }) => target)).toEqual(['red']);
    expect(objection(army, { type: 'attack', target: 'blue' })).toEqual([
      'nobodyToAttack',
      'R 13.2.6',
      { space: 'tyros', target: 'blue' },
    ]);
    expect(objection(siege({}), { type: 'attack', target: 'red' })).toEqual([
      'onlyArmies',
      'R 13.2.6',
      { player: 'yellow', space: 'tyros' },
    ]);
  });
});
