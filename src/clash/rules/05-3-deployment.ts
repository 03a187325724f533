/** R S5.3: three sides deploy in their provinces as they like. */
import type { Draft } from 'immer';
import { buildWall } from '../../conquest/deeds/cities.js';
import { bringLeader } from '../../conquest/deeds/leaders.js';
import { raiseUnit } from '../../conquest/deeds/units.js';
import { baggageCode, findProvince, findUnit, provinceCode } from '../../conquest/table/by-id.js';
import type { PlaceCode } from '../../conquest/table/ground.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { PieceId, SideId } from '../../conquest/vocabulary.js';
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code/index.js';
import type { ClaimFact } from '../data/shape.js';
import { takeBaggage } from '../deeds/loyalty.js';
import type { DeploymentFrame } from '../frame/index.js';
import { clashComponents, claimNamed } from '../query/components.js';
import { seaCode } from '../query/08-fleets.js';
import { piecesLeft, wallSites } from '../query/05-3-setup.js';
import type { GameRun, RulesOf } from '../types.js';
import { claimants } from './05-2-cup.js';

type Deployment = Extract<Action, { readonly type: 'deployPiece' | 'deployRest' | 'deployWall' }>;

function* choices(situation: Situation, frame: DeploymentFrame): Generator<Deployment> {
  const claim = claimNamed(situation, frame.claim);
  if (claim === undefined) return;
  const { side: player, provinces } = claim;
  const [piece, another] = piecesLeft(frame);
  if (piece !== undefined) for (const province of provinces) yield { type: 'deployPiece', player, piece, province };
  if (another !== undefined) for (const province of provinces) yield { type: 'deployRest', player, province };
  if (piece === undefined && frame.walls > 0)
    for (const { fact } of wallSites(situation, frame)) yield { type: 'deployWall', player, city: fact.id };
}

/** Places a side's fleets in the zones of their bases. */
function placeFleets(run: GameRun, fleets: readonly PieceId[], side: SideId): void {
  for (const { fleet, zone } of clashComponents(run.state).bases)
    if (fleets.includes(fleet) && zone !== null)
      takeBaggage(run, baggageCode(run.state, fleet), seaCode(run.state, zone), side, 'R S5.3');
}

/** Begins a claim: its pieces, the leaders that its side has drawn, and its walls. */
function open(run: GameRun, frame: Draft<DeploymentFrame>, claim: ClaimFact): void {
  const { state } = run;
  const { roster, ground } = state;
  frame.claim = claim.id;
  frame.left = frame.left.filter((id) => id !== claim.id);
  frame.units = roster.units.filter(({ batch }) => batch.choice === claim.id).map(({ id }) => id);
  frame.leaders = roster.leaders
    .filter(({ code }) => state.sideOfLeader(code) === claim.side && state.placeOfLeader(code) === ground.trays.aside)
    .map(({ id }) => id);
  const isFleet = (id: PieceId): boolean => roster.fleets.some(({ fact }) => fact.id === id);
  frame.baggage = claim.baggage.filter((id) => !isFleet(id));
  frame.walls = claim.walls;
  placeFleets(run, claim.baggage.filter(isFleet), claim.side);
}

function place(run: GameRun, frame: Draft<DeploymentFrame>, { side }: ClaimFact, piece: PieceId, at: PlaceCode): void {
  const { roster } = run.state;
  const unit = findUnit(run.state, piece);
  const leader = roster.leaderCodes.get(piece);
  const baggage = roster.baggageCodes.get(piece);
  if (unit !== undefined) {
    frame.units.shift();
    raiseUnit(run, unit.code, { at, side, steps: unit.full }, 'R S5.3');
  } else if (leader !== undefined) {
    frame.leaders.shift();
    bringLeader(run, leader, at, 'R S5.3');
  } else if (baggage !== undefined) {
    frame.baggage.shift();
    takeBaggage(run, baggage, at, side, 'R S5.3');
  }
}

function refuse(situation: Situation, frame: DeploymentFrame, action: Deployment): Refusal | undefined {
  const [next] = piecesLeft(frame);
  if (action.type === 'deployWall') {
    const { city } = action;
    const fact = situation.ground.cities.find((each) => each.fact.id === city)?.fact;
    if (fact === undefined) return refusal('cityUnknown', 'R S5.3', { city });
    if (next !== undefined) return refusal('piecesFirst', 'R S5.3', { piece: next });
    if (fact.holy === true) return refusal('holyPlace', 'R 6.4', { city });
    const provinces = claimNamed(situation, frame.claim)?.provinces ?? [];
    return fact.provinces.every((province) => provinces.includes(province))
      ? refusal('wallsComplete', 'R 6.4', { city })
      : refusal('notItsCity', 'R S5.3', { city });
  }
  const { province } = action;
  if (next === undefined) return refusal('wallsOnly', 'R S5.3', { province });
  if (findProvince(situation, province) === undefined) return refusal('provinceUnknown', 'R S5.3', { province });
  return action.type === 'deployPiece' && action.piece !== next
    ? refusal('anotherPieceFirst', 'R S5.3', { piece: action.piece, next })
    : refusal('notOfTheClaim', 'R S5.1', { province });
}

export const deployment: RulesOf<'deployment'> = {
  rule: 'R S5.3',
  actor(situation, frame) {
    const [first] = choices(situation, frame);
    return first?.player;
  },
  actions: (situation, frame) => [...choices(situation, frame)],
  refuse: (situation, frame, action) =>
    action.type === 'deployPiece' || action.type === 'deployRest' || action.type === 'deployWall'
      ? refuse(situation, frame, action)
      : undefined,
  apply(run, frame, action) {
    const { ground } = run.state;
    const claim = claimNamed(run.state, frame.claim);
    if (claim === undefined) return;
    if (action.type === 'deployWall') {
      const city = ground.cities.find(({ fact }) => fact.id === action.city);
      if (city === undefined) return;
      frame.walls--;
      return buildWall(run, city, claim.side, 'R S5.3');
    }
    if (action.type !== 'deployPiece' && action.type !== 'deployRest') return;
    const at = provinceCode(run.state, action.province);
    const pieces = action.type === 'deployPiece' ? [action.piece] : piecesLeft(frame);
    for (const piece of pieces) place(run, frame, claim, piece, at);
  },
  /** Begins the next claim, in the initial sequence (R S5.2), or the first turn. */
  advance(run, frame) {
    const next = claimants(run.state)
      .flatMap((side) => clashComponents(run.state).choices.filter((claim) => claim.side === side))
      .find(({ id }) => frame.left.includes(id));
    if (next === undefined) run.finish();
    else open(run, frame, next);
  },
};
