import { loadProtos, PROTO_DIR, rpcsOf } from '../../../grpc/load.ts';
import { type Context, newContext } from '../../../kernel/context.ts';
import type { Contract, RemoteUnit, RpcClient, ServiceType } from '../../rpc.ts';
import { custodiansServices } from '../rpcs.ts';
import type { CustodiansWorld } from '../testing.ts';

/** The RPCs of custodians without a network between: every message goes through its bytes. */
export function overTheWire(world: () => CustodiansWorld) {
  /** One RPC, so that a field that the contract lacks does not arrive. */
  // biome-ignore lint/suspicious/noExplicitAny: replies of every RPC pass through here
  async function rpc(service: string, name: string, request: object, context: Context): Promise<any> {
    const binding = custodiansServices(world().custodians.subgraph).find((one) => one.service === service);
    const row = binding?.rpcs[name];
    const method = binding && rpcsOf(loadProtos([`${PROTO_DIR}/${binding.proto}`]), binding.service)[name];
    if (!row || !method) throw new Error(`There is no ${name} in ${service}.`);
    const received = method.requestDeserialize(method.requestSerialize(request));
    const result = await row.resolver(undefined, row.args(received), context);
    return method.responseDeserialize(method.responseSerialize(row.reply(result)));
  }

  /** Custodians as another unit reaches them. */
  const elsewhere: RemoteUnit = {
    client: <S extends ServiceType>({ service }: Contract<S>) =>
      ({
        call: async (name: string, request: object, { correlationId, identity }: Context) => {
          const unit = newContext({ identity: { kind: 'unit', unit: 'core-engine' }, correlationId });
          // What the server takes from what the gateway has signed.
          const caller = name === 'DecideApplicant' ? newContext({ identity, correlationId }) : unit;
          return rpc(service, name, request, caller);
        },
      }) as unknown as RpcClient<S>,
    vouch: async () => 'a token',
  };
  return { rpc, elsewhere };
}
