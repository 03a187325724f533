/** Checks the Tactical Display: every piece of the battle that is still there is on it once (R 10.1-10.7). */
import { boxes, MOST_INTRUDERS } from '../../../data/display.js';
import type { Army, BattleFrame, Fighter, GameFrame, Posted } from '../../../frame/index.js';
import {
  holderOfPost,
  isEnemy,
  isOwnPost,
  isSamePost,
  mayStandAt,
  pairClause,
  postsOf,
  sideOfLeader,
  sideOfUnit,
  sidesOf,
  turnsOf,
} from '../../../query/10-4-display.js';
import { leaderNamed, unitNamed } from '../../../table/by-id.js';
import type { Situation } from '../../../table/situation.js';
import type { LeaderId, SideId, UnitId } from '../../../vocabulary.js';
import { allDiffer, unless, type At, type Complaint, type FrameCheck } from './check.js';

/** Returns whether a piece is still where the battle is. */
const isHere = (situation: Situation, { province }: BattleFrame, unit: UnitId): boolean =>
  situation.placeOfUnit(unitNamed(situation, unit).code) === situation.ground.codes.get(province);

const isLeaderHere = (situation: Situation, { province }: BattleFrame, leader: LeaderId): boolean =>
  situation.placeOfLeader(leaderNamed(situation, leader).code) === situation.ground.codes.get(province);

/** Checks that there are two armies of different sides whose pieces are there or lost (R 10.1). */
function armyFindings(situation: Situation, battle: BattleFrame): readonly Complaint[] {
  const { armies, first, winner, ended } = battle;
  const [one, other] = armies;
  // A leader in a tray of a variant, such as a prisoner, may belong to another side.
  const { trays = [] } = situation.components;
  const isHeld = (id: LeaderId): boolean =>
    trays.some((tray) => situation.placeOfLeader(leaderNamed(situation, id).code) === situation.ground.codes.get(tray));
  const isOwn = (army: Army): boolean => {
    const sides = sidesOf(army);
    return (
      army.units.every((id) => !isHere(situation, battle, id) || sides.includes(sideOfUnit(situation, id))) &&
      army.leaders.every((id) => sides.includes(sideOfLeader(situation, id)) || isHeld(id))
    );
  };
  const plays = (side: SideId): boolean => side === one.side || side === other.side;
  const areAtWar = sidesOf(one).every((each) =>
    sidesOf(other).every((foe) => each !== foe && situation.law.hostile(situation, each, foe)),
  );
  return unless([
    [areAtWar, 'armies', 'sides at war'],
    [
      armies.every((army) => sidesOf(army).includes(army.side) && allDiffer(sidesOf(army))),
      'armies',
      'the sides that fight in it, its own among them, each once',
    ],
    [armies.every(isOwn), 'armies', 'pieces of the side'],
    [
      allDiffer(armies.flatMap(({ units }) => units)) && allDiffer(armies.flatMap(({ leaders }) => leaders)),
      'armies',
      'each piece once',
    ],
    [
      armies.every(({ commanders, leaders }) => commanders.every((leader) => leaders.includes(leader))),
      'armies',
      'whoever commands is a leader of the army',
    ],
    [plays(first), 'first', 'one of the two sides'],
    [winner === null || plays(winner), 'winner', 'one of the two sides'],
    [(ended === null) === (winner === null), 'winner', 'after a battle without a victor there is nothing to decide'],
  ]);
}

