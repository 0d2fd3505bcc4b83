import type { AuditEntry } from '../../kernel/audit.ts';
import type { Context } from '../../kernel/context.ts';
import type { GrpcClient } from '../client.ts';

/** The platform's audit trail, kept by Core Engine. */
export interface RemoteTrail {
  append(entries: readonly AuditEntry[], context: Context): Promise<void>;
}

export function createRemoteTrail(client: GrpcClient): RemoteTrail {
  return {
    async append(entries, context) {
      await client.call(
        'Append',
        { entriesJson: entries.map((entry) => Buffer.from(JSON.stringify(entry))) },
        context,
      );
    },
  };
}
