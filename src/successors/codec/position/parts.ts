/** The parts of a state, each with its form in a position. */
import { sameJson } from '../../../core/index.js';
import { whereCardsLie } from '../state/cards.js';
import type { Setting, Sketch } from '../state/sketch.js';
import type { GameState } from '../../state.js';
import type { CardId } from '../../vocabulary.js';
import { asIs, tableWithout, unlessEmpty, type Part } from './part.js';
import { pieceParts } from './pieces.js';

const hands: Part<'hands'> = {
  fields: ['hands'],
  read: (position, base) => ({ ...base.state.hands, ...position.hands }),
  write: (state) =>
    unlessEmpty(
      'hands',
      tableWithout(state.hands, (hand) => (hand.length === 0 ? undefined : hand)),
    ),
};

/** Returns the cards that are nowhere else. */
function undrawn({ hands: all, discards, removedCards, contracts }: Sketch, { cards }: Setting): readonly CardId[] {
  const elsewhere = new Set<CardId>();
  for (const [card] of whereCardsLie({ hands: all, discards, removedCards, contracts })) elsewhere.add(card);
  return cards.filter((card) => !elsewhere.has(card)).sort((a, b) => a - b);
}

const deck: Part<'deck'> = {
  fields: ['deck', 'hands', 'discards', 'removedCards', 'contracts'],
  read: (position, base, sketch) => position.deck ?? undrawn(sketch, base.setting),
  write: (state, base) => (sameJson(undrawn(state, base.setting), state.deck) ? {} : { deck: state.deck }),
};

const segment: Part<'segment'> = {
  fields: ['memory'],
  read: (position) => position.memory ?? null,
  write: (state) => (state.segment === null ? {} : { memory: state.segment }),
  where: (keys) => ['memory', ...keys],
};

/** Returns whether the Silver Shields have been raised, because there are some (R 3.3.3.2). */
const areShieldsRaised = ({ forces = {}, dispersed = {} }: Sketch): boolean =>
  [...Object.values(forces), ...Object.values(dispersed)].some(({ silverShields = 0 }) => silverShields > 0);

const silverShieldsRaised: Part<'silverShieldsRaised'> = {
  fields: ['silverShieldsRaised', 'forces', 'dispersed'],
  read: (position, _, sketch) => position.silverShieldsRaised ?? areShieldsRaised(sketch),
  write: (state) =>
    state.silverShieldsRaised === areShieldsRaised(state) ? {} : { silverShieldsRaised: state.silverShieldsRaised },
};

/** A position without a stack is at the beginning of a Segment. The rules go on from there. */
const stack: Part<'stack'> = {
  fields: ['stack', 'toMove', 'segment', 'outcome', 'turnOrder'],
  read(position, base) {
    if (position.stack !== undefined) return position.stack;
    if (position.outcome !== undefined && position.outcome !== null) return [];
    const order = position.turnOrder ?? base.state.turnOrder;
    const player = position.toMove ?? order[0] ?? 'red';
    return [
      { kind: 'game', stage: 'isolation' },
      { kind: 'strategy', next: order.indexOf(player) + 1 },
      { kind: 'playerTurn', player, next: position.segment ?? 'movement' },
    ];
  },
  write: (state) => (state.stack.length === 0 ? {} : { stack: state.stack }),
};

const same: { readonly [K in 'game' | 'options']: Part<K> } = {
  game: { fields: [], read: () => 'successors', write: () => ({}) },
  options: { fields: [], read: (_, base) => base.state.options, write: () => ({}) },
};

/** All parts. A part comes after those it depends on. */
export const parts: { readonly [K in keyof GameState]-?: Part<K> } = {
  ...same,
  turn: asIs('turn'),
  round: asIs('round'),
  turnOrder: asIs('turnOrder'),
  usurper: asIs('usurper'),
  champions: asIs('champions'),
  ...pieceParts,
  sieges: asIs('sieges'),
  looted: asIs('looted'),
  training: asIs('training'),
  hands,
  discards: asIs('discards'),
  removedCards: asIs('removedCards'),
  contracts: asIs('contracts'),
  knownCards: asIs('knownCards'),
  deck,
  condemned: asIs('condemned'),
  silverShieldsRaised,
  popularSupport: asIs('popularSupport'),
  helepolis: asIs('helepolis'),
  pellaBurial: asIs('pellaBurial'),
  capitals: asIs('capitals'),
  segment,
  outcome: asIs('outcome'),
  stack,
};
