/** R 10.2.1, 17, 18: combat, clause by clause. Positions are in Boeotia, Attica and Laconia of the campaign. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/peloponnesian/action/index.js';
import { columnOf } from '../../src/peloponnesian/query/combat.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { openTable } from '../../src/peloponnesian/table/publish.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import { ODDS, type UnitId } from '../../src/peloponnesian/vocabulary.js';
import { alike, all, attackOf, battleIn, display, field, fought, top } from './field.js';
import { play, rolls } from './table.js';

const odds = (state: GameState): string => ODDS[columnOf(openTable(state), battleIn(state))] ?? 'none';
const listed = (state: GameState): readonly string[] =>
  machine.legalActions(state).map((action) => ('unit' in action ? `${action.type} ${action.unit}` : action.type));
const act = (state: GameState, action: Action): GameState => play(state, action).state;
const onward = (state: GameState, player: 'athens' | 'sparta'): GameState => act(state, { type: 'fightOn', player });

/** Thespiae, a walled medium city; Siphae, an unwalled small port; a hex beside both. */
const [THESPIAE, SIPHAE, ROUGH] = ['W3328', 'W3229', 'W3329'] as const;
/** Sparta, an unwalled large city, and a hex beside it. */
const [SPARTA, EUROTAS] = ['W2838', 'W2837'] as const;

const hoplites = alike('attica-hoplite-4', 6);

describe('R 17.2: combats are resolved in the order of the attacker', () => {
  const state = field('campaign', {
    units: {
      'attica-hoplite-4-1': 'W3729',
      'boeotia-hoplite-5-1': 'W3729',
      'attica-hoplite-4-2': 'W3629',
      'boeotia-hoplite-5-2': 'W3629',
    },
  });
  const begun = fought(
    state,
    attackOf('athens', 'W3729', 'W3730', ['attica-hoplite-4-1']),
    attackOf('athens', 'W3629', 'W3630', ['attica-hoplite-4-2']),
  );

  it('who chooses', () => {
    expect(listed(begun)).toEqual(['fight', 'fight']);
    expect(
      battleIn(act(begun, { type: 'fight', player: 'athens', at: 'W3629', attacker: 'attica-hoplite-4-2' })).at,
    ).toBe('W3629');
  });

  it('and names one of them', () => {
    const none = { type: 'fight', player: 'athens', at: 'W3630', attacker: 'attica-hoplite-4-2' } as const;
    expect(machine.explainAction(begun, none)).toMatchObject({ code: 'noSuchCombat', rule: 'R 17.2' });
  });
});

describe('R 17.5.1: no attack is made at odds worse than 1-4', () => {
  it('the attackers turn back, and nobody has won', () => {
    const state = field('campaign', {
      units: { 'attica-hoplite-4-1': 'W3729', ...all(alike('boeotia-hoplite-5', 5), 'W3729') },
      leaders: { pagondas: ['sparta', 'W3729'] },
    });
    const after = fought(state, attackOf('athens', 'W3729', 'W3730', ['attica-hoplite-4-1']));
    expect(top(after)).toBe('none');
    expect(after.units['attica-hoplite-4-1']).toEqual({ at: 'W3730' });
    expect(after.regions).toEqual(state.regions);
  });
});

