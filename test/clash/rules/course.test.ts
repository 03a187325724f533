/** R S1.3, S6.1, S7, S13: who holds, feeds, moves and decides; and who has won. */
import { describe, expect, it } from 'vitest';
import { machine } from '../../../src/clash/machine.js';
import { pointsFor } from '../../../src/clash/query/13-victory.js';
import { withDeputies } from '../../../src/clash/rules/07-1-deputies.js';
import type { GameState } from '../../../src/clash/state.js';
import type { RulesOf } from '../../../src/clash/types.js';
import type { LossesFrame } from '../../../src/conquest/frame/index.js';
import { seaSources } from '../../../src/conquest/query/07-supply.js';
import type { UnitId } from '../../../src/conquest/vocabulary.js';
import { asked, emptyBoard, place, play, said, type Changes } from '../table.js';

const board = (changes: Changes = {}, players: 2 | 3 | 4 = 2): GameState => emptyBoard({ players }, changes);
const unitCode = (state: GameState, id: UnitId): number => asked(state).roster.unitCodes.get(id) ?? -1;

describe('R S6.1 supply', () => {
  it.each([
    ['summer', 5, false, 0],
    ['autumn', 6, false, 0],
    ['winter', 7, true, 1],
    ['spring', 8, true, 0],
  ] as const)('rich provinces in %s', (_, turn, isTested, modifier) => {
    const situation = asked(board({ turn }));
    expect(situation.components.track[turn - 1]?.season).toBe(_);
    expect(situation.law.isTested(situation, place(situation, 'egypt'))).toBe(isTested);
    expect(situation.law.depletionModifier(situation, place(situation, 'egypt'), 3)).toBe(modifier);
  });

  it('others are depleted as ever', () => {
    const situation = asked(board({ turn: 5 }));
    expect(situation.law.isTested(situation, place(situation, 'syria'))).toBe(true);
    expect(situation.law.depletionModifier(situation, place(situation, 'syria'), 9)).toBe(1);
    expect(situation.law.depletionModifier(situation, place(situation, 'media'), 3)).toBe(1);
  });

  it('R 7.5, ruling S8.3: the walls of Rhodes bar the sea to supply when they are an enemy’s, and not as long as they are neutral', () => {
    // Hellas is off the Aegean, Crete off that and the Ionian zone, on which Rhodes lies; Cyprus off the next one.
    const sourcesWith = (holder: 'neutral' | 'seleucid'): readonly (string | undefined)[] => {
      const situation = asked(
        board(
          {
            units: { 'persianInfantry-1': { at: 'cyprus', side: 'ptolemaic' } },
            provinces: {
              hellas: { holder: 'ptolemaic' },
              crete: { holder: 'ptolemaic' },
              cyprus: { holder: 'ptolemaic' },
            },
            cities: { rhodianFortress: { walls: 2, holder } },
          },
          3,
        ),
      );
      return seaSources(situation, place(situation, 'cyprus'), 'ptolemaic').map(
        (code) => situation.ground.places[code],
      );
    };
    expect(sourcesWith('neutral')).toEqual(['hellas', 'crete']);
    // Up to the fortress, but not beyond it.
    expect(sourcesWith('seleucid')).toEqual(['crete']);
  });

  it('independents at home need none (ruling S6.1)', () => {
    const state = board({
      units: {
        'indianInfantry-1': { at: 'gandara' },
        'indianInfantry-2': { at: 'arachosia' },
        'indianInfantry-3': { at: 'gandara', side: 'regency' },
        'spartans-1': { at: 'hellas' },
        'phalanx-1': { at: 'macedonia', side: 'neutral' },
      },
    });
    const situation = asked(state);
    const needs = (id: UnitId) => situation.law.needsSupply(situation, unitCode(state, id));
    expect(needs('indianInfantry-1')).toBe(false);
    expect(needs('indianInfantry-2')).toBe(true);
    expect(needs('indianInfantry-3')).toBe(true);
    expect(needs('spartans-1')).toBe(false);
    expect(needs('phalanx-1')).toBe(false);
  });
});

