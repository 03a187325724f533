import { describe, expect, it } from 'vitest';
import type { TycheFrame } from '../../../src/successors/frame/index.js';
import type { GameOptions } from '../../../src/successors/options.js';
import { usesOf } from '../../../src/successors/rules/06-6-3-tyche.js';
import type { GameState, StateDraft } from '../../../src/successors/state.js';
import type { CardId } from '../../../src/successors/vocabulary.js';
import {
  act,
  control,
  halted,
  halting,
  hold,
  named,
  passBy,
  playAll,
  put,
  putGeneral,
  refusalOf,
  rolled,
  situationWith,
  top,
} from './halting.js';

const [
  PIRATES,
  PONTIC_FLEET,
  CONDEMNATION,
  UNREST,
  DESERTIONS,
  SUPPORT,
  KLEOPATRA,
  PHILIPPOS,
  PEUKESTAS,
  LIARS,
  AHURA_MAZDA,
  SILVER_SHIELDS,
] = [12, 11, 15, 17, 24, 26, 31, 33, 34, 48, 58, 56] as const;
const tyche: TycheFrame = {
  kind: 'tyche',
  player: 'yellow',
  card: null,
  stage: 'choose',
  cancelled: false,
  operationsUsed: false,
  bases: [],
};
const holding = (
  cards: readonly CardId[],
  change: (state: StateDraft) => void = () => {},
  options: GameOptions = { players: 4 },
): GameState =>
  situationWith(
    options,
    (state) => {
      state.turn = 2;
      state.segment = {
        player: 'yellow',
        segment: 'tyche',
        navalMoved: false,
        attempts: {},
        minorsHandled: [],
        oratory: [],
      };
      hold(state, 'yellow', ...cards);
      change(state);
    },
    tyche,
  );
const playing = (card: CardId, as: 'event' | 'operations' | 'discard') =>
  ({ type: 'playCard', player: 'yellow', card, as }) as const;
const training = [
  { type: 'operation', player: 'yellow', operation: 'train' },
  { type: 'trainUnit', player: 'yellow', unit: 'loyal' },
] as const;
const uses = (state: GameState, card: CardId) => usesOf(state, 'yellow', card);
const pellaArmy = (state: StateDraft): void => {
  control(state, 'yellow', 'pella');
  put(state, 'yellow', 'pella', { loyal: 2 });
  putGeneral(state, 'yellow', 'antipatros', 'pella');
};

