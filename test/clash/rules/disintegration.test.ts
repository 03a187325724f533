/** R S3.0: disintegration. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/clash/action/index.js';
import { machine } from '../../../src/clash/machine.js';
import type { GameState } from '../../../src/clash/state.js';
import { describeEvents } from '../../../src/clash/text/index.js';
import type { SideId, UnitId } from '../../../src/conquest/vocabulary.js';
import { besieging, duelling, phase, scene, type Scene } from '../battle.js';
import { dice, emptyBoard, everyUnit, play, said, type Changes } from '../table.js';

/** Ptolemy, the last of his side, stands with the one who is attacked; a levy of his is in Egypt. */
function lastLeader(more: Partial<Scene> = {}): GameState {
  return scene({
    fighters: {
      'phalanx-1': 'antigonid centre',
      'persianLevy-1': 'antigonid left',
      'royalGuard-1': 'ptolemaic centre',
      'persianLevy-2': 'ptolemaic right',
    },
    leaders: { antigonus: 'phalanx-1', ptolemy: 'royalGuard-1' },
    changes: {
      units: { 'persianLevy-3': { at: 'egypt', side: 'ptolemaic' }, ...more.changes?.units },
      provinces: { egypt: { holder: 'ptolemaic' } },
      cities: { alexandria: { walls: 2, holder: 'ptolemaic' } },
      leaders: { seleucus: { at: 'babylonia', side: 'seleucid' }, ...more.changes?.leaders },
    },
    top: duelling('antigonid', 'phalanx-1', 'royalGuard-1'),
  });
}

/** 8 and 8 against 7 and 7 is 1:1: a 6 is DL, and a 1 kills the leader. */
const killed = (state: GameState) => play(state, dice(6, 1));

