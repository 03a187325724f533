/** R 1.1: the components of the game. All of them can be replaced. */
import type { CardFacts } from './cards.js';
import type { Charts } from './charts.js';
import type { LeaderFact, RegionFact } from './forces.js';
import type { MapFacts } from './map.js';
import type { ScenarioFact } from './scenario.js';

export interface Components {
  readonly name: string;
  readonly map: MapFacts;
  readonly regions: readonly RegionFact[];
  readonly leaders: readonly LeaderFact[];
  readonly charts: Charts;
  readonly cards: CardFacts;
  readonly scenarios: readonly ScenarioFact[];
}
