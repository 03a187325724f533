// Node's `require`, every entry point. It runs where no module of the other kind can be had: as under Jest.
const assert = require('node:assert/strict');

for (const [name, players] of [
  ['diadochi', 3],
  ['diadochi/successors', 3],
  ['diadochi/alexandros', 3],
  ['diadochi/conquest', 2],
  ['diadochi/xenophon', 2],
  ['diadochi/clash', 3],
]) {
  const { applyAction, createMatch, isLeft, legalActions, orThrow, play, query, codecs } = require(name);
  const match = orThrow(createMatch({ players, seed: 'gaza' }));
  const [first] = legalActions(match.state);
  assert.equal(isLeft(play(match, first)), false);
  assert.equal(isLeft(applyAction(match.state, { type: 'noSuchAction', player: 'nobody' })), true);
  assert.ok(Object.keys(query).length > 0 && Object.keys(codecs).length > 0);
}
assert.equal(require('diadochi').createGame, require('diadochi/successors').createGame);
assert.equal(typeof require('diadochi/core').seededChance, 'function');
assert.equal(require('diadochi/package.json').name, 'diadochi');
assert.ok(require('diadochi/conformance').conformanceFiles().length > 0);
assert.equal(require('diadochi/conformance/schema.json').type, 'object');
for (const game of ['successors', 'alexandros', 'conquest', 'xenophon', 'clash']) {
  assert.equal(typeof require(`diadochi/${game}/text`).question, 'function');
  assert.equal(typeof require(`diadochi/${game}/svg`).boardSvg, 'function');
}
