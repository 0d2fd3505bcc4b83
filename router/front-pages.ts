import express, { type Response, type Router } from 'express';
import { isBrowser } from './edge/browsers.ts';
import { type Content, html, type Markup } from './html.ts';
import { FORM_POLICY, page, plainFooter } from './verify/frame.ts';

const SHORT_ADDRESSES: Readonly<Record<string, string>> = {
  '/holder': '/holder/account',
  '/issuer': '/issuer/sign-in',
  '/custodian': '/custodian/sign-in',
  '/verifier': '/verifier/sign-in',
  '/docs': '/swagger-ui/',
};

/** A sealed scroll, drawn for 16 and for 512 pixels. */
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#1d4ed8"/><path d="M8 7h16v13H8z" fill="#fff"/><path d="M11 11h10M11 15h6" stroke="#1d4ed8" stroke-width="1.8" stroke-linecap="round"/><path d="M19 19v8l2.5-1.8L24 27v-8z" fill="#ffd07a"/><circle cx="21.5" cy="18.5" r="4" fill="#ffd07a"/></svg>`;

/**
 * Where somebody arrives who was sent nowhere in particular: the landing page, short addresses and the icon. Programs get the landing page as JSON.
 */
export function createFrontPages(options: { readonly graphiql: boolean }): Router {
  const router = express.Router({ strict: true, caseSensitive: true });
  router.get('/', (request, response) => {
    if (!isBrowser(request, response)) return void response.json(doorsOf(options));
    send(response, 'Verifiable credentials', landing(options));
  });
  for (const [from, to] of Object.entries(SHORT_ADDRESSES)) {
    router.get(from, (_request, response) => response.redirect(302, to));
    router.get(`${from}/`, (_request, response) => response.redirect(302, to));
  }
  router.get(['/favicon.ico', '/favicon.svg'], (_request, response) => {
    response.set('Cache-Control', 'public, max-age=86400').type('image/svg+xml').send(ICON);
  });
  return router;
}

/** Tells people, in place of the envelope that programs get, that an address leads nowhere. Comes behind everything else. */
export function createLostPage(): Router {
  const router = express.Router();
  router.use((request, response, next) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads || !isBrowser(request, response)) return next();
    response.status(404);
    send(
      response,
      'Nothing is here',
      html`<h1>Nothing is here</h1>
<p>This address leads to no page. Look whether it was copied whole, or go to the <a href="/">start page</a>.</p>`,
    );
  });
  return router;
}

function send(response: Response, title: string, main: Content): void {
  const footer = [html`<p><a href="/help">Help</a></p>`, plainFooter()];
  response
    .set('Content-Security-Policy', FORM_POLICY)
    .type('html')
    .send(page(title, main, footer));
}

function doorsOf({ graphiql }: { readonly graphiql: boolean }): object {
  return {
    name: 'Testamur',
    description: 'Issues, stores, shares and verifies W3C Verifiable Credentials.',
    links: {
      openapi: '/v3/api-docs',
      swagger_ui: '/swagger-ui/',
      graphql: '/graphql',
      ...(graphiql ? { graphiql: '/graphiql' } : {}),
      context: '/contexts/v1',
      verify: '/verify',
      help: '/help',
      documentation: '/help/docs/',
      wallet: '/holder/sign-in',
      issuer_sign_in: '/issuer/sign-in',
      custodian_sign_in: '/custodian/sign-in',
      verifier_sign_in: '/verifier/sign-in',
      health: '/health/ready',
    },
  };
}

function landing({ graphiql }: { readonly graphiql: boolean }): Markup {
  return html`<h1>Testamur</h1>
<p>A place for degrees, certificates and other credentials that nobody can forge: institutions issue and sign them, people keep and share them, and anyone can check them.</p>
<section class="card" aria-labelledby="check"><h2 id="check">Check a credential</h2>
<form action="/verify" method="post">
<p><label for="link">The link that you were sent</label></p>
<p><input id="link" name="text" required maxlength="2000" autocomplete="off" spellcheck="false"> <button type="submit">Check it</button></p>
</form>
<p>You have the credential itself, or its QR code? <a href="/verify">Paste it, choose its file or scan the code</a></p></section>
<section class="card" aria-labelledby="hold"><h2 id="hold">Keep your credentials</h2>
<p>Your wallet holds what was issued to you, and makes links that show just as much of it as you choose. There is no password.</p>
<p><a href="/holder/sign-in">Open your wallet</a></p></section>
<section class="card" aria-labelledby="issue"><h2 id="issue">Issue credentials</h2>
<p>Institutions register by the API and are approved by an administrator; then their staff sign in with a link by e-mail.</p>
<p><a href="/issuer/sign-in">Sign in as an issuer</a></p></section>
<section class="card" aria-labelledby="vouch"><h2 id="vouch">Vouch for records of others</h2>
<p>Archives, boards and regulators hold records that they did not make: they review them, attest to them and issue from them.</p>
<p><a href="/custodian/sign-in">Sign in as a custodian</a></p></section>
<section class="card" aria-labelledby="employ"><h2 id="employ">Check many credentials</h2>
<p>Employers and others register by the API, check whole folders in their own name, and ask people for what they need to see.</p>
<p><a href="/verifier/sign-in">Sign in as a verifier</a></p></section>
<section class="card" aria-labelledby="build"><h2 id="build">Build on it</h2>
<ul>
<li><a href="/help/docs/">Documentation</a></li>
<li><a href="/swagger-ui/">REST API</a>, and its <a href="/v3/api-docs">OpenAPI document</a></li>
${graphiql && html`<li><a href="/graphiql">GraphQL</a>, with sample queries</li>`}
<li><a href="/contexts/v1">JSON-LD context</a> of the credentials</li>
</ul></section>`;
}
