/** The methods of the engine. */
import { BOT_NAMES } from '../../bots/index.js';
import { oneOf, randomSeed, type Check } from '../../core/index.js';
import { GAMES, REGISTRY } from '../../games.js';
import { startTraining, type Moment, type Training } from './environment.js';
import { invalidParam } from './fault.js';
import { anything, count, flag, game, name, options, params, readParams } from './params.js';
import { startSession, type Session } from './session.js';
import { Open } from './tables.js';

/** A method: it reads its parameters and returns a result, or throws a JSON-RPC error. */
export type Method = (input: unknown) => unknown;

/** Returns a method from the codec of its parameters and from what it does. */
const method =
  <A>(codec: Check<A>, run: (params: A) => unknown): Method =>
  (input) =>
    run(readParams(codec, input));

const NOTHING = params({}, {});
const ID = { id: name };

/** Returns the games of the library. */
const listGames = (): unknown => ({
  bots: BOT_NAMES,
  games: GAMES.map((each) => {
    const { title, playerCounts } = REGISTRY[each];
    return { name: each, title, players: playerCounts };
  }),
});

/** Returns the methods that play games. */
function playing(): Readonly<Record<string, Method>> {
  const sessions = new Open<Session>('g');
  return {
    games: method(NOTHING, listGames),
    new: method(params({ game }, { options, position: anything, seed: name }), async (given) => {
      const { position, seed = randomSeed() } = given;
      if (position !== undefined && given.options !== undefined)
        throw invalidParam('$.options', 'a position has options of its own');
      const session = await REGISTRY[given.game].open(async (manifest) =>
        startSession(await manifest.bots(), {
          options: { players: manifest.usualPlayers, ...given.options },
          position,
          seed,
        }),
      );
      return { id: sessions.add(session), players: session.players, seed: session.seed, ...session.status() };
    }),
    legalActions: method(params(ID, { player: name }), ({ id, player }) => sessions.get(id).legalActions(player)),
    apply: method(
      params({ ...ID, action: anything }, { player: name, viewer: name }),
      ({ id, action, player, viewer }) => sessions.get(id).apply(action, player, viewer),
    ),
    status: method(params(ID, {}), ({ id }) => sessions.get(id).status()),
    view: method(params({ ...ID, player: name }, {}), ({ id, player }) => sessions.get(id).view(player)),
    state: method(params(ID, {}), ({ id }) => sessions.get(id).state()),
    sample: method(params({ ...ID, player: name, seed: name }, {}), ({ id, player, seed }) =>
      sessions.get(id).sample(player, seed),
    ),
    botMove: method(params({ ...ID, bot: name }, { seed: name }), ({ id, bot, seed }) =>
      sessions.get(id).botMove(bot, seed),
    ),
    outcome: method(params(ID, {}), ({ id }) => sessions.get(id).outcome()),
    record: method(params(ID, {}), ({ id }) => sessions.get(id).record()),
    close: method(params(ID, {}), ({ id }) => sessions.close(id)),
  };
}

/** Returns the methods for reinforcement learning. */
function training(): Readonly<Record<string, Method>> {
  const environments = new Open<Training>('e');
  const after = (id: string, change: (env: Training) => void): Moment => {
    const env = environments.get(id);
    change(env);
    return env.moment();
  };
  const settings = { options, actions: oneOf(['tokens', 'whole']), mostActions: count, history: flag };
  return {
    'env.new': method(params({ game }, settings), async ({ game: played, options: chosen, ...given }) => {
      const env = await REGISTRY[played].open(async (manifest) =>
        startTraining(await manifest.entry(), { players: manifest.usualPlayers, ...chosen }, given),
      );
      return { id: environments.add(env), ...env.description };
    }),
    'env.reset': method(params({ ...ID, seed: name }, {}), ({ id, seed }) => after(id, (env) => env.reset(seed))),
    'env.step': method(params({ ...ID, action: anything }, {}), ({ id, action }) =>
      after(id, (env) => env.step(action)),
    ),
    'env.observe': method(params({ ...ID, agent: name }, {}), ({ id, agent }) =>
      environments.get(id).observation(agent),
    ),
    'env.informationState': method(params({ ...ID, agent: name }, {}), ({ id, agent }) =>
      environments.get(id).informationState(agent),
    ),
    'env.close': method(params(ID, {}), ({ id }) => environments.close(id)),
  };
}

/** Returns the methods of an engine, by name. Each engine has games of its own. */
export const methodsOf = (): Readonly<Record<string, Method>> => ({ ...playing(), ...training() });
