import { describe, expect, it } from 'vitest';
import type { GameOptions } from '../../../src/successors/options.js';
import type { GameState } from '../../../src/successors/state.js';
import {
  control,
  hold,
  named,
  passBy,
  put,
  putGeneral,
  refusalOf,
  situationWith,
  type Sketch,
  top,
} from './segments-support.js';
import { legal, play } from '../language.js';

const [PONTIC_FLEET, PIRATES, ORATOR, MUTINY] = [11, 12, 57, 54] as const;
/** Yellow's turn begins; red and blue have an Army each. */
const turnOfYellow = (change: (state: Sketch) => void, options: GameOptions = { players: 4 }): GameState =>
  situationWith(
    options,
    (draft) => {
      control(draft, 'red', 'babylon');
      put(draft, 'red', 'babylon', { loyal: 2 });
      putGeneral(draft, 'red', 'perdikkas', 'babylon');
      control(draft, 'blue', 'pella');
      put(draft, 'blue', 'pella', { loyal: 2 });
      putGeneral(draft, 'blue', 'antipatros', 'pella');
      change(draft);
    },
    { kind: 'playerTurn', player: 'yellow', next: 'surrender' },
  );

describe('R 4.31.1 Surprise cards', () => {
  it("R 4.31.1 holders of a card that fits are asked before each Segment, even in an opponent's turn", () => {
    const state = turnOfYellow((draft) => hold(draft, 'blue', ORATOR));
    expect(top(state)).toMatchObject({ kind: 'window', moment: 'segment', asked: 'blue', subject: 'yellow' });
    expect(legal(state)).toEqual([
      { type: 'playSurprise', player: 'blue', card: ORATOR },
      { type: 'discardSurprise', player: 'blue', card: ORATOR },
      passBy('blue'),
    ]);
    const next = play(state, passBy('blue')).state;
    expect(next.segment?.segment).toBe('tyche');
    expect(top(next)).toMatchObject({ kind: 'window', asked: 'blue' });
  });

  it('R 4.31.1 nobody is asked who holds none that fits', () => {
    const state = turnOfYellow((draft) => hold(draft, 'blue', PONTIC_FLEET, PIRATES));
    expect(top(state)).toMatchObject({ kind: 'movement', player: 'yellow' });
  });

  it('R 4.31.1 with interrupts for everyone, everybody with a card is asked, so that a pause betrays nothing', () => {
    const state = turnOfYellow(
      (draft) => {
        hold(draft, 'blue', PIRATES);
        hold(draft, 'white', PONTIC_FLEET);
      },
      { players: 4, interrupts: 'everyone' },
    );
    expect(legal(state)).toEqual([passBy('blue')]);
    const white = play(state, passBy('blue')).state;
    expect(legal(white)).toEqual([{ type: 'discardSurprise', player: 'white', card: PONTIC_FLEET }, passBy('white')]);
    expect(play(white, passBy('white')).state.segment?.segment).toBe('tyche');
  });

  it('R 4.31.1 the player earlier in Turn Order is asked first; who has passed is not asked again', () => {
    const state = turnOfYellow((draft) => {
      draft.turnOrder = ['yellow', 'white', 'blue', 'red'];
      hold(draft, 'red', ORATOR);
      hold(draft, 'blue', MUTINY);
      draft.hands.blue = [ORATOR];
      draft.hands.red = [MUTINY];
      put(draft, 'yellow', 'opis', { loyal: 3 });
      putGeneral(draft, 'yellow', 'eumenes', 'opis');
    });
    expect(top(state)).toMatchObject({ asked: 'blue' });
    const red = play(state, passBy('blue')).state;
    expect(top(red)).toMatchObject({ asked: 'red', passed: ['blue'] });
    const [target] = legal(play(red, { type: 'playSurprise', player: 'red', card: MUTINY }).state);
    expect(target?.player).toBe('red');
  });

  it('R 4.31.1 a card played is discarded, takes effect, and is replaced; then its player may be asked again', () => {
    const state = turnOfYellow((draft) => {
      hold(draft, 'blue', ORATOR);
      hold(draft, 'white', PIRATES);
    });
    const playing = play(state, { type: 'playSurprise', player: 'blue', card: ORATOR }).state;
    expect(playing.discards).toEqual([ORATOR]);
    const [target] = legal(playing);
    const drawing = target?.player === 'blue' ? play(playing, target).state : playing;
    expect(drawing.segment?.oratory).toHaveLength(1);
    expect(top(drawing)).toMatchObject({ kind: 'draw', player: 'blue' });
    // Card 58 can steal from White; card 2 is no Surprise card, and Yellow has no card for a Tyche Segment.
    const again = play(drawing, { type: 'drawCard', player: 'chance', to: 'blue', card: 58 }).state;
    expect(top(again)).toMatchObject({ kind: 'window', asked: 'blue', passed: [] });
    const over = play(drawing, { type: 'drawCard', player: 'chance', to: 'blue', card: 2 }).state;
    expect(over.segment?.segment).toBe('movement');
  });

  it('R 4.31.1 a Surprise card may be discarded without effect, and is replaced', () => {
    const state = turnOfYellow((draft) => hold(draft, 'blue', PONTIC_FLEET, ORATOR));
    expect(named(state, 'discardSurprise', 'card')).toEqual([PONTIC_FLEET, ORATOR]);
    const drawing = play(state, { type: 'discardSurprise', player: 'blue', card: PONTIC_FLEET }).state;
    expect(drawing.discards).toEqual([PONTIC_FLEET]);
    expect(top(drawing)).toMatchObject({ kind: 'draw', player: 'blue', count: 1 });
  });

  it('R 4.31.1 a card has its moment, and Event cards are no Surprise', () => {
    const state = turnOfYellow((draft) => hold(draft, 'blue', PONTIC_FLEET, PIRATES, ORATOR));
    expect(refusalOf(state, { type: 'playSurprise', player: 'blue', card: PONTIC_FLEET })).toBe('notTheMoment');
    expect(refusalOf(state, { type: 'playSurprise', player: 'blue', card: PIRATES })).toBe('noSurpriseCard');
  });
});
