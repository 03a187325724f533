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
import { WIDTH, wrapped } from '../../../hosts/terminal/wrapped.js';
import type { At } from './family.js';
import { leaderText, unitTexts } from './pieces.js';
import { called } from '../../text/calling.js';

/** The boxes that face the enemy, as whoever looks over his own army sees them. */
const FRONT = ['leftOutflank', 'left', 'centre', 'right', 'rightOutflank'] as const satisfies readonly BoxId[];
const COLUMN = Math.floor((WIDTH - 1) / FRONT.length) - 3;

/** Words in lines of a column; whatever follows the first line is indented. */
function folded(text: string): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const next = line === '' ? word : `${line} ${word}`;
    if (next.length <= COLUMN) line = next;
    else {
      lines.push(line.slice(0, COLUMN));
      line = `  ${word}`;
    }
  }
  return [...lines, line.slice(0, COLUMN)];
}

/** Two that stand as one: `2 Phalanx`; in a variant they may be of different kinds, `Artillery 1 + Phalanx 3`. */
function pairText(at: At, shown: GameState, [unit, other]: readonly [UnitId, UnitId], locale: Locale): string {
  const { kinds, units } = at.text.names(locale, shown);
  const [one, two] = [unit, other].map((each) => at.query.kindOf(shown, each).id);
  if (one === undefined || one !== two) return `${units[unit] ?? unit} + ${units[other] ?? other}`;
  return `2 ${kinds[one] ?? one}`;
}

/** `8-8`; two that stand as one have the strengths of both, but who shoots does so by himself: `(4)+3-2`. */
function strengthText(at: At, shown: GameState, units: readonly UnitId[]): string {
  const members = units.map((unit) => ({ kind: at.query.kindOf(shown, unit), steps: at.query.stepsOf(shown, unit) }));
  const { shots, strike, defense } = figuresOf(members);
  const attack = strike === undefined ? shots.join('+') : [...shots.map((on) => `(${on})`), strike].join('+');
  return `${attack}-${defense}`;
}

/** `Phalanx 3 8-8`; two that stand as one with the strengths of both; an ally bears the letter of his side, and who has broken in a sign besides. */
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

/** The leaders with a unit, or alone. */
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

/** Who fights in an army. */
const sidesOf = ({ side, contingents }: Army): readonly SideId[] =>
  contingents?.map((contingent) => contingent.side) ?? [side];

/** Whose an army is. */
const ownersText = (at: At, shown: GameState, army: Army, locale: Locale): string =>
  sidesOf(army)
    .map((side) => called(at.text.names(locale, shown).sides, side))
    .join(', ');

/** What lies in a box, in the brackets of its own line. */
function groundText(at: At, shown: GameState, post: Post, locale: Locale): readonly string[] {
  const ground = at.own.ground(shown, post, locale);
  return ground === undefined ? [] : [`(${ground})`];
}

/** All who stand in a line of a box, each with his leader below. */
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

/** Cells side by side, as high as the highest; `down`: what there is stands at the bottom. */
function cells(columns: readonly (readonly string[])[], down: boolean): readonly string[] {
  const height = Math.max(...columns.map((column) => column.length));
  const padded = columns.map((column) => {
    const missing = Array.from({ length: height - column.length }, () => '');
    return down ? [...missing, ...column] : [...column, ...missing];
  });
  return Array.from(
    { length: height },
    (_, row) => `│ ${padded.map((column) => (column[row] ?? '').padEnd(COLUMN)).join(' │ ')} │`,
  );
}

const rule = (left: string, middle: string, right: string): string =>
  `${left}${FRONT.map(() => '─'.repeat(COLUMN + 2)).join(middle)}${right}`;

/** The front of an army: its boxes from left to right as they are drawn, its lines from the rear to the enemy or back. */
function front(
  at: At,
  shown: GameState,
  battle: BattleFrame,
  army: SideId,
  order: readonly BoxId[],
  onTop: boolean,
  locale: Locale,
): readonly string[] {
  const called = at.text.names(locale, shown).boxes;
  const titles = cells(
    order.map((box) => [called[box].toUpperCase(), ...groundText(at, shown, { army, box }, locale)]),
    false,
  );
  const lineOf = (line: Line): readonly string[] =>
    cells(
      order.map((box) => entries(at, shown, battle, army, box, line, locale).flatMap(folded)),
      onTop,
    );
  const second = lineOf(2);
  const isEmpty = second.every((row) => /^[│ ]*$/.test(row));
  const middle = cells(
    order.map(() => ['┄'.repeat(COLUMN)]),
    false,
  );
  const rear = isEmpty ? [] : onTop ? [...second, ...middle] : [...middle, ...second];
  return onTop ? [...titles, ...rear, ...lineOf(1)] : [...lineOf(1), ...rear, ...titles];
}

/** A box behind the lines, in a row. */
function behind(
  at: At,
  shown: GameState,
  battle: BattleFrame,
  army: SideId,
  box: BoxId,
  locale: Locale,
): readonly string[] {
  const { boxes: called } = at.text.names(locale, shown);
  const there = entries(at, shown, battle, army, box, 1, locale);
  if (there.length === 0 && box === 'routed') return [];
  const ground = groundText(at, shown, { army, box }, locale);
  return wrapped(`  ${called[box]}:`, [...ground, ...(there.length === 0 ? [at.words[locale].empty] : there)], 12);
}

const rearOf = (at: At, shown: GameState, battle: BattleFrame, army: SideId, locale: Locale): readonly string[] =>
  (['reserve', 'routed'] as const).flatMap((box) => behind(at, shown, battle, army, box, locale));

/** Who has come, before anybody is placed. */
function mustered(at: At, shown: GameState, army: Army, locale: Locale): readonly string[] {
  const { units, leaders } = army;
  const led = leaders.map(
    (leader) => `★ ${leaderText(at, shown, leader, locale)} ${at.query.abilityOf(shown, leader)}`,
  );
  return wrapped(`  ${ownersText(at, shown, army, locale)}:`, [...led, ...unitTexts(at, shown, units, locale)], 4);
}

/** The display: the army that sets up first above, the other below, each box opposite the one that it faces. */
export function drawBattle(at: At, shown: GameState, battle: BattleFrame, locale: Locale): readonly string[] {
  if (battle.fighters.length === 0) return battle.armies.flatMap((army) => mustered(at, shown, army, locale));
  const [upper, lower] = battle.armies;
  const [{ side: above }, { side: below }] = [upper, lower];
  const facing = FRONT.map((box) => boxes[box].faces ?? box);
  return [
    `  ${ownersText(at, shown, upper, locale)}`,
    ...rearOf(at, shown, battle, above, locale),
    rule('┌', '┬', '┐'),
    ...front(at, shown, battle, above, facing, true, locale),
    rule('╞', '╪', '╡').replaceAll('─', '═'),
    ...front(at, shown, battle, below, FRONT, false, locale),
    rule('└', '┴', '┘'),
    ...rearOf(at, shown, battle, below, locale),
    `  ${ownersText(at, shown, lower, locale)}`,
  ];
}
