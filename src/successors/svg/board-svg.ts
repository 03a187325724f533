/** The whole picture of a situation, or a part of it. */
import { boxAround, boxOf, type Box } from '../../svg/box.js';
import { element, group, type Element, type Markup } from '../../svg/element.js';
import { drawColumn, drawRow } from '../../svg/panel.js';
import { pictureText, viewAround, type CommonPictureOptions } from '../../svg/picture.js';
import { patternOf } from '../../svg/shapes.js';
import { drawTrack } from '../../svg/track.js';
import { PALETTES } from '../../svg/theme.js';
import type { GameEvent } from '../event/index.js';
import { geometryOf, minorGeneralsInSupply } from '../questions.js';
import type { GameState, PlayerView } from '../state.js';
import { PLAYERS, type Faction, type ProvinceId, type SpaceId } from '../vocabulary.js';
import { MAP } from './extents.js';
import { planOf } from './ground/plan.js';
import { drawEvents } from './latest-events.js';
import { drawHeading, drawSigns, momentText } from './heading.js';
import { labelsIn } from './labels.js';
import { liveryOf } from './liveries.js';
import { drawLand, drawPaths } from './map.js';
import { panelsOf } from './panels.js';
import { piecesOf, type Piece } from './pieces.js';
import { drawProvinceName, placeProvinceNames } from './provinces.js';
import type { Highlight, Setting } from './setting.js';
import { drawSpaceNames, drawSpaces, spacesOfFocus } from './spaces.js';
import { drawStack, drawTetherOf, placeStacks, stacksOf } from './stacks.js';
import { tracksOf } from './tracks.js';

/** The part of the map to show: around a province, around spaces, or a box in the map's units. */
export type Focus = { readonly province: ProvinceId } | { readonly spaces: readonly SpaceId[] } | Box;

/** How a situation is drawn. All options have defaults. */
export interface PictureOptions extends CommonPictureOptions<Highlight, Focus> {
  /**
   * The latest events: arrows show where pieces moved, marks where they fought. Pass them as `eventFor` returns them.
   */
  readonly lastEvents?: readonly GameEvent[];
}

const HEADING = 40;
const TRACKS = 50;
const MARGIN = 6;
const WIDTH = MAP.width;
const HEIGHT = 1000;
const NARROW = 390;

const FACTIONS: readonly Faction[] = [...PLAYERS, 'independent'];

function settingOf(
  state: GameState | PlayerView,
  { highlight = {}, locale = 'en', theme = 'light' }: PictureOptions,
): Setting {
  return {
    state,
    plan: planOf(geometryOf(state).board),
    labels: labelsIn(locale, state),
    palette: PALETTES[theme],
    livery: (faction) => liveryOf(theme, faction),
    highlight,
    look: `${theme} ${locale} ${state.options.board === undefined ? 'shipped' : 'own'}`,
    prefix: `diadochi-${theme}-`,
  };
}

/** Draws the map with everything on it, in its own units. */
function drawMap(setting: Setting, pieces: readonly Piece[], events: readonly GameEvent[]): readonly Markup[] {
  const stacks = placeStacks(setting, stacksOf(pieces));
  const provinceNames = placeProvinceNames(
    setting.plan,
    stacks.map(({ box }) => box),
  );
  return [
    drawLand(setting),
    drawPaths(setting),
    drawEvents(setting, events),
    drawSpaces(setting),
    group({}, ...provinceNames.map((placed) => drawProvinceName(setting, placed))),
    group({}, ...stacks.map((placed) => drawTetherOf(setting, placed))),
    drawSpaceNames(setting),
    group({ 'data-layer': 'stacks' }, ...stacks.map((placed) => drawStack(setting, placed))),
  ];
}

/** Draws tracks and panels side by side below the map. */
function drawBelow(setting: Setting, pieces: readonly Piece[]): readonly Element[] {
  const { palette } = setting;
  const top = HEADING + MAP.height + MARGIN;
  const tracks = tracksOf(setting);
  const cells = tracks.reduce((sum, { goal }) => sum + goal + 1, 0);
  let x = MARGIN;
  const drawn = tracks.map((track) => {
    const width = ((WIDTH - MARGIN * (tracks.length + 1)) * (track.goal + 1)) / cells;
    const one = drawTrack(palette, track, { x, y: top, width, height: TRACKS }, 1);
    x += width + MARGIN;
    return one;
  });
  const y = top + TRACKS + MARGIN;
  const box = { x: MARGIN, y, width: WIDTH - 2 * MARGIN, height: HEIGHT - y - MARGIN };
  return [...drawn, ...drawRow(palette, panelsOf(setting, pieces), box, MARGIN)];
}

