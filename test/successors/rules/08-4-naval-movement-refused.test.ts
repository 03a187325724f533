/** Escorts that are not declared, shores that are shut, and ships in a storm (R 8.4.4, 8.4.6). */
import { describe, expect, it } from 'vitest';
import type { FleetId } from '../../../src/successors/vocabulary.js';
import { general, legal, royal, said, topKind, type Setting, type Told } from '../language.js';
import { go, listed, march } from './marching.js';
import { why } from './refusing.js';
import {
  debark,
  sail,
  embark,
  leave,
  take,
  begin,
  sailing,
  fleets,
  army,
  lone,
  heir,
  stormFor,
  struck,
} from './voyages.js';

describe('R 8.4.4 declaring the escort', () => {
  /** White has three fleets at hand, and one that is Dispersed; another is red's. */
  const escorted = (): Told =>
    go(
      begin(
        army({
          forces: { 'white:pelousion': { mercenary: 3, loyal: 1 } },
          rest: {
            fleets: {
              ...fleets({ phoinike: 'white', aigyptos: 'white', kilikia: 'white', athenai: 'red' }),
              karia: { owner: 'white', upgraded: false, dispersed: true },
            },
          },
        }),
        4,
      ),
      embark,
    );
  const escort = (fleet: FleetId) => ({ type: 'escort', fleet }) as const;

  it.each([
    ["another's fleet", 'athenai', 'noSuchPiece', 'R 8.4.4', { player: 'white', fleet: 'athenai' }],
    ['one that is Dispersed', 'karia', 'fleetDispersed', 'R 3.4', { fleet: 'karia' }],
  ] as const)('R 8.4.4 %s does not come along', (_, fleet, code, rule, params) => {
    expect(why(escorted(), escort(fleet))).toMatchObject({ code, rule, params });
  });

  it('R 8.4.4 each is declared once, and in its order', () => {
    const declared = go(escorted(), escort('aigyptos'));
    for (const fleet of ['aigyptos', 'phoinike'] as const)
      expect(why(declared, escort(fleet))).toMatchObject({
        code: 'alreadyDecided',
        rule: 'R 8.4.4',
        params: { fleet },
      });
    expect(legal(declared)).toEqual([
      { type: 'escort', player: 'white', fleet: 'kilikia' },
      { type: 'setSail', player: 'white' },
    ]);
  });

  it('R 8.4.4 before that nothing else is done', () => {
    for (const deed of [sail('gaza'), debark, take(1), leave(1)])
      expect(why(escorted(), deed)).toMatchObject({
        code: 'mustChoose',
        rule: 'R 8.4.4',
        params: { stage: 'escort' },
        message: 'First the escort is declared and the ships set sail.',
      });
    expect(why(escorted(), march('memphis'))).toMatchObject({ code: 'outOfPhase', rule: 'R 8.4' });
  });

  it('R 8.4.4 and under way it is too late for it', () => {
    const away = go(escorted(), { type: 'setSail' });
    for (const deed of [escort('kilikia'), { type: 'setSail' } as const])
      expect(why(away, deed)).toMatchObject({ code: 'wrongStep', rule: 'R 8.4.4', params: { stage: 'sail' } });
    // Fleets that stay behind are not asked for again.
    const ashore = go(away, sail('gaza'), debark);
    expect([said(ashore, 'debarked').length, topKind(ashore)]).toEqual([1, 'march']);
  });
});

