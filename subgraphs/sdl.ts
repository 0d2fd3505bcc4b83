import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kind, parse } from 'graphql';
import { withSharedTypes } from './shared-sdl.ts';

/** The subgraphs of the supergraph and the unit that serves each; the one list of them. */
export const SUBGRAPH_UNITS = {
  issuers: 'issuer-registry',
  credentials: 'credential-issuance',
  verification: 'verification-engine',
  core: 'core-engine',
  admin: 'admin-console',
} as const;

export type SubgraphName = keyof typeof SUBGRAPH_UNITS;
export const SUBGRAPH_NAMES = Object.keys(SUBGRAPH_UNITS) as SubgraphName[];

/** A subgraph's contract: `schema.graphql` of its folder, then those of its rooms one folder down, then what it uses of `shared/`. */
export function readSdl(name: SubgraphName): string {
  const folder = fileURLToPath(new URL(`./${name}/`, import.meta.url));
  const rooms = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(folder, entry.name, 'schema.graphql'))
    .sort();
  const own = [join(folder, 'schema.graphql'), ...rooms]
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  return withSharedTypes(own);
}

/** Which subgraph owns each root field of `Subscription`: nothing is planned for these, they run where they belong. */
export function subscriptionOwners(): ReadonlyMap<string, SubgraphName> {
  const fieldsOf = (name: SubgraphName) =>
    parse(readSdl(name), { noLocation: true }).definitions.flatMap((node) =>
      (node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION) &&
      node.name.value === 'Subscription'
        ? (node.fields ?? []).map((field) => field.name.value)
        : [],
    );
  return new Map(SUBGRAPH_NAMES.flatMap((name) => fieldsOf(name).map((field) => [field, name] as const)));
}
