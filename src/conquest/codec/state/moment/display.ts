/** R 10: the rounds of a battle on the Tactical Display, and what is decided in them. */
import type { Post } from '../../../data/display.js';
import type {
  AssaultFrame,
  Attack,
  BattleFrame,
  DisplayFrame,
  DuelFrame,
  GameFrame,
  ManoeuvreFrame,
  PursuitFrame,
} from '../../../frame/index.js';
import { plays } from '../../../options.js';
import { unitsNamed } from '../../../query/09-1-combat.js';
import {
  armyOf,
  enemyOf,
  fighterOf,
  hasPost,
  holderOfPost,
  isEnemy,
  isOwnPost,
  isSamePost,
  postsOf,
  sideOfUnit,
  sidesOf,
} from '../../../query/10-4-display.js';
import type { Situation } from '../../../table/situation.js';
import type { LeaderId, SideId, UnitId } from '../../../vocabulary.js';
import { battleFindings } from './battle.js';
import { allDiffer, unless, type At, type Complaint, type FrameCheck, type FrameChecks } from './check.js';

/** Returns the battle below, if it is being fought. */
const fought = ({ below }: At): BattleFrame | undefined =>
  below?.kind === 'battle' && below.ended === null ? below : undefined;

/**
 * Wraps a check of a frame in a battle: it must belong to a side whose part of the round it is. Without a battle there
 * is nothing to check.
 */
function inBattle(at: At, side: SideId, more: (battle: BattleFrame) => readonly Complaint[]): readonly Complaint[] {
  const battle = fought(at);
  if (battle === undefined) return [['kind', 'no battle is being fought below']];
  return battle.armies.some((army) => sidesOf(army).includes(side))
    ? more(battle)
    : [['side', 'the side does not fight in it']];
}

/** R 10.3: a side sets up: each of its units is on the display, or yet to be placed. */
const arrayFindings: FrameCheck<'array'> = (frame, at) =>
  inBattle(at, frame.side, (battle) => {
    const { side, units, leaders, placed, handled, done } = frame;
    const army = armyOf(battle, side);
    return unless([
      [units.every((id) => army.units.includes(id)), 'units', 'units of the army'],
      [leaders.every((id) => army.leaders.includes(id)), 'leaders', 'leaders of the army'],
      [placed <= army.units.length - units.length, 'placed', 'no more are placed than there are'],
      [allDiffer(handled), 'handled', 'each once'],
      [!done, 'done', 'at least one piece is still to be placed'],
    ]);
  });

/** Checks leaders that were routed with their units, the first of which is asked (R 10.18). */
const rallyFindings: FrameCheck<'rally'> = (frame, at) =>
  inBattle(at, frame.side, (battle) => {
    const { side, left, stage } = frame;
    const posted = left.map((id) => battle.leaders.find(({ leader }) => leader === id));
    return unless([
      [
        left.length > 0 &&
          allDiffer(left) &&
          posted.every((each) => each?.box === 'routed' && each.unit !== null && isOwnPost(battle, each, side)),
        'left',
        'leaders of the side who were routed with their units, each once',
      ],
      [(stage === 'roll') === (at.above?.kind === 'roll'), 'stage', 'the die is rolled when it is awaited'],
    ]);
  });

/** R 10.6: a box with a gap in its first line. */
const closeUpFindings: FrameCheck<'closeUp'> = ({ post }) =>
  unless([[post !== null && post.box !== 'routed', 'post', 'a box whose second line steps forward']]);

const manoeuvreFindings: FrameCheck<'manoeuvre'> = (frame: ManoeuvreFrame, at) =>
  inBattle(at, frame.side, () =>
    unless([
      [allDiffer(frame.handled), 'handled', 'each once'],
      [allDiffer(frame.ledAnew), 'ledAnew', 'each once'],
      [!frame.done, 'done', 'the side is still moving'],
    ]),
  );

/** Returns whether one box of the battle attacks another one (R 10.10). */
function isAttack(battle: BattleFrame, { from, into }: Attack): boolean {
  const isPost = (post: Post): boolean => postsOf(battle).some((each) => isSamePost(each, post));
  return isPost(from) && isPost(into) && !isSamePost(from, into);
}

/**
 * Returns whether a side holds the box that attacks, and an enemy the one that is attacked; while two units fight,
 * either may have lost its last (R 10.10).
 */
function isOpenAttack({ situation, above }: At, battle: BattleFrame, side: SideId, { from, into }: Attack): boolean {
  const [own, other] = [holderOfPost(situation, battle, from), holderOfPost(situation, battle, into)];
  const isFought = above !== undefined;
  return (own === null ? isFought : own === side) && (other === null ? isFought : isEnemy(battle, side, other));
}

/** R 10.10: boxes attack one after another; while units of one fight, it is the current one. */
const assaultFindings: FrameCheck<'assault'> = (frame: AssaultFrame, at) =>
  inBattle(at, frame.side, (battle) => {
    const { side, from, into, current, done } = frame;
    return unless([
      [from.length === into.length, 'into', 'as many boxes as have attacked'],
      [allDiffer(from.map(({ army, box }) => `${army} ${box}`)), 'from', 'a box attacks once'],
      [at.above === undefined || current !== null, 'current', 'the box whose units are fighting'],
      [current === null || (allDiffer(current.struck) && allDiffer(current.met)), 'current', 'each once'],
      [!done, 'done', 'the side is still attacking'],
      [current === null || isAttack(battle, current), 'current', 'a box of the battle attacks another one (R 10.10)'],
      [current === null || !hasPost(from, current.from), 'current', 'a box attacks once (R 10.10)'],
      [
        current === null || isOpenAttack(at, battle, side, current),
        'current',
        'units of the side attack those of an enemy (R 10.10)',
      ],
    ]);
  });

