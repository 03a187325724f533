/** R 24.3: which ally gains a region that Athens has lost. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/peloponnesian/action/index.js';
import { decodeState } from '../../src/peloponnesian/codec/state/index.js';
import type { GameEvent } from '../../src/peloponnesian/event/index.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { regionsOn } from '../../src/peloponnesian/geometry/regions.js';
import { outcomeOf } from '../../src/peloponnesian/query/victory.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import type { PlayerId, RegionId } from '../../src/peloponnesian/vocabulary.js';
import { actor, faultPaths, four, inside, only, secondYear, three, type Pieces } from './allies.js';
import { atStep } from './building.js';
import { withLeaders, withRegion } from './changed.js';
import { cardOfKind, drawn, handed, nthCard, playing } from './plots.js';
import { held, situation } from './positions.js';
import { play, refused, rolls, said } from './table.js';

/** Open country in Chalcidice and in Macedon, and a city in each. */
const [IN_CHALCIDICE, OLYNTHUS, IN_MACEDON] = ['W3414', 'W3413', 'W3009'];

/** The control check of the second year, at which these regions are lost: their Allegiance is far below 0. */
function checked(state: GameState, ...lost: readonly RegionId[]): { state: GameState; events: readonly GameEvent[] } {
  const weary = lost.reduce((now, region) => withRegion(now, region, { allegiance: -4 }), secondYear(state));
  return atStep(weary, 'controlCheck');
}

/** Who has the first claim to a region that Athens loses, and by what: `thebes units`. */
function claimOn(state: GameState, region: RegionId): string {
  const { events } = checked(state, region);
  const [award] = said(events, 'regionAwarded');
  return award === undefined ? 'nobody' : `${award.player} ${award.by}`;
}

const claim = (player: PlayerId, region: RegionId): Action => ({ type: 'claimRegion', player, region });
const cede = (player: PlayerId, region: RegionId, to: PlayerId): Action => ({ type: 'cedeRegion', player, region, to });
const holder = (state: GameState, region: RegionId): PlayerId | undefined => state.regions[region]?.player;
const withPieces = (pieces: Pieces, state = three()): GameState => only(state, pieces);

describe('the first claim to a region', () => {
  it('R 24.3: (1) the player with the most units there, before any count of regions', () => {
    // Of two neighbours of Macedon beside Athens’, Sparta holds one, Epirus; Thebes none.
    expect(claimOn(withPieces({ units: { 'boeotia-cavalry-5-1': IN_MACEDON } }), 'macedon')).toBe('thebes units');
    const both = { 'boeotia-cavalry-5-1': IN_CHALCIDICE, 'laconia-hoplite-5-1': OLYNTHUS };
    const more = { ...both, 'laconia-hoplite-5-2': OLYNTHUS };
    expect(claimOn(withPieces({ units: more }), 'chalcidice')).toBe('sparta units');
  });

  it('R 24.3, ruling R64: (1) units count for the ally who leads them', () => {
    const together = {
      'boeotia-cavalry-5-1': IN_CHALCIDICE,
      'laconia-hoplite-5-1': IN_CHALCIDICE,
      'laconia-hoplite-5-2': IN_CHALCIDICE,
    };
    const led = (...leaders: readonly (readonly [string, PlayerId])[]): GameState =>
      withPieces({
        units: together,
        leaders: Object.fromEntries(leaders.map(([id, player]) => [id, [player, IN_CHALCIDICE] as const])),
      });
    expect(claimOn(led(), 'chalcidice')).toBe('sparta units');
    expect(claimOn(led(['pagondas', 'thebes']), 'chalcidice')).toBe('thebes units');
    // Leaders of both: the units are their own players’.
    expect(claimOn(led(['pagondas', 'thebes'], ['archidamus', 'sparta']), 'chalcidice')).toBe('sparta units');
  });

  it('R 24.3: (2) the player with the most neighbouring regions', () => {
    // Macedon: Sparta holds Epirus. Thessaly: Thebes holds Phocis and Aetolia, Sparta Epirus.
    expect(claimOn(withPieces({}), 'macedon')).toBe('sparta neighbours');
    expect(claimOn(withPieces({}), 'thessaly')).toBe('thebes neighbours');
    // As many units of each: the neighbours decide.
    const units = { 'boeotia-cavalry-5-1': IN_MACEDON, 'laconia-hoplite-5-1': IN_MACEDON };
    expect(claimOn(withPieces({ units }), 'macedon')).toBe('sparta neighbours');
    // Of four, Corinth holds Epirus.
    expect(claimOn(withPieces({}, four()), 'macedon')).toBe('corinth neighbours');
  });

  it('R 24.3: (2) the Aegean and the Western Islands are adjacent to no region', () => {
    const now = situation(three());
    const neighboursOf = (region: RegionId): readonly RegionId[] => [...regionsOn(now.ground.map)[region].neighbours];
    expect(neighboursOf('aegeanIslands')).toEqual([]);
    expect(neighboursOf('westernIslands')).toEqual([]);
    const all = now.scenario.regions.map(({ region }) => region);
    for (const region of all) {
      expect(neighboursOf(region)).not.toContain('aegeanIslands');
      expect(neighboursOf(region)).not.toContain('westernIslands');
    }
    // A land border is one.
    expect([...neighboursOf('attica')].sort()).toEqual(['boeotia', 'megarid']);
    // Euboea lies across a strait from Boeotia that land units cross, and is no island that R 24.3 names.
    expect(neighboursOf('euboea')).toEqual(['boeotia']);
  });

  it('R 24.3: (3) the player with the fewest regions', () => {
    // Thebes has 4, and Sparta 7.
    expect(claimOn(withPieces({}), 'westernIslands')).toBe('thebes fewestRegions');
    // Acarnania lies between Aetolia of Thebes and Epirus of Sparta.
    expect(claimOn(withPieces({}), 'acarnania')).toBe('thebes fewestRegions');
    const turned = held(withPieces({}), 'thebes', 'achaea', 'elis', 'arcadia');
    expect(claimOn(turned, 'westernIslands')).toBe('sparta fewestRegions');
    // Of four, Corinth has 3, and the others 4 each.
    expect(claimOn(withPieces({}, four()), 'westernIslands')).toBe('corinth fewestRegions');
  });

  it('R 24.3, ruling Q203: only those who are level in one count are compared by the next; (4) chance decides', () => {
    // Corinth, with the fewest regions, has no unit in Chalcidice; the two others have one each, no neighbour, and 4 regions.
    const units = { 'boeotia-cavalry-5-1': IN_CHALCIDICE, 'laconia-hoplite-5-1': OLYNTHUS };
    const { state, events } = checked(withPieces({ units }, four()), 'chalcidice');
    expect(said(events, 'regionAwarded')).toEqual([]);
    expect(actor(state)).toBe('chance');
    const draw = (claimant: PlayerId) => ({
      action: { type: 'drawClaimant', player: 'chance', region: 'chalcidice', claimant } as const,
      weight: 1,
    });
    expect(machine.chanceOutcomes(state)).toEqual([draw('sparta'), draw('thebes')]);
    const after = play(state, draw('thebes').action);
    expect(said(after.events, 'regionAwarded')).toEqual([
      { type: 'regionAwarded', rule: 'R 24.3', region: 'chalcidice', player: 'thebes', by: 'lot' },
    ]);
    expect(machine.legalActions(after.state)).toContainEqual(claim('thebes', 'chalcidice'));
    expect(holder(play(after.state, claim('thebes', 'chalcidice')).state, 'chalcidice')).toBe('thebes');
  });
});

