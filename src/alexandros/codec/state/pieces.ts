/** R Setup, R Components: the right number of seats, walls, guards and cards, each in one place. */
import { latticeOf } from '../../geometry/index.js';
import { ALL_WALLS, BLACK_WALLS, CARDS_PER_SYMBOL } from '../../data/components.js';
import { symbolAt } from '../../query/covering.js';
import { cardsInPlay } from '../../query/unseen.js';
import { fenceOf } from '../../table/fence.js';
import { SYMBOLS, type PlayerId } from '../../vocabulary.js';
import { isSeated, playersIn, type Sketch, type SketchCheck } from './sketch.js';

/** Returns whether all items of a list differ. */
const allDiffer = (items: readonly unknown[]): boolean => new Set(items).size === items.length;

export const seatFindings: SketchCheck = function* (sketch) {
  if (!isSeated(sketch)) return;
  for (const [index, expected] of playersIn(sketch).entries()) {
    const found = sketch.seats[index]?.player;
    if (found !== undefined && found !== expected)
      yield { keys: ['seats', index, 'player'], message: `expected ${expected}: seats are in clockwise order` };
  }
};

export const alexanderFindings: SketchCheck = function* ({ board, alexander }) {
  if (board === undefined || alexander === undefined) return;
  if (!latticeOf({ board }).pointNumber.has(alexander))
    yield { keys: ['alexander'], message: 'the board has no such point' };
};

/** Finds walls that are on no side of the board. Positions check this separately, because they write walls as paths. */
export const sideFindings: SketchCheck = function* ({ board, walls = [] }) {
  if (board === undefined) return;
  const { sideNumber } = latticeOf({ board });
  for (const [index, side] of walls.entries())
    if (!sideNumber.has(side)) yield { keys: ['walls', index], message: 'the board has no such side' };
};

/** Finds too many walls, two walls on one side, or red walls before the last turn (R Components, R End of the Game). */
export const wallFindings: SketchCheck = function* ({ walls, stack: [bottom], ended }) {
  if (walls === undefined) return;
  if (!allDiffer(walls)) yield { keys: ['walls'], message: 'no side carries two walls' };
  if (walls.length > ALL_WALLS)
    yield { keys: ['walls'], message: `there are only ${ALL_WALLS} walls, not ${walls.length}` };
  const red = walls.length > BLACK_WALLS;
  if (bottom?.kind === 'turn' && red !== (bottom.last === 'wallsExhausted'))
    yield {
      keys: ['walls'],
      message: 'the turn in which red walls are placed, and no other, is the last for want of walls',
    };
  if (ended !== null && ended !== undefined && red && ended.how !== 'wallsExhausted' && ended.how !== 'hundredPoints')
    yield { keys: ['walls'], message: 'a game in which red walls were placed ends for want of walls, or by points' };
};

/**
 * Finds guards on other than symbol spaces or together on one, and provinces with guards of several players
 * (R Occupy Province).
 */
export const guardFindings: SketchCheck = function* ({ board, walls, seats }) {
  if (!allDiffer(seats.flatMap(({ guards }) => guards ?? [])))
    yield { keys: ['seats'], message: 'no space holds two guards' };
  if (board === undefined) return;
  const { spaceNumber, spaces } = latticeOf({ board });
  const regions = walls === undefined ? undefined : fenceOf({ board, walls }).regions;
  const owners = new Map<number, PlayerId>();
  for (const [seat, { player, guards = [] }] of seats.entries()) {
    for (const [index, space] of guards.entries()) {
      const keys = ['seats', seat, 'guards', index];
      const number = spaceNumber.get(space);
      if (number === undefined || symbolAt({ board }, space) === undefined)
        yield { keys, message: 'the board has no such symbol space' };
      else if (regions !== undefined && player !== undefined) {
        const region = regions.at(number);
        if ((owners.get(region) ?? player) !== player)
          yield { keys, message: `another player occupies the province ${spaces[regions.first(region)]}` };
        else owners.set(region, player);
      }
    }
  }
};

/**
 * Finds cards that are not in exactly one place. If a pile could not be decoded, no symbol may occur elsewhere more
 * often than there are cards.
 */
export const cardFindings: SketchCheck = function* ({ seats, supply, faceUp, discards, stack }: Sketch) {
  const frames = stack.flatMap((frame) => frame ?? []);
  const piles = [supply, discards, ...seats.flatMap(({ hand }) => [hand.shown, hand.secret])];
  const whole = faceUp !== undefined && frames.length === stack.length && piles.every((pile) => pile !== undefined);
  const played = cardsInPlay(frames);
  for (const symbol of SYMBOLS) {
    const up = (faceUp ?? []).filter((each) => each === symbol).length;
    const placed = piles.reduce((sum, pile) => sum + (pile?.[symbol] ?? 0), played[symbol] + up);
    if (placed > CARDS_PER_SYMBOL || (whole && placed < CARDS_PER_SYMBOL))
      yield { keys: ['supply'], message: `there are ${CARDS_PER_SYMBOL} ${symbol} cards, not ${placed}` };
  }
};
