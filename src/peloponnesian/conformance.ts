/** *The Epic of the Peloponnesian War* as an engine for conformance cases. */
import type { Json } from '../core/index.js';
import type { ConformanceEngine, Facts } from '../hosts/conformance/engine.js';
import { engineOf } from '../hosts/conformance/engine-of.js';
import { peloponnesian, query, type PeloponnesianTypes } from './index.js';
import type { CityState, FortState, GameState, LeaderState, RegionState, UnitState } from './state.js';

type Rows = Readonly<Record<string, Json>>;

/** Returns a table with each row replaced by its facts. */
const each = <Row>(rows: Readonly<Record<string, Row>>, say: (row: Row) => Json): Rows =>
  Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, say(row)]));

/** Returns words joined by spaces, without those that do not apply. */
const inWords = (...words: readonly (string | false | undefined)[]): string =>
  words.filter((word) => typeof word === 'string').join(' ');

const region = ({ player, allegiance, militance, multiple, neutral }: RegionState): string =>
  `${player}:${allegiance}:${militance}:${multiple === null ? '-' : `x${multiple}`}${neutral === true ? ':neutral' : ''}`;

const unit = ({ at, inside, foraging, raiding, under, off }: UnitState): string =>
  inWords(
    at,
    inside === true && 'inside',
    foraging === true && 'foraging',
    raiding === true && 'raiding',
    under !== undefined && `under ${under}`,
    off !== undefined && `off ${off}`,
  );

const leader = ({ at, player, pool, inside }: LeaderState): string =>
  inWords(`${player}:${at}`, inside === true && 'inside', pool !== undefined && `of ${pool}`);

const city = ({ held, revolt, helots, destroyed, walled, siege }: CityState): string =>
  inWords(
    held,
    revolt !== undefined && 'revolt',
    helots === true && 'helots',
    destroyed === true && 'destroyed',
    walled !== undefined && (walled ? 'walled' : 'unwalled'),
    siege !== undefined && `siege ${siege}`,
  );

const fort = ({ by, siege }: FortState): string => inWords(by, siege !== undefined && `siege ${siege}`);

/** Returns the facts of a state, by the names of docs/conformance.md. */
export const factsOf = (state: GameState): Facts => ({
  date: `${state.year} ${state.season} ${state.campaignTurn}`,
  regions: each(state.regions as Readonly<Record<string, RegionState>>, region),
  treasuries: { ...state.treasuries },
  units: each(state.units, unit),
  leaders: each(state.leaders, leader),
  cities: each(state.cities, city),
  forts: each(state.forts, fort),
  bases: { ...state.bases },
  longWalls: [...state.longWalls],
  raided: { ...state.raided },
  placedBases: state.placedBases,
  outcome: state.ended === null ? null : { ...state.ended },
});

const assembled = (): ConformanceEngine<GameState> => engineOf<PeloponnesianTypes>(peloponnesian, query, factsOf);

/** *The Epic of the Peloponnesian War*, for {@link runConformance}. */
export const peloponnesianEngine: ConformanceEngine<GameState> = /* @__PURE__ */ assembled();