describe('R 6.6.3 Tyche Segment: choosing a card', () => {
  it('R 6.6.3 a card is played for its event, for its Operation Points, or discarded', () => {
    const state = holding([PIRATES]);
    expect(halting.legalActions(state)).toEqual([
      playing(PIRATES, 'event'),
      playing(PIRATES, 'operations'),
      playing(PIRATES, 'discard'),
    ]);
    expect(refusalOf(state, passBy('yellow'))).toBe('mustPlayCard');
    expect(refusalOf(state, playing(PHILIPPOS, 'event'))).toBe('cardNotHeld');
  });

  it('R 6.6.3.A a card that must be played is played for its event; a Bonus card for its Operation Points first, if one likes', () => {
    const state = holding([UNREST]);
    expect(uses(state, UNREST)).toEqual(['event', 'operations']);
    expect(refusalOf(state, playing(UNREST, 'discard'))).toBe('mustPlayEvent');
    expect(
      uses(
        holding([UNREST], () => {}, { players: 4, edition: 'player-aid' }),
        UNREST,
      ),
    ).toEqual(['event']);
  });

  it('R 6.6.3.A an event that cannot be activated is not offered', () => {
    const state = holding([PEUKESTAS], (draft) => {
      draft.turn = 1;
    });
    expect(uses(state, PEUKESTAS)).toEqual(['operations', 'discard']);
    expect(refusalOf(state, playing(PEUKESTAS, 'event'))).toBe('eventNotPossible');
  });

  it('R 6.6.3 Surprise cards are not for the Tyche Segment, but may be discarded and replaced (R 4.31.1)', () => {
    const state = holding([PIRATES, PONTIC_FLEET]);
    expect(refusalOf(state, playing(PONTIC_FLEET, 'operations'))).toBe('surpriseCard');
    const drawing = act(state, { type: 'discardSurprise', player: 'yellow', card: PONTIC_FLEET }).state;
    expect(top(drawing)).toMatchObject({ kind: 'draw', player: 'yellow', count: 1 });
    const drawn = act(drawing, { type: 'drawCard', player: 'chance', to: 'yellow', card: 2 }).state;
    expect(drawn.hands.yellow).toEqual([2, PIRATES]);
    expect(drawn.discards).toEqual([PONTIC_FLEET]);
    expect(top(drawn)).toMatchObject({ kind: 'tyche', stage: 'choose' });
  });

  it('R 6.6.3 with only Surprise cards one of them goes first, until there is another', () => {
    const state = holding([PONTIC_FLEET, DESERTIONS]);
    expect(new Set(halting.legalActions(state).map(({ type }) => type))).toEqual(new Set(['discardSurprise']));
    expect(refusalOf(state, playing(DESERTIONS, 'event'))).toBe('onlySurpriseCards');
    const another = playAll(
      state,
      { type: 'discardSurprise', player: 'yellow', card: PONTIC_FLEET },
      { type: 'drawCard', player: 'chance', to: 'yellow', card: LIARS },
    );
    expect(named(another, 'playCard', 'card')).toEqual([]);
    const playable = playAll(
      another,
      { type: 'discardSurprise', player: 'yellow', card: LIARS },
      { type: 'drawCard', player: 'chance', to: 'yellow', card: PIRATES },
    );
    expect(named(playable, 'playCard', 'as')).toEqual(['event', 'operations', 'discard']);
  });

  it('R 4.31.1 card 58 is replaced when it is only discarded', () => {
    const state = act(holding([AHURA_MAZDA]), { type: 'discardSurprise', player: 'yellow', card: AHURA_MAZDA }).state;
    expect(top(state)).toMatchObject({ kind: 'draw', player: 'yellow' });
  });

  it('R 6.6.3 without cards there is no Tyche Segment', () => {
    expect(halted(holding([]))).toBe(true);
    const last = holding([PONTIC_FLEET], (draft) => {
      draft.deck = [];
    });
    expect(halted(act(last, { type: 'discardSurprise', player: 'yellow', card: PONTIC_FLEET }).state)).toBe(true);
  });
});

