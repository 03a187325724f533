/** The subject of each action. */
import { frameOf, topFrame } from '../../core/index.js';
import type { Action } from '../action/index.js';
import type { Post } from '../data/display.js';
import type { FrameKind, GameFrame } from '../frame/index.js';
import type { ConquestSubject, SpaceId } from '../pieces.js';
import type { FamilyState } from '../state.js';
import type { PieceId, PlaceId } from '../vocabulary.js';

/** The subject of an action; empty if it has none. */
export type About = Partial<ConquestSubject>;

/** The subjects of actions in all games of the family. */
export type FamilySubjects<A extends { readonly type: string }> = {
  readonly [T in A['type']]: (action: Extract<A, { readonly type: T }>, shown: FamilyState) => About;
};

/** Returns what is being resolved, as far as the base knows it. */
const knownIn = ({ stack }: FamilyState): { readonly stack: readonly GameFrame[] } => ({
  stack: stack as readonly GameFrame[],
});

const frameIn = <K extends FrameKind>(
  shown: FamilyState,
  kind: K,
): Extract<GameFrame, { readonly kind: K }> | undefined => frameOf<GameFrame, K>(knownIn(shown), kind);

/** Returns no subject. */
const nothing = (): About => ({});

const aProvince = ({ province }: { readonly province: string }): About => ({ provinces: [province] });
const aUnit = ({ unit }: { readonly unit: PieceId }): About => ({ pieces: [unit] });
const two = ({ unit, with: other }: { readonly unit: PieceId; readonly with: PieceId }): About => ({
  pieces: [unit, other],
});
const aLeader = ({ leader }: { readonly leader: PieceId }): About => ({ pieces: [leader] });
const aCity = ({ city }: { readonly city: string }): About => ({ spaces: [city] });

const spaceOf = ({ army, box }: Post): SpaceId => `${army}:${box}`;
const moving = ({ unit, to }: { readonly unit: PieceId; readonly to: Post }): About => ({
  pieces: [unit],
  spaces: [spaceOf(to)],
});

/** Returns a place, which may be a province, a city or a sea zone. */
export const placeIn = ({ provinces }: FamilyState, place: PlaceId): About =>
  Object.hasOwn(provinces, place) ? { provinces: [place] } : { spaces: [place] };

/** Returns the leader of the present march. */
function marcher(shown: FamilyState): readonly PieceId[] {
  const leader = frameIn(shown, 'march')?.leader ?? null;
  return leader === null ? [] : [leader];
}

/** Returns the army that is to be fed. */
function hungry(shown: FamilyState): readonly string[] {
  const source = frameIn(shown, 'source');
  return source === undefined ? [] : [source.province];
}

/** Returns an army before a city. */
const before = ({ city, from }: { readonly city: string; readonly from: string }): About => ({
  spaces: [city],
  provinces: [from],
});

/** Returns the city that is being besieged. */
function besieged(_: unknown, shown: FamilyState): About {
  const siege = frameIn(shown, 'siege');
  return siege === undefined ? {} : { spaces: [siege.city] };
}

/** A choice of the set-up is named by the provinces where its pieces may begin, not by the pieces. */
export const subjects: FamilySubjects<Action> = {
  // R 2, 3
  roll: nothing,
  deploy: aProvince,
  // R 7, 17.1
  supplyFrom: ({ province }, shown) => ({ provinces: [province, ...hungry(shown)] }),
  liveOffTheLand: (_, shown) => ({ provinces: hungry(shown) }),
  scorch: aProvince,
  spareTheLand: nothing,
  // R 8
  march: ({ leader, province }) => ({ pieces: [leader], provinces: [province] }),
  marchForce: ({ from, province }) => ({ provinces: [from, province] }),
  take: aUnit,
  takeAll: (_, shown) => ({ pieces: marcher(shown) }),
  takeBaggage: ({ baggage }) => ({ pieces: [baggage] }),
  depart: (_, shown) => ({ pieces: marcher(shown), provinces: [frameIn(shown, 'march')?.to ?? []].flat() }),
  forceMarch: ({ province }, shown) => ({ pieces: marcher(shown), provinces: [province] }),
  halt: (_, shown) => ({ pieces: marcher(shown) }),
  garrison: ({ piece, city }) => ({ pieces: [piece], spaces: [city] }),
  takeField: ({ piece, province }) => ({ pieces: [piece], provinces: [province] }),
  endMovement: nothing,
  // R 9
  loseStep: aUnit,
  loseWall: aCity,
  retreat: aProvince,
  evade: nothing,
  stand: nothing,
  // R 10
  arrayUnit: ({ player, unit, box }) => ({ pieces: [unit], spaces: [`${player}:${box}`] }),
  arrayPair: two,
  joinLeader: ({ leader, unit }) => ({ pieces: [leader, unit] }),
  rally: aLeader,
  rallyTo: ({ to }) => ({ spaces: [spaceOf(to)] }),
  stayRouted: aLeader,
  stepForward: aUnit,
  ranksClosed: (_, shown) => {
    const top = topFrame(knownIn(shown));
    return top?.kind === 'closeUp' && top.post !== null ? { spaces: [spaceOf(top.post)] } : {};
  },
  advanceUnit: moving,
  shiftUnit: moving,
  changeLine: aUnit,
  changePlaces: two,
  pairUnits: two,
  partUnits: aUnit,
  holdPositions: nothing,
  attackBox: ({ from, into }) => ({ spaces: [spaceOf(from), spaceOf(into)] }),
  engage: ({ attacker, defender }) => ({ pieces: [attacker, defender] }),
  breakOff: nothing,
  endAttacks: nothing,
  fire: nothing,
  holdFire: nothing,
  pursue: nothing,
  forgoPursuit: nothing,
  giveUpUnit: aUnit,
  // R 11, 17.5
  besiege: before,
  demandSurrender: before,
  endSieges: nothing,
  assign: ({ piece }) => ({ pieces: [piece] }),
  assignAll: besieged,
  storm: besieged,
  liftSiege: besieged,
  sortie: besieged,
  holdWalls: besieged,
  expose: aLeader,
  // R 12
  rebuild: aUnit,
  raise: aUnit,
  muster: ({ unit, province }) => ({ pieces: [unit], provinces: [province] }),
  buildWall: aCity,
  razeWall: aCity,
  buildBaggage: ({ baggage }) => ({ pieces: [baggage] }),
  endReplacements: nothing,
  appoint: ({ leader, place }, shown) => ({ ...placeIn(shown, place), pieces: [leader] }),
  appointNobody: nothing,
  // R 13
  placeReinforcement: ({ piece, province }) => ({ pieces: [piece], provinces: [province] }),
  // R 14
  gather: aUnit,
  // R 15.6, 17.4
  enthrone: ({ leader, place }, shown) => ({ ...placeIn(shown, place), pieces: [leader] }),
  dismiss: aUnit,
  drawLeader: aLeader,
};
