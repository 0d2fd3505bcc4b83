import { fileURLToPath } from 'node:url';
import {
  loadSync,
  type MethodDefinition,
  type Options,
  type PackageDefinition,
  type ServiceDefinition,
} from '@grpc/proto-loader';

/** The folder of the contracts; `proto` of bindings and clients is a path below it. */
export const PROTO_DIR = fileURLToPath(new URL('../proto', import.meta.url));

/** How messages look in code: camelCase, int64 and enums as text, bytes as Buffers, absent scalars at their default. */
export const LOADER_OPTIONS: Options = {
  keepCase: false,
  longs: String,
  enums: String,
  defaults: true,
  oneofs: true,
  includeDirs: [PROTO_DIR],
};

export type Rpc = MethodDefinition<object, object>;

const loaded = new Map<string, PackageDefinition>();

/** Parses contracts once per process. Errors: those of protobufjs, naming the file. */
export function loadProtos(files: readonly string[]): PackageDefinition {
  const key = files.join('\n');
  const known = loaded.get(key);
  if (known) return known;
  const definition = loadSync([...files], LOADER_OPTIONS);
  loaded.set(key, definition);
  return definition;
}

/** The RPCs of a fully qualified service by name. Errors: a plain Error naming what the contract does not have. */
export function rpcsOf(definition: PackageDefinition, service: string): Readonly<Record<string, Rpc>> {
  const entry = definition[service];
  if (!entry || 'format' in entry)
    throw new Error(`No contract declares ${service}; check its proto file and package.`);
  return entry as ServiceDefinition;
}
