/** What the functions on matches promise at their borders: length, orders taken back, plain data, the listed action, who asks. */
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  digest,
  isLeft,
  matches,
  MOST_ACTIONS,
  orThrow,
  records,
  seededChance,
  type AnyMatch,
  type Match,
} from '../../src/core/index.js';
import { observed } from '../kit/observed.js';
import { toy, type ToyTypes } from './toy.js';

const roll = { type: 'roll', player: 'ann' } as const;
const ordersOf = (player: 'ann' | 'bob') => [{ player, moments: 'all', unless: [], untilTurn: null }] as const;
const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const rollOf = (match: AnyMatch<ToyTypes>) => toy.legalActions(match.state)[0]!;
const leftOf = <L>(answer: E.Either<L, unknown>): L => (E.isLeft(answer) ? answer.left : expect.unreachable());

describe('ruling length', () => {
  const MOST = 9;
  const bounded = matches(toy, { mostActions: MOST });

  function longest(): Match<ToyTypes> {
    let match = orThrow(bounded.createMatch({ players: 2, goal: 100_000, seed: 'long' }));
    for (;;) {
      const played = bounded.play(match, rollOf(match));
      if (isLeft(played)) return match;
      ({ match } = played.right);
    }
  }

  test('a match takes an action as long as it stays readable, chance included, and refuses the next', () => {
    const match = longest();
    // Each roll is followed by its die: four rolls make eight actions, and a fifth would make ten.
    expect(match.actions).toHaveLength(8);
    expect(leftOf(bounded.play(match, rollOf(match)))).toMatchObject({
      code: 'matchTooLong',
      rule: 'ruling length',
      params: { most: MOST },
    });
    expect(leftOf(bounded.playWithOrders(match, rollOf(match), ordersOf('ann')))).toMatchObject({
      code: 'matchTooLong',
    });
  });

  test('an illegal action is refused by its rule, also where the match is full', () => {
    expect(leftOf(bounded.play(longest(), { type: 'roll', player: 'bob' }))).toMatchObject({ code: 'notYours' });
  });

  test('what a full match is written as can be read again, and taken back', () => {
    const match = longest();
    expect(orThrow(bounded.load(copyOf(bounded.save(match))))).toEqual(match);
    expect(orThrow(records(toy).replay(copyOf(bounded.recordOf(match)))).state).toEqual(match.state);
    expect(orThrow(bounded.undo(copyOf(match)))).toEqual(orThrow(bounded.undo(match)));
  });

  test('orders stop passing where a match is full', () => {
    const short = matches(toy, { mostActions: 2 });
    const { match } = orThrow(short.play(orThrow(short.createMatch({ players: 2, goal: 100, seed: 'full' })), roll));
    expect(short.obey(match, ordersOf('bob'))).toEqual({ match, events: [], passes: [] });
  });

  test('no host can have longer matches than are read, and no longer record is made', () => {
    const boundless = matches(toy, { mostActions: 10 * MOST_ACTIONS });
    const { options, state, ...match } = orThrow(boundless.createMatch({ players: 2, goal: 100_000, seed: 'x' }));
    const actions = Array.from({ length: MOST_ACTIONS }, () => roll);
    expect(leftOf(boundless.play({ ...match, options, state, actions }, roll))).toMatchObject({ code: 'matchTooLong' });
    expect(records(toy).createRecord(options, actions, state).actions).toHaveLength(MOST_ACTIONS);
    expect(() => records(toy).createRecord(options, [...actions, roll], state)).toThrow(RangeError);
  });

  test('a match that chance would make too long does not begin', () => {
    const none = matches(toy, { mostActions: 1 });
    const { match } = orThrow(bounded.play(orThrow(bounded.createMatch({ players: 2, goal: 100, seed: 'c' })), roll));
    const open = { ...records(toy).createRecord(match.options, [roll], afterRoll()) };
    expect(leftOf(none.resume(open, seededChance('dice')))).toMatchObject({ code: 'invalidInput' });
    expect(orThrow(bounded.resume(open, seededChance('dice'))).actions).toHaveLength(2);
  });

  const afterRoll = () => orThrow(toy.applyAction(orThrow(toy.createGame({ players: 2, goal: 100 })), roll)).state;

  test('is written down', () => {
    const page = readFileSync(fileURLToPath(new URL('../../docs/records.md', import.meta.url)), 'utf8');
    expect(page).toContain('**Ruling length.**');
    expect(page).toContain(MOST_ACTIONS.toLocaleString('en-US'));
  });
});

