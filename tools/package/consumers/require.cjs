// Node's `require` of modules, every entry point.
const assert = require('node:assert/strict');

for (const name of ['diadochi', 'diadochi/successors', 'diadochi/alexandros']) {
  const { createMatch, isLeft, legalActions, orThrow, play } = require(name);
  const match = orThrow(createMatch({ players: 3, seed: 'gaza' }));
  const [first] = legalActions(match.state);
  assert.equal(isLeft(play(match, first)), false);
}
assert.equal(typeof require('diadochi/core').seededChance, 'function');
assert.equal(require('diadochi/package.json').name, 'diadochi');
assert.ok(require('diadochi/conformance').conformanceFiles().length > 0);
