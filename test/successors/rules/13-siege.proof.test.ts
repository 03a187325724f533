/** R 13.4 over whole segments played at random: whose attempts they are, and whose losses. */
import { describe, expect, it } from 'vitest';
import { drawWeighted, frameOf, orThrow, seededChance, topFrame } from '../../../src/core/index.js';
import { fromPosition, successors, type Action, type GameState } from '../../../src/successors/index.js';
import type { GameEvent } from '../../../src/successors/event/index.js';
import { SUCCESSORS_POSITION_VERSION } from '../../../src/successors/version.js';

/** Red's Armies stand before and around three cities of blue's, some of them under Minor Generals. */
const before = (segment: 'surrender' | 'movement'): GameState =>
  orThrow(
    fromPosition({
      format: 'diadochi-position',
      game: 'successors',
      version: SUCCESSORS_POSITION_VERSION,
      options: { players: 2 },
      turn: 2,
      toMove: 'red',
      segment,
      markers: { blue: ['sardeis', 'pergamon', 'kelainai', 'ephesos'], red: ['synnada'] },
      generals: {
        antigonos: 'red:sardeis',
        perdikkas: 'red:ephesos',
        krateros: 'red:kelainai',
        eumenes: 'blue:kelainai:inside',
      },
      forces: {
        'red:sardeis': { mercenary: 4, loyal: 2 },
        'red:ephesos': { mercenary: 4 },
        'red:pergamon': { mercenary: 3, elephant: 1 },
        'red:kelainai': { loyal: 4, royalArmy: 1 },
        'red:synnada': { mercenary: 3 },
        'blue:kelainai:inside': { royalArmy: 2 },
        'blue:sardeis:inside': { loyal: 1 },
      },
      minorGenerals: ['red:sardeis', 'red:pergamon', 'red:synnada', 'blue:sardeis:inside'],
    }),
  );

/** What red's Armies had attempted when something was said, and what the others that stand there had. */
interface Attempt {
  readonly commander: string;
  /** The activation, counted through the game; 0: none. */
  readonly activation: number;
}

/** What leads to Sieges, the first of them first. */
const WANTED: readonly Action['type'][] = ['siege', 'rollMovement', 'activate'];

/** Plays a segment of red's at random, four times of five what leads to a Siege where there is any; every attempt by space, and the faults seen. */
function segmentPlayed(seed: string, segment: 'surrender' | 'movement') {
  const chance = seededChance(seed);
  const simulation = successors.simulate(before(segment));
  const attempts: Record<string, Attempt[]> = {};
  const faults: string[] = [];
  let activation = 0;
  let losses = 0;
  const hear = (event: GameEvent): void => {
    if (event.type === 'activationBegan') activation++;
    if (event.type === 'siegeAttempted')
      (attempts[event.space] ??= []).push({ commander: event.commander, activation });
  };
  for (;;) {
    const state = simulation.state();
    const { player, segment: now } = state.segment ?? {};
    if (player !== 'red' || now !== segment) return { attempts, faults, losses };
    const outcomes = simulation.chanceOutcomes();
    const legal = simulation.legalActions();
    const wanted = WANTED.map((wish) => legal.filter(({ type }) => type === wish)).find((found) => found.length > 0);
    const listed = wanted !== undefined && chance.draw(5) > 0 ? wanted : legal;
    const action = outcomes.length > 0 ? drawWeighted(outcomes, chance) : listed[chance.draw(listed.length)];
    if (action === undefined) throw new Error('nothing can be done');
    const events = orThrow(simulation.apply(action));
    for (const event of events) hear(event);
    // Of a Siege on the march only the Army that makes it loses CUs: what stands beside it stays, or grows by defectors.
    const top = topFrame(state);
    const march = frameOf(state, 'march');
    if (march === undefined || frameOf(state, 'siegeAttempt') === undefined || top?.kind === 'march') continue;
    const place = `red:${march.space}`;
    const { royalArmy: _, ...beside } = state.forces[place] ?? {};
    const { royalArmy: __, ...left } = simulation.state().forces[place] ?? {};
    if (frameOf(simulation.state(), 'march') === undefined) continue;
    losses += events.filter(({ type }) => type === 'unitsLost').length;
    if (JSON.stringify(beside) !== JSON.stringify(left)) faults.push(`${place}: ${JSON.stringify([beside, left])}`);
  }
}

describe('R 13.4 attempts', () => {
  it('R 13.2.1, 13.4 two at most in a space and Movement Segment, of one activation under one commander; its losses are its own', () => {
    let twice = 0;
    let lost = 0;
    for (let game = 0; game < 120; game++) {
      const { attempts, faults, losses } = segmentPlayed(`attempts ${game}`, 'movement');
      expect(faults).toEqual([]);
      lost += losses;
      for (const [space, [first, second, ...more]] of Object.entries(attempts)) {
        expect(more, space).toEqual([]);
        if (second === undefined) continue;
        twice++;
        expect(second, space).toEqual(first);
      }
    }
    // The property speaks of something: second attempts and losses have come about.
    expect(twice).toBeGreaterThan(10);
    expect(lost).toBeGreaterThan(10);
  });

  it('R 13.4 one at most in a space and Surrender Segment', () => {
    for (let game = 0; game < 20; game++) {
      const { attempts } = segmentPlayed(`surrender ${game}`, 'surrender');
      for (const [space, all] of Object.entries(attempts)) expect(all, space).toHaveLength(1);
    }
  });
});
