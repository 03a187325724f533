/** The chronicle of a game in years, seasons and Campaign Turns. Each sentence ends with its rule. */
import { cited, type Locale } from '../../core/index.js';
import type { EventType, GameEvent } from '../event/index.js';
import type { Tale } from '../../hosts/story.js';
import type { GameState } from '../state.js';
import { describeEvent } from '../text/index.js';
import type { Shown } from '../text/speech.js';
import type { PeloponnesianTypes } from '../types.js';
import type { CardId } from '../vocabulary.js';
import { newBattles } from './battle.js';
import { germanStory } from './de.js';
import { englishStory } from './en.js';
import { newHeadings } from './headings.js';
import { newJourneys } from './journey.js';
import type { StoryWords } from './language.js';
import { newLedger } from './ledger.js';
import { deed, label, newPage, type Line } from './page.js';

const STORIES: Readonly<Record<Locale, (shown: Shown) => StoryWords>> = { en: englishStory, de: germanStory };

/** Actions and decisions, each with a sentence of its own. */
const DEEDS: ReadonlySet<EventType> = new Set([
  'regionAwarded',
  'regionCeded',
  'regionChanged',
  'tributeAssessed',
  'tributeCollected',
  'cardPlayed',
  'stormStruck',
  'peaceRolled',
  'peaceAnswered',
  'peaceSigned',
  'peaceBroken',
  'grievanceRolled',
  'peaceEnded',
  'helotsRolled',
  'helotsRose',
  'helotsSubdued',
  'fortBuilt',
  'wallsBegun',
  'wallsBuilt',
  'longWallsBegun',
  'longWallsBuilt',
  'siegeBegan',
  'siegeBroken',
  'placeSurrendered',
  'cityDestroyed',
  'wallsDestroyed',
  'longWallsDestroyed',
  'fleetIntercepted',
  'attackAbandoned',
  'talentsGiven',
  'cardGiven',
  'landsClosed',
  'landsOpened',
]);

/** Consequences, which are indented. */
const DETAILS: ReadonlySet<EventType> = new Set([
  'siegeMoraleChanged',
  'siegeEnded',
  'peaceYearRolled',
  'cardRolled',
  'neutralityEnded',
  'leaderSwitched',
  'unrestBroke',
  'cityBetrayed',
  'siegeBetrayed',
  'generalCame',
  'oracleSpoke',
  'earthShook',
  'moonDarkened',
  'festivalHeld',
  'leaderStruck',
  'plagueRaged',
  'regionsInvaded',
  'sicilyEscalated',
  'sicilyResolved',
  'sicilyWeakened',
  'cityTaken',
  'fortTaken',
  'baseDestroyed',
  'wallsAbandoned',
  'longWallsAbandoned',
  'leaderLost',
  'leaderCame',
]);

/** Results of Revolt Checks. Checks without an effect are reported after them. */
const REVOLTS: ReadonlyMap<EventType, Line['level']> = new Map([
  ['revoltChecked', 'deed'],
  ['revoltEnded', 'deed'],
  ['cityRevolted', 'detail'],
]);

/** Returns the sentence of an event as a line. */
const lineOf = (level: Line['level'], event: GameEvent, state: GameState, locale: Locale): Line => ({
  level,
  text: cited(describeEvent(event, state, locale), event.rule).text,
});

/**
 * Returns whether an event deserves a line of its own in some cases: the weather of an Open Sea, and a siege with too
 * few besiegers (R 10.6).
 */
const isWorthALine = (event: GameEvent): boolean =>
  (event.type === 'openSeaEndured' && event.isStormy) ||
  (event.type === 'siegeMoraleChanged' && event.rule === 'R 10.6');

/** Returns an empty chronicle. */
export function newChronicle(locale: Locale = 'en'): Tale<PeloponnesianTypes> {
  const write = newPage();
  const ledger = newLedger();
  const journeys = newJourneys();
  const battles = newBattles(journeys.attackersOf);
  /** The state at the last reported event. */
  let last: GameState | undefined;
  /** The cards on the board, whose end deserves a line. */
  const onBoard = new Set<CardId>();

  /** Reports the summaries at the end of a part of a season. */
  function close(words: StoryWords): readonly Line[] {
    battles.forget();
    journeys.forget();
    return [...ledger.reportUnits(words), ...ledger.reportLevels(words)];
  }

  const headOf = newHeadings(locale, close);

  function tellingOf(event: GameEvent, state: GameState, words: StoryWords): readonly Line[] {
    if (event.type === 'gameEnded') return close(words);
    if (event.type === 'campaignTurnBegan') return [...close(words), label(words.campaignTurn(event.number))];
    if (event.type === 'regionChanged') ledger.forget(event.region);
    const revolt = REVOLTS.get(event.type);
    if (revolt !== undefined) return ledger.take(event, state) ? [] : [lineOf(revolt, event, state, locale)];
    if (event.type === 'cardLaid') onBoard.add(event.card);
    if (event.type === 'cardEnded' && onBoard.delete(event.card))
      return [...ledger.reportUnits(words), lineOf('deed', event, state, locale)];
    const told = battles.take(event, state, words) ?? journeys.take(event, words);
    if (told !== undefined) return told.length === 0 ? [] : [...ledger.reportUnits(words), ...told];
    if (ledger.take(event, state)) return [];
    if (event.type === 'placeMasked') {
      const { player, hex, rule } = event;
      // The victors of a battle outside a place are reported with their battle.
      return battles.hasWonAt(player, hex)
        ? [lineOf('detail', event, state, locale)]
        : [...ledger.reportUnits(words), deed(words.masks(journeys.attackersOf(player, hex), hex), rule)];
    }
    if (DEEDS.has(event.type) || isWorthALine(event))
      return [...ledger.reportUnits(words), lineOf('deed', event, state, locale)];
    return DETAILS.has(event.type) ? [...ledger.reportUnits(words), lineOf('detail', event, state, locale)] : [];
  }

  return (events, state) => {
    const words = STORIES[locale](state);
    const before = last ?? state;
    last = state;
    return events.flatMap((event) =>
      write([...headOf(event, state, before, words), ...tellingOf(event, state, words)]),
    );
  };
}
