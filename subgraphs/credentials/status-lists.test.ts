import { gunzipSync } from 'node:zlib';
import { jest } from '@jest/globals';
import { verifyCredentialProof } from '../../kernel/crypto/credential-proof.ts';
import { digitalBazaarVerifies } from '../../kernel/crypto/testing/digital-bazaar.ts';
import { checkPlatformCredential } from '../../kernel/crypto/testing/platform-credential.ts';
import { newId } from '../../kernel/ids.ts';
import type { Credential } from './credential.ts';
import {
  aCredentialsRoom,
  anIssueInput,
  anIssuer,
  CONTEXT_URL,
  type CredentialsRoom,
  contextOf,
  HOLDER_DID,
  issuerContext,
  STATUS_LISTS_URL,
  type TestIssuer,
  unitContext,
} from './testing.ts';

const PLATFORM = { contextUrl: CONTEXT_URL, statusListsUrl: STATUS_LISTS_URL };
const knownContexts = new Set(['https://www.w3.org/2018/credentials/v1', CONTEXT_URL]);
const HOUR = 60 * 60 * 1000;
const anybody = contextOf({ kind: 'anonymous' });
const stranger = anIssuer(90);
const byok = anIssuer(91, { mode: 'BYOK' });
// Each test has an issuer of its own, so that its list holds nothing else.
const issuers = Array.from({ length: 14 }, (_, at) => anIssuer(70 + at));
let room: CredentialsRoom;
let next = 0;

beforeAll(async () => {
  room = await aCredentialsRoom([stranger, byok, ...issuers]);
});
afterAll(() => room.end());
beforeEach(() => room.setStatusLists(true));

function freshIssuer(): TestIssuer {
  const issuer = issuers[next];
  next += 1;
  if (!issuer) throw new Error('Add an issuer to this file.');
  return issuer;
}

const stored = (credentialId: string, from = room) => from.service.get({ credentialId }, unitContext());
async function issued(issuer: TestIssuer, from = room): Promise<Credential> {
  const { credentialId } = await from.service.issue(anIssueInput(issuer), issuerContext(issuer));
  return stored(credentialId, from);
}
const revoke = ({ credentialId }: Credential, issuer: TestIssuer) =>
  room.service.revoke({ credentialId, reason: 'Issued to the wrong person' }, issuerContext(issuer));
const publish = async (statusListId: unknown, from = room) =>
  JSON.parse((await from.service.statusList({ statusListId }, anybody)).vcJson);
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'SUCCESS',
    (error) => error.code,
  );
const indexesOf = (records: readonly Credential[]) =>
  records.map(({ statusListId, statusListIndex }) => `${statusListId}#${statusListIndex}`);

/** The set bits of a list, read with nothing of ours. */
function setBits({ credentialSubject }: { credentialSubject: { encodedList: string } }): number[] {
  const { encodedList } = credentialSubject;
  expect(encodedList).toMatch(/^u[\w-]+$/);
  const text = [...gunzipSync(Buffer.from(encodedList.slice(1), 'base64url'))]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');
  return [...text].flatMap((bit, index) => (bit === '1' ? [index] : []));
}

