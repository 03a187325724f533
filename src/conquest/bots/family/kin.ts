/** The views, actions and questions that all games of the family share. */
import type {
  Action,
  BaggageId,
  BattleFrame,
  CityId,
  Components,
  FamilyState,
  FamilyTypes,
  Frame,
  FrameKind,
  GameFrame,
  KindFact,
  LeaderId,
  PlaceId,
  ProvinceId,
  SeaZoneId,
  SideId,
  Strength,
  TurnFact,
  UnitId,
  query,
} from '../../index.js';

/** The view of any game of the family. */
export type View = FamilyTypes['view'];

/** The questions that a bot asks. The `query` of every game of the family has them. */
export interface Queries {
  abilityOf(shown: FamilyState, leader: LeaderId): number;
  battleOf(shown: FamilyState): BattleFrame | undefined;
  componentsOf(shown: FamilyState): Components;
  forcesIn(shown: FamilyState, province: ProvinceId): readonly query.ForceThere[];
  holderOfCity(shown: FamilyState, city: CityId): SideId | null;
  isFounded(shown: FamilyState, city: CityId): boolean;
  kindOf(shown: FamilyState, unit: UnitId): KindFact;
  leadersAt(shown: FamilyState, place: PlaceId, side?: SideId): readonly LeaderId[];
  mayEnter(shown: FamilyState, piece: UnitId | LeaderId, province: ProvinceId): boolean;
  /** Returns the zones that a fleet reaches; the base knows no fleets. */
  reachOf?(shown: FamilyState, fleet: BaggageId): readonly SeaZoneId[];
  seaSources(shown: FamilyState, province: ProvinceId, side: SideId): readonly ProvinceId[];
  statusOf(shown: FamilyState, province: ProvinceId): query.Status;
  stepsOf(shown: FamilyState, unit: UnitId): number;
  strengthOf(shown: FamilyState, unit: UnitId): Strength;
  turnOf(shown: FamilyState): TurnFact;
  unitsAt(shown: FamilyState, place: PlaceId, side?: SideId): readonly UnitId[];
}

/** Returns the topmost frame of a kind of the base. */
export function frameOf<K extends FrameKind>(view: View, kind: K): Extract<GameFrame, { kind: K }> | undefined;
export function frameOf({ stack }: View, kind: string): Frame | undefined {
  return stack.findLast((frame) => frame.kind === kind);
}

/** Returns the topmost frame if it is of this kind. */
export const topOf = <K extends FrameKind>(view: View, kind: K): Extract<GameFrame, { kind: K }> | undefined =>
  view.stack.at(-1)?.kind === kind ? frameOf(view, kind) : undefined;

/** Returns an action as one of the base. A bot gives no score to actions that it does not know. */
export function baseAction(action: FamilyTypes['action']): Action;
export function baseAction(action: unknown): unknown {
  return action;
}
