/** R 17.6: a battle as text: the odds, the fighters of each side with their morale, and the Retreat box. */
import { paragraph, type TextLine } from '../../hosts/terminal/flow.js';
import { frameOf } from '../../core/index.js';
import type { BattleFrame, BattleSide, Fighter } from '../frame/combat.js';
import { columnOf, moraleOf, withinChart } from '../query/combat.js';
import { isEmptyOf, outsideWings, wholeBattle, wingToShow, type WholeBattle } from '../query/wings.js';
import { ODDS, WINGS, type PieceId, type PlaceId } from '../vocabulary.js';
import type { Seen } from './seen.js';

/** Returns the present battle. */
export const battleIn = ({ situation }: Seen): BattleFrame | undefined => frameOf(situation, 'battle');

/** Returns a hex or a sea area by name. */
const placeText = ({ say }: Seen, at: PlaceId): string =>
  say.isHex(at) ? say.hex(at).text : (say.names.seas[at] ?? at);

/** Returns `Boeotian hoplite 1 (morale 5): morale 6, in the Retreat box`. */
function fighterText({ situation, say, words }: Seen, battle: BattleFrame, fighter: Fighter): string {
  const name = fighter.unit === 'garrison' ? words.garrison : say.unit(fighter.unit).text;
  const morale = words.morale(moraleOf(situation, battle, fighter));
  return `${name}: ${morale}${fighter.retreats ? `, ${words.retreats}` : ''}`;
}

function others({ say }: Seen, head: string, pieces: readonly PieceId[]): readonly TextLine[] {
  if (pieces.length === 0) return [];
  const named = pieces.map((piece) => say.piece(piece).text).join(', ');
  return [paragraph(`    ${head}: `, named, 6)];
}

function sideLines(seen: Seen, battle: BattleFrame, role: string, side: BattleSide): readonly TextLine[] {
  const { say, words } = seen;
  const leaders = side.leaders.map((leader) => say.leader(leader).text);
  return [
    `  ${words.letters[side.player]} ${role}${leaders.length === 0 ? '' : `: ${leaders.join(', ')}`}`,
    ...side.fighters.map((fighter) => `    ${fighterText(seen, battle, fighter)}`),
    ...others(seen, words.reserve, side.reserve),
    ...others(seen, words.cargo, side.cargo),
    ...others(seen, words.lost, side.lost),
  ];
}

/** Returns both sides of a battle, or of a part of it. */
const sidesLines = (seen: Seen, battle: BattleFrame): readonly TextLine[] => [
  ...sideLines(seen, battle, seen.words.attacker, battle.attacker),
  ...sideLines(seen, battle, seen.words.defender, battle.defender),
];

/** Returns the odds, while both sides have fighters. */
function oddsLines({ situation, words }: Seen, battle: BattleFrame): readonly string[] {
  const odds = ODDS[withinChart(columnOf(situation, battle))];
  const isOpen = [battle.attacker, battle.defender].every(({ fighters }) => fighters.some(({ retreats }) => !retreats));
  return isOpen && odds !== undefined ? [`  ${words.odds(odds)}`] : [];
}

/** Returns the wings one by one, and the pieces in none (R D). */
function wingLines(seen: Seen, whole: WholeBattle): readonly TextLine[] {
  const { say, words } = seen;
  const wings = WINGS.flatMap((wing) => {
    const battle = wingToShow(whole, wing);
    return isEmptyOf(battle)
      ? []
      : [`  — ${say.names.wings[wing]} —`, ...sidesLines(seen, battle), ...oddsLines(seen, battle)];
  });
  const outside = outsideWings(whole);
  return isEmptyOf(outside) ? wings : [...wings, `  — ${words.outsideWings} —`, ...sidesLines(seen, outside)];
}

/** Returns the present battle as text. */
export function battlePicture(seen: Seen, battle: BattleFrame): readonly TextLine[] {
  const { say, words } = seen;
  const { attacker, at, round, breached } = battle;
  const whole = wholeBattle(seen.situation);
  return [
    paragraph('  ', words.battle(placeText(seen, at), round, say.player(attacker.player).text), 4),
    ...(whole === undefined
      ? [...sidesLines(seen, battle), ...(breached ? [`  ${words.breached}`] : []), ...oddsLines(seen, battle)]
      : wingLines(seen, whole)),
  ];
}
