/** The subjects of actions: those of the base, those that variants share, and those of this variant. */
import { frameOf, type SubjectTable } from '../../core/index.js';
import { subjects as ofTheBase, type About } from '../../conquest/guide/subjects.js';
import { extensionSubjects } from '../../conquest/extension/subjects.js';
import type { PieceId } from '../../conquest/vocabulary.js';
import type { OwnAction } from '../action/index.js';
import type { GameState } from '../state.js';
import type { ClashTypes } from '../types.js';

type Own = {
  readonly [T in Exclude<OwnAction['type'], keyof typeof extensionSubjects>]: (
    action: Extract<OwnAction, { readonly type: T }>,
    shown: GameState,
  ) => About;
};

/** Returns no subject. */
const nothing = (): About => ({});

const aProvince = ({ province }: { readonly province: string }): About => ({ provinces: [province] });
const aUnit = ({ unit }: { readonly unit: PieceId }): About => ({ pieces: [unit] });
const aMarker = ({ marker }: { readonly marker: PieceId }): About => ({ pieces: [marker] });
const aFleet = ({ fleet }: { readonly fleet: PieceId }): About => ({ pieces: [fleet] });
const aCity = ({ city }: { readonly city: string }): About => ({ spaces: [city] });
const aZone = ({ zone }: { readonly zone: string }): About => ({ spaces: [zone] });

/** Returns the province of the challenge on the stack. */
function atOdds(_: unknown, shown: GameState): About {
  const frame = frameOf(shown, 'challenge');
  return frame === undefined ? {} : { provinces: [frame.province] };
}

/** Returns the zone that fleets may leave. */
function atSea(_: unknown, shown: GameState): About {
  const frame = frameOf(shown, 'seaWithdrawal');
  return frame === undefined ? {} : { spaces: [frame.zone] };
}

/** Returns the markers that are at stake. */
function atStake(_: unknown, shown: GameState): About {
  const frame = frameOf(shown, 'lastChance');
  return frame === undefined ? {} : { pieces: frame.markers };
}

const own: Own = {
  // R S4, S5
  deployPiece: ({ piece, province }) => ({ pieces: [piece], provinces: [province] }),
  deployRest: aProvince,
  deployWall: aCity,
  disengage: aProvince,
  // R S6: a place in the turn is nowhere on the table
  choosePlace: nothing,
  // R S5.6, S8: Rhodes, fleets
  engageFleets: ({ zone, against }) => ({ spaces: [zone], players: [against] }),
  endSeaBattles: nothing,
  loseFleet: aFleet,
  loseSeaWall: aCity,
  giveUp: aUnit,
  comeAshore: ({ piece, province }) => ({ pieces: [piece], provinces: [province] }),
  withdrawFleets: aZone,
  holdSea: atSea,
  buildFleet: ({ fleet, zone }) => ({ pieces: [fleet], spaces: [zone] }),
  talkWithRhodes: nothing,
  leaveRhodes: nothing,
  // R S9, S10: combat, the Tactical Display
  invite: atOdds,
  attackAlone: atOdds,
  callOff: atOdds,
  joinAttack: atOdds,
  declineAttack: atOdds,
  setUpFirst: atOdds,
  setUpLast: atOdds,
  // R S11-S14: the course of the game
  spendTreasury: aMarker,
  recall: aUnit,
  destroyMarker: aMarker,
  spareMarkers: atStake,
  designateGuard: aUnit,
  makeOffer: ({ leader }) => ({ pieces: [leader] }),
  endOffers: nothing,
};

export const subjects: SubjectTable<ClashTypes> = { ...ofTheBase, ...extensionSubjects, ...own };
