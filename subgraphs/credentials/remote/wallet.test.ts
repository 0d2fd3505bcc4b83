import type { Certificates } from '../../../grpc/certificates.ts';
import { createGrpcClient } from '../../../grpc/client.ts';
import { createGrpcServer } from '../../../grpc/server.ts';
import { noMetrics, silentLog, temporaryFolder, testCertificates } from '../../../grpc/testing/echo.ts';
import { type Context, newContext } from '../../../kernel/context.ts';
import { isAppError } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import type { HeldCredentials, IssuedCredentials } from '../../holders/ports.ts';
import { createCredentialBindings } from '../rpcs.ts';
import { aTemplate } from '../templates/testing.ts';
import {
  aCredentialsRoom,
  aCustodian,
  anIssueInput,
  anIssuer,
  type CredentialsRoom,
  custodianContext,
  HOLDER_DID,
  issuerContext,
} from '../testing.ts';
import { createRemoteWallet } from './wallet.ts';

const OTHER_DID = 'did:key:z6MkpTHR8VNsBxYAAWHut2Geadd9jSwuBV8xRoAnwWsdvktH';
const issuer = anIssuer(1);
const foreign = anIssuer(2);
// Its DID is an issuer's as well: they are two authorities.
const archive = aCustodian(3);
const folder = temporaryFolder();
const closers: (() => unknown)[] = [];
let certificates: Certificates;
let room: CredentialsRoom;
let ways: Readonly<Record<string, { held: HeldCredentials; issued: IssuedCredentials }>>;

beforeAll(async () => {
  certificates = await testCertificates(folder.dir);
  room = await aCredentialsRoom([issuer, foreign, archive], { custodians: [archive] });
  const server = createGrpcServer({
    unit: 'issuer-registry',
    bindings: createCredentialBindings(room.subgraph),
    certificates,
    log: silentLog,
    metrics: noMetrics,
  });
  await server.bind('127.0.0.1', 0);
  const client = createGrpcClient({
    unit: 'core-engine',
    certificates,
    target: { host: '127.0.0.1', port: server.address?.port ?? 0, serverName: 'issuer-registry' },
    proto: 'testamur/issuance/credential_issuance.proto',
    service: 'testamur.issuance.CredentialIssuanceService',
    deadlineMs: 20_000,
    log: silentLog,
  });
  closers.push(
    () => client.close(),
    () => server.close(),
  );
  ways = { 'in process': room.ports, 'over gRPC': createRemoteWallet(client) };
});
afterAll(async () => {
  for (const close of closers) close();
  certificates.close();
  folder.remove();
  await room.end();
});

// The holder's own context: the wallet asks in its place.
const asking = (): Context =>
  newContext({ identity: { kind: 'holder', holderId: 'h', dids: [HOLDER_DID] }, idempotencyKey: 'k' });
const issue = async (given: Record<string, unknown> = {}) =>
  (await room.service.issue(anIssueInput(issuer, given), issuerContext(issuer))).credentialId;
const codeOf = async (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (isAppError(error) ? error.code : String(error)),
  );

