/** R S9: who seeks combat, who evades, who sets up last; allied battles. */
import { describe, expect, it } from 'vitest';
import { frameOf, seededChance } from '../../../src/core/index.js';
import type { Action } from '../../../src/clash/action/index.js';
import { machine } from '../../../src/clash/machine.js';
import type { GameState } from '../../../src/clash/state.js';
import type { SideId, UnitId } from '../../../src/conquest/vocabulary.js';
import { battleIn, duelling, moving, phase, scene, THREE, where, type Forces } from '../battle.js';
import { dice, expectRefused, listed, play, said } from '../table.js';

const offer = (player: SideId, against: string, force: string = player): Action => ({
  type: 'offerBattle',
  player,
  province: 'cilicia',
  force,
  against,
});
/** What is said without more words. */
type Word = Extract<
  Action['type'],
  | 'endCombats'
  | 'attackAlone'
  | 'callOff'
  | 'setUpLast'
  | 'setUpFirst'
  | 'joinAttack'
  | 'declineAttack'
  | 'evade'
  | 'stand'
>;
const say = (type: Word, player: SideId) => ({ type, player }) as Extract<Action, { readonly type: Word }>;
const invite = (player: SideId, force: string): Action => ({ type: 'invite', player, force });
const acting = (state: GameState) => machine.actors(state);

const levies = (...numbers: readonly number[]): readonly UnitId[] => numbers.map((n): UnitId => `persianLevy-${n}`);
const TWO: Forces = { antigonid: levies(1, 2, 3), ptolemaic: levies(4, 5, 6) };
/** The third turn; Cilicia is closed (R 8.2). */
const WINTER = 3;
const ALL: Forces = { antigonid: levies(1, 2, 3), ptolemaic: levies(4, 5, 6), seleucid: levies(7, 8) };

describe('R S9.1 combat is sought', () => {
  it('by the phasing player, who may forgo it; then by the next', () => {
    const state = phase(TWO);
    expect(machine.legalActions(state)).toEqual([offer('antigonid', 'ptolemaic'), say('endCombats', 'antigonid')]);
    const next = play(state, [say('endCombats', 'antigonid')]);
    expect(said(next.events, 'phaseBegan')).toMatchObject([{ rule: 'R S9.1', phase: 'combat', side: 'ptolemaic' }]);
    expect(machine.legalActions(next.state)).toEqual([offer('ptolemaic', 'antigonid'), say('endCombats', 'ptolemaic')]);
  });

  it('ruling S9.1 once against each force in a part of the phase', () => {
    const state = play(phase(ALL), [offer('antigonid', 'seleucid')]).state;
    // Two are no army: nobody is invited, and nobody sets up; equal cavalry, no leaders: they may evade, but there is nowhere to go.
    expect(said(play(state, dice(3)).events, 'minorCombatDecided')).toHaveLength(1);
    const after = play(state, dice(3)).state;
    expect(listed(after, 'offerBattle').filter(({ against }) => against === 'seleucid')).toEqual([]);
  });

  it.each(['antigonid', 'ptolemaic'] as const)(
    'ruling S9.2 of equals in minor combat the side whose part it is attacks: %s',
    (side) => {
      const state = phase({ antigonid: levies(1), ptolemaic: levies(2) });
      const own = side === 'antigonid' ? state : play(state, [say('endCombats', 'antigonid')]).state;
      const { events } = play(own, [offer(side, side === 'antigonid' ? 'ptolemaic' : 'antigonid')]);
      expect(said(events, 'minorCombatJoined')[0]?.attacker.side).toBe(side);
    },
  );

  it('refuses what faces nobody', () => {
    expectRefused(phase(TWO), offer('antigonid', 'seleucid'), 'noSuchContest', 'R S9.1');
  });
});

