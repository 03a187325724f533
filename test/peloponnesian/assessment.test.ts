import { describe, expect, it } from 'vitest';
import { seededChance } from '../../src/core/index.js';
import type { Action } from '../../src/peloponnesian/action/index.js';
import { heuristics } from '../../src/peloponnesian/bots/index.js';
import { sketchFindings } from '../../src/peloponnesian/codec/state/index.js';
import { settingOf } from '../../src/peloponnesian/codec/state/sketch.js';
import { changeLevels } from '../../src/peloponnesian/deeds/levels.js';
import type { GameEvent } from '../../src/peloponnesian/event/index.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { initialState } from '../../src/peloponnesian/rules/02-setup.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import type { PlayerId, RegionId } from '../../src/peloponnesian/vocabulary.js';
import { campaign } from './campaign.js';
import { withRegion } from './changed.js';
import { doing } from './doing.js';
import { argive, play, refused, started } from './table.js';
import { greedily } from '../kit/greedy.js';

const choose = greedily(heuristics);

/** The Yearly Start Phase of the second year. */
const secondYear = (state: GameState): GameState => started({ ...state, year: 430, turn: 4 });

const assess = (region: RegionId, multiple: number, player: PlayerId = 'athens'): Action => ({
  type: 'assess',
  player,
  region,
  multiple,
});

const ends = (player: PlayerId): Action => ({ type: 'endAssessment', player });

/** Carries out actions one after another, and keeps all that happens. */
function played(
  state: GameState,
  ...actions: readonly Action[]
): { readonly state: GameState; readonly events: readonly GameEvent[] } {
  let now = state;
  const events: GameEvent[] = [];
  for (const action of actions) {
    const applied = play(now, action);
    events.push(...applied.events);
    now = applied.state;
  }
  return { state: now, events };
}

/** The multiples at which a region may be assessed. */
const listed = (state: GameState, region: RegionId): readonly number[] =>
  machine
    .legalActions(state)
    .flatMap((action) => (action.type === 'assess' && action.region === region ? [action.multiple] : []));

const levelsIn = (events: readonly GameEvent[], region: RegionId) =>
  events.flatMap((event) =>
    event.type === 'levelsAdjusted' && event.region === region ? [[event.cause, event.before, event.now]] : [],
  );

describe('R 5.4.2: the example of Chios', () => {
  // Allegiance 4, Base Tribute Value 2, x1; Erythrae is in revolt.
  const before = secondYear(campaign({ cities: { erythrae: { revolt: 0 } } }));
  const { state, events } = played(before, assess('chios', 3), ends('athens'), ends('sparta'));

  it('raising by two multiples takes Allegiance from 4 to 2, and x3 takes it to 1', () => {
    expect(before.regions.chios).toMatchObject({ allegiance: 4, multiple: 1 });
    expect(levelsIn(events, 'chios')).toEqual([
      ['assessmentRaised', { allegiance: 4, militance: 8 }, { allegiance: 2, militance: 8 }],
      ['assessmentLevel', { allegiance: 2, militance: 8 }, { allegiance: 1, militance: 8 }],
    ]);
    expect(state.regions.chios).toMatchObject({ player: 'athens', allegiance: 1, multiple: 3 });
  });

  it('a small city in revolt takes nothing: six talents are collected', () => {
    const collected = events.find((event) => event.type === 'tributeCollected' && event.player === 'athens');
    expect(collected).toMatchObject({ regions: expect.arrayContaining([{ region: 'chios', talents: 6 }]) as unknown });
  });
});