/** The number of cells of a track in one line of a narrow picture. */
const NARROW_CELLS = 20;

/** Draws tracks and panels one below the other, and returns their total height. */
function drawNarrow(setting: Setting, pieces: readonly Piece[]): Drawn {
  const { palette } = setting;
  const width = NARROW - 2 * MARGIN;
  let y = NARROW_HEADING;
  const tracks = tracksOf(setting).map((track) => {
    const lines = Math.ceil((track.goal + 1) / NARROW_CELLS);
    const height = 14 + lines * 40;
    const one = drawTrack(palette, track, { x: MARGIN, y, width, height }, lines);
    y += height + MARGIN;
    return one;
  });
  const { drawn, bottom } = drawColumn(palette, panelsOf(setting, pieces), { x: MARGIN, y, width }, MARGIN);
  const heading = drawHeading(setting, { x: 0, y: 0, width: NARROW, height: NARROW_HEADING });
  const signs = drawSigns(setting, { x: MARGIN + 4, y: bottom, width: width - 4 });
  return { drawn: [heading, ...tracks, ...drawn, signs.drawn], height: signs.bottom + MARGIN };
}

/** Drawn elements and their height. */
interface Drawn {
  readonly drawn: readonly Element[];
  readonly height: number;
}

const NARROW_HEADING = 36;

/** The margin around the spaces of a focus. */
const FOCUS_MARGIN = 70;
/** The least width and height of the map that a focus shows. */
const LEAST_FOCUS = 300;

function viewOfFocus(setting: Setting, focus: Focus): Box {
  if ('width' in focus) return focus;
  const spaces = spacesOfFocus(setting, focus);
  const box = boxOf(spaces.map(({ at, radius }) => boxAround(at, radius * 2)));
  return box === undefined ? MAP : viewAround(box, MAP, FOCUS_MARGIN, LEAST_FOCUS);
}

/**
 * Returns a picture of a situation as the text of an SVG image: the map with its markers and stacks, the tracks, and
 * everything next to the map. It is drawn from the state or view alone, so a picture of a view reveals nothing hidden.
 *
 * Everything that can be clicked has an attribute with its name: `data-space`, `data-path`, `data-province`,
 * `data-piece` (`general:antigonos`, `units:red:pella:loyal`, `fleet:rhodos`), `data-stack`, `data-player`.
 *
 * @param situation - a state, or a view of one
 * @param options - highlights, the latest events, language, theme, and the part to show
 *
 * @example
 * import { createMatch, orThrow, viewFor } from 'diadochi';
 * import { boardSvg } from 'diadochi/svg';
 *
 * const { state } = orThrow(createMatch({ players: 4, seed: 'babylon' }));
 * boardSvg(viewFor(state, 'red'), { theme: 'dark' }).startsWith('<svg'); // true
 */
export function boardSvg(situation: GameState | PlayerView, options: PictureOptions = {}): string {
  const setting = settingOf(situation, options);
  const { labels, palette, livery, prefix } = setting;
  const { focus, lastEvents = [], locale = 'en' } = options;
  const part = options.part ?? (focus === undefined ? 'all' : 'map');
  const pieces = piecesOf(situation, (player) => minorGeneralsInSupply(situation, player));
  const picture = {
    palette,
    language: locale,
    title: labels.captions.game,
    description: momentText(setting),
    definitions:
      part === 'players' ? [] : FACTIONS.map((faction) => patternOf(`${prefix}${faction}`, livery(faction), 0.55)),
  };
  if (part === 'players') {
    const { drawn, height } = drawNarrow(setting, pieces);
    return pictureText({ ...picture, view: { x: 0, y: 0, width: NARROW, height }, drawn });
  }
  const map = drawMap(setting, pieces, lastEvents);
  if (part === 'map') {
    return pictureText({ ...picture, view: focus === undefined ? MAP : viewOfFocus(setting, focus), drawn: map });
  }
  return pictureText({
    ...picture,
    view: { x: 0, y: 0, width: WIDTH, height: HEIGHT },
    drawn: [
      drawHeading(setting, { x: 0, y: 0, width: WIDTH, height: HEADING }),
      element('svg', { ...MAP, y: HEADING, viewBox: [MAP.x, MAP.y, MAP.width, MAP.height].join(' ') }, ...map),
      ...drawBelow(setting, pieces),
    ],
  });
}
