import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DefinitionNode, type DocumentNode, Kind, parse, visit } from 'graphql';

const FOLDER = fileURLToPath(new URL('./shared/', import.meta.url));

/**
 * A contract, and behind it the types of `shared/` that it uses without declaring them, with those that they use in turn: what
 * several contracts have in common is declared there once. Object types there are `@shareable`, or references to
 * entities of other domains.
 */
export function withSharedTypes(sdl: string): string {
  const shared = sharedTypes();
  const own = parse(sdl);
  const known = new Set(own.definitions.map(typeNameOf));
  const added: string[] = [];
  const used = typesUsedIn(own);
  // What a shared type uses joins the queue.
  for (const name of used) {
    const text = known.has(name) ? undefined : shared.get(name);
    if (text === undefined) continue;
    known.add(name);
    added.push(text);
    used.push(...typesUsedIn(parse(text)));
  }
  return [sdl.trimEnd(), ...added].join('\n\n');
}

/** The text of every type that contracts share, by its name. */
export function sharedTypes(): ReadonlyMap<string, string> {
  const texts = readdirSync(FOLDER)
    .sort()
    .map((file) => readFileSync(join(FOLDER, file), 'utf8'));
  return new Map(
    texts.flatMap((text) =>
      parse(text).definitions.map(
        (node) => [typeNameOf(node) ?? '', text.slice(node.loc?.start, node.loc?.end)] as const,
      ),
    ),
  );
}

function typeNameOf(node: DefinitionNode): string | undefined {
  return 'name' in node && node.kind.endsWith('TypeDefinition') ? node.name?.value : undefined;
}

function typesUsedIn(document: DocumentNode): string[] {
  const names: string[] = [];
  visit(document, { [Kind.NAMED_TYPE]: ({ name }) => void names.push(name.value) });
  return names;
}
