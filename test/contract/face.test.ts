/**
 * The public API of every game: it exports what `src/core/face.ts` declares, and a game can be played, saved and read
 * with it alone.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Face } from '../../src/core/face.js';
import { orThrow, seededChance, SPECTATOR, type WholeGameTypes } from '../../src/core/index.js';
import { GAMES, ofEachGame, type GameName } from '../../src/games.js';
import { faceContract, textContract, type Contract } from '../../tools/faces/contract.js';
import { root, sourceOf } from '../../tools/folders.js';

type AnyFace = Face<WholeGameTypes> & Readonly<Record<string, unknown>>;

const load = async (game: GameName, file: string): Promise<unknown> =>
  import(/* @vite-ignore */ pathToFileURL(join(root, sourceOf(game), file)).href);

const ENTRIES = await ofEachGame(async (manifest) => {
  const { codecs } = await manifest.entry();
  return { codecs, players: manifest.usualPlayers };
});

/** What every entry point exports in addition to these functions. */
const BESIDE = ['codecs', 'orThrow', 'PLAYERS', 'query', 'REFUSAL_CODES', 'Refused', 'resumeChance', 'seededChance'];

const needed = ({ members }: Contract): readonly string[] =>
  members.filter(({ isOptional }) => !isOptional).map(({ name }) => name);

describe.each(GAMES)('the public API of %s', async (game) => {
  const face = (await load(game, 'index.ts')) as AnyFace;
  const words = (await load(game, 'text/index.ts')) as Readonly<Record<string, unknown>>;
  const { codecs, players } = ENTRIES[game];

  it('exports what the contract names', () => {
    const name = game.toUpperCase();
    const versions = [`${name}_VERSION`, `${name}_POSITION_VERSION`];
    const missing = [...needed(faceContract()), ...BESIDE, ...versions, game].filter(
      (each) => face[each] === undefined,
    );
    expect(missing).toEqual([]);
    expect(needed(textContract()).filter((each) => typeof words[each] !== 'function')).toEqual([]);
  });

  it('reads with decoders of the same names', () => {
    const { decode = {} } = face;
    const common = ['action', 'event', 'options', 'state', 'view'];
    expect(common.filter((name) => face.decode !== undefined && !(name in decode))).toEqual([]);
  });

  it('plays a match from its seed to its end, plays its record back, and reads what it has saved', () => {
    let match = orThrow(face.createMatch({ players, seed: 'face' }));
    const taste = seededChance('taste');
    while (face.outcome(match.state) === undefined) {
      const actions = face.legalActions(match.state);
      const action = actions[taste.draw(actions.length)];
      if (action === undefined) throw new RangeError('nothing can be done, and nobody has won');
      match = orThrow(face.play(match, action)).match;
    }
    const replayed = orThrow(face.replay(JSON.parse(JSON.stringify(face.recordOf(match)))));
    expect(replayed.outcome).toEqual(face.outcome(match.state));
    expect(replayed.state).toEqual(match.state);
    expect(orThrow(face.load(JSON.parse(JSON.stringify(face.save(match)))))).toEqual(match);
  });

  it('reads by its codecs what it writes, and nothing else', () => {
    const match = orThrow(face.createMatch({ players, seed: 'face' }));
    const [action] = face.legalActions(match.state);
    if (action === undefined) return expect.unreachable();
    const [event] = orThrow(face.play(match, action)).events;
    const pairs = [
      [codecs.ActionCodec, action],
      [codecs.EventCodec, event],
      [codecs.OptionsCodec, match.options],
      [codecs.PositionCodec, face.toPosition(match.state)],
      [codecs.RecordCodec, face.recordOf(match)],
      [codecs.StateCodec, match.state],
      [codecs.ViewCodec, face.viewFor(match.state, SPECTATOR)],
    ] as const;
    for (const [codec, value] of pairs) {
      expect(codec.is(JSON.parse(JSON.stringify(value))), codec.name).toBe(true);
      for (const [, other] of pairs) if (other !== value) expect(codec.is(other), codec.name).toBe(false);
      expect(codec.is({ ...(value as object), extra: 1 }), codec.name).toBe(false);
    }
  });
});
