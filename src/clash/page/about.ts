/** Clash of the Generals for newcomers, and how a game stands. */
import { FAMILY_ADVICE } from '../../conquest/page/advice.js';
import type { Locale } from '../../core/index.js';
import type { About, Standing } from '../../hosts/page/about.js';
import { query, type GameState, type SideId } from '../index.js';

export const about: Readonly<Record<Locale, About>> = {
  en: {
    story:
      'Alexander’s generals fight over his empire, on land and at sea. Each player leads a house: Antigonids, Ptolemies, Seleucids, and with four the Neutrals.',
    win: 'After the last turn, whoever has the most points wins: for provinces, the four Persian capitals, Alexander’s Body, Roxane and the Royal Family. The last player with a leader wins at once.',
    length: 'From Summer 323 to Winter 311 BC, a turn for each season. A long evening, or several.',
    advice: {
      ...FAMILY_ADVICE.en.advice,
      'S5.3': 'Place your army: keep the strong units together with a leader, near the land that you want first.',
      'S5.6': 'Rhodes gives its ally a fleet. An envoy costs nothing but the roll.',
      'S6.2': 'Who moves late sees what the others do; who moves early takes what is free.',
      'S8.3': 'A fleet carries an army across the sea. Choose who goes aboard, then where to.',
      'S8.4': 'Fight at sea where you have more fleets: the loser’s passengers drown with the ships.',
      'S9.1': 'Choose whom to fight. Where you choose nobody, there is peace in this turn.',
    },
    terms: {
      ...FAMILY_ADVICE.en.terms,
      Treasury: 'ten replacement points that are spent at once, or a Victory Point at the end',
      'Alexander’s Body': 'a marker that calms mutinies and gives Victory Points',
    },
  },
  de: {
    story:
      'Alexanders Feldherren kämpfen um sein Reich, zu Lande und zur See. Jeder führt ein Haus: Antigoniden, Ptolemäer, Seleukiden, zu viert auch die Neutralen.',
    win: 'Nach der letzten Runde gewinnt, wer die meisten Punkte hat: für Provinzen, die vier persischen Hauptstädte, Alexanders Leichnam, Roxane und die Königsfamilie. Wer als Letzter einen Anführer hat, gewinnt sofort.',
    length: 'Vom Sommer 323 bis zum Winter 311 v. Chr., eine Runde für jede Jahreszeit. Ein langer Abend oder mehrere.',
    advice: {
      ...FAMILY_ADVICE.de.advice,
      'S5.3':
        'Stelle dein Heer auf: Halte die starken Einheiten mit einem Anführer zusammen, nah an dem Land, das du zuerst willst.',
      'S5.6': 'Rhodos gibt seinem Verbündeten eine Flotte. Gesandte kosten nichts als den Wurf.',
      'S6.2': 'Wer spät zieht, sieht, was die anderen tun; wer früh zieht, nimmt, was frei ist.',
      'S8.3': 'Eine Flotte trägt ein Heer über das Meer. Wähle, wer an Bord geht, dann wohin.',
      'S8.4': 'Kämpfe zur See, wo du mehr Flotten hast: Mit den Schiffen des Verlierers geht unter, wer an Bord ist.',
      'S9.1': 'Wähle, wen du bekämpfst. Wo du niemanden wählst, ist in dieser Runde Friede.',
    },
    terms: {
      ...FAMILY_ADVICE.de.terms,
      Schatz: 'zehn Ersatzpunkte, die auf einmal ausgegeben werden, oder ein Siegpunkt am Ende',
    },
  },
};

/** Returns the points of each side that is played, and what wins (R S13). */
export function standing(view: GameState, locale: Locale): Standing<SideId> {
  const short = { en: 'VP', de: 'SP' }[locale];
  return {
    scores: query
      .componentsOf(view)
      .sides.filter(({ id }) => query.isPlayed(view, id))
      .map(({ id }) => ({ player: id, figures: `${query.pointsOf(view, id)} ${short}` })),
    goal: {
      en: 'The player with the most points after the last turn wins, or earlier the last one with a leader',
      de: 'Nach der letzten Runde gewinnt, wer die meisten Punkte hat, vorher der Letzte mit einem Anführer',
    }[locale],
  };
}
