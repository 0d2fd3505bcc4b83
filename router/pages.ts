import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { gzipSync } from 'node:zlib';
import express, { type Router } from 'express';
import { browserScript, browserText } from './browser-files.ts';
import { allowEveryOrigin } from './edge/cross-origin.ts';
import { createFrontPages } from './front-pages.ts';
import { holderPages } from './holder-pages.ts';
import { contextDocument } from './platform-context.ts';
import { SIGN_IN_KINDS, signInPage } from './sign-in-pages.ts';

const require = createRequire(import.meta.url);

// The two tools set styles from scripts and show images from data URLs; nothing of theirs comes from elsewhere.
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Pages and documents of the gateway beside its APIs: the OpenAPI document, Swagger UI, the JSON-LD context and, outside
 * production, GraphiQL. Every asset is local.
 */
export function createPages(options: {
  publicUrl: string;
  /** Makes the OpenAPI document; asked once, when somebody wants it. */
  openApi: () => object;
  graphiql: boolean;
}): Router {
  const { publicUrl, openApi, graphiql } = options;
  // Strict: `/swagger-ui` must not answer for `/swagger-ui/`, to which it redirects.
  const router = express.Router({ strict: true, caseSensitive: true });
  const context = contextDocument(publicUrl);
  router.use(createFrontPages({ graphiql }));

  let document: { readonly plain: Buffer; readonly zipped: Buffer } | undefined;
  router.get('/v3/api-docs', (request, response) => {
    if (!document) {
      const plain = Buffer.from(JSON.stringify(openApi()));
      document = { plain, zipped: gzipSync(plain) };
    }
    const isZipped = request.acceptsEncodings('gzip', 'identity') === 'gzip';
    if (isZipped) response.set('Content-Encoding', 'gzip');
    response
      .vary('Accept-Encoding')
      .type('json')
      .send(isZipped ? document.zipped : document.plain);
  });
  // Verifiers in browsers of any origin fetch the context, which holds no secret.
  router.get('/contexts/v1', (_request, response) => {
    allowEveryOrigin(response);
    response.set('Cache-Control', 'public, max-age=3600').type('application/ld+json').json(context);
  });

  const signInStyle = browserText('organization/sign-in.css');
  for (const kind of SIGN_IN_KINDS) {
    send(`/${kind}/sign-in`, signInPage(kind));
    router.get(`/${kind}/sign-in.css`, (_request, response) => void response.type('css').send(signInStyle));
    router.get(`/${kind}/sign-in.js`, browserScript(`${kind}/sign-in.ts`));
  }
  holderPages(router);

  const swagger = dirname(require.resolve('swagger-ui-dist/package.json'));
  router.get(['/swagger-ui', '/swagger-ui/index.html', '/swagger-ui.html'], (_request, response) => {
    response.redirect(308, '/swagger-ui/');
  });
  page('/swagger-ui/', 'tools/swagger.html');
  router.get('/swagger-ui/start.js', browserScript('tools/swagger.ts'));
  asset('/swagger-ui/swagger-ui.css', `${swagger}/swagger-ui.css`);
  asset('/swagger-ui/swagger-ui-bundle.js', `${swagger}/swagger-ui-bundle.js`);

  if (graphiql) {
    router.get('/graphiql/', (_request, response) => void response.redirect(308, '/graphiql'));
    page('/graphiql', 'tools/graphiql.html');
    asset('/graphiql/graphiql.css', require.resolve('graphiql/graphiql.css'));
    router.get('/graphiql/graphiql.js', browserScript('tools/graphiql.ts'));
  }
  return router;

  function page(path: string, file: string): void {
    send(path, browserText(file));
  }

  function send(path: string, html: string): void {
    router.get(path, (_request, response) => {
      response.set('Content-Security-Policy', POLICY).type('html').send(html);
    });
  }

  /** One file of a package; its neighbours are nobody's business. */
  function asset(path: string, file: string): void {
    router.get(path, (_request, response) => void response.sendFile(file, { dotfiles: 'allow' }));
  }
}
