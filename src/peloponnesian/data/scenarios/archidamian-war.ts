/** R 26: the Archidamian War, 431 to 420. */
import type { RegionId, Source } from '../../vocabulary.js';
import type { PeaceTerm, RegionSetup, ScenarioFact } from '../shape/scenario.js';
import { campaign } from './campaign.js';

/** R 26.2.3: both home regions have a lower Militance, and Argolid is always neutral. */
const changed = (setup: RegionSetup): RegionSetup => {
  const isHome = setup.region === 'attica' || setup.region === 'laconia';
  const source: Source = 'R 26.2.3';
  if (isHome) return { ...setup, allegiance: 15, militance: 15, source };
  return setup.neutral === undefined ? setup : { ...setup, neutral: 'always', source };
};

const AEGEAN: readonly RegionId[] = ['euboea', 'thrace', 'hellespont', 'chalcidice', 'lesbos', 'chios', 'samos', 'rhodes', 'aegeanIslands'];

/** R 26.3.2, 27.3.2: the modifiers of a Peace Embassy on Athens, and of one on Sparta with some further regions. */
export const warPeaceOfAthens: readonly PeaceTerm[] = [{ for: 'each', regions: AEGEAN, heldBy: 'league', modifier: 1 }];
export const warPeaceOfSparta = (...further: readonly RegionId[]): readonly PeaceTerm[] => [
  {
    for: 'each',
    regions: ['boeotia', 'megarid', 'corinth', 'elis', 'arcadia', 'epidaurus', 'achaea', ...further],
    heldBy: 'empire',
    modifier: 1,
  },
  { for: 'eachEliteHopliteLost', modifier: 1 },
];

/**
 * R 26.2.1, 26.2.2, 26.2.4, 26.2.5, 26.2.6, 26.3.1, rulings Q106, Q109: pools, leaders, treasuries and map of the
 * Campaign Game, until Winter 420.
 */
export const archidamianWar: ScenarioFact = {
  ...campaign,
  id: 'archidamianWar',
  name: 'The Archidamian War',
  end: { year: 420, season: 'winter' },
  regions: campaign.regions.map(changed),
  deck: {
    without: ['sicilianExpeditionEscalation', 'sicilianExpeditionResolution', 'carthageInvadesSicily', 'argosEndsNeutrality', 'alliedDissent'],
    later: [],
    optional: ['plagueInAthens'],
    hands: { athens: 5, sparta: 5 },
    dealt: {},
    source: 'R 26.2.6',
  },
  peace: { athens: warPeaceOfAthens, sparta: warPeaceOfSparta() },
  source: 'R 26',
};
