/** R 24.3, 24.5, 24.6: German texts of allies. */
import { capital, phrase, type ActionWords, type EventWords, type FrameWords } from '../../../core/index.js';
import type { AllianceAction } from '../../action/alliance.js';
import type { AllianceEvent, Claim } from '../../event/alliance.js';
import type { AllianceSectionFrame, ClaimsFrame } from '../../frame/alliance.js';
import type { PeloponnesianLink, Saying } from '../things.js';
import type { German } from './speech.js';

/** The criterion of a first claim to a region. */
const CLAIM: Readonly<Record<Claim, string>> = {
  units: 'mit den meisten Einheiten dort',
  neighbours: 'mit den meisten angrenzenden Regionen',
  fewestRegions: 'mit den wenigsten Regionen',
  lot: 'durch das Los',
};

export const allianceActions: ActionWords<AllianceAction, PeloponnesianLink, German> = {
  drawClaimant: ({ region, claimant }, say) =>
    phrase`das Los gibt ${say.player(claimant)} den ersten Anspruch auf ${say.theRegion(region)}`,
  claimRegion: ({ region }, say) => phrase`${say.theRegion(region)} übernehmen`,
  cedeRegion: ({ region, to }, say) => phrase`${say.theRegion(region)} ${say.player(to)} überlassen`,
  giveTalents: ({ to, talents }, say) => phrase`${say.pieces(talents, 'talent')} an ${say.player(to)} geben`,
  giveCard: ({ to, card }, say) => phrase`${say.card(card)} an ${say.player(to)} geben`,
  closeLands: ({ to }, say) => phrase`Land, Städte und Stützpunkte für ${say.player(to)} sperren`,
  openLands: ({ to }, say) => phrase`Land, Städte und Stützpunkte wieder für ${say.player(to)} öffnen`,
  endCouncil: () => phrase`mit den Verbündeten nichts weiter regeln`,
};

export const allianceEvents: EventWords<AllianceEvent, PeloponnesianLink, German> = {
  regionAwarded: ({ region, player, by }, say) =>
    phrase`${say.player(player)} hat ${CLAIM[by]} den ersten Anspruch auf ${say.theRegion(region)}`,
  regionCeded: ({ region, player, to }, say) =>
    phrase`${say.player(player)} überlässt ${say.player(to)} ${say.theRegion(region)}`,
  talentsGiven: ({ player, to, talents }, say) =>
    phrase`${say.player(player)} gibt ${say.pieces(talents, 'talent')} an ${say.player(to)}`,
  cardGiven: ({ player, to, card }, say) => phrase`${say.player(player)} gibt ${say.card(card)} an ${say.player(to)}`,
  landsClosed: ({ player, to }, say) =>
    phrase`${say.player(player)} sperrt Land, Städte und Stützpunkte für ${say.player(to)}`,
  landsOpened: ({ player, to }, say) =>
    phrase`${say.player(player)} öffnet Land, Städte und Stützpunkte wieder für ${say.player(to)}`,
};

/** Returns the question to a player who may take control of a region. */
function claims({ regions: [region], claimant }: ClaimsFrame, say: German): Saying {
  if (region === undefined) return phrase`Die Regionen, die Athen verloren hat, werden verteilt`;
  return claimant === null
    ? phrase`Wer hat den ersten Anspruch auf ${say.theRegion(region)}?`
    : phrase`${capital(say.theRegion(region))} übernehmen oder einem Verbündeten überlassen?`;
}

export const allianceFrames: FrameWords<AllianceSectionFrame, PeloponnesianLink, German> = {
  claims: { question: claims, pass: null },
  council: {
    question: ({ player, returning }, say) =>
      returning === null
        ? phrase`Was wird mit den Verbündeten geregelt?`
        : phrase`Welche Karte wird ${say.player(player)} zurückgegeben?`,
    pass: null,
  },
};
