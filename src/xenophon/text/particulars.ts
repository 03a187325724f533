/** The subjects of refusals of this game, in addition to those of the base. */
import { linkTo, words, type ParticularWords } from '../../core/index.js';
import type { FamilyNames } from '../../conquest/text/names.js';
import type { AboutWords } from '../../conquest/text/particulars.js';
import type { ConquestLink } from '../../conquest/text/things.js';
import { FLANKS } from '../vocabulary.js';
import type { OwnWords } from './names.js';

export const particularsBy =
  ({ flanks }: OwnWords, about: AboutWords) =>
  ({ leaders }: FamilyNames): ParticularWords<ConquestLink> => ({
    // R X2.4: whom they elect
    elected: (id) => {
      const text = leaders[id];
      return text === undefined ? undefined : about.next(linkTo({ kind: 'leader', id: String(id), text }));
    },
    // R X7.3
    flank: (id) => {
      const flank = FLANKS.find((each) => each === id);
      return flank === undefined ? undefined : words(flanks[flank]);
    },
  });
