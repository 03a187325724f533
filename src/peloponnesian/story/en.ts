/** The sentences of the chronicle in English. */
import { counted, joined, numbered, phrase } from '../../core/index.js';
import { isRegion } from '../query/owners.js';
import { english, list, type English } from '../text/en/speech.js';
import type { Company, Shown } from '../text/speech.js';
import type { Saying } from '../text/things.js';
import type { HomeId, UnitId } from '../vocabulary.js';
import type { Attackers, Battle, Levies, StoryWords } from './language.js';
import { troopsIn } from './troops.js';

const troops = (say: English, units: readonly UnitId[]): readonly Saying[] =>
  troopsIn(units, say.names, (noun) => `elite ${noun}`);

const home = (say: English, id: HomeId): Saying | string => (isRegion(id) ? say.region(id) : say.names.homes[id]);

/** Returns `Attica 3 hoplites, 4 fleets; Argolid 7 hoplites`. */
const levies = (say: English, all: Levies): Saying =>
  joined(
    [...all].map(([id, units]) => phrase`${home(say, id)} ${joined(troops(say, units), ', ')}`),
    '; ',
  );

/** Returns `2 elite hoplites, 1 hoplite (Laconia) and 1 cavalry (Boeotia)`. */
const losses = (say: English, all: Levies): Saying =>
  list([...all].map(([id, units]) => phrase`${joined(troops(say, units), ', ')} (${home(say, id)})`));

/** Returns `Alcibiades with 3 hoplites and 1 fleet`. */
function company(say: English, { leaders, units }: Company): Saying {
  const led = list(leaders.map(say.leader));
  if (units.length === 0) return led;
  return leaders.length === 0 ? list(troops(say, units)) : phrase`${led} with ${list(troops(say, units))}`;
}

/** Returns `Athens: Alcibiades with 3 hoplites from Argos`. */
function party(say: English, { player, company: who, from }: Attackers): Saying {
  if (who.leaders.length + who.units.length === 0) return say.player(player);
  return phrase`${say.player(player)}: ${company(say, who)}${from === null ? '' : phrase` ${say.from(from)}`}`;
}

/** Returns whether the verb of a party is in the plural. */
const areMany = (say: English, { company: who }: Attackers): boolean => say.does(who, 'one', 'many') === 'many';

/** Returns the attack: `assaults Mantinea`, `attacks outside Mantinea`, `attacks in the Saronic Gulf`. */
function attacks({ at, element, against, attackers }: Battle, say: English): Saying {
  const isMany = areMany(say, attackers);
  if (against === 'assault' && say.isHex(at)) return phrase`${isMany ? 'assault' : 'assaults'} ${say.stronghold(at)}`;
  const attack = isMany ? 'attack' : 'attacks';
  if (!say.isHex(at) || say.cityAt(at) === undefined) return phrase`${attack} ${say.at(at)}`;
  return element === 'sea' ? phrase`${attack} at sea before ${say.hex(at)}` : phrase`${attack} outside ${say.hex(at)}`;
}

/** Returns ` (against Gylippus with 2 hoplites)`; empty for a garrison alone. */
const resistance = ({ defenders }: Battle, say: English): Saying | string =>
  defenders.leaders.length + defenders.units.length === 0 ? '' : phrase` (against ${company(say, defenders)})`;

/** Returns the result of a battle. */
function result({ rounds, brokenOff, attackers, winner, decisive }: Battle, say: English): Saying {
  const isMany = areMany(say, attackers);
  const fought = counted(rounds, { one: 'round', many: 'rounds' });
  const victory = decisive ? ' a decisive victory' : '';
  if (winner === null) return phrase`, but the garrison holds out`;
  if (brokenOff === 'attacker')
    return phrase`, but ${isMany ? 'break' : 'breaks'} off after ${fought}, and ${say.player(winner)} wins${victory}`;
  if (winner !== attackers.player) return phrase`, but ${say.player(winner)} wins${victory} in ${fought}`;
  if (brokenOff === 'defender')
    return phrase`, and ${isMany ? 'win' : 'wins'}${victory}: the enemy gives way after ${fought}`;
  return phrase`, and ${isMany ? 'win' : 'wins'}${victory} in ${fought}`;
}

