/** Refusals in German: those of the base, those that variants share, and those of this one. */
import type { RefusalWords } from '../../../core/index.js';
import { germanRefusals as ofTheBase } from '../../../conquest/text/de/refusals.js';
import { extensionInGerman } from '../../../conquest/text/extension/de.js';
import type { RefusalCode } from '../../code/index.js';

export const germanRefusals: RefusalWords<RefusalCode> = {
  ...ofTheBase,
  ...extensionInGerman.refusals,
  // R S4, S5
  notOfTheClaim: 'Die Seite beginnt nicht in dieser Provinz.',
  piecesFirst: 'Zuerst werden die Figuren aufgestellt, danach die Mauern.',
  wallsOnly: 'Alle Figuren sind aufgestellt; übrig sind nur Mauern.',
  notItsCity: 'Die Stadt liegt nicht in den Provinzen, in denen die Seite beginnt.',
  noRetreatThere: 'Dorthin zieht die Seite nicht ab, solange es eine Provinz gibt, die sie vorziehen muss.',
  // R S6
  placeUnknown: 'Einen solchen Platz hat die Runde nicht.',
  placeTaken: 'Diesen Platz hat eine andere Seite gewählt.',
  // R S5.6, S8
  noSeaContest: 'Die Seite steht dieser dort nicht gegenüber, oder sie hat schon gegen sie gekämpft.',
  seaBattleForced: 'Flotten von Feinden in einer Seezone müssen kämpfen.',
  fleetNotThere: 'Die Flotte kämpft dort nicht.',
  wallsNotThere: 'Dort kämpfen keine Mauern.',
  notShipless: 'Die Figur hat ihr Schiff nicht verloren.',
  noCoastThere: 'Die Provinz liegt nicht an dieser Küste, oder die Figur darf nicht in sie.',
  noSeaRefuge:
    'Dorthin können die Flotten nicht ausweichen: Die Seite nutzt die Seezone nicht, sie grenzt nicht an, oder Feinde sind in ihr.',
  fleetAfloat: 'Die Flotte liegt nicht im Ersatzvorrat.',
  baseNotControlled: 'Der Ort, an dem die Flotte gebaut wird, gehört nicht der Seite.',
  notItsZone: 'Dort wird die Flotte nicht gebaut.',
  // R S9
  notInvited:
    'Die Truppe ist nicht da, ist kein Gegner der angegriffenen Seite, wurde schon eingeladen, oder die Obergrenze ist erreicht.',
  // R S11-S14
  notItsMarker: 'Die Seite hat diesen Marker nicht.',
  cannotBeDestroyed: 'Dieser Marker kann nicht aus dem Spiel genommen werden.',
  notAtStake: 'Der Marker wechselt jetzt nicht den Besitzer.',
  guardFirst: 'Eine Leibgarde wird bestimmt, bevor sich eine Figur bewegt.',
  noGuard: 'Die Einheit kann nicht die Leibgarde der Seite sein.',
  askedAlready: 'Der Gefangene wurde in dieser Runde schon gefragt.',
  notItsPrisoner: 'Die Seite hält diesen Feldherrn nicht gefangen.',
};
