import { describe, expect, it } from 'vitest';
import { activate, end, go, left, march, marching } from './marching.js';
import { independentsAt } from './battlefield.js';
import { dice, force, forces, general, legal, play, said, type Setting, topKind, units } from '../language.js';

/** Red in Gordion, blue in Ankyra: no other way out of Ankyra for blue than Mazaka and Gangra, both free. */
const phrygia = (blue: number): Setting => ({
  control: { gordion: 'red', ankyra: 'blue' },
  forces: { 'red:gordion': { mercenary: 10 }, 'blue:ankyra': { loyal: blue } },
  generals: { leonnatos: 'red:gordion' },
  minors: ['blue:ankyra'],
});

describe('R 8.3.5 entering a space with enemy CUs', () => {
  it('R 8.3.5 a Land Battle ends the activation', () => {
    const there = go(activate(phrygia(4), 'leonnatos', 'red:gordion', { points: 4 }), march('ankyra'), {
      type: 'pass',
    });
    expect(topKind(there)).toBe('roll');
    expect(said(there, 'landBattleBegan')).toMatchObject([{ space: 'ankyra', attacker: 'red', defender: 'blue' }]);
    // 10 against 8 + 1 Local Troops; a 12 wins against a 5, and no total is 9. The loser's four Macedonians roll a 1 and are Dispersed.
    const fought = play(there, ...dice(6, 6, 2, 3, 1));
    expect(fought.state.stack).toEqual([]);
    expect(fought.state.dispersed.blue?.loyal).toBe(4);
    expect(general(fought, 'leonnatos')).toMatchObject({ space: 'ankyra', moved: true });
    expect(said(fought, 'activationEnded')).toHaveLength(1);
    expect(fought.state.champions).not.toContain('red');
  });

  it('R 8.3.5 if the enemy has Avoided Battle, the Army goes on', () => {
    const asked = go(activate(phrygia(4), 'leonnatos', 'red:gordion', { points: 4 }), march('ankyra'), {
      type: 'avoidBattle',
    });
    const avoided = go(play(asked, ...dice(5)), { type: 'avoidTo', to: 'mazaka' }, { type: 'pass' }, { type: 'pass' });
    expect(topKind(avoided)).toBe('march');
    expect(left(avoided)).toBe(3);
    expect(avoided.state.champions).toContain('red');
  });

  it('R 8.3.6 the example: ten Mercenaries overrun two Silver Shields, and the Army goes on', () => {
    const given: Setting = {
      ...phrygia(0),
      forces: { 'red:gordion': { mercenary: 10 }, 'blue:ankyra': { silverShields: 2 } },
    };
    const over = play(
      go(activate(given, 'leonnatos', 'red:gordion', { points: 4 }), march('ankyra'), { type: 'pass' }),
      ...dice(1),
    );
    expect(said(over, 'overrun')).toMatchObject([{ by: 'red', victim: 'blue', space: 'ankyra' }]);
    expect(topKind(over)).toBe('march');
    expect(left(over)).toBe(3);
    expect(over.state.dispersed.blue?.silverShields).toBe(2);
    expect(over.state.champions).not.toContain('red');
  });

  it('R 8.3.3 a lone enemy Major General is Dispersed, and the Army goes on', () => {
    const given: Setting = {
      ...phrygia(0),
      forces: { 'red:gordion': { mercenary: 3 } },
      generals: { leonnatos: 'red:gordion', eumenes: 'blue:ankyra' },
      minors: [],
    };
    const over = go(activate(given, 'leonnatos', 'red:gordion', { points: 4 }), march('ankyra'), { type: 'pass' });
    expect(general(over, 'eumenes').status).toBe('dispersed');
    expect(topKind(over)).toBe('march');
    expect(over.state.champions).not.toContain('red');
  });

  it('R 8.3.3 but not inside his own city', () => {
    const given: Setting = {
      control: { pella: 'blue', larisa: 'red' },
      forces: { 'red:larisa': { mercenary: 3 } },
      generals: { leonnatos: 'red:larisa', kassandros: 'blue:pella:inside' },
    };
    const there = go(activate(given, 'leonnatos', 'red:larisa', { points: 4 }), march('pella'));
    const over = topKind(there) === 'arrangeCity' ? go(there, { type: 'pass' }) : there;
    expect(general(over, 'kassandros')).toMatchObject({ status: 'map', inside: true });
    expect(topKind(over)).toBe('march');
  });

  it('R 11.7 an Army that withdraws from an interception has ended its activation', () => {
    const given: Setting = {
      ...phrygia(0),
      forces: { 'red:gordion': { mercenary: 3 }, 'blue:mazaka': { loyal: 3 } },
      generals: { leonnatos: 'red:gordion', eumenes: 'blue:mazaka' },
      minors: [],
    };
    const asked = go(activate(given, 'leonnatos', 'red:gordion', { points: 4 }), march('ankyra'));
    const declared = go(asked, { type: 'intercept', from: 'mazaka', inside: false, commander: 'eumenes' });
    const finished = legal(declared).some(({ type }) => type === 'interceptWith')
      ? go(declared, { type: 'interceptWith', unit: 'loyal', count: 3 })
      : declared;
    const ready = legal(finished).some(({ type }) => type === 'declareInterception')
      ? go(finished, { type: 'declareInterception' })
      : finished;
    const succeeded = play(
      legal(ready).some(({ type }) => type === 'pass') ? go(ready, { type: 'pass' }) : ready,
      ...dice(6),
    );
    const over = go(succeeded, { type: 'withdraw' });
    expect(over.state.stack).toEqual([]);
    expect(force(over, 'red:gordion')).toMatchObject({ units: { mercenary: 3 }, moved: { mercenary: 3 } });
    expect(forces(over, 'red:ankyra')).toEqual({});
    expect(said(over, 'activationEnded')).toMatchObject([{ commander: 'leonnatos', space: 'gordion' }]);
  });
});

