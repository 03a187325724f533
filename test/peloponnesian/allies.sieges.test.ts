/** R 10, 24.4, 24.5: allies stand before one place. Stratus is a walled medium city of Acarnania, Oeniadae a small port there. */
import { describe, expect, it } from 'vitest';
import { besiegerOf, hasEnoughBesiegers } from '../../src/peloponnesian/query/sieges.js';
import { hexNamed, isMasked, strongholdIn } from '../../src/peloponnesian/query/presence.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import type { HexId, PlayerId, UnitId } from '../../src/peloponnesian/vocabulary.js';
import { cityHex, four, inside, marching, only, three, type Pieces } from './allies.js';
import { alike, all, attackOf, battleIn, fought } from './field.js';
import { listed, listedOf } from './movement.js';
import { situation } from './positions.js';
import { play, refused, rolls, said, started } from './table.js';

const [STRATUS, OENIADAE] = [cityHex('stratus'), cityHex('oeniadae')];
const spartans = alike('laconia-hoplite-5', 2);
const thebans = alike('boeotia-hoplite-5', 2);

const sieges = (state: GameState, player: PlayerId): GameState =>
  started({ ...state, stack: [{ kind: 'sieges', player, stage: 'numbers', done: [], at: null }] });
const besieger = (state: GameState, hex: HexId): PlayerId | undefined => {
  const now = situation(state);
  return besiegerOf(now, hexNamed(now, hex));
};
const besiege = (player: PlayerId, hex: HexId = STRATUS) => ({ type: 'besiege', player, hex }) as const;

/** Two Spartans and two Thebans before Stratus, each under a leader of their own. */
const BOTH: Pieces = {
  units: { ...all(spartans, STRATUS), ...all(thebans, STRATUS) },
  leaders: { archidamus: ['sparta', STRATUS], pagondas: ['thebes', STRATUS] },
};
const together = only(three(), BOTH);
/** The same, with a siege that has begun. */
const begun: GameState = { ...together, cities: { stratus: { siege: 5 } } };

describe('numbers', () => {
  it('R 10.3.2, 24.5, ruling Q213: units of allies are counted together: four for a medium city', () => {
    expect(listed(sieges(together, 'sparta'))).toContainEqual(besiege('sparta'));
    for (const missing of ['laconia-hoplite-5-1', 'boeotia-hoplite-5-1'] as const) {
      const { [missing]: _, ...units } = BOTH.units ?? {};
      const fewer = only(three(), { ...BOTH, units });
      expect([listed(sieges(fewer, 'sparta')), listed(sieges(fewer, 'thebes'))]).toEqual([[], []]);
    }
  });

  it('R 10.3.2, 24.5, ruling Q213: a fleet of one ally serves the army of another at a port', () => {
    const army = { 'laconia-hoplite-5-1': OENIADAE, 'boeotia-hoplite-5-1': OENIADAE };
    const isEnough = (units: Readonly<Record<string, HexId>>): boolean => {
      const now = situation(only(four(), { units, leaders: { archidamus: ['sparta', OENIADAE] } }));
      return hasEnoughBesiegers(now, hexNamed(now, OENIADAE), 'league');
    };
    expect(isEnough(army)).toBe(false);
    expect(isEnough({ ...army, 'corinth-fleet-4-1': OENIADAE })).toBe(true);
  });
});

describe('who decides', () => {
  it('R 24.5, ruling Q213: the commander of the first land unit, and nobody else', () => {
    expect(besieger(together, STRATUS)).toBe('sparta');
    expect(listed(sieges(together, 'thebes'))).toEqual([]);
    // At rest in the siege stage of Thebes, which has a siege of its own elsewhere.
    const own = { ...together, cities: { acharnae: { siege: 4 } } } as const;
    const acharnae = cityHex('acharnae');
    const asked = sieges(
      {
        ...own,
        units: {
          ...own.units,
          ...Object.fromEntries(alike('boeotia-hoplite-5', 2, 3).map((id) => [id, { at: acharnae }])),
        },
      },
      'thebes',
    );
    expect(listedOf(asked, 'resolveSiege')).toEqual([{ type: 'resolveSiege', player: 'thebes', hex: acharnae }]);
    expect(listedOf(asked, 'besiege')).toEqual([]);
  });

  it('R 24.5: whoever leads all of them', () => {
    const led = only(three(), { units: BOTH.units ?? {}, leaders: { pagondas: ['thebes', STRATUS] } });
    expect(besieger(led, STRATUS)).toBe('thebes');
    expect([listed(sieges(led, 'sparta')), listed(sieges(led, 'thebes'))]).toEqual([
      [],
      [besiege('thebes'), { type: 'endSieges', player: 'thebes' }],
    ]);
  });

  it('R 10.5: an ally does not resolve it once more in the same season', () => {
    const resolved = rolls(
      play(sieges(begun, 'sparta'), { type: 'resolveSiege', player: 'sparta', hex: STRATUS }).state,
      1,
    );
    expect(resolved.cities.stratus?.siege).toBe(4);
    expect(listed(sieges(resolved, 'thebes'))).toEqual([]);
    expect(refused(sieges(begun, 'sparta'), { type: 'resolveSiege', player: 'thebes', hex: STRATUS })?.[0]).toBe(
      'notYourTurn',
    );
  });
});

