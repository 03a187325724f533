/** Clash of the Generals on the page. */
import { clash, OPTIONAL_RULES, query, STARTS, type ClashTypes } from './index.js';
import { boardSvg } from './svg/index.js';
import { describeAction, describeEvent, names, question } from './text/index.js';
import type { Locale } from '../core/index.js';
import { familyTable } from '../conquest/page/family.js';
import { about, standing } from './page/about.js';
import { YES } from '../hosts/page/table.js';

const LABELS: Readonly<Record<Locale, Readonly<Record<'start' | 'extended', string>>>> = {
  en: { start: 'Beginning', extended: 'Extended game, through Winter 301' },
  de: { start: 'Beginn', extended: 'Verlängertes Spiel, bis Winter 301' },
};

export const clashTable = familyTable<ClashTypes, (typeof OPTIONAL_RULES)[number]>({
  game: clash,
  optionalRules: OPTIONAL_RULES,
  // A game for two begins at Babylon.
  settings(players, locale) {
    const { starts } = names(locale);
    const values = STARTS.map((id) => ({ id, label: starts[id] }));
    return [
      ...(players === 2 ? [] : [{ id: 'start', label: LABELS[locale].start, values }]),
      { id: 'extended', label: LABELS[locale].extended },
    ];
  },
  furtherOptions(players, agreed) {
    const { start } = agreed;
    return {
      ...(players !== 2 && start !== undefined && { start }),
      ...(agreed['extended'] === YES && { extended: true }),
    };
  },
  describeAction,
  describeEvent,
  question,
  names,
  about,
  standing,
  battleOf: query.battleOf,
  componentsOf: query.componentsOf,
  boardSvg,
});
