/** R 20: when the bot wants peace: when it has won by it, or is worn out and nobody else wins by it. */
import { derived } from '../../core/board/index.js';
import type { PeaceAction } from '../action/peace.js';
import { embassies, peaceModifiers } from '../query/embassies.js';
import { isRegion, unitsOf } from '../query/owners.js';
import { isAtPeace } from '../query/peace.js';
import { isActive } from '../query/placement.js';
import { endByPeace, outcomeOf } from '../query/victory.js';
import type { PlayerId } from '../vocabulary.js';
import type { Outlook } from './outlook.js';

/** What it is worth to leave things as they are. */
const WAR = 1;

/** Who can raise so few of their troops has no war left to wage; in peace they wait until most are eager again, but for so many years at the most. */
const WORN = 0.6;
const RECOVERED = 0.85;
const RESPITE = 6;

/** Returns who would win if peace were signed now; `undefined`: nobody, for it would be a truce (R 20.2). */
const winnersByPeace = derived(({ situation }: Outlook) => {
  const ended = endByPeace(situation) ?? null;
  return outcomeOf({ options: situation.options, ended })?.winners ?? null;
});

/** Whether a peace that is signed now wins the game for a player (R 20.2). */
export const winsByPeace = (outlook: Outlook): boolean => winnersByPeace(outlook)?.includes(outlook.me) === true;

/** Returns what part of a player's troops on land are from regions that can raise troops (R 4.2). */
const eagerness = derived(({ situation, me }: Outlook): number => {
  const troops = unitsOf(situation, me).filter(({ isLand }) => isLand);
  const eager = troops.filter(({ home }) => isRegion(home) && isActive(situation, home));
  return eager.length / Math.max(1, troops.length);
});

/** Whether a player's regions are too weary to go on: a year of peace makes all of them more eager again (R 20.2). */
export const isWornOut = (outlook: Outlook): boolean => {
  const { peace, year } = outlook.situation;
  if (peace === undefined) return eagerness(outlook) < WORN;
  return eagerness(outlook) < RECOVERED && peace.year - year < RESPITE;
};

/** Whether a player wants peace now: a victory, or a respite that gives the game to nobody. */
export const wantsPeace = (outlook: Outlook): boolean =>
  winsByPeace(outlook) || (winnersByPeace(outlook) === null && isWornOut(outlook));

/** Whether a player attacks nobody for now: there is peace, and they need it. */
export const keepsPeace = (outlook: Outlook): boolean => isAtPeace(outlook.situation) && isWornOut(outlook);

/** Returns what an action for peace, or against it, is worth. A peace that is broken is ended by who can fight. */
export function peaceScore(outlook: Outlook, action: PeaceAction): number {
  const { type } = action;
  if (type === 'refusePeace' || type === 'endEmbassies') return WAR;
  if (type === 'airGrievances') return isWornOut(outlook) ? 0 : 2 * WAR;
  if (!wantsPeace(outlook)) return 0;
  // Whoever is likelier to give in is asked; a proposal is refused by who loses by it.
  return type === 'demandPeace' ? 3 * WAR + inclinationOf(outlook, action.on) : 2 * WAR;
}

/** Returns what helps a player's roll for peace, or hinders it, as a fraction of a decision (R C). */
function inclinationOf({ situation }: Outlook, on: PlayerId): number {
  const [first] = embassies(situation);
  return first === undefined ? 0 : peaceModifiers(situation, first, on) / AS_MUCH;
}
/** More than all that modifies a roll. */
const AS_MUCH = 100;
