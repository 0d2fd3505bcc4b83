import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DefinitionNode, type DocumentNode, Kind, parse, visit } from 'graphql';

/**
 * A subgraph's contract: `schema.graphql` of its folder, those of its rooms one folder down, and of `shared.graphql` what these
 * name but do not declare: common types, and references to the entities of other domains.
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

/** The shared definitions that a contract names, and those that these name in turn, as they are written. */
function sharedWith(own: DocumentNode): string {
  const text = readFileSync(below('./shared.graphql'), 'utf8');
  const declared = new Set(own.definitions.map(nameOf));
  const open = parse(text).definitions.filter((node) => isExtension(node) || !declared.has(nameOf(node)));
  const used = new Set<DefinitionNode>(open.filter(isExtension));
  const names = namesIn(own);
  for (let before = -1; before < used.size; ) {
    before = used.size;
    for (const node of open) {
      if (used.has(node) || !names.has(nameOf(node) ?? '')) continue;
      used.add(node);
      for (const name of namesIn(node)) names.add(name);
    }
  }
  return open
    .filter((node) => used.has(node))
    .map(({ loc }) => text.slice(loc?.start, loc?.end))
    .join('\n\n');
}

/** What a definition declares; an extension declares nothing. */
function nameOf(node: DefinitionNode): string | undefined {
  return 'name' in node && !isExtension(node) ? node.name?.value : undefined;
}

function isExtension({ kind }: DefinitionNode): boolean {
  return kind.endsWith('Extension');
}

function namesIn(node: DocumentNode | DefinitionNode): Set<string> {
  const names = new Set<string>();
  visit(node, { NamedType: ({ name }) => void names.add(name.value) });
  return names;
}

function below(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
