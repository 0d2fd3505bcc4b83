import type { Identity } from '../../kernel/identity.ts';
import { newId } from '../../kernel/ids.ts';
import type { Store } from '../../store/connect.ts';

/**
 * Puts into the store what a request with the token of a made-up person is asked about: a member of the issuer or custodian, a member
 * of a verifier and the verifier, unless it is there, or a holder and the session in which the token was made. Returns the identity to sign; an issuer or a custodian must be registered.
 */
export async function standBehind(store: Store, identity: Identity): Promise<Identity> {
  const core = store.connection('core');
  const insert = (collection: string, row: { _id: string } & Record<string, unknown>) =>
    core.collection<{ _id: string }>(collection).insertOne(row);
  const at = new Date();
  if (identity.kind === 'issuer' || identity.kind === 'custodian') {
    const { userId, role } = identity;
    const organization =
      identity.kind === 'issuer'
        ? { issuerId: identity.issuerId, issuerDid: identity.issuerDid }
        : { custodianId: identity.custodianId, custodianDid: identity.custodianDid };
    await insert(`${identity.kind}_members`, {
      _id: userId,
      ...organization,
      userName: `${userId}@members.example`,
      role,
      status: 'ACTIVE',
      createdAt: at,
      updatedAt: at,
      rowVersion: 1,
    });
  }
  if (identity.kind === 'verifier') {
    const { userId, role, verifierId, verifierStatus: status } = identity;
    const recorded = { createdAt: at, updatedAt: at, rowVersion: 1 };
    await insert('verifier_members', {
      _id: userId,
      verifierId,
      userName: `${userId}@members.example`,
      role,
      status: 'ACTIVE',
      ...recorded,
    });
    if (!(await core.collection<{ _id: string }>('verifiers').findOne({ _id: verifierId })))
      await insert('verifiers', {
        _id: verifierId,
        name: 'Burren Software',
        sector: 'EMPLOYER',
        purposeStatement: 'To check applications.',
        contactEmail: `${verifierId}@verifiers.example`,
        publicListing: false,
        termsVersion: '2026-11',
        status,
        ...recorded,
      });
  }
  if (identity.kind !== 'holder') return identity;
  const tokenSessionId = newId();
  const { holderId } = identity;
  await insert('holders', {
    _id: holderId,
    name: 'Aoife',
    emailKey: `${holderId}@people.example`,
    status: 'ACTIVE',
    createdAt: at,
    updatedAt: at,
    rowVersion: 1,
  });
  await insert('holder_sessions', {
    _id: tokenSessionId,
    holderId,
    createdAt: at,
    extendedAt: at,
    expiresAt: new Date(at.getTime() + 24 * 60 * 60 * 1000),
    revokedAt: null,
  });
  return { ...identity, tokenSessionId };
}
