/** Marks and short words on the board of Successors in characters. */
import type { Locale } from '../../core/index.js';
import type { CombatUnit, Faction, SpaceKind } from '../index.js';

/** The mark of each faction: the first letter of its colour, if that is enough. */
export const FACTION_MARKS: Readonly<Record<Locale, Readonly<Record<Faction, string>>>> = {
  en: { red: 'R', blue: 'B', yellow: 'Y', white: 'W', black: 'K', independent: 'i' },
  de: { red: 'R', blue: 'B', yellow: 'G', white: 'W', black: 'S', independent: 'u' },
};

/** The mark after the name of a space. */
export const SPACE_MARKS: Readonly<Record<SpaceKind, string>> = {
  majorCity: '*',
  minorCity: '',
  stronghold: '^',
  transit: '°',
};

export const UNIT_MARKS: Readonly<Record<Locale, Readonly<Record<CombatUnit, string>>>> = {
  en: { mercenary: 'm', loyal: 'L', royalArmy: 'RA', silverShields: 'SS', elephant: 'E', cavalry: 'C' },
  de: { mercenary: 's', loyal: 'L', royalArmy: 'KA', silverShields: 'SS', elephant: 'E', cavalry: 'K' },
};

/** The words of pictures in addition to names. */
export interface PictureWords {
  readonly legend: string;
  readonly hand: string;
  readonly atSea: string;
  readonly siege: string;
  readonly turn: string;
  readonly round: string;
  readonly victoryPoints: string;
  readonly legitimacy: string;
  readonly cards: string;
  readonly fleets: string;
  readonly deck: (cards: number, discards: number) => string;
  readonly wins: (points: number, legitimacy: number) => string;
  readonly operationPoints: string;
  readonly nothingCalled: (name: string) => string;
  readonly ways: string;
  readonly movementPoints: string;
  readonly won: (who: string, how: string, turn: number) => string;
  readonly unfinished: string;
}

export const PICTURE_WORDS: Readonly<Record<Locale, PictureWords>> = {
  en: {
    legend:
      'A province: its Victory Points, its controller, and how many spaces the controller has of those needed. A space: * Major City, ^ Stronghold, and behind the colon whose marker (· none, i Independent). [Army]: m Mercenaries, L Loyal, RA Royal Army, SS Silver Shields, E Elephants, C Elite Cavalry; +n Minor Generals; {inside the city}; †cart, ‡tomb. "board NAME" shows a space with its paths.',
    hand: 'Your hand:',
    atSea: 'at sea',
    siege: 'Siege Points',
    turn: 'Game Turn',
    round: 'Strategy Round',
    victoryPoints: 'VP',
    legitimacy: 'L',
    cards: 'cards',
    fleets: 'fleets',
    deck: (cards, discards) => `Deck ${cards}, discards ${discards}.`,
    wins: (points, legitimacy) => `${points} VP or ${legitimacy} L win at once after Game Turn 1. (R 7.1)`,
    operationPoints: 'OP',
    nothingCalled: (name) => `Nothing on the board is called "${name}".`,
    ways: 'Paths:',
    movementPoints: 'MP',
    won: (who, how, turn) => `${who} won in Game Turn ${turn}: ${how}.`,
    unfinished: 'The game is not over.',
  },
  de: {
    legend:
      'Eine Provinz: ihre Siegpunkte, wer sie kontrolliert, seine Orte von den nötigen. Ein Ort: * Große Stadt, ^ Festung, hinter dem Doppelpunkt wessen Marker (· keiner, u unabhängig). [Armee]: s Söldner, L Loyale, KA Königliche Armee, SS Silberschilde, E Elefanten, K Reiterei; +n Unter-Generäle; {in der Stadt}; †Wagen, ‡Grab. „board NAME“ zeigt einen Ort mit seinen Wegen.',
    hand: 'Auf der Hand:',
    atSea: 'auf See',
    siege: 'Belagerungspunkte',
    turn: 'Spielzug',
    round: 'Runde',
    victoryPoints: 'SP',
    legitimacy: 'L',
    cards: 'Karten',
    fleets: 'Flotten',
    deck: (cards, discards) => `Stapel ${cards}, Ablage ${discards}.`,
    wins: (points, legitimacy) => `${points} SP oder ${legitimacy} L gewinnen sofort, nach Spielzug 1. (R 7.1)`,
    operationPoints: 'AP',
    nothingCalled: (name) => `Nichts auf dem Plan heißt „${name}“.`,
    ways: 'Wege:',
    movementPoints: 'BP',
    won: (who, how, turn) => `${who} hat in Spielzug ${turn} gewonnen: ${how}.`,
    unfinished: 'Das Spiel ist nicht zu Ende.',
  },
};
