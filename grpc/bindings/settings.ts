import { UNIT_NAMES } from '../../kernel/config.ts';
import { newContext } from '../../kernel/context.ts';
import { parseStrictJson } from '../../kernel/crypto/strict-json.ts';
import type { SettingsSnapshot } from '../../kernel/live-settings.ts';
import type { Resolver, Subgraph } from '../../subgraphs/subgraph.ts';
import { given, givenBytes, type ServiceBinding } from '../binding.ts';
import { parseIdentity } from '../identity-json.ts';
import { vouchedFor } from '../subgraph-service.ts';

interface PutArgs {
  readonly key: string;
  readonly value: unknown;
  readonly identityJson: Buffer | undefined;
  readonly clientHash: string | undefined;
}

/** Admin Console's internal contract with every unit: the settings that count now. */
export function createSettingsBindings({ internal }: Subgraph): readonly ServiceBinding[] {
  const put = internal['putSetting'] as Resolver;
  return [
    {
      service: 'testamur.internal.SettingsService',
      proto: 'testamur/internal/settings.proto',
      rpcs: {
        ReadSettings: {
          resolver: internal['readSettings'] as Resolver,
          args: ({ knownVersion }) => ({ input: { knownVersion } }),
          reply,
          callers: UNIT_NAMES,
        },
        PutSetting: {
          resolver: (parent, { key, value, identityJson, clientHash }: PutArgs, caller) =>
            put(
              parent,
              { key, value },
              newContext({
                identity: vouchedFor(parseIdentity(identityJson), caller.identity),
                correlationId: caller.correlationId,
                clientHash,
                deadline: caller.deadline,
              }),
            ),
          args: ({ key, valueJson, identityJson, clientHash }): Record<string, unknown> & PutArgs => ({
            key,
            value: parseStrictJson(valueJson),
            identityJson: givenBytes(identityJson),
            clientHash: given(clientHash),
          }),
          reply,
          callers: ['core-engine'],
        },
      },
    },
  ];
}

function reply(snapshot: SettingsSnapshot | undefined) {
  return snapshot
    ? { version: snapshot.version, valuesJson: Buffer.from(JSON.stringify(snapshot.values)) }
    : {};
}
