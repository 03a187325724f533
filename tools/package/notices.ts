/** For the builder: the notices of other packages whose code comes along, which their licences ask for. */
import type { Plugin as EsbuildPlugin } from 'esbuild';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './doors.js';

/** The folder of the package that a bundled file belongs to; nothing for one of ours. */
const packageOf = (file: string): string | undefined => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0];

/** What a package says of its licence: in a file of its own, or at the end of its README. */
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

/** The remarks at the head of a file that name whose work it is. */
function authorsOf(file: string): string {
  const [head = ''] = /^(?:\/\/.*\n)+/.exec(readFileSync(join(root, file), 'utf8')) ?? [];
  return /copyright|licen[cs]e/i.test(head) ? head.replace(/^\/\/ ?/gm, '').trim() : '';
}

/** What the package must say of those whose code it brings along. */
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

/** The files whose code has come into the package so far. */
export const collected = new Set<string>();

/** Takes note of the files whose code comes into the package. */
export const collecting: EsbuildPlugin = {
  name: 'collecting',
  setup({ onEnd }) {
    onEnd(({ metafile }) => {
      for (const { inputs } of Object.values(metafile?.outputs ?? {}))
        for (const [file, { bytesInOutput }] of Object.entries(inputs)) if (bytesInOutput > 0) collected.add(file);
    });
  },
};
