/** The text of the game by language, and its types (`src/core/text/face.ts`). */
import {
  sentence,
  speaker,
  withParticulars,
  type Locale,
  type Outcome,
  type PlayRefusal,
  type Question as Asked,
  type Speaker,
} from '../../core/index.js';
import { machine } from '../machine.js';
import { campOf } from '../query/owners.js';
import type { Ended } from '../state.js';
import type { PeloponnesianTypes } from '../types.js';
import type { Ending, PlayerId } from '../vocabulary.js';
import { inGerman } from './de/index.js';
import { inEnglish } from './en/index.js';
import { SHIPPED, VOCABULARIES, type PlayedWith } from './named.js';
import { particularsIn } from './particulars.js';
import type { Shown } from './speech.js';
import type { PeloponnesianLink, Saying } from './things.js';

export const SPEAKERS: Readonly<Record<Locale, Speaker<PeloponnesianTypes, PeloponnesianLink>>> = {
  en: /* @__PURE__ */ speaker(inEnglish, machine),
  de: /* @__PURE__ */ speaker(inGerman, machine),
};

const OUTCOMES: Readonly<Record<Locale, (ended: Ended, shown: Shown) => Saying>> = {
  en: (ended, shown) => inEnglish.outcome(ended, inEnglish.speech(shown)),
  de: (ended, shown) => inGerman.outcome(ended, inGerman.speech(shown)),
};

/** Returns the winning camp and the margin, or the margins of the players of the League, at the end of a shown game. */
function endedOf({ winners: [winner], how }: Outcome<PlayerId, Ending>, { ended }: Shown): Ended {
  const margins = ended?.margins;
  return {
    winner: winner === undefined ? null : campOf(winner),
    margin: ended?.margin ?? null,
    how,
    ...(margins !== undefined && { margins }),
  };
}

export const outcomeIn = (locale: Locale, outcome: Outcome<PlayerId, Ending>, shown: Shown): Saying =>
  sentence(OUTCOMES[locale](endedOf(outcome, shown), shown));

export const refusalIn = (
  locale: Locale,
  refusal: PlayRefusal<PeloponnesianTypes>,
  game: PlayedWith = SHIPPED,
): Saying =>
  withParticulars<PeloponnesianLink>(
    SPEAKERS[locale].refusal(refusal),
    refusal.params,
    particularsIn(VOCABULARIES[locale], locale, game),
  );

/** The question that is asked, of whom, and the meaning of passing. */
export type Question = Asked<PeloponnesianTypes, PeloponnesianLink>;

export type { Action } from '../action/index.js';
export type { GameEvent } from '../event/index.js';
export type { Ending, PeloponnesianLink, PeloponnesianTypes, PlayedWith, PlayerId, Saying, Shown };
