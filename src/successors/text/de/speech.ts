/** How German speaks of armies, places and numbers. */
import {
  counted,
  listed,
  numbered,
  phrase,
  words,
  type Case,
  type Declined,
  type Piece as Part,
} from '../../../core/index.js';
import type { InitiativeRoll } from '../../event/index.js';
import type { Belligerent, MarchGroup } from '../../frame/index.js';
import { seniorityOf } from '../../query/seniority.js';
import type { HeldCard, Place } from '../../state.js';
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
import { isPlayer, leaderOf, marchIn, othersIn } from '../army.js';
import type { Piece } from '../names.js';
import { speechOf, type Shown } from '../speech.js';
import type { Saying, SuccessorsLink } from '../things.js';
import { germanNames } from './names.js';

const QUOTES = ['„', '“'] as const;

export const ALEXANDERS_BODY = germanNames.pieces.alexandersBody.one;

const UNTER_GENERAL: Declined = {
  nominative: 'ein Unter-General',
  genitive: 'eines Unter-Generals',
  dative: 'einem Unter-General',
  accusative: 'einen Unter-General',
};
const INDEPENDENTS: Declined = {
  nominative: germanNames.independents,
  genitive: 'der Unabhängigen',
  dative: 'den Unabhängigen',
  accusative: germanNames.independents,
};
const THE_ONE: Declined = { nominative: 'die', genitive: 'der', dative: 'der', accusative: 'die' };
const THE_MANY: Declined = { ...THE_ONE, dative: 'den' };

export const list = (items: readonly Part<SuccessorsLink>[], nothing = ''): Saying => listed(items, 'und', nothing);
export const listOr = (items: readonly Part<SuccessorsLink>[]): Saying => listed(items, 'oder');

/** `1 Belagerungspunkt`, `2 Belagerungspunkte`. */
export const pieces = (count: number, piece: Piece): string => counted(count, germanNames.pieces[piece]);

/** `3 Söldner-KV`. */
export const unitCount = (unit: CombatUnit, count: number): string => counted(count, germanNames.units[unit]);

/** `1 Elefanten-KV`. */
export const oneUnit = (unit: CombatUnit): string => unitCount(unit, 1);

/** `3 Söldner-KV`, `1 Elefanten-KV`: one text for each kind. */
export const troopList = (units: Units): readonly string[] =>
  kindsOf(units).map((unit) => unitCount(unit, numberOf(units, unit)));

/** `2 Söldner-KV und 1 Elefanten-KV`. */
export const troops = (units: Units): Saying => list(troopList(units), 'keine KV');

/** `4+1`, `4`: what cards and optional rules add stands beside the die. */
export const initiativeDie = ({ die, bonus, modifiers = [] }: InitiativeRoll): string =>
  `${die}${signed(modifiers.reduce((sum, { value }) => sum + value, bonus))}`;

/** `+1`, `-1`, and nothing for 0. */
export const signed = (figure: number): string => (figure === 0 ? '' : figure > 0 ? `+${figure}` : `${figure}`);

/** The verb for an Army: of its general if it has one, else of its CUs. */
export const leads = ({ generals, minors, units }: MarchGroup, one: string, many: string): string =>
  numbered(generals.length + minors > 0 ? 1 : countUnits(units), one, many);

/** Through the gate: `in die Stadt Pella`, `aus der Stadt Pella`. */
export const gate = (inside: boolean): string => (inside ? 'in die Stadt' : 'aus der Stadt');