describe.each(['in process', 'over gRPC'])('%s', (name) => {
  const way = () => ways[name]!;

  test('a credential is found by its holder, byte for byte, and by nobody else', async () => {
    const id = await issue({ expirationTimestamp: new Date('2027-03-01T10:00:00Z').getTime() });
    const stored = (await room.connection.model('Credential').findById(id).lean()) as {
      vcJson: string;
    } | null;
    const found = await way().held.byId(id, [OTHER_DID, HOLDER_DID], asking());
    expect(found).toMatchObject({
      credentialId: id,
      authorityType: 'ISSUER',
      issuerDid: issuer.did,
      issuerId: issuer.issuerId,
      holderDid: HOLDER_DID,
      holderName: 'Aoife Ní Bhriain',
      credentialType: 'UniversityDegreeCredential',
      credentialStatus: 'ISSUED',
      claimStatus: 'UNCLAIMED',
      expirationTimestamp: new Date('2027-03-01T10:00:00Z'),
      issuanceTimestamp: room.now(),
      statusChangedAt: room.now(),
      vcJson: stored?.vcJson,
    });
    expect(found?.revocation).toBeUndefined();
    expect(found?.supersededByCredentialId).toBeUndefined();
    expect(await way().held.byId(id, [OTHER_DID], asking())).toBeUndefined();
    expect(await way().held.byId(id, [], asking())).toBeUndefined();
    expect(await way().held.byId(newId(), [HOLDER_DID], asking())).toBeUndefined();
  });

  test('a credential tells how the version of the template has certificates look by which it was issued', async () => {
    const by = () => issuerContext(issuer);
    const display = { layout: 'MODERN', background: '#12355b', textColor: '#ffe0c0' };
    const { logoUrl, ...look } = { ...display, logoUrl: 'https://ardmore.example/logo.png' };
    const { templateId } = await room.templates.create(aTemplate({ display: { ...look, logoUrl } }), by());
    await room.templates.publish({ templateId }, by());
    const first = await issue({ templateId });
    await room.templates.update({ templateId, ...aTemplate({ display: { layout: 'PLAIN' } }) }, by());
    const beforeSecond = await issue({ templateId });
    await room.templates.publish({ templateId }, by());
    const second = await issue({ templateId });
    const corrected = { credentialId: first, credentialData: { name: 'Aoife' }, reason: 'A slip' };
    const { credentialId: successor } = await room.service.reissue(corrected, by());
    await room.templates.archive({ templateId }, by());

    const looksOf = (id: string) => way().held.byId(id, [HOLDER_DID], asking());
    for (const [id, expected] of [
      [first, look],
      [beforeSecond, look],
      [second, { layout: 'PLAIN' }],
      [successor, look],
      [await issue(), undefined],
    ] as const)
      expect((await looksOf(id))?.look).toEqual(expected);

    // Of a version that is unknown here, or that is of somebody else, nothing is told; the credential is.
    const stored = room.connection.model('Credential');
    for (const set of [
      { templateVersion: 99 },
      { templateVersion: 1, issuerId: foreign.issuerId },
      { templateId: newId() },
    ]) {
      await stored.updateOne({ _id: second }, { $set: set });
      expect(await looksOf(second)).toMatchObject({ credentialId: second, look: undefined });
    }
  });

  test('the list spans all DIDs, skips by rows and narrows by status and name', async () => {
    const [a, b] = [
      `did:key:z6Mk${name === 'in process' ? 'a' : 'b'}1`,
      `did:key:z6Mk${name === 'in process' ? 'a' : 'b'}2`,
    ];
    const ids: string[] = [];
    for (const [index, holderDid] of [a, b, a].entries()) {
      room.setTime(new Date(room.now().getTime() + 1000));
      ids.unshift(await issue({ holderDid, credentialData: { name: `Zed ${index}` } }));
    }
    const list = async (given: object) =>
      way().held.list({ dids: [a, b], offset: 0, limit: 10, ...given }, asking());
    const idsOf = async (given: object) => (await list(given)).items.map(({ credentialId }) => credentialId);
    expect(await idsOf({})).toEqual(ids);
    expect((await list({ limit: 1 })).total).toBe(3);
    expect(await idsOf({ offset: 1, limit: 1 })).toEqual([ids[1]]);
    expect(await idsOf({ dids: [b] })).toEqual([ids[1]]);
    expect(await idsOf({ query: 'Zed 2' })).toEqual([ids[0]]);
    expect(await idsOf({ status: 'REVOKED' })).toEqual([]);
    expect(await list({ dids: [] })).toMatchObject({ items: [], total: 0 });
  });

  test('a claim is the holder’s, and repeating it changes nothing', async () => {
    const id = await issue();
    expect(await codeOf(way().held.claim(id, OTHER_DID, asking()))).toBe('NOT_FOUND');
    expect((await way().held.claim(id, HOLDER_DID, asking())).claimStatus).toBe('CLAIMED');
    expect((await way().held.claim(id, HOLDER_DID, asking())).claimStatus).toBe('CLAIMED');
  });

  test('a credential that was declined stays declined, and a claimed one cannot be', async () => {
    const id = await issue();
    expect(await codeOf(way().held.decline(id, OTHER_DID, asking()))).toBe('NOT_FOUND');
    expect((await way().held.decline(id, HOLDER_DID, asking())).claimStatus).toBe('DECLINED');
    expect((await way().held.decline(id, HOLDER_DID, asking())).claimStatus).toBe('DECLINED');
    expect(await codeOf(way().held.claim(id, HOLDER_DID, asking()))).toBe('INVALID_STATE_TRANSITION');
    const claimed = await issue();
    await way().held.claim(claimed, HOLDER_DID, asking());
    expect(await codeOf(way().held.decline(claimed, HOLDER_DID, asking()))).toBe('INVALID_STATE_TRANSITION');
  });

  test('a revocation is the issuer’s, and the wallet sees its reason', async () => {
    const id = await issue();
    const revocation = { credentialId: id, reason: 'The holder asked.', revokedBy: 'member-7' };
    const [own, other] = [issuer, foreign].map(({ did }) => ({ type: 'ISSUER', did }) as const);
    expect(await way().issued.byId(id, other!, asking())).toBeUndefined();
    expect((await way().issued.byId(id, own!, asking()))?.credentialId).toBe(id);
    expect(await codeOf(way().issued.revoke({ ...revocation, authority: other! }, asking()))).toBe(
      'NOT_FOUND',
    );
    await way().issued.revoke({ ...revocation, authority: own! }, asking());
    await way().issued.revoke({ ...revocation, authority: own! }, asking());
    const found = await way().held.byId(id, [HOLDER_DID], asking());
    expect(found).toMatchObject({
      credentialStatus: 'REVOKED',
      revocation: { reason: 'The holder asked.', category: '', revokedAt: room.now() },
    });
    expect(await codeOf(way().held.claim(id, HOLDER_DID, asking()))).toBe('INVALID_STATE_TRANSITION');
  });

  test('what a custodian has issued is told apart from what an issuer of the same DID has', async () => {
    const record = { credentialId: newId(), holderDid: HOLDER_DID, credentialData: { name: 'Aoife' } };
    const asked = {
      custodianDid: archive.did,
      credentialType: 'ArchivedRecordCredential',
      records: [record],
    };
    await room.ports.attested.issue(asked, custodianContext(archive));
    const { credentialId: id } = record;
    const [custodian, namesake] = (['CUSTODIAN', 'ISSUER'] as const).map((type) => ({
      type,
      did: archive.did,
    }));

    expect(await way().held.byId(id, [HOLDER_DID], asking())).toMatchObject({
      authorityType: 'CUSTODIAN',
      issuerDid: archive.did,
      issuerId: archive.issuerId,
    });
    expect(await way().issued.byId(id, namesake!, asking())).toBeUndefined();
    expect(await way().issued.byId(id, custodian!, asking())).toMatchObject({ authorityType: 'CUSTODIAN' });
    const revocation = { credentialId: id, reason: 'The holder asked.', revokedBy: 'member-7' };
    expect(await codeOf(way().issued.revoke({ ...revocation, authority: namesake! }, asking()))).toBe(
      'NOT_FOUND',
    );
    await way().issued.revoke({ ...revocation, authority: custodian! }, asking());
    expect(await way().held.byId(id, [HOLDER_DID], asking())).toMatchObject({
      credentialStatus: 'REVOKED',
      revocation: { reason: 'The holder asked.' },
    });
  });
});