describe('R 10.2.1, 18.2: the defender says who is outside', () => {
  const inside = { at: THESPIAE, inside: true } as const;
  const attack = attackOf('athens', THESPIAE, ROUGH, [...hoplites.slice(0, 4), 'nicias']);
  const leaders = { nicias: ['athens', THESPIAE] as const };
  const attackers = all(hoplites.slice(0, 4), THESPIAE);

  it('one unit at most without a leader', () => {
    const begun = fought(
      field('campaign', { units: { ...attackers, ...all(alike('boeotia-hoplite-5', 2), inside) }, leaders }),
      attack,
    );
    expect(listed(begun)).toEqual(['standOutside', 'endArray']);
    const out = act(begun, { type: 'standOutside', player: 'sparta', piece: 'boeotia-hoplite-5-1' });
    expect(battleIn(out)).toMatchObject({ against: 'field' });
    expect(battleIn(out).defender.fighters).toHaveLength(1);
  });

  it('more with one, and he stands outside with them', () => {
    const begun = fought(
      field('campaign', {
        units: { ...attackers, ...all(alike('boeotia-hoplite-5', 2), inside), 'boeotia-cavalry-5-1': inside },
        leaders: { ...leaders, pagondas: ['sparta', inside] },
      }),
      attack,
    );
    const led = act(begun, { type: 'standOutside', player: 'sparta', piece: 'pagondas' });
    const one = act(led, { type: 'standOutside', player: 'sparta', piece: 'boeotia-hoplite-5-1' });
    const two = act(one, { type: 'standOutside', player: 'sparta', piece: 'boeotia-cavalry-5-1' });
    const begunBattle = act(two, { type: 'endArray', player: 'sparta' });
    expect(battleIn(begunBattle).defender.leaders).toEqual(['pagondas']);
    expect(battleIn(begunBattle).defender.fighters.map(({ unit }) => unit)).toEqual([
      'boeotia-hoplite-5-1',
      'boeotia-cavalry-5-1',
    ]);
  });

  it('not those that raid, which are outside (R 15.1) in the rough, +2 and -1', () => {
    const begun = fought(
      field('campaign', {
        units: { ...attackers, 'boeotia-hoplite-5-1': { at: THESPIAE, raiding: true }, 'boeotia-hoplite-5-2': inside },
        leaders,
      }),
      attack,
    );
    expect(top(begun)).toBe('roll');
    expect(battleIn(begun).defender.fighters).toEqual([{ unit: 'boeotia-hoplite-5-1', modifier: 1, retreats: false }]);
  });

  it('and with nobody outside the attacker storms or masks', () => {
    const begun = fought(field('campaign', { units: attackers, leaders }), attack);
    expect(listed(begun)).toEqual(['assault', 'maskPlace']);
    const masked = play(begun, { type: 'maskPlace', player: 'athens' });
    expect(masked.events).toContainEqual({
      type: 'placeMasked',
      rule: 'R 10.2.1',
      hex: THESPIAE,
      player: 'athens',
      leaders: ['nicias'],
      units: hoplites.slice(0, 4),
    });
    expect(masked.state.units['attica-hoplite-4-1']).toEqual({ at: THESPIAE });
  });
});

