/** Where the pieces stand, each on the map once: those of an Army on the march are where it has come to (R 8.3.1). */
import type { MarchFrame } from '../../src/successors/frame/index.js';
import type { GameState } from '../../src/successors/state.js';
import type { SomeUnits, Units } from '../../src/successors/units.js';
import {
  COMBAT_UNITS,
  FLEETS,
  GENERALS,
  INDEPENDENT_ARMIES,
  PLAYERS,
  ROYALS,
  type Commander,
  type FleetId,
  type GeneralId,
  type IndependentArmyId,
  type PlayerId,
  type RoyalId,
  type SpaceId,
} from '../../src/successors/vocabulary.js';

/** R 4.16: outside a city and inside it are two zones of one space. */
export interface Zone {
  readonly player: PlayerId;
  readonly space: SpaceId;
  readonly inside: boolean;
}

/** CUs that stand together. */
export interface Stack extends Zone {
  readonly units: Units;
}

/** A Major General on the map. */
export interface Leader extends Zone {
  readonly general: GeneralId;
}

/** Minor Generals in a zone. */
export interface Minors extends Zone {
  readonly count: number;
}

/** A royal, or the Funeral Cart, on the map. */
export interface Ward {
  readonly who: RoyalId | 'cart';
  readonly space: SpaceId;
  readonly inside: boolean;
  readonly controller: PlayerId | null;
  /** An Army on the march has taken it along. */
  readonly carried: boolean;
}

/** All that stands on the map. */
export interface Pieces {
  readonly stacks: readonly Stack[];
  readonly leaders: readonly Leader[];
  readonly minors: readonly Minors[];
  readonly wards: readonly Ward[];
  readonly independents: readonly { readonly army: IndependentArmyId; readonly space: SpaceId }[];
}

export const unitsFrom = (some: SomeUnits): Units => ({
  mercenary: some.mercenary ?? 0,
  loyal: some.loyal ?? 0,
  royalArmy: some.royalArmy ?? 0,
  silverShields: some.silverShields ?? 0,
  elephant: some.elephant ?? 0,
});

/** R 3.3: the number of CUs. */
export const count = (units: SomeUnits): number => COMBAT_UNITS.reduce((sum, unit) => sum + (units[unit] ?? 0), 0);

export const plus = (a: SomeUnits, b: SomeUnits): Units => ({
  mercenary: (a.mercenary ?? 0) + (b.mercenary ?? 0),
  loyal: (a.loyal ?? 0) + (b.loyal ?? 0),
  royalArmy: (a.royalArmy ?? 0) + (b.royalArmy ?? 0),
  silverShields: (a.silverShields ?? 0) + (b.silverShields ?? 0),
  elephant: (a.elephant ?? 0) + (b.elephant ?? 0),
});

export const NOBODY: Units = unitsFrom({});

/** A place as the state names it: `red:pella`, `red:pella:inside`. */
function zoneNamed(key: string): Zone {
  const [owner, at, zone] = key.split(':');
  const player = PLAYERS.find((one) => one === owner);
  if (player === undefined || at === undefined) throw new Error(`no place ${key}`);
  return { player, space: at, inside: zone === 'inside' };
}

/** The players of a game, in the order of their seats. */
export const playersOf = ({ options }: Pick<GameState, 'options'>): readonly PlayerId[] =>
  PLAYERS.slice(0, options.players);

/** The activations going on; the last is the one in hand. */
export const marches = ({ stack }: Pick<GameState, 'stack'>): readonly MarchFrame[] =>
  stack.filter((frame): frame is MarchFrame => frame.kind === 'march');

/** Lays every piece out. At sea a group stands in no space: it is left out. */
export function piecesOf(state: GameState): Pieces {
  const stacks: Stack[] = [];
  const leaders: Leader[] = [];
  const minors: Minors[] = [];
  const wards: Ward[] = [];

  const addUnits = (zone: Zone, units: SomeUnits): void => {
    const at = stacks.findIndex((one) => sameZone(one, zone));
    const there = stacks[at];
    if (there === undefined) stacks.push({ ...zone, units: unitsFrom(units) });
    else stacks[at] = { ...there, units: plus(there.units, units) };
  };
  for (const [key, units] of Object.entries(state.forces)) addUnits(zoneNamed(key), units);
  for (const [key, number] of Object.entries(state.minorGenerals)) minors.push({ ...zoneNamed(key), count: number });
  for (const general of GENERALS) {
    const { status, owner, space, inside } = state.generals[general];
    if (status === 'map' && owner !== null && space !== null) leaders.push({ general, player: owner, space, inside });
  }
  for (const who of ROYALS) {
    const { status, space, inside, controller } = state.royals[who];
    if ((status === 'active' || status === 'inactive') && space !== null)
      wards.push({ who, space, inside, controller, carried: false });
  }
  const { body } = state;
  if (body.status === 'cart' && body.space !== null)
    wards.push({ who: 'cart', space: body.space, inside: body.inside, controller: body.controller, carried: false });

  for (const march of marches(state)) {
    if (march.afloat) continue;
    const { player, space, inside, group } = march;
    const zone: Zone = { player, space, inside };
    if (count(group.units) > 0) addUnits(zone, group.units);
    if (group.minors > 0) minors.push({ ...zone, count: group.minors });
    for (const general of group.generals) leaders.push({ ...zone, general });
    const carried = [...group.royals, ...(group.cart ? (['cart'] as const) : [])];
    for (const who of carried) {
      const at = wards.findIndex((one) => one.who === who);
      if (at >= 0) wards.splice(at, 1);
      wards.push({ who, space, inside, controller: player, carried: true });
    }
  }
  const independents = INDEPENDENT_ARMIES.flatMap((army) => {
    const { status, space } = state.independentArmies[army];
    return status === 'map' && space !== null ? [{ army, space }] : [];
  });
  return { stacks: stacks.filter(({ units }) => count(units) > 0), leaders, minors, wards, independents };
}

