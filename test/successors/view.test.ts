/** What a player may know, and honest guesses at the rest. */
import { describe, expect, it } from 'vitest';
import {
  applyAction,
  cards,
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

/** Plays on until somebody is asked for a Surprise card and the deck still holds some. */
function paused(seed: string): GameState {
  let match = orThrow(createMatch({ players: 4, seed }));
  for (let steps = 0; steps < 3000; steps++) {
    const top = match.state.stack.at(-1);
    if (top?.kind === 'window' && top.asked !== null) return match.state;
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

  it('R 6.5 a sampled state deals every unseen card once, each anywhere as often', () => {
    const view = viewFor(state, 'red');
    const [probe] = cards.map(({ id }) => id).filter((id) => !view.hands.red?.includes(id));
    const samples = 2000;
    let held = 0;
    const chance = seededChance('samples');
    for (let sample = 0; sample < samples; sample++) {
      const guess = sampleState(view, chance);
      expect([...Object.values(guess.hands).flat(), ...guess.deck].sort((a, b) => a - b)).toEqual(
        cards.map(({ id }) => id),
      );
      if (probe !== undefined && guess.hands.blue?.includes(probe) === true) held++;
    }
    // One unseen card of 54 is among blue's five in 5 of 54 samples: 185 of 2000 expected, standard deviation 13.
    expect(Math.abs(held - (samples * 5) / 54)).toBeLessThan(5 * 13);
  });
});

describe('R 4.31.1 what a pause betrays', () => {
  it('R 4.31.1 whoever is asked is dealt a card to answer with', () => {
    const state = paused('pause');
    const top = state.stack.at(-1);
    if (top?.kind !== 'window' || top.asked === null) throw new Error('no pause');
    const viewer = (['red', 'blue', 'yellow', 'white'] as const).find((player) => player !== top.asked) as PlayerId;
    const chance = seededChance('pauses');
    for (let sample = 0; sample < 30; sample++) {
      const guess = sampleState(viewFor(state, viewer), chance);
      expect(legalActions(guess, top.asked).some(({ type }) => type === 'playSurprise')).toBe(true);
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
