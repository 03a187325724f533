/** The built page for those who do not see it, or use no mouse: axe, landmarks, focus, the board in words, and motion. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES, REGISTRY } from '../../../src/games.js';
import { begin, chooseGame, findings, openPanel } from './acting.js';
import { openTheatre, type Screen, type Theatre } from './browser.js';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844, touch: true };

const focused = (page: Page): Promise<string> =>
  page.evaluate('document.activeElement === document.body ? "nothing" : document.activeElement.className');

describe('the page for everybody', () => {
  let theatre: Theatre;
  beforeAll(async () => {
    theatre = await openTheatre();
  });
  afterAll(() => theatre.close());

  const screens: readonly (readonly [string, Screen])[] = [
    ['a window', DESKTOP],
    ['a window at night', { ...DESKTOP, dark: true }],
    ['a telephone', PHONE],
  ];
  /** The themes differ in colours, and the screens in layout, so two tables show all. */
  const tables: readonly Screen[] = [DESKTOP, { ...PHONE, dark: true }];

  it.each(screens)('axe finds nothing at the start, in %s', async (_, screen) => {
    const { page, complaints } = await theatre.show(screen);
    expect(await findings(page)).toEqual([]);
    await page.getByText('Options', { exact: true }).click();
    expect(await findings(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it.each(GAMES)(
    '%s: axe finds nothing on the table, its panels and its menu, by day and on a phone at night',
    async (name) => {
      const { title, usualPlayers } = REGISTRY[name];
      for (const screen of tables) {
        const { page, complaints } = await theatre.show(screen);
        await begin(page, { game: title, players: usualPlayers, seed: 'fair', secret: false });
        await page.locator('[data-choice]').first().waitFor();
        expect(await findings(page)).toEqual([]);
        for (const panel of await page.locator('.tabs button:visible').allInnerTexts()) {
          if (panel !== 'Choices') await openPanel(page, panel);
          expect(await findings(page)).toEqual([]);
        }
        await page.getByText('Menu', { exact: true }).click();
        expect(await findings(page)).toEqual([]);
        expect(complaints).toEqual([]);
      }
    },
  );

  it('axe finds nothing on what is explained: the question, a clause, and why something cannot be chosen', async () => {
    const { page } = await theatre.show(DESKTOP);
    await begin(page, { game: 'Conquest and Empire', players: 2, seed: 'fair', secret: false });
    await page.getByText('What Is This?', { exact: true }).click();
    await page.getByRole('searchbox', { name: 'Type to filter the choices' }).fill('egypt');
    await page.locator('.why-not li').first().waitFor();
    expect(await findings(page)).toEqual([]);
    await page.locator('.what .rule').click();
    await page.locator('dialog.clause p').waitFor();
    expect(await findings(page)).toEqual([]);
  });

  it('axe finds nothing on the curtain between two players', async () => {
    const { page } = await theatre.show(DESKTOP);
    await begin(page, { game: 'Successors', players: 2, seed: 'babylon', secret: true });
    await page.getByRole('dialog').waitFor();
    expect(await findings(page)).toEqual([]);
  });

  it('every screen has one main landmark', async () => {
    const { page } = await theatre.show(DESKTOP);
    expect(await page.getByRole('main').count()).toBe(1);
    await begin(page, { game: 'Conquest and Empire', players: 2, seed: 'fair', secret: false });
    expect(await page.getByRole('main').count()).toBe(1);
  });

  it('the focus is on the choices after the game has begun, also when bots decide first', async () => {
    const { page } = await theatre.show(DESKTOP);
    await chooseGame(page, 'Conquest and Empire');
    await page.getByRole('button', { name: 'Start', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.table').waitFor();
    expect(await focused(page)).not.toBe('nothing');
    await page.locator('[data-choice]').first().waitFor({ timeout: 60_000 });
    await expect.poll(() => focused(page)).toMatch(/^choice/);
  });

  it('the board can be read in words: what stands where, and what can be chosen', async () => {
    const { page } = await theatre.show(DESKTOP);
    await begin(page, { game: 'Successors', players: 2, seed: 'babylon', secret: false });
    await openPanel(page, 'Places');
    const rows = page.locator('.place');
    const texts = await rows.allInnerTexts();
    expect(texts).toContainEqual(expect.stringMatching(/^Blue, in Babylon: Perdikkas .*; .*4 Royal Army CUs/));
    const lit = await page.locator('.light-choice').count();
    expect(texts.filter((text) => text.endsWith('(can be chosen)')).length).toBeGreaterThanOrEqual(Math.min(1, lit));
    await page.getByRole('searchbox', { name: 'Find a name on the board' }).fill('Memphis');
    expect((await rows.allInnerTexts()).every((text) => text.includes('Memphis'))).toBe(true);
    const seen = (): Promise<string | null> => page.locator('.board-frame svg').getAttribute('viewBox');
    const before = await seen();
    await rows.first().click();
    expect(await seen()).not.toBe(before);
  });

  it('nothing moves by itself if the user prefers so', async () => {
    const { page } = await theatre.show(DESKTOP);
    await begin(page, { game: 'Successors', players: 2, seed: 'babylon', secret: false });
    const seen = (): Promise<string | null> => page.locator('.board-frame svg').getAttribute('viewBox');
    await page.getByRole('button', { name: 'Show the Whole Board' }).click();
    const whole = await seen();
    await page.waitForTimeout(400);
    expect(await seen()).toBe(whole);
    const running = await page.evaluate('document.getAnimations().length');
    expect(running).toBe(0);
  });
});
