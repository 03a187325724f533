/** The words of the extension in German. */
import { phrase } from '../../../core/index.js';
import { list, type German } from '../de/speech.js';
import type { ExtensionWords } from './tables.js';

export const extensionInGerman: ExtensionWords<German> = {
  actions: {
    // R X6.1, S8.2
    sail: ({ fleet, zone }, say) => phrase`mit ${say.baggage(fleet, 'dative')} ${say.into(zone)} segeln`,
    // R X6.2, S8.3
    load: ({ fleet, province }, say) =>
      phrase`${say.at(province)} Truppen an Bord ${say.baggage(fleet, 'genitive')} nehmen`,
    board: ({ piece }, say) => phrase`${say.pieceAsIs(piece)} an Bord nehmen`,
    land: ({ province, zone }, say) => phrase`${say.at(province)} landen und ${say.at(zone)} ankern`,
    stayAboard: ({ zone }, say) => phrase`${say.at(zone)} an Bord bleiben`,
    // R X7.1, S9.1
    offerBattle: ({ province, force, against }, say) =>
      phrase`${say.at(province)}${say.apart(force)} gegen ${say.force(against, 'accusative')} kämpfen`,
    endCombats: () => phrase`keinen weiteren Kampf austragen`,
  },
  events: {
    carried({ fleet, units, leaders, from, to, zone }, say) {
      const led = leaders.map((leader) => say.leader(leader, 'accusative'));
      const company =
        units.length > 0 ? say.company({ leaders, units: units.length }, 'accusative') : list(led, 'alles an Bord');
      if (to === zone)
        return phrase`${say.baggage(fleet)} nimmt ${say.at(from)} ${company} an Bord und ist jetzt ${say.at(zone)}`;
      return phrase`${say.baggage(fleet)} bringt ${company} ${say.from(from)} ${say.into(to)}${zone === from ? '' : phrase` und ist jetzt ${say.at(zone)}`}`;
    },
  },
  frames: {
    voyage: {
      question: ({ fleet, from, units, leaders }, say) =>
        phrase`Wer fährt mit ${say.baggage(fleet, 'dative')} ${say.from(from)}, und wohin (an Bord: ${say.company({ leaders, units: units.length })})?`,
      pass: null,
    },
  },
  refusals: {
    fleetUnknown: 'Eine solche Flotte gibt es im Spiel nicht.',
    zoneUnknown: 'Eine solche Seezone gibt es auf der Karte nicht.',
    fleetMoved: 'Die Flotte ist in dieser Phase schon gefahren.',
    zoneNotReached:
      'So weit kommt die Flotte nicht: An einer feindlichen Küstenstadt oder Flotte kommt sie nicht vorbei.',
    noHarbour: 'Die Flotte nimmt dort niemanden an Bord: Die Küste gehört der Seite nicht und ist nicht umkämpft.',
    notAboard:
      'Die Figur kann nicht an Bord gehen: Sie ist anderswo, schon gezogen, darf nicht fort, oder es gibt keinen Ort zum Landen.',
    shipsFull: 'Auf den Schiffen ist für die Einheit kein Platz.',
    shipsNeeded: 'Wer dort auf See ist, braucht die Schiffe der Flotte.',
    nobodyAboard: 'Es ist niemand an Bord gegangen.',
    noLanding: 'Wer an Bord ist, kann dort nicht landen.',
    noSuchContest: 'Dort stehen sich keine solchen Truppen gegenüber, oder sie haben schon gekämpft.',
  },
};