describe('R 8.2, 10.20 who is beaten in the mountains in winter, and has no way out', () => {
  it('ruling C9.10 fights no more in the turn: neither whoever has beaten him attacks him again, nor he them, nor anybody else', () => {
    const beaten = (turn: number) =>
      play(
        scene({
          fighters: { 'phalanx-1': 'antigonid centre', 'persianLevy-1': 'ptolemaic centre' },
          changes: {
            turn,
            units: { 'phalanx-2': { at: 'cilicia', side: 'seleucid' } },
            leaders: {
              antigonus: { at: 'ionia', side: 'antigonid' },
              ptolemy: { at: 'egypt', side: 'ptolemaic' },
              seleucus: { at: 'media', side: 'seleucid' },
            },
          },
          top: duelling('antigonid', 'phalanx-1', 'persianLevy-1'),
        }),
        // 8 against 1: routed on a 2; a phalanx pursues nobody.
        dice(2),
      );
    const { state, events } = beaten(WINTER);
    expect(said(events, 'battleEnded')).toMatchObject([{ winner: 'antigonid' }]);
    expect(state.units['persianLevy-1']?.at).toBe('cilicia');
    // Ptolemy’s part has passed, and Seleucus finds but Antigonus before him.
    expect(listed(state, 'offerBattle')).toEqual([offer('seleucid', 'antigonid')]);
    // In summer he is driven out.
    expect(listed(beaten(1).state, 'retreat').map(({ player }) => player)).toContain('ptolemaic');
  });
});

describe('R S9.1 evasion', () => {
  const ready = (forces: Forces): GameState =>
    play(phase(forces, { provinces: { syria: { holder: 'ptolemaic' } } }), [offer('antigonid', 'ptolemaic')]).state;

  it('nobody has a leader or cavalry: the other side may try, on 1 to 3', () => {
    const state = ready(TWO);
    expect(acting(state)).toEqual(['ptolemaic']);
    const away = play(state, [say('evade', 'ptolemaic'), ...dice(3)]);
    expect(said(away.events, 'evasionTried')).toMatchObject([
      { rule: 'R S9.1', side: 'ptolemaic', die: 3, evaded: true },
    ]);
    expect(away.state.units['persianLevy-4']?.at).toBe('syria');
    expect(said(play(state, [say('evade', 'ptolemaic'), ...dice(4)]).events, 'evasionTried')).toMatchObject([
      { die: 4, evaded: false },
    ]);
  });

  it.each<[string, Forces, boolean]>([
    ['a leader of the phasing player alone', { ...TWO, antigonid: [...levies(1, 2, 3), 'demetrius'] }, false],
    [
      'one of equal or higher ability',
      { antigonid: [...levies(1, 2, 3), 'demetrius'], ptolemaic: [...levies(4, 5, 6), 'ptolemy'] },
      true,
    ],
    [
      'one of lower ability',
      { antigonid: [...levies(1, 2, 3), 'antigonus'], ptolemaic: [...levies(4, 5, 6), 'ptolemy'] },
      false,
    ],
    ['less cavalry', { antigonid: [...levies(1, 2, 3), 'persianCavalry-1'], ptolemaic: levies(4, 5, 6) }, false],
    [
      'as much cavalry',
      { antigonid: [...levies(1, 2, 3), 'persianCavalry-1'], ptolemaic: [...levies(4, 5, 6), 'persianCavalry-2'] },
      true,
    ],
  ])('%s', (_, forces, may) => {
    expect(acting(ready(forces))).toEqual([may ? 'ptolemaic' : 'antigonid']);
    expect(listed(ready(forces), 'evade')).toHaveLength(may ? 1 : 0);
  });
});

describe('R S9.2 the set-up, and who begins the rounds (ruling S9.2)', () => {
  it.each([
    ['setUpLast', ['ptolemaic', 'antigonid']],
    ['setUpFirst', ['antigonid', 'ptolemaic']],
  ] as const)('%s', (type, order) => {
    const { state, events } = play(phase(TWO), [offer('antigonid', 'ptolemaic'), say(type, 'antigonid')]);
    expect(said(events, 'setUpOrdered')).toMatchObject([{ side: 'antigonid', last: type === 'setUpLast' }]);
    expect(battleIn(state).armies.map(({ side }) => side)).toEqual(order);
    expect(battleIn(state).first).toBe('antigonid');
  });
});