describe('R 8.3.8 after Friendly Passage', () => {
  const granted = (blue: number) =>
    go(activate(phrygia(blue), 'leonnatos', 'red:gordion', { points: 4 }), march('ankyra', true), {
      type: 'grantPassage',
      grant: true,
    });

  it('R 8.3.8.1 refused, the Reaction Step and a Land Battle follow', () => {
    const refused = go(activate(phrygia(4), 'leonnatos', 'red:gordion', { points: 4 }), march('ankyra', true), {
      type: 'grantPassage',
      grant: false,
    });
    expect(topKind(refused)).toBe('avoidBattle');
    expect(said(go(refused, { type: 'pass' }), 'landBattleBegan')).toHaveLength(1);
  });

  it('R 8.3.6 who could overrun need not', () => {
    const passing = granted(2);
    expect(topKind(passing)).toBe('march');
    expect(said(passing, 'overrun')).toEqual([]);
    const attacked = go(passing, { type: 'attack', target: 'blue' });
    expect(topKind(attacked)).toBe('avoidBattle');
    const over = play(go(attacked, { type: 'pass' }), ...dice(1));
    expect(said(over, 'overrun')).toHaveLength(1);
    expect(topKind(over)).toBe('march');
  });

  it('R 8.3.8.2 two enemy Armies do not stay in one space: stopping there is fighting there', () => {
    const stopped = go(granted(4), end);
    expect(topKind(stopped)).toBe('avoidBattle');
    const over = play(go(stopped, { type: 'pass' }), ...dice(6, 6, 2, 3, 1));
    expect(said(over, 'landBattleBegan')).toMatchObject([{ attacker: 'red', defender: 'blue' }]);
    expect(over.state.stack).toEqual([]);
  });
});

