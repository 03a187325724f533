/** The data from which all parts of a picture are drawn: the situation, its map, and the style. */
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

/** The highlighted things. */
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
  /** The visible part of the map. */
  readonly view: Box;
  /** The prefix of the ids of definitions, so that pictures in both themes can be on one page. */
  readonly prefix: string;
}

/** Returns whether any of some pieces is highlighted. */
export const isAnyLit = ({ highlight: { pieces = [] } }: Setting, ids: readonly PieceId[]): boolean =>
  pieces.length > 0 && ids.some((id) => pieces.includes(id));

export const isSpaceLit = ({ highlight: { spaces = [] } }: Setting, id: SpaceId): boolean => spaces.includes(id);

/**
 * Returns the holder of a city: that of its control marker, of its region, or the side to which it has revolted
 * (R 4.4.4, 6.5.1). A city in revolt from Athens is friendly to all allies of the League alike (R 24.5).
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
