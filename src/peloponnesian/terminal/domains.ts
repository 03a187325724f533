/** The actions that can be named in a situation: each type with the possible values of its details. */
import type { Domains } from '../../hosts/terminal/domains.js';
import type { Company } from '../action/march.js';
import type { Shown } from '../text/speech.js';
import type { PeloponnesianTypes } from '../types.js';
import { PLAYERS, WINGS } from '../vocabulary.js';
import { nameableIn, type Nameable } from './nameable.js';

type SomeDomains = Partial<Domains<PeloponnesianTypes>>;

const COMPANIES: readonly Company[] = ['all', 'alone'];
const EITHER: readonly boolean[] = [true, false];

/** Returns the actions with cards (R 12). */
const ofCards = ({ cardsHeld: card, cardsOnBoard, regions, cities, led, pooledLeaders, gifts }: Nameable) =>
  ({
    playCard: [
      { card },
      { card, region: regions },
      { card, city: cities },
      { card, leader: led },
      { card, against: cardsOnBoard },
      { card, on: PLAYERS, gifts },
      { card, gifts },
    ],
    passCards: {},
    discardCard: { card },
    endDiscards: {},
    releaseLeader: { leader: pooledLeaders },
    dismissFleets: { card: cardsOnBoard },
  }) satisfies SomeDomains;

/** Returns the actions of a season's start: peace (R 20), helots (R 29.4), tribute (R 5.3) and revolts (R 6). */
const ofSeasonStart = ({ regions, cities, tributeMultiples }: Nameable) =>
  ({
    // R 20
    demandPeace: { on: PLAYERS },
    proposePeace: {},
    acceptPeace: {},
    refusePeace: {},
    airGrievances: {},
    endEmbassies: {},
    // R 29.4
    raiseHelots: {},
    leaveHelots: {},
    // R 5.3
    assess: { region: regions, multiple: tributeMultiples },
    endAssessment: {},
    // R 6
    checkRevolt: { city: cities },
    quellRevolt: { city: cities },
    endRevolts: {},
  }) satisfies SomeDomains;

/** Returns the actions that place, withdraw and build (R 7). */
const ofForces = (nameable: Nameable) => {
  const { afield, led, pooled, pooledLeaders, unbuilt, hexes, occupied, cities, strongholds } = nameable;
  return {
    place: { unit: pooled, city: cities },
    withdraw: { unit: afield },
    placeLeader: { leader: pooledLeaders, city: cities },
    withdrawLeader: { leader: led },
    placeBase: { hex: hexes },
    endPlacement: {},
    buildUnit: { unit: unbuilt },
    buildBase: { hex: [...new Set([...strongholds, ...occupied])] },
    buildFort: { hex: occupied },
    buildWalls: { city: cities },
    buildLongWalls: { unit: afield, walls: nameable.possibleLongWalls },
    endBuilding: {},
  } satisfies SomeDomains;
};

/** Returns the actions of supply (R 9), sieges (R 10, 11) and raids (R 15). */
const ofSupplyAndSieges = ({ afield, atSea, coasts, strongholds, longWalls }: Nameable) => {
  const ofUnit = { unit: afield };
  const ofPlace = { hex: strongholds };
  return {
    // R 9
    bringAshore: { stack: atSea, hex: coasts },
    forage: ofUnit,
    supplyUnit: ofUnit,
    endForaging: {},
    // R 10, 11
    besiege: ofPlace,
    resolveSiege: ofPlace,
    liftSiege: ofPlace,
    endSieges: {},
    destroyCity: ofPlace,
    destroyWalls: ofPlace,
    destroyLongWalls: { walls: longWalls },
    keepPlace: ofPlace,
    // R 15
    raid: ofUnit,
    pullDownWalls: ofUnit,
    pullDownLongWalls: { ...ofUnit, walls: longWalls },
    endRaiding: {},
  } satisfies SomeDomains;
};

/** Returns the actions that move pieces: by land (R 16.1-16.3), by sea (R 16.4-16.8), and to and from Sicily (R 19). */
const ofMovement = ({ pieces, sicilian, fleets, pooled, hexes, coasts, seas, areas }: Nameable) => {
  const ofPiece = { piece: pieces };
  return {
    // R 16.1-16.3
    march: { ...ofPiece, company: COMPANIES },
    take: ofPiece,
    leave: ofPiece,
    step: { to: hexes },
    enterArea: { area: areas },
    settle: { hex: hexes },
    attackHere: {},
    halt: {},
    endMovement: {},
    // R 16.4-16.8, 19
    sail: { ...ofPiece, company: COMPANIES },
    sailTo: { sea: seas },
    landAt: { hex: coasts },
    attackFleets: { target: fleets },
    crossIsthmus: {},
    enterSicily: {},
    leaveSicily: { piece: sicilian },
    callFleet: { unit: pooled },
    setSail: {},
    launch: {},
    storm: { fleets: EITHER },
    intercept: ofPiece,
    engage: {},
    decline: {},
  } satisfies SomeDomains;
};

/** Returns the actions in battles and assaults (R 17, 18), and in wings (R D). */
const ofBattles = ({ afield, pieces, hexes, seas, attacks }: Nameable) => {
  const ofUnit = { unit: afield };
  const ofPiece = { piece: pieces };
  return {
    // R 17, 18
    fight: { at: [...new Set(attacks.map(({ at }) => at))], attacker: attacks.flatMap(({ attackers }) => attackers) },
    putToSea: {},
    stayAshore: {},
    attackAshore: {},
    enterPort: {},
    standOutside: ofPiece,
    endArray: {},
    assault: {},
    maskPlace: {},
    manWalls: ofUnit,
    holdWalls: ofUnit,
    leaveWalls: ofUnit,
    fightOn: {},
    breakOff: {},
    retreat: { to: [...hexes, ...seas], inside: EITHER },
    abandon: ofUnit,
    // R D
    fightInWings: {},
    fightAsOne: {},
    deploy: { ...ofPiece, wing: WINGS },
    shiftPiece: { ...ofPiece, wing: WINGS },
    endShifts: {},
  } satisfies SomeDomains;
};

/** Returns the actions between allies (R 24). */
const ofAlliance = ({ cardsHeld, regions, gifts }: Nameable) =>
  ({
    claimRegion: { region: regions },
    cedeRegion: { region: regions, to: PLAYERS },
    giveTalents: { to: PLAYERS, talents: gifts },
    giveCard: { to: PLAYERS, card: cardsHeld },
    closeLands: { to: PLAYERS },
    openLands: { to: PLAYERS },
    endCouncil: {},
  }) satisfies SomeDomains;

/** Returns the values of each type of action in a situation. */
export function domains(shown: Shown): Domains<PeloponnesianTypes> {
  const nameable = nameableIn(shown);
  return {
    ...ofCards(nameable),
    ...ofSeasonStart(nameable),
    ...ofForces(nameable),
    ...ofSupplyAndSieges(nameable),
    ...ofMovement(nameable),
    ...ofBattles(nameable),
    ...ofAlliance(nameable),
  };
}
