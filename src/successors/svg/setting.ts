/** What every part of a picture is drawn from: the situation, its facts, and the look. */
import { counted } from '../../core/index.js';
import type { Palette } from '../../svg/theme.js';
import type { FactionLivery } from './liveries.js';
import { fleets as fleetFacts } from '../data/fleets.js';
import { generals as generalFacts } from '../data/generals.js';
import { independents as independentFacts } from '../data/independents.js';
import { royals as royalFacts } from '../data/royals.js';
import { prestige } from '../questions.js';
import type { GameState, PlayerView, ShownState } from '../state.js';
import type { Faction, FleetId, PathKind, SpaceId } from '../vocabulary.js';
import type { Plan } from './ground/plan.js';
import type { Stand } from '../text/captions.js';
import type { Labels } from './labels.js';
import type { BoxName, Piece } from './pieces.js';

/** What to highlight. */
export interface Highlight {
  readonly spaces?: readonly SpaceId[];
  /** Paths by their two ends, in any order; without a kind, both land and sea. */
  readonly paths?: readonly { readonly a: SpaceId; readonly b: SpaceId; readonly kind?: PathKind }[];
  /** By their `data-piece`. */
  readonly pieces?: readonly string[];
}

export interface Setting {
  readonly state: GameState | PlayerView;
  readonly plan: Plan;
  readonly labels: Labels;
  readonly palette: Palette;
  readonly livery: (faction: Faction) => FactionLivery;
  readonly highlight: Highlight;
  /**
   * Theme, language, and the source of the spaces' names. Elements that depend only on the board and this are cached.
   */
  readonly look: string;
  /** A prefix for the names of patterns, so that pictures in both themes can be on one page. */
  readonly prefix: string;
}

/** Returns a space's name. */
export const spaceName = ({ labels: { names } }: Setting, space: SpaceId): string => names.spaces[space] ?? space;

/** Returns a place in words. */
export const placeText = (setting: Setting, space: SpaceId, stand: Stand): string =>
  setting.labels.captions.stands[stand](spaceName(setting, space));

/** Returns the name of a fleet on a slip: that of its province or city, if it has one. */
export function shortNameOfFleet({ names }: Labels, fleet: FleetId): string {
  const { belongsTo } = fleetFacts[fleet];
  if (belongsTo === 'card') return names.fleets[fleet];
  const home = 'province' in belongsTo ? names.provinces[belongsTo.province] : names.spaces[belongsTo.space];
  return home ?? names.fleets[fleet];
}

/** Returns the strength of the side that a fleet shows. */
export function strengthOfFleet({ fleets }: Pick<ShownState, 'fleets'>, fleet: FleetId): number {
  const { weak, upgraded } = fleetFacts[fleet];
  return fleets[fleet].upgraded ? upgraded : weak;
}

/** Returns the name of a piece with its value. */
export function thingText({ labels: { names, captions }, state }: Setting, { thing }: Piece): string {
  const { pieces, figures } = names;
  switch (thing.kind) {
    case 'units':
      return counted(thing.count, names.units[thing.unit]);
    case 'minor':
      return counted(thing.count, pieces.minorGeneral);
    case 'general': {
      const { name, initiative, battle } = generalFacts[thing.general];
      return `${name} (${figures.initiative} ${initiative}, ${figures.battleRating} ${battle})`;
    }
    case 'royal':
      return royalFacts[thing.royal].name;
    case 'body':
      return (state.body.status === 'tomb' ? pieces.tomb : pieces.alexandersBody).one;
    case 'fleet': {
      const { upgraded } = state.fleets[thing.fleet];
      const strength = captions.strength(strengthOfFleet(state, thing.fleet));
      return `${names.fleets[thing.fleet]} (${strength}${upgraded ? `, ${captions.upgraded}` : ''})`;
    }
    case 'army':
      return `${names.independentArmies[thing.army]} (${captions.strength(independentFacts[thing.army].strength)})`;
    case 'helepolis':
      return `${pieces.helepolis.one} +${thing.bonus}`;
  }
}

/** Returns what a piece is, its owner, and its place, in words. */
export function pieceText(setting: Setting, piece: Piece): string {
  const { names, captions } = setting.labels;
  const thingName = thingText(setting, piece);
  const what = piece.owner === null ? thingName : captions.of(thingName, names.players[piece.owner]);
  const { where, thing, owner } = piece;
  if ('space' in where) {
    const { space, stand } = where;
    const worn =
      thing.kind === 'general' && owner !== null
        ? `, ${names.figures.prestige} ${prestige(setting.state, owner, thing.general, { space, defending: false })}`
        : '';
    return `${what}, ${placeText(setting, space, stand)}${worn}`;
  }
  const box = boxText(setting, piece);
  return box === undefined ? what : `${what}, ${box}`;
}

/** Returns the name of a piece's box; `undefined` if it is simply with its owner. */
export function boxText({ labels }: Setting, { thing, where, owner }: Piece): string | undefined {
  const { names, captions } = labels;
  if ('space' in where) return undefined;
  if (where.box === 'held') return undefined;
  if (where.box !== 'removed') return boxName(labels, where.box);
  if (thing.kind === 'fleet') return owner === null ? captions.unclaimed : undefined;
  if (thing.kind === 'general') return names.generalStatuses.unused;
  if (thing.kind === 'royal') return names.royalStatuses.dead;
  return thing.kind === 'body' ? captions.lost : captions.removed;
}

/** Returns the name of a box. */
export function boxName({ names, captions }: Labels, box: Exclude<BoxName, 'held' | 'removed'>): string {
  switch (box) {
    case 'reserve':
    case 'awaiting':
    case 'dispersed':
    case 'eliminated':
      return names.generalStatuses[box];
    case 'deploying':
    case 'supply':
    case 'box':
      return captions[box];
  }
}
