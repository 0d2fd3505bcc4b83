import { CREDENTIAL_STATUSES, type CredentialStatus } from '../../kernel/credential-status.ts';
import {
  assertLinkable,
  type Credential,
  type CredentialEvent,
  currentStatus,
  nextStatus,
  ownerOf,
} from './credential.ts';
import { buildCredential, claimsOf, namedKey, signingGuide } from './credential-document.ts';
import { anIssuer, CONTEXT_URL, HOLDER_DID } from './testing.ts';

const NOW = new Date('2026-03-01T10:00:00.123Z');
const aCredential = (given: Partial<Credential> = {}) =>
  ({
    credentialId: 'a',
    authorityType: 'ISSUER',
    issuerDid: 'did:key:a',
    holderDid: 'did:key:h',
    credentialStatus: 'ISSUED',
    ...given,
  }) as Credential;

describe('the state table', () => {
  const ALLOWED: Readonly<Record<CredentialEvent, readonly CredentialStatus[]>> = {
    REVOKE: ['ISSUED', 'EXPIRED', 'SUPERSEDED', 'SUSPENDED'],
    EXPIRE: ['ISSUED'],
    SUPERSEDE: ['ISSUED', 'EXPIRED'],
  };
  const cases = (Object.keys(ALLOWED) as CredentialEvent[]).flatMap((event) =>
    CREDENTIAL_STATUSES.map((from) => [event, from] as const),
  );

  test.each(cases)('%s from %s', (event, from) => {
    const target = { REVOKE: 'REVOKED', EXPIRE: 'EXPIRED', SUPERSEDE: 'SUPERSEDED' }[event];
    if (ALLOWED[event].includes(from)) expect(nextStatus(from, event)).toBe(target);
    else
      expect(() => nextStatus(from, event)).toThrow(
        expect.objectContaining({ code: 'INVALID_STATE_TRANSITION' }),
      );
  });

  test.each<[CredentialStatus, number | undefined, CredentialStatus]>([
    ['ISSUED', undefined, 'ISSUED'],
    ['ISSUED', 1, 'ISSUED'],
    ['ISSUED', 0, 'EXPIRED'],
    ['ISSUED', -1, 'EXPIRED'],
    ['REVOKED', -1, 'REVOKED'],
    ['SUPERSEDED', -1, 'SUPERSEDED'],
    ['EXPIRED', -1, 'EXPIRED'],
  ])('%s that expires in %s ms is %s', (credentialStatus, inMs, status) => {
    const expirationTimestamp = inMs === undefined ? undefined : new Date(NOW.getTime() + inMs);
    expect(currentStatus({ credentialStatus, expirationTimestamp }, NOW)).toBe(status);
  });
});

test('an expired successor cannot supersede', () => {
  const successor = aCredential({ credentialId: 'b', expirationTimestamp: NOW });
  expect(() => assertLinkable(aCredential(), successor, NOW)).toThrow(
    expect.objectContaining({ code: 'INVALID_STATE_TRANSITION' }),
  );
});

test('a custodian and an issuer of one DID are two authorities', () => {
  const successor = aCredential({ credentialId: 'b', authorityType: 'CUSTODIAN' });
  expect(() => assertLinkable(aCredential(), successor, NOW)).toThrow(
    expect.objectContaining({ code: 'INVALID_STATE_TRANSITION' }),
  );
});

test('whoever is not known to own credentials owns none', () => {
  for (const identity of [
    { kind: 'anonymous' },
    { kind: 'verifier', userId: 'v', role: 'Admin', verifierId: 'v', verifierStatus: 'ACTIVE' },
    { kind: 'admin', userId: 'a', role: 'ADMIN' },
  ] as const) {
    expect(ownerOf(identity)).toEqual({ kind: 'holder', dids: [] });
  }
});

describe('building', () => {
  const issuer = anIssuer(1).view();
  const facts = {
    credentialId: '0b5a2b0e-6c3f-4d3a-9a53-2f7d3c0c9a10',
    credentialType: 'UniversityDegreeCredential',
    issuer,
    holderDid: HOLDER_DID,
    credentialData: { name: 'Aoife', '@context': 'x', type: 'Person' },
    issuedAt: NOW,
    proofCreatedAt: NOW,
    verificationMethod: `${issuer.did}#x`,
  };

  test('is the same for the same facts, and leaves them alone', () => {
    const before = JSON.stringify(facts);
    expect(signingGuide(buildCredential(facts, CONTEXT_URL))).toEqual(
      signingGuide(buildCredential(facts, CONTEXT_URL)),
    );
    expect(JSON.stringify(facts)).toBe(before);
  });

  test('carries the context of the document in the proof', () => {
    const { document, proofConfiguration } = buildCredential(facts, CONTEXT_URL);
    expect(proofConfiguration['@context']).toEqual(document['@context']);
    expect(Object.keys(document)).not.toContain('expirationDate');
  });

  test('claims come back as they went in', () => {
    const { document } = buildCredential(facts, CONTEXT_URL);
    expect(claimsOf(JSON.stringify(document))).toEqual(facts.credentialData);
  });

  test('a key that is retired or unknown is refused by its number', () => {
    const rotated = anIssuer(1);
    rotated.rotate();
    for (const [keyId, fault] of [
      ['key-1', /key-1 is retired/],
      ['#key-1', /key-1 is retired/],
      ['#key-7', /no such key/],
      ['key-0', /no such key/],
      ['did:key:z6Mkother#key-2', /no such key/],
    ] as const) {
      const refused = expect.objectContaining({
        code: 'VALIDATION_FAILED',
        message: expect.stringMatching(fault),
      });
      expect(() => namedKey(keyId, rotated.view())).toThrow(refused);
    }
    const { did } = rotated.view();
    for (const keyId of ['key-2', '#key-2', `${did}#key-2`])
      expect(namedKey(keyId, rotated.view())).toMatchObject({
        key: { keyVersion: 2 },
        verificationMethod: `${did}#key-2`,
      });
  });
});
