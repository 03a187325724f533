/** Positions written and read: whatever differs from the beginning of a game. */
import * as E from 'fp-ts/lib/Either.js';
import type * as t from 'io-ts';
import {
  codecOf,
  decoderOf,
  depending,
  freezeJson,
  isRecord,
  loosely,
  ownJson,
  sameJson,
  type Finding,
  type InvalidInput,
  type Key,
  type Loose,
  type Props,
} from '../../../core/index.js';
import type { GameFrame, TurnFrame } from '../../frame/index.js';
import type { Beginning, Position } from '../../position.js';
import { aloneIn } from '../../query/presence.js';
import { sequenceOf } from '../../query/turn.js';
import { countPoints } from '../../rules/12-replacements.js';
import type { CityState, GameState, ProvinceState } from '../../state.js';
import type { PlaceId, ProvinceId, SideId } from '../../vocabulary.js';
import type { Edition, Setting, Sketch } from '../edition.js';
import { memoryIn } from '../memory.js';
import { controlFindings, momentFindings, settingOf, sketchFindings } from '../state/index.js';
import { anyWords } from '../words.js';
import { readPieces, writePieces, type ReadPieces } from './pieces.js';
import { positionFields, positionOf } from './shape.js';

/** The game that a position belongs to, and how that begins. */
interface Base {
  readonly setting: Setting;
  readonly state: GameState;
  readonly fields: Props<Position>;
  readonly whole: t.Type<Position>;
}

function baseWith(edition: Edition, options: GameState['options']): Base {
  const setting = settingOf(edition, options);
  const fields = positionFields(edition, setting.words);
  return { setting, state: freezeJson(edition.begin(options)), fields, whole: positionOf(fields) };
}

/** So many bases are kept. */
const MOST_BASES = 64;

/** The bases of the positions of a game. */
function basesOf(edition: Edition): (options: GameState['options']) => Base {
  /** Those already made, by the text of their options. */
  const bases = new Map<string, Base>();
  return (options) => {
    // Components of one's own are too much to be kept, and to be written down for a look.
    if (options.components !== undefined) return baseWith(edition, options);
    const key = JSON.stringify(options);
    let base = bases.get(key);
    if (base === undefined) {
      if (bases.size === MOST_BASES) bases.clear();
      bases.set(key, (base = baseWith(edition, options)));
    }
    return base;
  };
}

// ------------------------------------------------------------------------------------------------ reading

