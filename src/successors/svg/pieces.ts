/** Every piece of a situation, each once: what is drawn, and where. */
import { pieceId } from '../pieces.js';
import type { MarchGroup, SuccessorsFrame } from '../frame/index.js';
import type { ShownState } from '../state.js';
import type { Stand } from '../text/captions.js';
import { postNamed } from '../table/places.js';
import { kindsOf, numberOf, someUnits, type SomeUnits, type Units } from '../units.js';
import {
  COMBAT_UNITS,
  FLEETS,
  GENERALS,
  INDEPENDENT_ARMIES,
  PLAYERS,
  ROYALS,
  type CombatUnit,
  type FleetId,
  type GeneralId,
  type IndependentArmyId,
  type PlayerId,
  type RoyalId,
  type SpaceId,
} from '../vocabulary.js';

/** Where a piece is that is on no space: with its player, or without an owner. */
export const BOXES = [
  'reserve',
  'awaiting',
  'deploying',
  'dispersed',
  'eliminated',
  'supply',
  'box',
  'removed',
  'held',
] as const;
export type BoxName = (typeof BOXES)[number];

export type Whereabouts = { readonly space: SpaceId; readonly stand: Stand } | { readonly box: BoxName };

/** What kind of piece it is. */
export type Thing =
  | { readonly kind: 'units'; readonly unit: CombatUnit; readonly count: number }
  | { readonly kind: 'minor'; readonly count: number }
  | { readonly kind: 'general'; readonly general: GeneralId }
  | { readonly kind: 'royal'; readonly royal: RoyalId }
  | { readonly kind: 'body' }
  | { readonly kind: 'fleet'; readonly fleet: FleetId }
  | { readonly kind: 'army'; readonly army: IndependentArmyId }
  | { readonly kind: 'helepolis'; readonly bonus: number };

/** A piece, or several that are alike and in one place. */
export interface Piece {
  /** `units:red:pella:loyal`, `general:antigonos`. */
  readonly id: string;
  readonly thing: Thing;
  readonly owner: PlayerId | null;
  readonly where: Whereabouts;
}

/** Returns the name of a place with its owner: `red:pella`, `red:pella:inside`, `red:pella:march`. */
const postId = (owner: string, space: SpaceId, stand: Stand): string =>
  stand === 'outside' ? `${owner}:${space}` : `${owner}:${space}:${stand}`;

function* unitPieces(owner: PlayerId, units: SomeUnits, where: Whereabouts): Generator<Piece> {
  const at = 'space' in where ? postId(owner, where.space, where.stand) : `${owner}:${where.box}`;
  for (const unit of COMBAT_UNITS) {
    const count = numberOf(units, unit);
    if (count > 0) yield { id: `units:${at}:${unit}`, thing: { kind: 'units', unit, count }, owner, where };
  }
}

function* minorPieces(owner: PlayerId, count: number, where: Whereabouts): Generator<Piece> {
  const at = 'space' in where ? postId(owner, where.space, where.stand) : `${owner}:${where.box}`;
  if (count > 0) yield { id: `minor:${at}`, thing: { kind: 'minor', count }, owner, where };
}

/** Returns the Armies on the march, and where they are. */
function marchesOf(
  stack: readonly SuccessorsFrame[],
): readonly { group: MarchGroup; player: PlayerId; where: Whereabouts }[] {
  return stack.flatMap((frame) =>
    frame.kind === 'march'
      ? [
          {
            group: frame.group,
            player: frame.player,
            where: { space: frame.space, stand: frame.afloat ? 'afloat' : 'march' } as const,
          },
        ]
      : [],
  );
}

const added = (a: SomeUnits, b: Units): SomeUnits => {
  const sum: Partial<Record<CombatUnit, number>> = { ...a };
  for (const unit of kindsOf(b)) sum[unit] = numberOf(a, unit) + numberOf(b, unit);
  return sum;
};

/** Returns the CUs that a player has yet to deploy, as listed in frames. */
function deploying(stack: readonly SuccessorsFrame[], player: PlayerId): SomeUnits {
  let units: SomeUnits = {};
  for (const frame of stack) {
    if (frame.kind === 'deploy' && frame.player === player) units = added(units, frame.units);
    else if (frame.kind === 'reinforcements' && frame.waiting.includes(player)) {
      const pool = frame.pools[player];
      if (pool !== undefined) units = added(units, pool.units);
    }
  }
  return units;
}

