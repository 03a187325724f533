/** R X4, X5: who moves when, and how far. */
import { describe, expect, it } from 'vitest';
import { sequenceOf } from '../../src/conquest/query/04-1-turn.js';
import { components } from '../../src/xenophon/index.js';
import { scene } from './scenes.js';
import { turnAt, moving, STEPS } from './stages.js';
import { asked, board, die, emptyBoard, expectRefused, listed, newGame, place, play, started, said } from './table.js';

describe('R X4.1 initiative', () => {
  const asking = () => scene({ turn: 2, units: { 'cyrusGuard-1': { at: 'ionia' } }, stack: [turnAt(1, [])] });

  it('the rebels decide from the second turn on', () => {
    const first = play(asking(), [{ type: 'moveFirst', player: 'rebel' }]);
    expect(said(first.events, 'initiativeTaken')).toEqual([
      { type: 'initiativeTaken', rule: 'R X4.1', order: ['rebel', 'royal'] },
    ]);
    const own = said(first.events, 'phaseBegan').filter(({ side }) => side !== null);
    expect(own[0]).toMatchObject({ phase: 'reinforcements', side: 'rebel' });
    const second = play(asking(), [{ type: 'moveSecond', player: 'rebel' }]);
    expect(said(second.events, 'initiativeTaken').map(({ order }) => order)).toEqual([['royal', 'rebel']]);
  });

  it('the sequence: supply, initiative (ruling X4.1), each side whole, sieges (ruling X4.2)', () => {
    const situation = asked({ ...asking(), stack: [turnAt(2, ['royal', 'rebel'])] });
    expect(sequenceOf(situation).map(({ phase, side }) => `${phase} ${side ?? ''}`.trim())).toEqual([
      'supply',
      'initiative',
      'reinforcements royal',
      'recovery royal',
      'movement royal',
      'combat royal',
      'reinforcements rebel',
      'recovery rebel',
      'movement rebel',
      'combat rebel',
      'siege',
    ]);
  });
});

describe('R X4.2 the first turn', () => {
  it('the royal side is first, and the rebels are not asked', () => {
    const { events } = started(emptyBoard({ turn: 1, stack: [turnAt(1, [])] }));
    expect(said(events, 'initiativeTaken')).toEqual([
      { type: 'initiativeTaken', rule: 'R X4.2', order: ['royal', 'rebel'] },
    ]);
  });

  it('the royal side moves first, and of its stacks that of Tissaphernes alone', () => {
    // The army of Cyrus weighs upon Ionia, and the King's upon Media; the land is tested before anybody moves.
    let state = newGame();
    while (listed(state, 'roll').length === 0 && listed(state, 'liveOffTheLand').length > 0)
      state = play(state, [listed(state, 'liveOffTheLand')[0]!]).state;
    while (listed(state, 'endMovement').length === 0) {
      const source = listed(state, 'liveOffTheLand')[0];
      state = play(state, [source ?? die(1)]).state;
    }
    const leaders = new Set(listed(state, 'march').map(({ leader }) => leader));
    expect([...leaders]).toEqual(['tissaphernes']);
    expectRefused(
      state,
      { type: 'march', player: 'royal', leader: 'artaxerxes', province: 'babylonia' },
      'mayNotMove',
      'R X4.2',
    );
    // Another fault of the march is named by its own clause.
    expectRefused(
      state,
      { type: 'march', player: 'royal', leader: 'artaxerxes', province: 'ionia' },
      'noWayThere',
      'R 8.1',
    );
    expectRefused(state, { type: 'moveFirst', player: 'royal' } as never, 'wrongMoment', 'R 8.1');
  });
});

describe('R X5.4 Abrocomas', () => {
  const leadersOn = (turn: number) =>
    [
      ...new Set(listed(started(board({ turn, stack: moving('royal') })).state, 'march').map(({ leader }) => leader)),
    ].sort();

  it('stays in Syria until the third turn, the King until the second', () => {
    expect(leadersOn(1)).toEqual(['tissaphernes']);
    expect(leadersOn(2)).toEqual(['artaxerxes', 'tissaphernes']);
    expect(leadersOn(3)).toEqual(['abrocomas', 'artaxerxes', 'tissaphernes']);
  });
});

describe('R X5.1 forced marches', () => {
  const leads = (name: string, wounded = false) => {
    const situation = asked(board({ leaders: { [name]: { wounded } } }));
    return situation.law.leadsForcedMarch(situation, situation.roster.leaderCodes.get(name) ?? -1);
  };

  it('by whoever has a rating of six or more, wounded or not', () => {
    expect(['cyrus', 'clearchus', 'xenophon', 'tissaphernes'].map((name) => leads(name))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['ariaeus', 'menon', 'artaxerxes', 'abrocomas'].map((name) => leads(name))).toEqual([
      false,
      false,
      false,
      false,
    ]);
    // Clearchus is a 4 when he is wounded, and was a 6.
    expect(leads('clearchus', true)).toBe(true);
  });
});

