/** R 7, 17.1: armies that are being fed. */
import type { FeedingFrame, GameFrame, HungryArmy, SupplyFrame } from '../../../frame/index.js';
import { plays } from '../../../options.js';
import { armiesToFeed, isSame } from '../../../query/07-supply.js';
import { sideFact } from '../../../query/04-1-turn.js';
import { allDiffer, unless, type FrameCheck, type FrameChecks } from './check.js';

/** The frames that can lie on the phase in each of its stages. */
const DONE_IN: Readonly<Record<FeedingFrame['stage'], readonly GameFrame['kind'][]>> = {
  sources: ['source'],
  depletion: ['roll'],
  attrition: ['roll', 'losses'],
  scorching: ['scorching'],
};

const keyOf = ({ force, province }: HungryArmy): string => `${force} ${province}`;

const supplyFindings: FrameCheck<'supply'> = (frame, { situation, above }) => {
  const { stage, armies, shipments, provinces, starving } = frame;
  const hungry = armiesToFeed(situation);
  const isHungry = (army: HungryArmy): boolean =>
    hungry.some((other) => isSame(army, other) && army.side === other.side);
  const areHungry = (list: readonly HungryArmy[]): boolean => list.every(isHungry) && allDiffer(list.map(keyOf));
  return unless([
    [above !== undefined && DONE_IN[stage].includes(above.kind), 'stage', 'nothing of this stage is being resolved'],
    [areHungry(armies), 'armies', 'armies that must be supplied, each once'],
    [stage === 'sources' || armies.length === 0, 'armies', 'all sources have been chosen'],
    [areHungry(shipments), 'shipments', 'armies that must be supplied, each once'],
    [
      !armies.some((army) => shipments.some((other) => isSame(army, other))),
      'shipments',
      'armies whose source has been chosen',
    ],
    [areHungry(starving), 'starving', 'armies that must be supplied, each once'],
    [
      !starving.some((army) => shipments.some((other) => isSame(army, other))),
      'starving',
      'who is fed does not starve',
    ],
    [allDiffer(provinces), 'provinces', 'each once'],
    [stage === 'depletion' || provinces.length === 0, 'provinces', 'their dice are not rolled now'],
  ]);
};

const sourceFindings: FrameCheck<'source'> = ({ from, ...army }, { below }) =>
  unless([
    [
      below?.kind === 'supply' &&
        below.armies[0] !== undefined &&
        isSame(below.armies[0], army) &&
        below.armies[0].side === army.side,
      'force',
      'the army that is supplied next',
    ],
    [from === null, 'from', 'nothing has been chosen yet'],
  ]);

const scorchingFindings: FrameCheck<'scorching'> = ({ side }, { situation }) =>
  unless([
    [
      plays(situation, 'scorchedEarth') && sideFact(situation, side).scorches === true,
      'side',
      'the side does not scorch land (R 17.1)',
    ],
  ]);

export const supplyChecks: FrameChecks<SupplyFrame['kind']> = {
  supply: supplyFindings,
  source: sourceFindings,
  scorching: scorchingFindings,
};
