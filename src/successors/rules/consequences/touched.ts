/** Which spaces some events concern, and which spaces are still being resolved. */
import { frameOf } from '../../../core/index.js';
import type { GameEvent } from '../../event/index.js';
import type { SuccessorsFrame } from '../../frame/index.js';
import { declaredBy, royalOf, spaceSaid } from '../../event/traits.js';
import { hasGeneral } from '../../query/presence.js';
import type { Situation } from '../../table/situation.js';
import type { PlayerId, SpaceId } from '../../vocabulary.js';
import { cityArranger } from '../09-reaction.js';

/**
 * What some events mean for the board: the codes of the spaces they concern, each once, and whether Victory Points or
 * Legitimacy may have changed.
 */
export interface Concerns {
  readonly spaces: readonly number[];
  readonly movesVictoryPoints: boolean;
  readonly mayBringVictory: boolean;
}

/**
 * Returns what the events from index `from` on concern: the spaces that they name, and the spaces of royals that they
 * name.
 */
export function concernsOf(situation: Situation, said: readonly GameEvent[], from: number): Concerns {
  const spaces: number[] = [];
  let movesVictoryPoints = false;
  let mayBringVictory = false;
  for (let at = from; at < said.length; at++) {
    const event = said[at];
    if (event === undefined) break;
    const declared = declaredBy(event);
    for (const field of declared.spaces) touch(situation, spaces, spaceSaid(event, field));
    const royal = declared.namesRoyal ? royalOf(event) : undefined;
    if (royal !== undefined) touch(situation, spaces, situation.royals[royal].space);
    movesVictoryPoints ||= declared.movesVictoryPoints;
    mayBringVictory ||= declared.mayBringVictory;
  }
  return { spaces, movesVictoryPoints, mayBringVictory };
}

/** Adds the code of a space; anything that is not on the board has none. */
function touch(situation: Situation, spaces: number[], space: SpaceId | null): void {
  if (space === null) return;
  const code = situation.spaceCode(space);
  if (code !== situation.spaces && !spaces.includes(code)) spaces.push(code);
}

/**
 * Returns whether nothing can follow in a space as it is: no pieces have to leave its city, need an owner or return to
 * the supply, and it has no siege, royals or cart. This is true of most spaces, which need no further checks.
 */
export function isAtRest(situation: Situation, space: number): boolean {
  if (situation.royalBits(space) !== 0 || situation.hasSiege(space)) return false;
  const holder = situation.holder(space);
  const zones = situation.geometry.byCode.isCity[space] === true ? 2 : 1;
  for (let seat = 0; seat < situation.players.length; seat++) {
    const outside = situation.postOf(seat, space, false);
    for (let post = outside; post < outside + zones; post++) {
      const count = situation.count(post);
      const minors = situation.minors(post);
      if (count === 0 && minors > 0) return false;
      if (holder === seat) continue;
      const led = minors > 0 || situation.majorGeneralBits(post) !== 0;
      if (led ? post !== outside : count > 0) return false;
    }
  }
  return true;
}

/** Returns whether a frame is still resolving pieces of a space (`holds`), so that the space is not checked yet. */
export function isHeld(situation: Situation, space: SpaceId): boolean {
  for (const { holds } of situation.stack as readonly Holding[]) if (holds === space) return true;
  return false;
}

/** The part of a frame that says which space it holds. */
type Holding = Pick<SuccessorsFrame, 'kind'> & { readonly holds?: SpaceId | null };

/**
 * Returns the player whose ships are at a space where none of their generals has landed. That player may still drop
 * somebody off as an owner of what has landed (R 8.4.5; ruling voyage-and-interception), so their pieces are not
 * checked yet.
 */
export function playerWithShipsAt(situation: Situation, space: SpaceId): PlayerId | null {
  const march = frameOf(situation, 'march');
  if (march === undefined || !march.afloat || march.space !== space) return null;
  return hasGeneral(situation, march.player, space) ? null : march.player;
}

/**
 * Returns whether it is still open which pieces will be inside the city of a space: its owner is still arranging it
 * (R 9.1), or it is being captured. Control of royals does not change meanwhile.
 */
export const isUnsettled = (situation: Situation, space: SpaceId): boolean =>
  situation.stack.some(
    (frame) =>
      (frame.kind === 'capture' && frame.space === space && frame.stage !== 'done') ||
      (frame.kind === 'arrival' &&
        frame.space === space &&
        (frame.stage === 'window' || frame.stage === 'arrange') &&
        cityArranger(situation, frame) !== undefined),
  );
