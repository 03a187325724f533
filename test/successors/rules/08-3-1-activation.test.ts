/** R 8.3.1, 8.3.2: who is activated and why not, what goes with him, who commands, and how an activation ends. */
import { describe, expect, it } from 'vitest';
import { disperseGeneral } from '../../../src/successors/deeds/generals.js';
import { activatable } from '../../../src/successors/questions.js';
import { isDissolved, updateGroup } from '../../../src/successors/rules/08-3-1-group.js';
import { NOTHING_MOVED, type GameState, type Moved } from '../../../src/successors/state.js';
import { countUnits } from '../../../src/successors/units.js';
import type { Commander, GeneralId, PlaceKey } from '../../../src/successors/vocabulary.js';
import { carryOut, general, minors, said, type Setting, setting, type Told, topKind } from '../language.js';
import { field } from './battlefield.js';
import { activate, end, go, left, listed, march, marching, objection, ways } from './marching.js';

const begin = (given: Setting, commander: Commander, post: PlaceKey, points = 6): Told =>
  activate({ state: field(given), events: [] }, commander, post, { points });
const having = (moved: Partial<Moved>): Partial<GameState> => ({ moved: { ...NOTHING_MOVED, ...moved } });

describe('R 8.3.1 who is not activated', () => {
  const given: Setting = {
    control: { pella: 'red', gaza: 'red' },
    generals: { leonnatos: 'red:issos', peithon: 'red:chalybon', antigonos: 'red:pella:inside' },
    forces: { 'red:issos': { mercenary: 1 }, 'red:gaza': { mercenary: 1 }, 'white:pella': { mercenary: 1 } },
    minors: ['red:gaza', 'white:pella'],
  };
  const state = field({
    ...given,
    rest: having({ generals: ['peithon'], forces: { 'red:gaza': { mercenary: 1 } } }),
  });
  const segment: Told = {
    state: { ...state, stack: [{ kind: 'movement', player: 'red', die: 3, stage: 'activate' }] },
    events: [],
  };
  const params = (general: Commander, space: string, inside: boolean) => ({ player: 'red', general, space, inside });

  it('R 8.3.1 Leonnatos is all that may be', () => {
    expect(listed(segment, 'activate').map(({ commander, space }) => [commander, space])).toEqual([
      ['leonnatos', 'issos'],
    ]);
  });

  it.each<[string, string, string, Commander, string, boolean]>([
    ['who is not there', 'noSuchPiece', 'R 8.3.1', 'seleukos', 'issos', false],
    ['who is elsewhere', 'noSuchPiece', 'R 8.3.1', 'leonnatos', 'chalybon', false],
    ['who is in the other zone', 'noSuchPiece', 'R 8.3.1', 'leonnatos', 'issos', true],
    ['who has moved', 'alreadyMoved', 'R 8.3.1', 'peithon', 'chalybon', false],
    ['who is shut up alone in a city inland', 'besieged', 'R 13.2.6', 'antigonos', 'pella', true],
    ['a Minor General where there is none', 'noSuchPiece', 'R 8.3.1', 'minor', 'issos', false],
    ['a Minor General whose CUs have moved', 'alreadyMoved', 'R 8.3.1', 'minor', 'gaza', false],
  ])('R 8.3.1 %s: %s', (_, code, rule, commander, space, inside) => {
    expect(objection(segment, { type: 'activate', commander, space, inside })).toEqual([
      code,
      rule,
      params(commander, space, inside),
    ]);
  });
});

