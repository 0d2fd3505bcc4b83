import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { composeServices } from '@apollo/composition';
import { codegen } from '@graphql-codegen/core';
import * as typescriptPlugin from '@graphql-codegen/typescript';
import * as resolversPlugin from '@graphql-codegen/typescript-resolvers';
import { parse } from 'graphql';
import { generateGrpcTypes } from '../grpc/generate-types.ts';
import { configurationTable } from '../kernel/config-doc.ts';
import { liveSettingsTable } from '../kernel/live-settings-doc.ts';
import { unitRow } from '../kernel/units.ts';
import { generateOperationTypes } from '../rest-bridge/generate-operation-types.ts';
import { passagesFile } from '../subgraphs/assistance/support/doc-files.ts';
import { DOMAINS, ENVIRONMENTS, LIVE_SETTINGS } from '../subgraphs/domains.ts';
import { readSdl } from '../subgraphs/sdl.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const check = process.argv.includes('--check');
const stale: string[] = [];

composeSupergraph();
for (const { name } of DOMAINS) await generateResolverTypes(name);
stale.push(...generateGrpcTypes({ check }));
stale.push(...(await generateOperationTypes({ check })));
putTable('docs/configuration.md', configurationTable(ENVIRONMENTS));
putTable('docs/administration/configuration.md', liveSettingsTable(LIVE_SETTINGS));
// Of the documents as they are by now.
put(`${root}subgraphs/assistance/support/generated/passages.json`, passagesFile(`${root}docs`));

if (check && stale.length > 0) {
  console.error(`Stale generated files; run npm run generate and commit:\n  ${stale.join('\n  ')}`);
  process.exitCode = 1;
}

/** `schema/supergraph.graphql` from every subgraph; its URLs name the units whose SubgraphService answers for them. */
function composeSupergraph(): void {
  const { supergraphSdl, errors, hints } = composeServices(
    DOMAINS.map(({ name, unit }) => ({
      name,
      typeDefs: parse(readSdl(name)),
      url: `grpc://${unit}:${unitRow(unit).grpc}/${name}`,
    })),
  );
  if (!supergraphSdl) {
    console.error((errors ?? []).map((error) => `${error.message}`).join('\n'));
    process.exit(1);
  }
  // One fact about a shared type stands in several contracts: they must tell it in the same words.
  const unlike = (hints ?? []).filter(({ definition }) => definition.code.startsWith('INCONSISTENT_'));
  if (unlike.length > 0) {
    console.error(unlike.map(({ message }) => message).join('\n'));
    process.exit(1);
  }
  put(`${root}schema/supergraph.graphql`, `${supergraphSdl.trimEnd()}\n`);
}

/** `subgraphs/<name>/generated/resolvers.ts`; `codegen.json` beside the contract maps GraphQL types to domain nouns. */
async function generateResolverTypes(name: string): Promise<void> {
  const folder = `${root}subgraphs/${name}`;
  const settings = existsSync(`${folder}/codegen.json`)
    ? JSON.parse(readFileSync(`${folder}/codegen.json`, 'utf8'))
    : {};
  const text = await codegen({
    documents: [],
    filename: `${folder}/generated/resolvers.ts`,
    schema: parse(readSdl(name)),
    config: {
      federation: true,
      useTypeImports: true,
      mapperTypeSuffix: 'Noun',
      enumsAsTypes: true,
      strictScalars: true,
      maybeValue: 'T | null | undefined',
      contextType: '../../../kernel/context.ts#Context',
      scalars: {
        DateTime: 'Date',
        DID: 'string',
        Base64: { input: 'Uint8Array', output: 'Uint8Array' },
        JSON: 'unknown',
        EpochMs: 'number',
        _Any: 'unknown',
        _FieldSet: 'string',
        FieldSet: 'string',
        link__Import: 'string',
      },
      ...settings,
    },
    plugins: [{ typescript: {} }, { resolvers: {} }],
    pluginMap: { typescript: typescriptPlugin, resolvers: resolversPlugin },
  });
  put(`${folder}/generated/resolvers.ts`, `${text.trimEnd()}\n`);
}

/** The table of settings in a document, between its two comments. */
function putTable(document: string, table: string): void {
  const file = `${root}${document}`;
  const page = readFileSync(file, 'utf8');
  const [begin = '', , end = ''] = page.split(
    /(?<=<!-- settings: .*-->\n)([\s\S]*)(?=\n<!-- end of settings -->)/,
  );
  if (end === '') throw new Error(`${document} has lost the comments around its table of settings.`);
  put(file, `${begin}${table}${end}`);
}

function put(file: string, content: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return;
  if (check) {
    stale.push(relative(root, file));
    return;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
