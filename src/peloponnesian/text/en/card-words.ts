/** The effects of Event Cards, in English. */
import { counted, listed } from '../../../core/index.js';
import type { CardCost, CardEffect, CardFact, CardRoll, PersianGift } from '../../data/shape/cards.js';
import type { RegionId, Satrapy } from '../../vocabulary.js';
import type { Calling, CardWords } from '../card-words.js';

const SATRAPS: Readonly<Record<Satrapy, string>> = { pharnabazus: 'Pharnabazus', tissaphernes: 'Tissaphernes' };

const all = (texts: readonly string[]): string => listed(texts, 'and').text;
const named = (regions: readonly RegionId[], say: Calling): string => all(regions.map((id) => say.region(id).text));
const from = ({ from: least }: CardRoll): string => `From ${least} on`;

/** Returns the gift of a satrap. */
function given(gift: PersianGift, satrap: string, say: Calling): string {
  const { troops } = say.names;
  switch (gift.gives) {
    case 'fleets':
      return `${satrap} sends ${counted(gift.fleets.count, troops[gift.fleets.type])}, and supplies them`;
    case 'troops':
      return `${satrap} sends a general with ${all(gift.units.map(({ type, count }) => counted(count, troops[type])))}, and supplies them`;
    case 'support':
      return `${satrap} supplies all units of the League in these regions that are in supply`;
  }
}

/** The effects on a leader drawn by lot. */
const STRUCK = {
  lost: 'An enemy leader, drawn by lot, is lost, and another leader replaces them.',
  rests: 'An enemy leader, drawn by lot, and all pieces there cannot move in the first Campaign Turn.',
  raids:
    'All units with an enemy leader, drawn by lot, raid in the first Campaign Turn, even friendly areas, and gain no talents.',
} as const;

const NEEDS = {
  port: 'The League needs a port there',
  city: 'The League needs a city there',
  otherCard: 'The League needs another card of this satrap on the board',
} as const;

/** Returns the bonus for the force that a card names. */
function forceOf({ minimum }: CardFact, { modifiers }: CardRoll, say: Calling): string {
  const row = modifiers.find(({ if: condition }) => condition === 'minimumForce');
  if (minimum === undefined || row === undefined) return '';
  return ` ${counted(minimum.count, say.names.troops[minimum.type])} in it: ${say.signed(row.modifier)} to the roll.`;
}