describe('R S9.3 allied battles', () => {
  it('an opponent is invited, and joins', () => {
    const { state, events } = play(phase(ALL), [
      offer('antigonid', 'ptolemaic'),
      invite('antigonid', 'seleucid'),
      say('joinAttack', 'seleucid'),
    ]);
    expect(said(events, 'invitationAnswered')).toMatchObject([{ side: 'seleucid', joins: true }]);
    expect(acting(state)).toEqual(['antigonid']);
    expect(listed(state, 'setUpLast')).toHaveLength(1);
  });

  it('he declines: the attack is made alone, or called off (ruling S9.3)', () => {
    const { state } = play(phase(ALL), [
      offer('antigonid', 'ptolemaic'),
      invite('antigonid', 'seleucid'),
      say('declineAttack', 'seleucid'),
    ]);
    expect(machine.legalActions(state)).toEqual([say('attackAlone', 'antigonid'), say('callOff', 'antigonid')]);
    expectRefused(state, invite('antigonid', 'seleucid'), 'notInvited', 'R S9.3');
    const off = play(state, [say('callOff', 'antigonid')]).state;
    expect(listed(off, 'offerBattle').map(({ against }) => against)).toEqual(['seleucid']);
  });

  it('ruling S9.3 of the fourth player’s peoples each is a force that may be invited once', () => {
    const raiders = ['barbarianCavalry-1', 'barbarianCavalry-2'] as const;
    const { state } = play(
      phase(
        {
          antigonid: levies(1, 2, 3),
          ptolemaic: levies(4, 5, 6),
          independents: ['indianInfantry-1', 'indianArchers-1', ...raiders],
        },
        {
          options: { players: 4 },
          units: Object.fromEntries(
            raiders.map((id) => [id, { at: 'cilicia', side: 'independents', band: 3 }] as const),
          ),
        },
      ),
      [offer('antigonid', 'ptolemaic')],
    );
    expect(listed(state, 'invite').map(({ force }) => force)).toEqual(['indian', 'band-3']);
    const declined = play(state, [invite('antigonid', 'indian'), say('declineAttack', 'independents')]).state;
    expect(listed(declined, 'invite').map(({ force }) => force)).toEqual(['band-3']);
  });

  it('ruling S9.4 nobody is invited against one or two units', () => {
    const { state } = play(phase(ALL), [offer('antigonid', 'seleucid')]);
    expect(listed(state, 'invite')).toEqual([]);
  });
});

/** The battle of two allies against the third, before anybody is set up. */
function allied(forces: Forces, rolls: readonly number[] = []): GameState {
  return play(phase(forces), [
    offer('antigonid', 'ptolemaic'),
    invite('antigonid', 'seleucid'),
    say('joinAttack', 'seleucid'),
    say('setUpFirst', 'antigonid'),
    ...dice(...rolls),
  ]).state;
}

describe('R S10.1 the set-up', () => {
  it('the fifth unit stands as one with a unit of the Center, without a leader (ruling S10.4)', () => {
    const five = ['persianInfantry-1', 'persianLevy-1', 'persianLevy-2', 'persianLevy-3', 'persianLevy-4'] as const;
    const begun = play(phase({ antigonid: five, ptolemaic: levies(7, 8, 9) }), [
      offer('antigonid', 'ptolemaic'),
      say('setUpFirst', 'antigonid'),
    ]).state;
    // The levies are alike: three of them are placed in the Right box, the Left box and the Reserve without a question.
    const first = {
      type: 'arrayUnit',
      player: 'antigonid',
      unit: 'persianInfantry-1',
      box: 'centre',
      line: 1,
    } as const;
    // R S10.3: two medium infantry units stand as one.
    expect(listed(play(begun, [first]).state, 'arrayPair')).toEqual([
      { type: 'arrayPair', player: 'antigonid', unit: 'persianLevy-4', with: 'persianInfantry-1' },
    ]);
  });
});

