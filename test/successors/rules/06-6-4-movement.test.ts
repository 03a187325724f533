import { describe, expect, it } from 'vitest';
import {
  control,
  halted,
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
import { dice, legal, play, units } from '../language.js';

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
    const over = play(deploying, there).state;
    expect(units(over, 'yellow:kelainai').mercenary).toBe(4);
    expect(halted(over)).toBe(true);
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
});
