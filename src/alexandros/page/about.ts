/** Alexandros for newcomers, and how a game stands. */
import type { Locale } from '../../core/index.js';
import type { About, Standing } from '../../hosts/page/about.js';
import { WINNING_SCORE } from '../data/components.js';
import type { PlayerView } from '../state.js';
import type { PlayerId } from '../vocabulary.js';

export const about: Readonly<Record<Locale, About>> = {
  en: {
    story:
      'Alexander crosses Asia, and his way divides the land into provinces. Post your guards in the best of them, and levy taxes.',
    win: `Each tax brings 1 point for every space without a symbol in your provinces with a single guard. ${WINNING_SCORE} points or the last wall end the game; whoever has the most points wins.`,
    length: 'Each turn is one move of Alexander and two actions. Some twenty turns each.',
    advice: {
      'Game Play':
        'Move Alexander first, then take two actions. A face-up card moves him and goes into your hand; a card from your hand moves him and is discarded.',
      'Moving Alexander':
        'He walks to the nearest free space with the symbol, and leaves a wall behind him. Walls that close a piece of land make a province.',
      'Special Move': 'A card from your hand takes him to the nearest free space with its symbol, and is discarded.',
      'Further Actions':
        'Two of these: take a card, occupy a province, take one over, levy taxes, take back a guard. Levy taxes when your provinces are larger than those of others.',
      'Take a Card': 'Cards pay for guards: collect the symbols that lie in the provinces that you want.',
      'Occupy an Empty Province':
        'Put a guard on one symbol of the province. For each other symbol in it, discard such a card or place another guard. Only provinces with one guard bring taxes.',
      'Take Over an Occupied Province':
        'Two cards with the symbol below a guard send it home. Then occupy the province like an empty one.',
      'Levy Taxes':
        'Discard a card with the symbol below one of your guards. All others score after you, so look at their provinces first.',
    },
    terms: {
      guard: 'a figure that holds a province; every player has four',
      symbol: 'soldier, horse, lyre, temple or amphora: cards and spaces have one',
      taxes: '1 point for each space without a symbol in your provinces with one guard',
    },
  },
  de: {
    story:
      'Alexander zieht durch Asien, und sein Weg teilt das Land in Provinzen. Stelle deine Wachen in die besten, und erhebe Steuern.',
    win: `Jede Steuer bringt 1 Punkt für jedes Feld ohne Symbol in deinen Provinzen mit nur einer Wache. ${WINNING_SCORE} Punkte oder die letzte Mauer beenden das Spiel; wer die meisten Punkte hat, gewinnt.`,
    length: 'Ein Zug ist eine Bewegung Alexanders und zwei Aktionen. Etwa zwanzig Züge für jeden.',
    advice: {
      'Game Play':
        'Erst zieht Alexander, dann folgen zwei Aktionen. Eine offene Karte bewegt ihn und kommt auf deine Hand; eine Handkarte bewegt ihn und wird abgelegt.',
      'Moving Alexander':
        'Er geht zum nächsten freien Feld mit dem Symbol und lässt eine Mauer zurück. Mauern, die ein Stück Land umschließen, machen es zur Provinz.',
      'Special Move': 'Eine Handkarte bringt ihn zum nächsten freien Feld mit ihrem Symbol und wird abgelegt.',
      'Further Actions':
        'Zwei davon: eine Karte nehmen, eine Provinz besetzen, eine übernehmen, Steuern erheben, eine Wache zurücknehmen. Erhebe Steuern, wenn deine Provinzen größer sind als die der anderen.',
      'Take a Card': 'Karten bezahlen Wachen: Sammle die Symbole, die in den Provinzen liegen, die du haben willst.',
      'Occupy an Empty Province':
        'Stelle eine Wache auf ein Symbol der Provinz. Für jedes andere Symbol darin lege eine solche Karte ab oder stelle noch eine Wache. Nur Provinzen mit einer Wache bringen Steuern.',
      'Take Over an Occupied Province':
        'Zwei Karten mit dem Symbol unter einer Wache schicken sie heim. Dann besetze die Provinz wie eine leere.',
      'Levy Taxes':
        'Lege eine Karte mit dem Symbol unter einer deiner Wachen ab. Nach dir werten alle anderen: Sieh dir erst ihre Provinzen an.',
    },
    terms: {
      Wache: 'eine Figur, die eine Provinz hält; jeder hat vier',
      Symbol: 'Soldat, Pferd, Leier, Tempel oder Amphore: Karten und Felder haben eines',
      Steuern: '1 Punkt für jedes Feld ohne Symbol in deinen Provinzen mit einer Wache',
    },
  },
};

/** Returns the points of each player, and how many end the game. */
export const standing = ({ seats }: PlayerView, locale: Locale): Standing<PlayerId> => ({
  scores: seats.map(({ player, score }) => ({ player, figures: `${score}/${WINNING_SCORE}` })),
  goal: {
    en: `${WINNING_SCORE} points or the last wall end the game; whoever has the most points wins`,
    de: `${WINNING_SCORE} Punkte oder die letzte Mauer beenden das Spiel; wer die meisten Punkte hat, gewinnt`,
  }[locale],
});