/** Returns whether a unit fights: it is on the display under its own id and not routed. */
function fights(situation: Situation, unit: UnitId, isOf: (side: SideId) => boolean): boolean {
  const battle = battleBelow(situation.stack);
  const fighter = battle === undefined ? undefined : fighterOf(battle, unit);
  return fighter?.unit === unit && fighter.box !== 'routed' && isOf(sideOfUnit(situation, unit));
}

const battleBelow = (stack: readonly GameFrame[]): BattleFrame | undefined =>
  stack.findLast((frame): frame is BattleFrame => frame.kind === 'battle');

/** Returns whether the attacked unit charges, so that attacker and defender are swapped. */
function isTurnedAbout(situation: Situation, { attacker }: DuelFrame, met: readonly UnitId[] = []): boolean {
  const [unit] = unitsNamed(situation, [attacker]);
  return met.includes(attacker) && unit !== undefined && situation.law.charges(situation, unit.code) !== null;
}

/** R 10.10-10.14: two units fight each other, as long as neither is gone. */
const duelFindings: FrameCheck<'duel'> = (frame: DuelFrame, { situation, below, above }) => {
  const { side, stage, bereaved, bereavedToo, shot } = frame;
  const battle = battleBelow(situation.stack);
  if (battle === undefined || below?.kind !== 'assault') return [];
  const current = below.current;
  const isTurned = isTurnedAbout(situation, frame, current?.met);
  const [attacker, defender] = isTurned ? [frame.defender, frame.attacker] : [frame.attacker, frame.defender];
  // One of the two may be lost already: its leader is in danger, or looks for another unit.
  const isOver = above?.kind === 'casualty' || bereaved !== null;
  const isLost = (unit: UnitId): boolean => fighterOf(battle, unit) === undefined && (isOver || shot !== undefined);
  const isFighting = (unit: UnitId, post: Post | undefined, isOf: (of: SideId) => boolean): boolean => {
    const fighter = fighterOf(battle, unit);
    // After the attack either unit may be lost or routed.
    if (stage === 'done' && (fighter === undefined || fighter.box === 'routed')) return true;
    const isThere = fighter !== undefined && post !== undefined && isSamePost(fighter, post);
    return isLost(unit) || (isThere && fights(situation, unit, isOf));
  };
  // Whether a leader that has lost a unit is where it fought, or has been lost since.
  const isBereaved = (id: LeaderId): boolean => {
    if (!battle.armies.some(({ leaders }) => leaders.includes(id))) return false;
    const posted = battle.leaders.find(({ leader }) => leader === id);
    if (posted === undefined) return above?.kind === 'casualty';
    return posted.unit === null && current !== null && hasPost([current.from, current.into], posted);
  };
  return unless([
    [below.side === side, 'side', 'the side that attacks'],
    [current?.struck.includes(attacker) === true, 'attacker', 'a unit of the box that attacks'],
    [current?.met.includes(defender) === true, 'defender', 'a unit of the box that is attacked'],
    [
      isFighting(attacker, current?.from, (each) => each === side),
      'attacker',
      'it fights for the side, in the box that attacks',
    ],
    [
      isFighting(defender, current?.into, (each) => isEnemy(battle, side, each)),
      'defender',
      'it fights for the other side, in the box that is attacked',
    ],
    [!isTurned || stage === 'strike' || stage === 'done', 'stage', 'who charges strikes, and nothing else'],
    [
      stage !== 'ask' || plays(situation, 'lightInfantryFires'),
      'stage',
      'light infantry that fires is an optional rule (R 10.14)',
    ],
    [above?.kind !== 'roll' || bereaved === null, 'bereaved', 'a leader without a unit comes before the next die'],
    [bereaved === null || (stage !== 'open' && stage !== 'ask'), 'bereaved', 'no unit is lost before the first attack'],
    [bereaved === null || isBereaved(bereaved), 'bereaved', 'a leader whose unit was lost'],
    [
      bereavedToo === undefined || (bereaved !== null && bereaved !== bereavedToo && isBereaved(bereavedToo)),
      'bereavedToo',
      'another leader whose unit was lost',
    ],
  ]);
};

/** R 10.20: the victors pursue, unit by unit. */
const pursuitFindings: FrameCheck<'pursuit'> = (frame: PursuitFrame, { situation, below }) => {
  const { side, loser, stage, left, as, toll } = frame;
  if (below?.kind !== 'battle') return [];
  const isAsked = stage === 'ask';
  return unless([
    [
      below.winner !== null && sidesOf(armyOf(below, below.winner)).includes(side) && below.winner !== loser,
      'side',
      'who has won the battle',
    ],
    [enemyOf(below, side) === loser, 'loser', 'who has lost the battle'],
    [
      allDiffer(left) &&
        unitsNamed(situation, left).every(
          ({ id, code }) =>
            armyOf(below, side).units.includes(id) && situation.law.pursuesAs(situation, code) !== undefined,
        ),
      'left',
      'units of the victor that pursue, each once',
    ],
    [!isAsked || left.length > 0, 'left', 'at least one unit can pursue'],
    [isAsked === (as === null), 'as', isAsked ? 'nobody pursues yet' : 'somebody pursues'],
    [!isAsked || toll === 0, 'toll', 'nobody pursues yet'],
  ]);
};

export const displayChecks: FrameChecks<DisplayFrame['kind']> = {
  battle: battleFindings,
  array: arrayFindings,
  rally: rallyFindings,
  closeUp: closeUpFindings,
  manoeuvre: manoeuvreFindings,
  assault: assaultFindings,
  duel: duelFindings,
  pursuit: pursuitFindings,
};
