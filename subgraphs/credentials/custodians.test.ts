import { createHash } from 'node:crypto';
import { loadProtos, rpcsOf } from '../../grpc/load.ts';
import { type Context, newContext } from '../../kernel/context.ts';
import { canonicalize } from '../../kernel/crypto/canonical-json.ts';
import { derivedId, newId } from '../../kernel/ids.ts';
import { examinedBy } from '../../store/testing/examined.ts';
import type { ServiceBinding } from '../rpc.ts';
import { createCustodianCredentialsBinding } from './custodian-rpcs.ts';
import { createRemoteAttestedCredentials } from './remote/attested.ts';
import { createRemoteDemoCredentials } from './remote/demo.ts';
import { createCredentialBindings } from './rpcs.ts';
import {
  aCredentialsRoom,
  aCustodian,
  anIssueInput,
  anIssuer,
  type CredentialsRoom,
  contextOf,
  custodianContext,
  HOLDER_DID,
  holderContext,
  issuerContext,
  unitContext,
} from './testing.ts';

const archive = aCustodian(1);
const board = aCustodian(2);
const byok = aCustodian(3, { mode: 'BYOK' });
const ofDemo = aCustodian(4);
/** A custodian of the demonstration. */
const shown = { ...ofDemo, view: () => ({ ...ofDemo.view(), isDemo: true }) };
const issuer = anIssuer(1);
const START = '2026-03-01T10:00:00.123Z';
const HOUR = 60 * 60 * 1000;
const REASON = 'The record was of another person.';
let room: CredentialsRoom;

beforeAll(async () => {
  room = await aCredentialsRoom([issuer], { custodians: [archive, board, byok, shown] });
});
beforeEach(() => room.setTime(START));
afterAll(() => room.end());

const attester = custodianContext(archive);
const aRecord = (
  given: object = {},
): Parameters<CredentialsRoom['ports']['attested']['issue']>[0]['records'][0] => ({
  credentialId: newId(),
  holderDid: HOLDER_DID,
  credentialData: { name: 'Aoife Ní Bhriain', award: 'Leaving Certificate' },
  ...given,
});
const issueAll = (
  records: readonly ReturnType<typeof aRecord>[],
  { context = attester, of = archive, ...given }: { context?: Context; of?: typeof archive } & object = {},
) =>
  room.ports.attested.issue(
    { custodianDid: of.did, credentialType: 'ArchivedRecordCredential', records, ...given },
    context,
  );
const issue = async (given: object = {}, more: object = {}) => {
  const record = aRecord(given);
  expect(await issueAll([record], more)).toMatchObject([{ isIssued: true }]);
  return record.credentialId;
};
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'SUCCESS',
    ({ code }) => code,
  );

/** A client of these RPCs without a network between: every message goes through its bytes. */
function wireTo(binding: ServiceBinding) {
  const contract = rpcsOf(loadProtos([binding.proto]), binding.service);
  return {
    async call(name: string, request: object, { identity, correlationId }: Context) {
      const [rpc, row] = [contract[name]!, binding.rpcs[name]!];
      const args = row.args(rpc.requestDeserialize(rpc.requestSerialize(request)));
      const reply = row.reply(await row.resolver({}, args, newContext({ identity, correlationId })));
      return rpc.responseDeserialize(rpc.responseSerialize(reply));
    },
  };
}