/** Returns the English sentences of the chronicle. */
export function englishStory(shown: Shown): StoryWords {
  const say = english(shown);
  return {
    year: (year) => `${year} BC`,
    season: (season, year) => `${say.names.seasons[season]} ${year} BC`,
    seasonStart: 'Start of the season',
    yearStart: 'Start of the year',
    campaignTurn: (number) => `Campaign Turn ${number}`,
    purse: (player, talents, regions) =>
      phrase`${say.player(player)} has ${say.pieces(talents, 'talent')} and ${counted(regions, { one: 'region', many: 'regions' })}`,
    loyal: (player, cities) =>
      phrase`${say.player(player)} checks ${list(cities.map(say.city))} for ${numbered(cities.length, 'a revolt: it stays', 'revolts: they stay')} loyal`,
    unruly: (player, cities) =>
      phrase`${say.player(player)} cannot end the ${numbered(cities.length, 'revolt', 'revolts')} of ${list(cities.map(say.city))}`,
    assesses: (player, regions) =>
      phrase`${say.player(player)} assesses ${list(regions.map(({ region, now }) => phrase`${say.region(region)} at ×${now}`))}`,
    storms: (seas) =>
      phrase`${numbered(seas.length, 'a storm rages', 'storms rage')} ${list([...new Set(seas)].map(say.at))}`,
    builds: (player, all) => phrase`${say.player(player)} builds: ${levies(say, all)}`,
    musters: (player, all) => phrase`${say.player(player)} musters: ${levies(say, all)}`,
    sendsHome: (player, all) =>
      phrase`the levies of ${say.player(player)} return to the Force Pools: ${levies(say, all)}`,
    bases: (player, hexes) =>
      phrase`${say.player(player)} places ${numbered(hexes.length, 'a base', 'bases')} ${list(hexes.map(say.at))}`,
    supplies: (player, units, talents) =>
      phrase`${say.player(player)} supplies ${list(troops(say, units))} for ${say.pieces(talents, 'talent')}`,
    forages: (player, units, areas) =>
      phrase`${say.player(player)} lets ${list(troops(say, units))} forage: ${list(areas.map(say.area))}`,
    loses: (player, units) => phrase`${say.player(player)} loses ${losses(say, units)}`,
    raids: (player, areas) =>
      phrase`${say.player(player)} raids ${list([...areas].map(([area, count]) => phrase`${say.area(area)} (${say.pieces(count, 'unit')})`))}`,
    levels: (changes) =>
      phrase`Allegiance and Militance: ${joined(
        [...changes].map(
          ([region, [before, now]]) =>
            phrase`${say.region(region)} ${before.allegiance}/${before.militance} → ${now.allegiance}/${now.militance}`,
        ),
        ', ',
      )}`,
    goes({ company: who, from, to, inside, bySea }) {
      const goes = bySea ? say.does(who, 'sails', 'sail') : say.does(who, 'marches', 'march');
      return phrase`${company(say, who)} ${goes} ${say.from(from)} ${say.to(to, inside)}`;
    },
    masks: (attackers, hex) =>
      phrase`${party(say, attackers)} ${areMany(say, attackers) ? 'mask' : 'masks'} ${say.stronghold(hex)}`,
    battle: (battle) =>
      phrase`${party(say, battle.attackers)} ${attacks(battle, say)}${resistance(battle, say)}${result(battle, say)}`,
    wings: (won) =>
      won.length === 0
        ? phrase`it is fought in wings, and none of these is won`
        : phrase`it is fought in wings: ${list(won.map(({ wing, player }) => phrase`${say.player(player)} wins the ${say.names.wings[wing]}`))}`,
  };
}
