import type { ProofItemView, SharedCredentialView, SharedProofView, VerifiedView } from '../view.ts';

const ISSUER = {
  did: 'did:key:z6MkpTHR8VNsBxYAAWHut2Geadd9jSwuBV8xRoAnwWsdvktH',
  name: 'Ardmore University',
  status: 'ACTIVE',
  trust: 'REGISTERED',
};

export const CREDENTIAL = {
  '@context': ['https://www.w3.org/2018/credentials/v1', 'https://testamur.example/contexts/v1'],
  type: ['VerifiableCredential', 'BachelorOfScience'],
  id: 'urn:uuid:3f0b2a52-4f0e-4a53-9d2e-6f9f6f6f2a11',
  issuer: { id: ISSUER.did, name: 'A name that only the document states' },
  issuanceDate: '2026-06-30T09:15:00.000Z',
  credentialSubject: {
    id: 'did:key:z6MkfrQeNGqMrRkF5w7vUe2GqPzVbBqGk6cFG8vyvSk2Y9xT',
    name: 'Maren Østby-Okonkwo',
    achievement: {
      name: 'Bachelor of Science in Marine Biology',
      achievement_type: 'BachelorDegree',
      criteria: { narrative: 'Completed 180 credits, with a thesis on kelp forests in the Oslofjord.' },
    },
    creditsEarned: 180,
    withHonours: true,
    minor: null,
    results: [
      { result_description: 'Final grade', value: 'A' },
      { result_description: 'Thesis', value: 'B' },
    ],
    languages: ['Norwegian', 'English'],
  },
  proof: {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-jcs-2022',
    created: '2026-06-30T09:15:00.000Z',
    proofPurpose: 'assertionMethod',
    proofValue: `z${'5hT1'.repeat(22)}`,
  },
};

const PASSED: readonly (readonly [string, string, string])[] = [
  ['STRUCTURE', 'STRUCTURE_SOUND', 'The document is a credential of the VC Data Model 1.1.'],
  ['ISSUER', 'ISSUER_ACTIVE', 'The issuer is registered and active.'],
  ['PROOF', 'SIGNATURE_VERIFIED', 'The signature is the issuer’s and covers the whole credential.'],
  ['KEY_WINDOW', 'KEY_IN_USE', 'The proof was made while its key was in use.'],
  ['INTEGRITY', 'MATCHES_RECORD', 'The credential is the one that was recorded at issuance.'],
  ['STATUS', 'NOT_REVOKED', 'The credential is neither revoked nor suspended.'],
  ['EXPIRATION', 'NO_EXPIRATION', 'The credential does not expire.'],
  ['SUPERSESSION', 'NOT_SUPERSEDED', 'No newer credential takes its place.'],
];

/** All checks passed but for those named, each with its outcome. */
export function checksWith(outcomes: Readonly<Record<string, string>> = {}): VerifiedView['checks'] {
  return PASSED.map(([check, code, message]) => ({
    check,
    outcome: outcomes[check] ?? 'PASSED',
    code,
    message: outcomes[check] ? `This check says ${outcomes[check]}.` : message,
  }));
}

/** What a shared, valid credential answers, but for what a test wants otherwise. */
export function aSharedCredential(over: Partial<SharedCredentialView> = {}): SharedCredentialView {
  return {
    ...verified(),
    credential: CREDENTIAL,
    share: { label: 'For Nordic Harbour AS', expiresAt: '2026-12-31T23:00:00.000Z', remainingAccesses: 7 },
    ...over,
  };
}

/** What a custodian has issued of the register of a closed school. */
export const ATTESTED_CREDENTIAL = {
  ...CREDENTIAL,
  type: ['VerifiableCredential', 'ArchivedRecordCredential'],
  issuer: { id: 'did:key:z6MkcustodianA', name: 'A name that only the document states' },
  credentialSubject: {
    id: CREDENTIAL.credentialSubject.id,
    name: CREDENTIAL.credentialSubject.name,
    award: 'Leaving Certificate',
    result: 'H1',
    recordsOf: 'Old College',
    attestation: {
      type: 'CustodianAttestation',
      id: '0b0c8f0a-5d9e-4c53-9a53-2f9c1d1f7a11',
      statementTemplate: 'TRANSCRIBED_FROM_ORIGINAL',
      statementVersion: 1,
      statement: 'This custodian holds the original of each of these records.',
      leafIndex: 0,
      treeSize: 1200,
      root: 'ab'.repeat(32),
      row: {
        record_id: '5b0c8f0a-5d9e-4c53-9a53-2f9c1d1f7a12',
        record_kind: 'CREDENTIAL',
        source: { name: 'Old College' },
        values: { holder_name: 'Maren Østby-Okonkwo', result: 'H1' },
        salt: 'c2FsdHNhbHRzYWx0c2FsdA',
      },
    },
  },
};

/** The custodian of that credential, as the registry has it. */
export const CUSTODIAN = {
  did: 'did:key:z6MkcustodianA',
  name: 'Archive of Closed Schools',
  status: 'ACTIVE',
  trust: 'REGISTERED',
  authorityType: 'CUSTODIAN',
  custodianType: 'RECORDS_ARCHIVE',
};

/** One credential of a proof, shown whole. */
export function aProofItem(over: Partial<ProofItemView> = {}): ProofItemView {
  return {
    ...verified(),
    credential: CREDENTIAL,
    disclosed: null,
    attestation: null,
    attestationNotice: null,
    ...over,
  };
}

/** One credential of a proof, of which the holder shows a part. */
export function aPartialItem(over: Partial<ProofItemView> = {}): ProofItemView {
  return aProofItem({
    credential: null,
    disclosed: {
      name: 'Maren Østby-Okonkwo',
      achievement: { name: 'Bachelor of Science in Marine Biology' },
    },
    attestation: 'PLATFORM_ATTESTED',
    attestationNotice:
      'Attested by the platform: the issuer’s signature covers the whole credential, not this part alone.',
    ...over,
  });
}

/** What a proof of these items answers. */
export function aSharedProof(
  items: readonly ProofItemView[] = [aProofItem(), aPartialItem()],
  over: Partial<SharedProofView> = {},
): SharedProofView {
  return {
    purpose: 'Application as a marine surveyor',
    audience: 'Nordic Harbour AS',
    expiresAt: '2026-11-22T10:00:00.000Z',
    remainingAccesses: 0,
    items,
    ...over,
  };
}

function verified(): VerifiedView {
  return {
    isValid: true,
    status: 'VALID',
    credentialId: '3f0b2a52-4f0e-4a53-9d2e-6f9f6f6f2a11',
    issuer: ISSUER,
    keyVersion: 1,
    checks: checksWith(),
    warnings: [],
    verifiedAt: '2026-11-21T10:04:05.678Z',
  };
}
