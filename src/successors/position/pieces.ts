/** The pieces of a position. */
import { sameJson } from '../../core/index.js';
import { NO_UNITS } from '../query/presence.js';
import type { AlexandersBody, Fleet, GameState, General, MinorGeneral, Royal, Stack, Units } from '../state.js';
import {
  COMBAT_UNITS,
  FLEETS,
  GENERALS,
  INDEPENDENT_ARMIES,
  ROYALS,
  type Faction,
  type GeneralId,
  type PlayerId,
  type RoyalId,
  type SpaceId,
} from '../vocabulary.js';
import { differences, tableWithout, unlessEmpty, type Base, type Part } from './part.js';
import { knownPlace, shortPlace } from './places.js';
import type { PlaceKey, Position, SomeUnits } from './shape.js';

const allUnits = (some: SomeUnits | undefined): Units => ({ ...NO_UNITS, ...some });

function someUnits(units: Units): SomeUnits {
  const some: { -readonly [K in keyof Units]?: number } = {};
  for (const unit of COMBAT_UNITS) if (units[unit] !== 0) some[unit] = units[unit];
  return some;
}

/** R 3.2. The same spaces in the same order as the state has them. */
function controlFrom(markers: NonNullable<Position['markers']>, { setting }: Base): GameState['control'] {
  const control: Record<SpaceId, Faction> = {};
  for (const [faction, spaces] of Object.entries(markers) as [Faction, readonly SpaceId[]][]) {
    for (const space of spaces) control[space] ??= faction;
  }
  if (markers.independent === undefined) {
    for (const [id, { independent }] of setting.spaces) if (independent > 0) control[id] ??= 'independent';
  }
  return control;
}

const control: Part<'control'> = {
  fields: ['markers'],
  read: ({ markers }, base) => (markers === undefined ? base.state.control : controlFrom(markers, base)),
  write(state, base) {
    if (sameJson(state.control, base.state.control)) return {};
    const markers: Partial<Record<Faction, SpaceId[]>> = {};
    for (const [space, faction] of Object.entries(state.control)) (markers[faction] ??= []).push(space);
    const { independent = [], ...others } = markers;
    return { markers: sameJson(controlFrom(others, base), state.control) ? others : { ...others, independent } };
  },
  where([space], { markers }) {
    for (const [faction, spaces] of Object.entries(markers ?? {})) {
      const index = spaces.findIndex((one) => one === space);
      if (index >= 0) return ['markers', faction, index];
    }
    return ['markers'];
  },
};

const stacks: Part<'stacks'> = {
  fields: ['forces', 'moved'],
  read({ forces = {}, moved = {} }, { setting }) {
    const read: Record<PlaceKey, Stack> = {};
    for (const key of new Set([...Object.keys(forces), ...Object.keys(moved)])) {
      read[key] = { ...knownPlace(key, setting.words), units: allUnits(forces[key]), moved: allUnits(moved[key]) };
    }
    return read;
  },
  write: ({ stacks: all }) => ({
    ...unlessEmpty(
      'forces',
      tableWithout(all, ({ units }) => someUnits(units)),
    ),
    ...unlessEmpty(
      'moved',
      tableWithout(all, ({ moved }) => (sameJson(moved, NO_UNITS) ? undefined : someUnits(moved))),
    ),
  }),
  where: ([key, zone, unit], { forces }) => {
    if (key === undefined) return ['forces'];
    if (zone === 'moved' || forces?.[key] === undefined)
      return unit === undefined ? ['moved', key] : ['moved', key, unit];
    return ['forces', key];
  },
};

function generalFrom(
  id: GeneralId,
  written: PlaceKey | Partial<General> | undefined,
  { state, setting }: Base,
): General {
  if (typeof written === 'string') {
    const { player, space, inside } = knownPlace(written, setting.words);
    return { status: 'map', owner: player, space, inside, moved: false };
  }
  const start = state.generals[id];
  return typeof written?.space === 'string' ? { ...start, status: 'map', ...written } : { ...start, ...written };
}

const generals: Part<'generals'> = {
  fields: ['generals'],
  read: (position, base) => recordOf(GENERALS, (id) => generalFrom(id, position.generals?.[id], base)),
  write: (state, base) =>
    unlessEmpty(
      'generals',
      tableWithout(state.generals, (general, id) => {
        if (sameJson(general, base.state.generals[id])) return undefined;
        const short = shortPlace(general.owner, general);
        return short !== undefined && sameJson(generalFrom(id, short, base), general)
          ? short
          : differences(general, base.state.generals[id]);
      }),
    ),
};

