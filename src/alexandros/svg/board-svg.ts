/** The whole picture of a situation, or a part of it. */
import { boxAround, boxOf, type Box } from '../../svg/box.js';
import type { Element } from '../../svg/element.js';
import { textWidth } from '../../svg/measure.js';
import { drawColumn, drawRow } from '../../svg/panel.js';
import { pictureText, viewAround, type CommonPictureOptions } from '../../svg/picture.js';
import { patternOf, words } from '../../svg/shapes.js';
import { PALETTES } from '../../svg/theme.js';
import { drawTrack } from '../../svg/track.js';
import type { GameEvent } from '../event.js';
import type { GameState, PlayerView } from '../state.js';
import type { SpaceId } from '../vocabulary.js';
import { BOARD, HEADING, HEIGHT, MARGIN, PANELS, TRACK, WIDTH } from './extents.js';
import { labelsIn } from './labels.js';
import { liveryOf } from './liveries.js';
import { drawAlexander, drawEvents, drawSea, drawSpaces, drawValues, drawWalls } from './map.js';
import { momentText, panelsOf, trackOf } from './panels.js';
import { drawRulers } from './rulers.js';
import { gridOf, middleOfSpace, type Highlight, type Setting } from './setting.js';

/** The part of the board to show: around spaces, or a box in the picture's units. */
export type Focus = { readonly spaces: readonly SpaceId[] } | Box;

/** How a situation is drawn. All options have defaults. */
export interface PictureOptions extends CommonPictureOptions<Highlight, Focus> {
  /** The latest events: Alexander's path, and provinces that changed hands. Pass them as `eventFor` returns them. */
  readonly lastEvents?: readonly GameEvent[];
}

const NARROW = 390;
const NARROW_CELLS = 17;

function settingOf(
  state: GameState | PlayerView,
  { highlight = {}, locale = 'en', theme = 'light' }: PictureOptions,
): Setting {
  return {
    state,
    grid: gridOf(state),
    labels: labelsIn(locale),
    palette: PALETTES[theme],
    livery: (player) => liveryOf(theme, player),
    highlight,
    prefix: `alexandros-${theme}-`,
  };
}

const drawBoard = (setting: Setting, events: readonly GameEvent[]): readonly Element[] => [
  drawSea(setting, BOARD),
  drawRulers(setting, BOARD),
  drawSpaces(setting),
  drawEvents(setting, events),
  drawValues(setting),
  drawWalls(setting),
  drawAlexander(setting),
];

const SIZE = 18;

function drawHeading(setting: Setting, width: number, height: number): Element {
  const text = momentText(setting);
  const size = Math.min(SIZE, (SIZE * (width - 20)) / textWidth(text, SIZE, true));
  return words(text, { x: 10, y: height / 2 + 6 }, size, { 'font-weight': 'bold', fill: setting.palette.ink });
}

function drawBelow(setting: Setting): readonly Element[] {
  const y = BOARD.y + BOARD.height + MARGIN;
  const width = WIDTH - 2 * MARGIN;
  const panels = { x: MARGIN, y: y + TRACK + MARGIN, width, height: PANELS };
  return [
    drawTrack(setting.palette, trackOf(setting), { x: MARGIN, y, width, height: TRACK }, 2),
    ...drawRow(setting.palette, panelsOf(setting), panels, MARGIN),
  ];
}

function drawNarrow(setting: Setting): { readonly drawn: readonly Element[]; readonly height: number } {
  const top = 36;
  const width = NARROW - 2 * MARGIN;
  const track = trackOf(setting);
  const lines = Math.ceil((track.goal + 1) / NARROW_CELLS);
  const height = 14 + lines * 34;
  const { drawn, bottom } = drawColumn(
    setting.palette,
    panelsOf(setting),
    { x: MARGIN, y: top + height + MARGIN, width },
    MARGIN,
  );
  return {
    drawn: [
      drawHeading(setting, NARROW, top),
      drawTrack(setting.palette, track, { x: MARGIN, y: top, width, height }, lines),
      ...drawn,
    ],
    height: bottom,
  };
}

function viewOfFocus(setting: Setting, focus: Focus): Box {
  if ('width' in focus) return focus;
  const { half } = setting.grid;
  const box = boxOf(focus.spaces.map((space) => boxAround(middleOfSpace(setting, space), half * 2)));
  return box === undefined ? BOARD : viewAround(box, BOARD, half, half * 6);
}

/**
 * Returns a picture of a situation as the text of an SVG image: the board with its walls, guards, provinces and
 * Alexander, the scoring track, and everything next to the board. It is drawn from the state or view alone, so a
 * picture of a view reveals nothing hidden.
 *
 * Everything that can be clicked has an attribute with its name: `data-space`, `data-point`, `data-piece` (`alexander`,
 * `guard:s2.0`, `wall:p0.0-p1.1`), `data-player`.
 *
 * @param situation - a state, or a view of one
 * @param options - highlights, the latest events, language, theme, and the part to show
 *
 * @example
 * import { createMatch, orThrow } from 'diadochi/alexandros';
 * import { boardSvg } from 'diadochi/alexandros/svg';
 *
 * const { state } = orThrow(createMatch({ players: 3, seed: 'gordion' }));
 * boardSvg(state, { locale: 'de' }).includes('data-piece="alexander"'); // true
 */
export function boardSvg(situation: GameState | PlayerView, options: PictureOptions = {}): string {
  const setting = settingOf(situation, options);
  const { labels, palette, livery, prefix } = setting;
  const { focus, lastEvents = [], locale = 'en' } = options;
  const part = options.part ?? (focus === undefined ? 'all' : 'map');
  const picture = {
    palette,
    language: locale,
    title: labels.captions.game,
    description: momentText(setting),
    definitions:
      part === 'players'
        ? []
        : situation.seats.map(({ player }) => patternOf(`${prefix}${player}`, livery(player), 0.5)),
  };
  if (part === 'players') {
    const { drawn, height } = drawNarrow(setting);
    return pictureText({ ...picture, view: { x: 0, y: 0, width: NARROW, height }, drawn });
  }
  const board = drawBoard(setting, lastEvents);
  if (part === 'map') {
    return pictureText({ ...picture, view: focus === undefined ? BOARD : viewOfFocus(setting, focus), drawn: board });
  }
  return pictureText({
    ...picture,
    view: { x: 0, y: 0, width: WIDTH, height: HEIGHT },
    drawn: [...board, drawHeading(setting, WIDTH, HEADING), ...drawBelow(setting)],
  });
}
