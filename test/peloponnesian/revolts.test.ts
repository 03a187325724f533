import { describe, expect, it } from 'vitest';
import { seededChance, type ChanceSource } from '../../src/core/index.js';
import { ActionCodec } from '../../src/peloponnesian/codec/action.js';
import { EventCodec } from '../../src/peloponnesian/codec/event.js';
import { frameCodec } from '../../src/peloponnesian/codec/frame.js';
import { momentFindings, sketchFindings } from '../../src/peloponnesian/codec/state/index.js';
import { settingOf } from '../../src/peloponnesian/codec/state/sketch.js';
import { changeControl } from '../../src/peloponnesian/deeds/control.js';
import { changeLevels } from '../../src/peloponnesian/deeds/levels.js';
import { endCampaignTurn } from '../../src/peloponnesian/deeds/course.js';
import { beginRevolt, pacifyCities } from '../../src/peloponnesian/deeds/revolts.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { findCity, friendOfCity } from '../../src/peloponnesian/query/owners.js';
import { openCities } from '../../src/peloponnesian/query/placement.js';
import { masterOfCity } from '../../src/peloponnesian/query/presence.js';
import { citiesToCheck, revoltModifiers } from '../../src/peloponnesian/query/revolts.js';
import { initialState } from '../../src/peloponnesian/rules/02-setup.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import type { CityId, RegionId } from '../../src/peloponnesian/vocabulary.js';
import { campaign } from './campaign.js';
import { withLeaders, withRegion, withUnits } from './changed.js';
import { doing } from './doing.js';
import { describeEvent } from '../../src/peloponnesian/text/index.js';
import { attackOf, fought } from './field.js';
import { held } from './positions.js';
import { check, named, quell, summer, TEOS } from './revolts.js';
import { die, play, playOn, refused, started } from './table.js';

const CHIOS = 'W5328';
const POTIDAEA = 'W3414';

/** Brings about the revolt of a city. */
const revolts = (state: GameState, city: CityId, region: RegionId) =>
  doing(state, (run) => {
    const fact = findCity(run.state, city);
    if (fact !== undefined) beginRevolt(run, fact, region);
  });

const modifiers = (state: GameState, city: CityId) => {
  const situation = machine.situationOf(state);
  const fact = findCity(situation, city);
  return fact === undefined ? [] : revoltModifiers(situation, fact).map(({ why, by }) => `${why} ${by}`);
};

const cityOf = (state: GameState, id: CityId) => {
  const situation = machine.situationOf(state);
  const fact = findCity(situation, id);
  if (fact === undefined) throw new RangeError(id);
  return { friend: friendOfCity(situation, fact), master: masterOfCity(situation, fact) };
};

describe('R 6: the example of Teos', () => {
  // Allegiance 2, x3; Erythrae is in revolt, and Athenian troops are in Chios.
  const start = withUnits(
    withRegion(summer({ cities: { erythrae: { revolt: 0 } } }), 'chios', { allegiance: 2, multiple: 3 }),
    { 'attica-hoplite-4-1': { at: CHIOS, inside: true } },
  );
  const checks = started(start);

  it('Sparta chooses among the cities that are not in revolt', () => {
    expect(machine.actors(checks)).toEqual(['sparta']);
    expect(named(checks)).toEqual(['chios', 'clazomenae', 'teos']);
  });

  it('5 + 2 = 7: Teos revolts, and is friendly to the Spartan side', () => {
    const { state, events } = play(checks, check('teos'), die(5));
    expect(events.find(({ type }) => type === 'revoltChecked')).toEqual({
      type: 'revoltChecked',
      rule: 'R 6.1',
      player: 'sparta',
      region: 'chios',
      city: 'teos',
      voluntary: false,
      die: 5,
      modifiers: [
        { why: 'eachLostCity', by: 1 },
        { why: 'assessedAboveBase', by: 1 },
      ],
      total: 7,
      succeeds: true,
    });
    expect(events.find(({ type }) => type === 'cityRevolted')).toMatchObject({ city: 'teos', friend: 'league' });
    expect(state.cities.teos).toEqual({ revolt: 1 });
  });

  it('a 4 is not enough', () => {
    expect(play(checks, check('teos'), die(4)).state.cities.teos).toBeUndefined();
  });
});

