/** Armies, places and numbers in English. */
import { listed, phrase, words, type Piece as Part } from '../../../core/index.js';
import type { Belligerent } from '../../frame/index.js';
import type { HeldCard, Place } from '../../state.js';
import type { Units } from '../../units.js';
import type {
  CombatUnit,
  Commander,
  Faction,
  FleetId,
  IndependentArmyId,
  PlayerId,
  SpaceId,
} from '../../vocabulary.js';
import { armiesIn, isPlayer, marchIn } from '../army.js';
import { countsWith } from '../counts.js';
import { speechOf, type Shown } from '../speech.js';
import type { Saying, SuccessorsLink } from '../things.js';
import { englishNames } from './names.js';

const QUOTES = ['"', '"'] as const;

export const ALEXANDERS_BODY = englishNames.pieces.alexandersBody.one;

export const list = (items: readonly Part<SuccessorsLink>[], nothing = ''): Saying => listed(items, 'and', nothing);

export const listOr = (items: readonly Part<SuccessorsLink>[]): Saying => listed(items, 'or');

export const { pieces, unitCount, troopList } = countsWith(englishNames);

/** Returns `an Elephant`. */
export const oneUnit = (unit: CombatUnit): string =>
  `${/^[AEIO]/.test(englishNames.units[unit].one) ? 'an' : 'a'} ${englishNames.units[unit].one}`;

/** Returns `2 Mercenaries and 1 Elephant`. */
export const troops = (units: Units): Saying => list(troopList(units), 'no CUs');

export const gate = (inside: boolean): string => (inside ? 'into' : 'out of');

/** Returns how English names the things of a situation. */
export function english(shown: Shown) {
  const say = speechOf(englishNames, shown);
  const commander = (who: Commander): Saying => (who === 'minor' ? words('a Minor General') : say.general(who));

  return {
    ...say,
    commander,
    card: (id: HeldCard): Saying => say.cardBetween(id, QUOTES, 'a card'),
    /** `the Fleet of Karia`. */
    fleet: (id: FleetId): Saying => phrase`the ${say.fleet(id)}`,
    /** `the Greeks of Leosthenes`. */
    people: (id: IndependentArmyId): Saying => phrase`the ${say.people(id)}`,
    /** `Red attacks`, `the Independents attack`. */
    does: (who: Faction | Belligerent, verb: string): Saying =>
      phrase`${say.faction(who)} ${who === 'independent' ? verb : `${verb}s`}`,
    /** The owner of an Army: a player, or the Independents. */
    owner: (who: PlayerId | IndependentArmyId): Saying =>
      isPlayer(who) ? say.player(who) : phrase`the ${say.people(who)}`,
    /** A space, or the box of an Independent Army. */
    spaceOrBox: (id: SpaceId | 'box'): Saying => (id === 'box' ? words('the holding box') : say.space(id)),
    /** `in Pella`, or `inside Pella` inside the city. */
    at: ({ space, inside }: Place): Saying => phrase`${inside ? 'inside' : 'in'} ${say.space(space)}`,
    /** Returns the place of the Army on the march. */
    here(inside: boolean): Saying {
      const march = marchIn(shown);
      if (march === undefined) return words(inside ? 'inside the city' : 'there');
      return phrase`${inside ? 'inside' : 'in'} ${say.space(march.space)}`;
    },
    ...armiesIn(say, {
      list,
      troopList,
      commander,
      minorsBeside: (count) => pieces(count, 'minorGeneral'),
      nobody: 'nobody',
      with: ' with ',
      alone: ', alone',
    }),
  };
}
export type English = ReturnType<typeof english>;