/** How German speaks of what is in a situation. */
export function german(shown: Shown) {
  const say = speechOf(germanNames, shown);

  const commander = (who: Commander, as: Case = 'nominative'): Saying =>
    who === 'minor' ? words(UNTER_GENERAL[as]) : say.general(who);
  const faction = (who: Faction | Belligerent, as: Case = 'nominative'): Saying =>
    who === 'independent' ? words(INDEPENDENTS[as]) : say.player(who);

  /** `die Griechen des Leosthenes`. */
  const people = (id: IndependentArmyId, as: Exclude<Case, 'dative'> = 'nominative'): Saying =>
    phrase`${THE_MANY[as]} ${say.people(id)}`;

  /** What an Army consists of beside its commander. */
  const company = (group: MarchGroup, leader: Commander | undefined): readonly Part<SuccessorsLink>[] => {
    const { generals, minors } = othersIn(group, leader);
    return [
      ...troopList(group.units),
      ...generals.map(say.general),
      ...(minors > 0 ? [minors === 1 ? UNTER_GENERAL.dative : `${minors} Unter-Generälen`] : []),
      ...group.royals.map(say.royal),
      ...(group.cart ? [ALEXANDERS_BODY] : []),
    ];
  };

  /** ` mit 2 Söldner-KV und Philippos`, or `, allein`. */
  const withCompany = (group: MarchGroup, leader: Commander | undefined): Saying => {
    const others = company(group, leader);
    return others.length === 0 ? words(', allein') : phrase` mit ${list(others)}`;
  };

  return {
    ...say,
    commander,
    faction,
    people,
    card: (id: HeldCard): Saying => say.cardBetween(id, QUOTES, 'eine Karte'),
    /** `die Flotte von Karia`, `der Flotte von Karia`. */
    fleet: (id: FleetId, as: Case = 'nominative'): Saying =>
      phrase`${(id === 'kilikia' ? THE_MANY : THE_ONE)[as]} ${say.fleet(id)}`,
    /** `Rot überrennt`, `die Unabhängigen überrennen`. */
    does: (who: Faction | Belligerent, one: string, many: string): Saying =>
      phrase`${faction(who)} ${who === 'independent' ? many : one}`,
    /** Whose something is: `von Rot`, `der Unabhängigen`. */
    ofFaction: (who: Faction): Saying =>
      who === 'independent' ? words(INDEPENDENTS.genitive) : phrase`von ${say.player(who)}`,
    /** `von Antigonos`, `eines Unter-Generals`. */
    ofCommander: (who: Commander): Saying =>
      who === 'minor' ? words(UNTER_GENERAL.genitive) : phrase`von ${say.general(who)}`,
    /** Whose an Army is: `von Rot`, `der Griechen des Leosthenes`. */
    ofOwner: (who: PlayerId | IndependentArmyId): Saying =>
      isPlayer(who) ? phrase`von ${say.player(who)}` : people(who, 'genitive'),
    /** Where an Independent Army goes: `nach Pella`, `auf das Ablagefeld`. */
    towards: (id: SpaceId | 'box'): Saying =>
      id === 'box' ? words('auf das Ablagefeld') : phrase`nach ${say.space(id)}`,
    /** Where it comes from: `von Pella`, `vom Ablagefeld`. */
    from: (id: SpaceId | 'box'): Saying => (id === 'box' ? words('vom Ablagefeld') : phrase`von ${say.space(id)}`),
    /** `in Pella`, `innerhalb von Pella` for what is within the walls. */
    at: ({ space, inside }: Place): Saying => phrase`${inside ? 'innerhalb von' : 'in'} ${say.space(space)}`,
    /** Where the Army on the march is. */
    here(inside: boolean): Saying {
      const march = marchIn(shown);
      if (march === undefined) return words(inside ? 'innerhalb der Stadt' : 'dort');
      return phrase`${inside ? 'innerhalb von' : 'in'} ${say.space(march.space)}`;
    },
    withCompany,
    /** An Army by its most senior general: `Antigonos mit 2 Söldner-KV`, or only `2 Söldner-KV`. */
    army(group: MarchGroup): Saying {
      const leader = leaderOf(group, seniorityOf(shown));
      const others = company(group, leader);
      if (leader === undefined) return list(others, 'niemand');
      return others.length === 0 ? commander(leader) : phrase`${commander(leader)}${withCompany(group, leader)}`;
    },
  };
}
export type German = ReturnType<typeof german>;