export const sameZone = (a: Zone, b: Zone): boolean =>
  a.player === b.player && a.space === b.space && a.inside === b.inside;

/** R 3.3: the CUs of a player in a zone. */
export const unitsAt = ({ stacks }: Pieces, zone: Zone): Units =>
  stacks.find((one) => sameZone(one, zone))?.units ?? NOBODY;

/** R 3.1.1: the Major Generals of a player in a zone. */
export const leadersAt = ({ leaders }: Pieces, zone: Zone): readonly GeneralId[] =>
  leaders.filter((one) => sameZone(one, zone)).map(({ general }) => general);

/** R 3.1.2: the number of Minor Generals of a player in a zone. */
export const minorsAt = ({ minors }: Pieces, zone: Zone): number =>
  minors.filter((one) => sameZone(one, zone)).reduce((sum, one) => sum + one.count, 0);

export const hasGeneral = (pieces: Pieces, zone: Zone): boolean =>
  leadersAt(pieces, zone).length > 0 || minorsAt(pieces, zone) > 0;

/** R 4.2: CUs with a General. */
export const isArmy = (pieces: Pieces, zone: Zone): boolean =>
  count(unitsAt(pieces, zone)) > 0 && hasGeneral(pieces, zone);

/** Returns whether an Independent Army stands on a space (R 14). */
export const independentsAt = ({ independents }: Pieces, space: SpaceId): readonly IndependentArmyId[] =>
  independents.filter((one) => one.space === space).map(({ army }) => army);

/** Returns whether enemy CUs stand on a space outside its city (R 4.7). */
export const enemiesOutside = (pieces: Pieces, player: PlayerId, space: SpaceId): boolean =>
  independentsAt(pieces, space).length > 0 ||
  pieces.stacks.some((one) => one.player !== player && one.space === space && !one.inside);

/** Returns whether enemy CUs stand on a space at all (R 4.7). */
export const enemiesAnywhere = (pieces: Pieces, player: PlayerId, space: SpaceId): boolean =>
  independentsAt(pieces, space).length > 0 || pieces.stacks.some((one) => one.player !== player && one.space === space);

/**
 * R 4.26: Seniority, from the most senior down, as the rulebook's chart has it. The chart leaves Peukestas out; the player
 * aid ranks him next after Seleukos, and has Antigonos before Polyperchon.
 */
export function seniority({ options }: Pick<GameState, 'options'>): readonly GeneralId[] {
  const first = ['perdikkas', 'antipatros', 'krateros', 'ptolemaios', 'leonnatos', 'peithon', 'lysimachos'] as const;
  const last = ['seleukos', 'peukestas', 'demetrios', 'eumenes', 'kassandros'] as const;
  return options.edition === 'player-aid'
    ? [...first, 'antigonos', 'polyperchon', ...last]
    : [...first, 'polyperchon', 'antigonos', ...last];
}

/** R 4.29: of several Generals the most senior commands; Major Generals before Minor ones. */
export function commanderAt(state: GameState, pieces: Pieces, zone: Zone): Commander | undefined {
  const here = leadersAt(pieces, zone);
  const major = seniority(state).find((general) => here.includes(general));
  return major ?? (minorsAt(pieces, zone) > 0 ? 'minor' : undefined);
}

/** R 3.4: the Fleets of a player; `available`: those that are not Dispersed. */
export const fleetsOf = (state: GameState, player: PlayerId, available: boolean): readonly FleetId[] =>
  FLEETS.filter((fleet) => {
    const { owner, dispersed } = state.fleets[fleet];
    return owner === player && !(available && dispersed);
  });
