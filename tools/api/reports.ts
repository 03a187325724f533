/** Reports the exports of the package's entry points with API Extractor, one text for each entry point. */
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ENTRY_POINTS, PACKAGE, root, type EntryPoint } from '../package/entry-points.js';

const workshop = join(root, '.cache/api');
const TSC = join(root, 'node_modules/typescript/bin/tsc');

/** Returns the title of an entry point's report: `successors-text` for `./successors/text`. */
const titleOf = (name: string): string => (name === '.' ? PACKAGE : name.slice('./'.length).replaceAll('/', '-'));

/** Returns the path of the report before it is compared. */
const reportPath = (name: string): string => join(workshop, 'reports', `${titleOf(name)}.api.md`);

/** Writes the declarations of all sources, as in the package, into a folder. */
function declare(): void {
  // Sorts the members of unions, instead of leaving them in the order in which the compiler met them.
  const kept = ['--stableTypeOrdering', '--incremental', '--tsBuildInfoFile', join(workshop, 'kept.tsbuildinfo')];
  const { status, stdout } = spawnSync(
    process.execPath,
    [TSC, '-p', 'tsconfig.build.json', '--outDir', join(workshop, 'types'), ...kept],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`the declarations cannot be written\n${stdout}`);
  writeFileSync(join(workshop, 'types/package.json'), JSON.stringify({ name: PACKAGE, type: 'module' }));
}

/** Returns the configuration for an entry point: only its report is written, and only errors are printed. */
const configOf = ({ name, path }: EntryPoint): ExtractorConfig =>
  ExtractorConfig.prepare({
    configObject: {
      projectFolder: join(workshop, 'types'),
      mainEntryPointFilePath: join(workshop, 'types', `${path}.d.ts`),
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'ES2022',
            module: 'ESNext',
            moduleResolution: 'bundler',
            lib: ['ES2023', 'DOM'],
            types: [],
            strict: true,
            exactOptionalPropertyTypes: true,
            skipLibCheck: true,
          },
          include: ['**/*.d.ts'],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: basename(reportPath(name)),
        reportFolder: dirname(reportPath(name)),
        reportTempFolder: join(workshop, 'reports/new'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: {
        extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(workshop, 'types/package.json'),
  });

/** A report of the public API, and the entry points that it is about: some export the same. */
export interface Report {
  readonly title: string;
  readonly names: readonly string[];
  readonly text: string;
}

/**
 * Returns the reports of all entry points. Those that export the same share one, named after the first.
 *
 * @throws if an entry point cannot be read
 */
export function reports(): readonly Report[] {
  mkdirSync(join(workshop, 'types'), { recursive: true });
  declare();
  const configs = ENTRY_POINTS.map(configOf);
  const [first, ...others] = configs;
  if (!first) return [];
  const compilerState = CompilerState.create(first, {
    additionalEntryPoints: others.map((config) => config.mainEntryPointFilePath),
  });
  const found = new Map<string, { title: string; names: string[] }>();
  for (const [index, config] of configs.entries()) {
    const { name } = ENTRY_POINTS[index]!;
    const { errorCount } = Extractor.invoke(config, {
      localBuild: true,
      compilerState,
      messageCallback: (message) => {
        message.handled = true;
        if (message.logLevel === ExtractorLogLevel.Error) console.error(message.formatMessageWithLocation(undefined));
      },
    });
    if (errorCount > 0) throw new Error(`${name} cannot be read`);
    const text = readFileSync(reportPath(name), 'utf8');
    const known = found.get(text);
    if (known) known.names.push(name);
    else found.set(text, { title: titleOf(name), names: [name] });
  }
  return [...found].map(([text, of]) => ({ ...of, text }));
}
