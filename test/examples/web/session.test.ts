/** Games as the page has them: without a browser. */
import { isLeft, orThrow } from 'diadochi/core';
import { describe, expect, it } from 'vitest';
import { thinkerHere } from '../../../examples/web/games/bots.js';
import { openGame } from '../../../examples/web/games/index.js';
import type { OpenGame } from '../../../examples/web/games/open.js';
import type { Session } from '../../../examples/web/games/session.js';
import { GAMES as NAMES, ofEachGame, REGISTRY, type GameName } from '../../../src/games.js';
import type { Look, Spot } from '../../../src/hosts/page/table.js';
import {
  awaited,
  chosen,
  decidedByBot,
  decider,
  follows,
  hasSecrets,
  reseated,
  sitDown,
  takenBack,
  undoTarget,
  viewerOf,
  type Play,
} from '../../../examples/web/state/play.js';
import { dealing } from '../dealing.js';

/** Games without cards in hand. */
const HANDLESS: readonly string[] = NAMES.filter((name) => !REGISTRY[name].hasHands);
const isWithoutJourneys = await ofEachGame(
  async (manifest) => (await manifest.entry()).game.guide.journeys.beginnings.length === 0,
);
/** Games in which no whole move is longer than one action. */
const STEPWISE: readonly string[] = NAMES.filter((name) => isWithoutJourneys[name]);

const GAMES = await ofEachGame(({ name }) => openGame(name as GameName));

const LOOK: Look = { locale: 'en', theme: 'light' };

function begun(
  game: OpenGame,
  players: number,
  bots: readonly string[],
  secret = false,
  options: Readonly<Record<string, string>> = {},
): Play {
  const session = orThrow(game.begin(players, options, 'arbela'));
  return sitDown({ session, seating: { bots, secret } }, 'atOnce');
}

/** Returns the table after the next automatic step. */
async function stepOn(play: Play): Promise<Play> {
  const next = follows(play);
  if (next === undefined) return play;
  return next.by === 'bot' ? next.next(await thinkerHere.choose(next.turn)) : next.next();
}

/** Bots for everybody, for so many steps. */
async function botsPlay(
  game: OpenGame,
  players: number,
  steps: number,
  options: Readonly<Record<string, string>> = {},
): Promise<Play> {
  let play = begun(game, players, game.seats(players), false, options);
  for (let step = 0; step < steps; step++) play = await stepOn(play);
  return play;
}

/** Whether the board shows a battle. */
const isFighting = ({ session }: Play): boolean =>
  !session.scene(session.last, 'spectator').board(LOOK, session.last, 'map').includes('data-province=');

const firstKey = ({ session }: Play): string => {
  const [first] = session.scene(session.last, session.asked ?? '').choices(LOOK);
  if (first === undefined) throw new Error('nothing to choose from');
  return first.key;
};

describe.each(NAMES)('%s on the page', (name) => {
  const game = GAMES[name];

  it.each(REGISTRY[name].playerCounts)(
    '%i bots play, and every step is told and drawn to each of them',
    async (players) => {
      const { session } = await botsPlay(game, players, 40);
      expect(session.last).toBe(40);
      for (const viewer of [...session.players, 'spectator']) {
        const scene = session.scene(40, viewer);
        expect(scene.board(LOOK, 39, 'map')).toMatch(/^<svg/);
        expect(scene.standings(LOOK)).toMatch(/^<svg/);
        expect(scene.choices(LOOK).length > 0).toBe(viewer === session.asked);
        expect(scene.lines(LOOK).every(({ said }) => said.text.endsWith('.'))).toBe(true);
      }
    },
  );

  it('what was saved loads with all its steps, and what was changed does not', async () => {
    const { session } = await botsPlay(game, 2, 30);
    const text = JSON.stringify(session.saved());
    const again = orThrow(game.load(JSON.parse(text)));
    expect(again.last).toBe(30);
    const told = (of: Session): readonly string[] =>
      Array.from({ length: 31 }, (_, step) =>
        of
          .scene(step, 'spectator')
          .lines(LOOK)
          .map(({ said }) => said.text),
      ).flat();
    expect(told(again)).toEqual(told(session));
    expect(isLeft(game.load(JSON.parse(text.replace('arbela', 'issos'))))).toBe(true);
  });

  it('a spectator sees no hand, and a player his own alone, where there are any', async () => {
    const { session } = await botsPlay(game, 2, 20, dealing(name, 2));
    const cards = (viewer: string): readonly string[] =>
      session
        .scene(20, viewer)
        .cards(LOOK)
        .map(({ heading }) => heading);
    expect(cards('spectator')).not.toContain('Your Hand');
    const hand = HANDLESS.includes(name) ? undefined : 'Your Hand';
    expect(session.players.map((player) => cards(player)[0])).toEqual(session.players.map(() => hand));
  });

  it('taking back leads to before the last decision, unless a die or a card has fallen', () => {
    let play = begun(game, 2, []);
    for (let step = 0; step < 60; step++) {
      const before = play;
      play = chosen(play, firstKey(play));
      const isFair = play.session.mayTakeBack(play.session.last);
      expect(undoTarget(play)).toBe(isFair ? before.session.last : undefined);
      if (isFair) expect(takenBack(play).session.saved()).toEqual(before.session.saved());
    }
  });

  it('every way leads to its goal, or to where others have a say', async () => {
    let play = await botsPlay(game, 2, 0);
    let ways = 0;
    const isStepwise = STEPWISE.includes(name);
    for (let step = 0; step < (isStepwise ? 40 : 400) && ways < 12; step++) {
      const { session } = play;
      const goals = session.scene(session.last, session.asked ?? '').goals(LOOK);
      for (const { way, free } of goals.slice(0, 3)) {
        if (!free) continue;
        let on = session;
        for (const key of way) on = on.play(key);
        expect(on.asked).toBe(session.asked);
        ways++;
      }
      play = await stepOn(play);
    }
    if (isStepwise) expect(ways).toBe(0);
    else expect(ways).toBeGreaterThanOrEqual(12);
  });
});

