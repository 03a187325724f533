/** Build step: the types of the package, with a file for each folder and one for each entry point. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { rollup, type OutputBundle, type Plugin } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { DEPENDENCIES, ENTRY_POINTS } from './entry-points.js';

/** The folder in which the compiler writes the declarations of all sources. */
const DECLARED = '.cache/declarations';

/**
 * Returns the file that a declaration is merged into: that of its folder (`successors`), or of a part next to it
 * (`successors-text`).
 */
function fileOf(declaration: string): string | undefined {
  const [, folder, annex] = /\.cache\/declarations\/([\w-]+)\/(?:(text|svg)\/)?/.exec(declaration) ?? [];
  return folder === undefined || annex === undefined ? folder : `${folder}-${annex}`;
}

/**
 * Exports the types of another folder in a namespace as types. The plugin sees one file at a time, so types imported
 * from another file look like values to it.
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
 * Writes the types into a folder. They are written once, as CommonJS; ES modules see them through a file of their own
 * kind, so that both have the same types.
 */
export async function writeTypes(folder: string): Promise<void> {
  const bundle = await rollup({
    input: Object.fromEntries(ENTRY_POINTS.map(({ path }) => [path, `${DECLARED}/${path}.d.ts`])),
    external: (module) => DEPENDENCIES.some((name) => module === name || module.startsWith(`${name}/`)),
    plugins: [dts(), typesInNamespaces],
    // Neither is a fault among types: folders that import each other, and types that an entry point exposes only inside
    // others.
    onwarn({ code, message }, warn) {
      if (code !== 'CIRCULAR_CHUNK' && !message.includes('private shared type')) warn(message);
    },
  });
  await bundle.write({
    dir: folder,
    entryFileNames: '[name].d.cts',
    chunkFileNames: 'types/[name].d.cts',
    manualChunks: fileOf,
    hoistTransitiveImports: false,
  });
  await bundle.close();
  for (const { path } of ENTRY_POINTS) {
    mkdirSync(dirname(`${folder}/${path}`), { recursive: true });
    writeFileSync(`${folder}/${path}.d.ts`, `export * from './${basename(path)}.cjs';\n`);
  }
}
