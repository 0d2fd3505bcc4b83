import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kind, parse } from 'graphql';
import { withSharedTypes } from './shared-sdl.ts';

const FEDERATION = `extend schema
  @link(
    url: "https://specs.apollo.dev/federation/v2.7"
    import: ["@key", "@shareable", "@external", "@requires"]
  )`;

/**
 * A subgraph's contract: `schema.graphql` of its folder, then those of its rooms one folder down, then what it uses of `shared/`:
 * common types, and references to the entities of other domains.
 */
export function readSdl(name: string): string {
  const folder = fileURLToPath(new URL(`./${name}/`, import.meta.url));
  const rooms = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(folder, entry.name, 'schema.graphql'))
    .sort();
  const own = [join(folder, 'schema.graphql'), ...rooms]
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  return withSharedTypes(`${FEDERATION}\n\n${own}`);
}

/** Which subgraph owns each root field of `Subscription`: nothing is planned for these, they run where they belong. */
export function subscriptionOwners<Name extends string>(names: readonly Name[]): ReadonlyMap<string, Name> {
  const fieldsOf = (name: Name) =>
    parse(readSdl(name), { noLocation: true }).definitions.flatMap((node) =>
      (node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION) &&
      node.name.value === 'Subscription'
        ? (node.fields ?? []).map((field) => field.name.value)
        : [],
    );
  return new Map(names.flatMap((name) => fieldsOf(name).map((field) => [field, name] as const)));
}
