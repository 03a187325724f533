import { describe, expect, it } from 'vitest';
import { usesOf } from '../../../src/successors/rules/06-6-3-tyche.js';
import type { GameState } from '../../../src/successors/state.js';
import type { CardId } from '../../../src/successors/vocabulary.js';
import {
  control,
  halted,
  hold,
  named,
  passBy,
  put,
  putGeneral,
  refusalOf,
  type Sketch,
  top,
} from './segments-support.js';
import { holding, playing } from './tyche-support.js';
import { dice, legal, minors, play, royal, said, situationOf, units } from '../language.js';

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
const training = [
  { type: 'operation', player: 'yellow', operation: 'train' },
  { type: 'trainUnit', player: 'yellow', unit: 'loyal' },
] as const;
const uses = (state: GameState, card: CardId) => usesOf(situationOf(state), 'yellow', card);
const pellaArmy = (state: Sketch): void => {
  control(state, 'yellow', 'pella');
  put(state, 'yellow', 'pella', { loyal: 2 });
  putGeneral(state, 'yellow', 'antipatros', 'pella');
};

describe('R 6.6.3 Tyche Segment: choosing a card', () => {
  it('R 6.6.3 a card is played for its event, for its Operation Points, or discarded', () => {
    const state = holding([PIRATES]);
    expect(legal(state)).toEqual([
      playing(PIRATES, 'event'),
      playing(PIRATES, 'operations'),
      playing(PIRATES, 'discard'),
    ]);
    expect(said(play(state, playing(PIRATES, 'discard')), 'cardDiscarded')).toMatchObject([{ rule: 'R 6.6.3.C' }]);
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
    const drawing = play(state, { type: 'discardSurprise', player: 'yellow', card: PONTIC_FLEET }).state;
    expect(top(drawing)).toMatchObject({ kind: 'draw', player: 'yellow', count: 1 });
    const drawn = play(drawing, { type: 'drawCard', player: 'chance', to: 'yellow', card: 2 }).state;
    expect(drawn.hands.yellow).toEqual([2, PIRATES]);
    expect(drawn.discards).toEqual([PONTIC_FLEET]);
    expect(top(drawn)).toMatchObject({ kind: 'tyche', stage: 'choose' });
  });

  it('R 6.6.3 with only Surprise cards one of them goes first, until there is another', () => {
    const state = holding([PONTIC_FLEET, DESERTIONS]);
    expect(new Set(legal(state).map(({ type }) => type))).toEqual(new Set(['discardSurprise']));
    expect(refusalOf(state, playing(DESERTIONS, 'event'))).toBe('onlySurpriseCards');
    const another = play(
      state,
      { type: 'discardSurprise', player: 'yellow', card: PONTIC_FLEET },
      { type: 'drawCard', player: 'chance', to: 'yellow', card: LIARS },
    ).state;
    expect(named(another, 'playCard', 'card')).toEqual([]);
    const playable = play(
      another,
      { type: 'discardSurprise', player: 'yellow', card: LIARS },
      { type: 'drawCard', player: 'chance', to: 'yellow', card: PIRATES },
    ).state;
    expect(named(playable, 'playCard', 'as')).toEqual(['event', 'operations', 'discard']);
  });

  it('R 4.31.1 card 58 is replaced when it is only discarded', () => {
    const state = play(holding([AHURA_MAZDA]), { type: 'discardSurprise', player: 'yellow', card: AHURA_MAZDA }).state;
    expect(top(state)).toMatchObject({ kind: 'draw', player: 'yellow' });
  });

  it('R 6.6.3 without cards there is no Tyche Segment', () => {
    expect(halted(holding([]))).toBe(true);
    const last = holding([PONTIC_FLEET], (draft) => {
      draft.deck = [];
    });
    expect(halted(play(last, { type: 'discardSurprise', player: 'yellow', card: PONTIC_FLEET }).state)).toBe(true);
  });
});

