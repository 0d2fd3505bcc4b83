// Which folder may import which: docs/architecture.md tells it in words, `npm run check` holds the code to it.
const TESTS = ['\\.test\\.ts$', '/testing/', 'testing\\.ts$', '^units/e2e/', '^bench/'];

/** Nothing in `folders` imports anything in `above`. */
function below(name, folders, above) {
  return {
    name,
    comment: `Imports point downwards: kernel, store, subgraphs, supergraph, then the doors (router, rest-bridge, grpc), then units.`,
    severity: 'error',
    from: { path: `^(${folders.join('|')})/`, pathNot: TESTS },
    to: { path: `^(${above.join('|')})/` },
  };
}

const DOORS = ['router', 'rest-bridge', 'grpc'];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    below('kernel-is-lowest', ['kernel'], ['store', 'subgraphs', 'supergraph', ...DOORS, 'units']),
    below('store-below-domains', ['store'], ['subgraphs', 'supergraph', ...DOORS, 'units']),
    below('domains-below-supergraph', ['subgraphs'], ['supergraph', ...DOORS, 'units']),
    below('supergraph-below-doors', ['supergraph'], [...DOORS, 'units']),
    below('doors-below-units', DOORS, ['units']),
    below('rest-bridge-beside-router', ['rest-bridge'], ['router', 'grpc']),
    below('grpc-beside-router', ['grpc'], ['router', 'rest-bridge']),
    {
      name: 'no-domain-imports-another',
      comment: 'State a port in ports.ts of your domain; units/wiring.ts says who meets it.',
      severity: 'error',
      from: { path: '^subgraphs/([^/]+)/', pathNot: TESTS },
      to: { path: '^subgraphs/[^/]+/', pathNot: '^subgraphs/($1|api-keys|did-registry|members|sso)/' },
    },
    {
      name: 'no-test-code-in-the-product',
      comment:
        'What only tests need stands in *.test.ts, testing/ or units/e2e, and nothing else imports it.',
      severity: 'error',
      // The launcher has the command that runs them.
      from: { pathNot: [...TESTS, '^units/launch\\.mjs$'] },
      to: { path: TESTS },
    },
    {
      name: 'no-circles',
      comment: 'Move what both files need to the file that owns the noun.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    includeOnly: '^(kernel|store|subgraphs|supergraph|router|rest-bridge|grpc|proto|schema|units|bench)/',
    exclude: { path: '/generated/' },
    enhancedResolveOptions: { extensions: ['.ts', '.mjs', '.cjs', '.js'] },
  },
};
