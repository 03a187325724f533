/** What the bots of Clash of the Generals go by, in words. No leader is a king there (R S3), so all are risked. */
import {
  EXTENSION_MOTIVES,
  EXTENSION_TEXTS,
  FAMILY_MOTIVES,
  FAMILY_TEXTS,
} from '../../conquest/page/family-motives.js';
import type { Motives } from '../../hosts/page/motives.js';
import type { ActionType } from '../action/index.js';

const ENGLISH = {
  ...FAMILY_TEXTS.en,
  ...EXTENSION_TEXTS.en,
  // The set-up and the sequence of play.
  deployment:
    'It puts strong units into rich land without crowding them, weak ones into empty provinces, and leaders with the armies, but apart from each other.',
  wallSites: 'It builds walls in the cities of rich land and in capitals, but not many in one.',
  order: 'It moves as late as it can, when it sees where the others have gone.',
  // Movement and combat.
  campaign:
    'It goes where most can soon be won without hunger or defeat: land for its points and pay, capitals, Alexander’s Body and other markers, a victory. A leader alone joins the strongest army.',
  challenge:
    'It fights where it is strong enough, but best of all beside an ally against a mightier enemy. The surest battles come first.',
  invitation:
    'It invites an ally only if both together count on winning and it alone does not; otherwise it attacks alone, if it is strong enough.',
  alliance:
    'It joins an attack if both together count on winning, and only against the mightier of the other two sides.',
  leaders: 'It puts leaders with strong units in the first line, and leaves no commander alone.',
  shift: 'It fills thin lines from the Reserve, brings help to lonely commanders, and supports units in enemy boxes.',
  // Sieges.
  siege:
    'It besieges cities if the losses are in proportion to the gains; capitals, garrisons and border fortresses come first.',
  besiegers: 'It sends all its infantry, the Siege Train and its leaders into a siege.',
  exposure: 'It risks its least able leaders first.',
  // Replacements, markers, guards and prisoners.
  walls:
    'It adds walls to capitals near an enemy’s chief leader, those with few walls first. It spends nothing on other cities and razes no walls.',
  treasury: 'It spends the Treasury on troops while they can still be of long use; later it keeps it.',
  recall: 'It likes best to buy back units that have mutinied, the strongest first.',
  mercy: 'It never puts Roxane or the Royal Family to death.',
  guard: 'It makes a strong unit its personal guard, if no movement is more urgent.',
  offers: 'It tries to win prisoners over while they can still be of long use; later it keeps them.',
  // Fleets.
  anchorage:
    'It wants its fleets off the coasts where its strongest armies are, seeks fleets that it outnumbers, and avoids stronger ones.',
  voyage:
    'It ships troops to where they stand much better, but splits neither small armies nor its strongest one. It takes along whoever is at sea.',
  seaBattle: 'It fights at sea where it has clearly more fleets than the enemy, and otherwise does not.',
  sinking: 'It gives up a fleet rather than a wall.',
  withdrawal: 'It withdraws its fleets to the coasts where its strongest armies are, unless stronger fleets lie there.',
  ashore: 'It brings pieces ashore where its army is strongest.',
  navy: 'It wants a few fleets, best off the coasts of its armies; it builds more only with points that buy nothing better.',
  envoys: 'It sends envoys to Rhodes whenever it may.',
} as const;

type Motive = keyof typeof ENGLISH;

