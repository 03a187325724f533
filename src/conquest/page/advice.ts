/** Advice to newcomers about the rules that the games of the family share. */
import type { Locale } from '../../core/index.js';
import type { About } from '../../hosts/page/about.js';

export const FAMILY_ADVICE: Readonly<Record<Locale, Pick<About, 'advice' | 'terms'>>> = {
  en: {
    advice: {
      '7.5':
        'Where nothing else feeds an army, say what does: its land, a fleet, or the way to a friendly province. An army without supply loses steps.',
      '8.1':
        'Click a force, then a lit province. Large armies starve, and small ones are beaten: look where three or more units find supply.',
      '9.2': 'A small force can slip away before a battle. Stay if you want to fight or have nowhere to go.',
      '9.5': 'Choose what is lost, or where to go: a retreat into a friendly province keeps the army in supply.',
      '10.3':
        'Click a unit, then a lit box, or drag it there. The first line fights and the second replaces it, so put strong infantry into the Centre and cavalry on the wings. “Place the Rest as Proposed” does it for you.',
      '10.8': 'Units can advance, fall back or outflank. Moving around an open wing lets you attack from two sides.',
      '10.10':
        'Choose who attacks whom. The difference between attack and defence decides which results the die can give.',
      '10.20': 'Cavalry and light troops ride down the beaten. Pursue unless the enemy might come back at you.',
      '11.1': 'A siege takes the walls of a city, one after the other. If you leave, the walls are repaired.',
      '11.3': 'The more units besiege, the better; but they do nothing else in this turn. A Siege Train helps most.',
      '12.2': 'Points that you do not spend are lost. Rebuild reduced units first, then buy new ones.',
      '13.1': 'Reinforcements come to a province that you control. Put them where the next battle will be.',
    },
    terms: {
      'Siege Train': 'the machines of an army, which make its sieges stronger; they march with a leader',
      depleted: 'eaten bare: the province feeds nobody until it recovers',
      Outflank: 'a box beside the wings, from which the enemy is attacked in the flank',
      Reserve: 'the box behind the lines; the army that loses it to the enemy has lost the battle',
      'replacement points': 'what your provinces pay for new units and walls',
      'forced march': 'to go further than is good for the troops: some may be lost',
    },
  },
  de: {
    advice: {
      '7.5':
        'Sage, was ein Heer ernährt: das Land, eine Flotte oder der Weg in eine befreundete Provinz. Ein Heer ohne Nachschub verliert Stufen.',
      '8.1':
        'Klicke eine Streitmacht an, dann eine hervorgehobene Provinz. Große Heere hungern, kleine werden geschlagen: Sieh, wo drei oder mehr Einheiten Nachschub finden.',
      '9.2':
        'Eine kleine Streitmacht kann vor der Schlacht entkommen. Bleib, wenn du kämpfen willst oder nirgends hin kannst.',
      '9.5':
        'Wähle, was verloren geht oder wohin es geht: Der Rückzug in eine befreundete Provinz sichert den Nachschub.',
      '10.3':
        'Klicke eine Einheit an, dann ein hervorgehobenes Feld, oder zieh sie dorthin. Das erste Treffen kämpft, das zweite ersetzt es: Stelle starkes Fußvolk ins Zentrum, Reiter an die Flügel. „Den Rest wie vorgeschlagen aufstellen“ nimmt es dir ab.',
      '10.8':
        'Einheiten können vorrücken, zurückgehen oder umfassen. Um einen offenen Flügel herum greifst du von zwei Seiten an.',
      '10.10':
        'Wähle, wer wen angreift. Der Unterschied zwischen Angriff und Verteidigung bestimmt, was ein Wurf bewirken kann.',
      '10.20':
        'Reiter und leichte Truppen setzen den Geschlagenen nach. Verfolge, wenn der Feind nicht zurückschlagen kann.',
      '11.1':
        'Eine Belagerung nimmt die Mauern einer Stadt, eine nach der anderen. Ziehst du ab, werden sie ausgebessert.',
      '11.3':
        'Je mehr Einheiten belagern, desto besser; sie tun in dieser Runde nichts anderes. Ein Belagerungspark hilft am meisten.',
      '12.2': 'Nicht ausgegebene Punkte verfallen. Fülle erst geschwächte Einheiten auf, dann kaufe neue.',
      '13.1':
        'Verstärkungen kommen in eine Provinz, die du beherrschst. Stelle sie dahin, wo die nächste Schlacht sein wird.',
    },
    terms: {
      Belagerungspark: 'die Maschinen eines Heeres, die Belagerungen stärken; sie ziehen mit einem Anführer',
      erschöpft: 'leergegessen: Die Provinz ernährt niemanden, bis sie sich erholt',
      Umgehung: 'ein Feld neben den Flügeln, von dem aus der Feind in der Flanke angegriffen wird',
      Reserve: 'das Feld hinter den Treffen; wer es an den Feind verliert, hat die Schlacht verloren',
      Ersatzpunkte: 'womit deine Provinzen neue Einheiten und Mauern bezahlen',
      Gewaltmarsch: 'weiter gehen, als den Truppen guttut: Einige können verloren gehen',
    },
  },
};
