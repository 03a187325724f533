/** R 9: combat off the display; losses, leaders in danger and retreats wherever they come from. */
import type { CombatFrame, Party } from '../../../frame/index.js';
import { engagementOf, leadersNamed, unitsNamed } from '../../../query/combat.js';
import { isOnMap } from '../../../query/presence.js';
import type { Situation } from '../../../table/situation.js';
import type { ProvinceId } from '../../../vocabulary.js';
import { allDiffer, leadersStand, NOT_THERE, unitsStand, unless, type FrameCheck, type FrameChecks } from './check.js';

const standsIn = (situation: Situation, { side, units, leaders }: Party, province: ProvinceId): boolean =>
  unitsStand(situation, units, province, side) && leadersStand(situation, leaders, province, side);

/** R 9.1: two forces that may be about to evade are at war in one province. */
const combatsFindings: FrameCheck<'combats'> = ({ left, now, withdrawn }, { situation, above }) => {
  const isOpen = now !== null && engagementOf(situation, now) !== undefined;
  return unless([
    [left.every(({ forces: [one, other] }) => one !== other), 'left', 'nobody fights himself'],
    [allDiffer(left.map(({ province, forces }) => [province, ...forces].join(' '))), 'left', 'each once'],
    [
      now === null || above?.kind === 'evasion',
      'now',
      'two forces are about to fight only while one of them may evade',
    ],
    [above?.kind !== 'evasion' || isOpen, 'now', 'the two forces of which one may evade'],
    [allDiffer(withdrawn), 'withdrawn', 'each once'],
  ]);
};

const evasionFindings: FrameCheck<'evasion'> = ({ province, left, evaded }, { situation, below, above }) =>
  unless([
    [below?.kind === 'combats' && below.now?.province === province, 'province', 'where the two forces stand'],
    [left.every((party) => standsIn(situation, party, province)), 'left', NOT_THERE],
    [(evaded !== null) === (above?.kind === 'retreat'), 'evaded', 'who has evaded gives way, and nobody else'],
    [evaded !== null || left.length > 0, 'left', 'somebody may evade'],
  ]);

const minorCombatFindings: FrameCheck<'minorCombat'> = (frame, { situation, above }) => {
  const { province, attacker, defender, strengths, result, done } = frame;
  const isOpen = result === null;
  return unless([
    [situation.law.hostile(situation, attacker.side, defender.side), 'defender', 'nobody fights himself'],
    [!isOpen || [attacker, defender].every((party) => standsIn(situation, party, province)), 'attacker', NOT_THERE],
    [!isOpen || defender.units.length > 0, 'defender', 'no die falls against leaders alone (ruling C9.11)'],
    [isOpen ? strengths[1] > 0 : true, 'strengths', 'whoever defends has some strength'],
    [isOpen ? done === 0 : done > 0, 'done', isOpen ? 'nothing is done before the die' : 'some of the result is done'],
    [isOpen === (above?.kind === 'roll'), 'result', 'the die decides, and when it has it falls no more'],
  ]);
};

const lossesFindings: FrameCheck<'losses'> = ({ side, units, city, left }, { situation }) => {
  const number = situation.ground.cities.findIndex(({ fact }) => fact.id === city);
  return unless([
    [
      allDiffer(units) &&
        unitsNamed(situation, units).every(
          ({ code }) => isOnMap(situation, situation.placeOfUnit(code)) && situation.sideOfUnit(code) === side,
        ),
      'units',
      'units of the side on the map, each once',
    ],
    [left > 0, 'left', 'somebody must lose something'],
    [city === null || situation.wallHolderOf(number) === side, 'city', 'a city with walls of the side'],
  ]);
};

const casualtyFindings: FrameCheck<'casualty'> = ({ leader, again, result }, { situation }) => {
  const [info] = leadersNamed(situation, [leader]);
  return unless([
    [info !== undefined && isOnMap(situation, situation.placeOfLeader(info.code)), 'leader', 'he is on the map'],
    [!again || info?.fact.fearless === true, 'again', 'a second die falls for the fearless alone (R 10.17)'],
    [result === null, 'result', 'the die has not fallen'],
  ]);
};

const retreatFindings: FrameCheck<'retreat'> = ({ side, units, leaders, from, to }, { situation }) =>
  unless([
    [unitsStand(situation, units, from, side), 'units', NOT_THERE],
    [leadersStand(situation, leaders, from, side), 'leaders', NOT_THERE],
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
