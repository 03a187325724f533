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