function does(effect: CardEffect, card: CardFact, say: Calling): string {
  switch (effect.does) {
    case 'switchLeader':
      return `${say.leader(effect.leader).text}, if on the map, changes sides, and the new side gives up another leader.`;
    case 'takeAlliedRegion':
      return `${from(effect.roll)}, you take a region, but not a home region, from an ally; its units stay.`;
    case 'unrest':
      return `${from(effect.roll)}, the units built in a region of the League this season are lost to its Build Pool, and none of its units leaves it.`;
    case 'endNeutrality':
      return `${say.region(effect.region).text} is no longer neutral, and enters play on the side to which its Allegiance belongs.`;
    case 'endPersianAid':
      return `From ${effect.from} on, a card of Persia on the board ends, and everything that it supplied is lost.`;
    case 'courtGreatKing':
      return `${from(effect.roll)}, cards of the two satraps no longer hinder each other, and Athens must end this card before it can end them.`;
    case 'weakenSicily':
      return 'After the Sicilian Expedition is resolved, its winner loses what it gained: Athens a part of the tribute from Sicily, the League its Sicilian fleets.';
    case 'betrayCity': {
      const { named: own, other } = effect.siege;
      const city = card.city === undefined ? 'the city on the card' : say.city(card.city).text;
      return `For ${city}, or any small or medium city, with a leader of yours next to it. ${from(effect.roll)}, its garrison and walls do not count this season. In a siege: ${say.signed(own)} to the roll for ${city}, ${say.signed(other)} for another city.`;
    }
    case 'oracle':
      return `${from(effect.roll)}, all units of the player about whom the oracle is asked fight with morale ${say.signed(effect.morale)} until they lose a battle, otherwise with ${say.signed(-effect.morale)} until they win one. Gifts help.`;
    case 'stopMovement':
      return `In the first Campaign Turn no piece moves in ${named(effect.regions, say)}, or into them.`;
    case 'eclipse':
      return `In the first Campaign Turn all attackers have morale ${say.signed(effect.morale)}. A Sicilian Expedition is resolved at once.`;
    case 'festival':
      return `A die roll selects a region. In the first Campaign Turn its units cannot leave it, and each attack in it changes its Allegiance and Militance by ${effect.attacked}.`;
    case 'helots':
      return `${from(effect.roll)}, helots rise in all cities of ${say.region(effect.region).text} but ${say.city(effect.spared).text}: garrisons there do not fight, the cities pay no tribute, and Militance falls each season.`;
    case 'offerPeace':
      return `While this card is on the board, players can make each other roll for peace: ${from(effect.roll).toLowerCase()} peace is signed, and on ${effect.endsOn} or less the card is discarded.`;
    case 'switchRegion':
      return `${say.region(effect.region).text}, if in the risk zone, changes sides; its units return to the Force Pool.`;
    case 'persianAid':
      return `${from(effect.roll)}, ${given(effect.gift, SATRAPS[effect.satrapy], say)} free of charge (${named(effect.regions, say)}). ${NEEDS[effect.needs]}.`;
    case 'plague':
      return `Each unit and leader in ${say.region(effect.region).text} and in its Force Pool is lost on a die of ${effect.lostFrom} or more.`;
    case 'rebellion':
      return `For a region on the card that is in the risk zone, with a leader of the League in it. ${from(effect.roll)}, it joins the League at once and pays its Base Tribute Value; Allegiance ${say.signed(effect.allegiance)}.${forceOf(card, effect.roll, say)}`;
    case 'strikeLeader':
      return STRUCK[effect.how];
    case 'escalate':
      return 'The war in Sicily escalates: pieces there cannot leave until the expedition is resolved.';
    case 'resolveSicily':
      return 'Two dice decide the expedition to Sicily: units there check their morale, Allegiance changes in all regions, and the winner gains tribute or fleets.';
    case 'invasion':
      return `All units in ${named(effect.regions, say)} check their morale, and area movement through these regions is not possible this season.`;
    case 'storms':
      return `Before each Campaign Turn of the season, on a die of ${effect.from} or more (${say.signed(effect.winter)} in Winter), a storm sinks all fleets in one of the Open Seas and endangers those near it.`;
  }
}

const WHEN: Readonly<Record<CardCost['when'], string>> = {
  success: 'If it succeeds',
  failure: 'If it fails',
  always: 'In any case',
};

function costs(cost: CardCost, say: Calling): string {
  const { when, upTo, talents, allegiance, militance, regions, towards } = cost;
  const camp = towards === undefined ? '' : ` towards ${say.names.camps[towards]}`;
  const changes = [
    ...(talents === undefined ? [] : [say.pieces(talents, 'talent')]),
    ...(allegiance === undefined ? [] : [`Allegiance ${say.signed(allegiance)}${camp}`]),
    ...(militance === undefined ? [] : [`Militance ${say.signed(militance)}`]),
  ];
  const where = regions === undefined ? '' : ` in ${named(regions, say)}`;
  const condition = upTo === undefined ? WHEN[when] : `${WHEN[when]} with ${upTo} or less`;
  return `${condition}: ${all(changes)}${where}.`;
}

export const englishCardWords: CardWords = {
  users: { athens: 'Athens', league: 'the League', either: 'either side' },
  timings: {
    cardPhase: '',
    cardOrSiegePhase: '',
    endOfBuilding: 'Played when all players have built.',
    whenDrawn: 'Played as soon as it is drawn.',
    whenDrawnOrDiscarded: 'Played or discarded as soon as it is drawn.',
  },
  does,
  costs,
};
