/**
 * What is refused in *Conquest and Empire* and its variants, situation by situation: the conformance cases that expect refusals, each as a
 * scene with its code and its clause.
 */
import type { Action as ClashAction, RefusalCode as ClashCode } from '../../src/clash/index.js';
import { conformanceCases } from '../../src/conformance/index.js';
import type { Action, RefusalCode, SideId } from '../../src/conquest/index.js';
import { isRecord, type RuleRef } from '../../src/core/index.js';
import type { Action as XenophonAction, RefusalCode as XenophonCode } from '../../src/xenophon/index.js';
import type { DeedOf, SceneOf } from './scene.js';

/** Where a case begins: a position, beside its heading, or the options of a new game. */
type Beginning = { readonly position: object } | { readonly options: object };

/** A scene of a game of the family. Its case may begin with a new game. */
type FamilyScene<A, Code extends string> = Omit<SceneOf<A, Code, SideId, object>, 'position'> & {
  readonly begins: Beginning;
};

export type ConquestScene = FamilyScene<Action, RefusalCode>;
export type XenophonScene = FamilyScene<XenophonAction, XenophonCode>;
export type ClashScene = FamilyScene<ClashAction, ClashCode>;

/** The fields of a position beside its heading. */
function written(position: unknown): object {
  if (!isRecord(position)) return {};
  const { format: _, game: __, version: ___, ...fields } = position;
  return fields;
}

/** The cases of a game. The pack is in order (test/conformance), so what it holds is taken at its word. */
const scenesOf = <S extends ConquestScene | XenophonScene | ClashScene>(
  game: 'conquest' | 'xenophon' | 'clash',
): readonly S[] =>
  conformanceCases(game).flatMap(({ id, title, position, options, actions, expect: { refusals = [] } }) => {
    const [first] = refusals;
    if (first === undefined) return [];
    return [
      {
        title: `R ${id.split('-')[0] ?? ''} ${title}`,
        begins: options === undefined ? { position: written(position) } : { options },
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
