/** Everything next to the map: a panel for each player, and one for pieces without an owner. */
import { counted } from '../../core/index.js';
import { captionItem, cardsItem, tokenItem, type Item } from '../../svg/flow.js';
import type { Panel } from '../../svg/panel.js';
import { generals as generalFacts } from '../data/generals.js';
import { royals as royalFacts } from '../data/royals.js';
import { TRAINING_COSTS } from '../data/tables.js';
import { legitimacy, victoryPoints } from '../questions.js';
import type { PlayerId } from '../vocabulary.js';
import { drawPiece, pieceWidth } from './lines.js';
import { playersIn, type BoxName, type Piece } from './pieces.js';
import { boxName, type Setting } from './setting.js';
import { standingOf } from './standing.js';

const pieceItem = (setting: Setting, piece: Piece): Item => ({
  width: pieceWidth(setting, piece) + 3,
  draw: (at) => drawPiece(setting, piece, at),
});

/** Returns the pieces of a box under its name; nothing if there are none. */
const boxItems = (setting: Setting, name: string, pieces: readonly Piece[]): readonly Item[] =>
  pieces.length === 0 ? [] : [captionItem(setting.palette, name), ...pieces.map((piece) => pieceItem(setting, piece))];

/** Returns the status that is written after a player's name. */
function statusOf({ state, labels: { names, captions } }: Setting, player: PlayerId): string {
  const { champion, successor, usurper } = names.playerStatuses;
  return [
    state.champions.includes(player) ? champion : successor,
    ...(state.usurper === player ? [usurper] : []),
    ...(state.turnOrder[0] === player ? [captions.first] : []),
  ].join(' · ');
}

const inBox = (pieces: readonly Piece[], name: BoxName): readonly Piece[] =>
  pieces.filter(({ where }) => 'box' in where && where.box === name);

/** Returns the tokens in front of a player. */
function tokensOf(setting: Setting, player: PlayerId): readonly Item[] {
  const { state, palette, highlight } = setting;
  const { names, captions } = setting.labels;
  const token = (id: string, text: string): Item =>
    tokenItem(palette, id, text, highlight.pieces?.includes(id) === true);
  const training = state.training[player];
  const { condemned } = state;
  return [
    ...(training === undefined
      ? []
      : [
          token(
            `training:${player}`,
            captions.training(names.units[training.unit].one, training.points, TRAINING_COSTS[training.unit]),
          ),
        ]),
    ...state.contracts
      .filter((contract) => contract.player === player)
      .map(({ card, bride }) => token(`contract:${card}`, captions.contract(royalFacts[bride].name))),
    ...(state.popularSupport === player ? [token('popularSupport', captions.popularSupport)] : []),
    ...(state.pellaBurial === player ? [token('pellaBurial', captions.pellaBurial)] : []),
    ...(condemned !== null && state.generals[condemned.general].owner === player
      ? [token('condemned', `${generalFacts[condemned.general].name}: ${captions.condemned}`)]
      : []),
  ];
}

/** The boxes that are listed with their names, in this order. */
const LISTED_BOXES = [
  'reserve',
  'awaiting',
  'deploying',
  'dispersed',
  'supply',
  'eliminated',
] as const satisfies readonly BoxName[];

function playerPanel(setting: Setting, player: PlayerId, pieces: readonly Piece[]): Panel {
  const { state, labels, palette, livery } = setting;
  const { names, captions } = labels;
  const own = pieces.filter(({ owner, where }) => owner === player && 'box' in where);
  const hand = state.hands[player];
  return {
    id: player,
    name: names.players[player],
    status: statusOf(setting, player),
    figures: `${victoryPoints(state, player)} ${captions.short.victoryPoints} · ${legitimacy(state, player)} ${captions.short.legitimacy}`,
    owner: { livery: livery(player), letter: captions.letters[player] },
    groups: [
      hand === undefined
        ? []
        : [cardsItem(palette, `hand:${player}`, counted(hand.length, names.pieces.card), hand.length, 12)],
      boxItems(setting, captions.fleets, inBox(own, 'held')),
      ...LISTED_BOXES.map((box) => boxItems(setting, boxName(labels, box), inBox(own, box))),
      tokensOf(setting, player),
      ...standingOf(setting, player, pieces),
    ],
  };
}

/** Returns the panel of pieces that have no owner and are not on the map. */
function unownedPanel(setting: Setting, pieces: readonly Piece[]): Panel {
  const { state, labels, palette } = setting;
  const { names, captions } = labels;
  const nobodys = pieces.filter(({ owner, where }) => owner === null && 'box' in where);
  const removed = inBox(nobodys, 'removed');
  const are = (kind: Piece['thing']['kind']) => removed.filter(({ thing }) => thing.kind === kind);
  const pile = (id: string, name: string, count: number, shown: number): Item =>
    cardsItem(palette, id, `${name} ${count}`, count, shown);
  return {
    id: 'nobody',
    name: captions.aside,
    status: '',
    figures: '',
    groups: [
      [
        pile('deck', captions.deck, state.deck.length, 1),
        pile('discards', captions.discards, state.discards.length, 0),
        pile('removedCards', captions.removedCards, state.removedCards.length, 0),
      ],
      boxItems(setting, captions.box, inBox(nobodys, 'box')),
      boxItems(setting, `${captions.fleets} (${captions.unclaimed})`, are('fleet')),
      boxItems(setting, names.generalStatuses.unused, are('general')),
      boxItems(setting, captions.removed, are('army')),
      boxItems(setting, names.royalStatuses.dead, are('royal')),
      boxItems(setting, captions.lost, are('body')),
      ...LISTED_BOXES.map((name) => boxItems(setting, boxName(labels, name), inBox(nobodys, name))),
    ],
  };
}

/** Returns the panels of the players, and that of pieces without an owner. */
export const panelsOf = (setting: Setting, pieces: readonly Piece[]): readonly Panel[] => [
  ...playersIn(setting.state).map((player) => playerPanel(setting, player, pieces)),
  unownedPanel(setting, pieces),
];
