/** Changes the owners of cities, forts and bases (R 4.3, 6.5, 7.6, 10.7, 18). */
import type { RuleRef } from '../../core/index.js';
import type { CityFact } from '../data/shape/map.js';
import type { HexCode } from '../../core/hex/index.js';
import {
  areEnemies,
  campOf,
  cityIn,
  friendOfCity,
  holderOfRegion,
  playerOfUnit,
  regionOfCity,
  stateOfCity,
} from '../query/owners.js';
import { unitsAt } from '../query/presence.js';
import type { CityState } from '../state.js';
import type { GameRun } from '../types.js';
import type { HexId, PlayerId } from '../vocabulary.js';
import { endEffects } from './effects.js';
import { noteCapture } from './offences.js';

/** Changes the differences of a city from the map; `undefined` removes a field. */
export function changeCity(
  { state }: GameRun,
  city: CityFact,
  change: { readonly [K in keyof CityState]: CityState[K] | undefined },
): void {
  const merged = Object.fromEntries(
    Object.entries({ ...stateOfCity(state, city.id), ...change }).filter(([, value]) => value !== undefined),
  ) as CityState;
  state.setCity(city, Object.keys(merged).length === 0 ? undefined : merged);
}

/** Sets whether the walls of a city stand (R 7.6.4). */
export const setWalled = (run: GameRun, city: CityFact, walled: boolean): void =>
  changeCity(run, city, { walled: walled === city.walled ? undefined : walled, wallsDue: undefined });

/** Removes the walls under construction around a city (R 6.5.5, ruling Q39). */
export function abandonWalls(run: GameRun, city: CityFact, rule: RuleRef): void {
  if (stateOfCity(run.state, city.id).wallsDue === undefined) return;
  changeCity(run, city, { wallsDue: undefined });
  run.emit({ type: 'wallsAbandoned', rule, city: city.id });
}

/** Ends the betrayal of a city. Its new owner defends it like any other (R C). */
export const endTreason = (run: GameRun, { id }: CityFact): void =>
  endEffects(run, (effect) => effect.does === 'betrayal' && effect.city === id);

/**
 * Gives a city to a player. It gets a marker, unless the player or an ally holds its region. A siege ends, and so does
 * a revolt (ruling Q34), which adjusts no level, because the capture is the victory (ruling Q117). Walls under
 * construction are removed.
 */
export function takeCity(run: GameRun, city: CityFact, by: PlayerId, rule: RuleRef): void {
  const owner = holderOfRegion(run.state, regionOfCity(run.state, city));
  const isOwn = owner !== null && campOf(owner) === campOf(by);
  const { held, revolt } = stateOfCity(run.state, city.id);
  noteCapture(run, city, by);
  const from = held ?? (revolt === undefined ? owner : null);
  changeCity(run, city, { held: isOwn ? undefined : by, revolt: undefined, siege: undefined });
  run.emit({ type: 'cityTaken', rule, city: city.id, from, by });
  abandonWalls(run, city, 'R 6.5.5');
  endTreason(run, city);
  const base = run.state.bases[city.hex];
  if (base !== undefined && areEnemies(base, by)) destroyBase(run, city.hex, by, rule);
}

/** Gives a friendly city in revolt to the units that have come inside (R 6.5.2, ruling Q33). */
export function claimCity(run: GameRun, hex: HexCode): void {
  const { state } = run;
  const city = cityIn(state, hex);
  if (city === undefined || stateOfCity(state, city.id).revolt === undefined) return;
  const camp = friendOfCity(state, city);
  const [unit] = camp === null ? [] : unitsAt(state, hex, { camp, inside: true });
  if (unit !== undefined) takeCity(run, city, playerOfUnit(state, unit.code), 'R 6.5.2');
}

/** Gives a fort to a player, or destroys it with `null` (R 11.3). */
export function takeFort(run: GameRun, hex: HexId, by: PlayerId | null, rule: RuleRef): void {
  const from = run.state.forts[hex]?.by ?? null;
  run.state.setFort(hex, by === null ? undefined : { by });
  run.emit({ type: 'fortTaken', rule, hex, from, by });
}

/** Destroys a base (R 7.6.3 d). */
export function destroyBase(run: GameRun, hex: HexId, by: PlayerId, rule: RuleRef): void {
  const of = run.state.bases[hex];
  if (of === undefined) return;
  run.state.setBase(hex, undefined);
  run.emit({ type: 'baseDestroyed', rule, hex, of, by });
}
