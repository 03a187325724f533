/** Whatever comes up in games is written as a position and read back; what is read of altered positions is a state. */
import * as E from 'fp-ts/lib/Either.js';
import { expect, it } from 'vitest';
import { drawWeighted, orThrow, seededChance, thawJson } from '../../src/core/index.js';
import { fromPosition, toPosition } from '../../src/peloponnesian/codec/position/index.js';
import { decodeState } from '../../src/peloponnesian/codec/state/index.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { initialState } from '../../src/peloponnesian/rules/02-setup.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import type { ScenarioId } from '../../src/peloponnesian/vocabulary.js';
import { SEED } from '../seed.js';
import { altered, valuesOf } from './altered.js';
import { PELOPONNESIAN_POLICIES } from './policies.js';
import { playedAtRandom } from './seen.js';
import { started } from './table.js';

/** One in so many states is written, and the first one in which some frames lie on each other; a run by hand can write more. */
const OFTEN = Number(process.env['POSITIONS_EVERY'] ?? 150);
/** How many altered positions are read. */
const TRIES = Number(process.env['ALTERATIONS'] ?? 400);
/** A game is played for so many actions. */
const LONGEST = 2_000;

const policies = Object.entries(PELOPONNESIAN_POLICIES);
type Chooser = (typeof policies)[number][1];
type Way = readonly [players: number, scenario: ScenarioId, name: string, policy: Chooser];

/** Short games by every policy, and those of allies by anybody who does anything, and by somebody who fights. */
const ways: readonly Way[] = [
  ...(['argiveLeague', 'spartanFantasy', 'athenianFantasy'] as const).flatMap((scenario) =>
    policies.map(([name, policy]): Way => [2, scenario, name, policy]),
  ),
  ...(['uniform', 'fighter'] as const).flatMap((name): readonly Way[] => [
    [3, 'threePlayerCampaign', name, PELOPONNESIAN_POLICIES[name]],
    [4, 'fourPlayerCampaign', name, PELOPONNESIAN_POLICIES[name]],
  ]),
];

/** Plays a game; returns its states now and then, and the last one. */
function* statesOf([players, scenario, , policy]: Way, seed: string): Generator<GameState> {
  const chance = seededChance(seed);
  const simulation = machine.simulate(started(initialState({ players, scenario })));
  const seen = new Set<string>();
  for (let step = 0; step < LONGEST; step++) {
    const [actor] = simulation.actors();
    if (actor === undefined) break;
    const frames = simulation
      .situation()
      .stack.map(({ kind }) => kind)
      .join(' ');
    if (step % OFTEN === 0 || !seen.has(frames)) yield simulation.state();
    seen.add(frames);
    const action =
      actor === 'chance'
        ? drawWeighted(simulation.chanceOutcomes(), chance)
        : policy(simulation.legalActions(), () => simulation.state(), chance);
    orThrow(simulation.apply(action));
  }
  yield simulation.state();
}

it.each(ways)(
  'for %i, %s, %s: every state is written as a position that is read as that state',
  { timeout: 300_000 },
  (...way) => {
    const [, scenario, name] = way;
    let read = 0;
    for (const state of statesOf(way, `positions ${scenario} ${name} ${SEED}`)) {
      read += 1;
      expect(orThrow(fromPosition(thawJson(toPosition(state))))).toEqual(state);
    }
    expect(read).toBeGreaterThan(10);
  },
);

it('reads states of whatever altered positions it accepts', { timeout: 300_000 }, () => {
  const positions = playedAtRandom(4, 40).states.map(toPosition);
  const values = valuesOf(positions);
  const chance = seededChance(`altered positions ${SEED}`);
  let accepted = 0;
  for (let tries = 0; tries < TRIES; tries++) {
    const position = positions[chance.draw(positions.length)];
    const state = fromPosition(position && altered(position, values, chance));
    if (E.isLeft(state)) continue;
    accepted += 1;
    expect(orThrow(decodeState(state.right))).toEqual(state.right);
    expect(orThrow(fromPosition(toPosition(state.right)))).toEqual(state.right);
  }
  expect(accepted).toBeGreaterThan(TRIES / 20);
});
