/** R 1.1: reading custom components. */
import type * as t from 'io-ts';
import { codecOf, decoderOf, exactly, loosely, text, type Decode, type Finding, type Props } from '../../../core/index.js';
import type { Components } from '../shape/components.js';
import type { RegionFact } from '../shape/forces.js';
import type { MapFacts } from '../shape/map.js';
import { cardFindings, type Parts } from './card-findings.js';
import { cardsShape } from './cards.js';
import { chartsShape } from './charts.js';
import { ascending, unique } from './findings.js';
import { leadersShape, regionsShape } from './forces.js';
import { fitsItsGrid, mapFindings } from './map-findings.js';
import { mapShape } from './map.js';
import { scenarioFindings } from './scenario-findings.js';
import { scenariosShape } from './scenarios.js';

const componentProps: Props<Components> = {
  name: text(200),
  map: mapShape,
  regions: regionsShape,
  leaders: leadersShape,
  charts: chartsShape,
  cards: cardsShape,
  scenarios: scenariosShape,
};

/** Checks R 6.4: every region must have areas, and a capital must lie in its region. */
function* regionFindings(regions: readonly RegionFact[], { areas, cities }: MapFacts): Generator<Finding> {
  for (const [index, { id, homeOf }] of regions.entries()) {
    const own = areas.filter(({ region }) => region === id);
    if (own.length === 0) yield { keys: ['regions', index, 'id'], message: `no area belongs to ${id}` };
    if (homeOf === undefined) continue;
    const capital = cities.find((city) => city.id === homeOf.capital);
    if (!own.some((area) => area.id === capital?.area))
      yield { keys: ['regions', index, 'homeOf', 'capital'], message: `there is no city ${homeOf.capital} in ${id}` };
  }
}

/** Reports contradictions between well-formed parts of components. */
function* componentFindings(parts: Parts): Generator<Finding> {
  const { map, regions, leaders, charts, cards, scenarios } = parts;
  if (map !== undefined) yield* mapFindings(map);
  if (regions !== undefined) yield* unique(['regions'], regions);
  if (regions !== undefined && map !== undefined) yield* regionFindings(regions, map);
  if (leaders !== undefined) yield* unique(['leaders'], leaders);
  if (charts !== undefined) {
    yield* ascending(['charts', 'peace', 'leaders'], charts.peace.leaders);
    const { levels, mostMultiples } = charts.tribute;
    for (const camp of ['empire', 'league'] as const)
      if (levels[camp].length !== mostMultiples + 1)
        yield { keys: ['charts', 'tribute', 'levels', camp], message: `expected a level for each multiple from 0 to ${mostMultiples}` };
  }
  if (cards !== undefined) yield* cardFindings(cards, parts);
  if (scenarios !== undefined) yield* scenarioFindings(scenarios, map !== undefined && fitsItsGrid(map) ? parts : { ...parts, map: undefined });
}

/**
 * The codec of components: the shapes of map, regions, leaders, charts, cards and scenarios, and whether they fit
 * together.
 */
export const ComponentsCodec: t.Type<Components> = codecOf('Components', exactly<Components>('components', componentProps), (copy) => [
  ...componentFindings(loosely<Components>(componentProps, copy)),
]);

/** Reads components from outside, and reports all faults at once. */
export const decodeComponents: Decode<Components> = decoderOf(ComponentsCodec);