describe('R 18.6: fortresses', () => {
  const attackers = all(hoplites.slice(0, 6), THESPIAE);
  const leaders = { nicias: ['athens', THESPIAE] as const };
  const storm = (
    units: Readonly<Record<string, GameState['units'][UnitId]>>,
    from: `W${string}` = ROUGH,
    cavalry: readonly UnitId[] = [],
  ): GameState => {
    const state = field('campaign', { units: { ...attackers, ...all(cavalry, THESPIAE), ...units }, leaders });
    let now = fought(state, attackOf('athens', THESPIAE, from, [...hoplites, ...cavalry, 'nicias']));
    if (listed(now).includes('endArray')) now = act(now, { type: 'endArray', player: 'sparta' });
    return act(now, { type: 'assault', player: 'athens' });
  };
  const inside = { at: THESPIAE, inside: true } as const;

  it('cavalry alone cannot storm (R 18.6.3, ruling R15)', () => {
    const cavalry = alike('attica-cavalry-4', 2);
    const state = field('campaign', { units: all(cavalry, THESPIAE), leaders });
    expect(top(fought(state, attackOf('athens', THESPIAE, ROUGH, [...cavalry, 'nicias'])))).toBe('none');
  });

  it('two units of the choice of the defender man the walls (R 18.6.2), cavalry at -2 (R 17.4.5)', () => {
    const begun = storm({ ...all(alike('boeotia-hoplite-5', 2), inside), 'boeotia-cavalry-5-1': inside });
    expect(listed(begun)).toEqual(['manWalls boeotia-hoplite-5-1', 'manWalls boeotia-cavalry-5-1']);
    const one = act(begun, { type: 'manWalls', player: 'sparta', unit: 'boeotia-cavalry-5-1' });
    // The other two are alike: one of them mans the walls by itself.
    expect(battleIn(one).defender.fighters.map(({ unit }) => unit)).toEqual([
      'boeotia-cavalry-5-1',
      'boeotia-hoplite-5-1',
    ]);
    // R 17.4.4: a walled medium city gives +2.
    expect(display(one, 'defender')).toBe('5 7');
    // R 18.6.4: six against two are 3-1, and light troops shift nothing.
    expect(odds(one)).toBe('3-1');
  });

  it('a unit that fails its check stays or leaves, if the place was not masked (R 17.7.2, rulings R18, R19)', () => {
    // 3-1 and a die of 1: `D/+2`. Morale 5 + 2; 6 + 2 fails by one.
    const begun = rolls(storm({ 'boeotia-hoplite-5-1': inside, 'boeotia-hoplite-5-2': inside }), 1, 6, 1);
    expect(listed(begun)).toEqual(['holdWalls boeotia-hoplite-5-1', 'leaveWalls boeotia-hoplite-5-1']);
    // Ruling R18: it is demoralized.
    expect(display(begun, 'defender')).toBe('6 6');
    const left = act(begun, { type: 'leaveWalls', player: 'sparta', unit: 'boeotia-hoplite-5-1' });
    expect(display(left, 'defender')).toBe('R 6');
  });

  it('but nobody leaves a place that is masked (R 17.7.1)', () => {
    const begun = rolls(storm({ 'boeotia-hoplite-5-1': inside, 'boeotia-hoplite-5-2': inside }, THESPIAE), 1, 6, 1);
    expect(listed(begun)).toEqual(['fightOn', 'breakOff']);
    // R 17.7.7: who has masked it stays in the hex.
    const ended = act(begun, { type: 'breakOff', player: 'athens' });
    expect(ended.units['attica-hoplite-4-1']).toEqual({ at: THESPIAE });
  });

  it('when the walls are empty they are breached, and cavalry before them joins in (R 18.6.5, ruling R51)', () => {
    const light = alike('boeotia-lightInfantry-3', 2);
    const begun = storm(
      { ...all(light, inside), 'boeotia-hoplite-5-1': inside },
      THESPIAE,
      alike('attica-cavalry-4', 2),
    );
    const manned = act(act(begun, { type: 'manWalls', player: 'sparta', unit: 'boeotia-lightInfantry-3-1' }), {
      type: 'manWalls',
      player: 'sparta',
      unit: 'boeotia-lightInfantry-3-2',
    });
    expect(display(manned, 'defender')).toBe('5 5');
    // Three times `D/+2`, with dice of 6: 8 is three more than 5.
    const breached = rolls(manned, 1, 6, 6);
    expect(battleIn(breached)).toMatchObject({ breached: true, stage: 'attackerBreaks' });
    // R 17.4.4: an unwalled medium city gives +1; fresh units are not demoralized, attackers are (ruling R51).
    expect(display(breached, 'defender')).toBe('6');
    expect(display(breached, 'attacker')).toBe('3 3 3 3 3 3 4 4');
    // Now light troops shift the odds: 8-1 is 4-1 at most.
    expect(odds(breached)).toBe('4-1');
  });

  it('when all are dead the place falls (R 18.3.4)', () => {
    const begun = storm({ 'boeotia-lightInfantry-3-1': inside }, THESPIAE);
    const taken = rolls(begun, 1, 6, 1);
    // 6-1 is 4-1, `D/+3`: 9 against 5.
    expect(taken.cities['thespiae']).toEqual({ held: 'athens' });
    // Victory in Boeotia, which is Sparta's: -2 AL, -1 ML; and -1 ML for the light infantry.
    expect(taken.regions.boeotia).toMatchObject({ allegiance: 10, militance: 10 });
  });
});

