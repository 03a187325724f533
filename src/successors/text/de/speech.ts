/** Armies, places and numbers in German. */
import { listed, phrase, words, type Case, type Declined, type Piece as Part } from '../../../core/index.js';
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

export const { pieces, unitCount, troopList } = countsWith(germanNames);

/** Returns `1 Elefanten-KV`. */
export const oneUnit = (unit: CombatUnit): string => unitCount(unit, 1);

/** Returns `2 Söldner-KV und 1 Elefanten-KV`. */
export const troops = (units: Units): Saying => list(troopList(units), 'keine KV');

/** Returns the direction through the gate: `in die Stadt Pella`, `aus der Stadt Pella`. */
export const gate = (inside: boolean): string => (inside ? 'in die Stadt' : 'aus der Stadt');

/** Returns how German names the things of a situation. */
export function german(shown: Shown) {
  const say = speechOf(germanNames, shown);

  const commander = (who: Commander, as: Case = 'nominative'): Saying =>
    who === 'minor' ? words(UNTER_GENERAL[as]) : say.general(who);
  const faction = (who: Faction | Belligerent, as: Case = 'nominative'): Saying =>
    who === 'independent' ? words(INDEPENDENTS[as]) : say.player(who);

  /** Returns `die Griechen des Leosthenes`. */
  const people = (id: IndependentArmyId, as: Exclude<Case, 'dative'> = 'nominative'): Saying =>
    phrase`${THE_MANY[as]} ${say.people(id)}`;

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
    /** The owner of a thing: `von Rot`, `der Unabhängigen`. */
    ofFaction: (who: Faction): Saying =>
      who === 'independent' ? words(INDEPENDENTS.genitive) : phrase`von ${say.player(who)}`,
    /** `von Antigonos`, `eines Unter-Generals`. */
    ofCommander: (who: Commander): Saying =>
      who === 'minor' ? words(UNTER_GENERAL.genitive) : phrase`von ${say.general(who)}`,
    /** The owner of an Army: `von Rot`, `der Griechen des Leosthenes`. */
    ofOwner: (who: PlayerId | IndependentArmyId): Saying =>
      isPlayer(who) ? phrase`von ${say.player(who)}` : people(who, 'genitive'),
    /** The destination of an Independent Army: `nach Pella`, `auf das Ablagefeld`. */
    towards: (id: SpaceId | 'box'): Saying =>
      id === 'box' ? words('auf das Ablagefeld') : phrase`nach ${say.space(id)}`,
    /** Its origin: `von Pella`, `vom Ablagefeld`. */
    from: (id: SpaceId | 'box'): Saying => (id === 'box' ? words('vom Ablagefeld') : phrase`von ${say.space(id)}`),
    /** `in Pella`, or `innerhalb von Pella` inside the city. */
    at: ({ space, inside }: Place): Saying => phrase`${inside ? 'innerhalb von' : 'in'} ${say.space(space)}`,
    /** Returns the place of the Army on the march. */
    here(inside: boolean): Saying {
      const march = marchIn(shown);
      if (march === undefined) return words(inside ? 'innerhalb der Stadt' : 'dort');
      return phrase`${inside ? 'innerhalb von' : 'in'} ${say.space(march.space)}`;
    },
    ...armiesIn(say, {
      list,
      troopList,
      commander,
      minorsBeside: (count) => (count === 1 ? UNTER_GENERAL.dative : `${count} Unter-Generälen`),
      nobody: 'niemand',
      with: ' mit ',
      alone: ', allein',
    }),
  };
}
export type German = ReturnType<typeof german>;