describe('R 8.3.1 what is activated with him', () => {
  it('R 8.3.1 subordinates who have not moved, and no senior', () => {
    const generals: Setting['generals'] = {
      krateros: 'red:issos',
      leonnatos: 'red:issos',
      peithon: 'red:issos',
      antigonos: 'red:issos',
    };
    const told = begin({ generals, rest: having({ generals: ['peithon'] }) }, 'leonnatos', 'red:issos');
    expect(marching(told).group.generals).toEqual(['leonnatos', 'antigonos']);
    expect(listed(told, 'takeGeneral')).toEqual([]);
    expect(objection(told, { type: 'takeGeneral', general: 'krateros', inside: false })).toEqual([
      'alreadyDecided',
      'ruling once-a-visit',
      { general: 'krateros' },
    ]);
  });

  it('R 8.3.7 out of a city of his own he comes with all that he has, for free', () => {
    const initial = setting({});
    const told = begin(
      {
        control: { athenai: 'red' },
        generals: { leonnatos: 'red:athenai:inside', peithon: 'red:athenai:inside' },
        forces: { 'red:athenai:inside': { loyal: 2 } },
        minors: ['red:athenai:inside'],
        rest: {
          royals: {
            ...initial.royals,
            herakles: { status: 'active', space: 'athenai', inside: true, controller: 'red' },
          },
        },
      },
      'leonnatos',
      'red:athenai:inside',
    );
    expect(said(told, 'gatePassed')).toMatchObject([
      {
        rule: 'R 8.3.7',
        player: 'red',
        space: 'athenai',
        inside: false,
        units: { loyal: 2 },
        generals: ['leonnatos', 'peithon'],
        minors: 1,
        royals: ['herakles'],
        cart: false,
      },
    ]);
    expect(left(told)).toBe(6);
  });

  it('R 8.3.1 what has marched is told, and by which path', () => {
    const told = go(
      begin({ generals: { leonnatos: 'red:issos' }, forces: { 'red:issos': { loyal: 2 } } }, 'leonnatos', 'red:issos'),
      march('tp-amanos'),
    );
    expect(said(told, 'groupMoved')).toMatchObject([
      {
        rule: 'R 8.3.1',
        from: 'issos',
        to: 'tp-amanos',
        path: 'mountain',
        generals: ['leonnatos'],
        units: { loyal: 2 },
      },
    ]);
  });

  it('R 13.2.6 a sortie leaves the city', () => {
    const told = begin(
      {
        active: 'yellow',
        control: { pella: 'yellow' },
        forces: { 'yellow:pella:inside': { loyal: 2 }, 'red:pella': { mercenary: 3 } },
        generals: { kassandros: 'yellow:pella:inside', lysimachos: 'red:pella' },
      },
      'kassandros',
      'yellow:pella:inside',
    );
    expect(said(told, 'gatePassed')).toEqual([]);
    const out = go(told, { type: 'attack', target: 'red' });
    expect(said(out, 'gatePassed')).toMatchObject([{ rule: 'R 13.2.6', space: 'pella', inside: false }]);
    expect(marching(out)).toMatchObject({ inside: false, arrivedBy: 'land' });
  });
});

describe('R 12.4.2, 8.3.1 the commander is lost outside a battle (ruling commander-stays)', () => {
  /** Krateros sets out from Tarsos with some CUs and takes up in Issos, in this order, others. */
  const led = (mercenary: number, others: readonly GeneralId[], own: readonly PlaceKey[] = []): Told =>
    go(
      begin(
        {
          generals: {
            krateros: 'red:tarsos',
            ...Object.fromEntries(others.map((id) => [id, 'red:issos' as const])),
          },
          forces: { 'red:tarsos': { mercenary } },
          minors: own,
        },
        'krateros',
        'red:tarsos',
      ),
      march('issos'),
      ...others.map((id) => ({ type: 'takeGeneral', general: id, inside: false }) as const),
    );
  const lose = ({ state }: Told, ...lost: readonly GeneralId[]): Told =>
    carryOut(state, (run) => {
      for (const id of lost) disperseGeneral(run, id, 'R 8.3.3');
      const own = run.frame('march');
      if (own !== undefined) updateGroup(run, own);
    });

  it('R 12.4.2 the most senior of the others leads, in whatever order they have come', () => {
    const group: readonly GeneralId[] = ['antigonos', 'leonnatos', 'peithon'];
    const told = led(2, group);
    expect(marching(lose(told, 'antigonos')).commander).toBe('krateros');
    expect(marching(lose(told, 'krateros')).commander).toBe('leonnatos');
    expect(marching(lose(told, 'krateros', 'leonnatos')).commander).toBe('peithon');
  });

  it('R 12.4.2 a Minor General where no other is left', () => {
    expect(marching(lose(led(2, [], ['red:tarsos']), 'krateros')).commander).toBe('minor');
  });

  it('R 8.3.1 and with nobody left it is over', () => {
    const alone = led(0, []);
    expect(marching(lose(alone, 'krateros')).group.generals).toEqual([]);
  });

  it('R 3.1.2 CUs that nobody leads march no more, nor does a Minor General without CUs', () => {
    const frame = marching(led(2, [], ['red:tarsos']));
    const nobody = { ...frame.group, generals: [] };
    const { units } = marching(led(0, [])).group;
    expect(countUnits(units)).toBe(0);
    expect(isDissolved(frame)).toBe(false);
    expect(isDissolved({ ...frame, group: nobody })).toBe(false);
    expect(isDissolved({ ...frame, group: { ...nobody, minors: 0 } })).toBe(true);
    expect(isDissolved({ ...frame, group: { ...nobody, units } })).toBe(true);
  });

  it('R 19.2 who takes his place has what abilities he has where he takes it, and who stays keeps his', () => {
    const options: Setting['options'] = { players: 4, optionalRules: ['specialAbilities'] };
    const generals: Setting['generals'] = { krateros: 'red:tarsos', antigonos: 'red:tarsos' };
    const there = go(begin({ options, generals }, 'krateros', 'red:tarsos'), march('issos'));
    expect(marching(there).setOut).toBe('tarsos');
    expect(marching(lose(there, 'antigonos')).setOut).toBe('tarsos');
    expect(marching(lose(there, 'krateros'))).toMatchObject({ commander: 'antigonos', setOut: 'issos' });
    const plain = go(begin({ generals }, 'krateros', 'red:tarsos'), march('issos'));
    expect(marching(lose(plain, 'krateros'))).not.toHaveProperty('setOut');
  });

  it('R 3.1.2 a Minor General who leads goes on leading', () => {
    const told = begin({ forces: { 'red:tarsos': { mercenary: 2 } }, minors: ['red:tarsos'] }, 'minor', 'red:tarsos');
    expect(marching(lose(told)).commander).toBe('minor');
  });
});

