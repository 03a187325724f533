/** Clash of the Generals on the page. */
import { clash, OPTIONAL_RULES, PLAYER_COUNTS, query, STARTS, type ClashTypes } from 'diadochi/clash';
import { boardSvg } from 'diadochi/clash/svg';
import { describeAction, describeEvent, names, question } from 'diadochi/clash/text';
import type { Locale } from 'diadochi/core';
import { choose } from '../../clash/bot.js';
import { familyTable } from './family.js';
import { YES } from './shape.js';

const LABELS: Readonly<Record<Locale, Readonly<Record<'start' | 'extended', string>>>> = {
  en: { start: 'Beginning', extended: 'Extended game, through Winter 301' },
  de: { start: 'Beginn', extended: 'Verlängertes Spiel, bis Winter 301' },
};

export const clashTable = familyTable<ClashTypes, (typeof OPTIONAL_RULES)[number]>({
  game: clash,
  title: 'Clash of the Generals',
  playerCounts: PLAYER_COUNTS,
  optionalRules: OPTIONAL_RULES,
  // Two begin at Babylon.
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
  battleOf: query.battleOf,
  boardSvg,
  choose,
});
