/** What the bots of the Peloponnesian War go by, in words. */
import type { Motives } from '../../hosts/page/motives.js';
import type { ActionType } from '../action/index.js';

const ENGLISH = {
  // R 7
  placement:
    'It places units that it can supply until the next tribute: guards for large cities first, then units for its leaders, voyages and restless regions. The rest stay in the Force Pools.',
  withdrawal:
    'In Winter, or when talents run short, it takes back the units that it needs least. The guards of large cities stay.',
  leaders:
    'It puts leaders where many units are and no leader is yet, best of all in large cities, and in ports if it is stronger at sea. It takes no leader back.',
  bases: 'It sets up bases only on coasts, for armies outside of cities that would otherwise be cut off from supply.',
  building:
    'It builds units, and walls for its capital, while talents stay in reserve and few such units wait in the Force Pools. It builds neither forts nor Long Walls.',
  // R 9
  shelter: 'It brings fleets ashore in friendly cities and forts, or else where they are in supply.',
  foraging:
    'Where the land feeds only some, units with high morale or a leader forage first. By choice only units at an enemy city or fort forage, because they stay there anyway.',
  supply:
    'It pays first for units with high morale for their cost. Elite units and units with a leader count for more.',
  // R 10, 11
  sieges: 'It begins every siege that it can, and gives none up. It stops when no siege is left.',
  captures: 'It keeps captured places and their walls as they are. It destroys only forts in regions of its own side.',
  // R 15
  raids:
    'It raids with units in supply where there are still talents to carry off, unless a better goal draws them away. It pulls down no walls.',
  // R 16.1-16.3
  goals:
    'It marches for the goal worth most for its distance: places to storm or besiege, armies to beat, friendly places to relieve, land to raid, troops to join, or home before Winter.',
  company:
    'It takes along the units that the place can spare, and leaves the guards that a large city needs, the weakest ones. At a landing on the way it changes nothing.',
  way: 'It goes on as long as a step brings the stack closer to its best goal. Attacks and raids near a stronger army or out of supply count for far less.',
  attacks:
    'It attacks enemies in its own hex if it will probably win, at its own capital even at worse odds. It starves out a place that it besieges.',
  rest: 'It stops when no piece gains by moving. Guards that a city needs and units that keep up a siege stay where they are.',
  // R 16.4-16.8
  sailing:
    'It puts to sea if a coast in safe reach is worth more than its goals here. Fleets that are still at sea sail on, and fleets that a siege needs stay.',
  voyages:
    'It heads for the coast that is worth most to it: to land troops, close a port, raid or find shelter. It keeps clear of storms, Open Seas and stronger fleets.',
  farVoyages: 'It plans no voyage across the Isthmus or to Sicily as long as it has another choice.',
  landings: 'It attacks with its fleets or without them, whichever makes victory more likely.',
  fleets:
    'It attacks enemy fleets only if it is clearly more likely to win than to lose, by the number, the morale and the leaders of the fleets.',
  // R 17, 18
  sallies: 'It goes outside to fight only if the attackers would probably lose in the open. Otherwise it stays inside.',
  ports:
    'It fights at a port only if it is more likely to win than to lose. Otherwise its fleets stay ashore or enter the port.',
  assaults:
    'It assaults a place if it will probably succeed, an enemy capital even at worse odds. Otherwise it masks the place.',
  walls: 'It mans the walls with the units of the highest morale. Cavalry counts for less there.',
  battles: 'It fights on, and stays on its walls, unless victory has become very unlikely.',
  retreats:
    'It retreats to a friendly city or fort if it can, and otherwise to where it is best placed for its next goal.',
  losses: 'It gives up the units with the lowest morale.',
  // R D
  wings:
    'It wants to fight in wings if it would probably lose a single battle, because three small battles are more of a gamble.',
  line: 'It spreads its hoplites, the center first, puts other units on the flanks, and leaders where most units are. Later it joins the wing where that helps most.',
  shifts: 'It shifts a piece only if that improves its chances in all wings taken together.',
  // R 5, 6, 29.4
  tribute:
    'It raises tribute as far as the Allegiance (Empire) or Militance (League) of a region can bear it for years, and lowers it where they cannot.',
  unrest: 'It names large cities first, and prefers cities that are more likely to revolt.',
  order: 'It tries to end every revolt that it can, in large cities first.',
  helots:
    'It raises the helots only if they are at least as likely to rise as not, because a failure raises the Militance of Laconia.',
  // R 12
  cards:
    'It plays the card that gains most, weighed by its chance of success. It keeps cards that would probably fail or that help the enemy.',
  hand: 'It keeps only cards that may become useful soon, and discards the others to make room for better ones.',
  // R 19, C
  sicily: 'It leaves its units in Sicily, where they decide the expedition.',
  persia: 'It lets Persia pay for fleets as long as Persia does.',
  // R 20
  peace:
    'It seeks peace only if peace wins the game, or if its regions are weary of war and nobody would win. It keeps a peace only to recover.',
  // R 24
  claims: 'It takes control of every region that it can, and leaves none to an ally.',
  allies:
    'It gives allies only spare talents that keep their units from starving, and cards only from a full hand. Its lands stay open to them.',
} as const;

