/** How clicks, buttons and keys become decisions. */
import type { Goal, Scene } from '../games/session.js';
import type { Spot, Thing } from '../../../src/hosts/page/table.js';
import { graspedBy, meaningOf, type Offer } from '../state/choosing.js';
import { chosen, takenBack, type Play } from '../state/play.js';
import type { Attention } from './attention.js';

export interface Deciding {
  choose(key: string): void;
  go(goal: Goal): void;
  /** Handles a click on the board. */
  click(spots: readonly Spot[]): void;
  /** Picks the piece that is dragged from somewhere on the board, and returns it; `undefined` if there is none. */
  grasp(spots: readonly Spot[]): Thing | undefined;
  undo(): void;
}

/** Returns the functions with which the user changes a table; `onShow` is called when there is more to choose from. */
export function decidingAt(
  play: Play,
  scene: Scene,
  offer: Offer,
  { picked, pick, miss }: Attention,
  onPlay: (play: Play) => void,
  onShow: () => void,
): Deciding {
  const choose = (key: string): void => onPlay(chosen(play, key));
  const go = ({ way: [first, ...rest] }: Goal): void => {
    if (first !== undefined) onPlay(chosen(play, first, rest));
  };
  const thingsAt = (spots: readonly Spot[]): readonly Thing[] => spots.flatMap((spot) => scene.thingsAt(spot));
  function click(spots: readonly Spot[]): void {
    const things = thingsAt(spots);
    const meaning = meaningOf(offer, picked, things);
    switch (meaning.kind) {
      case 'go':
        return go(meaning.goal);
      case 'choose':
        return choose(meaning.key);
      case 'look':
        pick(meaning.picked);
        return onShow();
      case 'nothing':
        miss(things[0]);
        return things.length === 0 ? undefined : onShow();
    }
  }
  function grasp(spots: readonly Spot[]): Thing | undefined {
    const piece = graspedBy(offer, thingsAt(spots));
    if (piece !== undefined) pick([piece]);
    return piece;
  }
  return { choose, go, click, grasp, undo: () => onPlay(takenBack(play)) };
}
