/** What the bot sees, and the words it thinks in: forces, and what pulls them. */
import type { ChanceSource } from '../../core/index.js';
import type { HexCode, Reach } from '../../core/hex/index.js';
import { machine } from '../machine.js';
import { isTied } from '../query/movement.js';
import { campOf } from '../query/owners.js';
import { leadersAt, unitsAt } from '../query/presence.js';
import type { PlayerView } from '../state.js';
import type { PlaceCode } from '../table/places.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { Camp, PlayerId } from '../vocabulary.js';

export interface Outlook {
  readonly situation: Situation;
  readonly me: PlayerId;
  readonly camp: Camp;
  readonly chance: ChanceSource;
  /** The pulls on forces that have been looked for, by what the force consists of (`pull.ts`). */
  readonly pulls: Map<string, Reach>;
}

/** Units that act together, with their leaders. */
export interface Force {
  readonly units: readonly UnitInfo[];
  readonly leaders: readonly LeaderInfo[];
}

export const outlookOf = (view: PlayerView, me: PlayerId, chance: ChanceSource): Outlook => ({
  situation: machine.situationOf(view),
  me,
  camp: campOf(me),
  chance,
  pulls: new Map(),
});

/** The land units of a force. */
export const troopsOf = ({ units }: Force): readonly UnitInfo[] => units.filter(({ isLand }) => isLand);

export const fleetsOf = ({ units }: Force): readonly UnitInfo[] => units.filter(({ isLand }) => !isLand);

/** The own pieces in a place; those that raid or forage do not go anywhere. */
export function forceAt({ situation, me }: Outlook, place: PlaceCode): Force {
  const units = unitsAt(situation, place, { player: me }).filter((unit) => !isTied(situation, unit));
  return { units, leaders: leadersAt(situation, place, { player: me }) };
}

/** The enemy pieces in a place. */
export const enemiesAt = ({ situation, camp }: Outlook, place: PlaceCode): Force => {
  const enemy = { camp: camp === 'empire' ? 'league' : 'empire' } as const;
  return { units: unitsAt(situation, place, enemy), leaders: leadersAt(situation, place, enemy) };
};

/** The hexes in which units of a camp stand on land. */
export function hexesOf(situation: Situation, isWanted: (unit: UnitInfo) => boolean): readonly HexCode[] {
  const { ground, roster } = situation;
  const hexes = new Set<HexCode>();
  for (const unit of roster.units) {
    const place = situation.placeOfUnit(unit.code);
    if (place < ground.grid.size && isWanted(unit)) hexes.add(place);
  }
  return [...hexes];
}
