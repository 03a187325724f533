import { describe, expect, it } from 'vitest';
import type { SurrenderFrame } from '../../../src/successors/frame/index.js';
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
import { objection } from './marching.js';

const surrender: SurrenderFrame = { kind: 'surrender', player: 'yellow', step: 'remove', handled: [], asking: false };
const withYellow = (change: (state: Sketch) => void, frame: Partial<SurrenderFrame> = {}) =>
  situationWith(
    { players: 4 },
    (state) => {
      state.segment = {
        player: 'yellow',
        segment: 'surrender',
        navalMoved: false,
        attempts: {},
        minorsHandled: [],
        oratory: [],
      };
      change(state);
    },
    { ...surrender, ...frame },
  );

describe('R 6.6.2 Surrender Segment', () => {
  it("R 6.6.2 step 1: the marker of a Minor City where one has a CU may be removed, and then one of one's own placed", () => {
    const state = withYellow((draft) => {
      control(draft, 'red', 'larisa');
      put(draft, 'yellow', 'larisa', { mercenary: 1 });
      putMinor(draft, 'yellow', 'larisa');
    });
    expect(named(state, 'removeMarker', 'space')).toEqual(['larisa']);
    const removed = play(state, { type: 'removeMarker', player: 'yellow', space: 'larisa' });
    expect(removed.state.control.larisa).toBeUndefined();
    expect(removed.events).toContainEqual({ type: 'markerRemoved', rule: 'R 6.6.2', space: 'larisa', faction: 'red' });
    expect(named(removed.state, 'placeMarker', 'space')).toEqual(['larisa']);
    const placed = play(removed.state, { type: 'placeMarker', player: 'yellow', space: 'larisa' }).state;
    expect(placed.control.larisa).toBe('yellow');
    expect(halted(placed)).toBe(true);
  });

  it('R 6.6.2 both removing and placing are optional', () => {
    const state = withYellow((draft) => {
      control(draft, 'red', 'larisa');
      put(draft, 'yellow', 'larisa', { mercenary: 1 });
      putMinor(draft, 'yellow', 'larisa');
    });
    const kept = play(state, passBy('yellow')).state;
    expect(kept.control.larisa).toBe('red');
    expect(halted(kept)).toBe(true);
    const empty = play(state, { type: 'removeMarker', player: 'yellow', space: 'larisa' }, passBy('yellow')).state;
    expect(empty.control.larisa).toBeUndefined();
    expect(halted(empty)).toBe(true);
  });

  it('R 4.28 a Stronghold held by a player surrenders like a Minor City; a Major City does not (R 13.2)', () => {
    const state = withYellow((draft) => {
      control(draft, 'red', 'sparta', 'pella');
      for (const space of ['sparta', 'pella']) {
        put(draft, 'yellow', space, { mercenary: 1 });
        putMinor(draft, 'yellow', space);
      }
    });
    expect(named(state, 'removeMarker', 'space')).toEqual(['sparta']);
    expect(refusalOf(state, { type: 'removeMarker', player: 'yellow', space: 'pella' })).toBe('onlyBySiege');
  });

  it('R 6.6.2 an Independent Minor City does not surrender: it must be subjugated', () => {
    const state = withYellow((draft) => {
      control(draft, 'red', 'larisa');
      for (const space of ['larisa', 'mazaka']) {
        put(draft, 'yellow', space, { mercenary: 1 });
        putMinor(draft, 'yellow', space);
      }
    });
    expect(state.control.mazaka).toBe('independent');
    expect(named(state, 'removeMarker', 'space')).toEqual(['larisa']);
    expect(refusalOf(state, { type: 'removeMarker', player: 'yellow', space: 'mazaka' })).toBe('mustBeSubjugated');
  });

  it('R 6.6.2 a general without CUs takes nothing; a Transit Point is never taken (R 4.27)', () => {
    const state = withYellow((draft) => {
      control(draft, 'red', 'larisa');
      putGeneral(draft, 'yellow', 'antigonos', 'larisa');
      put(draft, 'yellow', 'tp-kibyra', { mercenary: 1 });
      putMinor(draft, 'yellow', 'tp-kibyra');
    });
    expect(halted(state)).toBe(true);
  });

  it('R 6.6.2 CUs inside a city of one’s own have nothing to decide', () => {
    const state = withYellow((draft) => {
      control(draft, 'yellow', 'pella');
      put(draft, 'yellow', 'pella', { mercenary: 2 }, true);
    });
    expect(halted(state)).toBe(true);
  });

  it("R 6.6.2 step 2: uncontrolled Major City, Minor City and Stronghold, each with a CU of one's own", () => {
    const state = withYellow((draft) => {
      control(draft, null, 'sparta', 'sardeis', 'miletos');
      for (const space of ['sparta', 'sardeis', 'miletos']) {
        put(draft, 'yellow', space, { mercenary: 1 });
        putMinor(draft, 'yellow', space);
      }
    });
    expect(named(state, 'placeMarker', 'space')).toEqual(['miletos', 'sardeis', 'sparta']);
  });

  it('R 6.6.2 the steps are taken in order: after the second nothing more is removed', () => {
    const state = withYellow((draft) => {
      control(draft, 'red', 'larisa');
      control(draft, null, 'miletos');
      for (const space of ['larisa', 'miletos']) {
        put(draft, 'yellow', space, { mercenary: 1 });
        putMinor(draft, 'yellow', space);
      }
    });
    const second = play(state, passBy('yellow')).state;
    expect(top(second)).toMatchObject({ kind: 'surrender', step: 'place' });
    expect(legal(second).map(({ type }) => type)).toEqual(['placeMarker', 'pass']);
  });

  it('R 6.6.2 example: Halikarnassos without siege, and one attempt against Sagalassos', () => {
    const state = withYellow((draft) => {
      put(draft, 'yellow', 'halikarnassos', { mercenary: 1 });
      putMinor(draft, 'yellow', 'halikarnassos');
      put(draft, 'yellow', 'sagalassos', { mercenary: 3 });
      putGeneral(draft, 'yellow', 'antigonos', 'sagalassos');
    });
    expect(named(state, 'placeMarker', 'space')).toEqual(['halikarnassos']);
    const held = play(state, { type: 'placeMarker', player: 'yellow', space: 'halikarnassos' }).state;
    expect(held.control.halikarnassos).toBe('yellow');
    expect(named(held, 'siege', 'space')).toEqual(['sagalassos']);
    // A 3 on the Siege Table: one Siege Point, one CU lost; a Stronghold needs three.
    const attempted = play(held, { type: 'siege', player: 'yellow', space: 'sagalassos' }, ...dice(3)).state;
    const after = legal(attempted).some(({ type }) => type === 'loseUnit')
      ? play(attempted, {
          type: 'loseUnit',
          player: 'yellow',
          unit: 'mercenary',
          space: 'sagalassos',
          inside: false,
        }).state
      : attempted;
    expect(after.sieges.sagalassos).toEqual({ by: 'yellow', points: 1 });
    expect(units(after, 'yellow:sagalassos').mercenary).toBe(2);
    expect(halted(after)).toBe(true);
  });

  it('R 13.1 no attempt with fewer than three CUs, nor without a general', () => {
    const state = withYellow((draft) => {
      put(draft, 'yellow', 'sagalassos', { mercenary: 2 });
      putGeneral(draft, 'yellow', 'antigonos', 'sagalassos');
    });
    expect(halted(state)).toBe(true);
  });

  it('R 13.4 one attempt in each space, and the marker at once when it succeeds (R 13.2.4)', () => {
    const state = withYellow((draft) => {
      put(draft, 'yellow', 'mazaka', { mercenary: 4 });
      putMinor(draft, 'yellow', 'mazaka');
    });
    const failed = play(state, { type: 'siege', player: 'yellow', space: 'mazaka' }, ...dice(2)).state;
    expect(halted(failed)).toBe(true);
    const won = play(state, { type: 'siege', player: 'yellow', space: 'mazaka' }, ...dice(4)).state;
    expect(won.control.mazaka).toBeUndefined();
    expect(play(won, { type: 'placeMarker', player: 'yellow', space: 'mazaka' }).state.control.mazaka).toBe('yellow');
  });
});

