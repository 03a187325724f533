/** The page as it is published. */
import { fileURLToPath } from 'node:url';
import { build, mergeConfig, type InlineConfig, type Rolldown } from 'vite';
import { vi } from 'vitest';

export const CONFIG = fileURLToPath(new URL('../../../examples/web/vite.config.ts', import.meta.url));

/** Builds the page into a folder, and returns what has been written. */
export async function builtPage(outDir: string, more: InlineConfig = {}): Promise<Rolldown.RolldownOutput> {
  const config: InlineConfig = { configFile: CONFIG, logLevel: 'silent', build: { outDir, emptyOutDir: true } };
  // A test would otherwise build what developers use.
  vi.stubEnv('NODE_ENV', 'production');
  try {
    return (await build(mergeConfig(config, more))) as Rolldown.RolldownOutput;
  } finally {
    vi.unstubAllEnvs();
  }
}
