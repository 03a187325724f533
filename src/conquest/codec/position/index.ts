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
import type { ProvinceId } from '../../vocabulary.js';
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

/** What is said of cities, beside what holds of them at the beginning; without walls they are nobody's. */
const citiesIn = (base: GameState['cities'], told: Position['cities'] = {}): GameState['cities'] =>
  Object.fromEntries(
    Object.entries(base).map(([id, city]): [string, CityState] => {
      const { walls, holder } = { ...city, ...told[id] };
      return [id, { walls, holder: walls === 0 && !Object.hasOwn(told[id] ?? {}, 'holder') ? null : holder }];
    }),
  );

/** The situation that a position of the right shape describes, before anything is in motion; its stack is for what follows. */
function boardOf(position: Position, { state, setting }: Base): GameState {
  const { units, leaders, baggage } = readPieces(position, state, setting);
  const board: GameState = {
    ...state,
    turn: position.turn ?? 1,
    units,
    leaders,
    baggage,
    cities: citiesIn(state.cities, position.cities),
    secured: position.secured ?? {},
    milestones: position.milestones ?? {},
    ...(position.defiant && { defiant: position.defiant }),
    ...(position.hated && { hated: position.hated }),
    ...memoryIn(position),
    ended: position.ended ?? null,
    stack: position.stack ?? [],
  };
  return { ...board, provinces: holdersIn(board, setting.edition, position.provinces) };
}

/** The same, set in motion where a turn or a phase begins. */
function inMotion({ begins, stack, ended }: Position, board: GameState, edition: Edition): GameState {
  const beginning = stack === undefined && ended === undefined ? beginningIn(board, begins, edition) : undefined;
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
  const board = boardOf(position, base);
  const control = [...controlFindings(edition.machine.situationOf(board))];
  if (control.length > 0) return control;
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
  const unsaid = boardOf(board, base);
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
  return sameJson(inMotion(position, boardOf(position, base), base.setting.edition), { ...state, stack })
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
        return freezeJson(inMotion(position, boardOf(position, base), edition));
      })(decode(input)),
    toPosition: (state) => written(state, baseOf(state.options)),
  };
}
