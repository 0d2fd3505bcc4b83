import type { Context } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { permit } from '../../kernel/identity.ts';
import type { Ledger } from '../../store/ledger.ts';
import type { createBatch } from './batch.ts';
import type { CredentialStore } from './credential-model.ts';
import type { CredentialPorts } from './ports.ts';

/** Issues as custodians of the demonstration, and takes its credentials away again; no other credential is ever deleted. */
export function createDemoCredentials({
  store,
  ledger,
  batch,
}: {
  readonly store: CredentialStore;
  readonly ledger: Ledger;
  readonly batch: Pick<ReturnType<typeof createBatch>, 'issueForDemo'>;
}): Pick<CredentialPorts['demo'], 'issueForCustodian' | 'remove'> {
  return {
    async issueForCustodian({ custodianDid, credentialType, credentials }, context) {
      const ids = credentials.map(({ credentialId }) => credentialId);
      const records = credentials.map(({ credentialId: _id, ...record }) => record);
      const input = { issuerDid: custodianDid, credentialType, records };
      const { results } = await batch.issueForDemo(input, ids, context);
      const refused = results.find(({ operationStatus }) => operationStatus !== 'SUCCESS');
      if (refused)
        throw new AppError(refused.error ?? 'INTERNAL', refused.message ?? 'A credential was not issued.');
    },

    /** Repeating changes nothing. The trail keeps that they were issued. */
    async remove(context: Context) {
      permit(context, 'demo.seed');
      const removed = await store.countDemo();
      if (removed === 0) return { removed };
      await ledger.commit(context, {
        writes: [store.deleteDemoWrite()],
        audit: {
          action: 'credential.demo_removed',
          subject: { type: 'DemoWorld', id: 'demo' },
          previousState: `${removed} credentials`,
        },
      });
      return { removed };
    },
  };
}
