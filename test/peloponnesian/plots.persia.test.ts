/** R 1.2, C: the satraps help the League, the Great King receives it, and embassies of Athens end that. */
import { describe, expect, it } from 'vitest';
import { machine } from '../../src/peloponnesian/machine.js';
import { landings } from '../../src/peloponnesian/rules/09-8-fleets-at-sea.js';
import { followUp } from '../../src/peloponnesian/rules/consequences.js';
import { loseUnits } from '../../src/peloponnesian/deeds/casualties.js';
import { beginSeasonOfPeace } from '../../src/peloponnesian/deeds/peace.js';
import { leadersInPlay, successorsFor } from '../../src/peloponnesian/query/leaders.js';
import { unitNamed } from '../../src/peloponnesian/query/pieces.js';
import { isInSupply } from '../../src/peloponnesian/query/supply.js';
import { costOf } from '../../src/peloponnesian/query/upkeep.js';
import type { ActiveCard, GameState, UnitState } from '../../src/peloponnesian/state.js';
import type { CardId, CityId, HexId, UnitId } from '../../src/peloponnesian/vocabulary.js';
import { campaign } from './campaign.js';
import { withLeaders, withRegion, withUnits } from './changed.js';
import { doing, machineWith } from './doing.js';
import { alike } from './field.js';
import { listedOf, moving } from './movement.js';
import { cardsWith, handed, laid, nthCard, playing, targetsIn } from './plots.js';
import { play, refused, rolls, started } from './table.js';

const FLEET = nthCard('pharnabazusOffersFleet', 0);
const SUPPORT = nthCard('pharnabazusOffersSupport', 0);
const TROOPS = nthCard('pharnabazusOffersTroops', 0);
const IONIAN_FLEET = nthCard('tissaphernesOffersFleet', 0);
const IONIAN_TROOPS = nthCard('tissaphernesOffersTroops', 0);
const IONIAN_SUPPORT = nthCard('tissaphernesOffersSupport', 0);
const AUDIENCE = nthCard('audienceWithGreatKing', 0);
const EMBASSY = nthCard('athenianEmbassyToPersia', 0);

const RAIDER: UnitId = 'pharnabazus-cavalry-5-1';
const FLEETS = alike('pharnabazus-fleet-5', 3);
const ABYDOS = 'W5514';
const DASCYLIUM = 'W6615';

/** Sparta holds these cities. */
const holding = (...cities: readonly CityId[]): GameState => ({
  ...campaign(),
  cities: { ...campaign().cities, ...Object.fromEntries(cities.map((id) => [id, { held: 'sparta' as const }])) },
});
const abydos = holding('abydos');
const citiesFor = (state: GameState, card: CardId, active: readonly ActiveCard[] = []): readonly unknown[] =>
  targetsIn(handed(state, 'sparta', [card], { active }), card);
const take = (
  state: GameState,
  card: CardId,
  die: number,
  city?: CityId,
  active: readonly ActiveCard[] = [],
): GameState =>
  rolls(playing(handed(state, 'sparta', [card], { active }), 'sparta', card, city === undefined ? {} : { city }), die);
const inside = (ids: readonly UnitId[], at: HexId): Record<UnitId, UnitState> =>
  Object.fromEntries(ids.map((id) => [id, { at, inside: true as const }])) as Record<UnitId, UnitState>;
/** Eliminates units, with all that follows. */
const losing = (state: GameState, ids: readonly UnitId[]): GameState =>
  machineWith(
    {
      turn: {
        rule: 'R 3.1',
        advance(run) {
          run.finish();
          const units = ids.map((id) => unitNamed(run.state, id));
          loseUnits(run, units, 'R 17.5');
        },
      },
    },
    (run) => followUp(run, [], 0),
  ).start({ ...state, stack: [{ kind: 'turn', step: 0, left: null }] }).state;
const isIn = (state: GameState, unit: UnitId): boolean => {
  const situation = machine.situationOf(state);
  return isInSupply(situation, unitNamed(situation, unit).code);
};
const priceOf = (state: GameState, unit: UnitId): number => {
  const situation = machine.situationOf(state);
  return costOf(situation, unitNamed(situation, unit));
};

