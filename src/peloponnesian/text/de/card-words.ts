/** The effects of Event Cards, in German. */
import { counted, listed } from '../../../core/index.js';
import type { CardCost, CardEffect, CardFact, CardRoll, PersianGift } from '../../data/shape/cards.js';
import type { Camp, RegionId, Satrapy } from '../../vocabulary.js';
import type { Calling, CardWords } from '../card-words.js';

const SATRAPS: Readonly<Record<Satrapy, string>> = { pharnabazus: 'Pharnabazos', tissaphernes: 'Tissaphernes' };

const all = (texts: readonly string[]): string => listed(texts, 'und').text;
const named = (regions: readonly RegionId[], say: Calling): string => all(regions.map((id) => say.region(id).text));
const from = ({ from: least }: CardRoll): string => `Ab ${least}`;

/** Returns the gift of a satrap. */
function given(gift: PersianGift, satrap: string, say: Calling): string {
  const { troops } = say.names;
  switch (gift.gives) {
    case 'fleets':
      return `schickt ${satrap} ${counted(gift.fleets.count, troops[gift.fleets.type])} und versorgt sie`;
    case 'troops':
      return `schickt ${satrap} einen Feldherrn, ${all(gift.units.map(({ type, count }) => counted(count, troops[type])))} und versorgt sie`;
    case 'support':
      return `versorgt ${satrap} alle Einheiten des Bundes, die dort Nachschub haben,`;
  }
}

/** The effects on a leader drawn by lot. */
const STRUCK = {
  lost: 'Ein ausgeloster Anführer des Gegners geht verloren, und ein anderer tritt an seine Stelle.',
  rests: 'Ein ausgeloster Anführer des Gegners und alle, die dort stehen, bewegen sich im ersten Kriegszug nicht.',
  raids:
    'Alle Einheiten bei einem ausgelosten Anführer des Gegners plündern im ersten Kriegszug, auch in befreundeten Gebieten, und erbeuten nichts.',
} as const;

const NEEDS = {
  port: 'Der Bund braucht dort einen Hafen',
  city: 'Der Bund braucht dort eine Stadt',
  otherCard: 'Eine andere Karte dieses Satrapen muss ausliegen',
} as const;

/** Returns the bonus for the force that a card names. */
function forceOf({ minimum }: CardFact, { modifiers }: CardRoll, say: Calling): string {
  const row = modifiers.find(({ if: condition }) => condition === 'minimumForce');
  if (minimum === undefined || row === undefined) return '';
  return ` ${counted(minimum.count, say.names.troops[minimum.type])} darin: ${say.signed(row.modifier)} auf den Wurf.`;
}