describe('R S1.3, S7.1 sides', () => {
  it('all are at war, but independents and neutrals with each other', () => {
    const situation = asked(board({}, 3));
    const { hostile } = situation.law;
    expect(hostile(situation, 'antigonid', 'ptolemaic')).toBe(true);
    expect(hostile(situation, 'antigonid', 'neutral')).toBe(true);
    expect(hostile(situation, 'independents', 'seleucid')).toBe(true);
    expect(hostile(situation, 'independents', 'neutral')).toBe(false);
    expect(hostile(situation, 'seleucid', 'seleucid')).toBe(false);
  });

  it('Indians, barbarians and rebels are forces of their own, whoever stands beside them', () => {
    const state = board({
      units: {
        'indianArchers-1': { at: 'sind' },
        'barbarianCavalry-1': { at: 'sind', band: 5 },
        'arabs-1': { at: 'sind', band: 4 },
        'spartans-1': { at: 'hellas' },
        'indianArchers-2': { at: 'sind', side: 'warlords' },
        'dahae-1': { at: 'sind', side: 'warlords' },
      },
    });
    const situation = asked(state);
    const force = (id: UnitId) => situation.law.forceOf(situation, unitCode(state, id));
    expect(force('indianArchers-1')).toBe('indian');
    expect(force('barbarianCavalry-1')).toBe('band-5');
    expect(force('arabs-1')).toBe('band-4');
    expect(force('spartans-1')).toBe('independents');
    expect(force('indianArchers-2')).toBe('warlords');
    expect(force('dahae-1')).toBe('warlords');
  });

  it('rebels need no leader to move, but there are none among those whom the fourth player raises (ruling S5.10)', () => {
    const moves = (players: 2 | 4, id: UnitId): boolean => {
      const state = board({ units: { [id]: { at: 'hellas' } } }, players);
      return asked(state).law.movesAlone(asked(state), unitCode(state, id));
    };
    expect([moves(2, 'spartans-1'), moves(4, 'spartans-1'), moves(4, 'arabs-1')]).toEqual([true, false, true]);
  });

  it('neutrals do not move (ruling S5.2)', () => {
    const state = board({ units: { 'phalanx-1': { at: 'macedonia', side: 'neutral' } } }, 4);
    const situation = asked(state);
    const phalanx = situation.roster.units[unitCode(state, 'phalanx-1')];
    if (phalanx === undefined) throw new RangeError('no phalanx');
    expect(situation.law.mayMove(situation, { side: 'neutral', info: phalanx })).toBe(false);
    expect(situation.law.mayMove(situation, { side: 'seleucid', info: phalanx })).toBe(true);
  });
});

describe('R 8.4, S7.2 who goes along on a forced march', () => {
  it('ruling S7.8 cavalry, archers, slingers, Agrianians, Hypaspists; no engines, and no other foot', () => {
    const state = board();
    const situation = asked(state);
    const joins = (id: UnitId) => situation.law.joinsForcedMarch(situation, unitCode(state, id));
    const going = ['persianCavalry-1', 'cataphracts-1', 'persianArchers-1', 'rhodianSlingers-1', 'agrianes-1'] as const;
    expect([...going, 'hypaspists-1' as const].map(joins)).toEqual([true, true, true, true, true, true]);
    const staying = ['artillery-1', 'phalanx-1', 'thracians-1', 'persianElephant-1', 'scytheChariots-1'] as const;
    expect(staying.map(joins)).toEqual([false, false, false, false, false]);
  });
});

describe('R 5.2, 5.4 who holds a province', () => {
  const holder = (province: string, players: 2 | 4, alone?: 'regency' | 'independents' | 'seleucid') => {
    const situation = asked(board({}, players));
    return situation.law.holderWith(situation, place(situation, province), alone);
  };

  it('whoever is alone in it; with several, whose it was', () => {
    expect(holder('syria', 2, 'regency')).toBe('regency');
    expect(holder('hellas', 2, 'independents')).toBe('independents');
    expect(holder('syria', 2)).toBeUndefined();
  });

  it('what is outlined in red is nobody’s as long as those are there whose home it is, whoever plays them (ruling S5.4)', () => {
    expect(holder('upperIndia', 2, 'independents')).toBeNull();
    expect(holder('upperIndia', 2, 'regency')).toBe('regency');
    expect(holder('upperIndia', 4, 'independents')).toBeNull();
    expect(holder('upperIndia', 4, 'seleucid')).toBe('seleucid');
    expect(holder('gandara', 4, 'independents')).toBe('independents');
  });
});

