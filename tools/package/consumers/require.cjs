// Node's `require` of modules, every entry point.
const assert = require('node:assert/strict');

for (const [name, players] of [
  ['diadochi', 3],
  ['diadochi/successors', 3],
  ['diadochi/alexandros', 3],
  ['diadochi/conquest', 2],
]) {
  const { createMatch, isLeft, legalActions, orThrow, play } = require(name);
  const match = orThrow(createMatch({ players, seed: 'gaza' }));
  const [first] = legalActions(match.state);
  assert.equal(isLeft(play(match, first)), false);
}
assert.equal(typeof require('diadochi/core').seededChance, 'function');
assert.equal(require('diadochi/package.json').name, 'diadochi');
assert.ok(require('diadochi/conformance').conformanceFiles().length > 0);