describe('R 6.6.3.A activating the event', () => {
  it('R 6.6.3.A example: the Kilikia Pirates bring their fleet', () => {
    const { state, events } = play(holding([PIRATES]), playing(PIRATES, 'event'));
    expect(state.fleets.kilikia).toEqual({ owner: 'yellow', upgraded: false, dispersed: false });
    expect(state.discards).toEqual([PIRATES]);
    expect(state.hands.yellow).toEqual([]);
    expect(events[0]).toEqual({ type: 'cardPlayed', rule: 'R 6.6.3', player: 'yellow', card: PIRATES, as: 'event' });
    expect(halted(state)).toBe(true);
  });

  it('R 4.31 a card that says so leaves the game after its event, and only then', () => {
    const inPersis = (draft: Sketch): void => control(draft, 'yellow', 'persepolis');
    const played = play(holding([SUPPORT], inPersis), playing(SUPPORT, 'event')).state;
    const [deployment] = legal(played);
    if (deployment?.type !== 'deployUnits') throw new Error('nothing to deploy');
    const told = play(played, deployment);
    const over = told.state;
    expect(said(told, 'cardRemoved')).toEqual([{ type: 'cardRemoved', rule: 'R 4.31', card: SUPPORT }]);
    expect(over.removedCards).toEqual([SUPPORT]);
    expect(over.discards).toEqual([]);
    const used = play(holding([SUPPORT], inPersis), playing(SUPPORT, 'operations'), ...training).state;
    expect(used.removedCards).toEqual([]);
    expect(used.discards).toEqual([SUPPORT]);
  });

  it('R 18.5.2 a marriage contract lies open before its player', () => {
    const state = play(holding([KLEOPATRA]), playing(KLEOPATRA, 'event')).state;
    expect(state.contracts).toEqual([{ player: 'yellow', card: KLEOPATRA, bride: 'kleopatra' }]);
    expect(state.discards).toEqual([]);
    expect(state.removedCards).toEqual([]);
  });

  it('R 3.3.3.2 the Silver Shields are played once for their event; then their card is a Surprise card', () => {
    const chosen = play(holding([SILVER_SHIELDS], pellaArmy), playing(SILVER_SHIELDS, 'event')).state;
    const [post] = legal(chosen);
    const state = post?.type === 'targetCommander' ? play(chosen, post).state : chosen;
    expect(units(state, 'yellow:pella')).toMatchObject({ loyal: 2, silverShields: 2 });
    expect(state.discards).toEqual([SILVER_SHIELDS]);
    expect(usesOf(situationOf(state), 'yellow', SILVER_SHIELDS)).toEqual([]);
  });

  it('R 20.15 whatever the card of a condemnation is played or discarded for, the condemnation ends', () => {
    const condemned = (draft: Sketch): void => {
      putGeneral(draft, 'red', 'perdikkas', 'babylon');
      draft.condemned = { general: 'perdikkas', card: CONDEMNATION, legitimacy: 3 };
    };
    for (const as of ['operations', 'discard', 'event'] as const) {
      const { state, events } = play(holding([CONDEMNATION], condemned), playing(CONDEMNATION, as));
      expect(state.condemned).toBeNull();
      expect(events).toContainEqual({ type: 'condemnationEnded', rule: 'R 20.15', general: 'perdikkas' });
    }
    const anew = play(holding([CONDEMNATION], condemned), playing(CONDEMNATION, 'event'), {
      type: 'targetGeneral',
      player: 'yellow',
      general: 'perdikkas',
    }).state;
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
      draft.body = { status: 'tomb', space: 'pella', inside: false, controller: null };
      draft.royals.alexandros = { ...draft.royals.alexandros, controller: 'red', inside: false };
      draft.condemned = { general: 'perdikkas', card: CONDEMNATION, legitimacy: 3 };
    });
    const { state: over } = play(state, playing(CONDEMNATION, 'event'));
    expect(over.outcome).toMatchObject({ winners: ['red'], how: 'legitimacy' });
  });
});

