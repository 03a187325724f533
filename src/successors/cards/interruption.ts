/** R 4.31.1: Surprise cards that change what they interrupt. */
import type { Draft } from 'immer';
import type { CardEffectKind, EffectOf } from '../data/shape.js';
import type { FrameKind, FrameOf, SuccessorsFrame } from '../frame/index.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { PlayerId } from '../vocabulary.js';
import type { CardDraft, CardModule, Occasion } from './module.js';

/** A card that interrupts certain kinds of frames and takes effect at once. */
interface Interruption<K extends CardEffectKind, M extends FrameKind> extends Required<
  Pick<CardModule<K>, 'rule' | 'moments'>
> {
  /** The kinds of frames that it interrupts. If several are on the stack, the topmost one counts. */
  readonly of: readonly M[];
  /** Returns whether the card can be played on this frame. */
  suits(situation: Situation, player: PlayerId, matter: FrameOf<M>, occasion: Occasion): boolean;
  interrupt(run: GameRun, frame: CardDraft, matter: Draft<FrameOf<M>>, effect: EffectOf<K>): void;
}

/** Returns the module. */
export function interruption<K extends CardEffectKind, M extends FrameKind>({
  of,
  suits,
  interrupt,
  ...rest
}: Interruption<K, M>): CardModule<K> {
  const isMatter = (frame: SuccessorsFrame): frame is FrameOf<M> => of.some((kind) => kind === frame.kind);
  return {
    ...rest,
    fits: (situation, player, _effect, occasion) =>
      occasion.matter !== undefined && isMatter(occasion.matter) && suits(situation, player, occasion.matter, occasion),
    begin(run, frame, effect) {
      for (const kind of of) {
        const matter = run.frame(kind);
        if (matter !== undefined) return interrupt(run, frame, matter, effect);
      }
    },
  };
}
