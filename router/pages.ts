import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import express, { type Router } from 'express';
import { SIGN_IN_PAGE, SIGN_IN_SCRIPT, SIGN_IN_STYLE } from './sign-in-page.ts';

const require = createRequire(import.meta.url);

/** The JSON-LD context that every credential of this platform names second: terms of the claims that it defines. */
export function contextDocument(publicUrl: string): object {
  const terms = `${publicUrl}/contexts/v1#`;
  return {
    '@context': {
      '@version': 1.1,
      '@protected': true,
      '@vocab': terms,
      DataIntegrityProof: 'https://w3id.org/security#DataIntegrityProof',
      name: 'https://schema.org/name',
    },
  };
}

/**
 * Pages and documents of the gateway beside its APIs: the OpenAPI document, Swagger UI, the JSON-LD context and, outside
 * production, GraphiQL. Every asset is local.
 */
export function createPages(options: { publicUrl: string; openApi: object; graphiql: boolean }): Router {
  const { publicUrl, openApi, graphiql } = options;
  const router = express.Router();
  const context = contextDocument(publicUrl);

  router.get('/v3/api-docs', (_request, response) => void response.json(openApi));
  router.get('/contexts/v1', (_request, response) => void response.type('application/ld+json').json(context));

  router.get('/issuer/sign-in', (_request, response) => void page(response, SIGN_IN_PAGE));
  router.get('/issuer/sign-in.css', (_request, response) => void response.type('css').send(SIGN_IN_STYLE));
  router.get(
    '/issuer/sign-in.js',
    (_request, response) => void response.type('text/javascript').send(SIGN_IN_SCRIPT),
  );

  const swagger = dirname(require.resolve('swagger-ui-dist/package.json'));
  router.get('/swagger-ui', (_request, response) => void response.redirect(308, '/swagger-ui/'));
  router.get('/swagger-ui/', (_request, response) => void page(response, SWAGGER_PAGE));
  router.get(
    '/swagger-ui/start.js',
    (_request, response) => void response.type('text/javascript').send(SWAGGER_START),
  );
  router.use('/swagger-ui', express.static(swagger, { index: false }));

  if (graphiql) {
    router.get('/graphiql', (_request, response) => void page(response, GRAPHIQL_PAGE));
    router.get(
      '/graphiql/start.js',
      (_request, response) => void response.type('text/javascript').send(GRAPHIQL_START),
    );
    router.use(
      '/graphiql/assets',
      express.static(dirname(require.resolve('graphiql/package.json')), { index: false }),
    );
    router.use(
      '/graphiql/react',
      express.static(`${dirname(require.resolve('react/package.json'))}/umd`, { index: false }),
    );
    router.use(
      '/graphiql/react-dom',
      express.static(`${dirname(require.resolve('react-dom/package.json'))}/umd`, { index: false }),
    );
  }
  return router;
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
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/swagger-ui/swagger-ui.css">
</head>
<body>
<div id="swagger-ui"></div>
<script src="/swagger-ui/swagger-ui-bundle.js"></script>
<script src="/swagger-ui/start.js"></script>
</body>
</html>
`;

const SWAGGER_START = `SwaggerUIBundle({ url: '/v3/api-docs', dom_id: '#swagger-ui', deepLinking: true, validatorUrl: null });
`;

const GRAPHIQL_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Testamur GraphiQL</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/graphiql/assets/graphiql.min.css">
<style>html, body, #graphiql { height: 100%; margin: 0; }</style>
</head>
<body>
<div id="graphiql">Loading GraphiQL …</div>
<script src="/graphiql/react/react.production.min.js"></script>
<script src="/graphiql/react-dom/react-dom.production.min.js"></script>
<script src="/graphiql/assets/graphiql.min.js"></script>
<script src="/graphiql/start.js"></script>
</body>
</html>
`;

const GRAPHIQL_START = `const fetcher = GraphiQL.createFetcher({ url: '/graphql' });
ReactDOM.createRoot(document.getElementById('graphiql')).render(
  React.createElement(GraphiQL, {
    fetcher,
    defaultQuery: '# Ask the supergraph. Headers below may carry {"Authorization": "Bearer …"}.\\nquery Issuer {\\n  issuer(did: "did:key:…") {\\n    did\\n    name\\n    status\\n  }\\n}\\n',
    shouldPersistHeaders: false,
  }),
);
`;
