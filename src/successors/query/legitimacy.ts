/** R 15: Legitimacy (R 4.15), derived from the board; never stored. */
import { generals as generalFacts } from '../data/generals.js';
import { royals as royalFacts } from '../data/royals.js';
import { LEGITIMACY, STRATEGOS_PROVINCE } from '../data/tables.js';
import type { Situation } from '../table/situation.js';
import {
  GENERALS,
  HEIRS,
  ROYAL_WOMEN,
  type GeneralId,
  type HeirId,
  type PlayerId,
  type RoyalId,
  type SpaceId,
} from '../vocabulary.js';
import { provinceController } from './control.js';

/** Where Legitimacy comes from (R 15.2), and what takes it away (card 15). */
export type LegitimacySource =
  | { readonly source: 'champion'; readonly legitimacy: number }
  | { readonly source: 'strategosOfEurope'; readonly legitimacy: number }
  | { readonly source: 'royal'; readonly royal: RoyalId; readonly legitimacy: number }
  | { readonly source: 'general'; readonly general: GeneralId; readonly legitimacy: number }
  | { readonly source: 'tomb'; readonly space: SpaceId; readonly legitimacy: number }
  | { readonly source: 'pellaBurial'; readonly legitimacy: number }
  | { readonly source: 'condemnation'; readonly general: GeneralId; readonly legitimacy: number };

const WORTHY_GENERALS = GENERALS.filter((general) => generalFacts[general].legitimacy > 0);

/** The one Heir who counts for a player: of those controlled, the one worth most (R 15.2, 18.2). */
export function countedHeir(situation: Situation, player: PlayerId): HeirId | undefined {
  let best: HeirId | undefined;
  for (const heir of HEIRS) {
    const { status, controller } = situation.royals[heir];
    if (status !== 'active' || controller !== player) continue;
    if (best === undefined || royalFacts[heir].legitimacy > royalFacts[best].legitimacy) best = heir;
  }
  return best;
}

/** Whether a general still belongs to a faction: on the map, in the Dispersed Box, or on his way (ruling dispersed-generals-count). */
const inFaction = (situation: Situation, general: GeneralId, player: PlayerId): boolean => {
  const { status, owner } = situation.generals[general];
  return owner === player && (status === 'map' || status === 'dispersed' || status === 'awaiting');
};

/** Names each source of a player's Legitimacy in turn (R 15.2). */
function eachSource(situation: Situation, player: PlayerId, name: (source: LegitimacySource) => void): void {
  if (situation.champions.includes(player)) name({ source: 'champion', legitimacy: LEGITIMACY.champion });
  if (provinceController(situation, STRATEGOS_PROVINCE) === player) {
    name({ source: 'strategosOfEurope', legitimacy: LEGITIMACY.strategosOfEurope });
  }
  const heir = countedHeir(situation, player);
  if (heir !== undefined) name({ source: 'royal', royal: heir, legitimacy: royalFacts[heir].legitimacy });
  for (const woman of ROYAL_WOMEN) {
    const { status, controller } = situation.royals[woman];
    if (status === 'active' && controller === player)
      name({ source: 'royal', royal: woman, legitimacy: royalFacts[woman].legitimacy });
  }
  for (const general of WORTHY_GENERALS) {
    if (inFaction(situation, general, player))
      name({ source: 'general', general, legitimacy: generalFacts[general].legitimacy });
  }
  nameTomb(situation, player, name);
  const { condemned } = situation;
  if (condemned !== null && inFaction(situation, condemned.general, player)) {
    name({ source: 'condemnation', general: condemned.general, legitimacy: -condemned.legitimacy });
  }
}

/** The tomb at Pella counts for its builder for ever, one elsewhere for whoever controls the city (R 15.4.3, 15.4.4; ruling tomb-at-pella). */
function nameTomb(situation: Situation, player: PlayerId, name: (source: LegitimacySource) => void): void {
  const { body, pellaBurial } = situation;
  if (pellaBurial !== null) {
    if (pellaBurial === player) name({ source: 'pellaBurial', legitimacy: LEGITIMACY.tombAtPella });
  } else if (body.status === 'tomb' && body.space !== null && situation.controller(body.space) === player) {
    name({ source: 'tomb', space: body.space, legitimacy: LEGITIMACY.tombElsewhere });
  }
}

/** What a player's Legitimacy is made of. */
export function legitimacySources(situation: Situation, player: PlayerId): readonly LegitimacySource[] {
  const sources: LegitimacySource[] = [];
  eachSource(situation, player, (source) => sources.push(source));
  return sources;
}

/** A player's Legitimacy; never below 0 (R 15.2). */
export function legitimacy(situation: Situation, player: PlayerId): number {
  let total = 0;
  eachSource(situation, player, (source) => (total += source.legitimacy));
  return Math.max(0, total);
}
