/** The clauses of Alexandros in German: the title and the summary of each, in our own words. */
import type { Translation } from '../hosts/rulebook.js';

export const germanRulebook: Translation = {
  Components: [
    'Spielmaterial',
    'Zum Spiel gehören ein Spielplan, die Figur Alexanders, 55 Karten, 65 schwarze und 10 rote Grenzmauern sowie je 4 Wachen und eine Wertungsscheibe für vier Spieler.',
  ],
  Setup: [
    'Aufbau',
    'Jeder Spieler nimmt die 4 Wachen und die Wertungsscheibe einer Farbe; die Scheibe beginnt am Anfang der Wertungsleiste. Alexander steht auf dem Startfeld, links oben auf dem Spielplan. Jeder Spieler erhält eine verdeckte Karte, zwei Karten liegen offen aus, die übrigen bilden den Stapel, und die Spieler vereinbaren, wer beginnt.',
  ],
  'Game Play': [
    'Spielablauf',
    'Vom Startspieler an wird im Uhrzeigersinn gespielt. Ein Zug besteht aus einer Bewegung Alexanders, die Pflicht ist, und danach aus 2 weiteren Aktionen.',
  ],
  'Moving Alexander': [
    'Bewegung Alexanders',
    'Der Spieler nimmt eine der zwei offenen Karten auf die Hand, eine neue wird aufgedeckt, und Alexander zieht zu einem beliebigen der drei Eckpunkte des nächsten freien Feldes mit dem Symbol der Karte; unter gleich weit entfernten Feldern wählt der Spieler. Ein Feld ist frei, wenn auf seinen Kanten keine Mauer und in ihm keine Figur steht; die Entfernung wird in Kanten von Alexanders Eckpunkt zum nächsten Eckpunkt des Feldes gezählt. Schwarze Mauern werden auf einem kürzesten Weg vom alten zum neuen Eckpunkt gesetzt, der frei gewählt wird, wenn es mehrere gibt, auch am Rand und innerhalb von Provinzen; eine Kante, die schon eine Mauer hat, bekommt keine zweite.',
  ],
  'Special Move': [
    'Sonderzug',
    'Statt eine offene Karte zu nehmen, darf der Spieler eine Karte aus der Hand ablegen und Alexander zum nächsten freien Feld mit ihrem Symbol ziehen. Für diese Bewegung erhält er dann keine Karte.',
  ],
  'Further Actions': [
    'Weitere Aktionen',
    'Nach der Bewegung Alexanders darf der Spieler 2 Aktionen in beliebiger Reihenfolge ausführen: eine Karte nehmen, eine freie Provinz besetzen oder eine andere übernehmen, Steuern eintreiben, eine Wache zurücknehmen. Er darf dieselbe Aktion zweimal ausführen; nur Steuern dürfen nur einmal im Zug eingetrieben werden.',
  ],
  'Take a Card': [
    'Eine Karte nehmen',
    'Der Spieler nimmt die oberste Karte des Stapels oder eine der offenen Karten auf seine verdeckte Hand. Genommene offene Karten werden erst am Ende des Zuges ersetzt. Ist der Stapel aufgebraucht, wird die Ablage gemischt und bildet den neuen Stapel.',
  ],
  'Occupy Province': [
    'Provinzen',
    'Eine Provinz ist eine zusammenhängende Gruppe von Feldern, die von Mauern und von der Küste oder dem Rand des Spielplans umschlossen ist; sie darf beliebig groß sein und muss nicht besetzt werden, wenn sie entsteht. Ohne ein Feld mit Symbol kann sie nicht besetzt werden. Ihr Wert ist die Zahl ihrer Felder ohne Symbol; jedes bringt 1 Punkt, wenn Steuern eingetrieben werden.',
  ],
  'Occupy an Empty Province': [
    'Eine freie Provinz besetzen',
    'Der Spieler stellt mindestens eine seiner Wachen auf ein Feld mit Symbol in der Provinz; für jedes weitere solche Feld legt er eine Karte mit dessen Symbol ab oder stellt noch eine Wache. Eine Provinz mit mehr als einer Wache bringt keine Steuern. Eine Bewegung Alexanders kann eine Provinz teilen.',
  ],
  'Take Over an Occupied Province': [
    'Eine besetzte Provinz übernehmen',
    'Die Provinz eines anderen Spielers zu übernehmen ist eine Aktion: Der Spieler entfernt jede Wache dort mit 2 Karten mit dem Symbol ihres Feldes und besetzt die Provinz im selben Zug wie eine freie. Der Verlierer erhält die Wachen zurück und dazu die Hälfte der gespielten Karten, aufgerundet und vom übernehmenden Spieler ausgewählt; die übrigen werden abgelegt. Bei zwei Spielern werden alle Karten abgelegt.',
  ],
  'Levy Taxes': [
    'Steuern eintreiben',
    'Der Spieler legt eine Karte mit dem Symbol ab, auf dem seine Wache in einer seiner Provinzen mit nur einer Wache steht. Dann erhalten er und nach ihm im Uhrzeigersinn alle anderen Spieler 1 Punkt für jedes Feld ohne Symbol in all ihren Provinzen mit genau einer Wache. Ein Spieler darf nur einmal im Zug Steuern eintreiben.',
  ],
  'Take Back a Guard': [
    'Eine Wache zurücknehmen',
    'Der Spieler nimmt eine seiner Wachen aus einer Provinz zurück, die er besetzt. Das kostet keine Karte.',
  ],
  'End of the Game': [
    'Ende des Spiels',
    'Reichen die schwarzen Mauern nicht aus, um den Weg einer Bewegung zu markieren, wird er mit roten vollendet, der Spieler führt seine zwei Aktionen aus, und das Spiel endet. Es endet sofort, wenn ein oder mehrere Spieler mindestens 100 Punkte haben. Der Spieler mit den meisten Punkten gewinnt.',
  ],
  'Special Situations': [
    'Besondere Fälle',
    'Gibt es kein freies Feld mit dem Symbol einer offenen Karte, darf der Spieler diese Karte nehmen und Alexander zu einem Feld mit einem Symbol seiner Wahl ziehen; eine Karte aus der Hand kann nicht so benutzt werden. Reichen die roten Mauern für die letzte Bewegung nicht aus, muss der Spieler eine Bewegung finden, die weniger braucht.',
  ],
};
