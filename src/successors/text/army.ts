/** Armies as they are spoken of: who leads, and who else is with them. */
import { frameOf, phrase, words, type Piece } from '../../core/index.js';
import type { MarchFrame, MarchGroup, SuccessorsFrame } from '../frame/index.js';
import { seniorityOf } from '../query/seniority.js';
import type { Units } from '../units.js';
import { PLAYERS, type Commander, type GeneralId, type IndependentArmyId, type PlayerId } from '../vocabulary.js';
import type { Shown, Speech } from './speech.js';
import type { Saying, SuccessorsLink } from './things.js';

/** The most senior of a group, if it has a general at all. */
const leaderOf = ({ generals, minors }: MarchGroup, seniority: readonly GeneralId[]): Commander | undefined =>
  seniority.find((id) => generals.includes(id)) ?? (minors > 0 ? 'minor' : undefined);

/** The generals of a group beside the one who leads it. */
const othersIn = ({ generals, minors }: MarchGroup, leader: Commander | undefined) => ({
  generals: generals.filter((id) => id !== leader),
  minors: minors - (leader === 'minor' ? 1 : 0),
});

/** The Army on the march. */
export const marchIn = (shown: Shown): MarchFrame | undefined => frameOf<SuccessorsFrame, 'march'>(shown, 'march');

/** Whether an Army is a player's, and no Independent one. */
export const isPlayer = (owner: PlayerId | IndependentArmyId): owner is PlayerId =>
  PLAYERS.some((player) => player === owner);

/** What a language says of an Army. */
export interface ArmyWords {
  readonly list: (items: readonly Piece<SuccessorsLink>[], nothing?: string) => Saying;
  readonly troopList: (units: Units) => readonly string[];
  readonly commander: (who: Commander) => Saying;
  /** Minor Generals who go with another, so many of them. */
  readonly minorsBeside: (count: number) => string;
  /** An Army in which there is nobody. */
  readonly nobody: string;
  /** What stands before the company of a commander. */
  readonly with: string;
  /** What is said of a commander without company. */
  readonly alone: string;
}

/** How a language speaks of an Army: its commander, and who is with him. */
export function armiesIn({ shown, names, general, royal }: Speech, word: ArmyWords) {
  /** What an Army consists of beside its commander. */
  const company = (group: MarchGroup, leader: Commander | undefined): readonly Piece<SuccessorsLink>[] => {
    const { generals, minors } = othersIn(group, leader);
    return [
      ...word.troopList(group.units),
      ...generals.map(general),
      ...(minors > 0 ? [word.minorsBeside(minors)] : []),
      ...group.royals.map(royal),
      ...(group.cart ? [names.pieces.alexandersBody.one] : []),
    ];
  };
  return {
    /** ` with 2 Mercenaries and Philippos`, or `, alone`. */
    withCompany(group: MarchGroup, leader: Commander | undefined): Saying {
      const others = company(group, leader);
      return others.length === 0 ? words(word.alone) : phrase`${word.with}${word.list(others)}`;
    },
    /** An Army by its most senior general: `Antigonos with 2 Mercenaries`, or only `2 Mercenaries`. */
    army(group: MarchGroup): Saying {
      const leader = leaderOf(group, seniorityOf(shown));
      const others = company(group, leader);
      if (leader === undefined) return word.list(others, word.nobody);
      const commander = word.commander(leader);
      return others.length === 0 ? commander : phrase`${commander}${word.with}${word.list(others)}`;
    },
  };
}
