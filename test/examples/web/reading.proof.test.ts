/** Whatever is opened on the page: damaged JSON, games that are over, and boards and cards of the players. */
import * as fc from 'fast-check';
import { isLeft, orThrow, playout, seededChance } from 'diadochi/core';
import { describe, expect, it } from 'vitest';
import { openGame } from '../../../examples/web/games/index.js';
import type { Session } from '../../../examples/web/games/session.js';
import { packed } from '../../../examples/web/state/link.js';
import { PREFIX } from '../../../examples/web/state/formats.js';
import { readText } from '../../../examples/web/state/reading.js';
import { linkToPosition, linkToStart } from '../../../examples/web/state/sharing.js';
import { GAMES, REGISTRY } from '../../../src/games.js';
import { YES, type Agreed, type Look } from '../../../src/hosts/page/table.js';
import { damaged } from '../../kit/malformed.js';
import { opened, PAGE, steppedOn } from './written.js';

const LOOK: Look = { locale: 'en', theme: 'light' };
/** More actions than any game has in which all choices are equally likely. */
const LONG = 100_000;

/** Draws a session as the page does when it is opened. */
function drawn(session: Session): void {
  for (const viewer of [...session.players, 'spectator']) {
    const scene = session.scene(session.last, viewer);
    expect(scene.board(LOOK, 0, scene.hasDisplay ? 'battle' : 'map')).toMatch(/^<svg/);
    expect(scene.choices(LOOK).length > 0).toBe(viewer === session.asked);
    scene.question(LOOK);
    scene.standing(LOOK);
    scene.cards(LOOK);
  }
}

/** Returns a value as JSON, or another text if it cannot be written. */
function jsonOf(value: unknown): string {
  try {
    return String(JSON.stringify(value));
  } catch {
    return '';
  }
}

describe.each(GAMES)('%s on the page', (name) => {
  it('a damaged position is refused or drawn', async () => {
    const session = await steppedOn(name, 12);
    const position = [0, 6, 12].map((step) => session.position(step));
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(damaged(position), async (value) => {
        const read = await readText(jsonOf(value));
        if (isLeft(read)) refused++;
        else drawn(read.right.table.session);
      }),
      { numRuns: 80 },
    );
    expect(refused).toBeGreaterThan(10);
  });

  it('a damaged record, save, table or link is refused or opened', async () => {
    const session = await steppedOn(name, 6);
    const link = { format: 'diadochi-link', version: 1, game: name, seed: 'gaza' };
    const written = [
      session.record(),
      session.saved(),
      { format: 'diadochi-table', seating: { bots: [], secret: true }, match: session.saved() },
      { ...link, ...session.deal() },
      { ...link, position: session.position(3) },
    ];
    await fc.assert(
      fc.asyncProperty(damaged(written), async (value) => {
        const [plain, packedIn] = [jsonOf(value), `${PREFIX}${await packed(jsonOf(value))}`];
        const [one, other] = [await readText(plain, 'gaza'), await readText(packedIn, 'gaza')];
        expect(isLeft(other)).toBe(isLeft(one));
      }),
      { numRuns: 60 },
    );
  });

  it('a game that is over is opened from its position, its link and its record', async () => {
    const text = await REGISTRY[name].open(async ({ entry, usualPlayers, page }) => {
      const [{ game }, { options }] = [await entry(), await page()];
      const agreed = orThrow(game.decode.options(options(usualPlayers, {})));
      const simulation = game.simulate(orThrow(game.createGame(agreed)));
      playout(simulation, seededChance('ipsos'), { maxActions: LONG });
      expect(game.outcome(simulation.state())).toBeDefined();
      return JSON.stringify(game.toPosition(simulation.state()));
    });
    const { session, seating } = opened(await readText(text)).table;
    expect([session.asked, session.ending === undefined, seating.bots]).toEqual([undefined, false, []]);
    drawn(session);
    const link = await linkToPosition(PAGE, session, 0, 'gaza');
    const again = opened(await readText('address' in link ? link.address : '')).table.session;
    expect(again.ending).toEqual(session.ending);
    expect(await linkToStart(PAGE, session)).toBeUndefined();
    const record = opened(await readText(JSON.stringify(session.record()))).table.session;
    expect([record.last, record.ending]).toEqual([0, session.ending]);
  });

  it('takes its own board, cards or components for those of the players', async () => {
    const game = await openGame(name);
    const { usualPlayers } = REGISTRY[name];
    // Abilities need the optional rule that uses them (R 19.2).
    const agreed: Agreed = { specialAbilities: YES };
    const parts = game.ownParts(usualPlayers, 'en', agreed);
    expect(parts.length).toBeGreaterThan(0);
    const actionsOf = (session: Session): unknown => (session.record() as { readonly actions: unknown }).actions;
    for (const { id, usual } of parts) {
      const own = { [id]: JSON.parse(JSON.stringify(usual())) as unknown };
      const begun = orThrow(game.begin(usualPlayers, agreed, 'arbela', own));
      const usually = orThrow(game.begin(usualPlayers, agreed, 'arbela'));
      expect([begun.asked, actionsOf(begun)]).toEqual([usually.asked, actionsOf(usually)]);
      expect(begun.deal()?.options).toHaveProperty(id, own[id]);
      const wrong = game.faultOf(usualPlayers, agreed, { [id]: 7 });
      expect(wrong?.faults.map(({ path }) => path)).toContain(`$.${id}`);
    }
  });
});
