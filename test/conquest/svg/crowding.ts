/** What lies upon what in a picture of the map: names, cities and slips, measured from its elements. */
import { crowding, namesIn, rectanglesIn, type Thing } from '../../svg/crowding.js';

/** All names, cities and slips of a map. */
export const thingsIn = (svg: string): readonly Thing[] => [
  ...namesIn(svg),
  ...rectanglesIn(svg, 'slip', 'data-stack'),
  ...rectanglesIn(svg, 'city', 'data-walls', 'data-space'),
];

/** All that lies upon something else, or outside the map, told one by one. */
export const crowdingIn = (svg: string): readonly string[] => crowding(thingsIn(svg), { width: 1600, height: 700 });