describe('R C: Pharnabazus and Tissaphernes Offer Fleet', () => {
  it('R C: Sparta must hold a port on the south coast of Hellespont, or in Asia Minor', () => {
    expect(citiesFor(campaign(), FLEET)).toEqual([]);
    expect(citiesFor(abydos, FLEET)).toEqual([{ city: 'abydos' }]);
    expect(citiesFor(holding('byzantium', 'miletus'), FLEET)).toEqual([]);
    expect(citiesFor(holding('byzantium', 'miletus'), IONIAN_FLEET)).toEqual([{ city: 'miletus' }]);
  });

  it('R 6.5.2, C, ruling Q210: a port in revolt is friendly to Sparta, and not yet its own', () => {
    const revolting = (...ports: readonly CityId[]): GameState => ({
      ...campaign(),
      cities: { abydos: { held: 'sparta' }, ...Object.fromEntries(ports.map((id) => [id, { revolt: 0 }])) },
    });
    expect(citiesFor(revolting('parium', 'cyzicus'), FLEET)).toEqual([{ city: 'abydos' }]);
    expect(citiesFor({ ...revolting('parium'), cities: { parium: { revolt: 0 } } }, FLEET)).toEqual([]);
    // Nor does Cyzicus, a medium city, add anything: with Abydos 5 + 1 succeeds, and 4 + 1 does not.
    expect(take(revolting('cyzicus'), FLEET, 4, 'abydos').cards?.active).toEqual([]);
    expect(take(holding('abydos', 'cyzicus'), FLEET, 4, 'abydos').cards?.active).toHaveLength(1);
  });

  it('R C: on a success three fleets come to the port, and the card lies on the board', () => {
    const state = take(abydos, FLEET, 6, 'abydos');
    for (const id of FLEETS) expect(state.units[id]).toMatchObject({ at: ABYDOS, inside: true });
    expect(state.cards?.active).toEqual([{ card: FLEET, player: 'sparta', since: 0, brought: FLEETS }]);
  });

  it('R C: a natural 6 always succeeds, a natural 1 never does; +1 for each medium city, +2 for each large one', () => {
    expect(take(abydos, FLEET, 5, 'abydos').cards?.active).toHaveLength(1);
    expect(take(abydos, FLEET, 4, 'abydos').cards?.active).toEqual([]);
    const rich = holding('abydos', 'cyzicus', 'byzantium', 'chalcedon');
    expect(take(rich, FLEET, 2, 'abydos').cards?.active).toHaveLength(1);
    expect(take(rich, FLEET, 1, 'abydos').cards?.active).toEqual([]);
    // Tissaphernes is courted: -2, and yet a 6 succeeds.
    const rivals = [laid(IONIAN_FLEET)];
    expect(take(abydos, FLEET, 6, 'abydos', rivals).cards?.active).toHaveLength(2);
    expect(take(abydos, FLEET, 5, 'abydos', rivals).cards?.active).toHaveLength(1);
  });

  it('R C: the Great King takes the malus for courting both away', () => {
    const received = [laid(IONIAN_FLEET), laid(AUDIENCE)];
    expect(take(abydos, FLEET, 5, 'abydos', received).cards?.active).toHaveLength(3);
  });

  it('R C: +1 for Lysander, Brasidas or Alcibiades of Sparta, -1 for Callicratidas, in the region', () => {
    const at = (leader: string, player: 'athens' | 'sparta' = 'sparta'): GameState =>
      withLeaders(abydos, { [leader]: { at: 'W5513', player } });
    expect(take(at('lysander'), FLEET, 4, 'abydos').cards?.active).toHaveLength(1);
    expect(take(at('alcibiades'), FLEET, 4, 'abydos').cards?.active).toHaveLength(1);
    expect(take(at('alcibiades', 'athens'), FLEET, 4, 'abydos').cards?.active).toEqual([]);
    expect(take(at('callicratidas'), FLEET, 5, 'abydos').cards?.active).toEqual([]);
  });

  it('R C: a success shifts Allegiance towards Athens: 2 in Hellespont, 1 in each region of Ionia', () => {
    expect(take(abydos, FLEET, 6, 'abydos').regions.hellespont?.allegiance).toBe(10);
    expect(take(abydos, FLEET, 4, 'abydos').regions.hellespont?.allegiance).toBe(8);
    const spartan = withRegion(abydos, 'hellespont', { player: 'sparta', allegiance: 3 });
    expect(take(spartan, FLEET, 6, 'abydos').regions.hellespont?.allegiance).toBe(1);
    const ionian = take(holding('miletus'), IONIAN_FLEET, 6, 'miletus');
    expect(
      ['lesbos', 'chios', 'samos', 'rhodes'].map((region) => ionian.regions[region as 'lesbos']?.allegiance),
    ).toEqual([4, 5, 13, 7]);
  });

  it('R C: one card of a satrapy in a season', () => {
    const state = playing(handed(abydos, 'sparta', [FLEET, TROOPS]), 'sparta', FLEET, { city: 'abydos' });
    expect(targetsIn(rolls(state, 1), TROOPS)).toEqual([]);
  });

  it('R C: the fleets cost nothing as long as the card is on the board, and cannot be disbanded', () => {
    const state = take(abydos, FLEET, 6, 'abydos');
    expect(priceOf(state, 'pharnabazus-fleet-5-1')).toBe(0);
    const unpaid = { ...state, cards: cardsWith({}) };
    expect(priceOf(unpaid, 'pharnabazus-fleet-5-1')).toBe(2);
    const placing = {
      ...state,
      stack: [
        { kind: 'turn' as const, step: 3, left: [] },
        { kind: 'placement' as const, player: 'sparta' as const, moved: [] },
      ],
    };
    expect(
      machine
        .legalActions(placing, 'sparta')
        .filter((action) => action.type === 'withdraw' && action.unit === FLEETS[0]),
    ).toEqual([]);
  });

  it('R C: the card ends when all its fleets are lost', () => {
    const state = take(abydos, FLEET, 6, 'abydos');
    expect(losing(state, FLEETS.slice(1)).cards?.active).toHaveLength(1);
    const none = losing(state, FLEETS);
    expect(none.cards?.active).toEqual([]);
    expect(none.cards?.discards).toEqual([FLEET]);
    // They may come again with another card (ruling Q162).
    expect(citiesFor({ ...none, ...pick(abydos) }, nthCard('pharnabazusOffersFleet', 1))).toEqual([{ city: 'abydos' }]);
  });

  it('R 19.1, C: fleets in Sicily are not lost: the card stays', () => {
    const state = take(abydos, FLEET, 6, 'abydos');
    const away = withUnits(
      state,
      Object.fromEntries(FLEETS.map((id) => [id, { at: 'inSicily' as const }])) as Record<UnitId, UnitState>,
    );
    expect(losing(away, []).cards?.active).toHaveLength(1);
    expect(losing(away, FLEETS).cards?.active).toEqual([]);
  });

  it('R C: a satrap whose fleets are all at sea already has none to send (ruling Q162)', () => {
    const state = withUnits(abydos, inside(FLEETS, ABYDOS));
    expect(citiesFor(state, nthCard('pharnabazusOffersFleet', 1))).toEqual([]);
  });

  it('R C: Sparta may end the card when cards are played: the fleets stay, at its expense (ruling Q167)', () => {
    const active = [laid(FLEET, 'sparta', FLEETS)];
    const asked = handed(withUnits(abydos, inside(FLEETS, ABYDOS)), 'sparta', [SUPPORT], { active });
    const state = play(asked, { type: 'dismissFleets', player: 'sparta', card: FLEET }).state;
    expect(state.cards?.active).toEqual([]);
    expect(state.units['pharnabazus-fleet-5-1']).toMatchObject({ at: ABYDOS });
    expect(priceOf(state, 'pharnabazus-fleet-5-1')).toBe(2);
  });
});

