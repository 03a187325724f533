/** The built page by two fingers, and by the keyboard alone. */
import {
  createMatch,
  destinations,
  legalActions,
  orThrow,
  play,
  query,
  seededChance,
  viewFor,
  type Match,
  type SuccessorsTypes,
} from 'diadochi';
import type { Destination } from 'diadochi/core';
import { describeAction, names, question } from 'diadochi/text';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heuristics } from '../../../src/successors/bots/index.js';
import { atStep, begin, focused, questionOn, stepOn, withFingers, type Point } from './acting.js';
import { openTheatre, type Theatre } from './browser.js';
import { takeByKeyboard } from './hand.js';
import { asked, decisionsOf } from './played.js';
import { greedily } from '../../kit/greedy.js';

const choose = greedily(heuristics);

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1600, height: 1000 };

/** Two fingers go from some places to others, and are lifted. */
const pinch = (page: Page, from: readonly Point[], to: readonly Point[]): Promise<void> =>
  withFingers(page, async (touch) => {
    await touch('touchStart', from);
    for (const share of [0.25, 0.5, 0.75, 1])
      await touch(
        'touchMove',
        from.map(({ x, y }, index) => ({
          x: x + ((to[index]?.x ?? x) - x) * share,
          y: y + ((to[index]?.y ?? y) - y) * share,
        })),
      );
    await touch('touchEnd', []);
  });

const seen = async (page: Page): Promise<readonly number[]> =>
  (await page.locator('.board-frame svg').getAttribute('viewBox'))?.split(' ').map(Number) ?? [];

/** Goes from one thing to the next until one that says this has the focus. */
async function tabTo(page: Page, text: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let tabs = 0; tabs < 80; tabs++) {
    if ((await page.evaluate('document.activeElement?.innerText')) === text) return;
    await page.keyboard.press(key);
  }
  throw new Error(`nothing that says ${text} can be reached`);
}

/** Goes on with Tab until what this selector tells has the focus. */
async function tabUntil(page: Page, selector: string): Promise<void> {
  for (let tabs = 0; tabs < 80 && !(await focused(page, selector)); tabs++) await page.keyboard.press('Tab');
  expect(await focused(page, selector)).toBe(true);
}

/** A whole march on which nobody else has a say, called as no other is; `undefined`: there is none. */
function freeMarch({ state }: Match<SuccessorsTypes>) {
  const nameOf = ({ actions: [first], goal, cost }: Destination<SuccessorsTypes>): string =>
    `${first === undefined ? '' : describeAction(first, state).text} → ${names('en').spaces[goal] ?? ''} (${cost})`;
  const all = destinations(state).map((way) => ({ ...way, label: nameOf(way) }));
  return all.find(
    ({ actions, certain, awaits, label }) =>
      actions[0]?.type === 'activate' &&
      certain === actions.length &&
      awaits === actions[0].player &&
      all.filter((other) => other.label === label).length === 1,
  );
}

