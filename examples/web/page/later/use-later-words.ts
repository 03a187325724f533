/** The texts that are loaded with the dialogs. */
import { LATER_WORDS, type LaterWords } from '../../words/later/index.js';
import { useSurroundings } from '../surroundings.js';

export const useLaterWords = (): LaterWords => LATER_WORDS[useSurroundings().look.locale];
