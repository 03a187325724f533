// Node's own `import`, every entry point.
import assert from 'node:assert/strict';
import * as diadochi from 'diadochi';
import * as alexandros from 'diadochi/alexandros';
import * as conformance from 'diadochi/conformance';
import * as conquest from 'diadochi/conquest';
import schema from 'diadochi/conformance/schema.json' with { type: 'json' };
import * as core from 'diadochi/core';
import * as successors from 'diadochi/successors';
import manifest from 'diadochi/package.json' with { type: 'json' };

for (const game of [diadochi, successors, alexandros, conquest]) {
  const match = game.orThrow(game.createMatch({ players: 2, seed: 'tyre' }));
  const [first] = game.legalActions(match.state);
  assert.ok(game.isRight(game.play(match, first)));
  assert.ok(game.isLeft(game.applyAction(match.state, { type: 'noSuchAction', player: 'nobody' })));
}
assert.equal(diadochi.createGame, successors.createGame);
assert.equal(core.isLeft, diadochi.isLeft);
assert.equal(manifest.name, 'diadochi');

const [some] = conformance.conformanceCases('alexandros');
assert.equal(conformance.runConformance(conformance.alexandrosEngine, [some]).passed, 1);
assert.equal(schema.type, 'object');
