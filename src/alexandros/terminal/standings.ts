/** The standings of the players of Alexandros, their pieces, and the current moment. */
import { counted, frameOf, listed, type Locale } from '../../core/index.js';
import { query, SYMBOLS, type CardCounts, type PlayerId, type PlayerView } from '../index.js';
import { WINNING_SCORE } from '../data/components.js';
import { isHidden, pileSize } from '../data/deck.js';
import { label, names } from '../text/index.js';
import { GUARD } from './drawing.js';
import { ALEXANDROS_WORDS } from './words.js';

/** The number of free provinces that are named. */
const NAMED = 4;

function playerLine(view: PlayerView, player: PlayerId, score: number, locale: Locale): string {
  const words = ALEXANDROS_WORDS[locale];
  const { pieces, players } = names(locale);
  const provinces = query.provincesOf(view, player).map(({ id, value, guards }) => {
    const named = words.worth(label(view, id), value);
    return guards.length > 1 ? `${named} (${words.untaxed(counted(guards.length, pieces.guard))})` : named;
  });
  const figures = [
    words.points(score, WINNING_SCORE),
    counted(query.handSize(query.seatOf(view, player).hand), pieces.card),
    words.supply(counted(query.guardsInSupply(view, player), pieces.guard)),
  ];
  return `  ${GUARD[player]} ${players[player].padEnd(6)} ${figures.join(', ')}; ${listed(provinces, words.and, words.noProvince).text}`;
}

/** Returns the free provinces that need the fewest cards and guards. */
function freeLine(view: PlayerView, locale: Locale): string {
  const words = ALEXANDROS_WORDS[locale];
  const free = query
    .provinces(view)
    .filter(({ owner, value, symbolSpaces }) => owner === null && value > 0 && symbolSpaces.length > 0)
    .sort((a, b) => a.symbolSpaces.length - b.symbolSpaces.length)
    .slice(0, NAMED)
    .map(({ id, value, symbolSpaces }) =>
      words.free(label(view, id), value, counted(symbolSpaces.length, names(locale).pieces.symbol)),
    );
  return words.freeProvinces(listed(free, words.and, words.none).text);
}

/** Returns the standings. Provinces are named by their first space in reading order. */
export function standingsPicture(view: PlayerView, locale: Locale): readonly string[] {
  const words = ALEXANDROS_WORDS[locale];
  const faceUp = view.faceUp.map((symbol) => names(locale).symbols[symbol]);
  return [
    ...query.ranking(view).map(({ player, score }) => playerLine(view, player, score, locale)),
    freeLine(view, locale),
    words.faceUp(listed(faceUp, words.and, words.none).text, query.blackWallsLeft(view), pileSize(view.supply)),
    words.goal(WINNING_SCORE),
  ];
}

const cardsText = (cards: CardCounts, locale: Locale): string =>
  SYMBOLS.flatMap((symbol) => (cards[symbol] > 0 ? [`${cards[symbol]} ${names(locale).symbols[symbol]}`] : [])).join(
    ', ',
  );

/** Returns the cards by symbol, and which of them everybody has seen (ruling A25). */
export function handPicture(view: PlayerView, player: PlayerId, locale: Locale): readonly string[] {
  const { hand } = query.seatOf(view, player);
  const known = isHidden(hand.secret) ? hand.shown : query.knownCards(hand);
  const [all, seen] = [cardsText(known, locale), cardsText(hand.shown, locale)];
  const words = ALEXANDROS_WORDS[locale];
  return [words.hand, `  ${all === '' ? '–' : all}`, ...(seen === '' ? [] : [words.seenBy(seen)])];
}

export function momentPicture(view: PlayerView, locale: Locale): string {
  const turn = frameOf(view, 'turn');
  const player = turn === undefined ? '' : names(locale).players[turn.player];
  const left = turn?.phase === 'actions' ? turn.actionsLeft : null;
  return ALEXANDROS_WORDS[locale].moment(view.turn, player, left);
}

/** Returns a text that changes with every turn. The terminal then prints the board. */
export const chapterOf = (view: PlayerView): string => String(view.turn);
