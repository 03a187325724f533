/** The built page in a browser: clicked, typed at, reloaded. */
import { actionKey, destinations as alexanderGoes } from 'diadochi/alexandros';
import * as alexandros from 'diadochi/alexandros';
import * as alexandrosText from 'diadochi/alexandros/text';
import * as conquest from 'diadochi/conquest';
import * as conquestText from 'diadochi/conquest/text';
import { matches, type Game, type WholeGameTypes } from 'diadochi/core';
import { createMatch, legalActions, orThrow, play, query, save, type Match, type SuccessorsTypes } from 'diadochi';
import { describeAction, names, question } from 'diadochi/text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES as NAMES, REGISTRY } from '../../../src/games.js';
import {
  atStep,
  begin,
  choice,
  clickOnBoard,
  diceIn,
  focused,
  openFile,
  openPanel,
  questionOn,
  stepOn,
} from './acting.js';
import { openTheatre, type Shown, type Theatre } from './browser.js';
import {
  asked,
  BABYLON,
  beforeBattle,
  beforeMarch,
  decisionsOf,
  firstOf,
  stepsToOneThatMayBeTakenBack,
} from './played.js';

const DESKTOP = { width: 1600, height: 1000 };
const PHONE = { width: 390, height: 844 };

/** Plays on the page what the library lists first, and looks that both ask the same. */
async function playAlong({ page }: Shown, decisions: number): Promise<Match<SuccessorsTypes>> {
  let match: Match<SuccessorsTypes> = orThrow(createMatch({ players: 2, seed: BABYLON.seed }));
  for (let step = 1; step <= decisions; step++) {
    const action = firstOf(legalActions(match.state));
    const button = choice(page, actionKey(action));
    expect(await button.innerText()).toBe(describeAction(action, match.state).text);
    await button.click();
    await atStep(page, step);
    match = orThrow(play(match, action)).match;
    expect(await questionOn(page)).toBe(question(match.state)?.text);
  }
  return match;
}

/** Asks on the page what the library asks, and decides there what it lists first: so many decisions of any game. */
async function askedAlike<G extends WholeGameTypes>(
  { page }: Shown,
  game: Game<G>,
  options: G['options'] & { readonly seed: string },
  questionIn: (state: G['state']) => { readonly text: string } | undefined,
  decisions: number,
): Promise<void> {
  const host = matches(game);
  let match = orThrow(host.createMatch(options));
  for (let step = 1; step <= decisions; step++) {
    expect(await questionOn(page)).toBe(questionIn(match.state)?.text);
    const action = firstOf(game.legalActions(match.state));
    await choice(page, actionKey(action)).click();
    await atStep(page, step);
    match = orThrow(host.play(match, action)).match;
  }
  expect(await questionOn(page)).toBe(questionIn(match.state)?.text);
}

