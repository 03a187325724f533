/** R B: the leaders, with their ratings on land and at sea. */
import type { Camp, Satrapy, Source } from '../vocabulary.js';
import type { LeaderFact } from './shape/forces.js';

const leader = (id: string, name: string, camp: Camp, land: number, sea: number, source: Source = 'R B'): LeaderFact => ({
  id,
  name,
  camp,
  land,
  sea,
  source,
});

const general = (id: string, name: string, satrapy: Satrapy): LeaderFact => ({
  ...leader(id, name, 'league', 0, 0, 'R C; inferred: name and ratings'),
  satrapy,
});

export const leaders: readonly LeaderFact[] = [
  // Athenian
  leader('alcibiades', 'Alcibiades', 'empire', 1, 0),
  leader('aristocrates', 'Aristocrates', 'empire', 0, 0),
  leader('asopius', 'Asopius', 'empire', 0, 0),
  leader('charminus', 'Charminus', 'empire', 0, 0),
  leader('cleomedes', 'Cleomedes', 'empire', 0, 0),
  leader('cleon', 'Cleon', 'empire', 0, 0),
  leader('conon', 'Conon', 'empire', 0, 0),
  leader('demosthenes', 'Demosthenes', 'empire', 1, 1),
  leader('diomedon', 'Diomedon', 'empire', 0, 0),
  leader('eucles', 'Eucles', 'empire', 0, 0),
  leader('eurymedon', 'Eurymedon', 'empire', 1, 0),
  leader('hippocrates', 'Hippocrates', 'empire', 0, 0),
  leader('lamachus', 'Lamachus', 'empire', 0, 0),
  leader('nicias', 'Nicias', 'empire', 0, 0),
  leader('nicostratus', 'Nicostratus', 'empire', 0, 1),
  leader('paches', 'Paches', 'empire', 0, 0),
  leader('pericles', 'Pericles', 'empire', 0, 0),
  leader('periclesTheYounger', 'Pericles II', 'empire', 0, 0),
  leader('philocles', 'Philocles', 'empire', 0, 0),
  leader('phormio', 'Phormio', 'empire', 0, 1),
  leader('sophocles', 'Sophocles', 'empire', 0, 0),
  leader('strombichides', 'Strombichides', 'empire', 0, 0),
  leader('theramenes', 'Theramenes', 'empire', 0, 0),
  leader('thrasybulus', 'Thrasybulus', 'empire', 0, 1),
  leader('thucydides', 'Thucydides', 'empire', 0, 0),
  // Spartan, Theban and Corinthian
  leader('agis', 'Agis', 'league', 0, 0),
  leader('alcidas', 'Alcidas', 'league', 0, 0),
  leader('alexarchus', 'Alexarchus', 'league', 0, 0),
  leader('archidamus', 'Archidamus', 'league', 0, 0),
  leader('arianthides', 'Arianthides', 'league', 0, 0),
  leader('aristeus', 'Aristeus', 'league', 0, 0),
  leader('astyochus', 'Astyochus', 'league', 0, 1),
  leader('brasidas', 'Brasidas', 'league', 1, 0),
  leader('callicratidas', 'Callicratidas', 'league', 1, 0),
  leader('clearchus', 'Clearchus', 'league', 0, 0),
  leader('cnemus', 'Cnemus', 'league', 0, 0),
  leader('dercyllidas', 'Dercyllidas', 'league', 0, 0, 'inferred: R B, where the scan has lost the ratings'),
  leader('diemporus', 'Diemporus', 'league', 0, 0, 'inferred: R B, where the scan has lost the ratings'),
  leader('epitadas', 'Epitadas', 'league', 0, 0),
  leader('eurylochus', 'Eurylochus', 'league', 0, 0),
  leader('gylippus', 'Gylippus', 'league', 1, 0),
  leader('lysander', 'Lysander', 'league', 0, 1),
  leader('macarius', 'Macarius', 'league', 0, 0),
  leader('menedaius', 'Menedaius', 'league', 0, 0),
  leader('mindarus', 'Mindarus', 'league', 1, 1),
  leader('pagondas', 'Pagondas', 'league', 1, 0),
  leader('pausanius', 'Pausanius', 'league', 0, 0),
  leader('ramphias', 'Ramphias', 'league', 0, 0),
  leader('scirphondas', 'Scirphondas', 'league', 0, 0),
  leader('xenocleides', 'Xenocleides', 'league', 0, 0),
  // Persian: R C gives them neither name nor rating.
  general('generalOfPharnabazus', 'General of Pharnabazus', 'pharnabazus'),
  general('generalOfTissaphernes', 'General of Tissaphernes', 'tissaphernes'),
];
