/**
 * Counters: a kind in a few letters with the sign of its type, how many there are, their strength and their steps; and
 * leaders.
 */
import type { Point } from '../../svg/box.js';
import { group, title, type Element } from '../../svg/element.js';
import { fitted, textWidth } from '../../svg/measure.js';
import { circle, rectangle, words } from '../../svg/shapes.js';
import { abilityOf } from '../query/06-1-presence.js';
import type { LeaderInfo } from '../table/roster.js';
import { figuresOf, strengthWith } from '../units.js';
import { leaderSign, typeSign, woundSign } from './glyphs.js';
import { NATION_COLOURS } from './liveries.js';
import type { Chip, Face } from './pieces.js';
import { isAnyLit, type Setting } from './setting.js';

export const CHIP = 23;
const NAME = 8.6;
const FIGURE = 9.6;
const BAND = 3.5;
const SIGN = 10;
const PIP = 3.6;

/**
 * Returns the figures of a unit or pair: those of a pair are added up (R 10.7), but not shots and strikes; shots are in
 * brackets.
 */
function figuresText({ kind, steps, partner }: Chip): string {
  const { shots, strike, defense } = figuresOf([{ kind, steps }, ...(partner === null ? [] : [partner])]);
  const attacks = [...shots.map((on) => `(${on})`), ...(strike === undefined ? [] : [String(strike)])];
  return `${attacks.join('+')}-${defense}`;
}

const countOf = ({ ids, partner }: Chip): string => (ids.length > 1 && partner === null ? `${ids.length}×` : '');

/** Returns the counters to draw: both units of a pair if they are of different kinds. */
const facesOf = (chip: Chip): readonly Face[] =>
  chip.partner === null || chip.partner.kind.id === chip.kind.id ? [chip] : [chip, chip.partner];

const shortOf = ({ labels }: Setting, chip: Chip): string =>
  facesOf(chip)
    .map(({ kind }) => labels.short(kind.id))
    .join('+');

const pipsWidth = ({ full }: Chip): number => (full > 1 ? full * PIP + 2 : 0);

/** Returns the width of a counter. */
export function chipWidth(setting: Setting, chip: Chip): number {
  const above = SIGN + textWidth(shortOf(setting, chip), NAME);
  const below = textWidth(countOf(chip), FIGURE) + textWidth(figuresText(chip), FIGURE, true) + pipsWidth(chip);
  return Math.ceil(BAND + 3 + Math.max(above, below) + 3);
}

/** Returns the tooltip of a number of identical counters. */
function faceText({ labels }: Setting, { kind, steps, full }: Face, count: number, paired: boolean): string {
  const { captions, names } = labels;
  const { attack, defense } = strengthWith(kind, steps);
  return [
    `${count} ${labels.kind(kind.id)} (${names.nations[kind.nation]}, ${names.types[kind.type]})`,
    `${captions.attack} ${attack}-${defense}`,
    captions.steps(steps, full),
    ...(paired ? [captions.pair] : []),
    ...(kind.missile === true ? [captions.missile] : []),
  ].join(', ');
}

/** Returns the tooltip of counters: `6 Phalanx (heavy infantry), attack and defense 8-8, 2 of 2 steps`. */
export function chipText(setting: Setting, chip: Chip): string {
  const faces = facesOf(chip);
  const count = chip.ids.length / faces.length;
  return faces.map((face) => faceText(setting, face, count, chip.partner !== null)).join('; ');
}