describe('the page', () => {
  let theatre: Theatre;
  beforeAll(async () => {
    theatre = await openTheatre();
  });
  afterAll(() => theatre.close());

  it('asks what the library asks, decision by decision', async () => {
    const shown = await theatre.show(DESKTOP);
    await begin(shown.page, BABYLON);
    await playAlong(shown, 12);
    expect(shown.complaints).toEqual([]);
  });

  it('a click on Alexander lights where he can go, and a click there takes him there', async () => {
    const { page, complaints } = await theatre.show(DESKTOP);
    await begin(page, { game: 'Alexandros', players: 2, seed: 'gordion', secret: false });
    let match = orThrow(alexandros.createMatch({ players: 2, seed: 'gordion' }));
    const goals = alexanderGoes(match.state);
    const only = goals.find(({ goal }) => goals.filter((other) => other.goal === goal).length === 1);
    if (only === undefined) throw new Error('each goal can be reached in several ways');

    await clickOnBoard(page, '[data-piece="alexander"]');
    await expect.poll(() => page.locator('.light-goal').count()).toBe(new Set(goals.map(({ goal }) => goal)).size);
    await clickOnBoard(page, `[data-point="${only.goal}"]`);
    await atStep(page, only.actions.length);
    for (const action of only.actions) match = orThrow(alexandros.play(match, action)).match;
    expect(match.state.alexander).toBe(only.goal);
    expect(await questionOn(page)).toBe(alexandrosText.question(match.state)?.text);
    expect(complaints).toEqual([]);
  });

  it.each(NAMES)('%s: it asks what the library asks', async (name) => {
    await REGISTRY[name].open(async ({ title, usualPlayers, entry, page }) => {
      const shown = await theatre.show(DESKTOP);
      const agreed = { players: usualPlayers, seed: 'kounaxa' };
      await begin(shown.page, { game: title, ...agreed, secret: false });
      const [{ game }, { words }] = [await entry(), await page()];
      await askedAlike(shown, game, agreed, (state) => words.en.question(state), 8);
      expect(shown.complaints).toEqual([]);
    });
  });

  it('Conquest and Empire: a click on a province deploys the King there, and the display shows who is set up', async () => {
    const { page, complaints } = await theatre.show(DESKTOP);
    const agreed = { game: 'Conquest and Empire', players: 2, seed: 'granikos', secret: false } as const;
    await begin(page, agreed);
    let match = orThrow(conquest.createMatch({ players: 2, seed: agreed.seed }));
    const deploy = conquest.legalActions(match.state).find((action) => action.type === 'deploy');
    if (deploy === undefined) throw new Error('the King has no choice');
    await clickOnBoard(page, `[data-label="${deploy.province}"]`);
    await atStep(page, 1);
    match = orThrow(conquest.play(match, deploy)).match;
    expect(await questionOn(page)).toBe(conquestText.question(match.state)?.text);

    // The first unit stands in the Centre, the second in the Right box (R 10.3).
    const [first] = conquest.legalActions(match.state);
    if (first?.type !== 'arrayUnit') throw new Error('the Persian does not set up');
    await choice(page, actionKey(first)).click();
    await atStep(page, 2);
    match = orThrow(conquest.play(match, first)).match;
    await expect.poll(() => page.locator(`.board-frame [data-fighter="${first.unit}"]`).count()).toBe(1);
    expect(await questionOn(page)).toBe(conquestText.question(match.state)?.text);
    expect(complaints).toEqual([]);
  });

  it('a battle from a file: its dice are shown as they fell', async () => {
    const { page, complaints } = await theatre.show(DESKTOP);
    const { match, action, dice } = beforeBattle();
    await openFile(page, JSON.stringify(save(match)));
    const step = decisionsOf(match);
    await atStep(page, step);
    await choice(page, actionKey(action)).click();
    await atStep(page, step + 1);
    await openPanel(page, 'Chronicle');
    const thrown = await diceIn(page, '.panel-log');
    expect(thrown).toContain(dice.join(', '));
    const inTray = await diceIn(page, '.tray');
    expect(inTray).toContain(dice.join(', '));
    expect(complaints).toEqual([]);
  });

  it('what was kept is there after a reload, and is taken back as far as is fair', async () => {
    const shown = await theatre.show(DESKTOP);
    const { page } = shown;
    await begin(page, BABYLON);
    const step = stepsToOneThatMayBeTakenBack();
    const match = await playAlong(shown, step);
    await page.reload();
    await page.getByRole('button', { name: 'Continue the Last Game' }).click();
    await atStep(page, step);
    expect(await questionOn(page)).toBe(question(match.state)?.text);
    await page.getByRole('button', { name: 'Undo' }).click();
    await atStep(page, step - 1);
    expect(shown.complaints).toEqual([]);
  });

  it('a file that was saved opens again; one that is none is refused with words', async () => {
    const shown = await theatre.show(DESKTOP);
    const { page } = shown;
    await begin(page, BABYLON);
    await playAlong(shown, 3);
    await page.getByText('Menu', { exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as File' }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk as Uint8Array));
    const again = await theatre.show(DESKTOP);
    await openFile(again.page, Buffer.concat(chunks).toString('utf8'));
    await atStep(again.page, 3);
    await openFile(again.page, '{"format":"tea"}');
    await again.page.getByRole('alert').waitFor();
    expect(await again.page.getByRole('alert').innerText()).toBe(
      'That could not be opened: This is no table, match, record, position or link of this page.',
    );
    expect([...shown.complaints, ...again.complaints]).toEqual([]);
  });

  it('is played with the keyboard alone', async () => {
    const { page, complaints } = await theatre.show(DESKTOP);
    await page.getByLabel('Seed').fill('arbela');
    // It is enabled when the game has been loaded.
    await page.locator('.begin-button:enabled').waitFor();
    for (let tabs = 0; tabs < 60 && !(await focused(page, '.begin-button')); tabs++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('[data-choice]').first().waitFor({ timeout: 120_000 });
    const before = await stepOn(page);
    const labels = await page.locator('[data-choice]').allInnerTexts();
    await page.keyboard.press('/');
    await expect.poll(() => focused(page, 'input[type=search]')).toBe(true);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    expect(await page.evaluate('document.activeElement.innerText')).toBe(labels[0]);
    await page.keyboard.press('Enter');
    await expect.poll(() => stepOn(page), { timeout: 30_000 }).toBeGreaterThan(before);
    await expect.poll(() => focused(page, '.choices-list button'), { timeout: 60_000 }).toBe(true);

    await page.keyboard.press('b');
    const box = (): Promise<string | null> => page.locator('.board-frame svg').getAttribute('viewBox');
    await page.keyboard.press('0');
    const all = await box();
    await page.keyboard.press('+');
    expect(await box()).not.toBe(all);
    await page.keyboard.press('0');
    expect(await box()).toBe(all);
    expect(complaints).toEqual([]);
  });

  it('a click on a general lights his goals, and a click on one marches him there', async () => {
    const { page, complaints } = await theatre.show(DESKTOP);
    const { match, general, goal, way } = beforeMarch();
    await openFile(page, JSON.stringify(save(match)));
    const step = decisionsOf(match);
    await atStep(page, step);
    await page.locator('.lights').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Show the Whole Board' }).click();
    await clickOnBoard(page, `[data-piece="${general}"]`);
    await expect.poll(() => page.locator('.light-goal').count()).toBeGreaterThan(1);
    await clickOnBoard(page, `[data-space="${goal}"]`);
    await atStep(page, step + way.length);
    const after = way.reduce((latest, action) => orThrow(play(latest, action)).match, match);
    expect(await questionOn(page)).toBe(question(after.state)?.text);
    expect(query.marchOf(after.state)?.space).toBe(goal);
    expect(complaints).toEqual([]);
  });

  it('the wheel zooms, a drag moves, and neither chooses anything', async () => {
    const { page, complaints } = await theatre.show(DESKTOP);
    await begin(page, BABYLON);
    const seen = async (): Promise<readonly number[]> =>
      (await page.locator('.board-frame svg').getAttribute('viewBox'))?.split(' ').map(Number) ?? [];
    await page.getByRole('button', { name: 'Show the Whole Board' }).click();
    const [left, , width = 0] = await seen();
    await page.mouse.move(400, 300);
    await page.mouse.wheel(0, -400);
    await expect.poll(async () => (await seen())[2]).toBeLessThan(width);
    const [from] = await seen();
    await page.mouse.down();
    await page.mouse.move(300, 300, { steps: 5 });
    await page.mouse.up();
    expect((await seen())[0]).toBeGreaterThan(from ?? 0);
    await page.getByRole('button', { name: 'Show the Whole Board' }).click();
    expect((await seen())[0]).toBe(left);
    expect(await page.locator('.table').getAttribute('data-step')).toBe('0');
    expect(complaints).toEqual([]);
  });

  it('a curtain hides the hand of one player from the next', async () => {
    const { page, complaints } = await theatre.show(DESKTOP);
    const liftCurtainOf = async (player: ReturnType<typeof asked>): Promise<void> => {
      await page.getByRole('dialog').waitFor();
      expect(await page.getByRole('dialog').innerText()).toContain(names('en').players[player]);
      expect(await page.locator('[data-choice]').count()).toBe(0);
      expect(await page.getByText('Your Hand').count()).toBe(0);
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await page.locator('.question').getAttribute('data-side')).toBe(player);
    };
    await begin(page, { ...BABYLON, secret: true });
    let match = orThrow(createMatch({ players: 2, seed: BABYLON.seed }));
    const first = asked(match);
    await liftCurtainOf(first);
    for (let step = 1; asked(match) === first; step++) {
      const action = firstOf(legalActions(match.state));
      await choice(page, actionKey(action)).click();
      await atStep(page, step);
      match = orThrow(play(match, action)).match;
    }
    await liftCurtainOf(asked(match));
    expect(await page.locator('[data-choice]').count()).toBe(legalActions(match.state).length);
    expect(complaints).toEqual([]);
  });

  it('looks back at any step, and returns to now', async () => {
    const shown = await theatre.show(DESKTOP);
    const { page } = shown;
    await begin(page, BABYLON);
    await playAlong(shown, 5);
    await page.getByRole('button', { name: 'Replay' }).click();
    await page.getByRole('slider', { name: 'Step' }).fill('2');
    await atStep(page, 2);
    expect(await page.locator('[data-choice]').count()).toBe(0);
    let match = orThrow(createMatch({ players: 2, seed: BABYLON.seed }));
    for (let step = 0; step < 2; step++) match = orThrow(play(match, firstOf(legalActions(match.state)))).match;
    expect(await questionOn(page)).toBe(question(match.state)?.text);
    await page.getByRole('button', { name: 'Back to Now' }).click();
    await atStep(page, 5);
    expect(shown.complaints).toEqual([]);
  });

  it('speaks German, and is dark at night', async () => {
    const { page, complaints } = await theatre.show({ ...DESKTOP, dark: true });
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await begin(page, BABYLON);
    await page.getByText('Menu', { exact: true }).click();
    await page.getByLabel('Language').selectOption('de');
    const { state } = orThrow(createMatch({ players: 2, seed: BABYLON.seed }));
    await expect.poll(() => questionOn(page)).toBe(question(state, 'de')?.text);
    await expect.poll(() => page.locator('.board-frame svg').getAttribute('lang')).toBe('de');
    expect(await page.locator('.board-frame svg').getAttribute('data-theme')).toBe('dark');
    expect(complaints).toEqual([]);
  });

  it('opens with the game that its address names', async () => {
    const { page, complaints } = await theatre.show(DESKTOP);
    const name = firstOf(NAMES.slice(1));
    await page.goto(`${page.url()}?game=${name}`);
    const chosen = page.getByRole('button', { name: REGISTRY[name].title, exact: true });
    expect(await chosen.getAttribute('aria-pressed')).toBe('true');
    expect(complaints).toEqual([]);
  });

  it('fits a telephone: nothing is wider than the screen, and each panel can be reached', async () => {
    const shown = await theatre.show(PHONE);
    const { page } = shown;
    const width = (): Promise<number> => page.evaluate('document.documentElement.scrollWidth');
    expect(await width()).toBe(PHONE.width);
    await begin(page, BABYLON);
    await playAlong(shown, 2);
    expect(await width()).toBe(PHONE.width);
    for (const [tab, panel] of [
      ['Cards', 'cards'],
      ['Chronicle', 'log'],
      ['Standings', 'standings'],
      ['Places', 'places'],
      ['Choices', 'choices'],
    ] as const) {
      await openPanel(page, tab);
      await page.locator(`.panel-${panel}`).waitFor({ state: 'visible' });
      expect(await page.locator('.panel:visible').count()).toBe(1);
      expect(await width()).toBe(PHONE.width);
    }
    for (const button of await page.locator('[data-choice]').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(40);
    expect(shown.complaints).toEqual([]);
  });
});