describe('issuing as a custodian', () => {
  test('makes a credential of the custodian that verifies with its key', async () => {
    const credentialId = await issue();
    const found = await room.service.get({ credentialId }, attester);
    expect(found).toMatchObject({
      issuerDid: archive.did,
      issuerId: archive.issuerId,
      custodianId: archive.issuerId,
      authorityType: 'CUSTODIAN',
      credentialStatus: 'ISSUED',
      claimStatus: 'UNCLAIMED',
    });
    expect(JSON.parse(found.vcJson).issuer).toEqual({ id: archive.did, name: 'Archive 1' });
    const [entry] = await room.connection
      .collection('audit_entries')
      .find({ action: 'credential.issued', 'subject.id': credentialId })
      .toArray();
    expect(entry).toMatchObject({
      org: { type: 'CUSTODIAN', id: archive.issuerId },
      actor: { type: 'CUSTODIAN_USER', role: 'Attester' },
    });
  });

  test('a repeat finds what was issued, and a changed record under the same id is refused', async () => {
    const [one, two] = [aRecord(), aRecord()];
    await issueAll([one]);
    const before = await room.count();
    expect(await issueAll([one, two])).toEqual([
      { credentialId: one.credentialId, isIssued: true },
      { credentialId: two.credentialId, isIssued: true },
    ]);
    expect(await room.count()).toBe(before + 1);
    const changed = { ...one, credentialData: { name: 'Somebody Else' } };
    expect(await issueAll([changed])).toMatchObject([{ isIssued: false, error: 'DUPLICATE' }]);
  });

  test('two requests at once issue each record once', async () => {
    const records = Array.from({ length: 40 }, () => aRecord());
    const before = await room.count();
    const both = await Promise.all([issueAll(records), issueAll(records)]);
    for (const results of both) expect(results.every(({ isIssued }) => isIssued)).toBe(true);
    expect(await room.count()).toBe(before + 40);
  });

  test('what cannot be signed is told of its record, and the others are issued', async () => {
    const nameless = aRecord({ credentialData: { award: 'x' } });
    expect(await issueAll([nameless, aRecord()])).toEqual([
      expect.objectContaining({ isIssued: false, error: 'VALIDATION_FAILED' }),
      expect.objectContaining({ isIssued: true }),
    ]);
  });

  test.each([
    ['a Viewer', custodianContext(archive, 'Viewer'), 'FORBIDDEN'],
    ['a Reviewer', custodianContext(archive, 'Reviewer'), 'FORBIDDEN'],
    ['an Admin', custodianContext(archive, 'Admin'), 'SUCCESS'],
    ['somebody of another custodian', custodianContext(board), 'FORBIDDEN'],
    ['an issuer', issuerContext(issuer), 'SCOPE_MISSING'],
    ['a unit', unitContext(), 'SCOPE_MISSING'],
    ['nobody', newContext(), 'UNAUTHENTICATED'],
    [
      'somebody of a suspended custodian',
      contextOf({ ...attester.identity, custodianStatus: 'SUSPENDED' } as Context['identity']),
      'CUSTODIAN_NOT_ACTIVE',
    ],
  ])('%s', async (_who, context, code) => {
    expect(await codeOf(issueAll([aRecord()], { context }))).toBe(code);
  });

  test.each([['SUSPENDED'], ['REVOKED'], ['PENDING_APPROVAL']] as const)(
    'a custodian that is %s issues nothing',
    async (status) => {
      board.status = status;
      const before = await room.count();
      const work = issueAll([aRecord()], { of: board, context: custodianContext(board) });
      expect(await codeOf(work)).toBe('CUSTODIAN_NOT_ACTIVE');
      board.status = 'ACTIVE';
      expect(await room.count()).toBe(before);
    },
  );

  test('a custodian that nobody knows is refused', async () => {
    const unknown = aCustodian(9);
    expect(await codeOf(issueAll([aRecord()], { of: unknown, context: custodianContext(unknown) }))).toBe(
      'NOT_FOUND',
    );
  });

  test('501 records are too many', async () => {
    const many = Array.from({ length: 501 }, () => aRecord());
    expect(await codeOf(issueAll(many))).toBe('VALIDATION_FAILED');
  });

  test('the ids of a custodian are found, those of others and unknown ones are not', async () => {
    const [own, foreign] = [await issue(), await issue({}, { of: board, context: custodianContext(board) })];
    const asked = { custodianDid: archive.did, credentialIds: [own, foreign, newId()] };
    expect(await room.ports.attested.find(asked, unitContext())).toEqual([
      {
        credentialId: own,
        credentialStatus: 'ISSUED',
        holderDid: HOLDER_DID,
        issuanceTimestamp: new Date(START),
      },
    ]);
  });
});

