/** R 12, C: the shapes of custom Event Cards. */
import type * as t from 'io-ts';
import { exactly, listOf, oneOf, realNumber, tableOf, tagged, wholeNumber } from '../../../core/index.js';
import { CAMPS, CARD_KINDS, SATRAPIES } from '../../vocabulary.js';
import type { CardCost, CardEffect, CardFact, CardFacts, CardKindFact, CardRoll, PersianGift, SicilianOutcome } from '../shape/cards.js';
import type { UnitKind } from '../shape/forces.js';
import { batch, batchList, camp, count, id, marked, modifierNumber, moraleNumber, region, regionList, row, satrapy, source, title, unitType } from './fields.js';
import { modifierList } from './modifiers.js';

const MOST_CARDS = 300;
const face = wholeNumber(1, 6);
const idList = listOf(id, 50);
const cardKind = oneOf(CARD_KINDS);

const roll = exactly<CardRoll>('a roll', { from: wholeNumber(1, 12), alwaysOn: face, neverOn: face, modifiers: modifierList }, ['alwaysOn', 'neverOn']);

const cost = exactly<CardCost>(
  'the cost of a card',
  {
    when: oneOf(['success', 'failure', 'always']),
    upTo: wholeNumber(1, 12),
    talents: count,
    regions: regionList,
    allegiance: modifierNumber,
    militance: modifierNumber,
    towards: camp,
  },
  ['upTo', 'talents', 'regions', 'allegiance', 'militance', 'towards'],
);

type Gift<G extends PersianGift['gives']> = Extract<PersianGift, { readonly gives: G }>;

const gift: t.Type<PersianGift> = tagged(
  'gives',
  {
    fleets: exactly<Gift<'fleets'>>('fleets', { gives: oneOf(['fleets']), fleets: batch }),
    troops: exactly<Gift<'troops'>>('troops', { gives: oneOf(['troops']), units: batchList, keepTo: idList }),
    support: exactly<Gift<'support'>>('support', { gives: oneOf(['support']) }),
  },
  'what Persia gives',
);

const outcome = exactly<SicilianOutcome>('an outcome', {
  from: wholeNumber(2, 12),
  checks: tableOf(CAMPS, modifierNumber, 'morale checks of both sides'),
  allegiance: realNumber(-10, 10),
  winner: camp,
});

type Effect<D extends CardEffect['does']> = Extract<CardEffect, { readonly does: D }>;

