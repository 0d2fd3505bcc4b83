import { newContext } from '../../../kernel/context.ts';
import { createSigner, type Signer } from '../../../kernel/crypto/ed25519.ts';
import type { AdminRole, IssuerStatus, SigningMode } from '../../../kernel/identity.ts';
import { newId, randomSecret } from '../../../kernel/ids.ts';
import { as, type CustodiansWorld } from '../testing.ts';
import type { Custodian } from './custodian.ts';

/** An administrator of the platform. */
export const anAdmin = (role: AdminRole = 'ADMIN') =>
  newContext({ identity: { kind: 'admin', userId: 'admin-1', role } });

/** A custodian that was registered and given a status; BYOK ones come with their signer. */
export async function registered(
  world: CustodiansWorld,
  {
    mode = 'CUSTODIAL',
    status = 'ACTIVE',
    ...given
  }: { mode?: SigningMode; status?: IssuerStatus } & Partial<Omit<Custodian, 'status'>> = {},
): Promise<Custodian & { readonly signer: Signer }> {
  const { custodians } = world.service.registry;
  const signer = createSigner(randomSecret(32));
  const byok = mode === 'BYOK' ? { byok: true, publicKey: signer.publicKey } : {};
  const custodian = await custodians.register(
    {
      name: `Custodian ${newId()}`,
      custodianType: 'REGULATOR',
      contactEmail: 'a@b.example',
      mandate: { legalBasis: 'Act', evidenceRef: 'SI 1' },
      ...byok,
      ...given,
    },
    as.nobody(),
  );
  if (status === custodian.status) return { ...custodian, signer };
  const changed = await custodians.setStatus({ did: custodian.did, status }, as.unit());
  return { ...changed.custodian, signer };
}
