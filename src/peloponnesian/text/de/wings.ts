/** R D: German texts of combat in wings. */
import { phrase } from '../../../core/index.js';
import type { WingAction } from '../../action/wings.js';
import type { WingEvent } from '../../event/wings.js';
import type { WingsFrame } from '../../frame/wings.js';
import { WINGS, type PieceId, type Wing } from '../../vocabulary.js';
import type { Actions, Events } from '../tables.js';
import type { Saying } from '../things.js';
import { list, type German } from './speech.js';

const IN: Readonly<Record<Wing, string>> = {
  left: 'auf dem linken Flügel',
  center: 'im Zentrum',
  right: 'auf dem rechten Flügel',
};
const TO: Readonly<Record<Wing, string>> = {
  left: 'auf den linken Flügel',
  center: 'ins Zentrum',
  right: 'auf den rechten Flügel',
};
const FROM: Readonly<Record<Wing, string>> = {
  left: 'vom linken Flügel',
  center: 'aus dem Zentrum',
  right: 'vom rechten Flügel',
};

export const wingsActions: Pick<Actions<German>, WingAction['type']> = {
  fightInWings: () => phrase`in Flügeln kämpfen`,
  fightAsOne: () => phrase`nicht in Flügeln kämpfen`,
  deploy: ({ piece, wing }, say) => phrase`${say.piece(piece)}: ${TO[wing]}`,
  shiftPiece: ({ piece, wing }, say) => phrase`${say.piece(piece)} ${TO[wing]} verschieben`,
  endShifts: () => phrase`nichts mehr verschieben`,
};

/** Returns the pieces of a wing: `Brasidas und 3 Hopliteneinheiten`. */
const group = (pieces: readonly PieceId[], say: German): Saying => say.force(say.sorted(pieces));

export const wingsEvents: Pick<Events<German>, WingEvent['type']> = {
  wingsChosen: ({ at, player }, say) =>
    phrase`${say.player(player)} lässt die Schlacht ${say.at(at)} in Flügeln austragen`,
  lineDrawnUp({ at, player, line }, say) {
    const wings = WINGS.map((wing) => phrase`${IN[wing]} mit ${group(line[wing], say)}`);
    return phrase`${say.player(player)} stellt sich ${say.at(at)} auf: ${list(wings)}`;
  },
  pieceShifted: ({ at, player, piece, from, to }, say) =>
    phrase`${say.player(player)} verschiebt ${say.at(at)} ${say.piece(piece)} ${FROM[from]} ${TO[to]}`,
  wingWon: ({ at, player, wing, round }, say) =>
    phrase`${say.player(player)} siegt ${say.at(at)} in Runde ${round} ${IN[wing]}`,
  wingJoined({ at, from, to, pieces, morale }, say) {
    const company = say.sorted(pieces);
    return phrase`${say.company(company)} ${say.does(company, 'kommt', 'kommen')} ${say.at(at)} ${FROM[from]} ${TO[to]}: Die Moral aller eigenen Einheiten dort ändert sich um ${say.signed(morale)}`;
  },
  wingsUnited: ({ at }, say) =>
    phrase`${say.at(at)} ist kein Flügel mehr umkämpft: Alle, die übrig sind, kämpfen in einer einzigen Schlacht weiter`,
};

/** Returns the question of a stage of a battle in wings. */
function wings({ at, stage, due: [next] }: WingsFrame, say: German): Saying {
  switch (stage) {
    case 'offer':
      return phrase`${say.at(at)} in Flügeln kämpfen?`;
    case 'deploy':
      return next === undefined
        ? phrase`Die Aufstellung steht`
        : phrase`Auf welchem Flügel ${say.pieceDoes(next, 'steht', 'stehen')} ${say.piece(next)}?`;
    case 'join':
      return next === undefined
        ? phrase`Ein Flügel wird verstärkt`
        : phrase`Welchen Flügel ${say.pieceDoes(next, 'verstärkt', 'verstärken')} ${say.piece(next)}?`;
    case 'shift':
      return phrase`Wer wird ${say.at(at)} verschoben?`;
    case 'breaks':
      return phrase`${say.at(at)} weiterkämpfen?`;
    default:
      return phrase`Der Kampf ${say.at(at)} geht weiter`;
  }
}

export const wingsFrames = { wings: { question: wings, pass: null } };
