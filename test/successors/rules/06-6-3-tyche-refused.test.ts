/** R 6.6.3: which cards are not played, for what not, and what is not done instead. */
import { describe, expect, it } from 'vitest';
import { cards } from '../../../src/successors/data/cards.js';
import type { GameState } from '../../../src/successors/state.js';
import type { CardId } from '../../../src/successors/vocabulary.js';
import { legal, play, said } from '../language.js';
import { objection } from './marching.js';
import { control, halted, put, putGeneral, type Sketch } from './segments-support.js';
import { holding, playing } from './tyche-support.js';

const [PONTIC_FLEET, PIRATES, UNREST, PHILIPPOS, PEUKESTAS] = [11, 12, 17, 33, 34] as const;

const why = (state: GameState, action: Parameters<typeof objection>[1]) => objection({ state, events: [] }, action);
const whether = { type: 'resolveBonusEvent', player: 'yellow', resolve: true } as const;

describe('R 6.6.3 a card is played', () => {
  it('R 6.6.3 one of his hand, and no Surprise; there is no way round it', () => {
    const state = holding([PIRATES, PONTIC_FLEET]);
    expect(why(state, playing(PHILIPPOS, 'event'))).toEqual(['cardNotHeld', 'R 6.6.3', { card: PHILIPPOS }]);
    expect(why(state, playing(PONTIC_FLEET, 'discard'))).toEqual(['surpriseCard', 'R 6.6.3', { card: PONTIC_FLEET }]);
    for (const instead of [{ type: 'pass' }, whether] as const)
      expect(why(state, instead)).toEqual(['mustPlayCard', 'R 6.6.3', { card: null }]);
    expect(why(state, { type: 'rollMovement' })).toEqual(['outOfPhase', 'R 6.6.3', { type: 'rollMovement' }]);
  });

  it('R 6.6.3 with Surprise cards alone none is played before another was drawn', () => {
    const state = holding([PONTIC_FLEET]);
    for (const action of [{ type: 'pass' }, whether, playing(PONTIC_FLEET, 'event')] as const)
      expect(why(state, action)).toEqual(['onlySurpriseCards', 'R 6.6.3', { card: null }]);
  });

  it('R 6.6.3.A one that must be played is not discarded; one whose event is not possible not played for it', () => {
    expect(why(holding([UNREST]), playing(UNREST, 'discard'))).toEqual(['mustPlayEvent', 'R 6.6.3', { card: UNREST }]);
    const first = holding([PEUKESTAS], (draft) => void (draft.turn = 1));
    expect(why(first, playing(PEUKESTAS, 'event'))).toEqual(['eventNotPossible', 'R 6.6.3', { card: PEUKESTAS }]);
  });

  it('R 6.6.3 in the player aid none is discarded (ruling bargains-of-a-discard)', () => {
    const state = holding([PIRATES], undefined, { players: 4, edition: 'player-aid' });
    expect(why(state, playing(PIRATES, 'discard'))).toEqual([
      'mustPlayCard',
      'ruling bargains-of-a-discard',
      { card: PIRATES },
    ]);
  });
});

describe('R 6.6.3.4 after the Operation Points of a Bonus card', () => {
  /** Its player has trained with them, and is to say whether the event follows. */
  const trained = (card: CardId, change: (draft: Sketch) => void): GameState =>
    play(
      holding([card, PONTIC_FLEET], change),
      playing(card, 'operations'),
      { type: 'operation', player: 'yellow', operation: 'train' },
      { type: 'trainUnit', player: 'yellow', unit: 'loyal' },
    ).state;
  const pella = (draft: Sketch): void => {
    control(draft, 'yellow', 'pella');
    put(draft, 'yellow', 'pella', { loyal: 2 });
    putGeneral(draft, 'yellow', 'antipatros', 'pella');
  };

  it('R 6.6.3.4 it is said first whether its event follows: nothing else comes before that', () => {
    const state = trained(PHILIPPOS, pella);
    expect(legal(state)).toEqual([whether, { ...whether, resolve: false }]);
    for (const other of [
      { type: 'pass' },
      playing(PHILIPPOS, 'event'),
      { type: 'playSurprise', card: PONTIC_FLEET },
      { type: 'discardSurprise', card: PONTIC_FLEET },
      { type: 'placeMinorGeneral', space: 'pella', inside: false, from: null },
      { type: 'liftMinorGeneral', space: 'pella', inside: false },
      { type: 'disbandAt', space: 'pella', inside: false, count: 1 },
    ] as const)
      expect(why(state, other)).toEqual(['mustChoose', 'R 6.6.3.4', { card: PHILIPPOS }]);
  });

  it('R 15.4.2 a burial that is not possible is refused as such, and what belongs elsewhere as that', () => {
    const state = trained(PHILIPPOS, pella);
    expect(why(state, { type: 'bury', space: 'pella' })?.slice(0, 2)).toEqual(['noBurial', 'R 15.4.2']);
    expect(why(state, { type: 'rollMovement' })).toEqual(['outOfPhase', 'R 6.6.3', { type: 'rollMovement' }]);
  });
});

describe('R 6.6.3.A an event of which nothing comes', () => {
  it('R 6.6.3.A where the card must be played it is said, and the Segment is over (ruling events-without-effect)', () => {
    // In a deck of one's own the Pirates must be played; their fleet is yellow's already.
    const deck = cards.map((card) => (card.id === PIRATES ? { ...card, mustBePlayed: true } : card));
    const state = holding(
      [PIRATES],
      (draft) => {
        draft.fleets.kilikia = { owner: 'yellow', upgraded: false, dispersed: false };
      },
      { players: 4, cards: deck },
    );
    expect(legal(state)).toEqual([playing(PIRATES, 'event')]);
    const told = play(state, playing(PIRATES, 'event'));
    expect(said(told, 'eventWithoutEffect')).toEqual([
      { type: 'eventWithoutEffect', rule: 'R 6.6.3', player: 'yellow', card: PIRATES },
    ]);
    expect(said(told, 'fleetGained')).toEqual([]);
    expect(told.state.discards).toEqual([PIRATES]);
    expect(halted(told.state)).toBe(true);
  });
});
