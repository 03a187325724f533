/**
 * What everybody asks of the words of a game: what actions would do, what has happened, what is asked, why something is refused.
 * Written by `npm run faces` from the contract (`src/core/text/face.ts`) and what this game says of it (`test/clash/face.ts`).
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
 * What an action would do, as on a button. Of all that is listed in one situation no two are called the same.
 *
 * @param shown - the situation before it: a state, or a view of it
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
 * What an event tells, in a sentence. `cited` of `diadochi/core` puts its rule behind it.
 *
 * @param shown - the situation after it: a state, or a view of it
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
 * What happened, as a chronicle tells it: each sentence with the event whose rule it comes from. Troops that come, go
 * home, go over or are lost in one place are told together; a march, a voyage or a retreat without what each of its
 * pieces does; whoever takes a side without each of the troops that follow; and neither a die nor the fate of a leader
 * twice. Told one by one by {@link describeEvent}, the same is longer.
 *
 * @param shown - the situation after them: a state, or a view of it
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
 * What is to be decided, and by whom. `undefined` when the game is over. Nobody passes in this game: to do nothing, or
 * nothing more, is an action with words of its own.
 *
 * @example
 * import { createMatch, orThrow } from 'diadochi/clash';
 * import { question } from 'diadochi/clash/text';
 *
 * question(orThrow(createMatch({ players: 3, seed: 'triparadeisos' })).state)?.asked; // 'seleucid'
 */
export const question = (shown: Shown, locale: Locale = 'en'): Question | undefined => SPEAKERS[locale].question(shown);

/**
 * How a game was won: by whom, and by what.
 *
 * @param shown - the situation at the end of the game: a state, or a view of it
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
 * Why something is refused: what it is about, a sentence, and its rule behind it.
 *
 * @param game - whose components have the names; left out: those shipped here
 *
 * @example
 * import { describeRefusal } from 'diadochi/clash/text';
 *
 * const refused = { code: 'fleetMoved', rule: 'R S8.2', params: { fleet: 'newFleet' }, message: '' } as const;
 * describeRefusal(refused, 'de').text; // 'Neue Flotte: Die Flotte ist in dieser Phase schon gefahren. (R S8.2)'
 */
export const describeRefusal = (refusal: PlayRefusal<ClashTypes>, locale: Locale = 'en', game?: PlayedWith): Saying =>
  refusalIn(locale, refusal, game);
