/** A browser that shows the built page. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { build, preview } from 'vite';
import { fileURLToPath } from 'node:url';

const CONFIG = fileURLToPath(new URL('../../../examples/web/vite.config.ts', import.meta.url));

/** Where Chromium or Chrome is usually installed. */
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/**
 * Returns the path of a browser: the one that `CHROMIUM` names, an installed one, or on Linux x64 the one that `npm ci`
 * has brought. Throws where there is none.
 */
async function browserPath(): Promise<string> {
  const installed = process.env.CHROMIUM ?? INSTALLED.find((path) => existsSync(path));
  if (installed !== undefined) return installed;
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('No Chromium or Chrome is installed: install one, or name it in the variable CHROMIUM.');
  // The package unpacks the libraries that its browser needs only where it believes to run on this platform.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  const { default: packed } = await import('@sparticuz/chromium');
  return packed.executablePath();
}

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
export async function openTheatre(): Promise<Theatre> {
  const executablePath = await browserPath();
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
      await page.locator('#page > *').first().waitFor();
      return { page, complaints };
    },
    async close() {
      await browser.close();
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