describe.each(NAMES.filter((name) => !STEPWISE.includes(name)))('%s', (name) => {
  it('finds the goals of a piece by themselves', async () => {
    let play = await botsPlay(GAMES[name], 2, 0);
    let compared = 0;
    for (let step = 0; step < 400 && compared < 3; step++) {
      const { session } = play;
      const scene = session.scene(session.last, session.asked ?? '');
      const all = scene.goals(LOOK);
      const piece = all.find(({ begins }) => begins !== undefined)?.pieces[0];
      if (piece !== undefined) {
        const own = scene.goals(LOOK, piece).map(({ way }) => way);
        expect(own).toEqual(all.filter(({ pieces }) => pieces.includes(piece)).map(({ way }) => way));
        compared++;
      }
      play = await stepOn(play);
    }
    expect(compared).toBe(3);
  });
});

describe('who sits before the screen', () => {
  const [first = '', second = ''] = GAMES.alexandros.seats(2);

  it('one alone sees with his own eyes, and bots play by themselves', () => {
    let play = begun(GAMES.alexandros, 2, [second], true);
    for (let step = 0; step < 200 && play.session.asked === first; step++) play = chosen(play, firstKey(play));
    expect(play.session.asked).toBe(second);
    expect([viewerOf(play), awaited(play), decider(play)]).toEqual([first, undefined, undefined]);
    expect(follows(play)?.by).toBe('bot');
  });

  it('with secrets the next one must come, and until then only what all may see is shown', () => {
    let play = begun(GAMES.alexandros, 2, [], true);
    for (let step = 0; step < 200 && play.session.asked === first; step++) play = chosen(play, firstKey(play));
    expect([viewerOf(play), awaited(play), decider(play)]).toEqual(['spectator', second, undefined]);
    const seated = { ...play, seated: second };
    expect([viewerOf(seated), awaited(seated), decider(seated)]).toEqual([second, undefined, second]);
  });

  it('without secrets whoever is asked sits there', () => {
    let play = begun(GAMES.alexandros, 2, []);
    for (let step = 0; step < 200 && play.session.asked === first; step++) play = chosen(play, firstKey(play));
    expect([viewerOf(play), decider(play)]).toEqual([second, second]);
  });

  it('who looks back decides nothing', () => {
    const play = { ...begun(GAMES.alexandros, 2, []), looking: 0 };
    expect([decider(play), follows(play)]).toEqual([undefined, undefined]);
  });

  it('the rest of a whole move follows by itself', async () => {
    const play = begun(GAMES.alexandros, 2, []);
    const [goal] = play.session.scene(0, first).goals(LOOK);
    const [key = '', ...rest] = goal?.way ?? [];
    expect(rest).not.toEqual([]);
    let moving = chosen(play, key, rest);
    while (moving.errand.length > 0) {
      expect(follows(moving)?.by).toBe('errand');
      moving = await stepOn(moving);
    }
    expect(moving.session.last).toBe(rest.length + 1);
  });
});

