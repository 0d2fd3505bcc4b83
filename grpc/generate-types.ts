import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { MessageTypeDefinition, ServiceDefinition } from '@grpc/proto-loader';
import { loadProtos, PROTO_DIR } from './load.ts';

// Not with proto-loader-gen-types: it writes 179 files whose arrays refuse readonly ones, whose services take any RPC name, and whose
// replies may lack every field.

const GENERATED = join(PROTO_DIR, 'generated');
const HEAD = 'by npm run generate; do not edit.';

/** What is read of a message's descriptor (google/protobuf/descriptor.proto); names are as in code. */
interface Message {
  readonly name: string;
  readonly field: readonly Field[];
  readonly nestedType: readonly Message[];
  readonly enumType: readonly unknown[];
  readonly oneofDecl: readonly { readonly name: string }[];
  readonly options: { readonly mapEntry: boolean } | null;
}

interface Field {
  readonly name: string;
  readonly type: string;
  readonly typeName: string;
  readonly label: string;
}

interface Service {
  readonly fullName: string;
  readonly name: string;
  readonly module: string;
}

/**
 * Writes the types of every contract to `proto/generated/`, or with `check` only compares. Returns the files that are not as they
 * should be, as paths below the repository. Errors: a plain Error naming what a contract has that these types cannot say.
 */
export function generateGrpcTypes({ check }: { readonly check: boolean }): string[] {
  const fresh = new Map<string, string>();
  const services: Service[] = [];
  for (const proto of filesBelow(PROTO_DIR, '.proto')) {
    const module = proto.replace(/\.proto$/, '.ts');
    const { text, names } = typesOf(proto);
    fresh.set(module, text);
    services.push(...names.map((fullName) => ({ fullName, name: lastOf(fullName), module })));
  }
  fresh.set('services.ts', listOf(services));
  const files = new Set([...fresh.keys(), ...filesBelow(GENERATED, '.ts')]);
  const stale = [...files].filter((file) => textOf(join(GENERATED, file)) !== fresh.get(file)).sort();
  if (!check) for (const file of stale) replace(join(GENERATED, file), fresh.get(file));
  return check ? stale.map((file) => `proto/generated/${file}`) : [];
}

/** The types of one proto file, and the services that it declares. */
function typesOf(proto: string): { text: string; names: string[] } {
  const names: string[] = [];
  const services: string[] = [];
  const messages: string[] = [];
  for (const [name, entry] of Object.entries(loadProtos([proto]))) {
    if (isMessage(entry)) messages.push(messageType(entry.type as Message));
    else if ('format' in entry)
      throw new Error(`${name} is an enum, which grpc/generate-types.ts cannot say yet.`);
    else {
      names.push(name);
      services.push(serviceType(name, proto, entry));
    }
  }
  const wire = `${'../'.repeat(proto.split('/').length)}wire.ts`;
  const head = `// Made of proto/${proto} ${HEAD}\nimport type { Received, Rpc, Sent, Wire } from '${wire}';`;
  return { text: `${[head, ...services, ...messages].join('\n\n')}\n`, names };
}

function serviceType(fullName: string, proto: string, rpcs: ServiceDefinition): string {
  const rows = Object.entries(rpcs).map(([name, { requestType, responseType }]) => {
    const request = (requestType.type as Message).name;
    const reply = (responseType.type as Message).name;
    return `    readonly ${name}: Rpc<${request}, ${request}<Sent>, ${reply}<Sent>, ${reply}>;`;
  });
  return [
    `export interface ${lastOf(fullName)} {`,
    `  readonly service: '${fullName}';`,
    `  readonly proto: '${proto}';`,
    '  readonly rpcs: {',
    ...rows,
    '  };',
    '}',
  ].join('\n');
}

function messageType(message: Message): string {
  const { name, field, enumType, oneofDecl } = message;
  const optional = (one: Field) => oneofDecl.some((oneof) => oneof.name === `_${one.name}`);
  if (enumType.length > 0 || oneofDecl.length > field.filter(optional).length)
    throw new Error(`${name} has an enum or a oneof, which grpc/generate-types.ts cannot say yet.`);
  // An interface without a field would take any object.
  if (field.length === 0)
    return `export type ${name}<_W extends Wire = Received> = Readonly<Record<string, never>>;`;
  const rows = field.map((one) => {
    const type = fieldType(one, message);
    return `  readonly ${one.name}: ${optional(one) ? `${type} | undefined` : type};`;
  });
  return [`export interface ${name}<W extends Wire = Received> {`, ...rows, '}'].join('\n');
}

function fieldType({ name, type, typeName, label }: Field, { name: owner, nestedType }: Message): string {
  const nested = nestedType.find((one) => one.name === typeName);
  const [, value] = nested?.options?.mapEntry ? nested.field : [];
  if (value) return `Readonly<Record<string, ${scalarType(value, owner)}>>`;
  if (nested) throw new Error(`${owner} declares ${typeName} inside; declare it beside.`);
  const one = type === 'TYPE_MESSAGE' ? `${typeName}<W>` : scalarType({ name, type }, owner);
  if (label === 'LABEL_REPEATED') return `readonly ${one}[]`;
  return type === 'TYPE_MESSAGE' ? `${one} | null` : one;
}

const SCALARS: Readonly<Record<string, string>> = {
  TYPE_STRING: 'string',
  TYPE_BOOL: 'boolean',
  TYPE_INT32: 'number',
  TYPE_DOUBLE: 'number',
  TYPE_INT64: "W['int64']",
  TYPE_BYTES: "W['bytes']",
};

function scalarType({ name, type }: Pick<Field, 'name' | 'type'>, owner: string): string {
  const known = SCALARS[type];
  if (known === undefined) throw new Error(`${owner}.${name} is ${type}: add it to SCALARS.`);
  return known;
}

/** Every service by its full name, for tables that must name each. */
function listOf(services: readonly Service[]): string {
  return [
    `// Made of proto/**/*.proto ${HEAD}`,
    ...services.map(({ name, module }) => `import type { ${name} } from './${module}';`),
    '',
    'export interface Services {',
    ...services.map(({ fullName, name }) => `  readonly '${fullName}': ${name};`),
    '}',
    '',
  ].join('\n');
}

function isMessage(entry: object): entry is MessageTypeDefinition<object, object> {
  return 'format' in entry && entry.format === 'Protocol Buffer 3 DescriptorProto';
}

function lastOf(fullName: string): string {
  return fullName.slice(fullName.lastIndexOf('.') + 1);
}

function filesBelow(dir: string, ending: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith(ending))
    .sort();
}

function textOf(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function replace(file: string, text: string | undefined): void {
  if (text === undefined) {
    rmSync(file);
    return;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