describe('R S9.3 who does not fight along', () => {
  it('ruling S9.10 nobody is asked to stand by the one who is attacked', () => {
    // Ptolemy could give way to Syria, Seleucus to Cappadocia; nobody has invited him.
    const attacked = play(
      phase(
        { ...ALL, seleucid: levies(7, 8, 9) },
        { provinces: { syria: { holder: 'ptolemaic' }, cappadocia: { holder: 'seleucid' } } },
      ),
      [offer('antigonid', 'ptolemaic'), say('attackAlone', 'antigonid')],
    ).state;
    expect(machine.legalActions(attacked)).toEqual([say('evade', 'ptolemaic'), say('stand', 'ptolemaic')]);
    const met = play(attacked, [say('stand', 'ptolemaic'), say('setUpLast', 'antigonid')]).state;
    expect(battleIn(met).armies.map(({ side, units }) => [side, units.length])).toEqual([
      ['ptolemaic', 3],
      ['antigonid', 3],
    ]);
  });

  it('ruling S7.1 for those whom all players fight the first in the order of play decides', () => {
    const { state } = play(
      phase(
        {
          regency: levies(1, 2, 3),
          warlords: levies(4, 5, 6),
          independents: ['indianInfantry-1', 'indianArchers-1', 'indianElephants-1'],
        },
        { options: { players: 2 } },
      ),
      [
        offer('regency', 'indian'),
        invite('regency', 'warlords'),
        say('joinAttack', 'warlords'),
        say('setUpLast', 'regency'),
        // Nobody leads: who acts first is rolled for (ruling S9.5).
        ...dice(5, 2),
      ],
    );
    // The Indians set up first.
    expect(listed(state, 'arrayUnit').map(({ unit, player }) => [unit, player])).toContainEqual([
      'indianInfantry-1',
      'regency',
    ]);
  });
});

describe('R S7.1, S9 those whom nobody plays attack, or are attacked', () => {
  const INDIANS: readonly UnitId[] = ['indianInfantry-1', 'indianArchers-1', 'indianElephants-1'];

  it('ruling S9.3 they invite nobody, and ruling S7.1 one whom they do not attack decides in which order it is set up', () => {
    const { state, events } = play(
      phase({ antigonid: levies(1, 2, 3), seleucid: levies(4, 5, 6), independents: INDIANS }),
      [say('endCombats', 'antigonid'), say('endCombats', 'seleucid')],
    );
    expect(said(events, 'challengeMade')).toMatchObject([{ side: 'independents', against: 'antigonid' }]);
    // Ptolemy is the first in the order of play after Antigonus, whom they attack.
    expect(machine.legalActions(state)).toEqual([say('setUpFirst', 'ptolemaic'), say('setUpLast', 'ptolemaic')]);
  });

  it('ruling S7.1 for two the other one decides so', () => {
    const { state } = play(phase({ regency: levies(1, 2, 3), independents: INDIANS }, { options: { players: 2 } }), [
      say('endCombats', 'regency'),
    ]);
    expect(acting(state)).toEqual(['warlords']);
  });

  it('ruling S9.11 raiders whose origin is not beside them do not try to get away, though friends are near', () => {
    const raiders = ['barbarianCavalry-1', 'barbarianCavalry-2', 'barbarianCavalry-3'] as const;
    const { state, events } = play(
      phase(
        { antigonid: levies(1, 2, 3, 4), independents: raiders },
        {
          units: Object.fromEntries(
            raiders.map((id) => [id, { at: 'cilicia', side: 'independents', band: 3 }] as const),
          ),
          provinces: { syria: { holder: 'independents' }, cappadocia: { holder: 'independents' } },
        },
      ),
      [offer('antigonid', 'band-3')],
    );
    expect(said(events, 'challengeMade')).toHaveLength(1);
    expect(frameOf(state, 'evasion')).toBeUndefined();
    expect(acting(state)).toEqual(['antigonid']);
  });
});

