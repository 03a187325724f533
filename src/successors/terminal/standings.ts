/** The standings of the players of Successors, their pieces, and the current moment. */
import { counted, type Locale } from '../../core/index.js';
import { cardText, GENERALS, query, type PlayerId, type PlayerView } from '../index.js';
import { IMMEDIATE_VICTORY_LEGITIMACY, IMMEDIATE_VICTORY_POINTS } from '../data/tables.js';
import { names } from '../text/index.js';
import { paragraph, type TextLine } from '../../hosts/terminal/flow.js';
import { FACTION_MARKS, PICTURE_WORDS } from './marks.js';
import { fleetsText } from './pieces.js';

/** The width of the mark and the name of a player. */
const MARGIN = 11;

/** Returns `Champion` or `Successor, Usurper`. */
function standing({ champions, usurper }: PlayerView, player: PlayerId, locale: Locale): string {
  const { playerStatuses } = names(locale);
  const status = champions.includes(player) ? playerStatuses.champion : playerStatuses.successor;
  return usurper === player ? `${status}, ${playerStatuses.usurper}` : status;
}

/** Returns a player's generals; for those who are not on the map, with their place. */
function generalsOf(view: PlayerView, player: PlayerId, locale: Locale): string {
  const { generals, generalStatuses } = names(locale, view);
  const noted = GENERALS.flatMap((id) => {
    const { owner, status } = view.generals[id];
    if (owner !== player || status === 'unused' || status === 'reserve' || status === 'eliminated') return [];
    return [status === 'map' ? generals[id] : `${generals[id]} (${generalStatuses[status]})`];
  });
  return noted.join(', ');
}

/** Returns a player's points, CUs, cards, status and pieces. */
function playerLine(view: PlayerView, player: PlayerId, locale: Locale): TextLine {
  const words = PICTURE_WORDS[locale];
  const { pieces, players } = names(locale);
  const needed = IMMEDIATE_VICTORY_POINTS[view.options.players];
  const widest = Math.max(...query.playersOf(view).map((each) => standing(view, each, locale).length));
  const figures = [
    `${FACTION_MARKS[locale][player]} ${players[player].padEnd(6)}`,
    `${String(query.victoryPoints(view, player)).padStart(2)}/${needed} ${words.victoryPoints}`,
    `${String(query.legitimacy(view, player)).padStart(2)}/${IMMEDIATE_VICTORY_LEGITIMACY} ${words.legitimacy}`,
    counted(query.unitsOnMap(view, player), pieces.combatUnit).padStart(6),
    `${view.hands[player]?.length ?? 0} ${words.cards}`,
    standing(view, player, locale).padEnd(widest),
  ];
  const company = [generalsOf(view, player, locale), ...fleetsText(view, player, locale)];
  return paragraph(`${figures.join(' │ ')} │ `, company.filter((text) => text !== '').join('; '), MARGIN);
}

export function standingsPicture(view: PlayerView, locale: Locale): readonly TextLine[] {
  const words = PICTURE_WORDS[locale];
  const needed = IMMEDIATE_VICTORY_POINTS[view.options.players];
  return [
    ...query.playersOf(view).map((player) => playerLine(view, player, locale)),
    `${words.wins(needed, IMMEDIATE_VICTORY_LEGITIMACY)} ${words.deck(view.deck.length, view.discards.length)}`,
  ];
}

/** Returns each card with its number, its type, its Operation Points and what it does. */
export function handPicture(view: PlayerView, player: PlayerId, locale: Locale): readonly TextLine[] {
  const words = PICTURE_WORDS[locale];
  const own = names(locale, view);
  const held = query.handOf(view, player).flatMap((card) => (card === 'hidden' ? [] : [card]));
  if (held.length === 0) return [words.hand, '  –'];
  const cards = held.map((card) => {
    const { operationPoints } = query.cardFact(view, card);
    const points = operationPoints > 0 ? `, ${operationPoints} ${words.operationPoints}` : '';
    const head = `  ${String(card).padStart(2)} ${own.cards[card] ?? ''} (${own.cardTypes[query.cardType(view, card)]}${points}):`;
    return paragraph(head, cardText(view, card, locale) ?? '', 5);
  });
  return [words.hand, ...cards];
}

/** Returns the Army on the march, and its Movement Points. */
function marchText(view: PlayerView, locale: Locale): string {
  const march = query.marchOf(view);
  if (march === undefined) return '';
  const { generals, pieces } = names(locale, view);
  const [first] = march.group.generals;
  const who = first === undefined ? pieces.minorGeneral.one : generals[first];
  return `; ${who}: ${query.movementPoints(view, march)} ${PICTURE_WORDS[locale].movementPoints}`;
}

/** Returns `Game Turn 1, Strategy Round 2: Red, Tyche Segment`. */
export function momentPicture(view: PlayerView, locale: Locale): string {
  const words = PICTURE_WORDS[locale];
  const { players, segments } = names(locale);
  const round = view.round > 0 ? `, ${words.round} ${view.round}` : '';
  const { segment } = view;
  const part = segment === null ? '' : `: ${players[segment.player]}, ${segments[segment.segment]}`;
  return `── ${words.turn} ${view.turn}${round}${part}${marchText(view, locale)} ──`;
}

/** Returns a text that changes with every round. The terminal then prints the board. */
export const chapterOf = (view: PlayerView): string => `${view.turn}.${view.round}`;
