/** German names. */
import { WINNING_SCORE } from '../../data/components.js';
import type { Names } from '../names.js';

export const germanNames: Names = {
  players: { red: 'Rot', yellow: 'Gelb', blue: 'Blau', green: 'Grün' },
  symbols: { temple: 'Tempel', amphora: 'Amphore', horse: 'Pferd', lyre: 'Leier', soldier: 'Soldat' },
  cards: {
    temple: 'Tempelkarte',
    amphora: 'Amphorenkarte',
    horse: 'Pferdekarte',
    lyre: 'Leierkarte',
    soldier: 'Soldatenkarte',
  },
  spaces: {
    temple: 'Tempelfeld',
    amphora: 'Amphorenfeld',
    horse: 'Pferdefeld',
    lyre: 'Leierfeld',
    soldier: 'Soldatenfeld',
    open: 'Leerfeld',
  },
  walls: {
    black: { one: 'schwarze Mauer', many: 'schwarze Mauern' },
    red: { one: 'rote Mauer', many: 'rote Mauern' },
  },
  pieces: {
    alexander: { one: 'Alexander', many: 'Alexander' },
    guard: { one: 'Wache', many: 'Wachen' },
    wall: { one: 'Mauer', many: 'Mauern' },
    card: { one: 'Karte', many: 'Karten' },
    point: { one: 'Punkt', many: 'Punkte' },
    side: { one: 'Kante', many: 'Kanten' },
    action: { one: 'Aktion', many: 'Aktionen' },
    province: { one: 'Provinz', many: 'Provinzen' },
    symbol: { one: 'Symbol', many: 'Symbole' },
  },
  endings: {
    hundredPoints: `${WINNING_SCORE} Punkte sind erreicht`,
    wallsExhausted: 'die schwarzen Mauern sind verbraucht',
    noMoveLeft: 'Alexander hat keinen möglichen Zug mehr',
    standstill: 'das Spiel kommt nicht mehr voran',
  },
};
