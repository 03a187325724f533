/** What the active player may do in each of his Segments beside their business: and then the Segment goes on. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/successors/action/index.js';
import type { SuccessorsFrame } from '../../../src/successors/frame/index.js';
import type { GameOptions } from '../../../src/successors/options.js';
import type { GameState } from '../../../src/successors/state.js';
import { legal, minors, play, said, topKind, units } from '../language.js';
import { objection } from './marching.js';
import { control, halted, hold, passBy, put, putGeneral, situationWith, top, type Sketch } from './segments-support.js';

const PONTIC_FLEET = 11;
const PIRATES = 12;
const AID: GameOptions = { players: 4, edition: 'player-aid' };

/** The frames in which yellow chooses what to do next, by their Segments. */
const CHOOSING = {
  surrender: { kind: 'surrender', player: 'yellow', step: 'remove', handled: [], asking: false },
  tyche: {
    kind: 'tyche',
    player: 'yellow',
    card: null,
    stage: 'choose',
    cancelled: false,
    operationsUsed: false,
    bases: [],
  },
  forcedMarch: { kind: 'forcedMarch', player: 'yellow', points: 3, left: 1, generalsToo: false },
  movement: { kind: 'movement', player: 'yellow', die: null, stage: 'choose' },
  forage: { kind: 'forage', player: 'yellow', handled: [], asking: false },
} as const satisfies Partial<Record<SuccessorsFrame['kind'], SuccessorsFrame>>;
type Choosing = keyof typeof CHOOSING;

/** Yellow in one of his Segments on Game Turn 2: Antigonos with four CUs before Pella, which is his. */
function yellowIn(kind: Choosing, change: (draft: Sketch) => void = () => {}, options: GameOptions = { players: 4 }) {
  return situationWith(
    options,
    (draft) => {
      draft.turn = 2;
      draft.segment = {
        player: 'yellow',
        segment: kind === 'forcedMarch' ? 'tyche' : kind,
        navalMoved: false,
        attempts: {},
        minorsHandled: [],
        oratory: [],
      };
      control(draft, 'yellow', 'pella');
      put(draft, 'yellow', 'pella', { royalArmy: 2, mercenary: 2 });
      putGeneral(draft, 'yellow', 'antigonos', 'pella');
      hold(draft, 'yellow', PIRATES);
      change(draft);
    },
    CHOOSING[kind],
  );
}
const types = (state: GameState): ReadonlySet<Action['type']> => new Set(legal(state).map(({ type }) => type));
const why = (state: GameState, action: Parameters<typeof objection>[1]) => objection({ state, events: [] }, action);

