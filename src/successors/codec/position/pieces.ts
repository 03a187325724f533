/** The pieces of a position. */
import { sameJson } from '../../../core/index.js';
import { machine } from '../../machine.js';
import { rightfulFleetOwner } from '../../query/fleets.js';
import {
  NOTHING_MOVED,
  type AlexandersBody,
  type Fleet,
  type GameState,
  type General,
  type Royal,
} from '../../state.js';
import { recordOf } from '../../tabulate.js';
import { allUnits, someUnits } from '../../units.js';
import {
  FLEETS,
  GENERALS,
  INDEPENDENT_ARMIES,
  ROYALS,
  type Faction,
  type GeneralId,
  type PlaceKey,
  type RoyalId,
  type SpaceId,
} from '../../vocabulary.js';
import { differences, tableWithout, unlessEmpty, type Base, type Part } from './part.js';
import { knownPlace, shortPlace } from './places.js';
import type { Position } from '../../position.js';

/** Returns the control markers, with spaces in the order that a state uses (R 3.2). */
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

const forces: Part<'forces'> = {
  fields: ['forces'],
  read: (position) => position.forces ?? {},
  write: (state) => unlessEmpty('forces', state.forces),
};

const moved: Part<'moved'> = {
  fields: ['moved'],
  read: (position) => ({ ...NOTHING_MOVED, ...position.moved }),
  write: (state) => unlessEmpty('moved', differences(state.moved, NOTHING_MOVED)),
};

function generalFrom(
  id: GeneralId,
  written: PlaceKey | Partial<General> | undefined,
  { state, setting }: Base,
): General {
  if (typeof written === 'string') {
    const { player, space, inside } = knownPlace(written, setting.words);
    return { status: 'map', owner: player, space, inside };
  }
  const start = state.generals[id];
  return typeof written?.space === 'string' ? { ...start, status: 'map', ...written } : { ...start, ...written };
}

const generals: Part<'generals'> = {
  fields: ['generals'],
  isNamed: true,
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
  read(position) {
    const read: Record<PlaceKey, number> = {};
    for (const place of position.minorGenerals ?? []) read[place] = (read[place] ?? 0) + 1;
    return read;
  },
  write: ({ minorGenerals: all }) =>
    unlessEmpty(
      'minorGenerals',
      Object.entries(all).flatMap(([place, count]) => Array.from({ length: count }, () => place)),
    ),
  where: ([place], position) => {
    const index = (position.minorGenerals ?? []).lastIndexOf(String(place));
    return index < 0 ? ['minorGenerals'] : ['minorGenerals', index];
  },
};

/**
 * Returns the status of a royal (R 18.2, 18.3). One who stands in a space or is controlled is active, except a woman
 * whom nobody controls.
 */
const placedStatus = <S extends string>(status: S, isControlled: boolean): S | 'active' =>
  status === 'box' || (status === 'inactive' && isControlled) ? 'active' : status;

/** Returns whether a piece of this status stands nowhere. */
const isAway = (status: (Royal | AlexandersBody)['status'] | undefined): boolean =>
  status === 'dead' || status === 'box' || status === 'lost';

function royalFrom<R extends Royal | AlexandersBody>(
  start: R,
  written: PlaceKey | Partial<R> | undefined,
  { setting }: Base,
): R {
  if (typeof written === 'string') {
    const { player, space, inside } = knownPlace(written, setting.words);
    return { ...start, status: placedStatus(start.status, true), controller: player, space, inside };
  }
  const isControlled = (written?.controller ?? null) !== null;
  const status =
    typeof written?.space === 'string' || isControlled ? placedStatus(start.status, isControlled) : start.status;
  return { ...start, status, ...(isAway(written?.status) ? { space: null } : {}), ...written };
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
  isNamed: true,
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

/** Returns the fleets with the owners that follow from the markers, on their weak side (R 3.4). */
function fleetsFrom(control: GameState['control'], { state }: Base): GameState['fleets'] {
  const situation = machine.situationOf({ ...state, control });
  return recordOf(FLEETS, (id): Fleet => ({ ...state.fleets[id], owner: rightfulFleetOwner(situation, id) }));
}

const fleets: Part<'fleets'> = {
  fields: ['fleets', 'markers'],
  isNamed: true,
  read(position, base, sketch) {
    const rightful = fleetsFrom(sketch.control ?? base.state.control, base);
    return recordOf(FLEETS, (id): Fleet => {
      const written = position.fleets?.[id];
      return { ...rightful[id], ...(typeof written === 'string' ? { owner: written } : written) };
    });
  },
  write(state, base) {
    const rightful = fleetsFrom(state.control, base);
    return unlessEmpty(
      'fleets',
      tableWithout(state.fleets, (fleet, id) => {
        const start = rightful[id];
        if (sameJson(fleet, start)) return undefined;
        return fleet.owner !== null && sameJson({ ...start, owner: fleet.owner }, fleet)
          ? fleet.owner
          : differences(fleet, start);
      }),
    );
  },
};

const independentArmies: Part<'independentArmies'> = {
  fields: ['independentArmies'],
  isNamed: true,
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

export const pieceParts = {
  control,
  forces,
  moved,
  generals,
  minorGenerals,
  royals,
  body,
  fleets,
  independentArmies,
  dispersed,
};
