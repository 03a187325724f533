/** The page as it is published. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build, mergeConfig, type InlineConfig, type Rolldown } from 'vite';
import { inject, vi } from 'vitest';

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

/**
 * Returns the folder of the page that all tests of a run share. The first that needs it builds it; the others wait.
 */
export async function sharedPage(): Promise<string> {
  const folder = inject('pageFolder');
  const [page, lock, draft] = [join(folder, 'page'), join(folder, 'lock'), join(folder, 'draft')];
  while (!existsSync(page)) {
    if (isTaken(lock)) {
      await wait(100);
      continue;
    }
    try {
      await builtPage(draft);
      renameSync(draft, page);
    } catch (error) {
      // Somebody else may try. Once there is a page, the lock stays, so that nobody builds another.
      rmSync(lock, { recursive: true });
      throw error;
    }
  }
  return page;
}

/** Makes the folder that serves as a lock, and returns whether it was there. */
function isTaken(lock: string): boolean {
  try {
    mkdirSync(lock);
    return false;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return true;
    throw error;
  }
}