describe('the page in other hands', () => {
  let theatre: Theatre;
  beforeAll(async () => {
    theatre = await openTheatre();
  });
  afterAll(() => theatre.close());

  it('two fingers that part come closer, three times as far three times as close, and choose nothing', async () => {
    const { page, complaints } = await theatre.show({ ...PHONE, touch: true });
    await begin(page, { game: 'Successors', players: 2, seed: 'babylon', secret: false });
    // A little closer than the whole board, three times as close is not yet the closest.
    for (const name of ['Show the Whole Board', 'Zoom In'])
      await page.getByRole('button', { name, exact: true }).click();
    const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator('.board-frame').boundingBox()) ?? {};
    const apart = (half: number): readonly Point[] =>
      [-half, half].map((aside) => ({ x: x + width / 2 + aside, y: y + height / 2 }));
    const [left = 0, top = 0, wide = 0, high = 0] = await seen(page);
    await pinch(page, apart(30), apart(90));
    const [nearLeft = 0, nearTop = 0, nearWide = 0, nearHigh = 0] = await seen(page);
    expect(nearWide).toBeCloseTo(wide / 3, 0);
    expect(nearHigh).toBeCloseTo(high / 3, 0);
    // What lay between the fingers lies there still.
    expect(nearLeft + nearWide / 2).toBeCloseTo(left + wide / 2, 0);
    expect(nearTop + nearHigh / 2).toBeCloseTo(top + high / 2, 0);
    await pinch(page, apart(90), apart(60));
    expect((await seen(page))[2]).toBeCloseTo(wide / 2, 0);
    expect(await page.locator('.table').getAttribute('data-step')).toBe('0');
    expect(complaints).toEqual([]);
  });

  it('a telephone shows first who can be moved', async () => {
    const { page, complaints } = await theatre.show({ ...PHONE, touch: true });
    await begin(page, { game: 'Alexandros', players: 2, seed: 'gordion', secret: false });
    const frame = page.locator('.board-frame');
    await frame.locator('.light-choice').first().waitFor({ state: 'attached' });
    const [board, alexander] = [await frame.boundingBox(), await frame.locator('[data-piece=alexander]').boundingBox()];
    if (board === null || alexander === null) throw new Error('nothing is drawn');
    expect(alexander.x).toBeGreaterThanOrEqual(board.x);
    expect(alexander.x + alexander.width).toBeLessThanOrEqual(board.x + board.width);
    expect(complaints).toEqual([]);
  });

  it('a whole game of Alexandros, turn by turn, is played with the keyboard alone, and ends', async () => {
    const { page, complaints } = await theatre.show(DESKTOP);
    await tabTo(page, 'Alexandros');
    await page.keyboard.press('Enter');
    await tabTo(page, '2');
    await page.keyboard.press('Enter');
    const seed = page.getByLabel('Seed').and(page.locator(':focus'));
    for (let tabs = 0; tabs < 80 && (await seed.count()) === 0; tabs++) await page.keyboard.press('Tab');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('gordion');
    // It is enabled when the game has been loaded.
    await page.locator('.begin-button:enabled').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('[data-choice]').first().waitFor();
    await tabTo(page, 'Menu');
    await page.keyboard.press('Enter');
    for (let tabs = 0; tabs < 20 && !(await focused(page, 'select:has(option[value=atOnce])')); tabs++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Home');
    await tabTo(page, 'Menu', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('/');
    await expect.poll(() => focused(page, 'input[type=search]')).toBe(true);
    await page.keyboard.press('ArrowDown');
    const turns = new Set<string>();
    const ended = page.locator('.ending');
    const step = (): Promise<number> => stepOn(page);
    const ready = async (): Promise<boolean> =>
      (await ended.count()) > 0 || (await focused(page, '.choices-list button'));
    for (let decision = 0; decision < 900 && (await ended.count()) === 0; decision++) {
      await expect.poll(ready, { timeout: 20_000, interval: 10 }).toBe(true);
      if ((await ended.count()) > 0) break;
      const moment = await page.locator('.board-frame svg > desc').textContent();
      turns.add(/^Turn \d+ · \w+/.exec(moment ?? '')?.[0] ?? '');
      const before = await step();
      await page.keyboard.press('Enter');
      await expect.poll(step, { timeout: 20_000, interval: 10 }).toBeGreaterThan(before);
    }
    await ended.waitFor({ timeout: 1000 });
    expect(await ended.innerText()).toMatch(/Winners?: /);
    expect(turns.size).toBeGreaterThan(3);
    expect(complaints).toEqual([]);
  }, 120_000);

  it('a whole round of Successors, the turns of both players behind a curtain, is played with the keyboard alone', async () => {
    const { page, complaints } = await theatre.show(DESKTOP);
    await tabTo(page, '2');
    await page.keyboard.press('Enter');
    await tabUntil(page, 'li:nth-child(2) > .switch > button:first-child');
    await page.keyboard.press('Enter');
    await tabUntil(page, 'input[name=seed]');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('babylon');
    await page.keyboard.press('Enter');
    await atStep(page, 0);

    let match: Match<SuccessorsTypes> = orThrow(createMatch({ players: 2, seed: 'babylon' }));
    const segments: string[] = [];
    const marched = new Set<string>();
    let seated = '';
    while (match.state.round < 2) {
      const player = asked(match);
      const curtain = page.getByRole('dialog');
      expect(await curtain.count()).toBe(player === seated ? 0 : 1);
      if (player !== seated) {
        await expect.poll(() => focused(page, '.curtain button')).toBe(true);
        expect(await curtain.innerText()).toContain(names('en').players[player]);
        await page.keyboard.press('Enter');
        await curtain.waitFor({ state: 'detached' });
        seated = player;
      }
      expect(await questionOn(page)).toBe(question(match.state)?.text);
      const listed = legalActions(match.state);
      const march = marched.has(player) ? undefined : freeMarch(match);
      const chosen = choose(viewFor(match.state, player), listed, seededChance(`${decisionsOf(match)}`));
      await takeByKeyboard(
        page,
        march?.label ?? describeAction(chosen, match.state).text,
        march ? Infinity : listed.length,
      );
      for (const action of march?.actions ?? [chosen]) {
        const played = orThrow(play(match, action));
        match = played.match;
        for (const event of played.events)
          if (event.type === 'segmentBegan') segments.push(`${event.player} ${event.segment}`);
      }
      await atStep(page, decisionsOf(match));
      if (march) {
        marched.add(player);
        expect(query.marchOf(match.state)?.space).toBe(march.goal);
      }
    }
    // R 6.6: each player in Turn Order takes his turn, and each turn has the same four Segments.
    const turn = ['surrender', 'tyche', 'movement', 'forage'];
    const inTurn = match.state.turnOrder.flatMap((player) => turn.map((segment) => `${player} ${segment}`));
    expect(segments.slice(0, 8)).toEqual(inTurn);
    expect(marched).toEqual(new Set(match.state.turnOrder));
    expect(complaints).toEqual([]);
  }, 300_000);
});
