/** Layouts in which some provinces are out of play: their land is drawn without a holder. */
import type { ProvinceId } from '../../vocabulary.js';
import type { Layout } from './layout.js';

/** Returns a layout with only the provinces in play. */
export function layoutWith(layout: Layout, inPlay: readonly ProvinceId[]): Layout {
  const isInPlay = (id: ProvinceId): boolean => inPlay.includes(id);
  return {
    ...layout,
    provinces: layout.provinces.filter(({ id }) => isInPlay(id)),
    wastes: [...layout.wastes, ...layout.provinces.flatMap(({ id, outline }) => (isInPlay(id) ? [] : [outline]))],
    straits: layout.straits.filter((ids) => ids.every(isInPlay)),
  };
}
