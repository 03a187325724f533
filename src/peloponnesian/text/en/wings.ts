/** R D: English texts of combat in wings. */
import { phrase } from '../../../core/index.js';
import type { WingAction } from '../../action/wings.js';
import type { WingEvent } from '../../event/wings.js';
import type { WingsFrame } from '../../frame/wings.js';
import { WINGS, type PieceId } from '../../vocabulary.js';
import type { Actions, Events } from '../tables.js';
import type { Saying } from '../things.js';
import { list, type English } from './speech.js';

export const wingsActions: Pick<Actions<English>, WingAction['type']> = {
  fightInWings: () => phrase`fight in wings`,
  fightAsOne: () => phrase`do not fight in wings`,
  deploy: ({ piece, wing }, say) => phrase`deploy ${say.piece(piece)} in the ${say.names.wings[wing]}`,
  shiftPiece: ({ piece, wing }, say) => phrase`shift ${say.piece(piece)} to the ${say.names.wings[wing]}`,
  endShifts: () => phrase`shift nothing else`,
};

/** Returns the pieces of a wing: `Brasidas and 3 hoplites`. */
const group = (pieces: readonly PieceId[], say: English): Saying => say.force(say.sorted(pieces));

export const wingsEvents: Pick<Events<English>, WingEvent['type']> = {
  wingsChosen: ({ at, player }, say) =>
    phrase`${say.player(player)} wants the battle ${say.at(at)} to be fought in wings`,
  lineDrawnUp({ at, player, line }, say) {
    const wings = WINGS.map((wing) => phrase`on the ${say.names.wings[wing]} ${group(line[wing], say)}`);
    return phrase`${say.player(player)} draws up a line ${say.at(at)}: ${list(wings)}`;
  },
  pieceShifted: ({ at, player, piece, from, to }, say) =>
    phrase`${say.player(player)} shifts ${say.piece(piece)} ${say.at(at)} from the ${say.names.wings[from]} to the ${say.names.wings[to]}`,
  wingWon: ({ at, player, wing, round }, say) =>
    phrase`${say.player(player)} wins the ${say.names.wings[wing]} ${say.at(at)} in round ${round}`,
  wingJoined({ at, from, to, pieces, morale }, say) {
    const company = say.sorted(pieces);
    return phrase`${say.company(company)} ${say.does(company, 'joins', 'join')} the ${say.names.wings[to]} from the ${say.names.wings[from]} ${say.at(at)}: the morale of all friendly units there changes by ${say.signed(morale)}`;
  },
  wingsUnited: ({ at }, say) =>
    phrase`no wing is contested ${say.at(at)}: the remaining units fight on in a single battle`,
};

/** Returns the question of a stage of a battle in wings. */
function wings({ at, stage, due: [next] }: WingsFrame, say: English): Saying {
  switch (stage) {
    case 'offer':
      return phrase`fight in wings ${say.at(at)}?`;
    case 'deploy':
      return next === undefined
        ? phrase`the line is drawn up`
        : phrase`in which wing do you deploy ${say.piece(next)}?`;
    case 'join':
      return next === undefined ? phrase`a wing is joined` : phrase`which wing does ${say.piece(next)} join?`;
    case 'shift':
      return phrase`what do you shift ${say.at(at)}?`;
    case 'breaks':
      return phrase`fight on ${say.at(at)}?`;
    default:
      return phrase`the battle ${say.at(at)} continues`;
  }
}

export const wingsFrames = { wings: { question: wings, pass: null } };
