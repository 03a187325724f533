// Node's own `import` of every entry point.
import assert from 'node:assert/strict';
import * as diadochi from 'diadochi';
import * as conformance from 'diadochi/conformance';
import schema from 'diadochi/conformance/schema.json' with { type: 'json' };
import * as core from 'diadochi/core';
import manifest from 'diadochi/package.json' with { type: 'json' };
import * as successors from 'diadochi/successors';

const entryPoints = Object.entries(manifest.exports).filter(([, entry]) => typeof entry === 'object');
for (const [name] of entryPoints) {
  const game = await import(name.replace('.', 'diadochi'));
  assert.ok(Object.keys(game).length > 0);
  if (game.createMatch === undefined || game.PLAYER_COUNTS === undefined) continue;
  const match = game.orThrow(game.createMatch({ players: game.PLAYER_COUNTS[0], seed: 'tyre' }));
  const [first] = game.legalActions(match.state);
  assert.ok(game.isRight(game.play(match, first)));
  assert.ok(game.isLeft(game.applyAction(match.state, { type: 'noSuchAction', player: 'nobody' })));
}
assert.equal(diadochi.createGame, successors.createGame);
assert.equal(core.isLeft, diadochi.isLeft);
assert.equal(manifest.name, 'diadochi');

const [some] = conformance.conformanceCases('successors');
assert.equal(conformance.runConformance(conformance.successorsEngine, [some]).passed, 1);
assert.equal(schema.type, 'object');
