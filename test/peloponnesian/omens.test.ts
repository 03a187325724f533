/** R C: cards of the gods: the oracle, the earthquake, the eclipse, the festival and sacrifices. */
import { castDraft } from 'immer';
import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/peloponnesian/action/index.js';
import { fulfilOracles } from '../../src/peloponnesian/deeds/omens.js';
import { countVictory } from '../../src/peloponnesian/rules/17-10-aftermath.js';
import { machine } from '../../src/peloponnesian/machine.js';
import type { EffectState, GameState, UnitState } from '../../src/peloponnesian/state.js';
import type { HexId, PlayerId, UnitId } from '../../src/peloponnesian/vocabulary.js';
import { doing } from './doing.js';
import { takesEffect, targets } from './drawing.js';
import { alike, all, attackOf, battleIn, display, field, fought } from './field.js';
import { listedOf, moving } from './movement.js';
import { play, refused, rolls } from './table.js';

const THEBES: HexId = 'W3528';
const SPARTA: HexId = 'W2838';
const CENCHREAE: HexId = 'W3232';
const EFFECTS = ({ effects = [] }: GameState): readonly EffectState[] => effects;
const empty = (parts: Partial<GameState> = {}): GameState => field('campaign', { units: {} }, parts);

/** The campaign in the first Campaign Turn, with an effect in force. */
const under = (
  effect: EffectState,
  player: PlayerId,
  units: Readonly<Record<UnitId, UnitState>>,
  leaders: Readonly<Record<string, { at: HexId | string; inside?: true }>> = {},
): GameState =>
  moving(player, { units, leaders: leaders as never }, { effects: [effect], campaignTurn: 1 }, 'campaign');

