/** The conformance cases of a game that expect refusals, each as a scene with its codes and clauses. */
import { conformanceCases } from '../../src/conformance/index.js';
import { isRecord } from '../../src/core/index.js';
import type { GameName } from '../../src/games.js';
import type { Scene } from './scene.js';

/** The fields of a position beside its heading. */
function written(position: unknown): object {
  if (!isRecord(position)) return {};
  const { format: _, game: __, version: ___, ...fields } = position;
  return fields;
}

/** The scenes of a game. The pack is in order (test/conformance), so what it holds is taken at its word. */
export const scenesOfCases = (game: GameName): readonly Scene[] =>
  conformanceCases(game).flatMap(({ id, title, position, options, actions, expect: { refusals = [] } }) => {
    const [first] = refusals;
    if (first === undefined) return [];
    return [
      {
        title: `R ${id.split('-')[0] ?? ''} ${title}`,
        begins: options === undefined ? { position: written(position) } : { options },
        player: first.action['player'] as string,
        played: actions,
        refused: refusals.map(({ code, rule, action }) => [code, rule, action, `case ${id}`] as const),
      },
    ];
  });
