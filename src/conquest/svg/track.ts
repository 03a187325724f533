/** The turn record track (R 4.1): years and seasons, what may happen in them, who is due, and the turn being played. */
import type { Box, Point } from '../../svg/box.js';
import { group, title, type Element } from '../../svg/element.js';
import { textWidth } from '../../svg/measure.js';
import { circle, emblemShape, polygon, rectangle, words } from '../../svg/shapes.js';
import type { Emblem } from '../../svg/theme.js';
import type { TurnFact } from '../data/shape.js';
import { SEASONS, type SideId } from '../vocabulary.js';
import { lyingIn } from './pieces.js';
import type { Setting } from './setting.js';
import { called } from '../text/calling.js';

const CAPTION = 14;
const YEAR = 13;
const GAP = 4;

const EVENTS = ['revolt', 'raid', 'mutiny'] as const;

/** Returns the signs that a track can have on its turns. */
const eventsOn = (track: readonly TurnFact[]): readonly (typeof EVENTS)[number][] =>
  EVENTS.filter((event) => track.some((fact) => fact[event] === true));

/** Emblems among letters. */
const LETTERED: Readonly<Record<Emblem, string>> = {
  disc: '●',
  square: '■',
  diamond: '◆',
  triangle: '▲',
  hexagon: '⬢',
  cross: '✚',
};

/** Draws the sign of a side for which somebody is due: its emblem, very small. */
function drawDue({ livery }: Setting, side: SideId, at: Point): Element {
  const { fill, edge, emblem } = livery(side);
  const paint = { fill, stroke: edge, 'stroke-width': 0.6 };
  switch (emblem) {
    case 'square':
      return rectangle({ x: at.x - 2.4, y: at.y - 2.4, width: 4.8, height: 4.8 }, paint);
    case 'disc':
      return circle(at, 2.6, paint);
    default:
      return emblemShape(emblem, at, 2.8, paint);
  }
}

/** Returns the turns on which somebody of a side waits to arrive. */
function dueTurns({ situation }: Setting, side: SideId): ReadonlySet<number | undefined> {
  const { units, leaders } = lyingIn(situation, 'track', side);
  return new Set([...units.map(({ batch }) => batch.turn), ...leaders.map(({ fact }) => fact.turn)]);
}

/** A side with arrivals, and the position of its sign on the upper edge of a cell. */
interface Due {
  readonly side: SideId;
  readonly share: number;
}

function drawCell(setting: Setting, fact: TurnFact, turn: number, box: Box, due: readonly Due[]): Element {
  const { situation, labels, palette } = setting;
  const { captions, names } = labels;
  const now = turn === situation.turn;
  const events = EVENTS.filter((event) => fact[event] === true);
  const middle = box.x + box.width / 2;
  const said = [
    `${captions.turn(turn)}: ${names.seasons[fact.season]} ${captions.year(fact.year)}`,
    ...events.map((event) => captions[event]),
    ...due.map(({ side }) => `${called(names.sides, side)} ${captions.expected}`),
  ].join(', ');
  const past = turn < situation.turn;
  return group(
    { 'data-turn': turn, 'data-now': now ? 'true' : undefined, role: 'img' },
    title(said),
    rectangle(box, {
      fill: now ? '#f2c230' : fact.season === 'winter' ? palette.sea : palette.panel,
      stroke: now ? palette.ink : palette.panelEdge,
      'stroke-width': now ? 2 : 0.8,
      'fill-opacity': past ? 0.45 : 1,
    }),
    words(captions.seasonLetters[fact.season], { x: middle, y: box.y + 10 }, 9, {
      'text-anchor': 'middle',
      fill: now ? '#1e1b16' : palette.ink,
      'fill-opacity': past ? 0.6 : 1,
    }),
    words(String(turn), { x: middle, y: box.y + 20 }, 8.8, {
      'text-anchor': 'middle',
      'font-weight': 'bold',
      fill: now ? '#1e1b16' : palette.faint,
    }),
    words(events.map((event) => captions.eventLetters[event]).join(' '), { x: middle, y: box.y + 30 }, 8.6, {
      'text-anchor': 'middle',
      'font-weight': 'bold',
      fill: now ? '#8c2408' : palette.alarm,
    }),
    ...due.map(({ side, share }) =>
      drawDue(setting, side, { x: box.x + 3.5 + share * (box.width - 7), y: box.y + 3.5 }),
    ),
    now
      ? polygon(
          [
            { x: middle - 5, y: box.y + box.height + 5 },
            { x: middle + 5, y: box.y + box.height + 5 },
            { x: middle, y: box.y + box.height },
          ],
          { fill: palette.ink },
        )
      : undefined,
  );
}

