/** The names of components. */
import { idsOf, inFields, type Names } from '../../core/index.js';
import { components as defaultComponents } from '../data/default.js';
import { hexesBeside } from '../geometry/beside.js';
import { NONE, groundOf, type Ground } from '../geometry/ground.js';
import { idOfHex } from '../geometry/numbers.js';
import type { CardEffect } from '../data/shape/cards.js';
import type { GameOptions } from '../options.js';
import { cardsInGame } from '../query/deck.js';
import { scenarioOf } from '../table/publish.js';
import { rosterOf } from '../table/roster.js';

/** Fields that hold cards. */
const CARDS = ['card', 'hands', 'deck', 'discards', 'removed', 'later', 'drawn'];
/** The effects of cards that an embassy of Athens can end (R C). */
const ENDABLE: readonly CardEffect['does'][] = ['persianAid', 'courtGreatKing'];

/** Returns the land hexes of a map by their codes. */
const landOf = ({ areaAt }: Ground): readonly number[] => [...areaAt.keys()].filter((hex) => areaAt[hex] !== NONE);

/**
 * Returns the Long Walls that there can be (R 7.6.5): between two cities, a city and a fort, or two forts in adjacent
 * hexes; and those that the map has. A fort can stand where a city was destroyed, so such a hex has two names.
 */
function longWallsOf(ground: Ground): readonly string[] {
  const { map, grid, cityAt } = ground;
  const printed = new Map(map.longWalls.map(({ a, b }) => [[a, b].sort().join(' '), `${a} ${b}`]));
  const namesAt = (hex: number): readonly string[] => {
    const city = map.cities[cityAt[hex] ?? NONE];
    return city === undefined ? [idOfHex(grid, hex)] : [city.id, idOfHex(grid, hex)];
  };
  const beside = hexesBeside(ground);
  const walls = landOf(ground).flatMap((hex) =>
    (beside[hex] ?? [])
      .filter((other) => other > hex)
      .flatMap((other) => namesAt(hex).flatMap((one) => namesAt(other).map((two) => [one, two])))
      .map((ends) => printed.get([...ends].sort().join(' ')) ?? ends.join(' ')),
  );
  return [...new Set([...printed.values(), ...walls])];
}

/** Returns the names in games with these options: those of places, pieces and cards. */
export function namesOf(options: GameOptions): Names {
  const { components = defaultComponents } = options;
  const ground = groundOf(components.map);
  const { map, grid } = ground;
  const scenario = scenarioOf(options);
  const roster = rosterOf(components, scenario);
  const cards = scenario.deck === null ? [] : cardsInGame(components, scenario.deck, options);
  const endable = components.cards.kinds.filter(({ effect }) => ENDABLE.includes(effect.does)).map(({ kind }) => kind);
  const hexes = landOf(ground).map((hex) => idOfHex(grid, hex));
  const [units, leaders] = [idsOf(roster.units), idsOf(roster.leaders)];
  const [cities, areas, seas] = [idsOf(map.cities), idsOf(map.areas), idsOf(map.seas)];
  const pieces = [...units, ...leaders];
  const places = [...hexes, ...seas];
  return {
    all: [...places, ...new Set([...cities, ...areas]), ...pieces, ...longWallsOf(ground)],
    fields: {
      ...inFields(CARDS, idsOf(cards)),
      ...inFields(['against'], idsOf(cards.filter(({ kind }) => endable.includes(kind)))),
      ...inFields(['multiple'], [...Array(components.charts.tribute.mostMultiples + 1).keys()]),
      ...inFields(['city', 'cities'], cities),
      ...inFields(['leader', 'leaders', 'under', 'for'], leaders),
      ...inFields(['area', 'raided', 'raidedThisSeason'], areas),
      ...inFields(['sea', 'off'], seas),
      ...inFields(['piece', 'stack', 'attacker', 'attackers', 'marched', 'sailed'], pieces),
      ...inFields(['at', 'from', 'to'], places),
    },
    identities: ['unit', 'card'],
    constant: ['options'],
  };
}