describe('issuing as a custodian with its own key', () => {
  const context = custodianContext(byok);
  const at = Date.parse(START);
  const frame = { custodianDid: byok.did, credentialType: 'ArchivedRecordCredential' };
  const own = (given: object = {}) => ({
    keyId: `${byok.did}#key-1`,
    issuanceTimestamp: at,
    proofCreatedTimestamp: at + 1,
    ...given,
  });
  type Record = ReturnType<typeof aRecord>;
  const prepare = (records: readonly Record[], given: object = {}) =>
    room.ports.attested.prepare({ ...frame, own: own(), records, ...given }, context);
  const signatureOf = (bytes: Uint8Array | undefined, by = byok.signer()) =>
    Buffer.from(by.sign(bytes ?? Buffer.alloc(1))).toString('base64');
  const send = (records: readonly (Record & { signature?: string })[], given: object = {}) =>
    room.ports.attested.issue({ ...frame, own: own(), records, ...given }, context);
  const signed = async (record: Record, given: object = {}) => {
    const [prepared] = await prepare([record], given);
    return { ...record, signature: signatureOf(prepared?.guide?.bytesToSign) };
  };

  test('what is prepared is what a verifier hashes, and its signature makes the credential', async () => {
    const records = [aRecord(), aRecord({ credentialData: { award: 'x' } }), aRecord()];
    const before = await room.count();
    const prepared = await prepare(records);
    expect(prepared.map(({ credentialId }) => credentialId)).toEqual(
      records.map(({ credentialId }) => credentialId),
    );
    expect(prepared[1]).toMatchObject({
      error: 'VALIDATION_FAILED',
      message: expect.stringMatching(/^credential_data.name: /),
    });
    const guide = prepared[0]!.guide!;
    const hashes = [guide.canonicalProofConfiguration, guide.canonicalCredential].map((text) =>
      createHash('sha256').update(text).digest(),
    );
    expect(guide.bytesToSign).toEqual(Buffer.concat(hashes));
    expect(JSON.parse(guide.canonicalCredential)).toMatchObject({
      id: `urn:uuid:${records[0]!.credentialId}`,
      issuer: { id: byok.did, name: 'Archive 3' },
      issuanceDate: new Date(at).toISOString(),
      credentialSubject: { id: HOLDER_DID, name: 'Aoife Ní Bhriain' },
    });
    expect(await room.count()).toBe(before);

    const sent = records.map((record, index) => ({
      ...record,
      signature: signatureOf(prepared[index]?.guide?.bytesToSign),
    }));
    expect(await send(sent)).toMatchObject([
      { isIssued: true },
      { isIssued: false, error: 'VALIDATION_FAILED' },
      { isIssued: true },
    ]);
    const stored = await room.service.get({ credentialId: records[0]!.credentialId }, context);
    expect(stored).toMatchObject({
      authorityType: 'CUSTODIAN',
      signingMode: 'BYOK',
      verificationMethod: `${byok.did}#key-1`,
      issuanceTimestamp: new Date(at),
      proofCreatedTimestamp: new Date(at + 1),
    });
    const { proof, ...rest } = JSON.parse(stored.vcJson);
    expect(canonicalize(rest)).toBe(guide.canonicalCredential);
    expect(proof.verificationMethod).toBe(`${byok.did}#key-1`);
  });

  test('sent again it is found, and other bytes under the same id are refused', async () => {
    const record = aRecord();
    const sent = await signed(record);
    const before = await room.count();
    expect(await send([sent])).toMatchObject([{ isIssued: true }]);
    const both = await Promise.all([send([sent]), send([sent])]);
    for (const results of both) expect(results).toMatchObject([{ isIssued: true }]);
    expect(await room.count()).toBe(before + 1);
    const changed = await signed({ ...record, credentialData: { name: 'Somebody Else' } });
    expect(await send([changed])).toMatchObject([{ isIssued: false, error: 'DUPLICATE' }]);
  });

  test.each<[string, (sent: Record & { signature: string }) => object, object, string]>([
    ['no signature', ({ signature: _, ...rest }) => rest, {}, 'BYOK_FIELDS_REQUIRED'],
    ['an empty one', (sent) => ({ ...sent, signature: '' }), {}, 'VALIDATION_FAILED'],
    ['one that is no base64', (sent) => ({ ...sent, signature: '!' }), {}, 'VALIDATION_FAILED'],
    [
      '63 bytes',
      (sent) => ({ ...sent, signature: Buffer.alloc(63).toString('base64') }),
      {},
      'VALIDATION_FAILED',
    ],
    [
      'zeros',
      (sent) => ({ ...sent, signature: Buffer.alloc(64).toString('base64') }),
      {},
      'SIGNATURE_INVALID',
    ],
    [
      'another key',
      (sent) => ({ ...sent, signature: signatureOf(Buffer.alloc(64), archive.signer()) }),
      {},
      'SIGNATURE_INVALID',
    ],
    ['another id', (sent) => ({ ...sent, credentialId: newId() }), {}, 'SIGNATURE_INVALID'],
    ['another wallet', (sent) => ({ ...sent, holderDid: 'did:key:z6MkOther' }), {}, 'SIGNATURE_INVALID'],
    ['other claims', (sent) => ({ ...sent, credentialData: { name: 'Eve' } }), {}, 'SIGNATURE_INVALID'],
    ['another type', (sent) => sent, { credentialType: 'Other' }, 'SIGNATURE_INVALID'],
    ['an expiration', (sent) => sent, { expirationTimestamp: at + HOUR }, 'SIGNATURE_INVALID'],
    ['another instant', (sent) => sent, { own: own({ issuanceTimestamp: at + 5 }) }, 'SIGNATURE_INVALID'],
  ])('%s fails, and beside it the rest is issued', async (_what, change, given, error) => {
    const [wrong, right] = [await signed(aRecord()), aRecord()];
    const before = await room.count();
    const good = await signed(right, given);
    expect(await send([change(wrong) as never, good], given)).toMatchObject([
      { isIssued: false, error },
      { isIssued: true },
    ]);
    expect(await room.count()).toBe(before + 1);
  });

  test('a key that is not its own is told of each record', async () => {
    const sent = await signed(aRecord());
    expect(await send([sent], { own: own({ keyId: 'key-9' }) })).toMatchObject([
      { isIssued: false, error: 'VALIDATION_FAILED', message: expect.stringMatching(/^key_id: /) },
    ]);
  });

  test('a retired key signs nothing more', async () => {
    const rotating = aCustodian(5, { mode: 'BYOK' });
    const its = await aCredentialsRoom([], { custodians: [rotating] });
    const record = aRecord();
    const terms = {
      custodianDid: rotating.did,
      credentialType: 'ArchivedRecordCredential',
      own: own({ keyId: `${rotating.did}#key-1` }),
    };
    const as = custodianContext(rotating);
    const [{ guide } = { guide: undefined }] = await its.ports.attested.prepare(
      { ...terms, records: [record] },
      as,
    );
    const old = signatureOf(guide?.bytesToSign, rotating.signer());
    rotating.rotate();
    const sent = { ...terms, records: [{ ...record, signature: old }] };
    expect(await its.ports.attested.issue(sent, as)).toMatchObject([
      { isIssued: false, error: 'VALIDATION_FAILED', message: expect.stringMatching(/key-1 is retired/) },
    ]);
    const now = { ...sent, own: own({ keyId: 'key-2' }) };
    expect(await its.ports.attested.issue(now, as)).toMatchObject([
      { isIssued: false, error: 'SIGNATURE_INVALID', message: expect.stringMatching(/issue\/prepare/) },
    ]);
    await its.end();
  });

  test.each([['SUSPENDED'], ['REVOKED'], ['PENDING_APPROVAL']] as const)(
    'one that is %s neither prepares nor issues',
    async (status) => {
      const sent = await signed(aRecord());
      byok.status = status;
      expect(await codeOf(prepare([aRecord()]))).toBe('CUSTODIAN_NOT_ACTIVE');
      expect(await codeOf(send([sent]))).toBe('CUSTODIAN_NOT_ACTIVE');
      byok.status = 'ACTIVE';
    },
  );

  test.each<[string, () => Promise<unknown>, string]>([
    ['501 records', () => prepare(Array.from({ length: 501 }, () => aRecord())), 'VALIDATION_FAILED'],
    ['an unknown custodian', () => prepare([aRecord()], { custodianDid: aCustodian(9).did }), 'NOT_FOUND'],
    [
      'one that is not the caller’s',
      () => room.ports.attested.issue({ ...frame, own: own(), records: [aRecord()] }, attester),
      'FORBIDDEN',
    ],
  ])('%s is refused', async (_what, work, code) => {
    expect(await codeOf(work())).toBe(code);
  });

  test('a signature for one whose key the platform holds fails', async () => {
    const records = [{ ...aRecord(), signature: Buffer.alloc(64).toString('base64') }];
    const terms = { ...frame, custodianDid: archive.did, own: own({ keyId: `${archive.did}#key-1` }) };
    expect(await room.ports.attested.issue({ ...terms, records }, attester)).toMatchObject([
      { isIssued: false, error: 'VALIDATION_FAILED' },
    ]);
  });
});

