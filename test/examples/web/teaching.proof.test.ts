/** The built page as a teacher: what a game is about, goals, advice, clauses, reasons, and battles set up by clicks. */
import * as conquest from 'diadochi/conquest';
import { actionKey, createMatch, orThrow, play, save } from 'diadochi/conquest';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES, REGISTRY } from '../../../src/games.js';
import {
  begin,
  boardDrawn,
  choice,
  chooseGame,
  clickOnBoard,
  dragByMouse,
  dragByTouch,
  litPlaces,
  middleOf,
  openFile,
  openPanel,
  stepOn,
} from './acting.js';
import { openTheatre, type Shown, type Theatre } from './browser.js';
import { firstOf } from './played.js';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844, touch: true };

/** Begins a game in which everybody plays at this screen, and waits until something is lit. */
async function begun(page: Page, name: (typeof GAMES)[number]): Promise<void> {
  const { title, usualPlayers } = REGISTRY[name];
  await begin(page, { game: title, players: usualPlayers, seed: 'fair', secret: false });
  await page.locator('.lights').waitFor({ state: 'attached' });
}

/** Things that are wider than this, in pixels, may have their middle elsewhere. */
const WIDE = 200;

/** A battle of Conquest and Empire in which the Persian is about to set up. */
function beforeArray() {
  const match = orThrow(createMatch({ players: 2, seed: 'granikos' }));
  const deploy = firstOf(conquest.legalActions(match.state));
  return orThrow(play(match, deploy)).match;
}

