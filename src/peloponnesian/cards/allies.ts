/** R C: quarrels in the League: allies take regions from each other, and levies refuse to march. */
import { rollForCard, settleCardRoll } from '../deeds/card-rolls.js';
import { handOver } from '../deeds/regions.js';
import { breakUnrest } from '../deeds/unrest.js';
import { homesOf } from '../query/homes.js';
import { campOf } from '../query/owners.js';
import type { Situation } from '../table/situation.js';
import { REGIONS, type PlayerId, type RegionId } from '../vocabulary.js';
import type { CardRules, EffectThat } from './rules.js';

/** Returns the regions that the League holds, with who holds each. */
function regionsOfLeague({ regions }: Situation): readonly { readonly region: RegionId; readonly player: PlayerId }[] {
  return REGIONS.flatMap((region) => {
    const state = regions[region];
    if (state === undefined || state.neutral === true || campOf(state.player) !== 'league') return [];
    return [{ region, player: state.player }];
  });
}

/** R 24.6, C: a player takes a region from an ally, but for the homes of those who play (ruling R74); its units stay where they are. */
export const takeAlliedRegion: CardRules<EffectThat<'takeAlliedRegion'>> = {
  targets(situation, { player: own }) {
    const homes = homesOf(situation).map(({ region }) => region);
    return regionsOfLeague(situation)
      .filter(({ region, player }) => player !== own && !homes.includes(region))
      .map(({ region }) => ({ region }));
  },
  advance(run, frame) {
    if (frame.stage === 0) rollForCard(run, frame);
    else run.finish();
  },
  resume(run, frame, play, child) {
    const result = settleCardRoll(run, frame, play, play.effect.roll, child);
    if (result === undefined) return;
    frame.stage = 1;
    const { region } = frame.target;
    if (result.succeeds && region !== undefined) handOver(run, region, frame.player);
  },
};

/** R C: what a region of the League has just built is undone, and its units stay within its borders for the season. */
export const unrest: CardRules<EffectThat<'unrest'>> = {
  targets: (situation, { effect: { exempt } }) =>
    regionsOfLeague(situation)
      .filter(({ region }) => !exempt.includes(region))
      .map(({ region }) => ({ region })),
  advance(run, frame) {
    if (frame.stage === 0) rollForCard(run, frame);
    else run.finish();
  },
  resume(run, frame, play, child) {
    const result = settleCardRoll(run, frame, play, play.effect.roll, child);
    if (result === undefined) return;
    frame.stage = 1;
    const { region } = frame.target;
    if (result.succeeds && region !== undefined) breakUnrest(run, region);
  },
};