describe('R 6.6.3.4 Bonus cards', () => {
  it('R 6.6.3.4 example: the Operation Points of Philippos Breaks From Guardian, and then its event', () => {
    const state = play(holding([PHILIPPOS], pellaArmy), playing(PHILIPPOS, 'operations'), ...training).state;
    expect(state.training.yellow).toEqual({ unit: 'loyal', points: 3 });
    expect(named(state, 'resolveBonusEvent', 'resolve')).toEqual([true, false]);
    const target = play(state, { type: 'resolveBonusEvent', player: 'yellow', resolve: true }).state;
    const [army] = legal(target).filter(({ type }) => type === 'targetArmy');
    const over = army === undefined ? target : play(target, army).state;
    expect(royal(over, 'philippos')).toMatchObject({ status: 'active', space: 'pella', controller: 'yellow' });
    expect(halted(over)).toBe(true);
  });

  it('R 6.6.3.4 one need not do both', () => {
    const declined = play(holding([PHILIPPOS], pellaArmy), playing(PHILIPPOS, 'operations'), ...training, {
      type: 'resolveBonusEvent',
      player: 'yellow',
      resolve: false,
    }).state;
    expect(royal(declined, 'philippos').status).toBe('box');
    expect(halted(declined)).toBe(true);
    const straight = play(holding([PHILIPPOS], pellaArmy), playing(PHILIPPOS, 'event')).state;
    expect(top(straight)?.kind).not.toBe('operations');
    expect(halted(play(holding([PHILIPPOS]), playing(PHILIPPOS, 'operations'), ...training).state)).toBe(true);
  });

  it('R 6.6.3.4 the event of one that must be played follows its Operation Points without a question', () => {
    const state = play(holding([UNREST]), playing(UNREST, 'operations'), ...training).state;
    expect(top(state)).toMatchObject({ kind: 'roll', purpose: 'unrest' });
  });

  it('R 6.6.3.4 in the player aid the Operation Points follow the event, if wanted', () => {
    const state = play(
      holding([UNREST], () => {}, { players: 4, edition: 'player-aid' }),
      playing(UNREST, 'event'),
    ).state;
    expect(top(state)).toMatchObject({ kind: 'roll', purpose: 'unrest' });
    // 2 and 1: unrest in Babylonia.
    const rolling = play(state, ...dice(2), ...dice(1)).state;
    const [target] = legal(rolling);
    if (target === undefined) throw new Error('no space for unrest');
    const after = play(rolling, target).state;
    expect(top(after)).toMatchObject({ kind: 'operations', points: 3, optional: true });
    expect(halted(play(after, passBy('yellow')).state)).toBe(true);
  });
});

describe('R 4.31.1 answering an event', () => {
  const answered = (card: CardId): GameState => {
    const state = play(
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
    const told = play(
      answered(PIRATES),
      { type: 'playSurprise', player: 'blue', card: LIARS },
      { type: 'drawCard', player: 'chance', to: 'blue', card: 2 },
    );
    const { state } = told;
    expect(said(told, 'eventCancelled')).toMatchObject([{ rule: 'ruling cancelled-events', card: PIRATES }]);
    expect(state.fleets.kilikia.owner).toBeNull();
    expect(top(state)).toMatchObject({ kind: 'operations', player: 'yellow', points: 3, optional: true });
    expect(halted(play(state, ...training).state)).toBe(true);
    expect(state.discards).toEqual([PIRATES, LIARS]);
  });

  it('R 4.31.1 but not a second time', () => {
    const used = play(
      holding([PHILIPPOS], (draft) => {
        pellaArmy(draft);
        hold(draft, 'blue', LIARS);
      }),
      playing(PHILIPPOS, 'operations'),
      ...training,
      { type: 'resolveBonusEvent', player: 'yellow', resolve: true },
    ).state;
    const over = play(
      used,
      { type: 'playSurprise', player: 'blue', card: LIARS },
      { type: 'drawCard', player: 'chance', to: 'blue', card: 2 },
    ).state;
    expect(royal(over, 'philippos').status).toBe('box');
    expect(halted(over)).toBe(true);
  });

  it('R 4.31.1 who passes lets it happen', () => {
    expect(play(answered(PIRATES), passBy('blue')).state.fleets.kilikia.owner).toBe('yellow');
  });
});

describe('R 6.6.3 Tyche Segment: before the card', () => {
  it('R 3.1.2 Minor Generals may be placed and lifted before the card is played, each space once', () => {
    const state = holding([PIRATES], (draft) => {
      control(draft, 'yellow', 'larisa');
      put(draft, 'yellow', 'larisa', { mercenary: 2 });
    });
    expect(named(state, 'placeMinorGeneral', 'space')).toEqual(['larisa']);
    const placed = play(state, {
      type: 'placeMinorGeneral',
      player: 'yellow',
      space: 'larisa',
      inside: false,
      from: null,
    }).state;
    expect(minors(placed, 'yellow')).toEqual([{ space: 'larisa', inside: false, moved: false }]);
    expect(named(placed, 'liftMinorGeneral', 'space')).toEqual([]);
    expect(top(placed)).toMatchObject({ kind: 'tyche', stage: 'choose' });
  });

  it('R 15.4.2 a burial that is not possible is refused as one', () => {
    expect(refusalOf(holding([PIRATES]), { type: 'bury', player: 'yellow', space: 'pella' })).toBe('noBurial');
  });
});
