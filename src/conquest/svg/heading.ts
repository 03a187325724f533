/** The head of a picture: the turn, its season and its phase, and what the signs of counters mean. */
import { frameOf } from '../../core/index.js';
import type { Box, Point } from '../../svg/box.js';
import { group, title, type Element } from '../../svg/element.js';
import type { Item } from '../../svg/flow.js';
import { atTheRight, drawLegend, widthOf } from '../../svg/legend.js';
import { textWidth } from '../../svg/measure.js';
import { words } from '../../svg/shapes.js';
import { lastOpened, turnOf } from '../query/04-1-turn.js';
import { SUPPLIES, TERRAINS, UNIT_TYPES } from '../vocabulary.js';
import { suppliesSign, terrainSign, typeSign } from './glyphs.js';
import type { Setting } from './setting.js';
import { called } from '../text/calling.js';

/** Where the game is: `Turn 5 · Spring 333 BC · Movement Phase: Macedonians`. */
export function momentText({ situation, labels: { captions, names, province } }: Setting): string {
  const { turn, ended } = situation;
  const { season, year } = turnOf(situation);
  const when = [captions.turn(turn), `${names.seasons[season]} ${captions.year(year)}`];
  if (ended !== null) {
    const { winners, margin } = ended;
    const victors = winners.map((side) => called(names.sides, side)).join(', ');
    return [...when, winners.length === 0 ? captions.drawn : captions.won(victors, called(names.margins, margin))].join(
      ' · ',
    );
  }
  const turnFrame = frameOf(situation, 'turn');
  if (turnFrame?.begun === false) return [captions.game, captions.setup].join(' · ');
  const step = lastOpened(situation, turnFrame?.step ?? 0);
  const battle = frameOf(situation, 'battle');
  return [
    ...when,
    ...(step === undefined
      ? []
      : [`${called(names.phases, step.phase)}${step.side === null ? '' : `: ${called(names.sides, step.side)}`}`]),
    ...(battle === undefined ? [] : [captions.battle(province(battle.province))]),
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
  const { palette, labels } = setting;
  const { names } = labels;
  return [
    UNIT_TYPES.map((type) => entry(setting, names.types[type], (at) => typeSign(type, at, 4.6, palette.ink))),
    [
      ...TERRAINS.map((terrain) =>
        entry(setting, names.terrains[terrain], (at) => terrainSign(terrain, at, 5, palette.road)),
      ),
      ...SUPPLIES.map((supplies) =>
        entry(setting, names.supplies[supplies], (at) => suppliesSign(palette, supplies, at, 4.6)),
      ),
    ],
  ];
}

/** The signs and their meaning, in as many lines as it takes. */
export const drawSigns = (setting: Setting, room: Omit<Box, 'height'>): ReturnType<typeof drawLegend> =>
  drawLegend(legend(setting).flat(), room);

const MOMENT = 18;

/** The head in a box: the moment at the left, the legend at the right if there is room. */
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
