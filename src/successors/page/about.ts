/** Successors for newcomers, and how a game stands. */
import type { Locale } from '../../core/index.js';
import type { About, Standing } from '../../hosts/page/about.js';
import { IMMEDIATE_VICTORY_LEGITIMACY, IMMEDIATE_VICTORY_POINTS } from '../data/tables.js';
import { query, type PlayerId, type PlayerView } from '../index.js';

export const about: Readonly<Record<Locale, About>> = {
  en: {
    story:
      'Alexander the Great is dead, and his generals divide the empire. Lead a faction of them: march, besiege, play cards, and take the royal family into your care.',
    win: 'Provinces give Victory Points, and royals, tombs and loyalty give Legitimacy. From Game Turn 2 on, enough of either wins at once. Otherwise the player with the most Victory Points after Game Turn 5 wins.',
    length: 'At most five Game Turns, each of several rounds.',
    advice: {
      '5.4':
        'Put your generals where their Armies can soon march: a Major City with provinces around it that nobody holds is a good beginning.',
      '6.2': 'The player who goes first sees nobody else’s dice; the one who goes last can answer everybody.',
      '4.31':
        'You may answer with a Surprise card now. Passing costs nothing, and you keep the card for a better moment. The menu can pass for you.',
      '6.6.2': 'A marker of yours makes a space yours when your Army leaves. Say yes wherever you can.',
      '6.6.3':
        'Choose one card: its event, or its Operation Points. Points place markers, train troops, or move an Army once more.',
      '6.6.3.2':
        'Markers in all spaces of a province give you its Victory Points. Finish one province before you begin another.',
      '6.6.4':
        'One die gives the Movement Points of all your generals. Then click a general, and a green space to which he can go.',
      '8.3':
        'Click a green space to march there. What the Army leaves behind can hold the space; what it takes along fights.',
      '10': 'A die above the Initiative Rating of your general lets the Army slip away. Stay if you are the stronger one.',
      '11': 'You may block the way of an enemy who passes. If you succeed, there is a battle, so compare the strengths first.',
      '12.5': 'Give up the troops that you can replace: Mercenaries before Macedonians.',
      '13': 'A siege needs an Army of at least 3 CUs, and often more than one attempt. The city falls when it has enough Siege Points.',
      '14.2': 'You move an Army that belongs to nobody. Send it where it hurts the leader of the game.',
    },
    terms: {
      'Tyche Segment': 'the part of your turn in which you play one card',
      'Operation Points': 'the number on a card, spent instead of its event: markers, troops, or a march',
      'Movement Points': 'how far an Army goes: one for a road, more for mountains and straits',
      'Surprise card': 'a card that is played in answer to something, also in the turn of another player',
      Legitimacy: 'your claim to the empire: royals, the body of Alexander, and the status of Champion',
      CU: 'a combat unit: Mercenaries, Macedonians, elephants',
      CUs: 'combat units: Mercenaries, Macedonians, elephants',
    },
  },
  de: {
    story:
      'Alexander der Große ist tot, und seine Generäle teilen das Reich. Führe eine Partei: marschiere, belagere, spiele Karten, und nimm die Königsfamilie in deine Obhut.',
    win: 'Provinzen geben Siegpunkte, die Königsfamilie, Grab und Treue geben Legitimität. Vom zweiten Spielzug an gewinnt sofort, wer von einem davon genug hat. Sonst gewinnt nach dem fünften, wer die meisten Siegpunkte hat.',
    length: 'Höchstens fünf Spielzüge mit je mehreren Runden.',
    advice: {
      '5.4':
        'Stelle deine Generäle dahin, wo ihre Armeen bald marschieren können: Eine große Stadt, um die herum Provinzen frei sind, ist ein guter Anfang.',
      '6.2': 'Wer zuerst zieht, kennt die Würfel der anderen nicht; wer zuletzt zieht, kann allen antworten.',
      '4.31':
        'Du darfst jetzt mit einer Überraschungskarte antworten. Passen kostet nichts, die Karte bleibt dir für später. Im Menü kannst du für dich passen lassen.',
      '6.6.2': 'Ein Marker macht den Ort zu deinem, wenn deine Armee weiterzieht. Setze ihn, wo du kannst.',
      '6.6.3':
        'Wähle eine Karte: ihr Ereignis oder ihre Aktionspunkte. Punkte setzen Marker, bilden Truppen aus oder bewegen eine Armee noch einmal.',
      '6.6.3.2':
        'Marker an allen Orten einer Provinz bringen dir ihre Siegpunkte. Vollende eine, ehe du die nächste beginnst.',
      '6.6.4':
        'Ein Würfel gibt allen deinen Generälen ihre Bewegungspunkte. Klicke dann einen General an und einen grünen Ort, den er erreicht.',
      '8.3':
        'Klicke einen grünen Ort an, um dorthin zu marschieren. Was zurückbleibt, hält den Ort; was mitzieht, kämpft.',
      '10': 'Mit einem Würfel über dem Initiativwert deines Generals entkommt die Armee. Bleib, wenn du der Stärkere bist.',
      '11': 'Du darfst einem Feind, der vorbeizieht, den Weg verlegen. Gelingt es, gibt es eine Schlacht: Vergleiche erst die Stärken.',
      '12.5': 'Gib auf, was du ersetzen kannst: Söldner vor Makedonen.',
      '13': 'Eine Belagerung braucht eine Armee von mindestens 3 Einheiten und oft mehr als einen Versuch. Mit genug Belagerungspunkten fällt die Stadt.',
      '14.2': 'Du bewegst eine Armee, die niemandem gehört. Schicke sie dahin, wo sie dem Führenden schadet.',
    },
    terms: {
      'Tyche-Segment': 'der Teil deines Zuges, in dem du eine Karte spielst',
      Aktionspunkte:
        'die Zahl auf einer Karte, die statt ihres Ereignisses genutzt wird: für Marker, Truppen oder einen Marsch',
      Bewegungspunkte: 'wie weit eine Armee kommt: einer für eine Straße, mehr für Gebirge und Meerengen',
      Überraschungskarte: 'eine Karte, mit der man auf etwas antwortet, auch im Zug eines anderen',
      Legitimität: 'dein Anspruch auf das Reich: Königsfamilie, Alexanders Leichnam und der Rang des Champions',
      KV: 'Truppen: Söldner, Makedonen, Elefanten',
    },
  },
};

/** Returns the points of each player, and how many win at once. */
export function standing(view: PlayerView, locale: Locale): Standing<PlayerId> {
  const points = IMMEDIATE_VICTORY_POINTS[view.options.players];
  const short = { en: ['VP', 'L'], de: ['SP', 'L'] }[locale];
  return {
    scores: query.playersOf(view).map((player) => ({
      player,
      figures: `${query.victoryPoints(view, player)} ${short[0]} · ${query.legitimacy(view, player)} ${short[1]}`,
    })),
    goal: {
      en: `${points} Victory Points or ${IMMEDIATE_VICTORY_LEGITIMACY} Legitimacy win at once; after Turn 5 the most points`,
      de: `${points} Siegpunkte oder ${IMMEDIATE_VICTORY_LEGITIMACY} Legitimität gewinnen sofort; nach Spielzug 5 die meisten Punkte`,
    }[locale],
  };
}
