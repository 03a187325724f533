/** The board of every game in a browser: how much of the window it has, how large its letters and targets are. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES, REGISTRY } from '../../../src/games.js';
import { atStep, begin, boardDrawn, openPanel } from './acting.js';
import { openTheatre, type Theatre } from './browser.js';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const LEGIBLE = 11;

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the boxes of the highlights that lie in the frame of the board. */
const lightsIn = (page: Page): Promise<readonly Rectangle[]> =>
  page.evaluate(`(() => {
    const frame = document.querySelector('.board-frame').getBoundingClientRect();
    return [...document.querySelectorAll('.light-choice, .light-goal')]
      .map((light) => light.getBoundingClientRect())
      .filter(({ x, y, width, height }) => {
        const [left, top] = [x + width / 2, y + height / 2];
        return left >= frame.left && left <= frame.right && top >= frame.top && top <= frame.bottom;
      })
      .map(({ x, y, width, height }) => ({ x, y, width, height }));
  })()`);

/** Returns the height of the smallest letters in the picture, in pixels. */
const smallestLetters = (page: Page): Promise<number> =>
  page.evaluate(`(() => {
    const svg = document.querySelector('.board-frame svg');
    const scale = svg.getScreenCTM().a;
    return Math.min(...[...svg.querySelectorAll('text[font-size]')].map((text) => text.getAttribute('font-size') * scale));
  })()`);

const seen = async (page: Page): Promise<readonly number[]> =>
  (await page.locator('.board-frame svg').getAttribute('viewBox'))?.split(' ').map(Number) ?? [];

/** Begins a game on a page, and waits until something can be chosen on the board, if anything can. */
async function begun(page: Page, name: (typeof GAMES)[number]): Promise<void> {
  const { title, usualPlayers } = REGISTRY[name];
  await begin(page, { game: title, players: usualPlayers, seed: 'fair', secret: false });
  await page.locator('.lights').waitFor({ state: 'attached' });
}

describe('the board', () => {
  let theatre: Theatre;
  beforeAll(async () => {
    theatre = await openTheatre();
  });
  afterAll(() => theatre.close());

  it.each(GAMES)('%s: fills the window, shows the question, and is legible there', async (name) => {
    for (const screen of [DESKTOP, PHONE]) {
      const { page, complaints } = await theatre.show(screen);
      await begun(page, name);
      const frame = await page.locator('.board-frame').boundingBox();
      const share = ((frame?.width ?? 0) * (frame?.height ?? 0)) / (screen.width * screen.height);
      // On a phone the guide of the first turn takes some of it.
      expect(share).toBeGreaterThan(screen === DESKTOP ? 0.65 : 0.25);
      expect(await lightsIn(page)).not.toEqual([]);
      expect(await smallestLetters(page)).toBeGreaterThanOrEqual(LEGIBLE - 0.1);
      expect(complaints).toEqual([]);
    }
  });

  it('a click beside a small thing that can be chosen hits it', async () => {
    const { page, complaints } = await theatre.show(DESKTOP);
    await begun(page, 'successors');
    await page.getByRole('button', { name: 'Show the Whole Board' }).click();
    const [light] = await lightsIn(page);
    if (light === undefined) throw new Error('nothing is lit');
    expect(light.width).toBeLessThan(24);
    await page.mouse.click(light.x + light.width / 2 + 11, light.y + light.height / 2);
    await page.locator('.table[data-step="1"]').waitFor({ state: 'attached' });
    expect(complaints).toEqual([]);
  });

  it('an overview shows what is lit elsewhere, and leads there', async () => {
    const { page, complaints } = await theatre.show(DESKTOP);
    await begun(page, 'successors');
    const overview = page.locator('.overview');
    expect(await overview.locator('.overview-light').count()).toBe(await page.locator('.light-choice').count());
    const [left = 0] = await seen(page);
    const box = await overview.boundingBox();
    if (box === null) throw new Error('there is no overview');
    await page.mouse.click(box.x + box.width - 3, box.y + box.height / 2);
    expect((await seen(page))[0]).toBeGreaterThan(left);
    await page.getByRole('button', { name: 'Show the Whole Board' }).click();
    await overview.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });

  it('lights what the mouse moves over in the list, not what comes up under a mouse at rest', async () => {
    const { page, complaints } = await theatre.show(DESKTOP);
    await begun(page, 'peloponnesian');
    const pointed = (): Promise<number> => page.locator('.light-pointed').count();
    const first = await page.locator('[data-choice]').first().boundingBox();
    if (first === null) throw new Error('there is no choice');
    const [x, y] = [first.x + first.width / 2, first.y + first.height / 2];
    expect(await pointed()).toBe(0);
    await page.mouse.move(x, y);
    await expect.poll(pointed).toBeGreaterThan(0);
    await page.mouse.click(x, y);
    await atStep(page, 1);
    await boardDrawn(page);
    expect(await page.evaluate(`document.elementFromPoint(${x}, ${y}).closest('[data-choice]') !== null`)).toBe(true);
    expect(await pointed()).toBe(0);
    await page.mouse.move(x + 2, y);
    await expect.poll(pointed).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  });

  it('a panel opens beside the board, covers nothing of the question, and is open again after a reload', async () => {
    const { page, complaints } = await theatre.show(DESKTOP);
    await begun(page, 'conquest');
    expect(await page.locator('.tab-cards').count()).toBe(0);
    await openPanel(page, 'Standings');
    await page.locator('.panel-standings svg').waitFor();
    expect(await lightsIn(page)).not.toEqual([]);
    await page.reload();
    await page.getByRole('button', { name: 'Continue the Last Game' }).click();
    await page.locator('.panel-standings svg').waitFor();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.locator('.panel-standings').waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });
});
