/** R S13, S14.3: prisoners, and leaders who are recruited. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/clash/action/index.js';
import type { GameState } from '../../../src/clash/state.js';
import type { LeaderId } from '../../../src/conquest/vocabulary.js';
import { LANDING, moving, offCyprus, scene, stormed, TURN, TURN_OF_THREE, withRule } from '../optional.js';
import { dice, expectRefused, play, said, type Changes } from '../table.js';

it('R S13: a leader in a city that falls is the prisoner of whoever has taken it, and his wound heals (ruling S13.5)', () => {
  const { state, events } = stormed();
  expect(state.leaders['demetrius']).toEqual({ at: 'captive', side: 'warlords', wounded: false });
  expect(said(events, 'leaderHeld')).toEqual([
    { type: 'leaderHeld', rule: 'R S13', leader: 'demetrius', from: 'regency', by: 'warlords' },
  ]);
});

describe('R S14.3: prisoners', () => {
  /** The regency holds these prisoners, and may ask them. */
  const asking = (changes: Changes, ...held: readonly LeaderId[]): GameState =>
    scene(withRule(2, 'leaderRecruitment'), {
      ...changes,
      leaders: {
        ...Object.fromEntries(held.map((id) => [id, { at: 'captive', side: 'regency' }])),
        eumenes: { at: 'media', side: 'regency' },
      },
      stack: [TURN, ...moving('regency', { kind: 'prisoners', side: 'regency', left: held, asked: null })],
    }).state;
  const offer = (leader: string): Action => ({ type: 'makeOffer', player: 'regency', leader });
  const held = { media: { holder: 'regency' } } as const;

  it.each([
    [1, 'executed', 'gone'],
    [2, 'noEffect', 'captive'],
    [4, 'noEffect', 'captive'],
    [5, 'recruited', 'media'],
    [6, 'recruited', 'media'],
  ])('a die of %i: %s', (die, result, at) => {
    const { state, events } = play(asking({ provinces: held }, 'antigonus'), [offer('antigonus'), ...dice(die)]);
    expect(said(events, 'prisonerAsked')[0]).toMatchObject({ die, modifier: 0, result });
    expect(state.leaders['antigonus']).toMatchObject({ at, side: 'regency' });
  });

  it.each([
    [{ syria: { holder: 'regency' } }, ['prisoners']],
    [{}, []],
  ] as const)('offers are made by whoever has a province for him: %o (ruling S14.7)', (provinces, frames) => {
    const { state } = scene(withRule(2, 'leaderRecruitment'), {
      provinces,
      leaders: { antigonus: { at: 'captive', side: 'regency' }, eumenes: { at: 'media', side: 'regency' } },
      // Supply and initiative come first; then reinforcements and recovery.
      stack: [{ ...TURN, step: 2, order: ['regency', 'warlords'] }],
    });
    expect(state.stack.map(({ kind }) => kind).filter((kind) => kind !== 'turn' && kind !== 'movement')).toEqual(
      frames,
    );
  });

  it('one more for Roxane, the Royal Family, and Macedonia each', () => {
    const own = { at: 'media', side: 'regency' } as const;
    const state = asking(
      {
        units: { 'persianLevy-1': own },
        baggage: { roxane: own, royalFamily: own },
        provinces: { macedonia: { holder: 'regency' } },
      },
      'antigonus',
    );
    const { events } = play(state, [offer('antigonus'), ...dice(2)]);
    expect(said(events, 'prisonerAsked')[0]).toMatchObject({ die: 2, modifier: 3, result: 'recruited' });
  });

  it('once in a turn, and only whom one holds', () => {
    const two = asking({ provinces: held }, 'antigonus', 'demetrius');
    expectRefused(two, offer('eumenes'), 'notItsPrisoner', 'R S14.3');
    expectRefused(two, offer('zeus'), 'pieceUnknown', 'R S14.3');
    const { state } = play(two, [offer('antigonus'), ...dice(3)]);
    expectRefused(state, offer('antigonus'), 'askedAlready', 'R S14.3');
  });

  const trespassing = (changes: Changes, options = withRule(2, 'leaderRecruitment')): GameState =>
    play(
      scene(options, {
        provinces: { syria: { holder: 'regency' } },
        ...changes,
        leaders: { antigonus: { at: 'cilicia', side: 'warlords' }, eumenes: { at: 'media', side: 'regency' } },
        stack: [TURN, ...moving('warlords')],
      }).state,
      [{ type: 'march', player: 'warlords', leader: 'antigonus', province: 'syria' }],
    ).state;
  const watch = { 'persianLevy-1': { at: 'syria', side: 'regency' } } as const;

  it('a leader alone in an enemy’s province is caught by units that are there (ruling S14.4)', () => {
    expect(trespassing({ units: watch }).leaders['antigonus']).toMatchObject({ at: 'captive', side: 'regency' });
  });

  describe('ruling S14.4 whom the others leave behind among enemies in their own movement phase', () => {
    /** Antigonus goes home from Syria with the only unit; Demetrius, and a garrison of the enemy, are there still. */
    const left = (): GameState =>
      play(
        scene(withRule(2, 'leaderRecruitment'), {
          turn: 2,
          units: {
            'persianLevy-1': { at: 'syria', side: 'regency' },
            'phalanx-1': { at: 'syria', side: 'warlords' },
            'persianLevy-2': { at: 'cilicia', side: 'warlords' },
          },
          provinces: { syria: { holder: 'regency' }, cilicia: { holder: 'warlords' } },
          leaders: {
            antigonus: { at: 'syria', side: 'warlords' },
            demetrius: { at: 'syria', side: 'warlords' },
            eumenes: { at: 'media', side: 'regency' },
          },
          stack: [TURN, ...moving('warlords')],
        }).state,
        [
          { type: 'march', player: 'warlords', leader: 'antigonus', province: 'cilicia' },
          { type: 'take', player: 'warlords', unit: 'phalanx-1' },
        ],
      ).state;

    it('goes after them', () => {
      const { state } = play(left(), [{ type: 'march', player: 'warlords', leader: 'demetrius', province: 'cilicia' }]);
      expect(state.leaders['demetrius']).toMatchObject({ at: 'cilicia', side: 'warlords' });
    });

    it('is caught if he does not', () => {
      const { state, events } = play(left(), [{ type: 'endMovement', player: 'warlords' }]);
      expect(state.leaders['demetrius']).toMatchObject({ at: 'captive', side: 'regency' });
      expect(said(events, 'leaderHeld')).toMatchObject([{ rule: 'R S14.3', leader: 'demetrius', by: 'regency' }]);
    });
  });

  /** A fleet of Antigonus with Demetrius against five of Ptolemy: 5:1, which no die is needed for, or 4:1 with whom else. */
  const wrecked = (units: Changes['units'] = {}, options = withRule(3, 'leaderRecruitment')) => {
    const ptolemaic = ['egyptianFleet', 'sidonianFleet', 'newFleet', 'cretanFleet', 'athenianFleet', 'blackSeaFleet'];
    return scene(options, {
      turn: 2,
      units,
      leaders: {
        demetrius: { at: 'cypriote', side: 'antigonid' },
        antigonus: { at: 'ionia', side: 'antigonid' },
        ptolemy: { at: 'egypt', side: 'ptolemaic' },
        seleucus: { at: 'media', side: 'seleucid' },
      },
      baggage: {
        ionianFleet: { at: 'cypriote', side: 'antigonid' },
        ...Object.fromEntries(ptolemaic.map((id) => [id, { at: 'cypriote', side: 'ptolemaic' }])),
      },
      stack: [
        TURN_OF_THREE,
        { kind: 'seaBattles', side: 'ptolemaic', left: [{ zone: 'cypriote', against: 'antigonid' }] },
      ],
    });
  };

  it('a leader whose last ship is sunk is caught by the fleets that are there, if he is alone (ruling S14.4)', () => {
    const { state, events } = wrecked();
    expect(said(events, 'seaBattleDecided')[0]).toMatchObject({ result: 'DE', defender: 'antigonid' });
    expect(state.leaders['demetrius']).toMatchObject({ at: 'captive', side: 'ptolemaic' });
    expect(said(events, 'leaderHeld')).toMatchObject([{ rule: 'R S14.3', from: 'antigonid', by: 'ptolemaic' }]);
  });

  it('with others he drowns as they do, and without the rule', () => {
    const foot = { 'persianCavalry-1': { at: 'cypriote', side: 'antigonid' } } as const;
    expect(wrecked(foot).state.leaders['demetrius']?.at).toBe('gone');
    expect(wrecked({}, { players: 3 }).state.leaders['demetrius']?.at).toBe('gone');
  });

  /** Cyprus and its fleet are Ptolemy’s, with Demetrius and these aboard. */
  const gone = (aboard: Changes['units'] = {}): GameState =>
    play(offCyprus(withRule(3, 'leaderRecruitment'), aboard), LANDING).state;

  it('a leader whose ship goes over to an enemy is caught on it (R S8.5)', () => {
    const state = gone();
    expect(state.baggage['cypriotFleet']?.side).toBe('ptolemaic');
    expect(state.leaders['demetrius']).toMatchObject({ at: 'captive', side: 'ptolemaic' });
  });

  it('ruling S8.6: who was aboard it with others comes ashore as they do, and is nobody’s prisoner', () => {
    const { state } = play(gone({ 'phalanx-1': { at: 'cypriote', side: 'antigonid' } }), [
      { type: 'comeAshore', player: 'antigonid', piece: 'phalanx-1', province: 'cilicia' },
      { type: 'comeAshore', player: 'antigonid', piece: 'demetrius', province: 'ionia' },
    ]);
    expect(state.leaders['demetrius']).toMatchObject({ at: 'ionia', side: 'antigonid' });
  });

  it('not where nobody is, nor without the rule', () => {
    expect(trespassing({}).leaders['antigonus']?.at).toBe('syria');
    expect(trespassing({ units: watch }, { players: 2 }).leaders['antigonus']?.at).toBe('syria');
  });
});
