/** The subjects of each action. */
import { frameOf, topFrame, type SubjectTable } from '../../core/index.js';
import type { CardTarget } from '../frame/cards.js';
import type { PeloponnesianSubject, SpaceId } from '../pieces.js';
import type { PeloponnesianTypes } from '../types.js';
import type { CardId, CityId, HexId, PieceId, PlayerId } from '../vocabulary.js';
import {
  areaOfPiece,
  areasIn,
  endsOf,
  goal,
  hexOfCity,
  mapOf,
  moverIn,
  onMap,
  piecesOf,
  spaceOfPiece,
  type Shown,
} from './where.js';

type About = Partial<PeloponnesianSubject>;

/** Returns no subject. */
const nothing = (): About => ({});

const aHex = ({ hex }: { readonly hex: HexId }): About => ({ spaces: [hex] });
const aCity = ({ city }: { readonly city: CityId }, shown: Shown): About => ({ spaces: hexOfCity(shown, city) });
const aCard = ({ card }: { readonly card: CardId }): About => ({ cards: [card] });
/** Returns the ally of a gift or an agreement. */
const anAlly = ({ to }: { readonly to: PlayerId }): About => ({ players: [to] });
/** Returns a piece and its place. */
const standing = (shown: Shown, piece: PieceId): About => ({ pieces: [piece], spaces: spaceOfPiece(shown, piece) });
const aPiece = ({ piece }: { readonly piece: PieceId }, shown: Shown): About => standing(shown, piece);
const aUnit = ({ unit }: { readonly unit: PieceId }, shown: Shown): About => standing(shown, unit);
const aLeader = ({ leader }: { readonly leader: PieceId }, shown: Shown): About => standing(shown, leader);
/** Returns a unit and its area. */
const onTheLand = (action: { readonly unit: PieceId }, shown: Shown): About => ({
  ...aUnit(action, shown),
  provinces: areaOfPiece(shown, action.unit),
});
const toCity = (shown: Shown, piece: PieceId, city: CityId): About => ({
  pieces: [piece],
  spaces: hexOfCity(shown, city),
});

/** Returns a card and its target. */
function aimed(
  { card, region, city, leader, against, on }: CardTarget & { readonly card: CardId },
  shown: Shown,
): About {
  const stands = leader === undefined ? [] : spaceOfPiece(shown, leader);
  return {
    cards: against === undefined ? [card] : [card, against],
    provinces: region === undefined ? [] : areasIn(shown, region),
    spaces: city === undefined ? stands : [...hexOfCity(shown, city), ...stands],
    pieces: leader === undefined ? [] : [leader],
    players: on === undefined ? [] : [on],
  };
}

/** Returns the pieces of the present march, voyage or interception. */
function moving(shown: Shown): readonly PieceId[] {
  const top = topFrame(shown);
  const mover = top?.kind === 'interception' ? top : moverIn(shown);
  return mover === undefined ? [] : piecesOf(mover);
}

/** Returns the present end of the march, or of the plan of the voyage. */
function comeTo(shown: Shown): readonly SpaceId[] {
  const mover = moverIn(shown);
  if (mover === undefined) return [];
  return mover.kind === 'march' ? [mover.at] : onMap(goal(mover.legs.at(-1)) ?? mover.from);
}

/** Returns the moving pieces, and their place. */
const here = (_: unknown, shown: Shown): About => ({ pieces: moving(shown), spaces: comeTo(shown) });
/** Returns the moving pieces, and a destination hex. */
const toHex = ({ hex }: { readonly hex: HexId }, shown: Shown): About => ({ spaces: [hex], pieces: moving(shown) });

/** Returns the sea area of an interception, and the interceptors. */
function intercepted(_: unknown, shown: Shown): About {
  const frame = frameOf(shown, 'interception');
  return frame === undefined ? {} : { spaces: [frame.sea], pieces: piecesOf(frame) };
}

/** Returns the place of the present encounter, battle or retreat. */
function field(shown: Shown): PeloponnesianSubject['spaces'] {
  const top = topFrame(shown);
  switch (top?.kind) {
    case 'encounter':
      return [top.attack.at];
    case 'battle':
    case 'wings':
    case 'retreat':
      return [top.at];
    default:
      return [];
  }
}
const onTheField = (_: unknown, shown: Shown): About => ({ spaces: field(shown) });

