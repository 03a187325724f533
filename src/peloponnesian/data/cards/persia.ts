/** R C: cards of Persia: the offers of the satraps, and the embassies against them. */
import type { AreaId, CityId, RegionId, Satrapy } from '../../vocabulary.js';
import { batches } from '../batches.js';
import type { CardEffect, CardKindFact, CardModifier } from '../shape/cards.js';

/** R C: the coastal regions of Asia within the reach of Tissaphernes. */
const IONIA: readonly RegionId[] = ['lesbos', 'chios', 'samos', 'rhodes'];

/** The mainland of these regions. */
const ASIA_MINOR: readonly AreaId[] = ['northernAeolis', 'southernAeolis', 'erythraea', 'ephesia', 'milesia', 'halicarnassus', 'cnidia'];
/** The areas of Hellespont south of the strait and the Propontis. */
const SOUTH_COAST: readonly AreaId[] = ['troad', 'cyzicus', 'chalcedon'];
const HELLESPONT: readonly AreaId[] = ['chersonese', 'northernPropontis', 'tenedos', 'proconnesus', ...SOUTH_COAST];

interface Court {
  readonly satrapy: Satrapy;
  readonly regions: readonly RegionId[];
  /** The areas in which the League needs a place, leaders improve the roll, and the satrap's troops stay. */
  readonly areas: readonly AreaId[];
  readonly leadersIn: readonly AreaId[];
  readonly troopsIn: readonly AreaId[];
  /** The supply source of the satrapy. */
  readonly source: CityId;
  /** The shift of Allegiance towards Athens when an offer is taken. */
  readonly shift: number;
}

const PHARNABAZUS: Court = {
  satrapy: 'pharnabazus',
  regions: ['hellespont'],
  areas: SOUTH_COAST,
  leadersIn: HELLESPONT,
  troopsIn: [...HELLESPONT, 'dascylitis', 'mysia', 'teuthrania'],
  source: 'dascylium',
  shift: 2,
};
const TISSAPHERNES: Court = {
  satrapy: 'tissaphernes',
  regions: IONIA,
  areas: ASIA_MINOR,
  leadersIn: ASIA_MINOR,
  troopsIn: [...ASIA_MINOR, 'smyrna', 'lydia'],
  source: 'sardis',
  shift: 1,
};

/** Returns the modifiers of the roll for an offer. */
const offerModifiers = ({ regions, leadersIn: areas }: Court): readonly CardModifier[] => [
  { if: 'eachCityHeld', camp: 'league', size: 'medium', regions, modifier: 1, source: 'R C' },
  { if: 'eachCityHeld', camp: 'league', size: 'large', regions, modifier: 2, source: 'R C' },
  { if: 'otherSatrapy', modifier: -2, source: 'R C' },
  { if: 'sameSatrapy', modifier: 1, source: 'R C' },
  { if: 'leaderPresent', camp: 'league', leaders: ['lysander', 'brasidas', 'alcibiades'], areas, modifier: 1, source: 'R C' },
  { if: 'leaderPresent', camp: 'league', leaders: ['callicratidas'], areas, modifier: -1, source: 'R C' },
];

type Aid = CardEffect & { readonly does: 'persianAid' };

const ships = (count: number): Aid['gift'] => ({ gives: 'fleets', fleets: { count, type: 'fleet', morale: 5 } });
const troops = (court: Court, list: string): Aid['gift'] => ({ gives: 'troops', units: batches(list), keepTo: court.troopsIn });

const offer = (
  court: Court,
  kind: CardKindFact['kind'],
  name: string,
  count: number,
  gift: Aid['gift'],
  needs: Aid['needs'],
): CardKindFact => ({
  kind,
  name,
  count,
  user: 'league',
  timing: 'cardPhase',
  limits: ['satrapy'],
  fate: 'active',
  costs: [{ when: 'success', regions: court.regions, allegiance: court.shift, towards: 'empire' }],
  effect: {
    does: 'persianAid',
    satrapy: court.satrapy,
    gift,
    regions: court.regions,
    needs,
    areas: court.areas,
    source: court.source,
    roll: { from: 6, alwaysOn: 6, neverOn: 1, modifiers: offerModifiers(court) },
  },
  source: 'R C',
});

export const persianCards: readonly CardKindFact[] = [
  {
    kind: 'athenianEmbassyToPersia',
    name: 'Envoys of Athens at a Persian court',
    count: 8,
    user: 'athens',
    timing: 'cardPhase',
    limits: [],
    fate: 'discarded',
    costs: [{ when: 'always', talents: 1 }],
    effect: {
      does: 'endPersianAid',
      from: 6,
      modifiers: {
        pharnabazus: [
          { if: 'support', modifier: -1, source: 'R C' },
          { if: 'holdsRegions', camp: 'empire', regions: ['hellespont'], count: 1, modifier: 1, source: 'inferred: R C, where the line is lost' },
          { if: 'holdsCities', camp: 'empire', cities: ['byzantium', 'cyzicus', 'abydos'], modifier: 1, source: 'R C' },
          { if: 'moreFleets', camp: 'empire', regions: ['hellespont'], modifier: 1, source: 'R C' },
        ],
        tissaphernes: [
          { if: 'support', modifier: -1, source: 'R C' },
          { if: 'holdsRegions', camp: 'empire', regions: IONIA, count: 4, modifier: 2, source: 'R C' },
          { if: 'holdsRegions', camp: 'empire', regions: IONIA, count: 3, modifier: 1, source: 'R C' },
          { if: 'moreFleets', camp: 'empire', regions: IONIA, modifier: 1, source: 'R C' },
        ],
        greatKing: [],
      },
    },
    source: 'R C',
  },
  {
    kind: 'audienceWithGreatKing',
    name: 'Received by the Great King',
    count: 1,
    user: 'league',
    timing: 'cardPhase',
    limits: ['season'],
    fate: 'active',
    costs: [{ when: 'success', regions: ['hellespont', ...IONIA], allegiance: 2, towards: 'empire' }],
    effect: {
      does: 'courtGreatKing',
      roll: {
        from: 6,
        modifiers: [
          { if: 'eachSupport', modifier: 1, source: 'R C' },
          { if: 'bothSatrapies', modifier: 2, source: 'R C' },
        ],
      },
    },
    source: 'R C; inferred: the number, without which the deck has 119 cards (R 1.1)',
  },
  offer(PHARNABAZUS, 'pharnabazusOffersFleet', 'Ships of Pharnabazus', 3, ships(3), 'port'),
  offer(PHARNABAZUS, 'pharnabazusOffersSupport', 'Gold of Pharnabazus', 1, { gives: 'support' }, 'otherCard'),
  offer(PHARNABAZUS, 'pharnabazusOffersTroops', 'Soldiers of Pharnabazus', 2, troops(PHARNABAZUS, '4 L4, 2 C5'), 'city'),
  offer(TISSAPHERNES, 'tissaphernesOffersFleet', 'Ships of Tissaphernes', 3, ships(4), 'port'),
  offer(TISSAPHERNES, 'tissaphernesOffersSupport', 'Gold of Tissaphernes', 2, { gives: 'support' }, 'otherCard'),
  offer(TISSAPHERNES, 'tissaphernesOffersTroops', 'Soldiers of Tissaphernes', 2, troops(TISSAPHERNES, '6 L4, 3 C5'), 'city'),
];
