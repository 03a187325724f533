/** The head of a picture: the season, the Campaign Turn and who decides, and what the signs of counters mean. */
import { frameOf } from '../../core/index.js';
import type { Box, Point } from '../../svg/box.js';
import { group, title, type Element } from '../../svg/element.js';
import type { Item } from '../../svg/flow.js';
import { atTheRight, drawLegend, widthOf } from '../../svg/legend.js';
import { textWidth } from '../../svg/measure.js';
import { circle, rectangle, words } from '../../svg/shapes.js';
import { UNIT_TYPES } from '../vocabulary.js';
import { anchorSign, burst, earSign, flagSign, flameSign, typeSign } from './glyphs.js';
import { capitalised } from './labels.js';
import type { Setting } from './setting.js';

/** Returns where the game is: `Spring 419 BC · Campaign Turn 2 · Sparta`. */
export function momentText({ situation, labels }: Setting): string {
  const { captions, names } = labels;
  const { year, season, campaignTurn, ended, stack } = situation;
  const when = `${names.seasons[season]} ${captions.year(year)}`;
  if (ended !== null) {
    const { winner, margin } = ended;
    if (winner === null) return `${when} · ${captions.draw}`;
    const camp = capitalised(names.camps[winner]);
    return `${when} · ${margin === null ? camp : captions.won(camp, names.margins[margin])}`;
  }
  const battle = frameOf(situation, 'battle');
  const deciding = stack.findLast((frame) => 'player' in frame && frame.player !== null);
  const player = deciding !== undefined && 'player' in deciding ? deciding.player : null;
  return [
    when,
    ...(campaignTurn === 0 ? [] : [captions.campaignTurn(campaignTurn)]),
    ...(player === null ? [] : [labels.player(player)]),
    ...(battle === undefined ? [] : [captions.battle(labels.place(battle.at))]),
  ].join(' · ');
}

const SIZE = 9.5;
const ROOM = 13;

function entry({ palette }: Setting, text: string, sign: (at: Point) => Element): Item {
  return {
    width: ROOM + textWidth(text, SIZE) + 11,
    draw: ({ x, y }) =>
      group({}, sign({ x: x + 5, y }), words(text, { x: x + ROOM, y: y + 3.4 }, SIZE, { fill: palette.ink })),
  };
}

function legend(setting: Setting): readonly (readonly Item[])[] {
  const { palette, labels, livery } = setting;
  const { captions, names } = labels;
  const { fill, edge } = livery('nobody');
  return [
    [
      ...UNIT_TYPES.map((type) => entry(setting, names.types[type], (at) => typeSign(type, at, 4.6, palette.ink))),
      entry(setting, captions.elite, (at) =>
        rectangle({ x: at.x - 5, y: at.y - 4.5, width: 10, height: 9 }, { fill: 'none', stroke: palette.ink, rx: 1.6 }),
      ),
      entry(setting, captions.foraging, (at) => earSign(at, 4.6, palette.road)),
      entry(setting, captions.raiding, (at) => flameSign(at, 4.6, palette.alarm)),
    ],
    [
      entry(setting, captions.controlMarker, (at) => flagSign(at, 5, fill, edge)),
      entry(setting, captions.revolt, (at) => burst(at, 5, palette.alarm, palette.halo)),
      entry(setting, captions.siegeMorale, (at) =>
        circle(at, 4.6, { fill: palette.alarm, stroke: palette.halo, 'stroke-width': 1 }),
      ),
      entry(setting, names.works.base, (at) =>
        group({}, circle(at, 5, { fill, stroke: edge, 'stroke-width': 0.8 }), anchorSign(at, 3.6, palette.panel)),
      ),
      entry(setting, captions.forageNumber, (at) =>
        circle(at, 4.6, { fill: palette.panel, stroke: palette.faint, 'stroke-width': 0.8 }),
      ),
    ],
  ];
}

/** Draws the signs and their meaning, in as many lines as it takes. */
export const drawSigns = (setting: Setting, room: Omit<Box, 'height'>): ReturnType<typeof drawLegend> =>
  drawLegend(legend(setting).flat(), room);

const MOMENT = 18;

/** Draws the head in a box: the moment at the left, the legend at the right if there is room. */
export function drawHeading(setting: Setting, box: Box): Element {
  const { labels, palette } = setting;
  const moment = momentText(setting);
  const lines = legend(setting);
  const widest = Math.max(...lines.map(widthOf));
  const least = Math.min(MOMENT, (MOMENT * (box.width - widest - 30)) / textWidth(moment, MOMENT, true));
  const fits = least > MOMENT * 0.6;
  const alone = Math.min(MOMENT, (MOMENT * (box.width - 20)) / textWidth(moment, MOMENT, true));
  return group(
    { 'data-layer': 'heading' },
    title(`${labels.captions.game}: ${moment}`),
    words(moment, { x: box.x + 10, y: box.y + box.height / 2 + 6 }, fits ? least : alone, {
      'font-weight': 'bold',
      fill: palette.ink,
    }),
    ...(fits ? atTheRight(lines, box) : []),
  );
}
