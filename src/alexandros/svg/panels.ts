/**
 * Everything next to the board: panels of the players, the cards on the table, the walls left, and the scoring track.
 */
import { counted, frameOf } from '../../core/index.js';
import { captionItem, cardsItem, figureItem, ROW, tokenItem, type Item } from '../../svg/flow.js';
import { group, title } from '../../svg/element.js';
import type { Panel } from '../../svg/panel.js';
import { textWidth } from '../../svg/measure.js';
import { rectangle, words } from '../../svg/shapes.js';
import type { Track } from '../../svg/track.js';
import { WINNING_SCORE } from '../data/components.js';
import { pileSize, type Pile } from '../data/deck.js';
import { blackWallsLeft, guardsInSupply, provinces, redWallsLeft } from '../query/index.js';
import type { Seat } from '../state.js';
import { label } from '../text/labels.js';
import { SYMBOLS, type CardSymbol } from '../vocabulary.js';
import { symbolShape } from './glyphs.js';
import { capitalised } from './labels.js';
import type { Setting } from './setting.js';

const isLit = ({ highlight }: Setting, piece: string): boolean => highlight.pieces?.includes(piece) === true;

/** Returns a face-up card, or several of one symbol. */
function symbolItem(setting: Setting, piece: string, symbol: CardSymbol, count: number): Item {
  const { palette } = setting;
  const name = capitalised(setting.labels.names.symbols[symbol]);
  const text = count === 1 ? '' : `×${count}`;
  return {
    width: 20 + textWidth(text, 10),
    draw: ({ x, y }) =>
      group(
        { 'data-piece': piece, 'data-count': count, role: 'img' },
        title(count === 1 ? name : `${count} ${name}`),
        rectangle(
          { x, y, width: 13, height: ROW },
          {
            rx: 2,
            fill: palette.ground,
            stroke: isLit(setting, piece) ? palette.highlight : palette.panelEdge,
            'stroke-width': 1,
          },
        ),
        symbolShape(symbol, { x: x + 6.5, y: y + ROW / 2 }, 4.4, palette.ink),
        text === '' ? undefined : words(text, { x: x + 15, y: y + ROW - 2.4 }, 10, { fill: palette.ink }),
      ),
  };
}

/** Returns the cards of a pile whose symbols everybody knows. */
const openCards = (setting: Setting, name: string, pile: Pile): readonly Item[] =>
  'hidden' in pile
    ? []
    : SYMBOLS.filter((symbol) => pile[symbol] > 0).map((symbol) =>
        symbolItem(setting, `${name}:${symbol}`, symbol, pile[symbol]),
      );

const captioned = ({ palette }: Setting, name: string, items: readonly Item[]): readonly Item[] =>
  items.length === 0 ? [] : [captionItem(palette, name), ...items];

/** Returns the provinces of a player, each by the space of its first guard, with its value. */
const provincesOf = ({ state, palette }: Setting, { player, guards }: Seat): readonly Item[] =>
  provinces(state)
    .filter(({ owner }) => owner === player)
    .flatMap(({ spaces, value }) => {
      const guard = guards.find((space) => spaces.includes(space));
      return guard === undefined ? [] : [figureItem(palette, label(state, guard), String(value))];
    });

function seatPanel(setting: Setting, seat: Seat): Panel {
  const { state, palette, livery } = setting;
  const { player, score, hand } = seat;
  const { names, captions } = setting.labels;
  const secret = pileSize(hand.secret);
  const guards = guardsInSupply(state, player);
  const guardsLeft = captions.left(counted(guards, names.pieces.guard));
  const turn = frameOf(state, 'turn');
  return {
    id: player,
    name: names.players[player],
    status: turn?.player === player ? captions.phases[turn.phase] : '',
    figures: counted(score, names.pieces.point),
    owner: { livery: livery(player), letter: captions.letters[player] },
    groups: [
      [cardsItem(palette, `hand:${player}`, counted(secret, names.pieces.card), secret, 14)],
      captioned(setting, captions.shown, openCards(setting, `shown:${player}`, hand.shown)),
      captioned(setting, names.pieces.province.many, provincesOf(setting, seat)),
      [tokenItem(palette, `guards:${player}`, guardsLeft, isLit(setting, `guards:${player}`), guards)],
    ],
  };
}

function tablePanel(setting: Setting): Panel {
  const { state, palette } = setting;
  const { names, captions } = setting.labels;
  const supply = pileSize(state.supply);
  const walls = { black: blackWallsLeft(state), red: redWallsLeft(state) };
  return {
    id: 'nobody',
    name: captions.aside,
    status: '',
    figures: '',
    groups: [
      captioned(
        setting,
        captions.faceUp,
        state.faceUp.map((symbol, index) => symbolItem(setting, `faceUp:${index}`, symbol, 1)),
      ),
      [cardsItem(palette, 'supply', `${captions.supply} ${supply}`, supply, 1)],
      captioned(setting, captions.discards, openCards(setting, 'discards', state.discards)),
      (['black', 'red'] as const).map((colour) =>
        tokenItem(
          palette,
          `walls:${colour}`,
          `${capitalised(names.walls[colour].many)} ${walls[colour]}`,
          isLit(setting, `walls:${colour}`),
          walls[colour],
        ),
      ),
    ],
  };
}

/** Returns the panels of the players in clockwise order, and that of the table. */
export const panelsOf = (setting: Setting): readonly Panel[] => [
  ...setting.state.seats.map((seat) => seatPanel(setting, seat)),
  tablePanel(setting),
];

export const trackOf = (setting: Setting): Track => ({
  id: 'score',
  caption: `${capitalised(setting.labels.names.pieces.point.many)} (${setting.labels.captions.needed(WINNING_SCORE)})`,
  goal: WINNING_SCORE,
  markers: setting.state.seats.map(({ player, score }) => ({
    piece: `score:${player}`,
    title: `${setting.labels.names.players[player]}: ${counted(score, setting.labels.names.pieces.point)}`,
    value: score,
    letter: setting.labels.captions.letters[player],
    livery: setting.livery(player),
    lit: isLit(setting, `score:${player}`),
  })),
});

/** Returns the current moment: `Turn 12 · Red: moves Alexander`. */
export function momentText({ state, labels: { names, captions } }: Setting): string {
  const { turn, ended } = state;
  if (ended !== null) {
    const winners = ended.winners.map((player) => names.players[player]).join(', ');
    return `${captions.turn(turn)} · ${captions.won(winners, names.endings[ended.how])}`;
  }
  const frame = frameOf(state, 'turn');
  return frame === undefined
    ? captions.setup
    : `${captions.turn(turn)} · ${names.players[frame.player]}: ${captions.phases[frame.phase]}`;
}
