/** The clauses of Xenophon in German: the title and the summary of each, in our own words. */
import type { Translation } from '../hosts/rulebook.js';

export const germanRulebook: Translation = {
  'X1.1': [
    'Zwei Seiten und die Regeln des Grundspiels',
    'Ein Spieler ist König Artaxerxes von Persien, der andere führt die Rebellen unter Kyros. Die Grundregeln des Grundspiels gelten, soweit dieses Spiel sie nicht ändert; seine optionalen Regeln gelten nicht.',
  ],
  'X1.2': [
    'Provinzen außerhalb des Spiels und der Heimweg',
    'Ägypten, Gaza, Libyen, Oberindien, Unterindien, Gandhara, Chorasmien, Skythien, Hellas, Makedonien und Thrakien sind nicht im Spiel: Keine Seite betritt oder kontrolliert sie, und sie bringen keine Punkte. Sobald Kyros gefallen ist, können griechische Söldner in Thrakien nach Europa gelangen, über die Meerengen oder mit dem Schiff; dort verlassen sie das Spiel und zählen für den Sieg der Rebellen.',
  ],
  'X1.3': [
    'Treue der Einheiten und die Zehntausend',
    'Die persischen und indischen Einheiten sind das Heer des Königs; die spartanischen und griechischen Einheiten und die Rückseiten bestimmter persischer Einheiten sind das Heer der Rebellen, und die Spartaner und Griechen darunter sind die Söldner, die man die Zehntausend nennt. Einheiten folgen dem Anführer, der bei ihnen ist, und ohne Anführer der Seite, der sie zuletzt gedient haben. Kein Anführer wechselt die Seite, außer wenn Kyros fällt (X9.2); kein anderes Ereignis ändert also die Seite einer Einheit.',
  ],
  'X1.4': [
    'Dauer des Spiels',
    'Gespielt wird auf einer eigenen Rundenleiste, von 401 bis 399 v. Chr. Das letzte Jahr wird nur gespielt, wenn beide Spieler zustimmen (X10.3).',
  ],
  'X2.1': [
    'Sichelwagen',
    'Ein Sichelwagen greift mit der Stärke 5 an, zu der kein Anführer etwas beiträgt, und erhält gegen schwere Infanterie oder schwere Kavallerie +1 auf den Wurf. Er hat keine Verteidigungsstärke: Wird er angegriffen, so stürmt er zuerst gegen den Angreifer, und das gilt als Angriff der angreifenden Einheit. In beiden Fällen wird er vernichtet; er zählt auf der Verfolgungstabelle als leichte Infanterie und im Gefecht gar nicht.',
  ],
  'X2.2': [
    'Griechische Reiter und Rhodische Schleuderer',
    'Eine Runde nach dem Fall des Kyros stoßen zwei Einheiten zu einem beliebigen Verband der Rebellen: die Prodromoi, Kavallerie 2-2, und die Schleuderer, die wie Bogenschützen schießen und bei 2 treffen.',
  ],
  'X2.3': [
    'Tross',
    'Der Tross zieht nur mit Kyros. Er kann in einer Versorgungsphase verbraucht werden, um die Verluste durch Hunger abzuwenden, oder um einem Gewaltmarsch, bei dem er von Beginn der Runde an ist, den Wurf für Verluste zu ersparen; selbst kann er keinen Gewaltmarsch machen. In der Schlacht steht er in der Reserve, bewegt sich nicht und wird vernichtet, wenn eine feindliche Einheit dieses Feld betritt.',
  ],
  'X2.4': [
    'Wahl Xenophons',
    'Ist Kyros tot und Klearchos oder Menon ausgeschieden, so stößt Xenophon zu einer Einheit Hopliten oder Peltasten der griechischen Söldner, die der Spieler der Rebellen wählt. Ein Kampf oder eine Belagerung, die gerade läuft, wird vorher beendet.',
  ],
  'X2.5': [
    'Flotte der Rebellen',
    'Die Flotte steht für Kriegsschiffe und Transportschiffe. Nur die Rebellen haben eine.',
  ],
  'X3.1': [
    'Anfängliche Kontrolle der Provinzen',
    'Kyros beginnt mit Ionien, Phrygien und Kappadokien, der König mit allen anderen Provinzen des Reiches, die im Spiel sind; Arabien und Sind kontrolliert niemand. Eine Provinz braucht keine Besatzung und geht erst verloren, wenn nur feindliche Einheiten in ihr stehen.',
  ],
  'X3.2': [
    'Anfängliche Aufstellung der Einheiten',
    'Die Flotte der Rebellen beginnt in der Ionischen See, und Kyros, Ariaios, Klearchos, Menon, ihr Heer und der Tross stehen um Sardes, das drei Mauern hat. Auf der Seite des Königs stehen Sichelwagen, Bogenschützen und Infanterie um Babylon, das den Schatz und eine Mauer hat; Artaxerxes ist in Ekbatana mit der Königsfamilie, der Königsgarde und Kavallerie; Tissaphernes ist in Kilikien und Abrokomas in Syrien.',
  ],
  'X4.1': [
    'Initiative der Rebellen',
    'Von Runde 2 an entscheidet der Spieler der Rebellen in jeder Runde, ob er zuerst oder als Zweiter zieht. Nach der Aufstellung jeder Schlacht auf dem Taktischen Feld entscheidet er, ob er in allen ihren Gefechtsrunden zuerst oder zuletzt handelt.',
  ],
  'X4.2': [
    'Erste Runde',
    'Die erste Runde beginnt mit der Seite des Königs, von der nur die Truppe des Tissaphernes zieht: Die des Abrokomas in Syrien und die in Medien und Babylonien ruhen.',
  ],
  'X5.1': [
    'Anführer bei Gewaltmärschen',
    'Jeder Anführer mit einer ursprünglichen Fähigkeit von 6 oder mehr kann einen Gewaltmarsch führen, auch wenn er verwundet ist. Mitkommen können dieselben Einheiten wie im Grundspiel.',
  ],
  'X5.2': [
    'Königsfamilie',
    'Die Königsfamilie ist immer bei Artaxerxes. Die Rebellen nehmen sie gefangen, wenn er flieht.',
  ],
  'X5.3': ['Schatz', 'Niemand bringt den Schatz aus Babylon fort; wer die Stadt hat, hat auch ihn.'],
  'X5.4': ['Abrokomas in Syrien', 'Die Truppen des Königs in Syrien verlassen es nicht vor Runde 3, dem Herbst 401.'],
  'X6.1': [
    'Bewegung auf See',
    'In einer Runde segelt die Flotte so weit, wie verbundene Seezonen sie führen. Sie kann zu einer feindlichen Küstenstadt kommen, aber nicht an ihr vorbei; eine Stadt ohne Mauern gehört der Seite, die ihre Provinz kontrolliert.',
  ],
  'X6.2': [
    'Transport auf See',
    'Die Flotte hat Platz für zwei Kampfeinheiten jeder Art, und Anführer zählen nicht. Sie gehen in einer Küstenprovinz an Bord, die ihrer Seite gehört oder um die sie kämpft, und können in jeder Küstenprovinz landen. Einheiten brauchen dafür keinen Anführer und bewegen sich in dieser Phase nicht noch einmal.',
  ],
  'X6.3': [
    'Versorgung durch die Flotte',
    'Ein Heer der Rebellen in einer Küstenprovinz kann sich immer, wie groß es auch ist, von der Flotte in einer angrenzenden Seezone versorgen lassen. Für dieses Heer wird weder auf Erschöpfung noch auf Verluste gewürfelt.',
  ],
  'X6.4': [
    'Gewaltmärsche mit Versorgung durch die Flotte',
    'Endet ein Gewaltmarsch der Rebellen in einer Küstenprovinz und ist die Flotte in einer angrenzenden Seezone, so wird nicht auf Verluste gewürfelt.',
  ],
  'X7.1': [
    'Beginn eines Kampfes und Ausweichen',
    'Die Seite am Zug kann in jeder Provinz, in der sie Kampfeinheiten hat, einen Kampf beginnen, muss es aber nicht. Eine Truppe der anderen Seite kann nur mit einem mindestens ebenso fähigen Anführer, mit mindestens ebenso vielen Kavallerieeinheiten und bei einem Wurf von 1, 2 oder 3 ausweichen. Die Bedingung für Anführer ist auch erfüllt, wenn keine der beiden Seiten dort einen hat, und ebenso die für Kavallerie.',
  ],
  'X7.2': [
    'Reihenfolge der Aufstellung',
    'Beide Seiten stellen sich nach den Regeln auf, die im Grundspiel für die Perser gelten. Die Seite am Zug entscheidet, ob sie sich zuerst oder zuletzt aufstellt.',
  ],
  'X7.3': [
    'Flüsse, Berge und Hügel',
    'Vor einer Schlacht in einer reichen Provinz wird gewürfelt: Bei 1 bis 4 sperrt ein Fluss beiden Heeren die Umgehungsfelder einer Flanke: der linken, wenn ein zweiter Wurf 1 bis 3 ergibt, sonst der rechten. In einer Gebirgsprovinz sperrt eine 1 nichts, eine 2 die linke Flanke, eine 3 die rechte und eine 4 bis 6 beide. Nach einer optionalen Regel kann der Spieler mit dem besseren Anführer bei 1 bis 3 aus einem Berg einen Hügel machen, den Streitwagen und schwere Kavallerie nicht betreten können und auf dem leichte Infanterie und leichte Kavallerie keine Paare bilden.',
  ],
  'X7.4': [
    'Grenze der Verfolgung',
    'Die spartanischen und griechischen Einheiten der Rebellen werden nie durch Verfolgung vernichtet.',
  ],
  'X8.1': [
    'Verstärkungen ohne Ersatz',
    'Beide Seiten erhalten Verstärkungen nach der Rundenleiste, die Rebellen bei Kyros und die Seite des Königs bei Artaxerxes. Ist Kyros gefallen, so kommen keine mehr zu den Rebellen. Niemand erhält Ersatz.',
  ],
  'X8.2': [
    'Bergvölker',
    'Sobald Kyros fällt, erscheinen die Karduchen 6-6 in Armenien, die Chalyber 4-4 in Kappadokien und die Pisider 3-3 in Kilikien, als Feinde der Rebellen. Sie verlassen ihre Provinzen nicht. Rebellen in diesen Provinzen müssen in einem Gefecht gegen sie kämpfen, dem niemand ausweicht, und dürfen erst fort, wenn das Bergvolk vernichtet ist.',
  ],
  'X9.1': [
    'Sofortiger Sieg der Rebellen',
    'Wird Artaxerxes getötet oder gefangen, solange Kyros lebt, so gewinnt Kyros sofort.',
  ],
  'X9.2': [
    'Fall des Kyros und moralischer Sieg',
    'Fällt Kyros, so ziehen und kämpfen Ariaios und alle nicht griechischen Einheiten der Rebellen nicht mehr und gehen zu Beginn der nächsten Runde zum König über. Die spartanischen und anderen griechischen Einheiten, die dann auf der Karte sind, werden gezählt. Erreichen alle von ihnen Europa, so ist es ein entscheidender moralischer Sieg, bei mindestens der Hälfte ein moralischer Pyrrhussieg, bei weniger eine moralische Niederlage.',
  ],
  'X9.3': [
    'Siegpunkte',
    'Ist weder Kyros noch Artaxerxes gefallen, so gewinnt der Spieler mit mehr Punkten. Eine reiche Provinz bringt 3, eine fruchtbare 2, eine Gebirgsprovinz 1, alle vier Hauptstädte zusammen 10, die Königsfamilie 4 und der Schatz 10. Umkämpfte Provinzen zählen für niemanden.',
  ],
  'X10.1': [
    'Zweikampf der Brüder (optional)',
    'Kämpfen auf dem Taktischen Feld Einheiten gegeneinander, die Kyros und Artaxerxes führen, so würfeln beide, bei Gleichstand noch einmal, und der Verlierer stirbt. Für keinen der beiden wird auf den Verlust eines Anführers gewürfelt.',
  ],
  'X10.2': [
    'Anführer mit Fähigkeit „0“ (optional)',
    'Sind beide Spieler einverstanden, so kann jede Seite verlorene Anführer durch ihren „0“-Anführer ersetzen, wie im Grundspiel (12.10).',
  ],
  'X10.3': [
    'Verlängertes Spiel (optional)',
    'Ein Spiel, das bis zum Winter 400 nicht entschieden ist, geht ein Jahr weiter, wenn die Spieler es vereinbart haben.',
  ],
};
