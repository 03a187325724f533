/** Which panel is open, kept between visits. */
import { keep, kept } from './kept.js';

/** The panels. On a wide screen the choices are always visible, and the others open beside the board. */
export const TABS = ['choices', 'cards', 'log', 'standings', 'places'] as const;
export type Tab = (typeof TABS)[number];

const TAB = 'diadochi.tab';

export const keepTab = (tab: Tab): void => void keep(TAB, tab);

/** Returns the panel that was open last; the choices at first. */
export const keptTab = (): Tab => TABS.find((each) => each === kept(TAB)) ?? 'choices';
