/** The clauses of Clash of the Generals in German: the title and the summary of each, in our own words. */
import type { Translation } from '../hosts/rulebook.js';

export const germanRulebook: Translation = {
  'S1.1': [
    'Spieler, Seiten und die Regeln des Grundspiels',
    'Man spielt zu zweit, zu dritt oder zu viert. Zu zweit stehen die Reichsverweser gegen ein Bündnis von Kriegsherren; zu dritt sind es die Seiten des Antigonos, des Ptolemaios und des Seleukos; ein vierter Spieler führt die Inder, Araber, Barbaren und aufständischen Griechen, die sonst unabhängig sind. Die Grundregeln des Grundspiels gelten, soweit dieses Spiel sie nicht ändert; seine optionalen Regeln gelten nicht.',
  ],
  'S1.2': [
    'Kypros, Kreta, Rhodos und Gaza',
    'Kypros und Rhodos sind fruchtbare Provinzen und anfangs neutral; Kreta ist eine Gebirgsprovinz und anfangs unabhängig, und wer es kontrolliert, baut die Kretischen Bogenschützen kostenlos. Rhodos lässt sich durch ein Bündnis gewinnen (S5.6): Seine Seefestung hat zwei Mauern, die auch wie zwei Flotten verteidigen, und sein Verbündeter hat die Rhodische Flotte und die Rhodischen Schleuderer. Gaza ist die Grenze zwischen Syrien und Ägypten; wer es kontrolliert, erhält dadurch keine der beiden Provinzen.',
  ],
  'S1.3': [
    'Treue der Einheiten und Anführer',
    'Die Farben der Spielsteine haben keine Bedeutung. Einheiten folgen dem Anführer, der bei ihnen ist, und Anführer der Seite, zu der sie gerade gehören; Einheiten ohne Anführer bleiben bei der Seite, der sie zuletzt gedient haben, wenn sie nicht meutern oder eine Niederlage sie zu einer anderen bringt. Ein Spieler führt außerdem alle Einheiten, ausgenommen Barbaren, die in seinen Provinzen oder bei seinen Anführern stehen.',
  ],
  'S1.4': [
    'Würfe mehrerer Spieler',
    'Würfeln mehrere Spieler um etwas, so gewinnt der höchste Wurf. Bei Gleichstand wird erneut gewürfelt.',
  ],
  'S1.5': [
    'Dauer des Spiels',
    'Das Spiel dauert vom Sommer 323 bis zum Ende des Winters 311, das verlängerte Spiel bis zum Ende des Winters 301. Zu dritt oder zu viert kann man vereinbaren, im Frühling 321 zu beginnen.',
  ],
  'S2.1': [
    'Sichelwagen',
    'Ein Sichelwagen greift mit der Stärke 5 an, zu der kein Anführer etwas beiträgt, und erhält gegen schwere Infanterie oder schwere Kavallerie +1 auf den Wurf. Er hat keine Verteidigungsstärke: Wird er angegriffen, so stürmt er zuerst gegen den Angreifer, und das gilt als Angriff der angreifenden Einheit. In beiden Fällen wird er vernichtet; er zählt auf der Verfolgungstabelle als leichte Infanterie und im Gefecht gar nicht und kostet einen Ersatzpunkt. Die Indischen Streitwagen 4-1 sind dagegen gewöhnliche Einheiten.',
  ],
  'S2.2': [
    'Baktrische Reiter',
    'Diese schwere Kavallerie hat drei Stufen: 11-9, 7-7 und zuletzt die Stärke einer Kavallerie 3-3, als die sie dann gilt. Sie greift mit ihrer Angriffsstärke an; wird sie angegriffen, so schießt sie und trifft bei 2. Sie kostet drei Stufen schwerer Kavallerie, und ihre Heimat ist Baktrien oder Sogdien: Nur wer eine dieser Provinzen kontrolliert, baut sie.',
  ],
  'S2.3': [
    'Parthische Kataphrakten',
    'Diese schwere Kavallerie 12-10 hat vier Stufen auf zwei Spielsteinen, von denen immer nur einer im Spiel ist. Sie kostet vier Stufen schwerer Kavallerie, und ohne Parthien baut sie niemand.',
  ],
  'S2.4': [
    'Geschütze',
    'Geschütze schießen wie Bogenschützen, aber ohne den Modifikator gegen schwere Ziele. Sind sie einmal auf dem Taktischen Feld, so werden sie nicht mehr freiwillig bewegt, und eine Flucht vernichtet sie. Sie kosten zwei Ersatzpunkte.',
  ],
  'S2.5': [
    'Epigonen',
    'Sie kosten zwei Stufen schwerer Infanterie. Wer sie baut, muss eine persische Hauptstadt besitzen: Babylon, Susa, Persepolis oder Ekbatana.',
  ],
  'S2.6': [
    'Gefährtenreiter',
    'Diese schwere Kavallerie hat drei Stufen: 9-8, 6-5 und zuletzt die Stärke einer Kavallerie 3-3, als die sie dann gilt. Sie kostet drei Stufen schwerer Kavallerie.',
  ],
  'S2.7': [
    'Kleruchenreiter und Ägyptische Phalanx',
    'Nur wer Ägypten kontrolliert, kann diese Einheiten bauen. Die Kleruchenreiter kosten zwei Stufen leichter Kavallerie, die Phalanx zwei Stufen Infanterie.',
  ],
  'S2.8': ['Einheimische Phalanx', 'Jeder Spieler kann sie für zwei Stufen Infanterie bauen.'],
  'S2.9': [
    'Indische und Afrikanische Elefanten',
    'Indische Elefanten (6-2) und Afrikanische Elefanten (4-1) kosten je einen Ersatzpunkt. Indische kann nur bauen, wer eine Provinz in Indien oder eine daran angrenzende kontrolliert, afrikanische nur, wer Ägypten kontrolliert.',
  ],
  'S2.10': [
    'Flotten',
    'Ein Flottenmarker steht für Kriegsschiffe und Transportschiffe. Die Regeln dafür stehen in Abschnitt 8.',
  ],
  'S2.11': [
    'Neue Anführer',
    'Successors hat eigene Anführer; die abgekürzten Spielsteine „Scyth“ und „Chandr“ sind der Skythenkönig und Chandragupta.',
  ],
  S3: [
    'Zerfall einer Seite ohne Anführer',
    'Es gibt keine „0“-Anführer. Verliert eine Seite ihren letzten Anführer in einer Schlacht, so gehen ihre Einheiten in dieser Schlacht zum Sieger über, und alle anderen kommen auf das Feld „Gemeutert“, von wo die übrigen Spieler sie zu geringeren Kosten anwerben können; geht der letzte Anführer auf andere Weise verloren, so kommen alle ihre Einheiten dorthin. Inder, Barbaren und aufständische Griechen brauchen keine Anführer und zerfallen nie.',
  ],
  'S4.1': [
    'Mauern und Festungen',
    'Zu zweit beginnen Athen und Sardes mit zwei Mauern und jede andere Stadt, auch Alexandria, mit einer; Aornos und damit auch Maller gehören den Indern. In allen Spielen kann in jeder Provinz eine Festung gebaut werden, auch in einer ohne Stadt.',
  ],
  'S4.2': [
    'Aufstellung der Einheiten zu zweit',
    'Das Hauptheer, sieben Anführer, Roxane, der Leichnam Alexanders und der Reichsschatz beginnen in Babylon; Antipatros mit der Königsfamilie in Makedonien, Antigonos und Demetrios in Phrygien, Krateros in Kilikien, Leosthenes mit den Aufständischen in Hellas und Chandragupta in Unterindien. Kleinere Truppen und Besatzungen stehen in anderen Provinzen, in jeder Provinz Indiens stehen vier Einheiten, und sieben Flotten sind in den Seezonen. Die übrige persische Kavallerie und Infanterie, die Griechen und die neuen Einheiten liegen im Ersatzvorrat.',
  ],
  'S4.3': [
    'Würfe um die Treue zu zweit',
    'Antipatros, Kassandros, Perdikkas und die Einheiten in Makedonien folgen den Reichsverwesern, Antigonos, Demetrios und die Einheiten in Phrygien den Kriegsherren; die Inder und die aufständischen Griechen folgen keiner der beiden Seiten. Für jede andere Provinz mit Einheiten wird gewürfelt: Bei 1 bis 3 folgen sie den Reichsverwesern, bei 4 bis 6 den Kriegsherren. In Babylon wird für jede von fünf Gruppen von Einheiten eigens gewürfelt und ebenso für jeden der fünf anderen Anführer dort.',
  ],
  'S4.4': [
    'Waffenruhe in der ersten Runde und Abzug aus Babylon',
    'In der ersten Runde kämpft niemand, weder zu Lande noch zur See noch um eine Stadt. Sind beide Seiten in Babylon, so würfeln sie um Roxane und danach um den Leichnam Alexanders, und der höhere Wurf gewinnt jeweils; die Seite mit der größeren gesamten Angriffsstärke dort, ohne Anführer gerechnet, erhält Babylon und den Reichsschatz. Die andere zieht in eine angrenzende Provinz ab, zuerst in eine eigene, sonst in eine leere, sonst in eine feindliche.',
  ],
  'S4.5': [
    'Anfängliche Treue der Flotten',
    'Nach den Würfen um die Treue geht die Ionische Flotte an die Seite, die Halikarnassos kontrolliert, die Sidonische an die von Phönizien (in Syrien), die Ägyptische an die von Alexandria und die Schwarzmeerflotte an die von Phrygien. Die Kyprische Flotte ist neutral, bis jemand Kypros kontrolliert.',
  ],
  'S5.1': [
    'Anfängliche Provinzen zu dritt und zu viert',
    'Anfangs gehören Syrien, Ägypten, Libyen und Kypros dem Ptolemaios, Persis, Susiana, Medien, Assyrien und Babylonien dem Seleukos und Kappadokien, Kilikien, Phrygien und Ionien dem Antigonos. Makedonien mit Antipatros und Kassandros folgt keinem Spieler, und den Rest kontrolliert niemand.',
  ],
  'S5.2': [
    'Anfängliche Reihenfolge',
    'Ein Wurf jedes Spielers bestimmt die anfängliche Reihenfolge, in der Anführer gezogen, Figuren aufgestellt und die erste Runde gespielt werden.',
  ],
  'S5.3': [
    'Aufstellung und Anführer aus dem Becher',
    'Jeder der drei Spieler stellt die Einheiten, Mauern und Flotten, die für seine Seite aufgeführt sind, beliebig in ihren Provinzen auf. Eumenes, Lysimachos, Krateros, Polyperchon, Leonnatos und Perdikkas ziehen diese Spieler reihum zufällig aus einem Becher, einen nach dem anderen.',
  ],
  'S5.4': [
    'Makedonien und Indien zu Beginn',
    'In Makedonien stehen Antipatros, die Königsfamilie, Roxane, drei Phalangen 8-8, die Thessaler, Illyrer, Agrianen und Paionen und die Athenische Flotte. Indien wird wie zu zweit aufgestellt.',
  ],
  'S5.5': [
    'Ersatzeinheiten für alle',
    'Alle Einheiten, die nicht aufgestellt werden, stehen als Ersatz bereit. Soweit keine andere Regel es einschränkt, kann jeder Spieler jede Einheit neu aufstellen; wer zuerst kommt, erhält sie.',
  ],
  'S5.6': [
    'Bündnisse mit Rhodos',
    'Rhodos beginnt ohne Verbündeten. Im Winter kann ein Spieler vor seiner Bewegung auf der Tabelle der Verhandlungen mit Rhodos würfeln, mit -1, wenn er sowohl Ionien als auch Kilikien kontrolliert. Hat Rhodos keinen Verbündeten, so gewinnt er es bei 1 bis 3 für sich; ist es mit einem anderen verbündet, so beendet eine 1 oder 2 dieses Bündnis, und Rhodos ist wieder neutral (die gedruckten Überschriften der beiden Spalten sind vertauscht).',
  ],
  'S5.7': [
    'Vierter Spieler',
    'Zu viert führt einer der Spieler die Inder, die Barbaren, die Araber und die aufständischen Griechen. Sonst sind diese Truppen unabhängig und ziehen nach S7.1.',
  ],
  'S6.1': [
    'Versorgung in der ersten Runde und in reichen Provinzen',
    'Die Versorgung beginnt mit der zweiten Runde. Für reiche Provinzen wird im Sommer und im Herbst nicht auf Erschöpfung gewürfelt.',
  ],
  'S6.2': [
    'Initiative',
    'Nach der Versorgungsphase zählt jeder Spieler einen Wurf und die gegenwärtige Fähigkeit seines besten Anführers zusammen. In der Reihenfolge dieser Summen wählen die Spieler ihren Platz in der Reihenfolge der Runde; bei Gleichstand wird erneut gewürfelt.',
  ],
  'S7.1': [
    'Bewegung der Unabhängigen',
    'Ohne vierten Spieler ziehen die Unabhängigen zuletzt und ohne Anführer, und auf dem Taktischen Feld würfelt und zieht ein gegnerischer Spieler für sie. Die aufständischen Griechen bleiben in Hellas und in der Ägäis; die Inder ziehen in angrenzende leere Provinzen, entfernen sich aber nicht weiter von Indien und marschieren gegen Spieler, die dort einfallen. Barbaren ziehen in die angrenzende Provinz mit den wenigsten Einheiten, wenn es dort weniger sind als ihre eigenen, bei Gleichstand in die reichere, weichen vor einem größeren Heer zurück und kämpfen gegen alle außer den Indern; wer von ihnen aus Sind nach Indien kommt, wird zum Inder, und der Skythenkönig kommt mit der ersten Schar der Barbaren und, wenn er verloren geht, wieder mit der nächsten.',
  ],
  'S7.2': [
    'Anführer bei Gewaltmärschen',
    'Jeder Anführer mit einer ursprünglichen Fähigkeit von 6 oder mehr kann einen Gewaltmarsch führen, auch wenn er verwundet ist.',
  ],
  'S8.1': [
    'Bau von Flotten',
    'Eine Flotte kostet vier Ersatzpunkte, in einer Ersatzphase. Nur wer ihre Stadt oder Provinz kontrolliert, kann sie bauen, und dort wird sie aufgestellt: die Schwarzmeerflotte an jeder Küste dieses Meeres, die Neue Flotte bei jeder eigenen Küstenstadt.',
  ],
  'S8.2': [
    'Bewegung auf See',
    'In einer Runde segelt eine Flotte so weit, wie verbundene Seezonen sie führen. Sie kann zu einer feindlichen Küstenstadt kommen, aber nicht an ihr vorbei; in einer Zone mit einer feindlichen Flotte muss sie anhalten und kämpfen.',
  ],
  'S8.3': [
    'Transport auf See',
    'Eine Flotte, die fährt, trägt vier Einheiten, von denen jede Kavallerie als zwei zählt, und beliebig viele Anführer. Sie gehen in einer Küstenprovinz an Bord, die ihrer Seite gehört oder um die sie kämpft, und können in jeder Küstenprovinz landen.',
  ],
  'S8.4': [
    'Kampf auf See',
    'Flotten von Feinden in einer Zone müssen kämpfen, nach der Gefechtstabelle; es greift an, wer mehr davon hat, bei gleicher Zahl die Seite am Zug. Für jede Infanterie, leichte Infanterie oder Einheit von Bogenschützen zu Fuß an Bord zählt der Angreifer 1 zum Wurf hinzu und zieht der Verteidiger 1 ab. Die Seite mit dem besseren oder dem einzigen Anführer verschiebt das Verhältnis um eine Spalte zu ihren Gunsten.',
  ],
  'S8.5': [
    'Treue der Flotten',
    'Eine Flotte folgt ihrem Stützpunkt, sobald er die Seite wechselt: die Athenische Athen, die Kretische und die Kyprische ihren Inseln, die Rhodische Rhodos, die Ionische Halikarnassos und die Sidonische Phönizien, also Syrien und nicht Tyros. Eine Flotte ist neutral oder unabhängig, wenn ihr Stützpunkt es ist. Zwei Flotten haben keinen Stützpunkt und folgen dem, der sie hat: die Schwarzmeerflotte und die Neue Flotte.',
  ],
  'S9.1': [
    'Beginn eines Kampfes und Ausweichen',
    'Der Spieler am Zug kann in jeder Provinz, in der er Kampfeinheiten hat, einen Kampf beginnen, muss es aber nicht. Eine Truppe einer anderen Seite kann nur mit einem mindestens ebenso fähigen Anführer, mit mindestens ebenso vielen Kavallerieeinheiten und bei einem Wurf von 1, 2 oder 3 ausweichen. Die Bedingung für Anführer ist auch erfüllt, wenn keine der beiden Seiten dort einen hat, und ebenso die für Kavallerie.',
  ],
  'S9.2': [
    'Reihenfolge der Aufstellung',
    'Alle Seiten stellen sich frei auf, wie der makedonische Spieler des Grundspiels. Der Spieler am Zug entscheidet, ob er sich zuerst oder zuletzt aufstellt.',
  ],
  'S9.3': [
    'Angriffe nacheinander und Schlachten mit Verbündeten',
    'Der Spieler am Zug kann Truppen mehrerer Gegner nacheinander angreifen, jede von ihnen unbeachtet lassen oder einen Gegner zu einem gemeinsamen Angriff auf einen anderen einladen. Die angegriffenen Truppen können auszuweichen versuchen und sich vorher darüber besprechen. Absprachen sind nicht bindend.',
  ],
  'S9.4': [
    'Aufstellung, Reihenfolge und Bewegung der Verbündeten',
    'Von zwei Verbündeten stellt sich der mit mehr Einheiten im Zentrum und auf dem rechten Flügel auf, der andere auf dem linken Flügel und in der Reserve, mit höchstens vier Einheiten nur auf dem linken Flügel. Jeder bewegt seine eigenen Einheiten und greift mit ihnen an, oder er passt; der mit dem besseren Anführer handelt zuletzt, und bei gleich guten entscheidet das Los. Ein Verbündeter hält sich von jedem Feld fern, in dem der andere Einheiten hat.',
  ],
  'S10.1': [
    'Paare ohne Anführer',
    'Auf dem Taktischen Feld können Einheiten auch ohne einen Anführer im selben Feld Paare bilden, so wie es die folgenden Abschnitte erlauben.',
  ],
  'S10.2': [
    'Paare von Kavallerie',
    'Zwei Kavallerieeinheiten bilden ein Paar, wenn beide die gleiche volle Stärke haben, im Angriff und in der Verteidigung.',
  ],
  'S10.3': [
    'Paare von Infanterie',
    'Zwei Infanterieeinheiten derselben Art (leicht, mittel oder schwer) können ein Paar bilden, wenn die gegenwärtige Angriffsstärke beider 5 oder weniger beträgt; das gilt auch für geschwächte Einheiten.',
  ],
  'S10.4': [
    'Begleitung der Elefanten',
    'Elefanten können mit einer Einheit leichter Infanterie als Begleitung ein Paar bilden. Verluste treffen die Begleitung vor den Elefanten.',
  ],
  'S10.5': [
    'Paare mit Geschützen',
    'Geschütze können mit einer anderen Einheit ein Paar bilden, auch mit Bogenschützen zu Fuß, aber nicht mit Kavallerie.',
  ],
  'S10.6': [
    'Gemischte Phalanx (optional)',
    'Bogenschützen 4-1 können mit einer Phalanx 8-8 oder mit den Epigonen 7-7 ein Paar bilden. Die Bogenschützen schießen wie gewöhnlich, tragen nichts zur Verteidigung bei und erleiden keinen Verlust, bis die Infanterie vernichtet ist.',
  ],
  'S11.1': [
    'Indische Reiter und Seleukos',
    'Sobald Truppen eines Spielers zum ersten Mal eine indische Provinz betreten, werden dort sofort die beiden Indischen Reiter 5-4 aufgestellt. Zu zweit erscheint Seleukos im Frühling 321 auf der Seite, die die Hetairen führt, oder, wenn sie vernichtet sind, auf der ersten Seite, die Babylonien kontrolliert.',
  ],
  'S11.2': [
    'Ersatzpunkte der Provinzen',
    'Eine reiche Provinz bringt drei Ersatzpunkte, eine fruchtbare zwei, eine Gebirgsprovinz einen und eine Wüste oder Wildnis keinen.',
  ],
  'S11.3': [
    'Bedingungen und Grenzen für Ersatz',
    'Ersatz im Winter verlangt mindestens vier Provinzen; Ersatz im Frühling verlangt mindestens acht, darunter eine reiche und entweder Makedonien oder eine persische Hauptstadt. Wer Makedonien nicht kontrolliert, kann in einer Runde höchstens eine Phalanx 8-8 aus dem Ersatzvorrat bauen; solche auf dem Feld „Gemeutert“ zählen nicht.',
  ],
  'S11.4': [
    'Ausgabe des Reichsschatzes',
    'In einer Ersatzphase kann der Besitzer des Reichsschatzes ihn für zehn Punkte hergeben. Sie müssen sofort ausgegeben werden, und der Reichsschatz bringt am Ende keinen Siegpunkt.',
  ],
  'S11.5': [
    'Ausscheiden des Antipatros',
    'Im Frühling 319 scheidet Antipatros aus dem Spiel aus, wo immer er ist, sogar in Gefangenschaft.',
  ],
  'S12.1': [
    'Leichnam Alexanders',
    'Der Leichnam verringert die Gefahr einer Meuterei und bringt Siegpunkte. Er zieht mit jedem Verband oder mit einem Anführer allein, auch über See, aber nicht im Gewaltmarsch, und wird nie vernichtet: Geht seine Flotte verloren, so kommt er an einer angrenzenden Küste nach Wahl des Besitzers an Land. Bleibt er allein zurück, so nimmt ihn der erste Spieler, der die Provinz betritt.',
  ],
  'S12.2': [
    'Roxane und die Königsfamilie',
    'Jede der beiden bringt Siegpunkte und zieht 1 von den Meutereiwürfen des Besitzers ab, und jede kann erobert und zurückerobert werden. Sie ziehen mit jedem Verband, auch über See und im Gewaltmarsch; geht ihre Flotte verloren, so kommen sie an einer angrenzenden Küste nach Wahl des Besitzers an Land. Der Besitzer kann jede von ihnen töten lassen, damit kein Gegner sie erhält.',
  ],
  S13: [
    'Siegbedingungen',
    'Ein Spieler siegt entscheidend, wenn kein Gegner mehr einen Anführer hat. Sonst gewinnt die höchste Summe nach der letzten Runde: Makedonien 4, eine reiche Provinz 3, eine fruchtbare 2, jede andere 1; der Leichnam Alexanders einen Wurf, alle vier Hauptstädte (Babylon, Susa, Persepolis, Ekbatana) zusammen 8, Roxane 3, die Königsfamilie 2, der Reichsschatz 1 und jeder gefangene feindliche Anführer 1. Haben mehrere die höchste Summe, so gewinnt der vierte Spieler, wenn es einen gibt, und sonst niemand.',
  ],
  'S14.1': [
    'Meuterei (optional)',
    'Vom Frühling 321 an würfelt ein Spieler, der nach einer Schlacht auf dem Taktischen Feld verfolgt wird, in einem Gefecht oder auf See das Ergebnis DE erleidet oder durch Belagerung eine Stadt verliert, für jede Provinz und jede Seezone mit eigenen Einheiten, mit -1 für Roxane und -1 für die Königsfamilie. Die Meutereitabelle, für den Besitzer des Leichnams in der Spalte „Alexander“, nennt die Zahl der Einheiten, die auf das Feld „Gemeutert“ kommen, Söldner zuerst; Anführer am selben Ort werden wie bei einer Flucht auf Verluste geprüft. Jede Einheit auf dem Feld kann für einen Punkt gekauft werden.',
  ],
  'S14.2': [
    'Leibgarden (optional)',
    'Wer mindestens vier Provinzen hat, kann eine Einheit schwerer Infanterie oder schwerer Kavallerie zu seiner Leibgarde (Agema) bestimmen; sie bleibt bei seinem fähigsten Anführer und meutert nie, auch wenn die Provinzen verloren gehen. Wird sie vernichtet, so kann er zu Beginn seiner nächsten Bewegungsphase eine andere bestimmen, wenn er noch vier Provinzen hat. Mit dem Verlust dieses Anführers wird sie wieder eine gewöhnliche Einheit.',
  ],
  'S14.3': [
    'Anwerbung von Feldherren (optional)',
    'Anführer geraten durch ein Ergebnis POW bei einer Verfolgung in Gefangenschaft oder wenn sie ohne Einheiten in einer Provinz oder Seezone des Feindes sind. Wer einen Gefangenen hat, behält ihn für einen Siegpunkt oder würfelt zu Beginn einer Bewegungsphase, mit je +1 für Roxane, die Königsfamilie und Makedonien: Bei 1 wird der Gefangene hingerichtet, bei 2 bis 4 geschieht nichts, und bei 5 oder mehr schließt er sich ihm in einer Provinz an, die er kontrolliert.',
  ],
};