describe('taking a region, or leaving it to an ally', () => {
  it('R 24.3: whoever has the first claim takes control, with levels as R 4.3.1 says', () => {
    const { state } = checked(withPieces({}), 'macedon');
    expect(machine.legalActions(state)).toEqual([claim('sparta', 'macedon'), cede('sparta', 'macedon', 'thebes')]);
    const after = play(state, claim('sparta', 'macedon'));
    expect(after.state.regions.macedon).toMatchObject({ player: 'sparta', allegiance: 4, militance: 7 });
    expect(said(after.events, 'regionChanged')).toMatchObject([{ rule: 'R 4.3.1', from: 'athens', by: 'sparta' }]);
  });

  it('R 24.3, ruling R65: a player may leave it to any ally', () => {
    const { state } = checked(withPieces({}, four()), 'macedon');
    expect(machine.legalActions(state)).toEqual([
      claim('corinth', 'macedon'),
      cede('corinth', 'macedon', 'sparta'),
      cede('corinth', 'macedon', 'thebes'),
    ]);
    const after = play(state, cede('corinth', 'macedon', 'thebes'));
    expect(holder(after.state, 'macedon')).toBe('thebes');
    expect(said(after.events, 'regionCeded')).toEqual([
      { type: 'regionCeded', rule: 'R 24.3', region: 'macedon', player: 'corinth', to: 'thebes' },
    ]);
    expect(refused(state, cede('corinth', 'macedon', 'athens'))).toEqual(['noAlly', 'R 24.3']);
    expect(refused(state, cede('corinth', 'macedon', 'corinth'))).toEqual(['noAlly', 'R 24.3']);
    expect(refused(state, claim('corinth', 'thrace'))).toEqual(['notClaimed', 'R 24.3']);
  });

  it('R 24.3: what a player of the League loses is Athens’, and nobody is asked', () => {
    const { state, events } = checked(only(three(), {}), 'elis');
    expect(said(events, 'regionChanged')).toMatchObject([{ region: 'elis', from: 'sparta', by: 'athens' }]);
    expect(state.stack.some(({ kind }) => kind === 'claims')).toBe(false);
  });

  it('R 24.3, ruling Q203: several regions are claimed in the order of the rulebook, each by what stands then', () => {
    const { state, events } = checked(withPieces({}), 'macedon', 'thessaly');
    expect(said(events, 'regionAwarded')).toMatchObject([{ region: 'thessaly', player: 'thebes', by: 'neighbours' }]);
    // Macedon then lies between Thessaly of Thebes and Epirus of Sparta.
    const taken = play(state, claim('thebes', 'thessaly'));
    expect(said(taken.events, 'regionAwarded')).toMatchObject([
      { region: 'macedon', player: 'thebes', by: 'fewestRegions' },
    ]);
    const ceded = play(state, cede('thebes', 'thessaly', 'sparta'));
    expect(said(ceded.events, 'regionAwarded')).toMatchObject([
      { region: 'macedon', player: 'sparta', by: 'neighbours' },
    ]);
  });

  it('R 24.3, ruling Q203: before that the regions that the League loses go to Athens', () => {
    // Without Epirus Sparta has no neighbour of Acarnania, and Thebes has Aetolia.
    const { state, events } = checked(withPieces({}), 'acarnania', 'epirus');
    expect(holder(state, 'epirus')).toBe('athens');
    expect(said(events, 'regionAwarded')).toMatchObject([{ player: 'thebes', by: 'neighbours' }]);
  });

  it('R 24.3, 24.7: Attica is gained like any other region, and ends the game when all are gained', () => {
    // Thebes holds both neighbours of Attica.
    const { state } = checked(withPieces({}), 'attica', 'westernIslands');
    const taken = play(state, claim('thebes', 'attica')).state;
    expect(taken.ended).toBeNull();
    // Thebes has 5 regions now, and Sparta 7.
    const { state: over } = play(taken, cede('thebes', 'westernIslands', 'sparta'));
    // 7 of its own and 2 of Attica; Sparta has 11 and 2.
    expect(over.ended).toEqual({ winner: 'league', margin: null, how: 'home', margins: { thebes: 'victory' } });
    expect(outcomeOf(over)?.winners).toEqual(['thebes']);
  });

  it('R 24.8, rulings Q8, Q203: of homes lost at one check that of an ally counts first, when Attica has been gained too', () => {
    const { state } = checked(withPieces({}), 'attica', 'boeotia');
    expect([holder(state, 'boeotia'), state.ended]).toEqual(['athens', null]);
    expect(decodeState(state)).toMatchObject({ right: state });
    const { state: over } = play(state, claim('thebes', 'attica'));
    expect(holder(over, 'attica')).toBe('thebes');
    expect(over.ended).toEqual({ winner: 'empire', margin: 'decisive', how: 'home' });
  });
});

