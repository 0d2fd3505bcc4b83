import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import express, { type Response, type Router } from 'express';
import { PALETTE_STYLE } from './palette.ts';

const require = createRequire(import.meta.url);

const PAGES = ['sign-in', 'account', 'invite', 'claim'] as const;
const SCRIPTS = [
  'kit',
  'sign-in',
  'account',
  'credentials',
  'known',
  'share',
  'links',
  'requests',
  'consents',
  'news',
  'keys',
  'rows',
  'dialogs',
  'invite',
  'claim',
  'waiting-claim',
] as const;

// Pictures are the QR codes that the API draws.
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The pages of holders under `/holder/`: signing in, the wallet, invitations and claims. They are static and ask the REST API of
 * their own origin; the session cookie is never readable to them.
 */
export function holderPages(router: Router = express.Router({ strict: true, caseSensitive: true })): Router {
  for (const name of PAGES) {
    const html = textOf(`${name}.html`);
    router.get(`/holder/${name}`, (_request, response) => {
      response.set('Content-Security-Policy', POLICY).set('X-Robots-Tag', 'noindex').type('html').send(html);
    });
  }
  for (const name of SCRIPTS) asset(`/holder/${name}.js`, 'text/javascript', textOf(`${name}.js`));
  asset('/holder/holder.css', 'css', `${PALETTE_STYLE}${textOf('holder.css')}`);
  asset('/holder/webauthn.js', 'text/javascript', webauthnScript());
  return router;

  /** Asked for anew each time (the gateway's default), so that a page never meets a script of another version. */
  function asset(path: string, type: string, text: string): void {
    router.get(path, (_request, response: Response) => void response.type(type).send(text));
  }
}

function textOf(file: string): string {
  return readFileSync(new URL(`./holder/${file}`, import.meta.url), 'utf8');
}

/** The browser's half of the passkey ceremonies; its package exports modules only, not the bundle beside them. */
function webauthnScript(): string {
  const root = dirname(dirname(require.resolve('@simplewebauthn/browser')));
  return readFileSync(join(root, 'dist/bundle/index.umd.min.js'), 'utf8');
}