describe('R 6.1: the checks', () => {
  it('ruling Q27: all cities may be named that are still of Athens', () => {
    const cities: GameState['cities'] = {
      mytilene: { siege: 5 },
      methymna: { held: 'sparta' },
      antissa: { destroyed: true },
    };
    const checks = started(withRegion(summer({ cities }), 'lesbos', { allegiance: 1 }));
    expect(named(checks)).toContain('mytilene');
    for (const city of ['methymna', 'antissa']) {
      expect(named(checks)).not.toContain(city);
      expect(refused(checks, check(city))).toEqual(['cityIsLost', 'ruling Q27']);
    }
    expect(refused(checks, check('teos'))).toEqual(['otherRegion', 'R 6.1']);
  });

  it('R 6.4: a capital never revolts', () => {
    const checks = started(withRegion(summer(), 'attica', { allegiance: 1 }));
    expect(named(checks)).toContain('piraeus');
    expect(refused(checks, check('athens'))).toEqual(['capitalIsLoyal', 'R 6.4']);
    const checkable = (state: GameState) =>
      citiesToCheck(machine.situationOf(held(state, 'athens', 'boeotia')), 'boeotia').map(({ id }) => id);
    expect(checkable(initialState({ players: 3, scenario: 'threePlayerCampaign' }))).not.toContain('thebes');
    expect(checkable(campaign())).toContain('thebes');
  });

  it('R 6.1: one check in each region at risk, in the order of the rulebook', () => {
    const two = withRegion(withRegion(summer(), 'lesbos', { allegiance: 1 }), 'chios', { allegiance: 1 });
    const first = started(two);
    expect(named(first)).toContain('mytilene');
    const second = play(first, check('mytilene'), die(1)).state;
    expect(named(second)).toEqual(['chios', 'erythrae', 'clazomenae', 'teos']);
    const done = play(second, check('chios'), die(1)).state;
    expect(done.stack.at(-1)?.kind).not.toBe('revolts');
  });

  it('ruling Q131: no city is named where no die can bring about a revolt', () => {
    // Allegiance 3 gives no modifier.
    const calm = started(withRegion(summer(), 'chios', { allegiance: 3 }));
    expect(calm.stack.at(-1)?.kind).not.toBe('revolts');
    const raided = started({ ...withRegion(summer(), 'chios', { allegiance: 3 }), raided: { erythraea: 1 } });
    expect(named(raided)).toEqual(['chios', 'erythrae', 'clazomenae', 'teos']);
  });

  it('R 6.1, 4.1: Allegiance of 4 is no risk, and neutral Argolid is not checked (ruling Q10)', () => {
    const calm = withRegion(withRegion(summer(), 'chios', { allegiance: 4, multiple: 3 }), 'argolid', {
      allegiance: -4,
    });
    expect(started(calm).stack.at(-1)?.kind).not.toBe('revolts');
  });
});

