/** The clauses of Successors in German: the title and the summary of each, in our own words. */
import type { Translation } from '../hosts/rulebook.js';

export const germanRulebook: Translation = {
  '20': [
    'Klarstellungen zu einzelnen Karten',
    '„Den Schierling trinken“ kann kein Mitglied der Königsfamilie außerhalb der eigenen belagerten Stadt entfernen; die „Pontische Flotte“ zählt nicht für die Größte Flotte; „Verurteilung“ darf noch einmal gegen den General gerichtet werden, den sie schon trifft (seine 3 Legitimität kehren für einen Augenblick zurück, und endgültig, sobald die Karte abgelegt oder gespielt wird); „Desertionen“ dürfen die Belagerer treffen, nicht aber belagerte KV; und „Folgen der Niederlage“ entfernt nie unabhängige K-Marker. Der Spieler von „Ahura Mazda und Ahriman“ behält die gestohlene Karte und zieht keine, und niemand spielt eine Karte oder legt eine ab, bis der Betroffene gezogen hat.',
  ],
  '3.1': [
    'Werte der Generäle',
    'Jeder Spieler beginnt mit den Haupt-Generälen des Szenarios und 4 Unter-Generälen. Je niedriger der Initiativwert eines Generals, desto besser: Beim Abfangen und beim Ausweichen muss der Würfel ihn übertreffen, und im Aktivierung-Segment bestimmt er die Bewegungspunkte. Je höher der Kampfwert, desto besser: Er hebt niedrige Würfel in der Schlacht an. Manche Generäle haben außerdem Prestigepunkte, die in bestimmten Situationen als Bonus oder Malus auf ihr Prestige zählen.',
  ],
  '3.1.1': [
    'Haupt-Generäle',
    'Ein getöteter Haupt-General ist endgültig aus dem Spiel; ein Spieler ohne Haupt-Generäle spielt mit Unter-Generälen weiter. Stehen mehrere Haupt-Generäle eines Spielers an einem Ort, auf derselben Seite der Mauern einer Großen Stadt, so hat der ranghöchste den Befehl, und die anderen sind ihm unterstellt. Ein aufgeriebener Haupt-General kommt auf das Aufgerieben-Feld.',
  ],
  '3.1.2': [
    'Unter-Generäle',
    'Ein Spieler hat 4 Unter-Generäle (Initiativwert 4, Kampfwert 2). In seinen eigenen Spielerzügen der Strategiephase darf er sie jederzeit platzieren, zurücknehmen oder verlegen, auch in eine belagerte Große Stadt hinein oder aus ihr heraus. Ein Unter-General wird nie getötet, und für ihn wird nicht auf Generalverlust gewürfelt; wird er aufgerieben oder bleibt er ohne KV, so kehrt er sofort in den Vorrat seines Besitzers zurück. Hat eine Armee im Kampf ihren letzten Haupt-General verloren, so darf ihr Besitzer einen Unter-General aus dem Vorrat platzieren oder, nur im eigenen Spielerzug, einen verlegen.',
  ],
  '3.2': [
    'K-Marker',
    'Ein K-Marker zeigt, welcher Spieler einen Ort kontrolliert oder ob es die Unabhängigen sind; auf einem Transitpunkt liegt nie einer. Ein Spieler kontrolliert eine Provinz, wenn er die Mehrheit ihrer Orte ohne die Transitpunkte kontrolliert, darunter ihre Große Stadt, falls sie eine hat.',
  ],
  '3.3': [
    'Einheiten (KV)',
    'Ein Spielstein zeigt eine Anzahl von KV und ihre Kampfstärke und darf gegen andere derselben Art eingetauscht werden; die Zahl der Spielsteine ist keine Grenze. Alle KV auf dem Spielplan sind öffentlich. KV ohne General können sich nicht bewegen, nicht ausweichen und nicht abfangen, und wenn sie angegriffen werden, haben sie keinen Kampfwert.',
  ],
  '3.3.1': [
    'Besitzer der KV',
    'KV gehören dem Spieler, dessen General bei ihnen ist oder dessen K-Marker an ihrem Ort liegt; in einer belagerten Großen Stadt müssen sie mit diesem K-Marker zusammen liegen. KV, für die ein Spieler weder das eine noch das andere vorweisen kann, werden sofort aufgerieben.',
  ],
  '3.3.2': [
    'Wechselnde Stärke der Elefanten',
    'Elefanten werden wie andere KV behandelt, aber ihre Kampfstärke wechselt. In jeder Landschlacht wird für jede Elefanten-KV ein Würfel geworfen; ihre Stärke ist das Ergebnis minus 2, mindestens 0.',
  ],
  '3.3.3.1': [
    'Die Silberschilde als Einheit',
    'Die Silberschilde sind eine Einheit aus zwei makedonischen KV mit einer Kampfstärke von je 3. Sie kann weder aufgespalten noch verstärkt werden. Sie verliert eine KV nach der anderen und ist mit der zweiten aus dem Spiel.',
  ],
  '3.3.3.2': [
    'Aufstellen und Abwerben der Silberschilde',
    'Wer die Karte „Silberschilde“ als Erster für ihr Ereignis spielt, erhält die Einheit. Von da an ist die Karte eine Überraschungskarte, die ihrem Besitzer die Einheit wegnimmt. Geschieht das mitten in einer Schlacht, so verliert die Einheit zuerst 1 KV, wodurch sie ganz verloren gehen kann.',
  ],
  '3.3.4.1': [
    'Zahl der „Königliche Armee“-KV',
    'Das Spiel beginnt mit 8 „Königliche Armee“-KV. Im Lauf des Spiels kommen keine hinzu, auch nicht nach Verlusten.',
  ],
  '3.3.4.2': [
    'Treue der „Königliche Armee“-KV in der Schlacht',
    '„Königliche Armee“-KV sind makedonische KV, kämpfen aber nicht gegen einen General, der mehr Prestige hat als ihr eigener Befehlshabender General: In einer Landschlacht gegen eine solche Armee werden sie beiseitegelegt und tragen keine Kampfstärke bei. Verliert ihr Befehlshabender General diese Schlacht, so laufen sie zum Sieger über, bevor Verluste genommen werden.',
  ],
  '3.3.4.3': [
    'Überlaufen einer Armee aus lauter „Königliche Armee“-KV',
    'Kommt es für eine Armee, die außer „Königliche Armee“-KV keine KV hat, zu einer Landschlacht gegen gegnerische KV mit mehr Prestige, so findet keine Schlacht statt. Die KV laufen sofort zur gegnerischen Partei über, auch wenn diese dort keinen General hat, und ihre Generäle werden aufgerieben.',
  ],
  '3.3.4.4': [
    'Überrennen durch „Königliche Armee“-KV',
    'Wenn „Königliche Armee“-KV gegnerische KV überrennen, richten sie sich weder nach Prestige noch nach Legitimität und laufen nicht über.',
  ],
  '3.3.4.5': [
    'Überlaufen belagerter „Königliche Armee“-KV',
    'Belagert ein Spieler eine Große Stadt eines Gegners mit weniger Legitimität, so gehen mit dem ersten platzierten Belagerungspunkt alle „Königliche Armee“-KV in der Stadt zur belagernden Armee über. Wie die Legitimität verglichen wird, steht in 13.2.2.',
  ],
  '3.3.4.6': [
    'Auflösen von „Königliche Armee“-KV',
    'Ein Spieler, der eine Armee aktiviert, darf „Königliche Armee“-KV in ihr auflösen, bevor sie sich bewegt. „Königliche Armee“-KV, die sich in diesem Segment schon auf irgendeine Weise bewegt haben, können so nicht aufgelöst werden.',
  ],
  '3.4': [
    'Flotten',
    'Flotten sind keine KV. Eine Flotte gehört zu einer Provinz (eine von ihnen zur Großen Stadt Athenai) und geht sofort an den Spieler über, der dort die Kontrolle erlangt; war sie aufgerieben, so bleibt sie es. Ein Spieler kann die Flotten nutzen, die er kontrolliert und die nicht aufgerieben sind. Die Flotte der Piraten von Kilikia kommt durch ein Ereignis ins Spiel und ist nicht an die Kontrolle von Kilikia gebunden.',
  ],
  '3.4.1': [
    'Verbessern von Flotten',
    'Im Tyche-Segment darf ein Spieler eine Karte mit dem Wert 4 ablegen, um eine Flotte, die er kontrolliert und die nicht aufgerieben ist, auf ihre stärkere Seite zu drehen. Wird die Flotte in einer Seeschlacht besiegt oder wechselt sie den Besitzer, so wird sie auf ihre schwächere Seite zurückgedreht.',
  ],
  '4.1': [
    'Benachbarte Orte und Provinzen',
    'Zwei Orte sind benachbart, wenn ein Landweg, Bergweg oder Engpassweg sie verbindet. Zwei Provinzen sind benachbart, wenn sie eine gemeinsame Grenze haben und ein solcher Weg sie verbindet.',
  ],
  '4.2': [
    'Armeen',
    'Eine Armee besteht aus einer oder mehreren KV zusammen mit einem General. Auch Unabhängige Armeen sind Armeen.',
  ],
  '4.3': [
    'Zermürbung',
    'Erleidet ein Stapel Zermürbung, so wird für ihn ein Würfel auf der Zermürbungstabelle geworfen, in der Spalte für die Zahl seiner KV; das Ergebnis ist die Zahl der verlorenen KV. Der Besitzer wählt sie aus; nur trifft ein Ergebnis mit „e“ zuerst einen Elefanten, falls der Stapel einen hat.',
  ],
  '4.3.1': [
    'Zermürbung an unabhängigen Festungen',
    'Eine Armee, die durch eine Festung unter unabhängiger Kontrolle zieht, erleidet Zermürbung in der Spalte „2“ (8.3.11).',
  ],
  '4.4': [
    'Belagerte Große Städte',
    'Eine Große Stadt ist belagert, wenn eine gegnerische Armee ihre Bewegung an diesem Ort beendet, auch wenn die Armee keinen Belagerungsversuch unternimmt. Um eine Große Stadt zu belagern, ist eine Armee von 3 KV nötig (13.1).',
  ],
  '4.5': [
    'Champions',
    'Jeder Spieler beginnt als Champion; dieser Status ist 3 Legitimität wert. Ein Champion, der einen anderen Champion angreift, verliert den Status und wird Nachfolger, außer wenn der Angegriffene der Usurpator ist.',
  ],
  '4.6': [
    'Das Aufgerieben-Feld',
    'Aufgeriebene Haupt-Generäle und KV werden vom Spielplan genommen, sind aber nicht endgültig verloren: Sie kommen auf das Aufgerieben-Feld. Aufgeriebene Unter-Generäle kehren in den Vorrat ihres Besitzers zurück.',
  ],
  '4.7': [
    'Gegner',
    'Armeen, Generäle, KV und K-Marker sind gegnerisch, wenn sie unabhängig sind oder einem anderen Spieler gehören. Ein Ort mit einem gegnerischen K-Marker ist gegnerisch kontrolliert, ebenso eine Provinz unter der Kontrolle eines Gegners.',
  ],
  '4.8': [
    'Parteien',
    'Die Karten, Generäle, KV, K-Marker und übrigen Marker eines Spielers bilden seine Partei. „Partei“ und „Spieler“ bedeuten im Allgemeinen dasselbe.',
  ],
  '4.9': [
    'Die Versorgungsgrenze',
    'Die Versorgungsgrenze liegt auf einem Transitpunkt bei 3 KV, an jedem anderen Ort bei 8. Im Versorgung-Segment verliert ein Spieler von jeder seiner Armeen, welche die Grenze ihres Ortes überschreitet, eine KV seiner Wahl.',
  ],
  '4.10': [
    'Eigene Figuren, Orte und Provinzen',
    'Die Generäle, KV, K-Marker und übrigen Marker eines Spielers sind seine eigenen. Ein Ort mit seinem K-Marker ist ein eigener Ort, und eine Provinz, die er kontrolliert, ist eine eigene Provinz.',
  ],
  '4.11': [
    'Der Begräbniswagen',
    'Der Begräbniswagen trägt Alexanders Leichnam vom Spielbeginn an, bis der Leichnam begraben oder aus dem Spiel entfernt wird. Der Ort des Leichnams, auf dem Wagen oder im Grab, ist Heiliger Boden.',
  ],
  '4.12': ['Die drei Erben', 'Die Männer der Königsfamilie, Alexandros, Herakles und Philippos, sind die Erben.'],
  '4.13': [
    'Die Unabhängigen',
    'Unabhängige Armeen und K-Marker sind Gegner aller Spieler, untereinander aber keine Gegner. Sie können Provinzen kontrollieren, und um eine Festung unter ihrer Kontrolle zu erobern, sind 3 Belagerungspunkte nötig.',
  ],
  '4.14': [
    'Lokale Truppen',
    'Wer den Ort oder die Provinz kontrolliert, wo eine Landschlacht stattfindet, erhält in ihr zusätzliche Stärke (12.2).',
  ],
  '4.15': [
    'Bedeutung der Legitimität',
    'Die Legitimität entscheidet darüber, wie „Königliche Armee“-KV handeln, kann mit dem Nachschub eine zusätzliche Einheit bringen und kann das Spiel gewinnen. Die Legitimität eines Spielers sinkt nie unter 0.',
  ],
  '4.16': [
    'Innerhalb und außerhalb einer Großen Stadt',
    'Figuren am Ort einer Großen Stadt sind entweder innerhalb oder außerhalb der Stadt, und wer auf verschiedenen Seiten ihrer Mauern steht, gehört nicht zu einer Gruppe. Innerhalb einer Stadt, die er kontrolliert, darf ein Spieler bis zu 2 KV und beliebig viele Generäle und aktive Mitglieder der Königsfamilie halten: Sie halten Bewegungen weder auf noch verlangsamen sie diese, können von einer eintreffenden Armee weder angegriffen noch überrannt werden und fallen nur durch eine Belagerung. Gegnerische KV außerhalb belagern die Stadt, und ohne ihre Große Stadt kontrolliert niemand eine Provinz.',
  ],
  '4.17': [
    'Kleine Städte',
    'Die meisten Orte sind Kleine Städte. Steht eine Kleine Stadt unter der Kontrolle eines Spielers, so wird sie im Übergabe-Segment eingenommen; steht sie unter unabhängiger Kontrolle, so muss sie unterworfen werden.',
  ],
  '4.18': [
    'Verwendung der Bewegungspunkte',
    'Ein General oder eine Armee erhält bei der Aktivierung Bewegungspunkte und gibt sie aus, um sich zu bewegen, um K-Marker zu entfernen und um Belagerungs- und Unterwerfungsversuche zu unternehmen. Armeen werden in der Regel nur im Tyche-Segment und im Aktivierung-Segment aktiviert.',
  ],
  '4.19': [
    'Wege',
    'Wege verbinden die Orte, und auf ihnen bewegen sich die Figuren. Landwege, Bergwege und Engpasswege dienen der Landbewegung, Seewege und Transmediterrane Wege in der Regel der Seebewegung.',
  ],
  '4.20': ['Häfen', 'Ein Ort ist ein Hafen, wenn mindestens ein Seeweg zu ihm führt.'],
  '4.21': ['Prestigepunkte', 'Prestigepunkte sind ein Bonus oder ein Malus auf das Prestige eines Generals (16.1).'],
  '4.22': [
    'Kontrolle von Provinzen',
    'Eine Provinz ist eine benannte Gruppe von Orten innerhalb einer Grenze. Ein Spieler kontrolliert sie, wenn er mehr als die Hälfte ihrer Orte ohne die Transitpunkte kontrolliert, darunter ihre Große Stadt, falls sie eine hat. Die Karte zeigt, wie viele Siegpunkte jede Provinz wert ist und wie viele Orte man für die Kontrolle braucht.',
  ],
  '4.23': [
    'Regionen',
    'Libya und Aigyptos bilden Afrika; Hellas, Makedonia, Thrake, Illyria, Skythia, Epeiros und Thessalia bilden Europa. Die Inseln Krete, Rhodos und Kypros gehören zu keiner Region, alle übrigen Provinzen gehören zu Asien.',
  ],
  '4.24': [
    'Die Königsfamilie',
    'Die sechs Mitglieder der Königsfamilie geben dem Spieler, der sie kontrolliert, Legitimität. Drei sind Männer und heißen Erben, drei sind Frauen; die vollständigen Regeln stehen in Abschnitt 18.',
  ],
  '4.25': [
    'Heiliger Boden',
    'Der Ort mit Alexanders Leichnam, auf dem Begräbniswagen oder im Grab, ist Heiliger Boden. Generäle, die sich dort verteidigen, haben 4 Prestigepunkte mehr (16.2).',
  ],
  '4.26': [
    'Rang der Generäle',
    'Der Rang dient vor allem dazu, Gleichstände aufzulösen. Vom höchsten zum niedrigsten Rang ist die Reihenfolge Perdikkas, Antipatros, Krateros, Ptolemaios, Leonnatos, Peithon, Lysimachos, Polyperchon, Antigonos, Seleukos, Demetrios, Eumenes, Kassandros, danach alle Unter-Generäle.',
  ],
  '4.27': [
    'Vier Arten von Orten',
    'Ein Ort ist eine Große Stadt, eine Kleine Stadt, eine Festung oder ein Transitpunkt, und Wege verbinden die Orte. Ein K-Marker zeigt, wer einen Ort kontrolliert; auf einem Transitpunkt liegt nie einer.',
  ],
  '4.28': [
    'Festungen',
    'Um eine Festung unter unabhängiger Kontrolle zu erobern, sind 3 Belagerungspunkte nötig, und eine Armee, die durch sie hindurchzieht, erleidet Zermürbung (4.3.1, 8.3.11). Unter der Kontrolle eines Spielers gilt sie als Kleine Stadt.',
  ],
  '4.29': [
    'Unterstellte Generäle',
    'Unterstellte Generäle ziehen ohne Kosten mit ihrer Armee mit. Von zwei eigenen Haupt-Generälen in einer Armee hat der ranghöhere den Befehl. Jeder Haupt-General steht im Rang über allen Unter-Generälen, und Unter-Generäle sind untereinander gleich.',
  ],
  '4.30': [
    'Nachfolger',
    'Ein Spieler, der den Champion-Status verloren hat, weil er einen Champion angegriffen hat, der nicht der Usurpator war, ist Nachfolger.',
  ],
  '4.31': [
    'Arten und Verwendung der Tyche-Karten',
    'Tyche-Karten sind Ereignis-, Bonus- oder Überraschungskarten; im Tyche-Segment wird eine Karte in der Regel für ihre Aktionspunkte oder für ihr Ereignis gespielt. Eine Karte, die laut Aufdruck zu entfernen ist, wird aus dem Spiel entfernt, sobald ihr Ereignis abgehandelt ist, nicht aber, wenn nur ihre Aktionspunkte genutzt werden. Abgelegte Karten kommen auf die Ablage.',
  ],
  '4.31.1': [
    'Überraschungskarten',
    'Eine Überraschungskarte darf in der Strategiephase jederzeit gespielt oder ohne Wirkung abgelegt werden, auch im Spielerzug eines Gegners. Wollen zwei Spieler gleichzeitig eine spielen, so kommt zuerst an die Reihe, wer in der Zugreihenfolge früher steht. Der Spieler zieht für sie sofort eine Karte nach, außer bei Karte 58.',
  ],
  '4.31.2': [
    'Bonuskarten',
    'Eine Bonuskarte, die im Tyche-Segment gespielt wird, gibt zuerst ihre Aktionspunkte und dann ihr Ereignis, in dieser Reihenfolge; auf beides darf der Spieler verzichten. Ist auf der Karte vermerkt, dass sie gespielt werden muss, so ist das Ereignis Pflicht.',
  ],
  '4.31.3': [
    'Unruhen',
    'Die Karten 17, 18 und 19 sind Bonuskarten, deren Ereignis Pflicht ist: Zwei Würfel auf der Unruhe-Tabelle nennen eine Provinz oder mehrere zur Auswahl, und dort kommt ein unabhängiger K-Marker auf einen Ort ohne KV und ohne unabhängigen K-Marker, gegebenenfalls anstelle des K-Markers eines Spielers. Ist dort kein Ort zulässig, so erhält ihn eine benachbarte Provinz; ist auch dort keiner zulässig, so wird kein K-Marker platziert. Bei einer 7 wird ein K-Marker in Armenia platziert, und es wird noch einmal gewürfelt; in einer Großen Stadt oder Festung zeigt der K-Marker „3“, sonst „1“.',
  ],
  '4.32': [
    'Der Usurpator',
    'In jedem Spielzug wird der Spieler mit den meisten Siegpunkten zum Usurpator. Jeder darf den Usurpator angreifen, ohne den Champion-Status zu verlieren.',
  ],
  '4.33': [
    'Zählen der Siegpunkte',
    'Die Siegpunkte werden angepasst, sooft welche gewonnen oder verloren werden. Mehr als 29 sind möglich.',
  ],
  '5.1': ['Der Spielplan', 'Das Spiel wird auf dem Spielplan aufgebaut.'],
  '5.2': ['Der Nachziehstapel', 'Die Tyche-Karten werden als ein Stapel bereitgelegt.'],
  '5.3': [
    'Anfangsorte der Königsfamilie',
    'Der Begräbniswagen und Alexandros beginnen in Babylon, Herakles in Damaskos und Philippos auf seinem Ablagefeld. Kleopatra beginnt in Sardeis, Olympias in Molossia und Thessalonike in Pella, alle drei inaktiv.',
  ],
  '5.4.1': [
    'Anfangstruppen der Generäle',
    'Jeder Haupt-General bringt seine Truppen mit. Perdikkas hat 4 „Königliche Armee“-KV und 2 Elefanten-KV in Babylon, Antipatros 2 „Loyale Makedonen“-KV und 2 „Königliche Armee“-KV in Pella, Krateros die gleichen in Kilikia; Ptolemaios in Memphis, Leonnatos in Mikra Phrygia, Peithon in Ekbatana, Lysimachos in Thrake und Antigonos in Kelainai haben je 2 „Loyale Makedonen“-KV und 2 Söldner-KV. Wo nur eine Provinz genannt ist, wählt der Spieler einen ihrer Orte. K-Marker kommen in die Provinzen: je 6 nach Babylonia und Media, je 5 nach Makedonia, Aigyptos und Thrake, 4 nach Phrygia, je 2 nach Kilikia und Mikra Phrygia.',
  ],
  '5.4.2': [
    'Generäle für zwei Spieler',
    'Die 8 Haupt-Generäle des Spielbeginns werden gemischt und verteilt, 4 an jeden Spieler. Wer Perdikkas hat, beginnt, und die Spieler platzieren abwechselnd ihre Generäle mit deren Truppen und K-Markern. Eumenes, Seleukos, Demetrios und Kassandros werden beiseitegelegt.',
  ],
  '5.4.3': [
    'Generäle für drei Spieler',
    'Die 8 Haupt-Generäle des Spielbeginns und Eumenes werden gemischt, und jeder Spieler erhält 3. Wer Perdikkas hat, beginnt, und im Uhrzeigersinn platziert jeder Spieler seine Generäle mit deren Truppen und K-Markern. Seleukos, Demetrios und Kassandros werden beiseitegelegt.',
  ],
  '5.4.4': [
    'Generäle für vier Spieler',
    'Die 8 Haupt-Generäle des Spielbeginns werden gemischt, und jeder Spieler erhält 2. Wer Perdikkas hat, beginnt, und im Uhrzeigersinn platziert jeder Spieler seine Generäle mit deren Truppen und K-Markern. Eumenes, Seleukos, Demetrios und Kassandros werden beiseitegelegt.',
  ],
  '5.4.5': [
    'Generäle für fünf Spieler',
    'Die 8 Generäle des Spielbeginns, Eumenes und Seleukos werden gemischt und verteilt, 2 an jeden Spieler, der einen behält; die übrigen werden gemischt und noch einmal verteilt, und im Uhrzeigersinn, beginnend mit dem Spieler mit Perdikkas, werden alle mit ihren Truppen platziert. Eumenes beginnt mit 2 „Loyale Makedonen“-KV und 2 Söldner-KV an einem eigenen Ort in Kappadokia, und auf alle Orte dieser Provinz außer Komana kommen K-Marker, auch anstelle der unabhängigen; Seleukos beginnt mit den gleichen KV in Damaskos und mit je einem K-Marker auf den beiden Orten von Koile Syria. Demetrios und Kassandros werden beiseitegelegt.',
  ],
  '5.5': [
    'Marker und Karten der Parteien',
    'Jeder Spieler nimmt die K-Marker einer Farbe und die zugehörige Parteikarte.',
  ],
  '5.6': [
    'Champions zu Spielbeginn',
    'Jeder Spieler nimmt einen Champion-Marker: Alle Spieler beginnen als Champions.',
  ],
  '5.7': [
    'Unabhängige K-Marker zu Spielbeginn',
    'Jeder Ort mit einem Schild beginnt mit einem unabhängigen K-Marker. Er zeigt die Seite „1“, wo der Ort ein Kreis ist, und die Seite „3“, wo er ein Quadrat oder ein Sechseck ist.',
  ],
  '5.8': [
    'Unabhängige Armeen zu Spielbeginn',
    'Leosthenes beginnt in Lamia und Ariarathes in Komana. Die anderen drei Unabhängigen Armeen beginnen auf ihren Ablagefeldern.',
  ],
  '5.9': [
    'Leisten zu Spielbeginn',
    'Der Spielzugmarker beginnt auf dem ersten Feld der Spielzugleiste, alle anderen Marker auf ihren Ablagefeldern. Jeder Spieler markiert seine Legitimität und seine Siegpunkte auf der Punkteleiste.',
  ],
  '6.1.1': [
    'Einschränkungen in Spielzug 1',
    'Niemand darf den Begräbniswagen bewegen, Alexanders Leichnam begraben oder einen Sofortigen Sieg erringen. Es gibt keine Nachschubphase.',
  ],
  '6.1.2': [
    'Freigaben ab Spielzug 2',
    'Von jetzt an dürfen die Spieler den Begräbniswagen bewegen, Alexanders Leichnam begraben und einen Sofortigen Sieg erringen.',
  ],
  '6.1.3': [
    'Polyperchon und Demetrios in Spielzug 3',
    'Antipatros stirbt zu Beginn des Spielzugs, und Polyperchon tritt an seine Stelle: ein anderer General mit denselben Werten und eigenem Rang. Ist Antipatros schon vorher gestorben, so platziert sein Besitzer Polyperchon jetzt an einem eigenen Ort. Demetrios geht an den Spieler, der Antigonos kontrolliert oder bis zu dessen Tod kontrolliert hat, und wird in der Nachschubphase platziert.',
  ],
  '6.1.4': [
    'Verlust des Leichnams und Volljährigkeit des Herakles in Spielzug 4',
    'Der Begräbniswagen wird aus dem Spiel entfernt, wenn der Leichnam noch nicht in einer Großen Stadt begraben ist. Herakles wird volljährig: Der Spieler, der ihn kontrolliert, gewinnt als Regent, wenn seine Summe aus Siegpunkten und Legitimität die höchste ist (Gleichstände nach 7.3); sonst ermordet er ihn, und das Spiel geht weiter. Kontrolliert ihn niemand, so endet das Spiel sofort, und der Spieler mit der höchsten Summe gewinnt.',
  ],
  '6.1.5': [
    'Volljährigkeit des Alexandros in Spielzug 5',
    'Alexandros wird volljährig: Der Spieler, der ihn kontrolliert, gewinnt als Regent, wenn seine Summe aus Siegpunkten und Legitimität die höchste ist (Gleichstände nach 7.3); sonst ermordet er ihn, und das Spiel geht weiter. Kontrolliert ihn niemand, so endet das Spiel sofort, und der Spieler mit der höchsten Summe gewinnt.',
  ],
  '6.2': [
    'Zugreihenfolge',
    'Der Spieler mit den wenigsten Siegpunkten (bei Gleichstand entscheidet ein Würfel) bestimmt, wer beginnt und den Startspielermarker erhält. Die anderen folgen im Uhrzeigersinn, und diese Reihenfolge gilt für den ganzen Spielzug.',
  ],
  '6.3.1': [
    'Bestimmung des Usurpators',
    'Der Spieler mit den meisten Siegpunkten ist für den Rest des Spielzugs der Usurpator und nimmt die Usurpatorkarte. Bei Gleichstand ist derjenige der Usurpator, der den ranghöchsten General hat.',
  ],
  '6.3.2': [
    'Angriffe auf den Usurpator',
    'Die Spieler dürfen Generäle, Armeen und KV des Usurpators angreifen und Große Städte des Usurpators belagern, ohne den Champion-Status zu verlieren.',
  ],
  '6.3.3': [
    'Legitimität des Usurpators',
    'Der Usurpator zu sein ändert nichts an der Legitimität, und der Usurpator kann Champion bleiben.',
  ],
  '6.4.1': [
    'Erhalt des Nachschubs',
    'Jeder Spieler nimmt alles, was er auf dem Aufgerieben-Feld hat (KV, Haupt-Generäle, Flotten), und 2 Söldner-KV. Wer Makedonia kontrolliert, erhält 1 „Loyale Makedonen“-KV, ebenso der Spieler mit der meisten Legitimität, wobei Prestigepunkte nicht zählen (bei Gleichstand entscheidet der ranghöchste General). Der Spieler mit den meisten Siegpunkten erhält 2 Söldner-KV; bei Gleichstand erhält jeder der Beteiligten 1.',
  ],
  '6.4.2': [
    'Orte für den Nachschub',
    'In Zugreihenfolge platzieren die Spieler die Figuren, die sie erhalten haben. Jede kommt an einen eigenen Ort ohne gegnerische Armeen, KV und Generäle oder an einen Ort mit einem eigenen General, der zu Beginn der Phase auf der Karte war.',
  ],
  '6.4.3': [
    'Grenzen beim Platzieren des Nachschubs',
    'Eine eigene Große Stadt und ein eigener Haupt-General, selbst ein gleichzeitig platzierter, dürfen beliebig viele KV erhalten; jeder andere Ort erhält höchstens 2 und eine belagerte Große Stadt keine, die belagernde Armee aber darf welche erhalten. Unter-Generäle dürfen an eigenen Orten platziert, aber nicht verlegt werden, und ein jetzt platzierter macht keinen Ort für KV zugänglich. Was keinen Platz findet, darf an unkontrollierte oder unabhängige Orte in Provinzen kommen, die kein anderer Spieler kontrolliert, bis zu 2 KV je Provinz; KV, die dort ohne General platziert werden, werden aufgerieben.',
  ],
  '6.5.1': [
    'Mischen des Nachziehstapels',
    'Alle Tyche-Karten, auch die abgelegten, nicht aber die aus dem Spiel entfernten, werden zu einem neuen Nachziehstapel gemischt.',
  ],
  '6.5.2': [
    'Austeilen der Tyche-Karten',
    'In jedem Spielzug erhält jeder Spieler 5 Tyche-Karten. Bei fünf Spielern sind es je 4 Karten, und die folgende Strategiephase hat vier Runden.',
  ],
  '6.5.3': [
    'Aufgedeckte Karten bei zwei oder drei Spielern',
    'Bei drei Spielern liegen 5 weitere Karten verdeckt bereit, und eine wird aufgedeckt, sooft der dritte Spieler eine Runde der Strategiephase beendet hat; bei zwei Spielern liegen 10 bereit, und nach dem zweiten Spieler werden zwei aufgedeckt. „Unruhen“, „Unruhen breiten sich aus“, „Eigene Pläne“ und die Ereignisse Unabhängiger Armeen werden abgehandelt, jedes von einem ausgelosten Spieler. Alle anderen Ereignisse bleiben unbeachtet.',
  ],
  '6.6': [
    'Runden der Strategiephase',
    'Die Strategiephase hat fünf Runden, bei fünf Spielern vier. In jeder Runde führen die Spieler in Zugreihenfolge ihre vier Segmente aus, jeder alle vier, bevor der nächste beginnt. Auf die letzte Runde folgt die Isolationsphase.',
  ],
  '6.6.1': [
    'Die vier Segmente einer Runde',
    'Zuerst kommt das Übergabe-Segment, in dem der Spieler die Kontrolle über Orte erlangt, dann das Tyche-Segment, in dem er eine Karte spielt, die keine Überraschungskarte ist. Darauf folgt das Aktivierung-Segment, in dem er sich bewegt oder eine Söldner-KV aufstellt, und zuletzt das Versorgung-Segment, in dem er von jeder Armee über der Versorgungsgrenze ihres Ortes eine KV entfernt.',
  ],
  '6.6.2': [
    'Übergabe-Segment',
    'Wo der Spieler eine KV in einer Kleinen Stadt unter der Kontrolle eines anderen Spielers hat, darf er dessen K-Marker entfernen und danach einen eigenen platzieren; als Nächstes darf er in jeder unkontrollierten Großen Stadt, Kleinen Stadt und Festung, in der er eine KV hat, einen K-Marker platzieren. Zuletzt darf er gegen jede gegnerische Große Stadt und jeden unabhängigen Ort, wo er eine Armee von mindestens 3 KV hat, einen Belagerungs- oder Unterwerfungsversuch unternehmen, ohne Bewegungspunkte auszugeben. Reichen die Belagerungspunkte aus, so darf er den gegnerischen K-Marker sofort durch einen eigenen ersetzen.',
  ],
  '6.6.3': [
    'Tyche-Segment',
    'Der Spieler spielt eine Karte, die keine Überraschungskarte ist: für ihr Ereignis (Pflicht, wenn vermerkt ist, dass es gespielt werden muss), mit ihren Aktionspunkten für eine Aktion oder nur, um sie abzulegen; wer nur Überraschungskarten hat, spielt welche oder legt sie ab und zieht nach, bis er eine andere Karte hat. Mit dem Ablegen einer Karte mit dem Wert 4 darf der Spieler eine Flotte verbessern, die nicht aufgerieben ist, oder, wenn er einen Haupt-General endgültig verloren hat, einen General rekrutieren, der bei der Spielvorbereitung beiseitegelegt wurde. Dieser General erscheint mit 2 Söldner-KV in einer Provinz, die aus denen ausgelost wird, die kein anderer Spieler kontrolliert, an einem Ort ohne gegnerische KV und Unabhängige Armeen; alle anderen derartigen Orte der Provinz kommen unter die Kontrolle des Spielers.',
  ],
  '6.6.3.1': [
    'Gewaltmarsch',
    'Der Spieler aktiviert eine eigene Armee; sie hat so viele Bewegungspunkte, wie die Karte Aktionspunkte hat, und darf sie jetzt ausgeben. Dieselbe Armee darf im Aktivierung-Segment noch einmal aktiviert werden.',
  ],
  '6.6.3.2': [
    'Platzieren von K-Markern mit einer Karte',
    'Der Spieler darf so viele eigene K-Marker platzieren, wie die Karte Aktionspunkte hat, jeden an einem unkontrollierten Ort ohne gegnerische KV, der höchstens 2 Bewegungspunkte von einem eigenen K-Marker entfernt ist, der zu Beginn des Segments auf der Karte lag. Die Strecke darf über Seewege, aber nicht über Transmediterrane Wege führen und nicht durch Orte mit gegnerischen Armeen, KV oder K-Markern.',
  ],
  '6.6.3.3': [
    'Ausbilden von Truppen',
    'Die Aktionspunkte werden auf der Ausbildungsleiste für die Art von KV zusammengezählt, die der Spieler ausbildet; er wählt sie, wenn gerade keine in Ausbildung ist. Eine Söldner-KV kostet 3 Punkte, eine „Loyale Makedonen“-KV (Phalangiten) 7. Sobald die Kosten erreicht sind, wird die KV sofort als Nachschub platziert und die Leiste zurückgesetzt. Übrige Punkte zählen für eine neu gewählte Art.',
  ],
  '6.6.3.4': [
    'Bonuskarten im Tyche-Segment',
    'Der Spieler darf die Aktionspunkte einer Bonuskarte nutzen und danach ihr Ereignis abhandeln, nur eines von beiden tun oder sie wie jede andere Karte spielen. Ist vermerkt, dass sie gespielt werden muss, so muss mindestens das Ereignis ausgeführt werden.',
  ],
  '6.6.4': [
    'Aktivierung-Segment',
    'Der Spieler darf alle seine Generäle bewegen. Stattdessen darf er auf das ganze Segment verzichten und eine Söldner-KV erhalten, die wie Nachschub platziert wird; er entscheidet sich vor dem Bewegungswurf.',
  ],
  '6.6.5': [
    'Versorgung-Segment',
    'Jede Armee des Spielers, welche die Versorgungsgrenze ihres Ortes überschreitet, verliert eine KV, die der Besitzer auswählt. Die Grenze liegt auf Transitpunkten bei 3 KV und an allen anderen Orten bei 8, und es zählen nur die KV des Spielers selbst.',
  ],
  '6.7': [
    'Isolierte K-Marker',
    'In Zugreihenfolge entfernen die Spieler ihre isolierten K-Marker außerhalb Großer Städte. Ein K-Marker ist isoliert, wenn keine Kette von Orten von ihm zu einer eigenen KV oder zu einer eigenen Großen Stadt führt, ob belagert oder nicht; die Kette darf Wege jeder Art nutzen und durch eigene Orte selbst mit gegnerischen KV, durch unkontrollierte Orte ohne gegnerische KV und durch gegnerisch kontrollierte Orte mit einer eigenen KV führen. Ein General ohne KV hilft nicht, und unabhängige K-Marker sind nie isoliert.',
  ],
  '6.8': [
    'Endphase',
    'Der Spielzugmarker rückt ein Feld weiter, und ein neuer Spielzug beginnt. War es der letzte Spielzug, so entscheidet 7.3, wer gewonnen hat.',
  ],
  '7.1': [
    'Sofortiger Sieg',
    'Ein Spieler gewinnt sofort mit 18 Legitimität oder mit 20 Siegpunkten im Spiel zu fünft, 23 zu viert und 26 zu dritt (29 zu zweit, was wir erschließen). In Spielzug 1 kann niemand so gewinnen.',
  ],
  '7.2.1': [
    'Regentschaft für Herakles',
    'Wenn Herakles zu Beginn von Spielzug 4 volljährig wird, gewinnt der Spieler, der ihn kontrolliert, falls seine Summe aus Legitimität und Siegpunkten die höchste ist; Gleichstände löst 7.3 auf. Andernfalls wird Herakles ermordet, und das Spiel geht weiter.',
  ],
  '7.2.2': [
    'Regentschaft für Alexandros',
    'Wenn Alexandros zu Beginn von Spielzug 5 volljährig wird, gewinnt der Spieler, der ihn kontrolliert, falls seine Summe aus Legitimität und Siegpunkten die höchste ist; Gleichstände löst 7.3 auf. Andernfalls wird Alexandros ermordet, und das Spiel geht weiter. Kontrolliert niemand den Erben, der volljährig wird, ob ihn oder Herakles, so endet das Spiel, und wer die höchste Summe hat, gewinnt.',
  ],
  '7.3': [
    'Sieg am Ende des Spiels',
    'Hat bis zum Ende von Spielzug 5 niemand gewonnen, so gewinnt der Spieler mit den meisten Siegpunkten; die Legitimität zählt nicht. Bei Gleichstand entscheidet die Kontrolle von Makedonia, dann die Zahl der makedonischen KV („Loyale Makedonen“, „Königliche Armee“ und Silberschilde, auch die auf dem Aufgerieben-Feld), dann der ranghöchste General.',
  ],
  '7.4': [
    'Quellen der Siegpunkte',
    'Eine Provinz gibt dem Spieler, der sie kontrolliert, die auf dem Spielplan angegebenen Punkte; alle fünf Orte am Hellespont geben 2 und Babylonia, Phrygia und Syria zusammen 4 (Beherrscher Asiens). Die größte Flotte gibt 3, wenn sie mindestens 3 Flottenpunkte hat; aufgeriebene Flotten zählen mit, die Pontische Flotte nicht, und bei Gleichstand erhält niemand die Punkte.',
  ],
  '8.1': [
    'Zahl der Bewegungspunkte',
    'Bei einem Gewaltmarsch sind die Aktionspunkte der Karte die Bewegungspunkte, und ein Ereignis, das eine Armee bewegt, nennt ihre Zahl. Im Aktivierung-Segment gilt ein einziger Wurf auf der Bewegungskarte für alle Generäle des Spielers; jeder von ihnen hat die Punkte, die sein Initiativwert bei diesem Wurf ergibt.',
  ],
  '8.2': [
    'Kosten der Bewegung',
    'Einen Ort zu betreten kostet über einen Landweg oder Seeweg 1 Bewegungspunkt, über einen Bergweg, Engpassweg oder Transmediterranen Weg 2; einen Engpassweg zu nehmen ist keine Seebewegung. Einen gegnerischen K-Marker zu entfernen kostet 2, ebenso ein Belagerungs- oder Unterwerfungsversuch.',
  ],
  '8.3.1': [
    'Aktivieren, Mitnehmen und Zurücklassen',
    'Ein General, der sich bewegt, darf KV und unterstellte Generäle mitführen und unterwegs ohne Kosten eigene KV mitnehmen und zurücklassen; KV, die an einem nicht eigenen Ort zurückgelassen werden, brauchen einen General, der bei ihnen bleibt. Jeder General beendet seine Aktivierung, bevor die nächste beginnt (zum Wechsel des Befehls siehe 8.3.2). KV und Generäle, die sich in einem Segment bewegt haben, dürfen in ihm nicht noch einmal bewegt werden.',
  ],
  '8.3.2': [
    'Wechsel des Befehls während der Bewegung',
    'Ein ranghöherer General, der mitgenommen wird, übernimmt sofort den Befehl. Von da an zählen die Bewegungspunkte dieses Generals statt der bisherigen, und die Armee hält an, wenn sie schon so viele verbraucht hat. KV, die schon in Bewegung waren, dürfen weiterziehen; die Aktivierung des bisherigen Befehlshabers endet, und die des neuen beginnt.',
  ],
  '8.3.3': [
    'Haupt-Generäle ohne KV',
    'Ein Haupt-General darf sich ohne KV bewegen, aber nicht an einen Ort mit gegnerischen KV, außer wenn Freie Passage gewährt wird; durch einen Ort mit einem gegnerischen Haupt-General ohne KV darf er ziehen, dort aber nicht haltmachen. Betritt eine gegnerische Armee den Ort eines Haupt-Generals, der allein ist, so wird er aufgerieben, außer wenn er innerhalb einer eigenen Großen Stadt in Sicherheit ist.',
  ],
  '8.3.4': [
    'Reaktionsschritt beim Betreten eines Ortes',
    'Sooft der aktive General oder die aktive Armee mit einer Landbewegung einen Ort betritt, haben die anderen Spieler einen Reaktionsschritt (9), in dem Armeen auszuweichen oder abzufangen versuchen dürfen.',
  ],
  '8.3.5': [
    'Halt zur Schlacht',
    'Eine Armee, die einen Ort mit gegnerischen KV betritt, muss dort für eine Landschlacht haltmachen, außer wenn sie die KV überrennt, Freie Passage hat oder nach dem Reaktionsschritt keine gegnerischen KV dort antrifft (in einer Großen Stadt: außerhalb der Stadt). K-Marker halten die Bewegung weder auf noch verlangsamen sie diese. Eine Landschlacht beendet die Aktivierung der Armee, und kein Teil der Armee darf im Rest des Segments K-Marker entfernen, belagern oder unterwerfen.',
  ],
  '8.3.6': [
    'Überrennen',
    'Eine Armee, die einen Ort mit gegnerischen KV betritt und nach dem Reaktionsschritt für jede von ihnen mindestens 5 KV hat, gleich mit welchen Kampfstärken, besiegt sie sofort, und sie erleiden Schlachtverluste. KV innerhalb einer Großen Stadt können nicht überrannt werden, „Königliche Armee“-KV, die überrennen, laufen nicht über, und niemand muss einen Spieler überrennen, der Freie Passage gewährt. Ein Überrennen ist keine Schlacht; Überraschungskarten, die von Schlachten sprechen, können daher nicht gespielt werden.',
  ],
  '8.3.7': [
    'Betreten und Verlassen Großer Städte',
    'Während seiner Aktivierung darf ein General ohne Kosten eigene KV und aktive Mitglieder der Königsfamilie in eine eigene Große Stadt am selben Ort hinein- oder aus ihr herausführen. KV innerhalb der Stadt halten gegnerische Bewegungen nicht auf und können nicht überrannt werden. In eine unabhängige Große Stadt ziehen KV und Generäle nie hinein, und alle Figuren innerhalb einer Stadt, die unabhängig wird, verlassen sie sofort.',
  ],
  '8.3.8': [
    'Freie Passage',
    'Mit dem Einverständnis des anderen Spielers darf eine Armee einen Ort mit dessen KV ohne Schlacht betreten und durchqueren. Wie das geschieht, sagen 8.3.8.1 bis 8.3.8.3.',
  ],
  '8.3.8.1': [
    'Erbitten und Bestätigen der Freien Passage',
    'Wenn der ziehende Spieler einen Ort mit KV eines anderen Spielers betritt, die nicht belagert sind, bestätigt der andere die Freie Passage oder nicht. Mit ihr geht die Bewegung weiter; ohne sie muss die ziehende Armee nach dem Reaktionsschritt für eine Landschlacht haltmachen oder darf überrennen, und ein Haupt-General, der allein ist, wird aufgerieben (ohne Wurf auf Generalverlust, wenn die Passage zugesagt war). Der ziehende Spieler darf auch gegen die kämpfen oder die überrennen, die ihm Freie Passage gewährt haben, aber erst nach einem vollständigen Reaktionsschritt.',
  ],
  '8.3.8.2': [
    'Kein gemeinsamer Verbleib gegnerischer Armeen',
    'Freie Passage gilt nur so lange, wie eine Armee durchzieht. Stehen am Ende einer Aktivierung im Tyche- oder Aktivierung-Segment zwei gegnerische Armeen am selben Ort, so schlagen sie eine Landschlacht, was auch immer zugesagt war; dabei gilt die Armee des ziehenden Spielers als diejenige, die den Ort betreten hat, was den Angreifer und den Champion-Status betrifft.',
  ],
  '8.3.8.3': [
    'Keine Freie Passage für Unabhängige Armeen',
    'Freie Passage gibt es nur zwischen Spielern: Unabhängige Armeen gewähren und erhalten sie nicht.',
  ],
  '8.3.9': [
    'Entfernen von K-Markern während der Bewegung',
    'Eine Armee von mindestens 3 KV kann 2 Bewegungspunkte ausgeben, um den K-Marker eines anderen Spielers aus einer Kleinen Stadt ohne gegnerische KV zu entfernen, außer wenn sie in diesem Segment eine Landschlacht geschlagen hat. Unabhängige K-Marker können so nicht entfernt werden.',
  ],
  '8.3.10': [
    'Belagerungs- und Unterwerfungsversuche während der Bewegung',
    'Eine Armee von mindestens 3 KV kann 2 Bewegungspunkte für einen Belagerungsversuch gegen eine gegnerische Große Stadt oder einen Unterwerfungsversuch gegen einen unabhängigen Ort ausgeben, außer wenn sie in diesem Segment eine Landschlacht geschlagen hat.',
  ],
  '8.3.11': [
    'Zermürbung beim Zug durch unabhängige Festungen',
    'Eine Armee, die zu Land durch eine Festung unter unabhängiger Kontrolle zieht, ohne dort haltzumachen, erleidet Zermürbung in der Spalte „2“ der Zermürbungstabelle, gleich wie groß sie ist. Eine Armee, die dort haltmacht, erleidet keine.',
  ],
  '8.4.1': [
    'Eine einzige Seebewegung mit höchstens acht KV',
    'Eine Bewegung über einen Seeweg oder Transmediterranen Weg ist eine Seebewegung. Ein Spieler darf in einem Segment nur eine machen, wie viele Generäle er auch hat, und zwar mit höchstens 8 KV und beliebig vielen Mitgliedern der Königsfamilie, die er kontrolliert.',
  ],
  '8.4.2': [
    'Landbewegung vor oder nach der Seebewegung',
    'Der General darf sich vor der Seebewegung oder nach ihr zu Land bewegen, aber nicht beides. Auf See darf er so viele Wege nehmen, wie die Bewegungspunkte erlauben.',
  ],
  '8.4.3': [
    'Einschiffungshafen und Landungshafen',
    'Der Einschiffungshafen ist der Hafen, in dem eine Seebewegung beginnt, der Landungshafen derjenige, in dem sie endet. Die Armee, die dort an Land geht, darf zu Land abgefangen werden.',
  ],
  '8.4.4': [
    'Flotten als Eskorte',
    'Vor der Bewegung nennt der Spieler die Flotten, die als Eskorte mitfahren; keine von ihnen darf aufgerieben sein. Auch ein Spieler ohne Flotte darf sich auf See bewegen.',
  ],
  '8.4.5': [
    'Mitnehmen, Zurücklassen und Anhalten auf See',
    'Der General darf ohne Kosten eigene KV mitnehmen und zurücklassen, an einem Ort mit gegnerischen KV aber nur dann welche zurücklassen, wenn schon eigene KV dort sind. Gegnerische KV an Orten auf dem Weg halten ihn nicht auf, die im Landungshafen schon.',
  ],
  '8.4.6': [
    'Belagerte Häfen',
    'Ein General innerhalb eines belagerten Hafens darf ihn mit einer Seebewegung verlassen. Ein General mit 1 oder 2 KV darf unmittelbar in einem belagerten Hafen an Land gehen, wenn danach höchstens 2 KV innerhalb sind. Abfangen auf See ist wie üblich möglich.',
  ],
  '8.4.7': [
    'Überrennen beim Landen',
    'Eine Armee, die eine Seebewegung macht, darf nur in ihrem Landungshafen überrennen und nur mit mindestens 5 KV für jede gegnerische KV.',
  ],
  '8.4.8': [
    'Keine Seebewegung für Unabhängige Armeen',
    'Unabhängige Armeen bewegen sich nie auf See; Engpasswege stehen ihnen offen.',
  ],
  '8.5.1': [
    'Berechtigung zum Abfangen auf See',
    'Das Abfangen auf See geschieht, bevor der General den Landungshafen erreicht. Ein Spieler darf es nur versuchen, wenn er höchstens 2 Orte von einem der Orte entfernt, welche die Seebewegung betritt, einen K-Marker hat; gezählt wird über Seewege, aber nicht über Transmediterrane Wege.',
  ],
  '8.5.2': [
    'Ansagen des Abfangens auf See',
    'Der abfangende Spieler sagt das Abfangen und die Zahl der Flotten an, und sofort wird eine Seeschlacht geschlagen. Mehrere Abfangversuche werden in Zugreihenfolge abgehandelt. Danach zieht der aktive Spieler weiter, außer wenn er eine der Schlachten verloren hat.',
  ],
  '8.5.3': [
    'Erfolg des Abfangens auf See ohne Wurf',
    'Ein angesagtes Abfangen auf See gelingt ohne Wurf und führt sofort zu einer Seeschlacht. Nur Schlachten, die wirklich geschlagen werden, betreffen den Champion-Status.',
  ],
  '8.6.1': [
    'Ergebnisse in der Seeschlacht',
    'Jede Seite würfelt mit zwei Würfeln auf der Schlachtentabelle, mit ihrer gesamten Flottenstärke; das Resultat ist ihr Schlachtenergebnis. Ein aktiver Spieler ohne Flotten hat das Ergebnis 0. Das höhere Ergebnis gewinnt.',
  ],
  '8.6.2': [
    'Unentschiedene Seeschlachten',
    'Sind die Schlachtenergebnisse gleich, so kommt der aktive Spieler vorbei, und keine Seite verliert Flotten.',
  ],
  '8.6.3': [
    'Verluste in Seeschlachten',
    'Der Verlierer legt alle Flotten, die er eingesetzt hat, auf das Aufgerieben-Feld, und verbesserte werden auf ihre schwächere Seite gedreht. Ist der Verlierer der aktive Spieler, so erleiden seine KV Zermürbung, und die überlebenden KV, die Generäle und die Mitglieder der Königsfamilie kehren sofort in den Einschiffungshafen zurück, wo ihre Aktivierung endet.',
  ],
  '8.6.4': [
    'Weitere Seeschlachten',
    'Nach einem Sieg oder einem Unentschieden des aktiven Spielers dürfen andere Spieler weitere Abfangversuche auf See ansagen; nach einer Niederlage entfallen alle weiteren. Ein aktiver Spieler, der keine Schlacht verloren hat, verliert keine Flotten und geht im Landungshafen an Land.',
  ],
  '9.1': [
    'Ablauf des Reaktionsschritts',
    'Nachdem ein General oder eine Armee, auch eine Unabhängige, einen Ort betreten hat oder dort an Land gegangen ist, muss der Spieler, der dort eine nicht belagerte Große Stadt kontrolliert, ansagen, welche seiner KV (höchstens 2), Generäle und aktiven Mitglieder der Königsfamilie innerhalb und welche außerhalb sind, und darf sie hinein- und herausbewegen; bleiben keine gegnerischen KV außerhalb, so kommt es zu keiner Landschlacht. Danach darf der Gegner versuchen, mit der Armee an dem Ort auszuweichen. Zuletzt dürfen Gegner versuchen, von benachbarten Orten aus zu Land abzufangen.',
  ],
  '9.2': [
    'Gemeinsames Ansagen aller Abfangversuche',
    'Alle Versuche, zu Land abzufangen, müssen angesagt werden, bevor einer von ihnen ausgeführt wird.',
  ],
  '10.1': [
    'Berechtigung zum Ausweichen',
    'Im Reaktionsschritt dürfen gegnerische Generäle, deren Ort der aktive Spieler mit einer Armee betritt, mit ihren KV und Mitgliedern der Königsfamilie auszuweichen versuchen.',
  ],
  '10.2': [
    'Ausweichwurf',
    'Zeigt ein Würfel mehr als den Initiativwert des Befehlshabenden Generals, so hat der General oder die Armee 2 Bewegungspunkte und gibt sie sofort aus, innerhalb der Grenzen von 10.5. Andernfalls bleibt der General oder die Armee stehen, und es folgt eine Landschlacht oder ein Überrennen. Für einen Haupt-General ohne KV, dem der Wurf misslingt, wird noch einmal gewürfelt: Bei 5 oder 6 wird er getötet, bei 1 bis 4 aufgerieben.',
  ],
  '10.3': [
    'Gelungenes Ausweichen',
    'Ist ein Gegner ausgewichen und sind am Ende des Reaktionsschritts keine gegnerischen KV mehr an dem Ort, so darf der aktive Spieler weiterziehen. Folgt er diesem Gegner an dessen Ort, so darf der Gegner noch einmal auszuweichen versuchen.',
  ],
  '10.4': [
    'Misslungenes Ausweichen',
    'Eine Armee, die vergeblich versucht hat auszuweichen, erhält in der Landschlacht, die darauf folgt, keine Lokalen Truppen.',
  ],
  '10.5': [
    'Grenzen des Ausweichens',
    'Eine Armee, die ausweicht, darf nicht aufgespalten werden, keine KV, Generäle oder Mitglieder der Königsfamilie mitnehmen, keinen Bergweg, Engpassweg, Seeweg oder Transmediterranen Weg nehmen, keinen Ort mit einer gegnerischen KV betreten und nicht an den Ort ziehen, von dem die aktive Armee kam. Einen gegnerisch kontrollierten Ort darf sie nur betreten, wenn dort eine eigene KV ist, die nicht belagert wird. Unabhängige Armeen dürfen nicht ausweichen, ebenso wenig eine Armee an einem Ort, an dem sie abgefangen hat.',
  ],
  '11.1': [
    'Berechtigung zum Abfangen',
    'Im Reaktionsschritt darf jede gegnerische Armee neben dem Ort, den der aktive General soeben betreten hat, abzufangen versuchen. Von jedem Ort aus ist je Reaktionsschritt nur ein Versuch erlaubt, wie viele Generäle auch dort sind.',
  ],
  '11.2': [
    'Ansagen des Abfangens zu Land',
    'In Zugreihenfolge sagt jeder Spieler, der abfangen kann, an, ob er es tut und mit welchen Generälen und KV. Eine Armee darf dafür aufgespalten werden, aber KV, die zurückbleiben, müssen noch erkennen lassen, wem sie gehören. Ein Spieler darf es von mehreren Orten aus versuchen, sagt aber jeden Versuch an, bevor einer abgehandelt wird.',
  ],
  '11.3': [
    'Abfangwurf',
    'In Zugreihenfolge wird für jeden angesagten Versuch ein Würfel geworfen. Übertrifft er den Initiativwert des abfangenden Generals, so muss die angesagte Armee an den Ort des aktiven Generals ziehen.',
  ],
  '11.4': [
    'Nur eine abfangende Partei',
    'In einem Reaktionsschritt darf nur einer Partei das Abfangen gelingen: Mit dem ersten Erfolg entfallen die Versuche der anderen Spieler. Der erfolgreiche Spieler würfelt noch für alle Versuche, die er angesagt hat.',
  ],
  '11.5': [
    'Überrennen nach dem Abfangen',
    'Überrannt wird nach dem Reaktionsschritt. Eine aktive Armee, die noch groß genug ist, darf die Abfangenden überrennen und weiterziehen.',
  ],
  '11.6': [
    'Abfangen am Ort einer Großen Stadt',
    'Das Abfangen zu Land findet außerhalb der Stadt statt. Die Landschlacht wird geschlagen, bevor die ziehende Armee KV und Generäle in die Stadt bewegen oder Bewegungspunkte für andere Aktionen ausgeben kann.',
  ],
  '11.7.1': [
    'Zurückweichen vor Abfangenden',
    'Eine Armee, die abgefangen worden ist, darf die Landschlacht vermeiden, indem sie an den Ort zurückgeht, von dem sie kam, über einen Weg beliebiger Art. Sie verliert ihre übrigen Bewegungspunkte, und es gibt keinen Reaktionsschritt; beim Zurückweichen kann sie also nicht abgefangen werden.',
  ],
  '11.7.2': [
    'Zurückweichen auf See',
    'Eine Armee, die mit einer Seebewegung gekommen ist, weicht in ihren Einschiffungshafen zurück, auch über mehrere Orte.',
  ],
  '11.7.3': [
    'Ausschluss vom Zurückweichen',
    'Unabhängige Armeen und Generäle, die sich ohne KV bewegen, können nicht zurückweichen.',
  ],
  '11.8': [
    'Orte ohne Abfangen und Armeen, die nicht abfangen',
    'Eine Armee darf nur an einem eigenen oder unkontrollierten Ort oder an einem mit einer eigenen KV abfangen, die nicht belagert wird; niemals an einem Ort, an dem gegnerische KV irgendeines Spielers standen, bevor der aktive General kam, und niemals über einen Bergweg, Engpassweg, Seeweg oder Transmediterranen Weg. Unabhängige Armeen dürfen nicht abfangen, ebenso wenig Armeen innerhalb einer belagerten Großen Stadt, nicht einmal, wenn die belagernde Armee abzieht. Nur die Bewegung des aktiven Generals oder der aktiven Armee kann abgefangen werden: nicht eine Armee, die ausweicht, zurückweicht oder abfängt.',
  ],
  '12.1.1': [
    'Angreifer und Verteidiger',
    'Die aktive Armee ist der Angreifer. Verteidiger ist der Gegner an dem Ort, den sie betreten hat, oder, nach einem Abfangen zu Land, die abfangende Armee.',
  ],
  '12.1.2': [
    'Eingreifen in eine Schlacht aus einer belagerten Stadt',
    'In einer Landschlacht am Ort seiner eigenen belagerten Stadt darf ein Spieler KV aus der Stadt zu seiner Schlachtenstärke hinzuzählen und Generäle aus der Stadt teilnehmen lassen. Diese Figuren erleiden die Verluste, wenn die Schlacht verloren geht.',
  ],
  '12.2': [
    'Schlachtenstärke und Lokale Truppen',
    'Die Schlachtenstärke ist die Summe der Kampfstärken aller beteiligten KV, mit einem Würfel für jeden Elefanten (3.3.2), und der Lokalen Truppen: 1 an einem eigenen Ort, 2 in einer eigenen Provinz, 3, wenn beides zutrifft. Eine Armee, die an diesem Ort vergeblich auszuweichen versucht hat, erhält keine Lokalen Truppen.',
  ],
  '12.3': [
    'Schlachtenergebnis',
    'Jede Seite wirft zwei Würfel auf der Schlachtentabelle mit ihrer Schlachtenstärke und erhält so ihr Schlachtenergebnis; bei Schlachtenstärke 0 ist es 0. Das höhere Ergebnis siegt, gleiche Ergebnisse bedeuten ein Unentschieden.',
  ],
  '12.3.1': [
    'Kampfwert',
    'In einer Landschlacht zählt jeder Würfel, der weniger zeigt als den Kampfwert des Befehlshabenden Generals, so viel wie dieser Kampfwert.',
  ],
  '12.4.1': [
    'Generalverlust',
    'Ergeben die modifizierten Würfel einer Seite zusammen genau 9, so wird für ihren Befehlshabenden General ein Würfel geworfen: Nach einem Sieg oder einem Unentschieden wird er bei einer 6 getötet, nach einer Niederlage bei einer 5 oder 6.',
  ],
  '12.4.2': [
    'Nachfolge im Befehl',
    'An die Stelle eines verlorenen Befehlshabenden Generals tritt der ranghöchste unterstellte Haupt-General. Gibt es keinen, so darf der Spieler einen Unter-General aus dem Vorrat platzieren oder, wenn er am Zug ist, einen verlegen. Bleibt eine Armee ohne General, so wird sie aufgerieben, falls sie nicht an einem eigenen Ort ist.',
  ],
  '12.5.1': [
    'Verluste des Verlierers',
    'Die Söldner-KV und Elefanten-KV des Verlierers gehen verloren; seine makedonischen KV erleiden Zermürbung, und die überlebenden werden aufgerieben. Haupt-Generäle, die den Wurf auf Generalverlust überleben, werden aufgerieben, Unter-Generäle kehren in den Vorrat zurück, und Mitglieder der Königsfamilie werden gefangen genommen oder inaktiv.',
  ],
  '12.5.2': [
    'Verluste des Siegers und besiegte Unabhängige Armeen',
    'Der Sieger verliert 1 KV seiner Wahl, außer wenn sein Schlachtenergebnis mindestens doppelt so hoch ist wie das des Verlierers (gegen 0 genügt jedes Ergebnis). Eine Unabhängige Armee, die verliert, wird aus dem Spiel entfernt (14.7).',
  ],
  '12.6': [
    'Unentschiedene Schlachten',
    'Sind die Schlachtenergebnisse gleich, so verliert jede Seite 1 KV ihrer Wahl. Die angreifende Armee kehrt an den Ort zurück, von dem sie kam, gleich über welche Art von Weg und ohne Reaktionsschritt, und ihre Aktivierung endet. Eine angreifende Unabhängige Armee kehrt dorthin oder auf ihr Ablagefeld zurück, wo sie inaktiv ist, und entfernt in diesem Segment keinen K-Marker.',
  ],
  '12.7': [
    'Ende der Aktivierung nach einer Schlacht',
    'Eine Landschlacht beendet die Aktivierung der Armee für das Segment: Kein Teil der Armee darf im Rest des Segments K-Marker entfernen, belagern oder unterwerfen.',
  ],
  '13.1': [
    'Armeen für Belagerung und Unterwerfung',
    'Ein General mit einer Armee von mindestens 3 KV darf, wenn er aktiviert ist, 2 Bewegungspunkte für einen Belagerungsversuch gegen eine gegnerische Große Stadt oder einen Unterwerfungsversuch gegen eine unabhängige Kleine Stadt oder Festung ausgeben. Im Übergabe-Segment darf jede solche Armee des Spielers einen Versuch ohne Kosten unternehmen.',
  ],
  '13.2.1': [
    'Wurf für einen Belagerungsversuch',
    'Eine gegnerische Große Stadt fällt nur durch eine Belagerung. Ein Würfel auf der Belagerungstabelle, modifiziert um die Zahl der Stadt und bei einem Hafen um -1, wenn der Belagerer keine verfügbare Flotte hat, ergibt die Zahl der platzierten Belagerungspunkte und die Zahl der KV, welche die belagernde Armee sofort verliert; ihr Besitzer wählt sie aus.',
  ],
  '13.2.2': [
    'Belagerungspunkte zur Eroberung einer Großen Stadt',
    'Für eine Große Stadt sind 3 Belagerungspunkte nötig, wenn 2 KV in ihr sind oder sie unter unabhängiger Kontrolle steht, 2 mit 1 KV in ihr und 1 ohne KV. Nach dem ersten Belagerungspunkt laufen „Königliche Armee“-KV in der Stadt über, wenn der belagernde General mehr Legitimität hat als der Besitzer der Stadt, dessen General in der Stadt Prestigepunkte hinzufügt; das geschieht, bevor die Belagerungspunkte verglichen werden.',
  ],
  '13.2.3': [
    'Unkontrollierte Große Städte',
    'Eine Große Stadt ohne K-Marker hat keine Verteidiger: Sie kann nicht belagert werden, und jeder Spieler darf sie frei betreten. Ein Spieler, der in seinem Übergabe-Segment eine KV an ihrem Ort hat, darf dort einen K-Marker platzieren.',
  ],
  '13.2.4': [
    'Eroberung einer Großen Stadt',
    'Reichen die Belagerungspunkte aus, so werden sie und der gegnerische K-Marker entfernt, und KV, Generäle und Mitglieder der Königsfamilie in der Stadt erleiden die Verluste einer verlorenen Schlacht. Geschieht das im Übergabe-Segment, so darf der Spieler sofort einen K-Marker platzieren; sonst darf er es in seinem nächsten Übergabe-Segment, wenn die Armee noch dort ist.',
  ],
  '13.2.5': [
    'Aufhebung einer Belagerung',
    'Sobald keine KV der belagernden Armee mehr an dem Ort ist, ist die Belagerung vorbei, und ihre Belagerungspunkte werden entfernt. Ein dritter Spieler, der die belagernde Armee besiegt, übernimmt ihre Belagerungspunkte nicht.',
  ],
  '13.2.6': [
    'Bewegung in belagerte Städte und aus ihnen heraus',
    'Eine Armee in einer belagerten Stadt, die kein Hafen ist, darf den Ort nicht verlassen, aber zu einer Landschlacht dort herauskommen. Ist die Stadt ein Hafen, so darf die Armee den Ort durch Seebewegung verlassen, die abgefangen werden darf, und eine Armee von 1 oder 2 KV darf unmittelbar in die Stadt einfahren, wenn es eine eigene ist. Innerhalb der Stadt sind nie mehr als 2 KV.',
  ],
  '13.3.1': [
    'Wurf für einen Unterwerfungsversuch',
    'Eine unabhängige Kleine Stadt oder Festung fällt nur durch Unterwerfung. Ein Würfel auf der Belagerungstabelle ergibt die Zahl der platzierten Belagerungspunkte und die Zahl der KV, welche die Armee sofort verliert; ihr Besitzer wählt sie aus.',
  ],
  '13.3.2': [
    'Belagerungspunkte zur Unterwerfung',
    'Der unabhängige K-Marker einer Festung wird mit 3 Belagerungspunkten entfernt, der einer Kleinen Stadt mit 1.',
  ],
  '13.4': [
    'Grenzen für Belagerungs- und Unterwerfungsversuche',
    'Jeder Versuch verlangt eine Armee von 3 oder mehr KV. An jedem Ort ist im Übergabe-Segment ein Versuch erlaubt, in jedem Tyche-Segment und jedem Aktivierung-Segment sind es zwei; zwei Versuche in einem Segment unternimmt derselbe General.',
  ],
  '14.1': [
    'Wesen der Unabhängigen Armeen',
    'Für jeden Spieler sind Unabhängige Armeen Gegner; untereinander und gegenüber unabhängigen K-Markern sind sie keine Gegner. Sie bewegen sich nur, wenn das Ereignis einer Karte sie aktiviert, und eine auf ihrem Ablagefeld gibt ihren ersten Bewegungspunkt aus, um auf die Karte zu kommen. Mitglieder der Königsfamilie und den Begräbniswagen erbeuten oder kontrollieren sie nie.',
  ],
  '14.2.1': [
    'Aktivierung Unabhängiger Armeen',
    'Eine aktivierte Unabhängige Armee hat 3 Bewegungspunkte und entfernt den K-Marker eines Spielers an dem Ort, wo sie ihre Bewegung beendet, außer in einer Großen Stadt und nach einer unentschiedenen Landschlacht im selben Segment. Stattdessen darf sie alle 3 Bewegungspunkte ausgeben, um an ihrem eigenen Ort, falls er keine Große Stadt ist, einen unabhängigen K-Marker anstelle jedes anderen zu platzieren: „3“ in einer Festung, „1“ in einer Kleinen Stadt.',
  ],
  '14.2.2': [
    'Keine Seebewegung und keine Vereinigung Unabhängiger Armeen',
    'Unabhängige Armeen dürfen Engpasswege überqueren, aber keine Seebewegung nutzen. Sie bewegen sich einzeln und dürfen am selben Ort haltmachen, vereinigen sich aber nie.',
  ],
  '14.3': [
    'Gebiete der einzelnen Unabhängigen Armeen',
    'Leosthenes darf nur Thessalia und Hellas betreten, nicht aber die Kyklades. Philon muss jede Bewegung weiter westlich beenden, als er sie begonnen hat, und wird aus dem Spiel entfernt, wenn er Hellas betritt. Ariarathes muss in Kappadokia bleiben; Seuthes und Glaukias dürfen überallhin.',
  ],
  '14.4': [
    'Überrennen durch Unabhängige Armeen',
    'Eine Unabhängige Armee muss haltmachen, wenn sie einen Ort mit gegnerischen KV betritt; KV innerhalb Großer Städte zählen dabei nicht. Hat sie für jede von ihnen mindestens 5 KV, so überrennt sie diese.',
  ],
  '14.5': [
    'Abfangen und Ausweichen bei Unabhängigen Armeen',
    'Spieler dürfen Unabhängige Armeen abfangen und dürfen ausweichen, wenn eine ihren Ort betritt. Unabhängige Armeen dürfen nicht abfangen, zurückweichen, ausweichen oder sich in Große Städte begeben; eine Armee, die ihren Ort betritt, muss also kämpfen.',
  ],
  '14.6': [
    'Unabhängige Armeen bei Großen Städten',
    'Unabhängige Armeen dürfen die Orte Großer Städte betreten und durchqueren, aber weder K-Marker von den Städten entfernen noch eine Belagerung durchführen noch sich in eine unabhängige Große Stadt begeben. Eine Stadt ist belagert, solange sie an ihrem Ort sind.',
  ],
  '14.7': [
    'Kampf mit Unabhängigen Armeen',
    'Eine Unabhängige Armee kämpft wie die eines Spielers, mit 1 mehr Stärke an einem unabhängigen Ort und 2 mehr in einer unabhängigen Provinz; mehrere zählen ihre Kampfstärken zusammen und nutzen den höchsten Kampfwert, und sie haben weder Verluste noch Generalverlust. Eine Niederlage entfernt sie aus dem Spiel, Seuthes und Glaukias aber kehren auf ihre Ablagefelder zurück; der Spieler würfelt auf Generalverlust und verliert wie üblich 1 KV. Siegt sie, so bleibt sie und entfernt den K-Marker eines Spielers; erreicht sie als Angreifer ein Unentschieden, so kehrt sie dorthin zurück, woher sie kam, und entfernt keinen, und der Spieler verliert 1 KV.',
  ],
  '15.1': [
    'Wirkung der Legitimität',
    'Legitimität kann das Spiel gewinnen, schützt vor Karte 54 („Meuterei“), entscheidet, ob „Königliche Armee“-KV kämpfen oder überlaufen, und bringt dem Spieler, der am meisten davon hat, zusätzlichen Nachschub.',
  ],
  '15.2': [
    'Quellen der Legitimität',
    'Legitimität kommt von Mitgliedern der Königsfamilie (von mehreren Erben zählt nur einer, aber jede aktive Frau zählt), von der Kontrolle über Makedonia (2), von Perdikkas und Leonnatos (je 1), von Alexanders Grab, vom Champion-Status (3) und von bestimmten Karten. Die Summe ändert sich sofort, wenn eine Quelle gewonnen wird oder verloren geht, und sinkt nie unter 0.',
  ],
  '15.3': [
    'Legitimität der ganzen Partei',
    'Legitimität gehört der Partei als Ganzer, und jede ihrer Figuren hat die Summe des Spielers. Das Prestige eines Generals ist zunächst gleich dieser Summe; in bestimmten Situationen ändern es Prestigepunkte.',
  ],
  '15.4.1': [
    'Bewegung von Alexanders Leichnam',
    'Der Begräbniswagen trägt den Leichnam. In Spielzug 1 darf er nicht bewegt werden; ab Spielzug 2 darf ein Spieler, der ihn kontrolliert, ihn mit einer Armee bewegen. Zur Kontrolle ist ein General oder ein K-Marker des Spielers an seinem Ort nötig, und sie geht an eine Armee über, welche die Armee des Spielers in einer Landschlacht besiegt.',
  ],
  '15.4.2': [
    'Begräbnis von Alexanders Leichnam',
    'Ein Spieler, der den Begräbniswagen kontrolliert und in eine Große Stadt gebracht hat, gleich unter wessen Kontrolle, darf den Leichnam dort in jedem seiner eigenen Segmente oder in der Endphase begraben. Die Armee mit dem Begräbniswagen muss zuvor jede Schlacht an dem Ort gewinnen.',
  ],
  '15.4.3': [
    'Begräbnis in Pella',
    'Mit dem Begräbnis tritt das Grab an die Stelle des Begräbniswagens. Ein Begräbnis in Pella gibt dem Spieler 10 Legitimität, die nie verloren gehen kann.',
  ],
  '15.4.4': [
    'Grab und Heiliger Boden',
    'Der Spieler, der die Große Stadt mit Alexanders Grab kontrolliert, hat 2 Legitimität, solange er sie kontrolliert, und der Leichnam wird nicht mehr bewegt. Der Ort des Leichnams, auf dem Begräbniswagen oder im Grab, ist Heiliger Boden, der sich verteidigenden Generälen 4 Prestigepunkte gibt.',
  ],
  '15.4.5': [
    'Verlust des Leichnams',
    'Ein Leichnam, der zu Beginn von Spielzug 4 noch nicht begraben ist, geht verloren: Der Begräbniswagen wird aus dem Spiel entfernt.',
  ],
  '16.1': [
    'Prestige eines Generals',
    'Das Prestige eines Generals ist die Legitimität seiner Partei, erhöht oder verringert um Prestigepunkte, wo die Karte „Meuterei“ (54) abgehandelt wird und wo „Königliche Armee“-KV den Kampf verweigern oder überlaufen können. Nur der Befehlshabende General einer Armee zählt.',
  ],
  '16.2': [
    'Prestige auf Heiligem Boden',
    'Ein General, der sich in einer Landschlacht am Ort von Alexanders Leichnam verteidigt, erhält 4 Prestigepunkte. Seine Partei muss den Begräbniswagen kontrollieren oder, wenn es das Grab ist, dort einen K-Marker haben.',
  ],
  '17.1': ['Champion-Status', 'Die Spieler beginnen als Champions. Der Status ist 3 Legitimität wert.'],
  '17.2': [
    'Angriffe auf einen Champion',
    'Ein Champion, der einen anderen Champion als den Usurpator angreift, verliert den Status sofort; Nachfolger und der Usurpator dürfen frei angegriffen werden. Als Angriff gelten eine Landschlacht als Angreifer, ein Überrennen, ein Belagerungsversuch gegen eine Große Stadt, das Aufreiben oder Töten eines Generals eines nicht aktiven Spielers und ein angesagtes Abfangen auf See. Nicht als Angriff gelten das Abfangen zu Land, das Betreten des Ortes einer Stadt, das Entfernen von K-Markern, die Gefangennahme von Mitgliedern der Königsfamilie und ein Angriff, bei dem es zu keinem Kampf kommt.',
  ],
  '17.3': [
    'Verlust des Champion-Status',
    'Ein Spieler, der den Status verliert, dreht den Marker um, wird Nachfolger und verliert sofort die 3 Legitimität.',
  ],
  '17.4': ['Rückkehr zum Champion', 'Ein Nachfolger, dessen Siegpunkte auf 0 sinken, ist wieder Champion.'],
  '18.1': [
    'Kontrolle über die Königsfamilie',
    'Ein Spieler kontrolliert ein aktives Mitglied der Königsfamilie an einem Ort, an dem einer seiner K-Marker oder Generäle ist, und hat dessen Legitimität. Sind mehrere Spieler am Ort einer Großen Stadt, so gehören Mitglieder der Königsfamilie außerhalb der Stadt dem Belagerer und solche in ihr dem Spieler, der die Stadt kontrolliert.',
  ],
  '18.2': [
    'Legitimität der Erben',
    'Die drei Erben Herakles, Philippos und Alexandros sind das ganze Spiel über aktiv. Von den Erben, die ein Spieler kontrolliert, zählt nur einer für die Legitimität.',
  ],
  '18.3': [
    'Legitimität der Frauen der Königsfamilie',
    'Olympias, Kleopatra und Thessalonike können erst kontrolliert werden, nachdem eine Tyche-Karte sie aktiviert hat. Alle aktiven Frauen, die ein Spieler kontrolliert, zählen für die Legitimität.',
  ],
  '18.4.1': [
    'Inaktive Mitglieder der Königsfamilie',
    'Olympias, Kleopatra und Thessalonike beginnen inaktiv, und jede hat eine Tyche-Karte, die sie aktiviert. Ein inaktives Mitglied der Königsfamilie gibt keine Legitimität und kann weder bewegt noch kontrolliert werden, außer durch bestimmte Ereignisse. Am Ort einer Großen Stadt gilt eine inaktive Frau als außerhalb der Stadt.',
  ],
  '18.4.2': ['Aktivierung der Königsfamilie', 'Ein aktiviertes Mitglied der Königsfamilie darf bewegt werden (18.6).'],
  '18.4.3': [
    'Gefangennahme der Frauen der Königsfamilie',
    'Eine Frau, die ein Gegner gefangen nimmt, wird sofort inaktiv.',
  ],
  '18.5.1': [
    'Bedingungen der Heirat',
    'Um die Kontrolle über Kleopatra oder Thessalonike zu erlangen, braucht ein Spieler einen General, der sie heiratet: Er muss ihre Karte (31 oder 32) spielen und eine Armee an ihrem Ort haben, und kein anderer Spieler darf sie kontrollieren. Ist eine gegnerische Armee an ihrem Ort, so muss zuerst eine Schlacht (aber keine Belagerung) abgehandelt werden.',
  ],
  '18.5.2': [
    'Heirat innerhalb des Spielzugs',
    'Die Heirat muss in dem Spielzug stattfinden, in dem die Karte gespielt wird; sonst läuft der Ehevertrag aus. In beiden Fällen wird die Karte für den nächsten Spielzug wieder in den Nachziehstapel gemischt.',
  ],
  '18.5.3': [
    'Heirat und Ende der Ehe',
    'Die Heirat findet statt, sobald alle Bedingungen erfüllt sind. Der Spieler kontrolliert dann die Braut und hat ihre Legitimität, bis sie gefangen genommen oder getötet wird; mit der Gefangennahme wird sie inaktiv, und die Ehe endet.',
  ],
  '18.6': [
    'Mitnehmen der Königsfamilie',
    'Aktive Mitglieder der Königsfamilie werden nur von Armeen mitgenommen, die sie während ihrer Bewegung aufnehmen und zurücklassen dürfen. Sie sind keine KV, und keine Regel über KV betrifft sie. Wer in einem Segment mit einer Armee bewegt worden ist, kann im selben Segment nicht mit einer anderen Armee der Partei bewegt werden.',
  ],
  '18.6.1': [
    'Gefangennahme von Mitgliedern der Königsfamilie',
    'Die Armee, welche die Armee eines aktiven Mitglieds der Königsfamilie besiegt, nimmt dieses gefangen, ebenso eine belagernde Armee, welche die Stadt erobert, in der es ist. Erben und der Begräbniswagen an einem Ort ohne KV und Generäle, die nicht in einer kontrollierten Großen Stadt sind, gehen an den ersten General, der den Ort betritt, oder an einen Spieler, der dort einen K-Marker platziert. Eine gefangene Frau wird inaktiv.',
  ],
  '18.6.2': [
    'Unabhängige und die Königsfamilie',
    'Unabhängige Armeen nehmen Mitglieder der Königsfamilie nie gefangen und kontrollieren und bewegen sie nie. Mitglieder der Königsfamilie sind nie in einer unabhängigen Großen Stadt; wird ihre Stadt unabhängig, so verlassen sie diese sofort.',
  ],
  '18.7': [
    'Tod von Mitgliedern der Königsfamilie',
    'Ein Mitglied der Königsfamilie kann durch die Karte „Den Schierling trinken“ sterben, Herakles und Alexandros auch durch Mord, wenn sie volljährig werden. Ein totes Mitglied der Königsfamilie wird aus dem Spiel entfernt und gibt niemandem Legitimität.',
  ],
  '19.1': [
    'Popularität durch Siege über Unabhängige Armeen',
    'Optional: Ein Haupt-General, dessen Armee eine Unabhängige Armee besiegt, hat bis zum Ende des Spiels oder bis zu seinem Tod 1 Prestigepunkt mehr.',
  ],
  '19.2': [
    'Sonderfähigkeiten der Haupt-Generäle',
    'Optional: Die Sonderfähigkeit auf der Karte eines Haupt-Generals gilt, aber nur, solange dieser General den Befehl hat.',
  ],
  '19.3.1': [
    'Abfangen an Transitpunkten',
    'Optional: Der Würfel für ein Abfangen an einem Transitpunkt wird um 1 verringert.',
  ],
  '19.3.2': [
    'Abfangende als Angreifer',
    'Optional: Ein Spieler, dessen Abfangen zu Land gelingt, darf ansagen, dass er zum Angreifer wird. Der Besitzer der aktiven Armee nimmt dann die Landschlacht an oder versucht auszuweichen, darf aber nicht zurückweichen. Kommt es zur Schlacht, so gilt sie für den Champion-Status als Angriff des abfangenden Spielers.',
  ],
  '19.4': [
    'Abfangen und Ausweichen durch Unabhängige Armeen',
    'Optional: Ein Spieler, der nicht aktiv ist, darf eine Überraschungskarte ablegen, für die er eine andere zieht, um einen Versuch zu unternehmen, mit einer Unabhängigen Armee zu Land abzufangen oder auszuweichen; ihr Initiativwert ist 4. Wollen das mehrere Spieler für dieselbe Armee tun, so kommt zuerst an die Reihe, wer in der Zugreihenfolge am frühesten steht.',
  ],
  '19.5': [
    'Ausweichen über Transitpunkte',
    'Optional: Ist der erste Ort, den eine ausweichende Armee betritt, ein Transitpunkt, so wird der Würfel um 1 verringert. Ein Wurf, der nur ohne diesen Abzug gelingt, versperrt den Weg über den Transitpunkt.',
  ],
  '19.6': [
    'Zermürbung über der Versorgungsgrenze',
    'Optional: Im Versorgung-Segment erleidet eine Armee, welche die Versorgungsgrenze ihres Ortes überschreitet, Zermürbung, wobei ein „-“ als 1 zählt, anstatt eine einzelne KV zu verlieren.',
  ],
  '19.7': [
    'Rückkehr aufgeriebener Flotten',
    'Optional: Aufgeriebene Flotten kehren in der Nachschubphase nicht zurück. Ein Spieler, der sich im Tyche-Segment für das Ablegen entscheidet, darf eine seiner Flotten mit ihrer schwächeren Seite vom Aufgerieben-Feld nehmen.',
  ],
  '19.8': [
    'Hauptstädte',
    'Optional: Jeder Spieler darf einmal im Spiel eine Hauptstadt bauen, und zwar in einer Kleinen Stadt. Um sie zu erobern, sind 2 Belagerungspunkte nötig, und nur 1 KV kann in ihr sein. Verlässt die KV, die sie baut, den Ort oder wird sie angegriffen, bevor die Hauptstadt fertig ist, so muss der Bau wieder mit dem ersten Segment beginnen.',
  ],
  '19.9': [
    'Kavallerievariante',
    'Optional: Elitekavallerie-KV kommen so ins Spiel, wie es in 19.9.1 bis 19.9.8 steht.',
  ],
  '19.9.1': [
    'Elitekavallerie zu Spielbeginn',
    'Optional: Jeder General beginnt neben seinen üblichen Anfangstruppen mit 1 Elitekavallerie-KV.',
  ],
  '19.9.2': [
    'Elitekavallerie als Nachschub',
    'Optional: Ein Spieler darf 1 Elitekavallerie-KV anstelle der üblichen 2 Söldner-KV der Nachschubphase nehmen, nicht aber anstelle von KV, die durch Karten oder auf andere Weise kommen. Je eine Elitekavallerie-KV erhalten der Spieler, der Armenia kontrolliert, der Spieler, der sowohl Thessalia als auch Thrake kontrolliert, und der Spieler, der die meisten nicht geplünderten Schatzstädte (Babylon, Sousa, Ekbatana) kontrolliert; bei Gleichstand erhält diese niemand.',
  ],
  '19.9.3': [
    'Elitekavallerie durch Karten',
    'Optional: „Thrakische Söldner“ (Karte 7) bringt 1 Söldner-KV und 1 Elitekavallerie-KV statt 2 Söldner-KV, und „Rückhalt im persischen Volk“ (Karte 26) beim ersten Mal 1 Elitekavallerie-KV statt 1 Söldner-KV. Wird Olympias (Karte 36) in Epeiros aktiviert, so hat ihre Armee 1 Elitekavallerie-KV mehr. Eumenes und Seleukos bringen keine mit, wenn sie durch die Karten 61 und 62 ins Spiel kommen.',
  ],
  '19.9.4': [
    'Elitekavallerie bei der Unterwerfung',
    'Optional: Eine Armee mit Elitekavallerie darf einen Unterwerfungsversuch für 1 statt 2 Bewegungspunkte unternehmen; tut sie das und kostet der Versuch sie KV, so muss 1 davon Elitekavallerie sein. Bei Belagerungen Großer Städte gibt es keinen solchen Vorteil.',
  ],
  '19.9.5': [
    'Elitekavallerie beim Abfangen',
    'Optional: Eine Armee mit Elitekavallerie, die eine Armee ohne Elitekavallerie abzufangen versucht, addiert 1 zum Würfel. Unabhängige Armeen gelten immer als Armeen mit Elitekavallerie.',
  ],
  '19.9.6': [
    'Elitekavallerie beim Ausweichen',
    'Optional: Eine Armee mit Elitekavallerie, die einer Armee ohne Elitekavallerie auszuweichen versucht, addiert 1 zum Würfel. Unabhängige Armeen gelten immer als Armeen mit Elitekavallerie.',
  ],
  '19.9.7': [
    'Elitekavallerie in der Schlacht',
    'Optional: Eine Armee mit Elitekavallerie nutzt die Schlachtentabelle eine Spalte weiter rechts gegen eine Armee, die weder Elitekavallerie noch einen Elefanten mit einer Kampfstärke über 0 hat. Unabhängige Armeen gelten immer als Armeen mit Elitekavallerie.',
  ],
  '19.9.8': [
    'Elitekavallerie bei Niederlagen',
    'Optional: Eine besiegte Armee verliert alle ihre Elitekavallerie-KV. Die makedonischen KV einer Armee ohne Elitekavallerie, die von einer Armee mit Elitekavallerie besiegt wird, erleiden Zermürbung eine Spalte weiter rechts.',
  ],
  '19.10': [
    'Elefanten außerhalb Großer Städte',
    'Optional: Am Ort einer Großen Stadt sind Elefanten immer außerhalb der Stadt; sie dürfen also belagern, werden aber nie belagert.',
  ],
  '19.11': [
    'Schnellerer Bau des Begräbniswagens',
    'Optional: Der Spieler, der Alexanders Leichnam kontrolliert, darf eine Karte mit 4 Aktionspunkten ablegen, um den Begräbniswagen sofort bauen zu lassen. Dieser darf dann bewegt werden, auch in Spielzug 1.',
  ],
  '19.12': [
    'Herakles als unehelicher Sohn',
    'Optional: Herakles beginnt in Halikarnassos, und die Regel über seine Volljährigkeit (6.1.4) gilt nicht. Er ist erst dann ein Erbe, wenn Philippos und Alexandros beide tot sind; bis dahin gibt er einem Spieler, der ihn und keinen anderen Erben kontrolliert, 2 Legitimität.',
  ],
};