function* forcesOnMap({ forces, minorGenerals, stack }: ShownState): Generator<Piece> {
  for (const [key, units] of Object.entries(forces)) {
    const post = postNamed(key);
    if (post !== undefined)
      yield* unitPieces(post.player, units, { space: post.space, stand: post.inside ? 'inside' : 'outside' });
  }
  for (const [key, count] of Object.entries(minorGenerals)) {
    const post = postNamed(key);
    if (post !== undefined)
      yield* minorPieces(post.player, count, { space: post.space, stand: post.inside ? 'inside' : 'outside' });
  }
  for (const { group, player, where } of marchesOf(stack)) {
    yield* unitPieces(player, someUnits(group.units), where);
    yield* minorPieces(player, group.minors, where);
  }
}

function* forcesBeside(
  state: ShownState,
  players: readonly PlayerId[],
  minorsInSupply: (player: PlayerId) => number,
): Generator<Piece> {
  for (const player of players) {
    yield* unitPieces(player, someUnitsOf(state.dispersed[player]), { box: 'dispersed' });
    yield* unitPieces(player, deploying(state.stack, player), { box: 'deploying' });
    yield* minorPieces(player, minorsInSupply(player), { box: 'supply' });
  }
}

const someUnitsOf = (units: Units | undefined): SomeUnits => (units === undefined ? {} : someUnits(units));

/** Returns where a piece is on the map: on a space, or with an Army on the march. */
function onMap(
  state: ShownState,
  space: SpaceId | null,
  inside: boolean,
  goes: (group: MarchGroup) => boolean,
): Whereabouts | undefined {
  const march = marchesOf(state.stack).find(({ group }) => goes(group));
  if (march !== undefined) return march.where;
  return space === null ? undefined : { space, stand: inside ? 'inside' : 'outside' };
}

const GENERAL_BOXES = {
  unused: 'removed',
  reserve: 'reserve',
  awaiting: 'awaiting',
  map: 'held',
  march: 'held',
  dispersed: 'dispersed',
  eliminated: 'eliminated',
} as const satisfies Readonly<Record<string, BoxName>>;

function* people(state: ShownState): Generator<Piece> {
  for (const general of GENERALS) {
    const { status, owner, space, inside } = state.generals[general];
    const where = onMap(state, space, inside, ({ generals }) => generals.includes(general)) ?? {
      box: GENERAL_BOXES[status],
    };
    yield { id: pieceId.general(general), thing: { kind: 'general', general }, owner, where };
  }
  for (const royal of ROYALS) {
    const { status, controller, space, inside } = state.royals[royal];
    const where = onMap(state, space, inside, ({ royals }) => royals.includes(royal)) ?? {
      box: status === 'box' ? 'box' : 'removed',
    };
    yield { id: pieceId.royal(royal), thing: { kind: 'royal', royal }, owner: controller, where };
  }
  const { space, inside, controller } = state.body;
  const where = onMap(state, space, inside, ({ cart }) => cart) ?? { box: 'removed' };
  yield { id: pieceId.cart(), thing: { kind: 'body' }, owner: controller, where };
}

function* fleetsAndArmies(state: ShownState): Generator<Piece> {
  for (const fleet of FLEETS) {
    const { owner, dispersed } = state.fleets[fleet];
    yield {
      id: pieceId.fleet(fleet),
      thing: { kind: 'fleet', fleet },
      owner,
      where: { box: dispersed ? 'dispersed' : owner === null ? 'removed' : 'held' },
    };
  }
  for (const army of INDEPENDENT_ARMIES) {
    const { status, space } = state.independentArmies[army];
    const where: Whereabouts =
      space === null ? { box: status === 'box' ? 'box' : 'removed' } : { space, stand: 'outside' };
    yield { id: pieceId.independentArmy(army), thing: { kind: 'army', army }, owner: null, where };
  }
  if (state.helepolis !== null) {
    const { player, space, bonus } = state.helepolis;
    yield { id: 'helepolis', thing: { kind: 'helepolis', bonus }, owner: player, where: { space, stand: 'outside' } };
  }
}

/** Returns the players of a game in seat order. */
export const playersIn = ({ options }: ShownState): readonly PlayerId[] => PLAYERS.slice(0, options.players);

/** Returns every piece on the map or next to it. Control markers are drawn with the map. */
export function piecesOf(state: ShownState, minorsInSupply: (player: PlayerId) => number): readonly Piece[] {
  return [
    ...forcesOnMap(state),
    ...forcesBeside(state, playersIn(state), minorsInSupply),
    ...people(state),
    ...fleetsAndArmies(state),
  ];
}