const GERMAN: Readonly<Record<Motive, string>> = {
  ...FAMILY_TEXTS.de,
  ...EXTENSION_TEXTS.de,
  deployment:
    'Er stellt starke Einheiten in reiches Land, aber nicht gedrängt, schwache in leere Provinzen, und Anführer zu den Heeren, aber nicht zueinander.',
  wallSites: 'Er baut Mauern in Städten reicher Provinzen und in Hauptstädten, aber nicht viele in einer.',
  order: 'Er zieht so spät wie möglich, wenn er sieht, wohin die anderen gezogen sind.',
  campaign:
    'Er zieht dorthin, wo ohne Hunger und Niederlage bald am meisten zu holen ist: ertragreiches Land, Hauptstädte, Alexanders Leichnam, andere Marker, ein Sieg. Wer allein ist, sucht das stärkste Heer.',
  challenge:
    'Er kämpft, wo er stark genug ist, am liebsten aber mit einem Verbündeten gegen einen mächtigeren Feind. Die sichersten Kämpfe kommen zuerst.',
  invitation:
    'Er lädt nur ein, wenn beide zusammen mit dem Sieg rechnen können und er allein nicht; sonst greift er allein an, wenn er stark genug ist.',
  alliance:
    'Er schließt sich an, wenn beide zusammen mit dem Sieg rechnen können, und nur gegen die mächtigere der beiden anderen Seiten.',
  leaders: 'Er stellt Anführer zu starken Einheiten in die erste Linie und lässt keinen Befehlshaber allein.',
  shift:
    'Er füllt dünne Linien aus der Reserve auf, schickt einsamen Befehlshabern Hilfe und unterstützt Einheiten in feindlichen Feldern.',
  siege:
    'Er belagert Städte, wenn die Verluste im Verhältnis zum Gewinn stehen; Hauptstädte, Besatzungen und Grenzfestungen kommen zuerst.',
  besiegers: 'Er lässt alles Fußvolk, den Belagerungspark und die Anführer teilnehmen.',
  exposure: 'Er setzt die am wenigsten fähigen Anführer zuerst der Gefahr aus.',
  walls:
    'Er befestigt Hauptstädte nahe dem obersten Anführer eines Feindes, zuerst die mit wenig Mauern. Für andere Städte gibt er nichts aus, und er schleift keine Mauern.',
  treasury: 'Er gibt den Schatz für Truppen aus, solange sie noch lange nützen; später behält er ihn.',
  recall: 'Er kauft am liebsten Einheiten zurück, die gemeutert haben, die stärksten zuerst.',
  mercy: 'Er lässt weder Roxane noch die Königsfamilie töten.',
  guard: 'Er macht eine starke Einheit zur Leibgarde, wenn keine Bewegung dringender ist.',
  offers: 'Er wirbt um Gefangene, solange sie ihm noch lange nützen; später behält er sie.',
  anchorage:
    'Er will seine Flotten vor den Küsten seiner stärksten Heere haben, sucht Flotten, denen er an Zahl überlegen ist, und meidet stärkere.',
  voyage:
    'Er verschifft Truppen dorthin, wo sie viel besser stehen, teilt aber weder kleine Heere noch sein stärkstes. Wer auf See ist, kommt mit.',
  seaBattle: 'Er kämpft zur See nur, wo er deutlich mehr Flotten hat als der Feind.',
  sinking: 'Er gibt lieber eine Flotte als eine Mauer auf.',
  withdrawal:
    'Er weicht mit seinen Flotten zu den Küsten seiner stärksten Heere aus, wenn dort keine stärkeren liegen.',
  ashore: 'Er bringt Figuren dort an Land, wo sein Heer am stärksten ist.',
  navy: 'Er will einige Flotten haben, am besten vor den Küsten seiner Heere; mehr baut er nur mit Punkten, die nichts Besseres kaufen.',
  envoys: 'Er schickt Gesandte nach Rhodos, wann immer er darf.',
};

export const motives: Motives<ActionType, Motive> = {
  of: {
    ...FAMILY_MOTIVES,
    ...EXTENSION_MOTIVES,
    // R S4, S5
    deployPiece: 'deployment',
    deployRest: 'deployment',
    deployWall: 'wallSites',
    disengage: 'campaign',
    // R S6.2
    choosePlace: 'order',
    // R S9
    invite: 'invitation',
    attackAlone: 'invitation',
    callOff: 'invitation',
    joinAttack: 'alliance',
    declineAttack: 'alliance',
    setUpFirst: 'watch',
    setUpLast: 'watch',
    // R S11-S14
    spendTreasury: 'treasury',
    recall: 'recall',
    destroyMarker: 'mercy',
    spareMarkers: 'mercy',
    designateGuard: 'guard',
    makeOffer: 'offers',
    endOffers: 'offers',
    // R S5.6, S8
    engageFleets: 'seaBattle',
    endSeaBattles: 'seaBattle',
    loseFleet: 'sinking',
    loseSeaWall: 'sinking',
    giveUp: 'sacrifice',
    comeAshore: 'ashore',
    withdrawFleets: 'withdrawal',
    holdSea: 'withdrawal',
    buildFleet: 'navy',
    talkWithRhodes: 'envoys',
    leaveRhodes: 'envoys',
  },
  texts: { en: ENGLISH, de: GERMAN },
};
