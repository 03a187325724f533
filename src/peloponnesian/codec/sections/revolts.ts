/** R 6: Revolt Checks: the shapes of actions, events and frames. */
import { closed, flag, listOf, oneOf, orNull } from '../../../core/index.js';
import type { RevoltCondition } from '../../data/shape/charts.js';
import { REGIONS } from '../../vocabulary.js';
import { change, die } from '../figures.js';
import { camp, id, literal, player, region, rule } from '../names.js';

const WHY = [
  'allegiance',
  'eachLostCity',
  'assessedAboveBase',
  'assessedBelowBase',
  'assessedBelowLastYear',
  'raidedArea',
] as const satisfies readonly RevoltCondition['if'][];

/** A limit above the number of modifiers in the table. */
const MOST_MODIFIERS = 100;

export const revoltsActions = {
  checkRevolt: closed({ type: literal('checkRevolt'), player, city: id }),
  quellRevolt: closed({ type: literal('quellRevolt'), player, city: id }),
  endRevolts: closed({ type: literal('endRevolts'), player }),
};

export const revoltsEvents = {
  revoltChecked: closed({
    rule,
    type: literal('revoltChecked'),
    player,
    region,
    city: id,
    voluntary: flag,
    die,
    modifiers: listOf(closed({ why: oneOf(WHY), by: change }), MOST_MODIFIERS),
    total: change,
    succeeds: flag,
  }),
  cityRevolted: closed({
    rule,
    type: literal('cityRevolted'),
    region,
    city: id,
    friend: orNull(camp),
    walls: orNull(oneOf(['built', 'begun'])),
  }),
  revoltEnded: closed({ rule, type: literal('revoltEnded'), region, city: id }),
};

export const revoltsFrames = {
  revolts: closed({
    kind: literal('revolts'),
    player,
    stage: oneOf(['duty', 'voluntary']),
    regions: listOf(region, REGIONS.length),
    city: orNull(id),
  }),
};