const effect: t.Type<CardEffect> = tagged(
  'does',
  {
    switchLeader: exactly<Effect<'switchLeader'>>('an effect', { does: oneOf(['switchLeader']), leader: id }),
    takeAlliedRegion: exactly<Effect<'takeAlliedRegion'>>('an effect', { does: oneOf(['takeAlliedRegion']), roll }),
    unrest: exactly<Effect<'unrest'>>('an effect', { does: oneOf(['unrest']), exempt: regionList, roll }),
    endNeutrality: exactly<Effect<'endNeutrality'>>('an effect', { does: oneOf(['endNeutrality']), region }),
    endPersianAid: exactly<Effect<'endPersianAid'>>('an effect', {
      does: oneOf(['endPersianAid']),
      from: wholeNumber(1, 12),
      modifiers: tableOf([...SATRAPIES, 'greatKing'], modifierList, 'modifiers by court'),
    }),
    courtGreatKing: exactly<Effect<'courtGreatKing'>>('an effect', { does: oneOf(['courtGreatKing']), roll }),
    weakenSicily: exactly<Effect<'weakenSicily'>>('an effect', { does: oneOf(['weakenSicily']), tribute: realNumber(0, 1) }),
    betrayCity: exactly<Effect<'betrayCity'>>('an effect', {
      does: oneOf(['betrayCity']),
      roll,
      siege: exactly<Effect<'betrayCity'>['siege']>('the help in a siege', { named: modifierNumber, other: modifierNumber }),
    }),
    oracle: exactly<Effect<'oracle'>>('an effect', { does: oneOf(['oracle']), roll, morale: modifierNumber }),
    stopMovement: exactly<Effect<'stopMovement'>>('an effect', { does: oneOf(['stopMovement']), regions: regionList }),
    eclipse: exactly<Effect<'eclipse'>>('an effect', { does: oneOf(['eclipse']), morale: modifierNumber, resolution: modifierNumber }),
    festival: exactly<Effect<'festival'>>('an effect', { does: oneOf(['festival']), regions: listOf(regionList, 6, 6), attacked: modifierNumber }),
    helots: exactly<Effect<'helots'>>('an effect', { does: oneOf(['helots']), region, spared: id, roll, militance: modifierNumber }),
    offerPeace: exactly<Effect<'offerPeace'>>('an effect', { does: oneOf(['offerPeace']), roll, endsOn: modifierNumber }),
    switchRegion: exactly<Effect<'switchRegion'>>('an effect', { does: oneOf(['switchRegion']), region }),
    persianAid: exactly<Effect<'persianAid'>>('an effect', {
      does: oneOf(['persianAid']),
      satrapy,
      gift,
      regions: regionList,
      needs: oneOf(['port', 'city', 'otherCard']),
      areas: idList,
      source: id,
      roll,
    }),
    plague: exactly<Effect<'plague'>>('an effect', { does: oneOf(['plague']), region, lostFrom: face }),
    rebellion: exactly<Effect<'rebellion'>>('an effect', { does: oneOf(['rebellion']), roll, allegiance: modifierNumber }),
    strikeLeader: exactly<Effect<'strikeLeader'>>('an effect', { does: oneOf(['strikeLeader']), how: oneOf(['lost', 'rests', 'raids']) }),
    escalate: exactly<Effect<'escalate'>>('an effect', { does: oneOf(['escalate']) }),
    resolveSicily: exactly<Effect<'resolveSicily'>>('an effect', {
      does: oneOf(['resolveSicily']),
      modifiers: modifierList,
      outcomes: listOf(outcome, 11, 1),
      fleet: exactly<UnitKind>('a kind of unit', { type: unitType, morale: moraleNumber }),
    }),
    invasion: exactly<Effect<'invasion'>>('an effect', { does: oneOf(['invasion']), regions: regionList }),
    storms: exactly<Effect<'storms'>>('an effect', {
      does: oneOf(['storms']),
      from: face,
      winter: modifierNumber,
      seas: listOf(id, 6, 6),
      alsoSeas: idList,
      within: wholeNumber(0, 10),
      cost: wholeNumber(1, 10),
    }),
  },
  'the effect of a card',
);

const kindRow = row<CardKindFact>(
  'a kind of card',
  {
    kind: cardKind,
    name: title,
    count: wholeNumber(1, 50),
    user: oneOf(['athens', 'league', 'either']),
    timing: oneOf(['cardPhase', 'cardOrSiegePhase', 'endOfBuilding', 'whenDrawn', 'whenDrawnOrDiscarded']),
    limits: listOf(oneOf(['season', 'region', 'city', 'satrapy']), 4),
    fate: oneOf(['discarded', 'removed', 'active']),
    goneOnceDrawn: marked,
    binds: camp,
    costs: listOf(cost, 5),
    effect,
    source,
  },
  ['binds', 'goneOnceDrawn'],
);

const cardRow = row<CardFact>(
  'a card',
  {
    id: wholeNumber(1, MOST_CARDS),
    kind: cardKind,
    city: id,
    regions: regionList,
    minimum: exactly<NonNullable<CardFact['minimum']>>('a minimum force', { type: unitType, count: wholeNumber(1, 20) }),
    source,
  },
  ['city', 'regions', 'minimum'],
);

export const cardsShape = exactly<CardFacts>('cards', {
  kinds: listOf(kindRow, CARD_KINDS.length, CARD_KINDS.length),
  cards: listOf(cardRow, MOST_CARDS, 1),
});
