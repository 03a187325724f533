/** The situation that a position describes: what it says, and what follows from that where it says nothing. */
import type { GameFrame, TurnFrame } from '../../frame/index.js';
import type { Beginning, Position } from '../../position.js';
import { aloneIn } from '../../query/06-1-presence.js';
import { sequenceOf } from '../../query/04-1-turn.js';
import { countPoints } from '../../rules/12-replacements.js';
import type { CityState, GameState, ProvinceState } from '../../state.js';
import type { PlaceId, ProvinceId, SideId } from '../../vocabulary.js';
import type { Edition } from '../edition.js';
import { memoryIn } from '../memory.js';
import type { Base } from './base.js';
import { readPieces, type ReadPieces } from './pieces.js';

/** Returns the turn about to begin, or a phase of it; `undefined` where the turn has no such phase. */
export function beginningIn(
  state: GameState,
  begins: Beginning | undefined,
  { machine, noted }: Edition,
): readonly GameFrame[] | undefined {
  if (begins === undefined) return [{ kind: 'turn', begun: false, step: 0 }];
  const { phase, side = null } = begins;
  const frame = { kind: 'turn' as const, begun: true, step: 0 };
  const situation = machine.situationOf({ ...state, stack: [frame] });
  countPoints(situation, frame);
  const turn: TurnFrame = { ...frame, ...noted?.(situation, begins) };
  const counted = machine.situationOf({ ...state, stack: [turn] });
  const step = sequenceOf(counted).findIndex((each) => each.phase === phase && each.side === side);
  return step < 0 ? undefined : [{ ...turn, step }];
}

/**
 * Returns who holds the provinces that a position does not name: it follows from the units there, or is as at the
 * beginning (R 5).
 */
function holdersIn(state: GameState, { machine }: Edition, told: Position['provinces'] = {}): GameState['provinces'] {
  const situation = machine.situationOf(state);
  const rows: [ProvinceId, ProvinceState][] = situation.ground.provinces.map((province) => {
    const { code, fact } = province;
    const { supplies, holder } = { ...state.provinces[fact.id], ...told[fact.id] } as ProvinceState;
    const found = situation.law.holderWith(situation, code, aloneIn(situation, province));
    const isTold = Object.hasOwn(told[fact.id] ?? {}, 'holder');
    return [fact.id, { holder: isTold || found === undefined ? holder : found, supplies }];
  });
  return Object.fromEntries(rows);
}

/** Returns, by city, the only side with units and leaders there. */
function occupantsIn({ units, leaders }: Pick<GameState, 'units' | 'leaders'>): ReadonlyMap<PlaceId, SideId | null> {
  const occupants = new Map<PlaceId, SideId | null>();
  for (const { at, side } of [...Object.values(units), ...Object.values(leaders)]) {
    const before = occupants.get(at);
    occupants.set(at, before === undefined || before === side ? side : null);
  }
  return occupants;
}

/**
 * Returns the cities of a position. If the holder of walls is not given, it follows from the pieces in the city
 * (R 11.2); a city without walls has none.
 */
export const citiesIn = (
  base: GameState['cities'],
  told: Position['cities'] = {},
  pieces?: Pick<GameState, 'units' | 'leaders'>,
): GameState['cities'] => {
  const occupants = pieces === undefined ? undefined : occupantsIn(pieces);
  return Object.fromEntries(
    Object.entries(base).map(([id, city]): [string, CityState] => {
      const { walls, holder } = { ...city, ...told[id] };
      if (Object.hasOwn(told[id] ?? {}, 'holder')) return [id, { walls, holder }];
      return [id, { walls, holder: walls === 0 ? null : (occupants?.get(id) ?? holder) }];
    }),
  );
};

/** Returns whether a position gives so little of its moment that implied facts are added. */
const isTerse = ({ stack, ended }: Position): boolean => stack === undefined && ended === undefined;

/** Returns a board with the holders of provinces, as far as they are not said. */
const heldBy = (board: GameState, position: Position, { setting, state }: Base): GameState => ({
  ...board,
  provinces: holdersIn({ ...board, provinces: state.provinces }, setting.edition, position.provinces),
});

/** Returns the same with all that it implies (R 13.2, 14.2, 15). */
function completed(board: GameState, position: Position, named: ReadPieces['named'], base: Base): GameState {
  const { implied, machine } = base.setting.edition;
  if (implied === undefined) return board;
  let whole = board;
  if (position.others === undefined) {
    const { units, leaders, baggage } = implied.pieces(machine.situationOf(board), (id) => named.has(id));
    const pieces = {
      units: { ...board.units, ...units },
      leaders: { ...board.leaders, ...leaders },
      baggage: { ...board.baggage, ...baggage },
    };
    whole = heldBy({ ...board, ...pieces }, position, base);
  }
  for (const step of implied.course) {
    const { secured, milestones } = step(machine.situationOf(whole));
    whole = {
      ...whole,
      secured: { ...whole.secured, ...secured },
      milestones: { ...whole.milestones, ...milestones },
    };
  }
  return whole;
}

/**
 * Returns the situation that a position of the right shape describes, before anything is in motion; its stack is for
 * what follows.
 */
export function boardOf(
  position: Position,
  base: Base,
  isWhole: boolean,
  { units, leaders, baggage, named }: ReadPieces = readPieces(position, base.state, base.setting),
): GameState {
  const { state } = base;
  const board: GameState = {
    ...state,
    turn: position.turn ?? 1,
    units,
    leaders,
    baggage,
    cities: citiesIn(state.cities, position.cities, { units, leaders }),
    secured: position.secured ?? {},
    milestones: position.milestones ?? {},
    ...(position.defiant && { defiant: position.defiant }),
    ...(position.hated && { hated: position.hated }),
    ...memoryIn(position),
    ended: position.ended ?? null,
    stack: position.stack ?? [],
  };
  const held = heldBy(board, position, base);
  return isWhole ? completed(held, position, named, base) : held;
}

/** Returns the situation that a position describes, with all that it implies where it gives no frames and no end. */
export const describedBy = (position: Position, base: Base, pieces?: ReadPieces): GameState =>
  boardOf(position, base, isTerse(position), pieces);

/** Returns the same, set in motion where a turn or a phase begins. */
export function inMotion(position: Position, board: GameState, edition: Edition): GameState {
  const beginning = isTerse(position) ? beginningIn(board, position.begins, edition) : undefined;
  return beginning === undefined ? board : edition.machine.start({ ...board, stack: beginning }).state;
}