type Motive = keyof typeof ENGLISH;

const GERMAN: Readonly<Record<Motive, string>> = {
  // R 7
  placement:
    'Er stellt auf, was er bis zum nächsten Tribut versorgen kann: zuerst Wachen großer Städte, dann Einheiten für Anführer, Seefahrten und unruhige Regionen. Der Rest bleibt im Vorrat.',
  withdrawal:
    'Im Winter, oder wenn die Talente knapp werden, nimmt er zurück, was er am wenigsten braucht. Die Wachen großer Städte bleiben.',
  leaders:
    'Er stellt Anführer dahin, wo viele Einheiten und noch kein Anführer sind, am liebsten in große Städte, und in Häfen, wenn er zur See stärker ist. Zurück nimmt er keinen.',
  bases: 'Er legt Stützpunkte nur an Küsten an, für Heere außerhalb von Städten, die sonst keinen Nachschub haben.',
  building:
    'Er hebt Einheiten aus und baut Mauern um seine Hauptstadt, solange Talente übrig bleiben und wenige solche Einheiten im Truppenvorrat sind. Forts und Lange Mauern baut er nicht.',
  // R 9
  shelter: 'Er bringt Flotten in befreundeten Städten und Forts an Land, sonst da, wo sie Nachschub haben.',
  foraging:
    'Nährt das Land nicht alle, leben zuerst Einheiten mit hoher Moral oder Anführer davon. Freiwillig tun das nur Einheiten vor einem feindlichen Ort, denn sie bleiben ohnehin dort.',
  supply:
    'Er bezahlt zuerst Einheiten, die für ihre Kosten eine hohe Moral haben. Eliteeinheiten und Einheiten mit Anführer zählen mehr.',
  // R 10, 11
  sieges: 'Er beginnt jede Belagerung, die möglich ist, und gibt keine auf. Er hört auf, wenn keine mehr übrig ist.',
  captures:
    'Er behält eroberte Orte und ihre Mauern, wie sie sind. Er zerstört nur Forts in Regionen der eigenen Seite.',
  // R 15
  raids:
    'Er plündert mit Einheiten, die Nachschub haben, wo noch Talente zu holen sind und sie kein besseres Ziel haben. Mauern schleift er nicht.',
  // R 16.1-16.3
  goals:
    'Er zieht zu dem Ziel, das den Weg am meisten lohnt: Orte, die er stürmen oder belagern kann, schlagbare Heere, Entsatz, Plünderungen, andere Truppen, vor dem Winter die Heimat.',
  company:
    'Er nimmt mit, was der Ort entbehren kann, und lässt die Wachen da, die eine große Stadt braucht, die schwächsten Einheiten. Bei einer Landung unterwegs ändert er nichts.',
  way: 'Er zieht weiter, solange ein Schritt näher an das beste Ziel führt. Angriffe und Plünderungen nahe einem stärkeren Heer oder ohne Nachschub zählen viel weniger.',
  attacks:
    'Er greift Feinde im eigenen Feld an, wenn er wahrscheinlich siegt, an der eigenen Hauptstadt auch bei schlechteren Aussichten. Einen Ort, den er belagert, hungert er aus.',
  rest: 'Er hört auf, wenn sich für keine Figur eine Bewegung lohnt. Wachen, die eine Stadt braucht, und Einheiten, ohne die eine Belagerung scheitert, bleiben, wo sie sind.',
  // R 16.4-16.8
  sailing:
    'Er sticht in See, wenn eine sicher erreichbare Küste mehr wert ist als seine Ziele hier. Flotten auf See fahren weiter, und Flotten, die eine Belagerung braucht, bleiben.',
  voyages:
    'Er steuert die Küste an, die ihm am meisten wert ist: für Truppen, eine Hafensperre, Plünderungen oder als Zuflucht. Er meidet Stürme, offene Meere und stärkere Flotten.',
  farVoyages: 'Er plant keine Fahrt über den Isthmos oder nach Sizilien, solange er eine andere Wahl hat.',
  landings: 'Er greift mit den Flotten oder ohne sie an, je nachdem, womit ein Sieg wahrscheinlicher ist.',
  fleets:
    'Er greift feindliche Flotten nur an, wenn er nach Zahl, Moral und Anführern der Flotten deutlich eher siegt als verliert.',
  // R 17, 18
  sallies:
    'Er stellt sich nur vor die Mauern, wenn die Angreifer im offenen Kampf wahrscheinlich verlieren. Sonst bleibt er drinnen.',
  ports:
    'Er kämpft an einem Hafen nur, wenn er eher siegt als verliert. Sonst bleiben seine Flotten an Land oder laufen in den Hafen ein.',
  assaults:
    'Er stürmt einen Ort, wenn das wahrscheinlich gelingt, eine feindliche Hauptstadt auch bei schlechteren Aussichten. Sonst schließt er den Ort ein.',
  walls: 'Er besetzt die Mauern mit den Einheiten, deren Moral am höchsten ist. Reiter zählen dort weniger.',
  battles: 'Er kämpft weiter und bleibt auf den Mauern, außer wenn ein Sieg sehr unwahrscheinlich geworden ist.',
  retreats:
    'Er weicht möglichst in eine befreundete Stadt oder ein befreundetes Fort zurück, sonst dahin, wo er für sein nächstes Ziel am besten steht.',
  losses: 'Er gibt die Einheiten mit der niedrigsten Moral auf.',
  // R D
  wings:
    'Er will in Flügeln kämpfen, wenn er eine einzige Schlacht wahrscheinlich verliert, denn drei kleine Kämpfe hängen mehr vom Glück ab.',
  line: 'Er verteilt die Hopliten, zuerst ins Zentrum, stellt andere Einheiten auf die Flügel und Anführer zu den meisten Einheiten. Später verstärkt er, wo es am meisten hilft.',
  shifts: 'Er verschiebt eine Figur nur, wenn das seine Aussichten auf allen Flügeln zusammen verbessert.',
  // R 5, 6, 29.4
  tribute:
    'Er erhöht den Tribut so weit, wie die Treue (Reich) oder Kampfbereitschaft (Bund) einer Region ihn über Jahre trägt, und senkt ihn, wo sie das nicht tut.',
  unrest: 'Er wählt zuerst große Städte, und lieber solche, die sich eher erheben.',
  order: 'Er versucht, jeden Aufstand zu beenden, bei dem das möglich ist, zuerst in großen Städten.',
  helots:
    'Er ruft die Heloten nur auf, wenn sie sich mindestens so wahrscheinlich erheben wie nicht, denn ein Fehlschlag erhöht die Kampfbereitschaft Lakoniens.',
  // R 12
  cards:
    'Er spielt die Karte, die nach Gewinn und Aussicht auf Erfolg am meisten bringt. Er behält Karten, die wahrscheinlich misslingen oder dem Feind nützen.',
  hand: 'Er behält nur Karten, die bald nützlich werden können, und legt die anderen ab, um Platz für bessere zu schaffen.',
  // R 19, C
  sicily: 'Er lässt seine Einheiten in Sizilien, wo sie die Expedition entscheiden.',
  persia: 'Er lässt Persien für Flotten bezahlen, solange es das tut.',
  // R 20
  peace:
    'Er will Frieden nur, wenn er damit das Spiel gewinnt, oder wenn seine Regionen kriegsmüde sind und niemand damit gewinnt. Er hält Frieden nur, um sich zu erholen.',
  // R 24
  claims: 'Er übernimmt jede Region, die er bekommen kann, und überlässt keine einem Verbündeten.',
  allies:
    'Er gibt Verbündeten nur entbehrliche Talente, die ihre Einheiten vor dem Verhungern retten, und Karten nur aus voller Hand. Sein Land bleibt für sie offen.',
};

