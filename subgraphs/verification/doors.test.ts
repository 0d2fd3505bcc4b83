import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadSync } from '@grpc/proto-loader';
import { graphql, parse, validate } from 'graphql';
import { newContext } from '../../kernel/context.ts';
import { aCredential } from '../../kernel/crypto/testing/credentials.ts';
import { createSubgraph } from '../subgraph.ts';
import { createResolvers } from './resolvers.ts';
import { verificationRoutes } from './rest.ts';
import { createVerificationBindings } from './rpcs.ts';
import { aRecord, aWorld, CREDENTIAL_ID, ISSUER_DID, NOW, SIGNER } from './testing/world.ts';

const credential = aCredential(SIGNER);

function aSubgraph(given: Parameters<typeof aWorld>[0] = { records: [aRecord(credential)] }) {
  const { service, events } = aWorld(given);
  const history = async () => ({ items: events, total: events.length, offset: 0, size: 20 });
  const ofVerifier = { list: never, file: never };
  const operations = { ...service, history, ofVerifier, countFailures: async () => [], networkStats: never };
  const resolvers = createResolvers(operations);
  return createSubgraph({ name: 'verification', resolvers, internal: operations });
}

const never = () => Promise.reject(new Error('not asked here'));
const [route] = verificationRoutes;
const binding = (subgraph = aSubgraph()) => createVerificationBindings(subgraph)[0]!;
const ask = (source: string, variableValues: Record<string, unknown>) =>
  graphql({ schema: aSubgraph().schema, source, variableValues, contextValue: newContext() });

test('the REST row is a document of this contract and replies flat', async () => {
  expect(validate(aSubgraph().schema, parse(route!.document))).toEqual([]);
  const variables = route!.variables({ params: {}, query: {}, body: { credential, checkStatus: true } });
  const { data, errors } = await ask(route!.document, variables);
  expect(errors).toBeUndefined();
  expect(route!.reply!((data as Record<string, unknown>)['verifyCredential'])).toMatchObject({
    isValid: true,
    status: 'VALID',
    credentialId: CREDENTIAL_ID,
    issuer: { did: ISSUER_DID, trust: 'REGISTERED' },
    verifiedAt: NOW.toISOString(),
  });
});

test('another subgraph’s credential is verified by its stored text', async () => {
  const { data, errors } = await ask(
    `query ($representations: [_Any!]!) {
      _entities(representations: $representations) { ... on Credential { verification { isValid checks { code } } } }
    }`,
    { representations: [{ __typename: 'Credential', credentialId: CREDENTIAL_ID, vc: credential }] },
  );
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({ _entities: [{ verification: { isValid: true } }] });
});

test('however often a document asks, a credential is verified and recorded once, and another one apart', async () => {
  const { service, events } = aWorld({ records: [aRecord(credential)] });
  const ofVerifier = { list: never, file: never };
  const operations = { ...service, history: never, ofVerifier, countFailures: never, networkStats: never };
  const { schema } = createSubgraph({ name: 'verification', resolvers: createResolvers(operations) });
  const representation = { __typename: 'Credential', credentialId: CREDENTIAL_ID, vc: credential };
  const forged = { ...representation, vc: { ...credential, issuanceDate: '2020-01-01T00:00:00.000Z' } };
  const { data, errors } = await graphql({
    schema,
    source: `query ($representations: [_Any!]!) {
      _entities(representations: $representations) { ... on Credential { a: verification { isValid } b: verification { isValid } } }
    }`,
    variableValues: { representations: [representation, representation, forged] },
    contextValue: newContext(),
  });
  expect(errors).toBeUndefined();
  const [good, bad] = [true, false].map((isValid) => ({ a: { isValid }, b: { isValid } }));
  expect(data).toEqual({ _entities: [good, good, bad] });
  expect(events).toHaveLength(2);
});