describe('R 15.4.2 burying the body in a Segment of one’s own', () => {
  /** The body lies on its cart with Antigonos. */
  const cart = (draft: Sketch): void => {
    draft.body = { status: 'cart', space: 'pella', inside: false, controller: 'yellow' };
  };
  const bury = { type: 'bury', player: 'yellow', space: 'pella' } as const;

  it.each(['surrender', 'tyche', 'forcedMarch', 'movement', 'forage'] as const)(
    'R 15.4.2 %s: it may be buried, and is then a tomb',
    (kind) => {
      const state = yellowIn(kind, cart);
      expect(legal(state)).toContainEqual(bury);
      const { state: buried, events } = play(state, bury);
      expect(buried.body).toMatchObject({ status: 'tomb', space: 'pella' });
      expect(events.filter(({ type }) => type === 'bodyBuried')).toHaveLength(1);
      expect(types(buried).has('bury')).toBe(false);
    },
  );

  it.each(['tyche', 'forcedMarch', 'movement'] as const)(
    'R 15.4.2 %s: after the burial the Segment goes on where it was',
    (kind) => {
      const state = yellowIn(kind, cart);
      const { state: buried } = play(state, bury);
      expect(top(buried)).toEqual(CHOOSING[kind]);
      expect([...types(buried)]).toEqual([...types(state)].filter((type) => type !== 'bury'));
    },
  );

  it('R 15.4.2, 6.6.2 in a Surrender Segment with nothing else to decide he is asked once, and may leave it at that', () => {
    const state = yellowIn('surrender', cart);
    expect(legal(state)).toEqual([bury, passBy('yellow')]);
    expect(halted(play(state, passBy('yellow')).state)).toBe(true);
    expect(halted(play(state, bury).state)).toBe(true);
  });

  it('R 15.4.2, 6.6.2 nor is he asked more than once about a space of the first two steps', () => {
    const state = yellowIn('surrender', (draft) => {
      cart(draft);
      control(draft, 'red', 'larisa');
      put(draft, 'yellow', 'larisa', { mercenary: 1 });
      draft.minorGenerals['yellow:larisa'] = 1;
    });
    expect([...types(state)]).toEqual(['removeMarker', 'bury', 'pass']);
    const removed = play(state, { type: 'removeMarker', player: 'yellow', space: 'larisa' }).state;
    expect([...types(removed)]).toEqual(['placeMarker', 'bury', 'pass']);
    const placed = play(removed, { type: 'placeMarker', player: 'yellow', space: 'larisa' }).state;
    expect(legal(placed)).toEqual([bury, passBy('yellow')]);
    expect(halted(play(placed, passBy('yellow')).state)).toBe(true);
  });

  it('R 15.4.2, 6.6.5 in a Forage Segment in which nobody starves he is asked for it alone, and once', () => {
    const state = yellowIn('forage', cart);
    expect(legal(state)).toEqual([bury, passBy('yellow')]);
    expect(halted(play(state, bury).state)).toBe(true);
    expect(halted(play(state, passBy('yellow')).state)).toBe(true);
  });

  it('R 15.4.2, 6.6.4 after a Mercenary was raised he is asked for it where he can place no Minor General', () => {
    const raised = (change: (draft: Sketch) => void) =>
      play(
        yellowIn('movement', (draft) => {
          change(draft);
          for (const space of ['synnada', 'gordion', 'ankyra', 'abydos']) {
            put(draft, 'yellow', space, { mercenary: 1 });
            draft.minorGenerals[`yellow:${space}`] = 1;
          }
        }),
        { type: 'raiseMercenary', player: 'yellow' },
        { type: 'deployUnits', player: 'yellow', unit: 'mercenary', count: 1, space: 'pella' },
      ).state;
    expect(legal(raised(cart))).toEqual([bury, passBy('yellow')]);
    expect(halted(raised(() => {}))).toBe(true);
  });

  it.each(['surrender', 'tyche', 'forcedMarch', 'movement', 'forage'] as const)(
    'R 15.4.2 %s: not where the cart is not: noBurial',
    (kind) => {
      const state = yellowIn(kind, cart);
      const elsewhere = { type: 'bury', space: 'sardeis' } as const;
      expect(why(state, elsewhere)).toEqual(['noBurial', 'R 15.4.2', { player: 'yellow', space: 'sardeis' }]);
    },
  );
});

describe('R 4.31.1 putting a Surprise card aside in a Segment of one’s own', () => {
  const aside = { type: 'discardSurprise', player: 'yellow', card: PONTIC_FLEET } as const;
  /** He is asked in any case: for his hand alone nobody is asked. */
  const withSurprise = (kind: Choosing) =>
    yellowIn(kind, (draft) => {
      hold(draft, 'yellow', PONTIC_FLEET, PIRATES);
      draft.body = { status: 'cart', space: 'pella', inside: false, controller: 'yellow' };
    });

  it.each(['surrender', 'tyche', 'forcedMarch', 'movement', 'forage'] as const)(
    'R 4.31.1 %s: he draws another, and is asked again for all that he was asked for',
    (kind) => {
      const state = withSurprise(kind);
      expect(legal(state)).toContainEqual(aside);
      const told = play(state, aside, { type: 'drawCard', player: 'chance', to: 'yellow', card: 2 });
      expect(said(told, 'cardDiscarded')).toMatchObject([{ rule: 'R 4.31.1', card: PONTIC_FLEET }]);
      expect(told.state.hands.yellow).toEqual([2, PIRATES]);
      expect(topKind(told)).toBe(kind);
      expect([...types(told.state)]).toEqual([...types(state)].filter((type) => type !== 'discardSurprise'));
    },
  );

  it.each(['surrender', 'tyche', 'forcedMarch', 'movement', 'forage'] as const)(
    'R 4.31.1 %s: not one that he does not hold, nor one that is no Surprise',
    (kind) => {
      const state = withSurprise(kind);
      const of = (card: number) => why(state, { type: 'discardSurprise', card });
      expect(of(PIRATES)).toEqual(['noSurpriseCard', 'R 4.31.1', { card: PIRATES }]);
      expect(of(24)).toEqual(['cardNotHeld', 'R 4.31.1', { card: 24 }]);
    },
  );
});

