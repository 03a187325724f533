/** R 4-20: the shapes of custom charts and tables. */
import type * as t from 'io-ts';
import { closed, exactly, flag, listOf, oneOf, orNull, realNumber, tableOf, tagged, value, wholeNumber } from '../../../core/index.js';
import { CITY_SIZES, COMBAT_RESULTS, ODDS, STRONGHOLDS, TERRAINS, UNIT_TYPES, WORKS } from '../../vocabulary.js';
import type { AdjustmentFact, AdjustmentId, Charts, CombatCell, LevelChange, Price, Threshold } from '../shape/charts.js';
import { count, modifierNumber, moraleNumber, row, season, source } from './fields.js';

const FACES = 6;
const face = wholeNumber(1, FACES);
const points = wholeNumber(0, 20);
const LAND_UNITS = ['hoplite', 'cavalry', 'lightInfantry'] as const;

const result = oneOf(COMBAT_RESULTS);
const combatCell: t.Type<CombatCell> = value(
  'the results for attacker and defender',
  (u): u is CombatCell => Array.isArray(u) && u.length === 2 && u.every((each) => result.is(each)),
  3,
  { is: 'list', item: result, least: 2, most: 2 },
);

const bySize = tableOf(CITY_SIZES, modifierNumber, 'numbers by the size of a city');
const byStronghold = tableOf(STRONGHOLDS, modifierNumber, 'numbers by fort and size of a city');
const byLandUnit = tableOf(LAND_UNITS, points, 'numbers by type of land unit');
const price = exactly<Price>('a price', { talents: points, seasons: wholeNumber(0, 4) });
const change = exactly<LevelChange>('a change of levels', { allegiance: modifierNumber, militance: modifierNumber });
const range = closed({ least: modifierNumber, most: wholeNumber(1, 20) });

const condition = <const T extends string>(tag: T) => closed({ if: oneOf([tag]), modifier: modifierNumber }, { source });

const revoltModifier: t.Type<Charts['revolt']['modifiers'][number]> = tagged(
  'if',
  {
    allegiance: closed({ if: oneOf(['allegiance']), from: modifierNumber, to: modifierNumber, modifier: modifierNumber }, { source }),
    eachLostCity: condition('eachLostCity'),
    assessedAboveBase: condition('assessedAboveBase'),
    assessedBelowBase: condition('assessedBelowBase'),
    assessedBelowLastYear: condition('assessedBelowLastYear'),
    raidedArea: condition('raidedArea'),
  },
  'a modifier of the Revolt Check',
);

export const ADJUSTMENTS: readonly AdjustmentId[] = [
  'revoltingCity',
  'enemyHeldPlace',
  'unopposedEnemy',
  'decisiveVictoryHere',
  'decisiveVictoryElsewhere',
  'victory',
  'unitEliminated',
  'eliteOrLeaderLost',
  'raidedArea',
  'cityDestroyed',
  'revoltEnded',
  'grievance',
];

const adjustment = row<AdjustmentFact>(
  'an adjustment',
  {
    id: oneOf(ADJUSTMENTS),
    when: oneOf(['seasonal', 'action']),
    friendly: change,
    enemy: change,
    die: face,
    floor: points,
    exclusive: flag,
    oncePerArea: flag,
    bySize,
    source,
  },
  ['enemy', 'die', 'floor', 'exclusive', 'oncePerArea', 'bySize'],
);

export const chartsShape = exactly<Charts>('charts', {
  combat: row<Charts['combat']>('the Combat Chart', { rows: listOf(listOf(combatCell, ODDS.length, ODDS.length), FACES, FACES), source }),
  morale: row<Charts['morale']>('the modifiers of morale', {
    walls: byStronghold,
    longWalls: modifierNumber,
    unwalled: bySize,
    rough: modifierNumber,
    behindRiver: modifierNumber,
    coast: modifierNumber,
    foraging: modifierNumber,
    raiding: modifierNumber,
    cavalryInFortress: modifierNumber,
    source,
  }),
  figures: row<Charts['figures']>('the figures of combat', {
    eliminatedBy: points,
    moraleOfFleetsAshore: moraleNumber,
    moraleOfGarrisons: moraleNumber,
    mostOnWalls: wholeNumber(1, 20),
    leaderDiesOn: face,
    decisiveLosses: points,
    source,
  }),
  siege: row<Charts['siege']>('the siege table', {
    besiegers: byStronghold,
    fleetsAtPort: points,
    morale: byStronghold,
    longWalls: modifierNumber,
    unwalled: modifierNumber,
    raided: modifierNumber,
    leastMorale: moraleNumber,
    source,
  }),
  movement: row<Charts['movement']>('the movement table', {
    allowance: exactly<Charts['movement']['allowance']>('movement allowances', {
      hoplite: points,
      cavalry: points,
      lightInfantry: points,
      leader: points,
      fleet: points,
    }),
    terrain: tableOf(TERRAINS, orNull(points), 'the costs of terrain'),
    river: points,
    road: realNumber(0, 20),
    landArea: points,
    seaArea: points,
    landAtPort: points,
    landAtCoast: points,
    launch: points,
    isthmus: points,
    carried: byLandUnit,
    openSeaCheckOn: face,
    source,
  }),
  supply: row<Charts['supply']>('the supply table', {
    landUnit: points,
    strongFleet: points,
    weakFleet: points,
    strongFrom: moraleNumber,
    atHome: realNumber(0, 1),
    landAreas: wholeNumber(1, 20),
    noForage: season,
    source,
  }),
  construction: row<Charts['construction']>('the construction table', {
    units: tableOf(UNIT_TYPES, price, 'the prices of units'),
    works: tableOf(WORKS, price, 'the prices of works'),
    savedInRevolt: wholeNumber(0, 4),
    source,
  }),
  levels: row<Charts['levels']>('the levels', {
    allegiance: range,
    militance: range,
    leastHeld: modifierNumber,
    riskZone: modifierNumber,
    active: points,
    source,
  }),
  tribute: row<Charts['tribute']>('the tribute table', {
    mostMultiples: wholeNumber(1, 10),
    mostRaised: wholeNumber(1, 10),
    raised: modifierNumber,
    levels: row<Charts['tribute']['levels']>('the yearly changes', { empire: listOf(modifierNumber, 11, 1), league: listOf(modifierNumber, 11, 1), source }),
    mostWhenInactive: points,
    lost: bySize,
    source,
  }),
  revolt: row<Charts['revolt']>('the revolt table', { revoltsOn: points, endsOn: modifierNumber, modifiers: listOf(revoltModifier, 20), source }),
  adjustments: listOf(adjustment, ADJUSTMENTS.length, ADJUSTMENTS.length),
  raid: row<Charts['raid']>('the raid table', { talents: points, source }),
  peace: row<Charts['peace']>('the peace table', {
    militance: modifierNumber,
    leaders: listOf(exactly<Threshold>('a result', { from: count, allegiance: modifierNumber }), 20, 1),
    grievanceFrom: points,
    destroyed: bySize,
    source,
  }),
  wings: row<Charts['wings']>('combat in wings', { leastUnits: points, share: realNumber(0, 0.33), shiftsFrom: face, joined: modifierNumber, source }),
});
