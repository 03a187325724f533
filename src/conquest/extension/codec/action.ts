/** The codecs of the actions of the extension. */
import type * as t from 'io-ts';
import { closed } from '../../../core/index.js';
import { forceName, literal, name, pieceName } from '../../codec/names.js';
import type { Words } from '../../codec/words.js';
import type { ExtensionAction } from '../action.js';

export const extensionActions = ({ side }: Words) =>
  ({
    // R X6, S8
    sail: closed({ type: literal('sail'), player: side, fleet: name, zone: name }),
    load: closed({ type: literal('load'), player: side, fleet: name, province: name }),
    board: closed({ type: literal('board'), player: side, piece: pieceName }),
    land: closed({ type: literal('land'), player: side, province: name, zone: name }),
    stayAboard: closed({ type: literal('stayAboard'), player: side, zone: name }),
    // R X7.1, S9.1
    offerBattle: closed({
      type: literal('offerBattle'),
      player: side,
      province: name,
      force: forceName,
      against: forceName,
    }),
    endCombats: closed({ type: literal('endCombats'), player: side }),
  }) satisfies { readonly [T in ExtensionAction['type']]: t.Mixed };
