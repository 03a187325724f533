/** The shape of a state: each field alone. */
import type * as t from 'io-ts';
import {
  closed,
  either,
  exactly,
  flag,
  listOf,
  mapOf,
  oneOf,
  orNull,
  SPECTATOR,
  value,
  wholeNumber,
  type Props,
} from '../../../core/index.js';
import type {
  CityState,
  FortState,
  GameState,
  LeaderState,
  PlayerView,
  RegionState,
  Relieved,
  UnitState,
} from '../../state.js';
import { PLAYERS, REGIONS, type PlayerId } from '../../vocabulary.js';
import { cardId, ended, figure, level, MOST_LEADERS, multiple, siegeMorale, winner } from '../figures.js';
import { cardsOf } from './cards.js';
import { effects } from '../sections/effects.js';
import { peace } from './peace.js';
import { frameCodec } from '../frame.js';
import { hexId, id, literal, longWalls, marked, placeId, player, region, season, unitId } from '../names.js';
import { OptionsCodec } from '../options.js';
import { MOST_UNITS } from '../setup.js';
import { CAMPAIGN_TURNS } from '../../query/sequence.js';

/** A limit above the number of cities, areas and land hexes of any map. */
const MOST_PLACES = 10_000;
/** A limit above the depth of any stack. Leaders who are lost together are replaced frame by frame. */
const DEEPEST = 150;

const campaignTurn = wholeNumber(0, CAMPAIGN_TURNS);

const relieved: t.Type<Relieved> = value(
  'a season and a Campaign Turn',
  (u): u is Relieved => Array.isArray(u) && u.length === 2 && figure.is(u[0]) && campaignTurn.is(u[1]),
  3,
  { is: 'list', item: figure, least: 2, most: 2 },
);

const unit = exactly<UnitState>(
  'a unit',
  { at: placeId, inside: marked, foraging: marked, raiding: marked, under: id, off: id },
  ['inside', 'foraging', 'raiding', 'under', 'off'],
);

const leader = exactly<LeaderState>('a leader', { at: placeId, player, pool: region, inside: marked }, [
  'pool',
  'inside',
]);

const regionState = exactly<RegionState>(
  'a region',
  { player, allegiance: level, militance: level, multiple, neutral: marked },
  ['neutral'],
);

const city = exactly<CityState>(
  'a city',
  {
    held: player,
    revolt: figure,
    helots: marked,
    destroyed: marked,
    walled: flag,
    wallsDue: figure,
    siege: siegeMorale,
    relieved,
  },
  ['held', 'revolt', 'helots', 'destroyed', 'walled', 'wallsDue', 'siege', 'relieved'],
);

const fort = exactly<FortState>('a fort', { by: player, siege: siegeMorale, relieved }, ['siege', 'relieved']);

/** The fields of a state or a view. */
const boardFields: Omit<Props<GameState>, 'cards'> = {
  options: OptionsCodec,
  year: figure,
  season,
  turn: figure,
  campaignTurn,
  regions: mapOf(region, regionState, REGIONS.length),
  treasuries: mapOf(player, figure, PLAYERS.length),
  units: mapOf<string, UnitState>(unitId, unit, MOST_UNITS),
  leaders: mapOf(id, leader, MOST_LEADERS),
  cities: mapOf(id, city, MOST_PLACES),
  forts: mapOf<string, FortState>(hexId, fort, MOST_PLACES),
  bases: mapOf<string, PlayerId>(hexId, player, MOST_PLACES),
  longWalls: listOf(longWalls, MOST_PLACES),
  raided: mapOf(id, figure, MOST_PLACES),
  raidedThisSeason: listOf(id, MOST_PLACES),
  placedBases: figure,
  lowered: listOf(region, REGIONS.length),
  closedTo: mapOf(player, listOf(player, PLAYERS.length), PLAYERS.length),
  longWallsBegun: mapOf(longWalls, closed({ due: figure, by: unitId }), MOST_PLACES),
  built: listOf(unitId, MOST_UNITS),
  effects,
  sicily: closed({ since: orNull(figure), winner, tribute: figure, fleets: figure }),
  peace,
  ended: orNull(ended),
  stack: listOf(frameCodec, DEEPEST),
};

/** The optional fields. */
const optional = ['lowered', 'closedTo', 'longWallsBegun', 'built', 'cards', 'effects', 'sicily', 'peace'] as const;

/** The fields of a state. */
export const stateFields: Props<GameState> = { ...boardFields, cards: cardsOf(cardId) };

/** The shape of a state. */
export const stateShape: t.Type<GameState> = exactly<GameState>('a state', stateFields, optional);

/** The shape of a view. */
export const viewShape: t.Type<PlayerView> = exactly<PlayerView>(
  'a view',
  { ...boardFields, cards: cardsOf(either(cardId, literal('hidden'))), viewer: oneOf([...PLAYERS, SPECTATOR]) },
  optional,
);