describe('R S3.0 disintegration', () => {
  it('the last leader is killed in battle: those who fought there join the victor, and the others go home', () => {
    const { state, events } = killed(lastLeader());
    expect(said(events, 'leaderLeft')).toMatchObject([{ leader: 'ptolemy', why: 'killed' }]);
    expect(said(events, 'battleEnded')).toMatchObject([{ winner: 'antigonid' }]);
    expect(said(events, 'sideDisintegrated')).toMatchObject([{ side: 'ptolemaic', victor: 'antigonid' }]);
    for (const unit of ['royalGuard-1', 'persianLevy-2'] as const)
      expect(state.units[unit]).toMatchObject({ at: 'cilicia', side: 'antigonid' });
    expect(state.units['persianLevy-3']?.at).toBe('mutinied');
  });

  it('is told in one sentence for those who join the victor, and one for each place that others leave', () => {
    // In the order of the counters those who fought stand between the others, and those of one place between those of another.
    const units = {
      'phalanx-2': { at: 'syria', side: 'ptolemaic' },
      'persianInfantry-1': { at: 'egypt', side: 'ptolemaic' },
      'persianLevy-4': { at: 'syria', side: 'ptolemaic' },
    } as const;
    const { state, events } = killed(lastLeader({ changes: { units } }));
    const fates = describeEvents(
      events.filter(({ type }) => type === 'unitChangedSides' || type === 'unitMutinied'),
      state,
      'en',
    );
    expect(fates.map(({ said }) => said.text)).toEqual([
      'Changing sides from the Ptolemies to the Antigonids in Cilicia: Royal Guard and Persian levy 2.',
      'Deserting the Ptolemies in Syria: Phalanx 2 and Persian levy 4.',
      'Deserting the Ptolemies in Egypt: Persian infantry 1 and Persian levy 3.',
    ]);
  });

  it('ruling S3.3 what it holds stays its own', () => {
    const { state } = killed(lastLeader());
    expect(state.provinces['egypt']?.holder).toBe('ptolemaic');
    expect(state.cities['alexandria']).toEqual({ walls: 2, holder: 'ptolemaic' });
  });

  it('ruling S5.10 of the fourth player’s those go home who follow leaders; Indians and barbarians never', () => {
    const besieged = machine.start(
      emptyBoard(
        { players: 4 },
        {
          turn: 9,
          units: {
            'persianLevy-1': { at: 'gandara', side: 'ptolemaic' },
            'persianLevy-2': { at: 'egypt', side: 'independents' },
            'indianInfantry-1': { at: 'bactria', side: 'independents' },
            'barbarianCavalry-1': { at: 'media', side: 'independents', band: 3 },
          },
          leaders: {
            chandragupta: { at: 'aornos', side: 'independents' },
            ptolemy: { at: 'gandara', side: 'ptolemaic' },
            seleucus: { at: 'babylonia', side: 'seleucid' },
          },
          cities: { aornos: { walls: 1, holder: 'independents' } },
          stack: besieging(
            { city: 'aornos', province: 'gandara' },
            { side: 'ptolemaic', units: ['persianLevy-1'] },
            { side: 'independents', force: 'indian', leaders: ['chandragupta'] },
            [0, 1],
          ),
        },
      ),
    );
    expect(said(besieged.events, 'leaderHeld')).toMatchObject([{ leader: 'chandragupta', by: 'ptolemaic' }]);
    expect(said(besieged.events, 'sideDisintegrated')).toMatchObject([{ side: 'independents', victor: null }]);
    expect(besieged.state.units).toMatchObject({
      'persianLevy-2': { at: 'mutinied' },
      'indianInfantry-1': { at: 'bactria', side: 'independents' },
      'barbarianCavalry-1': { at: 'media', side: 'independents' },
    });
  });

  it('R S14.3 a side without leaders that takes a prisoner has lost nobody: what it has formed stays', () => {
    const bought = machine.start(
      emptyBoard(
        { players: 3, optionalRules: ['leaderRecruitment'] },
        {
          turn: 9,
          units: { 'mercenaryHoplites-4': { at: 'pool' } },
          leaders: {
            eumenes: { at: 'lybia', side: 'seleucid' },
            seleucus: { at: 'babylonia', side: 'seleucid' },
            antigonus: { at: 'ionia', side: 'antigonid' },
          },
          provinces: { lybia: { holder: 'ptolemaic' } },
          stack: [
            { kind: 'turn', begun: true, step: 0 },
            { kind: 'levy', side: 'ptolemaic', raised: [] },
            {
              kind: 'replacements',
              side: 'ptolemaic',
              points: 2,
              bought: { own: 0, recruits: 0 },
              raising: null,
              razed: null,
            },
          ],
        },
      ),
    ).state;
    const { state, events } = play(bought, [{ type: 'raise', player: 'ptolemaic', unit: 'mercenaryHoplites-4' }]);
    expect(said(events, 'leaderHeld')).toMatchObject([{ leader: 'eumenes', from: 'seleucid', by: 'ptolemaic' }]);
    expect(said(events, 'sideDisintegrated')).toEqual([]);
    expect(state.units['mercenaryHoplites-4']).toMatchObject({ at: 'lybia', side: 'ptolemaic' });
  });

  it('ruling S3.4 taken with a city, or dead of age, he leaves nobody whom his units could join: all go home', () => {
    const levies = {
      'persianLevy-1': { at: 'syria', side: 'warlords' },
      'persianLevy-2': { at: 'egypt', side: 'regency' },
      'persianLevy-3': { at: 'media', side: 'regency' },
    } as const;
    const home = (state: GameState) => [state.units['persianLevy-2']?.at, state.units['persianLevy-3']?.at];
    const stormed = machine.start(
      emptyBoard(
        { players: 2 },
        {
          turn: 9,
          units: levies,
          leaders: {
            eumenes: { at: 'tyre', side: 'regency' },
            antigonus: { at: 'syria', side: 'warlords' },
          },
          cities: { tyre: { walls: 1, holder: 'regency' } },
          stack: besieging(
            { city: 'tyre', province: 'syria' },
            { side: 'warlords', units: ['persianLevy-1'] },
            { side: 'regency', leaders: ['eumenes'] },
            [0, 1],
          ),
        },
      ),
    );
    expect(said(stormed.events, 'sideDisintegrated')).toMatchObject([{ side: 'regency', victor: null }]);
    expect(home(stormed.state)).toEqual(['mutinied', 'mutinied']);
    // Spring 319 is the sixteenth turn from Summer 323 (R S11.5).
    const mourned = machine.start(
      emptyBoard(
        { players: 2 },
        {
          turn: 16,
          units: levies,
          leaders: {
            antipater: { at: 'macedonia', side: 'regency' },
            antigonus: { at: 'syria', side: 'warlords' },
          },
          stack: [{ kind: 'turn', begun: true, step: 2, order: ['regency', 'warlords'] }],
        },
      ),
    );
    expect(mourned.state.leaders['antipater']?.at).toBe('gone');
    expect(said(mourned.events, 'sideDisintegrated')).toMatchObject([{ side: 'regency', victor: null }]);
    expect(home(mourned.state)).toEqual(['mutinied', 'mutinied']);
  });

  it('ruling S3.4 of two allies who are beaten only he falls apart who has lost a leader there', () => {
    /** Antigonus falls, beside an ally who came without a leader, and has none anywhere. */
    const beaten = (demetrius: string) =>
      play(
        scene({
          options: { players: 4 },
          fighters: {
            'phalanx-1': 'ptolemaic centre',
            'persianLevy-1': 'ptolemaic left',
            'royalGuard-1': 'antigonid centre',
            'persianLevy-2': 'antigonid right',
            'persianLevy-4': 'antigonid left',
          },
          leaders: { ptolemy: 'phalanx-1', antigonus: 'royalGuard-1' },
          allied: ['persianLevy-4'],
          changes: {
            units: {
              'persianLevy-3': { at: 'media', side: 'seleucid' },
              'persianLevy-5': { at: 'ionia', side: 'antigonid' },
            },
            leaders: {
              demetrius: { at: demetrius, side: 'antigonid' },
              // Somebody besides the victor has a leader still, or the game would be over (R S13).
              chandragupta: { at: 'lowerIndia', side: 'independents' },
            },
          },
          top: duelling('ptolemaic', 'phalanx-1', 'royalGuard-1'),
        }),
        // 8 and 7 against 7 and 8 is 1:1: a 6 is DL, and a 1 kills.
        dice(6, 1),
      );
    const led = beaten('ionia');
    expect(said(led.events, 'battleEnded')).toMatchObject([{ winner: 'ptolemaic', how: 'commanderLost' }]);
    expect(said(led.events, 'sideDisintegrated')).toEqual([]);
    expect(led.state.units['persianLevy-3']).toMatchObject({ at: 'media', side: 'seleucid' });
    const leaderless = beaten('gone');
    expect(said(leaderless.events, 'sideDisintegrated')).toMatchObject([{ side: 'antigonid', victor: 'ptolemaic' }]);
    expect(leaderless.state.units['royalGuard-1']).toMatchObject({ side: 'ptolemaic' });
    expect(leaderless.state.units['persianLevy-5']?.at).toBe('mutinied');
    expect(leaderless.state.units['persianLevy-3']).toMatchObject({ at: 'media', side: 'seleucid' });
    expect(leaderless.state).not.toHaveProperty('memory');
  });

  it('ruling S3.4 a city falls to who has lost his last leader by the same die (ruling C11.4)', () => {
    const levies = Object.fromEntries(
      [1, 2, 3].map((n) => [`persianLevy-${n}`, { at: 'syria', side: 'antigonid' }] as const),
    );
    const { state, events } = play(
      machine.start(
        emptyBoard(
          { players: 3 },
          {
            turn: 9,
            units: { ...levies, 'persianLevy-4': { at: 'media', side: 'antigonid' } },
            leaders: {
              antigonus: { at: 'syria', side: 'antigonid' },
              ptolemy: { at: 'tyre', side: 'ptolemaic' },
              seleucus: { at: 'babylonia', side: 'seleucid' },
            },
            cities: { tyre: { walls: 1, holder: 'ptolemaic' } },
            provinces: { syria: { holder: 'ptolemaic' } },
            stack: besieging(
              { city: 'tyre', province: 'syria' },
              { side: 'antigonid', units: ['persianLevy-1', 'persianLevy-2', 'persianLevy-3'], leaders: ['antigonus'] },
              { side: 'ptolemaic', leaders: ['ptolemy'] },
              [1, 1],
            ),
          },
        ),
      ).state,
      dice(1),
    );
    expect(said(events, 'sideDisintegrated').map(({ side }) => side)).toEqual(['antigonid']);
    expect(state.units['persianLevy-3']?.at).toBe('mutinied');
    expect(state.cities['tyre']).toEqual({ walls: 1, holder: 'antigonid' });
    expect(state.leaders['ptolemy']).toMatchObject({ at: 'captive', side: 'antigonid' });
  });

  it('ruling S3.1 nobody pursues those who have come over', () => {
    expect(said(killed(lastLeader()).events, 'unitEliminated')).toEqual([]);
  });

  it('another leader is left: nothing of the kind', () => {
    const { state, events } = killed(
      lastLeader({ changes: { leaders: { lysimachus: { at: 'egypt', side: 'ptolemaic' } } } }),
    );
    expect(said(events, 'sideDisintegrated')).toEqual([]);
    expect(state.units['persianLevy-3']).toMatchObject({ at: 'egypt', side: 'ptolemaic' });
  });

  it('in minor combat those who are left join the other side (ruling S3.2)', () => {
    const state = phase(
      { antigonid: ['phalanx-1', 'antigonus'], ptolemaic: ['royalGuard-1', 'ptolemy'] },
      { leaders: { seleucus: { at: 'babylonia', side: 'seleucid' } } },
    );
    const { state: after, events } = play(state, [
      { type: 'offerBattle', player: 'antigonid', province: 'cilicia', force: 'antigonid', against: 'ptolemaic' },
      ...dice(5, 1),
    ]);
    expect(said(events, 'minorCombatDecided')).toMatchObject([{ result: 'DL' }]);
    expect(said(events, 'sideDisintegrated')).toMatchObject([{ side: 'ptolemaic', victor: 'antigonid' }]);
    expect(after.units['royalGuard-1']).toMatchObject({ at: 'cilicia', side: 'antigonid', steps: 1 });
  });

  it('nobody goes over who is not left: all are lost with him, and the others go home', () => {
    const state = phase(
      { antigonid: ['phalanx-1', 'phalanx-2', 'antigonus'], ptolemaic: ['persianLevy-1', 'ptolemy'] },
      {
        units: { 'phalanx-3': { at: 'egypt', side: 'ptolemaic' } },
        leaders: { seleucus: { at: 'babylonia', side: 'seleucid' } },
      },
    );
    // 8, 8 and 8 against 1 and 7 are 3:1: a 6 is DE.
    const { state: after, events } = play(state, [
      { type: 'offerBattle', player: 'antigonid', province: 'cilicia', force: 'antigonid', against: 'ptolemaic' },
      ...dice(6),
    ]);
    expect(said(events, 'sideDisintegrated')).toMatchObject([{ side: 'ptolemaic', victor: null }]);
    expect(after.units['phalanx-3']?.at).toBe('mutinied');
  });

  it('independents without a leader stay what they are', () => {
    const state = scene({
      options: { players: 4 },
      fighters: { 'phalanx-1': 'antigonid centre', 'royalGuard-1': 'ptolemaic centre' },
      changes: {
        units: { 'spartans-1': { at: 'hellas', side: 'independents' } },
        leaders: { seleucus: { at: 'babylonia', side: 'seleucid' } },
      },
      leaders: { antigonus: 'phalanx-1', ptolemy: 'royalGuard-1' },
      top: duelling('antigonid', 'phalanx-1', 'royalGuard-1'),
    });
    expect(killed(state).state.units['spartans-1']).toMatchObject({ at: 'hellas', side: 'independents' });
  });
});

