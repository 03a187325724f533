/** Whole games at random for two, three and four: both ways of running the rules agree, and what must always be so is so. */
import { describe, expect, it } from 'vitest';
import { orThrow, seededChance } from '../../src/core/index.js';
import { machine } from '../../src/clash/machine.js';
import { OPTIONAL_RULES, type GameOptions } from '../../src/clash/options.js';
import { isPlayed } from '../../src/clash/query/sides.js';
import { invariants } from './invariants.js';
import { asked, newGame } from './table.js';

/** All that is looked at is looked at every so many actions. */
const STRIDE = 29;
/** A list that a person would still read. */
const LONGEST = 1_000;

const GAMES: readonly (readonly [seed: string, options: GameOptions])[] = [
  ['babylon', { players: 2 }],
  ['lamia', { players: 2 }],
  ['triparadeisos', { players: 3, start: 'triparadeisos' }],
  ['gabiene', { players: 3 }],
  ['ipsos', { players: 4 }],
  ['salamis', { players: 3, extended: true }],
  ['amorgos', { players: 2, optionalRules: OPTIONAL_RULES }],
  ['paraitakene', { players: 4, start: 'triparadeisos', optionalRules: OPTIONAL_RULES }],
];

describe('whole games', () => {
  it.each(GAMES)('%s %o: from the set-up to the end of the track', (seed, options) => {
    const chance = seededChance(seed);
    let state = newGame(options);
    const simulation = machine.simulate(state);
    let steps = 0;
    while (machine.actors(state).length > 0) {
      const actions = machine.legalActions(state);
      const isLooked = steps % STRIDE === 0;
      if (isLooked) {
        expect(simulation.legalActions()).toEqual(actions);
        expect(actions.length).toBeLessThan(LONGEST);
        expect(invariants(state)).toEqual([]);
        for (const actor of machine.actors(state))
          expect(actor === 'chance' || isPlayed(asked(state), actor)).toBe(true);
      }
      const action = actions[chance.draw(actions.length)];
      if (action === undefined) throw new RangeError('nothing can be done');
      state = orThrow(machine.applyAction(state, action)).state;
      orThrow(simulation.apply(action));
      if (isLooked) {
        expect(simulation.state()).toEqual(state);
        expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      }
      steps++;
    }
    // R S13: all turns are played, unless nobody but one side has leaders left.
    expect(state.ended).toMatchObject(
      state.turn === asked(newGame(options)).components.track.length
        ? { how: expect.stringMatching(/^(victoryPoints|leaderless)$/) as string }
        : { how: 'leaderless', margin: 'decisive', winners: [expect.any(String)] },
    );
    expect(JSON.stringify(state).length).toBeLessThan(20_000);
    // R S11.5
    if (state.ended?.how === 'victoryPoints') expect(state.leaders['antipater']?.at).toBe('gone');
  });
});