const minorGenerals: Part<'minorGenerals'> = {
  fields: ['minorGenerals'],
  read(position, { setting }) {
    const read: Partial<Record<PlayerId, MinorGeneral[]>> = Object.fromEntries(
      setting.players.map((player) => [player, []]),
    );
    for (const written of position.minorGenerals ?? []) {
      const { at, moved } = typeof written === 'string' ? { at: written, moved: false } : written;
      const { player, space, inside } = knownPlace(at, setting.words);
      (read[player] ??= []).push({ space, inside, moved });
    }
    return read;
  },
  write({ minorGenerals: all }) {
    const written = Object.entries(all).flatMap(([player, minors]) =>
      minors.map((minor) => {
        const at = `${player}:${minor.space}${minor.inside ? ':inside' : ''}`;
        return minor.moved ? { at, moved: true } : at;
      }),
    );
    return unlessEmpty('minorGenerals', written);
  },
  where([player, index], position) {
    const places = (position.minorGenerals ?? []).map((written) =>
      typeof written === 'string' ? written : written.at,
    );
    const own = [...places.keys()].filter((place) => places[place]?.startsWith(`${player}:`));
    const place = typeof index === 'number' ? own[index] : undefined;
    return place === undefined ? ['minorGenerals'] : ['minorGenerals', place];
  },
};

/** Whether a piece of this status stands nowhere. */
const isAway = (status: (Royal | AlexandersBody)['status'] | undefined): boolean =>
  status === 'dead' || status === 'box' || status === 'lost';

function royalFrom<R extends Royal | AlexandersBody>(
  start: R,
  written: PlaceKey | Partial<R> | undefined,
  { setting }: Base,
): R {
  if (typeof written === 'string') {
    const { player, space, inside } = knownPlace(written, setting.words);
    return { ...start, controller: player, space, inside };
  }
  return { ...start, ...(isAway(written?.status) ? { space: null } : {}), ...written };
}

function royalWritten<R extends Royal | AlexandersBody>(
  royal: R,
  start: R,
  base: Base,
): PlaceKey | Partial<R> | undefined {
  if (sameJson(royal, start)) return undefined;
  const short = shortPlace(royal.controller, royal);
  return short !== undefined && sameJson(royalFrom(start, short, base), royal) ? short : differences(royal, start);
}

const royals: Part<'royals'> = {
  fields: ['royals'],
  read: (position, base) =>
    recordOf(ROYALS, (id: RoyalId) => royalFrom(base.state.royals[id], position.royals?.[id], base)),
  write: (state, base) =>
    unlessEmpty(
      'royals',
      tableWithout(state.royals, (royal, id) => royalWritten(royal, base.state.royals[id], base)),
    ),
};

const body: Part<'body'> = {
  fields: ['body'],
  read: (position, base) => royalFrom(base.state.body, position.body, base),
  write(state, base) {
    const written = royalWritten(state.body, base.state.body, base);
    return written === undefined ? {} : { body: written };
  },
};

const fleets: Part<'fleets'> = {
  fields: ['fleets'],
  read: (position, { state }) =>
    recordOf(FLEETS, (id): Fleet => {
      const written = position.fleets?.[id];
      return { ...state.fleets[id], ...(typeof written === 'string' ? { owner: written } : written) };
    }),
  write: (state, base) =>
    unlessEmpty(
      'fleets',
      tableWithout(state.fleets, (fleet, id) => {
        const start = base.state.fleets[id];
        if (sameJson(fleet, start)) return undefined;
        return fleet.owner !== null && sameJson({ ...start, owner: fleet.owner }, fleet)
          ? fleet.owner
          : differences(fleet, start);
      }),
    ),
};

const independentArmies: Part<'independentArmies'> = {
  fields: ['independentArmies'],
  read: (position, { state }) =>
    recordOf(INDEPENDENT_ARMIES, (id) => {
      const written = position.independentArmies?.[id];
      if (written === undefined) return state.independentArmies[id];
      return written === 'box' || written === 'removed'
        ? { status: written, space: null }
        : { status: 'map', space: written };
    }),
  write: (state, base) =>
    unlessEmpty(
      'independentArmies',
      tableWithout(state.independentArmies, (army, id) => {
        if (sameJson(army, base.state.independentArmies[id])) return undefined;
        return army.space ?? (army.status === 'removed' ? 'removed' : 'box');
      }),
    ),
};

const dispersed: Part<'dispersed'> = {
  fields: ['dispersed'],
  read: (position) => tableWithout(position.dispersed ?? {}, allUnits),
  write: (state) => unlessEmpty('dispersed', tableWithout(state.dispersed, someUnits)),
};

function recordOf<K extends string, A>(keys: readonly K[], valueOf: (key: K) => A): Record<K, A> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<K, A>;
}

export const pieceParts = {
  control,
  stacks,
  generals,
  minorGenerals,
  royals,
  body,
  fleets,
  independentArmies,
  dispersed,
};