describe('R 5.3.1: what regions may be assessed at', () => {
  it('two multiples up at most, any number down, and never above x5', () => {
    const at = (multiple: number) => listed(secondYear(withRegion(campaign(), 'samos', { multiple })), 'samos');
    expect(at(1)).toEqual([0, 2, 3]);
    expect(at(0)).toEqual([1, 2]);
    expect(at(4)).toEqual([0, 1, 2, 3, 5]);
    expect(at(5)).toEqual([0, 1, 2, 3, 4]);
  });

  it('ruling Q20: a region is assessed once in a year', () => {
    const once = play(secondYear(campaign()), assess('samos', 2)).state;
    expect(listed(once, 'samos')).toEqual([]);
    expect(refused(once, assess('samos', 3))).toEqual(['assessedAlready', 'ruling Q20']);
  });

  it('says why something is refused', () => {
    const state = secondYear(campaign());
    expect(refused(state, assess('samos', 4))).toEqual(['raisedTooFar', 'R 5.3.1']);
    expect(refused(state, assess('samos', 1))).toEqual(['assessedSo', 'R 5.3.1']);
    expect(refused(state, assess('corinth', 2))).toEqual(['regionNotHeld', 'R 5.2']);
  });

  it('R 23.2.3: neutral Argolid is not assessed, and not adjusted', () => {
    const state = secondYear(withRegion(campaign(), 'argolid', { multiple: 3 }));
    expect(listed(state, 'argolid')).toEqual([]);
    expect(refused(state, assess('argolid', 1))).toEqual(['regionNotHeld', 'R 5.2']);
    expect(played(state, ends('athens')).state.regions.argolid?.allegiance).toBe(3);
  });

  it('R 22.4.1: in the simplified sequence nobody assesses, and levels stay', () => {
    const state = started(withRegion(argive({ year: 418, turn: 4 }), 'elis', { allegiance: 4, multiple: 3 }));
    expect(state.regions.elis).toMatchObject({ allegiance: 4, multiple: 3 });
  });
});

describe('R 5.2, 5.3: the order of the phase', () => {
  it('ruling Q19: Athens assesses first, even if the League holds more regions', () => {
    const few = campaign();
    const regions = Object.fromEntries(
      Object.entries(few.regions).map(([region, one]) => [
        region,
        region === 'attica' ? one : { ...one, player: 'sparta' as const },
      ]),
    );
    expect(machine.actors(secondYear({ ...few, regions }))).toEqual(['athens']);
  });

  it('R 2.4, ruling Q134: not in the first year', () => {
    const first = withRegion(campaign(), 'samos', { multiple: 3 });
    expect(started(first).regions.samos?.allegiance).toBe(12);
  });

  it('R 5.3.4: all regions are adjusted every year by their multiples, assessed anew or not', () => {
    const start = withRegion(withRegion(campaign(), 'samos', { multiple: 4 }), 'corinth', { multiple: 3 });
    const { regions } = played(secondYear(start), assess('euboea', 0), ends('athens'), ends('sparta')).state;
    // Samos 12 - 2 at x4, Euboea 13 + 1 at x0; Corinth's Militance 16 - 1 at x3.
    expect(regions.samos).toMatchObject({ allegiance: 10, militance: 9 });
    expect(regions.euboea).toMatchObject({ allegiance: 14, militance: 7 });
    expect(regions.corinth).toMatchObject({ allegiance: 20, militance: 15 });
  });

  it('R 5.3.3: the League pays with Militance', () => {
    const { state } = played(secondYear(campaign()), ends('athens'), assess('boeotia', 3, 'sparta'));
    // Militance 12 - 2 - 1 at x3.
    expect(state.regions.boeotia).toMatchObject({ allegiance: 12, militance: 9, multiple: 3 });
  });
});

describe('R 5.3.5: what was lowered', () => {
  it('ruling Q23: is noted for the year, in regions of Athens alone', () => {
    const start = withRegion(withRegion(campaign(), 'samos', { multiple: 2 }), 'corinth', { multiple: 2 });
    const { state } = played(
      secondYear(start),
      assess('thrace', 0),
      assess('samos', 1),
      ends('athens'),
      assess('corinth', 1, 'sparta'),
      ends('sparta'),
    );
    expect(state.lowered).toEqual(['thrace', 'samos']);
    // The next year begins anew.
    expect(secondYear({ ...state, stack: [{ kind: 'turn', step: 0, left: null }] }).lowered).toBeUndefined();
  });

  it('ruling Q23: not in a region that is lost', () => {
    const start = { ...withRegion(campaign(), 'samos', { allegiance: -3 }), lowered: ['samos' as const] };
    expect(
      doing(start, (run) => changeLevels(run, 'samos', { allegiance: 0, militance: 0 }, 'card', 'R C')).state.lowered,
    ).toEqual(['samos']);
    expect(secondYear(start).lowered).toBeUndefined();
  });
});

