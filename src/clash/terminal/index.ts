/** Clash of the Generals at the terminal. */
import { counted, frameOf, listed, type Locale } from '../../core/index.js';
import { clash, query, type ClashTypes, type GameState, type SideId, type UnitId } from '../index.js';
import * as text from '../text/index.js';
import { isSite } from '../data/map.js';
import { familyAtTheTerminal, extensionDomains, type AtTheTerminal } from '../../conquest/terminal/family/index.js';
import { CLASH_WORDS } from './words.js';
import { called } from '../../conquest/text/calling.js';

const listIn = (items: readonly string[], locale: Locale): string => {
  const { and, none } = CLASH_WORDS[locale];
  return listed(items, and, none).text;
};

/** R S12-S14: points, markers, prisoners, and a personal guard. */
function figures(shown: GameState, side: SideId, locale: Locale): readonly string[] {
  const words = CLASH_WORDS[locale];
  const { baggage, leaders, units, pieces } = text.names(locale, shown);
  const markers = query.markersOf(shown, side).map((id) => baggage[id] ?? id);
  const prisoners = query.prisonersOf(shown, side).map((id) => leaders[id] ?? id);
  const guard = query.guardOf(shown, side);
  return [
    ...(query.isPlayed(shown, side) ? [counted(query.pointsOf(shown, side), pieces.victoryPoint)] : []),
    ...(markers.length === 0 ? [] : [words.has(listIn(markers, locale))]),
    ...(prisoners.length === 0 ? [] : [words.prisoners(listIn(prisoners, locale))]),
    ...(guard === undefined
      ? []
      : [words.guard(units[guard.unit] ?? guard.unit, leaders[guard.leader] ?? guard.leader)]),
  ];
}

/** Returns the order of play in this turn, and the ally of Rhodes (R S5.6, S6.2). */
function standings(shown: GameState, locale: Locale): readonly string[] {
  const words = CLASH_WORDS[locale];
  const { sides } = text.names(locale, shown);
  const order = frameOf(shown, 'turn')?.order;
  const ally = query.allyOfRhodes(shown);
  return [
    ...(order === undefined ? [] : [words.order(order.map((side) => called(sides, side)).join(', '))]),
    words.rhodes(ally === null ? null : called(sides, ally)),
    words.wins,
  ];
}

/** Returns the present procedure, if it is one of this variant: the set-up, the order of play, fights at sea, talks. */
function occupation(shown: GameState, locale: Locale): string {
  const { phases, seaZones, sides } = text.names(locale, shown);
  if (frameOf(shown, 'turn')?.begun === false) return CLASH_WORDS[locale].setUp;
  const battle = frameOf(shown, 'seaBattle');
  if (battle !== undefined) return `${phases.seaCombat}, ${seaZones[battle.zone] ?? battle.zone}`;
  const talks = frameOf(shown, 'talks');
  if (talks !== undefined) return `${called(sides, talks.side)}, ${phases.diplomacy}`;
  return frameOf(shown, 'initiative') === undefined ? '' : phases.initiative;
}

/**
 * R S4.4, S5.2, S7.1, S9.4: dice that settle who comes first, or where independents go, and that no other event tells.
 */
const TOLD_ROLLS: ReadonlySet<string> = new Set(['possession', 'initialSequence', 'alliedOrder', 'migration']);

export const clashTable: AtTheTerminal<ClashTypes> = {
  game: clash,
  query,
  text,
  words: CLASH_WORDS,
  own: {
    figures,
    standings,
    ground: () => undefined,
    isSite,
    occupation,
    tellsDice: (purpose) => TOLD_ROLLS.has(purpose),
    domains(shown, base, forces) {
      const components = query.componentsOf(shown);
      const shared = extensionDomains(components, shown, forces);
      const { zone } = shared.stayAboard;
      const { fleet } = shared.sail;
      const { piece } = shared.board;
      const { province } = shared.land;
      const city = components.map.cities.map(({ id }) => id);
      const marker = components.counters.baggage.map(({ id }) => id);
      const unit = Object.keys(text.names('en', shown).units) as readonly UnitId[];
      const side = components.sides.map(({ id }) => id);
      return {
        ...base,
        ...shared,
        // R S4, S5
        deployPiece: { piece, province },
        deployRest: { province },
        deployWall: { city },
        disengage: { province },
        // R S5.6
        talkWithRhodes: {},
        leaveRhodes: {},
        // R S6
        choosePlace: { place: side.map((_, index) => index + 1) },
        // R S8
        engageFleets: { zone, against: side },
        endSeaBattles: {},
        loseFleet: { fleet },
        loseSeaWall: { city },
        giveUp: { unit },
        comeAshore: { piece, province },
        withdrawFleets: { zone },
        holdSea: {},
        buildFleet: { fleet, zone },
        // R S9
        invite: { force: forces },
        attackAlone: {},
        callOff: {},
        joinAttack: {},
        declineAttack: {},
        setUpFirst: {},
        setUpLast: {},
        // R S11-S14
        spendTreasury: { marker },
        recall: { unit },
        destroyMarker: { marker },
        spareMarkers: {},
        designateGuard: { unit },
        makeOffer: { leader: Object.keys(shown.leaders) },
        endOffers: {},
      };
    },
  },
};

export const clashAtTheTerminal = familyAtTheTerminal(clashTable);
