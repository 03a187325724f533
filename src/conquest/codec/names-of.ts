/** The names of components. */
import { idsOf, inFields, type Names } from '../../core/index.js';
import type { Components } from '../data/shape.js';
import type { FamilyOptions } from '../options.js';
import { forceOfBand } from '../query/14-3-bands.js';
import { groundOf } from '../table/ground.js';
import { rosterOf } from '../table/roster.js';
import { componentsOf, type Law } from '../table/law.js';

/** Fields that hold provinces, and sea zones if there are fleets. */
const PROVINCES = ['province', 'provinces', 'within'];

/** Returns the forces that there can be: sides, nations that are apart, and groups of raiders (R 6.3, 14.3). */
function forcesIn(components: Components): readonly string[] {
  const { sides, counters, charts } = components;
  // A group takes the first free number of its place of origin, and holds one unit at least.
  const bands = charts.raids.places.length * rosterOf(components).raiders.length;
  return [...idsOf(sides), ...counters.apart, ...Array.from({ length: bands }, (_, band) => forceOfBand(band + 1))];
}

/** Returns the names in games with these components. */
function namesIn(components: Components): Names {
  const { map, counters, choices } = components;
  const { unitCodes, leaderCodes, baggageCodes } = rosterOf(components);
  const { places } = groundOf(components);
  const [units, leaders, baggage] = [[...unitCodes.keys()], [...leaderCodes.keys()], [...baggageCodes.keys()]];
  const [forces, fleets, zones] = [forcesIn(components), idsOf(counters.fleets ?? []), idsOf(map.seaZones)];
  const all = [...places, ...units, ...leaders, ...baggage, ...idsOf(choices), ...zones, ...forces];
  return {
    all: [...new Set(all)],
    fields: {
      ...inFields(PROVINCES, [...idsOf(map.provinces), ...(fleets.length > 0 ? zones : [])]),
      ...inFields(['city', 'cities'], idsOf(map.cities)),
      ...inFields(['leader', 'leaders'], leaders),
      ...inFields(['piece', 'pieces'], [...units, ...leaders, ...baggage]),
      ...inFields(['force', 'forces', 'against'], forces),
      ...inFields(['baggage'], baggage),
      ...inFields(['choice'], idsOf(choices)),
      ...inFields(['zone'], zones),
      ...inFields(['fleet'], fleets),
      ...inFields(['at'], places),
    },
    identities: ['leader', 'unit'],
    constant: ['options'],
  };
}

/** Returns the function that names everything in games of the family with this law. */
export const namesUnder =
  <S>(law: Pick<Law<S>, 'componentsFor'>) =>
  (options: FamilyOptions): Names =>
    namesIn(componentsOf(options, law));
