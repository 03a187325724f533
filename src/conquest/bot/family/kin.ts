/** What the bots of the family know of its games: views, actions and questions that all of them have in common. */
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

/** What a side sees of any game of the family. */
export type View = FamilyTypes['view'];

/** What a bot asks of a game; the `query` of every game of the family answers it. */
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
  /** The zones that a fleet reaches; the base knows no fleets. */
  reachOf?(shown: FamilyState, fleet: BaggageId): readonly SeaZoneId[];
  seaSources(shown: FamilyState, province: ProvinceId, side: SideId): readonly ProvinceId[];
  statusOf(shown: FamilyState, province: ProvinceId): query.Status;
  stepsOf(shown: FamilyState, unit: UnitId): number;
  strengthOf(shown: FamilyState, unit: UnitId): Strength;
  turnOf(shown: FamilyState): TurnFact;
  unitsAt(shown: FamilyState, place: PlaceId, side?: SideId): readonly UnitId[];
}

/** The topmost frame of a kind of the base; the variants have all of them. */
export function frameOf<K extends FrameKind>(view: View, kind: K): Extract<GameFrame, { kind: K }> | undefined;
export function frameOf({ stack }: View, kind: string): Frame | undefined {
  return stack.findLast((frame) => frame.kind === kind);
}

/** What is being resolved, if it is of this kind. */
export const topOf = <K extends FrameKind>(view: View, kind: K): Extract<GameFrame, { kind: K }> | undefined =>
  view.stack.at(-1)?.kind === kind ? frameOf(view, kind) : undefined;

/** An action of a game as one of the base, which is what most of them are; a bot says nothing of those that it does not know. */
export function baseAction(action: FamilyTypes['action']): Action;
export function baseAction(action: unknown): unknown {
  return action;
}
