/** Every remembered answer of a memoised query is the one that a fresh computation gives, after play, copies and turns taken back. */
import { describe, expect, it } from 'vitest';
import { drawWeighted, orThrow, seededChance } from '../../src/core/index.js';
import type { FamilyTypes } from '../../src/conquest/types.js';
import type { ConformanceKit } from '../kit/walk.js';
import { GAMES, REGISTRY } from '../../src/games.js';
import { checked, memoisedIn } from '../kit/memo.js';
import { MEMBERS } from './members.js';
import { play } from './play.js';

/** Plays a game, and now and then a few steps of another course of it on a copy, and asks all questions of both. */
function* doubted<G extends FamilyTypes>(kit: ConformanceKit<G>, players: number, policy: string, steps: number) {
  const chance = seededChance(`memo ${policy} ${players}`);
  const decide = kit.policies[policy];
  if (decide === undefined) throw new RangeError(`no policy ${policy}`);
  const simulation = kit.game.simulate(orThrow(kit.game.createGame(kit.options(players))));
  for (let step = 0; step < steps; step++) {
    if (!play(simulation, decide, chance)) return;
    if (step % 25 !== 0) continue;
    yield checked(simulation.situation());
    const other = simulation.clone();
    for (let more = 0; more < 5; more++) play(other, decide, chance);
    yield checked(other.situation());
    yield checked(simulation.situation());
  }
}

const STEPS = 800;

/** The names of all memoised queries in the sources of the family. */
const declared = GAMES.filter((game) => game === 'conquest' || REGISTRY[game].base === 'conquest').flatMap(memoisedIn);

describe('memoised queries', () => {
  const asked = new Set<string>();

  it('are found in the sources', () => {
    expect(declared.length).toBeGreaterThan(20);
  });

  describe.each(MEMBERS)('in $title', ({ kit, players }) => {
    it.each(Object.keys(kit.policies))('remember what a fresh computation gives, with the policy %s', (policy) => {
      let checks = 0;
      for (const found of doubted(kit, players, policy, STEPS)) {
        expect(found.stale).toEqual([]);
        for (const name of found.asked) asked.add(name);
        checks++;
      }
      expect(checks).toBeGreaterThan(10);
    });
  });

  it('have all been asked', () => {
    expect(declared.filter((name) => !asked.has(name))).toEqual([]);
  });
});

/** Two games played in turn through published states, so that each takes over the table that the other needs no more. */
function* inTurn<G extends FamilyTypes>({ game, options }: ConformanceKit<G>, players: number, steps: number) {
  const chance = seededChance('in turn');
  const states = [0, 1].map(() => orThrow(game.createGame(options(players))));
  for (let step = 0; step < steps; step++) {
    const state = states[step % 2] as G['state'];
    const listed = game.legalActions(state);
    const [actor] = game.actors(state);
    if (actor === undefined) return;
    const written = JSON.parse(JSON.stringify(state)) as G['state'];
    yield { listed, anew: game.legalActions(written) };
    const action =
      actor === 'chance' ? drawWeighted(game.chanceOutcomes(state), chance) : listed[chance.draw(listed.length)];
    if (action === undefined) throw new RangeError('nothing can be done');
    states[step % 2] = orThrow(game.applyAction(state, action)).state;
  }
}

it.each(MEMBERS)(
  'in $title the lists of two games that are played in turn are those of states that nobody has seen',
  ({ kit, players }) => {
    let compared = 0;
    for (const { listed, anew } of inTurn(kit, players, 400)) {
      expect(JSON.stringify(listed)).toBe(JSON.stringify(anew));
      compared++;
    }
    expect(compared).toBe(400);
  },
);