describe('how it ends', () => {
  it('R 10.7, 13.4, ruling Q213: the place is the besieger’s, all go in, and Athens has lost a battle there', () => {
    const asked = play(sieges(begun, 'sparta'), { type: 'resolveSiege', player: 'sparta', hex: STRATUS }).state;
    const { state, events } = play(asked, { type: 'roll', player: 'chance', die: 6 });
    expect(said(events, 'cityTaken')).toMatchObject([{ city: 'stratus', from: 'athens', by: 'sparta' }]);
    expect(state.cities.stratus).toEqual({ held: 'sparta' });
    for (const unit of [...spartans, ...thebans]) expect(state.units[unit]).toEqual(inside(STRATUS));
    expect([state.leaders['archidamus'], state.leaders['pagondas']]).toMatchObject([inside(STRATUS), inside(STRATUS)]);
    // 7 and 8 at the start: -2 AL, -1 ML.
    expect(state.regions.acarnania).toMatchObject({ allegiance: 5, militance: 7 });
  });

  it('R 10.8.1: it is broken once an ally has left and too few remain; +2 AL, +1 ML', () => {
    const { 'boeotia-hoplite-5-1': _, ...units } = begun.units;
    const state = sieges({ ...begun, units }, 'sparta');
    expect(state.cities.stratus).toBeUndefined();
    expect(state.regions.acarnania).toMatchObject({ allegiance: 9, militance: 9 });
  });
});

describe('masking', () => {
  const isHeld = (state: GameState): boolean => {
    const now = situation(state);
    const place = strongholdIn(now, hexNamed(now, STRATUS));
    return place !== undefined && isMasked(now, place);
  };

  it('R 10.2.2, 24.5: it is masked as long as an ally’s land unit is there', () => {
    expect(isHeld(only(three(), { units: { [thebans[0] as UnitId]: STRATUS } }))).toBe(true);
    expect(isHeld(only(three(), { units: { [spartans[0] as UnitId]: STRATUS } }))).toBe(true);
    expect(isHeld(only(three(), {}))).toBe(false);
  });

  it('R 10.2.2 d: whoever is inside fights all of them to get out', () => {
    const state = only(three(), {
      ...BOTH,
      units: { ...BOTH.units, 'acarnania-hoplite-4-1': inside(STRATUS), 'acarnania-hoplite-4-2': inside(STRATUS) },
      leaders: { ...BOTH.leaders, nicias: ['athens', inside(STRATUS)] },
    });
    const sally = attackOf('athens', STRATUS, STRATUS, ['acarnania-hoplite-4-1', 'acarnania-hoplite-4-2', 'nicias']);
    const { defender } = battleIn(fought(state, sally));
    expect(defender.fighters.map(({ unit }) => unit)).toEqual([...spartans, ...thebans]);
    expect([defender.player, defender.leaders]).toEqual(['sparta', ['archidamus', 'pagondas']]);
  });

  it('R 17.7.7, 24.5: an ally storms with the units that it commands, and remains in the hex if beaten', () => {
    const storm = attackOf('thebes', STRATUS, STRATUS, [...thebans, 'pagondas']);
    const { attacker } = battleIn(play(fought(together, storm), { type: 'assault', player: 'thebes' }).state);
    expect(attacker).toMatchObject({ player: 'thebes', leaders: ['pagondas'], way: 'stay' });
    expect(attacker.fighters.map(({ unit }) => unit)).toEqual(thebans);
  });

  it('R 10.2.1, 24.5: units of an ally join those who mask a place without a fight', () => {
    const state = only(three(), {
      units: { [spartans[0] as UnitId]: STRATUS, [thebans[0] as UnitId]: 'W2126' },
      leaders: { archidamus: ['sparta', STRATUS] },
    });
    const march = { type: 'march', player: 'thebes', piece: thebans[0] as UnitId, company: 'alone' } as const;
    const { state: come, events } = play(
      marching(state, 'thebes'),
      march,
      { type: 'step', player: 'thebes', to: STRATUS },
      { type: 'halt', player: 'thebes' },
    );
    expect(come.units[thebans[0] as UnitId]).toEqual({ at: STRATUS });
    expect(said(events, 'battleBegan')).toEqual([]);
    // Archidamus commands it from now on.
    expect(besieger(come, STRATUS)).toBe('sparta');
  });
});
