/** R 9, 10.2, 11.7, 12.6: what goes along where pieces go without an activation, and what stays where it is. */
import { describe, expect, it } from 'vitest';
import { moveGroupTo } from '../../../src/successors/deeds/group.js';
import { outside } from '../../../src/successors/questions.js';
import { initialState } from '../../../src/successors/rules/05-setup.js';
import { startMarch } from '../../../src/successors/rules/08-3-land-movement.js';
import { goBack, wayBack } from '../../../src/successors/rules/09-regroup.js';
import {
  body,
  carryOut,
  dice,
  forces,
  general,
  minors,
  play,
  royal,
  said,
  type Setting,
  situationOf,
  type Told,
} from '../language.js';
import { choose, enter, field, fight } from './battlefield.js';

const { royals, body: onTheRoad } = initialState({ players: 4 });
const cartAt = (space: string, controller: 'red' | 'blue') => ({ ...onTheRoad, space, controller }) as const;
const heirAt = (space: string, controller: 'red' | 'blue') =>
  ({ status: 'active', space, inside: false, controller }) as const;

describe('R 18.6 royals and the cart are carried by Armies', () => {
  /** Red's Kassandros in Larisa, alone unless it is said otherwise, avoids Blue and goes to Lamia; the cart and Herakles are with him. */
  const avoided = ({ rest, ...more }: Setting = {}): Told =>
    choose(
      play(
        choose(
          enter(
            field({
              active: 'blue',
              generals: { krateros: 'blue:pella', kassandros: 'red:larisa' },
              rest: {
                royals: { ...royals, herakles: heirAt('larisa', 'red') },
                body: cartAt('larisa', 'red'),
                ...rest,
              },
              ...more,
              forces: { 'blue:pella': { mercenary: 4 }, ...more.forces },
            }),
            'blue',
            'pella',
            'larisa',
          ),
          { type: 'avoidBattle' },
        ),
        ...dice(4),
      ),
      { type: 'avoidTo', to: 'lamia' },
    );
  const army: Setting = { forces: { 'red:larisa': { loyal: 2 } } };

  it('R 10.5, 18.6 an Army that avoids battle takes them along', () => {
    const told = avoided(army);
    expect(said(told, 'avoidedBattle')).toMatchObject([{ royals: ['herakles'], cart: true }]);
    expect(royal(told, 'herakles')).toMatchObject({ space: 'lamia', controller: 'red' });
    expect(body(told)).toMatchObject({ space: 'lamia', controller: 'red' });
  });

  it('R 18.6 a general without CUs leaves them to those who have come', () => {
    const told = avoided();
    expect(said(told, 'avoidedBattle')).toMatchObject([{ generals: ['kassandros'], royals: [], cart: false }]);
    expect(general(told, 'kassandros').space).toBe('lamia');
    expect(royal(told, 'herakles')).toMatchObject({ space: 'larisa', controller: 'blue' });
    expect(body(told)).toMatchObject({ space: 'larisa', controller: 'blue' });
  });

  it('R 6.1.1 on Game Turn 1 the cart stays even if an Army goes', () => {
    const told = avoided({ ...army, rest: { turn: 1 } });
    expect(said(told, 'avoidedBattle')).toMatchObject([{ royals: ['herakles'], cart: false }]);
    expect(body(told)).toMatchObject({ space: 'larisa' });
  });

  it('R 18.6 a cart that is elsewhere stays there', () => {
    const told = avoided({ ...army, rest: { body: onTheRoad } });
    expect(said(told, 'avoidedBattle')).toMatchObject([{ cart: false }]);
    expect(body(told)).toMatchObject({ space: 'babylon' });
  });
});

