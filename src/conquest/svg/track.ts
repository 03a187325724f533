/** The turn record track (R 4.1): years and seasons, what may happen in them, who is due, and the turn being played. */
import type { Box } from '../../svg/box.js';
import { group, title, type Element } from '../../svg/element.js';
import { textWidth } from '../../svg/measure.js';
import { circle, polygon, rectangle, words } from '../../svg/shapes.js';
import type { TurnFact } from '../data/shape.js';
import type { SideId } from '../vocabulary.js';
import { lyingIn } from './pieces.js';
import type { Setting } from './setting.js';

const CAPTION = 14;
const YEAR = 13;
const GAP = 4;

const EVENTS = ['revolt', 'raid', 'mutiny'] as const;

/** The turns on which somebody of a side waits to arrive. */
function dueTurns({ situation }: Setting, side: SideId): ReadonlySet<number | undefined> {
  const { units, leaders } = lyingIn(situation, 'track', side);
  return new Set([...units.map(({ batch }) => batch.turn), ...leaders.map(({ fact }) => fact.turn)]);
}

function drawCell(setting: Setting, fact: TurnFact, turn: number, box: Box, due: readonly SideId[]): Element {
  const { situation, labels, palette, livery } = setting;
  const { captions, names } = labels;
  const now = turn === situation.turn;
  const events = EVENTS.filter((event) => fact[event] === true);
  const middle = box.x + box.width / 2;
  const said = [
    `${captions.turn(turn)}: ${names.seasons[fact.season]} ${captions.year(fact.year)}`,
    ...events.map((event) => captions[event]),
    ...due.map((side) => `${names.sides[side]} ${captions.expected}`),
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
    ...due.map((side) => {
      const { fill, edge } = livery(side);
      const at = { x: side === 'macedonian' ? box.x + 3.5 : box.x + box.width - 3.5, y: box.y + 3.5 };
      return side === 'macedonian'
        ? rectangle(
            { x: at.x - 2.4, y: at.y - 2.4, width: 4.8, height: 4.8 },
            { fill, stroke: edge, 'stroke-width': 0.6 },
          )
        : circle(at, 2.6, { fill, stroke: edge, 'stroke-width': 0.6 });
    }),
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

/** In several lines the track is narrow: what its signs mean takes two lines too. */
const captionHeight = (lines: number): number => (lines > 1 ? 2 * CAPTION : CAPTION);

/** The height of a track in so many lines. */
export const trackHeight = (lines: number): number => captionHeight(lines) + lines * (YEAR + CELL + GAP) + GAP;

/** What the letters in the cells mean, and the dots. */
function legendOf({ labels: { captions, names } }: Setting): readonly [letters: string, dots: string] {
  const letters = EVENTS.map((event) => `${captions.eventLetters[event]} ${captions[event]}`);
  return [letters.join(' · '), `■ ${names.sides.macedonian}, ● ${names.sides.persian}: ${captions.expected}`];
}

/** The track in a box, whole years in so many lines. */
export function drawTurnTrack(setting: Setting, { x, y, width }: Omit<Box, 'height'>, lines: number): Element {
  const { situation, labels, palette } = setting;
  const { track } = situation.components;
  const { captions } = labels;
  const inLine = Math.ceil(track.length / lines / 4) * 4;
  const cell = width / Math.min(inLine, track.length);
  const due = situation.roster.sides.map((side) => ({ side, turns: dueTurns(setting, side) }));
  const cells = track.map((fact, index) => {
    const turn = index + 1;
    const line = Math.floor(index / inLine);
    const box: Box = {
      x: x + (index % inLine) * cell,
      y: y + captionHeight(lines) + YEAR + line * (YEAR + CELL + GAP),
      width: cell,
      height: CELL,
    };
    const first = index % inLine === 0 || track[index - 1]?.year !== fact.year;
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
        due.filter(({ turns }) => turns.has(turn)).map(({ side }) => side),
      ),
    );
  });
  const caption = `${captions.track}:`;
  const after = textWidth(caption, 10, true) + 8;
  const [letters, dots] = legendOf(setting);
  return group(
    { 'data-track': 'turns', role: 'group' },
    title(captions.track),
    words(caption, { x, y: y + 10 }, 10, { 'font-weight': 'bold', fill: palette.ink }),
    words(lines > 1 ? letters : `${letters} · ${dots}`, { x: x + after, y: y + 10 }, 9.5, { fill: palette.faint }),
    lines > 1 ? words(dots, { x: x + after, y: y + CAPTION + 10 }, 9.5, { fill: palette.faint }) : undefined,
    ...cells,
  );
}
