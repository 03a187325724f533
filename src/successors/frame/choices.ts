/** Fixed words by which frames record decisions: each piece, and each decision of a visit, comes up once. */
import { recordOf } from '../tabulate.js';
import { COMBAT_UNITS, GENERALS, ROYALS, type CombatUnit, type GeneralId, type RoyalId } from '../vocabulary.js';

/** A decision of a group to pick up or drop off pieces while it is in one space (ruling once-a-visit). */
export type VisitChoice =
  | `units:${CombatUnit}:${'outside' | 'inside'}`
  | `general:${GeneralId}`
  | `takeMinor:${'outside' | 'inside'}`
  | `leaveMinor:${'outside' | 'inside'}`
  | `royal:${RoyalId}`
  | 'cart'
  | 'disband';

type ByZone<Word> = readonly [outside: Word, inside: Word];
const inZone = <Word>([outside, within]: ByZone<Word>, inside: boolean): Word => (inside ? within : outside);

const UNITS = recordOf(COMBAT_UNITS, (unit): ByZone<VisitChoice> => [`units:${unit}:outside`, `units:${unit}:inside`]);
const GENERAL = recordOf(GENERALS, (general): VisitChoice => `general:${general}`);
const ROYAL = recordOf(ROYALS, (royal): VisitChoice => `royal:${royal}`);
const TAKE_MINOR: ByZone<VisitChoice> = ['takeMinor:outside', 'takeMinor:inside'];
const LEAVE_MINOR: ByZone<VisitChoice> = ['leaveMinor:outside', 'leaveMinor:inside'];

/** The words of a visit. They are built once, so that each use costs only a lookup. */
export const choice = {
  units: (unit: CombatUnit, inside: boolean): VisitChoice => inZone(UNITS[unit], inside),
  general: (general: GeneralId): VisitChoice => GENERAL[general],
  takeMinor: (inside: boolean): VisitChoice => inZone(TAKE_MINOR, inside),
  leaveMinor: (inside: boolean): VisitChoice => inZone(LEAVE_MINOR, inside),
  royal: (royal: RoyalId): VisitChoice => ROYAL[royal],
  cart: 'cart',
  disband: 'disband',
} as const;

export const VISIT_CHOICES: readonly VisitChoice[] = [
  ...Object.values(UNITS).flat(),
  ...Object.values(GENERAL),
  ...TAKE_MINOR,
  ...LEAVE_MINOR,
  ...Object.values(ROYAL),
  choice.cart,
  choice.disband,
];

/** Minor Generals are all alike: once one has passed a gate, none passes it in the other direction. */
const MINOR_GATES: ByZone<GateChoice> = ['minor:out', 'minor:in'];

/** A piece that has passed the gate of a city while it is arranged, or the end of the arrangement (R 9.1). */
export type GateChoice = CombatUnit | GeneralId | 'minor:out' | 'minor:in' | RoyalId | 'cart' | 'done';

/** Returns the word for Minor Generals who pass the gate in one direction. */
export const minorsThroughGate = (into: boolean): GateChoice => inZone(MINOR_GATES, into);

export const GATE_CHOICES: readonly GateChoice[] = [
  ...COMBAT_UNITS,
  ...GENERALS,
  ...MINOR_GATES,
  ...ROYALS,
  'cart',
  'done',
];