describe('an index in a list', () => {
  test('is given while status lists are on, and only then', async () => {
    const issuer = freshIssuer();
    room.setStatusLists(false);
    const before = await issued(issuer);
    room.setStatusLists(true);
    const during = await issued(issuer);
    room.setStatusLists(false);
    const after = await issued(issuer);

    for (const { vcJson, statusListId, statusListIndex } of [before, after]) {
      expect(vcJson).not.toContain('credentialStatus');
      expect([statusListId, statusListIndex]).toEqual([undefined, undefined]);
    }
    const url = `${STATUS_LISTS_URL}/${during.statusListId}`;
    const vc = JSON.parse(during.vcJson);
    expect(vc.credentialStatus).toEqual({
      id: `${url}#${during.statusListIndex}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(during.statusListIndex),
      statusListCredential: url,
    });
    expect(checkPlatformCredential(vc, PLATFORM)).toEqual([]);
    // Its list is still there, and told what becomes of it.
    await revoke(during, issuer);
    expect(setBits(await publish(during.statusListId))).toEqual([during.statusListIndex]);
  });

  test('is given to what a batch and a reissue bring, too', async () => {
    const issuer = freshIssuer();
    const record = { holderDid: HOLDER_DID, credentialData: { name: 'A' } };
    const batch = await room.service.issueBatch(
      {
        issuerDid: issuer.did,
        credentialType: 'T',
        records: [record, { ...record, holderDid: 'nobody' }, record],
      },
      issuerContext(issuer),
    );
    const ids = batch.results.flatMap(({ credentialId }) => credentialId ?? []);
    const old = await stored(ids[0] ?? '');
    const { credentialId } = await room.service.reissue(
      { credentialId: old.credentialId, credentialData: { name: 'B' }, reason: 'A slip of the pen' },
      issuerContext(issuer),
    );
    const records = await Promise.all([...ids, credentialId].map((id) => stored(id)));
    expect(new Set(indexesOf(records)).size).toBe(3);
    for (const { vcJson, statusListIndex } of records)
      expect(JSON.parse(vcJson).credentialStatus.statusListIndex).toBe(String(statusListIndex));
  });

  test('is not given to what a BYOK issuer signs, nor prepared for it', async () => {
    const input = await room.signedInput(byok);
    await room.service.issue(input, issuerContext(byok));
    const record = await stored(input.credentialId);
    expect(record.vcJson).not.toContain('credentialStatus');
    expect(record.statusListId).toBeUndefined();
  });

  test('is never given twice, whoever asks at once, and says nothing of the order', async () => {
    const issuer = freshIssuer();
    const records = await Promise.all(Array.from({ length: 200 }, () => issued(issuer)));
    expect(new Set(records.map(({ statusListId }) => statusListId)).size).toBe(1);
    const indexes = records.map(({ statusListIndex = -1 }) => statusListIndex);
    expect(new Set(indexes).size).toBe(200);
    expect(Math.min(...indexes)).toBeGreaterThanOrEqual(0);
    // Of 200 random indexes some lie in each quarter of the list, and they do not rise with time.
    for (const quarter of [0, 1, 2, 3])
      expect(indexes.some((index) => Math.floor((index * 4) / 131_072) === quarter)).toBe(true);
    expect(indexes).not.toEqual([...indexes].sort((a, b) => a - b));
  });
});

describe('a published list', () => {
  test('is a credential of the issuer that any verifier accepts', async () => {
    const issuer = freshIssuer();
    const record = await issued(issuer);
    const vc = JSON.parse(record.vcJson);
    const list = await publish(record.statusListId);
    expect(list).toEqual({
      '@context': ['https://www.w3.org/2018/credentials/v1', CONTEXT_URL],
      type: ['VerifiableCredential', 'BitstringStatusListCredential'],
      id: vc.credentialStatus.statusListCredential,
      issuer: vc.issuer,
      issuanceDate: room.now().toISOString(),
      credentialSubject: {
        id: `${vc.credentialStatus.statusListCredential}#list`,
        type: 'BitstringStatusList',
        statusPurpose: 'revocation',
        encodedList: expect.any(String),
      },
      proof: expect.objectContaining({ cryptosuite: 'eddsa-jcs-2022', proofPurpose: 'assertionMethod' }),
    });
    const { encodedList } = list.credentialSubject;
    expect(gunzipSync(Buffer.from(encodedList.slice(1), 'base64url')).length).toBe(16_384);
    const keysOf = () => issuer.view().keys;
    expect(verifyCredentialProof(list, { keysOf, knownContexts })).toMatchObject({ verified: true });
    expect(await digitalBazaarVerifies(list)).toBe(true);
    const changed = {
      ...list,
      credentialSubject: { ...list.credentialSubject, encodedList: `${encodedList}A` },
    };
    expect(await digitalBazaarVerifies(changed)).toBe(false);
  });

  test('lets an independent verifier see a revocation at once', async () => {
    const issuer = freshIssuer();
    const [kept, revoked] = [await issued(issuer), await issued(issuer)];
    const checkStatus = async ({ credential }: { credential: object }) => {
      const { credentialStatus } = credential as {
        credentialStatus: { statusListCredential: string; statusListIndex: string };
      };
      const { statusListCredential: url, statusListIndex } = credentialStatus;
      const list = await publish(url.slice(url.lastIndexOf('/') + 1));
      const isRevoked = setBits(list).includes(Number(statusListIndex));
      return { verified: list.id === url && (await digitalBazaarVerifies(list)) && !isRevoked };
    };
    const accepted = ({ vcJson }: Credential) => digitalBazaarVerifies(JSON.parse(vcJson), checkStatus);
    expect([await accepted(kept), await accepted(revoked)]).toEqual([true, true]);
    await revoke(revoked, issuer);
    expect([await accepted(kept), await accepted(revoked)]).toEqual([true, false]);
  });

  test('sets the bits of revoked credentials and of no others', async () => {
    const issuer = freshIssuer();
    const records = await Promise.all(Array.from({ length: 12 }, () => issued(issuer)));
    const [superseded, ...others] = records;
    const { credentialId } = await room.service.reissue(
      { credentialId: superseded?.credentialId, credentialData: { name: 'B' }, reason: 'A slip of the pen' },
      issuerContext(issuer),
    );
    expect((await stored(credentialId)).statusListId).toBe(superseded?.statusListId);
    const revoked = others.slice(0, 5);
    await Promise.all(revoked.map((record) => revoke(record, issuer)));
    await revoke(revoked[0] as Credential, issuer);
    const expected = revoked.map(({ statusListIndex = -1 }) => statusListIndex).sort((a, b) => a - b);
    expect(setBits(await publish(superseded?.statusListId))).toEqual(expected);
  });

  test('is signed anew when a bit has changed or an hour has passed, once for all who ask', async () => {
    const issuer = freshIssuer();
    const record = await issued(issuer);
    const began = room.now().getTime();
    const signatures = async (work: () => Promise<unknown>) => {
      const before = room.registry.signed();
      await work();
      return room.registry.signed() - before;
    };
    const ask = () => publish(record.statusListId);
    expect(await signatures(() => Promise.all(Array.from({ length: 20 }, ask)))).toBe(1);
    room.setTime(began + HOUR - 1);
    expect(await signatures(ask)).toBe(0);
    expect(new Date((await ask()).issuanceDate).getTime()).toBe(began);
    room.setTime(began + HOUR);
    expect(await signatures(ask)).toBe(1);
    expect(new Date((await ask()).issuanceDate).getTime()).toBe(began + HOUR);
    await revoke(record, issuer);
    expect(await signatures(ask)).toBe(1);
    expect(await signatures(ask)).toBe(0);
  });

  test('is not signed again by a request that read it before another one signed it', async () => {
    const issuer = freshIssuer();
    const { statusListId } = await issued(issuer);
    const { directory } = room.registry;
    const byDid = directory.byDid.bind(directory);
    const before = room.registry.signed();
    const late = jest.spyOn(directory, 'byDid').mockImplementationOnce(async (...args) => {
      await publish(statusListId);
      return byDid(...args);
    });
    await publish(statusListId);
    late.mockRestore();
    expect(room.registry.signed() - before).toBe(1);
  });

  test('is signed with the key of its credentials, also after a rotation', async () => {
    const issuer = freshIssuer();
    const [old, other] = [await issued(issuer), await issued(issuer)];
    await publish(old.statusListId);
    issuer.rotate();
    await revoke(old, issuer);
    const fresh = await issued(issuer);
    expect(other.statusListId).toBe(old.statusListId);
    expect(fresh.statusListId).not.toBe(old.statusListId);

    const keysOf = () => issuer.view().keys;
    for (const [record, keyVersion] of [
      [old, 1],
      [fresh, 2],
    ] as const) {
      const list = await publish(record.statusListId);
      for (const document of [JSON.parse(record.vcJson), list]) {
        const outcome = verifyCredentialProof(document, { keysOf, knownContexts });
        expect(outcome).toMatchObject({ verified: true, key: { keyVersion } });
      }
    }
    // Who knows the issuer by its did:key alone can check both.
    expect(await digitalBazaarVerifies(await publish(old.statusListId))).toBe(true);
    expect(setBits(await publish(old.statusListId))).toEqual([old.statusListIndex]);
  });

  test('that was opened before lists knew their key is signed with the current one and gets no more credentials', async () => {
    const issuer = freshIssuer();
    const record = await issued(issuer);
    const lists = room.connection.collection('status_lists');
    await lists.updateOne({ _id: record.statusListId } as never, { $unset: { keyVersion: 1 } });
    issuer.rotate();
    const outcome = verifyCredentialProof(await publish(record.statusListId), {
      keysOf: () => issuer.view().keys,
      knownContexts,
    });
    expect(outcome).toMatchObject({ verified: true, key: { keyVersion: 2 } });
    expect((await issued(issuer)).statusListId).not.toBe(record.statusListId);
  });

  test('a credential whose key is rotated while it is signed gets an index in the list of the new key', async () => {
    const issuer = freshIssuer();
    await issued(issuer);
    const stale = issuer.view();
    issuer.rotate();
    const racing = await aCredentialsRoom([issuer], {
      directory: { byDid: async () => (racing.registry.signed() === 0 ? stale : issuer.view()) },
    });
    racing.setStatusLists(true);
    const record = await issued(issuer, racing);
    expect(record.keyVersion).toBe(2);
    const list = await publish(record.statusListId, racing);
    expect(list.proof.verificationMethod).toBe(JSON.parse(record.vcJson).proof.verificationMethod);
    await racing.end();
  });

  test('of a suspended issuer is shown while it is true, of a revoked one never', async () => {
    const issuer = freshIssuer();
    const [first, second] = [await issued(issuer), await issued(issuer)];
    const ask = () => codeOf(publish(first.statusListId));
    issuer.status = 'SUSPENDED';
    expect(await ask()).toBe('ISSUER_NOT_ACTIVE'); // nothing was signed yet
    issuer.status = 'ACTIVE';
    const shown = await publish(first.statusListId);
    issuer.status = 'SUSPENDED';
    room.setTime(room.now().getTime() + 2 * HOUR);
    expect(await publish(first.statusListId)).toEqual(shown);
    await revoke(second, issuer);
    expect(await ask()).toBe('ISSUER_NOT_ACTIVE'); // it would hide the revocation
    issuer.status = 'ACTIVE';
    expect(setBits(await publish(first.statusListId))).toEqual([second.statusListIndex]);
    issuer.status = 'REVOKED';
    expect(await ask()).toBe('ISSUER_NOT_ACTIVE');
  });

  test.each<[string, unknown, string]>([
    ['unknown', newId(), 'NOT_FOUND'],
    ['a credential’s', 'CREDENTIAL', 'NOT_FOUND'],
    ['empty', '', 'VALIDATION_FAILED'],
    ['no UUID', 'x', 'VALIDATION_FAILED'],
    ['with an index', `${newId()}#1`, 'VALIDATION_FAILED'],
    ['longer', `${newId()}0`, 'VALIDATION_FAILED'],
    ['an operator', { $ne: null }, 'VALIDATION_FAILED'],
    ['missing', undefined, 'VALIDATION_FAILED'],
  ])('an id that is %s finds no list', async (_, id, code) => {
    const statusListId = id === 'CREDENTIAL' ? (await issued(stranger)).credentialId : id;
    expect(await codeOf(publish(statusListId))).toBe(code);
  });
});

