/**
 * Pictures of the games of the family: each is drawn alike, by its own machine, with its own words, map, and what it
 * adds.
 */
import type { Locale, Machine } from '../../core/index.js';
import { boxAround, boxOf, type Box } from '../../svg/box.js';
import { element, type Element } from '../../svg/element.js';
import { drawColumn, drawRow } from '../../svg/panel.js';
import { PARTS as COMMON_PARTS, pictureText, viewAround, type CommonPictureOptions } from '../../svg/picture.js';
import { patternOf, words } from '../../svg/shapes.js';
import { PALETTES } from '../../svg/theme.js';
import type { FamilyTypes } from '../types.js';
import type { PlaceId } from '../vocabulary.js';
import { drawBattle } from './battle.js';
import { HEADING, MAP, MARGIN, NARROW, WIDTH } from './extents.js';
import type { Layout } from './ground/layout.js';
import { planOf } from './ground/plan.js';
import { drawHappenings, type Happenings, type Mark, type Way } from './happenings.js';
import { drawHeading, drawSigns, momentText } from './heading.js';
import type { Labels } from './labels.js';
import { liveryOf, looksOf, type Liveries } from './liveries.js';
import { drawBorders, drawCities, drawLand, drawLanes, drawNames, drawZones } from './map.js';
import { panelsOf } from './panels.js';
import { stacksOf } from './pieces.js';
import type { Highlight, OwnDrawing, Setting } from './setting.js';
import { drawStack, drawTetherOf, placeStacks } from './stacks.js';
import { drawTurnTrack, trackHeight } from './track.js';

/**
 * The parts of a picture that can be drawn alone: those of every game, the Tactical Display, and what lies beside both.
 */
export const PARTS = [...COMMON_PARTS, 'battle', 'panels'] as const;
/** One of {@link PARTS}. */
export type Part = (typeof PARTS)[number];

/** The part of the map that is shown: around provinces, cities and sea zones, or a box in the units of the map. */
export type Focus = { readonly places: readonly PlaceId[] } | Box;

/** Options of a picture. All are optional. `E`: the events of the game. */
export interface FamilyPictureOptions<E> extends Omit<CommonPictureOptions<Highlight, Focus>, 'part'> {
  /** Recent events: arrows for marches, marks for combats. */
  readonly lastEvents?: readonly E[];
  /**
   * `'battle'`: the Tactical Display; `'players'`: what lies beside the map, narrow as a telephone; `'panels'`: the
   * same without the display; left out: `'all'`, or with a focus `'map'`. While a battle is fought, `'all'` and
   * `'players'` have the display too.
   */
  readonly part?: Part;
}

/** The description of a game's pictures. */
export interface Pictured<G extends FamilyTypes> {
  readonly machine: Pick<Machine<G>, 'situationOf'>;
  /** Begins the names of patterns, so that pictures of several games can stand on one page. */
  readonly prefix: string;
  readonly layout: Layout;
  readonly liveries: Liveries;
  /** The height of the panels beside each other. */
  readonly panels: number;
  readonly own: OwnDrawing;
  labels(locale: Locale, shown: G['shown']): Labels;
  /** Arrows of marches, and marks of events. */
  wayOf(event: G['event']): Way | undefined;
  markOf(event: G['event']): Mark | undefined;
}

/** Draws the map with all that stands on it, in its own units. */
function drawMap(setting: Setting, happenings: Happenings): readonly Element[] {
  const stacks = placeStacks(setting, stacksOf(setting.situation));
  return [
    drawLand(setting),
    drawLanes(setting),
    drawBorders(setting),
    drawZones(setting),
    drawHappenings(setting, happenings),
    ...stacks.flatMap((placed) => drawTetherOf(setting, placed) ?? []),
    drawCities(setting),
    drawNames(setting),
    ...stacks.map((placed) => drawStack(setting, placed)),
  ];
}

/** A drawing and its height. */
interface Drawn {
  readonly drawn: readonly Element[];
  readonly height: number;
}

/** From the end of the track to the panels. */
const BELOW_TRACK = MARGIN + 1;

function drawAll(setting: Setting, map: readonly Element[], room: number): Drawn {
  const track = HEADING + MAP.height + MARGIN;
  const width = WIDTH - 2 * MARGIN;
  const panels = track + trackHeight(setting, width) + BELOW_TRACK;
  const height = panels + room + MARGIN;
  const battle = drawBattle(setting, { x: MARGIN, y: height, width });
  return {
    drawn: [
      drawHeading(setting, { x: 0, y: 0, width: WIDTH, height: HEADING }),
      element('svg', { ...MAP, y: HEADING, viewBox: [MAP.x, MAP.y, MAP.width, MAP.height].join(' ') }, ...map),
      drawTurnTrack(setting, { x: MARGIN, y: track, width }),
      ...drawRow(setting.palette, panelsOf(setting), { x: MARGIN, y: panels, width, height: room }, MARGIN),
      ...(battle === undefined ? [] : [battle.drawn]),
    ],
    height: battle === undefined ? height : battle.bottom + MARGIN,
  };
}

