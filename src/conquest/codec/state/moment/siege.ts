/** R 11, 17.5: sieges. */
import type { GameFrame, Party, SiegeFrame, SiegesFrame } from '../../../frame/index.js';
import { plays } from '../../../options.js';
import { leadersNamed } from '../../../query/09-1-combat.js';
import { forcesIn } from '../../../query/06-2-forces.js';
import { isOnMap } from '../../../query/06-1-presence.js';
import { cityNamed } from '../../../query/11-siege.js';
import { baggageCode, provinceCode } from '../../../table/by-id.js';
import type { Situation } from '../../../table/situation.js';
import { allDiffer, NOT_THERE, unless, type Complaint, type FrameCheck, type FrameChecks } from './check.js';

const siegesFindings: FrameCheck<'sieges'> = ({ left }) =>
  unless([[left.length > 0, 'left', 'sides that may still besiege']]);

/** The frames that can lie on a siege in each of its stages; `undefined`: the siege itself waits for a side. */
const DONE_IN: Readonly<Record<SiegeFrame['stage'], readonly (GameFrame['kind'] | undefined)[]>> = {
  muster: [undefined],
  sortie: [undefined, 'losses', 'roll'],
  sallied: [undefined],
  storm: ['roll'],
  attackerLoses: [],
  defenderLoses: ['losses', 'exposure'],
  aftermath: ['losses', 'exposure'],
};

/** R 11.4, 11.5: by stage of a siege: the side whose losses and leaders in danger may lie on it. */
const LOSER: { readonly [Stage in SiegeFrame['stage']]?: 'attacker' | 'defender' } = {
  sortie: 'defender',
  defenderLoses: 'attacker',
  aftermath: 'defender',
};

function isLosersTurn(frame: SiegeFrame, above: GameFrame | undefined): boolean {
  const loser = LOSER[frame.stage];
  if (above?.kind !== 'losses' && above?.kind !== 'exposure') return true;
  return loser !== undefined && above.side === frame[loser].side;
}

/** Checks that the assigned pieces are before the city until the attack is made (R 11.1, 11.3). */
function musterFindings(situation: Situation, frame: SiegeFrame): readonly Complaint[] {
  const { attacker, defender, train, province } = frame;
  const place = provinceCode(situation, province);
  const isCarried = train.every((id) => {
    const code = baggageCode(situation, id);
    return situation.placeOfBaggage(code) === place && situation.sideOfBaggage(code) === attacker.side;
  });
  const isArmy = forcesIn(situation, place).some(({ name, side }) => name === attacker.force && side === attacker.side);
  return unless([
    [isArmy, 'attacker', 'an army of the side that stands before the city'],
    [allDiffer(train) && isCarried, 'train', NOT_THERE],
    [defender.units.length + defender.leaders.length === 0, 'defender', 'who defends is seen when the siege is laid'],
  ]);
}

/** R 11.4: leaders of a side are in danger after its losses, and until then all of them are on the map. */
function endangeredFindings(
  situation: Situation,
  { attacker, defender, stage }: SiegeFrame,
  above: GameFrame | undefined,
): readonly Complaint[] {
  const isOpen = stage !== 'defenderLoses' && stage !== 'aftermath';
  const areWith = ({ leaders }: Party): boolean =>
    leadersNamed(situation, leaders).every(({ code }) => isOnMap(situation, situation.placeOfLeader(code)));
  return unless([
    [
      areWith(attacker) || !(isOpen || (stage === 'defenderLoses' && above?.kind === 'losses')),
      'attacker',
      'no leader is lost before the losses (R 11.4)',
    ],
    [
      areWith(defender) || !(isOpen || stage === 'defenderLoses' || above?.kind === 'losses'),
      'defender',
      'no leader is lost before the losses (R 11.4)',
    ],
  ]);
}

/** Returns whether a piece takes part in no other siege of the phase (R 11.1). */
const isUnspent = ({ attacker: { units, leaders }, stage }: SiegeFrame, below: GameFrame | undefined): boolean =>
  stage !== 'muster' || (below?.kind === 'sieges' && ![...units, ...leaders].some((id) => below.spent.includes(id)));

const siegeFindings: FrameCheck<'siege'> = (frame, { situation, below, above }) => {
  const { city: id, province, attacker, defender, stage } = frame;
  const city = cityNamed(situation, id);
  const holder = city === undefined ? null : situation.wallHolderOf(city.number);
  return [
    ...unless([
      [DONE_IN[stage].includes(above?.kind), 'stage', 'another part of it is being resolved'],
      [isLosersTurn(frame, above), 'stage', 'it is the other side that loses something now (R 11.4, 11.5)'],
      [below?.kind === 'sieges' && below.left[0] === attacker.side, 'attacker', 'the side that besieges'],
      [isUnspent(frame, below), 'attacker', 'they have taken part in no other siege of the phase (R 11.1)'],
      [city?.provinces.includes(provinceCode(situation, province)) === true, 'province', 'the city is not there'],
      [
        holder === defender.side || (holder === null && stage === 'aftermath'),
        'city',
        'a city with walls of the defender',
      ],
    ]),
    ...(stage === 'muster' ? musterFindings(situation, frame) : []),
    ...endangeredFindings(situation, frame, above),
  ];
};

const exposureFindings: FrameCheck<'exposure'> = ({ checks }, { above }) =>
  unless([[above !== undefined || checks > 0, 'checks', 'at least one leader is in danger']]);

const summonsFindings: FrameCheck<'summons'> = ({ city: id, side, from }, { situation }) => {
  const city = cityNamed(situation, id);
  const holder = city === undefined ? null : situation.wallHolderOf(city.number);
  return unless([
    [plays(situation, 'citySurrender'), 'kind', 'cities surrender where that is played (R 17.5)'],
    [holder !== null && situation.law.hostile(situation, holder, side), 'city', 'a city with walls of an enemy'],
    [city?.provinces.includes(provinceCode(situation, from)) === true, 'from', 'the city is not there'],
  ]);
};

export const siegeChecks: FrameChecks<SiegesFrame['kind']> = {
  sieges: siegesFindings,
  siege: siegeFindings,
  exposure: exposureFindings,
  summons: summonsFindings,
};
