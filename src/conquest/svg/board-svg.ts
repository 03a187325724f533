/** The whole picture of a situation, or the part of it that somebody wants to see. */
import { boxAround, boxOf, type Box } from '../../svg/box.js';
import { element, type Element } from '../../svg/element.js';
import { drawColumn, drawRow } from '../../svg/panel.js';
import { PARTS as COMMON_PARTS, pictureText, viewAround, type CommonPictureOptions } from '../../svg/picture.js';
import { patternOf, words } from '../../svg/shapes.js';
import { PALETTES } from '../../svg/theme.js';
import type { GameEvent } from '../event/index.js';
import { machine } from '../machine.js';
import type { GameState, PlayerView } from '../state.js';
import type { PlaceId } from '../vocabulary.js';
import { drawBattle } from './battle.js';
import { HEADING, HEIGHT, MAP, MARGIN, NARROW, TRACK, WIDTH } from './extents.js';
import { planOf } from './ground/plan.js';
import { drawHappenings } from './happenings.js';
import { drawHeading, drawSigns, momentText } from './heading.js';
import { labelsIn } from './labels.js';
import { liveryOf } from './liveries.js';
import { drawBorders, drawCities, drawLand, drawLanes, drawNames, drawZones } from './map.js';
import { panelsOf } from './panels.js';
import { stacksOf } from './pieces.js';
import type { Highlight, Setting } from './setting.js';
import { drawStack, drawTether, placeStacks } from './stacks.js';
import { drawTurnTrack, trackHeight } from './track.js';

/** The parts of a picture that can be had alone: those of every game, and the Tactical Display. */
export const PARTS = [...COMMON_PARTS, 'battle'] as const;
/** One of {@link PARTS}. */
export type Part = (typeof PARTS)[number];

/** What part of the map is looked at: around provinces and cities, or a box in the map's units. */
export type Focus = { readonly places: readonly PlaceId[] } | Box;

/** How a situation is drawn. Nothing need be said. */
export interface PictureOptions extends Omit<CommonPictureOptions<Highlight, Focus>, 'part'> {
  /** What has just happened: arrows where forces went, marks where they fought. */
  readonly lastEvents?: readonly GameEvent[];
  /**
   * `'battle'`: the Tactical Display; `'players'`: what lies beside the map, narrow as a telephone; left out: `'all'`, or with a focus
   * `'map'`. While a battle is fought, `'all'` and `'players'` have the display too.
   */
  readonly part?: Part;
}

function settingOf(
  state: GameState | PlayerView,
  { highlight = {}, locale = 'en', theme = 'light' }: PictureOptions,
): Setting {
  const situation = machine.situationOf(state);
  const { components } = situation;
  const labels = labelsIn(locale, state);
  return {
    situation,
    plan: planOf(components.map, locale, labels),
    labels,
    palette: PALETTES[theme],
    livery: (status) => liveryOf(theme, status),
    highlight,
    prefix: `conquest-${theme}-`,
  };
}

/** The map with all that stands on it, in its own units. */
function drawMap(setting: Setting, events: readonly GameEvent[]): readonly Element[] {
  const stacks = placeStacks(setting, stacksOf(setting.situation));
  return [
    drawLand(setting),
    drawLanes(setting),
    drawBorders(setting),
    drawZones(setting),
    drawHappenings(setting, events),
    ...stacks.flatMap((placed) => drawTether(setting, placed) ?? []),
    drawCities(setting),
    drawNames(setting),
    ...stacks.map((placed) => drawStack(setting, placed)),
  ];
}

/** What is drawn, and how high it is. */
interface Drawn {
  readonly drawn: readonly Element[];
  readonly height: number;
}

function drawAll(setting: Setting, map: readonly Element[]): Drawn {
  const track = HEADING + MAP.height + MARGIN;
  const panels = track + TRACK + MARGIN * 2;
  const width = WIDTH - 2 * MARGIN;
  const battle = drawBattle(setting, { x: MARGIN, y: HEIGHT, width });
  return {
    drawn: [
      drawHeading(setting, { x: 0, y: 0, width: WIDTH, height: HEADING }),
      element('svg', { ...MAP, y: HEADING, viewBox: [MAP.x, MAP.y, MAP.width, MAP.height].join(' ') }, ...map),
      drawTurnTrack(setting, { x: MARGIN, y: track, width }, 1),
      ...drawRow(
        setting.palette,
        panelsOf(setting),
        { x: MARGIN, y: panels, width, height: HEIGHT - panels - MARGIN },
        MARGIN,
      ),
      ...(battle === undefined ? [] : [battle.drawn]),
    ],
    height: battle === undefined ? HEIGHT : battle.bottom + MARGIN,
  };
}

