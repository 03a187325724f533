/** The rulings on a game, whatever the form of its document: a table with a row for each, or a section for each. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REGISTRY, type GameName } from '../../../src/games.js';
import type { Rulebook } from '../../../src/hosts/rulebook.js';
import { root } from '../../folders.js';
import { fromDocs } from '../table.js';
import { rulingsInProse } from './prose.js';
import { rulingsInRows } from './rows.js';
import type { Ruling } from './ruling.js';

export type { Ruling } from './ruling.js';

export interface Rulings {
  readonly all: readonly Ruling[];
  /** Whether each is a row of a table. Such a ruling must be cited in code and tests, like a clause. */
  readonly inRows: boolean;
}

/** Returns the rulings on a game, in the order of its document. */
export function rulingsOf(game: GameName, rulebook: Rulebook): Rulings {
  const { rulings: path } = REGISTRY[game].documents;
  const document = { text: readFileSync(join(root, path), 'utf8'), link: fromDocs(path) };
  const rows = rulingsInRows(document, rulebook);
  return rows.length > 0 ? { all: rows, inRows: true } : { all: rulingsInProse(document), inRows: false };
}
