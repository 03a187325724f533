/** What a player may know, and honest guesses at the rest. */
import { describe, expect, it } from 'vitest';
import { moveToDiscards, shuffleCards, stealCard } from '../../src/successors/deeds/cards.js';
import { carryOut, setting } from './language.js';
import {
  applyAction,
  cards,
  codecs,
  createMatch,
  eventFor,
  legalActions,
  orThrow,
  play,
  sampleState,
  seededChance,
  simulate,
  viewFor,
  type GameState,
  type PlayerId,
  type PlayerView,
} from '../../src/successors/index.js';

/** Plays the first listed action until the cards are dealt. */
function dealt(seed: string): GameState {
  let match = orThrow(createMatch({ players: 3, seed }));
  while (match.state.round === 0) {
    const [first] = legalActions(match.state);
    if (first === undefined) throw new Error('the game is over');
    match = orThrow(play(match, first)).match;
  }
  return match.state;
}

/** Plays on until somebody is asked for a Surprise card that fits, or when a turn begins for any. */
function paused(seed: string, turn: boolean): GameState {
  let match = orThrow(createMatch({ players: 4, seed }));
  for (let steps = 0; steps < 3000; steps++) {
    const top = match.state.stack.at(-1);
    if (top?.kind === 'window' && top.asked !== null && (top.moment === 'turn') === turn) return match.state;
    const actions = legalActions(match.state);
    const action = actions[steps % actions.length];
    if (action === undefined) break;
    match = orThrow(play(match, action)).match;
  }
  throw new Error('nobody was ever asked');
}

describe('R 6.5 hands are secret', () => {
  const state = dealt('view');

  it('R 6.5 a player sees his own hand, and how many cards the others hold', () => {
    const view = viewFor(state, 'red');
    expect(view.hands.red).toEqual(state.hands.red);
    expect(view.hands.blue).toEqual(Array(5).fill('hidden'));
    expect(view.deck).toEqual(Array(59 - 15).fill('hidden'));
    expect(viewFor(state, 'spectator').hands.red).toEqual(Array(5).fill('hidden'));
  });

  it('R 6.5 a view of a frozen state is frozen', () => {
    const view = viewFor(dealt('nikaia'), 'red');
    expect([view, view.hands, view.hands.blue, view.deck].map(Object.isFrozen)).toEqual([true, true, true, true]);
  });

  it('R 6.5 a drawn card is told to its drawer alone, a stolen one to both', () => {
    const drawn = { type: 'cardDrawn', rule: 'R 6.5.3', player: 'red', card: 7, secretOf: 'red' } as const;
    expect(eventFor(drawn, 'red')).toEqual(drawn);
    expect(eventFor(drawn, 'blue')).toEqual({ ...drawn, card: 'hidden' });
    const stolen = {
      type: 'cardStolen',
      rule: 'R 20.58',
      player: 'red',
      from: 'blue',
      card: 7,
      secretOf: 'red',
    } as const;
    expect([eventFor(stolen, 'red'), eventFor(stolen, 'blue')]).toEqual([stolen, stolen]);
    expect(eventFor(stolen, 'yellow')).toEqual({ ...stolen, card: 'hidden' });
  });
});

