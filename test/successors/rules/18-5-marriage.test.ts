/** R 18.5: weddings take place by themselves, as soon as nothing stands in their way (ruling marriage). */
import { describe, expect, test } from 'vitest';
import { placeMarker } from '../../../src/successors/deeds/markers.js';
import { moveRoyal } from '../../../src/successors/deeds/royals.js';
import { legitimacy, outside } from '../../../src/successors/questions.js';
import { bridegroom } from '../../../src/successors/rules/18-5-marriage.js';
import type { GameState, Royal } from '../../../src/successors/state.js';
import type { RoyalId } from '../../../src/successors/vocabulary.js';
import { carryOut, dice, play, royal, said, situationOf, topKind, type Setting, type Told } from '../language.js';
import { asked, field, independentsAt, passes } from './battlefield.js';
import { activate, go, listed, march, marching } from './marching.js';

/** Kleopatra is at Sardeis, and Yellow has a contract for her, unless it says otherwise. */
const betrothed = (given: Setting, royals: Partial<Record<RoyalId, Royal>> = {}): GameState => {
  const state = field({
    active: 'yellow',
    ...given,
    rest: { contracts: [{ player: 'yellow', card: 31, bride: 'kleopatra' }], ...independentsAt({}), ...given.rest },
  });
  return { ...state, royals: { ...state.royals, ...royals } };
};

/** Something happens far away: what stands open anywhere takes place now. */
const elsewhere = (state: GameState): Told =>
  carryOut(state, (run) => placeMarker(run, 'alexandreia', 'yellow', 'R 6.6.3.2'));
const married = (told: Told): boolean => said(told, 'royalMarried').length > 0;

/** Yellow's Kassandros and three CUs at Ephesos, next to Sardeis. */
const suitor: Setting = {
  forces: { 'yellow:ephesos': { mercenary: 3 } },
  generals: { kassandros: 'yellow:ephesos' },
};
const atSardeis: Setting = {
  forces: { 'yellow:sardeis': { mercenary: 3 } },
  generals: { kassandros: 'yellow:sardeis' },
};

