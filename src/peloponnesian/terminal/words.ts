/** The words of the pictures in text, apart from names. */
import { counted, type Locale } from '../../core/index.js';
import type { FrameKind } from '../frame/index.js';
import { names } from '../text/index.js';
import type { PlayerId, UnitType } from '../vocabulary.js';

export interface PeloponnesianWords {
  readonly legend: string;
  /** The letter of a player, before their pieces. */
  readonly letters: Readonly<Record<PlayerId, string>>;
  /** The letter of a type, after its number: `3H`. */
  readonly types: Readonly<Record<UnitType, string>>;
  /** The heads of the columns: Allegiance, Militance, tribute. */
  readonly heads: readonly [allegiance: string, militance: string, tribute: string];
  readonly region: string;
  readonly neutral: string;
  readonly inRevolt: string;
  readonly base: string;
  readonly fort: string;
  /** Returns the words for pieces outside a city: `before Mantinea`. */
  before(city: string): string;
  readonly field: string;
  readonly raided: string;
  readonly longWalls: string;
  readonly nothingCalled: (part: string) => string;
  /** The command that shows the map during a battle. */
  readonly map: string;

  // A part in detail.
  area(name: string, forage: number, raided: number): string;
  readonly borders: string;
  readonly coast: string;
  readonly walled: string;
  readonly unwalled: string;
  readonly destroyed: string;
  siege(morale: number): string;
  heldBy(player: string): string;
  port(sea: string): string;
  readonly beside: string;
  readonly openSea: string;
  readonly coastalSea: string;
  readonly inside: string;
  readonly foraging: string;
  readonly raiding: string;
  under(leader: string): string;
  rating(land: number, sea: number): string;
  readonly nobody: string;

  // A battle.
  battle(place: string, round: number, attacker: string): string;
  readonly attacker: string;
  readonly defender: string;
  odds(odds: string): string;
  morale(morale: number): string;
  readonly retreats: string;
  readonly garrison: string;
  readonly outsideWings: string;
  readonly reserve: string;
  readonly cargo: string;
  readonly lost: string;
  readonly breached: string;

  // The standings of the players.
  talents(count: number): string;
  regions(count: number): string;
  onMap(troops: string): string;
  inPools(count: number): string;
  cardsInHand(count: number): string;
  /** The allies to whom a player has closed their lands. */
  closedTo(allies: string): string;
  /** The quotation marks of the language. */
  readonly quotes: readonly [string, string];
  /** The note on a card that only the other side may use. */
  readonly enemyCard: string;
  readonly none: string;
  count(count: number, of: 'regions' | 'tribute'): string;
  /** A result from a number on. */
  band(from: number, result: string): string;
  readonly draw: string;
  conquest(player: string, regions: number): string;
  readonly forcePools: string;
  readonly leaders: string;
  readonly leaderPool: string;

  // The moment of the game.
  moment(when: string, campaignTurn: number, phase: string): string;
  when(season: string, year: number): string;
  readonly phases: Readonly<Partial<Record<FrameKind, string>>>;
  readonly unfinished: string;
}

