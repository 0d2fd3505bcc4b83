import type { RemoteUnit } from '../rpc.ts';
import { dateOf } from '../rpc-replies.ts';
import { HOLDER_LINKS } from './contracts.ts';
import type { LearnersPorts } from './ports.ts';

/** Learner records, asked of their unit in another process. */
export function remoteLearners({ client }: RemoteUnit): LearnersPorts {
  const links = client(HOLDER_LINKS);
  return {
    holderLinks: {
      async forget({ holderId, dids }, context) {
        await links.call('ForgetHolder', { holderId, dids }, context);
      },
      async exportOf({ holderId, dids }, context) {
        const reply = await links.call('ExportLinks', { holderId, dids }, context);
        return reply.links.map(({ createdAt, ...link }) => ({ ...link, createdAt: dateOf(createdAt) }));
      },
    },
  };
}
