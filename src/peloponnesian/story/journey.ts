/** Complete marches and voyages instead of single steps. */
import type { RuleRef } from '../../core/index.js';
import type { GameEvent } from '../event/index.js';
import type { AttackDeclared } from '../event/march.js';
import type { Company } from '../text/speech.js';
import type { PlaceId, PlayerId } from '../vocabulary.js';
import type { Attackers, Journey, StoryWords } from './language.js';
import { deed, type Line } from './page.js';

/** The number of units of an army. Marches of fewer units are not reported. */
const ARMY = 3;

const NOBODY: Company = { leaders: [], units: [] };

/** Returns whether a journey deserves a line: that of an army, of a leader with troops, or of any fleet. */
const isReported = ({ company: { leaders, units }, from, to, bySea }: Journey): boolean =>
  from !== to && (units.length >= ARMY || (units.length > 0 && (bySea || leaders.length > 0)));

/** A journey in progress. */
interface Underway {
  readonly from: PlaceId;
  readonly bySea: boolean;
  company: Company;
  to: PlaceId;
  inside: boolean;
}

/** The attackers of a place. */
interface Attack extends Attackers {
  readonly at: PlaceId;
}

/** Returns a tracker of journeys. A journey is reported when it ends. */
export function newJourneys() {
  let underway: Underway | undefined;
  let attacks: Attack[] = [];

  function begin(from: PlaceId, company: Company, bySea: boolean): void {
    underway = { from, bySea, company, to: from, inside: false };
  }

  function end(words: StoryWords, rule: RuleRef): readonly Line[] {
    if (underway === undefined) return [];
    const journey = underway;
    underway = undefined;
    // A journey that ends with an attack is reported with the attack.
    return isReported(journey) && !isAttacked(journey.to) ? [deed(words.goes(journey), rule)] : [];
  }

  const isAttacked = (at: PlaceId): boolean => attacks.some((attack) => attack.at === at);

  function attack({ player, at, leaders, units }: AttackDeclared): void {
    const before = attacks.find((each) => each.player === player && each.at === at);
    const from = underway?.from ?? null;
    if (before === undefined) attacks.push({ player, at, company: { leaders, units }, from });
    else
      attacks[attacks.indexOf(before)] = {
        ...before,
        company: { leaders: [...before.company.leaders, ...leaders], units: [...before.company.units, ...units] },
        from: before.from === from ? from : null,
      };
  }

  return {
    /**
     * Takes an event. Returns the report of the journey that it ends, or `undefined` if it does not belong to a
     * journey.
     */
    take(event: GameEvent, words: StoryWords): readonly Line[] | undefined {
      switch (event.type) {
        case 'marchBegan':
          begin(event.at, event, false);
          return [];
        case 'voyageBegan':
          begin(event.from, { leaders: event.leaders, units: [...event.fleets, ...event.cargo] }, true);
          return [];
        case 'stackMoved':
          if (underway !== undefined) Object.assign(underway, { company: event, to: event.to, inside: event.inside });
          return [];
        case 'attackDeclared':
          attack(event);
          return [];
        case 'areaEntered':
          return [];
        case 'marchEnded':
          if (underway !== undefined) underway.company = event;
          return end(words, event.rule);
        case 'voyageEnded':
          return end(words, event.rule);
        default:
          return undefined;
      }
    },
    /** Returns a player's attackers of a place. */
    attackersOf: (player: PlayerId, at: PlaceId): Attackers =>
      attacks.find((each) => each.player === player && each.at === at) ?? { player, company: NOBODY, from: null },
    /** Forgets the attacks of a Campaign Turn. */
    forget(): void {
      attacks = [];
    },
  };
}
