/** R 19.2: reading special abilities that somebody else has written. */
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

/** More abilities than the card of any general holds. */
const MOST = 20;

const placeParts = {
  provinces: listOf(identifier, 50, 1),
  spaces: listOf(identifier, 200, 1),
  kinds: listOf(oneOf(SPACE_KINDS), SPACE_KINDS.length, 1),
};
const where = exactly<AbilityPlace>('a place', placeParts, ['provinces', 'spaces', 'kinds']);

/** What may be added to a figure: something, but not so much that dice no longer matter. */
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

/** What an ability says beside the figure that it changes; all may be left out but what `REQUIRED` names. */
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

/** Whether an ability may say so, or not: of a rating it is for the ability to choose whether it is something or becomes more. */
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

/** One of the figures that abilities may change. */
export const abilityFigure: t.Type<AbilityFigure> = oneOf(figures);

const ability = tagged(
  'changes',
  Object.fromEntries(figures.map((figure) => [figure, shapeOf(figure)])),
  'an ability',
) as t.Type<unknown> as t.Type<Ability>;

const AbilitiesShape: t.Type<Abilities> = mapOf(oneOf(GENERALS), listOf(ability, MOST, 1), GENERALS.length);

/** The rows of something that ought to be a table of abilities, each with its place. */
function* rowsWithin(copy: unknown): Generator<readonly [Finding['keys'], Readonly<Record<string, unknown>>]> {
  if (!isRecord(copy)) return;
  for (const [general, list] of Object.entries(copy))
    for (const [index, row] of rowsOf(list).entries()) if (isRecord(row)) yield [[general, index], row];
}

function* abilityShapeFindings(copy: unknown): Generator<Finding> {
  for (const [keys, row] of rowsWithin(copy)) {
    const parts = figures.some((figure) => figure === row.changes) ? PARTS[row.changes as AbilityFigure] : {};
    if ('is' in parts && 'plus' in parts && 'is' in row === 'plus' in row)
      yield { keys, message: 'an ability says what the figure is, or what is added to it: one of "is" and "plus"' };
    if ('where' in parts && isRecord(row.where) && Object.keys(row.where).length === 0)
      yield { keys: [...keys, 'where'], message: 'a place names provinces, spaces or kinds of space; without any, leave it out' };
  }
}

/**
 * A table of special abilities: each general once, each ability with what its figure asks for. Whether its provinces and spaces exist
 * depends on the board: the options of a game check it. Never throws.
 */
export const AbilitiesCodec: t.Type<Abilities> = codecOf('Abilities', AbilitiesShape, (copy) => [
  ...abilityShapeFindings(copy),
]);

/**
 * Reads special abilities, or says everything that is wrong with them.
 *
 * @example
 * import { decodeAbilities, orThrow } from 'diadochi';
 *
 * orThrow(decodeAbilities({ demetrios: [{ changes: 'siegeDie', plus: 1, source: 'printed: his card' }] }));
 */
export const decodeAbilities: Decode<Abilities> = decoderOf(AbilitiesCodec);

/** What a table of abilities refers to and this board has not. */
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