/** The stack and the year of a state. */
const pick = ({ stack, year }: GameState): Pick<GameState, 'stack' | 'year'> => ({ stack, year });

describe('R C: Pharnabazus and Tissaphernes Offer Troops', () => {
  it('R C: a city on the coast is enough; 4 light infantry and 2 cavalry come with a general (ruling R59)', () => {
    const state = take(abydos, TROOPS, 6, 'abydos');
    const troops = [...alike('pharnabazus-lightInfantry-4', 4), ...alike('pharnabazus-cavalry-5', 2)];
    for (const id of troops) expect(state.units[id]).toEqual({ at: ABYDOS, inside: true });
    expect(state.leaders['generalOfPharnabazus']).toEqual({ at: ABYDOS, player: 'sparta', inside: true });
    const situation = machine.situationOf(state);
    // Beyond the number of leaders, and in no Leader Pool.
    expect(leadersInPlay(situation, 'sparta').map(({ id }) => id)).not.toContain('generalOfPharnabazus');
    const { archidamus: _, ...others } = campaign().leaders;
    expect(
      successorsFor(machine.situationOf(campaign({ leaders: others })), 'sparta').map(({ id }) => id),
    ).not.toContain('generalOfTissaphernes');
    const ionian = take(holding('miletus'), IONIAN_TROOPS, 6, 'miletus');
    expect(
      Object.keys(ionian.units).filter(
        (id) => id.startsWith('tissaphernes') && ionian.units[id as UnitId]?.at === 'W6135',
      ),
    ).toHaveLength(9);
  });

  it('R C: they keep to the satrapy and Hellespont, and do not go aboard (ruling Q163)', () => {
    const active = [laid(TROOPS, 'sparta', ['pharnabazus-lightInfantry-4-1'])];
    const at = (hex: 'W5818' | 'W6613'): GameState =>
      moving(
        'sparta',
        { units: { 'pharnabazus-lightInfantry-4-1': { at: hex } } },
        { cards: cardsWith({ active }) },
        'campaign',
      );
    const steps = (state: GameState): readonly string[] => {
      const march = listedOf(state, 'march').find(({ piece }) => piece === 'pharnabazus-lightInfantry-4-1');
      if (march === undefined) return [];
      return listedOf(play(state, march).state, 'step').map(({ to }) => areaAt(state, to));
    };
    const here = steps(at('W6613'));
    expect(here).toContain('dascylitis');
    expect(here.every((area) => ['cyzicus', 'dascylitis'].includes(area))).toBe(true);
  });

  it('R 1.2: no other unit enters the lands of Persia', () => {
    const spartan = moving(
      'sparta',
      { units: { 'laconia-hoplite-5-1': { at: 'W6613' } } },
      { cards: cardsWith({ active: [laid(TROOPS)] }) },
      'campaign',
    );
    const march = listedOf(spartan, 'march').find(({ piece }) => piece === 'laconia-hoplite-5-1');
    const steps =
      march === undefined ? [] : listedOf(play(spartan, march).state, 'step').map(({ to }) => areaAt(spartan, to));
    expect(steps).not.toContain('dascylitis');
  });

  it('R C: they are supplied from Dascylium for nothing; without the card they are not', () => {
    const inland = withUnits(campaign(), { 'pharnabazus-cavalry-5-1': { at: 'W6616' } });
    const helped = { ...inland, cards: cardsWith({ active: [laid(TROOPS, 'sparta', ['pharnabazus-cavalry-5-1'])] }) };
    expect([isIn(helped, 'pharnabazus-cavalry-5-1'), isIn(inland, 'pharnabazus-cavalry-5-1')]).toEqual([true, false]);
    expect(priceOf(helped, 'pharnabazus-cavalry-5-1')).toBe(0);
    // A Spartan beside them draws nothing from Persia.
    const spartan = withUnits(helped, { 'laconia-hoplite-5-1': { at: 'W6614' } });
    expect(isIn(spartan, 'laconia-hoplite-5-1')).toBe(false);
  });

  it('R 15.3, C: they send home what they raid as long as Dascylium supplies them', () => {
    const raided = (active: readonly ActiveCard[]): number | undefined =>
      play(
        started({
          ...withUnits(campaign(), { [RAIDER]: { at: 'W6613' } }),
          cards: cardsWith({ active }),
          stack: [{ kind: 'raiding', player: 'sparta' }],
        }),
        { type: 'raid', player: 'sparta', unit: RAIDER },
      ).state.treasuries.sparta;
    expect(raided([laid(TROOPS, 'sparta', [RAIDER])])).toBe(21);
    expect(raided([])).toBe(20);
  });

  it('R 9.8, C: in Winter fleets at sea land where a satrap supplies them', () => {
    const landed = (active: readonly ActiveCard[]): readonly string[] => {
      // The cavalry makes a contested area of the coast, through which lines lead from Dascylium.
      const afloat = withUnits(campaign({ season: 'winter' }), {
        'pharnabazus-fleet-5-1': { at: 'easternPropontis' },
        [RAIDER]: { at: 'W6613' },
      });
      const situation = machine.situationOf({ ...afloat, cards: cardsWith({ active }) });
      return landings(situation, 'sparta').map(({ hex }) => hex);
    };
    expect(landed([])).toEqual([]);
    expect(landed([laid(FLEET, 'sparta', FLEETS)])).not.toEqual([]);
  });

  it('R C: the general dies with them, nobody succeeds him, and the card ends (ruling R59)', () => {
    const state = take(abydos, TROOPS, 6, 'abydos');
    const troops = [...alike('pharnabazus-lightInfantry-4', 4), ...alike('pharnabazus-cavalry-5', 2)];
    const militance = state.regions.laconia?.militance;
    const after = losing(state, troops);
    expect(after.cards?.active).toEqual([]);
    expect(after.leaders['generalOfPharnabazus']?.at ?? 'leaderPool').not.toBe(ABYDOS);
    expect(machine.actors(after)).not.toContain('chance');
    expect(after.regions.laconia?.militance).toBe(militance);
  });
});