describe('R 6.6.2 refusals', () => {
  const state = withYellow((draft) => {
    control(draft, 'red', 'larisa', 'pella');
    put(draft, 'yellow', 'mazaka', { mercenary: 3 });
    put(draft, 'yellow', 'pella', { mercenary: 2 });
    putMinor(draft, 'yellow', 'mazaka');
    putMinor(draft, 'yellow', 'pella');
  });
  const siege = (space: string) => refusalOf(state, { type: 'siege', player: 'yellow', space });

  it('R 13.1 a Siege is refused by what stands in its way', () => {
    expect(named(state, 'siege', 'space')).toEqual(['mazaka']);
    expect([siege('larisa'), siege('pella')]).toEqual(['noSiegeTarget', 'armyTooSmall']);
  });

  it('R 15.4.2 so is a burial, in every segment', () => {
    expect(refusalOf(state, { type: 'bury', player: 'yellow', space: 'pella' })).toBe('noBurial');
  });

  it('R 13.2.4 a subjugated Minor City gets its marker at once in the Surrender Segment (R 6.6.2)', () => {
    const won = play(state, { type: 'siege', player: 'yellow', space: 'mazaka' }, ...dice(4)).state;
    const { events } = play(won, { type: 'placeMarker', player: 'yellow', space: 'mazaka' });
    expect(events).toContainEqual({
      type: 'markerPlaced',
      rule: 'R 6.6.2',
      space: 'mazaka',
      faction: 'yellow',
      previous: null,
    });
  });
  /** A space of each kind, and yellow with a CU wherever it is not said otherwise. */
  const crowded = (frame: Partial<SurrenderFrame> = {}) =>
    withYellow((draft) => {
      control(draft, 'red', 'larisa', 'pherai', 'pella', 'sparta');
      control(draft, 'yellow', 'pydna');
      control(draft, null, 'amphipolis', 'poteidaia');
      for (const space of ['larisa', 'pella', 'pydna', 'amphipolis', 'tp-kibyra', 'mazaka']) {
        put(draft, 'yellow', space, { mercenary: 1 });
      }
      putGeneral(draft, 'yellow', 'antigonos', 'pella');
      put(draft, 'yellow', 'pella', { loyal: 1 });
    }, frame);
  const why = (action: Parameters<typeof objection>[1], frame?: Partial<SurrenderFrame>) =>
    objection({ state: crowded(frame), events: [] }, action);
  const remove = (space: string) => ({ type: 'removeMarker', space }) as const;
  const place = (space: string) => ({ type: 'placeMarker', space }) as const;

  it('R 6.6.2 step 1: an enemy marker of a Minor City where one has a CU, and no other', () => {
    expect(named(crowded(), 'removeMarker', 'space')).toEqual(['larisa']);
    expect(why(remove('mazaka'))).toEqual(['mustBeSubjugated', 'R 6.6.2', { space: 'mazaka' }]);
    expect(why(remove('pydna'))).toEqual(['noMarkerThere', 'R 6.6.2', { space: 'pydna' }]);
    expect(why(remove('amphipolis'))).toEqual(['noMarkerThere', 'R 6.6.2', { space: 'amphipolis' }]);
    expect(why(remove('pella'))).toEqual(['onlyBySiege', 'R 13.2.1', { space: 'pella' }]);
    expect(why(remove('pherai'))).toEqual(['needsUnits', 'R 6.6.2', { player: 'yellow', space: 'pherai' }]);
  });

  it('R 6.6.2 step 2: an uncontrolled space where one has a CU, and no Transit Point (R 4.27)', () => {
    expect(named(crowded({ step: 'place' }), 'placeMarker', 'space')).toEqual(['amphipolis']);
    expect(why(place('tp-kibyra'))).toEqual(['noMarkersHere', 'R 4.27', { space: 'tp-kibyra' }]);
    expect(why(place('larisa'))).toEqual(['notUncontrolled', 'R 6.6.2', { space: 'larisa' }]);
    expect(why(place('poteidaia'))).toEqual(['needsUnits', 'R 6.6.2', { player: 'yellow', space: 'poteidaia' }]);
  });

  it('R 6.6.2 the steps in order: what belongs to the second is not done in the first, nor the other way round', () => {
    expect(why(place('amphipolis'))).toEqual(['wrongStep', 'R 6.6.2', { step: 'remove' }]);
    expect(why(remove('larisa'), { step: 'place' })).toEqual(['wrongStep', 'R 6.6.2', { step: 'place' }]);
  });

  it('R 6.6.2 each space once in each step: one that has come up does not come up again (ruling surrendering-spaces)', () => {
    const frame = { step: 'place', handled: ['amphipolis'] } as const satisfies Partial<SurrenderFrame>;
    const two = withYellow(
      (draft) => {
        control(draft, null, 'amphipolis', 'poteidaia');
        for (const space of ['amphipolis', 'poteidaia']) put(draft, 'yellow', space, { mercenary: 1 });
      },
      { ...frame, handled: [...frame.handled] },
    );
    expect(named(two, 'placeMarker', 'space')).toEqual(['poteidaia']);
    expect(objection({ state: two, events: [] }, place('amphipolis'))).toEqual([
      'alreadyDecided',
      'ruling surrendering-spaces',
      { space: 'amphipolis' },
    ]);
  });

  it('R 13.1 an attempt is refused to whoever commands there; where nobody does, to an Army that would need one', () => {
    const at = (space: string) => why({ type: 'siege', space });
    const who = (space: string, commander: string) => ({ player: 'yellow', space, commander });
    expect(at('pella')).toEqual(['armyTooSmall', 'R 13.4', who('pella', 'antigonos')]);
    expect(at('mazaka')).toEqual(['armyTooSmall', 'R 13.4', who('mazaka', 'minor')]);
    expect(at('larisa')).toEqual(['noSiegeTarget', 'R 13.1', who('larisa', 'minor')]);
  });
});
