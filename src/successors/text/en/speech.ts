/** How English speaks of armies, places and numbers. */
import { counted, listed, numbered, phrase, words, type Piece as Part } from '../../../core/index.js';
import type { Belligerent, MarchGroup } from '../../frame/index.js';
import type { InitiativeRoll } from '../../event/index.js';
import { seniorityOf } from '../../query/seniority.js';
import { isPlayer, leaderOf, marchIn, othersIn } from '../army.js';
import type { Place, HeldCard } from '../../state.js';
import { countUnits, kindsOf, numberOf, type Units } from '../../units.js';
import type {
  CombatUnit,
  Commander,
  Faction,
  FleetId,
  IndependentArmyId,
  PlayerId,
  SpaceId,
} from '../../vocabulary.js';
import type { Piece } from '../names.js';
import { speechOf, type Shown } from '../speech.js';
import type { Saying, SuccessorsLink } from '../things.js';
import { englishNames } from './names.js';

const QUOTES = ['"', '"'] as const;

export const ALEXANDERS_BODY = englishNames.pieces.alexandersBody.one;

export const list = (items: readonly Part<SuccessorsLink>[], nothing = ''): Saying => listed(items, 'and', nothing);

export const listOr = (items: readonly Part<SuccessorsLink>[]): Saying => listed(items, 'or');

/** `1 Siege Point`, `2 Siege Points`. */
export const pieces = (count: number, piece: Piece): string => counted(count, englishNames.pieces[piece]);

/** `3 Mercenaries`. */
export const unitCount = (unit: CombatUnit, count: number): string => counted(count, englishNames.units[unit]);

/** `an Elephant`. */
export const oneUnit = (unit: CombatUnit): string =>
  `${/^[AEIO]/.test(englishNames.units[unit].one) ? 'an' : 'a'} ${englishNames.units[unit].one}`;

/** `3 Mercenaries`, `1 Elephant`: one text for each kind. */
export const troopList = (units: Units): readonly string[] =>
  kindsOf(units).map((unit) => unitCount(unit, numberOf(units, unit)));

/** `2 Mercenaries and 1 Elephant`. */
export const troops = (units: Units): Saying => list(troopList(units), 'no CUs');

/** `4+1`, `4`: what cards and optional rules add stands beside the die. */
export function initiativeDie({ die, bonus, modifiers = [] }: InitiativeRoll): string {
  return `${die}${signed(modifiers.reduce((sum, { value }) => sum + value, bonus))}`;
}

/** `+1`, `-1`, and nothing for 0. */
export const signed = (figure: number): string => (figure === 0 ? '' : figure > 0 ? `+${figure}` : `${figure}`);

/** The verb for an Army: of its general if it has one, else of its CUs. */
export const leads = ({ generals, minors, units }: MarchGroup, one: string, many: string): string =>
  numbered(generals.length + minors > 0 ? 1 : countUnits(units), one, many);

export const gate = (inside: boolean): string => (inside ? 'into' : 'out of');

/** How English speaks of what is in a situation. */
export function english(shown: Shown) {
  const say = speechOf(englishNames, shown);
  const commander = (who: Commander): Saying => (who === 'minor' ? words('a Minor General') : say.general(who));

  /** What an Army consists of beside its commander. */
  const company = (group: MarchGroup, leader: Commander | undefined): readonly Part<SuccessorsLink>[] => {
    const { generals, minors } = othersIn(group, leader);
    return [
      ...troopList(group.units),
      ...generals.map(say.general),
      ...(minors > 0 ? [pieces(minors, 'minorGeneral')] : []),
      ...group.royals.map(say.royal),
      ...(group.cart ? [ALEXANDERS_BODY] : []),
    ];
  };

  /** ` with 2 Mercenaries and Philippos`, or `, alone`. */
  const withCompany = (group: MarchGroup, leader: Commander | undefined): Saying => {
    const others = company(group, leader);
    return others.length === 0 ? words(', alone') : phrase` with ${list(others)}`;
  };

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
    /** Whose an Army is: a player's, or an Independent one. */
    owner: (who: PlayerId | IndependentArmyId): Saying =>
      isPlayer(who) ? say.player(who) : phrase`the ${say.people(who)}`,
    /** A space, or the box of an Independent Army. */
    spaceOrBox: (id: SpaceId | 'box'): Saying => (id === 'box' ? words('the holding box') : say.space(id)),
    /** `in Pella`, `inside Pella` for what is within the walls. */
    at: ({ space, inside }: Place): Saying => phrase`${inside ? 'inside' : 'in'} ${say.space(space)}`,
    /** Where the Army on the march is. */
    here(inside: boolean): Saying {
      const march = marchIn(shown);
      if (march === undefined) return words(inside ? 'inside the city' : 'there');
      return phrase`${inside ? 'inside' : 'in'} ${say.space(march.space)}`;
    },
    withCompany,
    /** An Army by its most senior general: `Antigonos with 2 Mercenaries`, or only `2 Mercenaries`. */
    army(group: MarchGroup): Saying {
      const leader = leaderOf(group, seniorityOf(shown));
      const others = company(group, leader);
      if (leader === undefined) return list(others, 'nobody');
      return others.length === 0 ? commander(leader) : phrase`${commander(leader)}${withCompany(group, leader)}`;
    },
  };
}
export type English = ReturnType<typeof english>;