describe('ruling R59: the general of a satrap', () => {
  const GENERAL = 'generalOfPharnabazus';
  const CAVALRY: UnitId = 'pharnabazus-cavalry-5-1';
  const HOPLITE: UnitId = 'laconia-hoplite-5-1';
  const active = [laid(TROOPS, 'sparta', [CAVALRY])];
  const led = (parts: Partial<GameState> = {}): GameState => ({
    ...withLeaders(withUnits(abydos, inside([CAVALRY, ...FLEETS], ABYDOS)), {
      [GENERAL]: { at: ABYDOS, player: 'sparta', inside: true },
    }),
    cards: cardsWith({ active }),
    ...parts,
  });

  it('R 7.8.5: does not go to a Force Pool', () => {
    const ours = withRegion(led(), 'hellespont', { player: 'sparta', allegiance: 5 });
    const placing = { kind: 'placement' as const, player: 'sparta' as const, moved: [] };
    const state = started({ ...ours, stack: [{ kind: 'turn', step: 3, left: [] }, placing] });
    const withdrawal = { type: 'withdrawLeader', player: 'sparta', leader: GENERAL } as const;
    expect(listedOf(state, 'withdrawLeader')).not.toContainEqual(withdrawal);
    expect(refused(state, withdrawal)).toEqual(['servesPersia', 'ruling R59']);
  });

  it('R 16: does not go to sea, or out of the lands of his troops (ruling Q163)', () => {
    const at = (hex: HexId): GameState =>
      withLeaders(
        moving(
          'sparta',
          { units: { [HOPLITE]: { at: hex }, 'pharnabazus-fleet-5-1': { at: hex } } },
          { cards: cardsWith({ active }) },
          'campaign',
        ),
        { [GENERAL]: { at: hex, player: 'sparta' } },
      );
    const coast = at('W5513');
    expect(listedOf(coast, 'sail').map(({ piece }) => piece)).not.toContain(GENERAL);
    expect(refused(coast, { type: 'sail', player: 'sparta', piece: GENERAL, company: 'all' })).toEqual([
      'servesPersia',
      'ruling Q163',
    ]);
    const atBorder = at('W5612');
    const next = (piece: UnitId | 'generalOfPharnabazus', company: 'alone' | 'all'): readonly string[] =>
      listedOf(play(atBorder, { type: 'march', player: 'sparta', piece, company }).state, 'step').map(({ to }) => to);
    expect(next(HOPLITE, 'alone')).toContain('W5611');
    expect(next(GENERAL, 'all')).not.toContain('W5611');
    const { state: march } = play(atBorder, { type: 'march', player: 'sparta', piece: GENERAL, company: 'all' });
    expect(refused(march, { type: 'step', player: 'sparta', to: 'W5611' })).toEqual(['servesPersia', 'ruling R59']);
  });

  it('R 4.3.1, 20.2: goes back to his satrap when he would go to a Force Pool', () => {
    const { state: peace } = doing(
      led({ peace: { year: 431, card: null, offences: { now: {}, before: {} } } }),
      (run) => beginSeasonOfPeace(run),
    );
    expect(peace.units[CAVALRY]).toBeUndefined();
    expect(peace.leaders[GENERAL]).toBeUndefined();
  });
});

