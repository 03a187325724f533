/** The Peloponnesian War on the built page: its cards, its areas, and a map too large for a telephone. */
import { createMatch, legalActions, orThrow, play, save, type Match } from 'diadochi/peloponnesian';
import type { PeloponnesianTypes } from 'diadochi/peloponnesian';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atStep, openFile, openPanel, stepOn } from '../examples/web/acting.js';
import { openTheatre, type Theatre } from '../examples/web/browser.js';

const DESKTOP = { width: 1600, height: 1000 };
const PHONE = { width: 390, height: 844 };

type Action = PeloponnesianTypes['action'];

/** Plays on with what ends each stage until this is listed. */
function until(match: Match<PeloponnesianTypes>, isWanted: (action: Action) => boolean): Match<PeloponnesianTypes> {
  const listed = legalActions(match.state);
  const last = listed.at(-1);
  if (last === undefined) throw new Error('the game is over');
  return listed.some(isWanted) ? match : until(orThrow(play(match, last)).match, isWanted);
}

describe('the Peloponnesian War on the page', () => {
  let theatre: Theatre;
  beforeAll(async () => {
    theatre = await openTheatre();
  });
  afterAll(() => theatre.close());

  it('R 12.2 a card of the hand says what it does, and is discarded where it lies', async () => {
    const { page, complaints } = await theatre.show(DESKTOP);
    const match = until(
      orThrow(createMatch({ players: 2, scenario: 'campaign', seed: 'pylos' })),
      ({ type }) => type === 'discardCard',
    );
    await openFile(page, JSON.stringify(save(match)));
    await openPanel(page, 'Cards');
    const card = page.locator('.panel-cards .card[data-playable=true]').first();
    expect(await card.locator('.card-text').innerText()).toMatch(/\.$/);
    const step = await stepOn(page);
    await card.getByRole('button', { name: /^Discard card/ }).click();
    await atStep(page, step + 1);
    expect(complaints).toEqual([]);
  });

  it('R 5.3 the areas of regions are lit along their outlines, and their cities are not lit', async () => {
    const { page, complaints } = await theatre.show(DESKTOP);
    const match = until(
      orThrow(createMatch({ players: 2, scenario: 'campaign', seed: 'pylos' })),
      ({ type }) => type === 'assess',
    );
    await openFile(page, JSON.stringify(save(match)));
    await page.locator('.lights').waitFor({ state: 'attached' });
    expect(await page.locator('.lights path').count()).toBeGreaterThan(10);
    expect(await page.locator('.lights rect').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('a telephone shows first where units can be placed, large enough to read', async () => {
    const { page, complaints } = await theatre.show({ ...PHONE, touch: true });
    const begun = orThrow(createMatch({ players: 4, scenario: 'fourPlayerCampaign', seed: 'delion' }));
    const match = until(begun, ({ type, player }) => type === 'place' && player === 'thebes');
    await openFile(page, JSON.stringify(save(match)));
    await page.locator('.light-choice').first().waitFor({ state: 'attached' });
    const seen = async (): Promise<number> =>
      Number((await page.locator('.board-frame svg').getAttribute('viewBox'))?.split(' ')[2]);
    const first = await seen();
    await page.getByRole('button', { name: 'Show the Whole Board', exact: true }).click();
    expect(await seen()).toBeGreaterThan(first);
    expect(complaints).toEqual([]);
  });
});
