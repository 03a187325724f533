/** Xenophon for newcomers, and how a game stands. */
import { FAMILY_ADVICE } from '../../conquest/page/advice.js';
import type { Locale } from '../../core/index.js';
import type { About, Standing } from '../../hosts/page/about.js';
import { query, REBEL, ROYAL, type GameState, type SideId } from '../index.js';
import { names } from '../text/index.js';

export const about: Readonly<Record<Locale, About>> = {
  en: {
    story:
      'Cyrus marches against his brother, King Artaxerxes of Persia, with ten thousand Greek mercenaries. If he falls, the Greeks have to find their way home through the whole empire.',
    win: 'If Artaxerxes falls while Cyrus lives, Cyrus wins at once. If Cyrus falls, the rebels win when at least half of the Greeks come home to Europe. Otherwise the side with more points wins: provinces, capitals, the Royal Family and the Treasury.',
    length: 'Eight turns from Spring 401 to Winter 400 BC, four more by agreement. Two to three hours.',
    advice: {
      ...FAMILY_ADVICE.en.advice,
      'X2.3': 'The Baggage Train can feed the army once. Keep it for the desert if you can.',
      'X4.1': 'Who moves first takes the initiative; who moves last sees where the enemy stands.',
      'X7.1': 'Choose your battles: nobody has to fight where the enemy is stronger.',
      'X7.3': 'Who draws up last sees the array of the enemy first.',
    },
    terms: {
      ...FAMILY_ADVICE.en.terms,
      'Baggage Train': 'carts that feed the army of Cyrus once, or save a forced march',
    },
  },
  de: {
    story:
      'Kyros zieht mit zehntausend griechischen Söldnern gegen seinen Bruder, König Artaxerxes von Persien. Fällt er, müssen die Griechen durch das ganze Reich nach Hause finden.',
    win: 'Fällt Artaxerxes, solange Kyros lebt, gewinnt Kyros sofort. Fällt Kyros, gewinnen die Aufständischen, wenn mindestens die Hälfte der Griechen nach Europa heimkommt. Sonst gewinnt die Seite mit mehr Punkten: Provinzen, Hauptstädte, Königsfamilie und Schatz.',
    length:
      'Acht Runden vom Frühling 401 bis zum Winter 400 v. Chr., vier weitere nach Absprache. Zwei bis drei Stunden.',
    advice: {
      ...FAMILY_ADVICE.de.advice,
      'X2.3': 'Der Tross kann das Heer einmal ernähren. Hebe ihn für die Wüste auf, wenn du kannst.',
      'X4.1': 'Wer zuerst zieht, bestimmt das Geschehen; wer zuletzt zieht, sieht, wo der Feind steht.',
      'X7.1': 'Wähle deine Schlachten: Niemand muss kämpfen, wo der Feind stärker ist.',
      'X7.3': 'Wer sich zuletzt aufstellt, sieht erst die Schlachtordnung des Feindes.',
    },
    terms: {
      ...FAMILY_ADVICE.de.terms,
      Tross: 'Wagen, die das Heer des Kyros einmal ernähren oder einen Gewaltmarsch retten',
    },
  },
};

/** Returns the points of both sides; once Cyrus has fallen, how many Greeks are home (R X9). */
export function standing(view: GameState, locale: Locale): Standing<SideId> {
  if (query.hasFallen(view)) {
    const { counted, home, underWay } = query.homecomingOf(view);
    const [athome, onTheWay] = { en: ['home', 'on the way'], de: ['daheim', 'unterwegs'] }[locale];
    return {
      scores: [{ player: REBEL, figures: `${home.length}/${counted} ${athome}, ${underWay.length} ${onTheWay}` }],
      goal: {
        en: `The rebels win if ${Math.ceil(counted / 2)} of ${counted} Greek units reach Europe`,
        de: `Die Aufständischen gewinnen, wenn ${Math.ceil(counted / 2)} von ${counted} griechischen Einheiten Europa erreichen`,
      }[locale],
    };
  }
  const { victoryPoint } = names(locale).pieces;
  return {
    scores: ([REBEL, ROYAL] as const).map((player) => {
      const points = query.pointsOf(view, player);
      return { player, figures: `${points} ${points === 1 ? victoryPoint.one : victoryPoint.many}` };
    }),
    goal: {
      en: 'The fall of Artaxerxes wins for Cyrus; after Winter 400 the side with more points wins',
      de: 'Der Fall des Artaxerxes ist der Sieg des Kyros; nach Winter 400 gewinnt die Seite mit mehr Punkten',
    }[locale],
  };
}
