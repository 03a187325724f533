/** The phrases of this variant that all languages share: its fleets, and pieces whose loyalty is settled together. */
import { frameOf } from '../../core/index.js';
import type { Army } from '../../conquest/frame/index.js';
import { sidesOf } from '../../conquest/query/10-4-display.js';
import type { English } from '../../conquest/text/en/speech.js';
import type { German } from '../../conquest/text/de/speech.js';
import type { Shipped } from '../../conquest/text/named.js';
import type { BaggageId, SideId } from '../../conquest/vocabulary.js';
import { componentsFor } from '../data/default.js';
import type { LoyaltyFact } from '../data/shape.js';
import type { GameOptions } from '../options.js';
import type { GameState } from '../state.js';
import type { LoyaltyId } from '../vocabulary.js';
import type { Saying } from './things.js';

/** A whole state, or a view of it. */
export type Shown = GameState;

/**
 * Returns the components of a game that does not bring its own. Where nothing has been agreed those for two: all are
 * called the same.
 */
export const shipped: Shipped = (agreed) => componentsFor({ players: 2, ...(agreed as Partial<GameOptions>) });

/** The functions of the base's language that are used here. */
type BaseSpeech = Pick<English, 'shown' | 'province' | 'leader'> | Pick<German, 'shown' | 'province' | 'leader'>;

/**
 * Questions about a situation that words need.
 *
 * @param groups - what parts of the army at Babylon are called in a sentence, by their ids
 */
export function thingsIn(say: BaseSpeech, shown: Shown, groups: Readonly<Record<LoyaltyId, string>>) {
  const { counters, loyalties, markers } = shown.options.components ?? componentsFor(shown.options);
  const fleets = new Set((counters.fleets ?? []).map(({ id }) => id));
  const armyWith = (side: SideId): Army | undefined =>
    frameOf(shown, 'battle')?.armies.find((army) => sidesOf(army).includes(side));
  const isShipped = shown.options.components === undefined;

  return {
    /** Returns whether sides fight for a marker (R S12). */
    isPrize: (id: BaggageId): boolean => markers.some(({ baggage }) => baggage === id),
    /** R S9.4: the army in which a side fights: its boxes are called after it. */
    armyOf: (side: SideId): SideId => armyWith(side)?.side ?? side,
    /** Returns the allies of a side in the present battle (R S9.4). */
    alliesOf(side: SideId): readonly SideId[] {
      const army = armyWith(side);
      return army === undefined ? [] : sidesOf(army).filter((other) => other !== side);
    },
    /** Returns whether a marker is a fleet. */
    isFleet: (id: BaggageId): boolean => fleets.has(id),
    /** Returns a province, a leader, or a part of an army (R S4.3). */
    loyalty(id: LoyaltyId): Saying | string {
      const fact: LoyaltyFact | undefined = loyalties.find((each) => each.id === id);
      if (fact === undefined) return id;
      const [leader, another] = fact.leaders ?? [];
      if (leader !== undefined && another === undefined && fact.kinds === undefined) return say.leader(leader);
      if (fact.leaders === undefined && fact.kinds === undefined) return say.province(fact.province);
      return (isShipped ? groups[id] : undefined) ?? fact.name;
    },
  };
}