describe('R C: the oracle at Delphi', () => {
  it('is asked of either player, with gifts that make a difference (ruling Q172)', () => {
    const state = empty({ treasuries: { athens: 3, sparta: 9 } });
    // A 2 needs two more to be favourable, which are 4 talents; a 1 never is.
    expect(targets(state, 'consultOracleAtDelphi', 'sparta')).toEqual([
      { on: 'athens', gifts: 0 },
      { on: 'athens', gifts: 2 },
      { on: 'athens', gifts: 4 },
      { on: 'sparta', gifts: 0 },
      { on: 'sparta', gifts: 2 },
      { on: 'sparta', gifts: 4 },
    ]);
    expect(targets(state, 'consultOracleAtDelphi', 'athens').map(({ gifts }) => gifts)).toEqual([0, 2, 0, 2]);
  });

  const asked = (die: number, gifts: number): GameState => {
    const state = empty({ treasuries: { athens: 10, sparta: 9 } });
    return rolls(takesEffect(state, 'consultOracleAtDelphi', 'athens', { on: 'athens', gifts }).state, die);
  };
  const oracle = (morale: number): EffectState => ({ does: 'oracle', player: 'athens', morale });

  it.each([
    [3, 0, -1],
    [4, 0, 1],
    [2, 2, -1],
    [2, 4, 1],
    [3, 2, 1],
    // A 1 is unfavourable whatever is given.
    [1, 4, -1],
  ])('a %i with %i talents adds %i to morale', (die, gifts, morale) => {
    const state = asked(die, gifts);
    expect(EFFECTS(state)).toEqual([oracle(morale)]);
    expect(state.treasuries.athens).toBe(10 - gifts);
  });

  const hoplites = alike('attica-hoplite-4', 2);
  const foes = alike('boeotia-hoplite-5', 2);
  const ROUGH: HexId = 'W3729';
  const battle = (effects: readonly EffectState[], by: PlayerId): GameState =>
    fought(
      field(
        'campaign',
        {
          units: { ...all(hoplites, ROUGH), ...all(foes, ROUGH) },
          leaders: { nicias: ['athens', ROUGH], diemporus: ['sparta', ROUGH] },
        },
        { effects, campaignTurn: 1 },
      ),
      attackOf(by, ROUGH, 'W3628', by === 'athens' ? [...hoplites, 'nicias'] : [...foes, 'diemporus']),
    );

  it('its morale counts in attack and in defence, for that player alone', () => {
    const bad = oracle(-1);
    expect(display(battle([bad], 'athens'), 'attacker')).toBe('3 3');
    const plain = Number(display(battle([], 'sparta'), 'defender').split(' ')[0]);
    expect(display(battle([bad], 'sparta'), 'defender')).toBe(`${plain - 1} ${plain - 1}`);
    expect(display(battle([bad], 'sparta'), 'attacker')).toBe('5 5');
  });

  it('ruling R24: a bad one ends with a victory of that player, a good one with a defeat', () => {
    const after = (morale: number, winner: PlayerId, loser: PlayerId): readonly EffectState[] =>
      EFFECTS(doing(empty({ effects: [oracle(morale)] }), (run) => fulfilOracles(run, winner, loser)).state);
    expect(after(-1, 'athens', 'sparta')).toEqual([]);
    expect(after(-1, 'sparta', 'athens')).toEqual([oracle(-1)]);
    expect(after(1, 'sparta', 'athens')).toEqual([]);
    expect(after(1, 'athens', 'sparta')).toEqual([oracle(1)]);
  });

  it('R 6.5.1, ruling R24: a garrison that is friendly to nobody fulfils no oracle', () => {
    const POTIDAEA: HexId = 'W3414';
    const hoplite: UnitId = 'attica-hoplite-4-1';
    const neutral = field('campaign', { units: { [hoplite]: POTIDAEA } });
    const { chalcidice } = neutral.regions;
    if (chalcidice === undefined) throw new RangeError('Chalcidice is not in play');
    const start: GameState = {
      ...neutral,
      cities: { potidaea: { revolt: 0 } },
      regions: { ...neutral.regions, chalcidice: { ...chalcidice, militance: 4 } },
      effects: [{ does: 'oracle', player: 'sparta', morale: -1 }],
    };
    const begun = fought(start, attackOf('athens', POTIDAEA, POTIDAEA, [hoplite]));
    const stormed = play(begun, { type: 'assault', player: 'athens' }).state;
    const battle = { ...structuredClone(battleIn(stormed)), winner: 'defender' as const };
    const { state, events } = doing(stormed, (run) => countVictory(run, castDraft(battle)));
    expect(events).toContainEqual(expect.objectContaining({ type: 'battleWon', winner: null }));
    expect(EFFECTS(state)).toEqual(start.effects);
  });

  it('R C: an eclipse takes 1 from the morale of both players when they attack, and from nobody who defends', () => {
    const dark: EffectState = { does: 'eclipse', morale: -1 };
    expect(display(battle([dark], 'athens'), 'attacker')).toBe('3 3');
    expect(display(battle([dark], 'sparta'), 'attacker')).toBe('4 4');
    expect(display(battle([dark], 'athens'), 'defender')).toBe(display(battle([], 'athens'), 'defender'));
  });

  it('R C: a battle in a region that holds a festival changes both levels by 1: down if its holder attacks, and up otherwise', () => {
    const feast: EffectState = { does: 'festival', regions: ['attica'], attacked: 1 };
    const start = field('campaign', { units: {} }).regions.attica;
    expect(start).toMatchObject({ allegiance: 20, militance: 20 });
    expect(battle([feast], 'athens').regions.attica).toMatchObject({ allegiance: 19, militance: 19 });
    // Both are 20 already, and rise no further.
    expect(battle([feast], 'sparta').regions.attica).toMatchObject({ allegiance: 20, militance: 20 });
  });
});

