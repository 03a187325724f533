/**
 * What is refused in Conquest and Empire, situation by situation: the conformance cases that expect refusals, each as a scene with its code
 * and its clause.
 */
import { conformanceCases } from '../../src/conformance/index.js';
import { isRecord, type RuleRef } from '../../src/core/index.js';
import type { Action, Position, RefusalCode, SideId } from '../../src/conquest/index.js';
import type { DeedOf, SceneOf } from './scene.js';

export type Scene = SceneOf<Action, RefusalCode, SideId, Omit<Position, 'format' | 'game' | 'version'>>;

/** The fields of a position beside its heading. */
function written(position: unknown): Scene['position'] {
  if (!isRecord(position)) return {};
  const { format: _, game: __, version: ___, ...fields } = position;
  return fields;
}

/** Every situation of docs/refusals.md: the cases that begin at a position. The pack is in order (test/conformance), so what it holds is taken at its word. */
export const CONQUEST_SCENES: readonly Scene[] = conformanceCases('conquest').flatMap(
  ({ id, title, position, actions, expect: { refusals = [] } }) => {
    const [first] = refusals;
    if (first === undefined || position === undefined) return [];
    return [
      {
        title: `R ${id.split('-')[0] ?? ''} ${title}`,
        position: written(position),
        player: first.action['player'] as SideId,
        played: actions as unknown as readonly Action[],
        refused: refusals.map(
          ({ code, rule, action }) =>
            [code as RefusalCode, rule as RuleRef, action as unknown as DeedOf<Action>, `case ${id}`] as const,
        ),
      },
    ];
  },
);