describe('R 5.3.3: regions lost by their assessment', () => {
  it('ruling Q21: what raising costs and the yearly change are summed, and the region goes over at once', () => {
    const start = secondYear(withRegion(campaign(), 'lesbos', { allegiance: 0 }));
    const { state, events } = played(start, assess('lesbos', 3));
    expect(events.find(({ type }) => type === 'regionChanged')).toMatchObject({
      rule: 'R 5.3.3',
      region: 'lesbos',
      by: 'sparta',
      allegiance: 3,
    });
    // R 5.3.3: Sparta may keep the assessment.
    expect(machine.actors(state)).toEqual(['sparta']);
    expect(machine.legalActions(state)).toEqual([assess('lesbos', 3, 'sparta'), assess('lesbos', 1, 'sparta')]);
    expect(refused(state, assess('lesbos', 2, 'sparta'))).toEqual(['keptOrReset', 'R 4.3.1']);
    const kept = played(state, assess('lesbos', 3, 'sparta'));
    expect(machine.actors(kept.state)).toEqual(['athens']);
    // No further penalty: Militance stays 9, at x3.
    const after = played(kept.state, ends('athens'), ends('sparta'));
    expect(after.state.regions.lesbos).toEqual({ player: 'sparta', allegiance: 3, militance: 9, multiple: 3 });
  });

  it('ruling Q20: Sparta does not raise it above what the year allows', () => {
    const start = secondYear(withRegion(campaign(), 'lesbos', { allegiance: 0 }));
    const kept = played(start, assess('lesbos', 3), assess('lesbos', 3, 'sparta'), ends('athens')).state;
    expect(listed(kept, 'lesbos')).toEqual([0, 1, 2]);
  });

  it('ruling Q21: the yearly change alone can bring a region over', () => {
    const start = secondYear(withRegion(campaign(), 'lesbos', { allegiance: -2, multiple: 3 }));
    const { state } = played(start, ends('athens'), assess('lesbos', 1, 'sparta'));
    expect(state.regions.lesbos).toEqual({ player: 'sparta', allegiance: 3, militance: 9, multiple: 1 });
    expect(state.stack.at(-1)).toMatchObject({ kind: 'assessment', player: 'sparta' });
  });

  it('an Allegiance of -2 is kept', () => {
    const start = secondYear(withRegion(campaign(), 'lesbos', { allegiance: 0 }));
    expect(played(start, assess('lesbos', 2)).state.regions.lesbos).toMatchObject({ player: 'athens', allegiance: -1 });
  });

  it('R 3.4: the game ends if Attica is lost so', () => {
    const start = secondYear(withRegion(campaign(), 'attica', { allegiance: -1 }));
    const { state } = played(start, assess('attica', 3));
    expect(state.ended).toMatchObject({ winner: 'league', how: 'home' });
    expect(state.stack).toEqual([]);
  });
});

describe('R 5.3.3: weary regions of the League', () => {
  const falls = (state: GameState, region: RegionId, by: number) =>
    doing(state, (run) => changeLevels(run, region, { allegiance: 0, militance: by }, 'card', 'R C')).state;

  it('ruling Q22: are cut to x1 as soon as their Militance is below 5', () => {
    const start = withRegion(campaign(), 'elis', { militance: 6, multiple: 3 });
    expect(falls(start, 'elis', -1).regions.elis).toMatchObject({ militance: 5, multiple: 3 });
    expect(falls(start, 'elis', -2).regions.elis).toMatchObject({ militance: 4, multiple: 1 });
    const untaxed = withRegion(campaign(), 'elis', { militance: 6, multiple: 0 });
    expect(falls(untaxed, 'elis', -2).regions.elis?.multiple).toBe(0);
  });

  it('regions of Athens are not, nor any in the simplified sequence', () => {
    const athenian = withRegion(campaign(), 'samos', { militance: 6, multiple: 3 });
    expect(falls(athenian, 'samos', -2).regions.samos?.multiple).toBe(3);
    const simplified = withRegion(argive(), 'boeotia', { militance: 5, multiple: 2 });
    expect(falls(simplified, 'boeotia', -1).regions.boeotia?.multiple).toBe(2);
  });

  it('are raised to x1 at most, and cut when the League gains them', () => {
    const start = withRegion(withRegion(campaign(), 'elis', { militance: 4 }), 'samos', {
      allegiance: -3,
      militance: 4,
      multiple: 3,
    });
    const begun = secondYear(start);
    expect(begun.regions.samos).toEqual({ player: 'sparta', allegiance: 3, militance: 4, multiple: 1 });
    const league = played(begun, ends('athens')).state;
    expect(listed(league, 'elis')).toEqual([0]);
    expect(refused(league, assess('elis', 2, 'sparta'))).toEqual(['tooWeary', 'R 5.3.3']);
  });
});

