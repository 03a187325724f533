/** Companies: leaders by name, and a number of units. */
import { phrase, words, type Case, type Piece as Part } from '../../core/index.js';
import type { LeaderId } from '../vocabulary.js';
import type { Speech } from './speech.js';
import type { ConquestLink, Saying } from './things.js';

/** Leaders, and a number of units. */
export interface Company {
  readonly leaders: readonly LeaderId[];
  readonly units: number;
}

/** The words of a language for companies. */
export interface CompanyWords {
  readonly list: (items: readonly Part<ConquestLink>[]) => Saying;
  /** The text between leaders and their units. */
  readonly with: string;
  /** The words for leaders without units. */
  readonly alone: string;
  /** The words for nobody. */
  readonly nobody: string;
}

/** Returns the phrases of a language for companies. */
export const companiesIn = ({ leader, pieces }: Speech, word: CompanyWords) => ({
  /** Returns `Darius and Bessus with 12 units`, `Darius, alone`, `12 units`. */
  company({ leaders, units }: Company, as: Case = 'nominative'): Saying {
    if (leaders.length === 0) return words(units === 0 ? word.nobody : pieces(units, 'unit'));
    const led = word.list(leaders.map((id) => leader(id, as)));
    return units === 0 ? phrase`${led}${word.alone}` : phrase`${led}${word.with}${pieces(units, 'unit')}`;
  },
  /** Returns the leader with a unit: ` with Alexander`, or nothing. */
  withLeader: (id: LeaderId | undefined): Saying =>
    id === undefined ? words('') : phrase`${word.with}${leader(id, 'dative')}`,
  /** Returns the units with a leader: ` with 12 units`, or `, alone`. */
  withUnits: (units: number): string => (units === 0 ? word.alone : `${word.with}${pieces(units, 'unit')}`),
});
