/** German phrases for the things in a situation of this variant. */
import { german } from '../../../conquest/text/de/speech.js';
import { shipped, thingsIn, type Shown } from '../speech.js';
import { germanVocabulary, groupsAtBabylon } from './names.js';

export { list } from '../../../conquest/text/de/speech.js';

export function clashGerman(shown: Shown) {
  const say = german(shown, germanVocabulary, shipped);
  return { ...say, ...thingsIn(say, shown, groupsAtBabylon) };
}
export type ClashGerman = ReturnType<typeof clashGerman>;