describe('R 8.4.6 going ashore', () => {
  const tyros = (given: Setting, points = 4): Told => sailing(begin(given, points), 'gaza', 'ake', 'tyros');
  const insideGate = { type: 'debark', inside: true } as const;
  const besieged: Setting = {
    control: { tyros: 'white' },
    forces: { 'yellow:tyros': { mercenary: 3 } },
    minors: ['yellow:tyros'],
  };

  it.each([
    ["another's", { control: { tyros: 'yellow' } }, 'notYourCity', 'R 8.3.7', { player: 'white', space: 'tyros' }],
    ['one that is open to him by land', { control: { tyros: 'white' } }, 'notBesieged', 'R 8.4.6', { space: 'tyros' }],
    ['one without room', besieged, 'cityFull', 'R 4.16', { space: 'tyros', count: 3 }],
  ] as const)('R 8.4.6 not inside a city: %s', (_, given, code, rule, params) => {
    const off = tyros(army(given));
    expect(listed(off, 'debark').map(({ inside }) => inside)).toEqual([false]);
    expect(why(off, insideGate)).toMatchObject({ code, rule, params });
  });

  it('R 8.4.6, 8.3.3 without CUs neither inside his own besieged city nor before it (ruling by-the-sea-gate)', () => {
    const off = tyros(lone(besieged));
    expect(listed(off, 'debark')).toEqual([]);
    expect(why(off, insideGate)).toMatchObject({
      code: 'needsUnits',
      rule: 'ruling by-the-sea-gate',
      params: { player: 'white', space: 'tyros' },
    });
    expect(why(off, debark)).toMatchObject({ code: 'loneGeneral', rule: 'R 8.3.3', params: { space: 'tyros' } });
  });

  it('R 8.3.3 nor beside a lone enemy general, if he could go no further by land', () => {
    const given: Setting = { generals: { ptolemaios: 'white:memphis', antigonos: 'yellow:ake' } };
    const off = sailing(go(begin(given, 4, 'ptolemaios', 'memphis'), march('pelousion')), 'gaza', 'ake');
    expect(why(off, debark)).toMatchObject({
      code: 'mustGoOn',
      rule: 'R 8.3.3',
      params: { player: 'white', space: 'ake' },
    });
    expect(listed(off, 'sail').map(({ to }) => to)).toEqual(['tyros', 'gaza']);
  });
});

describe('R 8.4 a Storm at Sea (ruling card-43)', () => {
  it('R 8.4.3 after the first port nothing is done but to land', () => {
    const off = go(struck(army({ control: { gaza: 'white' } }), 1), sail('gaza'));
    for (const deed of [sail('ake'), leave(1), take(1)])
      expect(why(off, deed)).toMatchObject({
        code: 'stormAtSea',
        rule: 'ruling card-43',
        params: { space: 'gaza' },
      });
  });

  it('R 8.4.1 the window is on the port where the mover embarks, and he does not raise it himself', () => {
    const embarked = go(begin(stormFor(army(), 'blue'), 4), embark);
    expect(embarked.state.stack.at(-1)).toMatchObject({
      kind: 'window',
      moment: 'navalMovement',
      space: 'pelousion',
      subject: 'white',
      asked: 'blue',
    });
    expect(topKind(go(begin(stormFor(army(), 'white'), 4), embark))).toBe('seaMove');
  });

  it('R 18.6 who has lost the last CU carries the Heir nowhere; nobody reacts to ships that have not left', () => {
    const given = army({
      forces: { 'white:pelousion': { mercenary: 1 }, 'red:memphis': { mercenary: 3 } },
      generals: { leonnatos: 'red:memphis' },
      rest: heir(),
    });
    const stuck = struck(given, 6);
    expect(why(stuck, sail('gaza'))).toMatchObject({
      code: 'noCarriers',
      rule: 'R 18.6',
      params: { space: 'pelousion' },
    });
    expect(topKind(go(stuck, debark))).toBe('march');
  });

  it('R 13.2.6 who has not left a besieged city is still inside', () => {
    const given: Setting = {
      control: { tyros: 'white' },
      forces: { 'white:tyros:inside': { mercenary: 1 }, 'yellow:tyros': { mercenary: 3 } },
      generals: { ptolemaios: 'white:tyros:inside' },
      minors: ['yellow:tyros'],
      rest: heir('tyros', true),
    };
    const stayed = go(struck(given, 6, 'ptolemaios', 'tyros:inside'), debark);
    expect(general(stayed, 'ptolemaios')).toMatchObject({ space: 'tyros', inside: true });
    expect(royal(stayed, 'alexandros')).toMatchObject({ space: 'tyros', inside: true, controller: 'white' });
  });

  it('R 3.1.2 a Minor General who has lost his only CU sails no more', () => {
    const lost = struck(
      { control: { pelousion: 'white' }, forces: { 'white:pelousion': { mercenary: 1 } }, minors: ['white:pelousion'] },
      6,
      'minor',
    );
    expect(said(lost, 'activationEnded')).toHaveLength(1);
    expect(lost.state.stack).toEqual([]);
  });
});