const conquestBegun = await botsPlay(GAMES.conquest, 2, 1);

describe('Conquest and Empire: the board of the page', () => {
  const { session } = conquestBegun;
  const battle = session.scene(session.last, 'persian').board(LOOK, 0, 'battle');

  it('R 10 is the Tactical Display as long as a battle is fought, and what is asked is on it', () => {
    // The first battle is about to begin: one side sets up, unit by unit.
    expect(battle).toContain('data-space="persian:centre"');
    expect(battle).not.toContain('data-province=');
  });

  it('R 10 before it, and when it is over, is the map', async () => {
    expect(session.scene(0, 'persian').board(LOOK, 0, 'map')).toContain('data-province="babylonia"');
    let play = await botsPlay(GAMES.conquest, 2, 1);
    for (let step = 0; step < 400 && isFighting(play); step++) play = await stepOn(play);
    expect(isFighting(play)).toBe(false);
  });

  it('units that are alike are pointed at together, on the map and on the display', () => {
    const keysAt = (spot: Spot): readonly string[] =>
      session
        .scene(session.last, 'persian')
        .thingsAt(spot)
        .map(({ aspect, id }) => `${aspect} ${id}`);
    expect(keysAt({ piece: 'phalanx-1', units: 'phalanx-1 phalanx-2' })).toEqual([
      'pieces phalanx-1',
      'pieces phalanx-2',
    ]);
    expect(keysAt({ fighter: 'alexander' })).toEqual(['pieces alexander']);
    expect(keysAt({ space: 'macedonian:right' })).toEqual(['spaces macedonian:right']);
  });

  it('a stack is pointed at by where it stands, in a city or in a province', () => {
    const keys = session
      .scene(session.last, 'persian')
      .thingsAt({ stack: 'persian:sardis' })
      .map(({ aspect, id }) => `${aspect} ${id}`);
    expect(keys).toEqual(['spaces sardis', 'provinces sardis']);
  });
});

describe('a stack of the Peloponnesian War', () => {
  const { session } = begun(GAMES.peloponnesian, 2, []);
  it.each([
    ['sparta:W2838:inside', 'W2838'],
    ['athens:saronicGulf:nicostratus', 'saronicGulf'],
    ['athens:W3731', 'W3731'],
  ])('%s is pointed at by %s', (stack, place) => {
    expect(session.scene(0, 'athens').thingsAt({ stack })).toEqual([{ aspect: 'spaces', id: place }]);
  });
});

describe('what is agreed', () => {
  it('edition and optional rules are in the game that is saved', () => {
    const agreed = { edition: 'player-aid', cavalry: 'yes', capitals: '' };
    const { options } = (
      orThrow(GAMES.successors.begin(3, agreed, 'ipsos')).saved() as { record: { options: unknown } }
    ).record;
    expect(options).toEqual({ players: 3, edition: 'player-aid', optionalRules: ['cavalry'] });
  });

  it('what contradicts itself is refused with words', () => {
    const refused = GAMES.alexandros.begin(2, { startingPlayer: 'green' }, 'gordion');
    expect(isLeft(refused) && refused.left.message).toMatch(/^\$\.startingPlayer: /);
  });
});

describe('bots that are asked why', () => {
  it('answer for the steps that they have decided, not for those of the person before them', async () => {
    const { successors } = GAMES;
    const alone = begun(successors, 2, []);
    const [mine = ''] = alone.session
      .scene(0, alone.seated)
      .choices(LOOK)
      .map(({ key }) => key);
    const played = chosen(alone, mine);
    let play = reseated(played, { bots: successors.seats(2), secret: false });
    const taken = play.session.last;
    for (let step = 0; step < 3; step++) play = await stepOn(play);
    const steps = Array.from({ length: play.session.last }, (_, index) => index + 1);
    expect(steps.filter((step) => decidedByBot(play, step))).toEqual(steps.filter((step) => step > taken));
    expect(decidedByBot(play, 0)).toBe(false);
  });

  it('keep to themselves what they hold, as long as people play or hands are secret', () => {
    const { successors, conquest } = GAMES;
    const everybody = successors.seats(2);
    expect(hasSecrets(begun(successors, 2, everybody.slice(1)))).toBe(true);
    expect(hasSecrets(begun(successors, 2, everybody))).toBe(false);
    expect(hasSecrets(begun(successors, 2, everybody, true))).toBe(true);
    expect(hasSecrets(begun(conquest, 2, conquest.seats(2).slice(1)))).toBe(false);
  });
});