/** R 10.5, 10.6: a line of a box holds so many units; into the boxes of others they break in the first line alone. */
function boxFindings(situation: Situation, battle: BattleFrame): readonly Complaint[] {
  const { fighters } = battle;
  const sideOf = ({ unit }: Fighter): SideId => sideOfUnit(situation, unit);
  const fits = (fighter: Fighter): boolean => {
    const { box, line } = fighter;
    if (!battle.armies.some(({ side }) => side === fighter.army)) return false;
    const own = isOwnPost(battle, fighter, sideOf(fighter));
    if (box === 'routed') return own && line === 1;
    const most = own ? boxes[box].holds[line] : line === 1 ? MOST_INTRUDERS : 0;
    const there = fighters.filter((other) => isSamePost(other, fighter));
    return (
      there.filter((other) => other.line === line).length <= most &&
      there.every((other) => sideOf(other) === sideOf(fighter)) &&
      mayStandAt(situation, fighter, fighter)
    );
  };
  const isPair = (fighter: Fighter): boolean => {
    const { unit, with: other } = fighter;
    if (other === null) return true;
    const [one, two] = [unitNamed(situation, unit).code, unitNamed(situation, other).code];
    return situation.law.mayHavePaired(situation, one, two, fighter);
  };
  const odd = fighters.find((fighter) => !isPair(fighter));
  const clause = odd === undefined || odd.with === null ? 'R 10.7' : pairClause(situation, odd.unit, odd.with);
  return unless([
    [fighters.every(fits), 'fighters', 'they are in boxes with room for them and without enemies (R 10.5)'],
    [odd === undefined, 'fighters', `two units that may stand as one (${clause})`],
    [fighters.every(({ since }) => since <= battle.round), 'fighters', 'that round has not been played yet'],
  ]);
}

/**
 * Checks leaders: each is with a unit of its side that no other leads, or alone in a box without enemies
 * (R 10.3, 10.7).
 */
function leaderFindings(situation: Situation, battle: BattleFrame): readonly Complaint[] {
  const { armies, fighters, leaders } = battle;
  const isPosted = ({ leader, unit, ...post }: Posted): boolean => {
    if (!armies.some(({ side }) => side === post.army)) return false;
    if (unit === null) {
      const holder = holderOfPost(situation, battle, post);
      return holder === null || !isEnemy(battle, holder, sideOfLeader(situation, leader));
    }
    const fighter = fighters.find((each) => each.unit === unit);
    return (
      fighter !== undefined &&
      isSamePost(fighter, post) &&
      sideOfUnit(situation, unit) === sideOfLeader(situation, leader)
    );
  };
  return unless([
    [leaders.every(isPosted), 'leaders', 'a leader is with a unit of the same side, or alone'],
    [allDiffer(leaders.flatMap(({ unit }) => unit ?? [])), 'leaders', 'a unit has one leader'],
  ]);
}

/** Checks that pieces of the battle that are still there are on the display or yet to be placed. */
function missingFindings(
  situation: Situation,
  battle: BattleFrame,
  above: GameFrame | undefined,
): readonly Complaint[] {
  const { armies, round, step, fighters, leaders } = battle;
  const placing = above?.kind === 'array' ? above : undefined;
  const waiting = round === 0 ? armies.flatMap(sidesOf).slice(step) : [];
  const expected = armies.flatMap((army) => army.units.filter((id) => isHere(situation, battle, id)));
  const found = [
    ...fighters.flatMap(({ unit, with: other }) => (other === null ? [unit] : [unit, other])),
    ...(placing?.units ?? []),
    ...expected.filter((id) => waiting.includes(sideOfUnit(situation, id))),
  ];
  const led = armies.flatMap((army) => army.leaders.filter((id) => isLeaderHere(situation, battle, id)));
  const posted = [
    ...leaders.map(({ leader }) => leader),
    ...(placing?.leaders ?? []),
    ...led.filter((id) => waiting.includes(sideOfLeader(situation, id))),
  ];
  const areAllHere = armies.every(
    (army) =>
      army.units.every((id) => isHere(situation, battle, id)) &&
      army.leaders.every((id) => isLeaderHere(situation, battle, id)),
  );
  return unless([
    [round > 0 || areAllHere, 'armies', 'nothing is lost while the armies set up (R 10.3)'],
    [isSameSet(found, expected), 'fighters', 'every unit of the battle that is still there, once'],
    [isSameSet(posted, led), 'leaders', 'every leader of the battle who is still there, once'],
  ]);
}

