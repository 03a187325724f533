/** The names of provinces with their Victory Points, placed over their land where nothing else is. */
import { boxAround, type Box } from '../../svg/box.js';
import { group, type Element } from '../../svg/element.js';
import { textWidth } from '../../svg/measure.js';
import type { Candidate, Extent } from '../../svg/place.js';
import { circle, haloed, words } from '../../svg/shapes.js';
import type { ProvinceFact } from '../data/shape.js';
import type { DrawnProvince, Plan } from './ground/plan.js';
import type { Setting } from './setting.js';

const SIZE = 10;
const SPACING = 0.8;
/** The width of the disc with a province's Victory Points, and the gap before it. */
const POINTS = 16;

const extentOf = ({ name }: ProvinceFact): Extent => ({
  width: textWidth(name.toUpperCase(), SIZE) + name.length * SPACING + POINTS,
  height: SIZE * 1.35,
});

/** Returns positions around the centre of a province, at increasing distance. */
function candidatesFor({ middle }: DrawnProvince, { width, height }: Extent): readonly Candidate[] {
  return STEPS.flatMap((down) =>
    STEPS.map((across): Candidate => {
      const [dx, dy] = [across * 14, down * 9];
      return { box: boxAround({ x: middle.x + dx, y: middle.y + dy }, width, height), cost: Math.hypot(dx, dy) * 2 };
    }),
  );
}

const STEPS = Array.from({ length: 27 }, (_, index) => index - 13);

/** A province and the position of its name. */
export interface PlacedName {
  readonly province: DrawnProvince;
  readonly box: Box;
}

/** Places each province's name where it covers no space, no other name, and nothing else. */
export function placeProvinceNames({ provinces, places }: Plan, others: readonly Box[]): readonly PlacedName[] {
  const set = [...others];
  return provinces.map((province) => {
    const { fact } = province;
    const box = places.best(`province ${fact.id}`, () => candidatesFor(province, extentOf(fact)), set);
    set.push(box);
    return { province, box };
  });
}

export function drawProvinceName({ palette }: Setting, { province: { fact }, box }: PlacedName): Element {
  const middle = box.y + box.height / 2;
  const disc = { x: box.x + box.width - POINTS / 2 + 1, y: middle };
  return group(
    { 'data-label': `province:${fact.id}`, 'pointer-events': 'none' },
    words(fact.name.toUpperCase(), { x: box.x, y: middle + SIZE * 0.36 }, SIZE, {
      'letter-spacing': SPACING,
      fill: palette.faint,
      ...haloed(palette, 2.2),
    }),
    circle(disc, 6.5, { fill: palette.faint, ...haloed(palette, 1.6) }),
    words(String(fact.victoryPoints), { x: disc.x, y: disc.y + 3.4 }, 9.5, {
      'text-anchor': 'middle',
      'font-weight': 'bold',
      fill: palette.halo,
    }),
  );
}
