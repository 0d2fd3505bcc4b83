import { createRequire } from 'node:module';
import type { handleBidiStreamingCall, Server, ServerDuplexStream, ServiceDefinition } from '@grpc/grpc-js';
import type { PackageDefinition } from '@grpc/proto-loader';

interface Made {
  readonly definition: ServiceDefinition[string];
  readonly answer: handleBidiStreamingCall<object, object>;
}

const METHOD = 'ServerReflectionInfo';

/**
 * Adds server reflection, v1 and v1alpha, which tells of the given services and what their contracts declare. It is made when it is
 * asked for: few ask, and to describe every contract twice takes a tenth of a start.
 */
export function addReflection(
  server: Server,
  contracts: PackageDefinition,
  services: readonly string[],
): void {
  let all: ReadonlyMap<string, Made> | undefined;
  const made = (path: string): Made => {
    all ??= makeReflection(contracts, services);
    const one = all.get(path);
    if (!one) throw new Error(`@grpc/reflection does not serve ${path} any more.`);
    return one;
  };
  for (const version of ['v1', 'v1alpha']) {
    const path = `/grpc.reflection.${version}.ServerReflection/${METHOD}`;
    server.addService(
      {
        [METHOD]: {
          path,
          requestStream: true,
          responseStream: true,
          requestSerialize: (value) => made(path).definition.requestSerialize(value),
          requestDeserialize: (bytes) => made(path).definition.requestDeserialize(bytes),
          responseSerialize: (value) => made(path).definition.responseSerialize(value),
          responseDeserialize: (bytes) => made(path).definition.responseDeserialize(bytes),
        },
      },
      { [METHOD]: (stream: ServerDuplexStream<object, object>) => made(path).answer(stream) },
    );
  }
}

/** What the package would add to a server, by the path of its one method. */
function makeReflection(
  contracts: PackageDefinition,
  services: readonly string[],
): ReadonlyMap<string, Made> {
  const { ReflectionService } = createRequire(import.meta.url)(
    '@grpc/reflection',
  ) as typeof import('@grpc/reflection');
  const made = new Map<string, Made>();
  new ReflectionService(contracts, { services: [...services] }).addToServer({
    addService(service, handlers) {
      for (const [name, definition] of Object.entries(service)) {
        const answer = handlers[name] as handleBidiStreamingCall<object, object>;
        made.set(definition.path, { definition, answer });
      }
    },
  });
  return made;
}
