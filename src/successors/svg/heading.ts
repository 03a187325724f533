/** The heading of a picture: the Game Turn, who acts or has won, and a legend of icons and lines. */
import { capital, frameOf, words as said } from '../../core/index.js';
import type { Box, Point } from '../../svg/box.js';
import { element, group, title, type Element } from '../../svg/element.js';
import type { Item } from '../../svg/flow.js';
import { atTheRight, drawLegend, widthOf } from '../../svg/legend.js';
import { textWidth } from '../../svg/measure.js';
import { words } from '../../svg/shapes.js';
import type { GameFrame } from '../frame/index.js';
import { plays } from '../options.js';
import { COMBAT_UNITS, PATH_KINDS } from '../vocabulary.js';
import { signShape } from './glyphs.js';
import { STROKES } from './map.js';
import type { Setting } from './setting.js';

/** Returns the current stage. The bottom of the stack holds the next one if another frame lies on it. */
function stageOf({ state }: Setting): GameFrame['stage'] | undefined {
  const next = frameOf(state, 'game')?.stage;
  if (next === undefined || state.stack.length === 1) return next;
  return STAGES[Math.max(0, STAGES.indexOf(next) - 1)];
}

/** The stages of a Game Turn in order, after those of the set-up (R 5, 6). */
const STAGES = Object.keys({
  dealGenerals: true,
  placeGenerals: true,
  turnEvents: true,
  turnOrder: true,
  usurper: true,
  reinforcements: true,
  tycheCards: true,
  strategy: true,
  isolation: true,
  end: true,
} satisfies Readonly<Record<GameFrame['stage'], true>>) as readonly GameFrame['stage'][];

/** Returns the current moment: `Game Turn 2 · Strategy Phase · Round 1 · Red: Movement Segment`. */
export function momentText(setting: Setting): string {
  const { state, labels } = setting;
  const { names, captions, factions } = labels;
  const { turn, round, outcome, segment } = state;
  if (outcome !== null) {
    const winners = outcome.winners.map((player) => factions[player]).join(', ');
    return `${captions.turn(turn)} · ${capital(said(names.victories[outcome.how])).text}: ${winners}`;
  }
  const stage = stageOf(setting);
  const player = frameOf(state, 'playerTurn')?.player;
  return [
    captions.turn(turn),
    ...(stage === undefined ? [] : [names.stages[stage]]),
    ...(round > 0 ? [captions.round(round)] : []),
    ...(player === undefined
      ? []
      : [segment === null ? factions[player] : `${factions[segment.player]}: ${names.segments[segment.segment]}`]),
  ].join(' · ');
}

const SIZE = 9.5;

function entry(setting: Setting, text: string, room: number, sign: (at: Point) => Element): Item {
  return {
    width: room + textWidth(text, SIZE) + 12,
    draw: ({ x, y }) =>
      group({}, sign({ x, y }), words(text, { x: x + room, y: y + 3.4 }, SIZE, { fill: setting.palette.ink })),
  };
}

function legend(setting: Setting): readonly (readonly Item[])[] {
  const { state, palette } = setting;
  const { names } = setting.labels;
  const units = COMBAT_UNITS.filter((unit) => unit !== 'cavalry' || plays(state, 'cavalry'));
  const sign = (name: Parameters<typeof signShape>[0]) => (at: Point) =>
    signShape(name, { x: at.x + 4, y: at.y }, 4.4, palette.ink, palette.ground);
  return [
    [
      ...units.map((unit) => entry(setting, names.units[unit].one, 11, sign(unit))),
      entry(setting, names.pieces.minorGeneral.one, 11, sign('minor')),
    ],
    PATH_KINDS.map((kind) => {
      const { width, dashes, byWater } = STROKES[kind];
      return entry(setting, names.pathKinds[kind], 31, ({ x, y }) =>
        element('path', {
          d: `M${x} ${y}H${x + 26}`,
          stroke: byWater ? palette.sailing : palette.road,
          'stroke-width': width,
          'stroke-dasharray': dashes,
          fill: 'none',
        }),
      );
    }),
  ];
}

/**
 * Draws the icons of CUs and Minor Generals with their meaning, below the panels of a narrow picture, in as many lines
 * as needed.
 */
export const drawSigns = (setting: Setting, room: Omit<Box, 'height'>): ReturnType<typeof drawLegend> =>
  drawLegend(legend(setting)[0] ?? [], room);

/** Draws the heading in a box: the moment on the left, the legend on the right if there is room. */
export function drawHeading(setting: Setting, box: Box): Element {
  const { labels, palette } = setting;
  const moment = momentText(setting);
  const room = box.width - textWidth(moment, MOMENT, true) - 40;
  const lines = legend(setting);
  const fits = lines.every((signs) => widthOf(signs) <= room);
  return group(
    { 'data-layer': 'heading' },
    title(`${labels.captions.game}: ${moment}`),
    words(
      moment,
      { x: box.x + 10, y: box.y + box.height / 2 + 6 },
      fits ? MOMENT : Math.min(MOMENT, (MOMENT * (box.width - 20)) / textWidth(moment, MOMENT, true)),
      { 'font-weight': 'bold', fill: palette.ink },
    ),
    ...(fits ? atTheRight(lines, box) : []),
  );
}

const MOMENT = 18;
