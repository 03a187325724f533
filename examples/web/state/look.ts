/** How somebody likes the page: its language and its theme. */
import { LOCALES, type Locale } from 'diadochi/core';
import { THEMES, type Look } from '../../../src/hosts/page/table.js';
import { keep, kept } from './kept.js';

const LOOK = 'diadochi.look';

export const keepLook = (look: Look): void => keep(LOOK, JSON.stringify(look));

/** The look that was kept, or what the browser prefers. */
export function keptLook(): Look {
  const [
    ,
    locale = navigator.language.slice(0, 2),
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  ] = /"locale":"(\w+)","theme":"(\w+)"/.exec(kept(LOOK) ?? '') ?? [];
  const known: Locale = LOCALES.find((each) => each === locale) ?? 'en';
  return { locale: known, theme: THEMES.find((each) => each === theme) ?? 'light' };
}

/** Gives the page a look, whatever is on it. */
export function dressPage({ locale, theme }: Look): void {
  document.documentElement.lang = locale;
  document.documentElement.dataset.theme = theme;
}
