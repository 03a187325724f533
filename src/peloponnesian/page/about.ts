/** The Peloponnesian War for newcomers, and how a game stands. */
import type { Locale } from '../../core/index.js';
import type { About, Standing } from '../../hosts/page/about.js';
import type { Band } from '../data/shape/scenario.js';
import { machine } from '../machine.js';
import { athenianCount } from '../query/victory.js';
import type { PlayerView } from '../state.js';
import { names } from '../text/index.js';
import type { PlayerId } from '../vocabulary.js';

export const about: Readonly<Record<Locale, About>> = {
  en: {
    story:
      'Athens and its empire of islands fight Sparta and the Peloponnesian League. Hoplites burn fields, fleets feed cities, and allies change sides when a war goes badly.',
    win: 'Keep your regions loyal and turn those of the enemy. The regions or tributes of Athens at the end decide, by the table of the scenario. Whoever loses their capital or home region loses at once.',
    length: 'From a two-player introduction of four years (an evening) to the whole war for two to four players.',
    advice: {
      '5': 'Ask for as much tribute as a region bears: too much, and it may revolt.',
      '7.3': 'Place new units where you need them, and keep a few for later. Finish when nothing useful is left.',
      '9.1': 'Units that forage cost nothing, but some may starve. Supplied ones cost talents.',
      '11.1': 'The place is yours: keep it, give it to its region, or destroy it, which frightens all of Greece.',
      '12': 'A card works once. Play it now, or keep it for the season in which it hurts most.',
      '15.1': 'Raids lower the loyalty of a region and fill your treasury. Raid where the enemy has no units.',
      '16.1': 'Choose a leader or a stack. It moves until you stop it or its points are gone.',
      '16.3': 'Click a green hex to go there. Entering a hex with an enemy stops you and brings a battle.',
      '17.3': 'Fight on while the odds are good. A beaten army flees, and the levels of the region change.',
      '17.7': 'Retreat to units or walls of your own: a unit that stands alone is attacked next.',
      '18.2': 'An assault takes walls but costs units; masking shuts the enemy in and waits.',
    },
    terms: {
      Allegiance: 'how loyal a region is to its side',
      Militance: 'how willing a region is to fight',
      mask: 'to shut enemies in without a siege, so that others can pass',
      talents: 'the money of the war: tribute, wages, ships',
      forage: 'to live off the land; some units may be lost',
      'Force Pool': 'units that are ready to be placed on the map',
      'Build Pool': 'units that have to be built before they can be placed',
    },
  },
  de: {
    story:
      'Athen und sein Reich der Inseln kämpfen gegen Sparta und den Peloponnesischen Bund. Hopliten verbrennen Felder, Flotten ernähren Städte, und Verbündete fallen ab, wenn der Krieg schlecht läuft.',
    win: 'Halte deine Regionen treu und ziehe die des Feindes zu dir. Am Ende entscheiden die Regionen oder Tribute Athens nach der Tabelle des Szenarios. Wer seine Hauptstadt oder Heimat verliert, verliert sofort.',
    length: 'Von einer Einführung für zwei über vier Jahre (ein Abend) bis zum ganzen Krieg für zwei bis vier.',
    advice: {
      '5': 'Verlange so viel Tribut, wie eine Region trägt: Zu viel, und sie fällt vielleicht ab.',
      '7.3':
        'Stelle neue Einheiten dahin, wo du sie brauchst, und behalte einige für später. Schließe ab, wenn nichts Nützliches bleibt.',
      '9.1': 'Einheiten, die vom Land leben, kosten nichts, aber einige können verhungern. Versorgte kosten Talente.',
      '11.1':
        'Der Ort ist dein: Behalte ihn, gib ihn seiner Region, oder zerstöre ihn, was ganz Griechenland erschreckt.',
      '12': 'Eine Karte wirkt einmal. Spiele sie jetzt, oder hebe sie für die Jahreszeit auf, in der sie am meisten trifft.',
      '15.1':
        'Plünderungen senken die Treue einer Region und füllen deine Kasse. Plündere, wo der Feind keine Einheiten hat.',
      '16.1':
        'Wähle einen Anführer oder einen Stapel. Er zieht, bis du ihn anhältst oder seine Punkte verbraucht sind.',
      '16.3':
        'Klicke ein grünes Feld an, um dorthin zu ziehen. Ein Feld mit einem Feind hält dich an und bringt eine Schlacht.',
      '17.3':
        'Kämpfe weiter, solange das Verhältnis gut ist. Ein geschlagenes Heer flieht, und die Werte der Region ändern sich.',
      '17.7':
        'Weiche zu eigenen Einheiten oder Mauern zurück: Eine Einheit, die allein steht, wird als nächste angegriffen.',
      '18.2': 'Ein Sturm nimmt Mauern, kostet aber Einheiten; eine Einschließung hält den Feind fest und wartet.',
    },
    terms: {
      Talente: 'das Geld des Krieges: Tribut, Sold, Schiffe',
      Treue: 'wie treu eine Region zu ihrer Seite steht',
      Kampfbereitschaft: 'wie bereit eine Region ist zu kämpfen',
      einschließen: 'Feinde ohne Belagerung festhalten, damit andere vorbeikönnen',
      'vom Land leben': 'sich ohne Geld ernähren; manche Einheiten können verloren gehen',
      Truppenvorrat: 'Einheiten, die bereit sind, auf die Karte zu kommen',
      Bauvorrat: 'Einheiten, die erst ausgehoben werden müssen',
    },
  },
};

const WORDS = {
  en: {
    talents: 'talents',
    count: 'Athens counts',
    asItStands: 'as it stands',
    from: 'from',
    loss: 'The loss of a capital or home region loses the game',
  },
  de: {
    talents: 'Talente',
    count: 'Athen zählt',
    asItStands: 'nach jetzigem Stand',
    from: 'ab',
    loss: 'Wer Hauptstadt oder Heimat verliert, verliert das Spiel',
  },
} as const;

/** Returns what a result of the final count is called. */
function resultText({ winner, margin }: Band, locale: Locale): string {
  const { camps, margins } = names(locale);
  const draw = { en: 'draw', de: 'Unentschieden' }[locale];
  return winner === null ? draw : `${camps[winner]}${margin === null ? '' : ` (${margins[margin]})`}`;
}

/** Returns the treasuries of the players, the count of Athens, and what it wins (R 21). */
export function standing(view: PlayerView, locale: Locale): Standing<PlayerId> {
  const situation = machine.situationOf(view);
  const { players, victory } = situation.scenario;
  const { talents, count, asItStands, from, loss } = WORDS[locale];
  const athens = athenianCount(situation);
  const at = victory.bands.findLastIndex(({ from }) => from <= athens);
  const [now, next] = [victory.bands[at], victory.bands[at + 1]];
  const parts = [
    `${count} ${athens}`,
    ...(now === undefined ? [] : [`${asItStands}: ${resultText(now, locale)}`]),
    ...(next === undefined ? [] : [`${from} ${next.from}: ${resultText(next, locale)}`]),
  ];
  return {
    scores: players.map((player) => ({ player, figures: `${situation.treasuries[player] ?? 0} ${talents}` })),
    goal: victory.counts === 'nothing' ? loss : `${parts.join('; ')}. ${loss}`,
  };
}