describe('R S7.1 who decides for those whom nobody plays (ruling S7.1)', () => {
  const losing = (stack: GameState['stack']): GameState =>
    board({
      turn: 3,
      units: { 'spartans-1': { at: 'hellas' }, 'spartans-2': { at: 'hellas', steps: 1 } },
      stack: [
        { kind: 'turn', begun: true, step: 12 },
        { kind: 'combats', left: [], now: null, withdrawn: [] },
        ...stack,
      ],
    });
  const losses: LossesFrame = {
    kind: 'losses',
    side: 'independents',
    units: ['spartans-1', 'spartans-2'],
    city: null,
    left: 1,
    sparing: false,
    lost: [],
    rule: 'R 9.5',
  };
  const fighting = (side: 'regency' | 'warlords'): GameState['stack'][number] => ({
    kind: 'minorCombat',
    province: 'hellas',
    attacker: { side, force: side, units: [], leaders: [] },
    defender: { side: 'independents', force: 'independents', units: ['spartans-1', 'spartans-2'], leaders: [] },
    strengths: [8, 8],
    result: 'DL',
    done: 1,
  });

  it.each([
    ['regency', 'warlords'],
    ['warlords', 'regency'],
  ] as const)('against the %s the other player: the %s', (enemy, deputy) => {
    const state = losing([fighting(enemy), losses]);
    expect(machine.actors(state)).toEqual([deputy]);
    expect(machine.legalActions(state)).toEqual([
      { type: 'loseStep', player: deputy, unit: 'spartans-1' },
      { type: 'loseStep', player: deputy, unit: 'spartans-2' },
    ]);
    const step = play(state, [{ type: 'loseStep', player: deputy, unit: 'spartans-1' }]);
    expect(said(step.events, 'unitReduced')).toMatchObject([{ unit: 'spartans-1', steps: 1 }]);
  });

  it('and the side’s own actions, which its rules may list again, are what they were', () => {
    const own = { type: 'loseStep', player: 'independents', unit: 'spartans-1' } as const;
    const state = losing([fighting('regency'), losses]);
    const rules: RulesOf<'losses'> = {
      rule: 'R 9.5',
      actor: (_, { side }) => side,
      actions: () => [Object.freeze(own)],
    };
    const listed = withDeputies({ losses: rules }).losses.actions?.(asked(state), losses);
    expect(listed).toEqual([{ ...own, player: 'warlords' }]);
    expect(own.player).toBe('independents');
  });

  it('the fourth player decides for himself (R S5.7)', () => {
    const state = emptyBoard(
      { players: 4 },
      {
        turn: 3,
        units: {
          'indianArchers-1': { at: 'sind' },
          'indianArchers-2': { at: 'sind' },
          'indianElephants-1': { at: 'sind' },
        },
        stack: [
          { kind: 'turn', begun: true, step: 1 },
          {
            kind: 'losses',
            side: 'independents',
            units: ['indianArchers-1', 'indianElephants-1'],
            city: null,
            left: 1,
            sparing: false,
            lost: [],
            rule: 'R 7.4',
          },
        ],
      },
    );
    expect(machine.actors(state)).toEqual(['independents']);
  });
});

describe('R S13 Victory Points', () => {
  const held = (provinces: readonly string[], cities: readonly string[] = []): GameState =>
    board({
      provinces: Object.fromEntries(provinces.map((id) => [id, { holder: 'warlords' as const }])),
      cities: Object.fromEntries(cities.map((id) => [id, { walls: 1, holder: 'warlords' as const }])),
    });

  it('Macedonia 4, rich 3, fertile 2, mountains 1, desert 1', () => {
    // Macedonia 4, Egypt 3, Syria 2, Media 1, Arabia 1.
    const state = held(['macedonia', 'egypt', 'syria', 'media', 'arabia']);
    expect(pointsFor(asked(state), 'warlords')).toBe(11);
    expect(pointsFor(asked(state), 'regency')).toBe(0);
  });

  it('all four capitals together 8, three of them nothing (ruling S13.2)', () => {
    const capitals = ['babylon', 'susa', 'persepolis', 'ecbatana'];
    expect(pointsFor(asked(held([], capitals)), 'warlords')).toBe(8);
    expect(pointsFor(asked(held([], capitals.slice(1))), 'warlords')).toBe(0);
  });

  it('the greatest total wins; a tie is nobody’s (ruling S13.1)', () => {
    const decision = (state: GameState) => {
      const situation = asked(state);
      return situation.law.decision(situation);
    };
    expect(decision(held(['egypt']))).toEqual({
      how: 'victoryPoints',
      winners: ['warlords'],
      margin: 'plain',
      points: 3,
    });
    const even = board({ provinces: { egypt: { holder: 'warlords' }, assyria: { holder: 'regency' } } });
    expect(decision(even)).toEqual({ how: 'victoryPoints', winners: [], margin: 'draw', points: 3 });
  });
});
