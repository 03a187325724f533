/** Events in German. */
import { joined, listed, numbered, phrase } from '../../../core/index.js';
import { pileSize } from '../../data/deck.js';
import type { AlexandrosLink } from '../things.js';
import type { Events, WayWords } from '../tables.js';

const PURPOSES = { move: ' und zieht Alexander damit', joker: ' als Joker', action: '' } as const;
const REASONS = { noFaceUpCard: 'es liegt keine Karte offen', noMoveLeft: 'er hat keinen möglichen Zug' } as const;

export const germanEvents: Events = {
  turnBegan: ({ player, turn }, say) => phrase`${say.player(player)}, Zug ${turn}`,
  cardDrawn({ rule, player, symbol }, say) {
    const card = symbol === null ? 'eine Karte' : phrase<AlexandrosLink>`eine ${say.card(symbol)}`;
    return rule === 'R Setup'
      ? phrase`${say.player(player)} erhält ${card}`
      : phrase`${say.player(player)} zieht ${card} vom Stapel`;
  },
  cardTurnedUp: ({ symbol }, say) => phrase`eine ${say.card(symbol)} wird aufgedeckt`,
  discardsShuffled: ({ cards }, say) =>
    phrase`die Ablage wird gemischt: ${say.pieces(pileSize(cards), 'card')} im Stapel`,
  faceUpCardTaken: ({ player, purpose, symbol }, say) =>
    phrase`${say.player(player)} nimmt die offene ${say.card(symbol)}${PURPOSES[purpose]}`,
  specialMovePlayed: ({ player, symbol }, say) =>
    phrase`${say.player(player)} spielt eine ${say.card(symbol)} für einen Sonderzug aus der Hand`,
  symbolNamed: ({ player, symbol }, say) =>
    phrase`${say.player(player)} setzt den Joker als ${say.names.symbols[symbol]} ein`,
  spaceChosen: ({ player, space, distance }, say) =>
    phrase`${say.player(player)} wählt das ${say.spaceKind(space)} ${say.space(space)}, ${say.pieces(distance, 'side')} entfernt`,
  pointChosen: ({ point, distance }, say) =>
    phrase`sein Ziel ist der Eckpunkt ${say.point(point)}, ${say.pieces(distance, 'side')} entfernt`,
  alexanderStepped: ({ from, to }, say) => phrase`Alexander zieht von ${say.point(from)} nach ${say.point(to)}`,
  wallPlaced: ({ side, colour }, say) =>
    phrase`eine ${say.names.walls[colour].one} wird auf die Kante ${say.side(side)} gesetzt`,
  alexanderStayed: ({ why }) => phrase`Alexander bleibt, wo er ist: ${REASONS[why]}`,
  blackWallsExhausted: () => phrase`die schwarzen Mauern sind verbraucht: dies ist der letzte Zug`,
  guardPlaced: ({ player, space }, say) =>
    phrase`${say.player(player)} stellt eine Wache auf das ${say.spaceKind(space)} ${say.space(space)}`,
  cardPaid: ({ player, symbol, space }, say) =>
    phrase`${say.player(player)} zahlt eine ${say.card(symbol)} für ${say.space(space)}`,
  guardRemoved: ({ player, by, space, symbol }, say) =>
    phrase`${say.player(by)} spielt zwei ${say.card(symbol)}n und entfernt die Wache von ${say.player(player)} auf ${say.space(space)}`,
  provinceOccupied({ player, from, province, value }, say) {
    const worth = phrase`die Provinz ${say.province(province)}, Wert ${say.pieces(value, 'point')}`;
    return from === null
      ? phrase`${say.player(player)} besetzt ${worth}`
      : phrase`${say.player(player)} übernimmt von ${say.player(from)} ${worth}`;
  },
  cardGiven: ({ player, to, symbol }, say) =>
    phrase`${say.player(player)} gibt ${say.player(to)} eine ${say.card(symbol)}`,
  taxesLevied: ({ player, symbol }, say) =>
    phrase`${say.player(player)} treibt mit einer ${say.card(symbol)} Steuern ein`,
  taxesScored: ({ player, points, score }, say) =>
    phrase`${say.player(player)} erhält ${say.pieces(points, 'point')} und hat jetzt ${score}`,
  guardTakenBack: ({ player, space }, say) =>
    phrase`${say.player(player)} nimmt die Wache von ${say.space(space)} zurück`,
  actionsForgone: ({ player, actions }, say) =>
    phrase`${say.player(player)} verzichtet auf ${say.pieces(actions, 'action')}`,
  turnEnded: ({ player, turn }, say) => phrase`Zug ${turn} von ${say.player(player)} endet`,
  gameEnded: ({ how, winners }, say) =>
    phrase`das Spiel endet: ${say.names.endings[how]}, und ${listed(winners.map(say.player), 'und')} ${numbered(winners.length, 'gewinnt', 'gewinnen')}`,
};

export const germanWay: WayWords = {
  way: (points, walls, say) =>
    phrase`er zieht ${joined(points.map(say.point), ' → ')}${walls ? '' : ', ohne dass eine Mauer gesetzt wird'}`,
  walls: (colour, sides, say) =>
    phrase`${sides.length} ${numbered(sides.length, say.names.walls[colour].one, say.names.walls[colour].many)} gesetzt: ${joined(sides.map(say.side), ', ')}`,
};