test('history reaches GraphQL as a connection', async () => {
  const { data, errors } = await ask(
    '{ verificationHistory(first: 5) { totalCount offset size nodes { status } pageInfo { endCursor } } }',
    {},
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    verificationHistory: { totalCount: 0, offset: 0, size: 20, nodes: [], pageInfo: { endCursor: null } },
  });
});

test('every RPC of the contract is bound, and no other', () => {
  const includeDirs = [fileURLToPath(new URL('../../proto', import.meta.url))];
  const { service, proto, rpcs } = binding();
  const loaded = loadSync(join(includeDirs[0]!, proto), { includeDirs })[service] as object;
  expect(Object.keys(rpcs).sort()).toEqual(Object.keys(loaded).sort());
});

test('gRPC answers as REST does', async () => {
  const row = binding().rpcs['VerifyCredential']!;
  const request = {
    credentialJson: JSON.stringify(credential),
    expectedHolderDid: '',
    channel: '',
    verifierId: '',
  };
  const reply = row.reply(await row.resolver(undefined, row.args(request), newContext()));
  expect(reply).toMatchObject({
    isValid: true,
    status: 'VALID',
    credentialId: CREDENTIAL_ID,
    issuer: {
      did: ISSUER_DID,
      name: 'University of Galway',
      status: 'ACTIVE',
      trust: 'REGISTERED',
      authorityType: 'ISSUER',
    },
    keyVersion: 1,
    verifiedAt: String(NOW.getTime()),
  });
});

test('gRPC shows absence as proto3 does', async () => {
  const row = binding().rpcs['VerifyCredential']!;
  const request = { credentialJson: '{}', checkStatus: false };
  const reply = row.reply(await row.resolver(undefined, row.args(request), newContext()));
  expect(reply).toMatchObject({ status: 'MALFORMED', credentialId: '', issuer: null, keyVersion: 0 });
});

test.each<[string, Record<string, unknown>, object]>([
  [
    'ValidateSignature',
    { credentialJson: JSON.stringify(credential) },
    { isValid: true, keyVersion: 1, cryptosuite: 'eddsa-jcs-2022' },
  ],
  ['ValidateSignature', { credentialJson: '{}' }, { isValid: false, verificationMethod: '', keyVersion: 0 }],
  [
    'CheckCredentialStatus',
    { credentialId: CREDENTIAL_ID },
    { credentialStatus: 'ISSUED', reasonCategory: '', isActive: true },
  ],
  [
    'VerifyRawSignature',
    {
      publicKey: SIGNER.publicKey,
      payload: Buffer.from('x'),
      signature: SIGNER.sign(Buffer.from('x')),
      algorithm: '',
    },
    { isValid: true },
  ],
])('%s answers %#', async (rpc, request, reply) => {
  const row = binding().rpcs[rpc]!;
  const result = await row.resolver(undefined, row.args(request), newContext());
  expect(row.reply(result)).toMatchObject(reply);
});

test('a revocation tells its category and never its reason', async () => {
  const secret = { reason: 'plagiarism in chapter 3', revokedBy: 'dean@example.edu' };
  const record = {
    ...aRecord(credential, { credentialStatus: 'REVOKED', revocationCategory: 'MISCONDUCT' }),
    ...secret,
  };
  const row = binding(aSubgraph({ records: [record] })).rpcs['VerifyCredential']!;
  const result = await row.resolver(
    undefined,
    row.args({ credentialJson: JSON.stringify(credential) }),
    newContext(),
  );
  expect(JSON.stringify(result)).toContain('MISCONDUCT');
  expect(JSON.stringify(result)).not.toMatch(/plagiarism|dean@/);
});

test('a category that is not one of ours is not repeated', async () => {
  const record = aRecord(credential, { credentialStatus: 'REVOKED', revocationCategory: 'caught copying' });
  const { service } = aWorld({ records: [record] });
  expect(JSON.stringify(await service.verify({ credential }, newContext()))).not.toContain('copying');
});
