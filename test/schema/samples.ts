/** The input and output of random games, which the schemas must describe. */
import { isLeft, records, SPECTATOR, type WholeGameTypes } from '../../src/core/index.js';
import type { Subject } from '../../tools/schema/games.js';
import { walk, type ConformanceKit } from '../kit/walk.js';

/** Values of each subject, as they were written. */
export type Samples = Readonly<Record<Subject, readonly unknown[]>>;

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/**
 * Plays a random game and gathers what it writes.
 *
 * @param every - of so many states one is written as a position, and shown to everybody
 */
export function samplesOf<G extends WholeGameTypes>(
  kit: ConformanceKit<G>,
  players: number,
  seed: number,
  every: number,
): Samples {
  const { game } = kit;
  const actions: unknown[] = [];
  const events: unknown[] = [];
  const positions: unknown[] = [];
  const views: unknown[] = [];
  const walked = walk(kit, players, seed, ({ index, before, action, events: said, after }) => {
    const viewers = [...game.players(before), SPECTATOR];
    const viewer = viewers[index % viewers.length] ?? SPECTATOR;
    actions.push(asJson(action));
    for (const event of said) events.push(asJson(event), asJson(game.eventFor(event, viewer)));
    if (index % every !== 0 && game.outcome(after) === undefined) return;
    positions.push(asJson(game.toPosition(after)));
    for (const each of viewers) views.push(asJson(game.viewFor(after, each)));
  });
  const { options, state } = walked;
  const record = records(game).createRecord(options, walked.actions, state);
  if (isLeft(records(game).read(record))) throw new Error('a record that does not read');
  return {
    action: actions,
    event: events,
    options: [asJson(options)],
    position: positions,
    record: [asJson(record)],
    view: views,
  };
}
