/** R 4.22: Satrapal Levy. */
import type { EffectOf } from '../data/shape.js';
import { placeUnits } from '../deeds/units.js';
import { provinceOf, provincesOf } from '../query/control.js';
import { outside } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import { unitsOf } from '../units.js';
import type { ProvinceId, SpaceId } from '../vocabulary.js';
import { spaceChoices } from './choices.js';
import { mayRaiseAt } from './reach.js';
import { stepwise, type Asked } from './stepwise.js';

const RULE = 'ruling card-45';

const NOTES = { levied: 'provinces' } as const;
type Levying = Asked<typeof NOTES>;

const levied = (memory: Levying['memory']): readonly ProvinceId[] => memory.levied ?? [];

/** Returns the spaces of the provinces that the player controls and has not used yet. */
function levySpaces(
  situation: Situation,
  { player, memory }: Levying,
  effect: EffectOf<'satrapalLevy'>,
): readonly SpaceId[] {
  const done = levied(memory);
  if (done.length >= effect.provinces) return [];
  const spaces: SpaceId[] = [];
  for (const province of provincesOf(situation, player)) {
    if (done.includes(province)) continue;
    for (const space of situation.geometry.spacesOf.get(province) ?? [])
      if (mayRaiseAt(situation, player, space)) spaces.push(space);
  }
  return spaces;
}

export const satrapalLevy = stepwise<'satrapalLevy', typeof NOTES>({
  rule: RULE,
  notes: NOTES,
  steps: {
    target: {
      offers: 'targetSpace',
      choices(situation, asked, effect) {
        const { player } = asked;
        const spaces = spaceChoices(player, levySpaces(situation, asked, effect));
        return levied(asked.memory).length === 0 ? spaces : [...spaces, { type: 'pass', player }];
      },
      chosen(run, frame, effect, { space }) {
        placeUnits(run, frame.player, outside(space), unitsOf('mercenary', 1), RULE);
        frame.memory = { levied: [...levied(frame.memory), String(provinceOf(run.state, space))] };
        if (levySpaces(run.state, frame, effect).length > 0) frame.step = 'target';
      },
    },
  },
});
