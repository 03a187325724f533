/** Those who play on the page: by mouse, by keyboard, or by touch. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Spot } from '../../../src/hosts/page/table.js';
import { choice, focused, litPlaces, stepOn, type LitPlace } from './acting.js';
import type { Screen } from './browser.js';

/** What a player wants to do. */
export interface Wish {
  /** The key of the action. */
  readonly key: string;
  readonly label: string;
  /** The number of choices from which it is taken. */
  readonly listed: number;
  /** Whether a whole move can begin with it. */
  readonly setsOut: boolean;
  /** Whether it is about something that is drawn at a place. */
  isAt(spots: readonly Spot[]): boolean;
}

/** A way to use the page. */
export interface Hand {
  readonly screen: Screen;
  press(page: Page, button: Locator): Promise<void>;
  write(page: Page, field: Locator, text: string): Promise<void>;
  /** Selects the first option of a list. */
  selectFirst(page: Page, list: Locator): Promise<void>;
  /**
   * Takes a choice: the one that is wished for, or one about the same thing on the board. Returns whether something on
   * the board has been pressed.
   */
  decide(page: Page, wish: Wish): Promise<boolean>;
}

/** Presses something on the board, and returns whether a decision has been taken; otherwise the choices are narrowed. */
async function decides(page: Page, press: () => Promise<void>): Promise<boolean> {
  const [step, narrowing] = [await stepOn(page), await narrowingOn(page)];
  await press();
  const isHeard = async (): Promise<boolean> =>
    (await stepOn(page)) > step || (await narrowingOn(page)).join() !== narrowing.join();
  await expect.poll(isHeard, { interval: 10 }).toBe(true);
  return (await stepOn(page)) > step;
}

const narrowingOn = (page: Page): Promise<readonly string[]> => page.locator('.narrowing').allInnerTexts();

/** Returns the hand that presses buttons and places in some way. */
function pointing(
  screen: Screen,
  press: (button: Locator) => Promise<void>,
  pressAt: (page: Page, place: LitPlace) => Promise<void>,
): Hand {
  /** Goes where the piece that has been picked can go; returns whether there is such a place in sight. */
  async function go(page: Page): Promise<boolean> {
    const [goal] = await litPlaces(page, 'goal');
    return goal !== undefined && decides(page, () => pressAt(page, goal));
  }
  return {
    screen,
    press: (_, button) => press(button),
    async write(_, field, text) {
      await press(field);
      await field.fill(text);
    },
    async selectFirst(_, list) {
      await list.selectOption({ index: 0 });
    },
    async decide(page, { key, setsOut, isAt }) {
      const place = (await litPlaces(page)).find(({ spots }) => isAt(spots));
      if (place !== undefined) {
        if (await decides(page, () => pressAt(page, place))) return true;
        if (setsOut && (await go(page))) return true;
      }
      const button = choice(page, key);
      if ((await button.count()) === 0) await press(page.getByRole('button', { name: 'Show All', exact: true }));
      await press(button);
      return place !== undefined;
    },
  };
}

/** A player with a mouse, at a window by day. */
export const MOUSE: Hand = pointing(
  { width: 1440, height: 900 },
  (button) => button.click(),
  (page, { x, y }) => page.mouse.click(x, y),
);

/** A player with a telephone, at night. */
export const FINGER: Hand = pointing(
  { width: 390, height: 844, touch: true, dark: true },
  (button) => button.tap(),
  (page, { x, y }) => page.touchscreen.tap(x, y),
);

/** Goes on from one thing to the next until the one that is sought has the focus. */
async function reach(page: Page, sought: Locator, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  const found = sought.and(page.locator(':focus'));
  for (let tabs = 0; tabs < 80 && (await found.count()) === 0; tabs++) await page.keyboard.press(key);
  expect(await found.count()).toBe(1);
}

/** Goes to the filter of the choices. */
async function filterChoices(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await expect.poll(() => focused(page, 'input[type=search]')).toBe(true);
}

/** More choices than these are filtered before one is taken. */
const MANY = 6;

/** Takes the choice that is called so: of many it types a few words, then goes down to it, and presses Enter. */
export async function takeByKeyboard(page: Page, label: string, listed: number): Promise<void> {
  const button = page.locator('.choices-list button:focus');
  const words = label.match(/[a-z]{4,}/gi)?.slice(-3) ?? [];
  if (listed > MANY && words.length > 0) {
    await filterChoices(page);
    await page.keyboard.type(words.join(' '));
    await page.keyboard.press('ArrowDown');
  }
  await expect.poll(() => button.count(), { timeout: 20_000, interval: 10 }).toBe(1);
  for (let down = 0; down < 80 && (await button.innerText()) !== label; down++) await page.keyboard.press('ArrowDown');
  expect(await button.innerText()).toBe(label);
  await page.keyboard.press('Enter');
}

/** A player with a keyboard and no mouse, at a window at night. */
export const KEYS: Hand = {
  screen: { width: 1440, height: 900, dark: true },
  async press(page, button) {
    // What is above the choices comes before them.
    const isTable = (await page.locator('.table').count()) > 0;
    await reach(page, button, isTable ? 'Shift+Tab' : 'Tab');
    await page.keyboard.press('Enter');
  },
  async write(page, field, text) {
    await reach(page, field, 'Tab');
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
  },
  async selectFirst(page, list) {
    await reach(page, list, 'Tab');
    await page.keyboard.press('Home');
  },
  async decide(page, { label, listed }) {
    if (await focused(page, 'summary')) {
      await filterChoices(page);
      await page.keyboard.press('ArrowDown');
    }
    await takeByKeyboard(page, label, listed);
    return false;
  },
};
