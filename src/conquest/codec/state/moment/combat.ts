/** R 9: combat off the display; losses, leaders in danger and retreats wherever they come from. */
import type { CombatFrame } from '../../../frame/index.js';
import { engagementOf, leadersNamed } from '../../../query/09-1-combat.js';
import { unless, type FrameCheck, type FrameChecks } from './check.js';

/** R 9.1: two forces that may be about to evade are at war in one province. */
const combatsFindings: FrameCheck<'combats'> = ({ now }, { situation, above }) => {
  const isOpen = now !== null && engagementOf(situation, now) !== undefined;
  return unless([
    [
      now === null || above?.kind === 'evasion',
      'now',
      'two forces are about to fight only while one of them may evade',
    ],
    [above?.kind !== 'evasion' || isOpen, 'now', 'the two forces of which one may evade'],
  ]);
};

const evasionFindings: FrameCheck<'evasion'> = ({ province, left, evaded }, { below, above }) =>
  unless([
    [below?.kind === 'combats' && below.now?.province === province, 'province', 'where the two forces stand'],
    [(evaded !== null) === (above?.kind === 'retreat'), 'evaded', 'who has evaded gives way, and nobody else'],
    [evaded !== null || left.length > 0, 'left', 'somebody may evade'],
    [left.every(({ units, leaders }) => units.length + leaders.length > 0), 'left', 'units or leaders who may evade'],
  ]);

const minorCombatFindings: FrameCheck<'minorCombat'> = (frame, { above }) => {
  const { defender, strengths, result, done } = frame;
  const isOpen = result === null;
  return unless([
    [!isOpen || defender.units.length > 0, 'defender', 'no die is rolled against leaders without units (ruling C9.11)'],
    // Chariots alone have no strength, and against an attacker with some no die falls.
    [
      !isOpen || strengths[1] > 0 || strengths[0] === 0,
      'strengths',
      'a die is rolled against a defender without strength only if the attacker has none either',
    ],
    [
      isOpen ? done === 0 : done > 0,
      'done',
      isOpen ? 'nothing is done before the die' : 'the result has begun to be carried out',
    ],
    [isOpen === (above?.kind === 'roll'), 'result', 'the die decides once'],
  ]);
};

const lossesFindings: FrameCheck<'losses'> = ({ side, city, left }, { situation }) => {
  const number = situation.ground.cities.findIndex(({ fact }) => fact.id === city);
  return unless([
    [left > 0, 'left', 'at least one side must take losses'],
    [city === null || situation.wallHolderOf(number) === side, 'city', 'a city with walls of the side'],
  ]);
};

const casualtyFindings: FrameCheck<'casualty'> = ({ leader, again, result }, { situation, below }) => {
  const [info] = leadersNamed(situation, [leader]);
  return unless([
    [!again || info?.fact.fearless === true, 'again', 'a second die is rolled only for fearless leaders (R 10.17)'],
    [result === null, 'result', 'the die has not been rolled'],
    [below?.kind !== 'casualty' || below.leader !== leader, 'leader', 'another leader than the one below'],
  ]);
};

const retreatFindings: FrameCheck<'retreat'> = ({ units, leaders, to }) =>
  unless([
    [units.length + leaders.length > 0, 'units', 'somebody gives way'],
    [to === null, 'to', 'they have not gone'],
  ]);

export const combatChecks: FrameChecks<CombatFrame['kind']> = {
  combats: combatsFindings,
  evasion: evasionFindings,
  minorCombat: minorCombatFindings,
  losses: lossesFindings,
  casualty: casualtyFindings,
  retreat: retreatFindings,
};