describe('what a custodian has issued', () => {
  const counted = aCustodian(4);
  const context = custodianContext(counted);
  let own: CredentialsRoom;
  beforeAll(async () => {
    // A DID that is an issuer's as well: they are two authorities.
    own = await aCredentialsRoom([{ ...counted, view: counted.view }], { custodians: [counted] });
    const records = Array.from({ length: 30 }, (_, at) => aRecord({ credentialId: derivedId('of', at) }));
    const issuance = { custodianDid: counted.did, credentialType: 'ArchivedRecordCredential' };
    await own.ports.attested.issue({ ...issuance, records }, context);
    const expirationTimestamp = own.now().getTime() + HOUR;
    await own.ports.attested.issue(
      { ...issuance, expirationTimestamp, records: [aRecord(), aRecord()] },
      context,
    );
    await own.service.issue(anIssueInput(counted), issuerContext(counted));
  });
  afterAll(() => own.end());

  const calls = () => {
    const [binding] = createCredentialBindings(own.subgraph);
    const contract = rpcsOf(loadProtos([binding!.proto]), binding!.service);
    return async (name: string, request: object) => {
      const [rpc, row] = [contract[name]!, binding!.rpcs[name]!];
      const args = row.args(rpc.requestDeserialize(rpc.requestSerialize(request)));
      return rpc.responseDeserialize(
        rpc.responseSerialize(row.reply(await row.resolver({}, args, unitContext()))),
      ) as never as { credentials: object[]; total: string; stats: Record<string, never> };
    };
  };

  test('is listed and counted apart from what an issuer of the same DID has issued', async () => {
    expect((await own.service.list({}, context)).total).toBe(32);
    expect((await own.service.list({}, issuerContext(counted))).total).toBe(1);
    expect(await own.service.stats({}, context)).toMatchObject({ total: 32, expiring30d: 2 });
    const call = calls();
    expect(await call('ListCredentialsByCustodian', { did: counted.did, pageSize: 5 })).toMatchObject({
      total: '32',
      credentials: Array.from({ length: 5 }, () =>
        expect.objectContaining({ custodianId: counted.issuerId, authorityType: 'CUSTODIAN' }),
      ),
    });
    expect((await call('GetCustodianCredentialStats', { custodianDid: counted.did })).stats).toMatchObject({
      total: '32',
    });
    const [from, to] = [own.now().getTime(), own.now().getTime() + 2 * HOUR];
    expect(
      await call('ListCustodianCredentialsExpiringBetween', { custodianDid: counted.did, from, to }),
    ).toMatchObject({ total: '2' });
    const credentialId = derivedId('of', 0);
    expect(
      await call('GetCredentialForCustodian', { credentialId, custodianDid: counted.did }),
    ).toMatchObject({ credential: { credentialId } });
  });

  test.each([
    ['a page', () => own.service.list({ first: 5 }, context), 5],
    [
      'those of a type',
      () => own.service.list({ first: 5, filter: { type: 'ArchivedRecordCredential' } }, context),
      5,
    ],
    [
      'what expires next',
      () => own.service.expiring({ from: own.now(), to: new Date(own.now().getTime() + 2 * HOUR) }, context),
      2,
    ],
    ['one by its id', () => own.service.get({ credentialId: derivedId('of', 1) }, context), 1],
  ])('%s is read by an index', async (_what, ask, most) => {
    const { examined } = await examinedBy(own.connection, ask);
    expect(examined).toBeLessThanOrEqual(most);
  });

  test('expires, and the network counts it', async () => {
    own.setTime(Date.parse(START) + 2 * HOUR);
    expect(await own.service.stats({}, context)).toMatchObject({
      byStatus: [
        { key: 'ISSUED', count: 30 },
        { key: 'EXPIRED', count: 2 },
      ],
    });
    expect(await own.service.expireDue(unitContext('credential-issuance'))).toBe(2);
    expect((await own.service.list({ filter: { status: 'EXPIRED' } }, context)).total).toBe(2);
    expect(await own.service.networkStats({}, unitContext())).toMatchObject({ total: 33 });
    own.setTime(START);
  });
});