describe('R 18.3.1, 18.3.3, 18.5: unwalled cities', () => {
  it('the garrison of Sparta has morale 5 and no way out (ruling R16); its fall is decisive (R 13.4)', () => {
    const state = field('campaign', {
      units: all(hoplites.slice(0, 4), SPARTA),
      leaders: { nicias: ['athens', SPARTA] },
    });
    const begun = act(fought(state, attackOf('athens', SPARTA, EUROTAS, [...hoplites.slice(0, 4), 'nicias'])), {
      type: 'assault',
      player: 'athens',
    });
    // The Eurotas runs between: +1 (ruling R10).
    expect(display(begun, 'defender')).toBe('6');
    // `D/+3`: 5 + 3 fails; it cannot retreat (ruling R16), and 1 does not kill it.
    const second = rolls(begun, 1, 5, 1);
    expect(display(second, 'defender')).toBe('4');
    const fallen = rolls(onward(second, 'athens'), 1, 4, 1);
    expect(fallen.cities['sparta']).toEqual({ held: 'athens' });
    expect(fallen.regions.laconia).toMatchObject({ allegiance: 15, militance: 18 });
    expect(fallen.regions.euboea).toMatchObject({ allegiance: 15, militance: 8 });
  });

  it('a city that its units have left is still held by its garrison (ruling R45)', () => {
    const state = field('campaign', {
      units: { ...all(hoplites.slice(0, 2), SIPHAE), 'boeotia-hoplite-5-1': { at: SIPHAE, inside: true } },
      leaders: { nicias: ['athens', SIPHAE] },
    });
    const come = act(fought(state, attackOf('athens', SIPHAE, ROUGH, [...hoplites.slice(0, 2), 'nicias'])), {
      type: 'endArray',
      player: 'sparta',
    });
    const round = rolls(act(come, { type: 'assault', player: 'athens' }), 1, 1);
    const left = act(onward(round, 'athens'), { type: 'breakOff', player: 'sparta' });
    expect(top(left)).toBe('retreat');
    const gone = act(left, { type: 'retreat', player: 'sparta', to: THESPIAE, inside: true });
    expect(gone.units['boeotia-hoplite-5-1']).toEqual({ at: THESPIAE, inside: true });
    const asked = rolls(gone, 1);
    expect(listed(asked)).toEqual(['assault', 'maskPlace']);
    expect(battleIn(act(asked, { type: 'assault', player: 'athens' })).defender.fighters[0]?.unit).toBe('garrison');
  });
});

describe('R 7.8.6, 13.4: leaders and elite hoplites', () => {
  const units = { ...all(hoplites.slice(0, 4), 'W3729'), 'laconia-hoplite-6-1': 'W3729' } as const;

  it('Athens wins decisively once by killing one elite hoplite (ruling Q82)', () => {
    const state = field('campaign', { units, leaders: { nicias: ['athens', 'W3729'] } });
    const begun = fought(state, attackOf('athens', 'W3729', 'W3730', [...hoplites.slice(0, 4), 'nicias']));
    // 4-1, `D/+3`: 8 in the rough. It retreats at 9, and falls at 11: demoralized first.
    const worn = onward(onward(rolls(begun, 1, 1), 'athens'), 'sparta');
    const worse = onward(onward(rolls(worn, 1, 1), 'athens'), 'sparta');
    const { state: won } = play(rolls(worse, 1), { type: 'roll', player: 'chance', die: 6 });
    expect(won.units['laconia-hoplite-6-1']).toEqual({ at: 'gone' });
    // +5 AL and +2 ML in Attica are beyond the limit; Laconia: -2 AL, -1 ML, and -2 ML for an elite unit.
    expect(won.regions.laconia).toMatchObject({ allegiance: 18, militance: 17 });
    expect(won.regions.euboea).toMatchObject({ allegiance: 15, militance: 8 });
  });

  it('on a six a leader dies, and another is drawn for his stack', () => {
    const state = field('campaign', { units, leaders: { nicias: ['athens', 'W3729'] } });
    const begun = fought(state, attackOf('athens', 'W3729', 'W3730', [...hoplites.slice(0, 4), 'nicias']));
    const ended = act(rolls(begun, 1, 1), { type: 'breakOff', player: 'athens' });
    const { state: mourning, events } = play(ended, { type: 'roll', player: 'chance', die: 6 });
    // He has gone back to where he came from.
    expect(events.filter(({ type }) => type === 'leaderEndangered' || type === 'leaderLost')).toEqual([
      {
        type: 'leaderEndangered',
        rule: 'R 7.8.6',
        leader: 'nicias',
        player: 'athens',
        at: 'W3729',
        die: 6,
        dies: true,
      },
      { type: 'leaderLost', rule: 'R 7.8.6', leader: 'nicias', player: 'athens', at: 'W3730' },
    ]);
    // -2 AL and -1 ML for the defeat in Attica, and -1 ML for the leader.
    expect(mourning.regions.attica).toMatchObject({ allegiance: 18, militance: 18 });
  });

  it('a leader whose stack is destroyed is lost without a die', () => {
    const state = field('campaign', {
      units: { ...all(hoplites.slice(0, 4), 'W3730'), 'boeotia-lightInfantry-3-1': 'W3730' },
      leaders: { nicias: ['athens', 'W3730'], pagondas: ['sparta', 'W3730'] },
    });
    const begun = fought(state, attackOf('athens', 'W3730', 'W3731', [...hoplites.slice(0, 4), 'nicias']));
    const { state: ended, events } = play(rolls(begun, 1), { type: 'roll', player: 'chance', die: 6 });
    expect(events).toContainEqual({
      type: 'leaderLost',
      rule: 'R 7.8.6',
      leader: 'pagondas',
      player: 'sparta',
      at: 'W3730',
    });
    expect(ended.leaders['pagondas']).toEqual({ at: 'gone', player: 'sparta' });
  });
});

