/** R 22-29: the shapes of custom scenarios. */
import type * as t from 'io-ts';
import { closed, either, exactly, flag, listOf, mapOf, oneOf, orNull, tagged, wholeNumber } from '../../../core/index.js';
import { CARD_KINDS, MARGINS, PLAYERS, REGIONS, SCENARIOS } from '../../vocabulary.js';
import type {
  Band,
  BoardSetup,
  DealtCard,
  DeckSetup,
  LeaderSetup,
  Moment,
  PeaceTerm,
  RegionSetup,
  ScenarioFact,
  SpecialRules,
  Spot,
  VictorySetup,
} from '../shape/scenario.js';
import { batchList, camp, count, hexId, id, modifierNumber as modifier, pairOf, player, region, regionList, row, season, source, title } from './fields.js';
import { poolsShape } from './forces.js';

const MOST_PLACES = 100;
const idList = listOf(id, MOST_PLACES);
const cardKinds = listOf(oneOf(CARD_KINDS), CARD_KINDS.length);
const level = wholeNumber(-4, 20);
const talents = wholeNumber(0, 1_000);
const byPlayer = <A>(item: t.Type<A>) => mapOf(player, item, PLAYERS.length);

const moment = exactly<Moment>('a season of a year', { year: wholeNumber(1, 1_000), season });
const inCity = closed({ city: id });
const spot: t.Type<Spot> = either(inCity, closed({ hex: hexId }));

const regionRow = row<RegionSetup>(
  'a region in play',
  {
    region,
    player,
    allegiance: level,
    militance: wholeNumber(1, 20),
    multiple: orNull(wholeNumber(0, 10)),
    neutral: oneOf(['untilCard', 'always']),
    source,
  },
  ['neutral'],
);

const leaderRow = exactly<LeaderSetup>('a leader in play', { leader: id, player, at: either(inCity, closed({ pool: region })) });

const board = exactly<BoardSetup>('what stands on the map', {
  held: listOf(closed({ city: id, by: player }), MOST_PLACES),
  revolts: idList,
  destroyed: idList,
  unwalled: idList,
  withoutLongWalls: listOf(pairOf(id), 20),
  forts: listOf(closed({ by: player, hex: hexId }), MOST_PLACES),
  bases: listOf(closed({ by: player, at: spot }), MOST_PLACES),
  units: listOf(closed({ home: oneOf(REGIONS), units: batchList, at: spot }), MOST_PLACES),
});

const dealtCard = exactly<DealtCard>('a card that is dealt', { kind: oneOf(CARD_KINDS), region }, ['region']);

const deck = row<DeckSetup>('a deck', {
  without: cardKinds,
  later: cardKinds,
  optional: cardKinds,
  hands: byPlayer(wholeNumber(1, 20)),
  dealt: byPlayer(listOf(dealtCard, 20)),
  source,
});

type Term<F extends PeaceTerm['for']> = Extract<PeaceTerm, { readonly for: F }>;

const comparison = exactly<Term<'fewerRegions' | 'moreRegions'>>('a term of peace', { for: oneOf(['fewerRegions', 'moreRegions']), than: player, modifier });

const peaceTerm: t.Type<PeaceTerm> = tagged(
  'for',
  {
    each: exactly<Term<'each'>>('a term of peace', { for: oneOf(['each']), regions: regionList, heldBy: camp, modifier }),
    all: exactly<Term<'all'>>('a term of peace', { for: oneOf(['all']), regions: regionList, heldBy: camp, modifier }),
    eachCity: exactly<Term<'eachCity'>>('a term of peace', { for: oneOf(['eachCity']), region, heldBy: camp, modifier }),
    noPort: exactly<Term<'noPort'>>('a term of peace', { for: oneOf(['noPort']), seas: idList, heldBy: camp, modifier }),
    fewerRegions: comparison,
    moreRegions: comparison,
    eachEliteHopliteLost: exactly<Term<'eachEliteHopliteLost'>>('a term of peace', { for: oneOf(['eachEliteHopliteLost']), modifier }),
  },
  'a term of peace',
);

const band = exactly<Band>('a band of victory', { from: wholeNumber(0, 1_000), winner: orNull(camp), margin: orNull(oneOf(MARGINS)) });

const victory = row<VictorySetup>(
  'how the game is won',
  {
    counts: oneOf(['regions', 'tribute', 'nothing']),
    bands: listOf(band, 20, 1),
    league: listOf(closed({ player, victory: count, decisive: count }), PLAYERS.length),
    conquest: closed({ player, regions: count }),
    source,
  },
  ['league', 'conquest'],
);

const special = exactly<SpecialRules>(
  'special rules',
  {
    simplified: flag,
    abroad: closed({ landing: idList, supply: idList }),
    empireTribute: count,
    placedBases: count,
    athensWithoutTribute: flag,
    lastControlCheck: flag,
    endlessCard: oneOf(CARD_KINDS),
    sicilianFleets: closed({ start: count, perSeason: count, most: count }),
  },
  ['simplified', 'abroad', 'empireTribute', 'placedBases', 'athensWithoutTribute', 'lastControlCheck', 'endlessCard', 'sicilianFleets'],
);

const scenario = row<ScenarioFact>('a scenario', {
  id: oneOf(SCENARIOS),
  name: title,
  players: listOf(player, PLAYERS.length, 2),
  start: moment,
  end: orNull(moment),
  regions: listOf(regionRow, REGIONS.length, 2),
  pools: poolsShape,
  treasuries: byPlayer(talents),
  mostLeaders: byPlayer(wholeNumber(0, 20)),
  leaders: listOf(leaderRow, 50),
  leaderPools: closed({ empire: either(idList, oneOf(['others'])), league: either(idList, oneOf(['others'])) }),
  board,
  deck: orNull(deck),
  peace: byPlayer(listOf(peaceTerm, 20)),
  victory,
  special,
  source,
});

export const scenariosShape = listOf(scenario, SCENARIOS.length, 1);