describe('revoking', () => {
  test.each([
    ['Viewer', 'FORBIDDEN'],
    ['Reviewer', 'FORBIDDEN'],
    ['Attester', 'SUCCESS'],
    ['Admin', 'SUCCESS'],
  ] as const)('as %s', async (role, code) => {
    const credentialId = await issue();
    const context = custodianContext(archive, role);
    expect(await codeOf(room.service.revoke({ credentialId, reason: REASON }, context))).toBe(code);
    expect(
      await codeOf(room.service.setCategory({ credentialId, category: 'DATA_CORRECTION' }, context)),
    ).toBe(code);
  });

  test('is only of its own, of an issuer’s as little as of another custodian’s', async () => {
    const foreign = [
      await issue({}, { of: board, context: custodianContext(board) }),
      (await room.service.issue(anIssueInput(issuer), issuerContext(issuer))).credentialId,
      newId(),
    ];
    for (const credentialId of foreign)
      expect(await codeOf(room.service.revoke({ credentialId, reason: REASON }, attester))).toBe('NOT_FOUND');
  });

  test('shows in the status list that the custodian signs', async () => {
    room.setStatusLists(true);
    const credentialId = await issue();
    room.setStatusLists(false);
    const { vcJson } = await room.service.get({ credentialId }, attester);
    const { statusListCredential } = JSON.parse(vcJson).credentialStatus;
    const statusListId = statusListCredential.split('/').at(-1);
    const encoded = async () => {
      const list = await room.service.statusList({ statusListId }, newContext());
      expect(JSON.parse(list.vcJson).issuer).toEqual({ id: archive.did, name: 'Archive 1' });
      return JSON.parse(list.vcJson).credentialSubject.encodedList;
    };
    const before = await encoded();
    await room.service.revoke({ credentialId, reason: REASON }, attester);
    expect(await encoded()).not.toBe(before);
    archive.status = 'REVOKED';
    expect(await codeOf(room.service.statusList({ statusListId }, newContext()))).toBe(
      'CUSTODIAN_NOT_ACTIVE',
    );
    archive.status = 'ACTIVE';
  });

  test('the holder keeps what was not revoked', async () => {
    const credentialId = await issue();
    await room.service.claim({ credentialId }, holderContext());
    expect(await room.service.get({ credentialId }, holderContext())).toMatchObject({
      claimStatus: 'CLAIMED',
    });
  });
});

