/** The language and theme of the page. */
import { LOCALES, type Locale } from 'diadochi/core';
import { THEMES, type Look } from '../../../src/hosts/page/table.js';
import { keep, kept } from './kept.js';

const LOOK = 'diadochi.look';

export const keepLook = (look: Look): void => void keep(LOOK, JSON.stringify(look));

/** Returns the stored look, or the browser's preference. */
export function keptLook(): Look {
  const [
    ,
    locale = navigator.language.slice(0, 2),
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  ] = /"locale":"(\w+)","theme":"(\w+)"/.exec(kept(LOOK) ?? '') ?? [];
  const known: Locale = LOCALES.find((each) => each === locale) ?? 'en';
  return { locale: known, theme: THEMES.find((each) => each === theme) ?? 'light' };
}

/** Applies a look to the whole page. */
export function dressPage({ locale, theme }: Look): void {
  document.documentElement.lang = locale;
  document.documentElement.dataset.theme = theme;
}
