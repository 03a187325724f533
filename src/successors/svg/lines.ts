/** A piece as it is drawn on a slip or in a panel: its icon, its name or number, its values. */
import type { Point } from '../../svg/box.js';
import { group, title, type Element } from '../../svg/element.js';
import { ROW } from '../../svg/flow.js';
import { textWidth } from '../../svg/measure.js';
import { rectangle, words } from '../../svg/shapes.js';
import { generals as generalFacts } from '../data/generals.js';
import { independents as independentFacts } from '../data/independents.js';
import { royals as royalFacts } from '../data/royals.js';
import { signShape, type Sign } from './glyphs.js';
import type { Piece } from './pieces.js';
import { pieceText, shortNameOfFleet, strengthOfFleet, type Setting } from './setting.js';

const SIZE = 10;
const FIGURES = 8.5;
const SIGN = 4.2;

function signOf({ thing }: Piece, isTomb: boolean): Sign | undefined {
  switch (thing.kind) {
    case 'units':
      return thing.unit;
    case 'minor':
    case 'royal':
    case 'fleet':
    case 'helepolis':
      return thing.kind;
    case 'body':
      return isTomb ? 'tomb' : 'cart';
    case 'general':
    case 'army':
      return undefined;
  }
}

/** Returns the text of a piece on a slip. */
function written({ labels, state }: Setting, { thing }: Piece): string {
  const { names } = labels;
  switch (thing.kind) {
    case 'units':
    case 'minor':
      return String(thing.count);
    case 'general':
      return generalFacts[thing.general].name;
    case 'royal':
      return royalFacts[thing.royal].name;
    case 'body':
      return (state.body.status === 'tomb' ? names.pieces.tomb : names.pieces.funeralCart).one;
    case 'army':
      return independentFacts[thing.army].name;
    case 'helepolis':
      return `+${thing.bonus}`;
    case 'fleet':
      return shortNameOfFleet(labels, thing.fleet);
  }
}

/** Returns small values after a name: a general's ratings, the strength of an Independent Army or a fleet. */
function figures({ state }: Setting, { thing }: Piece): string {
  switch (thing.kind) {
    case 'general':
      return `${generalFacts[thing.general].initiative}-${generalFacts[thing.general].battle}`;
    case 'army':
      return String(independentFacts[thing.army].strength);
    case 'fleet':
      return String(strengthOfFleet(state, thing.fleet));
    case 'units':
    case 'minor':
    case 'royal':
    case 'body':
    case 'helepolis':
      return '';
  }
}

const signRoom = (setting: Setting, piece: Piece): number =>
  signOf(piece, setting.state.body.status === 'tomb') === undefined ? 0 : SIGN * 2 + 3;

/** Returns the width of a piece in a row. */
export function pieceWidth(setting: Setting, piece: Piece): number {
  const small = figures(setting, piece);
  const behind = small === '' ? 0 : textWidth(small, FIGURES) + 4;
  return signRoom(setting, piece) + textWidth(written(setting, piece), SIZE, true) + behind + 4;
}

/** Draws a piece on its slip. */
export function drawPiece(setting: Setting, piece: Piece, at: Point): Element {
  const { palette, highlight, state } = setting;
  const width = pieceWidth(setting, piece) - 2;
  const sign = signOf(piece, state.body.status === 'tomb');
  const text = written(setting, piece);
  const left = at.x + signRoom(setting, piece);
  const small = figures(setting, piece);
  const isLit = highlight.pieces?.includes(piece.id) === true;
  const inactive = piece.thing.kind === 'royal' && state.royals[piece.thing.royal].status === 'inactive';
  return group(
    { 'data-piece': piece.id, 'data-count': 'count' in piece.thing ? piece.thing.count : undefined, role: 'img' },
    title(
      inactive
        ? `${pieceText(setting, piece)}, ${setting.labels.names.royalStatuses.inactive}`
        : pieceText(setting, piece),
    ),
    isLit
      ? rectangle(
          { x: at.x - 2, y: at.y + 0.5, width: width + 2, height: ROW },
          { rx: 2, fill: 'none', stroke: palette.highlight, 'stroke-width': 2 },
        )
      : rectangle({ x: at.x - 1, y: at.y + 1, width, height: ROW - 1 }, { fill: 'none', 'pointer-events': 'all' }),
    sign === undefined
      ? undefined
      : signShape(
          sign,
          { x: at.x + SIGN + 1, y: at.y + ROW / 2 + 0.5 },
          SIGN,
          inactive ? palette.faint : palette.ink,
          palette.panel,
        ),
    text === ''
      ? undefined
      : words(text, { x: left, y: at.y + ROW - 2.5 }, SIZE, {
          'font-weight': 'bold',
          'font-style': inactive ? 'italic' : undefined,
          fill: inactive ? palette.faint : palette.ink,
        }),
    small === ''
      ? undefined
      : words(small, { x: left + textWidth(text, SIZE, true) + 3, y: at.y + ROW - 2.5 }, FIGURES, {
          fill: palette.faint,
        }),
  );
}
