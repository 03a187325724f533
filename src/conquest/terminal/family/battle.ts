/** R 10: the Tactical Display in text: two armies face to face, box by box, first lines towards each other. */
import type { Locale } from '../../../core/index.js';
import {
  boxes,
  figuresOf,
  type Army,
  type BattleFrame,
  type BoxId,
  type Fighter,
  type GameState,
  type Line,
  type Post,
  type SideId,
  type UnitId,
} from '../../index.js';
import { itemized, type TextLine } from '../../../hosts/terminal/flow.js';
import { display, type Cell } from './display.js';
import type { At } from './family.js';
import { leaderText, unitTexts } from './pieces.js';
import { called } from '../../text/calling.js';

/** The boxes that face the enemy, from left to right as seen from their army. */
const FRONT = ['leftOutflank', 'left', 'centre', 'right', 'rightOutflank'] as const satisfies readonly BoxId[];

/** Returns a pair: `2 Phalanx`. In a variant its units may be of different kinds: `Artillery 1 + Phalanx 3`. */
function pairText(at: At, shown: GameState, [unit, other]: readonly [UnitId, UnitId], locale: Locale): string {
  const { kinds, units } = at.text.names(locale, shown);
  const [one, two] = [unit, other].map((each) => at.query.kindOf(shown, each).id);
  if (one === undefined || one !== two) return `${units[unit] ?? unit} + ${units[other] ?? other}`;
  return `2 ${kinds[one] ?? one}`;
}

/** Returns the strengths: `8-8`. A pair has those of both units, except that each shoots by itself: `(4)+3-2`. */
function strengthText(at: At, shown: GameState, units: readonly UnitId[]): string {
  const members = units.map((unit) => ({ kind: at.query.kindOf(shown, unit), steps: at.query.stepsOf(shown, unit) }));
  const { shots, strike, defense } = figuresOf(members);
  const attack = strike === undefined ? shots.join('+') : [...shots.map((on) => `(${on})`), strike].join('+');
  return `${attack}-${defense}`;
}

/**
 * Returns a unit or a pair with its strengths: `Phalanx 3 8-8`. An ally has the letter of its side; a unit that has
 * broken in has a sign too.
 */
function fighterText(at: At, shown: GameState, battle: BattleFrame, fighter: Fighter, locale: Locale): string {
  const { unit, with: other, army } = fighter;
  const name =
    other === null ? (at.text.names(locale, shown).units[unit] ?? unit) : pairText(at, shown, [unit, other], locale);
  const side = shown.units[unit]?.side;
  const isAlly = battle.armies.some((each) => each.side === army && sidesOf(each).some((one) => one === side));
  const mark = isAlly ? '' : '»';
  const letter = side === undefined || side === army ? '' : `${at.words[locale].sides[side]}${mark} `;
  const isEngaged = battle.engaged.some(({ attacker, defender }) => attacker === unit || defender === unit);
  return `${letter}${isEngaged ? '⚔ ' : ''}${name} ${strengthText(at, shown, other === null ? [unit] : [unit, other])}`;
}

/** Returns the leaders with a unit, or those without one. */
const leadersText = (
  at: At,
  shown: GameState,
  battle: BattleFrame,
  army: SideId,
  box: BoxId,
  fighter: Fighter | null,
  locale: Locale,
): readonly string[] =>
  battle.leaders
    .filter((posted) => posted.army === army && posted.box === box && posted.unit === (fighter?.unit ?? null))
    .map(({ leader }) => `★ ${leaderText(at, shown, leader, locale)} ${at.query.abilityOf(shown, leader)}`);

/** Returns the sides that fight in an army. */
const sidesOf = ({ side, contingents }: Army): readonly SideId[] =>
  contingents?.map((contingent) => contingent.side) ?? [side];

/** Returns the names of the sides of an army. */
const ownersText = (at: At, shown: GameState, army: Army, locale: Locale): string =>
  sidesOf(army)
    .map((side) => called(at.text.names(locale, shown).sides, side))
    .join(', ');

/** Returns the ground in a box, in brackets. */
function groundText(at: At, shown: GameState, post: Post, locale: Locale): readonly string[] {
  const ground = at.own.ground(shown, post, locale);
  return ground === undefined ? [] : [`(${ground})`];
}

/** Returns the units in a line of a box, each with its leader below. */
function entries(
  at: At,
  shown: GameState,
  battle: BattleFrame,
  army: SideId,
  box: BoxId,
  line: Line,
  locale: Locale,
): readonly string[] {
  const there = battle.fighters.filter((each) => each.army === army && each.box === box && each.line === line);
  return [
    ...there.flatMap((fighter) => [
      fighterText(at, shown, battle, fighter, locale),
      ...leadersText(at, shown, battle, army, box, fighter, locale),
    ]),
    ...(line === 1 ? leadersText(at, shown, battle, army, box, null, locale) : []),
  ];
}

/** Returns the box of an army on the front. */
function cellOf(at: At, shown: GameState, battle: BattleFrame, army: SideId, box: BoxId, locale: Locale): Cell {
  const inLine = (line: Line): readonly string[] => entries(at, shown, battle, army, box, line, locale);
  return {
    title: at.text.names(locale, shown).boxes[box].toUpperCase(),
    ground: groundText(at, shown, { army, box }, locale),
    first: inLine(1),
    second: inLine(2),
  };
}

/** Returns a box behind the lines as a row. */
function behind(
  at: At,
  shown: GameState,
  battle: BattleFrame,
  army: SideId,
  box: BoxId,
  locale: Locale,
): readonly TextLine[] {
  const { boxes: called } = at.text.names(locale, shown);
  const there = entries(at, shown, battle, army, box, 1, locale);
  if (there.length === 0 && box === 'routed') return [];
  const ground = groundText(at, shown, { army, box }, locale);
  const company = there.length === 0 ? [at.words[locale].empty] : there;
  return [itemized(`  ${called[box]}:`, [...ground, ...company], 12)];
}

const rearOf = (at: At, shown: GameState, battle: BattleFrame, army: SideId, locale: Locale): readonly TextLine[] =>
  (['reserve', 'routed'] as const).flatMap((box) => behind(at, shown, battle, army, box, locale));

/** Returns the pieces of an army before any of them is placed. */
function mustered(at: At, shown: GameState, army: Army, locale: Locale): TextLine {
  const { units, leaders } = army;
  const led = leaders.map(
    (leader) => `★ ${leaderText(at, shown, leader, locale)} ${at.query.abilityOf(shown, leader)}`,
  );
  return itemized(`  ${ownersText(at, shown, army, locale)}:`, [...led, ...unitTexts(at, shown, units, locale)], 4);
}

/**
 * Returns the Tactical Display: the army that sets up first above, the other below, each box opposite the one that it
 * faces. On a narrow screen the armies stand side by side.
 */
export function drawBattle(
  at: At,
  shown: GameState,
  battle: BattleFrame,
  locale: Locale,
  columns: number,
): readonly TextLine[] {
  if (battle.fighters.length === 0) return battle.armies.map((army) => mustered(at, shown, army, locale));
  const [upper, lower] = battle.armies;
  const cells = FRONT.map((box) => ({
    above: cellOf(at, shown, battle, upper.side, boxes[box].faces ?? box, locale),
    below: cellOf(at, shown, battle, lower.side, box, locale),
  }));
  return [
    `  ${ownersText(at, shown, upper, locale)}`,
    ...rearOf(at, shown, battle, upper.side, locale),
    ...display(cells, columns),
    ...rearOf(at, shown, battle, lower.side, locale),
    `  ${ownersText(at, shown, lower, locale)}`,
  ];
}
