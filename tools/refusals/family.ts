/**
 * What is refused in *Conquest and Empire* and its variants, situation by situation: the conformance cases that expect refusals, each as a
 * scene with its code and its clause.
 */
import type {
  Action as ClashAction,
  Position as ClashPosition,
  RefusalCode as ClashCode,
} from '../../src/clash/index.js';
import { conformanceCases } from '../../src/conformance/index.js';
import type { Action, Position, RefusalCode, SideId } from '../../src/conquest/index.js';
import { isRecord, type RuleRef } from '../../src/core/index.js';
import type {
  Action as XenophonAction,
  Position as XenophonPosition,
  RefusalCode as XenophonCode,
} from '../../src/xenophon/index.js';
import type { DeedOf, SceneOf } from './scene.js';

/** A position beside its heading. */
type Written<P> = Omit<P, 'format' | 'game' | 'version'>;

export type ConquestScene = SceneOf<Action, RefusalCode, SideId, Written<Position>>;
export type XenophonScene = SceneOf<XenophonAction, XenophonCode, SideId, Written<XenophonPosition>>;
export type ClashScene = SceneOf<ClashAction, ClashCode, SideId, Written<ClashPosition>>;

/** The fields of a position beside its heading. */
function written(position: unknown): object {
  if (!isRecord(position)) return {};
  const { format: _, game: __, version: ___, ...fields } = position;
  return fields;
}

/** The cases of a game that begin at a position. The pack is in order (test/conformance), so what it holds is taken at its word. */
const scenesOf = <S extends ConquestScene | XenophonScene | ClashScene>(
  game: 'conquest' | 'xenophon' | 'clash',
): readonly S[] =>
  conformanceCases(game).flatMap(({ id, title, position, actions, expect: { refusals = [] } }) => {
    const [first] = refusals;
    if (first === undefined || position === undefined) return [];
    return [
      {
        title: `R ${id.split('-')[0] ?? ''} ${title}`,
        position: written(position),
        player: first.action['player'] as SideId,
        played: actions,
        refused: refusals.map(
          ({ code, rule, action }) =>
            [code, rule as RuleRef, action as unknown as DeedOf<Action>, `case ${id}`] as const,
        ),
      } as unknown as S,
    ];
  });

/** Every situation of docs/refusals.md, game by game. */
export const CONQUEST_SCENES: readonly ConquestScene[] = scenesOf<ConquestScene>('conquest');
export const XENOPHON_SCENES: readonly XenophonScene[] = scenesOf<XenophonScene>('xenophon');
export const CLASH_SCENES: readonly ClashScene[] = scenesOf<ClashScene>('clash');
