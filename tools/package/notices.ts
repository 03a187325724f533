/** Build step: the notices of other packages whose code is included, which their licences require. */
import type { Plugin as EsbuildPlugin } from 'esbuild';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './entry-points.js';

/** Returns the folder of the package that a bundled file belongs to; nothing for one of ours. */
const packageOf = (file: string): string | undefined => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0];

/** Returns the licence of a package: from a file of its own, or from the end of its README. */
function licenceOf(folder: string): string {
  const files = readdirSync(join(root, folder));
  const read = (file: string): string => readFileSync(join(root, folder, file), 'utf8').trim();
  const own = files.find((file) => /^licen[cs]e/i.test(file));
  if (own !== undefined) return read(own);
  const readme = files.find((file) => /^readme/i.test(file));
  const told = readme === undefined ? undefined : /^LICENSE[^]*/m.exec(read(readme))?.[0];
  if (told === undefined) throw new Error(`${folder}: no licence is found`);
  return told;
}

/** Returns the comments at the top of a file that name its authors. */
function authorsOf(file: string): string {
  const [head = ''] = /^(?:\/\/.*\n)+/.exec(readFileSync(join(root, file), 'utf8')) ?? [];
  return /copyright|licen[cs]e/i.test(head) ? head.replace(/^\/\/ ?/gm, '').trim() : '';
}

/** Returns the notices for the packages whose code is included. */
export function noticesFor(files: readonly string[]): string {
  const folders = [...new Set(files.flatMap((file) => packageOf(file) ?? []))].sort();
  const notices = folders.map((folder) => {
    const { name, version } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
      readonly name: string;
      readonly version: string;
    };
    const authors = new Set(files.filter((file) => packageOf(file) === folder).map(authorsOf));
    return [`${name} ${version}`, licenceOf(folder), ...authors].filter((part) => part !== '').join('\n\n');
  });
  return `The code of these packages is part of diadochi, in whole or in parts.\n\n${notices.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/** The files whose code has been included so far. */
export const collected = new Set<string>();

/** Records the files whose code is included. */
export const collecting: EsbuildPlugin = {
  name: 'collecting',
  setup({ onEnd }) {
    onEnd(({ metafile }) => {
      for (const { inputs } of Object.values(metafile?.outputs ?? {}))
        for (const [file, { bytesInOutput }] of Object.entries(inputs)) if (bytesInOutput > 0) collected.add(file);
    });
  },
};