describe('replacing a credential by that of the corrected record', () => {
  const link = (oldCredentialId: string, newCredentialId: string, context = attester) =>
    room.service.link({ oldCredentialId, newCredentialId }, context);

  test.each([
    ['Viewer', 'FORBIDDEN'],
    ['Reviewer', 'FORBIDDEN'],
    ['Attester', 'SUCCESS'],
    ['Admin', 'SUCCESS'],
  ] as const)('as %s', async (role, code) => {
    const [old, successor] = [await issue(), await issue()];
    expect(await codeOf(link(old, successor, custodianContext(archive, role)))).toBe(code);
    const { credentialStatus } = await room.service.get({ credentialId: old }, attester);
    expect(credentialStatus).toBe(code === 'SUCCESS' ? 'SUPERSEDED' : 'ISSUED');
  });

  test('is only of its own by its own, and of the version that was read', async () => {
    const own = await issue();
    const foreign = [
      await issue({}, { of: board, context: custodianContext(board) }),
      (await room.service.issue(anIssueInput(issuer), issuerContext(issuer))).credentialId,
      newId(),
    ];
    for (const other of foreign) {
      expect(await codeOf(link(own, other))).toBe('NOT_FOUND');
      expect(await codeOf(link(other, own))).toBe('NOT_FOUND');
    }
    const successor = await issue();
    expect(await codeOf(link(own, successor, { ...attester, expectedRowVersion: 7 }))).toBe(
      'ROW_VERSION_MISMATCH',
    );
    expect(await link(own, successor, { ...attester, expectedRowVersion: 1 })).toMatchObject({
      supersededByCredentialId: successor,
    });
  });
});

