// Node's `require` of every entry point, without support for ES modules, as in Jest.
const assert = require('node:assert/strict');
const { exports: entryPoints, name: called } = require('diadochi/package.json');

for (const [name, entry] of Object.entries(entryPoints)) {
  if (typeof entry === 'string') continue;
  const game = require(name.replace('.', called));
  assert.ok(Object.keys(game).length > 0);
  if (game.createMatch === undefined || game.PLAYER_COUNTS === undefined) continue;
  const { applyAction, createMatch, isLeft, legalActions, orThrow, play, PLAYER_COUNTS, query, codecs } = game;
  const match = orThrow(createMatch({ players: PLAYER_COUNTS.at(-1), seed: 'gaza' }));
  const [first] = legalActions(match.state);
  assert.equal(isLeft(play(match, first)), false);
  assert.equal(isLeft(applyAction(match.state, { type: 'noSuchAction', player: 'nobody' })), true);
  assert.ok(Object.keys(query).length > 0 && Object.keys(codecs).length > 0);
}
assert.equal(require('diadochi').createGame, require('diadochi/successors').createGame);
assert.equal(typeof require('diadochi/core').seededChance, 'function');
assert.equal(called, 'diadochi');
assert.ok(require('diadochi/conformance').conformanceFiles().length > 0);
assert.equal(require('diadochi/conformance/schema.json').type, 'object');
