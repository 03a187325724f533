/** R 8.3.8: Friendly Passage. */
import { topFrame } from '../../core/index.js';
import type { MarchDraft } from '../deeds/group.js';
import type { MarchFrame } from '../frame/index.js';
import { enemiesOutside, independentArmiesAt } from '../query/presence.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';
import { openWindow } from './04-31-window.js';

/**
 * Returns the players with unbesieged CUs in a space, whom a group would have to ask for passage. Where an Independent
 * Army stands there are none, because it never grants passage (R 8.3.8.3).
 */
export const askedForPassage = (situation: Situation, player: PlayerId, space: SpaceId): readonly PlayerId[] =>
  independentArmiesAt(situation, space).length > 0 ? [] : enemiesOutside(situation, player, space);

/**
 * Asks the next player with CUs in the group's space. Returns `false` when all have granted passage
 * (ruling passage-of-several).
 */
export function askPassage(run: GameRun, march: MarchDraft): boolean {
  const { player, space, passage } = march;
  const asked = enemiesOutside(run.state, player, space).find((enemy) => !passage.includes(enemy));
  if (asked === undefined) return false;
  march.awaiting = 'passage';
  run.push({ kind: 'passage', mover: player, asked, space, granted: null });
  return true;
}

/** Returns whether the group stands with CUs of a player who granted it passage. */
export const isPassing = (situation: Situation, { player, space, passage }: MarchFrame): boolean =>
  passage.length > 0 && enemiesOutside(situation, player, space).some((enemy) => passage.includes(enemy));

/** Asks for passage when the group enters. Earlier promises do not bind (R 8.3.8.1). */
export const passage: RulesOf<'passage'> = {
  rule: 'R 8.3.8',
  actor: (_, frame) => frame.asked,
  actions: (_, { asked }) => [
    { type: 'grantPassage', player: asked, grant: true },
    { type: 'grantPassage', player: asked, grant: false },
  ],
  apply(run, frame, action) {
    if (action.type !== 'grantPassage') return;
    const { asked, mover, space } = frame;
    frame.granted = action.grant;
    run.emit({
      type: action.grant ? 'passageGranted' : 'passageRefused',
      rule: 'R 8.3.8.1',
      player: asked,
      mover,
      space,
    });
    if (action.grant) openWindow(run, 'passageGranted', { space, subject: asked });
    if (topFrame(run.state)?.kind === 'passage') run.finish();
  },
  resume(run, _, child) {
    if (child.kind === 'window') run.finish();
  },
};
