/** A browser that shows the built page. */
import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { chromium, type Browser, type Page } from 'playwright-core';
import { preview } from 'vite';
import { CONFIG, sharedPage } from './building.js';

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
  /** The address of the page. */
  readonly url: string;
  /** The paths that browsers have asked the server for, in order. */
  readonly requests: readonly string[];
  /** Shows the page in a new window; a script may run before those of the page. */
  show(screen: Screen, script?: string): Promise<Shown>;
  /** Stops the server: from then on there is no network. */
  stopServing(): Promise<void>;
  close(): Promise<void>;
}

/** Serves the built page on a free port, and opens a browser. */
export async function openTheatre(): Promise<Theatre> {
  const executablePath = await browserPath();
  const outDir = await sharedPage();
  const server = await preview({
    configFile: CONFIG,
    logLevel: 'silent',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const browser: Browser = await chromium.launch({ executablePath, args: QUIET });
  const [url = ''] = server.resolvedUrls?.local ?? [];
  const requests: string[] = [];
  server.httpServer.on('request', ({ url: path = '' }: IncomingMessage) => requests.push(path));
  let isServing = true;
  async function stopServing(): Promise<void> {
    if (isServing) await server.close();
    isServing = false;
  }
  return {
    url,
    requests,
    stopServing,
    async show({ width, height, dark = false, touch = false }, script = '') {
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme: dark ? 'dark' : 'light',
        locale: 'en-GB',
        reducedMotion: 'reduce',
        hasTouch: touch,
      });
      await context.addInitScript(script);
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
      await stopServing();
    },
  };
}
