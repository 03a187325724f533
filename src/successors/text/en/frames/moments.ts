/** The matter at hand when a window for Surprise cards opens. */
import type { WindowFrame } from '../../../frame/index.js';
import type { Moment } from '../../../vocabulary.js';
import { phrase } from '../../phrases.js';
import type { Saying } from '../../things.js';
import type { English } from '../speech.js';

/** The name of a moment, with the player who acts and the place if they are known. */
const OCCASIONS: Readonly<Record<Moment, (who: Saying, where: Saying | string) => Saying>> = {
  turn: (who) => phrase`${who}'s turn begins`,
  segment: (who) => phrase`a Segment of ${who} begins`,
  movementRolled: (who) => phrase`${who} has rolled for movement`,
  reaction: (who, where) => phrase`${who} has entered a space${where}`,
  independents: (who, where) => phrase`${who} has come near an Independent Army${where}`,
  interceptionRoll: (who, where) => phrase`${who} is about to roll for an interception${where}`,
  avoidRoll: (who, where) => phrase`${who} is about to roll to avoid battle${where}`,
  passageGranted: (who, where) => phrase`${who} has granted Friendly Passage${where}`,
  landBattle: (who, where) => phrase`${who} is about to fight a Land Battle${where}`,
  battleRolled: (who, where) => phrase`${who} has rolled for a Land Battle${where}`,
  battleOver: (who, where) => phrase`${who} has fought a Land Battle${where}`,
  navalMovement: (who, where) => phrase`${who} begins a Naval Movement${where}`,
  navalBattle: (who) => phrase`${who} is about to fight a Naval Battle`,
  siegeAttempted: (who, where) => phrase`${who} has made a siege attempt${where}`,
  eventPlayed: (who) => phrase`${who} has played a card for its event`,
};

/** Returns what a window is about. */
export function occasionOf(
  moment: Moment,
  { space, subject }: Pick<WindowFrame, 'space' | 'subject'>,
  say: English,
): Saying {
  const where = space === null ? '' : phrase` in ${say.space(space)}`;
  return subject === null
    ? phrase`${say.names.moments[moment]}${where}`
    : OCCASIONS[moment](say.player(subject), where);
}