describe('R C: Pharnabazus and Tissaphernes Offer Support', () => {
  const active = [laid(FLEET, 'sparta', FLEETS)];
  const start = withUnits(abydos, inside(FLEETS, ABYDOS));

  it('R C: another card of the satrapy must be on the board, and no support of it', () => {
    expect(citiesFor(abydos, SUPPORT)).toEqual([]);
    expect(citiesFor(start, SUPPORT, active)).toEqual([{}]);
    expect(citiesFor(start, SUPPORT, [laid(IONIAN_FLEET)])).toEqual([]);
    expect(citiesFor(start, IONIAN_SUPPORT, [laid(nthCard('tissaphernesOffersSupport', 1))])).toEqual([]);
  });

  it('R C: it replaces the other cards, whose units remain and cost nothing', () => {
    const state = take(start, SUPPORT, 6, undefined, active);
    expect(state.cards?.active).toEqual([{ card: SUPPORT, player: 'sparta', since: 0, brought: FLEETS }]);
    expect(state.cards?.discards).toEqual([FLEET]);
    expect(priceOf(state, 'pharnabazus-fleet-5-1')).toBe(0);
  });

  it('R C: units of the League in Hellespont cost nothing, and draw supply from Dascylium', () => {
    const units = { 'laconia-hoplite-5-1': { at: 'W6512' }, 'attica-hoplite-4-1': { at: 'W6512' } } as const;
    const supported = withUnits(
      { ...campaign(), cards: cardsWith({ active: [laid(SUPPORT)] }) },
      { 'laconia-hoplite-5-1': units['laconia-hoplite-5-1'] },
    );
    expect(priceOf(supported, 'laconia-hoplite-5-1')).toBe(0);
    expect(
      priceOf(withUnits(supported, { 'attica-hoplite-4-1': units['attica-hoplite-4-1'] }), 'attica-hoplite-4-1'),
    ).toBe(1);
    const alone = withUnits(campaign(), { 'laconia-hoplite-5-1': units['laconia-hoplite-5-1'] });
    expect(priceOf(alone, 'laconia-hoplite-5-1')).toBe(1);
    expect(isIn(alone, 'laconia-hoplite-5-1')).toBe(false);
  });
});

