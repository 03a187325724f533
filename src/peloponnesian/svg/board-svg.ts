/** The whole picture of a situation, or a part of it. */
import { boxAround, boxOf, type Box } from '../../svg/box.js';
import { element, type Element } from '../../svg/element.js';
import { drawColumn } from '../../svg/panel.js';
import { pictureText, viewAround, type CommonPictureOptions } from '../../svg/picture.js';
import { patternOf } from '../../svg/shapes.js';
import { PALETTES } from '../../svg/theme.js';
import type { GameEvent } from '../event/index.js';
import { machine } from '../machine.js';
import type { SpaceId } from '../pieces.js';
import { isRegion } from '../query/owners.js';
import type { GameState, PlayerView } from '../state.js';
import type { RegionId } from '../vocabulary.js';
import { drawBattle } from './battle.js';
import { cityDefinitions, drawCities, drawLongWalls, drawWorks, roomOfWorks } from './cities.js';
import { HEADING, HEIGHT, MAP_PANE, MARGIN, NARROW, WIDTH } from './extents.js';
import { boxOfAreas, planOf, type Plan } from './ground/plan.js';
import { drawAttacks, drawHappenings } from './happenings.js';
import { drawHeading, drawSigns, momentText } from './heading.js';
import { labelsIn } from './labels.js';
import { liveryOf, type Holder } from './liveries.js';
import { drawGround, groundDefinitions } from './map.js';
import { drawNames, roomOfStorms } from './names.js';
import { panelsOf } from './panels.js';
import { stacksOf } from './pieces.js';
import type { Highlight, Setting } from './setting.js';
import { drawStacks, drawTethers, placeStacks } from './stacks.js';
import { drawStanding, standingHeight } from './standing.js';

/**
 * The visible part of the map: around the regions in play, around some regions, or hexes and sea areas, or a box in map
 * units.
 */
export type Focus =
  'inPlay' | { readonly regions: readonly RegionId[] } | { readonly spaces: readonly SpaceId[] } | Box;

/** The options of a picture. All are optional. */
export interface PictureOptions extends CommonPictureOptions<Highlight, Focus> {
  /** The last events: arrows for moves, marks for combat and captures. */
  readonly lastEvents?: readonly GameEvent[];
}

/** The margin around the hexes and sea areas of a focus. */
const FOCUS_MARGIN = 110;
/** The margin around regions, in addition to that of their hexes. */
const REGION_MARGIN = 36;
/** The least part of the map that a focus shows. */
const LEAST_FOCUS = 300;

/** Returns the part of a map that a focus shows, or all of it without a focus. */
function viewOf(plan: Plan, { regions: states }: Pick<GameState, 'regions'>, focus: Focus | undefined): Box {
  const { extent, ground } = plan.sheet;
  if (focus === undefined) return extent;
  if (focus !== 'inPlay' && 'width' in focus) return focus;
  if (focus !== 'inPlay' && 'spaces' in focus) {
    const seats = focus.spaces.flatMap((space) => plan.seats.get(space) ?? []);
    const box = boxOf(seats.map(({ at }) => boxAround(at, 40)));
    return box === undefined ? extent : viewAround(box, extent, FOCUS_MARGIN, LEAST_FOCUS);
  }
  const isWanted = (region: RegionId): boolean =>
    focus === 'inPlay' ? states[region] !== undefined : focus.regions.includes(region);
  const box = boxOfAreas(plan, (area) => {
    const home = ground.map.areas[area]?.region ?? null;
    return home !== null && isRegion(home) && isWanted(home);
  });
  return box === undefined ? extent : viewAround(box, extent, REGION_MARGIN, LEAST_FOCUS);
}

function settingOf(
  shown: GameState | PlayerView,
  { highlight = {}, locale = 'en', theme = 'light', focus }: PictureOptions,
): Setting {
  const situation = machine.situationOf(shown);
  const labels = labelsIn(locale, shown);
  const plan = planOf(situation.components.map, locale, labels);
  return {
    situation,
    locale,
    plan,
    labels,
    palette: PALETTES[theme],
    livery: (holder) => liveryOf(theme, holder),
    highlight,
    view: viewOf(plan, situation, focus),
    prefix: `pw-${theme}-`,
  };
}

/** Returns the map with everything on it, in map units. */
function drawMap(setting: Setting, events: readonly GameEvent[]): readonly Element[] {
  const stacks = placeStacks(setting, stacksOf(setting.situation), [...roomOfWorks(setting), ...roomOfStorms(setting)]);
  return [
    ...drawGround(setting),
    drawTethers(setting, stacks),
    drawLongWalls(setting),
    drawNames(setting),
    drawHappenings(setting, events),
    drawCities(setting),
    drawWorks(setting),
    drawAttacks(setting),
    drawStacks(setting, stacks),
  ];
}

/** Elements and their height. */
interface Drawn {
  readonly drawn: readonly Element[];
  readonly height: number;
}

/**
 * Returns the elements beside the map, one below the other: the Combat Display, the tracks of the regions, and the
 * panels.
 */
