/** Each type of event says what it should, in words written by hand. */
import { expect, test } from 'vitest';
import { createGame, orThrow, type GameEvent } from '../../../src/index.js';
import { TELLINGS } from '../../../src/successors/story/chronicle/layout.js';
import type { EventType, Telling } from '../../../src/successors/story/chronicle/telling.js';
import { combatSamples } from './said-of-battles.js';
import { cardSamples } from './said-of-cards.js';
import { boardSamples } from './said-of-pieces.js';
import { movementSamples } from './said-of-marches.js';
import { siegeSamples } from './said-of-sieges.js';
import { phaseSamples, segmentSamples } from './said-of-turns.js';
import type { Sample, SamplesOf } from './sample.js';

const SAMPLES: SamplesOf<GameEvent> = {
  ...boardSamples,
  ...cardSamples,
  ...combatSamples,
  ...movementSamples,
  ...phaseSamples,
  ...segmentSamples,
  ...siegeSamples,
};

const state = orThrow(createGame({ players: 4 }));

/** What an event says, without its indentation. */
function said(type: EventType, particulars: Sample<GameEvent>[0]): readonly string[] {
  const telling = TELLINGS[type] as Telling<GameEvent>;
  return 'toldBy' in telling ? [] : telling.say({ type, ...particulars } as GameEvent, state).map(({ text }) => text);
}

const emptySegment = { navalMoved: false, attempts: {}, minorsHandled: [], oratory: [] } as const;

const types = Object.keys(SAMPLES) as EventType[];

test.each(types)('%s', (type) => {
  for (const [event, ...lines] of SAMPLES[type] as readonly Sample<GameEvent>[]) {
    expect(said(type, event)).toEqual(lines);
  }
});

test('R 15.4.2 whoever buries in a segment of his own does so under its label', () => {
  const segment = { ...emptySegment, player: 'red', segment: 'forage' } as const;
  const burial = { type: 'bodyBuried', rule: 'R 15.4.3', player: 'red', space: 'pella' } as const;
  const { bodyBuried } = TELLINGS;
  if ('toldBy' in bodyBuried) throw new Error('a burial is told');
  expect(bodyBuried.say(burial, { ...state, segment }).map(({ text }) => text)).toEqual([
    'Red buries Alexander in Pella. (R 15.4.3)',
  ]);
});

test('what is silent is told by something that speaks', () => {
  const silent = types.filter((type) => 'toldBy' in TELLINGS[type]);
  expect(silent.sort()).toEqual(['activationEnded', 'cityArranged', 'defeated', 'returnedToPort']);
  for (const type of silent) {
    const telling = TELLINGS[type];
    expect('toldBy' in telling && telling.toldBy.every((other) => !('toldBy' in TELLINGS[other]))).toBe(true);
  }
});
