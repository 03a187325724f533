/**
 * The Combat Display (R 17.6): both sides by the present morale of their units, and the column of the Combat Chart. A
 * battle in wings (R D) has a display for each wing, and below them the pieces in none.
 */
import { frameOf } from '../../core/index.js';
import type { Box, Point } from '../../svg/box.js';
import { group, title, type Element } from '../../svg/element.js';
import { fitted, textWidth } from '../../svg/measure.js';
import { rectangle, words } from '../../svg/shapes.js';
import type { BattleFrame } from '../frame/combat.js';
import { activeOf, columnOf, columnOfNumbers, NO_ODDS } from '../query/combat.js';
import { isEmptyOf, outsideWings, wholeBattle, wingToShow } from '../query/wings.js';
import { ODDS, WINGS } from '../vocabulary.js';
import { drawSide, laidSide } from './battle-sides.js';
import { capitalised } from './labels.js';
import type { Setting } from './setting.js';

const PAD = 6;
const HEAD = 22;
/** The title of a wing. */
const TITLE = 17;
const CHART = 20;

/**
 * Returns the column of this round, or `NO_ODDS` if a side has no fighters, or the attacker may not continue
 * (R 17.5.1). In a wing the attacker may (ruling R62).
 */
function columnNow(situation: Setting['situation'], battle: BattleFrame): number {
  if (battle.wing === undefined) return columnOfNumbers(battle) === NO_ODDS ? NO_ODDS : columnOf(situation, battle);
  const isContested = [battle.attacker, battle.defender].every((side) => activeOf(side).length > 0);
  return isContested ? columnOf(situation, battle) : NO_ODDS;
}

/** Returns the columns of the Combat Chart, with that of this round filled. */
function drawChart(setting: Setting, battle: BattleFrame, { x, y, width }: Omit<Box, 'height'>): Element {
  const { situation, labels, palette } = setting;
  const { captions } = labels;
  const column = columnNow(situation, battle);
  const before = textWidth(captions.odds, 9.5) + 8;
  const each = (width - before) / ODDS.length;
  return group(
    { 'data-odds': ODDS[column] },
    words(captions.odds, { x, y: y + 10.5 }, 9.5, { fill: palette.faint }),
    ...ODDS.map((odds, index) => {
      const cell = { x: x + before + index * each, y, width: each, height: 14 };
      const now = index === column;
      return group(
        {},
        rectangle(cell, { fill: now ? palette.ink : 'none', stroke: palette.panelEdge, 'stroke-width': 0.8 }),
        words(odds.replace('-', '–'), { x: cell.x + each / 2, y: y + 10.4 }, 9, {
          'text-anchor': 'middle',
          'font-weight': now ? 'bold' : undefined,
          fill: now ? palette.panel : palette.ink,
        }),
      );
    }),
  );
}

const joinedText = (...texts: readonly (string | false)[]): string =>
  texts.filter((text): text is string => text !== false).join(' · ');

const resultText = ({ labels }: Setting, { result }: BattleFrame): string | false =>
  result !== null && labels.captions.results(...result);

/** A part of the display with its layout: a battle, one of its wings, or the pieces in none. */
interface LaidField {
  readonly height: number;
  readonly draw: (at: Point) => Element;
}

/**
 * Lays out both sides of a battle, with the Combat Chart above them if they roll on it, and a title for a part of a
 * battle.
 */
function layField(
  setting: Setting,
  battle: BattleFrame,
  width: number,
  { title: text, chart = true }: { readonly title?: string; readonly chart?: boolean },
): LaidField {
  const { palette } = setting;
  const half = (width - PAD) / 2;
  const sides = (['attacker', 'defender'] as const).map((role) => laidSide(setting, battle, role, half));
  const inner = Math.max(...sides.map((side) => side.height));
  const head = text === undefined ? 0 : TITLE;
  const top = head + (chart ? CHART : 0);
  return {
    height: top + inner + PAD,
    draw: ({ x, y }) =>
      group(
        { 'data-wing': battle.wing, role: text === undefined ? undefined : 'group' },
        ...(text === undefined
          ? []
          : [
              words(fitted(text, 10.5, width, true), { x, y: y + 11 }, 10.5, {
                'font-weight': 'bold',
                fill: palette.ink,
              }),
            ]),
        ...(chart ? [drawChart(setting, battle, { x, y: y + head, width })] : []),
        ...sides.map((side, index) =>
          drawSide(setting, side, { x: x + index * (half + PAD), y: y + top, width: half, height: inner }),
        ),
      ),
  };
}

/** Returns the parts of the display: the battle, or its wings and the pieces in none. */
function fieldsOf(setting: Setting, battle: BattleFrame, width: number): readonly LaidField[] {
  const { situation, labels } = setting;
  const whole = wholeBattle(situation);
  if (whole === undefined) return [layField(setting, battle, width, {})];
  const shown = WINGS.map((wing) => [wing, wingToShow(whole, wing)] as const);
  const outside = outsideWings(whole);
  return [
    ...shown
      .filter(([, each]) => !isEmptyOf(each))
      .map(([wing, each]) =>
        layField(setting, each, width, {
          title: joinedText(capitalised(labels.names.wings[wing]), resultText(setting, each)),
        }),
      ),
    ...(isEmptyOf(outside)
      ? []
      : [layField(setting, outside, width, { title: labels.captions.outsideWings, chart: false })]),
  ];
}

/** Draws the display in a width. Returns it with its lower edge, or `undefined` if there is no battle. */
export function drawBattle(
  setting: Setting,
  { x, y, width }: Omit<Box, 'height'>,
): { readonly drawn: Element; readonly bottom: number } | undefined {
  const { situation, palette, labels } = setting;
  const battle = frameOf(situation, 'battle');
  if (battle === undefined) return undefined;
  const { captions } = labels;
  const { round, at, wing } = battle;
  const head = joinedText(
    captions.battle(labels.place(at)),
    round > 0 && captions.round(round),
    wing === undefined && resultText(setting, battle),
  );
  const fields = fieldsOf(setting, battle, width - 2 * PAD);
  const bottom = fields.reduce((below, { height }) => below + height, y + HEAD);
  let top = y + HEAD;
  const drawn = fields.map(({ height, draw }) => {
    const field = draw({ x: x + PAD, y: top });
    top += height;
    return field;
  });
  return {
    drawn: group(
      { 'data-layer': 'battle', 'data-battle': at, role: 'group' },
      title(head),
      rectangle(
        { x, y, width, height: bottom - y },
        { rx: 5, fill: palette.panel, stroke: palette.alarm, 'stroke-width': 1.6 },
      ),
      words(head, { x: x + PAD, y: y + 15 }, Math.min(12, (12 * (width - 2 * PAD)) / textWidth(head, 12, true)), {
        'font-weight': 'bold',
        fill: palette.ink,
      }),
      ...drawn,
    ),
    bottom,
  };
}
