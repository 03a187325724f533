/** R 24.3, 24.5, 24.6: English texts of allies. */
import { phrase, type ActionWords, type EventWords, type FrameWords } from '../../../core/index.js';
import type { AllianceAction } from '../../action/alliance.js';
import type { AllianceEvent, Claim } from '../../event/alliance.js';
import type { AllianceSectionFrame, ClaimsFrame } from '../../frame/alliance.js';
import type { PeloponnesianLink, Saying } from '../things.js';
import type { English } from './speech.js';

/** The criterion of a first claim to a region. */
const CLAIM: Readonly<Record<Claim, string>> = {
  units: ', with the most units there',
  neighbours: ', with the most adjacent regions',
  fewestRegions: ', with the fewest regions',
  lot: ' by lot',
};

export const allianceActions: ActionWords<AllianceAction, PeloponnesianLink, English> = {
  drawClaimant: ({ region, claimant }, say) =>
    phrase`the lot gives ${say.player(claimant)} the first claim to ${say.theRegion(region)}`,
  claimRegion: ({ region }, say) => phrase`take control of ${say.theRegion(region)}`,
  cedeRegion: ({ region, to }, say) => phrase`leave ${say.theRegion(region)} to ${say.player(to)}`,
  giveTalents: ({ to, talents }, say) => phrase`give ${say.pieces(talents, 'talent')} to ${say.player(to)}`,
  giveCard: ({ to, card }, say) => phrase`give ${say.card(card)} to ${say.player(to)}`,
  closeLands: ({ to }, say) => phrase`close lands, cities and bases to ${say.player(to)}`,
  openLands: ({ to }, say) => phrase`open lands, cities and bases to ${say.player(to)} again`,
  endCouncil: () => phrase`agree on nothing else with the allies`,
};

export const allianceEvents: EventWords<AllianceEvent, PeloponnesianLink, English> = {
  regionAwarded: ({ region, player, by }, say) =>
    phrase`${say.player(player)} has the first claim to ${say.theRegion(region)}${CLAIM[by]}`,
  regionCeded: ({ region, player, to }, say) =>
    phrase`${say.player(player)} leaves ${say.theRegion(region)} to ${say.player(to)}`,
  talentsGiven: ({ player, to, talents }, say) =>
    phrase`${say.player(player)} gives ${say.pieces(talents, 'talent')} to ${say.player(to)}`,
  cardGiven: ({ player, to, card }, say) => phrase`${say.player(player)} gives ${say.card(card)} to ${say.player(to)}`,
  landsClosed: ({ player, to }, say) =>
    phrase`${say.player(player)} closes its lands, cities and bases to ${say.player(to)}`,
  landsOpened: ({ player, to }, say) =>
    phrase`${say.player(player)} opens its lands, cities and bases to ${say.player(to)} again`,
};

/** Returns the question to a player who may take control of a region. */
function claims({ regions: [region], claimant }: ClaimsFrame, say: English): Saying {
  if (region === undefined) return phrase`the regions that Athens has lost are divided among the allies`;
  return claimant === null
    ? phrase`who has the first claim to ${say.theRegion(region)}?`
    : phrase`take control of ${say.theRegion(region)} or leave it to an ally?`;
}

export const allianceFrames: FrameWords<AllianceSectionFrame, PeloponnesianLink, English> = {
  claims: { question: claims, pass: null },
  council: {
    question: ({ player, returning }, say) =>
      returning === null
        ? phrase`what do you agree on with the allies?`
        : phrase`which card do you give back to ${say.player(player)}?`,
    pass: null,
  },
};
