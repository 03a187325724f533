/** How English speaks of what is in a situation of this variant. */
import { english } from '../../../conquest/text/en/speech.js';
import { shipped, thingsIn, type Shown } from '../speech.js';
import { englishVocabulary, groupsAtBabylon } from './names.js';

export { list } from '../../../conquest/text/en/speech.js';

export function clashEnglish(shown: Shown) {
  const say = english(shown, englishVocabulary, shipped);
  return { ...say, ...thingsIn(say, shown, groupsAtBabylon) };
}
export type ClashEnglish = ReturnType<typeof clashEnglish>;
