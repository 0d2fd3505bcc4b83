import { readdirSync, readFileSync } from 'node:fs';
import { buildSchema, parse } from 'graphql';
import { DOMAIN_NAMES } from './domains.ts';
import { readSdl } from './sdl.ts';
import { sharedTypes, withSharedTypes } from './shared-sdl.ts';

const namesIn = (sdl: string) =>
  parse(sdl).definitions.flatMap((node) => ('name' in node && node.name ? [node.name.value] : []));

test('a contract gets what it uses, and what that uses in turn', () => {
  const sdl = 'type Query { auditLogs(filter: AuditLogFilter): AuditLogConnection }';
  expect(namesIn(withSharedTypes(sdl)).sort()).toEqual(
    [
      'AuditActor',
      'AuditActorType',
      'AuditLogConnection',
      'AuditLogEdge',
      'AuditLogEntry',
      'AuditLogFilter',
      'AuditReference',
      'AuditStatus',
      'DateTime',
      'PageInfo',
      'Query',
    ].sort(),
  );
});

test('a contract that uses nothing of it stays as it is', () => {
  const sdl = 'type Query { a: Int }';
  expect(withSharedTypes(sdl)).toBe(sdl);
});

test('a contract that declares a type itself keeps its own', () => {
  const sdl = 'scalar DateTime\n\ntype Query { at: DateTime }';
  expect(withSharedTypes(sdl)).toBe(sdl);
});

test('each type comes with its description and its directives, once', () => {
  const sdl = withSharedTypes('type Query { a: PageInfo, b: PageInfo, at: DateTime }');
  expect(sdl.match(/type PageInfo @shareable \{/g)).toHaveLength(1);
  expect(sdl).toContain('"Where a page of a list lies (GraphQL Cursor Connections);');
  expect(sdl).toContain('scalar DateTime @specifiedBy(url: "https://www.rfc-editor.org/rfc/rfc3339")');
});

test('a type that nobody declares is missed where the contract is read', () => {
  const sdl = withSharedTypes('type Query { a: PageInfos }');
  expect(() => buildSchema(sdl, { assumeValidSDL: true }).getTypeMap()).toThrow('Unknown type: "PageInfos"');
});

test.each([...sharedTypes()])('%s stands in two contracts at least, and may be shared', (name, text) => {
  const users = DOMAIN_NAMES.filter((subgraph) => namesIn(readSdl(subgraph)).includes(name));
  expect(users.length).toBeGreaterThan(1);
  const [definition] = parse(text).definitions;
  const isObject = definition?.kind === 'ObjectTypeDefinition';
  // A reference is told by its key and resolved elsewhere.
  expect(/ (@shareable|@key\([^)]*, resolvable: false\)) \{/.test(text)).toBe(isObject);
});

test.each(DOMAIN_NAMES)(
  '%s declares nothing that is shared, but for the entities that are its own',
  (domain) => {
    const folder = new URL(`./${domain}/`, import.meta.url);
    const contracts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('schema.graphql'))
      .map((file) => readFileSync(new URL(file, folder), 'utf8'));
    const declared = new Set(contracts.flatMap((sdl) => namesIn(sdl)));
    const copies = [...sharedTypes()].filter(([name, text]) => declared.has(name) && !text.includes('@key('));
    expect(copies.map(([name]) => name)).toEqual([]);
  },
);
