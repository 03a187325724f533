/** Before all tests: makes the folder of the built page, which the tests of a run share; removes it in the end. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder for the built page. */
    readonly pageFolder: string;
  }
}

let folder: string;

export function setup({ provide }: TestProject): void {
  folder = mkdtempSync(join(tmpdir(), 'diadochi-page-'));
  provide('pageFolder', folder);
}

export const teardown = (): void => rmSync(folder, { recursive: true, force: true });