describe('R 6.3: the modifiers', () => {
  const at = (allegiance: number) => modifiers(withRegion(summer({ cities: {} }), 'chios', { allegiance }), 'teos');

  it('ruling Q29: Allegiance', () => {
    expect([3, 2].map(at)).toEqual([[], []]);
    expect([1, 0, -1, -2, -3, -4].map(at).flat()).toEqual([
      'allegiance 1',
      'allegiance 1',
      'allegiance 2',
      'allegiance 3',
      'allegiance 3',
      'allegiance 3',
    ]);
  });

  it('each city in revolt or in the hands of the enemy, but none that is destroyed', () => {
    const cities: GameState['cities'] = {
      chios: { held: 'sparta' },
      erythrae: { revolt: 0 },
      clazomenae: { destroyed: true },
    };
    expect(modifiers(summer({ cities }), 'teos')).toEqual(['eachLostCity 2']);
  });

  it('assessment, what was lowered, and raids in the area of the city', () => {
    const low = withRegion(summer({ cities: {}, lowered: ['chios'] }), 'chios', { multiple: 0 });
    expect(modifiers(low, 'teos')).toEqual(['assessedBelowBase -1', 'assessedBelowLastYear -1']);
    const raided = summer({ cities: {}, raided: { erythraea: 2 } });
    expect(modifiers(raided, 'teos')).toEqual(['raidedArea 1']);
    expect(modifiers(raided, 'chios')).toEqual([]);
  });
});

describe('R 6.2: voluntary checks of Athens', () => {
  const revolting: Partial<GameState> = { cities: { teos: { revolt: 0 } }, lowered: ['chios'] };
  const low = withRegion(summer(revolting), 'chios', { multiple: 0 });

  it('ruling Q13: the city counts itself, so that a check at x1 cannot succeed', () => {
    const plain = started(summer({ cities: { teos: { revolt: 0 } } }));
    expect(plain.stack.at(-1)?.kind).not.toBe('revolts');
    expect(modifiers(summer({ cities: { teos: { revolt: 0 } } }), 'teos')).toEqual(['eachLostCity 1']);
  });

  it('on a total of 1 the revolt ends, and Allegiance rises by 1 (ruling Q117)', () => {
    const checks = started(low);
    expect(machine.actors(checks)).toEqual(['athens']);
    expect(machine.legalActions(checks)).toEqual([quell('teos'), { type: 'endRevolts', player: 'athens' }]);
    // +1 for Teos, -1 below the base, -1 lowered: 2 makes 1.
    const { state, events } = play(checks, quell('teos'), die(2));
    expect(events.find(({ type }) => type === 'revoltChecked')).toMatchObject({ voluntary: true, total: 1 });
    expect(state.cities.teos).toBeUndefined();
    expect(state.regions.chios?.allegiance).toBe(11);
  });

  it('on a total of 2 it goes on, and a region is tried once', () => {
    const { state } = play(started(low), quell('teos'), die(3));
    expect(state.cities.teos).toEqual({ revolt: 0 });
    expect(state.stack.at(-1)?.kind).not.toBe('revolts');
  });

  it('not in the risk zone', () => {
    const atRisk = started(withRegion(low, 'chios', { allegiance: 3 }));
    expect(named(atRisk)).not.toContain('teos');
  });

  it('says why something is refused', () => {
    const checks = started(low);
    expect(refused(checks, quell('chios'))).toEqual(['cityNotInRevolt', 'R 6.2']);
    expect(refused(checks, quell('mytilene'))).toEqual(['otherRegion', 'R 6.1']);
  });
});

