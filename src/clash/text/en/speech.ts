/** English phrases for the things in a situation of this variant. */
import { english, type Adjectives } from '../../../conquest/text/en/speech.js';
import { shipped, thingsIn, type Shown } from '../speech.js';
import { englishVocabulary, groupsAtBabylon } from './names.js';

export { list } from '../../../conquest/text/en/speech.js';

/** R S1.1 */
const ADJECTIVES: Adjectives = {
  regency: 'Regency',
  warlords: 'Warlord',
  antigonid: 'Antigonid',
  ptolemaic: 'Ptolemaic',
  seleucid: 'Seleucid',
  independents: 'Independent',
  neutral: 'Neutral',
};

export function clashEnglish(shown: Shown) {
  const say = english(shown, englishVocabulary, shipped, ADJECTIVES);
  return { ...say, ...thingsIn(say, shown, groupsAtBabylon) };
}
export type ClashEnglish = ReturnType<typeof clashEnglish>;