function drawBeside(setting: Setting, { x, y, width }: Omit<Box, 'height'>): Drawn {
  const battle = drawBattle(setting, { x, y, width });
  const standing = battle === undefined ? y : battle.bottom + MARGIN;
  const panels = standing + standingHeight(setting) + MARGIN;
  const { drawn, bottom } = drawColumn(setting.palette, panelsOf(setting), { x, y: panels, width }, MARGIN);
  return {
    drawn: [
      ...(battle === undefined ? [] : [battle.drawn]),
      drawStanding(setting, { x, y: standing, width }),
      ...drawn,
    ],
    height: bottom,
  };
}

/** Returns the smallest box of a shape around another box. */
function widened({ x, y, width, height }: Box, shape: Box): Box {
  const ratio = shape.width / shape.height;
  const [wide, high] = [Math.max(width, height * ratio), Math.max(height, width / ratio)];
  return { x: x - (wide - width) / 2, y: y - (high - height) / 2, width: wide, height: high };
}

function drawAll(given: Setting, events: readonly GameEvent[]): Drawn {
  const beside = drawBeside(given, {
    x: MAP_PANE.x + MAP_PANE.width + MARGIN,
    y: MAP_PANE.y,
    width: WIDTH - MAP_PANE.width - MAP_PANE.x - 2 * MARGIN,
  });
  const height = Math.max(HEIGHT, beside.height);
  const pane = { ...MAP_PANE, height: height - MAP_PANE.y - MARGIN };
  const view = widened(given.view, pane);
  const setting = { ...given, view };
  return {
    drawn: [
      drawHeading(setting, { x: 0, y: 0, width: WIDTH, height: HEADING }),
      element(
        'svg',
        { ...pane, viewBox: [view.x, view.y, view.width, view.height].map(Math.round).join(' ') },
        ...drawMap(setting, events),
      ),
      ...beside.drawn,
    ],
    height,
  };
}

const NARROW_HEADING = 36;

function drawNarrow(setting: Setting): Drawn {
  const width = NARROW - 2 * MARGIN;
  const { drawn, height } = drawBeside(setting, { x: MARGIN, y: NARROW_HEADING, width });
  const signs = drawSigns(setting, { x: MARGIN + 4, y: height, width: width - 4 });
  return {
    drawn: [drawHeading(setting, { x: 0, y: 0, width: NARROW, height: NARROW_HEADING }), ...drawn, signs.drawn],
    height: signs.bottom + MARGIN,
  };
}

/** The opacity of the hatching of regions by holder. */
const HATCHING = 0.2;

function definitionsFor(setting: Setting): readonly Element[] {
  const { situation, livery, prefix } = setting;
  const holders: readonly Holder[] = [...situation.scenario.players, 'nobody'];
  return [
    ...holders.map((holder) => patternOf(`${prefix}${holder}`, livery(holder), HATCHING)),
    ...groundDefinitions(setting),
    ...cityDefinitions(setting),
  ];
}

/**
 * Returns a picture of a situation as the text of an SVG image: the map with holders and pieces, the tracks of the
 * regions, treasuries and pools, the conditions of victory, and the Combat Display during a battle.
 *
 * Elements to click have data attributes: `data-province` (a land area), `data-space` (a hex such as `W3731`, or a sea
 * area), `data-piece` (on the Combat Display `data-fighter`: a unit or a leader; interchangeable units are one element,
 * with all ids in `data-units`), `data-stack` and `data-player`; also `data-region`, `data-city`, `data-fort` and
 * `data-base`.
 *
 * @param situation - a state, or a view of one
 * @param options - highlights, last events, language, theme, and the visible part
 *
 * @example
 * import { createGame, orThrow } from 'diadochi/peloponnesian';
 * import { boardSvg } from 'diadochi/peloponnesian/svg';
 *
 * const state = orThrow(createGame({ players: 2, scenario: 'argiveLeague' }));
 * boardSvg(state, { locale: 'de', focus: 'inPlay' }).includes('data-piece="alcibiades"'); // true
 */
export function boardSvg(situation: GameState | PlayerView, options: PictureOptions = {}): string {
  const setting = settingOf(situation, options);
  const { palette, labels, view } = setting;
  const { focus, lastEvents = [], locale = 'en' } = options;
  const part = options.part ?? (focus === undefined ? 'all' : 'map');
  const picture = {
    palette,
    language: locale,
    title: labels.captions.game,
    description: momentText(setting),
    definitions: part === 'players' ? [] : definitionsFor(setting),
  };
  switch (part) {
    case 'players': {
      const { drawn, height } = drawNarrow(setting);
      return pictureText({ ...picture, view: { x: 0, y: 0, width: NARROW, height }, drawn });
    }
    case 'map':
      return pictureText({ ...picture, view, drawn: drawMap(setting, lastEvents) });
    case 'all': {
      const { drawn, height } = drawAll(setting, lastEvents);
      return pictureText({ ...picture, view: { x: 0, y: 0, width: WIDTH, height }, drawn });
    }
  }
}
