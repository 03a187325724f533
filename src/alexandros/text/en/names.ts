/** The English names, which are those of the rules. */
import type { Noun } from '../../../core/index.js';
import { WINNING_SCORE } from '../../data/components.js';
import type { Names } from '../names.js';

const regular = (one: string): Noun => ({ one, many: `${one}s` });

export const englishNames: Names = {
  players: { red: 'Red', yellow: 'Yellow', blue: 'Blue', green: 'Green' },
  symbols: { temple: 'temple', amphora: 'amphora', horse: 'horse', lyre: 'lyre', soldier: 'soldier' },
  cards: {
    temple: 'temple card',
    amphora: 'amphora card',
    horse: 'horse card',
    lyre: 'lyre card',
    soldier: 'soldier card',
  },
  spaces: {
    temple: 'temple space',
    amphora: 'amphora space',
    horse: 'horse space',
    lyre: 'lyre space',
    soldier: 'soldier space',
    open: 'open space',
  },
  walls: { black: regular('black wall'), red: regular('red wall') },
  pieces: {
    alexander: { one: 'Alexander', many: 'Alexander' },
    guard: regular('guard'),
    wall: regular('wall'),
    card: regular('card'),
    point: regular('point'),
    side: regular('side'),
    action: regular('action'),
    province: regular('province'),
    symbol: regular('symbol'),
  },
  endings: {
    hundredPoints: `${WINNING_SCORE} points were reached`,
    wallsExhausted: 'the black walls were used up',
    noMoveLeft: 'Alexander had no possible move',
    standstill: 'the game made no more progress',
  },
};