describe('R C: Audience with Great King', () => {
  it('R C: a satrap must help, and no card of a satrap be played in the same season (ruling Q164)', () => {
    expect(citiesFor(campaign(), AUDIENCE)).toEqual([]);
    expect(citiesFor(campaign(), AUDIENCE, [laid(FLEET)])).toEqual([{}]);
    const played = [{ card: FLEET, player: 'sparta' as const, city: 'abydos' }];
    const state = handed(abydos, 'sparta', [AUDIENCE, IONIAN_FLEET], { active: [laid(FLEET)], played });
    expect(targetsIn(state, AUDIENCE)).toEqual([]);
  });

  it('R C: +1 for each support, +2 if both satraps help; a success shifts 2 towards Athens in five regions', () => {
    const one = [laid(SUPPORT)];
    expect(take(campaign(), AUDIENCE, 5, undefined, one).cards?.active).toHaveLength(2);
    expect(take(campaign(), AUDIENCE, 4, undefined, one).cards?.active).toHaveLength(1);
    const both = [laid(SUPPORT), laid(IONIAN_SUPPORT)];
    const state = take(campaign(), AUDIENCE, 2, undefined, both);
    expect(state.cards?.active).toHaveLength(3);
    const regions = ['hellespont', 'lesbos', 'chios', 'samos', 'rhodes'] as const;
    expect(regions.map((region) => state.regions[region]?.allegiance)).toEqual([10, 5, 6, 14, 8]);
    expect(take(campaign(), AUDIENCE, 1, undefined, both).cards?.active).toHaveLength(2);
  });
});

