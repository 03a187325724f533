/**
 * R 3.3, R 20: levies of Mercenaries and Elephants; some Mercenaries are Elite Cavalry where R 19.9 is played
 * (R 19.9.3).
 */
import type { EffectOf } from '../data/shape.js';
import { placeMinorGeneral } from '../deeds/generals.js';
import { placeUnits, raiseCavalry } from '../deeds/units.js';
import { plays } from '../options.js';
import { provinceController } from '../query/control.js';
import { hasGeneral, minorGeneralsInSupply } from '../query/presence.js';
import { outside } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import { unitsOf } from '../units.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';
import { spaceChoices } from './choices.js';
import { elephantsInPlay, mayRaiseAt, mayRaiseIn, spacesIn, type Lands } from './reach.js';
import { stepwise } from './stepwise.js';

/** The number of Elephant counters, which limits what levies may bring into play (ruling card-13). */
const ELEPHANT_COUNTERS = 6;

/** Returns how many of the promised CUs can be raised. */
export const raisable = (
  situation: Situation,
  { unit, count }: { readonly unit: string; readonly count: number },
): number =>
  unit === 'elephant' ? Math.max(0, Math.min(count, ELEPHANT_COUNTERS - elephantsInPlay(situation))) : count;

/**
 * Returns the provinces in which a levy looks for spaces. If the card requires control, they are the controlled ones of
 * those it names, or of its Region (ruling card-13).
 */
function landsOf(situation: Situation, player: PlayerId, { provinces: lands, controlled }: EffectOf<'levy'>): Lands {
  if (controlled === undefined) return lands;
  const { provinces } = situation.geometry.board;
  const named =
    typeof lands === 'string' ? provinces.filter(({ region }) => region === lands).map(({ id }) => id) : lands;
  return named.filter((province) => provinceController(situation, province) === player);
}

/** Returns whether CUs may be raised in any of these provinces. */
function isAnyOpen(situation: Situation, player: PlayerId, effect: EffectOf<'levy'>): boolean {
  const lands = landsOf(situation, player, effect);
  return typeof lands === 'string'
    ? mayRaiseIn(situation, player, lands)
    : lands.some((province) => mayRaiseIn(situation, player, province));
}

/** Returns the spaces where the CUs may be raised (ruling card-5). */
const levySpaces = (situation: Situation, player: PlayerId, effect: EffectOf<'levy'>): readonly SpaceId[] =>
  spacesIn(situation, landsOf(situation, player, effect)).filter((space) => mayRaiseAt(situation, player, space));

const RULE = 'ruling card-5';

/** Returns whether a Minor General may be placed with the CUs: there is one, and they have no general yet. */
const mayLead = (situation: Situation, player: PlayerId, space: SpaceId): boolean =>
  minorGeneralsInSupply(situation, player) > 0 && !hasGeneral(situation, player, space);

const NOTES = { space: 'space' } as const;

export const levy = stepwise<'levy', typeof NOTES>({
  rule: RULE,
  notes: NOTES,
  steps: {
    target: {
      offers: 'targetSpace',
      choices: (situation, { player }, effect) => spaceChoices(player, levySpaces(situation, player, effect)),
      any: (situation, { player }, effect) => raisable(situation, effect) > 0 && isAnyOpen(situation, player, effect),
      chosen(run, frame, effect, { space }) {
        const riders = plays(run.state, 'cavalry') ? (effect.cavalry ?? 0) : 0;
        const raised = unitsOf(effect.unit, raisable(run.state, effect) - riders);
        placeUnits(run, frame.player, outside(space), raised, RULE);
        raiseCavalry(run, frame.player, outside(space), riders, 'R 19.9.3');
        if (!mayLead(run.state, frame.player, space)) return;
        frame.memory = { space };
        frame.step = 'leader';
      },
    },
    leader: {
      offers: 'deployMinorGeneral',
      choices: (_, { player, memory: { space } }) =>
        space === undefined
          ? []
          : [
              { type: 'deployMinorGeneral', player, space, inside: false },
              { type: 'pass', player },
            ],
      chosen: (run, frame, _effect, { space }) => placeMinorGeneral(run, frame.player, outside(space), RULE),
    },
  },
});