describe('R S9.4 allied set-up and sequence', () => {
  it('more units: Centre and Right; four or less: Left alone; equals roll who goes last (ruling S9.5)', () => {
    const army = battleIn(allied(ALL, [5, 2])).armies[0];
    expect(army.units).toHaveLength(5);
    // The higher die goes last: Seleucus’ 2 acts first.
    expect(army.contingents).toEqual([
      { side: 'seleucid', boxes: ['left'] },
      { side: 'antigonid', boxes: ['centre', 'right'] },
    ]);
  });

  it('the lesser with five: Left and Reserve; the higher-rated leader goes last, and commands both (ruling S9.8)', () => {
    const army = battleIn(
      allied({
        antigonid: [...levies(1, 2, 3, 4, 5), 'demetrius'],
        ptolemaic: levies(6, 7, 8),
        seleucid: [...levies(9, 10, 11, 12, 13, 14), 'seleucus'],
      }),
    ).armies[0];
    // Seleucus’ 7 is more than Demetrius’ 6.
    expect(army.contingents).toEqual([
      { side: 'antigonid', boxes: ['left', 'reserve'] },
      { side: 'seleucid', boxes: ['centre', 'right'] },
    ]);
    expect(army.commanders).toEqual(['seleucus']);
  });

  it('of equally many the phasing player has Centre and Right (ruling S9.6)', () => {
    const army = battleIn(
      allied({ antigonid: levies(1, 2, 3), ptolemaic: levies(4, 5, 6), seleucid: levies(7, 8, 9) }, [5, 2]),
    ).armies[0];
    expect(army.contingents).toEqual([
      { side: 'seleucid', boxes: ['left'] },
      { side: 'antigonid', boxes: ['centre', 'right'] },
    ]);
  });

  it('ruling S9.5 who is attacked measures himself with the phasing player, not with his ally', () => {
    const forces: Forces = {
      antigonid: levies(1, 2, 3),
      ptolemaic: levies(4, 5, 6),
      seleucid: [...levies(7, 8), 'persianCavalry-1', 'seleucus'],
    };
    const { state } = play(phase(forces, { provinces: { syria: { holder: 'ptolemaic' } } }), [
      offer('antigonid', 'ptolemaic'),
      invite('antigonid', 'seleucid'),
      say('joinAttack', 'seleucid'),
    ]);
    // Neither Antigonus nor Ptolemy has a leader or cavalry there; Seleucus has both.
    expect(listed(state, 'evade')).toEqual([say('evade', 'ptolemaic')]);
  });

  it('ruling S9.7 each may pass where a side alone must attack', () => {
    const assault = (isAllied: boolean) =>
      scene({
        fighters: {
          'persianLevy-1': 'antigonid centre',
          'persianLevy-2': 'antigonid left',
          'persianLevy-4': 'ptolemaic centre',
          'persianLevy-5': 'ptolemaic right',
        },
        ...(isAllied && { allied: ['persianLevy-2'] }),
        top: { kind: 'assault', side: 'antigonid', from: [], into: [], met: [], current: null, done: false },
      });
    expect(listed(assault(true), 'endAttacks')).toHaveLength(1);
    expect(listed(assault(true), 'attackBox').length).toBeGreaterThan(0);
    expect(listed(assault(false), 'endAttacks')).toEqual([]);
    expect(listed(assault(false), 'attackBox').length).toBeGreaterThan(0);
  });

  it('R 10.3, ruling S9.6 a Spartan unit alone beside an ally stands in the Left box: the Right one is not its own', () => {
    const state = settled(
      allied({
        antigonid: [...levies(1, 2, 3), 'antigonus'],
        ptolemaic: levies(4, 5, 6),
        seleucid: ['spartans-1', 'seleucus'],
      }),
    );
    expect(where(state, 'spartans-1')).toBe('antigonid left');
    expect(battleIn(state).leaders).toContainEqual({
      leader: 'seleucus',
      unit: 'spartans-1',
      army: 'antigonid',
      box: 'left',
    });
  });

  it('each sets up in its own boxes', () => {
    const first = allied(ALL, [5, 2]);
    // Two alike in the one line that there is; then three in the Centre, the Right, and the Centre.
    expect(
      battleIn(first)
        .fighters.filter(({ box }) => box === 'left')
        .map(({ unit }) => unit),
    ).toContain('persianLevy-7');
    for (const { unit, army, box } of battleIn(settled(first)).fighters)
      if (army === 'antigonid')
        expect(['persianLevy-7', 'persianLevy-8'].includes(unit) ? ['left'] : ['centre', 'right']).toContain(box);
  });

  it('each acts for himself: neither enters the other’s boxes', () => {
    const state = settled(allied(ALL, [5, 2]));
    // Round 1 begins with the one who acts first.
    expect(acting(state)).toEqual(['seleucid']);
    for (const action of machine.legalActions(state)) expect(action.player).toBe('seleucid');
    expect(listed(state, 'shiftUnit')).toEqual([]);
  });
});