describe('the page teaches', () => {
  let theatre: Theatre;
  beforeAll(async () => {
    theatre = await openTheatre();
  });
  afterAll(() => theatre.close());

  it.each(GAMES)('%s: what it is about, what wins, and what to think of are in sight', async (name) => {
    const { title, usualPlayers } = REGISTRY[name];
    const table = await REGISTRY[name].open(async (manifest) => {
      const { about } = await manifest.page();
      return about.en;
    });
    for (const screen of [DESKTOP, PHONE]) {
      const { page, complaints } = await theatre.show(screen);
      await chooseGame(page, title);
      const introduction = await page.locator('.about').innerText();
      for (const text of [table.story, table.win, table.length]) expect(introduction).toContain(text);
      await begun(page, name);
      expect(await page.locator('.score').count()).toBeGreaterThanOrEqual(Math.min(2, usualPlayers));
      const goal = await page.locator('.goal-text').boundingBox();
      expect((goal?.y ?? 0) + (goal?.height ?? 0)).toBeLessThan(120);
      // The first advice says how one wins.
      expect(await page.locator('.advice').innerText()).toContain(table.win);
      expect(complaints).toEqual([]);
    }
  });

  it.each(GAMES)('%s: “What Is This?” has the clause of the question in our words', async (name) => {
    const { page, complaints } = await theatre.show(DESKTOP);
    await begun(page, name);
    await page.getByText('What Is This?', { exact: true }).click();
    await page.locator('.what strong').waitFor();
    const text = await page.locator('.what').innerText();
    const { base } = REGISTRY[name];
    const games = [REGISTRY[name], ...(base === undefined ? [] : [REGISTRY[base as 'conquest']])];
    const books = await Promise.all(games.map(({ rulebook }) => rulebook()));
    const clauses = books.flatMap((book) => book.clauses);
    expect(clauses.filter(([, title, summary]) => text.includes(title) && text.includes(summary))).not.toEqual([]);

    const translations = await Promise.all(games.map(async ({ germanRulebook }) => germanRulebook?.()));
    await page.getByText('Menu', { exact: true }).click();
    await page.getByLabel('Language').selectOption('de');
    await page.locator('.what span[lang=de]').waitFor();
    const german = await page.locator('.what').innerText();
    const found = translations
      .flatMap((translation = {}) => Object.values(translation))
      .filter(([title, summary]) => german.includes(title) && german.includes(summary));
    expect(found).not.toEqual([]);
    expect(complaints).toEqual([]);
  });

  it.each(GAMES)('%s: a click on anything lit acts, or says what it narrows, by mouse and by touch', async (name) => {
    for (const screen of [DESKTOP, PHONE]) {
      const { page, complaints } = await theatre.show(screen);
      await begun(page, name);
      for (let index = 0; index < 6; index++) {
        const place = (await litPlaces(page)).filter(({ width }) => width < WIDE)[index];
        if (place === undefined) break;
        const before = await stepOn(page);
        await (screen === PHONE ? page.touchscreen.tap(place.x, place.y) : page.mouse.click(place.x, place.y));
        const acted = async (): Promise<boolean> =>
          (await page.locator('.narrowing').count()) > 0 || (await stepOn(page)) > before;
        await expect.poll(acted).toBe(true);
        if ((await stepOn(page)) > before) break;
        await page.keyboard.press('Escape');
        await page.locator('.narrowing').waitFor({ state: 'detached' });
      }
      expect(complaints).toEqual([]);
    }
  });

  it('a cited rule opens what it says, and Escape closes it', async () => {
    const { page, complaints } = await theatre.show(DESKTOP);
    await begun(page, 'successors');
    await openPanel(page, 'Chronicle');
    const link = page.locator('.chronicle .rule', { hasText: /^R 5/ }).first();
    await link.click();
    const dialog = page.locator('dialog.clause');
    await dialog.waitFor();
    await expect.poll(() => dialog.locator('p').innerText()).toMatch(/\.$/);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });

  it('R 3.3 a click on a province that is not offered says why not, and so does text that fits no choice', async () => {
    const { page, complaints } = await theatre.show(DESKTOP);
    await begin(page, { game: 'Conquest and Empire', players: 2, seed: 'fair', secret: false });
    await clickOnBoard(page, '[data-label="media"]');
    await page.locator('.why-not li').first().waitFor();
    expect(await page.locator('.why-not').innerText()).toContain('cannot begin in this province. R 3.3');
    await page.getByRole('searchbox', { name: 'Type to filter the choices' }).fill('egypt');
    await expect.poll(() => page.locator('.why-not').innerText()).toMatch(/^egypt: why not\?/);
    await page.locator('.why-not li').first().waitFor();
    expect(complaints).toEqual([]);
  });

  /** Begins a game in which the last seat is a bot's and bots wait to be asked, and takes choices until it has moved. */
  async function afterBot(page: Page, title: string): Promise<void> {
    await chooseGame(page, title);
    await page.getByLabel('Seed').fill('fair');
    await page.locator('.begin-button:enabled').click();
    await page.locator('[data-choice]').first().waitFor();
    await openPanel(page, 'Chronicle');
    for (let step = 0; step < 60 && (await page.locator('.why').count()) === 0; step++) {
      await page.locator('[data-choice]').first().click();
      await page.locator('[data-choice]').first().waitFor();
    }
    await page.locator('.why').first().waitFor();
  }

  it.each(GAMES)('%s: a bot says why it moved, without what others may not see', async (name) => {
    const { title, hasHands } = REGISTRY[name];
    const motives = await REGISTRY[name].open(async (manifest) => Object.values((await manifest.motives()).texts.en));
    const { page, complaints } = await theatre.show(DESKTOP);
    await afterBot(page, title);
    const asked = page.locator('.why').first();
    await asked.click();
    const dialog = page.getByRole('dialog', { name: 'Why the Bot Did This' });
    await dialog.locator('.reasons [role=status] p').nth(1).waitFor();
    const text = await dialog.innerText();
    expect([...motives, 'It has no preference', 'It had no choice'].some((motive) => text.includes(motive))).toBe(true);
    expect(text.includes('when the game is over')).toBe(hasHands);
    const choices = dialog.locator('.weighed li');
    expect(await choices.count()).toBe(hasHands ? 0 : Math.max(2, await choices.count()));
    if (!hasHands) expect(await dialog.locator('.weighed-chosen').count()).toBe(1);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await page.evaluate(`document.activeElement?.className`)).toBe('why');
    expect(complaints).toEqual([]);
  });

  it('the guide can be hidden, stays hidden, and comes back from the menu', async () => {
    const { page, complaints } = await theatre.show(DESKTOP);
    await begun(page, 'alexandros');
    await page.getByRole('button', { name: 'Hide the Guide' }).click();
    await page.locator('.advice').waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('button', { name: 'Continue the Last Game' }).click();
    await page.locator('[data-choice]').first().waitFor();
    expect(await page.locator('.advice').count()).toBe(0);
    await page.getByText('Menu', { exact: true }).click();
    await page.getByRole('checkbox', { name: 'Guide me through my first turns' }).check();
    await page.locator('.advice').waitFor();
    expect(complaints).toEqual([]);
  });

  /** Opens the battle, and returns how its first choice places a unit, with the number of decisions before. */
  async function firstPlacement({ page }: Shown) {
    const match = beforeArray();
    await openFile(page, JSON.stringify(save(match)));
    await page.locator('[data-layer=waiting] [data-fighter]').first().waitFor();
    const placements = conquest
      .legalActions(match.state)
      .flatMap((action) => (action.type === 'arrayUnit' ? [action] : []));
    const { unit, box, player } = firstOf(placements);
    return {
      before: await stepOn(page),
      waiting: `[data-layer=waiting] [data-fighter="${unit}"]`,
      space: `[data-space="${player}:${box}"]`,
      placed: `[data-post="${player}:${box}"] [data-fighter="${unit}"]`,
    };
  }

  it('R 10.3 units to be placed are drawn, and a click on one and on a box places it there', async () => {
    const shown = await theatre.show(DESKTOP);
    const { page, complaints } = shown;
    const { before, waiting, space, placed } = await firstPlacement(shown);
    await clickOnBoard(page, waiting);
    // A unit with only one possible box is placed at once; otherwise the box has to be clicked too.
    if ((await stepOn(page)) === before) await clickOnBoard(page, space);
    await expect.poll(() => stepOn(page)).toBe(before + 1);
    await expect.poll(() => page.locator(placed).count()).toBe(1);
    expect(complaints).toEqual([]);
  });

  it.each([
    ['mouse', dragByMouse, DESKTOP],
    ['touch', dragByTouch, { ...DESKTOP, touch: true }],
  ])('R 10.3 a unit is dragged into a box by %s', async (_, drag, screen) => {
    const shown = await theatre.show(screen);
    const { page, complaints } = shown;
    const { before, waiting, space, placed } = await firstPlacement(shown);
    await boardDrawn(page);
    const [from, to] = [await middleOf(page, waiting), await middleOf(page, space)];
    await drag(page, from, to, async () => {
      // On its way it is under the pointer, and its boxes are lit.
      expect(await page.locator('.carried').count()).toBe(1);
      await expect.poll(() => page.locator('.narrowing').count()).toBe(1);
      expect(await stepOn(page)).toBe(before);
    });
    await expect.poll(() => stepOn(page)).toBe(before + 1);
    await expect.poll(() => page.locator(placed).count()).toBe(1);
    expect(await page.locator('.carried').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('R 10.3 the rest of an army is placed as proposed, and the map is there in battle', async () => {
    const { page, complaints } = await theatre.show(DESKTOP);
    const match = beforeArray();
    await openFile(page, JSON.stringify(save(match)));
    await choice(page, actionKey(firstOf(conquest.legalActions(match.state)))).waitFor();
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await page.locator('.board-frame [data-province=ionia]').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Battle', exact: true }).click();
    await page.getByRole('button', { name: 'Place the Rest as Proposed' }).click();
    // Both armies are played here, so the other one is asked next.
    await expect
      .poll(() => page.locator('.question-text').innerText())
      .toMatch(/^Macedonians: which unit do you place, and where/);
    await expect.poll(() => page.locator('[data-post^="persian:"] [data-fighter]').count()).toBeGreaterThan(5);
    await openPanel(page, 'Standings');
    expect(await page.locator('.standings [data-layer=battle]').count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
