/**
 * Counters: the sign of the type of unit, its home as an abbreviation, the number of units, and their morale; and
 * leaders.
 */
import { counted } from '../../core/index.js';
import type { Point } from '../../svg/box.js';
import { group, title, type Element } from '../../svg/element.js';
import { fitted, textWidth } from '../../svg/measure.js';
import { rectangle, words } from '../../svg/shapes.js';
import type { LeaderInfo } from '../table/roster.js';
import { called } from '../text/speech.js';
import { earSign, flameSign, typeSign } from './glyphs.js';
import { HOME_COLOURS } from './liveries.js';
import type { Chip } from './pieces.js';
import { isAnyLit, type Setting } from './setting.js';

/** The height of a counter. */
export const CHIP = 18;
const BAND = 2.6;
const SIGN = 9.5;
const HOME = 6.6;
const FIGURE = 8.8;
/** The size of the sign for raiding or foraging. */
const STATE = 6.5;

/** The attribute of drawn pieces: on the map, or on the Combat Display. */
export type PieceAttribute = 'data-piece' | 'data-fighter';

const countOf = ({ ids }: Chip): string => (ids.length > 1 ? `${ids.length}×` : '');

/** Returns the width of a counter. */
export function chipWidth({ labels }: Setting, chip: Chip): number {
  const { unit } = chip;
  const above = SIGN + textWidth(labels.captions.homes[unit.home], HOME);
  const below = textWidth(countOf(chip), FIGURE) + textWidth(String(unit.morale), FIGURE, true);
  return Math.ceil(BAND + 2 + Math.max(above, below + (chip.raiding || chip.foraging ? STATE : 0)) + 1.6);
}

/** Returns the full description of a counter: `Laconian: 4 hoplites, morale 6, elite`. */
export function chipText({ labels }: Setting, { ids, unit, raiding, foraging }: Chip): string {
  const { captions, names } = labels;
  return [
    `${called(names.homes, unit.home)}: ${counted(ids.length, names.troops[unit.type])}`,
    captions.morale(unit.morale),
    ...(unit.isElite ? [captions.elite] : []),
    ...(raiding ? [captions.raiding] : []),
    ...(foraging ? [captions.foraging] : []),
  ].join(', ');
}

/**
 * Returns the data attributes of a counter: its first unit, all of its units if there are several, and their number.
 */
export const chipData = (
  { ids }: Chip,
  name: PieceAttribute,
): Readonly<Record<string, string | number | undefined>> => ({
  [name]: ids[0],
  'data-units': ids.length > 1 ? ids.join(' ') : undefined,
  'data-count': ids.length,
  role: 'img',
});

/** Draws a counter for one or several interchangeable units. */
export function drawChip(setting: Setting, chip: Chip, { x, y }: Point, name: PieceAttribute): Element {
  const { palette, labels } = setting;
  const { unit, ids, raiding, foraging } = chip;
  const width = chipWidth(setting, chip);
  const lit = isAnyLit(setting, ids);
  const left = x + BAND + 2;
  const count = countOf(chip);
  const stateAt = { x: x + width - 4.6, y: y + CHIP - 5.4 };
  return group(
    chipData(chip, name),
    title(chipText(setting, chip)),
    rectangle(
      { x: x + 0.4, y: y + 0.4, width: width - 0.8, height: CHIP - 0.8 },
      {
        rx: 1.6,
        fill: palette.ground,
        stroke: lit ? palette.highlight : unit.isElite ? palette.ink : palette.panelEdge,
        'stroke-width': lit ? 2 : unit.isElite ? 1 : 0.7,
      },
    ),
    rectangle({ x: x + 0.4, y: y + 0.4, width: BAND, height: CHIP - 0.8 }, { rx: 1, fill: HOME_COLOURS[unit.home] }),
    typeSign(unit.type, { x: left + 3.8, y: y + 5 }, 3.6, palette.ink),
    words(labels.captions.homes[unit.home], { x: left + SIGN, y: y + 7.3 }, HOME, { fill: palette.ink }),
    count === '' ? undefined : words(count, { x: left, y: y + 16 }, FIGURE, { fill: palette.faint }),
    words(String(unit.morale), { x: left + textWidth(count, FIGURE), y: y + 16 }, FIGURE, {
      'font-weight': 'bold',
      fill: palette.ink,
    }),
    raiding ? flameSign(stateAt, 3.6, palette.alarm) : undefined,
    foraging ? earSign(stateAt, 3.6, palette.road) : undefined,
  );
}

/** The height of a leader. */
export const LEADER = 11.5;
const LEADER_SIZE = 7.8;
const RATING_SIZE = 7;

const ratingOf = ({ fact }: LeaderInfo): string => `${fact.land}-${fact.sea}`;

const besideName = (leader: LeaderInfo): number => textWidth(ratingOf(leader), RATING_SIZE, true) + 13;

/** Returns the width of a leader, limited to the available space. */
export const leaderWidth = ({ labels }: Setting, leader: LeaderInfo, most = Infinity): number =>
  Math.min(most, Math.ceil(besideName(leader) + textWidth(labels.leader(leader.id), LEADER_SIZE, true)));

/** Returns the description of a leader: `Agis: leadership 1 on land, 0 at sea`. */
export const leaderText = ({ labels }: Setting, { id, fact }: LeaderInfo): string =>
  `${labels.leader(id)}: ${labels.captions.ratings(fact.land, fact.sea)}`;

/** Draws a leader: the name, followed by the leadership on land and at sea. */
export function drawLeader(
  setting: Setting,
  leader: LeaderInfo,
  { x, y }: Point,
  name: PieceAttribute,
  most = Infinity,
): Element {
  const { situation, labels, palette, livery } = setting;
  const { fill, ink, edge } = livery(situation.playerOfLeader(leader.code) ?? 'nobody');
  const width = leaderWidth(setting, leader, most);
  const rating = textWidth(ratingOf(leader), RATING_SIZE, true) + 5;
  const lit = isAnyLit(setting, [leader.id]);
  return group(
    { [name]: leader.id, role: 'img' },
    title(leaderText(setting, leader)),
    rectangle(
      { x: x + 0.4, y: y + 0.4, width: width - 0.8, height: LEADER - 0.8 },
      { rx: 5, fill: palette.panel, stroke: lit ? palette.highlight : edge, 'stroke-width': lit ? 2 : 0.9 },
    ),
    words(
      fitted(labels.leader(leader.id), LEADER_SIZE, width - rating - 4.5, true),
      { x: x + 4, y: y + 8.6 },
      LEADER_SIZE,
      {
        'font-weight': 'bold',
        fill: palette.ink,
      },
    ),
    rectangle({ x: x + width - rating - 0.8, y: y + 0.8, width: rating, height: LEADER - 1.6 }, { rx: 4.6, fill }),
    words(ratingOf(leader), { x: x + width - rating / 2 - 0.8, y: y + 8.3 }, RATING_SIZE, {
      'text-anchor': 'middle',
      'font-weight': 'bold',
      fill: ink,
    }),
  );
}