describe('R 8.3.2 change of command', () => {
  const issos = (from: Setting, commander: Commander): Told =>
    go(begin(from, commander, 'red:tarsos'), march('issos'), {
      type: 'takeGeneral',
      general: 'antigonos',
      inside: false,
    });

  it('R 8.3.2 a Minor General hands over to any Major General, and is no name among those who have moved', () => {
    const told = issos(
      {
        generals: { antigonos: 'red:issos' },
        forces: { 'red:tarsos': { mercenary: 2 } },
        minors: ['red:tarsos'],
      },
      'minor',
    );
    expect(said(told, 'commandChanged')).toMatchObject([
      { rule: 'R 8.3.2', player: 'red', space: 'issos', from: 'minor', to: 'antigonos', movementPoints: 5 },
    ]);
    expect(told.state.moved.generals).toEqual(['antigonos']);
    expect(marching(told).group).toMatchObject({ generals: ['antigonos'], minors: 1 });
  });

  it('R 8.3.2 a Major General who is relieved has used his activation', () => {
    const told = issos({ generals: { antigonos: 'red:issos', eumenes: 'red:tarsos' } }, 'eumenes');
    expect(marching(told).commander).toBe('antigonos');
    expect([...told.state.moved.generals].sort()).toEqual(['antigonos', 'eumenes']);
    expect(general(go(told, end), 'eumenes')).toMatchObject({ space: 'issos', moved: true });
  });

  it('R 8.3.2 nobody junior takes command', () => {
    const told = issos({ generals: { antigonos: 'red:issos', krateros: 'red:tarsos' } }, 'krateros');
    expect(said(told, 'commandChanged')).toEqual([]);
    expect(told.state.moved.generals).toEqual([]);
  });
});