describe('R 6.5.1: friends of a city in revolt', () => {
  it('ruling Q30: follow the Militance at every moment', () => {
    const state = summer({ cities: { teos: { revolt: 0 } } });
    expect(cityOf(withRegion(state, 'chios', { militance: 5 }), 'teos').friend).toBe('league');
    expect(cityOf(withRegion(state, 'chios', { militance: 4 }), 'teos').friend).toBeNull();
  });

  it('ruling Q28: a siege of a city that revolts ends without a victory', () => {
    const start = withUnits(summer({ cities: { teos: { siege: 4 } } }), {
      'laconia-hoplite-5-1': { at: TEOS },
      'laconia-hoplite-5-2': { at: TEOS },
    });
    const { state, events } = revolts(start, 'teos', 'chios');
    expect(state.cities.teos).toEqual({ revolt: 1 });
    expect(events.map(({ type }) => type)).toEqual(['cityRevolted']);
  });

  it('ruling Q28: but it goes on where the Militance is too low, for the city is friendly to nobody', () => {
    const weary = withRegion(summer({ cities: { teos: { siege: 4 } } }), 'chios', { militance: 4 });
    const { state, events } = revolts(withUnits(weary, { 'laconia-hoplite-5-1': { at: TEOS } }), 'teos', 'chios');
    expect(state.cities.teos).toEqual({ revolt: 1, siege: 4 });
    expect(events).toMatchObject([{ type: 'cityRevolted', friend: null }]);
    // It is still as good as an enemy city for those before it (ruling Q45): they can besiege it (R 10.3.1).
    expect(cityOf(state, 'teos').friend).toBeNull();
  });

  it('ruling Q30: a siege is over when the city becomes friendly to its besiegers', () => {
    const white = withRegion(summer({ cities: { teos: { revolt: 0, siege: 4 } } }), 'chios', { militance: 4 });
    const start = withUnits(white, { 'laconia-hoplite-5-1': { at: TEOS } });
    const rises = (state: GameState) =>
      doing(state, (run) => changeLevels(run, 'chios', { allegiance: 0, militance: 1 }, 'card', 'R C')).state;
    expect(rises(start).cities.teos).toEqual({ revolt: 0 });
    const athenian = withUnits(white, { 'attica-hoplite-4-1': { at: TEOS } });
    expect(rises(athenian).cities.teos).toEqual({ revolt: 0, siege: 4 });
  });
});

describe('R 6.5.2: friendly units enter', () => {
  it('Q28: units that stand outside take the city as the Campaign Turn ends', () => {
    const start = withUnits(summer({ cities: { teos: { revolt: 1 } }, campaignTurn: 1 }), {
      'laconia-hoplite-5-1': { at: TEOS },
    });
    const ended = doing(start, endCampaignTurn).state;
    expect(ended.cities.teos).toEqual({ held: 'sparta' });
  });
});