describe('lists of sixteen entries', () => {
  const issuer = anIssuer(92);
  let small: CredentialsRoom;

  beforeAll(async () => {
    small = await aCredentialsRoom([issuer], { statusListLength: 16 });
    small.setStatusLists(true);
  });
  afterAll(() => small.end());

  const perList = (records: readonly Credential[]) => {
    const counts = new Map<string | undefined, number>();
    for (const { statusListId } of records) counts.set(statusListId, (counts.get(statusListId) ?? 0) + 1);
    return [...counts.values()];
  };

  test('are left for a new one when a quarter of their entries is taken, also by those who come at once', async () => {
    const records = await Promise.all(Array.from({ length: 12 }, () => issued(issuer, small)));
    expect(perList(records)).toEqual([4, 4, 4]);
    expect(new Set(indexesOf(records)).size).toBe(12);
  });

  test('stay what they are through a restart', async () => {
    const before = await issued(issuer, small);
    const shown = await publish(before.statusListId, small);
    await small.stop();
    small = await aCredentialsRoom([issuer], { statusListLength: 16, dataDir: small.dataDir });
    small.setStatusLists(true);
    expect(await publish(before.statusListId, small)).toEqual(shown);
    expect(small.registry.signed()).toBe(0);
    const after = [];
    for (let count = 0; count < 4; count++) after.push(await issued(issuer, small));
    // One entry of the fourth list was taken before, so three more fit.
    expect(after.map(({ statusListId }) => statusListId === before.statusListId)).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(new Set(indexesOf([before, ...after])).size).toBe(5);
  });

  test('give no index twice when several processes issue for one issuer at once', async () => {
    const beside = await aCredentialsRoom([issuer], { statusListLength: 16, dataDir: small.dataDir });
    beside.setStatusLists(true);
    const context = issuerContext(issuer);
    const { issuerDid, ...record } = anIssueInput(issuer);
    const { credentialType, ...data } = record;
    const rooms = [small, beside];
    const records = await Promise.all([
      ...Array.from({ length: 20 }, (_, number) => issued(issuer, rooms[number % 2])),
      ...rooms.map(async (one) => {
        const { results } = await one.service.issueBatch(
          { issuerDid, credentialType, records: [data, data, data] },
          context,
        );
        return Promise.all(results.map(({ credentialId = '' }) => stored(credentialId, one)));
      }),
    ]);
    await beside.stop();
    const all = records.flat();
    expect(all).toHaveLength(26);
    expect(new Set(indexesOf(all)).size).toBe(26);
    for (const { statusListId } of all) expect(statusListId).toMatch(/^[0-9a-f-]{36}$/);
    expect(Math.max(...perList(all))).toBeLessThanOrEqual(4);
  });

  test('of an earlier release get no more credentials', async () => {
    const { statusListId } = await issued(issuer, small);
    const lists = () => small.connection.collection('status_lists');
    await lists().updateMany({}, { $unset: { shuffle: 1 } });
    await small.stop();
    small = await aCredentialsRoom([issuer], { statusListLength: 16, dataDir: small.dataDir });
    small.setStatusLists(true);
    const next = await issued(issuer, small);
    expect(
      await lists().countDocuments({ _id: next.statusListId, shuffle: { $exists: true } } as never),
    ).toBe(1);
    expect(next.statusListId).not.toBe(statusListId);
  });
});
