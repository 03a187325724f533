/** March of the Ten-Thousand at the terminal. */
import { counted, frameOf, type Locale } from '../../core/index.js';
import { FLANKS, query, REBEL, xenophon, type GameState, type Post, type XenophonTypes } from '../index.js';
import * as text from '../text/index.js';
import {
  familyAtTheTerminal,
  extensionDomains,
  leadersInPlace,
  type AtTheTerminal,
} from '../../conquest/terminal/family/index.js';
import { XENOPHON_WORDS } from './words.js';

/**
 * Returns the ground: river, mountains or a hill in an Outflank box; in the reserve the camp with the train
 * (R X7.3, X2.3).
 */
function ground(shown: GameState, { army, box }: Post, locale: Locale): string | undefined {
  const { obstacles, baggage } = text.names(locale, shown);
  const field = query.battlefieldOf(shown);
  if (field !== undefined && (box === 'leftOutflank' || box === 'rightOutflank')) {
    const obstacle = field[(box === 'leftOutflank') === (army === REBEL) ? 'left' : 'right'];
    if (obstacle === null) return undefined;
    return obstacle === 'hill' ? obstacles.hill : `${obstacles[obstacle]}, ${XENOPHON_WORDS[locale].closed}`;
  }
  const { counters } = query.componentsOf(shown);
  const province = query.battleOf(shown)?.province;
  const train = counters.baggage.find(
    ({ id, follows }) => follows !== undefined && shown.baggage[id]?.side === army && shown.baggage[id].at === province,
  );
  return box === 'reserve' && train !== undefined ? (baggage[train.id] ?? train.id) : undefined;
}

export const xenophonTable: AtTheTerminal<XenophonTypes> = {
  game: xenophon,
  query,
  text,
  words: XENOPHON_WORDS,
  own: {
    figures: (shown, side, locale) =>
      query.hasFallen(shown) ? [] : [counted(query.pointsOf(shown, side), text.names(locale).pieces.victoryPoint)],
    standings(shown, locale) {
      const words = XENOPHON_WORDS[locale];
      if (!query.hasFallen(shown)) return [words.greeks(query.greeksLeft(shown).length), words.wins];
      const { counted, home, underWay } = query.homecomingOf(shown);
      return [words.remnant(counted, home.length, underWay.length), words.homecoming];
    },
    ground,
    isSite: () => false,
    occupation(shown, locale) {
      const field = frameOf(shown, 'battlefield');
      const { provinces } = text.names(locale, shown);
      return field === undefined ? '' : XENOPHON_WORDS[locale].field(provinces[field.province] ?? field.province);
    },
    tellsDice: () => false,
    domains(shown, base, forces) {
      const components = query.componentsOf(shown);
      return {
        ...base,
        ...extensionDomains(components, shown, forces),
        // R X2
        spendProvisions: {},
        keepProvisions: {},
        elect: leadersInPlace(shown),
        // R X4
        moveFirst: {},
        moveSecond: {},
        openRounds: {},
        awaitRounds: {},
        // R X7
        arrayFirst: {},
        arrayLast: {},
        climbHill: { flank: FLANKS },
        stayBelow: {},
      };
    },
  },
};

export const xenophonAtTheTerminal = familyAtTheTerminal(xenophonTable);