describe('R 12.6 going back after Friendly Passage', () => {
  it('R 12.6 after a draw the Army goes back past those who let it through', () => {
    const given: Setting = {
      control: { gordion: 'red', ankyra: 'blue', mazaka: 'yellow' },
      forces: { 'red:gordion': { loyal: 4 }, 'blue:ankyra': { mercenary: 3 }, 'yellow:mazaka': { mercenary: 7 } },
      generals: { leonnatos: 'red:gordion', kassandros: 'yellow:mazaka' },
      minors: ['blue:ankyra'],
    };
    const there = go(activate(given, 'leonnatos', 'red:gordion', { points: 4 }), march('ankyra', true), {
      type: 'grantPassage',
      grant: true,
    });
    // 8 against 7 + 1 Local Troop: equal on an 8.
    const drawn = play(go(there, march('mazaka'), { type: 'pass' }), ...dice(4, 4, 4, 4));
    expect(said(drawn, 'landBattleEnded')).toMatchObject([{ rule: 'R 12.7', result: 'draw' }]);
    expect(units(drawn, 'red:gordion').loyal).toBe(3);
    expect(units(drawn, 'blue:ankyra').mercenary).toBe(3);
    expect(said(drawn, 'activationEnded')).toMatchObject([{ space: 'gordion' }]);
  });
});

/**
 * White comes from Larisa, is let through Lamia by red's Leonnatos, and enters Boiotia, into which Leonnatos intercepts from Lamia:
 * with a die of 3 over his Initiative of 2. `left`: a fourth Mercenary and a Minor General stay at Lamia.
 */
const throughLamia = (left: boolean) => {
  const given: Setting = {
    active: 'white',
    control: {},
    forces: { 'white:larisa': { mercenary: 3 }, 'red:lamia': { mercenary: left ? 4 : 3 } },
    generals: { lysimachos: 'white:larisa', leonnatos: 'red:lamia' },
    minors: left ? ['red:lamia'] : [],
    rest: independentsAt({}),
  };
  const there = go(activate(given, 'lysimachos', 'white:larisa', { points: 4 }), march('lamia', true), {
    type: 'grantPassage',
    grant: true,
  });
  const asked = go(
    there,
    march('boiotia'),
    { type: 'intercept', from: 'lamia', inside: false, commander: 'leonnatos' },
    { type: 'interceptWith', unit: 'mercenary', count: 3 },
    { type: 'declareInterception' },
  );
  return play(asked, ...dice(3));
};

describe('R 11.7.1 back on the way it came (ruling back-past-a-granter)', () => {
  it('R 11.7.1 to the space just left, if those who let the Army through have left it too', () => {
    const over = go(throughLamia(false), { type: 'withdraw' });
    expect(said(over, 'withdrew')).toMatchObject([{ from: 'boiotia', to: 'lamia' }]);
    expect(units(over, 'white:lamia').mercenary).toBe(3);
    expect(units(over, 'red:boiotia').mercenary).toBe(3);
    expect(said(over, 'activationEnded')).toMatchObject([{ space: 'lamia' }]);
  });

  it('R 8.3.8.2 past it, if some of them are still there', () => {
    const over = go(throughLamia(true), { type: 'withdraw' });
    expect(said(over, 'withdrew')).toMatchObject([{ from: 'boiotia', to: 'larisa' }]);
    expect(units(over, 'white:larisa').mercenary).toBe(3);
    expect(units(over, 'red:lamia').mercenary).toBe(1);
  });

  it.each([
    [false, 'lamia'],
    [true, 'larisa'],
  ])('R 12.6 after a draw the same (%s: some have stayed)', (left, back) => {
    // Three Mercenaries on each side, no Local Troops, and an 8 each: no rating lifts a 4.
    const drawn = play(go(throughLamia(left), { type: 'standAndFight' }), ...dice(4, 4, 4, 4));
    expect(said(drawn, 'landBattleEnded')).toMatchObject([{ result: 'draw' }]);
    expect(said(drawn, 'retreated')).toMatchObject([{ from: 'boiotia', to: back }]);
    expect(units(drawn, `white:${back}`).mercenary).toBe(2);
  });

  it('R 10.5 whoever avoids battle goes to no space of that way', () => {
    const given: Setting = {
      active: 'white',
      control: {},
      forces: { 'white:larisa': { loyal: 3 }, 'red:lamia': { mercenary: 1 }, 'blue:boiotia': { mercenary: 1 } },
      generals: { lysimachos: 'white:larisa', eumenes: 'blue:boiotia' },
      minors: ['red:lamia'],
      rest: independentsAt({}),
    };
    const there = go(
      activate(given, 'lysimachos', 'white:larisa', { points: 4 }),
      march('lamia', true),
      { type: 'grantPassage', grant: true },
      march('boiotia'),
    );
    expect(there.state.stack.at(-1)).toMatchObject({ kind: 'avoidBattle', forbidden: ['larisa', 'lamia'] });
  });
});

