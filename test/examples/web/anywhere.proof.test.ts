/** The page begins anywhere: at a position in a link, with a pasted record, with a board of one's own. */
import { readFileSync } from 'node:fs';
import { actionKey, playout, seededChance } from 'diadochi/core';
import { board, createGame, legalActions, orThrow, recordOf, toPosition } from 'diadochi';
import * as alexandros from 'diadochi/alexandros';
import { question } from 'diadochi/text';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atStep, begin, choice, findings, questionOn } from './acting.js';
import { openTheatre, type Screen, type Theatre } from './browser.js';
import { BABYLON, beforeMarch, decisionsOf, firstOf } from './played.js';

const DESKTOP = { width: 1440, height: 900 };
const SCREENS: readonly Screen[] = [DESKTOP, { ...DESKTOP, dark: true }, { width: 390, height: 844, touch: true }];

/** Chooses something in the menu of the table. */
async function inMenu(page: Page, name: string): Promise<void> {
  await page.getByText('Menu', { exact: true }).click();
  await page.getByRole('button', { name, exact: true }).click();
}

/** Opens a text in the dialog for texts. */
async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Text' }).fill(text);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
}

/** The link to the position that a table shows. */
async function linkOn(page: Page): Promise<string> {
  await inMenu(page, 'Share and Write');
  const field = page.getByRole('textbox', { name: 'Link to This Position' });
  await expect.poll(() => field.inputValue()).toMatch(/#play=/);
  return field.inputValue();
}

describe('the page begins anywhere', () => {
  let theatre: Theatre;
  beforeAll(async () => {
    theatre = await openTheatre();
  });
  afterAll(() => theatre.close());

  it('a position that one page shares is played on in another, by whoever is asked, against bots', async () => {
    const { match } = beforeMarch();
    const one = await theatre.show(DESKTOP);
    await one.page.getByRole('button', { name: 'Paste Text' }).click();
    await paste(one.page, JSON.stringify(recordOf(match)));
    await atStep(one.page, decisionsOf(match));
    const link = await linkOn(one.page);

    const other = await theatre.show(DESKTOP);
    await other.page.goto(link);
    await other.page.getByRole('dialog', { name: 'Seats' }).waitFor();
    // The game is opened once, and a reload does not begin it again.
    expect(other.page.url()).toBe(theatre.url);
    expect(await questionOn(other.page)).toBe(question(match.state)?.text);
    const seats = other.page.getByRole('dialog').getByRole('listitem');
    expect(await seats.getByRole('button', { name: 'bot', pressed: true }).count()).toBe(1);
    await other.page.keyboard.press('Enter');
    await other.page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => other.page.evaluate('document.activeElement.className')).toMatch(/^choice/);
    await choice(other.page, actionKey(firstOf(legalActions(match.state)))).click();
    await atStep(other.page, 1);
    expect([...one.complaints, ...other.complaints]).toEqual([]);
  });

  it('a pasted record is gone through with the slider, and played on from any step', async () => {
    const { match } = beforeMarch();
    const { page, complaints } = await theatre.show(DESKTOP);
    await page.getByRole('button', { name: 'Paste Text' }).click();
    await paste(page, JSON.stringify(recordOf(match)));
    const last = decisionsOf(match);
    await atStep(page, last);
    const slider = page.getByRole('slider', { name: 'Step' });
    expect([await slider.inputValue(), await slider.getAttribute('max')]).toEqual([String(last), String(last)]);
    await slider.fill('3');
    await atStep(page, 3);
    expect(await page.locator('[data-choice]').count()).toBe(0);
    const shown = await questionOn(page);
    await page.getByRole('button', { name: 'Play from Here' }).click();
    await page.getByRole('dialog', { name: 'Seats' }).getByRole('button', { name: 'Play', exact: true }).click();
    await atStep(page, 0);
    expect(await questionOn(page)).toBe(shown);
    expect(await page.locator('[data-choice]').count()).toBeGreaterThan(0);

    // The record was replaced, and is still there.
    await inMenu(page, 'New Game');
    await page.getByRole('button', { name: 'Back to the Game Before' }).click();
    await atStep(page, last);
    expect(complaints).toEqual([]);
  });

  it('a broken link leads to the start with a message, and leaves a table in play as it is', async () => {
    const { page, complaints } = await theatre.show(DESKTOP);
    await page.goto(`${theatre.url}#play=broken`);
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').innerText()).toBe(
      'That could not be opened: The link is damaged or incomplete. Copy all of it, up to its last character.',
    );
    await begin(page, BABYLON);
    const before = await questionOn(page);
    await page.evaluate(`location.hash = '#play=broken'`);
    await page.getByRole('alert').waitFor();
    expect(await questionOn(page)).toBe(before);
    expect(complaints).toEqual([]);
  });

  it('a game that is over is shown from its link', async () => {
    const { page, complaints } = await theatre.show(DESKTOP);
    const simulation = alexandros.simulate(orThrow(alexandros.createGame({ players: 2 })));
    playout(simulation, seededChance('gordion'), { maxActions: 100_000 });
    const over = alexandros.toPosition(simulation.state());
    await page.getByRole('button', { name: 'Paste Text' }).click();
    await paste(page, JSON.stringify(over));
    await page.locator('.question').getByText('The Game Is Over').waitFor();
    const link = await linkOn(page);
    const other = await theatre.show(DESKTOP);
    await other.page.goto(link);
    await other.page.locator('.question').getByText('The Game Is Over').waitFor();
    expect(await other.page.getByRole('dialog').count()).toBe(0);
    expect([...complaints, ...other.complaints]).toEqual([]);
  });

  it('a text that is refused stays in the dialog, with what is wrong and where', async () => {
    const { page, complaints } = await theatre.show(DESKTOP);
    await begin(page, BABYLON);
    const position = toPosition(orThrow(createGame({ players: 2 })));
    await inMenu(page, 'Paste Text');
    await paste(page, JSON.stringify({ ...position, turn: 77 }));
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.locator('code').allInnerTexts()).toContain('$.position.turn');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate('document.activeElement.innerText')).toBe('Menu');
    await atStep(page, 0);
    expect(complaints).toEqual([]);
  });

  it('a board of one’s own is played on, and refused with the place if something is wrong', async () => {
    const { page, complaints } = await theatre.show(DESKTOP);
    await page.getByText('Options', { exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the Default: Board' }).click(),
    ]);
    expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toEqual(JSON.parse(JSON.stringify(board)));
    const file = async (value: unknown): Promise<void> => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: 'Choose File: Board' }).click(),
      ]);
      await chooser.setFiles({
        name: 'board.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(value)),
      });
    };
    const [first, ...others] = board.spaces;
    await file({ ...board, spaces: [{ ...first, kind: 'town' }, ...others] });
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').locator('code').allInnerTexts()).toEqual(['$.board.spaces[0].kind']);
    await file(board);
    await page.getByText('fits this game').waitFor();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await atStep(page, 0);
    const kept = (): Promise<number | undefined> =>
      page.evaluate(`JSON.parse(localStorage['diadochi.table'] ?? '{}').match?.record.options.board?.spaces.length`);
    await expect.poll(kept).toBe(board.spaces.length);
    expect(complaints).toEqual([]);
  });

  it('axe finds nothing in its dialogs, which fit every screen', async () => {
    for (const screen of SCREENS) {
      const { page, complaints } = await theatre.show(screen);
      const fits = async (): Promise<void> => {
        expect(await findings(page)).toEqual([]);
        const box = await page.locator('dialog[open]').boundingBox();
        expect([(box?.x ?? -1) >= 0, (box?.x ?? 0) + (box?.width ?? 0) <= screen.width]).toEqual([true, true]);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(screen.height);
      };
      await page.getByRole('button', { name: 'Paste Text' }).click();
      await paste(page, '{"format":"diadochi-position","game":"successors","version":1,"options":{}}');
      await page.getByRole('alert').waitFor();
      await fits();
      await page.keyboard.press('Escape');
      await page.getByText('Options', { exact: true }).click();
      await page.getByRole('group', { name: 'Your Own Board and Cards' }).waitFor();
      expect(await findings(page)).toEqual([]);
      await begin(page, BABYLON);
      expect(await linkOn(page)).toMatch(/#play=/);
      await fits();
      await page.keyboard.press('Escape');
      await inMenu(page, 'Change Seats');
      await page.getByRole('dialog', { name: 'Seats' }).waitFor();
      await fits();
      expect(complaints).toEqual([]);
    }
  });
});