describe('R 12.6 the way back of an attacker', () => {
  /**
   * Blue's Krateros marches from Pella to Larisa with Herakles and the cart; there Kassandros of Blue waits with a Minor General,
   * a CU and Philippos. Then all of them go back to Pella.
   */
  const back = (): Told =>
    carryOut(
      field({
        active: 'blue',
        forces: { 'blue:pella': { mercenary: 3 }, 'blue:larisa': { loyal: 1, mercenary: 1 } },
        generals: { krateros: 'blue:pella', kassandros: 'blue:larisa' },
        minors: ['blue:pella', 'blue:larisa'],
        rest: {
          royals: { ...royals, herakles: heirAt('pella', 'blue'), philippos: heirAt('larisa', 'blue') },
          body: cartAt('pella', 'blue'),
        },
      }),
      (run) => {
        startMarch(run, { player: 'blue', commander: 'krateros', space: 'pella', inside: false, die: null, points: 4 });
        const begun = run.frame('march');
        if (begun === undefined) throw new Error('no march');
        moveGroupTo(run, begun, outside('larisa'));
        Object.assign(begun, { arrivedBy: 'land', trail: ['pella'], entered: 1 });
        goBack(run, 'blue', 'larisa', 'pella');
      },
    );

  it('R 12.6 all Generals and CUs go back, the Army on the march and whoever stood beside it', () => {
    const told = back();
    expect(forces(told, 'blue:larisa')).toEqual({});
    expect(forces(told, 'blue:pella')).toEqual({ mercenary: 4, loyal: 1 });
    expect(general(told, 'krateros')).toMatchObject({ space: 'pella', moved: true });
    expect(general(told, 'kassandros')).toMatchObject({ space: 'pella', moved: false });
    expect(minors(told, 'blue').map(({ space }) => space)).toEqual(['pella', 'pella']);
  });

  it('R 18.6 with what the Army carries; who was there to be taken up, and was not, stays (ruling fates-of-lone-generals)', () => {
    const told = back();
    expect(said(told, 'retreated')).toEqual([
      {
        type: 'retreated',
        rule: 'R 12.6',
        player: 'blue',
        from: 'larisa',
        to: 'pella',
        generals: ['krateros', 'kassandros'],
        minors: 2,
        units: { mercenary: 4, loyal: 1, royalArmy: 0, silverShields: 0, elephant: 0 },
        royals: ['herakles'],
        cart: true,
      },
    ]);
    expect(royal(told, 'herakles').space).toBe('pella');
    expect(royal(told, 'philippos').space).toBe('larisa');
    expect(body(told).space).toBe('pella');
  });
});

describe('where they go back to', () => {
  /** Blue has come from Pydna by Pella, its own, to Larisa, where Yellow let it pass, and back to Pella, before which Red stands. */
  const from = (...trail: readonly string[]) =>
    wayBack(
      situationOf(
        field({
          control: { pella: 'blue', larisa: 'yellow' },
          forces: { 'blue:pella': { mercenary: 3 }, 'red:pella': { mercenary: 1 }, 'yellow:larisa': { loyal: 1 } },
        }),
      ),
      'blue',
      'pella',
      trail,
    );

  it('R 8.3.8.2 past whoever let them through (ruling back-past-a-granter)', () => {
    expect(from('pydna', 'larisa')).toBe('pydna');
    expect(from('larisa')).toBeUndefined();
  });

  it('R 11.7.1, 12.6 to another space than that in which they are, though its city is their own (ruling no-way-back)', () => {
    expect(from('pydna', 'pella', 'larisa')).toBe('pydna');
    expect(from('pella', 'larisa')).toBeUndefined();
  });
});

describe('R 12.7 who has fought', () => {
  it('R 12.1.2, 12.7 a general who came out of the city for a battle does nothing else in the segment', () => {
    const told = play(
      choose(
        fight(
          field({
            active: 'white',
            control: { tyros: 'white' },
            forces: { 'white:tyros': { mercenary: 4 }, 'yellow:tyros': { mercenary: 2 } },
            generals: { ptolemaios: 'white:tyros:inside', demetrios: 'yellow:tyros' },
            minors: ['white:tyros'],
          }),
          { space: 'tyros', attacker: 'white', defender: 'yellow', retreatTo: 'ake' },
        ),
        { type: 'joinBattleWithGeneral', general: 'ptolemaios' },
      ),
      ...dice(6, 6, 1, 1),
    );
    expect(general(told, 'ptolemaios')).toMatchObject({ space: 'tyros', inside: true, moved: true });
  });
});
