/** R 19.2: the codec of custom special abilities. */
import type * as t from 'io-ts';
import {
  codecOf,
  decoderOf,
  exactly,
  isRecord,
  listOf,
  mapOf,
  oneOf,
  rowsOf,
  tagged,
  text,
  value,
  wholeNumber,
  type Check,
  type Decode,
  type Finding,
} from '../../../core/index.js';
import { GENERALS, REGIONS, SPACE_KINDS } from '../../vocabulary.js';
import type { Abilities, Ability, AbilityFigure, AbilityPlace } from '../ability.js';
import type { Board } from '../shape.js';
import { identifier, source } from './fields.js';

/** The most abilities of one general. */
const MOST = 20;

const placeParts = {
  provinces: listOf(identifier, 50, 1),
  spaces: listOf(identifier, 200, 1),
  kinds: listOf(oneOf(SPACE_KINDS), SPACE_KINDS.length, 1),
};
const where = exactly<AbilityPlace>('a place', placeParts, ['provinces', 'spaces', 'kinds']);

/** Returns the codec of a change: not 0, and not so large that dice no longer matter. */
const change = (most: number): t.Type<number> =>
  value(
    `a whole number from ${-most} to ${most}, and not 0`,
    (u): u is number => Number.isSafeInteger(u) && u !== 0 && Math.abs(u as number) <= most,
    1,
    { is: 'any of', members: [wholeNumber(-most, -1), wholeNumber(1, most)] },
  );
const rating = { is: wholeNumber(1, 6), plus: change(3) };
const inBattle = oneOf(['attacking', 'defending']);
const first = value('true, or nothing', (u): u is true => u === true, 1, { is: 'one of', values: [true] });

type Parts = Readonly<Record<string, Check<unknown>>>;

/** The fields of an ability in addition to the value that it changes. Only those that `REQUIRED` names are required. */
const PARTS: { readonly [Figure in AbilityFigure]: Parts } = {
  battleRating: { ...rating, where, when: inBattle },
  battleStrength: { plus: change(9), where, when: inBattle },
  elephantDie: { plus: change(3), where, when: inBattle },
  initiative: { ...rating, where, when: oneOf(['marching', 'intercepting', 'avoiding']) },
  movementPoints: { plus: change(3), where },
  pathCost: { path: oneOf(['land', 'mountain', 'strait']), is: oneOf([1, 2]), where },
  interceptionDie: { plus: change(3), where, first },
  transitPenalty: { is: oneOf([0]), where },
  avoidingDie: { plus: change(3), where, first },
  siegeDie: { plus: change(3), where },
  portPenalty: { is: oneOf([0]), where },
  fleetStrength: { plus: change(9) },
  prestige: {
    plus: change(9),
    where,
    when: oneOf(['attacking', 'defending', 'besieging']),
    for: oneOf(['ownRoyalArmy']),
  },
};

/** Returns the fields that may be missing. For a rating, an ability has either `is` or `plus`. */
function mayMiss(figure: AbilityFigure): readonly string[] {
  const optional = ['where', 'when', 'first', 'for', 'text', 'source'];
  return 'is' in PARTS[figure] && 'plus' in PARTS[figure] ? [...optional, 'is', 'plus'] : optional;
}

const shapeOf = (figure: AbilityFigure) =>
  exactly<Record<string, unknown>>(
    `an ability that changes ${figure}`,
    { changes: oneOf([figure]), ...PARTS[figure], text: text(1000), source },
    mayMiss(figure),
  );

const figures = Object.keys(PARTS) as readonly AbilityFigure[];

/** One of the values that abilities may change. */
export const abilityFigure: t.Type<AbilityFigure> = oneOf(figures);

const ability = tagged(
  'changes',
  Object.fromEntries(figures.map((figure) => [figure, shapeOf(figure)])),
  'an ability',
) as t.Type<unknown> as t.Type<Ability>;

const AbilitiesShape: t.Type<Abilities> = mapOf(oneOf(GENERALS), listOf(ability, MOST, 1), GENERALS.length);

/** Finds the rows of an input that should be a table of abilities, with their keys. */
function* rowsWithin(copy: unknown): Generator<readonly [Finding['keys'], Readonly<Record<string, unknown>>]> {
  if (!isRecord(copy)) return;
  for (const [general, list] of Object.entries(copy))
    for (const [index, row] of rowsOf(list).entries()) if (isRecord(row)) yield [[general, index], row];
}

function* abilityShapeFindings(copy: unknown): Generator<Finding> {
  for (const [keys, row] of rowsWithin(copy)) {
    const parts = figures.some((figure) => figure === row.changes) ? PARTS[row.changes as AbilityFigure] : {};
    if ('is' in parts && 'plus' in parts && 'is' in row === 'plus' in row)
      yield { keys, message: 'an ability sets a figure or adds to it: one of "is" and "plus"' };
    if ('where' in parts && isRecord(row.where) && Object.keys(row.where).length === 0)
      yield { keys: [...keys, 'where'], message: 'a place names provinces, spaces or kinds of space; without any, leave it out' };
  }
}

/**
 * The codec of a table of special abilities: each general once, each ability with the fields that its value needs.
 * Whether its provinces and spaces exist depends on the board, so the codec of options checks that. Never throws.
 */
export const AbilitiesCodec: t.Type<Abilities> = codecOf('Abilities', AbilitiesShape, (copy) => [
  ...abilityShapeFindings(copy),
]);

/**
 * Decodes special abilities, or returns all faults.
 *
 * @example
 * import { decodeAbilities, orThrow } from 'diadochi';
 *
 * orThrow(decodeAbilities({ demetrios: [{ changes: 'siegeDie', plus: 1, source: 'printed: his card' }] }));
 */
export const decodeAbilities: Decode<Abilities> = decoderOf(AbilitiesCodec);

/** Finds provinces and spaces that a table of abilities names and this board lacks. */
export function* abilityFindings(abilities: Abilities, board: Board): Generator<Finding> {
  const provinces = new Set<string>([...board.provinces.map(({ id }) => id), ...REGIONS]);
  const spaces = new Set(board.spaces.map(({ id }) => id));
  for (const [keys, row] of rowsWithin(abilities)) {
    const place = (row as { readonly where?: AbilityPlace }).where ?? {};
    for (const [index, province] of (place.provinces ?? []).entries())
      if (!provinces.has(province))
        yield { keys: [...keys, 'where', 'provinces', index], message: `there is no province ${province} on the board` };
    for (const [index, space] of (place.spaces ?? []).entries())
      if (!spaces.has(space))
        yield { keys: [...keys, 'where', 'spaces', index], message: `there is no space ${space} on the board` };
  }
}