describe('R 20.58 what was stolen from a player he knows (ruling card-58)', () => {
  /** Red holds 23, the others cards of their own; the rest is the deck. */
  const hands = { red: [2, 23], blue: [5, 6], yellow: [7], white: [9] };
  const held = Object.values(hands).flat();
  const before = setting({
    rest: { hands, deck: cards.map(({ id }) => id).filter((id) => !held.includes(id)) },
  });
  const steal = (state: GameState, thief: PlayerId, from: PlayerId, card: number): GameState =>
    carryOut(state, (run) => stealCard(run, thief, from, card, 'R 20.58')).state;
  const lost = steal(before, 'red', 'blue', 5);
  const stolen = steal(before, 'blue', 'red', 23);

  it('R 20.58 the victim sees his card in the hand of the thief, nobody else does', () => {
    expect(viewFor(stolen, 'red').hands.blue).toEqual([23, 'hidden', 'hidden']);
    expect(viewFor(stolen, 'white').hands.blue).toEqual(['hidden', 'hidden', 'hidden']);
    expect(viewFor(stolen, 'white').knownCards).toEqual([]);
    expect(viewFor(stolen, 'spectator').knownCards).toEqual([]);
    expect(viewFor(lost, 'blue').hands.red).toEqual([5, 'hidden', 'hidden']);
  });

  it('R 4.31.1 he knows it until it lies open', () => {
    const other = carryOut(stolen, (run) => moveToDiscards(run, 'blue', 6)).state;
    expect(viewFor(other, 'red').hands.blue).toEqual([23, 'hidden']);
    const open = carryOut(other, (run) => moveToDiscards(run, 'blue', 23)).state;
    expect(open.knownCards).toEqual([]);
    expect(viewFor(open, 'red')).toMatchObject({ hands: { blue: ['hidden'] }, discards: [6, 23] });
  });

  it('R 6.5.1 he knows it until all hands are shuffled into the deck', () => {
    const shuffled = carryOut(stolen, (run) =>
      shuffleCards(
        run,
        cards.map(({ id }) => id),
      ),
    );
    expect(shuffled.state.knownCards).toEqual([]);
  });

  it('R 20.58 when a card is taken unseen out of that hand he knows the chances, and the next victim his own card', () => {
    const twice = steal(stolen, 'white', 'blue', 23);
    // One of Blue's three cards went to White: 23 with one chance in three.
    expect(twice.knownCards).toEqual([
      { by: 'red', card: 23, holders: { blue: 2, white: 1 } },
      { by: 'blue', card: 23, holders: { white: 1 } },
    ]);
    expect(viewFor(twice, 'red').hands).toMatchObject({ blue: ['hidden', 'hidden'], white: ['hidden', 'hidden'] });
    expect(viewFor(twice, 'blue').hands.white).toEqual([23, 'hidden']);
  });

  it('R 20.58 when the only card of a hand is taken he knows where it is', () => {
    const deck = cards.map(({ id }) => id).filter((id) => ![7, 9, 23].includes(id));
    const alone = { ...before, hands: { ...before.hands, red: [23], blue: [] }, deck };
    const twice = steal(steal(alone, 'blue', 'red', 23), 'white', 'blue', 23);
    expect(twice.knownCards).toEqual([
      { by: 'red', card: 23, holders: { white: 1 } },
      { by: 'blue', card: 23, holders: { white: 1 } },
    ]);
    expect(viewFor(twice, 'red').hands.white).toEqual([23, 'hidden']);
  });

  it('R 20.58 a thief who wonders where his card is learns from what he takes', () => {
    const twice = steal(stolen, 'white', 'blue', 5);
    // Of Blue's two cards Red takes one that is not 23: as likely as not it had gone to White.
    const thrice = steal(twice, 'red', 'blue', 6);
    expect(thrice.knownCards.filter(({ by }) => by === 'red')).toEqual([
      { by: 'red', card: 23, holders: { blue: 1, white: 1 } },
    ]);
    const back = steal(twice, 'red', 'blue', 23);
    expect(back.knownCards.filter(({ by }) => by === 'red')).toEqual([]);
    // From White's two he takes the other: 2 to 1 for Blue, and half of White's chance is gone.
    const white = steal(twice, 'red', 'white', 9);
    expect(white.knownCards.filter(({ by }) => by === 'red')).toEqual([
      { by: 'red', card: 23, holders: { blue: 4, white: 1 } },
    ]);
  });

  it('R 20.58 a state in which somebody knows what is not so does not read', () => {
    const faults = (note: object): readonly string[] => {
      const read = codecs.decodeState({ ...stolen, knownCards: [note] });
      const found = read._tag === 'Left' ? read.left.faults : [];
      return found.flatMap(({ path, message }) => (path.startsWith('$.knownCards') ? [`${path}: ${message}`] : []));
    };
    expect(faults({ by: 'red', card: 23, holders: { blue: 1 } })).toEqual([]);
    expect(faults({ by: 'red', card: 23, holders: { white: 1 } })).toEqual([
      '$.knownCards[0].card: card 23 is in none of these hands',
    ]);
    expect(faults({ by: 'blue', card: 23, holders: { blue: 1 } })).toEqual([
      '$.knownCards[0].holders.blue: nobody wonders about their own hand',
    ]);
  });
});

