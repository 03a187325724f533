/** Clash of the Generals on the page. */
import { clash, OPTIONAL_RULES, PLAYER_COUNTS, query, STARTS, type ClashTypes, type PlayerCount } from 'diadochi/clash';
import { boardSvg } from 'diadochi/clash/svg';
import * as text from 'diadochi/clash/text';
import type { Locale } from 'diadochi/core';
import { choose } from '../../clash/bot.js';
import { familyTable } from './family.js';
import { YES } from './shape.js';

const LABELS: Readonly<Record<Locale, Readonly<Record<'start' | 'extended', string>>>> = {
  en: { start: 'Begin', extended: 'Extended game, through Winter 301' },
  de: { start: 'Beginn', extended: 'Verlängertes Spiel, bis Winter 301' },
};

export const clashTable = familyTable<ClashTypes>({
  game: clash,
  title: 'Clash of the Generals',
  playerCounts: PLAYER_COUNTS,
  optionalRules: OPTIONAL_RULES,
  text,
  settings: (players, locale) => [
    ...(players === 2
      ? []
      : [
          {
            id: 'start',
            label: LABELS[locale].start,
            values: STARTS.map((id) => ({ id, label: text.names(locale).starts[id] })),
          },
        ]),
    { id: 'extended', label: LABELS[locale].extended },
  ],
  options(players, agreed, rules) {
    const optionalRules = OPTIONAL_RULES.filter((rule) => rules.includes(rule));
    const start = STARTS.find((id) => id === agreed['start']);
    return {
      players: players as PlayerCount,
      ...(optionalRules.length === 0 ? {} : { optionalRules }),
      ...(start === undefined || players === 2 ? {} : { start }),
      ...(agreed['extended'] === YES ? { extended: true } : {}),
    };
  },
  battleOf: query.battleOf,
  boardSvg,
  choose,
});
