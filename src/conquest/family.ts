/** A game of the family for `core`: its machine, its border, and views in which nothing is hidden. */
import { ownJson, type Decode, type Game, type Guide, type Outcome } from '../core/index.js';
import { beginnerOf } from './beginning.js';
import type { Border } from './codec/border.js';
import type { Edition } from './codec/edition.js';
import { componentsOf } from './table/law.js';
import type { ConquestTypes, FamilyTypes } from './types.js';
import { eventFor, isUndoBarrier, listedFor, sampleState, viewsAmong } from './view.js';
import type { Ending, SideId } from './vocabulary.js';

/** A game of the family. Its outcomes say how the game ended. */
export interface FamilyGame<G extends FamilyTypes> extends Game<G> {
  outcome(shown: G['shown']): Outcome<SideId, Ending> | undefined;
}

/** The description of a game in addition to its edition. */
export interface Around<G extends FamilyTypes> {
  readonly border: Border<G>;
  readonly decodeAction: Decode<G['action']>;
  readonly guide: Guide<G>;
  outcome(shown: G['shown']): Outcome<SideId, Ending> | undefined;
}

/** Returns everything that the contract of a game requires. */
export function familyGame<G extends FamilyTypes>(edition: Edition<G>, around: Around<G>): FamilyGame<G>;
export function familyGame(
  edition: Edition,
  { border, decodeAction, guide, outcome }: Around<ConquestTypes>,
): FamilyGame<ConquestTypes> {
  const { name, version, law, machine, options, words } = edition;
  const { decodeState, fromPosition, toPosition } = border;
  return {
    ...machine,
    name,
    version,
    createGame: beginnerOf(edition),
    optionsOf: (shown) => ownJson(shown.options),
    outcome,
    players: (shown) =>
      componentsOf(shown.options, law)
        .sides.filter(({ unplayed }) => unplayed !== true)
        .map(({ id }) => id),
    viewFor: viewsAmong(words),
    eventFor,
    legalActionsFromView: listedFor(machine),
    sampleState,
    isUndoBarrier,
    guide,
    toPosition,
    fromPosition,
    decode: { options: options.decode, action: decodeAction, state: decodeState },
  };
}
