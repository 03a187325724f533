/** What people do on the page. */
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Spot } from '../../../src/hosts/page/table.js';

const AXE = fileURLToPath(new URL('../../../node_modules/axe-core/axe.min.js', import.meta.url));

/** What is filled in before a game. */
export interface Agreement {
  /** The title of the game. */
  readonly game: string;
  readonly players: number;
  readonly seed: string;
  /** Whether hands are hidden from those who share the screen. */
  readonly secret: boolean;
}

/** Chooses a game, and waits until its code is there. */
export async function chooseGame(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: title, exact: true }).click();
  await page.getByRole('heading', { name: title, exact: true, level: 2 }).waitFor();
}

/** Begins a game in which everybody plays at this screen. */
export async function begin(page: Page, { game, players, seed, secret }: Agreement): Promise<void> {
  await chooseGame(page, game);
  await page.getByRole('button', { name: String(players), exact: true }).click();
  for (const here of await page.getByRole('button', { name: 'here', exact: true }).all()) await here.click();
  // Games without hands have no secrets.
  const hidden = page.getByRole('checkbox', { name: /^Secret hands/ });
  if ((await hidden.count()) > 0) await hidden.setChecked(secret);
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await atStep(page, 0);
}

/** Waits until so many decisions have been taken, and the board is drawn. */
export async function atStep(page: Page, step: number): Promise<void> {
  await page.locator(`.table[data-step="${step}"]`).waitFor({ state: 'attached' });
  await page.locator('.board-frame svg').waitFor({ state: 'attached' });
}

/** Returns the number of decisions that have been taken at the table. */
export const stepOn = async (page: Page): Promise<number> =>
  Number(await page.locator('.table').getAttribute('data-step'));

/** Returns whether the element with the focus matches a selector. */
export const focused = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(`document.activeElement?.matches(${JSON.stringify(selector)}) ?? false`);

/** Returns the decisions of the table that the browser has stored, once the last of them is among them. */
export async function keptDecisions<Action>(page: Page): Promise<readonly Action[]> {
  const kept = (): Promise<readonly Action[]> =>
    page.evaluate(
      `JSON.parse(localStorage['diadochi.table']).match.record.actions.filter(({ player }) => player !== 'chance')`,
    );
  await expect.poll(async () => (await kept()).length - (await stepOn(page))).toBe(0);
  return kept();
}

/** The button of an action, by its key. */
export const choice = (page: Page, key: string): Locator => page.locator(`[data-choice=${JSON.stringify(key)}]`);

/** Clicks in the middle of something on the board. */
export const clickOnBoard = (page: Page, selector: string): Promise<void> =>
  page.locator(`.board-frame ${selector}`).first().click({ force: true });

/** A point of the window, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns the middle of something on the board. */
export async function middleOf(page: Page, selector: string): Promise<Point> {
  const box = await page.locator(`.board-frame ${selector}`).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not in sight`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A way to drag something from one point to another; `onTheWay` is called shortly before it is dropped. */
type Drag = (page: Page, from: Point, to: Point, onTheWay: () => Promise<void>) => Promise<void>;

export const dragByMouse: Drag = async ({ mouse }, from, to, onTheWay) => {
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(to.x, to.y, { steps: 5 });
  await onTheWay();
  await mouse.up();
};

/** Sends what fingers do on the page: they are at these points. */
type Touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Point[]) => Promise<unknown>;

/** Calls a function that touches the page with any number of fingers. */
export async function withFingers(page: Page, use: (touch: Touch) => Promise<void>): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await use((type, fingers) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map(({ x, y }, id) => ({ x, y, id })) }),
  );
  await client.detach();
}

export const dragByTouch: Drag = (page, from, to, onTheWay) =>
  withFingers(page, async (touch) => {
    await touch('touchStart', [from]);
    await touch('touchMove', [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }]);
    await touch('touchMove', [to]);
    await onTheWay();
    await touch('touchEnd', []);
  });

/** A place on the screen where something is lit and in the open. */
export interface LitPlace extends Point {
  /** The width of what is lit, in pixels. */
  readonly width: number;
  /** What is drawn there, from the smallest to the largest. */
  readonly spots: readonly Spot[];
}

/** Waits for frames of the page. */
const frames = (page: Page, number: number): Promise<void> =>
  page.evaluate(`new Promise((done) => {
    const wait = (left) => (left === 0 ? done() : requestAnimationFrame(() => setTimeout(wait, 0, left - 1)));
    wait(${number});
  })`);

/** Waits until the board, which is drawn a few frames after the buttons, shows the same decision as they do. */
export const boardDrawn = (page: Page): Promise<void> => frames(page, 4);

/** The radius of what a finger touches, in pixels. */
const FINGERTIP = 8;

/** What a highlight means: something to choose, or somewhere to go. */
type Light = 'choice' | 'goal';

/** Returns the middles of the things that are lit and in the open now; what is around the board may still move it. */
const placesNow = (page: Page, light: Light): Promise<readonly LitPlace[]> =>
  page.evaluate(`(() => {
    const frame = document.querySelector('.board-frame');
    return [...document.querySelectorAll('.light-${light}')].flatMap((ring) => {
      const { left, top, width, height } = ring.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      // A finger covers more than a point.
      const around = [[0, 0], [-${FINGERTIP}, 0], [${FINGERTIP}, 0], [0, -${FINGERTIP}], [0, ${FINGERTIP}]];
      const hits = around.map(([right, down]) => document.elementFromPoint(x + right, y + down));
      if (!hits.every((hit) => frame.contains(hit))) return [];
      const [hit] = hits;
      const spots = [];
      for (let element = hit; element !== frame; element = element.parentElement) spots.push({ ...element.dataset });
      return [{ x, y, width, spots }];
    });
  })()`);

/** Returns the middles of the things that are lit and in the open, once the board has come to rest. */
export async function litPlaces(page: Page, light: Light = 'choice'): Promise<readonly LitPlace[]> {
  await boardDrawn(page);
  for (let before = await placesNow(page, light); ;) {
    await frames(page, 2);
    const places = await placesNow(page, light);
    if (isDeepStrictEqual(places, before)) return places;
    before = places;
  }
}

/** Dice that are shown in a part of the page, each throw as its figures. */
export async function diceIn(page: Page, part: string): Promise<readonly (string | null)[]> {
  const shown = await page.locator(`${part} .dice`).all();
  return Promise.all(shown.map((throwOf) => throwOf.getAttribute('aria-label')));
}

/** The words of the question, without the white space at its ends. */
export const questionOn = async (page: Page): Promise<string> =>
  (await page.locator('.question-text').innerText()).trim();

/** Opens a panel beside the board. */
export const openPanel = (page: Page, name: string): Promise<void> =>
  page.locator('.tabs').getByRole('button', { name, exact: true }).click();

/** Returns what axe finds on a page: each rule with the first element that breaks it. */
export async function findings(page: Page): Promise<readonly string[]> {
  await page.addScriptTag({ path: AXE });
  return page.evaluate(`axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ': ' + nodes[0].html.slice(0, 160) + ' ' + nodes[0].failureSummary))`);
}

/** Opens a text as a file. */
export const openFile = (page: Page, text: string): Promise<void> =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
