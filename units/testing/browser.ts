import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/google-chrome'];
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where Chromium is: CHROMIUM, else where Linux puts it; undefined when this machine has none. */
const chromiumPath = [process.env['CHROMIUM'], ...PLACES].find(
  (place) => place !== undefined && place !== '' && existsSync(place),
);

/** `describe`, which reports itself skipped with the reason on a machine without Chromium. */
export function describeInBrowser(name: string, suite: () => void): void {
  if (chromiumPath === undefined)
    describe.skip(`${name} (no Chromium here: set CHROMIUM to its program)`, suite);
  else describe(name, suite);
}

/** A headless browser. `camera` is a file in Y4M whose pictures its camera sees. */
export function launchBrowser({ camera }: { readonly camera?: string } = {}): Promise<Browser> {
  const fake = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${camera}`];
  return chromium.launch({
    ...(chromiumPath === undefined ? {} : { executablePath: chromiumPath }),
    args: [...FLAGS, ...(camera === undefined ? [] : fake)],
  });
}

/** A page and what it did that nobody should see. */
export interface WatchedPage {
  readonly page: Page;
  /** Errors on the console (a broken content security policy is one), uncaught errors and failed requests. */
  readonly complaints: readonly string[];
  /** Addresses of requests that left the origin. */
  readonly strays: readonly string[];
  /** Forgets both, for a page that goes on to something else. */
  forget(): void;
}

/** Opens a page and watches it. `origin` is the only place that it may ask. */
export async function watchedPage(context: BrowserContext, origin: string): Promise<WatchedPage> {
  const page = await context.newPage();
  const complaints: string[] = [];
  const strays: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('requestfailed', (request) => {
    const trouble = `${request.url()}: ${request.failure()?.errorText}`;
    // The browser gives the icon up when the page goes on to another before it has come.
    if (!trouble.endsWith('/favicon.svg: net::ERR_ABORTED')) complaints.push(trouble);
  });
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !/^(data|blob):/.test(url)) strays.push(url);
  });
  return {
    page,
    complaints,
    strays,
    forget() {
      complaints.length = 0;
      strays.length = 0;
    },
  };
}