describe('The wedding', () => {
  test('R 18.5.3 the bride is her player’s, active and not moved, and the card is discarded', () => {
    const told = elsewhere(betrothed({ ...atSardeis, rest: { champions: [] } }));
    expect(said(told, 'royalMarried')).toMatchObject([
      { rule: 'R 18.5.3', bride: 'kleopatra', player: 'yellow', general: 'kassandros', space: 'sardeis' },
    ]);
    expect(royal(told, 'kleopatra')).toEqual({
      status: 'active',
      controller: 'yellow',
      space: 'sardeis',
      inside: false,
      moved: false,
    });
    expect(legitimacy(told.state, 'yellow')).toBe(2);
    expect(told.state.contracts).toEqual([]);
    expect(told.state.discards).toEqual([31]);
  });

  test('R 18.5.1 not without the card, without an Army in her space, or while somebody controls her', () => {
    expect(married(elsewhere(betrothed({ ...atSardeis, rest: { contracts: [] } })))).toBe(false);
    const others = [{ player: 'blue', card: 31, bride: 'kleopatra' }] as const;
    expect(married(elsewhere(betrothed({ ...atSardeis, rest: { contracts: others } })))).toBe(false);
    expect(married(elsewhere(betrothed(suitor)))).toBe(false);
    expect(married(elsewhere(betrothed({ generals: { kassandros: 'yellow:sardeis' } })))).toBe(false);
    const within: Setting = { control: { sardeis: 'yellow' }, generals: { kassandros: 'yellow:sardeis:inside' } };
    expect(married(elsewhere(betrothed(within)))).toBe(false);
    const led = { control: { sardeis: 'yellow' }, forces: { 'yellow:sardeis': { mercenary: 3 } } } as const;
    expect(married(elsewhere(betrothed(led)))).toBe(false);
    const taken = { status: 'active', space: 'sardeis', inside: false, controller: 'blue' } as const;
    const held = betrothed({ ...atSardeis, control: { sardeis: 'blue' } }, { kleopatra: taken });
    expect(bridegroom(situationOf(held), 'yellow', 'kleopatra')).toBeUndefined();
  });

  test('R 18.5.1 not beside an enemy army outside, Independent or not; neither a garrison nor a lone general is one', () => {
    const red = { 'red:sardeis': { mercenary: 1 } } as const;
    const facing = betrothed({ ...atSardeis, forces: { ...atSardeis.forces, ...red }, minors: ['red:sardeis'] });
    expect(married(elsewhere(facing))).toBe(false);
    expect(married(elsewhere(betrothed({ ...atSardeis, rest: independentsAt({ seuthes: 'sardeis' }) })))).toBe(false);
    const garrison = { 'red:sardeis:inside': { mercenary: 2 } } as const;
    const siege: Setting = { ...atSardeis, control: { sardeis: 'red' }, forces: { ...atSardeis.forces, ...garrison } };
    expect(married(elsewhere(betrothed(siege)))).toBe(true);
    const alone = { ...atSardeis, generals: { ...atSardeis.generals, antigonos: 'red:sardeis' } };
    expect(married(elsewhere(betrothed(alone)))).toBe(true);
  });

  test('R 4.29, 18.5.1 the commander marries, of two Armies the one outside', () => {
    const groom = (given: Setting): readonly unknown[] =>
      said(elsewhere(betrothed(given)), 'royalMarried').map(({ general }) => general);
    const two = { ...atSardeis, control: { sardeis: 'yellow' } } as const;
    expect(groom({ ...two, generals: { kassandros: 'yellow:sardeis', antigonos: 'yellow:sardeis' } })).toEqual([
      'antigonos',
    ]);
    const inside = { 'yellow:sardeis:inside': { mercenary: 2 } } as const;
    const both: Setting = {
      ...two,
      forces: { 'yellow:sardeis': { mercenary: 1 }, ...inside },
      generals: { antigonos: 'yellow:sardeis:inside' },
      minors: ['yellow:sardeis'],
    };
    expect(groom(both)).toEqual(['minor']);
    const within = elsewhere(betrothed({ ...both, forces: inside, minors: [] }));
    expect(royal(within, 'kleopatra')).toMatchObject({ controller: 'yellow', inside: true });
  });

  test('R 7.1, 18.5.3 it may bring victory on the spot', () => {
    // A Champion's 3, the burial at Pella 10, the city of the tomb 2, Leonnatos 1; the bride brings 2.
    const told = elsewhere(
      betrothed({
        ...atSardeis,
        control: { pella: 'yellow' },
        generals: { leonnatos: 'yellow:sardeis' },
        rest: {
          pellaBurial: 'yellow',
          body: { status: 'tomb', space: 'pella', inside: false, controller: null },
        },
      }),
    );
    expect(told.state.outcome).toMatchObject({ winners: ['yellow'], how: 'legitimacy' });
  });
});

