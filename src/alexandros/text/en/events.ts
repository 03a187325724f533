/** Events in English. */
import { joined, numbered, phrase } from '../../../core/index.js';
import { pileSize } from '../../data/deck.js';
import type { Events, WayWords } from '../tables.js';
import { a, aCard, list } from './grammar.js';

const PURPOSES = { move: ' and moves Alexander with it', joker: ' as a joker', action: '' } as const;
const REASONS = { noFaceUpCard: 'no face-up card is left', noMoveLeft: 'he has no possible move' } as const;

export const englishEvents: Events = {
  turnBegan: ({ player, turn }, say) => phrase`${say.player(player)}, turn ${turn}`,
  cardDrawn({ rule, player, symbol }, say) {
    const card = symbol === null ? 'a card' : aCard(symbol, say);
    return rule === 'R Setup'
      ? phrase`${say.player(player)} is dealt ${card}`
      : phrase`${say.player(player)} draws ${card} from the supply`;
  },
  cardTurnedUp: ({ symbol }, say) => phrase`${aCard(symbol, say)} is turned face up`,
  discardsShuffled: ({ cards }, say) =>
    phrase`the discards are shuffled: ${say.pieces(pileSize(cards), 'card')} in the supply`,
  faceUpCardTaken: ({ player, purpose, symbol }, say) =>
    phrase`${say.player(player)} takes the face-up ${say.card(symbol)}${PURPOSES[purpose]}`,
  specialMovePlayed: ({ player, symbol }, say) =>
    phrase`${say.player(player)} plays ${aCard(symbol, say)} from their hand for a special move`,
  symbolNamed: ({ player, symbol }, say) =>
    phrase`${say.player(player)} uses the joker as ${a(say.names.symbols[symbol])}`,
  spaceChosen: ({ player, space, distance }, say) =>
    phrase`${say.player(player)} chooses the ${say.spaceKind(space)} ${say.space(space)}, ${say.pieces(distance, 'side')} away`,
  pointChosen: ({ point, distance }, say) =>
    phrase`his destination is the point ${say.point(point)}, ${say.pieces(distance, 'side')} away`,
  alexanderStepped: ({ from, to }, say) => phrase`Alexander moves from ${say.point(from)} to ${say.point(to)}`,
  wallPlaced: ({ side, colour }, say) => phrase`${a(say.names.walls[colour].one)} is placed on ${say.side(side)}`,
  alexanderStayed: ({ why }) => phrase`Alexander stays where he is: ${REASONS[why]}`,
  blackWallsExhausted: () => phrase`the black walls are used up: this is the last turn`,
  guardPlaced: ({ player, space }, say) =>
    phrase`${say.player(player)} places a guard on ${say.space(space)}, ${a(say.spaceKind(space))}`,
  cardPaid: ({ player, symbol, space }, say) =>
    phrase`${say.player(player)} pays ${aCard(symbol, say)} for ${say.space(space)}`,
  guardRemoved: ({ player, by, space, symbol }, say) =>
    phrase`${say.player(by)} plays two ${say.card(symbol)}s to remove ${say.player(player)}'s guard from ${say.space(space)}`,
  provinceOccupied({ player, from, province, value }, say) {
    const worth = phrase`the province ${say.province(province)}, worth ${say.pieces(value, 'point')}`;
    return from === null
      ? phrase`${say.player(player)} occupies ${worth}`
      : phrase`${say.player(player)} takes over ${worth}, from ${say.player(from)}`;
  },
  cardGiven: ({ player, to, symbol }, say) =>
    phrase`${say.player(player)} gives ${say.player(to)} ${aCard(symbol, say)}`,
  taxesLevied: ({ player, symbol }, say) => phrase`${say.player(player)} levies taxes with ${aCard(symbol, say)}`,
  taxesScored: ({ player, points, score }, say) =>
    phrase`${say.player(player)} scores ${say.pieces(points, 'point')} and now has ${score}`,
  guardTakenBack: ({ player, space }, say) =>
    phrase`${say.player(player)} takes back the guard from ${say.space(space)}`,
  actionsForgone: ({ player, actions }, say) => phrase`${say.player(player)} forgoes ${say.pieces(actions, 'action')}`,
  turnEnded: ({ player, turn }, say) => phrase`turn ${turn} of ${say.player(player)} ends`,
  gameEnded: ({ how, winners }, say) =>
    phrase`the game ends: ${say.names.endings[how]}, and ${list(winners.map(say.player))} ${numbered(winners.length, 'wins', 'win')}`,
};

export const englishWay: WayWords = {
  way: (points, walls, say) =>
    phrase`he moves ${joined(points.map(say.point), ' → ')}${walls ? '' : ', and no wall is placed'}`,
  walls: (colour, sides, say) =>
    phrase`${sides.length} ${numbered(sides.length, say.names.walls[colour].one, say.names.walls[colour].many)} placed: ${joined(sides.map(say.side), ', ')}`,
};
