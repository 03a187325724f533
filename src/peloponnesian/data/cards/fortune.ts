/** R C: cards of fortune, the gods and the weather, most of which take effect when they are drawn; and the peace. */
import type { CardEffect, CardKindFact } from '../shape/cards.js';

type Immediate = Pick<CardKindFact, 'kind' | 'name' | 'count' | 'effect'> & Partial<Pick<CardKindFact, 'fate' | 'goneOnceDrawn' | 'source'>>;

/** Returns a card that either player plays as soon as it is drawn. */
const immediate = (card: Immediate): CardKindFact => ({
  user: 'either',
  timing: 'whenDrawn',
  limits: [],
  fate: 'discarded',
  costs: [],
  source: 'R C',
  ...card,
});

const struck = (how: (CardEffect & { readonly does: 'strikeLeader' })['how']): CardEffect => ({ does: 'strikeLeader', how });

export const fortuneCards: readonly CardKindFact[] = [
  immediate({
    kind: 'consultOracleAtDelphi',
    name: 'A question to Apollo',
    count: 1,
    effect: {
      does: 'oracle',
      roll: { from: 4, neverOn: 1, modifiers: [{ if: 'eachGift', talents: 2, modifier: 1, source: 'R C' }] },
      morale: 1,
    },
  }),
  immediate({
    kind: 'earthquakeInPeloponnese',
    name: 'The earth shakes',
    count: 1,
    effect: { does: 'stopMovement', regions: ['corinth', 'epidaurus', 'argolid', 'laconia', 'arcadia', 'elis', 'achaea'] },
  }),
  immediate({
    kind: 'eclipseOfTheMoon',
    name: 'The moon goes dark',
    count: 1,
    effect: { does: 'eclipse', morale: -1, resolution: -1 },
  }),
  immediate({
    kind: 'festival',
    name: 'Days of the gods',
    count: 1,
    effect: {
      does: 'festival',
      regions: [['attica'], ['laconia'], ['boeotia'], ['corinth'], ['argolid'], ['elis', 'arcadia']],
      attacked: 1,
    },
  }),
  immediate({
    kind: 'peaceEmbassy',
    name: 'Envoys speak of peace',
    count: 2,
    fate: 'active',
    effect: {
      does: 'offerPeace',
      roll: {
        from: 6,
        neverOn: 1,
        modifiers: [
          { if: 'otherActive', modifier: 1, source: 'R C' },
          { if: 'militance', to: 9, modifier: 1, source: 'R C' },
          { if: 'militance', from: 16, modifier: -1, source: 'R C' },
          { if: 'allegiance', to: 9, modifier: 1, source: 'inferred: R A, C, where a line stands twice' },
          { if: 'allegiance', from: 16, modifier: -1, source: 'inferred: R A, C, where a line stands twice' },
        ],
      },
      endsOn: 1,
    },
  }),
  {
    kind: 'plagueInAthens',
    name: 'Sickness in Attica',
    count: 1,
    user: 'either',
    timing: 'whenDrawnOrDiscarded',
    limits: [],
    fate: 'removed',
    goneOnceDrawn: true,
    binds: 'league',
    costs: [],
    effect: { does: 'plague', region: 'attica', lostFrom: 5 },
    source: 'R C',
  },
  immediate({ kind: 'removeLeader', name: 'Recalled and condemned', count: 6, effect: struck('lost') }),
  immediate({ kind: 'sacrificesUnfavorable', name: 'Bad omens', count: 2, effect: struck('rests') }),
  immediate({
    kind: 'sitalcesInvades',
    name: 'Sitalces marches',
    count: 1,
    fate: 'removed',
    goneOnceDrawn: true,
    effect: { does: 'invasion', regions: ['macedon', 'chalcidice'] },
  }),
  immediate({ kind: 'soldiersPlunderCountryside', name: 'Soldiers out of hand', count: 2, effect: struck('raids') }),
  immediate({
    kind: 'stormsAtSea',
    name: 'Gales',
    count: 12,
    effect: {
      does: 'storms',
      from: 5,
      winter: 2,
      seas: ['northAegeanSea', 'southAegeanSea', 'carpathianSea', 'seaOfCrete', 'southIonianSea', 'northIonianSea'],
      alsoSeas: ['hellespont', 'westernPropontis', 'easternPropontis', 'bosporus'],
      within: 2,
      cost: 2,
    },
    source: 'R C; reconstruction: which sea areas are those of the Hellespont',
  }),
];
