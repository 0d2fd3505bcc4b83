import express, { type Router } from 'express';
import { browserScript, browserText } from './browser-files.ts';
import { PALETTE_STYLE } from './palette.ts';

const PAGES = ['sign-in', 'account', 'invite', 'claim'] as const;

// Pictures are the QR codes that the API draws.
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The pages of holders under `/holder/`: signing in, the wallet, invitations and claims. They are static and ask the REST API of
 * their own origin; the session cookie is never readable to them. Pages and scripts are asked for anew each time (the gateway's
 * default), so that a page never meets a script of another version.
 */
export function holderPages(router: Router = express.Router({ strict: true, caseSensitive: true })): Router {
  for (const name of PAGES) {
    const html = browserText(`holder/${name}.html`);
    router.get(`/holder/${name}`, (_request, response) => {
      response.set('Content-Security-Policy', POLICY).set('X-Robots-Tag', 'noindex').type('html').send(html);
    });
    router.get(`/holder/${name}.js`, browserScript(`holder/${name}.ts`));
  }
  const style = `${PALETTE_STYLE}${browserText('holder/holder.css')}`;
  router.get('/holder/holder.css', (_request, response) => void response.type('css').send(style));
  return router;
}
