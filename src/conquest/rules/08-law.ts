/** R 3.3, 8.3, 8.4, 14.3, 17.4: which pieces may move, and how far, in the base game. */
import { leavesOut } from '../options.js';
import { unitsNamed } from '../query/09-1-combat.js';
import { isInRange } from '../query/08-2-movement.js';
import { refusing } from '../query/17-4-mutiny.js';
import type { Law, Mover } from '../table/law.js';
import type { Situation } from '../table/situation.js';
import { isCavalry, isInfantry } from '../units.js';

export const movementLaw: Pick<
  Law<Situation>,
  | 'hostile'
  | 'opposesAtSea'
  | 'rangeOf'
  | 'mayEnter'
  | 'mayMove'
  | 'isFree'
  | 'heldBack'
  | 'movesAlone'
  | 'possibleLoners'
  | 'leadsForcedMarch'
  | 'joinsForcedMarch'
  | 'isStrained'
  | 'cargoRefusal'
  | 'hastens'
> = {
  /** R 3.1: the two sides are always at war. */
  hostile: (_, one, other) => one !== other,
  /** Sides oppose each other at sea as on land. */
  opposesAtSea: (situation, one, other) => situation.law.hostile(situation, one, other),
  /** R 8.3, 14.2: the printed range. */
  rangeOf: (_, { range }) => range,
  /** R 8.3, 14.2: a piece may enter provinces within its range. */
  mayEnter: isInRange,
  /** R 3.3, 17.4: this answer is the same in all games. */
  mayMove(situation: Situation, mover: Mover) {
    const { side, info } = mover;
    return (
      situation.law.isFree(situation, mover) && !situation.law.heldBack(situation, side).some((id) => id === info.id)
    );
  },
  /** R 3.3: Indians are not free to move before an enemy has entered their land. */
  isFree(situation: Situation, { side, info: { range } }: Mover) {
    const wakes = range?.side === side ? range.wakes : undefined;
    return wakes === undefined || situation.milestones[wakes] !== undefined;
  },
  /** R 17.4: troops that refuse to move after a mutiny. */
  heldBack: refusing,
  /** R 14.3: raiders move without a leader. */
  movesAlone: (situation, unit) => situation.bandOf(unit) > 0,
  possibleLoners: ({ roster }) => roster.raiders,
  /** R 8.4: Alexander leads forced marches. */
  leadsForcedMarch: ({ roster }, leader) => roster.leaders[leader]?.fact.forcesMarches === true,
  /** R 8.4: all cavalry, all archers, and the units that are named (ruling C8.3). */
  joinsForcedMarch({ roster }, unit) {
    const kind = roster.units[unit]?.kind;
    return kind !== undefined && (isCavalry(kind) || kind.type === 'archer' || kind.forcedMarch === true);
  },
  /** R 8.6: every forced march costs attrition, of all sides (ruling C8.8); none if the game is played without R 7. */
  isStrained: (situation) => !leavesOut(situation, 'supply'),
  /** R 11.7: the Siege Train goes with infantry, and only one province at a time. */
  cargoRefusal: (situation, { units }) =>
    unitsNamed(situation, units).some(({ kind }) => isInfantry(kind))
      ? undefined
      : { code: 'needsInfantry', rule: 'R 11.7' },
  hastens: () => false,
};
