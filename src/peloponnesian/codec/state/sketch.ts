/** The readable parts of a state from outside. Checks look at these. */
import type { Finding, Loose } from '../../../core/index.js';
import { components as defaultComponents } from '../../data/default.js';
import type { Components } from '../../data/shape/components.js';
import type { ScenarioFact } from '../../data/shape/scenario.js';
import type { GameOptions } from '../../options.js';
import type { GameState } from '../../state.js';
import { scenarioOf } from '../../table/publish.js';
import { placesOf, seasAlong, type Places } from '../../table/places.js';
import { rosterOf, type Roster } from '../../table/roster.js';
import { NONE } from '../../geometry/ground.js';
import type { PlayerId } from '../../vocabulary.js';

/** The well-formed parts of a state. */
export type Sketch = Loose<GameState>;

/** The components and the scenario of a state. */
export interface Setting {
  readonly components: Components;
  readonly scenario: ScenarioFact;
  readonly roster: Roster;
  readonly places: Places;
}

/** Checks one aspect of a state. A check skips the parts that are missing. */
export type StateCheck = (sketch: Sketch, setting: Setting) => Iterable<Finding>;

export function settingOf(options: GameOptions): Setting {
  const components = options.components ?? defaultComponents;
  const scenario = scenarioOf(options);
  return { components, scenario, roster: rosterOf(components, scenario), places: placesOf(components.map) };
}

/** Returns whether a text is a hex of land. */
export function isLand({ places: { ground, codes } }: Setting, hex: string): boolean {
  const code = codes.get(hex);
  return code !== undefined && code < ground.grid.size && ground.areaAt[code] !== NONE;
}

/** Returns whether a text is a sea area. */
export const isSea = ({ components: { map } }: Setting, sea: string): boolean => map.seas.some(({ id }) => id === sea);

/** Returns whether a hex borders a sea area. */
export const liesOn = ({ components: { map }, places }: Setting, hex: string, sea: string): boolean =>
  seasAlong(places, hex).some((each) => map.seas[each]?.id === sea);

export const isArea = ({ components: { map } }: Setting, area: string): boolean =>
  map.areas.some(({ id }) => id === area);

export const isCity = ({ components: { map } }: Setting, city: string): boolean =>
  map.cities.some(({ id }) => id === city);

export const plays = ({ scenario }: Setting, player: PlayerId): boolean => scenario.players.includes(player);

/** A row and its path. */
export type Placed<Row> = readonly [keys: Finding['keys'], row: Row];

/** Yields a fault for each row that fails a test. */
export function* unless<Row>(
  rows: Iterable<Placed<Row>>,
  holds: (row: Row) => boolean,
  message: (row: Row) => string,
): Generator<Finding> {
  for (const [keys, row] of rows) if (!holds(row)) yield { keys, message: message(row) };
}

/** Yields a fault for each item that is repeated in a list. */
export function* repeated(keys: Finding['keys'], list: readonly string[]): Generator<Finding> {
  for (const [index, item] of list.entries())
    if (list.indexOf(item) < index) yield { keys: [...keys, index], message: `${item} is listed twice` };
}
