import { describe, expect, it } from 'vitest';
import type { GameState } from '../../../src/successors/state.js';
import {
  control,
  halted,
  hold,
  named,
  passBy,
  put,
  putGeneral,
  putMinor,
  refusalOf,
  situationWith,
  type Sketch,
  top,
} from './segments-support.js';
import { machine } from '../../../src/successors/machine.js';
import { dice, legal, minors, occupied, play, units } from '../language.js';
import { objection } from './marching.js';

const moving = (change: (state: Sketch) => void) =>
  situationWith(
    { players: 4 },
    (state) => {
      state.segment = {
        player: 'yellow',
        segment: 'movement',
        navalMoved: false,
        attempts: {},
        minorsHandled: [],
        oratory: [],
      };
      change(state);
    },
    { kind: 'movement', player: 'yellow', die: null, stage: 'choose' },
  );
const twoArmies = (draft: Sketch): void => {
  control(draft, 'yellow', 'kelainai', 'halikarnassos');
  put(draft, 'yellow', 'kelainai', { mercenary: 3 });
  putGeneral(draft, 'yellow', 'antigonos', 'kelainai');
  put(draft, 'yellow', 'halikarnassos', { mercenary: 1 });
  putMinor(draft, 'yellow', 'halikarnassos');
};

describe('R 6.6.4 Movement Segment', () => {
  it('R 6.6.4 the whole Segment may be given up for a Mercenary, deployed as a Reinforcement', () => {
    const deploying = play(moving(twoArmies), { type: 'raiseMercenary', player: 'yellow' }).state;
    expect(top(deploying)).toMatchObject({ kind: 'deploy', player: 'yellow', units: { mercenary: 1 } });
    const [there] = legal(deploying).filter((action) => action.type === 'deployUnits' && action.space === 'kelainai');
    if (there === undefined) throw new Error('no deployment in Kelainai');
    const raised = play(deploying, there).state;
    expect(units(raised, 'yellow:kelainai').mercenary).toBe(4);
    expect(halted(play(raised, passBy('yellow')).state)).toBe(true);
  });

  it('R 3.1.2, 6.6.4 after it Minor Generals may still be placed, and nothing else be done', () => {
    const raising = (change: (draft: Sketch) => void) =>
      play(
        moving((draft) => {
          control(draft, 'yellow', 'kelainai');
          change(draft);
        }),
        { type: 'raiseMercenary', player: 'yellow' },
        { type: 'deployUnits', player: 'yellow', unit: 'mercenary', count: 1, space: 'kelainai' },
      ).state;
    const raised = raising(() => undefined);
    const place = {
      type: 'placeMinorGeneral',
      player: 'yellow',
      space: 'kelainai',
      inside: false,
      from: null,
    } as const;
    expect(legal(raised)).toEqual([place, passBy('yellow')]);
    const placed = play(raised, place).state;
    expect(minors(placed, 'yellow')).toHaveLength(1);
    expect(halted(placed)).toBe(true);
    // With nothing to decide nobody is asked.
    const everyone = (draft: Sketch) => {
      for (const space of ['synnada', 'gordion', 'ankyra', 'abydos']) {
        put(draft, 'yellow', space, { mercenary: 1 });
        putMinor(draft, 'yellow', space);
        control(draft, null, space);
      }
    };
    expect(halted(raising(everyone))).toBe(true);
    // A Surprise card in his hand is no reason to ask him: others would know that he holds one (R 6.5).
    const holding = (change: (draft: Sketch) => void) =>
      raising((draft) => {
        change(draft);
        hold(draft, 'yellow', 47);
      });
    expect(halted(holding(everyone))).toBe(true);
    // Where he is asked anyway he may play it, or put it aside (R 4.31.1).
    expect(legal(holding(() => undefined))).toContainEqual({ type: 'discardSurprise', player: 'yellow', card: 47 });
  });

  describe('R 3.1.2 Minor Generals divide an Army', () => {
    /** Antigonos with four Mercenaries in Synnada, which is not his. */
    const synnada = (more: (draft: Sketch) => void = () => undefined) =>
      play(
        moving((draft) => {
          control(draft, null, 'synnada', 'gordion', 'kelainai');
          put(draft, 'yellow', 'synnada', { mercenary: 4 });
          putGeneral(draft, 'yellow', 'antigonos', 'synnada');
          more(draft);
        }),
        { type: 'rollMovement', player: 'yellow' },
        ...dice(2),
      );
    const place = (space: string) =>
      ({ type: 'placeMinorGeneral', player: 'yellow', space, inside: false, from: null }) as const;
    const activate = (commander: 'antigonos' | 'minor', space: string) =>
      ({ type: 'activate', player: 'yellow', commander, space, inside: false }) as const;
    const march = (to: string) => ({ type: 'march', player: 'yellow', to, passage: false }) as const;
    const end = { type: 'endActivation', player: 'yellow', inside: false } as const;

    it('R 3.1.2, 8.3.1 before its Major General moves: some march off under a Minor General, the others with him', () => {
      const told = play(
        synnada(),
        place('synnada'),
        activate('minor', 'synnada'),
        { type: 'leaveUnits', player: 'yellow', unit: 'mercenary', count: 2, inside: false },
        march('gordion'),
        end,
        activate('antigonos', 'synnada'),
        march('kelainai'),
        end,
      );
      expect(occupied(told)).toEqual(['yellow:kelainai', 'yellow:gordion']);
      expect(units(told, 'yellow:gordion').mercenary).toBe(2);
      expect(units(told, 'yellow:kelainai').mercenary).toBe(2);
    });

    it('R 3.1.2, 8.3.1 after it has moved: he is placed with it, but moves nothing that has moved', () => {
      const marched = play(synnada(), activate('antigonos', 'synnada'), march('gordion'), end);
      expect(legal(marched)).toEqual([place('gordion'), passBy('yellow')]);
      const placed = play(marched, place('gordion'));
      expect(minors(placed, 'yellow')).toEqual([{ space: 'gordion', inside: false, moved: false }]);
      expect(legal(placed)).toEqual([passBy('yellow')]);
    });

    it('R 3.1.2 each space again after an activation, but not after one in which nothing was done (ruling repositioning)', () => {
      const lift = { type: 'liftMinorGeneral', player: 'yellow', space: 'synnada', inside: false } as const;
      const placed = play(
        synnada((draft) => {
          control(draft, 'yellow', 'halikarnassos');
          put(draft, 'yellow', 'halikarnassos', { mercenary: 1 });
          putMinor(draft, 'yellow', 'halikarnassos');
        }),
        place('synnada'),
      );
      expect(legal(placed)).not.toContainEqual(lift);
      const idle = play(placed, activate('minor', 'halikarnassos'), end);
      expect(legal(idle)).not.toContainEqual(lift);
      const moved = play(placed, activate('minor', 'halikarnassos'), march('kaunos'), end);
      expect(legal(moved)).toContainEqual(lift);
    });

    it('R 3.3.1 he is not lifted from CUs that would show no owner: noOwner', () => {
      const state = synnada((draft) => {
        control(draft, null, 'ankyra');
        put(draft, 'yellow', 'ankyra', { mercenary: 1 });
        putMinor(draft, 'yellow', 'ankyra');
      }).state;
      expect(refusalOf(state, { type: 'liftMinorGeneral', player: 'yellow', space: 'ankyra', inside: false })).toBe(
        'noOwner',
      );
      const nobody = { type: 'liftMinorGeneral', player: 'yellow', space: 'synnada', inside: false } as const;
      expect(refusalOf(state, nobody)).not.toBe('noOwner');
    });
  });

  it('R 6.6.4 that is decided before the roll', () => {
    const state = play(moving(twoArmies), { type: 'rollMovement', player: 'yellow' }, ...dice(2)).state;
    expect(refusalOf(state, { type: 'raiseMercenary', player: 'yellow' })).toBe('afterTheRoll');
  });

  it('R 8.1 one roll for all, who are activated one after the other (R 8.3.1)', () => {
    const state = play(moving(twoArmies), { type: 'rollMovement', player: 'yellow' }, ...dice(2)).state;
    expect(named(state, 'activate', 'space')).toEqual(['kelainai', 'halikarnassos']);
    const first = play(state, {
      type: 'activate',
      player: 'yellow',
      commander: 'antigonos',
      space: 'kelainai',
      inside: false,
    }).state;
    expect(top(first)).toMatchObject({ kind: 'march', die: 2, commander: 'antigonos' });
    const marched = play(
      first,
      { type: 'march', player: 'yellow', to: 'synnada', passage: false },
      { type: 'endActivation', player: 'yellow', inside: false },
    ).state;
    expect(named(marched, 'activate', 'space')).toEqual(['halikarnassos']);
    const second = play(marched, {
      type: 'activate',
      player: 'yellow',
      commander: 'minor',
      space: 'halikarnassos',
      inside: false,
    }).state;
    expect(top(second)).toMatchObject({ kind: 'march', die: 2, commander: 'minor' });
  });

  it('R 6.6.4 nobody has to move', () => {
    const state = play(
      moving(twoArmies),
      { type: 'rollMovement', player: 'yellow' },
      ...dice(6),
      passBy('yellow'),
    ).state;
    expect(halted(state)).toBe(true);
  });

  it('R 6.6.4 one or the other: a Mercenary is raised or the die is rolled, before he may leave it at that', () => {
    const state = moving(twoArmies);
    expect(objection({ state, events: [] }, { type: 'pass' })).toEqual(['mustChoose', 'R 6.6.4', { player: 'yellow' }]);
    expect(machine.explainAction(state, passBy('yellow'))?.message).toContain(
      'Mercenary is raised, or the movement die',
    );
  });

  it('R 6.6.4, 8.1 the die, the Mercenary and those who march, each in its turn', () => {
    const why = (state: GameState, action: Parameters<typeof objection>[1]) => objection({ state, events: [] }, action);
    const march = { type: 'activate', commander: 'antigonos', space: 'kelainai', inside: false } as const;
    const before = moving(twoArmies);
    expect(why(before, march)).toEqual(['beforeTheRoll', 'R 8.1', {}]);
    const rolled = play(before, { type: 'rollMovement', player: 'yellow' }, ...dice(2)).state;
    expect(why(rolled, { type: 'rollMovement' })).toEqual(['afterTheRoll', 'R 8.1', {}]);
    expect(why(rolled, { type: 'raiseMercenary' })).toEqual(['afterTheRoll', 'R 6.6.4', {}]);
    const raised = play(
      before,
      { type: 'raiseMercenary', player: 'yellow' },
      { type: 'deployUnits', player: 'yellow', unit: 'mercenary', count: 1, space: 'kelainai' },
    ).state;
    for (const late of [march, { type: 'rollMovement' }, { type: 'raiseMercenary' }] as const)
      expect(why(raised, late)).toEqual(['segmentGivenUp', 'R 6.6.4', {}]);
  });

  it('R 3.3.4.6 in the player aid nobody is disbanded once the Segment has been given up (ruling disbanding-at-rest)', () => {
    const state = situationWith(
      { players: 4, edition: 'player-aid' },
      (draft) => {
        control(draft, 'yellow', 'kelainai');
        put(draft, 'yellow', 'kelainai', { royalArmy: 2 });
      },
      { kind: 'movement', player: 'yellow', die: null, stage: 'choose' },
    );
    const disband = { type: 'disbandAt', player: 'yellow', space: 'kelainai', inside: false, count: 1 } as const;
    expect(legal(state)).toContainEqual(disband);
    const raised = play(
      state,
      { type: 'raiseMercenary', player: 'yellow' },
      { type: 'deployUnits', player: 'yellow', unit: 'mercenary', count: 1, space: 'kelainai' },
    ).state;
    expect(top(raised)).toMatchObject({ kind: 'movement', stage: 'raised' });
    expect(legal(raised)).not.toContainEqual(disband);
    expect(objection({ state: raised, events: [] }, disband)).toEqual([
      'segmentGivenUp',
      'ruling disbanding-at-rest',
      {},
    ]);
  });
});
