/** The sentences of the chronicle in German. */
import { counted, joined, numbered, phrase } from '../../core/index.js';
import { isRegion } from '../query/owners.js';
import { german, list, type German } from '../text/de/speech.js';
import { areSeveral, type Company, type Shown } from '../text/speech.js';
import type { Saying } from '../text/things.js';
import type { HomeId, UnitId } from '../vocabulary.js';
import type { Attackers, Battle, Levies, StoryWords } from './language.js';
import { troopsIn } from './troops.js';

const troops = (say: German, units: readonly UnitId[]): readonly Saying[] =>
  troopsIn(units, say.names, (noun) => `Elite-${noun}`);

const home = (say: German, id: HomeId): Saying | string => (isRegion(id) ? say.region(id) : say.names.homes[id]);

/** Returns `Attika 3 Hopliteneinheiten, 4 Flotten; Argolis 7 Hopliteneinheiten`. */
const levies = (say: German, all: Levies): Saying =>
  joined(
    [...all].map(([id, units]) => phrase`${home(say, id)} ${joined(troops(say, units), ', ')}`),
    '; ',
  );

/** Returns `2 Elite-Hopliteneinheiten, 1 Hopliteneinheit (Lakonien) und 1 Reitereinheit (Böotien)`. */
const losses = (say: German, all: Levies): Saying =>
  list([...all].map(([id, units]) => phrase`${joined(troops(say, units), ', ')} (${home(say, id)})`));

/** Returns `Alkibiades mit 3 Hopliteneinheiten und 1 Flotte`. */
function company(say: German, { leaders, units }: Company): Saying {
  const led = list(leaders.map((leader) => say.leader(leader)));
  if (units.length === 0) return led;
  return leaders.length === 0 ? list(troops(say, units)) : phrase`${led} mit ${list(troops(say, units))}`;
}

/** Returns `Athen: Alkibiades mit 3 Hopliteneinheiten von Argos`. */
function party(say: German, { player, company: who, from }: Attackers): Saying {
  if (who.leaders.length + who.units.length === 0) return say.player(player);
  return phrase`${say.player(player)}: ${company(say, who)}${from === null ? '' : phrase` ${say.from(from)}`}`;
}

/** Returns the verb that agrees with the number of a company. */
const does = (who: Company, one: string, many: string): string => (areSeveral(who) ? many : one);

/** Returns the attack: `stürmt Mantineia`, `greift vor Mantineia an`, `greift im Saronischen Golf an`. */
function attacks({ at, element, against, attackers: { company: who } }: Battle, say: German): Saying {
  if (against === 'assault' && say.isHex(at))
    return phrase`${does(who, 'stürmt', 'stürmen')} ${say.stronghold(at, 'accusative')}`;
  const attack = does(who, 'greift', 'greifen');
  if (!say.isHex(at) || say.cityAt(at) === undefined) return phrase`${attack} ${say.at(at)} an`;
  return element === 'sea' ? phrase`${attack} zur See vor ${say.hex(at)} an` : phrase`${attack} vor ${say.hex(at)} an`;
}

/** Returns ` (gegen Gylippos mit 2 Hopliteneinheiten)`; empty for a garrison alone. */
const resistance = ({ defenders }: Battle, say: German): Saying | string =>
  defenders.leaders.length + defenders.units.length === 0 ? '' : phrase` (gegen ${company(say, defenders)})`;

/** Returns the result of a battle. */
function result({ rounds, brokenOff, attackers, winner, decisive }: Battle, say: German): Saying {
  const fought = counted(rounds, { one: 'Runde', many: 'Runden' });
  if (winner === null) return phrase`, doch die Garnison hält stand`;
  const how = decisive ? ' entscheidend' : '';
  const wins = phrase`${say.player(winner)} siegt${how}`;
  if (brokenOff === 'attacker') return phrase`, doch der Angriff wird nach ${fought} abgebrochen, und ${wins}`;
  if (winner !== attackers.player) return phrase`, doch ${wins} in ${fought}`;
  const win = phrase` und ${does(attackers.company, 'siegt', 'siegen')}${how}`;
  return brokenOff === 'defender' ? phrase`${win}, denn der Feind weicht nach ${fought}` : phrase`${win} in ${fought}`;
}