describe('R 17.3.1, 17.7.8: battles at sea', () => {
  const fleets = alike('attica-fleet-6', 2);
  const enemies = alike('corinth-fleet-4', 2);
  const [AT, FROM] = ['gulfOfPatrae', 'ithacanSea'] as const;
  const state = field('campaign', {
    units: {
      ...all(fleets, { at: AT, under: 'phormio' }),
      ...all(enemies, { at: AT, under: 'cnemus' }),
      ...all(alike('corinth-hoplite-4', 3), { at: AT, under: 'cnemus' }),
    },
    leaders: { phormio: ['athens', AT], cnemus: ['sparta', AT] },
  });
  const begun = fought(state, attackOf('athens', AT, FROM, [...fleets, 'phormio'], { targets: enemies }));

  it('only fleets fight, and those that are left carry what they can', () => {
    // 2-2 is 1-1, shifted to 3-2 by Phormio. `D/+1`: one fleet of morale 4 goes down at 7.
    expect(odds(begun)).toBe('3-2');
    const sunk = rolls(begun, 1, 6, 4);
    expect(battleIn(sunk)).toMatchObject({ winner: 'attacker' });
    // Two of three hoplites fit on one fleet; all are alike, so no one is asked.
    expect(battleIn(sunk).defender.lost).toHaveLength(2);
    expect(top(sunk)).toBe('retreat');
  });

  it("they retreat together with what they carry, to a sea that is not the enemy's or to a coast", () => {
    const sunk = rolls(begun, 1, 6, 4);
    const actions = machine.legalActions(sunk);
    expect(actions).toContainEqual({ type: 'retreat', player: 'sparta', to: 'gulfOfCorinth', inside: false });
    expect(actions).toContainEqual({ type: 'retreat', player: 'sparta', to: 'W2429', inside: true });
    const fled = act(sunk, { type: 'retreat', player: 'sparta', to: 'gulfOfCorinth', inside: false });
    expect(fled.units['corinth-fleet-4-2']).toEqual({ at: 'gulfOfCorinth', under: 'cnemus' });
    expect(fled.units['corinth-hoplite-4-3']).toEqual({ at: 'gulfOfCorinth', under: 'cnemus' });
    expect(fled.leaders['cnemus']).toEqual({ at: 'gulfOfCorinth', player: 'sparta' });
  });
});