describe('undo after playing with orders', () => {
  const { createMatch, obey, play, playWithOrders, save, load, undo, recordOf, resume } = matches(toy);
  const begun = orThrow(createMatch({ players: 2, goal: 100, seed: 'orders' }));
  const after = orThrow(playWithOrders(begun, roll, ordersOf('bob'))).match;

  test('takes back the decision together with the passes that orders made', () => {
    expect(after.byOrder).toEqual([2]);
    expect(orThrow(undo(after))).toEqual(begun);
    expect(orThrow(undo(copyOf(after)))).toEqual(begun);
  });

  test('so does that of a match that was saved and loaded', () => {
    const saved = copyOf(save(after));
    expect(saved.byOrder).toEqual([2]);
    const loaded = orThrow(load(saved));
    expect(loaded).toEqual(after);
    expect(orThrow(undo(loaded))).toEqual(begun);
  });

  test('of a resumed record each pass counts as a decision, for a record does not tell them', () => {
    const resumed = orThrow(resume(recordOf(after), seededChance('more')));
    expect(orThrow(undo(resumed)).actions).toHaveLength(2);
  });

  test('passes that follow no decision are nothing to take back', () => {
    const passed = obey(begun, ordersOf('ann')).match;
    expect(passed.byOrder).toEqual([0]);
    expect(leftOf(undo(passed))).toMatchObject({ code: 'nothingToUndo' });
  });

  test('a match whose passes are no places of decisions is refused, saved or not', () => {
    for (const byOrder of [[1], [2, 2], [3], [-1], 'x']) {
      const path = expect.stringContaining('$.byOrder') as string;
      expect(leftOf(undo({ ...copyOf(after), byOrder } as never)).message).toEqual(path);
    }
    const { checksum: _, ...body } = { ...copyOf(save(after)), byOrder: [1] };
    expect(leftOf(load({ ...body, checksum: digest(body) })).message).toContain('$.byOrder[0]');
  });

  test('says why nothing is taken back', () => {
    expect(leftOf(undo(begun))).toEqual({ code: 'nothingToUndo', message: 'No player has decided anything yet.' });
    expect(leftOf(undo(null as never))).toMatchObject({ code: 'invalidInput' });
    const { match } = orThrow(play(begun, roll));
    const foreign = { ...copyOf(match), options: { players: 7 }, seed: 5, actions: [null] };
    const refusal = leftOf(undo(foreign as never));
    expect(refusal.code === 'invalidInput' && refusal.faults.map(({ path }) => path)).toEqual([
      '$.options.players',
      '$.seed',
      '$.actions[0]',
    ]);
    const again = { ...copyOf(match), actions: [roll, match.actions[1]!, roll, match.actions[1]!] };
    expect(leftOf(undo({ ...again, actions: [roll, roll, ...again.actions] } as never))).toMatchObject({
      code: 'refusedAction',
      index: 1,
    });
  });
});

describe('a reactive proxy', () => {
  const host = matches(toy);
  const match = orThrow(host.play(orThrow(host.createMatch({ players: 2, goal: 100, seed: 'vue' })), roll)).match;

  test.each([
    ['around plain data', copyOf(match)],
    ['around frozen data', match],
  ])('%s gives plain data out of every function on matches', (_, inside) => {
    const shown = observed(inside);
    const answers: Readonly<Record<string, unknown>> = {
      play: host.play(shown, observed({ ...rollOf(match) })),
      playFrom: host.play(shown, rollOf(match), seededChance('elsewhere')),
      playWithOrders: host.playWithOrders(shown, rollOf(match), observed([])),
      obey: host.obey(shown, observed([...ordersOf('ann')])),
      undo: host.undo(shown),
      history: host.history(shown),
      save: host.save(shown),
      recordOf: host.recordOf(shown),
      load: host.load(observed(host.save(match))),
      resume: host.resume(observed(host.recordOf(match)), seededChance('more')),
      createMatch: host.createMatch(observed({ players: 2, seed: 'x' })),
      createMatchAt: host.createMatchAt(observed({ position: toy.toPosition(match.state), seed: 'x' })),
      createRecord: records(toy).createRecord(shown.options, shown.actions, shown.state),
      replay: records(toy).replay(observed(host.recordOf(match))),
    };
    for (const [name, answer] of Object.entries(answers)) expect(structuredClone(answer), name).toEqual(answer);
    expect(host.play(shown, rollOf(match))).toEqual(host.play(match, rollOf(match)));
  });
});

describe('an action that answers differently each time it is looked at', () => {
  /** Equal to a listed roll of ann at the first looks, and another's afterwards. */
  const turncoat = (looks: number) => {
    let left = looks;
    return new Proxy(
      { type: 'roll', player: 'ann' },
      {
        get: (target, key) => (key === 'player' && left-- <= 0 ? 'bob' : Reflect.get(target, key)),
      },
    ) as typeof roll;
  };

  test.each(Array.from({ length: 6 }, (_, looks) => looks))(
    'is carried out as it is listed, or refused: %i looks',
    (looks) => {
      const { createMatch, play } = matches(toy);
      const match = orThrow(createMatch({ players: 2, goal: 100, seed: 'turn' }));
      const played = play(match, turncoat(looks));
      if (E.isRight(played)) expect(played).toEqual(play(match, roll));
      const step = toy.applyAction(match.state, turncoat(looks), 'ann');
      if (E.isRight(step)) expect(step).toEqual(toy.applyAction(match.state, roll));
      const [simulation, sound] = [toy.simulate(match.state), toy.simulate(match.state)];
      if (E.isRight(simulation.apply(turncoat(looks)))) {
        sound.apply(roll);
        expect(simulation.state()).toEqual(sound.state());
      }
    },
  );
});

describe('asking for nobody', () => {
  const state = orThrow(toy.createGame({ players: 2 }));
  const nobody: undefined = undefined;

  test('lists nothing where a player is named and undefined', () => {
    expect(toy.legalActions(state, nobody)).toEqual([]);
    expect(toy.legalActions(state)).not.toEqual([]);
  });

  test('refuses every action as that of another', () => {
    expect(leftOf(toy.applyAction(state, roll, nobody)).code).toBe(toy.explainAction(state, roll, 'bob')?.code);
    expect(toy.explainAction(state, roll, nobody)).toEqual(leftOf(toy.applyAction(state, roll, nobody)));
    expect(toy.explainAction(state, roll)).toBeUndefined();
  });
});
