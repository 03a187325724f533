/** Whether the guide of a first game is shown, kept between visits. */
import { keep, kept } from './kept.js';

const GUIDE = 'diadochi.guide';

export const keepGuide = (isOn: boolean): void => void keep(GUIDE, isOn ? 'on' : 'off');

/** Returns whether the guide is shown; at first it is. */
export const keptGuide = (): boolean => kept(GUIDE) !== 'off';