describe('R 8.3.1 the end of an activation', () => {
  it('R 8.3.1 a Minor General who has moved nobody has been activated', () => {
    const given: Setting = { forces: { 'red:issos': { mercenary: 2 } }, minors: ['red:issos'] };
    const over = go(begin(given, 'minor', 'red:issos'), end);
    expect(over.state.stack).toEqual([]);
    expect(activatable(over.state, 'red')).toEqual([]);
    expect(minors(over, 'red')).toEqual([{ space: 'issos', inside: false, moved: true }]);
    // Of two, one has been.
    const two = go(begin({ ...given, minors: ['red:issos', 'red:issos'] }, 'minor', 'red:issos'), end);
    expect(activatable(two.state, 'red')).toEqual([{ commander: 'minor', space: 'issos', inside: false }]);
  });

  it('R 8.3.1 one who joins another has not used that one up', () => {
    const given: Setting = {
      forces: { 'red:tarsos': { mercenary: 1 }, 'red:issos': { mercenary: 1 } },
      minors: ['red:tarsos', 'red:issos'],
    };
    const over = go(begin(given, 'minor', 'red:tarsos'), march('issos'), end);
    expect(minors(over, 'red').map(({ space, moved }) => [space, moved])).toEqual([
      ['issos', false],
      ['issos', true],
    ]);
    expect(activatable(over.state, 'red')).toEqual([{ commander: 'minor', space: 'issos', inside: false }]);
  });

  it('R 3.1.2 after one in which something was done Minor Generals are decided about anew (ruling repositioning)', () => {
    const state = field({ generals: { leonnatos: 'red:issos' } });
    const { segment } = state;
    const handled: GameState =
      segment === null ? state : { ...state, segment: { ...segment, minorsHandled: ['gaza'] } };
    const told = activate({ state: handled, events: [] }, 'leonnatos', 'red:issos', { points: 3 });
    expect(go(told, end).state.segment?.minorsHandled).toEqual(['gaza']);
    expect(go(told, march('tarsos'), end).state.segment?.minorsHandled).toEqual([]);
  });

  it('R 8.3.1 nobody stops in a zone that he is not in, or that is shut', () => {
    const pella = begin(
      {
        active: 'yellow',
        control: { pella: 'yellow' },
        forces: { 'yellow:pella:inside': { loyal: 2 }, 'red:pella': { mercenary: 3 } },
        generals: { kassandros: 'yellow:pella:inside', lysimachos: 'red:pella' },
      },
      'kassandros',
      'yellow:pella:inside',
    );
    expect(objection(pella, end)).toEqual(['besieged', 'R 13.2.6', { space: 'pella' }]);
    const issos = begin({ generals: { leonnatos: 'red:issos' } }, 'leonnatos', 'red:issos');
    expect(objection(issos, { type: 'endActivation', inside: true })).toEqual([
      'notYourCity',
      'R 8.3.7',
      { player: 'red', space: 'issos' },
    ]);
  });

  it('R 8.3.3 a lone general goes on from a lone enemy, an Army need not from those who let it pass (R 8.3.8.2)', () => {
    const lone = go(
      begin({ generals: { leonnatos: 'red:issos', eumenes: 'blue:chalybon' } }, 'leonnatos', 'red:issos'),
      march('chalybon'),
    );
    expect(objection(lone, end)).toEqual(['mustGoOn', 'R 8.3.3', { player: 'red', space: 'chalybon' }]);
    const strait: Setting = {
      control: { abydos: 'red', chersonesos: 'white' },
      forces: { 'red:abydos': { mercenary: 2 }, 'white:chersonesos': { mercenary: 2 } },
      generals: { leonnatos: 'red:abydos' },
      minors: ['white:chersonesos'],
    };
    const passing = go(begin(strait, 'leonnatos', 'red:abydos'), march('chersonesos', true), {
      type: 'grantPassage',
      grant: true,
    });
    expect(ways(passing)).toContain('abdera');
    expect(listed(passing, 'endActivation').map(({ inside }) => inside)).toEqual([false]);
    expect(topKind(go(passing, end))).toBe('avoidBattle');
  });

  it('R 8.3.8.1 a lone general who is refused is Dispersed: his activation is over, and he is not among those who have moved', () => {
    const given: Setting = {
      generals: { leonnatos: 'red:issos' },
      control: { myriandos: 'blue' },
      forces: { 'blue:myriandos': { mercenary: 1 } },
    };
    const refused = go(begin(given, 'leonnatos', 'red:issos'), march('myriandos', true), {
      type: 'grantPassage',
      grant: false,
    });
    expect(said(refused, 'generalDispersed')).toMatchObject([{ rule: 'R 8.3.8.1', general: 'leonnatos' }]);
    expect(refused.state.stack).toEqual([]);
    expect(refused.state.moved.generals).toEqual([]);
    expect(said(refused, 'activationEnded')).toMatchObject([{ commander: 'leonnatos', space: 'myriandos' }]);
  });
});
