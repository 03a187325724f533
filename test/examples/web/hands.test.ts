/** The built page by two fingers, and by the keyboard alone. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { begin } from './acting.js';
import { CHROMIUM, openTheatre, type Theatre } from './browser.js';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1600, height: 1000 };

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** Two fingers go from some places to others, and are lifted. */
async function pinch(page: Page, from: readonly Finger[], to: readonly Finger[]): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Finger[]): Promise<unknown> =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map(({ x, y }, id) => ({ x, y, id })) });
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
  await client.detach();
}

const seen = async (page: Page): Promise<readonly number[]> =>
  (await page.locator('.board-frame svg').getAttribute('viewBox'))?.split(' ').map(Number) ?? [];

const focused = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(`document.activeElement?.matches(${JSON.stringify(selector)}) ?? false`);

/** Goes from one thing to the next until one that says this has the focus. */
async function tabTo(page: Page, text: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let tabs = 0; tabs < 80; tabs++) {
    if ((await page.evaluate('document.activeElement?.innerText')) === text) return;
    await page.keyboard.press(key);
  }
  throw new Error(`nothing that says ${text} can be reached`);
}

describe.skipIf(CHROMIUM === undefined)('the page in other hands', () => {
  let theatre: Theatre;
  beforeAll(async () => {
    theatre = await openTheatre(CHROMIUM ?? '');
  });
  afterAll(() => theatre.close());

  it('two fingers that part come closer, three times as far three times as close, and choose nothing', async () => {
    const { page, complaints } = await theatre.show({ ...PHONE, touch: true });
    await begin(page, { game: 'Successors', players: 2, seed: 'babylon', secret: false });
    const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator('.board-frame').boundingBox()) ?? {};
    const apart = (half: number): readonly Finger[] =>
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
    const step = async (): Promise<number> => Number(await page.locator('.table').getAttribute('data-step'));
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
});