describe('R 6.5.3, 6.5.4: units inside', () => {
  const inside = withUnits(summer({ cities: { teos: { revolt: 1 } } }), {
    'attica-hoplite-4-1': { at: TEOS, inside: true },
  });

  it('ruling Q15: end the revolt when the next season begins, and not in the season of the revolt', () => {
    expect(doing(inside, pacifyCities).state.cities.teos).toEqual({ revolt: 1 });
    const { state, events } = doing({ ...inside, turn: 2, season: 'fall' }, pacifyCities);
    expect(state.cities.teos).toBeUndefined();
    expect(events).toEqual([{ type: 'revoltEnded', rule: 'R 6.5.3', region: 'chios', city: 'teos' }]);
  });

  it('ruling Q5: revolts end before the checks', () => {
    const fall = withRegion({ ...inside, turn: 2, season: 'fall' }, 'chios', { allegiance: 1 });
    expect(named(started(fall))).toEqual(['chios', 'erythrae', 'clazomenae', 'teos']);
  });

  it('units outside end nothing', () => {
    const outside = withUnits(inside, { 'attica-hoplite-4-1': { at: TEOS } });
    expect(doing({ ...outside, turn: 2, season: 'fall' }, pacifyCities).state.cities.teos).toEqual({ revolt: 1 });
  });

  it('ruling Q31: hold the place as long as they are there', () => {
    expect(cityOf(inside, 'teos')).toEqual({ friend: 'league', master: 'empire' });
    const empty = withUnits(inside, { 'attica-hoplite-4-1': { at: CHIOS, inside: true } });
    expect(cityOf(empty, 'teos')).toEqual({ friend: 'league', master: 'league' });
  });

  it('ruling Q31: Sparta does not walk in, but masks or attacks them', () => {
    const start = withUnits(inside, { 'laconia-hoplite-5-1': { at: TEOS } });
    const ended = doing({ ...start, campaignTurn: 1 }, endCampaignTurn).state;
    expect(ended.cities.teos).toEqual({ revolt: 1 });
    const attack = attackOf('sparta', TEOS, 'W5729', ['laconia-hoplite-5-1', 'laconia-hoplite-5-2']);
    const two = withUnits(start, { 'laconia-hoplite-5-2': { at: TEOS } });
    const before = play(fought(two, attack), { type: 'endArray', player: 'athens' }).state;
    expect(machine.legalActions(before).map(({ type }) => type)).toEqual(['assault', 'maskPlace']);
    const stormed = play(before, { type: 'assault', player: 'sparta' });
    // Q31: the garrison takes no part, and the defence is that of Athens.
    expect(stormed.events.find(({ type }) => type === 'battleBegan')).toMatchObject({
      defender: 'athens',
      defending: { units: ['attica-hoplite-4-1'] },
      isGarrisonAlone: false,
    });
  });

  it('ruling Q31: others of Athens join them', () => {
    const outside = withUnits(inside, { 'attica-hoplite-4-2': { at: TEOS } });
    const ended = doing({ ...outside, campaignTurn: 1 }, endCampaignTurn).state;
    expect(ended.units['attica-hoplite-4-2']).toEqual({ at: TEOS, inside: true });
    expect(ended.cities.teos).toEqual({ revolt: 1 });
  });

  it('ruling Q32: nobody is placed or removed there', () => {
    const open = openCities(machine.situationOf(inside), 'chios', 'athens').map(({ city }) => city.id);
    expect(open).toEqual(['chios', 'erythrae', 'clazomenae']);
  });

  it('ruling Q132: a leader alone stands outside', () => {
    const alone = withLeaders(summer(), { phormio: { at: TEOS, player: 'athens', inside: true } });
    expect(revolts(alone, 'teos', 'chios').state.leaders.phormio).toEqual({ at: TEOS, player: 'athens' });
    const led = withUnits(alone, { 'attica-hoplite-4-1': { at: TEOS, inside: true } });
    expect(revolts(led, 'teos', 'chios').state.leaders.phormio?.inside).toBe(true);
  });
});

describe('R 6.5.5: walls of cities that revolt', () => {
  it('small and medium ones are built at once, as the text says of a medium city', () => {
    const { state, events } = revolts(summer(), 'clazomenae', 'chios');
    expect(state.cities.clazomenae).toEqual({ revolt: 1, walled: true });
    expect(events.at(-1)).toMatchObject({ type: 'cityRevolted', walls: 'built' });
  });

  it('those of a large city are complete in the next season', () => {
    const open = summer({ cities: { mytilene: { walled: false } } });
    const { state, events } = revolts(open, 'mytilene', 'lesbos');
    expect(state.cities.mytilene).toEqual({ revolt: 1, walled: false, wallsDue: 2 });
    expect(events.at(-1)).toMatchObject({ walls: 'begun' });
  });

  it('walls that are being built already are complete no later', () => {
    const begun = summer({ cities: { mytilene: { walled: false, wallsDue: 1 }, clazomenae: { wallsDue: 2 } } });
    expect(revolts(begun, 'mytilene', 'lesbos').state.cities.mytilene?.wallsDue).toBe(1);
    expect(revolts(begun, 'clazomenae', 'chios').state.cities.clazomenae).toEqual({ revolt: 1, walled: true });
  });

  it('are given up if the revolt ends before, but go over with the region (ruling Q18)', () => {
    const begun = withUnits(summer({ cities: { mytilene: { walled: false, revolt: 0, wallsDue: 2 } } }), {
      'attica-hoplite-4-1': { at: 'W5622', inside: true },
    });
    expect(doing(begun, pacifyCities).state.cities.mytilene).toEqual({ walled: false });
    const free = summer({ cities: { mytilene: { walled: false, revolt: 0, wallsDue: 2 } } });
    const lost = doing(free, (run) => changeControl(run, 'lesbos', 'sparta', 'R 4.3.1')).state;
    expect(lost.cities.mytilene).toEqual({ walled: false, wallsDue: 2 });
  });
});

