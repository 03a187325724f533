/** R C: cards of the Sicilian Expedition. */
import type { CardKindFact } from '../shape/cards.js';

export const sicilianCards: readonly CardKindFact[] = [
  {
    kind: 'carthageInvadesSicily',
    name: 'Carthage lands in Sicily',
    count: 2,
    user: 'either',
    timing: 'whenDrawnOrDiscarded',
    limits: [],
    fate: 'removed',
    costs: [],
    effect: { does: 'weakenSicily', tribute: 0.5 },
    source: 'R C',
  },
  {
    kind: 'sicilianExpeditionEscalation',
    name: 'More for Sicily',
    count: 4,
    user: 'either',
    timing: 'cardPhase',
    limits: ['season'],
    fate: 'active',
    costs: [],
    effect: { does: 'escalate' },
    source: 'R C',
  },
  {
    kind: 'sicilianExpeditionResolution',
    name: 'The end in Sicily',
    count: 4,
    user: 'either',
    timing: 'cardPhase',
    limits: ['season'],
    fate: 'removed',
    costs: [],
    effect: {
      does: 'resolveSicily',
      modifiers: [
        { if: 'eachEscalation', modifier: -1, source: 'R C' },
        { if: 'eachInSicily', camp: 'league', types: ['hoplite'], count: 1, modifier: -1, source: 'R C' },
        { if: 'eachInSicily', camp: 'empire', types: ['fleet', 'hoplite'], count: 2, modifier: 1, source: 'R C' },
        { if: 'ratedLeaderInSicily', camp: 'empire', modifier: 1, source: 'R C' },
        { if: 'ratedLeaderInSicily', camp: 'league', modifier: -1, source: 'R C' },
      ],
      outcomes: [
        { from: 2, checks: { empire: 2, league: -2 }, allegiance: -1, winner: 'league' },
        { from: 5, checks: { empire: 0, league: 0 }, allegiance: -0.5, winner: 'league' },
        { from: 8, checks: { empire: -1, league: 1 }, allegiance: 0.5, winner: 'empire' },
        { from: 11, checks: { empire: -2, league: 2 }, allegiance: 1, winner: 'empire' },
      ],
      fleet: { type: 'fleet', morale: 5 },
    },
    source: 'R C',
  },
];
