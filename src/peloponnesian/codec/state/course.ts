/** R 2.4, 3, 4, 5, 22: the date, the regions and the treasuries. */
import { REGIONS, SEASONS } from '../../vocabulary.js';
import type { Moment } from '../../data/shape/scenario.js';
import { plays, repeated, type Setting, type StateCheck } from './sketch.js';

/** Returns the number of seasons from the start of a game to a season. It is negative for a season before the start. */
export const seasonsSince = ({ scenario: { start } }: Setting, { year, season }: Moment): number =>
  (start.year - year) * SEASONS.length + SEASONS.indexOf(season) - SEASONS.indexOf(start.season);

/** The season must follow from the number of seasons that have passed, and not be after the end of the game. */
export const timeFindings: StateCheck = function* ({ year, season, turn }, setting) {
  if (year === undefined || season === undefined || turn === undefined) return;
  const { end } = setting.scenario;
  const passed = seasonsSince(setting, { year, season });
  if (passed !== turn)
    yield {
      keys: ['turn'],
      message: `expected ${passed}, the seasons since the start of the game; the turn is ${turn}`,
    };
  if (end === null) return;
  const left = (year - end.year) * SEASONS.length + SEASONS.indexOf(end.season) - SEASONS.indexOf(season);
  if (left < 0) yield { keys: ['year'], message: 'this is after the last season of the scenario' };
};

export const regionFindings: StateCheck = function* ({ regions }, setting) {
  if (regions === undefined) return;
  const { scenario, components } = setting;
  const { levels } = components.charts;
  for (const region of REGIONS) {
    const setup = scenario.regions.find((each) => each.region === region);
    const state = regions[region];
    if ((setup === undefined) !== (state === undefined))
      yield { keys: ['regions', region], message: setup === undefined ? 'this region is not in play' : 'missing' };
    if (state === undefined) continue;
    if (!plays(setting, state.player))
      yield { keys: ['regions', region, 'player'], message: `${state.player} is not a player of this scenario` };
    if (state.neutral === true && setup?.neutral === undefined)
      yield { keys: ['regions', region, 'neutral'], message: 'this region cannot be neutral' };
    for (const level of ['allegiance', 'militance'] as const) {
      const { least, most } = levels[level];
      if (state[level] < least || state[level] > most)
        yield {
          keys: ['regions', region, level],
          message: `expected a level from ${least} to ${most}, got ${state[level]}`,
        };
    }
  }
};

/** R 5.3.5: only regions of Athens count as lowered, each once. */
export const loweredFindings: StateCheck = function* ({ lowered, regions }) {
  for (const [index, region] of (lowered ?? []).entries())
    if (regions !== undefined && regions[region]?.player !== 'athens')
      yield { keys: ['lowered', index], message: 'Athens does not hold this region' };
  yield* repeated(['lowered'], lowered ?? []);
};

/** R 5.1: every player has a treasury, and only players have one. */
export const treasuryFindings: StateCheck = function* ({ treasuries }, { scenario }) {
  if (treasuries === undefined) return;
  for (const player of scenario.players)
    if (treasuries[player] === undefined) yield { keys: ['treasuries', player], message: 'missing' };
  for (const player of Object.keys(treasuries))
    if (!scenario.players.some((each) => each === player))
      yield { keys: ['treasuries', player], message: `${player} is not a player of this scenario` };
};

/** A game has frames exactly as long as it is not over. */
export const endFindings: StateCheck = function* ({ ended, stack }, { scenario }) {
  if (ended === undefined || stack === undefined) return;
  if (ended === null && stack.length === 0) yield { keys: ['stack'], message: 'a game that is not over needs a frame' };
  if (ended !== null && stack.length > 0) yield { keys: ['stack'], message: 'a game that is over has no frames' };
  if (ended !== null && ended.winner === null && ended.margin !== null)
    yield { keys: ['ended', 'margin'], message: 'a margin needs a winner' };
  const isSharedOut = ended !== null && ended.winner === 'league' && scenario.victory.league !== undefined;
  if (ended !== null && (ended.margins !== undefined) !== isSharedOut)
    yield {
      keys: ['ended', 'margins'],
      message: 'expected results exactly where several players share the League and Athens has lost',
    };
};
