/** What the cards of the default deck do, in German and in our own words. */
import type { KnownCardId } from '../../data/cards.js';

const DIPLOMACY =
  'Eine Kleine Stadt ohne KV, unabhängig oder im Besitz eines anderen Spielers, wird deine: Ersetze ihren K-Marker durch einen eigenen.';
const GREEKS =
  'Stelle 2 Söldner-KV an einem eigenen Ort in Hellas, Lydia oder Thessalia auf; einer deiner Unter-Generäle darf mitkommen.';
const UNREST =
  'Wirf zwei Würfel für die Unruhe-Tabelle und lege einen unabhängigen K-Marker auf einen zulässigen Ort dieser Provinz, auch anstelle des K-Markers eines Spielers. Bei einer 7 lege einen nach Armenia und würfle noch einmal.';
const TREASURY =
  'Plündere Babylon, Sousa oder Ekbatana: Du musst die Stadt kontrollieren und eine Armee dort haben, und niemand darf sie schon geplündert haben. Stelle dort 3 Söldner-KV auf.';

export const germanCardTexts: Readonly<Record<KnownCardId, string>> = {
  1: 'Ein Mitglied der Königsfamilie, das am Ort einer deiner Figuren ist, stirbt, auch eine inaktive Frau. Nicht wählen darfst du, wer innerhalb einer gegnerischen Großen Stadt oder außerhalb einer belagerten eigenen ist.',
  2: DIPLOMACY,
  3: DIPLOMACY,
  4: 'Eine beliebige Armee auf der Karte, gleich welchen Besitzers, erleidet Zermürbung nach ihrer Größe.',
  5: GREEKS,
  6: GREEKS,
  7: 'Stelle 2 Söldner-KV an einem eigenen Ort in Thrake auf; einer deiner Unter-Generäle darf mitkommen. Mit der Kavallerievariante ist eine der beiden Elitekavallerie.',
  8: 'Stelle 2 Söldner-KV an einem eigenen Ort in Kappadokia auf; einer deiner Unter-Generäle darf mitkommen.',
  9: 'Entferne den K-Marker einer Kleinen Stadt ohne KV, ob unabhängig oder von einem anderen Spieler, höchstens 2 Bewegungspunkte von einer deiner Armeen entfernt.',
  10: 'Stelle 2 Söldner-KV an einem eigenen Ort in Krete oder Hellas auf; einer deiner Unter-Generäle darf mitkommen.',
  11: 'In einer deiner Seeschlachten erhältst du +2 Flottenstärke. Für die Größte Flotte zählt das nie.',
  12: 'Die Piraten von Kilikia segeln für dich: Ihre Flotte kommt mit der schwachen Seite ins Spiel oder verlässt ihren Besitzer und kommt zu dir.',
  13: 'Kontrolliere Persis oder Hyrkania: Stelle 4 Elefanten-KV an einem eigenen Ort dort auf; einer deiner Unter-Generäle darf mitkommen.',
  14: 'Stelle 2 Elefanten-KV an einem eigenen Ort in Asien auf; einer deiner Unter-Generäle darf mitkommen.',
  15: 'Nenne einen Haupt-General: Seine Seite hat 3 Legitimität weniger, solange er verurteilt ist. Wer schon verurteilt ist, darf noch einmal genannt werden: Seine Seite erhält die 3 zurück und verliert sie von neuem. Wann immer die Karte gespielt oder abgelegt wird, endet eine frühere Verurteilung.',
  16: 'Wähle einen Erben oder den Begräbniswagen am Ort eines deiner Generäle oder daneben und wirf einen Würfel: Ab 3 geht er an diesen General.',
  17: UNREST,
  18: UNREST,
  19: UNREST,
  20: 'Lege einen unabhängigen K-Marker auf einen Ort ohne KV neben einem Ort mit einem unabhängigen K-Marker; er ersetzt den K-Marker eines Spielers.',
  21: 'Versetze eine Frau der Königsfamilie, die niemand kontrolliert, in eine Große Stadt deiner Wahl.',
  22: 'Du aktivierst Glaukias und seine Illyrer.',
  23: 'Du aktivierst Seuthes und seine Skythen.',
  24: 'Wähle eine gegnerische Armee am Ort einer deiner Armeen oder daneben, auch eine, die dich belagert, aber keine belagerten KV. Wirf einen Würfel: Bei 3 oder 4 läuft eine ihrer KV zu dir über, bei 5 oder 6 zwei; Söldner vor anderen, sonst nach Wahl ihres Besitzers.',
  25: 'Du aktivierst Philon und seine Griechen auf ihrem Weg nach Westen.',
  26: 'Nimm den K-Marker und 1 Söldner-KV in Persis. In jeder späteren Nachschubphase, in der du Persis kontrollierst, erhältst du 1 Söldner-KV mehr. Mit der Kavallerievariante ist die erste davon, und nur diese eine, Elitekavallerie.',
  27: 'Du aktivierst Leosthenes und seine Griechen. Sind sie aus dem Spiel, so lege einen unabhängigen K-Marker auf einen Ort in Hellas ohne KV.',
  28: 'Du aktivierst Ariarathes und seine Kappadokier. Sind sie aus dem Spiel, so lege einen unabhängigen K-Marker auf einen Ort in Kappadokia ohne KV.',
  29: TREASURY,
  30: TREASURY,
  31: 'Lege die Karte vor dich: Bis zum Ende dieses Spielzugs heiratet einer deiner Generäle Kleopatra, sobald die Bedingungen von R 18.5.1 erfüllt sind.',
  32: 'Lege die Karte vor dich: Bis zum Ende dieses Spielzugs heiratet einer deiner Generäle Thessalonike, sobald die Bedingungen von R 18.5.1 erfüllt sind.',
  33: 'Philippos verlässt sein Ablagefeld oder den Spieler, der ihn kontrolliert, und schließt sich einer deiner Armeen an. Aus einer Großen Stadt, in der auch KV sind, kannst du ihn nicht holen.',
  34: 'Ab Spielzug 2: Peukestas schließt sich dir in Persis mit 2 Söldner-KV an. Geht das nicht, so platziere ihn und sie als Nachschub.',
  35: 'Gib die Helepolis einer deiner Armeen mit mindestens 3 KV: Ihre Belagerungswürfe erhalten +2, bis ihre Belagerung endet oder die Armee besiegt ist.',
  36: 'Kontrolliert niemand Olympias, so wird sie aktiv und deine, in Molossia, mit 4 Söldner-KV und einem deiner Unter-Generäle. Mit der Kavallerievariante kommt 1 Elitekavallerie-KV hinzu.',
  37: 'Aktiviere zwei deiner Generäle oder Armeen nacheinander mit je 4 Bewegungspunkten.',
  38: 'Aktiviere einen deiner Generäle oder eine deiner Armeen mit 4 Bewegungspunkten.',
  39: 'Ein Ort eines anderen Spielers wird deiner, wenn dort keine KV stehen. Eine Große Stadt, die du belagerst, darf sogar mit Besatzung gewählt werden.',
  40: 'Stelle 2 Söldner-KV an einem eigenen Ort in Karia, Lydia oder Lykia auf; einer deiner Unter-Generäle darf mitkommen.',
  41: 'Platziere 1 „Loyale Makedonen“-KV als Nachschub.',
  42: 'Platziere 1 Elefanten-KV als Nachschub in Asien oder Aigyptos.',
  43: 'Spiele die Karte während der Seebewegung eines anderen Spielers: Sie endet im ersten Hafen, den sie erreicht, und die Armee auf See erleidet Zermürbung.',
  44: 'Drehe eine deiner Flotten auf ihre verbesserte Seite, oder hole eine aufgeriebene zurück.',
  45: 'Stelle in höchstens zwei Provinzen, die du kontrollierst, je 1 Söldner-KV auf.',
  46: 'Deine Ausbildungsleiste rückt um 4 vor, und du legst 1 K-Marker nach den Regeln für Aktionspunkte.',
  47: 'Ein Anschlag auf einen Haupt-General am Ort einer deiner Armeen oder daneben: Wirf einen Würfel, ab 5 ist er getötet. Innerhalb einer belagerten Stadt ist er sicher.',
  48: 'Das Ereignis, das ein anderer Spieler soeben gespielt hat, findet nicht statt; er darf stattdessen die Aktionspunkte der Karte nutzen. Unruhen und die Aktivierung Unabhängiger Armeen kannst du so nicht verhindern.',
  49: 'Bevor für ein Abfangen zu Land oder für ein Ausweichen gewürfelt wird: Der Wurf erhält +1.',
  50: 'Eine gegnerische Armee auf einem Transitpunkt, oder irgendwo eine mit mehr als 5 KV, verliert 1 KV.',
  51: 'Für deine ziehende Armee kosten Bergwege so viel wie Landwege, bis ihre Aktivierung endet.',
  52: 'Deine aktive Armee erhält 2 Bewegungspunkte, außer wenn sie eine Landschlacht geschlagen hat.',
  53: 'Nach deinem Wurf in einer Schlacht: Wirf einen der zwei Würfel noch einmal.',
  54: 'Wähle eine gegnerische Armee höchstens 2 Orte von einem deiner Generäle entfernt, dessen Prestige höher ist als das ihres eigenen: 1 makedonische KV von ihr, Silberschilde nur, wenn es keine andere gibt, kommt auf das Aufgerieben-Feld und nimmt an der laufenden Schlacht nicht teil.',
  55: 'Eine Freie Passage, die irgendein Spieler soeben gewährt hat, gilt nicht: Es kommt zur Landschlacht.',
  56: 'Solange sie nicht im Spiel sind: Die Silberschilde schließen sich einem deiner Generäle an. Später ist die Karte eine Überraschungskarte: Einer deiner Generäle an ihrem Ort oder daneben gewinnt sie für sich, und sie verlieren 1 KV, wenn das während einer Schlacht geschieht.',
  57: 'Einer deiner Generäle hat 3 Prestige mehr, bis das Segment endet.',
  58: 'Nimm eine zufällige Karte aus der Hand eines anderen Spielers. Du ziehst für diese Karte keine nach, der andere Spieler zieht eine. Bis dahin spielt niemand eine Karte und legt niemand eine ab.',
  59: 'Nach einer Landschlacht: Die K-Marker des Verlierers in der Provinz der Schlacht und in denen daneben werden sofort auf Isolation geprüft. Unabhängige K-Marker bleiben.',
};
