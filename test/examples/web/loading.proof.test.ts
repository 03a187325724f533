/** How the built page loads: game by game, with its bots in a worker, and without a network once it has been loaded. */
import * as alexandros from 'diadochi/alexandros';
import { greedyBot, turnOf } from 'diadochi/bots';
import { orThrow, seededChance } from 'diadochi/core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heuristics } from '../../../src/alexandros/bots/index.js';
import { chooseGame, keptDecisions, stepOn } from './acting.js';
import { openTheatre, type Theatre } from './browser.js';
import { firstOf } from './played.js';

const DESKTOP = { width: 1440, height: 900 };
const SEED = 'gordion';

/** Begins Alexandros; the second player, or both, are bots that play at once. */
async function beginWithBots(page: Page, seats: 'one' | 'all'): Promise<void> {
  await chooseGame(page, 'Alexandros');
  await page.getByRole('button', { name: '2', exact: true }).click();
  if (seats === 'all') await page.getByRole('button', { name: 'bot', exact: true }).first().click();
  await page.getByLabel('Seed').fill(SEED);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('.table').waitFor();
  await page.getByText('Menu', { exact: true }).click();
  await page.getByLabel('Bots play').selectOption('atOnce');
  await page.getByText('Menu', { exact: true }).click();
}

/** Returns what the bots of the page choose from the start of a game between bots. */
function botsOfLibrary(decisions: number): readonly alexandros.Action[] {
  const bot = greedyBot(heuristics);
  let match = orThrow(alexandros.createMatch({ players: 2, seed: SEED }));
  return Array.from({ length: decisions }, (_, step) => {
    const { player } = firstOf(alexandros.legalActions(match.state));
    if (player === 'chance') throw new Error('chance is settled');
    const chance = seededChance(`${SEED} ${String(step + 1)}`);
    const action = bot.choose(turnOf(alexandros.alexandros, match.state, player, chance));
    match = orThrow(alexandros.play(match, action)).match;
    return action;
  });
}

/** A browser without service workers: what a page asks for can be withheld. */
const WITHOUT_KEEPER = 'delete Navigator.prototype.serviceWorker;';

describe('the page loads', () => {
  let theatre: Theatre;
  beforeAll(async () => {
    theatre = await openTheatre();
  });
  afterAll(() => theatre.close());

  it('a game when it is chosen, and nothing from other hosts', async () => {
    const { page, complaints } = await theatre.show(DESKTOP);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByRole('group', { name: 'Seats' }).waitFor();
    const isLoaded = (game: string): boolean => theatre.requests.some((path) => path.startsWith(`/assets/${game}-`));
    expect(['successors', 'alexandros', 'peloponnesian'].map(isLoaded)).toEqual([true, false, false]);
    await beginWithBots(page, 'all');
    expect(['alexandros', 'peloponnesian'].map(isLoaded)).toEqual([true, false]);
    await expect.poll(() => stepOn(page), { timeout: 60_000 }).toBeGreaterThan(5);
    expect(asked.filter((address) => new URL(address).origin !== new URL(theatre.url).origin)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('its bots in a worker, where they choose what the library chooses', async () => {
    const { page, complaints } = await theatre.show(DESKTOP);
    await beginWithBots(page, 'all');
    await expect.poll(() => stepOn(page), { timeout: 60_000 }).toBeGreaterThan(40);
    expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
      expect.stringMatching(/^\/assets\/bot-worker-/),
    ]);
    await page.getByText('Menu', { exact: true }).click();
    await page.getByLabel('Bots play').selectOption('onDemand');
    const decisions = await keptDecisions<alexandros.Action>(page);
    expect(decisions.length).toBeGreaterThan(40);
    expect(decisions).toEqual(botsOfLibrary(decisions.length));
    expect(complaints).toEqual([]);
  });

  it.each([
    [
      'cannot be started',
      `window.Worker = class { constructor() { throw new Error('no workers here'); } };`,
      'no workers here',
    ],
    [
      'cannot load its code',
      `window.Worker = class extends EventTarget { postMessage() { this.dispatchEvent(new Event('error')); } };`,
      'the worker does not start',
    ],
  ])('says so if the worker %s, and its bots go on', async (_, script, reason) => {
    const { page, complaints } = await theatre.show(DESKTOP, script);
    await beginWithBots(page, 'all');
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').innerText()).toContain(`The bots cannot think in the background (${reason}).`);
    // The worker has decided nothing: the page has taken all of these steps.
    await expect.poll(() => stepOn(page), { timeout: 60_000 }).toBeGreaterThan(5);
    expect(complaints).toEqual([]);
  });

  it('says so if a bot cannot be loaded at all, and goes on after a reload', async () => {
    const { page } = await theatre.show(DESKTOP, WITHOUT_KEEPER);
    await page.getByRole('group', { name: 'Seats' }).waitFor();
    let isBroken = true;
    await page.context().route(/\/assets\/bots-/, (route) => (isBroken ? route.abort() : route.continue()));
    await beginWithBots(page, 'all');
    await page.getByRole('alert').filter({ hasText: 'The bot could not choose' }).waitFor();
    const before = await stepOn(page);
    isBroken = false;
    await page.reload();
    await page.getByRole('button', { name: 'Continue the Last Game' }).click();
    await expect.poll(() => stepOn(page), { timeout: 20_000 }).toBeGreaterThan(before);
  });
});

it('the page works without a network once it has been loaded', async () => {
  const theatre = await openTheatre();
  try {
    const { page } = await theatre.show(DESKTOP);
    await beginWithBots(page, 'one');
    await page.locator('[data-choice]').first().waitFor();
    const keptOf = (part: string): Promise<boolean> =>
      page.evaluate(`caches.open('diadochi-files').then((cache) => cache.keys()).then((files) =>
        files.some(({ url }) => url.includes('/assets/${part}')))`);
    for (const part of ['index', 'alexandros-', 'bots-', 'rulebook-', 'terminal-'])
      await expect.poll(() => keptOf(part), { timeout: 60_000 }).toBe(true);
    await theatre.stopServing();

    await page.goto(`${theatre.url}?game=alexandros`);
    await page.getByRole('button', { name: 'Continue the Last Game' }).click();
    await page.locator('[data-choice]').first().click();
    await expect.poll(() => stepOn(page)).toBe(1);
    // To the next decision of the user, over those of the bot.
    for (let step = 1; step < 12; step++) {
      await expect.poll(async () => (await page.locator('[data-choice]').count()) > 0, { timeout: 20_000 }).toBe(true);
      await page.locator('[data-choice]').first().click();
    }
    await expect.poll(async () => (await page.locator('[data-choice]').count()) > 0, { timeout: 20_000 }).toBe(true);
    const players = new Set((await keptDecisions<alexandros.Action>(page)).map(({ player }) => player));
    expect(players.size).toBe(2);
    await page.getByText('What Is This?', { exact: true }).click();
    await expect.poll(() => page.locator('.what strong').count()).toBe(1);

    // A game that has never been loaded is not there; the page says so, and goes on.
    await page.getByText('Menu', { exact: true }).click();
    await page.getByRole('button', { name: 'New Game' }).click();
    await page.getByRole('button', { name: 'Xenophon', exact: true }).click();
    await page.getByText(/^Xenophon could not be loaded: /).waitFor();
    await page.getByRole('button', { name: 'Reload the Page' }).waitFor();
    expect(await page.getByRole('button', { name: 'Start', exact: true }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Alexandros', exact: true }).click();
    await page.getByRole('group', { name: 'Seats' }).waitFor();
  } finally {
    await theatre.close();
  }
});