describe('the search of a custodian', () => {
  const search = (given: object = {}) =>
    room.ports.attested.search({ custodianDid: archive.did, limit: 10, ...given }, attester);
  const named = (name: string, given: object = {}, more: object = {}) =>
    issue({ credentialData: { name, award: 'Leaving Certificate' }, ...given }, more);

  test('finds by the name of the holder, by its id and by when it expires', async () => {
    const soon = Date.parse(START) + 24 * HOUR;
    const first = await named('Zuzana Prvá', {}, { expirationTimestamp: soon });
    const second = await named('Zuzana Druhá');
    await named('Zuzana Other', {}, { context: custodianContext(board), of: board });
    expect((await search({ q: 'zuzana' })).map(({ credentialId }) => credentialId).sort()).toEqual(
      [first, second].sort(),
    );
    expect(await search({ q: 'druh' })).toMatchObject([
      { holderName: 'Zuzana Druhá', credentialStatus: 'ISSUED' },
    ]);
    expect(await search({ q: first })).toEqual([
      {
        credentialId: first,
        credentialStatus: 'ISSUED',
        holderName: 'Zuzana Prvá',
        expirationTimestamp: new Date(soon),
      },
    ]);
    const until = (at: number) => ({ expiresBefore: new Date(at) });
    expect(await search({ q: 'zuzana', ...until(soon) })).toEqual([]);
    expect(await search({ q: 'zuzana', ...until(soon + 1) })).toMatchObject([{ credentialId: first }]);
    const expiring = await search(until(soon + 1));
    expect(expiring.map(({ credentialId }) => credentialId)).toContain(first);
    expect(expiring.map(({ credentialId }) => credentialId)).not.toContain(second);
    room.setTime(new Date(soon + HOUR).toISOString());
    expect(await search({ q: 'zuzana', status: 'EXPIRED' })).toMatchObject([{ credentialId: first }]);
    expect(await search({ q: 'zuzana', status: 'ISSUED' })).toMatchObject([{ credentialId: second }]);
  });

  test.each<[string, object]>([
    ['too many', { limit: 101 }],
    ['a status that there is not', { status: 'LOST' }],
    ['no DID', { custodianDid: 'archive' }],
  ])('%s is refused', async (_name, given) => {
    expect(await codeOf(search(given))).toBe('VALIDATION_FAILED');
  });
});

test('another process issues and finds in the name of the person whom the gateway vouches for', async () => {
  const client = wireTo(createCustodianCredentialsBinding(room.subgraph.internal));
  const vouched: unknown[] = [];
  const remote = createRemoteAttestedCredentials(client as never, async (_context, given) => {
    vouched.push(given);
    return 'a token';
  });
  const record = aRecord();
  const asked = { custodianDid: archive.did, credentialType: 'ArchivedRecordCredential', records: [record] };
  expect(await remote.issue(asked, attester)).toEqual([
    { credentialId: record.credentialId, isIssued: true },
  ]);
  expect(vouched).toEqual([{ to: ['custodian-registry'], fields: ['Mutation.issueFromAttestation'] }]);

  const terms = {
    custodianDid: byok.did,
    credentialType: 'ArchivedRecordCredential',
    expirationTimestamp: room.now().getTime() + HOUR,
    own: { keyId: 'key-1', issuanceTimestamp: 1, proofCreatedTimestamp: room.now().getTime() },
  };
  const theirs = [aRecord(), aRecord({ credentialData: {} })];
  const prepared = await remote.prepare({ ...terms, records: theirs }, attester);
  const local = await room.ports.attested.prepare({ ...terms, records: theirs }, attester);
  expect(prepared).toEqual(local);
  const signature = Buffer.from(byok.signer().sign(prepared[0]!.guide!.bytesToSign)).toString('base64');
  const sent = { ...terms, records: [{ ...theirs[0]!, signature }] };
  expect(await remote.issue(sent, custodianContext(byok))).toEqual([
    { credentialId: theirs[0]!.credentialId, isIssued: true },
  ]);
  const ids = { custodianDid: archive.did, credentialIds: [record.credentialId] };
  expect(await remote.find(ids, attester)).toEqual(await room.ports.attested.find(ids, attester));
  expect(await remote.find({ ...ids, credentialIds: [] }, attester)).toEqual([]);
  for (const sought of [
    { q: 'aoife' },
    { status: 'ISSUED' as const, expiresBefore: new Date('2040-01-01') },
  ]) {
    const input = { custodianDid: archive.did, limit: 5, ...sought };
    expect(await remote.search(input, attester)).toEqual(await room.ports.attested.search(input, attester));
  }
  expect(
    await remote.issue({ ...asked, records: [aRecord({ credentialData: {} })] }, attester),
  ).toMatchObject([{ isIssued: false, error: 'VALIDATION_FAILED', message: expect.stringMatching(/name/) }]);
});

