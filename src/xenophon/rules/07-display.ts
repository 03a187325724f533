/** R X2.1, X7.2-X7.4: what is different on the Tactical Display. */
import { displayLaw as baseLaw } from '../../conquest/rules/10-display.js';
import { scytheLaw } from '../../conquest/extension/scythe.js';
import type { UnitCode } from '../../conquest/table/roster.js';
import type { Law } from '../../conquest/table/law.js';
import type { Situation } from '../../conquest/table/situation.js';
import { obstacleAt } from '../query/07-3-battlefield.js';
import { frameIn } from '../query/frames.js';
import { isGreek } from '../query/09-2-remnant.js';
import { REBEL } from '../vocabulary.js';

const isBarredFromHills = ({ roster }: Situation, unit: UnitCode): boolean => {
  const type = roster.units[unit]?.kind.type;
  return type === 'heavyCavalry' || type === 'chariot';
};

export const displayLaw: Pick<
  Law<Situation>,
  'arrayOrder' | 'mayStandIn' | 'mayPair' | 'ridesDown' | 'charges' | 'strikeModifier' | 'countsInMinor' | 'pursuesAs'
> = {
  /** R X7.2: the phasing side has chosen the order of set-up. */
  arrayOrder(situation, [one, other]) {
    return frameIn(situation, 'battlefield')?.arrayed === other ? [other, one] : [one, other];
  },
  /**
   * R X7.3: no units enter rivers and mountains. Heavy cavalry, chariots and pairs do not enter hills (ruling X7.8).
   */
  mayStandIn(situation, units, post) {
    if (!baseLaw.mayStandIn(situation, units, post)) return false;
    const obstacle = obstacleAt(situation, post);
    if (obstacle === null) return true;
    return obstacle === 'hill' && units.length === 1 && !units.some((unit) => isBarredFromHills(situation, unit));
  },
  /** R 10.7, X7.2: Persians of both sides may form pairs (ruling X7.5); no units may in hills (R X7.3). */
  mayPair(situation, unit, other, isLed, post) {
    const { units } = situation.roster;
    const kind = units[unit]?.kind;
    return isLed && kind?.pairs === true && kind === units[other]?.kind && obstacleAt(situation, post) !== 'hill';
  },
  /** R X7.4: pursuers never catch the Ten Thousand. */
  ridesDown(situation, pursuer, unit) {
    const info = situation.roster.units[unit];
    const isSafe = info !== undefined && isGreek(info) && situation.sideOfUnit(unit) === REBEL;
    return !isSafe && baseLaw.ridesDown(situation, pursuer, unit);
  },
  // R X2.1
  /** R X2.1: scythed chariots. If one charge ends a battle for both armies, nobody wins (ruling X2.9). */
  ...scytheLaw('R X2.1'),
};