describe('R 10.2.1 b, 10.8.2: fleets before a port', () => {
  const CENCHREAE = 'W3232';
  const fleets = alike('attica-fleet-6', 3);

  it('fleets that stand outside fight those that come to mask the port, and are driven inside', () => {
    const inside = { at: CENCHREAE, inside: true, off: 'saronicGulf' } as const;
    const state = field('campaign', {
      units: { ...all(fleets, { at: CENCHREAE, off: 'saronicGulf' }), 'corinth-fleet-4-1': inside },
      leaders: { phormio: ['athens', CENCHREAE] },
    });
    const come = fought(state, attackOf('athens', CENCHREAE, 'saronicGulf', [...fleets, 'phormio'], { landed: true }));
    const out = act(come, { type: 'standOutside', player: 'sparta', piece: 'corinth-fleet-4-1' });
    expect(battleIn(out)).toMatchObject({ element: 'sea', against: 'field', at: CENCHREAE });
    // 4-1: `D/+3`, and 2 + 3 fails by one.
    const beaten = rolls(out, 1, 2, 1);
    expect(beaten.units['corinth-fleet-4-1']).toEqual(inside);
    expect(listed(beaten)).toEqual(['assault', 'maskPlace']);
    expect(beaten.regions.corinth).toMatchObject({ allegiance: 18, militance: 15 });
  });

  const besieged = field(
    'campaign',
    {
      units: {
        ...all(fleets, { at: CENCHREAE, off: 'saronicGulf' }),
        'attica-hoplite-4-1': CENCHREAE,
        ...all(alike('corinth-fleet-4', 3), { at: CENCHREAE, off: 'saronicGulf' }),
      },
      leaders: { nicias: ['athens', CENCHREAE], cnemus: ['sparta', CENCHREAE] },
    },
    { cities: { cenchreae: { siege: 3 } } },
  );
  const relief = attackOf('sparta', CENCHREAE, 'saronicGulf', [...alike('corinth-fleet-4', 3), 'cnemus'], {
    landed: true,
  });

  it('besieging fleets stay ashore: the siege is broken, a victory for the besieged', () => {
    const asked = fought(besieged, relief);
    expect(listed(asked)).toEqual(['putToSea', 'stayAshore']);
    const ashore = act(asked, { type: 'stayAshore', player: 'athens' });
    expect(ashore.cities['cenchreae']).toBeUndefined();
    expect(ashore.regions.corinth).toMatchObject({ allegiance: 20, militance: 17 });
    expect(listed(ashore)).toEqual(['attackAshore', 'enterPort']);
    const entered = act(ashore, { type: 'enterPort', player: 'sparta' });
    expect(entered.units['corinth-fleet-4-1']).toMatchObject({ at: CENCHREAE, inside: true });
    expect(battleIn(act(ashore, { type: 'attackAshore', player: 'sparta' }))).toMatchObject({
      element: 'land',
      against: 'field',
    });
  });

  it('or fight at sea, and the siege is broken if they lose', () => {
    const battle = act(fought(besieged, relief), { type: 'putToSea', player: 'athens' });
    expect(battleIn(battle)).toMatchObject({ element: 'sea', defender: { way: 'stay' } });
    // 3-3 is 1-1: `D/+1`; then fleets of morale 6 and 5 retreat ashore.
    let now = rolls(battle, 1, 1, 1, 1);
    now = onward(onward(now, 'sparta'), 'athens');
    now = rolls(now, 1, 6, 6, 6, 1, 1);
    expect(now.cities['cenchreae']).toBeUndefined();
    expect(now.units['attica-fleet-6-1']).toEqual({ at: CENCHREAE, off: 'saronicGulf' });
    expect(now.units['corinth-fleet-4-1']).toMatchObject({ at: CENCHREAE, inside: true });
  });
});

describe('R 17.7.7: attackers that have landed', () => {
  const [COAST, SEA] = ['W3728', 'southernEuripus'] as const;
  const landed = hoplites.slice(0, 2);
  const attack = attackOf('athens', COAST, SEA, [...landed, 'nicias'], { landed: true });
  const leaders = { nicias: ['athens', COAST] as const };

  it('go back to the ships that wait for them at sea, as far as these carry them', () => {
    const units = { ...all(landed, COAST), 'attica-fleet-6-1': SEA, 'boeotia-hoplite-5-1': COAST };
    const begun = fought(field('campaign', { units, leaders }), attack);
    // R 17.4.4: rough +2 and coast +2.
    expect(display(begun, 'defender')).toBe('9');
    const broken = act(rolls(begun, 6, 1, 1), { type: 'breakOff', player: 'athens' });
    const back = act(broken, { type: 'retreat', player: 'athens', to: SEA, inside: false });
    const at = { at: SEA, under: 'nicias' };
    expect([...landed, 'attica-fleet-6-1' as const].map((id) => back.units[id])).toEqual([at, at, at]);
    expect(back.leaders['nicias']?.at).toBe(SEA);
  });

  it('are unable to retreat without ships where enemies hold the coast (R 17.7.4)', () => {
    const beside = ['W3727', 'W3828', 'W3829', 'W3729', 'W3629', 'W3628'];
    const barred = Object.fromEntries(
      beside.map((hex, index) => [`boeotia-lightInfantry-3-${index + 1}`, hex as 'W3727']),
    );
    const units = { ...all(landed, COAST), 'boeotia-hoplite-5-1': COAST, ...barred };
    const begun = fought(field('campaign', { units, leaders }), attack);
    // `+1/D` on 2-1: 4 + 1 fails at 4, and a second die of 1 is no worse than another demoralization.
    const failed = rolls(begun, 6, 4, 3);
    expect(top(failed)).toBe('roll');
    const worn = rolls(failed, 1);
    expect(display(worn, 'attacker')).toBe('2 3');
    // They cannot break off, so nobody asks them.
    expect(top(worn)).toBe('battle defenderBreaks');
  });
});
