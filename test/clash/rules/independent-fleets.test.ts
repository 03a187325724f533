/** R S7.1, S8.4: the fleets of those whom nobody plays fight in a phase of their own (ruling S8.16). */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/clash/action/index.js';
import { machine } from '../../../src/clash/machine.js';
import type { GameState } from '../../../src/clash/state.js';
import type { Phase, SideId } from '../../../src/conquest/vocabulary.js';
import { sequenceOf } from '../../../src/conquest/query/04-1-turn.js';
import { asked, dice, emptyBoard, expectRefused, play, said, type Changes } from '../table.js';

const at = (place: string, side: SideId) => ({ at: place, side });

const stepsOf = (state: GameState): readonly string[] => {
  const situation = asked(state);
  return sequenceOf(situation).map(({ phase, side }) => `${phase} ${side ?? ''}`.trim());
};

/** A phase of the independents begins; what follows of itself is done. */
const independents = (phase: Phase, players: 2 | 3, changes: Changes) => {
  const order: readonly SideId[] = players === 2 ? ['regency', 'warlords'] : ['antigonid', 'ptolemaic', 'seleucid'];
  const leaders = {
    ...(players === 2
      ? { perdiccas: at('media', 'regency'), antigonus: at('phrygia', 'warlords') }
      : {
          antigonus: at('phrygia', 'antigonid'),
          ptolemy: at('egypt', 'ptolemaic'),
          seleucus: at('media', 'seleucid'),
        }),
  };
  const setOut = (step: number): GameState =>
    emptyBoard({ players }, { turn: 3, leaders, ...changes, stack: [{ kind: 'turn', begun: true, step, order }] });
  return machine.start(setOut(stepsOf(setOut(0)).indexOf(`${phase} independents`)));
};

const engage = (player: SideId, against: SideId, zone: string): Action => ({
  type: 'engageFleets',
  player,
  zone,
  against,
});

describe('R S6, S8.4: fleets that nobody plays fight when they have moved (ruling S8.16)', () => {
  it.each([2, 3] as const)(
    'of %i the independents have a phase at sea after their movement, neutrals have none',
    (players) => {
      const steps = stepsOf(emptyBoard({ players }, { turn: 3 }));
      expect(steps[steps.indexOf('movement independents') + 1]).toBe('seaCombat independents');
      expect(steps).toContain('movement neutral');
      expect(steps).not.toContain('seaCombat neutral');
    },
  );

  it('of four the fourth player fights in his part of the turn', () =>
    expect(stepsOf(emptyBoard({ players: 4 }, { turn: 3 })).filter((step) => step.startsWith('seaCombat'))).toEqual([
      'seaCombat antigonid',
      'seaCombat ptolemaic',
      'seaCombat seleucid',
      'seaCombat independents',
    ]));

  it('in the truce of the first turn nobody has such a phase (R S4.4)', () =>
    expect(stepsOf(emptyBoard({ players: 2 })).filter((step) => step.startsWith('seaCombat'))).toEqual([]));
});