describe('R X8.1 reinforcements', () => {
  it('come to Cyrus and to Artaxerxes', () => {
    const { state } = started(
      emptyBoard({
        turn: 2,
        leaders: { cyrus: { at: 'cilicia' }, artaxerxes: { at: 'susiana' } },
        units: {
          'mercenaryHoplites-1': { at: 'track' },
          'persianCavalry-9': { at: 'track' },
          'persianInfantry-12': { at: 'track' },
        },
        stack: [turnAt(2)],
      }),
    );
    expect(state.units['mercenaryHoplites-1']).toMatchObject({ at: 'cilicia', side: 'rebel' });
    const later = play(state, [{ type: 'endMovement', player: 'rebel' }]).state;
    expect(later.units['persianCavalry-9']).toMatchObject({ at: 'susiana', side: 'royal' });
    expect(later.units['persianInfantry-12']).toMatchObject({ at: 'susiana', side: 'royal' });
  });

  it('come to Cyrus also in an edition of its own, wherever other leaders are', () => {
    const { state } = started(
      emptyBoard({
        options: { players: 2, components: structuredClone(components) },
        turn: 2,
        leaders: { menon: { at: 'ionia' }, clearchus: { at: 'phrygia' }, cyrus: { at: 'cilicia' } },
        units: { 'mercenaryHoplites-1': { at: 'track' } },
        stack: [turnAt(2)],
      }),
    );
    expect(state.units['mercenaryHoplites-1']?.at).toBe('cilicia');
  });

  it('come to nobody else in such an edition when Cyrus is dead', () => {
    const { state } = started(
      emptyBoard({
        options: { players: 2, components: structuredClone(components) },
        turn: 3,
        leaders: { clearchus: { at: 'ionia' } },
        units: { 'spartanHoplites-1': { at: 'ionia' }, 'mercenaryHoplites-1': { at: 'track' } },
        milestones: { pretenderFallen: 2 },
        memory: { remnant: ['spartanHoplites-1'] },
        stack: [turnAt(2)],
      }),
    );
    expect(state.units['mercenaryHoplites-1']?.at).toBe('track');
  });

  it('do not come to the rebels when Cyrus is dead', () => {
    const { state } = started(
      emptyBoard({
        turn: 3,
        leaders: { clearchus: { at: 'ionia' } },
        units: {
          'spartanHoplites-1': { at: 'ionia' },
          'mercenaryHoplites-1': { at: 'track' },
          'prodromoi-1': { at: 'track' },
          'slingers-1': { at: 'track' },
        },
        milestones: { pretenderFallen: 2 },
        memory: { remnant: ['spartanHoplites-1'] },
        stack: [turnAt(2)],
      }),
    );
    expect(state.units['mercenaryHoplites-1']?.at).toBe('track');
    // R X2.2: cavalry and slingers come on the turn after it, to any stack of the rebels: there is one.
    expect(state.units['prodromoi-1']).toMatchObject({ at: 'ionia', steps: 1 });
    expect(state.units['slingers-1']?.at).toBe('ionia');
  });

  it('do not come to the King’s side either when he has fallen after Cyrus (ruling X8.3)', () => {
    const at = (king: 'susiana' | 'gone') => {
      const { state } = started(
        emptyBoard({
          turn: 3,
          leaders: { clearchus: { at: 'ionia' }, artaxerxes: { at: king } },
          units: {
            'spartanHoplites-1': { at: 'ionia' },
            'royalGuard-1': { at: 'susiana' },
            'persianCavalry-9': { at: 'track' },
          },
          milestones: { pretenderFallen: 2 },
          memory: { remnant: ['spartanHoplites-1'] },
          stack: [turnAt(2, ['royal', 'rebel'])],
        }),
      );
      return state.units['persianCavalry-9']?.at;
    };
    expect(at('susiana')).toBe('susiana');
    expect(at('gone')).toBe('track');
  });

  it('R X2.2 not in the turn itself in which he falls, and where there are two stacks to either', () => {
    const at = (turn: number) =>
      scene({
        turn,
        leaders: { clearchus: { at: 'ionia' } },
        units: {
          'spartanHoplites-1': { at: 'ionia' },
          'illyrians-1': { at: 'phrygia' },
          'prodromoi-1': { at: 'track' },
        },
        milestones: { pretenderFallen: 2 },
        memory: { remnant: ['spartanHoplites-1', 'illyrians-1'] },
        stack: [turnAt(2)],
      });
    expect(at(2).units['prodromoi-1']?.at).toBe('track');
    expect(listed(at(3), 'placeReinforcement').map(({ piece, province }) => [piece, province])).toEqual([
      ['prodromoi-1', 'ionia'],
      ['prodromoi-1', 'phrygia'],
    ]);
  });
});

it('R X1.4, X9.3 the game ends with its track', () => {
  const { state } = started(emptyBoard({ turn: 8, stack: [turnAt(STEPS)] }));
  expect(state.ended?.how).toBe('victoryPoints');
  expect(place(asked(state), 'thrace')).toBeLessThan(21);
});