function does(effect: CardEffect, card: CardFact, say: Calling): string {
  switch (effect.does) {
    case 'switchLeader':
      return `${say.leader(effect.leader).text} läuft, wenn auf der Karte, zur anderen Seite über, die dafür einen anderen Anführer aufgibt.`;
    case 'takeAlliedRegion':
      return `${from(effect.roll)} kommt eine Region eines Verbündeten zu dir, aber keine Heimatregion; ihre Einheiten bleiben.`;
    case 'unrest':
      return `${from(effect.roll)} fallen die Einheiten, die eine Region des Bundes in dieser Jahreszeit gebaut hat, in ihren Bauvorrat zurück, und keine ihrer Einheiten verlässt sie.`;
    case 'endNeutrality':
      return `${say.region(effect.region).text} ist nicht länger neutral und kommt auf der Seite ins Spiel, die ihre Treue hat.`;
    case 'endPersianAid':
      return `Ab ${effect.from} endet eine persische Karte, die ausliegt, und mit ihr alles, was sie versorgt hat.`;
    case 'courtGreatKing':
      return `${from(effect.roll)} stören Karten beider Satrapen einander nicht mehr, und Athen muss diese vor ihnen beenden.`;
    case 'weakenSicily':
      return 'Ist die Sizilische Expedition entschieden, verliert ihr Sieger, was er gewonnen hat: Athen einen Teil des Tributs von dort, der Bund seine sizilischen Flotten.';
    case 'betrayCity': {
      const { named: own, other } = effect.siege;
      const city = card.city === undefined ? 'die Stadt auf der Karte' : say.city(card.city).text;
      return `Für ${city} oder eine kleine oder mittlere Stadt, neben der ein Anführer von dir steht. ${from(effect.roll)} zählen ihre Garnison und ihre Mauern in dieser Jahreszeit nicht. Bei einer Belagerung: ${say.signed(own)} auf den Wurf für ${city}, ${say.signed(other)} für eine andere Stadt.`;
    }
    case 'oracle':
      return `${from(effect.roll)} kämpfen alle Einheiten des Spielers, nach dem das Orakel gefragt wird, mit Moral ${say.signed(effect.morale)}, bis sie eine Schlacht verlieren, sonst mit ${say.signed(-effect.morale)}, bis sie eine gewinnen. Geschenke helfen.`;
    case 'stopMovement':
      return `Im ersten Kriegszug bewegt sich niemand in ${named(effect.regions, say)} oder dorthin.`;
    case 'eclipse':
      return `Im ersten Kriegszug haben alle, die angreifen, Moral ${say.signed(effect.morale)}. Eine Sizilische Expedition wird sofort entschieden.`;
    case 'festival':
      return `Ein Würfel bestimmt eine Region. Im ersten Kriegszug verlassen ihre Einheiten sie nicht, und jeder Angriff darin ändert ihre Treue und Kampfbereitschaft um ${effect.attacked}.`;
    case 'helots':
      return `${from(effect.roll)} erheben sich Heloten in allen Städten von ${say.region(effect.region).text} außer ${say.city(effect.spared).text}: Die Garnisonen dort kämpfen nicht, die Städte zahlen keinen Tribut, und die Kampfbereitschaft sinkt jede Jahreszeit.`;
    case 'offerPeace':
      return `Solange die Karte ausliegt, können Spieler einander um Frieden würfeln lassen: ${from(effect.roll).toLowerCase()} wird Frieden geschlossen, und bis ${effect.endsOn} wird die Karte abgelegt.`;
    case 'switchRegion':
      return `${say.region(effect.region).text}wechselt, wenn in der Risikozone, die Seite; die Einheiten kehren in den Truppenvorrat zurück.`;
    case 'persianAid':
      return `${from(effect.roll)} ${given(effect.gift, SATRAPS[effect.satrapy], say)} kostenlos (${named(effect.regions, say)}). ${NEEDS[effect.needs]}.`;
    case 'plague':
      return `Jede Einheit und jeder Anführer in ${say.region(effect.region).text} und im Truppenvorrat der Region geht bei einem Würfel ab ${effect.lostFrom} verloren.`;
    case 'rebellion':
      return `Für eine Region auf der Karte, die in der Risikozone ist, mit einem Anführer des Bundes darin. ${from(effect.roll)} geht sie sofort zum Bund über und zahlt ihren Grundwert; Treue ${say.signed(effect.allegiance)}.${forceOf(card, effect.roll, say)}`;
    case 'strikeLeader':
      return STRUCK[effect.how];
    case 'escalate':
      return 'Der Krieg auf Sizilien weitet sich aus: Wer dort ist, bleibt, bis die Expedition entschieden ist.';
    case 'resolveSicily':
      return 'Zwei Würfel entscheiden die Sizilische Expedition: Einheiten dort machen eine Moralprobe, die Treue ändert sich überall, und der Sieger gewinnt Tribut oder Flotten.';
    case 'invasion':
      return `Alle Einheiten in ${named(effect.regions, say)} machen eine Moralprobe, und keine Gebietsbewegung führt in dieser Jahreszeit durch diese Regionen.`;
    case 'storms':
      return `Vor jedem Kriegszug der Jahreszeit versenkt ein Sturm ab ${effect.from} auf dem Würfel (im Winter ${say.signed(effect.winter)}) alle Flotten in einem der offenen Meere und gefährdet die in der Nähe.`;
  }
}

const WHEN: Readonly<Record<CardCost['when'], string>> = {
  success: 'Gelingt sie',
  failure: 'Misslingt sie',
  always: 'In jedem Fall',
};

/** The camp towards which Allegiance changes. */
const TOWARDS: Readonly<Record<Camp, string>> = { empire: 'Athen', league: 'den Bund' };

function costs(cost: CardCost, say: Calling): string {
  const { when, upTo, talents, allegiance, militance, regions, towards } = cost;
  const camp = towards === undefined ? '' : ` für ${TOWARDS[towards]}`;
  const changes = [
    ...(talents === undefined ? [] : [say.pieces(talents, 'talent')]),
    ...(allegiance === undefined ? [] : [`Treue ${say.signed(allegiance)}${camp}`]),
    ...(militance === undefined ? [] : [`Kampfbereitschaft ${say.signed(militance)}`]),
  ];
  const where = regions === undefined ? '' : ` in ${named(regions, say)}`;
  const condition = upTo === undefined ? WHEN[when] : `${WHEN[when]} mit ${upTo} oder weniger`;
  return `${condition}: ${all(changes)}${where}.`;
}

export const germanCardWords: CardWords = {
  users: { athens: 'Athen', league: 'der Bund', either: 'beide Seiten' },
  timings: {
    cardPhase: '',
    cardOrSiegePhase: '',
    endOfBuilding: 'Wird gespielt, wenn alle gebaut haben.',
    whenDrawn: 'Wird gespielt, sobald sie gezogen ist.',
    whenDrawnOrDiscarded: 'Wird gespielt oder abgelegt, sobald sie gezogen ist.',
  },
  does,
  costs,
};
