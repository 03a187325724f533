import { describe, expect, it } from 'vitest';
import {
  control,
  halted,
  named,
  put,
  putGeneral,
  putInside,
  putMinor,
  situationWith,
  type Sketch,
} from './segments-support.js';
import { legal, play, units } from '../language.js';

const foraging = (change: (state: Sketch) => void) =>
  situationWith({ players: 4 }, change, { kind: 'forage', player: 'yellow', handled: [], asking: false });
const lose = (unit: 'mercenary' | 'loyal' | 'elephant', space: string) =>
  ({ type: 'loseUnit', player: 'yellow', unit, space, inside: false }) as const;

describe('R 6.6.5 Forage Segment', () => {
  it('R 6.6.5 example: Antigonos forages in Kelainai and chooses to lose a Mercenary', () => {
    const state = foraging((draft) => {
      putGeneral(draft, 'yellow', 'antigonos', 'kelainai');
      put(draft, 'yellow', 'kelainai', { loyal: 4, mercenary: 12, elephant: 2 });
    });
    expect([...named(state, 'loseUnit', 'unit')].sort()).toEqual(['elephant', 'loyal', 'mercenary']);
    expect(legal(state).some(({ type }) => type === 'pass')).toBe(false);
    const { state: over, events } = play(state, lose('mercenary', 'kelainai'));
    expect(units(over, 'yellow:kelainai')).toMatchObject({ loyal: 4, mercenary: 11, elephant: 2 });
    expect(events.find(({ type }) => type === 'unitsLost')?.rule).toBe('R 6.6.5');
    expect(halted(over)).toBe(true);
  });

  it('R 4.9 eight CUs in a space, three on a Transit Point, are not too many; one more is', () => {
    const state = foraging((draft) => {
      for (const [space, loyal, mercenary] of [
        ['kelainai', 4, 4],
        ['synnada', 4, 5],
        ['tp-kibyra', 1, 2],
        ['tp-lykaonia', 1, 3],
      ] as const) {
        putMinor(draft, 'yellow', space);
        put(draft, 'yellow', space, { loyal, mercenary });
      }
    });
    expect(new Set(named(state, 'loseUnit', 'space'))).toEqual(new Set(['synnada']));
    const next = play(state, lose('loyal', 'synnada')).state;
    expect(new Set(named(next, 'loseUnit', 'space'))).toEqual(new Set(['tp-lykaonia']));
    expect(halted(play(next, lose('mercenary', 'tp-lykaonia')).state)).toBe(true);
  });

  it('R 4.2 CUs without a general are no Army and need not forage', () => {
    expect(
      halted(
        foraging((draft) => {
          control(draft, 'yellow', 'kelainai');
          put(draft, 'yellow', 'kelainai', { mercenary: 12 });
        }),
      ),
    ).toBe(true);
  });

  it("R 6.6.5 only one's own CUs count, those inside the city apart from those outside (R 4.16)", () => {
    expect(
      halted(
        foraging((draft) => {
          control(draft, 'yellow', 'kelainai');
          putMinor(draft, 'yellow', 'kelainai');
          put(draft, 'yellow', 'kelainai', { loyal: 4, mercenary: 4 });
          putInside(draft, 'yellow', 'kelainai', { loyal: 1, mercenary: 1 });
        }),
      ),
    ).toBe(true);
    expect(
      halted(
        foraging((draft) => {
          putMinor(draft, 'yellow', 'pella');
          put(draft, 'yellow', 'pella', { loyal: 4, mercenary: 4 });
          put(draft, 'red', 'pella', { loyal: 2 });
        }),
      ),
    ).toBe(true);
  });

  it('R 6.6.5 each of several Armies loses one CU, in the order of the names of their spaces, wherever these lie', () => {
    const hungry = (...spaces: readonly string[]) =>
      foraging((draft) => {
        for (const space of spaces) {
          putMinor(draft, 'yellow', space);
          put(draft, 'yellow', space, { loyal: 4, mercenary: 5 });
        }
      });
    for (const [first, second, state] of [
      ['amphipolis', 'pella', hungry('pella', 'amphipolis')],
      ['kelainai', 'synnada', hungry('kelainai', 'synnada')],
    ] as const) {
      expect(new Set(named(state, 'loseUnit', 'space'))).toEqual(new Set([first]));
      const next = play(state, lose('mercenary', first)).state;
      expect(new Set(named(next, 'loseUnit', 'space'))).toEqual(new Set([second]));
      const over = play(next, lose('mercenary', second)).state;
      expect([units(over, `yellow:${first}`).mercenary, units(over, `yellow:${second}`).mercenary]).toEqual([4, 4]);
      expect(halted(over)).toBe(true);
    }
  });
});
