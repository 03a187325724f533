/** Which spaces something was said about, and which of them are still being dealt with. */
import { frameOf } from '../../../core/index.js';
import type { GameEvent } from '../../event/index.js';
import type { SuccessorsFrame } from '../../frame/index.js';
import { declaredBy, royalOf, spaceSaid } from '../../event/traits.js';
import { hasGeneral } from '../../query/presence.js';
import type { Situation } from '../../table/situation.js';
import type { PlayerId, SpaceId } from '../../vocabulary.js';
import { cityArranger } from '../09-reaction.js';

/** What some events mean for the board: the codes of the spaces they concern, each once, and whether anybody's figures may have changed. */
export interface Heard {
  readonly spaces: readonly number[];
  readonly movesVictoryPoints: boolean;
  readonly mayBringVictory: boolean;
}

/** Hears events, from one on. They concern the spaces that they say, and that in which the royal stands whom they name. */
export function hear(situation: Situation, said: readonly GameEvent[], from: number): Heard {
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

/** Adds the code of a space; what is not on the board is none. */
function touch(situation: Situation, spaces: number[], space: SpaceId | null): void {
  if (space === null) return;
  const code = situation.spaceCode(space);
  if (code !== situation.spaces && !spaces.includes(code)) spaces.push(code);
}

/**
 * Whether nothing can follow in a space as it is: nobody stands there who would have to leave its city, to show whose he is, or to
 * go home, no siege lies before it, and no royal and no cart is there. Most spaces are like that, and are looked at no further.
 */
export function isAtRest(situation: Situation, space: number): boolean {
  if (situation.wards(space) !== 0 || situation.isBeset(space)) return false;
  const holder = situation.holder(space);
  const zones = situation.geometry.byCode.isCity[space] === true ? 2 : 1;
  for (let seat = 0; seat < situation.players.length; seat++) {
    const outside = situation.postOf(seat, space, false);
    for (let post = outside; post < outside + zones; post++) {
      const count = situation.count(post);
      const minors = situation.minors(post);
      if (count === 0 && minors > 0) return false;
      if (holder === seat) continue;
      const led = minors > 0 || situation.officers(post) !== 0;
      if (led ? post !== outside : count > 0) return false;
    }
  }
  return true;
}

/** Whether a frame still has pieces of a space in hand, so that nothing is looked at there (`holds`). */
export function isHeld(situation: Situation, space: SpaceId): boolean {
  for (const { holds } of situation.stack as readonly Holding[]) if (holds === space) return true;
  return false;
}

/** A frame, as far as it may hold a space. */
type Holding = Pick<SuccessorsFrame, 'kind'> & { readonly holds?: SpaceId | null };

/**
 * Whose ships lie off a space that no general of his has entered: he may still leave somebody with what he has put ashore, who
 * shows whose it is (R 8.4.5; ruling voyage-and-interception), so that nothing of his is looked at there.
 */
export function lyingOff(situation: Situation, space: SpaceId): PlayerId | null {
  const march = frameOf(situation, 'march');
  if (march === undefined || !march.afloat || march.space !== space) return null;
  return hasGeneral(situation, march.player, space) ? null : march.player;
}

/**
 * Whether it is still open who will be inside the city of a space and who outside: its owner is still to arrange that (R 9.1),
 * or it is being captured. Nobody's control of royals is looked at meanwhile.
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
