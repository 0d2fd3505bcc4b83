import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = ['kernel', 'store', 'subgraphs', 'supergraph', 'grpc', 'router', 'rest-bridge', 'units'];
// As `jest/runtime.cjs` tells files of tests.
const OF_TESTS = /\.test\.ts$|\/testing\/|testing[\w-]*\.ts$|\/units\/e2e\//;
// What runs in a page is never loaded here.
const OF_PAGES = '/router/browser/';
const STATE =
  /^(?:export )?(?:(?:let|var) (\w+)|const (\w+)[^=\n]*= new (?:Map|Set|WeakMap|WeakSet|LRUCache|AsyncLocalStorage)(?:<.*>)?\((?:\)|\{))/gm;

/** What may be kept by a module: what is the same for whoever asks, what goes with its key, what lasts as long as one call. */
const MEMORIES = [
  'ed25519.ts PUBLIC_KEYS',
  'ed25519.ts FRESH',
  'multikey.ts MULTIKEYS',
  'time-zone.ts zones',
  'date-parts.ts formats',
  'paths.ts parsed',
  'document-facts.ts known',
  'load.ts loaded',
  'json-schema.ts compiled',
];
const BY_KEY = [
  'http-server.ts begins',
  'assertion.ts kids',
  'bounded-count.ts counted',
  'app.ts arrivals',
  'reply-schema.ts notes',
  'contract-words.ts knownNames',
  'bson.ts MADE_OF',
  'short-cut.ts SESSIONS',
];
const OF_A_CALL = ['work.ts scope', 'log.ts scope', 'json-schema.ts matching'];
const NUMBERS = [
  'socket-server.ts lastMessageId',
  'session-commands.ts connections',
  'screen.ts steps',
  'browser-files.ts underWay',
];

test('modules of the platform, which the suites of a worker share, keep nothing that one suite could tell another', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(ROOT, folder, name),
    ),
  ).filter((file) => file.endsWith('.ts') && !OF_TESTS.test(file) && !file.includes(OF_PAGES));
  const kept = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(STATE)].map(
      ([, ...names]) => `${basename(file)} ${names.join('')}`,
    ),
  );
  expect(kept.sort()).toEqual([...MEMORIES, ...BY_KEY, ...OF_A_CALL, ...NUMBERS].sort());
});
