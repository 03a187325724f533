/** R 23.2.1: the Force Pools and Build Pools of the Campaign Game, from the list on the last page of the rulebook. */
import type { HomeId, Source } from '../vocabulary.js';
import { batches } from './batches.js';
import type { PoolFact } from './shape/forces.js';

const pool = (home: HomeId, force: string, build: string, source: Source = 'R 23.2.1'): PoolFact => ({
  home,
  force: batches(force),
  build: batches(build),
  source,
});

/** The scan has shifted some lines by a row. They are placed where the list of R 27.2.1 agrees. */
const SHIFTED: Source = 'inferred: R 23.2.1, with lines that the scan has shifted';

export const campaignPools: readonly PoolFact[] = [
  // The Peloponnese
  pool('achaea', '1 H5, 2 F3, 2 L3', '1 H5'),
  pool('elis', '3 H5, 2 F3, 2 L3', '1 H5'),
  pool('arcadia', '3 H5, 2 L3', '1 H5'),
  pool('argolid', '1 H6, 6 H4', '4 L3, 4 F4'),
  pool('corinth', '5 H4, 4 F4, 4 L3', '1 H4, 2 F4'),
  pool('laconia', '5 H6, 3 H5, 1 F3', '1 H5, 5 F3, 2 C4'),
  pool('epidaurus', '2 H5, 1 F3', '1 F3, 2 L3'),
  // Central Greece
  pool('megarid', '2 H4, 2 F4', '2 H4'),
  pool('attica', '6 H4, 4 H3, 8 F6, 4 F5, 3 C4, 3 L3', '4 F4, 1 C4, 1 L3'),
  pool('boeotia', '7 H5, 6 C5, 6 L3', '1 H5, 2 F3'),
  pool('euboea', '', '2 H4, 2 F4, 2 L3, 2 C5', SHIFTED),
  pool('phocisLocris', '1 H4, 5 L3, 2 C5', '1 H4, 1 L3'),
  pool('aetolia', '8 L4', ''),
  pool('acarnania', '3 H4, 3 L3', '1 H4, 1 L3'),
  pool('epirus', '2 H4, 3 L3', '1 L3, 2 F3'),
  pool('westernIslands', '3 H4, 2 F4', '1 H4'),
  // Northern Greece
  pool('thessaly', '8 C5, 4 L4', '4 L4', SHIFTED),
  pool('macedon', '6 C5, 6 L4', '', SHIFTED),
  pool('chalcidice', '1 H4, 1 L3, 2 C5', '1 H4, 1 L3, 2 F5', SHIFTED),
  pool('thrace', '2 H4, 1 L3, 1 F5', '1 L3, 2 C5, 1 F5'),
  // Asia Minor
  pool('hellespont', '2 H4, 2 F5', '2 L3'),
  pool('lesbos', '1 F5, 1 H4', '1 H4, 3 F5'),
  pool('chios', '2 F5, 1 H4', '1 H4, 2 F5'),
  pool('samos', '1 H4, 4 F5', '1 H4'),
  pool('rhodes', '1 H4, 2 F5', '1 H4'),
  pool('aegeanIslands', '1 F5, 1 H4', '1 H4, 1 F5'),
  // Off the map
  pool('tissaphernes', '12 L4, 6 C5, 4 F5', '', SHIFTED),
  pool('pharnabazus', '8 L4, 4 C5, 3 F5', '', SHIFTED),
  pool('sicily', '4 F5', ''),
];
