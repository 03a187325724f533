/**
 * R 19, C: lasting effects of cards, and the Sicilian Expedition: their names must exist, and they must fit the moment.
 */
import type { Finding } from '../../../core/index.js';
import { findKind } from '../../query/cards.js';
import { endOfEffect } from '../../query/effects.js';
import type { EffectState } from '../../state.js';
import { plays, type Setting, type Sketch, type StateCheck } from './sketch.js';

type Fault = readonly [field: string, message: string];

/** Yields the names in an effect that the game does not have. */
function* nameFaults(effect: EffectState, { regions = {} }: Sketch, setting: Setting): Generator<Fault> {
  const { map } = setting.components;
  if ('regions' in effect)
    for (const region of effect.regions)
      if (regions[region] === undefined) yield ['regions', `${region} is not in play`];
  if ('region' in effect && regions[effect.region] === undefined) yield ['region', `${effect.region} is not in play`];
  if ('leader' in effect && !setting.roster.leaderCodes.has(effect.leader))
    yield ['leader', `there is no leader ${effect.leader}`];
  if ('city' in effect && !map.cities.some(({ id }) => id === effect.city))
    yield ['city', `the map has no city ${effect.city}`];
  if ('sea' in effect && !map.seas.some(({ id, kind }) => id === effect.sea && kind === 'open'))
    yield ['sea', `the map has no Open Sea ${effect.sea}`];
  if ('player' in effect && !plays(setting, effect.player))
    yield ['player', `${effect.player} is not a player of this scenario`];
}

/** Returns whether an effect cannot be in force in a Campaign Turn. */
function isOutOfTime(effect: EffectState, campaignTurn: number): boolean {
  const end = endOfEffect(effect);
  if (end === 'campaignTurn') return campaignTurn === 0;
  return end === 'firstCampaignTurn' && campaignTurn > 1;
}

export const effectFindings: StateCheck = function* (sketch, setting) {
  const { effects = [], campaignTurn } = sketch;
  if (effects.length > 0 && setting.scenario.deck === null)
    yield { keys: ['effects'], message: 'this scenario is played without Event Cards' };
  for (const [index, effect] of effects.entries()) {
    const keys = ['effects', index];
    for (const [field, message] of nameFaults(effect, sketch, setting)) yield { keys: [...keys, field], message };
    if (campaignTurn !== undefined && isOutOfTime(effect, campaignTurn))
      yield { keys, message: `"${effect.does}" is not in force in Campaign Turn ${campaignTurn}` };
  }
};

/**
 * Checks R 19: units and leaders can be in the Sicily boxes only where Sicily is in play, and leave it no later than in
 * the first Campaign Turn.
 */
function* boxFindings({ units = {}, leaders = {}, campaignTurn }: Sketch, setting: Setting): Generator<Finding> {
  const pieces = { units, leaders };
  for (const list of ['units', 'leaders'] as const)
    for (const [id, { at }] of Object.entries(pieces[list])) {
      if (at !== 'inSicily' && at !== 'leavingSicily') continue;
      const keys = [list, id, 'at'];
      if (setting.scenario.deck === null) yield { keys, message: 'Sicily is not in play' };
      else if (at === 'leavingSicily' && campaignTurn !== undefined && campaignTurn > 1)
        yield { keys, message: 'pieces leave Sicily no later than in the first Campaign Turn' };
    }
}

/** Checks the state of the Sicilian Expedition (R C). */
function* expeditionFindings({ sicily, year, units, cards }: Sketch, setting: Setting): Generator<Finding> {
  if (sicily === undefined) return;
  const { since, winner, tribute, fleets } = sicily;
  if (setting.scenario.deck === null) yield { keys: ['sicily'], message: 'Sicily is not in play' };
  if (since !== null && year !== undefined && since < year)
    yield { keys: ['sicily', 'since'], message: 'this year is in the future' };
  if (tribute > 0 && winner !== 'empire')
    yield { keys: ['sicily', 'tribute'], message: 'Sicily pays tribute only after a victory of Athens' };
  if (fleets > 0 && winner !== 'league')
    yield { keys: ['sicily', 'fleets'], message: 'Sicilian fleets are available only after a defeat of Athens' };
  const waiting = setting.roster.units.filter(({ home, id }) => home === 'sicily' && units?.[id]?.at === 'forcePool');
  if (units !== undefined && fleets > waiting.length)
    yield { keys: ['sicily', 'fleets'], message: `only ${waiting.length} of them are in their Force Pool` };
  const isContested = cards?.active.some(({ card }) => findKind(setting, card)?.effect.does === 'escalate') === true;
  if (winner !== null && isContested)
    yield { keys: ['sicily', 'winner'], message: 'there is no winner while an Escalation is on the board' };
}

export const sicilyFindings: StateCheck = function* (sketch, setting) {
  yield* boxFindings(sketch, setting);
  yield* expeditionFindings(sketch, setting);
};