export const WORDS: Readonly<Record<Locale, PeloponnesianWords>> = {
  en: {
    legend:
      'Letters: A Athens, S Sparta, T Thebes, C Corinth; 3H 2F 1C 4L are hoplites, fleets, cavalry and light infantry. A region: who holds it, Allegiance Level, Militance Level and tribute (multiple, and talents). A city: ▮ walled, ▯ unwalled, a sign for each size; behind it a letter if another player holds it, ! in revolt, † destroyed, ⚔ besieged with the siege morale, and [who is inside]. “board arcadia” shows a region with its hexes, and so do the names of areas, cities and seas; during a battle “board map” shows the map.',
    letters: { athens: 'A', sparta: 'S', thebes: 'T', corinth: 'C' },
    types: { hoplite: 'H', fleet: 'F', cavalry: 'C', lightInfantry: 'L' },
    heads: ['AL', 'ML', 'tribute'],
    region: 'Region',
    neutral: 'neutral',
    inRevolt: '!',
    base: 'base',
    fort: 'fort',
    before: (city) => `before ${city}`,
    field: 'field',
    raided: 'raided',
    longWalls: 'Long Walls',
    nothingCalled: (part) => `No region, area, sea or city is called “${part}”.`,
    map: 'map',
    area: (name, forage, raided) =>
      `${name}: Forage Number ${forage}${raided === 0 ? '' : `, raided ${raided === 1 ? 'once' : `${raided} times`} this year`}`,
    borders: 'borders',
    coast: 'coast',
    walled: 'walled',
    unwalled: 'without walls',
    destroyed: 'destroyed',
    siege: (morale) => `besieged, siege morale ${morale}`,
    heldBy: (player) => `held by ${player}`,
    port: (sea) => `port on ${sea}`,
    beside: 'beside it',
    openSea: 'Open Sea',
    coastalSea: 'coastal waters',
    inside: 'inside',
    foraging: 'forages',
    raiding: 'raids',
    under: (leader) => `under ${leader}`,
    rating: (land, sea) => `land ${land}, sea ${sea}`,
    nobody: 'nobody',
    battle: (place, round, attacker) => `Battle: ${place}, round ${Math.max(1, round)}; ${attacker} attacks.`,
    attacker: 'attacker',
    defender: 'defender',
    odds: (odds) => `Odds with all shifts: ${odds}.`,
    morale: (morale) => `morale ${morale}`,
    retreats: 'in the Retreat box',
    garrison: 'garrison',
    outsideWings: 'in no wing',
    reserve: 'take no part',
    cargo: 'aboard',
    lost: 'lost',
    breached: 'The walls are breached.',
    talents: (count) => counted(count, names('en').pieces.talent),
    regions: (count) => counted(count, { one: 'region', many: 'regions' }),
    onMap: (troops) => `on the map ${troops}`,
    inPools: (count) => `in Force Pools ${count}`,
    cardsInHand: (count) => counted(count, { one: 'card', many: 'cards' }),
    closedTo: (allies) => `lands closed to ${allies}`,
    quotes: ['“', '”'],
    enemyCard: 'of use only to the enemy',
    none: 'none',
    count: (count, of) =>
      of === 'regions'
        ? `Athens controls ${counted(count, { one: 'region', many: 'regions' })}`
        : `Athens controls regions with Base Tribute Values of ${counted(count, names('en').pieces.talent)}`,
    band: (from, result) => `from ${from}: ${result}`,
    draw: 'a stalemate',
    conquest: (player, regions) => `${player} wins at once with ${regions} regions won from the enemy`,
    forcePools: 'Force Pools',
    leaders: 'Leaders',
    leaderPool: 'Leader Pool',
    moment: (when, campaignTurn, phase) =>
      `── ${when}${campaignTurn === 0 ? '' : `, Campaign Turn ${campaignTurn}`}${phase === '' ? '' : `: ${phase}`} ──`,
    when: (season, year) => `${season} ${year} BC`,
    phases: {
      placement: 'placement',
      supply: 'supply',
      sieges: 'sieges',
      sack: 'a place has fallen',
      adjustments: 'adjustments',
      raiding: 'raids',
      movement: 'movement',
      interception: 'interception',
      battles: 'combat',
      battle: 'battle',
      retreat: 'retreat',
      tribute: 'tribute',
      assessment: 'assessment',
      takeover: 'assessment',
      revolts: 'revolts',
      building: 'building',
      dealing: 'hands are dealt',
      cards: 'Event Cards',
      refill: 'Event Cards',
      effect: 'Event Cards',
      unrest: 'Event Cards',
      storms: 'storms',
      embassy: 'embassies',
      peaceYear: 'a year of peace',
      wings: 'battle in wings',
      helots: 'helots',
      claims: 'regions change hands',
      council: 'council of the allies',
    },
    unfinished: 'The game goes on.',
  },
  de: {
    legend:
      'Buchstaben: A Athen, S Sparta, T Theben, K Korinth; 3H 2F 1R 4L sind Hopliten, Flotten, Reiter und leichte Infanterie. Eine Region: wer sie hält, Treue, Kampfbereitschaft und Tribut (Vielfaches und Talente). Eine Stadt: ▮ mit Mauern, ▯ ohne, ein Zeichen je Größe; dahinter ein Buchstabe, wenn ein anderer Spieler sie hält, ! im Aufstand, † zerstört, ⚔ belagert mit der Belagerungsmoral, und [wer darin ist]. „board arkadien“ zeigt eine Region mit ihren Feldern, ebenso Gebiete, Städte und Meere; im Kampf zeigt „board karte“ die Karte.',
    letters: { athens: 'A', sparta: 'S', thebes: 'T', corinth: 'K' },
    types: { hoplite: 'H', fleet: 'F', cavalry: 'R', lightInfantry: 'L' },
    heads: ['Tr', 'Kb', 'Tribut'],
    region: 'Region',
    neutral: 'neutral',
    inRevolt: '!',
    base: 'Stützpunkt',
    fort: 'Fort',
    before: (city) => `vor ${city}`,
    field: 'im Feld',
    raided: 'geplündert',
    longWalls: 'Lange Mauern',
    nothingCalled: (part) => `Keine Region, kein Gebiet, kein Meer und keine Stadt heißt „${part}“.`,
    map: 'karte',
    area: (name, forage, raided) =>
      `${name}: ernährt ${counted(forage, names('de').pieces.unit)}${raided === 0 ? '' : `, in diesem Jahr ${raided}-mal geplündert`}`,
    borders: 'Nachbarn',
    coast: 'Küste',
    walled: 'mit Mauern',
    unwalled: 'ohne Mauern',
    destroyed: 'zerstört',
    siege: (morale) => `belagert, Belagerungsmoral ${morale}`,
    heldBy: (player) => `in der Hand von ${player}`,
    port: (sea) => `Hafen am Meer: ${sea}`,
    beside: 'daneben',
    openSea: 'offenes Meer',
    coastalSea: 'Küstengewässer',
    inside: 'innen',
    foraging: 'lebt vom Land',
    raiding: 'plündert',
    under: (leader) => `unter ${leader}`,
    rating: (land, sea) => `zu Land ${land}, zur See ${sea}`,
    nobody: 'niemand',
    battle: (place, round, attacker) => `Schlacht: ${place}, Runde ${Math.max(1, round)}; ${attacker} greift an.`,
    attacker: 'Angreifer',
    defender: 'Verteidiger',
    odds: (odds) => `Verhältnis mit allen Verschiebungen: ${odds}.`,
    morale: (morale) => `Moral ${morale}`,
    retreats: 'im Rückzugsfeld',
    garrison: 'Garnison',
    outsideWings: 'auf keinem Flügel',
    reserve: 'unbeteiligt',
    cargo: 'an Bord',
    lost: 'verloren',
    breached: 'Die Mauern sind durchbrochen.',
    talents: (count) => counted(count, names('de').pieces.talent),
    regions: (count) => counted(count, { one: 'Region', many: 'Regionen' }),
    onMap: (troops) => `auf der Karte ${troops}`,
    inPools: (count) => `im Truppenvorrat ${count}`,
    cardsInHand: (count) => counted(count, { one: 'Karte', many: 'Karten' }),
    closedTo: (allies) => `Land gesperrt für ${allies}`,
    quotes: ['„', '“'],
    enemyCard: 'nützt nur dem Feind',
    none: 'keine',
    count: (count, of) =>
      of === 'regions'
        ? `Athen beherrscht ${counted(count, { one: 'Region', many: 'Regionen' })}`
        : `Athen beherrscht Regionen mit einem Grundtribut von ${counted(count, { one: 'Talent', many: 'Talenten' })}`,
    band: (from, result) => `ab ${from}: ${result}`,
    draw: 'unentschieden',
    conquest: (player, regions) => `${player} gewinnt sofort mit ${regions} vom Feind gewonnenen Regionen`,
    forcePools: 'Truppenvorrat',
    leaders: 'Anführer',
    leaderPool: 'Anführervorrat',
    moment: (when, campaignTurn, phase) =>
      `── ${when}${campaignTurn === 0 ? '' : `, Kriegszug ${campaignTurn}`}${phase === '' ? '' : `: ${phase}`} ──`,
    when: (season, year) => `${season} ${year} v. Chr.`,
    phases: {
      placement: 'Aufstellung',
      supply: 'Versorgung',
      sieges: 'Belagerungen',
      sack: 'ein Ort ist gefallen',
      adjustments: 'Anpassungen',
      raiding: 'Plünderungen',
      movement: 'Bewegung',
      interception: 'Abfangen',
      battles: 'Kämpfe',
      battle: 'Kampf',
      retreat: 'Rückzug',
      tribute: 'Tribut',
      assessment: 'Festsetzung des Tributs',
      takeover: 'Festsetzung des Tributs',
      revolts: 'Aufstände',
      building: 'Bauten',
      dealing: 'die Karten werden ausgeteilt',
      cards: 'Ereigniskarten',
      refill: 'Ereigniskarten',
      effect: 'Ereigniskarten',
      unrest: 'Ereigniskarten',
      storms: 'Stürme',
      embassy: 'Gesandtschaften',
      peaceYear: 'ein Jahr des Friedens',
      wings: 'Schlacht auf Flügeln',
      helots: 'Heloten',
      claims: 'Regionen wechseln den Besitzer',
      council: 'Beratung der Verbündeten',
    },
    unfinished: 'Das Spiel geht weiter.',
  },
};
