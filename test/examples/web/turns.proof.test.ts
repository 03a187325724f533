/** Turns of every game on the built page, with the guide and against bots: by mouse, by keyboard, and by touch. */
import {
  actionKey,
  CHANCE,
  matches,
  orThrow,
  seededChance,
  subjectOf,
  type Game,
  type Match,
  type WholeGameTypes,
} from 'diadochi/core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES, REGISTRY } from '../../../src/games.js';
import type { Manifest } from '../../../src/hosts/manifest.js';
import type { GameTable, Thing } from '../../../src/hosts/page/table.js';
import { nearestEntry } from '../../../src/hosts/rulebook.js';
import { greedily } from '../../kit/greedy.js';
import { boardDrawn, findings, keptDecisions, questionOn, stepOn } from './acting.js';
import { openTheatre, type Shown, type Theatre } from './browser.js';
import { FINGER, KEYS, MOUSE, type Hand, type Wish } from './hand.js';
import { firstOf } from './played.js';

const SEED = 'fair';

/** Begins a game against bots that play at once. */
async function beginAgainstBots(page: Page, hand: Hand, title: string, players: number): Promise<void> {
  await hand.press(page, page.getByRole('button', { name: title, exact: true }));
  await page.getByRole('heading', { name: title, exact: true, level: 2 }).waitFor();
  await hand.press(page, page.getByRole('button', { name: String(players), exact: true }));
  await hand.write(page, page.getByLabel('Seed'), SEED);
  await hand.press(page, page.getByRole('button', { name: 'Start', exact: true }));
  await page.locator('.table').waitFor();
  const menu = page.locator('summary', { hasText: 'Menu' });
  await hand.press(page, menu);
  await hand.selectFirst(page, page.getByLabel('Bots play'));
  await hand.press(page, menu);
}

/** Waits until the player is asked, and nothing that follows by itself is under way. */
async function untilAsked(page: Page): Promise<void> {
  const isAsked = (): Promise<boolean> =>
    page.evaluate(`document.querySelector('.question[data-mine=true]') !== null &&
      document.querySelector('[data-choice]') !== null && document.querySelector('.errand') === null`);
  await expect.poll(isAsked, { timeout: 60_000, interval: 10 }).toBe(true);
}

/** Returns a match after the decisions that the page has stored. */
async function followed<G extends WholeGameTypes>(page: Page, game: Game<G>, match: Match<G>): Promise<Match<G>> {
  // The page stores the table a moment after each decision, and when it is left.
  await page.evaluate(`dispatchEvent(new Event('pagehide'))`);
  const known = match.actions.filter(({ player }) => player !== CHANCE).length;
  let latest = match;
  for (const action of (await keptDecisions<G['action']>(page)).slice(known))
    latest = orThrow(matches(game).play(latest, action)).match;
  return latest;
}

/** The player at the page, and what they see. */
interface Seat<G extends WholeGameTypes> {
  readonly table: GameTable<G>;
  readonly player: G['player'];
  readonly view: G['view'];
  readonly actions: readonly G['action'][];
}

/** Returns whether something that is lit has its middle in the frame of the board, or nothing is lit. */
const showsWhatIsLit = (page: Page): Promise<boolean> =>
  page.evaluate(`(() => {
    const frame = document.querySelector('.board-frame').getBoundingClientRect();
    const isIn = ({ left, right, top, bottom }) =>
      left + right > 2 * frame.left && left + right < 2 * frame.right &&
      top + bottom > 2 * frame.top && top + bottom < 2 * frame.bottom;
    const lit = [...document.querySelectorAll('.light-choice, .light-goal')];
    return lit.length === 0 || lit.some((ring) => isIn(ring.getBoundingClientRect()));
  })()`);

/** Looks that a page asks what the library asks, with all its choices and advice, shows where, and fits its screen. */
async function asksAlike<G extends WholeGameTypes>(
  { page, complaints }: Shown,
  { table: { about, game, words }, player, view, actions }: Seat<G>,
  isFirst: boolean,
): Promise<void> {
  expect(await questionOn(page)).toBe(words.en.question(view)?.text);
  expect(await page.locator('[data-choice]').count()).toBe(actions.length);
  const unknown = { type: '', player } as unknown as G['action'];
  const rule = game.explainAction(view, unknown, player)?.rule ?? '';
  const advice = nearestEntry((cited) => about.en.advice[cited.replace(/^R /, '')], rule);
  const guide = await page.locator('.advice').innerText();
  expect(guide).toContain(advice ?? `advice on ${rule}`);
  if (isFirst) expect(guide).toContain(about.en.win);
  await boardDrawn(page);
  expect(await showsWhatIsLit(page)).toBe(true);
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
  expect(complaints).toEqual([]);
}