/** The turn about to begin, or a phase of it; `undefined` where the turn has no such phase. */
function beginningIn(
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

/** Whose the provinces are of which it is not said: whoever is there says so, or as at the beginning (R 5). */
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

/** Who is in each city: whose units and leaders stand there, if they are of one side alone. */
function occupantsIn({ units, leaders }: Pick<GameState, 'units' | 'leaders'>): ReadonlyMap<PlaceId, SideId | null> {
  const occupants = new Map<PlaceId, SideId | null>();
  for (const { at, side } of [...Object.values(units), ...Object.values(leaders)]) {
    const before = occupants.get(at);
    occupants.set(at, before === undefined || before === side ? side : null);
  }
  return occupants;
}

/**
 * What is said of cities, beside what holds of them at the beginning. Of whom the walls are and nobody says, those in the city
 * say (R 11.2); without walls they are nobody's.
 */
const citiesIn = (
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

/** Whether a position says so little of its moment that what it implies is asked for. */
const isTerse = ({ stack, ended }: Position): boolean => stack === undefined && ended === undefined;

/** A board with the holders of provinces, as far as they are not said. */
const heldBy = (board: GameState, position: Position, { setting, state }: Base): GameState => ({
  ...board,
  provinces: holdersIn({ ...board, provinces: state.provinces }, setting.edition, position.provinces),
});

/** The same with all that it implies (R 13.2, 14.2, 15). */
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

/** The situation that a position of the right shape describes, before anything is in motion; its stack is for what follows. */
function boardOf(position: Position, base: Base, isWhole: boolean): GameState {
  const { state, setting } = base;
  const { units, leaders, baggage, named } = readPieces(position, state, setting);
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

/** The situation that a position describes, with all that it implies where it gives no frames and no end. */
const describedBy = (position: Position, base: Base): GameState => boardOf(position, base, isTerse(position));

/** The same, set in motion where a turn or a phase begins. */
function inMotion(position: Position, board: GameState, edition: Edition): GameState {
  const beginning = isTerse(position) ? beginningIn(board, position.begins, edition) : undefined;
  return beginning === undefined ? board : edition.machine.start({ ...board, stack: beginning }).state;
}

// ------------------------------------------------------------------------------------------------ what is wrong

/** Which of the fields that say what the game waits for a position has. */
const momentsOf = (copy: Readonly<Record<string, unknown>>): readonly string[] =>
  ['begins', 'stack', 'ended'].filter((key) => Object.hasOwn(copy, key));

/** What can be understood of a position as a state, faulty parts left out. */
function sketchOf(
  copy: Readonly<Record<string, unknown>>,
  known: Loose<Position>,
  pieces: ReadPieces | undefined,
  { state }: Base,
): Sketch {
  const orElse = <K extends keyof Position, A>(key: K, missing: A): Position[K] | A | undefined =>
    Object.hasOwn(copy, key) ? known[key] : missing;
  const cities: Position['cities'] = orElse('cities', {});
  const provinces: Position['provinces'] = orElse('provinces', {});
  const moments = momentsOf(copy);
  return {
    options: state.options,
    turn: orElse('turn', 1),
    units: pieces?.units,
    leaders: pieces?.leaders,
    baggage: pieces?.baggage,
    cities: cities === undefined ? undefined : citiesIn(state.cities, cities),
    provinces:
      provinces === undefined
        ? undefined
        : Object.fromEntries(Object.entries(state.provinces).map(([id, row]) => [id, { ...row, ...provinces[id] }])),
    secured: orElse('secured', {}),
    milestones: orElse('milestones', {}),
    defiant: known.defiant,
    hated: known.hated,
    ...memoryIn(known),
    ended: moments.length === 1 ? orElse('ended', null) : undefined,
    stack: known.stack ?? (moments.length === 1 && moments[0] === 'ended' ? [] : undefined),
  };
}

/** Where in the position something is that was found in the state, as far as the position goes. */
function inPosition(
  keys: readonly Key[],
  copy: Readonly<Record<string, unknown>>,
  pieces: ReadPieces | undefined,
): readonly Key[] {
  const [part, id] = keys;
  if (part === 'units' || part === 'leaders' || part === 'baggage')
    return pieces?.named.get(String(id)) ?? (Object.hasOwn(copy, 'others') ? ['others'] : []);
  if (part === 'stack' && !Object.hasOwn(copy, 'stack')) return Object.hasOwn(copy, 'begins') ? ['begins'] : [];
  let here: unknown = copy;
  const reached = keys.findIndex((key) => {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return true;
    here = (here as Record<Key, unknown>)[key];
    return false;
  });
  return reached < 0 ? keys : keys.slice(0, reached);
}

/** What the situation that a position describes says against the rules: asked where all of its parts are in order. */
function boardFindings(position: Position, base: Base): readonly Finding[] {
  const { edition } = base.setting;
  const board = describedBy(position, base);
  const control = [...controlFindings(edition.machine.situationOf(board))];
  if (control.length > 0) return control;
  const contradicted = [...(edition.contradictions?.(edition.machine.situationOf(board)) ?? [])];
  if (contradicted.length > 0) return contradicted;
  if (position.begins !== undefined && beginningIn(board, position.begins, edition) === undefined)
    return [{ keys: ['begins'], message: 'this turn has no such phase of this side' }];
  return momentFindings(inMotion(position, board, edition), edition);
}

/** The codecs of the positions of a game. */
export interface PositionBorder {
  readonly PositionCodec: t.Type<Position>;
  fromPosition(input: unknown): E.Either<InvalidInput, GameState>;
  toPosition(state: GameState): Position;
}

/** Everything that is wrong with a position, as far as it can be understood. */
function* findingsOf(copy: Readonly<Record<string, unknown>>, base: Base): Generator<Finding> {
  const known = loosely<Position>(base.fields, copy);
  if (momentsOf(copy).length > 1) yield { keys: [], message: 'expected no more than one of begins, stack and ended' };
  const isFaulty = (key: 'pieces' | 'others'): boolean => Object.hasOwn(copy, key) && known[key] === undefined;
  const pieces =
    isFaulty('pieces') || isFaulty('others')
      ? undefined
      : readPieces(
          { ...(known.pieces && { pieces: known.pieces }), ...(known.others && { others: known.others }) },
          base.state,
          base.setting,
        );
  const found = [...(pieces?.findings ?? [])];
  for (const { keys, message } of sketchFindings(sketchOf(copy, known, pieces, base), base.setting))
    found.push({ keys: inPosition(keys, copy, pieces), message });
  yield* found;
  if (found.length > 0 || momentsOf(copy).length > 1 || !base.whole.is(copy)) return;
  for (const { keys, message } of boardFindings(copy, base)) yield { keys: inPosition(keys, copy, pieces), message };
}

// ------------------------------------------------------------------------------------------------ writing

const nonEmpty = <K extends keyof Position>(key: K, table: Position[K] & object): Partial<Position> =>
  Object.keys(table).length === 0 ? {} : { [key]: table };

/** Only the fields in which a row differs from another. */
function differences<T extends object>(row: T, base: T): Partial<T> {
  const found: Partial<T> = {};
  for (const key in row) if (!sameJson(row[key], base[key])) found[key] = row[key];
  return found;
}

/** The rows that differ from those that are read when nothing is said of them. */
function differing<Row extends object>(
  rows: Readonly<Record<string, Row>>,
  unsaid: Readonly<Record<string, Row>>,
): Readonly<Record<string, Partial<Row>>> {
  const found: Record<string, Partial<Row>> = {};
  for (const id in rows) {
    const [row, base] = [rows[id], unsaid[id]];
    if (row !== undefined && base !== undefined && !sameJson(row, base)) found[id] = differences(row, base);
  }
  return found;
}

/** Writes a state as a position, by what is read when nothing is said. */
function written(state: GameState, base: Base): Position {
  const { name, positionVersion, usual } = base.setting.edition;
  const { turn, secured, milestones, defiant, hated, ended, stack } = state;
  const board: Position = {
    format: 'diadochi-position',
    game: name as Position['game'],
    version: positionVersion as Position['version'],
    ...(sameJson(state.options, usual) ? {} : { options: state.options }),
    ...(turn === 1 ? {} : { turn }),
    ...nonEmpty('pieces', writePieces(state, base.state, base.setting)),
    ...nonEmpty('secured', secured),
    ...nonEmpty('milestones', milestones),
    ...(defiant && { defiant }),
    ...(hated && { hated }),
    ...memoryIn(state),
  };
  const unsaid = boardOf(board, base, false);
  const cities = differing(state.cities, unsaid.cities);
  const said: Position = {
    ...board,
    ...nonEmpty('provinces', differing(state.provinces, unsaid.provinces)),
    ...nonEmpty('cities', cities),
  };
  if (ended !== null) return { ...said, ended };
  return shortest(state, said, base) ?? { ...said, stack };
}

/** A side that is about to move is written by the name of its phase: nothing else has happened in it. */
function shortest({ stack, ...state }: GameState, said: Position, base: Base): Position | undefined {
  const [, frame] = stack;
  if (stack.length !== 2 || frame?.kind !== 'movement' || frame.moved.length + frame.turned.length > 0)
    return undefined;
  const position: Position = { ...said, begins: { phase: 'movement', side: frame.side } };
  return sameJson(inMotion(position, describedBy(position, base), base.setting.edition), { ...state, stack })
    ? position
    : undefined;
}

/** Positions: their shape, and all that the situation which they describe says against the rules. */
export function positionBorder(edition: Edition): PositionBorder {
  const baseOf = basesOf(edition);
  const anyShape = positionOf(positionFields(edition, anyWords));

  /** The options of something that ought to be a position. */
  function optionsIn(u: unknown): GameState['options'] | undefined {
    if (!isRecord(u) || !Object.hasOwn(u, 'options')) return edition.usual;
    return edition.options.codec.is(u['options']) ? u['options'] : undefined;
  }

  function* findings(copy: unknown): Generator<Finding> {
    if (!isRecord(copy)) return;
    const options = optionsIn(copy);
    if (options !== undefined) yield* findingsOf(copy, baseOf(options));
    else
      for (const { keys, message } of edition.options.findings(copy['options']))
        yield { keys: ['options', ...keys], message };
  }

  const PositionCodec = codecOf(
    'Position',
    depending<Position>(
      'a position',
      (u) => {
        const options = optionsIn(u);
        return options === undefined ? anyShape : baseOf(options).whole;
      },
      () => anyShape,
    ),
    findings,
  );
  const decode = decoderOf(PositionCodec);
  return {
    PositionCodec,
    fromPosition: (input) =>
      E.map((position: Position) => {
        const base = baseOf(position.options ?? edition.usual);
        return freezeJson(inMotion(position, describedBy(position, base), edition));
      })(decode(input)),
    toPosition(given) {
      const state = ownJson(given);
      return written(state, baseOf(state.options));
    },
  };
}