describe('R 6.6.3.A activating the event', () => {
  it('R 6.6.3.A example: the Kilikia Pirates bring their fleet', () => {
    const { state, events } = act(holding([PIRATES]), playing(PIRATES, 'event'));
    expect(state.fleets.kilikia).toEqual({ owner: 'yellow', upgraded: false, dispersed: false });
    expect(state.discards).toEqual([PIRATES]);
    expect(state.hands.yellow).toEqual([]);
    expect(events[0]).toEqual({ type: 'cardPlayed', rule: 'R 6.6.3', player: 'yellow', card: PIRATES, as: 'event' });
    expect(halted(state)).toBe(true);
  });

  it('R 4.31 a card that says so leaves the game after its event, and only then', () => {
    const inPersis = (draft: StateDraft): void => control(draft, 'yellow', 'persepolis');
    const played = act(holding([SUPPORT], inPersis), playing(SUPPORT, 'event')).state;
    const [deployment] = halting.legalActions(played);
    const over = deployment?.type === 'deployUnits' ? act(played, deployment).state : played;
    expect(over.removedCards).toEqual([SUPPORT]);
    expect(over.discards).toEqual([]);
    const used = playAll(holding([SUPPORT], inPersis), playing(SUPPORT, 'operations'), ...training);
    expect(used.removedCards).toEqual([]);
    expect(used.discards).toEqual([SUPPORT]);
  });

  it('R 18.5.2 a marriage contract lies open before its player', () => {
    const state = act(holding([KLEOPATRA]), playing(KLEOPATRA, 'event')).state;
    expect(state.contracts).toEqual([{ player: 'yellow', card: KLEOPATRA, bride: 'kleopatra' }]);
    expect(state.discards).toEqual([]);
    expect(state.removedCards).toEqual([]);
  });

  it('R 3.3.3.2 the Silver Shields are played once for their event; then their card is a Surprise card', () => {
    const chosen = act(holding([SILVER_SHIELDS], pellaArmy), playing(SILVER_SHIELDS, 'event')).state;
    const [post] = halting.legalActions(chosen);
    const state = post?.type === 'targetCommander' ? act(chosen, post).state : chosen;
    expect(state.stacks['yellow:pella']?.units).toMatchObject({ loyal: 2, silverShields: 2 });
    expect(state.discards).toEqual([SILVER_SHIELDS]);
    expect(usesOf(state, 'yellow', SILVER_SHIELDS)).toEqual([]);
  });

  it('R 20.15 whatever the card of a condemnation is played or discarded for, the condemnation ends', () => {
    const condemned = (draft: StateDraft): void => {
      putGeneral(draft, 'red', 'perdikkas', 'babylon');
      draft.condemned = { general: 'perdikkas', card: CONDEMNATION, legitimacy: 3 };
    };
    for (const as of ['operations', 'discard', 'event'] as const) {
      const { state, events } = act(holding([CONDEMNATION], condemned), playing(CONDEMNATION, as));
      expect(state.condemned).toBeNull();
      expect(events).toContainEqual({ type: 'condemnationEnded', rule: 'R 20.15', general: 'perdikkas' });
    }
    const anew = playAll(holding([CONDEMNATION], condemned), playing(CONDEMNATION, 'event'), {
      type: 'targetGeneral',
      player: 'yellow',
      general: 'perdikkas',
    });
    expect(anew.condemned).toEqual({ general: 'perdikkas', card: CONDEMNATION, legitimacy: 3 });
    expect(anew.discards).toEqual([CONDEMNATION]);
    expect(halted(anew)).toBe(true);
  });

  it('R 20.15 the Legitimacy regained for a moment can bring victory (R 7.1)', () => {
    const state = holding([CONDEMNATION], (draft) => {
      // 3 as Champion, 1 and 1 for the Generals, 10 for the burial, 5 for Alexandros: 20, less the 3 of the condemnation.
      putGeneral(draft, 'red', 'perdikkas', 'babylon');
      putGeneral(draft, 'red', 'leonnatos', 'babylon');
      draft.pellaBurial = 'red';
      draft.body = { status: 'tomb', space: 'pella', inside: false, controller: null, moved: false };
      draft.royals.alexandros = { ...draft.royals.alexandros, controller: 'red', inside: false };
      draft.condemned = { general: 'perdikkas', card: CONDEMNATION, legitimacy: 3 };
    });
    const { state: over } = act(state, playing(CONDEMNATION, 'event'));
    expect(over.outcome).toMatchObject({ winners: ['red'], how: 'legitimacy' });
  });
});

describe('R 6.6.3.4 Bonus cards', () => {
  it('R 6.6.3.4 example: the Operation Points of Philippos Breaks From Guardian, and then its event', () => {
    const state = playAll(holding([PHILIPPOS], pellaArmy), playing(PHILIPPOS, 'operations'), ...training);
    expect(state.training.yellow).toEqual({ unit: 'loyal', points: 3 });
    expect(named(state, 'resolveBonusEvent', 'resolve')).toEqual([true, false]);
    const target = playAll(state, { type: 'resolveBonusEvent', player: 'yellow', resolve: true });
    const [army] = halting.legalActions(target).filter(({ type }) => type === 'targetArmy');
    const over = army === undefined ? target : act(target, army).state;
    expect(over.royals.philippos).toMatchObject({ status: 'active', space: 'pella', controller: 'yellow' });
    expect(halted(over)).toBe(true);
  });

  it('R 6.6.3.4 one need not do both', () => {
    const declined = playAll(holding([PHILIPPOS], pellaArmy), playing(PHILIPPOS, 'operations'), ...training, {
      type: 'resolveBonusEvent',
      player: 'yellow',
      resolve: false,
    });
    expect(declined.royals.philippos.status).toBe('box');
    expect(halted(declined)).toBe(true);
    const straight = act(holding([PHILIPPOS], pellaArmy), playing(PHILIPPOS, 'event')).state;
    expect(top(straight)?.kind).not.toBe('operations');
    expect(halted(playAll(holding([PHILIPPOS]), playing(PHILIPPOS, 'operations'), ...training))).toBe(true);
  });

  it('R 6.6.3.4 the event of one that must be played follows its Operation Points without a question', () => {
    const state = playAll(holding([UNREST]), playing(UNREST, 'operations'), ...training);
    expect(top(state)).toMatchObject({ kind: 'roll', purpose: 'unrest' });
  });

  it('R 6.6.3.4 in the player aid the Operation Points follow the event, if wanted', () => {
    const state = act(
      holding([UNREST], () => {}, { players: 4, edition: 'player-aid' }),
      playing(UNREST, 'event'),
    ).state;
    expect(top(state)).toMatchObject({ kind: 'roll', purpose: 'unrest' });
    // 2 and 1: unrest in Babylonia.
    const rolling = playAll(state, rolled(2), rolled(1));
    const [target] = halting.legalActions(rolling);
    if (target === undefined) throw new Error('no space for unrest');
    const after = act(rolling, target).state;
    expect(top(after)).toMatchObject({ kind: 'operations', points: 3, optional: true });
    expect(halted(act(after, passBy('yellow')).state)).toBe(true);
  });
});