/** Cells of the track go in so many lines on a narrow picture. */
const NARROW_LINES = 3;
const NARROW_HEADING = 36;

function drawNarrow(setting: Setting): Drawn {
  const width = NARROW - 2 * MARGIN;
  const battle = drawBattle(setting, { x: MARGIN, y: NARROW_HEADING, width });
  const track = battle === undefined ? NARROW_HEADING : battle.bottom + MARGIN;
  const panels = track + trackHeight(NARROW_LINES) + MARGIN;
  const { drawn, bottom } = drawColumn(setting.palette, panelsOf(setting), { x: MARGIN, y: panels, width }, MARGIN);
  const signs = drawSigns(setting, { x: MARGIN + 4, y: bottom, width: width - 4 });
  return {
    drawn: [
      drawHeading(setting, { x: 0, y: 0, width: NARROW, height: NARROW_HEADING }),
      ...(battle === undefined ? [] : [battle.drawn]),
      drawTurnTrack(setting, { x: MARGIN, y: track, width }, NARROW_LINES),
      ...drawn,
      signs.drawn,
    ],
    height: signs.bottom + MARGIN,
  };
}

/** The display alone is so wide. */
const DISPLAY = 960;

function drawDisplay(setting: Setting): Drawn {
  const battle = drawBattle(setting, { x: MARGIN, y: MARGIN, width: DISPLAY - 2 * MARGIN });
  if (battle !== undefined) return { drawn: [battle.drawn], height: battle.bottom + MARGIN };
  const { palette, labels } = setting;
  return { drawn: [words(labels.captions.noBattle, { x: 16, y: 34 }, 16, { fill: palette.faint })], height: 60 };
}

/** Around the places that a focus names. */
const FOCUS_MARGIN = 80;
/** No focus shows less of the map. */
const LEAST_FOCUS = 320;

function viewOfFocus({ plan }: Setting, focus: Focus): Box {
  if ('width' in focus) return focus;
  const places = focus.places.flatMap((place) => plan.seats.get(place) ?? []);
  const box = boxOf(places.map(({ at, radius }) => boxAround(at, radius * 2)));
  return box === undefined ? MAP : viewAround(box, MAP, FOCUS_MARGIN, LEAST_FOCUS);
}

/**
 * A picture of a situation as the text of an SVG image: the map with who holds it and all that stands on it, the turn track, what
 * lies beside the map, and the Tactical Display while a battle is fought.
 *
 * Whatever can be clicked says what it is: `data-province`, `data-space` (a city, or a box of the display as `persian:centre`),
 * `data-piece` (on the display `data-fighter`: a unit, a leader, a marker; alike units together, all of them in `data-units`),
 * `data-stack`, `data-zone`, `data-turn`, `data-objective`, `data-player`.
 *
 * @param situation - a state, or a view of one
 * @param options - what stands out, what has just happened, language, theme, and which part
 *
 * @example
 * import { createMatch, orThrow } from 'diadochi/conquest';
 * import { boardSvg } from 'diadochi/conquest/svg';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'granikos' }));
 * boardSvg(state, { locale: 'de' }).includes('data-piece="alexander"'); // true
 */
export function boardSvg(situation: GameState | PlayerView, options: PictureOptions = {}): string {
  const setting = settingOf(situation, options);
  const { labels, palette, livery, prefix } = setting;
  const { focus, lastEvents = [], locale = 'en' } = options;
  const part = options.part ?? (focus === undefined ? 'all' : 'map');
  const hasMap = part === 'all' || part === 'map';
  const picture = {
    palette,
    language: locale,
    title: labels.captions.game,
    description: momentText(setting),
    definitions: hasMap
      ? (['macedonian', 'persian', 'contested'] as const).map((status) =>
          patternOf(`${prefix}${status}`, livery(status), 0.32),
        )
      : [],
  };
  if (part === 'players' || part === 'battle') {
    const { drawn, height } = part === 'players' ? drawNarrow(setting) : drawDisplay(setting);
    const width = part === 'players' ? NARROW : DISPLAY;
    return pictureText({ ...picture, view: { x: 0, y: 0, width, height }, drawn });
  }
  const map = drawMap(setting, lastEvents);
  if (part === 'map')
    return pictureText({ ...picture, view: focus === undefined ? MAP : viewOfFocus(setting, focus), drawn: map });
  const { drawn, height } = drawAll(setting, map);
  return pictureText({ ...picture, view: { x: 0, y: 0, width: WIDTH, height }, drawn });
}
