import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DefinitionNode, type DocumentNode, Kind, parse, visit } from 'graphql';

/**
 * A subgraph's contract: `schema.graphql` of its folder, those of its rooms one folder down, and of `shared.graphql` what these
 * name but do not declare.
 */
export function readSdl(name: string): string {
  const folder = below(`./${name}/`);
  const rooms = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(folder, entry.name, 'schema.graphql'))
    .sort();
  const own = [join(folder, 'schema.graphql'), ...rooms]
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  return `${sharedWith(parse(own, { noLocation: true }))}\n\n${own}`;
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

function sharedWith(own: DocumentNode): string {
  const text = readFileSync(below('./shared.graphql'), 'utf8');
  const { definitions } = parse(text);
  const used = namesIn(own);
  const isUsed = (node: DefinitionNode) => !('name' in node && node.name) || used.has(node.name.value);
  return definitions
    .filter(isUsed)
    .map(({ loc }) => text.slice(loc?.start, loc?.end))
    .join('\n\n');
}

function namesIn(document: DocumentNode): ReadonlySet<string> {
  const names = new Set<string>();
  visit(document, { NamedType: ({ name }) => void names.add(name.value) });
  return names;
}

function below(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
