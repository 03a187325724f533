/** What every part of a picture is drawn from: the situation, its map, and how it is to look. */
import type { Locale } from '../../core/index.js';
import type { Box } from '../../svg/box.js';
import type { Livery, Palette } from '../../svg/theme.js';
import type { SpaceId } from '../pieces.js';
import { isShared } from '../query/command.js';
import { campOf, findCity, friendOfCity, regionOfCity, stateOfCity } from '../query/owners.js';
import type { Situation } from '../table/situation.js';
import type { AreaId, CityId, PieceId } from '../vocabulary.js';
import type { Plan } from './ground/plan.js';
import type { Labels } from './labels.js';
import type { Holder } from './liveries.js';

/** What is to stand out. */
export interface Highlight {
  /** Land areas. */
  readonly provinces?: readonly AreaId[];
  /** Hexes and sea areas. */
  readonly spaces?: readonly SpaceId[];
  /** Units and leaders, by their ids. */
  readonly pieces?: readonly PieceId[];
}

export interface Setting {
  readonly situation: Situation;
  readonly locale: Locale;
  readonly plan: Plan;
  readonly labels: Labels;
  readonly palette: Palette;
  readonly livery: (holder: Holder) => Livery;
  readonly highlight: Highlight;
  /** The part of the map that is looked at. */
  readonly view: Box;
  /** Begins the names of definitions, so that pictures of both themes can stand on one page. */
  readonly prefix: string;
}

/** Whether any of some pieces is to stand out. */
export const isAnyLit = ({ highlight: { pieces = [] } }: Setting, ids: readonly PieceId[]): boolean =>
  pieces.length > 0 && ids.some((id) => pieces.includes(id));

export const isSpaceLit = ({ highlight: { spaces = [] } }: Setting, id: SpaceId): boolean => spaces.includes(id);

/**
 * Whose a city is: that of its control marker, or of the holder of its region, or of whoever it has revolted to (R 4.4.4, 6.5.1). A
 * city that has revolted from Athens is friendly to all allies of the League alike (R 24.5).
 */
export function holderOfCity(situation: Situation, id: CityId): Holder {
  const city = findCity(situation, id);
  if (city === undefined) return 'nobody';
  const { held } = stateOfCity(situation, id);
  if (held !== undefined) return held;
  const camp = friendOfCity(situation, city);
  if (camp === null) return 'nobody';
  const region = regionOfCity(situation, city);
  const player = region === null ? undefined : situation.regions[region]?.player;
  if (player !== undefined && campOf(player) === camp) return player;
  if (camp === 'empire') return 'athens';
  return isShared(situation) ? 'league' : 'sparta';
}
