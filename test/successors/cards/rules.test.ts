import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cardModules } from '../../../src/successors/cards/index.js';
import { cards } from '../../../src/successors/data/cards.js';
import type { CardEventFrame, RollFrame } from '../../../src/successors/frame/index.js';
import { explainAction } from '../../../src/successors/index.js';
import { machine } from '../../../src/successors/machine.js';
import type { GameState } from '../../../src/successors/state.js';
import type { CardId } from '../../../src/successors/vocabulary.js';
import { carryOut, general, type Setting } from '../language.js';
import { dice, event, legal, play, said, scene, surprise } from './support.js';

const rulings = readFileSync('docs/rulings.md', 'utf8');

describe('R 20 each effect has a rule of its own', () => {
  test('R 20 the ruling on the first card that has it, or a clause of the rulebook', () => {
    const nameless = Object.entries(cardModules).filter(([kind, { rule }]) => {
      const first = `card-${String(cards.find(({ effect }) => effect.kind === kind)?.id)}`;
      const isRuling = rule === `ruling ${first}` && rulings.includes(`### ${first}: `);
      return !isRuling && !/^R \d+\./.test(rule);
    });
    expect(nameless.map(([kind]) => kind)).toEqual([]);
  });

  /** A situation in which there is something to choose for each of these cards. */
  const rich: Setting = {
    control: { pella: 'red', argos: 'red', babylon: 'red', rhodos: 'red', larisa: 'blue', lamia: 'independent' },
    forces: { 'red:pella': { loyal: 3 }, 'red:babylon': { loyal: 1 }, 'blue:tp-paionia': { loyal: 1 } },
    generals: { antipatros: 'red:pella', perdikkas: 'red:babylon', seleukos: 'blue:larisa' },
    minors: ['blue:tp-paionia'],
  };
  const whole = scene(rich);
  const state: GameState = {
    ...whole,
    independentArmies: { ...whole.independentArmies, leosthenes: { status: 'removed', space: null } },
    fleets: { ...whole.fleets, rhodos: { owner: 'red', upgraded: false, dispersed: false } },
  };
  const refused = (asked: GameState) => explainAction(asked, { type: 'targetFleet', player: 'red', fleet: 'athenai' });

  test.each<readonly [CardId, string]>([
    [1, 'ruling card-1'],
    [2, 'ruling card-2'],
    [4, 'ruling card-4'],
    [5, 'ruling card-5'],
    [9, 'ruling card-9'],
    [15, 'R 20.15'],
    [16, 'ruling card-16'],
    [20, 'ruling card-20'],
    [21, 'ruling card-21'],
    [27, 'R 14.2'],
    [29, 'ruling card-29'],
    [33, 'ruling card-33'],
    [35, 'ruling card-35'],
    [39, 'ruling card-39'],
    [44, 'ruling card-44'],
    [45, 'ruling card-45'],
    [56, 'R 3.3.3.2'],
  ])('R 6.6.3 by which it is refused what the event of card %i does not reach', (card, rule) => {
    expect(refused(event(state, card).state)).toMatchObject({ code: 'noTarget', rule });
  });

  test.each<readonly [CardId, string]>([
    [47, 'ruling card-47'],
    [50, 'ruling card-50'],
    [57, 'ruling card-57'],
  ])('R 4.31.1 by which it is refused what the Surprise card %i does not reach', (card, rule) => {
    expect(refused(surprise(state, card, 'red').state)).toMatchObject({ code: 'noTarget', rule });
  });
});

/** In a state put together by hand an event may have come to a step without remembering anything. */
describe('R 6.6.3 an event that remembers nothing', () => {
  const at = (card: CardId, step: string, memory: CardEventFrame['memory'] = {}): GameState => ({
    ...scene({
      control: { pella: 'red' },
      forces: { 'red:pella': { loyal: 1 }, 'blue:larisa': { loyal: 2, royalArmy: 1 } },
      generals: { antipatros: 'red:pella', seleukos: 'blue:larisa' },
      rest: { hands: { red: [], blue: [2], yellow: [], white: [] } },
    }),
    stack: [{ kind: 'cardEvent', player: 'red', card, step, memory }],
  });
  const rolling = (card: CardId, purpose: RollFrame['purpose'], memory: CardEventFrame['memory'] = {}): GameState => {
    const state = at(card, 'rolling', memory);
    return { ...state, stack: [...state.stack, { kind: 'roll', purpose, player: 'red', dice: 1, values: [] }] };
  };

  test.each<readonly [CardId, string]>([
    [5, 'leader'],
    [17, 'province'],
    [17, 'space'],
    [21, 'city'],
    [24, 'receiver'],
    [24, 'unit'],
    [54, 'unit'],
  ])('R 6.6.3 card %i has nothing to offer at the step "%s"', (card, step) => {
    expect(legal(at(card, step))).toEqual([]);
  });

  test('R 20.58 from nobody no card is stolen', () => {
    expect(machine.chanceOutcomes(at(58, 'theft'))).toEqual([]);
  });

  test('R 16.1 card 57 lends Prestige to nobody between the Segments (ruling card-57)', () => {
    const state = at(57, 'target');
    expect(legal(state).map((action) => 'commander' in action && action.commander)).toEqual(['antipatros']);
    expect(legal({ ...state, segment: null })).toEqual([]);
  });

  test('R 3.3.3.2 the Silver Shields are won from nobody while they are nowhere', () => {
    expect(legal({ ...at(56, 'target'), silverShieldsRaised: true })).toEqual([]);
  });

  test.each<readonly [CardId, RollFrame['purpose']]>([
    [16, 'treachery'],
    [24, 'desertions'],
    [47, 'eleventhHour'],
    [53, 'omens'],
  ])('R 2 the die of card %i changes nothing', (card, purpose) => {
    const before = rolling(card, purpose);
    const { state, events } = play(before, ...dice(6));
    const { forces, generals, royals, body } = before;
    expect(state).toMatchObject({ stack: [], forces, generals, royals, body });
    expect(events.map(({ type }) => type).filter((type) => type !== 'rolled' && type !== 'eventWithoutEffect')).toEqual(
      [],
    );
  });

  test('R 12.4 card 47: who is on the map no more is not killed again', () => {
    const before = rolling(47, 'eleventhHour', { general: 'seleukos' });
    const gone = (status: 'eliminated' | 'unused', owner: 'blue' | null): GameState => ({
      ...before,
      generals: { ...before.generals, seleukos: { status, owner, space: null, inside: false } },
      forces: { 'red:pella': { loyal: 1 } },
    });
    for (const state of [gone('eliminated', 'blue'), gone('unused', null)]) {
      const told = play(state, ...dice(6));
      expect(said(told, 'generalEliminated')).toEqual([]);
      expect(general(told, 'seleukos').status).toBe(state.generals.seleukos.status);
    }
  });

  test('R 13.2.4 card 39: no city, and one of nobody', () => {
    const opened = (memory: CardEventFrame['memory']) => carryOut(at(39, 'opened', memory), () => undefined);
    expect(opened({})).toMatchObject({ state: { stack: [], control: { pella: 'red' } }, events: [] });
    expect(opened({ space: 'tyros' }).state).toMatchObject({ stack: [], control: { pella: 'red', tyros: 'red' } });
  });
});
