/** The matter at hand when a window for Surprise cards opens. */
import type { WindowFrame } from '../../../frame/index.js';
import type { Moment } from '../../../vocabulary.js';
import { phrase } from '../../phrases.js';
import type { Saying } from '../../things.js';
import type { German } from '../speech.js';

/** The name of a moment, with the player who acts and the place if they are known. */
const OCCASIONS: Readonly<Record<Moment, (who: Saying, where: Saying | string) => Saying>> = {
  turn: (who) => phrase`der Spielerzug von ${who} beginnt`,
  segment: (who) => phrase`ein Segment von ${who} beginnt`,
  movementRolled: (who) => phrase`${who} hat für die Bewegung gewürfelt`,
  reaction: (who, where) => phrase`${who} hat${where} einen Ort betreten`,
  independents: (who, where) => phrase`${who} ist${where} in die Nähe einer Unabhängigen Armee gekommen`,
  interceptionRoll: (who, where) => phrase`${who} würfelt gleich für ein Abfangen${where}`,
  avoidRoll: (who, where) => phrase`${who} würfelt gleich für ein Ausweichen${where}`,
  passageGranted: (who, where) => phrase`${who} hat${where} Freie Passage gewährt`,
  landBattle: (who, where) => phrase`${who} kämpft gleich${where} eine Landschlacht`,
  battleRolled: (who, where) => phrase`${who} hat${where} für eine Landschlacht gewürfelt`,
  battleOver: (who, where) => phrase`${who} hat${where} eine Landschlacht gekämpft`,
  navalMovement: (who, where) => phrase`${who} beginnt${where} eine Seebewegung`,
  navalBattle: (who) => phrase`${who} kämpft gleich eine Seeschlacht`,
  siegeAttempted: (who, where) => phrase`${who} hat${where} einen Belagerungsversuch unternommen`,
  eventPlayed: (who) => phrase`${who} hat eine Karte für ihr Ereignis gespielt`,
};

/** Returns what a window is about. */
export function occasionOf(
  moment: Moment,
  { space, subject }: Pick<WindowFrame, 'space' | 'subject'>,
  say: German,
): Saying {
  const where = space === null ? '' : phrase` in ${say.space(space)}`;
  return subject === null
    ? phrase`${say.names.moments[moment]}${where}`
    : OCCASIONS[moment](say.player(subject), where);
}