describe('R 4.3.1 a: the assessment of a region that is gained', () => {
  it('ruling Q130: is kept or set to the Base Tribute Value at once, without cost', () => {
    const start = secondYear(withRegion(campaign(), 'elis', { allegiance: -3, multiple: 0 }));
    expect(machine.actors(start)).toEqual(['athens']);
    expect(machine.legalActions(start)).toEqual([assess('elis', 0), assess('elis', 1)]);
    const set = played(start, assess('elis', 1)).state;
    expect(set.regions.elis).toEqual({ player: 'athens', allegiance: 3, militance: 8, multiple: 1 });
    expect(listed(set, 'elis')).toEqual([0, 2, 3]);
  });

  it('nobody is asked where it stands there, or in the simplified sequence', () => {
    const campaigning = secondYear(withRegion(campaign(), 'elis', { allegiance: -3 }));
    expect(campaigning.stack.at(-1)?.kind).toBe('assessment');
    const simplified = started(withRegion(argive({ year: 418, turn: 4 }), 'elis', { allegiance: -3 }));
    expect(simplified.stack.at(-1)?.kind).not.toBe('takeover');
  });
});

describe('R 5.4: collection', () => {
  it('Sicily pays Athens beside its regions', () => {
    const sicily = { since: 415, winner: 'empire' as const, tribute: 4, fleets: 0 };
    const { state, events } = played(secondYear(campaign({ sicily })), ends('athens'), ends('sparta'));
    const collected = events.filter((event) => event.type === 'tributeCollected');
    expect(collected.map(({ player, from }) => `${player} ${from}`)).toEqual([
      'athens regions',
      'athens sicily',
      'sparta regions',
    ]);
    const total = collected.reduce((sum, { player, talents }) => (player === 'athens' ? sum + talents : sum), 0);
    expect(state.treasuries.athens).toBe(230 + total);
  });

  it('R 3.3: the player with the most regions collects first', () => {
    const lost = ['thrace', 'chalcidice', 'thessaly', 'samos'] as const;
    const start = lost.reduce((state, region) => withRegion(state, region, { player: 'sparta' }), campaign());
    const { events } = played(secondYear(start), ends('athens'), ends('sparta'));
    const collected = events.filter((event) => event.type === 'tributeCollected');
    expect(collected.map(({ player }) => player)).toEqual(['sparta', 'athens']);
  });
});

it('R 5.3.5: a state does not say that a region of the League was lowered', () => {
  const state = secondYear(campaign({ lowered: ['samos'] }));
  const found = (lowered: readonly RegionId[]) =>
    sketchFindings({ ...state, lowered }, settingOf(state.options)).map(({ keys }) => keys.join('.'));
  expect(found(['samos'])).toEqual([]);
  expect(found(['samos', 'corinth', 'samos'])).toEqual(['lowered.1', 'lowered.2']);
});

it('the bot raises tribute where much is paid and little is risked', () => {
  const state = secondYear(campaign());
  const chosen = choose({ ...state, viewer: 'athens' }, machine.legalActions(state), seededChance('bot'));
  // Three talents for each multiple, at an Allegiance of 19.
  expect(chosen).toEqual(assess('aegeanIslands', 3));
});

it('R 24.4: of three players Athens assesses first, and then its enemies in their order', () => {
  const three = secondYear(initialState({ players: 3, scenario: 'threePlayerCampaign' }));
  expect(three.stack.at(-1)).toMatchObject({ kind: 'assessment', player: 'athens', next: ['sparta', 'thebes'] });
  const ended = played(three, ends('athens'), ends('sparta'), ends('thebes'));
  expect(ended.events.some(({ type }) => type === 'tributeCollected')).toBe(true);
});