describe('R C: Athenian Embassy to Persia', () => {
  const embassy = (state: GameState, active: readonly ActiveCard[]): GameState =>
    handed(state, 'athens', [EMBASSY], { active });
  const against = (state: GameState, active: readonly ActiveCard[]): readonly unknown[] =>
    targetsIn(embassy(state, active), EMBASSY).map((target) => target.against);
  const send = (state: GameState, active: readonly ActiveCard[], card: CardId, die: number): GameState =>
    rolls(playing(embassy(state, active), 'athens', EMBASSY, { against: card }), die);

  it('R C: it is played on a card of Persia, not in the season in which that was laid, and on the Great King first', () => {
    expect(against(campaign(), [laid(FLEET), laid(IONIAN_TROOPS)])).toEqual([FLEET, IONIAN_TROOPS]);
    expect(against(campaign(), [{ ...laid(FLEET), since: 0 }])).toEqual([]);
    expect(against(campaign(), [laid(FLEET), laid(AUDIENCE)])).toEqual([AUDIENCE]);
  });

  it('R C: it costs a talent whatever comes of it, and is not played without one (ruling R20)', () => {
    expect(send(campaign(), [laid(FLEET)], FLEET, 1).treasuries.athens).toBe(229);
    expect(send(campaign(), [laid(FLEET)], FLEET, 6).treasuries.athens).toBe(229);
    expect(against({ ...campaign(), treasuries: { athens: 0, sparta: 20 } }, [laid(FLEET)])).toEqual([]);
  });

  it('R C: fleets stay and are paid for; troops and their general go home', () => {
    const troops = ['pharnabazus-cavalry-5-1', 'pharnabazus-lightInfantry-4-1'] as const;
    const there = withLeaders(withUnits(abydos, { ...inside(FLEETS, ABYDOS), ...inside(troops, ABYDOS) }), {
      generalOfPharnabazus: { at: ABYDOS, player: 'sparta', inside: true },
    });
    const active = [laid(FLEET, 'sparta', FLEETS), laid(TROOPS, 'sparta', troops)];
    const noFleets = send(there, active, FLEET, 6);
    expect(noFleets.units['pharnabazus-fleet-5-1']).toMatchObject({ at: ABYDOS });
    expect(priceOf(noFleets, 'pharnabazus-fleet-5-1')).toBe(2);
    const noTroops = send(there, active, TROOPS, 6);
    expect(noTroops.units['pharnabazus-cavalry-5-1']).toEqual({ at: 'forcePool' });
    expect(noTroops.leaders['generalOfPharnabazus']).toBeUndefined();
    expect(noTroops.cards?.active.map(({ card }) => card)).toEqual([FLEET]);
  });

  it('R C: -1 against support; +1 each for Hellespont, its three cities, and more fleets there', () => {
    // Athens holds Hellespont, Byzantium, Cyzicus and Abydos: +2.
    const works = (state: GameState, card: CardId, die: number): boolean =>
      send(state, [laid(card)], card, die).cards?.active.length === 0;
    expect([works(campaign(), FLEET, 4), works(campaign(), FLEET, 3)]).toEqual([true, false]);
    expect([works(campaign(), SUPPORT, 5), works(campaign(), SUPPORT, 4)]).toEqual([true, false]);
    const fleet = withUnits(campaign(), { 'attica-fleet-6-1': { at: 'W7209', inside: true } });
    expect([works(fleet, FLEET, 3), works(fleet, FLEET, 2)]).toEqual([true, false]);
    expect([works(abydos, FLEET, 5), works(abydos, FLEET, 4)]).toEqual([true, false]);
  });

  it('R C: +2 for all four regions of Ionia, or +1 for three of them', () => {
    const works = (state: GameState, die: number): boolean =>
      send(state, [laid(IONIAN_FLEET)], IONIAN_FLEET, die).cards?.active.length === 0;
    expect([works(campaign(), 4), works(campaign(), 3)]).toEqual([true, false]);
    const three = withRegion(campaign(), 'chios', { player: 'sparta' });
    expect([works(three, 5), works(three, 4)]).toEqual([true, false]);
  });

  it('R C: nothing modifies the roll before the Great King', () => {
    const active = [laid(AUDIENCE), laid(FLEET)];
    expect(send(campaign(), active, AUDIENCE, 5).cards?.active).toHaveLength(2);
    expect(send(campaign(), active, AUDIENCE, 6).cards?.active).toHaveLength(1);
  });

  it('R C: who ends support calls the troops home that it has taken over', () => {
    const troops = ['pharnabazus-cavalry-5-1'] as const;
    const there = withUnits(abydos, { ...inside(troops, DASCYLIUM) });
    const state = send(there, [laid(SUPPORT, 'sparta', troops)], SUPPORT, 6);
    expect(state.units['pharnabazus-cavalry-5-1']).toEqual({ at: 'forcePool' });
  });
});

/** Returns the land area of a hex. */
function areaAt(state: GameState, id: string): string {
  const { places, ground } = machine.situationOf(state);
  const hex = places.codes.get(id as 'W6615') ?? 0;
  return ground.map.areas[ground.areaAt[hex] ?? 0]?.id ?? '';
}