describe('R 13.2.6 out of a besieged city', () => {
  const siege: Setting = {
    active: 'yellow',
    control: { pella: 'yellow' },
    forces: { 'yellow:pella:inside': { loyal: 2 }, 'red:pella': { mercenary: 3 } },
    generals: { kassandros: 'yellow:pella:inside', lysimachos: 'red:pella' },
  };
  const sally = () =>
    go(activate(siege, 'kassandros', 'yellow:pella:inside', { points: 3 }), { type: 'attack', target: 'red' });

  it('R 13.2.6 an Army may leave the city to fight, and nobody reacts', () => {
    const fighting = sally();
    expect(said(fighting, 'landBattleBegan')).toMatchObject([{ space: 'pella', attacker: 'yellow', defender: 'red' }]);
    expect(marching(fighting)).toMatchObject({ inside: false, group: { units: { loyal: 2 } } });
    expect(said(fighting, 'gatePassed')).toMatchObject([{ rule: 'R 13.2.6', inside: false }]);
  });

  it('R 12.6 after a draw it is inside again', () => {
    // 4 + 1 Local Troop on an 8 score 3, and so do four Mercenaries.
    const even: Setting = { ...siege, forces: { ...siege.forces, 'red:pella': { mercenary: 4 } } };
    const drawn = play(
      go(activate(even, 'kassandros', 'yellow:pella:inside', { points: 3 }), { type: 'attack', target: 'red' }),
      ...dice(4, 4, 4, 4),
    );
    expect(said(drawn, 'landBattleEnded')).toMatchObject([{ result: 'draw' }]);
    expect(forces(drawn, 'yellow:pella')).toEqual({});
    expect(force(drawn, 'yellow:pella:inside')).toMatchObject({ units: { loyal: 1 }, moved: { loyal: 1 } });
    expect(general(drawn, 'kassandros')).toMatchObject({ space: 'pella', inside: true, moved: true });
    expect(drawn.state.stack).toEqual([]);
  });

  it('R 13.2.6, 12.5.1 where nothing of it is left, it has gone back through no gate', () => {
    const garrison: Setting = {
      ...siege,
      forces: { 'yellow:pella:inside': { mercenary: 1 }, 'red:pella': { mercenary: 3 } },
      generals: { lysimachos: 'red:pella' },
      minors: ['yellow:pella:inside'],
    };
    // 1 + 1 Local Troop on a 4 (1 raised to 2 twice by the Minor General), 3 on a 12: red wins, and one CU is lost.
    const lost = play(
      go(activate(garrison, 'minor', 'yellow:pella:inside', { points: 3 }), { type: 'attack', target: 'red' }),
      ...dice(1, 1, 6, 6),
    );
    expect(said(lost, 'landBattleEnded')).toMatchObject([{ result: 'defender' }]);
    expect(said(lost, 'gatePassed')).toMatchObject([{ inside: false }]);
    expect(said(lost, 'activationEnded')).toMatchObject([{ commander: 'minor', space: 'pella', inside: false }]);
    expect([forces(lost, 'yellow:pella'), forces(lost, 'yellow:pella:inside')]).toEqual([{}, {}]);
    expect(lost.state.stack).toEqual([]);
  });

  it('R 13.2.6 after a victory its activation is over', () => {
    // 5 on a 12 scores 7, and 3 on an 8 (Lysimachos: 4 at least on a die) scores 2.
    const over = play(sally(), ...dice(6, 6, 4, 4));
    expect(over.state.stack).toEqual([]);
    expect(general(over, 'lysimachos').status).toBe('dispersed');
    expect(force(over, 'yellow:pella')).toMatchObject({ units: { loyal: 2 }, moved: { loyal: 2 } });
  });
});