export const motives: Motives<ActionType, Motive> = {
  of: {
    // R 7
    place: 'placement',
    endPlacement: 'placement',
    withdraw: 'withdrawal',
    placeLeader: 'leaders',
    withdrawLeader: 'leaders',
    placeBase: 'bases',
    buildBase: 'bases',
    buildUnit: 'building',
    buildWalls: 'building',
    buildFort: 'building',
    buildLongWalls: 'building',
    endBuilding: 'building',
    drawLeader: null,
    // R 9
    bringAshore: 'shelter',
    forage: 'foraging',
    endForaging: 'foraging',
    supplyUnit: 'supply',
    // R 10, 11
    besiege: 'sieges',
    resolveSiege: 'sieges',
    liftSiege: 'sieges',
    endSieges: 'sieges',
    destroyCity: 'captures',
    destroyWalls: 'captures',
    destroyLongWalls: 'captures',
    keepPlace: 'captures',
    // R 15
    raid: 'raids',
    pullDownWalls: 'raids',
    pullDownLongWalls: 'raids',
    endRaiding: 'raids',
    // R 16.1-16.3
    march: 'goals',
    take: 'company',
    leave: 'company',
    step: 'way',
    enterArea: 'way',
    settle: 'way',
    halt: 'way',
    attackHere: 'attacks',
    endMovement: 'rest',
    // R 16.4-16.8
    sail: 'sailing',
    sailTo: 'voyages',
    landAt: 'voyages',
    setSail: 'voyages',
    launch: 'company',
    crossIsthmus: 'farVoyages',
    enterSicily: 'farVoyages',
    storm: 'landings',
    attackFleets: 'fleets',
    intercept: 'fleets',
    engage: 'fleets',
    decline: 'fleets',
    // R 17, 18
    fight: null,
    standOutside: 'sallies',
    endArray: 'sallies',
    putToSea: 'ports',
    stayAshore: 'ports',
    attackAshore: 'ports',
    enterPort: 'ports',
    assault: 'assaults',
    maskPlace: 'assaults',
    manWalls: 'walls',
    holdWalls: 'battles',
    leaveWalls: 'battles',
    fightOn: 'battles',
    breakOff: 'battles',
    retreat: 'retreats',
    abandon: 'losses',
    // R D
    fightInWings: 'wings',
    fightAsOne: 'wings',
    deploy: 'line',
    shiftPiece: 'shifts',
    endShifts: 'shifts',
    // R 5, 6, 29.4
    assess: 'tribute',
    endAssessment: 'tribute',
    checkRevolt: 'unrest',
    quellRevolt: 'order',
    endRevolts: 'order',
    raiseHelots: 'helots',
    leaveHelots: 'helots',
    roll: null,
    // R 12
    playCard: 'cards',
    passCards: 'cards',
    discardCard: 'hand',
    endDiscards: 'hand',
    drawCard: null,
    // R 19, C
    leaveSicily: 'sicily',
    callFleet: null,
    dismissFleets: 'persia',
    releaseLeader: null,
    strikeLeader: null,
    // R 20
    demandPeace: 'peace',
    proposePeace: 'peace',
    acceptPeace: 'peace',
    refusePeace: 'peace',
    airGrievances: 'peace',
    endEmbassies: 'peace',
    // R 24
    drawClaimant: null,
    claimRegion: 'claims',
    cedeRegion: 'claims',
    giveTalents: 'allies',
    giveCard: 'allies',
    closeLands: 'allies',
    openLands: 'allies',
    endCouncil: 'allies',
  },
  texts: { en: ENGLISH, de: GERMAN },
};
