/** Refusals in German. */
import type { RefusalWords } from '../../../core/index.js';
import { germanRefusals as baseRefusals } from '../../../conquest/text/de/refusals.js';
import { extensionInGerman } from '../../../conquest/text/extension/de.js';
import type { RefusalCode } from '../../code.js';

export const germanRefusals: RefusalWords<RefusalCode> = {
  ...baseRefusals,
  ...extensionInGerman.refusals,
  // R X2
  noStackThere: 'Dort ist keiner der Verbände, zu denen die Truppen stoßen dürfen.',
  nobodyElects: 'Dort ist keine Einheit, die einen Feldherrn wählt.',
  // R X7
  boxNotForUnit: 'Eine Einheit dieser Art betritt das Feld nicht, oder ein Fluss oder Berge versperren es.',
  noMountainThere: 'Auf dieser Seite des Schlachtfelds ist kein Gebirge.',
};