describe('R 4.31.1 answering an event', () => {
  const answered = (card: CardId): GameState => {
    const state = act(
      holding([card], (draft) => {
        pellaArmy(draft);
        hold(draft, 'blue', LIARS);
      }),
      playing(card, 'event'),
    ).state;
    expect(top(state)).toMatchObject({ kind: 'window', moment: 'eventPlayed', asked: 'blue', subject: 'yellow' });
    return state;
  };

  it('R 4.31.1 a cancelled event leaves the Operation Points', () => {
    const state = playAll(
      answered(PIRATES),
      { type: 'playSurprise', player: 'blue', card: LIARS },
      { type: 'drawCard', player: 'chance', to: 'blue', card: 2 },
    );
    expect(state.fleets.kilikia.owner).toBeNull();
    expect(top(state)).toMatchObject({ kind: 'operations', player: 'yellow', points: 3, optional: true });
    expect(halted(playAll(state, ...training))).toBe(true);
    expect(state.discards).toEqual([PIRATES, LIARS]);
  });

  it('R 4.31.1 but not a second time', () => {
    const used = playAll(
      holding([PHILIPPOS], (draft) => {
        pellaArmy(draft);
        hold(draft, 'blue', LIARS);
      }),
      playing(PHILIPPOS, 'operations'),
      ...training,
      { type: 'resolveBonusEvent', player: 'yellow', resolve: true },
    );
    const over = playAll(
      used,
      { type: 'playSurprise', player: 'blue', card: LIARS },
      { type: 'drawCard', player: 'chance', to: 'blue', card: 2 },
    );
    expect(over.royals.philippos.status).toBe('box');
    expect(halted(over)).toBe(true);
  });

  it('R 4.31.1 who passes lets it happen', () => {
    expect(act(answered(PIRATES), passBy('blue')).state.fleets.kilikia.owner).toBe('yellow');
  });
});

describe('R 6.6.3 Tyche Segment: before the card', () => {
  it('R 3.1.2 Minor Generals may be placed and lifted before the card is played, each space once', () => {
    const state = holding([PIRATES], (draft) => {
      control(draft, 'yellow', 'larisa');
      put(draft, 'yellow', 'larisa', { mercenary: 2 });
    });
    expect(named(state, 'placeMinorGeneral', 'space')).toEqual(['larisa']);
    const placed = act(state, {
      type: 'placeMinorGeneral',
      player: 'yellow',
      space: 'larisa',
      inside: false,
      from: null,
    }).state;
    expect(placed.minorGenerals.yellow).toEqual([{ space: 'larisa', inside: false, moved: false }]);
    expect(named(placed, 'liftMinorGeneral', 'space')).toEqual([]);
    expect(top(placed)).toMatchObject({ kind: 'tyche', stage: 'choose' });
  });

  it('R 15.4.2 a burial that is not possible is refused as one', () => {
    expect(refusalOf(holding([PIRATES]), { type: 'bury', player: 'yellow', space: 'pella' })).toBe('noBurial');
  });
});
