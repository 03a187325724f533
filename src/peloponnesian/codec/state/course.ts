/** R 2.4, 3, 4, 5, 22: how far the game has come, who holds which region, and what the players have. */
import { REGIONS, SEASONS } from '../../vocabulary.js';
import type { Moment } from '../../data/shape/scenario.js';
import { plays, repeated, type Setting, type StateCheck } from './sketch.js';

/** Returns how many seasons lie between the beginning of a game and a season; below 0: that is before it. */
export const seasonsSince = ({ scenario: { start } }: Setting, { year, season }: Moment): number =>
  (start.year - year) * SEASONS.length + SEASONS.indexOf(season) - SEASONS.indexOf(start.season);

/** The season of a year follows from how many have passed, and the game is not over before. */
export const timeFindings: StateCheck = function* ({ year, season, turn }, setting) {
  if (year === undefined || season === undefined || turn === undefined) return;
  const { end } = setting.scenario;
  const passed = seasonsSince(setting, { year, season });
  if (passed !== turn)
    yield { keys: ['turn'], message: `${passed} seasons have passed since the game began, not ${turn}` };
  if (end === null) return;
  const left = (year - end.year) * SEASONS.length + SEASONS.indexOf(end.season) - SEASONS.indexOf(season);
  if (left < 0) yield { keys: ['year'], message: 'the last season of the scenario is over' };
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
      yield { keys: ['regions', region, 'player'], message: `${state.player} does not play` };
    if (state.neutral === true && setup?.neutral === undefined)
      yield { keys: ['regions', region, 'neutral'], message: 'this region is never neutral' };
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

/** R 5.3.5: only Athens is concerned by what it has lowered, and each region is named once. */
export const loweredFindings: StateCheck = function* ({ lowered, regions }) {
  for (const [index, region] of (lowered ?? []).entries())
    if (regions !== undefined && regions[region]?.player !== 'athens')
      yield { keys: ['lowered', index], message: 'this region is not one of Athens' };
  yield* repeated(['lowered'], lowered ?? []);
};

/** R 5.1: every player has a treasury, and nobody else. */
export const treasuryFindings: StateCheck = function* ({ treasuries }, { scenario }) {
  if (treasuries === undefined) return;
  for (const player of scenario.players)
    if (treasuries[player] === undefined) yield { keys: ['treasuries', player], message: 'missing' };
  for (const player of Object.keys(treasuries))
    if (!scenario.players.some((each) => each === player))
      yield { keys: ['treasuries', player], message: `${player} does not play` };
};

/** A game that is over waits for nothing, and no other game does. */
export const endFindings: StateCheck = function* ({ ended, stack }, { scenario }) {
  if (ended === undefined || stack === undefined) return;
  if (ended === null && stack.length === 0)
    yield { keys: ['stack'], message: 'a game that goes on waits for something' };
  if (ended !== null && stack.length > 0) yield { keys: ['stack'], message: 'a game that is over waits for nothing' };
  if (ended !== null && ended.winner === null && ended.margin !== null)
    yield { keys: ['ended', 'margin'], message: 'nobody has won' };
  const isSharedOut = ended !== null && ended.winner === 'league' && scenario.victory.league !== undefined;
  if (ended !== null && (ended.margins !== undefined) !== isSharedOut)
    yield {
      keys: ['ended', 'margins'],
      message: 'where several share the League and Athens has lost, each has a result',
    };
};
