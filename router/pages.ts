import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { gzipSync } from 'node:zlib';
import express, { type Router } from 'express';
import { allowEveryOrigin } from './edge/cross-origin.ts';
import { createFrontPages } from './front-pages.ts';
import { GRAPHIQL_PAGE, graphiqlScript, graphiqlStyle } from './graphiql.ts';
import { holderPages } from './holder-pages.ts';
import { contextDocument } from './platform-context.ts';
import { SIGN_IN_PAGE, SIGN_IN_SCRIPT, SIGN_IN_STYLE } from './sign-in-page.ts';

const require = createRequire(import.meta.url);

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

  router.get('/issuer/sign-in', (_request, response) => void page(response, SIGN_IN_PAGE));
  router.get('/issuer/sign-in.css', (_request, response) => void response.type('css').send(SIGN_IN_STYLE));
  script('/issuer/sign-in.js', SIGN_IN_SCRIPT);
  holderPages(router);

  const swagger = dirname(require.resolve('swagger-ui-dist/package.json'));
  router.get(['/swagger-ui', '/swagger-ui/index.html', '/swagger-ui.html'], (_request, response) => {
    response.redirect(308, '/swagger-ui/');
  });
  router.get('/swagger-ui/', (_request, response) => void page(response, SWAGGER_PAGE));
  script('/swagger-ui/start.js', SWAGGER_START);
  asset('/swagger-ui/swagger-ui.css', `${swagger}/swagger-ui.css`);
  asset('/swagger-ui/swagger-ui-bundle.js', `${swagger}/swagger-ui-bundle.js`);

  if (graphiql) {
    router.get('/graphiql/', (_request, response) => void response.redirect(308, '/graphiql'));
    router.get('/graphiql', (_request, response) => void page(response, GRAPHIQL_PAGE));
    asset('/graphiql/graphiql.css', graphiqlStyle());
    router.get('/graphiql/graphiql.js', (_request, response, next) => {
      graphiqlScript().then((text) => response.type('text/javascript').send(text), next);
    });
  }
  return router;

  function script(path: string, text: string): void {
    router.get(path, (_request, response) => void response.type('text/javascript').send(text));
  }

  /** One file of a package; its neighbours are nobody's business. */
  function asset(path: string, file: string): void {
    router.get(path, (_request, response) => void response.sendFile(file, { dotfiles: 'allow' }));
  }
}

// The two tools set styles from scripts and show images from data URLs; nothing of theirs comes from elsewhere.
const TOOL_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

function page(response: express.Response, html: string): void {
  response.set('Content-Security-Policy', TOOL_POLICY).type('html').send(html);
}

const SWAGGER_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Testamur REST API</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/swagger-ui/swagger-ui.css">
<style>body { margin: 0; } #swagger-ui { overflow-x: auto; }</style>
</head>
<body>
<div id="swagger-ui"></div>
<script src="/swagger-ui/swagger-ui-bundle.js"></script>
<script src="/swagger-ui/start.js"></script>
</body>
</html>
`;

// Requests go to the address that the page came from: another name of the same gateway would be another origin.
const SWAGGER_START = `fetch('/v3/api-docs').then((reply) => reply.json()).then((spec) => {
  SwaggerUIBundle({ spec: { ...spec, servers: [{ url: location.origin }] }, dom_id: '#swagger-ui', deepLinking: true, docExpansion: 'none', validatorUrl: null, defaultModelsExpandDepth: 0 });
});
`;
