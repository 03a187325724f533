/** What every game with hidden cards promises, on the scenarios that are played with Event Cards. */
import * as E from 'fp-ts/lib/Either.js';
import { freezeJson, invalidInput } from '../../src/core/index.js';
import { sketchFindings } from '../../src/peloponnesian/codec/state/index.js';
import { settingOf } from '../../src/peloponnesian/codec/state/sketch.js';
import { peloponnesian } from '../../src/peloponnesian/game.js';
import { machine } from '../../src/peloponnesian/machine.js';
import type { GameOptions } from '../../src/peloponnesian/options.js';
import { initialState } from '../../src/peloponnesian/rules/02-setup.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import { hiddenSuite } from '../kit/hidden.js';
import { SEED } from '../seed.js';
import { peloponnesianKit } from './kit.js';
import { secrets } from './secrets.js';

/** The game with scenarios that the options codec does not let begin yet. */
const game: typeof peloponnesian = {
  ...peloponnesian,
  createGame: (options: GameOptions) => E.right(freezeJson(machine.start(initialState(options)).state)),
  decode: {
    ...peloponnesian.decode,
    state(input) {
      const state = input as GameState;
      const [fault] = sketchFindings(state, settingOf(state.options));
      return fault === undefined
        ? E.right(state)
        : E.left(invalidInput([{ path: fault.keys.join('.'), message: fault.message }]));
    },
  },
};

hiddenSuite('peloponnesian', { ...peloponnesianKit, game }, secrets, [SEED]);