/** Returns a counter, or several identical ones. `name`: its attribute, on the map `data-piece`. */
export function drawChip(setting: Setting, chip: Chip, { x, y }: Point, name: 'data-piece' | 'data-fighter'): Element {
  const { palette } = setting;
  const { kind, ids, steps, full } = chip;
  const width = chipWidth(setting, chip);
  const lit = isAnyLit(setting, ids);
  const [count, figures] = [countOf(chip), figuresText(chip)];
  const left = x + BAND + 3;
  const after = left + textWidth(count, FIGURE);
  const reduced = steps < full;
  return group(
    { [name]: ids[0], 'data-units': ids.length > 1 ? ids.join(' ') : undefined, 'data-count': ids.length, role: 'img' },
    title(chipText(setting, chip)),
    rectangle(
      { x: x + 0.5, y: y + 0.5, width: width - 1, height: CHIP - 1 },
      {
        rx: 2,
        fill: palette.ground,
        stroke: lit ? palette.highlight : palette.panelEdge,
        'stroke-width': lit ? 2 : 0.8,
      },
    ),
    rectangle({ x: x + 0.5, y: y + 0.5, width: BAND, height: CHIP - 1 }, { rx: 1, fill: NATION_COLOURS[kind.nation] }),
    typeSign(kind.type, { x: left + 4, y: y + 6.6 }, 4.2, palette.ink),
    words(shortOf(setting, chip), { x: left + SIGN, y: y + 9.8 }, NAME, { fill: palette.ink }),
    count === '' ? undefined : words(count, { x: left, y: y + 19.6 }, FIGURE, { fill: palette.faint }),
    words(figures, { x: after, y: y + 19.6 }, FIGURE, {
      'font-weight': 'bold',
      fill: reduced ? palette.alarm : palette.ink,
    }),
    ...(full > 1
      ? Array.from({ length: full }, (_, step) =>
          circle({ x: after + textWidth(figures, FIGURE, true) + 3.5 + step * PIP, y: y + 16.4 }, 1.4, {
            fill: step < steps ? palette.ink : 'none',
            stroke: palette.ink,
            'stroke-width': 0.6,
          }),
        )
      : []),
  );
}

export const LEADER = 14;
const LEADER_SIZE = 9.6;

/** The distance of a leader's figures from the name. */
const BESIDE_NAME = 28;

/** Returns the width of a leader with its ability, at most the room there is. */
export const leaderWidth = ({ labels }: Setting, { id }: LeaderInfo, most = Infinity): number =>
  Math.min(most, Math.ceil(BESIDE_NAME + textWidth(labels.leader(id), LEADER_SIZE, true)));

export function leaderText({ situation, labels }: Setting, { id, code }: LeaderInfo): string {
  const { captions } = labels;
  const hurt = situation.isWounded(code) ? `, ${captions.wounded}` : '';
  return `${labels.leader(id)}, ${captions.ability(abilityOf(situation, code))}${hurt}`;
}

/** Draws a leader: its name, and its ability on a disc; a cross if it is wounded. `most`: the greatest width. */
export function drawLeader(
  setting: Setting,
  leader: LeaderInfo,
  { x, y }: Point,
  name: 'data-piece' | 'data-fighter',
  most = Infinity,
): Element {
  const { situation, labels, palette, livery } = setting;
  const { id, code } = leader;
  const { fill, ink, edge } = livery(situation.sideOfLeader(code));
  const width = leaderWidth(setting, leader, most);
  const called = fitted(labels.leader(id), LEADER_SIZE, width - BESIDE_NAME + 0.5, true);
  const hurt = situation.isWounded(code);
  const lit = isAnyLit(setting, [id]);
  return group(
    { [name]: id, 'data-wounded': hurt ? 'true' : undefined, role: 'img' },
    title(leaderText(setting, leader)),
    rectangle(
      { x: x + 0.5, y: y + 0.5, width: width - 1, height: LEADER - 1.5 },
      {
        rx: 6,
        fill: palette.panel,
        stroke: lit ? palette.highlight : hurt ? palette.alarm : edge,
        'stroke-width': lit ? 2 : 1,
        'stroke-dasharray': hurt ? '3 2' : undefined,
      },
    ),
    circle({ x: x + 7, y: y + 6.8 }, 6, { fill, stroke: edge, 'stroke-width': 0.8 }),
    words(String(abilityOf(situation, code)), { x: x + 7, y: y + 10.2 }, 9.4, {
      'text-anchor': 'middle',
      'font-weight': 'bold',
      fill: ink,
    }),
    words(called, { x: x + 15, y: y + 10.2 }, LEADER_SIZE, { 'font-weight': 'bold', fill: palette.ink }),
    hurt
      ? woundSign({ x: x + width - 7, y: y + 6.8 }, 3.6, palette.alarm)
      : leaderSign({ x: x + width - 7, y: y + 6.8 }, 3.4, palette.faint),
  );
}
