/** What every part of a picture is drawn from: the situation, its map, and how it is to look. */
import type { Livery, Palette } from '../../svg/theme.js';
import type { Status } from '../questions.js';
import type { Situation } from '../table/situation.js';
import type { BoxId, CityId, PieceId, ProvinceId, SideId } from '../vocabulary.js';
import type { Plan } from './ground/plan.js';
import type { Labels } from './labels.js';

/** What is to stand out. */
export interface Highlight {
  readonly provinces?: readonly ProvinceId[];
  /** Cities, and boxes of the Tactical Display: `persian:centre`. */
  readonly spaces?: readonly (CityId | `${SideId}:${BoxId}`)[];
  /** Units, leaders and markers, by their ids. */
  readonly pieces?: readonly PieceId[];
}

export interface Setting {
  readonly situation: Situation;
  readonly plan: Plan;
  readonly labels: Labels;
  readonly palette: Palette;
  readonly livery: (status: Status) => Livery;
  readonly highlight: Highlight;
  /** Begins the names of patterns, so that pictures of both themes can stand on one page. */
  readonly prefix: string;
}

/** Whether any of some pieces is to stand out. */
export const isAnyLit = ({ highlight: { pieces = [] } }: Setting, ids: readonly PieceId[]): boolean =>
  pieces.length > 0 && ids.some((id) => pieces.includes(id));
