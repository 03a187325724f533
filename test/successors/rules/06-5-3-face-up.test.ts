import { describe, expect, it } from 'vitest';
import { cards } from '../../../src/successors/data/cards.js';
import type { GameOptions } from '../../../src/successors/options.js';
import type { GameState } from '../../../src/successors/state.js';
import { INDEPENDENT_ARMIES, PLAYERS, ROYAL_WOMEN, type CardId } from '../../../src/successors/vocabulary.js';
import { viewFor } from '../../../src/successors/view.js';
import { objection } from './marching.js';
import { control, halted, putGeneral, situationWith, type Sketch, top } from './segments-support.js';
import { dice, legal, play } from '../language.js';
import { machine } from '../../../src/successors/machine.js';

const [PIRATES, CONDEMNATION, UNREST, UNREST_SPREADS, PLANS, ILLYRIANS, SCYTHIANS, FILON] = [
  12, 15, 17, 20, 21, 22, 23, 25,
] as const;
const turnedUp = (options: GameOptions, left: number, change: (state: Sketch) => void = () => {}): GameState =>
  situationWith(options, change, { kind: 'faceUp', left, card: null, resolver: null });
const turnUp = (card: CardId) => ({ type: 'turnUpCard', player: 'chance', card }) as const;

describe('R 6.5.3 cards turned up', () => {
  it('R 6.5.3 every card of the deck is as likely', () => {
    const outcomes = machine.chanceOutcomes(turnedUp({ players: 3 }, 1));
    expect(outcomes).toHaveLength(59);
    expect(new Set(outcomes.map(({ weight }) => weight))).toEqual(new Set([1]));
  });

  it('R 6.5.3 other events are ignored; the card goes to the discards', () => {
    const { state, events } = play(turnedUp({ players: 3 }, 1), turnUp(PIRATES));
    expect(state.discards).toEqual([PIRATES]);
    expect(state.deck).not.toContain(PIRATES);
    expect(state.fleets.kilikia.owner).toBeNull();
    expect(events).toContainEqual({ type: 'cardTurnedUp', rule: 'R 6.5.3', card: PIRATES, ignored: true });
    expect(halted(state)).toBe(true);
  });

  it('R 6.5.3 Unrest, Unrest Spreads, Plans of Their Own and Independent Armies happen, resolved by a player drawn', () => {
    for (const card of [UNREST, UNREST_SPREADS, PLANS, ILLYRIANS]) {
      const { state, events } = play(turnedUp({ players: 3 }, 1), turnUp(card));
      expect(events).toContainEqual({ type: 'cardTurnedUp', rule: 'R 6.5.3', card, ignored: false });
      expect(machine.chanceOutcomes(state)).toEqual(
        ['red', 'blue', 'yellow'].map((resolver) => ({
          action: { type: 'drawResolver', player: 'chance', resolver },
          weight: 1,
        })),
      );
      const resolving = play(state, { type: 'drawResolver', player: 'chance', resolver: 'blue' }).state;
      expect(resolving.stack.some((frame) => frame.kind === 'cardEvent' && frame.player === 'blue')).toBe(true);
    }
  });

  it('R 6.5.3 in the player aid the player with the fewest Victory Points resolves, a tie by chance', () => {
    const state = play(
      turnedUp({ players: 3, edition: 'player-aid' }, 1, (draft) => {
        control(draft, 'blue', 'tarsos', 'issos');
      }),
      turnUp(UNREST),
    ).state;
    expect(machine.chanceOutcomes(state).map(({ action }) => action)).toEqual([
      { type: 'drawResolver', player: 'chance', resolver: 'red' },
      { type: 'drawResolver', player: 'chance', resolver: 'yellow' },
    ]);
  });

  it('R 6.5.3 with two players two cards, one after the other', () => {
    const first = play(
      turnedUp({ players: 2 }, 2),
      turnUp(UNREST),
      { type: 'drawResolver', player: 'chance', resolver: 'red' },
      ...dice(2),
      ...dice(1),
    ).state;
    const [place] = legal(first);
    if (place === undefined) throw new Error('no space for unrest');
    const second = play(first, place).state;
    expect(top(second)).toMatchObject({ kind: 'faceUp', left: 1, card: null, resolver: null });
    expect(halted(play(second, turnUp(PIRATES)).state)).toBe(true);
  });

  it('R 6.5.3, 14.2 an Independent Army that is gone does not come back: the card is without effect, and lies with the discards (ruling turned-up-cards)', () => {
    const { state, events } = play(
      turnedUp({ players: 3 }, 1, (draft) => {
        draft.independentArmies.filon = { status: 'removed', space: null };
      }),
      turnUp(FILON),
      { type: 'drawResolver', player: 'chance', resolver: 'yellow' },
    );
    expect(events).toContainEqual({ type: 'cardTurnedUp', rule: 'R 6.5.3', card: FILON, ignored: false });
    expect(events).toContainEqual({ type: 'eventWithoutEffect', rule: 'R 14.2', player: 'yellow', card: FILON });
    expect(events.filter(({ type }) => type === 'independentArmyActivated')).toEqual([]);
    expect(state.independentArmies.filon).toEqual({ status: 'removed', space: null });
    expect(state.discards).toEqual([FILON]);
    expect(halted(state)).toBe(true);
  });

  it('R 6.5.3 whoever is drawn can resolve each of these events; one that finds no place is without effect', () => {
    const nothingToDo = turnedUp({ players: 3 }, 1, (draft) => {
      draft.control = {};
      for (const army of INDEPENDENT_ARMIES) draft.independentArmies[army] = { status: 'removed', space: null };
      for (const woman of ROYAL_WOMEN)
        draft.royals[woman] = { status: 'dead', space: null, inside: false, controller: null };
    });
    for (const card of [UNREST_SPREADS, PLANS, ILLYRIANS, SCYTHIANS, FILON])
      for (const resolver of PLAYERS.slice(0, 3)) {
        const { state, events } = play(nothingToDo, turnUp(card), { type: 'drawResolver', player: 'chance', resolver });
        expect(events.filter(({ type }) => type === 'eventWithoutEffect')).toMatchObject([{ player: resolver, card }]);
        expect(state.discards).toEqual([card]);
        expect(halted(state)).toBe(true);
      }
  });

  it('R 20.15 a condemnation ends when its card is turned up', () => {
    const state = play(
      turnedUp({ players: 3 }, 1, (draft) => {
        putGeneral(draft, 'red', 'perdikkas', 'babylon');
        draft.condemned = { general: 'perdikkas', card: CONDEMNATION, legitimacy: 3 };
      }),
      turnUp(CONDEMNATION),
    ).state;
    expect(state.condemned).toBeNull();
  });

  it('R 6.5.3 nothing is turned up from an empty deck', () => {
    expect(
      halted(
        turnedUp({ players: 2 }, 2, (draft) => {
          draft.deck = [];
        }),
      ),
    ).toBe(true);
  });

  it('R 6.5.3 any player may come to resolve it, whatever his Victory Points', () => {
    const state = play(
      turnedUp({ players: 3 }, 1, (draft) => {
        control(draft, 'blue', 'tarsos', 'issos');
      }),
      turnUp(UNREST),
    ).state;
    expect(machine.chanceOutcomes(state).map(({ action }) => action)).toEqual(
      ['red', 'blue', 'yellow'].map((resolver) => ({ type: 'drawResolver', player: 'chance', resolver })),
    );
  });

  it('R 6.5.3 whoever may not see the deck is not told what may be turned up', () => {
    const view = viewFor(turnedUp({ players: 3 }, 1), 'red');
    expect(machine.actors(view)).toEqual(['chance']);
    expect(machine.chanceOutcomes(view)).toEqual([]);
  });

  it('R 4.31 a card that leaves the game after its event does so when it was turned up, in a deck that has one', () => {
    const own = cards.map((card) => (card.id === UNREST_SPREADS ? { ...card, removeAfterEvent: true } : card));
    const bare = (draft: Sketch): void => {
      draft.control = {};
    };
    const resolve = { type: 'drawResolver', player: 'chance', resolver: 'red' } as const;
    const gone = play(turnedUp({ players: 3, cards: own }, 1, bare), turnUp(UNREST_SPREADS), resolve).state;
    expect([gone.removedCards, gone.discards]).toEqual([[UNREST_SPREADS], []]);
    const kept = play(turnedUp({ players: 3 }, 1, bare), turnUp(UNREST_SPREADS), resolve).state;
    expect([kept.removedCards, kept.discards]).toEqual([[], [UNREST_SPREADS]]);
  });

  it('R 6.5.3 nothing else happens meanwhile', () => {
    const die = { type: 'roll', die: 1 } as const;
    expect(objection({ state: turnedUp({ players: 3 }, 1), events: [] }, die)).toEqual([
      'outOfPhase',
      'R 6.5.3',
      { type: 'roll' },
    ]);
  });
});
