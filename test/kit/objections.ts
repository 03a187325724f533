/** Checks that the rules of the topmost frame do not refuse legal actions. */
import {
  topFrame,
  type FrameTable,
  type GameTypes,
  type Machine,
  type PlayRefusal,
  type WholeGameTypes,
} from '../../src/core/index.js';
import type { Decision } from '../../tools/refusals/asking.js';

/** The `refuse` of any frame. */
type Refuse<G extends GameTypes> = (
  situation: G['situation'],
  frame: G['frame'],
  action: G['action'],
) => PlayRefusal<G> | undefined;

/** Returns every refusal of a legal action, with the frame and the action. */
export function objections<G extends WholeGameTypes>(
  machine: Pick<Machine<G>, 'situationOf'>,
  frames: FrameTable<G>,
  decisions: readonly Decision<G>[],
): readonly string[] {
  const refusers = new Map(
    Object.entries(frames).map(([kind, rules]) => [kind, (rules as { readonly refuse?: Refuse<G> }).refuse]),
  );
  return decisions.flatMap(({ state, frame, listed }) => {
    const situation = machine.situationOf(state);
    const top = topFrame(situation);
    const refuse = top === undefined ? undefined : refusers.get(top.kind);
    if (top === undefined || refuse === undefined) return [];
    return listed.flatMap((action) => {
      const against = refuse(situation, top, action);
      return against === undefined ? [] : [`${frame}: ${JSON.stringify(action)} ${against.code} ${against.rule}`];
    });
  });
}
