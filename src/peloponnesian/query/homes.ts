/** R 6.4, 21.1: the home regions of players, and their capitals. */
import { derived } from '../../core/board/index.js';
import type { Components } from '../data/shape/components.js';
import type { RegionFact } from '../data/shape/forces.js';
import type { ScenarioFact } from '../data/shape/scenario.js';
import type { Situation } from '../table/situation.js';
import type { CityId, PlayerId, RegionId } from '../vocabulary.js';

/** A player's home region and capital. */
export interface Home {
  readonly player: PlayerId;
  readonly region: RegionId;
  readonly capital: CityId;
}

const homeIn = ({ id, homeOf }: RegionFact): readonly Home[] =>
  homeOf === undefined ? [] : [{ player: homeOf.player, region: id, capital: homeOf.capital }];

const homesIn = derived((components: Components) =>
  derived((scenario: ScenarioFact): readonly Home[] =>
    components.regions.flatMap(homeIn).filter(({ player }) => scenario.players.includes(player)),
  ),
);

/** Returns the homes of the players who take part, in the order of the regions. */
export const homesOf = ({ components, scenario }: Situation): readonly Home[] => homesIn(components)(scenario);

/** Returns the home region of a player. */
export function homeRegionOf({ components }: Situation, player: PlayerId): RegionId {
  const home = components.regions.flatMap(homeIn).find((each) => each.player === player);
  if (home === undefined) throw new RangeError(`${player} has no home region`);
  return home.region;
}