export const subjects: SubjectTable<PeloponnesianTypes> = {
  // R 1.1
  roll(_, shown) {
    const player = frameOf(shown, 'roll')?.player ?? null;
    return player === null ? {} : { players: [player] };
  },
  // R 5.3
  assess: ({ region }, shown) => ({ provinces: areasIn(shown, region) }),
  endAssessment: nothing,
  // R 6
  checkRevolt: aCity,
  quellRevolt: aCity,
  endRevolts: nothing,
  // R 7
  place: ({ unit, city }, shown) => toCity(shown, unit, city),
  withdraw: aUnit,
  placeLeader: ({ leader, city }, shown) => toCity(shown, leader, city),
  withdrawLeader: aLeader,
  placeBase: aHex,
  endPlacement: nothing,
  drawLeader: ({ leader }) => ({ pieces: [leader] }),
  buildUnit: ({ unit }, shown) => standing(shown, unit),
  buildBase: aHex,
  buildFort: aHex,
  buildWalls: aCity,
  buildLongWalls: ({ unit, walls }, shown) => ({ pieces: [unit], spaces: endsOf(shown, walls) }),
  endBuilding: nothing,
  // R 9
  bringAshore: ({ stack, hex }) => ({ pieces: [stack], spaces: [hex] }),
  forage: onTheLand,
  supplyUnit: aUnit,
  endForaging: nothing,
  // R 10, 11
  besiege: aHex,
  resolveSiege: aHex,
  liftSiege: aHex,
  endSieges: nothing,
  destroyCity: aHex,
  destroyWalls: aHex,
  destroyLongWalls: ({ walls }, shown) => ({ spaces: endsOf(shown, walls) }),
  keepPlace: aHex,
  // R 12
  playCard: aimed,
  passCards: nothing,
  discardCard: aCard,
  endDiscards: nothing,
  drawCard: aCard,
  releaseLeader: aLeader,
  dismissFleets: aCard,
  // R 20
  demandPeace: ({ on }) => ({ players: [on] }),
  proposePeace: nothing,
  acceptPeace: nothing,
  refusePeace: nothing,
  airGrievances: nothing,
  endEmbassies: nothing,
  strikeLeader: ({ leader }) => ({ pieces: [leader] }),
  // R 19
  leaveSicily: aPiece,
  callFleet: aUnit,
  // R 29.4
  raiseHelots: nothing,
  leaveHelots: nothing,
  // R 15
  raid: onTheLand,
  pullDownWalls: aUnit,
  pullDownLongWalls: ({ unit, walls }, shown) => ({ pieces: [unit], spaces: endsOf(shown, walls) }),
  endRaiding: nothing,
  // R 16.1-16.3
  march: aPiece,
  take: aPiece,
  leave: aPiece,
  step: ({ to }, shown) => ({ spaces: [to], pieces: moving(shown) }),
  enterArea: ({ area }, shown) => ({ provinces: [area], pieces: moving(shown) }),
  settle: toHex,
  attackHere: here,
  halt: here,
  endMovement: nothing,
  // R 16.4-16.8
  sail: aPiece,
  sailTo: ({ sea }, shown) => ({ spaces: [sea], pieces: moving(shown) }),
  landAt: toHex,
  attackFleets: ({ target }, shown) => ({ pieces: [target, ...moving(shown)], spaces: spaceOfPiece(shown, target) }),
  crossIsthmus(_, shown) {
    const from = comeTo(shown);
    const ports = mapOf(shown).isthmus.ports.flatMap((city) => hexOfCity(shown, city));
    return { spaces: ports.filter((hex) => !from.includes(hex)), pieces: moving(shown) };
  },
  enterSicily: (_, shown) => ({ pieces: moving(shown) }),
  setSail: here,
  launch: (_, shown) => ({ pieces: moving(shown) }),
  storm(_, shown) {
    const voyage = frameOf(shown, 'voyage');
    const leg = voyage?.legs[voyage.sailed];
    return { spaces: onMap(goal(leg) ?? undefined), pieces: moving(shown) };
  },
  intercept: ({ piece }, shown) => ({ pieces: [piece], spaces: onMap(frameOf(shown, 'interception')?.sea) }),
  engage: intercepted,
  decline: intercepted,
  // R 17, 18
  fight: ({ at, attacker }) => ({ spaces: onMap(at), pieces: [attacker] }),
  putToSea: onTheField,
  stayAshore: onTheField,
  attackAshore: onTheField,
  enterPort: onTheField,
  standOutside: aPiece,
  endArray: onTheField,
  assault: onTheField,
  maskPlace: onTheField,
  manWalls: aUnit,
  holdWalls: aUnit,
  leaveWalls: aUnit,
  fightOn: onTheField,
  breakOff: onTheField,
  retreat({ to }, shown) {
    const party = frameOf(shown, 'retreat')?.left[0];
    return { spaces: onMap(to), pieces: party === undefined ? [] : [...party.leaders, ...party.units] };
  },
  abandon: ({ unit }) => ({ pieces: [unit] }),
  // R D
  fightInWings: onTheField,
  fightAsOne: onTheField,
  deploy: aPiece,
  shiftPiece: aPiece,
  endShifts: onTheField,
  // R 24
  drawClaimant: ({ region, claimant }, shown) => ({ provinces: areasIn(shown, region), players: [claimant] }),
  claimRegion: ({ region }, shown) => ({ provinces: areasIn(shown, region) }),
  cedeRegion: ({ region, to }, shown) => ({ provinces: areasIn(shown, region), players: [to] }),
  giveTalents: anAlly,
  giveCard: ({ card, to }) => ({ cards: [card], players: [to] }),
  closeLands: anAlly,
  openLands: anAlly,
  endCouncil: nothing,
};