describe('An Army that comes to the bride', () => {
  const into = (given: Setting): Told =>
    go(
      activate({ state: betrothed(given), events: [] }, 'kassandros', 'yellow:ephesos', { points: 4 }),
      march('sardeis'),
    );
  /** Red's Antigonos and two CUs at Kelainai, next to Sardeis. */
  const watched: Setting = {
    forces: { ...suitor.forces, 'red:kelainai': { mercenary: 2 } },
    generals: { ...suitor.generals, antigonos: 'red:kelainai' },
  };

  test('R 18.5.1 marries when the others have reacted, and before anything else', () => {
    const entered = into(watched);
    expect(asked(entered)).toBe('red');
    expect(married(entered)).toBe(false);
    const free = passes(entered);
    expect(married(free)).toBe(true);
    expect(topKind(free)).toBe('march');
    expect(listed(free, 'takeRoyal')).toMatchObject([{ royal: 'kleopatra' }]);
  });

  test('R 18.5.1 marries after the battle that it has won, and not before', () => {
    const intercepted = play(
      go(
        into(watched),
        { type: 'intercept', from: 'kelainai', inside: false, commander: 'antigonos' },
        { type: 'interceptWith', unit: 'mercenary', count: 2 },
        { type: 'declareInterception' },
      ),
      ...dice(6),
    );
    const fighting = go(intercepted, { type: 'standAndFight' });
    expect(topKind(fighting)).toBe('roll');
    expect(married(fighting)).toBe(false);
    const won = play(fighting, ...dice(6, 6, 1, 1));
    expect(said(won, 'landBattleEnded')).toMatchObject([{ result: 'attacker' }]);
    const order = won.events.map(({ type }) => type);
    expect(order.indexOf('royalMarried')).toBeGreaterThan(order.indexOf('landBattleEnded'));
    expect(married(go(intercepted, { type: 'withdraw' }))).toBe(false);
    const lost = play(fighting, ...dice(1, 1, 6, 6));
    expect(said(lost, 'landBattleEnded')).toMatchObject([{ result: 'defender' }]);
    expect(married(lost)).toBe(false);
  });

  test('R 8.3.6, 18.5.1 marries when it has overrun the enemy there', () => {
    const told = into({
      forces: { 'yellow:ephesos': { mercenary: 5 }, 'red:sardeis': { mercenary: 1 } },
      generals: suitor.generals ?? {},
      minors: ['red:sardeis'],
    });
    const over = passes(told);
    expect(said(over, 'overrun')).toHaveLength(1);
    expect(topKind(over)).toBe('march');
    expect(married(over)).toBe(true);
  });

  test('R 18.3, 18.5.3 marries in passing; she stays behind unless she is taken along, and without a marker is nobody’s', () => {
    const there = into(suitor);
    expect(married(there)).toBe(true);
    const gone = go(there, march('pergamon'));
    expect(royal(gone, 'kleopatra')).toMatchObject({ status: 'inactive', controller: null, space: 'sardeis' });
    const marked = go(into({ ...suitor, control: { sardeis: 'yellow' } }), march('pergamon'));
    expect(royal(marked, 'kleopatra')).toMatchObject({ status: 'active', controller: 'yellow', space: 'sardeis' });
    const along = go(there, { type: 'takeRoyal', royal: 'kleopatra', inside: false }, march('pergamon'));
    expect(royal(along, 'kleopatra')).toMatchObject({ status: 'active', controller: 'yellow', space: 'pergamon' });
  });

  test('R 8.3.8, 18.5.1 does not marry among those who let it pass', () => {
    const guest = go(
      activate(
        {
          state: betrothed({
            forces: { ...suitor.forces, 'red:sardeis': { mercenary: 2 } },
            generals: { ...suitor.generals, antigonos: 'red:sardeis' },
          }),
          events: [],
        },
        'kassandros',
        'yellow:ephesos',
        { points: 4 },
      ),
      march('sardeis', true),
      { type: 'grantPassage', grant: true },
    );
    expect(topKind(guest)).toBe('march');
    expect(married(guest)).toBe(false);
  });
});