describe('ruling S3.5 two allies have won', () => {
  /** Antigonus’ side, whose attack it is, and Seleucus’ on the left; their enemy is Ptolemy’s. Chandragupta keeps the game from being over (R S13). */
  const allied = (leaders: NonNullable<Scene['leaders']>, elsewhere: Changes['leaders'] = {}): GameState =>
    scene({
      options: { players: 4 },
      fighters: {
        'phalanx-1': 'antigonid centre',
        'persianLevy-1': 'antigonid right',
        'persianCavalry-1': 'antigonid left',
        'royalGuard-1': 'ptolemaic centre',
        'persianLevy-2': 'ptolemaic routed',
        'persianInfantry-1': 'ptolemaic routed',
      },
      leaders,
      allied: ['persianCavalry-1', ...('seleucus' in leaders ? ['seleucus'] : [])],
      changes: {
        units: {
          'persianLevy-3': { at: 'egypt', side: 'ptolemaic' },
          'persianLevy-4': { at: 'media', side: 'seleucid' },
        },
        leaders: { chandragupta: { at: 'lowerIndia', side: 'independents' }, ...elsewhere },
      },
      top: duelling('antigonid', 'phalanx-1', 'royalGuard-1'),
    });

  it('ruling S3.5 they join the one whose attack it was, and his ally if he has no leader himself', () => {
    const joined = (antigonus: 'phalanx-1' | undefined) =>
      // With Antigonus 16, and without him 8, against 7 and 7: 1:1 or 1:2, and a 6 is DL; a 1 kills.
      play(
        allied({ ...(antigonus && { antigonus }), seleucus: 'persianCavalry-1', ptolemy: 'royalGuard-1' }),
        dice(6, 1),
      );
    expect(said(joined('phalanx-1').events, 'sideDisintegrated')).toMatchObject([{ victor: 'antigonid' }]);
    const { state, events } = joined(undefined);
    expect(said(events, 'sideDisintegrated')).toMatchObject([{ side: 'ptolemaic', victor: 'seleucid' }]);
    for (const unit of ['royalGuard-1', 'persianLevy-2'] as const)
      expect(state.units[unit]).toMatchObject({ at: 'cilicia', side: 'seleucid' });
    expect(state.units['persianLevy-3']?.at).toBe('mutinied');
  });

  /** 8 and 8 against 7 and 7 is 1:1: a 5 is DR, on which a 6 does a leader nothing; all have routed. Light cavalry rides down two on a 6, and takes a captive. */
  const ridden = () =>
    play(allied({ antigonus: 'phalanx-1', seleucus: 'persianCavalry-1', ptolemy: 'royalGuard-1' }), [
      ...dice(5, 6),
      { type: 'pursue', player: 'seleucid' },
      ...dice(6),
    ]);
  const giveUp = (unit: UnitId): Action => ({ type: 'giveUpUnit', player: 'ptolemaic', unit });

  it('ruling S3.5 whom an ally takes prisoner as he pursues, his men join the ally', () => {
    const { state, events } = play(ridden().state, [giveUp('persianLevy-2'), giveUp('persianInfantry-1')]);
    expect(said(events, 'leaderHeld')).toMatchObject([{ leader: 'ptolemy', by: 'seleucid' }]);
    expect(said(events, 'sideDisintegrated')).toMatchObject([{ side: 'ptolemaic', victor: 'seleucid' }]);
    expect(state.units['royalGuard-1']).toMatchObject({ at: 'cilicia', side: 'seleucid' });
  });

  it('ruling C10.15 what a die of the pursuit costs is lost before the last leader is taken whom it brings: those who remain go over', () => {
    const { state, events } = ridden();
    expect(said(events, 'pursuitTried')).toMatchObject([{ die: 6, units: 2 }]);
    expect(said(events, 'sideDisintegrated')).toEqual([]);
    expect(state.leaders['ptolemy']).toMatchObject({ at: 'cilicia', side: 'ptolemaic' });
    const { state: after } = play(state, [giveUp('persianLevy-2'), giveUp('royalGuard-1')]);
    for (const unit of ['persianLevy-2', 'royalGuard-1'] as const) expect(everyUnit(after)[unit]?.at).toBe('pool');
    expect(after.leaders['ptolemy']).toMatchObject({ at: 'captive', side: 'seleucid' });
    expect(after.units['persianInfantry-1']).toMatchObject({ at: 'cilicia', side: 'seleucid' });
    expect(after.units['persianLevy-3']?.at).toBe('mutinied');
  });

  it('ruling S3.5 an ally who has lost his last leader and won all the same joins the other', () => {
    const before = allied(
      { antigonus: 'phalanx-1', ptolemy: 'royalGuard-1' },
      { lysimachus: { at: 'egypt', side: 'ptolemaic' } },
    );
    // Seleucus, who stood with the cavalry, has been killed.
    const { state, events } = play({ ...before, memory: { bereaved: ['seleucid'] } }, dice(6, 1));
    expect(said(events, 'battleEnded')).toMatchObject([{ winner: 'antigonid' }]);
    expect(said(events, 'sideDisintegrated')).toMatchObject([{ side: 'seleucid', victor: 'antigonid' }]);
    expect(state.units['persianCavalry-1']).toMatchObject({ at: 'cilicia', side: 'antigonid' });
    expect(state.units['persianLevy-4']?.at).toBe('mutinied');
  });
});

