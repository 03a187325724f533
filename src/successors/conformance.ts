/** *Successors* as an engine that runs conformance cases. */
import { frameOf, type Json } from '../core/index.js';
import { PLAYERS, query, successors, type GameState, type SuccessorsTypes } from './index.js';
import type { ConformanceEngine, Facts } from '../hosts/conformance/engine.js';
import { engineOf } from '../hosts/conformance/engine-of.js';

type Rows = Readonly<Record<string, Json>>;

/** Returns a table with the result of a function for each row; rows with `null` are left out. */
function rows<A>(table: Readonly<Record<string, A>>, say: (row: A, name: string) => Json): Rows {
  const said = Object.entries(table).map(([name, row]) => [name, say(row, name)] as const);
  return Object.fromEntries(said.filter(([, one]) => one !== null));
}

interface Zone {
  readonly space: string | null;
  readonly inside: boolean;
}

/** Returns a place as text: `pella` or `pella:inside`; with an owner, `red:pella`. */
const placeOf = (owner: string | null, { space, inside }: Zone): string =>
  [owner, space ?? 'nowhere', inside ? 'inside' : null].filter((part) => part !== null).join(':');

/** Returns the Army on the march and the place where it counts as standing; at sea there is none (R 8.3.1). */
function marching(state: GameState) {
  const march = frameOf(state, 'march');
  if (march === undefined) return undefined;
  const { player, group, space, inside, afloat } = march;
  const zone: Zone = afloat ? { space: null, inside: false } : { space, inside };
  return { group, zone, key: afloat ? null : query.placeKey(player, space, inside) };
}

function forcesOf(state: GameState): Rows {
  const march = marching(state);
  const keys = new Set(Object.keys(state.forces));
  if (march !== undefined && march.key !== null) keys.add(march.key);
  return rows(Object.fromEntries([...keys].map((key) => [key, key])), (key) => {
    const group = march?.key === key ? march.group.units : query.NO_UNITS;
    const units = query.someUnits(query.addedUnits(query.allUnits(state.forces[key]), group));
    return Object.keys(units).length > 0 ? { ...units } : null;
  });
}

function minorGeneralsOf(state: GameState): Rows {
  const march = marching(state);
  const told: Record<string, number> = { ...state.minorGenerals };
  if (march !== undefined && march.key !== null) told[march.key] = (told[march.key] ?? 0) + march.group.minors;
  return rows(told, (count) => (count > 0 ? count : null));
}

function generalsOf(state: GameState): Rows {
  const march = marching(state);
  return rows(state.generals, (general, id) => {
    if (march?.group.generals.some((one) => one === id) === true) return placeOf(general.owner, march.zone);
    return general.status === 'map' ? placeOf(general.owner, general) : general.status;
  });
}

function royalsOf(state: GameState): Rows {
  const march = marching(state);
  return rows(state.royals, ({ status, controller, space, inside }, id) => {
    const carried = march?.group.royals.some((one) => one === id) === true;
    const place = placeOf(controller, carried ? march.zone : { space, inside });
    return status === 'active' ? place : status === 'inactive' ? `inactive:${place}` : status;
  });
}

function bodyOf(state: GameState): string {
  const { status, controller, space, inside } = state.body;
  const march = marching(state);
  const zone = march?.group.cart === true ? march.zone : { space, inside };
  if (status === 'lost') return status;
  return status === 'cart' ? `cart:${placeOf(controller, zone)}` : `tomb:${placeOf(null, { ...zone, inside: false })}`;
}

const fleetsOf = (state: GameState): Rows =>
  rows(state.fleets, ({ owner, upgraded, dispersed }) =>
    owner === null && !upgraded && !dispersed
      ? null
      : [owner ?? 'nobody', upgraded ? 'upgraded' : null, dispersed ? 'dispersed' : null]
          .filter((part) => part !== null)
          .join(':'),
  );

const sorted = (cards: readonly (number | string)[]): readonly (number | string)[] =>
  [...cards].sort((a, b) => Number(a) - Number(b));

/** Returns what players can see on the table, by the names in docs/conformance.md. */
function factsOf(state: GameState): Facts {
  const { segment, outcome } = state;
  return {
    turn: state.turn,
    round: state.round,
    turnOrder: state.turnOrder,
    segment: segment === null ? null : `${segment.player}:${segment.segment}`,
    usurper: state.usurper,
    champions: PLAYERS.filter((player) => state.champions.includes(player)),
    markers: { ...state.control },
    forces: forcesOf(state),
    dispersed: rows(state.dispersed, (units) => {
      const some = query.someUnits(query.allUnits(units));
      return Object.keys(some).length > 0 ? { ...some } : null;
    }),
    generals: generalsOf(state),
    minorGenerals: minorGeneralsOf(state),
    royals: royalsOf(state),
    body: bodyOf(state),
    fleets: fleetsOf(state),
    independentArmies: rows(state.independentArmies, ({ status, space }) => (status === 'map' ? space : status)),
    sieges: rows(state.sieges, ({ by, points }) => ({ by, points })),
    training: rows(state.training, (training) => ({ unit: training.unit, points: training.points })),
    hands: rows(state.hands, (cards) => (cards.length > 0 ? sorted(cards) : null)),
    discards: sorted(state.discards),
    removedCards: sorted(state.removedCards),
    contracts: rows(
      Object.fromEntries(state.contracts.map(({ bride, player }) => [bride, player])),
      (player) => player,
    ),
    condemned: state.condemned?.general ?? null,
    looted: state.looted,
    popularSupport: state.popularSupport,
    helepolis: state.helepolis === null ? null : `${state.helepolis.player}:${state.helepolis.space}`,
    outcome: outcome === null ? null : { winners: outcome.winners, how: outcome.how, rule: outcome.rule },
  };
}

const assembled = (): ConformanceEngine<GameState> => engineOf<SuccessorsTypes>(successors, query, factsOf);

/** *Successors*, for {@link runConformance}. */
export const successorsEngine: ConformanceEngine<GameState> = /* @__PURE__ */ assembled();