describe('R S8.4: it is mandatory for them too (ruling S8.16)', () => {
  it('R S8.5: a fleet that its base takes along to raiders fights in the same turn the one that it lay with', () => {
    // Two Arabs go where nobody is: into Syria, which has been the warlords'. One fleet against one: 1:1; a 6 is DL.
    const { state, events } = independents('movement', 2, {
      units: {
        'arabs-1': { at: 'arabia', side: 'independents', band: 6 },
        'arabs-2': { at: 'arabia', side: 'independents', band: 6 },
        ...Object.fromEntries(
          ['egypt', 'babylonia'].flatMap((province, index) =>
            [1, 2].map((unit) => [`persianLevy-${2 * index + unit}`, at(province, 'warlords')]),
          ),
        ),
      },
      provinces: { syria: { holder: 'warlords' } },
      baggage: { sidonianFleet: at('phoenician', 'warlords'), egyptianFleet: at('phoenician', 'warlords') },
    });
    expect(said(events, 'marched')).toMatchObject([{ side: 'independents', to: 'syria' }]);
    expect(said(events, 'baggageTaken')).toMatchObject([
      { rule: 'R S8.5', baggage: 'sidonianFleet', to: 'independents' },
    ]);
    expect(said(events, 'seaBattleJoined')).toMatchObject([
      {
        zone: 'phoenician',
        attacker: { side: 'independents', fleets: ['sidonianFleet'] },
        defender: { side: 'warlords', fleets: ['egyptianFleet'] },
        column: 1,
      },
    ]);
    const { state: over } = play(state, dice(6));
    expect(over.baggage['egyptianFleet']?.at).toBe('pool');
    expect(over.baggage['sidonianFleet']).toEqual(at('phoenician', 'independents'));
  });

  it('with more fleets, or as many, they attack; the other side names which of them is lost (ruling S7.1)', () => {
    // Two rebel fleets against one: 2:1, and a 1 is AL.
    const { state, events } = independents('seaCombat', 2, {
      baggage: {
        athenianFleet: at('aegean', 'independents'),
        cretanFleet: at('aegean', 'independents'),
        ionianFleet: at('aegean', 'warlords'),
      },
    });
    expect(said(events, 'seaBattleJoined')).toMatchObject([{ attacker: { side: 'independents' }, column: 2 }]);
    const { state: hit } = play(state, dice(1));
    expect(machine.legalActions(hit)).toEqual([
      { type: 'loseFleet', player: 'regency', fleet: 'athenianFleet' },
      { type: 'loseFleet', player: 'regency', fleet: 'cretanFleet' },
    ]);
  });

  it('neither neutral fleets nor the fortress of Rhodes are attacked by them (ruling S8.3)', () => {
    const { state, events } = independents('seaCombat', 3, {
      baggage: {
        cretanFleet: at('ionian', 'independents'),
        rhodianFleet: at('ionian', 'neutral'),
        athenianFleet: at('aegean', 'independents'),
      },
      cities: { rhodianFortress: { walls: 2, holder: 'ptolemaic' } },
    });
    expect(said(events, 'phaseBegan')[0]).toMatchObject({ phase: 'seaCombat', side: 'independents' });
    expect(said(events, 'seaBattleJoined')).toEqual([]);
    expect(state.stack.some(({ kind }) => kind === 'seaBattles')).toBe(false);
  });

  describe('of several enemies in a zone an opposing player chooses who comes first (ruling S7.1)', () => {
    const facing = (...enemies: readonly (readonly [fleet: string, side: SideId, zone: string])[]): GameState =>
      independents('seaCombat', 3, {
        baggage: {
          cretanFleet: at('aegean', 'independents'),
          newFleet: at('ionian', 'independents'),
          ...Object.fromEntries(enemies.map(([fleet, side, zone]) => [fleet, at(zone, side)])),
        },
      }).state;

    it('one who does not face them there', () => {
      const state = facing(['ionianFleet', 'antigonid', 'aegean'], ['egyptianFleet', 'ptolemaic', 'aegean']);
      expect(machine.legalActions(state)).toEqual([
        engage('seleucid', 'antigonid', 'aegean'),
        engage('seleucid', 'ptolemaic', 'aegean'),
      ]);
      expectRefused(state, { type: 'endSeaBattles', player: 'seleucid' }, 'seaBattleForced', 'R S8.4');
      // 1:1, a 5: DL; and against the other one again.
      const { state: next, events } = play(state, [engage('seleucid', 'ptolemaic', 'aegean'), ...dice(5)]);
      expect(next.baggage['egyptianFleet']?.at).toBe('pool');
      expect(said(events, 'seaBattleJoined').map(({ defender }) => defender.side)).toEqual(['ptolemaic', 'antigonid']);
    });

    it('zone by zone: who is faced in another one alone may choose', () => {
      const state = facing(
        ['egyptianFleet', 'ptolemaic', 'aegean'],
        ['sidonianFleet', 'seleucid', 'aegean'],
        ['ionianFleet', 'antigonid', 'ionian'],
      );
      expect(machine.actors(state)).toEqual(['antigonid']);
    });

    it('the first in the order of play, if all are faced', () => {
      const state = facing(
        ['ionianFleet', 'antigonid', 'aegean'],
        ['egyptianFleet', 'ptolemaic', 'aegean'],
        ['sidonianFleet', 'seleucid', 'aegean'],
      );
      expect(machine.actors(state)).toEqual(['antigonid']);
      expect(machine.legalActions(state)).toHaveLength(3);
    });
  });
});