describe('In the turn of another', () => {
  test('R 10.5, 18.5.1 an Army that avoids battle to where the bride is marries there', () => {
    const attacked = go(
      activate(
        {
          state: betrothed({
            active: 'red',
            forces: { ...suitor.forces, 'red:miletos': { mercenary: 4 } },
            generals: { ...suitor.generals, antigonos: 'red:miletos' },
          }),
          events: [],
        },
        'antigonos',
        'red:miletos',
        { points: 3 },
      ),
      march('ephesos'),
    );
    const away = go(play(go(attacked, { type: 'avoidBattle' }), ...dice(4)), { type: 'avoidTo', to: 'sardeis' });
    const told = topKind(away) === 'avoidMove' ? passes(away) : away;
    expect(said(told, 'royalMarried')).toMatchObject([{ player: 'yellow', space: 'sardeis' }]);
    expect(marching(told).player).toBe('red');
  });

  test('R 13.2.5, 18.5.1 an Army inside its city marries when the besiegers have gone', () => {
    const besieged = betrothed({
      active: 'red',
      control: { sardeis: 'yellow' },
      forces: { 'yellow:sardeis:inside': { mercenary: 2 }, 'red:sardeis': { mercenary: 3 } },
      generals: { kassandros: 'yellow:sardeis:inside', antigonos: 'red:sardeis' },
    });
    expect(married(elsewhere(besieged))).toBe(false);
    const gone = go(
      activate({ state: besieged, events: [] }, 'antigonos', 'red:sardeis', { points: 3 }),
      march('kelainai'),
    );
    expect(said(gone, 'royalMarried')).toMatchObject([{ player: 'yellow', general: 'kassandros' }]);
    expect(royal(gone, 'kleopatra')).toMatchObject({ controller: 'yellow', inside: true });
  });

  test('R 13.2.4, 18.4.3 a woman captured in a city marries the captor who has a contract for her', () => {
    // Blue's marker alone holds Sardeis: one Siege Point is enough, and a 4 brings it.
    const wife = { status: 'active', space: 'sardeis', inside: true, controller: 'blue' } as const;
    const siege = go(
      activate(
        { state: betrothed({ ...atSardeis, control: { sardeis: 'blue' } }, { kleopatra: wife }), events: [] },
        'kassandros',
        'yellow:sardeis',
        { points: 2 },
      ),
      { type: 'siege', space: 'sardeis' },
    );
    expect(married(siege)).toBe(false);
    const taken = play(siege, ...dice(4));
    const order = taken.events.map(({ type }) => type);
    expect(order.indexOf('royalMarried')).toBeGreaterThan(order.indexOf('spaceCaptured'));
    expect(order.indexOf('spaceCaptured')).toBeGreaterThan(0);
    expect(royal(taken, 'kleopatra')).toMatchObject({ status: 'active', controller: 'yellow', inside: false });
  });
});

describe('By sea', () => {
  const bride = { status: 'inactive', space: 'ephesos', inside: false, controller: null } as const;
  /** Yellow's Ptolemaios, a Minor General and three CUs sail from Miletos past Ephesos, where the bride is. */
  const off = (): Told =>
    go(
      activate(
        {
          state: betrothed(
            {
              control: { miletos: 'yellow' },
              forces: { 'yellow:miletos': { mercenary: 3 } },
              generals: { ptolemaios: 'yellow:miletos' },
              minors: ['yellow:miletos'],
            },
            { kleopatra: bride },
          ),
          events: [],
        },
        'ptolemaios',
        'yellow:miletos',
        { points: 4 },
      ),
      { type: 'embark' },
      { type: 'sail', to: 'ephesos' },
    );

  test('R 8.4.5, 18.5.1 ships off a port bring nobody to the bride; who goes ashore marries', () => {
    expect(married(off())).toBe(false);
    expect(married(go(off(), { type: 'sail', to: 'lesbos' }))).toBe(false);
    expect(said(go(off(), { type: 'debark', inside: false }), 'royalMarried')).toMatchObject([
      { general: 'ptolemaios' },
    ]);
  });

  test('R 8.4.5, 18.5.1 a general and CUs put ashore are an Army, and marry', () => {
    const units = go(off(), { type: 'leaveUnits', unit: 'mercenary', count: 1, inside: false });
    expect(married(units)).toBe(false);
    const led = go(units, { type: 'leaveMinorGeneral', from: 'group', inside: false });
    expect(said(led, 'royalMarried')).toMatchObject([{ general: 'minor', space: 'ephesos' }]);
    const on = go(led, { type: 'sail', to: 'lesbos' });
    expect(royal(on, 'kleopatra')).toMatchObject({ status: 'active', controller: 'yellow', space: 'ephesos' });
  });
});

describe('The contract', () => {
  test('R 18.5.2 waits for the bride, and is fulfilled where a card takes her to an Army of its player', () => {
    const waiting = elsewhere(betrothed(suitor));
    expect(married(waiting)).toBe(false);
    expect(waiting.state.contracts).toEqual([{ player: 'yellow', card: 31, bride: 'kleopatra' }]);
    const told = carryOut(waiting.state, (run) =>
      moveRoyal(run, 'kleopatra', null, outside('ephesos'), 'ruling card-21'),
    );
    expect(said(told, 'royalMarried')).toMatchObject([{ general: 'kassandros', space: 'ephesos' }]);
    expect(told.state.contracts).toEqual([]);
  });
});
