/** Marches and voyages as a whole: from where to where, instead of step by step. */
import type { RuleRef } from '../../core/index.js';
import type { GameEvent } from '../event/index.js';
import type { AttackDeclared } from '../event/march.js';
import type { Company } from '../text/speech.js';
import type { PlaceId, PlayerId } from '../vocabulary.js';
import type { Attackers, Journey, StoryWords } from './language.js';
import { deed, type Line } from './page.js';

/** So many units are an army, and the way of fewer is not told. */
const ARMY = 3;

const NOBODY: Company = { leaders: [], units: [] };

/** Whether the way of a company is worth a line: that of an army, of a leader with troops, and of every fleet. */
const isTold = ({ company: { leaders, units }, from, to, bySea }: Journey): boolean =>
  from !== to && (units.length >= ARMY || (units.length > 0 && (bySea || leaders.length > 0)));

/** A journey that has not come to its end. */
interface Underway {
  readonly from: PlaceId;
  readonly bySea: boolean;
  company: Company;
  to: PlaceId;
  inside: boolean;
}

/** Who attacks where. */
interface Attack extends Attackers {
  readonly at: PlaceId;
}

/** Returns what follows journeys; nothing is told of them before they end. */
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
    // A journey that ends with an attack is told with it.
    return isTold(journey) && !isAttacked(journey.to) ? [deed(words.goes(journey), rule)] : [];
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
    /** Takes an event in, and tells the journey that it ends, or `undefined` if the event is none of a journey. */
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
    /** Who of a player attacks a place. */
    attackersOf: (player: PlayerId, at: PlaceId): Attackers =>
      attacks.find((each) => each.player === player && each.at === at) ?? { player, company: NOBODY, from: null },
    /** A Campaign Turn is over. */
    forget(): void {
      attacks = [];
    },
  };
}