describe('R 4.31.1 what a pause betrays', () => {
  it.each([
    ['a card to answer with', false, 'playSurprise'],
    ['when a turn begins a Surprise card', true, 'discardSurprise'],
  ])('R 4.31.1 whoever is asked is dealt %s', (_, turn, kind) => {
    const state = paused('pause', turn);
    const top = state.stack.at(-1);
    if (top?.kind !== 'window' || top.asked === null) throw new Error('no pause');
    const viewer = (['red', 'blue', 'yellow', 'white'] as const).find((player) => player !== top.asked) as PlayerId;
    const chance = seededChance('pauses');
    for (let sample = 0; sample < 30; sample++) {
      const guess = sampleState(viewFor(state, viewer), chance);
      expect(legalActions(guess, top.asked).some(({ type }) => type === kind)).toBe(true);
    }
  });
});

describe('R 4.31.1 a pause that nobody can explain', () => {
  const view = viewFor(dealt('view'), 'red');
  /** Somebody is asked for a Surprise card in the midst of nothing. */
  const asking = (asked: PlayerId, more: object = {}): PlayerView => ({
    ...view,
    ...more,
    stack: [...view.stack, { kind: 'window', moment: 'battleRolled', space: null, subject: 'blue', asked, passed: [] }],
  });
  /** How often cards are drawn for one sample. */
  function drawsFor(given: PlayerView): number {
    const chance = seededChance('unexplained');
    let draws = 0;
    const guess = sampleState(given, { ...chance, draw: (bound) => (draws++, chance.draw(bound)) });
    expect([...Object.values(guess.hands).flat(), ...guess.deck].sort((a, b) => a - b)).toEqual(
      cards.map(({ id }) => id),
    );
    expect(Object.isFrozen(guess) && Object.isFrozen(guess.hands)).toBe(true);
    return draws;
  }

  it('R 4.31.1 is answered at once: the unseen cards are dealt once, as if nobody had been asked', () => {
    const once = drawsFor(view);
    // 54 cards are unseen, of which the last finds its place by itself.
    expect(once).toBe(53);
    // Nothing is being fought about; the viewer himself has no card to answer with; a player who has passed is not asked again.
    expect(drawsFor(asking('blue'))).toBe(once);
    expect(drawsFor(asking('red'))).toBe(once);
    const passed = asking('blue');
    const window = passed.stack.at(-1);
    expect(
      drawsFor({ ...passed, stack: [...view.stack, { ...window, passed: ['blue'] } as (typeof view.stack)[number]] }),
    ).toBe(once);
  });

  it('R 4.31.1 with interrupts: everyone, the first who holds a card is asked, and nobody after him', () => {
    const everyone = { options: { ...view.options, interrupts: 'everyone' } } as const;
    const [first, second] = view.turnOrder;
    if (first === undefined || second === undefined) throw new Error('nobody plays');
    expect(drawsFor(asking(first, everyone))).toBe(53);
    expect(drawsFor(asking(second, everyone))).toBe(53);
  });
});

describe('a state that its owner may still change', () => {
  const thawed = (): GameState => JSON.parse(JSON.stringify(dealt('tyros'))) as GameState;
  /** The parts of a value that are frozen, by their names. */
  const frozenParts = (state: GameState): readonly string[] =>
    Object.entries(state).flatMap(([name, part]) =>
      typeof part === 'object' && part !== null && Object.isFrozen(part) ? [name] : [],
    );

  it('is neither frozen nor changed by asking and acting', () => {
    const state = thawed();
    const text = JSON.stringify(state);
    const [action] = legalActions(state);
    if (action === undefined) throw new Error('the game is over');
    const next = orThrow(applyAction(state, action)).state;
    expect(Object.isFrozen(next.hands)).toBe(true);
    simulate(state).state();
    expect(frozenParts(state)).toEqual([]);
    expect(JSON.stringify(state)).toBe(text);
  });
});
