import { type Context, newContext } from '../../../kernel/context.ts';
import type { DemoWallet } from './custodian-seeding.ts';
import { named } from './named.ts';
import type { DemoAnswers, DemoHolders } from './ports.ts';
import type { DemoVerifications, DemoVerifiers } from './verifier-ports.ts';
import { DEMO_ASKED, DEMO_VERIFIERS, type DemoAsked } from './verifier-world.ts';
import { DEMO_CREDENTIALS } from './world.ts';

interface Registered {
  readonly verifierId: string;
  /** Who asks people, and verifies. */
  readonly memberId: string;
  readonly role: 'Member' | 'Admin';
}

/** Makes the verifiers of the demonstration, and takes them away again. */
export function createVerifierSeeding(deps: {
  readonly verifiers: DemoVerifiers;
  readonly verifications: DemoVerifications;
  readonly holders: Pick<DemoHolders, 'answer'>;
  readonly held: Pick<DemoAnswers, 'byId'>;
  /** Each call is a request of its own, by this unit. */
  readonly asCore: () => Context;
}) {
  const { verifiers, verifications, holders, held, asCore } = deps;

  return {
    /** How many verifiers there are. `credentialIds` and `wallets` are those of the demonstration. */
    async seed(given: {
      readonly wallets: ReadonlyMap<string, DemoWallet>;
      readonly credentialIds: ReadonlyMap<string, string>;
    }): Promise<{ readonly verifiers: number }> {
      const made = new Map<string, Registered>();
      for (const { key, status: _status, team, verified: _verified, ...organization } of DEMO_VERIFIERS) {
        const { verifierId, memberIds } = await verifiers.register(
          { ...organization, people: team },
          asCore(),
        );
        made.set(key, { verifierId, memberId: memberIds[0] ?? '', role: team[0].role });
      }
      const holderOf = new Map(DEMO_CREDENTIALS.map(({ key, holder }) => [key, holder]));
      for (const { key, verified } of DEMO_VERIFIERS)
        for (const credential of verified) {
          const { holderDid } = named(given.wallets, named(holderOf, credential));
          await verify(named(made, key), named(given.credentialIds, credential), holderDid);
        }
      for (const asked of DEMO_ASKED) await ask(asked, named(made, asked.verifier), given);
      for (const { key, status } of DEMO_VERIFIERS)
        if (status === 'SUSPENDED') {
          const { verifierId } = named(made, key);
          await verifiers.suspend({ verifierId, reason: 'Demonstration.' }, asCore());
        }
      return { verifiers: made.size };
    },

    async remove(): Promise<void> {
      await verifiers.remove(asCore());
    },
  };

  async function verify(
    { verifierId, memberId: userId, role }: Registered,
    credentialId: string,
    holderDid: string,
  ): Promise<void> {
    const credential = await held.byId(credentialId, [holderDid], asCore());
    if (!credential) throw new Error(`The demonstration lacks the credential ${credentialId}.`);
    const identity = { kind: 'verifier', userId, role, verifierId, verifierStatus: 'ACTIVE' } as const;
    const input = { credentialJson: credential.vcJson, channel: 'API' } as const;
    await verifications.verify(input, newContext({ identity }));
  }

  async function ask(
    { holder, requested, purpose, answer }: DemoAsked,
    { verifierId, memberId }: Registered,
    {
      wallets,
      credentialIds,
    }: {
      readonly wallets: ReadonlyMap<string, DemoWallet>;
      readonly credentialIds: ReadonlyMap<string, string>;
    },
  ): Promise<void> {
    const { holderId, holderDid: did, email: holderEmail } = named(wallets, holder);
    const asked = { verifierId, memberId, holderEmail, requested, purpose };
    const { requestId } = await verifiers.ask(asked, asCore());
    if (answer === undefined) return;
    const ids = answer.map((key) => named(credentialIds, key));
    await holders.answer({ holderId, did, requestId, credentialIds: ids }, asCore());
  }
}
