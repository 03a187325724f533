/** The subject of an action. */
import { frameOf, topFrame, type SubjectTable } from '../../core/index.js';
import type { Action } from '../action.js';
import type { AlexandrosSubject } from '../pieces.js';
import { symbolAt } from '../query/covering.js';
import { provinceNamed } from '../query/provinces.js';
import type { AlexandrosTypes } from '../types.js';
import type { PlaceId } from '../pieces.js';

type About = Partial<AlexandrosSubject>;

/** Returns Alexander on his way to a place as a subject. */
const alexanderTo = (place: PlaceId): About => ({ spaces: [place], pieces: ['alexander'] });

function taker(
  action: Extract<Action, { type: 'takeOverProvince' }>,
  owner: AlexandrosSubject['players'][number] | null,
) {
  const { player, province } = action;
  const about: About = { provinces: [province], pieces: [`guards:${player}`] };
  return owner === null ? about : { ...about, players: [owner] };
}

export const subjects: SubjectTable<AlexandrosTypes> = {
  moveByFaceUpCard: ({ symbol }) => ({ cards: [`faceUp:${symbol}`], pieces: ['alexander'] }),
  moveByHandCard: ({ symbol }) => ({ cards: [`hand:${symbol}`], pieces: ['alexander'] }),
  nameSymbol: () => ({ pieces: ['alexander'] }),
  chooseSpace: ({ space }) => alexanderTo(space),
  choosePoint: ({ point }) => alexanderTo(point),
  step: ({ to }) => alexanderTo(to),
  takeSupplyCard: () => ({ cards: ['supply'] }),
  takeFaceUpCard: ({ symbol }) => ({ cards: [`faceUp:${symbol}`] }),
  occupyProvince: ({ player, province }) => ({ provinces: [province], pieces: [`guards:${player}`] }),
  takeOverProvince: (action, shown) => taker(action, provinceNamed(shown, action.province)?.owner ?? null),
  placeGuard: ({ player, space }) => ({ spaces: [space], pieces: [`guards:${player}`] }),
  payCard({ space }, shown) {
    const symbol = symbolAt(shown, space);
    return symbol === undefined ? { spaces: [space] } : { spaces: [space], cards: [`hand:${symbol}`] };
  },
  giveCard({ symbol }, shown) {
    const to = frameOf(shown, 'compensation')?.to;
    return { cards: [`played:${symbol}`], players: to === undefined ? [] : [to] };
  },
  levyTaxes: ({ symbol }) => ({ cards: [`hand:${symbol}`] }),
  takeBackGuard: ({ space }) => ({ spaces: [space], pieces: [`guard:${space}`] }),
  pass: () => ({}),
  drawCard(_, shown) {
    const top = topFrame(shown);
    return top?.kind === 'draw' && top.to !== 'faceUp'
      ? { cards: ['supply'], players: [top.to] }
      : { cards: ['supply'] };
  },
};
