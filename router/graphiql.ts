import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const HERE = fileURLToPath(new URL('.', import.meta.url));

/** The style sheet of GraphiQL as its package brings it. */
export const graphiqlStyle = () => require.resolve('graphiql/graphiql.css');

let script: Promise<string> | undefined;

/** GraphiQL and React as one script, compiled when it is asked for first. Errors: those of the compiler. */
export function graphiqlScript(): Promise<string> {
  script ??= compiledScript();
  script.catch(() => {
    script = undefined;
  });
  return script;
}

async function compiledScript(): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    stdin: { contents: START, resolveDir: HERE, loader: 'js' },
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

/** What the page shows at first. */
export const GRAPHIQL_QUERIES = `# Press ▶ and choose one.

# Nobody needs to sign in for these:
query WhoSignsTheAuditTrail {
  auditKey { key createdAt }
}

query IsThereADemonstration {
  demoMode { enabled state issuers holders }
}

# An administrator's token goes into Headers below:
# {"Authorization": "Bearer …"}
query IssuersThatWait {
  issuers(statusFilter: PENDING_APPROVAL, first: 5) {
    nodes { did name createdAt }
  }
}

# The token of a member of an issuer, in the same way:
query WhatWeIssuedLast {
  credentials(first: 5) {
    nodes { credentialId type status holderName }
  }
}

# Sign in to your wallet in this browser
# (/holder/sign-in), and send no token:
query MyWallet {
  me {
    profile { name did }
    credentials(first: 5) { nodes { title status } }
  }
}
`;

const START = `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';

const fetcher = createGraphiQLFetcher({ url: '/graphql' });
const defaultQuery = ${JSON.stringify(GRAPHIQL_QUERIES)};
createRoot(document.getElementById('graphiql')).render(
  createElement(GraphiQL, { fetcher, defaultQuery, shouldPersistHeaders: false }),
);
`;

export const GRAPHIQL_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Testamur GraphiQL</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/graphiql/graphiql.css">
<style>html, body, #graphiql { height: 100%; margin: 0; }</style>
</head>
<body>
<div id="graphiql">Loading GraphiQL …</div>
<script src="/graphiql/graphiql.js"></script>
</body>
</html>
`;
