/**
 * The public text functions of the game: labels of actions, sentences about events, questions, reasons of refusals.
 * Written by `npm run faces` from `src/core/text/face.ts` and `test/clash/face.ts`.
 */
import type { Locale, Outcome, PlayRefusal } from '../../core/index.js';
import {
  SPEAKERS,
  outcomeIn,
  refusalIn,
  type Action,
  type ClashLink,
  type ClashTypes,
  type Ending,
  type GameEvent,
  type PlayedWith,
  type Question,
  type Saying,
  type Shown,
  type SideId,
  type Told,
} from './tellers.js';

/**
 * Returns the label of an action, as for a button. No two legal actions of a state have the same label.
 *
 * @param shown - the state before the action, or a view of it
 *
 * @example
 * import { createGame, orThrow } from 'diadochi/clash';
 * import { describeAction } from 'diadochi/clash/text';
 *
 * const state = orThrow(createGame({ players: 3 }));
 * describeAction({ type: 'sail', player: 'antigonid', fleet: 'ionianFleet', zone: 'aegean' }, state).text; // 'Sail with the Ionian fleet into the Aegean Sea'
 */
export const describeAction = (action: Action, shown: Shown, locale: Locale = 'en'): Saying =>
  SPEAKERS[locale].action(action, shown);

/**
 * Returns a sentence about an event. `cited` of `diadochi/core` appends its rule.
 *
 * @param shown - the state after the event, or a view of it
 *
 * @example
 * import { createGame, orThrow } from 'diadochi/clash';
 * import { describeEvent } from 'diadochi/clash/text';
 *
 * const state = orThrow(createGame({ players: 3 }));
 * describeEvent({ type: 'leaderHeld', rule: 'R S13', leader: 'eumenes', from: 'seleucid', by: 'antigonid' }, state).text; // 'Eumenes is a prisoner of the Antigonids.'
 */
export const describeEvent = (event: GameEvent, shown: Shown, locale: Locale = 'en'): Saying =>
  SPEAKERS[locale].event(event, shown);

/**
 * Returns a summary of several events: sentences, each with the event whose rule it cites. Troops that arrive, go home,
 * change sides or are lost in the same place share a sentence, a march, a voyage or a retreat leaves out its single
 * pieces, a leader who takes a side is named without the troops that follow, and no die and no fate of a leader appears
 * twice. It is shorter than {@link describeEvent} for each event.
 *
 * @param shown - the state after the events, or a view of it
 *
 * @example
 * import { createGame, orThrow } from 'diadochi/clash';
 * import { describeEvents } from 'diadochi/clash/text';
 *
 * const state = orThrow(createGame({ players: 2 }));
 * const homeward = { type: 'unitMutinied', rule: 'R S14.1', side: 'warlords', at: 'syria' } as const;
 * const [told] = describeEvents([{ ...homeward, unit: 'phalanx-1' }, { ...homeward, unit: 'phalanx-2' }], state);
 * told?.said.text; // 'Deserting the Warlords in Syria: 2 × Phalanx.'
 */
export const describeEvents = (
  events: readonly GameEvent[],
  shown: Shown,
  locale: Locale = 'en',
): readonly Told<GameEvent, ClashLink>[] => SPEAKERS[locale].events(events, shown);

/**
 * Returns the question to the player who must decide, or `undefined` if the game is over. There is no passing in this
 * game: to do nothing, or nothing more, is an action with a label of its own.
 *
 * @example
 * import { createMatch, orThrow } from 'diadochi/clash';
 * import { question } from 'diadochi/clash/text';
 *
 * question(orThrow(createMatch({ players: 3, seed: 'triparadeisos' })).state)?.asked; // 'seleucid'
 */
export const question = (shown: Shown, locale: Locale = 'en'): Question | undefined => SPEAKERS[locale].question(shown);

/**
 * Returns a sentence about how a game was won: the winners, and what decided.
 *
 * @param shown - the state at the end of the game, or a view of it
 *
 * @example
 * import { createGame, orThrow } from 'diadochi/clash';
 * import { describeOutcome } from 'diadochi/clash/text';
 *
 * const state = { ...orThrow(createGame({ players: 3 })), ended: { how: 'victoryPoints', winners: ['seleucid'], margin: 'plain', points: 31 } as const, stack: [] };
 * describeOutcome({ winners: ['seleucid'], how: 'victoryPoints', rule: 'R S13' }, state).text; // 'The Seleucids win with 31 Victory Points.'
 */
export const describeOutcome = (outcome: Outcome<SideId, Ending>, shown: Shown, locale: Locale = 'en'): Saying =>
  outcomeIn(locale, outcome, shown);

/**
 * Returns the reason of a refusal: what it is about, a sentence, and the rule.
 *
 * @param game - the components with the names; by default those of the library
 *
 * @example
 * import { describeRefusal } from 'diadochi/clash/text';
 *
 * const refused = { code: 'fleetMoved', rule: 'R S8.2', params: { fleet: 'newFleet' }, message: '' } as const;
 * describeRefusal(refused, 'de').text; // 'Neue Flotte: Die Flotte ist in dieser Phase schon gefahren. (R S8.2)'
 */
export const describeRefusal = (refusal: PlayRefusal<ClashTypes>, locale: Locale = 'en', game?: PlayedWith): Saying =>
  refusalIn(locale, refusal, game);
