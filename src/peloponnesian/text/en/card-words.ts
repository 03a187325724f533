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
      return `${satrap} lends ${counted(gift.fleets.count, troops[gift.fleets.type])}, and supplies them`;
    case 'troops':
      return `${satrap} lends a general with ${all(gift.units.map(({ type, count }) => counted(count, troops[type])))}, and supplies them`;
    case 'support':
      return `${satrap} supplies all units of the League in these regions that are in supply`;
  }
}

/** The effects on a leader drawn by lot. */
const STRUCK = {
  lost: 'A leader of the enemy, drawn by lot, is lost, and another takes their place.',
  rests: 'A leader of the enemy, drawn by lot, and all who stand there do not move in the first Campaign Turn.',
  raids:
    'All who stand with a leader of the enemy, drawn by lot, raid in the first Campaign Turn, friends too, and bring nothing home.',
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
      return `${say.leader(effect.leader).text}, if on the map, goes over to the other side, which gives up another leader.`;
    case 'takeAlliedRegion':
      return `${from(effect.roll)}, you take a region from an ally, but no home; its units stay.`;
    case 'unrest':
      return `${from(effect.roll)}, the units built in a region of the League this season are lost to its Build Pool, and none of its units leaves it.`;
    case 'endNeutrality':
      return `${say.region(effect.region).text} is neutral no longer, and enters play on the side of whoever has its Allegiance.`;
    case 'endPersianAid':
      return `From ${effect.from} on, a card of Persia on the board ends, and with it all that it supplied.`;
    case 'courtGreatKing':
      return `${from(effect.roll)}, cards of both satraps no longer hinder each other, and Athens must end this one before them.`;
    case 'weakenSicily':
      return 'Once Sicily is decided, its winner loses by it: Athens a part of the tribute from there, the League its Sicilian fleets.';
    case 'betrayCity': {
      const { named: own, other } = effect.siege;
      const city = card.city === undefined ? 'the city on the card' : say.city(card.city).text;
      return `For ${city}, or any small or medium city, with a leader of yours next to it. ${from(effect.roll)}, its garrison and walls do not count this season. In a siege: ${say.signed(own)} to the roll for ${city}, ${say.signed(other)} for another city.`;
    }
    case 'oracle':
      return `${from(effect.roll)}, all units of the player of whom it is asked fight with morale ${say.signed(effect.morale)} until they lose a battle, otherwise with ${say.signed(-effect.morale)} until they win one. Gifts help.`;
    case 'stopMovement':
      return `In the first Campaign Turn nobody moves in ${named(effect.regions, say)}, or into them.`;
    case 'eclipse':
      return `In the first Campaign Turn all who attack have morale ${say.signed(effect.morale)}. An expedition to Sicily is decided at once.`;
    case 'festival':
      return `A die names a region. In the first Campaign Turn its units do not leave it, and each attack in it changes its levels by ${effect.attacked}.`;
    case 'helots':
      return `${from(effect.roll)}, helots rise in all cities of ${say.region(effect.region).text} but ${say.city(effect.spared).text}: their garrisons do not fight, they pay nothing, and Militance falls each season.`;
    case 'offerPeace':
      return `While it lies on the board players may make each other roll for peace: ${from(effect.roll).toLowerCase()} peace is signed, up to ${effect.endsOn} the card goes.`;
    case 'switchRegion':
      return `${say.region(effect.region).text}, if in the risk zone, changes sides; its units return to the Force Pool.`;
    case 'persianAid':
      return `${from(effect.roll)}, ${given(effect.gift, SATRAPS[effect.satrapy], say)} for nothing (${named(effect.regions, say)}). ${NEEDS[effect.needs]}.`;
    case 'plague':
      return `Each unit and leader in ${say.region(effect.region).text} and in its Force Pool is lost on a die of ${effect.lostFrom} or more.`;
    case 'rebellion':
      return `For a region on the card that is in the risk zone, with a leader of the League in it. ${from(effect.roll)}, it goes over to the League at once and pays its Base Tribute Value; Allegiance ${say.signed(effect.allegiance)}.${forceOf(card, effect.roll, say)}`;
    case 'strikeLeader':
      return STRUCK[effect.how];
    case 'escalate':
      return 'More is at stake in Sicily: whoever is there stays until the expedition is decided.';
    case 'resolveSicily':
      return 'Two dice decide the expedition to Sicily: units there check their morale, Allegiance changes everywhere, and the winner gains tribute or fleets.';
    case 'invasion':
      return `All units in ${named(effect.regions, say)} check their morale, and nobody moves through areas there this season.`;
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
    endOfBuilding: 'Played when all have built.',
    whenDrawn: 'Played as soon as it is drawn.',
    whenDrawnOrDiscarded: 'Played or discarded as soon as it is drawn.',
  },
  does,
  costs,
};