const NARROW_HEADING = 36;

function drawNarrow(setting: Setting, part: 'players' | 'panels'): Drawn {
  const width = NARROW - 2 * MARGIN;
  const battle = part === 'panels' ? undefined : drawBattle(setting, { x: MARGIN, y: NARROW_HEADING, width });
  const track = battle === undefined ? NARROW_HEADING : battle.bottom + MARGIN;
  const panels = track + trackHeight(setting, width) + MARGIN;
  const { drawn, bottom } = drawColumn(setting.palette, panelsOf(setting), { x: MARGIN, y: panels, width }, MARGIN);
  const signs = drawSigns(setting, { x: MARGIN + 4, y: bottom, width: width - 4 });
  return {
    drawn: [
      drawHeading(setting, { x: 0, y: 0, width: NARROW, height: NARROW_HEADING }),
      ...(battle === undefined ? [] : [battle.drawn]),
      drawTurnTrack(setting, { x: MARGIN, y: track, width }),
      ...drawn,
      signs.drawn,
    ],
    height: signs.bottom + MARGIN,
  };
}

/** The width of the display alone: narrow enough that its letters are legible in a window. */
const DISPLAY = 820;

function drawDisplay(setting: Setting): Drawn {
  const battle = drawBattle(setting, { x: MARGIN, y: MARGIN, width: DISPLAY - 2 * MARGIN });
  if (battle !== undefined) return { drawn: [battle.drawn], height: battle.bottom + MARGIN };
  const { palette, labels } = setting;
  return { drawn: [words(labels.captions.noBattle, { x: 16, y: 34 }, 16, { fill: palette.faint })], height: 60 };
}

/** Around the places that a focus names. */
const FOCUS_MARGIN = 80;
/** The least part of the map that a focus shows. */
const LEAST_FOCUS = 320;

function viewOfFocus({ plan }: Setting, focus: Focus): Box {
  if ('width' in focus) return focus;
  const places = focus.places.flatMap((place) => plan.seats.get(place) ?? []);
  const box = boxOf(places.map(({ at, radius }) => boxAround(at, radius * 2)));
  return box === undefined ? MAP : viewAround(box, MAP, FOCUS_MARGIN, LEAST_FOCUS);
}

/** Returns a function that draws a situation of a game. */
export function picturesOf<G extends FamilyTypes>(
  game: Pictured<G>,
): (situation: G['shown'], options?: FamilyPictureOptions<G['event']>) => string {
  const settingOf = (
    shown: G['shown'],
    { highlight = {}, locale = 'en', theme = 'light' }: FamilyPictureOptions<G['event']>,
  ): Setting => {
    const situation = game.machine.situationOf(shown);
    const labels = game.labels(locale, shown);
    return {
      situation,
      locale,
      own: game.own,
      plan: planOf(situation.components.map, game.layout, locale, labels),
      labels,
      palette: PALETTES[theme],
      livery: (status) => liveryOf(looksOf(game.liveries, status), theme),
      tint: (status) => looksOf(game.liveries, status).tint,
      highlight,
      prefix: `${game.prefix}-${theme}-`,
    };
  };
  return (situation, options = {}) => {
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
        ? ([...setting.situation.roster.sides, 'contested'] as const).map((status) =>
            patternOf(`${prefix}${status}`, livery(status), 0.32),
          )
        : [],
    };
    if (part === 'players' || part === 'panels' || part === 'battle') {
      const { drawn, height } = part === 'battle' ? drawDisplay(setting) : drawNarrow(setting, part);
      const width = part === 'battle' ? DISPLAY : NARROW;
      return pictureText({ ...picture, view: { x: 0, y: 0, width, height }, drawn });
    }
    const map = drawMap(setting, {
      ways: lastEvents.flatMap((event) => game.wayOf(event) ?? []),
      marks: lastEvents.flatMap((event) => game.markOf(event) ?? []),
    });
    if (part === 'map')
      return pictureText({ ...picture, view: focus === undefined ? MAP : viewOfFocus(setting, focus), drawn: map });
    const { drawn, height } = drawAll(setting, map, game.panels);
    return pictureText({ ...picture, view: { x: 0, y: 0, width: WIDTH, height }, drawn });
  };
}
