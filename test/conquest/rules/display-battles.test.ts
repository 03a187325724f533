/** R 10: whole battles at random: they end within ten rounds, and what must always hold holds. */
import { describe, expect, it } from 'vitest';
import * as E from 'fp-ts/lib/Either.js';
import { orThrow, seededChance } from '../../../src/core/index.js';
import type { Action } from '../../../src/conquest/action/index.js';
import { decodeAction } from '../../../src/conquest/codec/action.js';
import { boxes, LAST_ROUND } from '../../../src/conquest/data/display.js';
import type { GameEvent } from '../../../src/conquest/event/index.js';
import type { BattleFrame } from '../../../src/conquest/frame/index.js';
import { machine } from '../../../src/conquest/machine.js';
import { fightersAt, postsOf, sideOfUnit } from '../../../src/conquest/query/10-4-display.js';
import { forcesIn } from '../../../src/conquest/query/06-2-forces.js';
import { battleBetween } from '../../../src/conquest/rules/10-display.js';
import type { GameState } from '../../../src/conquest/state.js';
import { unitNamed } from '../../../src/conquest/table/by-id.js';
import { isNimble } from '../../../src/conquest/units.js';
import { asked, board, place, said } from '../table.js';

/** The two forces in a province meet. */
function meeting(start: GameState, province: string): GameState {
  const situation = asked(start);
  const [one, other] = forcesIn(situation, place(situation, province));
  if (one === undefined || other === undefined) throw new Error('two forces meet');
  const frame = battleBetween(situation, province, [one, other]);
  return machine.start({ ...start, stack: [{ kind: 'turn', begun: true, step: 1 }, frame] }).state;
}

/** R 4.3: the battle of the first turn. */
const granicus = (): GameState => meeting(board(), 'ionia');

/** Elephants, chariots and archers, against Alexander's army. */
const hydaspes = (): GameState => {
  const { units, leaders } = board();
  const moved = <Row extends { readonly at: string }>(rows: Readonly<Record<string, Row>>, side: string) =>
    Object.fromEntries(
      Object.entries(rows).flatMap(([id, row]) =>
        row.at === 'ionia' && 'side' in row && row.side === side ? [[id, { at: 'upperIndia' }]] : [],
      ),
    );
  return meeting(board({ units: moved(units, 'macedonian'), leaders: moved(leaders, 'macedonian') }), 'upperIndia');
};

const battleOf = ({ stack }: GameState): BattleFrame | undefined =>
  stack.find((frame): frame is BattleFrame => frame.kind === 'battle');

/** What must always hold of a display. */
function hold(state: GameState): void {
  const battle = battleOf(state);
  if (battle === undefined || battle.ended !== null) return;
  const situation = asked(state);
  expect(battle.round).toBeLessThanOrEqual(LAST_ROUND);
  const units = battle.fighters.flatMap(({ unit, with: other }) => (other === null ? [unit] : [unit, other]));
  expect(new Set(units).size).toBe(units.length);
  for (const unit of units) expect(state.units[unit]?.at).toBe(battle.province);
  for (const post of postsOf(battle)) {
    const there = fightersAt(battle, post);
    const sides = new Set(there.map(({ unit }) => sideOfUnit(situation, unit)));
    expect(sides.size).toBeLessThanOrEqual(1);
    const { holds, outflank } = boxes[post.box];
    if (sides.has(post.army))
      for (const line of [1, 2] as const)
        expect(there.filter((fighter) => fighter.line === line).length).toBeLessThanOrEqual(holds[line]);
    else expect(there.length).toBeLessThanOrEqual(4);
    if (outflank === true) expect(there.every(({ unit }) => isNimble(unitNamed(situation, unit).kind))).toBe(true);
  }
  for (const { leader, unit } of battle.leaders) {
    expect(state.leaders[leader]?.at).toBe(battle.province);
    if (unit !== null) expect(units).toContain(unit);
  }
}

/** Plays a battle to its end at random. */
function fight(start: GameState, seed: string): { readonly events: readonly GameEvent[]; readonly longest: number } {
  const chance = seededChance(seed);
  const events: GameEvent[] = [];
  let [state, longest] = [start, 0];
  for (let steps = 0; battleOf(state) !== undefined; steps++) {
    expect(steps).toBeLessThan(3_000);
    const actions = machine.legalActions(state);
    longest = Math.max(longest, actions.length);
    const action = actions[chance.draw(actions.length)] as Action;
    expect(E.isRight(decodeAction(action))).toBe(true);
    const step = orThrow(machine.applyAction(state, action));
    ({ state } = step);
    events.push(...step.events);
    hold(state);
    expect(JSON.stringify(state).length).toBeLessThan(20_000);
  }
  return { events, longest };
}

describe('R 10 battles at random', () => {
  it.each([
    ['granicus', granicus],
    ['hydaspes', hydaspes],
  ] as const)('%s', { timeout: 120_000 }, (name, start) => {
    for (let seed = 1; seed <= 6; seed++) {
      const { events, longest } = fight(start(), `${name} ${seed}`);
      expect(said(events, 'battleEnded')).toHaveLength(1);
      expect(said(events, 'duelFought').length).toBeGreaterThan(0);
      expect(longest).toBeLessThan(200);
    }
  });
});