describe('issuing as a custodian of the demonstration, for whom nobody has to vouch', () => {
  const core = unitContext('core-engine');
  const issuance = (
    credentials: readonly ReturnType<typeof aRecord>[],
    of: { readonly did: string } = shown,
  ) => ({
    custodianDid: of.did,
    credentialType: 'ArchivedRecordCredential',
    credentials,
  });
  const demo = () => room.ports.demo;

  test('makes credentials that are marked, once under each id, and go with the demonstration', async () => {
    const record = aRecord();
    const kept = await issue();
    for (let times = 0; times < 2; times++) await demo().issueForCustodian(issuance([record]), core);
    const of = { custodianDid: shown.did, credentialIds: [record.credentialId] };
    expect(await room.ports.attested.find(of, attester)).toHaveLength(1);
    const [entry] = await room.connection
      .collection('audit_entries')
      .find({ action: 'credential.issued', 'subject.id': record.credentialId })
      .toArray();
    expect(entry).toMatchObject({ org: { type: 'CUSTODIAN', id: shown.issuerId } });
    expect(await demo().remove(core)).toEqual({ removed: 1 });
    expect(await room.ports.attested.find(of, attester)).toEqual([]);
    expect(await room.service.get({ credentialId: kept }, attester)).toMatchObject({
      issuerDid: archive.did,
    });
  });

  test('is refused for every other custodian, for what cannot be issued, and to everybody else', async () => {
    const before = await room.count();
    const issuing = (given: object, context = core) =>
      codeOf(demo().issueForCustodian({ ...issuance([aRecord()]), ...given }, context));
    expect(await issuing({ custodianDid: archive.did })).toBe('FORBIDDEN');
    expect(await issuing({ credentials: [aRecord({ credentialData: {} })] })).toBe('VALIDATION_FAILED');
    expect(await issuing({ credentials: [] })).toBe('VALIDATION_FAILED');
    for (const context of [custodianContext(shown), attester, issuerContext(issuer), holderContext()])
      expect(await issuing({}, context)).toBe('SCOPE_MISSING');
    expect(await room.count()).toBe(before);
  });

  test('is asked by another process in the same words', async () => {
    const binding = createCredentialBindings(room.subgraph).find(
      ({ service }) => service === 'testamur.internal.DemoCredentialService',
    )!;
    const client = wireTo(binding);
    const remote = createRemoteDemoCredentials(client as never, client as never);
    const record = aRecord();
    await remote.issueForCustodian(issuance([record]), core);
    const { vcJson } = await room.service.get({ credentialId: record.credentialId }, custodianContext(shown));
    expect(JSON.parse(vcJson).credentialSubject).toEqual({ id: HOLDER_DID, ...record.credentialData });
    expect(await codeOf(remote.issueForCustodian(issuance([aRecord()], archive), core))).toBe('FORBIDDEN');
    expect(await remote.remove(core)).toEqual({ removed: 1 });
  });
});