describe('ruling S3.6 the last leader is killed at sea', () => {
  const at = (place: string, side: SideId) => ({ at: place, side });
  /** Ptolemy’s two fleets carry him and two units; Antigonus’ four attack them. */
  const fought = (changes: Changes = {}) =>
    play(
      machine.start(
        emptyBoard(
          { players: 3 },
          {
            turn: 3,
            units: {
              'phalanx-1': at('phoenician', 'ptolemaic'),
              'persianLevy-1': at('phoenician', 'ptolemaic'),
              'persianLevy-2': at('egypt', 'ptolemaic'),
              ...changes.units,
            },
            leaders: {
              ptolemy: at('phoenician', 'ptolemaic'),
              antigonus: at('phrygia', 'antigonid'),
              seleucus: at('media', 'seleucid'),
              ...changes.leaders,
            },
            baggage: {
              ...Object.fromEntries(
                ['ionianFleet', 'newFleet', 'athenianFleet', 'blackSeaFleet'].map((id) => [
                  id,
                  at('phoenician', 'antigonid'),
                ]),
              ),
              egyptianFleet: at('phoenician', 'ptolemaic'),
              cretanFleet: at('phoenician', 'ptolemaic'),
              ...changes.baggage,
            },
            stack: [
              { kind: 'turn', begun: true, step: 0, order: ['antigonid', 'ptolemaic', 'seleucid'] },
              { kind: 'seaBattles', side: 'antigonid', left: [{ zone: 'phoenician', against: 'ptolemaic' }] },
            ],
          },
        ),
      ).state,
      // 4:2 is 2:1, and with Ptolemy 1:1. Two units aboard take 2 from a 6: EX. A 1 kills.
      [
        ...dice(6),
        { type: 'loseFleet', player: 'antigonid', fleet: 'newFleet' },
        { type: 'loseFleet', player: 'ptolemaic', fleet: 'cretanFleet' },
        ...dice(1),
      ],
    );

  it('ruling S3.6 those aboard go over to the ships of the other side, and the rest go home', () => {
    const { state, events } = fought();
    expect(said(events, 'sideDisintegrated')).toMatchObject([{ side: 'ptolemaic', victor: 'antigonid' }]);
    for (const unit of ['phalanx-1', 'persianLevy-1'] as const)
      expect(state.units[unit]).toMatchObject(at('phoenician', 'antigonid'));
    expect(state.units['persianLevy-2']?.at).toBe('mutinied');
    // Its ships stay its own (ruling S3.3).
    expect(state.baggage['egyptianFleet']?.side).toBe('ptolemaic');
  });

  it('ruling S3.6 all go home when the other side has no leader either', () =>
    expect(
      said(
        fought({
          leaders: { antigonus: { at: 'gone' }, lysimachus: at('media', 'seleucid') },
        }).events,
        'sideDisintegrated',
      ),
    ).toMatchObject([{ victor: null }]));

  it('ruling S3.6 for whom its ships have no room is lost, and it chooses whom (ruling S8.4)', () => {
    // Three fleets are left to it, which carry twelve: eleven are aboard already, none of whom fights from a ship.
    const beasts = [
      ...[1, 2, 3].map((n) => `africanElephants-${n}`),
      ...[1, 2, 3].map((n) => `indianChariots-${n}`),
      ...[1, 2, 3, 4].map((n) => `artillery-${n}`),
      'persianElephant-1',
    ];
    const { state } = fought({
      units: Object.fromEntries(beasts.map((id) => [id, at('phoenician', 'antigonid')])),
    });
    expect(machine.legalActions(state)).toContainEqual({ type: 'giveUp', player: 'antigonid', unit: 'persianLevy-1' });
    const { state: after } = play(state, [{ type: 'giveUp', player: 'antigonid', unit: 'persianLevy-1' }]);
    expect(everyUnit(after)['persianLevy-1']?.at).toBe('pool');
    expect(after.units['phalanx-1']).toMatchObject(at('phoenician', 'antigonid'));
  });
});
