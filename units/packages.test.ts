import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BUNDLED } from './packages.mjs';

// What each bundle exports, beside its package; by the bundles that every start of this clone uses, if there was one.
const COMPARE = `
  import { createRequire } from 'node:module';
  import { pathToFileURL } from 'node:url';
  import { bundledPackages } from ${JSON.stringify(join(import.meta.dirname, 'packages.mjs'))};
  process.env.APOLLO_TELEMETRY_DISABLED = 'true';
  const files = await bundledPackages();
  const load = (name) => import(pathToFileURL(files.get(name)));
  const namesOf = (module) => Object.keys(module).filter((name) => name !== 'module.exports').join();
  const wrong = [];
  for (const name of files.keys()) if (namesOf(await import(name)) !== namesOf(await load(name))) wrong.push(name);
  const { GraphQLSchema } = await load('graphql');
  const { makeExecutableSchema } = await load('@graphql-tools/schema');
  const schema = makeExecutableSchema({ typeDefs: 'type Query { a: Int }' });
  const { mongo } = await load('mongoose');
  const fromMongoose = createRequire(createRequire(${JSON.stringify(import.meta.url)}).resolve('mongoose'));
  const { Connection } = fromMongoose('mongodb/lib/cmap/connection.js');
  console.log(JSON.stringify({
    wrong,
    isOneGraphql: schema instanceof GraphQLSchema,
    isOneDriver: Object.getPrototypeOf(Connection) === Object.getPrototypeOf(mongo.CancellationToken),
  }));
  process.exit(0);`;

test('the bundle exports what its packages do, with one graphql and one driver for all', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', COMPARE]);
  expect(JSON.parse(stdout)).toEqual({ wrong: [], isOneGraphql: true, isOneDriver: true });
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
