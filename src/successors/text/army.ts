/** Armies in words: the commander, and who else is with the Army. */
import { frameOf, phrase, words, type Piece } from '../../core/index.js';
import type { MarchFrame, MarchGroup, SuccessorsFrame } from '../frame/index.js';
import { seniorityOf } from '../query/seniority.js';
import type { Units } from '../units.js';
import { PLAYERS, type Commander, type GeneralId, type IndependentArmyId, type PlayerId } from '../vocabulary.js';
import type { Shown, Speech } from './speech.js';
import type { Saying, SuccessorsLink } from './things.js';

/** Returns the most senior general of a group, if it has one. */
const leaderOf = ({ generals, minors }: MarchGroup, seniority: readonly GeneralId[]): Commander | undefined =>
  seniority.find((id) => generals.includes(id)) ?? (minors > 0 ? 'minor' : undefined);

/** Returns the generals of a group other than its leader. */
const othersIn = ({ generals, minors }: MarchGroup, leader: Commander | undefined) => ({
  generals: generals.filter((id) => id !== leader),
  minors: minors - (leader === 'minor' ? 1 : 0),
});

/** Returns the activation on the stack, if any. */
export const marchIn = (shown: Shown): MarchFrame | undefined => frameOf<SuccessorsFrame, 'march'>(shown, 'march');

/** Returns whether the owner of an Army is a player and not the Independents. */
export const isPlayer = (owner: PlayerId | IndependentArmyId): owner is PlayerId =>
  PLAYERS.some((player) => player === owner);

/** The words of a language for Armies. */
export interface ArmyWords {
  readonly list: (items: readonly Piece<SuccessorsLink>[], nothing?: string) => Saying;
  readonly troopList: (units: Units) => readonly string[];
  readonly commander: (who: Commander) => Saying;
  /** A number of Minor Generals in addition to another one. */
  readonly minorsBeside: (count: number) => string;
  /** An Army without anybody in it. */
  readonly nobody: string;
  /** The word before the company of a commander. */
  readonly with: string;
  /** The words for a commander without company. */
  readonly alone: string;
}

/** Returns how a language names an Army: its commander, and who is with him. */
export function armiesIn({ shown, names, general, royal }: Speech, word: ArmyWords) {
  /** Returns what an Army consists of, except its commander. */
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
    /** Returns ` with 2 Mercenaries and Philippos`, or `, alone`. */
    withCompany(group: MarchGroup, leader: Commander | undefined): Saying {
      const others = company(group, leader);
      return others.length === 0 ? words(word.alone) : phrase`${word.with}${word.list(others)}`;
    },
    /** Returns an Army by its most senior general: `Antigonos with 2 Mercenaries`, or only `2 Mercenaries`. */
    army(group: MarchGroup): Saying {
      const leader = leaderOf(group, seniorityOf(shown));
      const others = company(group, leader);
      if (leader === undefined) return word.list(others, word.nobody);
      const commander = word.commander(leader);
      return others.length === 0 ? commander : phrase`${commander}${word.with}${word.list(others)}`;
    },
  };
}
