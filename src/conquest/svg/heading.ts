/** The head of a picture: the turn, its season and its phase, and what the signs of counters mean. */
import { frameOf } from '../../core/index.js';
import type { Box } from '../../svg/box.js';
import type { Element } from '../../svg/element.js';
import type { Item } from '../../svg/flow.js';
import { drawHeadingIn, legendEntry } from '../../svg/heading.js';
import { drawLegend } from '../../svg/legend.js';
import { lastOpened, turnOf } from '../query/04-1-turn.js';
import { SUPPLIES, TERRAINS, UNIT_TYPES } from '../vocabulary.js';
import { suppliesSign, terrainSign, typeSign } from './glyphs.js';
import type { Setting } from './setting.js';
import { called } from '../text/calling.js';

/** Returns the moment of the game: `Turn 5 · Spring 333 BC · Movement Phase: Macedonians`. */
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

function legend(setting: Setting): readonly (readonly Item[])[] {
  const { palette, labels } = setting;
  const { names } = labels;
  return [
    UNIT_TYPES.map((type) => legendEntry(palette, names.types[type], (at) => typeSign(type, at, 4.6, palette.ink))),
    [
      ...TERRAINS.map((terrain) =>
        legendEntry(palette, names.terrains[terrain], (at) => terrainSign(terrain, at, 5, palette.road)),
      ),
      ...SUPPLIES.map((supplies) =>
        legendEntry(palette, names.supplies[supplies], (at) => suppliesSign(palette, supplies, at, 4.6)),
      ),
    ],
  ];
}

/** Draws the signs and their meaning, in as many lines as it takes. */
export const drawSigns = (setting: Setting, room: Omit<Box, 'height'>): ReturnType<typeof drawLegend> =>
  drawLegend(legend(setting).flat(), room);

/** Draws the head in a box: the moment at the left, the legend at the right if there is room. */
export const drawHeading = (setting: Setting, box: Box): Element =>
  drawHeadingIn(
    { game: setting.labels.captions.game, moment: momentText(setting), legend: legend(setting) },
    setting.palette,
    box,
  );