const isSameSet = (found: readonly string[], expected: readonly string[]): boolean =>
  allDiffer(found) && found.length === expected.length && expected.every((each) => found.includes(each));

/** The frames that can lie on a battle in each part of a round (R 10.2). */
const PARTS: readonly GameFrame['kind'][] = ['rally', 'manoeuvre', 'assault'];

/** R 10.2, 10.3, 10.20: only a frame that its present step opens can lie on a battle. */
export function stepFindings(battle: BattleFrame, { above }: At): readonly Complaint[] {
  const { armies, winner, round, step, ended } = battle;
  const isWhose = (side: SideId | undefined): boolean => above !== undefined && 'side' in above && above.side === side;
  if (ended !== null) {
    // Each of the victors pursues, and then each of the beaten retreats.
    const victors = armies.filter(({ side }) => side === winner).flatMap(sidesOf);
    const beaten = armies.filter(({ side }) => winner !== null && side !== winner).flatMap(sidesOf);
    const follows = step <= victors.length ? 'pursuit' : 'retreat';
    return unless([
      [
        above?.kind === follows && isWhose([...victors, ...beaten][step - 1]),
        'step',
        'this is not the next step after the battle (R 10.20)',
      ],
    ]);
  }
  if (round === 0)
    return unless([
      [
        above?.kind === 'array' && isWhose(armies.flatMap(sidesOf)[step - 1]),
        'step',
        'the sides set up one after the other (R 10.3)',
      ],
    ]);
  const part = PARTS[(step - 1) % PARTS.length];
  const turns = turnsOf(battle);
  const side = turns[Math.ceil(step / PARTS.length) - 1];
  return unless([
    [
      step <= turns.length * PARTS.length && above?.kind === part && isWhose(side),
      'step',
      'this is not the part of the round that has been opened (R 10.2)',
    ],
  ]);
}

/** Checks what a frame remembers of the round and of the battle. */
function memoryFindings(situation: Situation, battle: BattleFrame): readonly Complaint[] {
  const { fighters, engaged, vacant, led, idle, fired, armies } = battle;
  const all = postsOf(battle);
  const leaders = new Set(armies.flatMap((army) => army.leaders));
  const fight = (unit: UnitId): boolean => fighters.some((each) => each.unit === unit && each.box !== 'routed');
  return unless([
    [
      vacant.every((post) => all.some((each) => isSamePost(each, post))) &&
        allDiffer(vacant.map(({ army, box }) => `${army} ${box}`)),
      'vacant',
      'boxes of the two armies, each once',
    ],
    [
      engaged.every(
        ({ attacker, defender }) =>
          fight(attacker) &&
          fight(defender) &&
          isEnemy(battle, sideOfUnit(situation, attacker), sideOfUnit(situation, defender)),
      ) && allDiffer(engaged.flatMap(({ attacker, defender }) => [attacker, defender])),
      'engaged',
      'units of the two sides that fight each other, each once',
    ],
    [led.every(({ leader }) => leaders.has(leader)), 'led', 'leaders of the two armies'],
    [idle.every((leader) => leaders.has(leader)), 'idle', 'leaders of the two armies'],
    [allDiffer(fired), 'fired', 'each once'],
  ]);
}

/** Returns the check of a battle; the steps of a game decide which frames may lie on it. */
export const battleCheck =
  (steps: FrameCheck<'battle'>): FrameCheck<'battle'> =>
  (battle, at) => {
    const { situation, above } = at;
    const armies = armyFindings(situation, battle);
    if (armies.length > 0) return armies;
    const found = [...missingFindings(situation, battle, above), ...steps(battle, at)];
    if (found.length > 0) return found;
    return [
      ...boxFindings(situation, battle),
      ...leaderFindings(situation, battle),
      ...memoryFindings(situation, battle),
    ];
  };

export const battleFindings = battleCheck(stepFindings);
