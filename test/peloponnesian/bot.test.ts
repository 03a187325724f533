/** The bot: what it does has a reason that can be seen. */
import { describe, expect, it } from 'vitest';
import { orThrow, seededChance, type ChanceSource } from '../../src/core/index.js';
import type { Action } from '../../src/peloponnesian/action/index.js';
import { heuristics } from '../../src/peloponnesian/bots/index.js';
import { machine } from '../../src/peloponnesian/machine.js';
import type { GameState, UnitState } from '../../src/peloponnesian/state.js';
import { viewFor } from '../../src/peloponnesian/view.js';
import type { HexId, PlayerId, UnitId } from '../../src/peloponnesian/vocabulary.js';
import { all, alike, attackOf, field, fought, top } from './field.js';
import { listed, moving } from './movement.js';
import { argive, play, started } from './table.js';
import { greedily } from '../kit/greedy.js';

const choose = greedily(heuristics);

/** More actions than a phase of movement ever takes. */
const FAR_TOO_MANY = 1000;

const chance: ChanceSource = seededChance('bot');

/** What the bot does. */
const chosen = (state: GameState, player: PlayerId): Action => choose(viewFor(state, player), listed(state), chance);

/** Lets the bot act as long as it is its turn, and returns what it has done. */
function actions(state: GameState, player: PlayerId): readonly Action[] {
  const done: Action[] = [];
  let now = state;
  while (machine.actors(now)[0] === player && done.length < FAR_TOO_MANY) {
    const action = chosen(now, player);
    done.push(action);
    if (action.type === 'endMovement') break;
    now = orThrow(machine.applyAction(now, action)).state;
  }
  return done;
}

/** A state for each of some units. */
const rows = (ids: readonly UnitId[], state: UnitState): Readonly<Record<UnitId, UnitState>> =>
  Object.fromEntries(ids.map((id) => [id, state]));

const steps = (done: readonly Action[]): readonly HexId[] =>
  done.flatMap((each) => (each.type === 'step' ? [each.to] : []));

describe('the bot', () => {
  // W2332 is Olympia, a small city without walls; W2433 lies beside it (R 1.2). Elis (W2231) and
  // Sparta (W2838) are guarded.
  const army = {
    ...rows(alike('laconia-hoplite-6', 4), { at: 'W2433' }),
    ...rows(alike('elis-hoplite-5', 3), { at: 'W2231', inside: true }),
    ...rows(alike('laconia-hoplite-5', 2), { at: 'W2838', inside: true }),
  };

  it('leads an army onto a city that it can take', () => {
    const state = moving('sparta', { units: army, leaders: { agis: { at: 'W2433' } } });
    expect(steps(actions(state, 'sparta'))).toContain('W2332');
  });

  it('takes no step back on a march', () => {
    const state = moving('sparta', { units: army, leaders: { agis: { at: 'W2433' } } });
    const [, ...done] = actions(state, 'sparta');
    const next = done.findIndex(({ type }) => type === 'march' || type === 'endMovement');
    const way = ['W2433', ...steps(done.slice(0, next))];
    expect(way.length).toBeGreaterThan(1);
    expect(new Set(way).size).toBe(way.length);
  });

  it('storms a city without walls that is held by its garrison alone', () => {
    const units = alike('laconia-hoplite-6', 4);
    const at: HexId = 'W2332';
    const state = fought(
      field('argiveLeague', { units: all(units, at), leaders: { agis: ['sparta', at] } }),
      attackOf('sparta', at, 'W2433', [...units, 'agis']),
    );
    expect(top(state)).toBe('encounter storm');
    expect(chosen(state, 'sparta').type).toBe('assault');
  });

  it('masks great walls with guards on them', () => {
    // W3034 is Argos, a large city with walls (R 17.4.4: +3).
    const units = alike('laconia-hoplite-5', 2);
    const at: HexId = 'W3034';
    const guards = all(alike('argolid-hoplite-4', 2), { at, inside: true });
    const state = fought(
      field('argiveLeague', { units: { ...all(units, at), ...guards }, leaders: { agis: ['sparta', at] } }),
      attackOf('sparta', at, 'W2935', [...units, 'agis'], { from: at }),
    );
    expect(top(state)).toBe('encounter storm');
    expect(chosen(state, 'sparta').type).toBe('maskPlace');
  });

  it('leaves two guards in its capital, which has no walls', () => {
    const at = 'W2838';
    const state = moving('sparta', {
      units: rows(alike('laconia-hoplite-6', 4), { at, inside: true }),
      leaders: { agis: { at, inside: true } },
    });
    const { units } = play(state, actions(state, 'sparta')).state;
    const staying = Object.values(units).filter((unit) => unit.at === at);
    expect(staying.length).toBeGreaterThanOrEqual(2);
  });

  it('does not leave a siege that would fail without its army, although there is easy prey beside it', () => {
    // R 10.3.2: two units besiege a small city. Phea (W2232), without walls and guards, is next to Olympia.
    const at = 'W2332';
    const pieces = { units: rows(alike('laconia-hoplite-6', 2), { at }), leaders: { agis: { at } } } as const;
    const state = moving('sparta', pieces, { season: 'summer', cities: { olympia: { siege: 3 } } });
    expect(listed(state).some(({ type }) => type === 'march')).toBe(true);
    expect(chosen(state, 'sparta').type).toBe('endMovement');
  });

  it('decides nothing for a spectator', () => {
    const state = started(argive());
    expect(() => choose(viewFor(state, 'spectator'), listed(state), chance)).toThrow(RangeError);
  });
});