describe('R C: the earth shakes in the Peloponnese', () => {
  const regions = ['corinth', 'epidaurus', 'argolid', 'laconia', 'arcadia', 'elis', 'achaea'] as const;
  const quake: EffectState = { does: 'earthquake', regions };

  it('the card says so', () => {
    const { state, events } = takesEffect(empty(), 'earthquakeInPeloponnese', 'athens');
    expect(EFFECTS(state)).toEqual([quake]);
    expect(events).toContainEqual({ type: 'earthShook', rule: 'R C', regions: [...regions] });
  });

  it('nobody there marches or sails', () => {
    const state = under(
      quake,
      'sparta',
      {
        'laconia-hoplite-5-1': { at: SPARTA, inside: true },
        'corinth-fleet-4-1': { at: CENCHREAE, inside: true },
        'boeotia-hoplite-5-1': { at: THEBES, inside: true },
      },
      { archidamus: { at: SPARTA, inside: true } },
    );
    // Diemporus is at Thebes, and Xenocleides at Corinth.
    expect([...listedOf(state, 'march'), ...listedOf(state, 'sail')].map(({ piece }) => piece)).toEqual([
      'diemporus',
      'diemporus',
      'boeotia-hoplite-5-1',
    ]);
    const march = (piece: string): Action => ({ type: 'march', player: 'sparta', piece, company: 'alone' });
    expect(refused(state, march('laconia-hoplite-5-1'))).toEqual(['earthShakes', 'R C']);
    expect(refused(state, march('archidamus'))).toEqual(['earthShakes', 'R C']);
  });

  it('nobody enters by land or lands (ruling R58)', () => {
    const state = under(quake, 'athens', { 'attica-fleet-6-1': { at: 'saronicGulf' } });
    const { state: plan } = play(state, {
      type: 'sail',
      player: 'athens',
      piece: 'attica-fleet-6-1',
      company: 'alone',
    });
    const { ground, places } = machine.situationOf(plan);
    const regionsOf = (hexes: readonly HexId[]): readonly (string | null)[] =>
      hexes.map((hex) => ground.map.areas[ground.areaAt[places.codes.get(hex) ?? 0] ?? 0]?.region ?? null);
    const landings = listedOf(plan, 'landAt').map(({ hex }) => hex);
    expect(landings.length).toBeGreaterThan(0);
    expect(regionsOf(landings).filter((region) => regions.some((each) => each === region))).toEqual([]);
    expect(refused(plan, { type: 'landAt', player: 'athens', hex: CENCHREAE })).toEqual(['earthShakes', 'R C']);
  });
});

describe('R C: a festival', () => {
  it.each([
    [1, ['attica']],
    [2, ['laconia']],
    [3, ['boeotia']],
    [4, ['corinth']],
    [5, ['argolid']],
    [6, ['elis', 'arcadia']],
  ] as const)('a %i names the regions', (die, regions) => {
    const { state, events } = play(takesEffect(empty(), 'festival', 'athens').state, {
      type: 'roll',
      player: 'chance',
      die,
    });
    expect(EFFECTS(state)).toEqual([{ does: 'festival', regions, attacked: 1 }]);
    expect(events).toContainEqual({ type: 'festivalHeld', rule: 'R C', die, regions });
  });

  const feast: EffectState = { does: 'festival', regions: ['boeotia'], attacked: 1 };

  it('R C, ruling Q175: its units go about in their region and do not leave it; others come and go', () => {
    const units: Readonly<Record<UnitId, UnitState>> = {
      'boeotia-hoplite-5-1': { at: THEBES, inside: true },
      'megarid-hoplite-4-1': { at: THEBES, inside: true },
    };
    const regionsReached = (unit: UnitId): ReadonlySet<string | null> => {
      const { state } = play(under(feast, 'sparta', units), {
        type: 'march',
        player: 'sparta',
        piece: unit,
        company: 'alone',
      });
      const { ground, places } = machine.situationOf(state);
      const of = (hex: HexId): string | null =>
        ground.map.areas[ground.areaAt[places.codes.get(hex) ?? 0] ?? 0]?.region ?? null;
      const areas = listedOf(state, 'enterArea').map(({ area }) => ground.map.areas.find(({ id }) => id === area));
      return new Set([
        ...listedOf(state, 'step').map(({ to }) => of(to)),
        ...areas.map((area) => area?.region ?? null),
      ]);
    };
    expect([...regionsReached('boeotia-hoplite-5-1')]).toEqual(['boeotia']);
    expect(regionsReached('megarid-hoplite-4-1').size).toBeGreaterThan(1);
  });

  it('R C: its fleets do not put to sea', () => {
    const state = under({ ...feast, regions: ['corinth'] }, 'sparta', {
      'corinth-fleet-4-1': { at: CENCHREAE, inside: true },
    });
    expect(listedOf(state, 'sail')).toEqual([]);
  });
});

