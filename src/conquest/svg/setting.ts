/** The input of every part of a picture: the situation, its map, and the look. */
import type { Locale } from '../../core/index.js';
import type { Item } from '../../svg/flow.js';
import type { Panel } from '../../svg/panel.js';
import type { Livery, Palette } from '../../svg/theme.js';
import type { Post } from '../data/display.js';
import type { Status } from '../questions.js';
import type { Situation } from '../table/situation.js';
import type { BoxId, CityId, PieceId, ProvinceId, SideId } from '../vocabulary.js';
import type { Plan } from './ground/plan.js';
import type { Labels } from './labels.js';

/** The highlighted things. */
export interface Highlight {
  readonly provinces?: readonly ProvinceId[];
  /** Cities, boxes of the Tactical Display (`persian:centre`), and sea zones where fleets sail. */
  readonly spaces?: readonly (CityId | `${SideId}:${BoxId}`)[];
  /** Units, leaders and markers, by their ids. */
  readonly pieces?: readonly PieceId[];
}

/** What a game draws in addition to the family. */
export interface OwnDrawing {
  /** Returns the figures of a side, for the right of its panel. */
  figures(setting: Setting, side: SideId): string;
  /** Returns further lines about a side, apart from its trays. */
  holdings(setting: Setting, side: SideId): readonly (readonly Item[])[];
  /** Returns the panel of what is nobody's. */
  aside(setting: Setting): Panel;
  /** Returns the ground in a box of the Tactical Display; `undefined`: none. */
  ground(setting: Setting, post: Post): string | undefined;
}

export interface Setting {
  readonly situation: Situation;
  readonly locale: Locale;
  readonly own: OwnDrawing;
  readonly plan: Plan;
  readonly labels: Labels;
  readonly palette: Palette;
  readonly livery: (status: Status) => Livery;
  /** The opacity of the holder's colour in a province. */
  readonly tint: (status: Status) => number;
  readonly highlight: Highlight;
  /** Begins the names of patterns, so that pictures of both themes can stand on one page. */
  readonly prefix: string;
}

/** Returns whether a piece of baggage is a fleet. */
export const isFleet = ({ situation }: Setting, id: PieceId): boolean =>
  situation.roster.fleets.some(({ fact }) => fact.id === id);

/** Returns whether any of some pieces is to stand out. */
export const isAnyLit = ({ highlight: { pieces = [] } }: Setting, ids: readonly PieceId[]): boolean =>
  pieces.length > 0 && ids.some((id) => pieces.includes(id));
