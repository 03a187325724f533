/** An answer that lasts is the one that would be found anew, whatever has been played, copied and taken back since. */
import { describe, expect, it } from 'vitest';
import { drawWeighted, orThrow, seededChance } from '../../src/core/index.js';
import { lastingQuestions } from '../../src/conquest/table/lasting.js';
import type { Situation } from '../../src/conquest/table/situation.js';
import type { FamilyTypes } from '../../src/conquest/types.js';
import type { ConformanceKit } from '../kit/walk.js';
import { MEMBERS } from './members.js';
import { play } from './play.js';

/** The names of the questions whose answers are not those that are found anew. */
const stale = (situation: Situation): readonly string[] =>
  lastingQuestions.flatMap(({ name, answers }) => {
    const all = answers(situation);
    return all.some(([known, found]) => !sameAnswer(known, found)) ? [name] : [];
  });

/** Whether two answers say the same: plain things of the same pieces. */
function sameAnswer(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [left, right] = [Object.entries(one), Object.entries(other)];
  return (
    left.length === right.length &&
    left.every(([key, value], index) => key === right[index]?.[0] && sameAnswer(value, right[index][1]))
  );
}

/** Plays a game, and now and then a few steps of another course of it on a copy, and asks all questions of both. */
function* doubted<G extends FamilyTypes>(kit: ConformanceKit<G>, players: number, policy: string, steps: number) {
  const chance = seededChance(`lasting ${policy} ${players}`);
  const decide = kit.policies[policy];
  if (decide === undefined) throw new RangeError(`no policy ${policy}`);
  const simulation = kit.game.simulate(orThrow(kit.game.createGame(kit.options(players))));
  for (let step = 0; step < steps; step++) {
    if (!play(simulation, decide, chance)) return;
    if (step % 25 !== 0) continue;
    yield stale(simulation.situation());
    const other = simulation.clone();
    for (let more = 0; more < 5; more++) play(other, decide, chance);
    yield stale(other.situation());
    yield stale(simulation.situation());
  }
}

const STEPS = 2000;

describe.each(MEMBERS)('in $title', ({ kit, players }) => {
  it.each(['uniform', 'fighting'])('what lasts is what would be found anew, if all choose by %s', (policy) => {
    let asked = 0;
    for (const names of doubted(kit, players, policy, STEPS)) {
      expect(names).toEqual([]);
      asked++;
    }
    expect(asked).toBeGreaterThan(20);
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