describe('R 3.3.4.6 in the player aid disbanding at rest (ruling disbanding-at-rest)', () => {
  const disband = (count: number) =>
    ({ type: 'disbandAt', player: 'yellow', space: 'pella', inside: false, count }) as const;
  /** In the Surrender Segment he is asked for the marker of Larisa. */
  const atRest = (kind: Choosing) =>
    yellowIn(
      kind,
      (draft) => {
        control(draft, 'red', 'larisa');
        put(draft, 'yellow', 'larisa', { mercenary: 1 });
        draft.minorGenerals['yellow:larisa'] = 1;
      },
      AID,
    );

  it.each(['surrender', 'tyche', 'forcedMarch', 'movement'] as const)(
    'R 3.3.4.6 %s: one or both Royal Army CUs go, and the Segment goes on',
    (kind) => {
      const state = atRest(kind);
      expect(legal(state).filter(({ type }) => type === 'disbandAt')).toEqual([disband(1), disband(2)]);
      const disbanded = play(state, disband(1)).state;
      expect(units(disbanded, 'yellow:pella')).toMatchObject({ royalArmy: 1, mercenary: 2 });
      expect(topKind(disbanded)).toBe(kind);
      expect([...types(disbanded)]).toEqual([...types(state)]);
    },
  );

  it.each(['surrender', 'tyche', 'forcedMarch', 'movement'] as const)(
    'R 3.3.4.6 %s: no more than there are',
    (kind) => {
      const three = { type: 'disbandAt', space: 'pella', inside: false, count: 3 } as const;
      expect(why(atRest(kind), three)?.slice(0, 2)).toEqual(['noSuchPiece', 'R 3.3.4.6']);
    },
  );
});

describe('R 3.1.2 Minor Generals between activations', () => {
  const place = { type: 'placeMinorGeneral', player: 'yellow', space: 'pella', inside: false, from: null } as const;

  it.each(['tyche', 'forcedMarch', 'movement'] as const)(
    'R 3.1.2 %s: one is placed, and the Segment goes on',
    (kind) => {
      const state = yellowIn(kind);
      expect(legal(state)).toContainEqual(place);
      const placed = play(state, place).state;
      expect(minors(placed, 'yellow')).toEqual([{ space: 'pella', inside: false, moved: false }]);
      expect(topKind(placed)).toBe(kind);
      expect(legal(placed)).not.toContainEqual(place);
    },
  );

  it.each(['tyche', 'forcedMarch', 'movement'] as const)('R 3.1.2 %s: not where he has no CUs', (kind) => {
    const elsewhere = { type: 'placeMinorGeneral', space: 'larisa', inside: false, from: null } as const;
    expect(why(yellowIn(kind), elsewhere)?.slice(0, 2)).toEqual(['needsUnits', 'R 3.1.2']);
  });
});

describe('R 6.6.1 what belongs to none of these', () => {
  it.each([
    ['surrender', 'R 6.6.2'],
    ['tyche', 'R 6.6.3'],
    ['forcedMarch', 'R 6.6.3.1'],
    ['movement', 'R 6.6.4'],
    ['forage', 'R 6.6.5'],
  ] as const)('R 6.6.1 %s: is refused by its clause, %s', (kind, rule) => {
    const state = yellowIn(kind, (draft) => {
      draft.body = { status: 'cart', space: 'pella', inside: false, controller: 'yellow' };
    });
    const order = { type: 'endActivation', inside: false } as const;
    expect(why(state, order)).toEqual(['outOfPhase', rule, { type: 'endActivation' }]);
  });
});
