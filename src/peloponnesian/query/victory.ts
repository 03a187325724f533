/** R 3.4, 21, 22.5, 24.7, 25.3, 28.3, 28.5, 29.3, 29.5: how the game ends, and who has won. */
import type { Outcome, RuleRef } from '../../core/index.js';
import type { Band } from '../data/shape/scenario.js';
import type { Ended, GameState } from '../state.js';
import { memo } from '../table/memo.js';
import { scenarioOf } from '../table/publish.js';
import type { Situation } from '../table/situation.js';
import type { Camp, Ending, PlayerId } from '../vocabulary.js';
import { homesOf, type Home } from './homes.js';
import { campOf, findCity, friendOfCity, holdsRegion, stateOfCity } from './owners.js';
import { sharedOut, winnersOfLeague } from './league-victory.js';
import { enemyOf } from './presence.js';

/** The clause by which each ending ends the game. */
export const ENDING_RULES: Readonly<Record<Ending, RuleRef>> = {
  capital: 'R 21.1',
  home: 'R 21.1',
  conquest: 'R 29.3',
  peace: 'R 20.2',
  count: 'R 21.2',
};

/**
 * Returns who has won, how, and by which clause, or `undefined` while the game goes on. There is no winner in a draw,
 * and none if Athens has lost to allies none of whom controls enough (R 24.8, 25.4).
 */
export function outcomeOf({
  options,
  ended,
}: Pick<GameState, 'options' | 'ended'>): Outcome<PlayerId, Ending> | undefined {
  if (ended === null) return undefined;
  const { winner, how, margins } = ended;
  const { players } = scenarioOf(options);
  const best = margins && winnersOfLeague(margins);
  const winners = players.filter((player) => (best === undefined ? campOf(player) === winner : best.includes(player)));
  return { winners, how, rule: ENDING_RULES[how] };
}

/** Returns whether the enemy holds a capital, or it is destroyed. */
function isCapitalLost(situation: Situation, { player, capital }: Home): boolean {
  const city = findCity(situation, capital);
  if (city === undefined) return false;
  if (stateOfCity(situation, capital).destroyed === true) return true;
  return friendOfCity(situation, city) === enemyOf(campOf(player));
}

/** Returns whether the enemy controls a home region. */
function isRegionLost({ regions }: Situation, { player, region }: Home): boolean {
  const state = regions[region];
  return state !== undefined && campOf(state.player) !== campOf(player);
}

/** Returns the result for what Athens controls, by the bands of the scenario (R 22.5, 23.5, 26.4, 27.4). */
function resultByCount(situation: Situation): Band {
  const { victory } = situation.scenario;
  const count = athenianCount(situation);
  const band = victory.bands.findLast(({ from }) => count >= from);
  if (band === undefined) throw new RangeError(`the scenario says nothing of a count of ${count}`);
  return band;
}

/** Returns the count of Athens in the scenario: its regions, or their Base Tribute Values. */
export function athenianCount(situation: Situation): number {
  const { counts } = situation.scenario.victory;
  if (counts === 'nothing') return 0;
  const held = situation.components.regions.filter(({ id }) => holdsRegion(situation, 'empire', id));
  return counts === 'regions' ? held.length : held.reduce((sum, { tribute }) => sum + tribute, 0);
}

/**
 * Returns the end caused by camps that have lost a capital or home region: a decisive victory of the other camp
 * (R 21.1).
 */
function endByLoss(situation: Situation, losers: readonly Camp[], how: 'capital' | 'home'): Ended | undefined {
  const [loser] = losers;
  if (loser === undefined) return undefined;
  if (losers.some((camp) => camp !== loser)) {
    // R 24.8, 25.4: the first of these steps is what Athens has gained.
    if (situation.scenario.victory.league !== undefined) return { winner: 'empire', margin: 'decisive', how };
    // Ruling Q8: both camps lose at once.
    const { winner, margin } = resultByCount(situation);
    return { winner, margin, how };
  }
  return sharedOut(situation, { winner: enemyOf(loser), margin: 'decisive', how });
}

/** Returns the end caused by a player who has won enough regions that the enemy held at the start (R 29.3). */
function endByRegions({ regions, scenario }: Situation): Ended | undefined {
  const { conquest } = scenario.victory;
  if (conquest === undefined) return undefined;
  const winner = campOf(conquest.player);
  const won = scenario.regions.filter(({ region, player }) => {
    const now = regions[region];
    return campOf(player) !== winner && now !== undefined && campOf(now.player) === winner;
  });
  return won.length >= conquest.regions ? { winner, margin: 'victory', how: 'conquest' } : undefined;
}

/**
 * Returns the end if a capital or home region has been lost, or a player has conquered enough, or `undefined` if the
 * game goes on (R 3.4, 21.1, 24.7.1, 25.3.1, 29.3). A home region won together with two regions counts as the victory
 * (ruling Q112).
 */
export const endByConquest: (situation: Situation) => Ended | undefined = memo(
  { on: ['control', 'sites'] },
  function conquest(situation) {
    const homes = homesOf(situation);
    const losers = (isLost: (situation: Situation, home: Home) => boolean): readonly Camp[] =>
      homes.filter((home) => isLost(situation, home)).map(({ player }) => campOf(player));
    return (
      // A capital changes hands with its region.
      endByLoss(situation, losers(isRegionLost), 'home') ??
      endByLoss(situation, losers(isCapitalLost), 'capital') ??
      endByRegions(situation)
    );
  },
);

/**
 * Returns how a peace signed now ends the game, or `undefined` if there is no winner and it is a truce (R 20.2,
 * ruling Q92).
 */
export function endByPeace(situation: Situation): Ended | undefined {
  const { winner, margin } = resultByCount(situation);
  return winner === null ? undefined : sharedOut(situation, { winner, margin, how: 'peace' });
}

/** Returns the end of the game after its last season (R 22.3, 22.5). */
export function endByTime(situation: Situation): Ended {
  const { winner, margin } = resultByCount(situation);
  return sharedOut(situation, { winner, margin, how: 'count' });
}