describe('cards by which regions change hands', () => {
  const REBELLION = cardOfKind('rebellionPossible', 'lesbos');
  const PERDICCAS = nthCard('perdiccasSwitchesSides', 0);

  it('R 24.3, ruling Q206: after a Rebellion the player whose leader is there gains the region', () => {
    // By R 24.3 Thebes, with two units, would have the first claim.
    const units = { 'boeotia-hoplite-5-1': 'W5622', 'boeotia-hoplite-5-2': 'W5622' };
    const state = withLeaders(only(three(), { units }), { alcidas: { at: 'W5320', player: 'sparta' } });
    const play = playing(handed(state, 'sparta', [REBELLION]), 'sparta', REBELLION, { region: 'lesbos' });
    expect(holder(rolls(play, 6), 'lesbos')).toBe('sparta');
  });

  it('R 24.3, ruling Q206: of Macedon who draws the card gains it from Athens, or the first claimant if Athens draws', () => {
    const state = withRegion(only(three(), {}), 'macedon', { allegiance: 1 });
    expect(holder(drawn(state, 'thebes', PERDICCAS, { region: 'macedon' }), 'macedon')).toBe('thebes');
    const byAthens = drawn(state, 'athens', PERDICCAS, { region: 'macedon' });
    expect(machine.legalActions(byAthens)).toEqual([claim('sparta', 'macedon'), cede('sparta', 'macedon', 'thebes')]);
    // An ally loses it to Athens.
    const theban = withRegion(state, 'macedon', { player: 'thebes' });
    expect(holder(drawn(theban, 'sparta', PERDICCAS, { region: 'macedon' }), 'macedon')).toBe('athens');
  });
});

describe('a claim at rest', () => {
  const { state } = checked(only(three(), { units: { 'boeotia-hoplite-5-1': inside('W3528') } }), 'macedon', 'lesbos');
  const [turn, frame] = state.stack;

  it('R 24.3: is read as it was written', () => {
    expect(frame).toMatchObject({ kind: 'claims', regions: ['macedon', 'lesbos'], claimant: 'sparta', gained: [] });
    expect(decodeState(JSON.parse(JSON.stringify(state)))).toMatchObject({ right: state });
  });

  it.each<readonly [string, object, string]>([
    ['no region', { regions: [] }, '.regions'],
    ['a region that Athens does not hold', { regions: ['elis'] }, '.regions[0]'],
    ['a region twice', { regions: ['macedon'], gained: ['macedon'] }, '.gained[1]'],
    ['a claimant of the other camp', { claimant: 'athens' }, '.claimant'],
    ['an unknown clause', { rule: 'R 9.1' }, '.rule'],
  ])('R 24.3: is not read with %s', (_, change, path) => {
    expect(faultPaths({ ...state, stack: [turn, { ...frame, ...change }] })).toContain(`$.stack[1]${path}`);
  });
});
