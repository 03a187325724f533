/** The clauses of Conquest and Empire in German: the title and the summary of each, in our own words. */
import type { Translation } from '../hosts/rulebook.js';

export const germanRulebook: Translation = {
  '2.2': [
    'Provinzen und Seezonen',
    'Die Karte zeigt das Perserreich und seine Nachbarn. Das Land ist in Provinzen geteilt, die für Bewegung, Versorgung und Kampf gelten; das Meer ist in Zonen geteilt, durch die Heere versorgt werden können.',
  ],
  '2.3': [
    'Zweiseitige Spielsteine und Einheiten mit vier Stufen',
    'Manche Kampfeinheiten haben eine Seite mit verringerter Stärke. Andere haben wie die Mauern eine makedonische und eine persische Seite und können jedem der beiden Spieler dienen. Die Hypaspisten und die Hetairen haben je zwei Spielsteine und damit vier Stufen; von den beiden ist immer nur einer im Spiel.',
  ],
  '2.5': [
    'Volk nach der Farbe',
    'Die Farbe, die ein Spielstein zeigt, gibt sein Volk an: Makedonen und griechische Verbündete, Spartaner, griechische Söldner, Perser, Inder, Barbaren oder Araber. Ein Spielstein mit einer zweiten Farbe auf der Rückseite kann während des Spiels die Seite wechseln.',
  ],
  '2.7': [
    'Arten von Einheiten',
    'Die Art einer Einheit bestimmt, was sie im Kampf und bei der Verfolgung kann. Kavallerie, die nicht schwer ist, gilt als leichte Kavallerie, auch berittene Bogenschützen; Araber gelten als leichte Infanterie; Infanterie, die weder schwer noch leicht ist, ist gewöhnliche Infanterie und hat keine besonderen Eigenschaften.',
  ],
  '2.8': [
    'Kampfstärken und Fähigkeiten',
    'Eine Kampfeinheit hat eine Angriffsstärke und eine Verteidigungsstärke. Ein Anführer hat nur einen Wert, seine Fähigkeit; mit ihm kämpfen die Einheiten bei ihm härter.',
  ],
  '3.1': [
    'Wahl der Seiten und Absprachen vor dem Spiel',
    'Der makedonische Spieler führt die Makedonen und die griechischen Verbündeten; der persische Spieler führt die Perser, die Inder und die Barbaren sowie die Spartaner, wenn sie sich erheben. Griechische Söldner können jeder Seite dienen. Die Spieler vereinbaren, ob sie mit den Zufallsereignissen (14) spielen und mit welchen optionalen Regeln (17).',
  ],
  '3.2': [
    'Makedonische Aufstellung',
    'Im Frühling 334 beginnen Antipatros und die Einheiten mit M in Makedonien; Alexander, Parmenion und die Einheiten mit I beginnen in Ionien; Athen hat drei makedonische Mauern. Alle Einheiten haben volle Stärke; Figuren, die auf der Rundenleiste stehen, warten dort, die zweiten Spielsteine der Hypaspisten und der Hetairen und der Anführer „0“ liegen beiseite, und die übrigen Einheiten bilden den Ersatzvorrat. Die Königsfamilie beginnt bei Dareios, jeder Schatz in der Stadt, die er nennt, der Gordische Knoten in Gordion, das Orakel in Libyen, Alexandria in Ägypten und Roxane im Sogdischen Felsen.',
  ],
  '3.3': [
    'Persische Aufstellung',
    'Dareios und die Einheiten mit D beginnen gemeinsam in Susiana, Persis oder Babylonien, wie es der persische Spieler will; Memnon und die Einheiten mit A beginnen in Ionien, eine Infanterie 2-1 in Sardes, die Daher in Baktrien und die Massageten in Sogdien. Zehn Städte haben persische Mauern: Tyros vier, Sardes drei und alle anderen je eine. Zwei indische Einheiten beginnen in Unterindien, zwei in Gandhara und die übrigen bei Poros in Oberindien; sie ziehen und kämpfen nicht, bis eine makedonische Einheit oder ein makedonischer Anführer eine dieser Provinzen betritt.',
  ],
  '4.1': [
    'Phasen in ihrer Reihenfolge',
    'Die Zahl der Runden ist nicht festgelegt, und jede Runde hat mehrere Phasen. Eine Aktion gehört zu ihrer Phase; wer eine Phase beendet hat, kann nur mit Erlaubnis des Gegners in sie zurückkehren.',
  ],
  '4.2': [
    'Ablauf einer Runde',
    'Die Phasen sind: Versorgung beider Seiten, makedonische Bewegung, persische Bewegung, Kampf (Gefechte vor Schlachten), Belagerungen und, in den dafür bezeichneten Runden, Zufallsereignisse. Jede Bewegungsphase beginnt mit Verstärkungen und Ersatz; der makedonische Spieler erhält Ersatz im Winter, der persische Spieler im Frühling und im Winter, aber nicht im Winter 334. Für verwundete Anführer wird in jeder Runde auf Genesung gewürfelt.',
  ],
  '4.3': [
    'Erste Runde: die Schlacht am Granikos',
    'Der Frühling 334 hat keine Versorgungsphase und keine Bewegungsphasen. Er beginnt mit der Aufstellung auf dem Taktischen Feld für die Schlacht in Ionien, und keine Seite weicht aus.',
  ],
  '5.1': [
    'Vier Zustände einer Provinz',
    'Eine Provinz ist jederzeit in einem von vier Zuständen: unabhängig, makedonisch kontrolliert, persisch kontrolliert oder umkämpft. Ihr Zustand kann beliebig oft wechseln.',
  ],
  '5.2': [
    'Unabhängige Provinzen',
    'Fünf Provinzen sind zu Beginn unabhängig: Oberindien, Unterindien, Sind, Chorasmien und Skythien. Außerdem können sie nur makedonisch kontrolliert oder umkämpft sein; trifft beides nicht zu, werden sie wieder unabhängig.',
  ],
  '5.3': [
    'Makedonien, Hellas und Thrakien',
    'Makedonien ist immer makedonisch kontrolliert, wer auch immer dort steht, und nie umkämpft. Hellas und Thrakien sind makedonisch kontrolliert, außer wenn nur Einheiten der persischen Seite dort stehen; solange Einheiten beider Seiten dort stehen, sind sie umkämpft.',
  ],
  '5.4': [
    'Persische Provinzen und Wechsel der Kontrolle',
    'Alle anderen Provinzen sind zu Beginn persisch kontrolliert. Eine Provinz wird makedonisch kontrolliert, wenn allein makedonische Einheiten in ihr stehen, bleibt es auch ohne Besatzung und wird wieder persisch kontrolliert, wenn allein persische Einheiten in ihr stehen. Wer eine Provinz kontrolliert, ändert sich nicht dadurch, dass sie umkämpft ist.',
  ],
  '5.5': [
    'Umkämpfte Provinzen',
    'Eine Provinz ist umkämpft, solange jede Seite mindestens eine Kampfeinheit in ihr hat. Die Besatzung einer ihrer Städte zählt mit; eine Festung auf einer Grenze, wie Gaza, liegt in keiner Provinz.',
  ],
  '5.6': [
    'Versorgung durch Seezonen',
    'Ein Spieler kann Nachschub durch eine Seezone leiten, solange mindestens eine Provinz an ihrer Küste ihm gehört oder von ihm umkämpft wird; dieselbe Zone können in einer Runde beide Spieler nutzen. Nachschub erreicht eine feindliche Festung an der Küste einer Zone, geht aber nicht über sie hinaus.',
  ],
  '6.1': [
    'Keine Stapelgrenze auf der Karte',
    'In einer Provinz können beliebig viele Einheiten und Anführer stehen, auch solche beider Seiten zugleich. Auf dem Taktischen Feld gilt eine Stapelgrenze (10.5 bis 10.7).',
  ],
  '6.2': [
    'Heere und Besatzungen',
    'Drei oder mehr Einheiten in einer Provinz sind ein Heer; eine oder zwei sind eine Besatzung. Eine Stadtbesatzung steht in einer Stadt mit mindestens einer Mauer und bleibt von einem Heer im offenen Feld der Provinz getrennt. Jede andere Besatzung ist eine Feldbesatzung und wird Teil eines Heeres ihrer Seite in der Provinz.',
  ],
  '6.3': [
    'Zusammengehörigkeit der Truppen',
    'Alle Einheiten und Anführer einer Seite in einer Provinz außer den Stadtbesatzungen sind für Versorgung und Kampf eine Truppe. Durch Bewegung kann sie sich teilen, und mit mehreren Anführern kann sie mehrere Belagerungen führen. Inder und Barbaren stehen nicht mit anderen Einheiten des persischen Spielers zusammen; wo sie aufeinandertreffen, sind sie bei Versorgung, Bewegung und Kampf getrennte Truppen.',
  ],
  '6.4': [
    'Marker für Mauern und „Erschöpft“',
    'Marker für Mauern und „Erschöpft“ nehmen Einheiten keinen Platz weg. Eine Stadt hat höchstens fünf Mauern, und der Tempel des Ammon in Libyen kann nicht befestigt werden.',
  ],
  '7.1': [
    'Versorgung aus dem Land',
    'Einheiten leben vom Land ihrer Provinz und können es erschöpfen. Einheiten auf erschöpftem Land drohen Verluste durch Hunger, bis sich das Land im Sommer erholt. Jede Provinz ist reiches Land, fruchtbares Land, Gebirge oder Wüste; davon hängt ab, wie gut sie ein Heer ernährt. Anfänger können den ganzen Abschnitt 7 weglassen.',
  ],
  '7.2': [
    'Wurf für die Erschöpfung',
    'Für jede nicht erschöpfte Provinz, die drei oder mehr Einheiten ernährt, gleich welcher Seite, wird ein Würfel geworfen; bei einem veränderten Ergebnis von 5 oder mehr ist sie erschöpft. Zum Wurf kommt 1 hinzu, wenn sie mehr als acht Einheiten ernährt, 1, wenn sie Gebirge ist, und 1 im Winter. Erschöpftes Land nimmt keinen weiteren Schaden.',
  ],
  '7.3': [
    'Marker „Erschöpft“ und Erholung im Sommer',
    'In den Versorgungsphasen nach der Erschöpfung einer Provinz drohen einer Gruppe von drei oder mehr Einheiten dort Verluste durch Hunger. Jeder Sommer beginnt damit, dass alle Marker „Erschöpft“ entfernt werden.',
  ],
  '7.4': [
    'Verluste durch Hunger',
    'Für ein Heer von drei oder mehr Einheiten auf erschöpftem Land wird ein Würfel auf der Tabelle der Versorgungsverluste geworfen, in der Zeile der Art der Provinz, und das Heer verliert so viele Stufen, wie sie angibt. Der Besitzer wählt, welche Einheiten geschwächt oder entfernt werden; keine Einheit wird vernichtet, solange eine andere Einheit des Heeres den Verlust tragen kann, indem sie geschwächt wird.',
  ],
  '7.5': [
    'Versorgung über See',
    'Eine Provinz, die der eigenen Seite gehört, kann Einheiten in einer anderen eigenen oder umkämpften Provinz über See versorgen, wenn beide eine Küste haben und der Spieler jede der zusammenhängenden Zonen dazwischen nutzen kann (5.6). Nachschub erreicht eine Küstenstadt mit feindlichen Mauern, geht aber nicht über sie hinaus. Für die Erschöpfung der versorgenden Provinz wird gewürfelt, als stünden alle versorgten Heere zusammen in ihr.',
  ],
  '7.6': [
    'Wüsten',
    'Eine Wüste ist immer erschöpft und ernährt kein Heer. Für ein Heer in ihr wird in jeder Versorgungsphase auf Verluste gewürfelt, wenn es nicht über See versorgt wird.',
  ],
  '7.7': [
    'Versorgung in umkämpften Provinzen',
    'In einer umkämpften Provinz werden die Einheiten beider Seiten für den Wurf für die Erschöpfung zusammengezählt. Ist sie erschöpft, wird für jedes Heer in ihr einzeln auf Verluste gewürfelt.',
  ],
  '7.8': ['Makedonen in Makedonien', 'Daheim in Makedonien erleiden makedonische Einheiten keine Versorgungsverluste.'],
  '7.9': [
    'Besatzungen ohne Versorgung',
    'Versorgung brauchen nur Heere, also drei oder mehr Einheiten. Eine oder zwei Einheiten können überall beliebig lange aushalten, auch auf erschöpftem Land.',
  ],
  '8.1': [
    'Bewegung mit Anführern',
    'Eine Kampfeinheit zieht nur mit einem Anführer, bei dem sie zu Beginn der Bewegung steht, und bleibt bis zu deren Ende bei ihm. Ein Anführer geht in einer Runde in eine benachbarte Provinz, ohne Einheiten oder mit beliebig vielen der dort stehenden; zurückgelassene Einheiten können nur mit einem anderen Anführer ziehen. Weder Freunde noch Feinde behindern die Bewegung.',
  ],
  '8.2': [
    'Grenzen',
    'Alle Grenzen einer Gebirgsprovinz sind Gebirgsgrenzen und im Winter geschlossen; andere Grenzen sind immer offen. Der Weg zwischen Ägypten und Syrien führt durch Gaza: Keine Einheit kommt vorbei, solange ein Feind es kontrolliert; belagern können es Heere in jeder dieser beiden Provinzen, nicht aber in Arabien. Von Thrakien nach Ionien, über die Meerenge, ziehen Einheiten wie über eine gewöhnliche Grenze.',
  ],
  '8.3': [
    'Einschränkungen der Bewegung',
    'Persische Einheiten und Anführer betreten weder die indischen Provinzen noch die Provinzen der Barbaren (14.3), und indische Einheiten betreten nur Gandhara, Oberindien und Unterindien. Das Heimatheer, Antipatros und die sechs Infanterieeinheiten mit M, bleibt in Makedonien, Hellas und Thrakien. Sobald ein Aufstand Spartas stattgefunden hat und alle spartanischen Einheiten vernichtet sind oder Europa verlassen haben, ist das Heimatheer endgültig frei.',
  ],
  '8.4': [
    'Gewaltmarsch',
    'Alexander kann durch eine benachbarte Provinz in eine dritte marschieren, mit der makedonischen und verbündeten Kavallerie, den Bogenschützen, Agrianen und Hypaspisten, die bei ihm stehen, wenn die Grenzen offen sind. Mindestens eine Einheit geht den ganzen Weg mit. Andere können in der Ausgangsprovinz oder in der zuerst betretenen zurückbleiben; in dieser können Einheiten aufgenommen werden, auch solche, die keinen Gewaltmarsch machen können.',
  ],
  '8.5': [
    'Feinde auf dem Weg eines Gewaltmarsches',
    'Ein Gewaltmarsch führt nicht durch eine Provinz mit einem feindlichen Heer. Durch eine Provinz mit einer feindlichen Besatzung führt er nur, wenn mindestens eine makedonische oder verbündete Kampfeinheit dort bleibt und sie umkämpft macht.',
  ],
  '8.6': [
    'Verluste des Gewaltmarsches',
    'Für die Einheiten, die einen Gewaltmarsch vollenden, wird eigens auf der Tabelle der Versorgungsverluste gewürfelt, in der Zeile der zuerst betretenen Provinz, ob diese erschöpft ist oder nicht. Keine Truppe ist davon ausgenommen, wie klein sie auch ist.',
  ],
  '9.1': [
    'Entstehung eines Kampfes',
    'Truppen, die sich zu Beginn der Kampfphase in einer Provinz gegenüberstehen, müssen kämpfen, wenn nicht eine von ihnen ausweicht; Besatzungen von Städten bleiben unbeteiligt. Haben beide mindestens drei Einheiten, kämpfen sie auf dem Taktischen Feld, sonst nach den Regeln für Gefechte.',
  ],
  '9.2': [
    'Ausweichen vor einem Gefecht',
    'Nur der Verteidiger kann es versuchen, und nur mit Kavallerie oder leichter Infanterie allein oder mit einem Anführer, dessen Fähigkeit höher ist als die jedes Anführers des Angreifers. Bei 1, 2 oder 3 geht die Truppe in eine benachbarte eigene oder umkämpfte Provinz; gibt es keine, kann sie es nicht versuchen. In einer umkämpften Provinz kämpft sie in dieser Runde nicht mehr, muss aber mit den eigenen Truppen dort zurückweichen, wenn diese es müssen.',
  ],
  '9.3': [
    'Ausweichen vor einer Schlacht',
    'Vor der Aufstellung kann es jeder der beiden Spieler versuchen, wenn das Heer in eine eigene oder umkämpfte Provinz zurückweichen kann; Anführer und Arten der Einheiten sind ohne Bedeutung. Dem persischen Spieler gelingt es bei 1 oder 2, dem makedonischen Spieler bei 1 bis 4. Inder weichen nur nach Gandhara, Oberindien oder Unterindien aus, Barbaren nur in die Provinz, aus der sie kommen.',
  ],
  '9.4': [
    'Ablauf eines Gefechts',
    'Angreifer ist die Seite mit mehr Kampfeinheiten; bei gleicher Zahl die mit der größeren gesamten Angriffsstärke und, wenn auch diese gleich ist, der makedonische Spieler. Die Angriffsstärken der einen Seite und die Verteidigungsstärken der anderen, jeweils mit der Fähigkeit des besten Anführers der Seite, ergeben das Verhältnis, das abgerundet wird; ein Würfel auf der Gefechtstabelle bestimmt das Ergebnis. Bei einem Verhältnis über 4:1 wird der Verteidiger vernichtet, ohne dass der Angreifer etwas verliert.',
  ],
  '9.5': [
    'Ergebnisse eines Gefechts',
    'AE und DE vernichten alle Einheiten und Anführer des Angreifers oder des Verteidigers. AL und DL kosten diese Seite eine Stufe ihrer Wahl, EX kostet beide Seiten eine; für den besten Anführer einer Seite, die eine Stufe verliert, wird auf der Tabelle der Anführerverluste gewürfelt. Nach EX oder DL können die überlebenden Verteidiger in eine benachbarte eigene oder umkämpfte Provinz zurückweichen; Angreifer weichen nicht zurück.',
  ],
  '10.1': [
    'Gebrauch des Taktischen Feldes',
    'Ein Kampf, in dem jede Seite mindestens drei Einheiten hat, wird auf dem Taktischen Feld ausgetragen; dort gelten eigene Regeln für Ablauf, Bewegung, Stapeln und Kampf. Er dauert, bis die Schlacht endet (10.19), und kein Heer verlässt das Taktische Feld freiwillig.',
  ],
  '10.2': [
    'Ablauf einer Schlacht',
    'Eine Schlacht besteht aus Ausweichen, Aufstellung, höchstens zehn Gefechtsrunden und gegebenenfalls der Verfolgung. In jeder Runde hat zuerst der makedonische und dann der persische Spieler eine Phase zum Sammeln der Fliehenden, eine Bewegungsphase und eine Kampfphase.',
  ],
  '10.3': [
    'Aufstellung auf dem Taktischen Feld',
    'Der makedonische Spieler stellt nach dem persischen auf. Die ersten vier Einheiten kommen ins Zentrum, auf den rechten Flügel, auf den linken Flügel und in die Reserve, jede mit dem nächsten Anführer in der Reihenfolge der Fähigkeit; die fünfte und die sechste kommen ins Zentrum und alle anderen in ein beliebiges dieser vier Felder mit Platz, keine aber in ein Umgehungsfeld. Makedonische Anführer können in jedem Feld stehen, zwei in einem Feld aber erst dann, wenn jedes Feld mit Einheiten einen Anführer hat; Spartaner müssen mindestens eine Einheit und Agis auf dem rechten Flügel haben.',
  ],
  '10.4': [
    'Felder und ihre Verbindungen',
    'Der Teil eines Heeres auf dem Taktischen Feld besteht aus dem linken Flügel, dem Zentrum und dem rechten Flügel in der Schlachtreihe, zwei Umgehungsfeldern, der Reserve und dem Feld „Auf der Flucht“. Aus der Schlachtreihe und den Umgehungsfeldern erreichen Einheiten das gegenüberliegende feindliche Feld, benachbarte Felder der eigenen Reihe (um dort anzugreifen, müssen Feinde sie besetzt haben) und die eigene Reserve; aus der Reserve erreichen sie ihre fünf vorderen Felder.',
  ],
  '10.5': [
    'Platz in den Feldern',
    'Linker Flügel, Zentrum und rechter Flügel fassen je acht Einheiten, vier in jeder der beiden Linien. Ein Umgehungsfeld fasst vier Einheiten, nur Kavallerie und leichte Infanterie. Die Reserve fasst beliebig viele, von denen höchstens vier kämpfen, im Angriff oder in der Verteidigung; ein feindliches Feld nimmt höchstens vier Eindringlinge auf, und Anführer zählen nicht.',
  ],
  '10.6': [
    'Erste und zweite Linie',
    'In einem Feld der Schlachtreihe stehen eine bis vier Einheiten in der ersten Linie und bis zu vier in der zweiten. Nur die erste Linie greift aus dem Feld heraus an, und die zweite kann nur von der Flanke oder von hinten angegriffen werden (10.15). In die erste Linie zu treten ist keine taktische Bewegung; hat der Kampf sie geleert, muss in der nächsten Bewegungsphase einer der beiden Seiten mindestens eine Einheit der zweiten Linie vortreten.',
  ],
  '10.7': [
    'Einzelne Einheiten und Paare',
    'Auf dem Taktischen Feld kämpft eine Einheit für sich, mit höchstens einem Anführer. Zwei persische Kavallerieeinheiten 3-3 oder zwei persische Infanterieeinheiten 3-2 können in einem Feld mit einem Anführer ein Paar mit 6-6 oder 6-4 bilden. Ein Paar bewegt sich und kämpft wie eine Einheit mit zwei Stufen; als Stufe verliert es eine seiner Einheiten.',
  ],
  '10.8': [
    'Taktische Bewegung',
    'In jeder Runde außer der ersten kann jeder Spieler eine oder zwei Einheiten von einem Feld in ein benachbartes Feld bewegen. Auf dem linken Flügel, im Zentrum und auf dem rechten Flügel muss mindestens eine Einheit zurückbleiben; die Reserve und die Umgehungsfelder können geleert werden.',
  ],
  '10.9': [
    'Taktisches Vorrücken',
    'Einheiten können in ein benachbartes Feld vorrücken, das zu Beginn der Runde leer ist, bis zu vier und in jedes solche Feld nur aus einem Feld. Vorrücken zählt nicht als taktische Bewegung. Einheiten, die vorrücken, greifen in dieser Runde nicht an.',
  ],
  '10.10': [
    'Angriffe aus einem Feld',
    'In jeder Kampfphase muss der aktive Spieler aus mindestens einem Feld angreifen, wenn überhaupt eines angreifen kann, und in der ersten Runde nur aus einem; die Einheiten eines Feldes greifen ein benachbartes Feld in einzelnen Zweikämpfen an. Bei gleicher Zahl greift jeder Angreifer einen anderen Verteidiger an; gibt es mehr Angreifer, wird jeder Verteidiger einmal angegriffen; gibt es mehr Verteidiger, werden die mit der stärksten Verteidigung zuerst angegriffen. Kavallerie greift keine Elefanten an, und ein Feld, in dem nur Kavallerie steht und dem Elefanten gegenüberstehen, passt.',
  ],
  '10.11': [
    'Entscheidung eines Zweikampfs',
    'Die Angriffsstärke des Angreifers wird durch die Verteidigungsstärke des Verteidigers geteilt, beide mit der Fähigkeit ihres Anführers, und das Verhältnis wird abgerundet; unter 1:1 beträgt es 1:2 oder 1:3. Ein Würfel auf der Schlachttabelle bestimmt in der Spalte dieses Verhältnisses das Ergebnis, das sofort wirkt.',
  ],
  '10.12': [
    'Ergebnisse eines Zweikampfs',
    'Bei AR oder DR kommt die Einheit in das Feld „Auf der Flucht“; AL oder DL kostet sie eine Stufe; in beiden Fällen wird für ihren Anführer auf der Tabelle der Anführerverluste gewürfelt. Ein Anführer, dessen Einheit vernichtet wird, schließt sich einer anderen Einheit des Feldes an, kämpft aber in dieser Phase nicht mehr. Bei Eng sind beide Einheiten in einen Kampf verwickelt: In der nächsten Kampfphase seiner Seite muss der bisherige Verteidiger den bisherigen Angreifer angreifen, und sein Feld kann nicht passen.',
  ],
  '10.13': [
    'Beschuss',
    'Bogenschützen und berittene Bogenschützen greifen mit einem Würfel und ohne Verhältnis an: Ein Ergebnis, das nicht höher ist als ihre Angriffsstärke, zählt als DL, jedes andere bleibt ohne Wirkung. Gegen schwere Infanterie oder schwere Kavallerie kommt 1 zum Wurf hinzu. Anführer beeinflussen den Schuss nicht; für einen Anführer, dessen Einheit dadurch eine Stufe verliert, wird aber auf der Tabelle der Anführerverluste gewürfelt.',
  ],
  '10.14': [
    'Abwehrschießen',
    'Werden Bogenschützen oder berittene Bogenschützen angegriffen, schießen sie zuerst; ein Angreifer, der dadurch geschwächt wird, greift mit dem neuen Verhältnis an. Sie schießen nicht, wenn sie seit einer früheren Runde in einen Kampf verwickelt sind oder wenn der Angreifer selbst aus Bogenschützen besteht. Nach einer optionalen Regel kann leichte Infanterie einmal in einer Schlacht so schießen, mit einer Stärke von 1.',
  ],
  '10.15': [
    'Angriffe von der Flanke und von hinten',
    'Mehrere Felder können ein benachbartes Feld angreifen, jedes für sich. Nach dem ersten Angriff können die anderen Einheiten übergehen, die schon angegriffen worden sind, und die zweite Linie erreichen, immer die erste Linie vor der zweiten und die Stärksten zuerst; keine Einheit wird noch einmal angegriffen, bevor alle anderen ebenso oft angegriffen worden sind. Nach einer optionalen Regel verschiebt sich das Verhältnis jedes Mal um eine Spalte nach rechts, wenn eine Einheit aus einem weiteren Feld angegriffen wird.',
  ],
  '10.16': [
    'Anführer in der Schlacht',
    'Ein Anführer nimmt teil, indem er bei einer Einheit steht, und in einer Runde nimmt nur ein Anführer eines Feldes teil. Wird die Einheit in die Flucht geschlagen oder erleidet sie einen Verlust, wird für den Anführer auf der Tabelle der Anführerverluste gewürfelt: WIA verwundet den Anführer, ohne Wirkung, wenn er schon verwundet ist, oder tötet einen Anführer mit der Fähigkeit „0“; bei KIA wird der Anführer entfernt. Betreten feindliche Einheiten ein Feld, in dem nur ein Anführer steht, nehmen sie ihn gefangen.',
  ],
  '10.17': [
    'Alexander in der Schlacht',
    'Eine Einheit mit Alexander beachtet kein Ergebnis, das sie in die Flucht schlägt; für ihn wird trotzdem auf der Tabelle der Anführerverluste gewürfelt. Ein Ergebnis KIA für Alexander wird noch einmal gewürfelt: Bei 1 stirbt er, sonst ist er verwundet.',
  ],
  '10.18': [
    'Sammeln der Fliehenden',
    'Eine fliehende Einheit, die eine Runde mit einem Anführer beginnt, kann versuchen, sich zu sammeln: mit Poros gelingt es immer, mit anderen bei 1, 2 oder 3. Einheit und Anführer gehen in die Reserve oder, wenn Feinde diese besetzt haben, in ein anderes Feld, das der eigenen Seite gehört. Dareios sammelt niemanden; eine Einheit, die ohne Anführer geflohen ist, sammelt sich in der Schlacht nicht, und jede fliehende Einheit, die die Schlacht überlebt, sammelt sich, wenn sie endet.',
  ],
  '10.19': [
    'Ende einer Schlacht',
    'Eine Schlacht endet, wenn ein Befehlshaber fällt oder gefangen wird, wenn alle Einheiten einer Seite vernichtet oder auf der Flucht sind, wenn eine Seite die feindliche Reserve geräumt hat und mit mindestens vier Einheiten und einem Anführer hält, oder nach zehn Runden. Befehlshaber ist Alexander, Dareios oder Bessos, wenn er anwesend ist, sonst der Anführer mit der höchsten Fähigkeit; mit Alexander ist das ganze Spiel verloren. Außer bei Einbruch der Nacht fliehen die überlebenden Verlierer stets, und es folgt die Verfolgung; nach zehn Runden endet die Schlacht unentschieden, und beide Heere bleiben.',
  ],
  '10.20': [
    'Verfolgung und Rückzug',
    'Nach jedem Ende außer dem Einbruch der Nacht kann der Sieger für jede Einheit der Kavallerie und der leichten Infanterie, die volle Stärke hat und nicht flieht, einmal auf der Verfolgungstabelle würfeln, und der Verlierer vernichtet so viele seiner fliehenden Einheiten, wie sie angibt; er wählt sie selbst. Leichte Infanterie vernichtet keine Kavallerie. Überlebende Einheiten weichen in eine benachbarte Provinz zurück: in eine eigene, sonst in eine umkämpfte, sonst in eine feindliche.',
  ],
  '11.1': [
    'Führung von Belagerungen',
    'Nach dem gewöhnlichen Kampf kann ein Heer Städte mit Mauern und Festungen belagern, auch wenn es eine Schlacht geschlagen hat, und auch in umkämpften Provinzen. Mit mehreren Anführern, deren Fähigkeit nicht „0“ ist, kann es mit jedem von ihnen eine Belagerung führen, aber jede Einheit nimmt nur an einer teil. Niemand muss belagern.',
  ],
  '11.2': [
    'Stadtbesatzungen',
    'Eine Stadt fasst eine Infanterieeinheit für jede Mauer, aber keine, wenn sie nur eine Mauer hat; sie fasst beliebig viele Anführer und keine Kavallerie. Eine Stadtbesatzung nimmt am gewöhnlichen Kampf nicht teil, kontrolliert die Provinz oder macht sie, wenn Feinde dort sind, umkämpft und braucht keine Versorgung; eine Feldbesatzung hilft weder bei einer Belagerung noch zieht sie sich in die Stadt zurück. In der Bewegungsphase ihrer Seite wechseln Einheiten frei zwischen Stadt und offenem Feld.',
  ],
  '11.3': [
    'Unterschied bei einer Belagerung',
    'Gezählt werden die angreifenden Einheiten der Infanterie und der leichten Infanterie; 2 kommen für den Belagerungspark und 1 für jeden Anführer hinzu, und für jede Mauer, jede Einheit der Besatzung und jeden verteidigenden Anführer wird 1 abgezogen; ein Anführer zählt nur, wenn es für ihn eine Einheit der Infanterie oder der leichten Infanterie gibt. Bogenschützen und Kavallerie zählen nicht. Ein Würfel bestimmt in der Spalte dieses Unterschieds auf der Belagerungstabelle die Verluste beider Seiten; mit dem Belagerungspark verliert der Verteidiger eins mehr.',
  ],
  '11.4': [
    'Verluste bei einer Belagerung',
    'Der Angreifer verliert für jeden Verlust eine Stufe der Infanterie oder der leichten Infanterie, und für jede davon wird für einen Anführer, der teilgenommen hat, auf der Tabelle der Anführerverluste gewürfelt. Der Verteidiger verliert für jeden Verlust eine Mauer oder eine Stufe der Besatzung, und für jede verlorene Stufe wird für einen Anführer gewürfelt. Für keinen Anführer wird mehr als einmal gewürfelt.',
  ],
  '11.5': [
    'Ausfälle',
    'Bevor der Angreifer würfelt, kann ein belagerter Spieler mit mindestens einer Stufe Besatzung einmal in der Runde einen Ausfall gegen den Belagerungspark machen. Eine Stufe der Besatzung wird vernichtet, und bei 1 oder 2 wird der Belagerungspark zerstört.',
  ],
  '11.6': [
    'Fall einer Stadt',
    'Geht ihre letzte Mauer verloren, wird eine Stadt mit allen Einheiten und Anführern eingenommen, die noch in ihr sind, und ihr neuer Besitzer erhält sofort eine Mauer. Der Angreifer kann eine Belagerung jederzeit aufheben.',
  ],
  '11.7': [
    'Belagerungspark',
    'Der Belagerungspark zieht nur mit mindestens einer Infanterieeinheit und wird zerstört, wenn er allein in einer feindlich kontrollierten Provinz ist. Für vier Stufen Ersatz kann er in Makedonien neu gebaut werden.',
  ],
  '12.1': [
    'Ersatzpunkte',
    'Punkte werden zu Beginn einer Runde gezählt, einer für jede Provinz, die ein Spieler kontrolliert: beim makedonischen Spieler nur im Winter, beim persischen Spieler im Winter und im Frühling, aber nicht im Winter 334. Umkämpfte Provinzen geben niemandem einen Punkt. Punkte, die in der Runde nicht ausgegeben werden, verfallen.',
  ],
  '12.2': [
    'Käufe',
    'Mit Punkten kauft man Einheiten und Mauern in beliebiger Zusammenstellung, zu den Kosten in der Tabelle der Ersatzkosten und soweit Einheiten, Marker und Punkte reichen.',
  ],
  '12.3': [
    'Auffrischen geschwächter Einheiten',
    'Eine geschwächte Einheit mit zwei oder mehr Stufen erhält für Punkte Stufen ihrer Art zurück, wo immer sie steht, auch während einer Belagerung.',
  ],
  '12.4': [
    'Neuaufstellung vernichteter Einheiten',
    'Eine Einheit im Ersatzvorrat, ob sie im Kampf gefallen ist, durch Hunger verloren ging oder dort begonnen hat, kann in jeder Stärke gekauft werden. Sie wird in einer eigenen Provinz aufgestellt, die nicht umkämpft ist.',
  ],
  '12.5': [
    'Bau von Mauern',
    'Eine Mauer kostet zwei Punkte und kommt auf eine Stadt in einer eigenen Provinz, also nie während einer Belagerung, denn dann ist die Provinz umkämpft. Ist kein Marker mehr übrig, kann ein Spieler irgendwo eine andere eigene Mauer schleifen und sie sofort wieder verwenden.',
  ],
  '12.6': [
    'Provinzen und Truppen ohne Ersatz',
    'Indische und unabhängige Provinzen geben dem persischen Spieler keine Punkte, wohl aber Libyen. Indische und barbarische Truppen werden nie ersetzt.',
  ],
  '12.7': [
    'Griechische Söldner',
    'Jeder der beiden Spieler kann griechische Söldner kaufen; wer zuerst kommt, bekommt sie. Sie dienen diesem Spieler, bis sie vernichtet werden, und können dann wieder von jedem der beiden gekauft werden, beliebig oft.',
  ],
  '12.8': [
    'Rekruten aus dem Reich',
    'Vom Winter nach der Besetzung von Susa, Persepolis oder Ekbatana an kann der makedonische Spieler persische Infanterie und Kavallerie mit einer Stufe kaufen, und vom Winter nach dem Betreten von Oberindien oder Unterindien an indische Infanterie mit einer Stufe. Die Einheiten müssen im Ersatzvorrat liegen und eine makedonische Seite haben. Mindestens ebenso viel anderer Ersatz (Makedonen, Söldner oder griechische Verbündete) muss genommen werden.',
  ],
  '12.9': [
    'Genesung verwundeter Anführer',
    'Für jeden verwundeten Anführer wird in jeder Ersatzphase ein Würfel geworfen, auch wenn kein Ersatz eintrifft. Alexander und Poros genesen bei 1 bis 5, alle anderen bei 1 bis 3.',
  ],
  '12.10': [
    'Anführer mit der Fähigkeit „0“',
    'Nach einem Kampf, in dem ein Anführer gefallen oder gefangen worden ist, kann die Seite ihren Anführer „0“ ins Spiel bringen, bei überlebenden Einheiten oder, wenn es keine gibt, bei beliebigen anderen eigenen Einheiten. Dieser Anführer handelt wie andere, hat aber keine verwundete Seite und kann auch sich selbst ersetzen. Er wird entfernt, wenn ein neuer Anführer seiner Seite ins Spiel kommt; jede Seite hat nur einen.',
  ],
  '12.11': [
    'Erholung der Phalangen (optional)',
    'Eine auf 7-7 geschwächte makedonische Phalanx, die in einer Runde an keinem Kampf teilnimmt, weder an einem Gefecht noch an einer Schlacht oder Belagerung, kehrt kostenlos auf 8-8 zurück.',
  ],
  '13.1': [
    'Verstärkungen',
    'Einheiten und Anführer treffen mit voller Stärke in den Runden ein, die die Rundenleiste nennt, in der Verstärkungsphase ihrer Seite. Sie können in jeder Provinz aufgestellt werden, die der Seite gehört und nicht umkämpft ist.',
  ],
  '13.2': [
    'Abzug',
    'Einheiten und Anführer, die die Rundenleiste abzieht, verlassen das Spiel in der Verstärkungsphase ihrer Seite. Sind sie schon verloren, entfällt ihr Abzug, und keine andere Figur wird abgezogen.',
  ],
  '14.1': [
    'Eintreten von Zufallsereignissen',
    'Die Rundenleiste nennt die Runden, in denen es Zufallsereignisse gibt. Anfänger können sie weglassen.',
  ],
  '14.2': [
    'Aufstand Spartas',
    'Von 332 an wirft der persische Spieler in jedem Sommer und Herbst einen Würfel; bei 1 oder 2 kommen Agis und die Spartaner nach Hellas, die Mauern von Athen werden persisch, und so viele griechische Söldner, wie ein weiterer Würfel zeigt, stoßen aus dem Ersatzvorrat zu ihnen. Spartaner betreten nur Hellas, Makedonien, Thrakien und Ionien und brauchen in Hellas keine Versorgung. Sind alle vier Schätze erbeutet, kommt 1 zum Wurf hinzu; sind auch Dareios und Bessos gefallen, wird nicht mehr gewürfelt, und das Heimatheer ist frei (8.3).',
  ],
  '14.3': [
    'Einfälle der Barbaren und Araber',
    'In Runden mit B bestimmt ein Würfel den Ort (3 Skythien, 4 Chorasmien, 5 Sind, 6 Arabien mit arabischen Einheiten, sonst kein Einfall) und ein weiterer die Stärke: 2, 4, 6, 8 oder 10 Einheiten, 10 auch bei einer 6, soweit Spielsteine da sind. Der persische Spieler zieht und kämpft mit ihnen von der ersten Runde an oder später; sie brauchen keine Anführer, in der Provinz ihrer Herkunft keine Versorgung und können Provinzen für die Perser gewinnen. Sie schließen sich mit keiner anderen Truppe zusammen, und die Teile einer Schar, die sich getrennt hat, vereinigen sich nie wieder.',
  ],
  '15.1': [
    'Makedonische Ziele',
    'Die Zielmarker werden zu Beginn auf die Karte gelegt. Jeder wird entfernt, wenn Alexander das Ziel erreicht, und zählt am Ende für Siegpunkte; Anfänger können sie weglassen.',
  ],
  '15.2': [
    'Persische Königsfamilie',
    'Die Königsfamilie zieht mit Dareios. Sie wird gefangen, wenn er flieht, fällt oder gefangen wird oder in einer Stadt ist, die durch eine Belagerung fällt.',
  ],
  '15.3': [
    'Gordischer Knoten',
    'Der Gordische Knoten ist erreicht, wenn Alexander Gordion in Phrygien betritt. Feindliche Mauern dort halten ihn fern.',
  ],
  '15.4': [
    'Alexandria',
    'Alexandria ist erreicht, wenn Alexander Ägypten betritt. Von der folgenden Runde an ist es eine gewöhnliche Stadt, die Mauern und eine Besatzung erhalten kann, wer auch immer Ägypten kontrolliert.',
  ],
  '15.5': [
    'Orakel des Ammon',
    'Der Tempel des Ammon liegt in Libyen. Der Text sagt nicht, wie das Ziel erreicht wird; es genügt, dass Alexander die Provinz betritt.',
  ],
  '15.6': [
    'Dareios und sein Nachfolger',
    'Tod oder Gefangennahme des Dareios ist ein Ziel. Ist Dareios nicht mehr da, folgt ihm Bessos als Großkönig; der persische Spieler stellt Bessos in einer Provinz auf, die er kontrolliert, oder bei persischen Einheiten an beliebigem Ort.',
  ],
  '15.7': [
    'Bessos',
    'Auch Tod oder Gefangennahme des Bessos ist ein Ziel. Nach ihm wird der ranghöchste persische Anführer Großkönig, ist aber kein Ziel.',
  ],
  '15.8': [
    'Persische Schätze',
    'Die vier Schätze bewegen sich nicht und werden mit den Städten erbeutet, in denen sie liegen. Sind zwei erbeutet, erhält der persische Spieler im Frühling keinen Ersatz mehr. Sind alle vier erbeutet, kann er Bogenschützen zu Fuß und die Königsgarde nicht mehr auffrischen oder ersetzen und keine griechischen Söldner anwerben.',
  ],
  '15.9': ['Roxane', 'Roxane ist ein Ziel, das durch die Einnahme des Sogdischen Felsens erreicht wird.'],
  '16.1': [
    'Sofortiger Sieg der Perser',
    'Der Verlust Alexanders in irgendeinem Kampf, durch Tod oder Gefangennahme, ist ein entscheidender Sieg des persischen Spielers. Stirbt er nach der optionalen Regel 17.3, ist es kein solcher Sieg.',
  ],
  '16.2': [
    'Sofortiger Sieg der Makedonen',
    'Der makedonische Spieler gewinnt entscheidend, sobald eine Runde beginnt, in der ihm alle Provinzen gehören; Arabien, Sind und die Provinzen der Barbaren am nördlichen Rand müssen ihm nicht gehören.',
  ],
  '16.3': [
    'Siegpunkte',
    'Nach dem Sommer 323 erhält der makedonische Spieler 1 Punkt für jedes erreichte Ziel und 1 für jede Provinz, die er kontrolliert. Bis zu 10 Punkte sind ein entscheidender und 11 bis 15 ein knapper Sieg der Perser, 16 bis 20 ein Unentschieden, 21 bis 25 ein knapper und 26 oder mehr ein entscheidender Sieg der Makedonen.',
  ],
  '17.1': [
    'Verbrannte Erde (optional)',
    'In jeder Versorgungsphase kann der persische Spieler eine Provinz erschöpfen, die er kontrolliert und die nicht umkämpft ist. Sie bleibt über den folgenden Sommer hinaus erschöpft und erholt sich im Sommer danach.',
  ],
  '17.2': [
    'Zorn der Makedonen (optional)',
    'Ist Alexander bei einem Belagerungsangriff verwundet worden, an dem er teilnimmt, fügen alle späteren Angriffe auf diese Stadt dem Verteidiger doppelte Verluste zu.',
  ],
  '17.3': [
    'Tod Alexanders (optional)',
    'Vom Sommer 323 an wird in jeder Phase der Zufallsereignisse ein Würfel geworfen. Bei 1, oder bei 1 oder 2, wenn er verwundet ist, stirbt Alexander, und das Spiel endet sofort; dann entscheiden die Siegpunkte.',
  ],
  '17.4': [
    'Meuterei und Verrat (optional)',
    'In Runden, die für eine Meuterei bezeichnet sind, bestimmt ein Würfel auf der Meutereitabelle nach der Zahl der erreichten Ziele, wie viele makedonische Einheiten abgezogen werden; sind es welche, weigert sich das Heer bei Alexander zu ziehen, wenn die Makedonen das nächste Mal ziehen. Ein zufällig bestimmter Anführer bei ihm außer Hephaistion wird dann bei 1 oder 2 abgezogen. Gibt es keinen, steht ein zufällig bestimmter makedonischer Anführer anderswo unter Verdacht, und die makedonischen Einheiten bei einem so abgezogenen Anführer ziehen ebenfalls nicht.',
  ],
  '17.5': [
    'Übergabe einer Stadt (optional)',
    'Statt eine persisch kontrollierte Stadt mit Mauern zu belagern, kann der makedonische Spieler einmal gegen ihre Zahl in der Übergabetabelle würfeln, aber nicht, nachdem eine Belagerung begonnen hat; misslingt der Wurf, muss die Stadt belagert werden. Gelingt er, wechselt die Stadt mit ihren Mauern die Seite, Anführer und Ziele in ihr werden gefangen oder erbeutet, und eine Besatzung schließt sich dem makedonischen Heer an, wenn ihr Spielstein eine makedonische Seite hat; sonst kommt sie in den Ersatzvorrat. Tyros, der Sogdische Fels und Maller ergeben sich nie.',
  ],
};