/** Returns what a player wants to do who plays as the bots do. */
function wishOf<G extends WholeGameTypes>(
  { table: { game, thingsAt, words }, view, actions }: Seat<G>,
  action: G['action'],
): Wish {
  const about = subjectOf(game, action, view);
  const isAbout = ({ aspect, id }: Thing): boolean => about[aspect].some((each) => String(each) === id);
  return {
    key: actionKey(action),
    label: words.en.action(action, view).text,
    listed: actions.length,
    setsOut: game.guide.journeys.beginnings.some((type) => type === action.type),
    isAt: (spots) => spots.flatMap((spot) => thingsAt(spot, view)).some(isAbout),
  };
}

/**
 * Decides on a page; of an army that is set up, every other time the rest is placed as proposed. Returns whether something
 * on the board has been pressed.
 */
async function decide(page: Page, hand: Hand, wish: Wish, isOdd: boolean): Promise<boolean> {
  const step = await stepOn(page);
  const rest = page.getByRole('button', { name: 'Place the Rest as Proposed' });
  const isProposed = isOdd && (await rest.count()) > 0;
  if (isProposed) {
    await hand.press(page, rest);
    await rest.waitFor({ state: 'detached' });
  }
  const onBoard = !isProposed && (await hand.decide(page, wish));
  await expect.poll(() => stepOn(page), { interval: 10 }).toBeGreaterThan(step);
  return onBoard;
}

/** What is played of each game: a Strategy Round where turns have rounds, in which each player acts, or else a turn. */
function progressOf(state: unknown): number {
  const { round, turn } = state as { readonly round?: number; readonly turn?: number };
  const progress = round ?? turn;
  if (progress === undefined) throw new Error('a game counts its rounds or its turns');
  return progress;
}

/** Plays on a page from the beginning of a game to the end of its first turn. Returns how often the board was pressed. */
async function playTurn<G extends WholeGameTypes>(shown: Shown, hand: Hand, manifest: Manifest<G>): Promise<number> {
  const { page } = shown;
  const table = await manifest.page();
  const { game } = table;
  const choose = greedily(await manifest.bots());
  const players = Math.min(...manifest.playerCounts);
  const options = orThrow(game.decode.options(table.options(players, {})));
  let match = orThrow(matches(game).createMatch({ ...options, seed: SEED }));
  const player = firstOf(game.players(match.state));
  await beginAgainstBots(page, hand, manifest.title, players);
  const start = progressOf(match.state);
  let onBoard = 0;
  for (let decision = 0; ; decision++) {
    await untilAsked(page);
    match = await followed(page, game, match);
    if (progressOf(match.state) > start) return onBoard;
    expect(game.actors(match.state)).toEqual([player]);
    const view = game.viewFor(match.state, player);
    const seat: Seat<G> = { table, player, view, actions: game.legalActionsFromView(view) };
    await asksAlike(shown, seat, decision === 0);
    if (hand === KEYS && decision > 0) expect(await page.locator('.choices-list button:focus').count()).toBe(1);
    const wanted = choose(view, seat.actions, seededChance(`${SEED} ${String(decision)}`));
    if (await decide(page, hand, wishOf(seat, wanted), decision % 2 === 1)) onBoard++;
  }
}

const HANDS = { mouse: MOUSE, keyboard: KEYS, touch: FINGER } as const;

const CASES = GAMES.flatMap((name) => (['mouse', 'keyboard', 'touch'] as const).map((by) => [name, by] as const));

describe('a guided game against bots', () => {
  let theatre: Theatre;
  beforeAll(async () => {
    theatre = await openTheatre();
  });
  afterAll(() => theatre.close());

  it.each(CASES)('%s: the first turn by %s', async (name, by) => {
    const hand = HANDS[by];
    const shown = await theatre.show(hand.screen);
    try {
      const onBoard = await REGISTRY[name].open((manifest) => playTurn(shown, hand, manifest));
      expect(onBoard > 0).toBe(hand !== KEYS);
      expect(await findings(shown.page)).toEqual([]);
      expect(shown.complaints).toEqual([]);
    } finally {
      await shown.page.context().close();
    }
  });
});