describe('R 6.2, 6.5: sieges when a revolt ends', () => {
  const siege = { potidaea: { revolt: 0, siege: 4 } };

  it('a siege by Athens is over, one by Sparta goes on', () => {
    const athenian = withUnits(summer({ cities: siege }), {
      'attica-hoplite-4-1': { at: POTIDAEA },
      'attica-hoplite-4-2': { at: POTIDAEA, inside: true },
    });
    expect(doing(athenian, pacifyCities).state.cities.potidaea).toBeUndefined();
    expect(doing(athenian, pacifyCities).state.units['attica-hoplite-4-1']).toEqual({ at: POTIDAEA, inside: true });
    const spartan = withUnits(summer({ cities: siege }), {
      'laconia-hoplite-5-1': { at: POTIDAEA },
      'attica-hoplite-4-2': { at: POTIDAEA, inside: true },
    });
    expect(doing(spartan, pacifyCities).state.cities.potidaea).toEqual({ siege: 4 });
  });
});

describe('what is said', () => {
  const checks = started(withRegion(summer(), 'chios', { allegiance: 0, multiple: 2 }));
  const { state, events } = play(checks, check('clazomenae'), die(5));
  const told = (locale: 'en' | 'de') =>
    events
      .filter(({ type }) => type === 'revoltChecked' || type === 'cityRevolted')
      .map((event) => describeEvent(event, state, locale).text);

  it('in English and German', () => {
    expect(told('en')).toEqual([
      'Sparta checks Clazomenae for a revolt: the die is 5, which makes 7 (Allegiance +1, high tribute +1), and it revolts.',
      'Clazomenae revolts: it is friendly to the Peloponnesian League, and its walls are built at once.',
    ]);
    expect(told('de')).toEqual([
      'Sparta prüft Klazomenai auf einen Aufstand: Der Wurf ist 5, das macht 7 (Treue +1, hoher Tribut +1), und die Stadt fällt ab.',
      'Klazomenai erhebt sich: Die Stadt ist mit dem Peloponnesischen Bund befreundet, und ihre Mauern stehen sofort.',
    ]);
  });
});

describe('played at random', () => {
  const setting = settingOf(campaign().options);

  /** Plays so many actions, and checks what is done and said. */
  function playFrom(state: GameState, chance: ChanceSource, actions: number): GameState {
    let now = state;
    for (let step = 0; step < actions && now.ended === null; step++) {
      const listed = machine.legalActions(now);
      // Most of a season is left out, so that many years pass.
      const isOwn = listed.some(({ type }) => type === 'assess' || type === 'quellRevolt');
      const quick = isOwn ? undefined : listed.find(({ type }) => /^(?:end|pass)/.test(type));
      const action = quick ?? listed[chance.draw(listed.length)];
      if (action === undefined) throw new RangeError('nothing can be done');
      expect(ActionCodec.is(action)).toBe(true);
      const applied = play(now, action);
      expect(applied.events.filter((event) => !EventCodec.is(event))).toEqual([]);
      now = applied.state;
    }
    return now;
  }

  it.each(['one', 'two'])('states are as the rules write them, in game %s', (seed) => {
    const chance = seededChance(`campaign ${seed}`);
    let state = started(campaign());
    for (let steps = 0; steps < 5 && state.ended === null; steps++) {
      state = playFrom(state, chance, 60);
      expect(state.stack.every((frame) => frameCodec.is(frame))).toBe(true);
      expect([...sketchFindings(state, setting), ...momentFindings(state)]).toEqual([]);
    }
    expect(state.turn).toBeGreaterThan(3);
  });

  it('with marches and voyages too', () => {
    const state = playOn(started(campaign()), seededChance('campaign'), 1_500);
    expect([...sketchFindings(state, setting), ...momentFindings(state)]).toEqual([]);
  });
});