const CELL = 32;

/** Returns whether a track is so narrow that the legend needs two lines. */
const isNarrow = (width: number): boolean => width < 800;
const captionHeight = (width: number): number => (isNarrow(width) ? 2 * CAPTION : CAPTION);

/** The greatest and the least width of a cell. With narrower cells the track has more lines. */
const WIDEST = 64;
const NARROWEST = 23;

interface Lines {
  readonly lines: number;
  readonly inLine: number;
  /** The number of seasons of its first year that are not on the track. */
  readonly late: number;
}

/** Returns the lines of a track: whole years, with a number of turns in each. */
function linesOf({ situation }: Setting, width: number): Lines {
  const { track } = situation.components;
  const late = SEASONS.indexOf(track[0]?.season ?? 'spring');
  const length = track.length + late;
  const lines = Math.ceil((track.length * NARROWEST) / width);
  const inLine = Math.ceil(length / lines / SEASONS.length) * SEASONS.length;
  return { lines: Math.ceil(length / inLine), inLine, late };
}

/** Returns the height of a track in a width. */
export function trackHeight(setting: Setting, width: number): number {
  return captionHeight(width) + linesOf(setting, width).lines * (YEAR + CELL + GAP) + GAP;
}

/** Returns the sides with pieces whose turn of arrival is printed. */
const comers = ({ situation }: Setting): readonly SideId[] =>
  situation.roster.sides.filter(
    (side) =>
      situation.roster.units.some((unit) => unit.batch.at === 'track' && unit.side === side) ||
      situation.roster.leaders.some(({ fact }) => fact.at === 'track' && fact.side === side),
  );

/** Returns the legend of the letters in the cells and of the signs of sides. */
function legendOf(setting: Setting): readonly [letters: string, dots: string] {
  const { situation, labels, livery } = setting;
  const { captions, names } = labels;
  const letters = eventsOn(situation.components.track).map(
    (event) => `${captions.eventLetters[event]} ${captions[event]}`,
  );
  const dots = comers(setting).map((side) => `${LETTERED[livery(side).emblem]} ${called(names.sides, side)}`);
  return [letters.join(' · '), dots.length === 0 ? '' : `${dots.join(', ')}: ${captions.expected}`];
}

/** Draws the track in a width, whole years in each of its lines. */
export function drawTurnTrack(setting: Setting, { x, y, width }: Omit<Box, 'height'>): Element {
  const { situation, labels, palette } = setting;
  const { track } = situation.components;
  const { captions } = labels;
  const { inLine, late } = linesOf(setting, width);
  const cell = Math.min(WIDEST, width / Math.min(inLine, track.length));
  const sides = comers(setting);
  const due = sides.map((side, index) => ({
    side,
    share: index / Math.max(1, sides.length - 1),
    turns: dueTurns(setting, side),
  }));
  const cells = track.map((fact, index) => {
    const turn = index + 1;
    const line = Math.floor((index + late) / inLine);
    const column = line === 0 ? index : (index + late) % inLine;
    const box: Box = {
      x: x + column * cell,
      y: y + captionHeight(width) + YEAR + line * (YEAR + CELL + GAP),
      width: cell,
      height: CELL,
    };
    const first = column === 0 || track[index - 1]?.year !== fact.year;
    return group(
      {},
      first
        ? words(captions.year(fact.year), { x: box.x + 2, y: box.y - 3 }, 9.5, {
            'font-weight': 'bold',
            fill: palette.faint,
          })
        : undefined,
      drawCell(
        setting,
        fact,
        turn,
        box,
        due.filter(({ turns }) => turns.has(turn)),
      ),
    );
  });
  const caption = `${captions.track}:`;
  const after = textWidth(caption, 10, true) + 8;
  const [letters, dots] = legendOf(setting);
  const narrow = isNarrow(width);
  const legend = narrow ? letters : [letters, dots].filter((text) => text !== '').join(' · ');
  return group(
    { 'data-track': 'turns', role: 'group' },
    title(captions.track),
    words(caption, { x, y: y + 10 }, 10, { 'font-weight': 'bold', fill: palette.ink }),
    words(legend, { x: x + after, y: y + 10 }, 9.5, { fill: palette.faint }),
    narrow ? words(dots, { x: x + after, y: y + CAPTION + 10 }, 9.5, { fill: palette.faint }) : undefined,
    ...cells,
  );
}
