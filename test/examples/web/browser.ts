/** A browser that shows the built page. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { build, preview } from 'vite';
import { fileURLToPath } from 'node:url';

const CONFIG = fileURLToPath(new URL('../../../examples/web/vite.config.ts', import.meta.url));

const USUAL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Where Chromium is: as the environment says, or where it usually is; `undefined`: there is none. */
export const CHROMIUM = process.env.CHROMIUM ?? USUAL.find((path) => existsSync(path));

const QUIET = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What is shown on what screen. */
export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly dark?: boolean;
  /** Fingers, and no mouse. */
  readonly touch?: boolean;
}

/** A page, and everything that it has complained of. */
export interface Shown {
  readonly page: Page;
  readonly complaints: readonly string[];
}

export interface Theatre {
  show(screen: Screen): Promise<Shown>;
  close(): Promise<void>;
}

/** Builds the page, serves it on a free port, and opens a browser. */
export async function openTheatre(executablePath: string): Promise<Theatre> {
  const outDir = mkdtempSync(join(tmpdir(), 'diadochi-page-'));
  await build({ configFile: CONFIG, logLevel: 'silent', build: { outDir, emptyOutDir: true } });
  const server = await preview({
    configFile: CONFIG,
    logLevel: 'silent',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const browser: Browser = await chromium.launch({ executablePath, args: QUIET });
  const [url = ''] = server.resolvedUrls?.local ?? [];
  return {
    async show({ width, height, dark = false, touch = false }) {
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme: dark ? 'dark' : 'light',
        locale: 'en-GB',
        reducedMotion: 'reduce',
        hasTouch: touch,
      });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.goto(url);
      return { page, complaints };
    },
    async close() {
      await browser.close();
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
