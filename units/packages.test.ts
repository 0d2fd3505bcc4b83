import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BUNDLED } from './packages.mjs';

const room = mkdtempSync(join(tmpdir(), 'testamur-packages-'));
afterAll(() => rmSync(room, { recursive: true, force: true }));

// Two processes' worth of bundling at once; then what each bundle exports, beside its package.
const COMPARE = `
  import { pathToFileURL } from 'node:url';
  import { bundledPackages } from ${JSON.stringify(join(import.meta.dirname, 'packages.mjs'))};
  process.env.APOLLO_TELEMETRY_DISABLED = 'true';
  const [files] = await Promise.all([bundledPackages(process.argv[1]), bundledPackages(process.argv[1])]);
  const load = (name) => import(pathToFileURL(files.get(name)));
  const namesOf = (module) => Object.keys(module).filter((name) => name !== 'module.exports').join();
  const wrong = [];
  for (const name of files.keys()) if (namesOf(await import(name)) !== namesOf(await load(name))) wrong.push(name);
  const { GraphQLSchema } = await load('graphql');
  const { makeExecutableSchema } = await load('@graphql-tools/schema');
  const schema = makeExecutableSchema({ typeDefs: 'type Query { a: Int }' });
  console.log(JSON.stringify({ wrong, isOne: schema instanceof GraphQLSchema }));
  process.exit(0);`;

test('bundles export what their packages do, share one graphql, and processes that make them at once do not disturb each other', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    COMPARE,
    room,
  ]);
  expect(JSON.parse(stdout)).toEqual({ wrong: [], isOne: true });
  expect(readdirSync(room)).toHaveLength(1);
});

test('every dependency that needs graphql is bundled with it, since there may be but one', () => {
  const require = createRequire(import.meta.url);
  const { dependencies } = require('../package.json') as { dependencies: Record<string, string> };
  const needing = Object.keys(dependencies).filter((name) => {
    const manifest = readFileSync(join(import.meta.dirname, '../node_modules', name, 'package.json'), 'utf8');
    const { dependencies = {}, peerDependencies = {} } = JSON.parse(manifest);
    return 'graphql' in { ...dependencies, ...peerDependencies };
  });
  expect(needing).toContain('@apollo/server');
  expect(BUNDLED).toEqual(expect.arrayContaining(needing));
});
