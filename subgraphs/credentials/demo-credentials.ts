import type { Context } from '../../kernel/context.ts';
import { permit } from '../../kernel/identity.ts';
import type { Ledger } from '../../store/ledger.ts';
import type { CredentialStore } from './credential-model.ts';

/** Takes the credentials of the demonstration away again; no other credential is ever deleted. */
export function createDemoCredentials({ store, ledger }: { store: CredentialStore; ledger: Ledger }) {
  return {
    /** Removes them; repeating changes nothing. The trail keeps that they were issued. */
    async remove(context: Context): Promise<{ readonly removed: number }> {
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
