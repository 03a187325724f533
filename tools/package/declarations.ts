/** For the builder: the types of the package, a file for each house and one for each door. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { rollup, type OutputBundle, type Plugin } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { DEPENDENCIES, DOORS } from './doors.js';

/** Where the compiler puts the declarations of all sources. */
const DECLARED = '.cache/declarations';

/** The file that a declaration comes into: that of its house (`successors`), or of what stands beside it there (`successors-text`). */
function houseOf(declaration: string): string | undefined {
  const [, house, annex] = /\.cache\/declarations\/([\w-]+)\/(?:(text|svg)\/)?/.exec(declaration) ?? [];
  return house === undefined || annex === undefined ? house : `${house}-${annex}`;
}

/**
 * A namespace shows types of another house as types. The types that a file takes from another one look like values to the plugin, which
 * sees one file at a time.
 */
const typesInNamespaces: Plugin = {
  name: 'types-in-namespaces',
  generateBundle(_, bundle: OutputBundle) {
    const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
    const types = new Set(
      chunks.flatMap(({ code }) => [...code.matchAll(/^(?:type|interface) (\w+)/gm)].map(([, name = '']) => name)),
    );
    for (const chunk of chunks)
      chunk.code = chunk.code.replace(
        /^declare const (\w+_d_(\w+)): typeof \2;$/gm,
        (found, alias: string, name: string) => (types.has(name) ? `type ${alias} = ${name};` : found),
      );
  },
};

/**
 * Writes the types into a folder. They are written once, as those of CommonJS: whoever imports a module is shown them through a file of
 * its own kind, so that both have the same types.
 */
export async function writeTypes(folder: string): Promise<void> {
  const bundle = await rollup({
    input: Object.fromEntries(DOORS.map(({ path }) => [path, `${DECLARED}/${path}.d.ts`])),
    external: (module) => DEPENDENCIES.some((name) => module === name || module.startsWith(`${name}/`)),
    plugins: [dts(), typesInNamespaces],
    // Neither is a mistake among types: houses that know each other, and types that a door shows within others without their names.
    onwarn({ code, message }, warn) {
      if (code !== 'CIRCULAR_CHUNK' && !message.includes('private shared type')) warn(message);
    },
  });
  await bundle.write({
    dir: folder,
    entryFileNames: '[name].d.cts',
    chunkFileNames: 'types/[name].d.cts',
    manualChunks: houseOf,
    hoistTransitiveImports: false,
  });
  await bundle.close();
  for (const { path } of DOORS) {
    mkdirSync(dirname(`${folder}/${path}`), { recursive: true });
    writeFileSync(`${folder}/${path}.d.ts`, `export * from './${basename(path)}.cjs';\n`);
  }
}