describe('R 10.16, S9.4, S13 spoils of two allies', () => {
  it.each([
    ['himself there', { seleucus: 'persianCavalry-1' }, 'persianCavalry-2'],
    ['without him', {}, 'persianCavalry-1'],
  ] as const)(
    'ruling S13.5 a leader alone in a box is the prisoner of the ally who comes upon him: Seleucus, %s',
    (_, led, unit) => {
      const start = scene({
        fighters: {
          'phalanx-1': 'antigonid centre',
          'persianCavalry-1': 'antigonid left',
          'persianCavalry-2': 'antigonid left',
          'royalGuard-1': 'ptolemaic centre',
        },
        // The unit of Eumenes is lost (R 10.12).
        leaders: { antigonus: 'phalanx-1', ...led, ptolemy: 'royalGuard-1', eumenes: 'ptolemaic right' },
        allied: ['persianCavalry-1', 'persianCavalry-2', ...Object.keys(led)],
        top: moving('seleucid'),
      });
      const { state, events } = play(start, [
        { type: 'advanceUnit', player: 'seleucid', unit, to: { army: 'ptolemaic', box: 'right' } },
      ]);
      expect(said(events, 'leaderHeld')).toMatchObject([{ leader: 'eumenes', from: 'ptolemaic', by: 'seleucid' }]);
      expect(state.leaders['eumenes']).toMatchObject({ at: 'captive', side: 'seleucid' });
    },
  );
});

describe('R 10.20, S9.4 two beaten allies give way', () => {
  it('one after the other; who has gone is on the display no more', () => {
    const beaten = scene({
      options: THREE,
      fighters: {
        'persianLevy-1': 'antigonid left',
        'persianLevy-2': 'antigonid routed',
        'persianLevy-4': 'ptolemaic centre',
      },
      allied: ['persianLevy-2'],
      battle: {
        ended: 'elimination',
        winner: 'ptolemaic',
        step: 1,
      },
    });
    // Ptolemy's levy pursues nobody: it is no cavalry, and no light infantry.
    expect(acting(beaten)).toEqual(['seleucid']);
    const { state } = play(beaten, [{ type: 'retreat', player: 'seleucid', province: 'phrygia' }]);
    expect(acting(state)).toEqual(['antigonid']);
    expect(state.units['persianLevy-2']?.at).toBe('phrygia');
    expect(battleIn(state).fighters.map(({ unit }) => unit)).toEqual(['persianLevy-1', 'persianLevy-4']);
  });
});

describe('whole allied battles', () => {
  it.each(['leuktra', 'mantineia', 'chaironeia', 'krannon'])(
    '%s: to the end, and no box is ever both allies’',
    (seed) => {
      const chance = seededChance(seed);
      let state = allied({
        antigonid: [...levies(1, 2, 3), 'phalanx-1', 'persianCavalry-1', 'persianCavalry-2', 'demetrius'],
        ptolemaic: [...levies(4, 5, 6), 'phalanx-2', 'persianCavalry-3', 'artillery-1', 'ptolemy'],
        seleucid: [...levies(7, 8), 'phalanx-3', 'mercenaryPeltasts-1', 'persianCavalry-4', 'seleucus'],
      });
      let won: SideId | null = null;
      while (frameOf(state, 'battle') !== undefined) {
        const { fighters, winner } = battleIn(state);
        won = winner;
        for (const one of fighters)
          for (const other of fighters)
            if (one.box !== 'routed' && one.army === other.army && one.box === other.box)
              expect(state.units[one.unit]?.side).toBe(state.units[other.unit]?.side);
        const actions = machine.legalActions(state);
        const action = actions[chance.draw(actions.length)];
        if (action === undefined) throw new Error('nothing can be done');
        state = play(state, [action]).state;
      }
      // Who has won stays where he was; whoever was with the beaten has left, or has gone over.
      const left = Object.values(state.units).filter(({ at }) => at === 'cilicia');
      if (won === 'antigonid') expect(left.some(({ side }) => side === 'ptolemaic')).toBe(false);
      if (won === 'ptolemaic') expect(left.every(({ side }) => side === 'ptolemaic')).toBe(true);
    },
  );
});

/** Everybody sets up by the first choice that there is. */
function settled(state: GameState): GameState {
  let now = state;
  while (battleIn(now).round === 0) {
    const [first] = machine.legalActions(now).filter(({ type }) => type !== 'changeLine' && type !== 'changePlaces');
    if (first === undefined) throw new Error('nothing can be done');
    now = play(now, [first]).state;
  }
  return now;
}
