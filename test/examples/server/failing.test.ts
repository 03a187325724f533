/** Rules that fail in a request: the player gets a problem that names the step, the operator what was thrown. */
import { expect, it, vi } from 'vitest';
import { Problem, bodyOf, problemOf } from '../../../examples/server/problem.js';
import { openStore } from '../../../examples/server/store.js';
import { openTables, type Table } from '../../../examples/server/tables.js';
import { RULES_FAILED, RulesFailure, type Failure } from '../../../src/core/index.js';
import { newDatabase } from './serving.js';

const cause = new Error('card 12 is nowhere');
const failure: Failure = {
  code: RULES_FAILED,
  rule: 'R 6.6.3',
  params: { frame: 'tyche', thrown: cause.message },
  message: 'The rules failed in the frame "tyche": card 12 is nowhere',
  cause,
};

it('an action on which the rules fail is a problem that names the step, and tells a player nothing that is hidden', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const store = openStore(newDatabase());
  const { open, act } = openTables(store, { memory: { most: 1, perOwner: 1 }, spacing: 32 }, () => undefined);
  const { table } = await open('alexandros', { options: { players: 2 } }, '127.0.0.1');
  const failing: Table = { ...table, match: { ...table.match, act: () => ({ _tag: 'Left', left: failure }) } };
  const pass = { type: 'pass', player: 'red' };
  const refused: unknown = await act(failing, 'red', 0, pass, '127.0.0.1').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Problem);
  expect(bodyOf(refused as Problem)).toEqual({
    type: 'urn:diadochi:problem:rulesFailed',
    title: 'The rules failed on the action',
    status: 500,
    code: 'rulesFailed',
    step: 1,
    rule: 'R 6.6.3',
  });
  expect(log).toHaveBeenCalledWith('step 1: The rules failed in the frame "tyche": card 12 is nowhere', cause);
  log.mockRestore();
  store.close();
});

it('so is a failure on the way to an answer', () => {
  expect(bodyOf(problemOf(new RulesFailure(failure)))).toMatchObject({
    code: 'rulesFailed',
    status: 500,
    rule: 'R 6.6.3',
  });
});
