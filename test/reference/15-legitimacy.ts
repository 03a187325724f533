/** R 15, 16: Legitimacy and Prestige. */
import { generals } from '../../src/successors/data/generals.js';
import { royals } from '../../src/successors/data/royals.js';
import type { GameState } from '../../src/successors/state.js';
import {
  HEIRS,
  ROYAL_WOMEN,
  type Commander,
  type GeneralId,
  type PlayerId,
  type SpaceId,
} from '../../src/successors/vocabulary.js';
import { holder, provinceHolder } from './04-control.js';
import { marches, piecesOf } from './pieces.js';

/** One source of Legitimacy. */
export interface LegitimacySource {
  readonly of: string;
  readonly legitimacy: number;
}

/** Ruling dispersed-generals-count: he belongs to a faction on the map, in the Dispersed Box, and on his way. */
function belongsTo(state: GameState, general: GeneralId, player: PlayerId): boolean {
  const { owner, status } = state.generals[general];
  return owner === player && ['map', 'march', 'dispersed', 'awaiting'].includes(status);
}

/** R 15.2, 15.4.3, 15.4.4, 20.15: where a player's Legitimacy comes from. */
export function legitimacySources(state: GameState, player: PlayerId): readonly LegitimacySource[] {
  const sources: LegitimacySource[] = [];
  // R 17.1
  if (state.champions.includes(player)) sources.push({ of: 'champion', legitimacy: 3 });
  // R 15.2, Strategos of Europe
  if (provinceHolder(state, 'makedonia') === player) sources.push({ of: 'strategosOfEurope', legitimacy: 2 });
  // R 18.2: one Heir alone
  const controlled = (who: (typeof HEIRS)[number] | (typeof ROYAL_WOMEN)[number]): boolean =>
    state.royals[who].status === 'active' && state.royals[who].controller === player;
  const heirs = HEIRS.filter(controlled).map((who) => royals[who].legitimacy);
  if (heirs.length > 0) sources.push({ of: 'heir', legitimacy: Math.max(...heirs) });
  // R 18.3: every woman
  for (const who of ROYAL_WOMEN) if (controlled(who)) sources.push({ of: who, legitimacy: royals[who].legitimacy });
  // R 15.2, Generals
  for (const who of ['perdikkas', 'leonnatos'] as const)
    if (belongsTo(state, who, player)) sources.push({ of: who, legitimacy: 1 });
  // R 15.4.3, 15.4.4; the player aid gives the city of the tomb nothing where that is Pella
  const { body, pellaBurial, condemned } = state;
  const buriedIn = body.status === 'tomb' ? body.space : null;
  const brings = buriedIn !== 'pella' || state.options.edition !== 'player-aid';
  if (buriedIn !== null && brings && holder(state, buriedIn) === player) sources.push({ of: 'tomb', legitimacy: 2 });
  if (pellaBurial === player) sources.push({ of: 'pellaBurial', legitimacy: 10 });
  // R 20.15
  if (condemned !== null && belongsTo(state, condemned.general, player))
    sources.push({ of: 'condemnation', legitimacy: -condemned.legitimacy });
  return sources;
}

/** R 15.2: their sum, never below 0. */
export const legitimacy = (state: GameState, player: PlayerId): number =>
  Math.max(
    0,
    legitimacySources(state, player).reduce((sum, source) => sum + source.legitimacy, 0),
  );

/** R 4.25, 16.2: Alexander's body lies in the space, and the faction has the cart, or its marker at the tomb. */
export function onSacredGround(state: GameState, player: PlayerId, at: SpaceId): boolean {
  const { body } = state;
  if (body.status === 'lost') return false;
  if (body.status === 'tomb') return body.space === at && holder(state, at) === player;
  const cart = piecesOf(state).wards.find(({ who }) => who === 'cart');
  return cart !== undefined && cart.space === at && cart.controller === player;
}

/** Card 57: what an orator has lent the commander of a player. */
function lent(state: GameState, player: PlayerId, commander: Commander, at: SpaceId): number {
  const march = marches(state).at(-1);
  return (state.segment?.oratory ?? [])
    .filter((one) => one.player === player && one.general === commander)
    .filter((one) => commander !== 'minor' || (one.space ?? march?.space) === at)
    .reduce((sum, one) => sum + one.prestige, 0);
}

/** R 16.1, 16.2; ruling force-without-general: CUs alone have the Legitimacy of their faction. */
export function prestige(
  state: GameState,
  player: PlayerId,
  commander: Commander | null,
  at: SpaceId,
  defending: boolean,
): number {
  const faction = legitimacy(state, player);
  if (commander === null) return faction;
  // R 19.1, standard by the player aid: victories over Independent Armies.
  const points = commander === 'minor' ? 0 : generals[commander].prestige + (state.generals[commander].renown ?? 0);
  const sacred = defending && onSacredGround(state, player, at) ? 4 : 0;
  return faction + points + lent(state, player, commander, at) + sacred;
}