/** Returns the German sentences of the chronicle. */
export function germanStory(shown: Shown): StoryWords {
  const say = german(shown);
  return {
    year: (year) => `${year} v. Chr.`,
    season: (season, year) => `${say.names.seasons[season]} ${year} v. Chr.`,
    seasonStart: 'Beginn der Jahreszeit',
    yearStart: 'Beginn des Jahres',
    campaignTurn: (number) => `Kriegszug ${number}`,
    purse: (player, talents, regions) =>
      phrase`${say.player(player)} hat ${say.pieces(talents, 'talent')} und ${counted(regions, { one: 'Region', many: 'Regionen' })}`,
    loyal: (player, cities) =>
      phrase`${say.player(player)} prüft ${list(cities.map(say.city))} auf ${numbered(cities.length, 'einen Aufstand: Die Stadt bleibt', 'Aufstände: Die Städte bleiben')} treu`,
    unruly: (player, cities) =>
      phrase`${say.player(player)} kann ${numbered(cities.length, 'den Aufstand', 'die Aufstände')} von ${list(cities.map(say.city))} nicht beenden`,
    assesses: (player, regions) =>
      phrase`${say.player(player)} setzt Tribute neu fest: ${joined(
        regions.map(({ region, now }) => phrase`${say.region(region)} ×${now}`),
        ', ',
      )}`,
    storms: (seas) =>
      phrase`${numbered(seas.length, 'ein Sturm tobt', 'Stürme toben')} ${list([...new Set(seas)].map((sea) => say.at(sea)))}`,
    builds: (player, all) => phrase`${say.player(player)} hebt aus: ${levies(say, all)}`,
    musters: (player, all) => phrase`${say.player(player)} bietet auf: ${levies(say, all)}`,
    sendsHome: (player, all) =>
      phrase`das Aufgebot von ${say.player(player)} kehrt in den Truppenvorrat zurück: ${levies(say, all)}`,
    bases: (player, hexes) =>
      phrase`${say.player(player)} legt ${list(hexes.map(say.at))} ${numbered(hexes.length, 'einen Stützpunkt', 'Stützpunkte')} an`,
    supplies: (player, units, talents) =>
      phrase`${say.player(player)} versorgt ${list(troops(say, units))} für ${say.pieces(talents, 'talent')}`,
    forages: (player, units, areas) =>
      phrase`${say.player(player)} lässt ${list(troops(say, units))} vom Land leben: ${list(areas.map(say.area))}`,
    loses: (player, units) => phrase`${say.player(player)} verliert ${losses(say, units)}`,
    raids: (player, areas) =>
      phrase`${say.player(player)} plündert ${list([...areas].map(([area, count]) => phrase`${say.area(area)} (${say.pieces(count, 'unit')})`))}`,
    levels: (changes) =>
      phrase`Treue und Kampfbereitschaft: ${joined(
        [...changes].map(
          ([region, [before, now]]) =>
            phrase`${say.region(region)} ${before.allegiance}/${before.militance} → ${now.allegiance}/${now.militance}`,
        ),
        ', ',
      )}`,
    goes({ company: who, from, to, inside, bySea }) {
      const goes = bySea ? does(who, 'fährt', 'fahren') : does(who, 'zieht', 'ziehen');
      return phrase`${company(say, who)} ${goes} ${say.from(from)} ${say.to(to, inside)}`;
    },
    masks: (attackers, hex) =>
      phrase`${party(say, attackers)} ${does(attackers.company, 'schließt', 'schließen')} ${say.stronghold(hex, 'accusative')} ein`,
    battle: (battle) =>
      phrase`${party(say, battle.attackers)} ${attacks(battle, say)}${resistance(battle, say)}${result(battle, say)}`,
    wings: (won) =>
      won.length === 0
        ? phrase`sie wird in Flügeln ausgetragen, und keiner davon wird gewonnen`
        : phrase`sie wird in Flügeln ausgetragen (${joined(
            won.map(({ wing, player }) => phrase`${say.names.wings[wing]}: ${say.player(player)}`),
            ', ',
          )})`,
  };
}
