/** The clauses of the Peloponnesian War in German: the title and the summary of each, in our own words. */
import type { Translation } from '../hosts/rulebook.js';

export const germanRulebook: Translation = {
  '1.1': [
    'Spielmaterial',
    'Zum Spiel gehören zwei Spielpläne, 560 Spielsteine, zwei sechsseitige Würfel, ein Stapel mit 120 Ereigniskarten und die Bögen, auf denen Anführer, Werte und Tribut festgehalten werden.',
  ],
  '1.2': [
    'Regionen, Gebiete, Städte und Meere',
    'Die Karte hat 26 Regionen; jede ist Teil des Athenischen Reiches oder des Peloponnesischen Bundes. Regionen bestehen aus Landgebieten und Feldern. Küsten begrenzen Gebiete, sodass jede Insel ein eigenes Gebiet ist; Inseln ohne Städte gehören zu keiner Region. Städte sind klein, mittel oder groß, mit oder ohne Mauern, und können Häfen sein. Sechs Meeresgebiete sind offene Meere. Persisches Land betreten Einheiten nur so, wie eine Ereigniskarte es sagt, und Sizilien ist ein Feld neben der Karte.',
  ],
  '1.3': [
    'Anführer, Einheiten und Marker',
    'Mit Anführern können mehrere Einheiten gemeinsam ziehen und kämpfen, und Anführer können das Verhältnis im Kampf verbessern. Einheiten sind Flotten, Hopliten, Reiter und leichte Infanterie, mit einer roten Seite für Sparta und einer blauen für Athen. Alle anderen Spielsteine sind Marker.',
  ],
  '2.2': [
    'Wahl eines Szenarios',
    'Die Spieler wählen ein Szenario und ihre Seiten. Das Szenario sagt, wo Anführer, Einheiten und Marker beginnen: auf der Karte, auf den Bögen oder in den Vorräten.',
  ],
  '2.3': [
    'Erste Ereigniskarten auf der Hand',
    'Die Karten, die das Szenario nennt, werden aus dem Kartenstapel entfernt. Jeder Spieler erhält fünf Karten; solche, die sofort gespielt oder abgelegt werden müssen, werden ausgetauscht und wieder in den Kartenstapel gemischt. Sind Spieler des Bundes Verbündete, so hat jeder von ihnen drei Karten auf der Hand (24.6).',
  ],
  '2.4': [
    'Erste Jahreszeit des Spiels',
    'Das Spiel beginnt mit dem Frühjahr des ersten Jahres des Szenarios. Im ersten Jahr entfällt die Phase zu Beginn des Jahres.',
  ],
  '3.1': [
    'Jahre, Jahreszeiten und Kriegszüge',
    'Jedes Jahr außer dem ersten beginnt mit einer eigenen Phase, in der es um den Besitz der Regionen und den Tribut geht. Ein Jahr hat vier Jahreszeiten. Jede davon ist ein Spielzug mit drei Kriegszügen für Bewegung und Kampf.',
  ],
  '3.2': [
    'Reihenfolge der Phasen',
    'Die Phase zu Beginn des Jahres besteht aus der Prüfung des Besitzes, der Festsetzung des Tributs, der Einnahme des Tributs und dem Entfernen der Marker „Geplündert“. Jede Jahreszeit besteht aus Aufstandsproben, Aufstellung, Bauten, Versorgung, Belagerungen, Ereigniskarten und Anpassungen der Jahreszeit und dann aus drei Kriegszügen mit Plünderungen, Bewegung und Kampf. Im Winter wird in jedem Kriegszug für Stürme gewürfelt, als wäre eine Karte „Stürme“ gespielt worden; Würfe durch Karten kommen hinzu.',
  ],
  '3.3': [
    'Reihenfolge der Spieler',
    'Einen Abschnitt, den die Spieler einer nach dem anderen ausführen, beginnt der Spieler, der die meisten Regionen hält, oder Athen, wenn beide gleich viele halten. Die anderen Abschnitte können gleichzeitig oder nacheinander ausgeführt werden.',
  ],
  '3.4': [
    'Ende des Spiels',
    'Ein Spiel endet nach der festgelegten Zahl von Jahren, so in „Der Argivische Bund“, oder wenn die Karte „Gesandte sprechen von Frieden“ Erfolg hat, so im Feldzugsspiel. Es endet sofort, wenn die Stadt Athen oder Sparta eingenommen wird oder wenn Attika oder Lakonien die Seite wechselt.',
  ],
  '4.1': [
    'Treue',
    'Jede Region hat einen Wert der Treue von −4 bis 20: den Einfluss des Spielers, der sie hält. Liegt die Treue in der Phase zu Beginn des Jahres unter −2, so geht die Region an den Gegner über. Eine Region Athens mit Treue 3 oder weniger ist in der Risikozone: Dort können Karten „Eine Region ist reif zum Abfall“ eingesetzt werden, und Städte werden auf einen Aufstand geprüft.',
  ],
  '4.2': [
    'Kampfbereitschaft',
    'Jede Region hat einen Wert der Kampfbereitschaft von 1 bis 20: ihren Willen zu kämpfen. Unter 5 kann der Spieler, der die Region hält, ihre Einheiten weder ausheben noch aufstellen.',
  ],
  '4.3': ['Besitz der Regionen', 'Diese Regel behandelt, wann eine Region die Seite wechselt und was daraus folgt.'],
  '4.3.1': [
    'Prüfung des Besitzes zu Beginn des Jahres',
    'Mit einer Treue unter −2 geht eine Region an den anderen Spieler über. Das Vorzeichen ihrer Treue kehrt sich um (aus −3 wird 3), ihre Kampfbereitschaft und ihr Tribut bleiben; auf Wunsch des neuen Besitzers wird der Tribut auf den Grundwert gesetzt. Ihre Einheiten kehren in ihren Truppenvorrat zurück, und ihre Aufstände enden. Ihre Städte sind nun mit dem neuen Besitzer befreundet, der sofort Tribut festsetzen und einnehmen kann. Ausgenommen sind Städte, die andere Einheiten des Verlierers besetzt halten: Sie erhalten einen Marker „Eingenommen“.',
  ],
  '4.3.2': [
    'Kein anderer Seitenwechsel',
    'Außer in der Phase zu Beginn des Jahres, in der auch der Tribut eine Region kosten kann (5.3.3), wechselt keine Region die Seite, selbst wenn ihre Treue unter −2 sinkt. Ausgenommen sind Ereigniskarten, die das bewirken, etwa „Eine Region ist reif zum Abfall“.',
  ],
  '4.4': ['Vorteile des Besitzes', 'Diese Regel behandelt, was der Besitz einer Region einbringt.'],
  '4.4.1': [
    'Bewegung, Städte, Versorgung und Tribut',
    'Wer eine Region hält, bewegt ihre Einheiten, betritt ihre Städte, außer solchen im Aufstand oder mit einem feindlichen Kontrollmarker, versorgt Einheiten aus diesen Städten und nimmt in der Phase zu Beginn des Jahres Tribut ein.',
  ],
  '4.4.2': [
    'Ausheben und Aufstellen ab Kampfbereitschaft 5',
    'Solange die Kampfbereitschaft 5 oder mehr beträgt, kann der Spieler, der die Region hält, ihre Einheiten auf seine Kosten ausheben und auf der Karte aufstellen. Unter 5 wird keine Einheit ausgehoben oder aufgestellt; Einheiten, die auf der Karte sind, bleiben dort.',
  ],
  '4.4.3': ['Nachschub in Städten der Region', 'Einheiten in den Städten der Region haben immer Nachschub.'],
  '4.4.4': [
    'Befreundete Städte',
    'Alle Städte einer Region sind mit dem Spieler befreundet, der sie hält, außer solchen mit einem Marker „Aufstand“ oder einem feindlichen Kontrollmarker. Die Garnisonen befreundeter Städte verteidigen sie gegen den Gegner.',
  ],
  '4.4.5': ['Tribut der Region', 'Wer die Region hält, kann nach den Regeln von Kapitel 5 Tribut von ihr einnehmen.'],
  '5.1': [
    'Kasse',
    'Die Kasse eines Spielers enthält die Talente, mit denen er Einheiten, Stützpunkte und Befestigungen baut und versorgt. Ist sie leer, kann aus ihr nichts gebaut oder versorgt werden. Zu Beginn jedes Jahres kommt der Tribut der Regionen hinzu, die der Spieler hält.',
  ],
  '5.2': [
    'Phase des Tributs',
    'Zuerst legt jeder Spieler fest, wie viel Tribut von seinen Regionen verlangt wird, Athen vor dem Bund. Dann wird der Tribut eingenommen, abzüglich dessen, was durch Städte verloren geht, die im Aufstand, zerstört, belagert oder in der Hand des Feindes sind.',
  ],
  '5.3': [
    'Festsetzung des Tributs',
    'Diese Regel behandelt, wie der Tribut der Regionen festgesetzt wird und wie das auf ihre Werte wirkt.',
  ],
  '5.3.1': [
    'Vielfache des Grundwerts',
    'Der Tribut einer Region wird auf ×0 bis ×5 ihres Grundwerts festgesetzt; das erste Vielfache nennt das Szenario. In einem Jahr kann der Tribut um höchstens zwei Vielfache erhöht werden, nie über ×5, und um beliebig viele gesenkt werden.',
  ],
  '5.3.2': [
    'Grundwerte',
    'Jede Region hat einen Grundwert des Tributs, von 1 für die ärmsten Regionen bis 5 für Hellespont. Die Zahlen für Böotien und Thrakien fehlen in unserem Text und werden als 3 angenommen.',
  ],
  '5.3.3': [
    'Kosten eines höheren Tributs',
    'Jedes Vielfache, um das der Tribut erhöht wird, kostet die Region 1 Treue, wenn Athen sie hält, und 1 Kampfbereitschaft, wenn der Bund sie hält. Eine Region Athens, deren Treue dadurch unter −2 sinkt, wechselt sofort die Seite, mit einem Tribut, den Sparta ohne Kosten beibehalten kann. Eine Region des Bundes mit einer Kampfbereitschaft unter 5 zahlt höchstens ×1.',
  ],
  '5.3.4': [
    'Jährliche Wirkung des Tributs',
    'In jedem Jahr, in dem Tribut festgesetzt wird, ändert auch das Vielfache selbst die Treue einer Region Athens oder die Kampfbereitschaft einer Region des Bundes: um +1 bei ×0, um −1 bei ×3, um −2 bei ×4 und um −3 bei ×5. Von diesen Zahlen ist in unserem Text nur die −1 für Athen bei ×3 erhalten.',
  ],
  '5.3.5': [
    'Wirkung eines niedrigeren Tributs',
    'Ist der Tribut einer Region gesenkt worden, so erhalten alle ihre Aufstandsproben im folgenden Jahr −1.',
  ],
  '5.4': ['Einnahme des Tributs', 'Diese Regel behandelt, wie viel Tribut eine Region einbringt.'],
  '5.4.1': [
    'Regionen ohne Tribut',
    'Eine Region bringt nichts ein, wenn alle ihre Städte im Aufstand, belagert, zerstört oder in der Hand des Feindes sind.',
  ],
  '5.4.2': [
    'Abzüge für verlorene Städte',
    'Sonst bringt sie ihren festgesetzten Tribut ein, abzüglich 1 für jede mittlere und 2 für jede große Stadt, die im Aufstand, in der Hand des Feindes, belagert oder zerstört ist, aber nie weniger als nichts. Kleine Städte kosten nichts, und eine eingeschlossene Stadt zählt, als wäre sie in der Hand des Feindes.',
  ],
  '6.1': [
    'Aufstandsproben',
    'In jeder Jahreszeit wählt der spartanische Spieler in jeder Region Athens mit Treue 3 oder weniger eine Stadt und wirft einen Würfel; bei einem modifizierten Ergebnis von 7 oder mehr erhebt sich die Stadt. Sind schon alle Städte im Aufstand, so gibt es nichts zu prüfen.',
  ],
  '6.2': [
    'Freiwillige Aufstandsproben',
    'Der athenische Spieler kann in jeder Region außerhalb der Risikozone eine Aufstandsprobe für eine Stadt im Aufstand würfeln. Bei einem modifizierten Ergebnis von 1 oder weniger endet der Aufstand, und die Region gewinnt 1 Treue. Durch eine solche Probe erhebt sich nie eine Stadt.',
  ],
  '6.3': [
    'Modifikatoren der Aufstandsproben',
    'Auf den Wurf kommen +1 bei Treue 0 oder 1, +2 bei −1 und +3 bei −2 oder weniger; +1 für jede Stadt der Region, die im Aufstand oder in der Hand des Feindes ist; +1, wenn der Tribut der Region über ihrem Grundwert liegt, und −1, wenn er darunter liegt (gedruckt ist +1); −1, wenn er niedriger ist als im Vorjahr; +1 für eine Stadt in einem geplünderten Gebiet.',
  ],
  '6.4': [
    'Hauptstädte ohne Aufstände',
    'Für die Hauptstadt der Heimatregion eines Spielers gibt es nie eine Aufstandsprobe: Das sind Athen und Sparta, bei drei Spielern auch Theben, bei vier Theben und Korinth.',
  ],
  '6.5': [
    'Städte im Aufstand',
    'Diese Regel behandelt, was ein Aufstand bewirkt und wie er endet. Im Lauf des Spiels erheben sich nur Städte in Regionen Athens, aber ein Szenario kann mit Aufständen in Regionen Spartas beginnen.',
  ],
  '6.5.1': [
    'Freunde und Feinde einer Stadt im Aufstand',
    'Die Garnison einer Stadt im Aufstand verteidigt sie gegen den Spieler, der die Region hält. Bei Kampfbereitschaft 5 oder mehr in der Region ist sie für den Gegner eine befreundete Stadt, die er betreten kann und in der er Nachschub hat. Bei 4 oder weniger ist sie beiden Spielern verschlossen.',
  ],
  '6.5.2': [
    'Übernahme einer befreundeten Stadt im Aufstand',
    'Sobald Einheiten eine Stadt im Aufstand betreten, die mit ihnen befreundet ist, ersetzt ein Kontrollmarker ihres Spielers den Marker „Aufstand“.',
  ],
  '6.5.3': [
    'Ende eines Aufstands durch Besetzung',
    'Ein Aufstand endet, wenn zu Beginn einer Jahreszeit mindestens eine Einheit des Spielers, der die Region hält, in der Stadt ist. Ein Aufstand dauert mindestens eine Jahreszeit und endet deshalb nie in der Jahreszeit, in der er ausgebrochen ist. Nimmt der Besitzer der Region die Stadt durch Sturm oder Belagerung ein, so ist sie sofort befriedet.',
  ],
  '6.5.4': [
    'Einheiten in einer Stadt, die sich erhebt',
    'Einheiten des Spielers, der die Region hält, müssen eine Stadt, die sich erhebt, nicht verlassen. Bleiben sie die Jahreszeit über, so endet der Aufstand. Verlassen sie alle vorher die Stadt, so verteidigt die Garnison sie gegen diese Einheiten.',
  ],
  '6.5.5': [
    'Mauern von Städten im Aufstand',
    'Eine Stadt ohne Mauern, die sich erhebt, beginnt sofort mit dem Bau von Mauern und vollendet sie eine Jahreszeit früher als üblich. Angriffe halten die Arbeit nicht auf, solange die Stadt nicht eingenommen wird. Mauern, die am Ende des Aufstands unvollendet sind, gehen verloren.',
  ],
  '7.1': [
    'Orte der Einheiten',
    'Einheiten, die nicht auf der Karte sind, sind in einem Truppenvorrat, in einem Bauvorrat oder endgültig aus dem Spiel.',
  ],
  '7.2': [
    'Truppenvorräte',
    'Der Truppenvorrat einer Region enthält ausgehobene und ausgerüstete Einheiten, die auf der Karte aufgestellt werden können. Dort brauchen sie keine Versorgung.',
  ],
  '7.3': [
    'Aufstellen und Zurücknehmen von Einheiten',
    'Diese Regel behandelt den Wechsel von Einheiten zwischen den Truppenvorräten und der Karte.',
  ],
  '7.3.1': [
    'Abschnitt der Aufstellung',
    'Im Abschnitt der Aufstellung jeder Jahreszeit können die Spieler Einheiten aus den Truppenvorräten ihrer Regionen auf die Karte bringen und umgekehrt.',
  ],
  '7.3.2': [
    'Befreundete Städte der Heimatregion',
    'Einheiten werden nur in befreundeten, unbelagerten Städten ihrer Heimatregion aufgestellt und zurückgenommen, Flotten nur in Häfen oder in Küstenstädten mit einem Stützpunkt.',
  ],
  '7.3.3': [
    'Regionen ohne offene Stadt',
    'Keine Einheit wird aufgestellt oder zurückgenommen, wenn alle Städte ihrer Region zerstört, belagert, in der Hand des Feindes oder im Aufstand sind.',
  ],
  '7.4': [
    'Bauvorräte',
    'Der Bauvorrat einer Region enthält ihre waffenfähigen Männer. Eine Einheit muss ausgehoben werden, um von dort in den Truppenvorrat zu kommen. Vernichtete Einheiten kehren in den Bauvorrat zurück, außer Eliteeinheiten.',
  ],
  '7.5': [
    'Ausheben von Einheiten',
    'Im Abschnitt der Bauten bezahlt ein Spieler die Kosten nach 7.7 für Einheiten befreundeter Regionen; sie kommen aus ihrem Bauvorrat in ihren Truppenvorrat.',
  ],
  '7.6': [
    'Bau von Stützpunkten und Befestigungen',
    'Diese Regel behandelt Stützpunkte, Forts, Stadtmauern und Lange Mauern.',
  ],
  '7.6.1': [
    'Bautruppen und Bauplätze',
    'Stützpunkte und Befestigungen werden im Abschnitt der Bauten gebaut, von einer beliebigen Einheit oder in einer beliebigen befreundeten, unbelagerten Stadt. Forts und Städte mit Mauern heißen Befestigungen.',
  ],
  '7.6.2': [
    'Forts',
    'Ein Fort wird in einem Feld ohne Stadt gebaut, in dem der Spieler eine Einheit hat. Es ist fertig, sobald es bezahlt ist, und die Einheit kann sich in den folgenden Kriegszügen bewegen.',
  ],
  '7.6.3': [
    'Stützpunkte',
    'Ein Stützpunkt wird dort gebaut, wo der Spieler eine Einheit hat, oder in einer befreundeten, unbelagerten Stadt, und ist sofort fertig. Belagerer können einen Stützpunkt bei der Stadt bauen, die sie belagern; er geht verloren, wenn die Belagerung scheitert, und liegt innerhalb der Stadt, sobald sie eingenommen ist. An der Küste dient ein Stützpunkt als Hafen, auch für eine Küstenstadt ohne Hafen, die sich trotzdem ohne Flotte belagern lässt. Ein Stützpunkt wird nicht eingenommen, sondern zerstört, wenn eine feindliche Einheit ihre Bewegung in seinem Feld beendet.',
  ],
  '7.6.4': [
    'Stadtmauern',
    'Um jede befreundete Stadt ohne Mauern können Mauern gebaut werden; sie werden sofort bezahlt. Die Mauern einer kleinen Stadt sind sofort fertig, die einer mittleren nach einer Jahreszeit und die einer großen nach zwei, jeweils im Abschnitt der Bauten. Bis dahin ist die Stadt ohne Mauern.',
  ],
  '7.6.5': [
    'Lange Mauern',
    'Lange Mauern verbinden zwei Befestigungen in benachbarten Feldern; eine Einheit in einer der beiden baut sie. Im Kampf zählt diese Einheit als außerhalb. Bewegt sie sich oder zieht sie sich in eine Befestigung zurück, bevor die Mauern fertig sind, so gehen diese verloren.',
  ],
  '7.7': [
    'Baukosten und Bauzeiten',
    'Hopliten, leichte Infanterie, Reiter, Stützpunkte, Forts und die Mauern kleiner und mittlerer Städte kosten je 1 Talent; Flotten, die Mauern großer Städte und Lange Mauern kosten je 2. Die Mauern mittlerer Städte brauchen eine Jahreszeit, die Mauern großer Städte und Lange Mauern zwei; alles andere ist sofort fertig. Städte im Aufstand brauchen eine Jahreszeit weniger.',
  ],
  '7.8': ['Anführer', 'Diese Regel behandelt, was Anführer ermöglichen, wie viele es gibt und wie sie verloren gehen.'],
  '7.8.1': [
    'Anführer von Stapeln an Land',
    'Unter einem Anführer teilen sich mehrere Einheiten ein Feld und marschieren gemeinsam. Außerhalb von Städten und Forts kann der Anführer nicht weggehen und einen Stapel zurücklassen.',
  ],
  '7.8.2': [
    'Anführer von Flotten',
    'Zur See fahren Flotten nur unter einem Anführer als Stapel und nehmen nur unter einem Anführer Landeinheiten an Bord. Ohne ihn ist jede Flotte in einem Gebiet für sich.',
  ],
  '7.8.3': [
    'Vorteile durch Führung',
    'Einige Anführer verbessern mit ihren Führungswerten das Verhältnis im Kampf (17.4.2).',
  ],
  '7.8.4': [
    'Zahl und Ersatz der Anführer',
    'Ein Spieler hat höchstens sechs Anführer in Truppenvorräten und auf der Karte, weniger, wenn das Szenario es sagt; Feldherren, die Persien zu Sparta schickt, kommen hinzu. Ein getöteter Anführer wird sofort durch einen ersetzt, der zufällig aus dem Anführervorrat gezogen wird. Dieser kommt zum selben Stapel oder, wenn der Stapel vernichtet ist, in den Truppenvorrat der Heimatregion des Spielers.',
  ],
  '7.8.5': [
    'Aufstellen und Zurücknehmen von Anführern',
    'In der Phase der Aufstellung können Anführer zwischen einer befreundeten Stadt und dem Truppenvorrat ihrer Region wechseln, und von dort nur zurück in diese Region. Anführer brauchen keine Versorgung.',
  ],
  '7.8.6': [
    'Verlust von Anführern',
    'Ein Anführer, der allein in einem Feld ist, geht verloren, wenn eine feindliche Einheit ihre Bewegung dort beendet; in einer befreundeten Stadt verhindert das die Garnison. Nach jeder Schlacht wird für jeden beteiligten Anführer ein Würfel geworfen; bei einer 6 wird er getötet und ersetzt. Ein Anführer geht auch mit seinem Stapel verloren, wenn alle Einheiten darin vernichtet werden.',
  ],
  '7.9': [
    'Vernichtete Einheiten und verlorene Anführer',
    'Diese Regel behandelt, wohin vernichtete Einheiten und verlorene Anführer kommen.',
  ],
  '7.9.1': [
    'Vernichtete Einheiten',
    'Eliteeinheiten, also Einheiten mit Moral 6, scheiden endgültig aus dem Spiel aus, wenn sie vernichtet werden. Alle anderen kommen in ihren Bauvorrat.',
  ],
  '7.9.2': [
    'Verlorene Anführer',
    'Verlorene Anführer scheiden endgültig aus dem Spiel aus. Sind keine anderen mehr übrig, werden Anführer ohne Führungswerte wieder verwendet.',
  ],
  '8.1': [
    'Befreundete, feindliche und umkämpfte Gebiete',
    'Ein Gebiet ist befreundet, feindlich oder umkämpft, je nach den Einheiten und Städten darin; Landgebiete und Meeresgebiete zählen getrennt. Städte im Aufstand gelten für den Spieler, der ihre Region hält, als feindliche Städte, und für beide Spieler, wenn keiner sie betreten darf.',
  ],
  '8.2': [
    'Figuren ohne Wirkung auf Gebiete',
    'Anführer, Stützpunkte, unbesetzte Forts, belagerte Städte und Forts sowie Städte mit einem Marker „Helotenaufstand“ wirken nicht auf den Zustand eines Gebiets. Flotten, die vom Land leben, wirken nicht auf angrenzende Meeresgebiete.',
  ],
  '8.3': [
    'Landgebiete',
    'Nur Landeinheiten und Städte zählen, nicht Flotten an Land. Ein befreundetes Gebiet enthält keine feindliche Einheit oder Stadt, ein feindliches enthält eine und keine befreundete Einheit oder Stadt, ein umkämpftes enthält beides. Gebietsbewegung führt Einheiten nur durch befreundete Gebiete und nie in andere hinein oder aus anderen heraus.',
  ],
  '8.4': [
    'Meeresgebiete',
    'Nur Flotten zählen, und Flotten an Land zählen für das Meeresgebiet, das sie berühren. Ein befreundetes Gebiet enthält keine feindliche Flotte, ein feindliches nur feindliche Flotten, ein umkämpftes beides. Das ist nur für Nachschublinien von Bedeutung, denn sie führen nicht durch feindliche Gebiete.',
  ],
  '8.5': [
    'Offene Meere in Kampf und Nachschub',
    'In einem offenen Meer wird nicht gekämpft, und keine Nachschublinie führt hindurch.',
  ],
  '9.1': [
    'Versorgung oder Vernichtung',
    'Im Abschnitt der Versorgung jeder Jahreszeit wird jede Einheit, die Nachschub hat, aus der Kasse bezahlt. In manchen Fällen kann sie stattdessen vom Land leben, und alle anderen Einheiten werden vernichtet. Reichen die Talente nicht, so wählt der Spieler, welche Einheiten er versorgt, aber er lässt keine Einheit freiwillig unversorgt, solange sie versorgt werden kann.',
  ],
  '9.2': ['Einheiten mit Nachschub', 'Diese Regel behandelt, welche Einheiten Nachschub haben.'],
  '9.2.1': [
    'Einheiten in Städten',
    'Einheiten in Städten haben immer Nachschub. In Städten ihrer Heimatregion kosten sie die Hälfte.',
  ],
  '9.2.2': [
    'Einheiten außerhalb von Städten',
    'Eine Einheit außerhalb einer Stadt hat Nachschub, wenn von ihr eine Nachschublinie zu einer befreundeten großen Stadt führt oder zu einem befreundeten Stützpunkt, der selbst Nachschub hat.',
  ],
  '9.3': ['Nachschublinien', 'Diese Regel behandelt Nachschublinien über Land und See.'],
  '9.3.1': [
    'Verlauf einer Nachschublinie',
    'Eine Nachschublinie führt von einer Einheit zu einer großen Stadt, direkt oder über eine Kette von Stützpunkten mit Nachschub. Sie kann durch befreundete Gebiete führen, durch Felder umkämpfter Gebiete, die nicht dem Feind gehören, und über die See zwischen zwei Stützpunkten an der Küste oder zwischen einem Stützpunkt und einer großen Stadt.',
  ],
  '9.3.2': [
    'Stützpunkte mit Nachschub',
    'Ein Stützpunkt hat Nachschub, wenn von ihm eine Linie zu einer befreundeten großen Stadt führt, direkt oder über andere Stützpunkte, von denen jeder den nächsten erreicht.',
  ],
  '9.3.3': [
    'Nachschublinien über Land',
    'Eine Linie über Land führt durch höchstens drei Gebiete; das Gebiet der Einheit und das des Stützpunkts oder der großen Stadt zählen mit. Für jeden Schritt in einer Kette von Stützpunkten gilt dieselbe Grenze.',
  ],
  '9.3.4': [
    'Nachschublinien über See',
    'Über befreundete und umkämpfte Meeresgebiete kann eine Linie beliebig lang sein; an beiden Enden braucht sie einen Stützpunkt an der Küste oder eine befreundete große Hafenstadt. Feindliche Flotten in einem Meeresgebiet oder an seiner Küste sperren sie, wenn nicht befreundete Flotten ihnen das Gebiet streitig machen; ausgenommen sind Flotten, die vom Land leben. Keine Linie führt durch ein offenes Meer.',
  ],
  '9.4': [
    'Versorgung von Einheiten mit Nachschub',
    'Diese Regel behandelt, was Einheiten mit Nachschub kosten und wann sie vom Land leben dürfen.',
  ],
  '9.4.1': [
    'Versorgung aus der Kasse',
    'Eine Einheit mit Nachschub kann zu den Kosten nach 9.4.3 aus der Kasse bezahlt werden. Sie bewegt sich dann und kämpft wie gewöhnlich.',
  ],
  '9.4.2': [
    'Leben vom Land bei Einheiten mit Nachschub',
    'Außerhalb befreundeter Regionen können Einheiten mit Nachschub vom Land leben, statt bezahlt zu werden. In befreundeten Regionen tun sie das nur, wenn kein Talent mehr übrig ist.',
  ],
  '9.4.3': [
    'Kosten der Versorgung',
    'Eine Landeinheit kostet 1 Talent, eine Flotte mit Moral 5 oder 6 kostet 2, jede andere Flotte 1. Eine Einheit in einer Stadt ihrer Heimatregion kostet die Hälfte; die Summe für alle Einheiten wird aufgerundet.',
  ],
  '9.5': [
    'Abgeschnittene Einheiten',
    'Eine Einheit ohne Nachschub muss vom Land leben, oder sie wird vernichtet. Im Winter kann niemand vom Land leben.',
  ],
  '9.6': [
    'Einheiten ohne jede Versorgung',
    'Einheiten, die weder bezahlt werden noch vom Land leben können, werden vernichtet.',
  ],
  '9.7': ['Leben vom Land', 'Diese Regel behandelt, wie Einheiten vom Land leben.'],
  '9.7.1': [
    'Furagezahlen',
    'Einheiten, die vom Land leben, kosten keine Talente. Die Furagezahl eines Gebiets ist die höchste Zahl von Einheiten aller Spieler zusammen, die dort in einer Jahreszeit vom Land leben können.',
  ],
  '9.7.2': [
    'Einheiten, die vom Land leben',
    'Einheiten, die vom Land leben, bewegen sich im ersten Kriegszug nicht, können aber plündern. Sie müssen außerhalb von Städten und Forts sein. Einheiten, die eine Belagerung durchführen, können vom Land leben.',
  ],
  '9.7.3': [
    'Grenzen des Lebens vom Land',
    'In einer befreundeten Region leben Einheiten mit Nachschub nur dann vom Land, wenn die Kasse leer ist. Niemand lebt in einem Gebiet mit einem Marker „Geplündert“ oder im Winter vom Land.',
  ],
  '9.7.4': [
    'Flotten, die vom Land leben',
    'Flotten, die vom Land leben, wirken nicht auf den Zustand von Meeresgebieten für Nachschublinien.',
  ],
  '9.8': [
    'Versorgung von Flotten auf See',
    'Flotten werden nicht auf See versorgt: In der Phase der Versorgung müssen sie in ein angrenzendes Küstenfeld gehen, und Flotten, die kein Land berühren, werden vernichtet.',
  ],
  '10.1': [
    'Phase der Belagerungen',
    'Belagerungen werden in der Phase der Belagerungen jeder Jahreszeit begonnen und abgewickelt. Der Ort muss vorher in einem Kriegszug eingeschlossen worden sein.',
  ],
  '10.2': [
    'Einschließung einer Stadt oder eines Forts',
    'Diese Regel behandelt, wie ein Ort eingeschlossen wird und was das bewirkt.',
  ],
  '10.2.1': [
    'Ankunft bei einer feindlichen Stadt oder einem feindlichen Fort',
    'Der Verteidiger legt fest, welche Einheiten außerhalb und welche innerhalb stehen; die Einheiten außerhalb kämpfen zuerst gegen die Ankommenden. Flotten in einem Hafen können ankommenden Flotten in einer Seeschlacht entgegentreten, die für die Region des Hafens zählt. Geschlagene Verteidiger ziehen sich nur in den Hafen zurück, geschlagene Ankömmlinge bleiben auf See. Ist niemand mehr außerhalb, so greift der Angreifer den Ort an oder schließt ihn ein. Einheiten, deren Angriff scheitert, bleiben nur dann im Feld, wenn der Ort schon vor diesem Kriegszug eingeschlossen war.',
  ],
  '10.2.2': [
    'Wirkung einer Einschließung zu Lande',
    'Ein Ort mit einer feindlichen Landeinheit in seinem Feld ist eingeschlossen: Weder er noch die Einheiten darin wirken auf das Landgebiet oder verursachen Anpassungen. Wer ihn einschließt, zieht ohne Halt durch das Feld, aber nicht auf einer Straße, und muss besiegt werden, bevor jemand hinein- oder hinausgeht; ausgenommen sind Flotten eines Hafens, den keine Flotte einschließt. Im Ort können weiterhin Einheiten ausgehoben und aufgelöst werden.',
  ],
  '10.2.3': [
    'Einschließung eines Hafens mit Flotten',
    'Feindliche Flotten in einem Hafen sind nur eingeschlossen, wenn mindestens eine Flotte sie einschließt. Sie fangen nicht ab, und keine Flotte läuft ein oder aus, bevor die einschließenden Flotten besiegt sind; diese können für sich allein angegriffen werden. Bleiben die einschließenden Flotten mit den anderen Einheiten an Land, so ist der Hafen in diesem Kriegszug nicht mehr eingeschlossen.',
  ],
  '10.3': [
    'Beginn einer Belagerung',
    'Diese Regel behandelt, was eine Belagerung erfordert und mit welcher Belagerungsmoral sie beginnt.',
  ],
  '10.3.1': [
    'Belagerung eingeschlossener Orte',
    'In der Phase der Belagerungen kann ein Ort, den genügend Einheiten einschließen, belagert werden; er erhält einen Marker „Belagert“ mit seiner Belagerungsmoral.',
  ],
  '10.3.2': [
    'Zahl der Belagerer',
    'Eine Belagerung erfordert zwei Einheiten bei einer kleinen Stadt oder einem Fort, vier bei einer mittleren und sechs bei einer großen Stadt, bei einer Hafenstadt zusätzlich eine Flotte. Anführer zählen nicht.',
  ],
  '10.3.3': [
    'Belagerungsmoral',
    'Die Belagerungsmoral beginnt bei einem Fort mit 3, bei einer kleinen Stadt mit 4, bei einer mittleren mit 5 und bei einer großen mit 6. Lange Mauern bringen +1, eine Stadt ohne Mauern hat −1, und ein geplündertes Gebiet bringt −1. Die Beschriftungen der Tabelle fehlen in unserem Text; ein Beispiel bestätigt die mittlere Stadt.',
  ],
  '10.4': [
    'Wirkungen einer Belagerung',
    'Eine Belagerung bewirkt alles, was eine Einschließung bewirkt. Außerdem werden in der belagerten Stadt keine Einheiten aufgestellt oder aufgelöst und keine Stützpunkte gebaut, und sie bringt keinen Tribut ein. In jeder Phase der Belagerungen, auch in der ersten, wird die Belagerungsmoral geprüft; ergibt sich die Stadt, so ist das ein Sieg des Belagerers.',
  ],
  '10.5': [
    'Abwicklung von Belagerungen',
    'In jeder Phase der Belagerungen wickelt der Belagerer seine Belagerungen in beliebiger Reihenfolge ab. Eine Belagerung mit zu wenigen Einheiten scheitert. Sonst wird ein Würfel geworfen; ist das Ergebnis höher als die Belagerungsmoral, so ergibt sich der Ort. Ergibt er sich nicht, so sinkt die Belagerungsmoral um 1, aber nie unter 1.',
  ],
  '10.6': [
    'Fehlende Belagerer',
    'Die nötige Zahl von Belagerern muss die ganze Zeit über da sein. Fehlt sie am Ende einer Bewegung oder des Kampfes danach, so steigt die Belagerungsmoral um 1, höchstens einmal in einem Kriegszug, auch über ihren ersten Wert hinaus.',
  ],
  '10.7': [
    'Übergabe',
    'Ergibt sich ein Ort, so werden seine Verteidiger vernichtet; der Belagerer nimmt den Ort ein und hat dort einen Sieg errungen. Er kann die Stadt oder ihre Befestigungen sofort zerstören.',
  ],
  '10.8': ['Scheitern einer Belagerung', 'Diese Regel behandelt, wie eine Belagerung scheitert.'],
  '10.8.1': [
    'Zu wenige Belagerer',
    'Eine Belagerung, der zu Beginn einer Phase der Belagerungen Einheiten fehlen, scheitert, und das zählt als Sieg des Verteidigers. Die Einheiten bleiben, und der Ort ist nur noch eingeschlossen.',
  ],
  '10.8.2': [
    'Entsatz eines Hafens von See her',
    'Flotten, die zu einem belagerten Hafen kommen, können die belagernden Flotten für sich allein angreifen. Bleiben diese an Land, so scheitert die Belagerung sofort, und das ist ein Sieg der Belagerten; kämpfen sie, so scheitert die Belagerung, wenn die Ankömmlinge gewinnen. Geschlagene Ankömmlinge ziehen sich auf See zurück, geschlagene Belagerer nur an Land im selben Feld, und die Schlacht zählt für die Region des Hafens.',
  ],
  '10.9': [
    'Belagerung Langer Mauern',
    'Befestigungen, die durch Lange Mauern verbunden sind, können nur gemeinsam belagert werden, jede mit genügend Einheiten. Zu Beginn verbinden Lange Mauern Athen mit Piräus und Megara mit Nisaia.',
  ],
  '11.1': ['Zerstörung von Städten', 'Diese Regel behandelt, wann und wie eine Stadt zerstört wird.'],
  '11.1.1': [
    'Zeitpunkt der Zerstörung',
    'Eine Stadt, die im Sturm genommen wird oder sich ergibt, kann von ihrem Eroberer in diesem Augenblick zerstört werden und zu keiner anderen Zeit.',
  ],
  '11.1.2': [
    'Zerstörte Städte',
    'Eine zerstörte Stadt ist keine Stadt mehr. Einheiten in ihrem Feld verteidigen sich mit dem übrigen Gelände des Feldes, und der Tribut ihrer Region ist vermindert (5.4.2).',
  ],
  '11.1.3': [
    'Plünderung durch Zerstörung',
    'Alle befreundeten Einheiten im Feld sind beteiligt, gelten als plündernd und können Talente in ihre Kasse bringen. Das Gebiet ist danach bis zu seiner Furagezahl geplündert, sodass in diesem Jahr keine Talente mehr aus ihm kommen.',
  ],
  '11.2': [
    'Anpassungen durch eine zerstörte Stadt',
    'Diese Regel behandelt, wie die Zerstörung einer Stadt auf die Werte der Regionen wirkt.',
  ],
  '11.2.1': [
    'Anpassungen in allen Regionen',
    'Eine zerstörte Stadt ändert Treue und Kampfbereitschaft in jeder Region, je nach der Größe der Stadt und danach, wer die Region hält.',
  ],
  '11.2.2': [
    'Zahlen nach der Größe der Stadt',
    'Die Zahlen in 13.4 gelten für eine kleine Stadt. Für eine mittlere werden sie verdoppelt, für eine große verdreifacht.',
  ],
  '11.3': [
    'Zerstörung von Befestigungen',
    'Diese Regel behandelt die Zerstörung von Stadtmauern, Forts und Langen Mauern.',
  ],
  '11.3.1': [
    'Zwei Gelegenheiten zur Zerstörung',
    'Mauern und Forts können von einem Eroberer sofort zerstört werden oder von einer Einheit im Ort, die sich in einem Kriegszug nicht bewegt. Eine solche Einheit gilt im Kampf als plündernd, aber die Anpassung für eine Plünderung entfällt.',
  ],
  '11.3.2': [
    'Schleifen Langer Mauern',
    'Lange Mauern können auf dieselben Weisen zerstört werden, aber nur von einem Spieler, der beide Befestigungen hält, die sie verbinden.',
  ],
  '12.1': [
    'Ausspielen von Ereigniskarten',
    'In der Phase der Ereigniskarten spielen die Spieler abwechselnd je eine Karte, bis niemand mehr eine spielen will. Es beginnt, wer die meisten Regionen hält, bei Gleichstand Athen.',
  ],
  '12.2': [
    'Ablegen und Ziehen von Ereigniskarten',
    'Danach können die Spieler beliebige ihrer Karten ablegen und ziehen, bis sie fünf auf der Hand haben. Eine Karte, die sofort gespielt oder die sofort gespielt oder abgelegt werden muss, wird ausgeführt, sobald sie gezogen ist, und bleibt nicht auf der Hand.',
  ],
  '12.3': [
    'Ungesehen abgelegte Karten',
    'Sind alle Hände voll, so werden zwei Karten des Kartenstapels verdeckt abgelegt, und niemand sieht sie an.',
  ],
  '12.4': [
    'Ablage und Karten außerhalb des Spiels',
    'Abgelegte Karten liegen verdeckt. Karten, die endgültig abgelegt sind, liegen offen daneben und kehren nicht zurück.',
  ],
  '12.5': [
    'Aufgebrauchter Kartenstapel',
    'Sobald der Kartenstapel aufgebraucht ist, wird die Ablage gemischt und tritt an seine Stelle. Es wird gezählt, wie oft das geschehen ist, denn in einigen Szenarien kommen dann Karten hinzu.',
  ],
  '13.1': [
    'Ursachen der Anpassungen',
    'Die Werte ändern sich durch Bedingungen, im Abschnitt der Anpassungen jeder Jahreszeit, und durch Handlungen, wann immer sie geschehen. Von zwei Zahlen gilt die erste, wo der handelnde Spieler die Region hält, die zweite anderswo.',
  ],
  '13.2': [
    'Angepasste Regionen',
    'Die meisten Anpassungen betreffen nur die Region, in der ihre Ursache liegt. Ein entscheidender Sieg und eine zerstörte Stadt betreffen alle Regionen.',
  ],
  '13.3': ['Unbewohnte Inseln', 'Diese Regel behandelt Inseln, die zu keiner Region gehören.'],
  '13.3.1': [
    'Einheiten auf unbewohnten Inseln',
    'Einheiten auf unbewohnten Inseln wirken nicht auf die Werte irgendeiner Region.',
  ],
  '13.3.2': [
    'Siege auf unbewohnten Inseln',
    'Siege dort haben keine Wirkung, außer wenn sie entscheidend sind; dann zählen alle Regionen als andere Regionen.',
  ],
  '13.4': [
    'Tabelle der Anpassungen',
    'In jeder Jahreszeit verliert eine Region 1 Treue für eine Stadt im Aufstand oder sonst bei einem Wurf von 4 bis 6, aber nicht unter 5, für einen Ort in der Hand des Feindes oder für eine feindliche Einheit in einem Gebiet, der sich niemand entgegenstellt. Ein Sieg ändert seine Region um 2 Treue und 1 Kampfbereitschaft; ein entscheidender (drei Einheiten oder eine Einheit spartanischer Elitehopliten vernichtet, eine große Stadt gestürmt oder gehalten oder ihre Belagerung gewonnen oder gebrochen) ändert sie um 5 und 2 und alle anderen um 2 und 1. Die Werte steigen, wo der Sieger die Region hält, und sinken anderswo. Eine vernichtete Einheit kostet ihre Heimatregion 1 Kampfbereitschaft (eine Eliteeinheit Athens oder Spartas 2), ein Anführer die Heimatregion Athens oder Spartas 1, ein geplündertes Gebiet seine Region 1. Eine zerstörte kleine Stadt kostet die Regionen des Zerstörers 2 Treue und 1 Kampfbereitschaft; die anderen Regionen gewinnen 2 Treue und verlieren 1 Kampfbereitschaft.',
  ],
  '14.1': [
    'Drei Kriegszüge in einer Jahreszeit',
    'Auf jeden Jahreszeitenzug folgen drei Kriegszüge. In jedem davon plündern, ziehen und kämpfen die Spieler.',
  ],
  '14.2': [
    'Phasen eines Kriegszugs',
    'Die Plünderungen und ebenso Bewegung und Kampf führt jeweils ein Spieler ganz aus, bevor der nächste beginnt, zuerst der Spieler, der die meisten Regionen hält.',
  ],
  '14.3': [
    'Beginn eines neuen Jahres',
    'Ein Jahr ist zu Ende, wenn sein letzter Kriegszug im Winter zu Ende ist; das nächste beginnt mit der Phase zu Beginn des Jahres.',
  ],
  '15.1': [
    'Plünderungen',
    'Einheiten können feindliches Land verwüsten und Talente wegschaffen. Eine plündernde Einheit bewegt sich in diesem Kriegszug nicht und ist außerhalb jeder Befestigung. Einheiten, die vom Land leben, können plündern.',
  ],
  '15.2': [
    'Gebiete für Plünderungen',
    'Einheiten plündern nur in Regionen, die nicht befreundet sind. Ein Marker „Geplündert“ zeigt, wie viele Einheiten das Gebiet in diesem Jahr bisher geplündert haben; er wird am Ende der Phase zu Beginn des Jahres entfernt.',
  ],
  '15.3': [
    'Talente aus Plünderungen',
    'Jede plündernde Einheit mit Nachschub bringt 1 Talent in die Kasse ihres Spielers, bis die Plünderungen des Jahres, auch die von Einheiten ohne Nachschub, die Furagezahl des Gebiets erreicht haben. Danach kann weiter geplündert werden, aber es bringt nichts mehr ein.',
  ],
  '15.4': [
    'Verlust an Kampfbereitschaft durch Plünderungen',
    'Jedes Gebiet einer Region, das in einer Jahreszeit geplündert wird, kostet die Region 1 Kampfbereitschaft, gleich wie viele Einheiten es plündern und wie oft.',
  ],
  '15.5': [
    'Versorgung in geplünderten Gebieten',
    'Einheiten, die im Abschnitt der Versorgung ohne Nachschub in einem geplünderten Gebiet sind, werden vernichtet, denn sie können dort nicht vom Land leben.',
  ],
  '16.1': [
    'Überblick über die Bewegung',
    'Landeinheiten verbinden Gebietsbewegung, nur zwischen befreundeten Gebieten, mit Feldbewegung. Flotten bewegen sich nur von Gebiet zu Gebiet, auch durch solche mit feindlichen Flotten, die sie abfangen können, und landen in Küstenfeldern. Jeder Spieler zieht und kämpft dann, bevor der nächste zieht.',
  ],
  '16.2': ['Stapel', 'Diese Regel behandelt, wie viele Einheiten zusammen sein können.'],
  '16.2.1': [
    'Stapel an Land',
    'In einer Stadt oder einem Fort kann eine beliebige Zahl von Einheiten sein. Anderswo können zwei oder mehr Einheiten ihre Bewegung nur mit einem Anführer im selben Feld beenden, und ein Anführer darf dort keinen Stapel zurücklassen.',
  ],
  '16.2.2': [
    'Stapel auf See',
    'Flotten brauchen einen Anführer, um in einem Meeresgebiet einen Stapel zu bilden und um Landeinheiten zu befördern. Flotten ohne Anführer sind in dem Gebiet jede für sich und können einzeln angegriffen werden.',
  ],
  '16.3': ['Bewegung von Landeinheiten', 'Diese Regel behandelt die Bewegung von Einheiten und Stapeln an Land.'],
  '16.3.1': [
    'Stapel und Bewegungspunkte',
    'Landeinheiten verbrauchen Bewegungspunkte für Gebiete und Felder und können beides verbinden. Ein Stapel zieht nicht weiter als seine langsamste Einheit, kann unterwegs Einheiten mitnehmen und beendet seine Bewegung, bevor die nächste beginnt.',
  ],
  '16.3.2': [
    'Gebietsbewegung',
    'Die Bewegung von einem befreundeten Gebiet in ein anderes oder in ein anderes Feld desselben befreundeten Gebiets kostet 1 Punkt. Sie endet in einem bestimmten Feld. Feindliche und umkämpfte Gebiete werden nur durch Feldbewegung betreten und verlassen.',
  ],
  '16.3.3': [
    'Feldbewegung',
    'Einheiten können auch von Feld zu Feld ziehen, zu den Kosten des Geländes, das sie betreten und überqueren.',
  ],
  '16.3.4': [
    'Feinde im Weg',
    'Felder mit feindlichen Einheiten oder Städten halten einen Marsch auf. Um anzugreifen oder einzuschließen, betreten Landeinheiten das Feld und beenden dort ihre Bewegung.',
  ],
  '16.3.5': [
    'Felder ohne Hindernis',
    'Feindliche Anführer, feindliche Stützpunkte, unbesetzte Forts und eingeschlossene oder belagerte Orte behindern die Bewegung nicht, aber eine Straße hilft im Feld eines solchen Ortes nicht.',
  ],
  '16.4': ['Bewegung von Flotten', 'Diese Regel behandelt die Bewegung auf See, die Landung und das Abfangen.'],
  '16.4.1': [
    'Veränderliche Bewegung von Flotten',
    'Eine Flotte zieht bis zu 12 Punkte weit; dann wird ein Würfel geworfen, und sie ist nur so weit gekommen, wie 6 Punkte und das Ergebnis des Würfels erlauben. Ein Stapel kann einmal für alle seine Flotten würfeln. Stürme können die Bewegung von Flotten verändern.',
  ],
  '16.4.2': [
    'Fahrt durch Meeresgebiete',
    'Eine Flotte verbraucht für jedes Meeresgebiet 1 Punkt. Sie kann in Gebiete mit feindlichen Flotten und durch sie hindurch fahren; diese können sie abfangen.',
  ],
  '16.4.3': [
    'Landen und Auslaufen',
    'Eine Flotte landet in einem Küstenfeld, wenn sie die Punkte dafür ausgibt, und gibt 1 Punkt aus, um wieder in das angrenzende Meeresgebiet auszulaufen. Sie zieht nie direkt von einem Landfeld in ein anderes.',
  ],
  '16.4.4': [
    'Angriffe von Flotten',
    'Flotten greifen an, indem sie für 1 Punkt auf feindliche Flotten in ihrem Gebiet ziehen oder für die Punkte einer Landung auf Feinde in einem angrenzenden Küstenfeld. Angriffe auf Küstenfelder, auch auf Häfen, sind Landschlachten. In offenen Meeren wird nicht gekämpft.',
  ],
  '16.4.5': [
    'Abfangen',
    'Fährt eine Flotte in ein Gebiet, in dem feindliche Flotten sind oder das feindliche Flotten von der Küste aus berühren, so kann deren Spieler sie mit Flotten angreifen, die zusammen einen Stapel bilden, mit mehreren nur unter einem Anführer. Eine abgefangene Flotte beendet ihre Bewegung; Flotten, die abgefangen haben, sind gebunden. Die Schlachten werden ausgetragen, wenn alle Bewegung beendet ist.',
  ],
  '16.4.6': [
    'Flotten in offenen Meeren',
    'Eine Flotte, die in ein offenes Meer fährt, beendet dort ihre Bewegung und kann es im nächsten Kriegszug verlassen. Am Ende jeder Bewegungsphase, in der sie dort ist, wirft ihr Spieler einen Würfel; bei einer 6 wird für jede Flotte dort gegen ihre Moral gewürfelt, und ist der Wurf höher, so wird sie vernichtet.',
  ],
  '16.5': [
    'Bewegungspunkte der Einheiten',
    'Hopliten und leichte Infanterie haben 3 Bewegungspunkte, Reiter und Anführer 5, Flotten 6 und dazu das Ergebnis eines Würfels.',
  ],
  '16.6': [
    'Bewegungskosten',
    'Ein offenes Feld kostet 1 Punkt, ein unwegsames 2, die Überquerung eines Flusses 1 mehr, ein Schritt auf einer Straße einen halben; Gebirge und Seen können nicht betreten werden. Ein befreundetes Landgebiet kostet 1, ein Meeresgebiet 1, die Landung in einem Hafen 1, an jeder anderen Küste 2, das Auslaufen 1 und die Überquerung des Isthmos 6. Ein Hafen zwischen zwei Meeresgebieten wird nur durch das mit seinem Symbol angelaufen und verlassen.',
  ],
  '16.7': ['Beförderung zur See', 'Diese Regel behandelt Landeinheiten an Bord von Flotten.'],
  '16.7.1': [
    'An Bord gehen und landen',
    'Flotten nehmen Landeinheiten an Bord, wenn sie aus dem Küstenfeld auslaufen, in dem diese sind, und bringen sie durch eine Landung an Land. Das kostet die Landeinheiten keine Punkte.',
  ],
  '16.7.2': [
    'Fassungsvermögen der Flotten',
    'Eine Flotte trägt zwei Hopliteneinheiten, eine Einheit leichter Infanterie oder eine Reitereinheit und beliebig viele Anführer; Flotten mit Landeinheiten an Bord müssen einen Anführer haben. Wird eine Flotte vernichtet, so werden auch die Einheiten vernichtet, die sie trägt.',
  ],
  '16.7.3': [
    'Beförderung und Bewegung in einem Kriegszug',
    'Eine Einheit, die befördert wird, kann im selben Kriegszug entweder vorher oder nachher ziehen, aber nicht beides.',
  ],
  '16.8': ['Besondere Bewegungen', 'Diese Regel behandelt den Isthmos von Korinth und den Übergang bei Leukas.'],
  '16.8.1': [
    'Isthmos von Korinth',
    'Flotten, die ihre Bewegung in Kenchreai oder Lechaion beginnen, können für 6 Punkte in den anderen dieser Häfen gelangen und mit den übrigen Punkten weiterfahren. Das Gebiet Korinth muss befreundet sein, und beide Häfen müssen befreundet sein und dürfen nicht von Flotten eingeschlossen sein.',
  ],
  '16.8.2': [
    'Übergang bei Leukas',
    'Landeinheiten gehen zwischen Leukas und dem Festland hinüber wie über einen Fluss, und wer den Übergang verteidigt, hat die +1 eines Flusses. Flotten fahren ungehindert hindurch.',
  ],
  '17.1': [
    'Beginn eines Kampfes',
    'Ein Spieler greift an, indem er Einheiten in ein Feld mit feindlichen Einheiten zieht. Alle Angreifer müssen gemeinsam aus demselben Feld kommen, sodass ein Angriff mehrerer Einheiten einen Anführer erfordert. Der Kampf wird nach aller Bewegung ausgetragen.',
  ],
  '17.2': [
    'Reihenfolge der Kämpfe',
    'Alle Kämpfe eines Spielers werden ausgetragen, bevor der nächste Spieler zieht; der Angreifer bestimmt ihre Reihenfolge.',
  ],
  '17.3': [
    'Ablauf eines Kampfes',
    'In jeder Runde ergibt die Zahl der Einheiten beider Seiten das Verhältnis, gerundet zugunsten des Verteidigers. Verschiebungen und Modifikatoren werden angewendet, und ein Würfel bestimmt auf der Kampftabelle das Ergebnis. Dann kann der Angreifer und nach ihm der Verteidiger den Kampf abbrechen. Die Schlacht endet, wenn nur noch Einheiten eines Spielers im Feld sind.',
  ],
  '17.3.1': [
    'Seeschlachten',
    'Nur Flotten nehmen teil. Landeinheiten an Bord kämpfen nicht und werden mit den Flotten vernichtet, die sie tragen.',
  ],
  '17.4': [
    'Anpassungen im Kampf',
    'Diese Regel behandelt Verschiebungen des Verhältnisses und Modifikatoren der Moral.',
  ],
  '17.4.1': [
    'Verschiebungen und Boni',
    'Anführer, leichte Infanterie und Reiter können die Spalte des Verhältnisses verschieben; Gelände und Befestigungen können die Moral von Verteidigern erhöhen. Einheiten, die vom Land leben oder plündern, kämpfen mit 1 Moral weniger, wie die Beispiele zeigen.',
  ],
  '17.4.2': [
    'Verschiebung durch Anführer',
    'Ein Anführer verschiebt das Verhältnis in Landschlachten um seinen Führungswert zu Land und in Schlachten zwischen Flotten auf See um seinen Führungswert zur See, im Angriff nach oben und in der Verteidigung nach unten. Von mehreren Anführern einer Streitmacht zählt der beste Wert.',
  ],
  '17.4.3': [
    'Verschiebung durch leichte Truppen',
    'Eine Streitmacht mit leichter Infanterie oder Reitern und mindestens ebenso vielen Hopliten erhält eine Verschiebung um eine Spalte. Zwischen zwei solchen Streitmächten erhält sie die mit mehr leichten Truppen, und keine, wenn sie gleich viele haben. Bei Angriff und Verteidigung einer Befestigung gibt es keine solche Verschiebung, und sie wird in jeder Runde neu bestimmt.',
  ],
  '17.4.4': [
    'Befestigungen und Gelände',
    'Forts und die Mauern kleiner Städte erhöhen die Moral der Verteidiger um 1, die Mauern mittlerer Städte um 2, die großer um 3 und Lange Mauern um 1 mehr, wenn ein Spieler beide Enden hält. Eine kleine oder mittlere Stadt ohne Mauern erhöht sie um 1, eine große um 2, unwegsames Gelände um 2, ein Fluss vor dem Verteidiger um 1 und eine von See her angegriffene Küste um 2. Einheiten in einer Befestigung haben nur deren Bonus und werden nie zum Rückzug gezwungen; sie können sich aber zurückziehen, wenn sie nicht schon vorher eingeschlossen oder belagert war.',
  ],
  '17.4.5': [
    'Reiter in einer Befestigung',
    'Reiter, die in einer Befestigung verteidigen, haben 2 Moral weniger, neben dem Bonus der Befestigung.',
  ],
  '17.4.6': [
    'Flotten in Landschlachten',
    'Flotten, die an Land kämpfen, gelten als leichte Infanterie mit Moral 3, auch für die Verschiebung nach 17.4.3.',
  ],
  '17.5': ['Ergebnisse des Kampfes', 'Diese Regel behandelt die Kampftabelle und ihre Ergebnisse.'],
  '17.5.1': [
    'Spalten der Kampftabelle',
    'Verhältnisse über 4-1 verwenden die Spalte 4-1, und bei einem schlechteren Verhältnis als 1-4 vor den Verschiebungen wird nicht angegriffen. Verschiebungen führen nicht über diese Spalten hinaus. Das Ergebnis gilt für alle Einheiten jeder Seite.',
  ],
  '17.5.2': [
    'Ergebnis D: demoralisiert',
    'Jede Einheit verliert 1 Moral. Modifikatoren summieren sich über die ganze Schlacht. Eine Einheit, deren Moral auf 0 sinkt, muss sich sofort zurückziehen, außer wenn sie eine Befestigung verteidigt oder kein Feld für den Rückzug hat.',
  ],
  '17.5.3': [
    'Ergebnis M: Moralprüfung',
    'Für jede Einheit wird ein Würfel geworfen. Liegt das Ergebnis nicht über ihrer jetzigen Moral, so wird die Einheit demoralisiert; liegt es 1 oder 2 darüber, so zieht sie sich zurück; liegt es 3 oder mehr darüber, so wird sie vernichtet.',
  ],
  '17.5.4': [
    'Rückzugsfeld',
    'In das Rückzugsfeld kommen die Einheiten, die sich zurückziehen müssen und irgendwohin können.',
  ],
  '17.5.5': [
    'Im Kampf vernichtete Einheiten',
    'Vernichtete Einheiten kehren in ihren Bauvorrat zurück; Eliteeinheiten scheiden endgültig aus dem Spiel aus.',
  ],
  '17.5.6': [
    'Ergebnisse +1, +2 und +3',
    'Für jede Einheit findet eine Moralprüfung statt; diese Zahl kommt zu ihrem Wurf hinzu.',
  ],
  '17.6': [
    'Kampfbogen',
    'Der Kampfbogen zeigt die jetzige Moral jeder Einheit; sie steht in der Spalte dieser Moral und rückt mit jeder Demoralisierung um eine Spalte weiter. Einheiten, die eine Moralprüfung nicht bestehen, kommen in sein Rückzugsfeld, außer wenn sie in einer Befestigung sind oder sich nicht zurückziehen können, und vernichtete in sein Totenfeld.',
  ],
  '17.7': [
    'Rückzüge',
    'Diese Regel behandelt, wohin sich Einheiten zurückziehen und was geschieht, wenn sie es nicht können.',
  ],
  '17.7.1': [
    'Felder für den Rückzug',
    'Angreifer gehen dorthin zurück, woher sie gekommen sind. Verteidiger ziehen sich in benachbarte, passierbare Felder ohne feindliche Einheit oder Stadt zurück, Flotten in ein angrenzendes Meeresgebiet, das nicht dem Feind gehört, oder aus einer Seeschlacht in ein angrenzendes Küstenfeld. Aus einem eingeschlossenen oder belagerten Ort gibt es keinen Rückzug.',
  ],
  '17.7.2': [
    'Rückzug aus einer Befestigung',
    'Verteidiger einer Befestigung werden nie zum Rückzug gezwungen, können sich aber zurückziehen, wenn sie eine Moralprüfung nicht bestehen und ein Feld für den Rückzug haben. Die zweite Moralprüfung nach 17.7.4 gibt es für sie nie; sonst scheiden sie nur durch Vernichtung aus dem Kampf aus.',
  ],
  '17.7.3': [
    'Einheiten, die sich zurückziehen können',
    'Eine Einheit, die sich zurückziehen muss und kann, kommt in das Rückzugsfeld.',
  ],
  '17.7.4': [
    'Einheiten, die sich nicht zurückziehen können',
    'Eine Einheit, die eine Moralprüfung nicht besteht und sich nicht zurückziehen kann, wird demoralisiert, und es folgt eine zweite Prüfung gegen ihre jetzige Moral ohne Modifikatoren. Wird die Einheit dadurch nicht vernichtet, so bleibt sie und wird noch einmal demoralisiert.',
  ],
  '17.7.5': [
    'Seiten im Rückzugsfeld',
    'Sind am Ende einer Runde alle Einheiten, die einer Seite geblieben sind, im Rückzugsfeld, so zieht sich diese Seite zurück. Ist es der Angreifer, so gewinnt der Verteidiger und bleibt, selbst wenn auch alle Verteidiger im Rückzugsfeld sind. Beide Seiten können sich auch freiwillig zurückziehen (17.8).',
  ],
  '17.7.6': [
    'Vernichtung einer Seite',
    'Eine Seite, die alle Einheiten verloren hat, ist geschlagen, solange der anderen noch eine geblieben ist, und sei es im Rückzugsfeld.',
  ],
  '17.7.7': [
    'Besondere Rückzüge von Angreifern',
    'Angreifer, die einen Ort gestürmt haben, der schon vorher eingeschlossen war, bleiben im Feld. Angreifer, die von Schiffen gelandet sind, ziehen sich auf ihre Schiffe zurück oder in ein angrenzendes Küstenfeld, das nicht dem Feind gehört; fehlt beides, so können sie sich nicht zurückziehen.',
  ],
  '17.7.8': [
    'Rückzüge auf See',
    'Flotten in einer Seeschlacht können sich nicht zurückziehen, wenn es weder ein verfügbares Küstenfeld gibt noch ein angrenzendes Meeresgebiet, das nicht dem Feind gehört.',
  ],
  '17.8': [
    'Abbruch des Kampfes',
    'Am Ende einer Runde können zuerst der Angreifer und dann der Verteidiger den Kampf abbrechen, wenn sie ein Feld für den Rückzug haben. Sie müssen es mit allen Einheiten in der Schlacht tun.',
  ],
  '17.9': [
    'Verfolgung durch Reiter',
    'Diese Regel behandelt den Angriff von Reitern auf Einheiten, die sich zurückziehen.',
  ],
  '17.9.1': [
    'Ablauf der Verfolgung',
    'Zieht sich eine Seite zurück, so führt die andere mit ihren Reitern, die nicht im Rückzugsfeld sind, noch einen Angriff von einer einzigen Runde aus. Nur das Ergebnis für die Verfolgten zählt, und davon nur Vernichtungen. Der einzige Modifikator der Verfolgten ist −1 für jede gekämpfte Runde, aber ihre Moral sinkt nie unter 0.',
  ],
  '17.9.2': [
    'Verfolgung von Reitern',
    'Hat auch die Seite, die sich zurückzieht, Reiter, so ergibt sich das Verhältnis aus der Zahl der Reiter beider Seiten, und nur ihre Reiter sind betroffen.',
  ],
  '17.9.3': [
    'Verfolgung anderer Einheiten',
    'Hat sie keine, so ist das Verhältnis die Zahl der verfolgenden Reiter zu 1, und alle ihre Einheiten sind betroffen.',
  ],
  '17.10': [
    'Gewinn einer Schlacht',
    'Wer das Feld hält, wenn ein Kampf vorbei ist, hat ihn gewonnen, und die Werte werden angepasst (13.4); eine Seeschlacht zählt für alle Regionen, die das Meeresgebiet berühren.',
  ],
  '18.1': [
    'Angriffe auf Städte und Forts',
    'Angriffe auf Städte und Forts werden wie andere Schlachten ausgetragen, mit den Abweichungen dieses Kapitels.',
  ],
  '18.2': [
    'Verteidiger außerhalb und innerhalb',
    'Kommt ein Angreifer zu einer Stadt oder einem Fort, so legt der Verteidiger fest, welche Einheiten außerhalb und welche innerhalb stehen. Einheiten außerhalb kämpfen zuerst und können sich nach innen oder in ein benachbartes Feld zurückziehen. Gewinnt der Angreifer oder sind alle Verteidiger innerhalb, so kann der Angreifer den Ort im selben Kriegszug angreifen oder ihn einschließen.',
  ],
  '18.3': ['Garnisonen der Städte', 'Diese Regel behandelt die eigenen Garnisonen der Städte.'],
  '18.3.1': ['Garnison jeder Stadt', 'Jede Stadt, mit oder ohne Mauern, hat eine eigene Garnison, die sie verteidigt.'],
  '18.3.2': ['Garnisonen im Kampf', 'Die Garnison kämpft nur, wenn keine Einheit in der Stadt ist.'],
  '18.3.3': [
    'Stärke einer Garnison',
    'Die Garnison hat keinen Spielstein; sie ist eine Einheit mit einer Grundmoral von 3 und dem Bonus, den die Stadt jeder Einheit gibt.',
  ],
  '18.3.4': [
    'Verlust einer Garnison',
    'Ohne ihre Garnison fällt die Stadt an den Angreifer, der damit gewonnen hat. Für Anpassungen ist die Garnison keine vernichtete Einheit.',
  ],
  '18.3.5': [
    'Forts ohne Garnison',
    'Ein Fort ohne Einheiten verteidigt niemand. Ein solches Fort wirkt nicht auf sein Gebiet, und Einheiten jedes Spielers können es ungehindert betreten.',
  ],
  '18.4': [
    'Flotten bei Städten ohne Hafen',
    'Flotten greifen Städte, die keine Häfen sind, weder an noch laufen sie in sie ein, auch nicht an der Küste; ein Stützpunkt macht eine Küstenstadt zum Hafen.',
  ],
  '18.5': ['Städte ohne Mauern', 'Im Übrigen werden Städte ohne Mauern wie Einheiten im offenen Feld angegriffen.'],
  '18.6': ['Befestigungen', 'Diese Regel behandelt die Verteidigung von Forts und Städten mit Mauern.'],
  '18.6.1': [
    'Vorteile einer Befestigung',
    'Forts und Städte mit Mauern sind Befestigungen. Ihre Verteidiger müssen sich nicht zurückziehen, wenn sie eine Moralprüfung nicht bestehen oder alle Moral verlieren, und haben die Boni nach 17.4.4.',
  ],
  '18.6.2': [
    'Zwei Verteidiger auf den Mauern',
    'Im Innern kann eine beliebige Zahl von Einheiten sein, aber in einer Schlacht verteidigen höchstens zwei die Mauern. Sie werden nicht ersetzt und bleiben, bis sie vernichtet werden oder gewinnen.',
  ],
  '18.6.3': [
    'Reiter im Kampf um eine Befestigung',
    'Reiter nehmen am Sturm auf eine Befestigung nicht teil und zählen nicht, können sich aber anschließen, sobald die Mauern durchbrochen sind. Reiter in der Verteidigung haben 2 Moral weniger und kämpfen sonst wie gewöhnlich.',
  ],
  '18.6.4': [
    'Keine Verschiebung durch leichte Truppen',
    'Weder beim Angriff auf eine Befestigung noch bei ihrer Verteidigung gibt es die Verschiebung durch leichte Infanterie und Reiter.',
  ],
  '18.6.5': [
    'Durchbruch der Mauern',
    'Sind alle Einheiten auf den Mauern vernichtet und andere im Innern, so sind die Mauern durchbrochen, und die Schlacht geht wie ohne Befestigung weiter. Die anderen verteidigen mit dem Bonus einer Stadt ohne Mauern, in einem Fort mit dem einer kleinen Stadt ohne Mauern, und können zum Rückzug gezwungen werden; ist der Ort eingeschlossen, so haben sie kein Feld für den Rückzug (17.7.4).',
  ],
  '19.1': [
    'Fahrt nach Sizilien',
    'Zwei Meeresgebiete führen zum Feld „Sizilien“: das Kerkyräische Meer und das Nordionische Meer. Einheiten, die dorthin fahren, stehen im Feld „Sizilien“.',
  ],
  '19.2': [
    'Abfahrt von Sizilien',
    'Bei einer späteren Aufstellung können Einheiten in das Feld „Abfahrt von Sizilien“ versetzt werden. Von dort müssen sie im folgenden Kriegszug in eines dieser beiden Meeresgebiete fahren.',
  ],
  '19.3': [
    'Versorgung auf Sizilien',
    'Einheiten im Feld „Sizilien“ brauchen keine Versorgung. In der Jahreszeit, in der sie im Feld „Abfahrt von Sizilien“ stehen, müssen sie aus der Kasse bezahlt werden.',
  ],
  '19.4': [
    'Beschränkungen während der Expedition',
    'Solange eine Karte „Mehr für Sizilien“ in Kraft ist, dürfen Einheiten Sizilien erreichen, aber nicht verlassen. Ist die Karte „Das Ende auf Sizilien“ gespielt, können beide Spieler Sizilien verlassen, aber nur der Sieger kann Einheiten dorthin bringen; leere Flotten des Verlierers dürfen Landeinheiten abholen, die keine Schiffe haben.',
  ],
  '19.5': [
    'Kein Kampf auf Sizilien',
    'Auf Sizilien wird nicht gekämpft. Einheiten beider Seiten stehen dort nebeneinander.',
  ],
  '20.1': [
    'Friedensschluss',
    'Frieden wird durch eine erfolgreiche Friedenskarte geschlossen oder jederzeit während eines Jahreszeitenzugs, wenn alle Spieler zustimmen. Er beendet das Spiel nur, wenn jemand seine Siegbedingungen erfüllt hat.',
  ],
  '20.2': [
    'Wirkungen des Friedens',
    'Hat eine Seite nach den Bedingungen des Szenarios gewonnen, ist das Spiel zu Ende; sonst herrscht Frieden. Bis das nächste Jahr beginnt, enden Belagerungen ohne Sieg, Einheiten verlassen feindliche Regionen (wer in der folgenden Jahreszeit noch dort ist, kommt in den Bauvorrat) und betreten keine anderen, und es gibt kein Abfangen, keine Schlachten und keine Ereigniskarten außer denen, die sofort zu spielen sind. Solange der Frieden dauert, gibt es keine Anpassungen in den Jahreszeiten. Am Ende jedes Friedensjahres steigt die Kampfbereitschaft aller Regionen um 1, und für jede Region mit einem Anführer wird gewürfelt, mit +1 für jeden weiteren Anführer: Bei 1 oder 2 bleibt ihre Treue gleich, bei 3 bis 5 steigt sie um 1, bei 6 oder 7 um 2, bei mehr um 3.',
  ],
  '20.3': [
    'Ende des Friedens',
    'Vom Jahr nach dem Friedensschluss an gelten die Beschränkungen nicht mehr, aber der Frieden dauert, bis ein Beschwerdewurf gelingt. Ein Spieler kann in der Phase der Ereigniskarten würfeln, wenn der Gegner in der vorigen Jahreszeit eine Beschränkung verletzt hat. Jede Beschwerde dieser Jahreszeit bringt +1: eine Schlacht in einer befreundeten Region, Truppen der feindlichen Heimatregion darin, eine belagerte oder eingenommene befreundete Stadt, eine Seeschlacht mit einer Flotte der feindlichen Heimatregion; eine zerstörte Stadt bringt je nach Größe 1 bis 3. Bei 6 oder mehr steigen Treue und Kampfbereitschaft aller Regionen dieses Spielers um je 1, und der Krieg geht weiter.',
  ],
  '21.1': [
    'Sofortiges Ende des Spiels',
    'Das Spiel endet sofort mit einem entscheidenden Sieg des Feindes, wenn eine Hauptstadt eingenommen wird oder eine Heimatregion unter feindliche Kontrolle kommt: Athen und Sparta mit Attika und Lakonien, zu dritt auch Theben mit Böotien, zu viert auch Korinth mit seiner Region.',
  ],
  '21.2': ['Siegbedingungen der Szenarien', 'Jedes Szenario hat weitere Siegbedingungen.'],
  '22.1': [
    'Der Argivische Bund als Einführung',
    'Dieses Szenario ist eine Einführung für zwei Spieler, auf einem Teil der Karte und mit vereinfachtem Spielablauf.',
  ],
  '22.2': [
    'Aufbau des Argivischen Bundes',
    'Diese Regel behandelt Regionen, Truppenvorräte, Figuren auf der Karte, Anführer und Kassen.',
  ],
  '22.2.1': [
    'Sparta im Argivischen Bund',
    'Sparta beginnt mit Lakonien, Arkadien, Achaia, Korinth, Epidauros, Megaris und Böotien und kontrolliert Lepreon in Elis. Gylippos und Agis stehen in Sparta, Ramphias steht in Theben, und drei weitere Anführer sind im Anführervorrat. In der Kasse sind 22 Talente.',
  ],
  '22.2.2': [
    'Athen im Argivischen Bund',
    'Athen beginnt mit Attika, der Argolis und Elis, kontrolliert Nisaia und Mantineia und hat zwei Felder nördlich von Methone ein Fort mit einem Stützpunkt; eine Einheit leichter Infanterie steht im Fort und eine Hopliteneinheit in Nisaia. Demosthenes und Nikostratos stehen in Athen, Alkibiades steht in Argos, und drei weitere Anführer sind im Anführervorrat. In der Kasse sind 22 Talente.',
  ],
  '22.3': ['Dauer des Argivischen Bundes', 'Das Szenario dauert vier Jahre, vom Frühjahr 419 bis zum Winter 416.'],
  '22.4': [
    'Sonderregeln des Argivischen Bundes',
    'Diese Regel behandelt den vereinfachten Zugablauf, die Regionen im Spiel, Anführer, Tribut und Stützpunkte.',
  ],
  '22.4.1': [
    'Vereinfachter Zugablauf',
    'Es gibt keine Aufstandsproben, keine Bauten und keine Ereigniskarten, und vernichtete Einheiten kehren nicht zurück. Tribut wird nach den angegebenen Festsetzungen eingenommen, ohne die Städte, die der Feind hält. Der Spieler Athens ist immer zuerst am Zug.',
  ],
  '22.4.2': [
    'Regionen im Spiel',
    'Einheiten betreten keine Regionen, die nicht im Spiel sind. Athen kann in Zakynthos und Naupaktos Truppen an Land setzen und versorgen und Kerkyra als Versorgungsquelle nutzen.',
  ],
  '22.4.3': [
    'Je drei Anführer',
    'Jeder Spieler setzt nur drei Anführer zugleich ein. Ist der Anführervorrat leer, werden Anführer ohne Führungswerte wieder verwendet.',
  ],
  '22.4.4': [
    'Tribut des Athenischen Reiches',
    'Athen nimmt jedes Jahr für die Regionen des Reiches, die nicht im Spiel sind, 15 Talente ein und dazu so viele, wie ein Würfel zeigt.',
  ],
  '22.4.5': [
    'Drei Stützpunkte Athens',
    'Athen kann bei den Aufstellungen im ganzen Szenario bis zu drei Stützpunkte anlegen, überall, wo es eine Einheit oder eine befreundete Stadt hat. Sie werden nicht freiwillig entfernt.',
  ],
  '22.5': [
    'Sieg im Argivischen Bund',
    'Die Zahl der Regionen, die Athen am Ende kontrolliert, entscheidet: 4 sind ein entscheidender Sieg Athens, 3 ein Sieg Athens, 2 ein Sieg Spartas, 1 ein entscheidender Sieg Spartas. Mehr als 4 zählen wie 4, keine zählt wie 1.',
  ],
  '23.2': [
    'Aufbau des Feldzugsspiels',
    'Diese Regel behandelt Vorräte, Anführer, Regionen, Kassen, Figuren auf der Karte und Ereigniskarten.',
  ],
  '23.2.1': [
    'Vorräte des Feldzugsspiels',
    'Die Einheiten aller 26 Regionen, Persiens und Siziliens beginnen in den Truppenvorräten und Bauvorräten der Liste am Ende des Regelhefts.',
  ],
  '23.2.2': [
    'Anführer des Feldzugsspiels',
    'Perikles, Phormion, Nikias, Paches, Eurymedon und Nikostratos beginnen im Truppenvorrat von Attika, Archidamos, Ramphias, Alkidas und Eurylochos in dem von Lakonien, Xenokleides in Korinth und Diemporos in Theben. Alle anderen sind in den Anführervorräten.',
  ],
  '23.2.3': [
    'Regionen des Feldzugsspiels',
    'Athen beginnt mit vierzehn Regionen und Sparta mit elf, und der Tribut aller ist auf ×1 festgesetzt. Die Argolis ist neutral: Sie zahlt nichts, und niemand betritt sie vor der Karte „Argos ergreift Partei“, aber Anpassungen aller Regionen ändern auch ihre Werte, und Athen hält sie fest.',
  ],
  '23.2.4': ['Kassen des Feldzugsspiels', 'Athen beginnt mit 230 Talenten, Sparta mit 20.'],
  '23.2.5': [
    'Karte zu Beginn des Feldzugsspiels',
    'Athen kontrolliert Naupaktos, Sparta Anaktorion und Oiniadai; Plataiai, Poteidaia, Thera und Melos sind im Aufstand. Athen hat Stützpunkte in Piräus, Naupaktos und Amphipolis, Sparta in Gytheion und Kyllene.',
  ],
  '23.2.6': [
    'Ereigniskarten des Feldzugsspiels',
    '„Gesandte sprechen von Frieden“, „Karthago landet auf Sizilien“ und „Argos ergreift Partei“ werden beiseitegelegt, ebenso „Streit unter Verbündeten“; diese Karte wird zu zweit nicht verwendet. Im Einvernehmen wird „Seuche in Attika“ ganz aus dem Spiel entfernt.',
  ],
  '23.3': [
    'Dauer des Feldzugsspiels',
    'Es beginnt im Frühjahr 431 und hat kein letztes Jahr. Es endet, wenn Athen oder Sparta eingenommen wird, wenn Attika oder Lakonien die Seite wechselt, wenn eine Friedensgesandtschaft Erfolg hat oder im Einvernehmen. Eine Gesandtschaft an Athen hat +1 für jede der Regionen Euböa, Thrakien, Hellespont und Chalkidike, die Sparta kontrolliert, und −1, wenn Athen alle vier kontrolliert, eine an Sparta +1 für jede der Regionen Korinth, Elis, Arkadien und Megaris, die Athen kontrolliert, und −1, wenn Sparta alle vier kontrolliert.',
  ],
  '23.4': [
    'Neue Karten nach dem ersten Stapel',
    'Ist der erste Stapel aufgebraucht, kommen „Gesandte sprechen von Frieden“, „Karthago landet auf Sizilien“ und „Argos ergreift Partei“ in den neuen.',
  ],
  '23.5': [
    'Sieg im Feldzugsspiel',
    'Wer Athen oder Sparta einnimmt oder Attika oder Lakonien unter Kontrolle bringt, erringt einen entscheidenden Sieg. Sonst werden die Grundtribute der Regionen Athens zusammengezählt: Weniger als 17 sind ein entscheidender Sieg Spartas, 17 bis 25 ein Sieg Spartas, 26 bis 32 ein Unentschieden, 33 bis 39 ein Sieg Athens, 40 oder mehr ein entscheidender Sieg Athens (die 40 selbst liegt in keinem gedruckten Bereich).',
  ],
  '24.1': [
    'Feldzugsspiel zu dritt',
    'Theben tritt als zweiter Spieler des Peloponnesischen Bundes an Spartas Seite, gegen Athen.',
  ],
  '24.2': [
    'Aufbau zu dritt',
    'Das Spiel wird wie das Feldzugsspiel aufgebaut, ausgenommen die Anführer, Regionen und Kassen, die dieser Abschnitt nennt.',
  ],
  '24.2.1': ['Vorräte zu dritt', 'Jede Region hat den Truppenvorrat und den Bauvorrat des Feldzugsspiels.'],
  '24.2.2': [
    'Anführer zu dritt',
    'Sparta hat höchstens vier Anführer im Spiel, Theben drei, Athen sechs; Sparta und Theben ziehen aus einem gemeinsamen Anführervorrat. Pagondas, Diemporos und Arianthides beginnen im Truppenvorrat von Böotien, Archidamos, Alkidas und Eurylochos in dem von Lakonien, Xenokleides in Korinth und die Athener wie im Feldzugsspiel.',
  ],
  '24.2.3': [
    'Regionen zu dritt',
    'Sparta beginnt mit Lakonien, Achaia, Elis, Arkadien, Korinth, Epidauros und Epirus, Theben mit Megaris, Böotien, Phokis/Lokris und Ätolien, Athen mit denen des Feldzugsspiels.',
  ],
  '24.2.4': ['Kassen zu dritt', 'Athen beginnt mit 230 Talenten, Sparta mit 14, Theben mit 8.'],
  '24.3': [
    'Ansprüche der Verbündeten auf eine Region',
    'Eine Region, die von Athen an den Bund übergeht, erhält der Verbündete mit den meisten Einheiten darin; Einheiten unter dem Anführer eines Verbündeten zählen für dessen Spieler. Bei Gleichstand erhält sie, wer die meisten Regionen hat, die zu Land an sie grenzen, dann, wer die wenigsten Regionen hat, dann entscheidet das Los. Die Ägäischen Inseln und die Westlichen Inseln grenzen an keine Region. Der Verbündete, der die Region erhält, kann sie sofort einem anderen überlassen.',
  ],
  '24.4': [
    'Zugreihenfolge mit Verbündeten',
    'Die Regionen des ganzen Bundes werden mit denen Athens verglichen. Verbündete ziehen im selben Zug, Sparta vor Theben, außer wenn Theben mehr Regionen kontrolliert.',
  ],
  '24.5': [
    'Bündnis von Sparta und Theben',
    'Verbündete greifen einander nie an und dürfen Einheiten, Städte, Stützpunkte und Gebiete des anderen als befreundet behandeln, wenn der andere es nicht verbietet; außerhalb von Befestigungen zieht eine Einheit mit dem Anführer eines Verbündeten, bis ihr eigener Spieler einen Anführer bringt. Jeder bezahlt für die Einheiten unter seiner Kontrolle, und Verbündete können einander jederzeit Talente geben, das heißt dreimal in einer Jahreszeit. Sie plündern nicht in den Regionen des anderen und leben dort nur vom Land, wenn beide Kassen leer sind.',
  ],
  '24.6': [
    'Ereigniskarten der Verbündeten',
    'Spieler des Bundes haben höchstens je drei Karten auf der Hand, können Karten für Sparta nutzen und können Karten so oft tauschen wie Talente. Karten „Streit unter Verbündeten“ treten an die Stelle von „Unruhe im Bund“.',
  ],
  '24.7': [
    'Dauer des Spiels zu dritt',
    'Dieser Abschnitt sagt, wie das Spiel zu dritt endet, und dass es kein letztes Jahr hat.',
  ],
  '24.7.1': [
    'Ende des Spiels zu dritt',
    'Das Spiel hat kein letztes Jahr. Es endet, wenn Athen, Theben oder Sparta eingenommen wird, wenn Attika, Böotien oder Lakonien die Seite wechselt oder wenn eine Friedensgesandtschaft Erfolg hat.',
  ],
  '24.7.2': [
    'Friedensgesandtschaften zu dritt',
    'Jeder Spieler des Bundes kann Athen würfeln lassen, und Athen einen von ihnen in einer Jahreszeit; ein Erfolg bringt Frieden für alle. Für Athen und Sparta gelten die Modifikatoren von 23.3, wobei als Besitzer von Regionen der Bund an die Stelle Spartas tritt, und Sparta hat +1, wenn es weniger Regionen hat als Theben. Theben hat +1, wenn Phokis/Lokris zu Athen gehört, und +1 für jede böotische Stadt, die Athen hält, −1, wenn der Bund Megaris, Korinth und Arkadien hat, und +1, wenn es mehr Regionen hat als Sparta.',
  ],
  '24.8': [
    'Sieg zu dritt',
    'Athen erringt einen entscheidenden Sieg, wenn es Sparta oder Theben einnimmt oder Lakonien oder Böotien kontrolliert. Sonst gewinnt Athen, wenn der Bund weder Athen noch Attika hat, mit Grundtributen von 33 oder mehr, mit mehr als 39 entscheidend, und 26 bis 32 sind ein Unentschieden. Verliert Athen, zählt jeder Verbündete seine eigenen, wobei Attika für den zählt, der es erobert hat: Sparta gewinnt mit 15 und entscheidend mit 22, Theben mit 8 und entscheidend mit 12 (die Zahlen für Theben sind die des Spiels zu viert).',
  ],
  '25.1': [
    'Feldzugsspiel zu viert',
    'Korinth tritt im Bund an die Seite von Sparta und Theben. Die Regeln für das Spiel zu dritt gelten, soweit sie nicht geändert werden.',
  ],
  '25.2': ['Aufbau zu viert', 'Diese Regel behandelt, was vom Spiel zu dritt abweicht.'],
  '25.2.1': [
    'Anführer zu viert',
    'Sparta setzt vier Anführer ein, Theben und Korinth je drei. Pagondas, Diemporos und Arianthides beginnen im Truppenvorrat von Böotien, Archidamos, Alkidas, Eurylochos und Ramphias in dem von Lakonien und Knemos, Aristeus und Xenokleides in dem von Korinth.',
  ],
  '25.2.2': [
    'Regionen zu viert',
    'Sparta beginnt mit Lakonien, Elis, Arkadien und Epidauros, Theben mit Megaris, Böotien, Phokis/Lokris und Ätolien, Korinth mit Achaia, Korinth und Epirus.',
  ],
  '25.2.3': ['Kassen zu viert', 'Sparta und Theben beginnen mit je 8 Talenten, Korinth mit 6.'],
  '25.3': ['Dauer des Spiels zu viert', 'Dieser Abschnitt sagt, wie das Spiel zu viert endet.'],
  '25.3.1': [
    'Ende des Spiels zu viert',
    'Das Spiel endet, wenn Athen, Theben, Korinth oder Sparta eingenommen wird, wenn Attika, Böotien, die Region Korinth oder Lakonien die Seite wechselt oder wenn eine Friedensgesandtschaft Erfolg hat.',
  ],
  '25.3.2': [
    'Friedensgesandtschaften zu viert',
    'Für Athen und Theben gelten die Modifikatoren von 24.7.2, aber Theben erhält seine −1 schon, wenn der Bund Megaris und Arkadien hat. Sparta hat +1 für jede der Regionen Elis, Arkadien und Megaris, die Athen kontrolliert, −1, wenn der Bund alle drei hat, und je +1, wenn es weniger Regionen hat als Theben und wenn es weniger hat als Korinth. Korinth hat +1, wenn Athen an den beiden Meeresgebieten westlich davon keinen Hafen hat, +2 für jede korinthische Stadt, die Athen hält, je −1 für Arkadien und Megaris im Bund und +1, wenn es mehr Regionen hat als Sparta.',
  ],
  '25.4': [
    'Sieg zu viert',
    'Die Schritte sind die des Spiels zu dritt; auch Korinth und seine Region gehören zu denen, durch die Athen einen entscheidenden Sieg erringt. Verliert Athen, gewinnt Sparta mit Grundtributen von 12 und entscheidend mit 18, Theben mit 8 und 12, Korinth mit 6 und 8.',
  ],
  '26.2': [
    'Aufbau des Archidamischen Krieges',
    'Das Szenario wird wie das Feldzugsspiel aufgebaut, ausgenommen die Regionen und Karten, die dieser Abschnitt nennt.',
  ],
  '26.2.1': ['Vorräte des Archidamischen Krieges', 'Truppenvorräte und Bauvorräte sind die des Feldzugsspiels.'],
  '26.2.2': ['Anführer des Archidamischen Krieges', 'Die Anführer sind die des Feldzugsspiels.'],
  '26.2.3': [
    'Regionen des Archidamischen Krieges',
    'Die Regionen sind die des Feldzugsspiels, aber Attika und Lakonien beginnen mit Treue 15 und Kampfbereitschaft 15. Die Argolis ist das ganze Szenario über neutral.',
  ],
  '26.2.4': ['Kassen des Archidamischen Krieges', 'Athen und Sparta beginnen mit den Talenten des Feldzugsspiels.'],
  '26.2.5': ['Karte zu Beginn des Archidamischen Krieges', 'Die Karte wird wie im Feldzugsspiel aufgebaut.'],
  '26.2.6': [
    'Ereigniskarten des Archidamischen Krieges',
    'Die Karten der Sizilischen Expedition („Mehr für Sizilien“, „Das Ende auf Sizilien“, „Karthago landet auf Sizilien“), „Argos ergreift Partei“ und „Streit unter Verbündeten“ werden entfernt, im Einvernehmen auch „Seuche in Attika“. Die Karten „Gesandte sprechen von Frieden“ sind von Anfang an im Stapel.',
  ],
  '26.3': [
    'Dauer des Archidamischen Krieges',
    'Dieser Abschnitt sagt, wie der Archidamische Krieg endet und welche Modifikatoren darin für Friedensgesandtschaften gelten.',
  ],
  '26.3.1': [
    'Ende des Archidamischen Krieges',
    'Er beginnt im Frühjahr 431 und endet, wenn Athen oder Sparta eingenommen wird, wenn Attika oder Lakonien die Seite wechselt, wenn eine Friedensgesandtschaft Erfolg hat oder nach dem Winter 420. Der Text spricht auch von zehn Jahren, die früher zu Ende wären.',
  ],
  '26.3.2': [
    'Friedensgesandtschaften im Archidamischen Krieg',
    'An Athen: +1 für jede der Regionen Euböa, Thrakien, Hellespont, Chalkidike, Lesbos, Chios, Samos, Rhodos und Ägäische Inseln, die Sparta kontrolliert. An Sparta: +1 für jede der Regionen Böotien, Megaris, Korinth, Elis, Arkadien, Epidauros und Achaia, die Athen kontrolliert, und +1 für jede Einheit Elitehopliten seiner Regionen, die vernichtet ist.',
  ],
  '26.4': ['Sieg im Archidamischen Krieg', 'Die Siegbedingungen sind die des Feldzugsspiels.'],
  '27.2': [
    'Aufbau des Ionischen Krieges',
    'Das Szenario hat eigene Vorräte, Anführer, Regionen und Kassen, einen eigenen Aufbau der Karte und eigene Ereigniskarten.',
  ],
  '27.2.1': [
    'Vorräte des Ionischen Krieges',
    'Das Szenario führt seine Truppenvorräte auf; alle anderen Einheiten, die nicht auf der Karte stehen, beginnen in den Bauvorräten, sodass jede Region so viele hat wie im Feldzugsspiel. Sparta hat eine sizilische Flotte und kann jede Jahreszeit eine hinzufügen, bis es vier sind; eine Flotte, die dort verloren geht, kehrt nicht zurück.',
  ],
  '27.2.2': [
    'Anführer des Ionischen Krieges',
    'Kleomedes, Charminos, Strombichides, Theramenes, Thrasybulos und Diomedon beginnen für Athen, Alkibiades, Alexarchos, Agis, Astyochos, Klearchos und Derkylidas für Sparta. Vier weitere Athener und sechs weitere Spartaner sind in den Anführervorräten.',
  ],
  '27.2.3': [
    'Regionen des Ionischen Krieges',
    'Athen beginnt mit vierzehn Regionen, darunter die Argolis, und Sparta mit zwölf, darunter die Chalkidike, mit den angegebenen Werten und Tributfestsetzungen. In Makedonien, Ätolien und Epirus liegt die Kampfbereitschaft unter 5, sodass keine Einheit aufgestellt oder ausgehoben werden kann.',
  ],
  '27.2.4': ['Kassen des Ionischen Krieges', 'Athen beginnt mit 86 Talenten, Sparta mit 41.'],
  '27.2.5': [
    'Karte zu Beginn des Ionischen Krieges',
    'Melos, Skione und Plataiai sind zerstört, Amphipolis ist im Aufstand, die Langen Mauern von Megara und die Mauern von Thespiai und Mytilene sind geschleift. Athen kontrolliert Nisaia, Kythera, Poteidaia und Torone und hat in Pylos ein Fort mit einer Hopliteneinheit der Westlichen Inseln; Sparta hat in Dekeleia ein Fort mit einer böotischen Hopliteneinheit. Stützpunkte Athens sind in Piräus, Naupaktos, Poteidaia und Pylos, Stützpunkte Spartas in Gytheion und Kyllene.',
  ],
  '27.2.6': [
    'Ereigniskarten des Ionischen Krieges',
    '„Mehr für Sizilien“, „Das Ende auf Sizilien“, „Argos ergreift Partei“, „Streit unter Verbündeten“, „Sitalkes marschiert“ und „Seuche in Attika“ werden entfernt. Sparta beginnt mit drei Karten „Eine Region ist reif zum Abfall“ (Euböa, Lesbos und Chios) und den Karten „Soldaten des Pharnabazos“ und „Soldaten des Tissaphernes“ und zieht keine, bevor es weniger als fünf hat; Athen beginnt mit fünf zufälligen Karten.',
  ],
  '27.3': [
    'Dauer des Ionischen Krieges',
    'Dieser Abschnitt sagt, wie der Ionische Krieg endet und welche Modifikatoren darin für Friedensgesandtschaften gelten.',
  ],
  '27.3.1': [
    'Ende des Ionischen Krieges',
    'Er beginnt im Frühjahr 412 und endet, wenn Athen oder Sparta eingenommen wird, wenn Attika oder Lakonien die Seite wechselt, wenn eine Friedensgesandtschaft Erfolg hat oder nach dem Winter 405.',
  ],
  '27.3.2': [
    'Friedensgesandtschaften im Ionischen Krieg',
    'Es gelten die Modifikatoren des Archidamischen Krieges, mit der Argolis als weiterer Region auf der Liste für Sparta.',
  ],
  '27.4': [
    'Sieg im Ionischen Krieg',
    'Grundtribute Athens von mehr als 33 sind ein entscheidender Sieg Athens, 28 bis 33 ein Sieg Athens, 25 bis 27 ein Unentschieden, 22 bis 24 ein Sieg Spartas, weniger ein entscheidender Sieg Spartas.',
  ],
  '28.2': [
    'Aufbau des Spartanischen Traums',
    'Diese Regel behandelt Regionen, Vorräte, Anführer, Kassen und die Karte.',
  ],
  '28.2.1': [
    'Regionen des Spartanischen Traums',
    'Athen hat nur Attika, mit Treue 0 und Kampfbereitschaft 10. Sparta hat Lakonien, Achaia, Elis, Arkadien, Korinth, Epidauros, Megaris und Böotien, jeweils mit Tribut ×3. Keine andere Region ist im Spiel.',
  ],
  '28.2.2': ['Vorräte des Spartanischen Traums', 'Die Vorräte der Regionen im Spiel sind die des Feldzugsspiels.'],
  '28.2.3': [
    'Anführer des Spartanischen Traums',
    'Jeder Spieler setzt drei Anführer zugleich ein: Archidamos und Alkidas im Truppenvorrat von Lakonien und Diemporos in Theben; Perikles, Nikias und Paches in dem von Attika.',
  ],
  '28.2.4': ['Kassen des Spartanischen Traums', 'Die Kassen sind die des Feldzugsspiels.'],
  '28.2.5': [
    'Karte zu Beginn des Spartanischen Traums',
    'Plataiai ist im Aufstand. Athen hat Stützpunkte in Piräus und Naupaktos, Sparta in Gytheion und Kyllene.',
  ],
  '28.2.6': ['Keine Ereigniskarten', 'Das Szenario wird ohne Ereigniskarten gespielt.'],
  '28.3': [
    'Dauer des Spartanischen Traums',
    'Er beginnt im Frühjahr 431 und endet, wenn Athen oder Sparta eingenommen wird, wenn Attika oder Lakonien die Seite wechselt oder nach dem Winter 429.',
  ],
  '28.4': [
    'Sonderregeln des Spartanischen Traums',
    'Es gilt der vereinfachte Zugablauf des Argivischen Bundes. Athen nimmt keinen Tribut ein. Einheiten bleiben in den Regionen im Spiel, aber Athen kann in Zakynthos und Naupaktos Truppen an Land setzen und versorgen und Kerkyra als Versorgungsquelle nutzen.',
  ],
  '28.5': [
    'Sieg im Spartanischen Traum',
    'Sparta gewinnt, wenn Athen eingenommen wird oder Attika die Seite wechselt, was nach dem Winter 429 noch einmal geprüft wird. Sonst gewinnt Athen.',
  ],
  '29.1': [
    'Der Athenische Traum als Variante',
    'Das Szenario gleicht dem Spartanischen Traum, soweit es nichts anderes sagt.',
  ],
  '29.2': ['Aufbau des Athenischen Traums', 'Diese Regel behandelt, was vom Spartanischen Traum abweicht.'],
  '29.2.1': [
    'Regionen des Athenischen Traums',
    'Athen hat nur Attika, mit Treue 20 und Kampfbereitschaft 20. Sparta hat dieselben acht Regionen wie im Spartanischen Traum, mit Tribut ×1 und viel niedrigeren Werten; Lakonien, Achaia, Elis und Arkadien beginnen mit Treue 0.',
  ],
  '29.2.2': [
    'Helotenkarte des Athenischen Traums',
    'Der Spieler Athens hat eine Karte „Die Heloten erheben sich“, die unbegrenzt verwendet werden kann (29.4).',
  ],
  '29.3': [
    'Dauer des Athenischen Traums',
    'Er beginnt im Frühjahr 431 und endet, wenn Athen oder Sparta eingenommen wird, wenn Attika oder Lakonien die Seite wechselt, wenn Athen nach einer Phase zu Beginn des Jahres zwei der Regionen kontrolliert, mit denen Sparta begonnen hat, oder nach dem Winter 429.',
  ],
  '29.4': [
    'Sonderregeln des Athenischen Traums',
    'Es gelten die Regeln des Spartanischen Traums. Außerdem kann Athen am Ende jedes Jahreszeitenzugs, vor dessen Kriegszügen, einen Helotenaufstand versuchen, jedes Mal einmal und mit den üblichen Wirkungen der Karte.',
  ],
  '29.5': [
    'Sieg im Athenischen Traum',
    'Athen gewinnt, wenn Sparta eingenommen wird, wenn Lakonien die Seite wechselt oder wenn Athen mindestens zwei Regionen kontrolliert, mit denen Sparta begonnen hat; die letzten beiden Bedingungen werden nach dem Winter 429 noch einmal geprüft. Sonst gewinnt Sparta.',
  ],
  B: [
    'Anführer und ihre Führungswerte',
    'Anhang B führt die Anführer Athens und Spartas auf, jeden mit einem Führungswert von 0 oder 1 zu Land und zur See.',
  ],
  C: [
    'Beschreibungen der Ereigniskarten',
    'Anhang C sagt von jeder Art von Ereigniskarte, wie viele es gibt, wer sie wann und unter welchen Bedingungen spielen kann, was sie bewirkt und was sie kostet. Wo sich eine Karte und der Anhang unterscheiden, hat der Anhang recht.',
  ],
  D: [
    'Schlachten in Flügeln als Wahlregel',
    'Wenn ein Spieler es wünscht, wird eine Schlacht, in der beide Seiten mehr als drei Einheiten haben, nach D1 bis D4 in drei Flügeln ausgetragen.',
  ],
  D1: [
    'Aufstellung der Flügel',
    'Jede Seite verteilt ihre Einheiten auf den linken Flügel, das Zentrum und den rechten Flügel; der Angreifer beginnt. Auf jeden der drei kommt mindestens ein Viertel, abgerundet. Im Zentrum stehen weder Reiter noch leichte Infanterie, wenn auf beiden Außenflügeln Hopliten stehen. Ein Anführer mit einem Führungswert wirkt nur auf den Flügel, auf dem er steht.',
  ],
  D2: [
    'Verschiebung zwischen den Flügeln',
    'Nach der Aufstellung würfeln die Spieler abwechselnd: Bei 4 bis 6 kann ein Spieler eine Hopliteneinheit oder eine Einheit leichter Infanterie oder beliebig viele Reitereinheiten auf einen benachbarten Flügel verschieben, dazu Anführer. Eine 1 bis 3 beendet die Verschiebungen.',
  ],
  D3: [
    'Runden der Flügel',
    'Alle Flügel kämpfen dieselbe Runde zugleich nach den üblichen Regeln. Hat auf einem Flügel nur noch eine Seite Einheiten, verstärkt sie damit die benachbarten Flügel, wo die Moral ihrer Einheiten um 1 steigt. Kämpft nur noch ein Flügel, stoßen Einheiten von überall zu ihm; kämpft keiner mehr, aber beide Seiten haben Einheiten, vereinigen sich alle zu einer einzigen Schlacht. Wer sich aus dem Kampf zurückzieht, muss es mit allen Einheiten tun.',
  ],
  D4: [
    'Verfolgung nach dem Kampf der Flügel',
    'Ist die Schlacht auf allen Flügeln vorbei, verfolgt der Sieger den Feind mit seinen Reitern, wenn es möglich ist.',
  ],
};
