/** R 1.1: reading components that somebody else has written. */
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

/** R 6.4: every region has areas, and a capital lies in its region. */
function* regionFindings(regions: readonly RegionFact[], { areas, cities }: MapFacts): Generator<Finding> {
  for (const [index, { id, homeOf }] of regions.entries()) {
    const own = areas.filter(({ region }) => region === id);
    if (own.length === 0) yield { keys: ['regions', index, 'id'], message: `no area belongs to ${id}` };
    if (homeOf === undefined) continue;
    const capital = cities.find((city) => city.id === homeOf.capital);
    if (!own.some((area) => area.id === capital?.area))
      yield { keys: ['regions', index, 'homeOf', 'capital'], message: `no city ${homeOf.capital} lies in ${id}` };
  }
}

/** What components say wrongly of each other, in those parts that are well-formed. */
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
        yield { keys: ['charts', 'tribute', 'levels', camp], message: `there are multiples from 0 to ${mostMultiples}` };
  }
  if (cards !== undefined) yield* cardFindings(cards, parts);
  if (scenarios !== undefined) yield* scenarioFindings(scenarios, map !== undefined && fitsItsGrid(map) ? parts : { ...parts, map: undefined });
}

/** Map, regions, leaders, charts, cards and scenarios: the shape of each, and that they fit each other. */
export const ComponentsCodec: t.Type<Components> = codecOf('Components', exactly<Components>('components', componentProps), (copy) => [
  ...componentFindings(loosely<Components>(componentProps, copy)),
]);

/** Reads components of unknown origin; every fault at once. */
export const decodeComponents: Decode<Components> = decoderOf(ComponentsCodec);
