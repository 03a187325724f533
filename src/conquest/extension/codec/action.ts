/** The codecs of the actions of the extension. */
import type * as t from 'io-ts';
import { decisionsOf, forceName, name, pieceName } from '../../codec/names.js';
import type { Words } from '../../codec/words.js';
import type { ExtensionAction } from '../action.js';

/** Returns the codecs of the actions that the variants share, in the words of a game. */
export function extensionActions({ side }: Words) {
  const decision = decisionsOf(side);
  return {
    // R X6, S8
    sail: decision('sail', { fleet: name, zone: name }),
    load: decision('load', { fleet: name, province: name }),
    board: decision('board', { piece: pieceName }),
    land: decision('land', { province: name, zone: name }),
    stayAboard: decision('stayAboard', { zone: name }),
    // R X7.1, S9.1
    offerBattle: decision('offerBattle', { province: name, force: forceName, against: forceName }),
    endCombats: decision('endCombats'),
  } satisfies { readonly [T in ExtensionAction['type']]: t.Mixed };
}
