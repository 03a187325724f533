/** R 4: the table of frame kinds of the base game. */
import type { Contest, Party } from './combat.js';
import type { GameFrame } from './index.js';
import type { Foes, FrameRows, Standing, Surviving } from './row.js';

export const always = (): boolean => true;

/** The pieces of a party stand in a place. */
export const partyAt = ({ side, units, leaders }: Party, at: string): Standing => ({ side, at, units, leaders });

/** Two parties that fight each other are at war. */
export const opposed = (
  attacker: { readonly side: Foes[0] },
  defender: { readonly side: Foes[1] },
): readonly Foes[] => [[attacker.side, defender.side]];

/** The pieces of a party are lost, or still in one of these places. */
const survivors = ({ side, units, leaders }: Party, ...at: readonly string[]): readonly Surviving[] => [
  { side, at, units, leaders },
];

const contests = (...all: readonly (Contest | null)[]): readonly Contest[] => all.flatMap((each) => each ?? []);

export const ROWS: FrameRows<GameFrame> = {
  // R 2: an interruption comes before the die is rolled.
  roll: { upon: null, skippedWhenInterrupted: ['kind'] },
  // R 3, 4
  turn: { upon: [], skippedWhenInterrupted: ['step'] },
  setup: { upon: ['turn'], distinct: ['left'] },
  // R 7, 17.1
  supply: {
    upon: ['turn'],
    openedBy: 'supply',
    distinct: ['armies', 'shipments', 'provinces', 'starving'],
    skippedWhenInterrupted: ['stage', 'armies', 'shipments', 'starving'],
    dice: {
      depletion: ({ stage, provinces }) => stage === 'depletion' && provinces.length > 0,
      attrition: ({ stage, starving }) => stage === 'attrition' && starving.length > 0,
    },
  },
  source: { upon: ['supply'] },
  scorching: { upon: ['supply'], asks: { side: ({ side }) => side } },
  // R 8
  movement: {
    upon: ['turn'],
    openedBy: 'movement',
    distinct: ['moved', 'turned'],
    asks: { side: ({ side }) => side },
  },
  march: {
    upon: ['movement'],
    sameAsBelow: ['side'],
    distinct: ['units', 'baggage', 'came', 'fit'],
    skippedWhenInterrupted: ['stage', 'leader', 'units', 'baggage'],
    asks: { side: ({ side }) => side },
    // R 8.6: no unit is lost before the die is rolled.
    stands: {
      units: ({ stage, side, to, units }, above) =>
        stage === 'over' && above !== 'losses' ? [{ side, at: to, units }] : [],
    },
    survive: {
      units: ({ stage, side, to, units }) => (stage === 'over' ? [{ side, at: [to], units }] : []),
    },
    dice: { forcedMarch: ({ stage }) => stage === 'over' },
  },
  // R 9
  combats: {
    upon: ['turn'],
    openedBy: 'combat',
    distinct: ['left', 'withdrawn'],
    contests: { left: ({ left }) => left, now: ({ now }) => contests(now) },
    skippedWhenInterrupted: ['now'],
  },
  evasion: {
    upon: ['combats'],
    skippedWhenInterrupted: ['left', 'evaded'],
    stands: { left: ({ left, province }) => left.map((party) => partyAt(party, province)) },
    dice: { evasion: ({ left, evaded }) => left.length > 0 && evaded === null },
  },
  minorCombat: {
    upon: ['combats'],
    distinct: ['attacker', 'defender'],
    skippedWhenInterrupted: ['attacker', 'defender', 'result', 'done'],
    foes: { defender: ({ attacker, defender }) => opposed(attacker, defender) },
    stands: {
      attacker: ({ attacker, province, result }) => (result === null ? [partyAt(attacker, province)] : []),
      defender: ({ defender, province, result }) => (result === null ? [partyAt(defender, province)] : []),
    },
    survive: {
      attacker: ({ attacker, province }) => survivors(attacker, province),
      defender: ({ defender, province }) => survivors(defender, province),
    },
    dice: { minorCombat: ({ result }) => result === null },
  },
  losses: {
    upon: ['supply', 'march', 'minorCombat', 'siege'],
    distinct: ['units'],
    present: { units: ({ side, units }) => [{ side, units }] },
  },
  casualty: {
    upon: ['minorCombat', 'duel', 'exposure'],
    present: { leader: ({ leader }) => [{ leaders: [leader] }] },
    dice: { casualty: ({ again }) => !again, casualtyAgain: ({ again }) => again },
  },
  retreat: {
    upon: ['evasion', 'minorCombat', 'battle'],
    skippedWhenInterrupted: ['units', 'leaders', 'to'],
    stands: {
      units: ({ side, units, from }) => [{ side, at: from, units }],
      leaders: ({ side, leaders, from }) => [{ side, at: from, leaders }],
    },
  },
  // R 10
  battle: {
    upon: ['combats'],
    // Idle leaders are not among them: one who loses two units in one phase is noted twice.
    distinct: ['fighters', 'leaders', 'vacant', 'engaged', 'led', 'fired'],
    skippedWhenInterrupted: ['step'],
    foes: { armies: ({ armies: [one, other] }) => opposed(one, other) },
    survive: {
      armies: ({ armies, province, ended }) =>
        ended === null ? armies.map(({ units, leaders }) => ({ at: [province], units, leaders })) : [],
    },
  },
  array: { upon: ['battle'], distinct: ['units', 'leaders', 'handled'] },
  rally: {
    upon: ['battle'],
    distinct: ['left'],
    dice: { rally: ({ stage, left }) => stage === 'roll' && left.length > 0 },
  },
  closeUp: { upon: ['manoeuvre'] },
  manoeuvre: { upon: ['battle'], distinct: ['handled', 'ledAnew'] },
  assault: { upon: ['battle'], distinct: ['from'] },
  duel: {
    upon: ['assault'],
    sameAsBelow: ['side'],
    dice: {
      duel: ({ stage }) => stage === 'strike',
      missile: ({ stage }) => stage === 'strike',
      defensiveFire: ({ stage }) => stage === 'fire',
    },
  },
  pursuit: {
    upon: ['battle'],
    distinct: ['left'],
    foes: { loser: ({ side, loser }) => [[side, loser]] },
    dice: { pursuit: ({ stage, as, left }) => stage === 'pursue' && as !== null && left.length > 0 },
  },
  // R 11, 17.5
  sieges: { upon: ['turn'], openedBy: 'siege', inOrderOfPlay: ['left'], distinct: ['tried', 'spent'] },
  siege: {
    upon: ['sieges'],
    distinct: ['train'],
    skippedWhenInterrupted: ['stage', 'attacker', 'defender', 'city'],
    foes: { defender: ({ attacker, defender }) => opposed(attacker, defender) },
    // R 11.3: besiegers lose no unit before the die is rolled.
    stands: {
      attacker: ({ attacker, province, stage }) =>
        stage === 'attackerLoses' || stage === 'defenderLoses' || stage === 'aftermath'
          ? []
          : [partyAt(attacker, province)],
      // R 11.5: the garrison loses no unit before its sortie.
      defender: ({ defender, city, stage }, above) =>
        stage === 'sortie' && above === undefined ? [partyAt(defender, city)] : [],
    },
    survive: {
      attacker: ({ attacker, province }) => survivors(attacker, province),
      defender: ({ defender, city }) => survivors(defender, city),
    },
    dice: { siege: ({ stage }) => stage === 'storm', sortie: ({ stage }) => stage === 'sortie' },
  },
  exposure: {
    upon: ['siege'],
    distinct: ['left', 'hurt'],
    present: { left: ({ side, left }) => [{ side, leaders: left }] },
  },
  summons: { upon: ['sieges'], dice: { surrender: always } },
  // R 12, 13
  reinforcements: { upon: ['turn'], openedBy: 'reinforcements', distinct: ['units', 'leaders'] },
  replacements: { upon: ['turn'], openedBy: 'replacements', asks: { side: ({ side }) => side } },
  recovery: {
    upon: ['turn'],
    openedBy: 'recovery',
    distinct: ['left'],
    skippedWhenInterrupted: ['left'],
    present: { left: ({ side, left }) => [{ side, leaders: left }] },
    dice: { recovery: ({ left }) => left.length > 0 },
  },
  // If two sides have lost leaders, they are asked one after the other.
  standIn: {
    upon: ['combats', 'sieges', ['standIn', 'combats'], ['standIn', 'sieges']],
    several: true,
    distinct: ['survivors'],
    asks: { side: ({ side }) => side },
  },
  // R 14
  randomEvents: { upon: ['turn'], openedBy: 'randomEvents' },
  revolt: {
    upon: ['randomEvents'],
    skippedWhenInterrupted: ['stage'],
    dice: { revolt: ({ stage }) => stage === 'test', mercenaries: ({ stage }) => stage === 'mercenaries' },
  },
  raid: {
    upon: ['randomEvents'],
    skippedWhenInterrupted: ['stage'],
    dice: { raidPlace: ({ stage }) => stage === 'place', raidSize: ({ stage }) => stage === 'size' },
  },
  gathering: { upon: ['revolt', 'raid'], sameAsBelow: ['province'], distinct: ['chosen'] },
  // R 15.6: heirs come at any time.
  succession: { upon: null, interrupts: true },
  // R 17
  kingsHealth: {
    upon: ['randomEvents'],
    skippedWhenInterrupted: ['leader'],
    present: { leader: ({ leader }) => [{ leaders: [leader] }] },
    dice: { kingsHealth: always },
  },
  mutiny: {
    upon: ['randomEvents'],
    distinct: ['suspects'],
    skippedWhenInterrupted: ['king', 'stage', 'left', 'suspects'],
    present: { suspects: ({ suspects }) => [{ leaders: suspects }] },
    dice: { mutiny: ({ stage }) => stage === 'troops', treachery: ({ stage }) => stage === 'trial' },
  },
};