describe('R C: unfavourable sacrifices', () => {
  const rest: EffectState = { does: 'rest', leader: 'archidamus' };
  const units: Readonly<Record<UnitId, UnitState>> = {
    'laconia-hoplite-5-1': { at: SPARTA, inside: true },
    'boeotia-hoplite-5-1': { at: THEBES, inside: true },
  };
  const leaders = { archidamus: { at: SPARTA, inside: true } } as const;

  it('the leader and all units in his hex do not move', () => {
    const state = under(rest, 'sparta', units, leaders);
    const marching = listedOf(state, 'march').map(({ piece }) => piece);
    expect(marching).toContain('boeotia-hoplite-5-1');
    expect(marching).not.toContain('archidamus');
    expect(marching).not.toContain('laconia-hoplite-5-1');
    expect(refused(state, { type: 'march', player: 'sparta', piece: 'laconia-hoplite-5-1', company: 'alone' })).toEqual(
      ['badOmens', 'R C'],
    );
  });

  it('ruling Q179: at sea his stack does not, and single fleets there do', () => {
    const state = under(
      { does: 'rest', leader: 'phormio' },
      'athens',
      { 'attica-fleet-6-1': { at: 'saronicGulf', under: 'phormio' }, 'attica-fleet-6-2': { at: 'saronicGulf' } },
      { phormio: { at: 'saronicGulf' } },
    );
    expect(listedOf(state, 'sail').map(({ piece }) => piece)).toEqual(['attica-fleet-6-2']);
  });

  it('R C, ruling R55: chance picks one of the leaders of the opponent on the map, each as likely', () => {
    const state = field('campaign', {
      units: all(alike('attica-hoplite-4', 2), 'W3731'),
      leaders: {
        nicias: ['athens', 'W3731'],
        phormio: ['athens', { at: 'W3731', inside: true }],
        archidamus: ['sparta', SPARTA],
      },
    });
    const drawn = takesEffect(state, 'sacrificesUnfavorable', 'sparta').state;
    expect(machine.chanceOutcomes(drawn)).toEqual([
      { action: { type: 'strikeLeader', player: 'chance', leader: 'nicias' }, weight: 1 },
      { action: { type: 'strikeLeader', player: 'chance', leader: 'phormio' }, weight: 1 },
    ]);
    const { state: struck, events } = play(drawn, { type: 'strikeLeader', player: 'chance', leader: 'nicias' });
    expect(EFFECTS(struck)).toEqual([{ does: 'rest', leader: 'nicias' }]);
    expect(events).toContainEqual({
      type: 'leaderStruck',
      rule: 'R C',
      leader: 'nicias',
      player: 'athens',
      at: 'W3731',
      how: 'rests',
    });
    expect(targets(empty(), 'sacrificesUnfavorable', 'sparta')).toEqual([]);
  });
});

describe('R C: battles of fleets', () => {
  it('an eclipse holds at sea too', () => {
    const [mine, foe]: readonly UnitId[] = ['attica-fleet-6-1', 'corinth-fleet-4-1'];
    const state = fought(
      field(
        'campaign',
        { units: { [mine ?? '']: 'saronicGulf', [foe ?? '']: 'saronicGulf' } },
        { effects: [{ does: 'eclipse', morale: -1 }] },
      ),
      attackOf('athens', 'saronicGulf', 'argolicGulf', [mine ?? ''], { targets: foe === undefined ? [] : [foe] }),
    );
    expect(battleIn(state).element).toBe('sea');
    expect([display(state, 'attacker'), display(state, 'defender')]).toEqual(['5', '4']);
  });
});
