import { aCredential, aSigner } from '../../kernel/crypto/testing/credentials.ts';
import { expectStatus } from '../testing/rest-road.ts';
import { claims, idOf, openRoad, type Road, type Row, traveller } from './road.ts';
import { verdictByThreeDoors } from './three-doors.ts';

const HOUR_MS = 60 * 60 * 1000;

let road: Road;
const [issuer, suspended] = [traveller('Ardmore'), traveller('Ballyhoura')];
/** Documents to verify, by case. */
const documents: Record<string, Row> = {};

beforeAll(async () => {
  road = await openRoad();
  const admin = await road.signInAdmin();
  await road.settle(issuer, admin);
  await road.settle(suspended, admin);
  const valid = await road.issue(issuer, 'Aoife');
  const { credentialSubject, proof, ...rest } = valid;
  const lastLetter = proof.proofValue.at(-1) === 'z' ? 'y' : 'z';
  const context = { '@context': ['https://www.w3.org/2018/credentials/v1', road.platform.config.contextUrl] };
  Object.assign(documents, {
    valid,
    'tampered subject': { ...valid, credentialSubject: { ...credentialSubject, name: 'Mallory' } },
    'tampered proof': {
      ...valid,
      proof: { ...proof, proofValue: `${proof.proofValue.slice(0, -1)}${lastLetter}` },
    },
    'foreign issuer': aCredential(aSigner(7), { ...context, issuer: { id: issuer.did, name: issuer.name } }),
    'unknown issuer': aCredential(aSigner(8), context),
    revoked: await road.issue(issuer, 'Brigid'),
    superseded: await road.issue(issuer, 'Ciarán'),
    expired: await road.issue(issuer, 'Deirdre', { expiration_timestamp: Date.now() + HOUR_MS }),
    'suspended issuer': await road.issue(suspended, 'Eithne'),
    malformed: { name: 'no credential' },
    'missing proof': { ...rest, credentialSubject },
    'wrong cryptosuite': { ...valid, proof: { ...proof, cryptosuite: 'eddsa-rdfc-2022' } },
  });
  const path = (name: string, verb: string) => `/api/v1/credentials/${idOf(documents[name])}/${verb}`;
  const reason = 'A wrong grade.';
  expectStatus(await road.post(path('revoked', 'revoke'), { reason }, issuer.headers), 200);
  const reissue = { credential_data: claims('Kieran'), reason };
  expectStatus(await road.post(path('superseded', 'reissue'), reissue, issuer.headers), 201);
  const status = { status: 'SUSPENDED', reason: 'Accreditation lapsed.' };
  expectStatus(await road.post(`/api/v1/issuers/${suspended.did}/status`, status, admin), 200);

  road.advance(2 * HOUR_MS);
});
afterAll(() => road.close());

describe('one credential, three doors, one verdict', () => {
  test.each([
    ['valid', 'VALID'],
    ['tampered subject', 'INVALID_SIGNATURE'],
    ['tampered proof', 'INVALID_SIGNATURE'],
    ['foreign issuer', 'INVALID_SIGNATURE'],
    ['unknown issuer', 'UNKNOWN_ISSUER'],
    ['revoked', 'REVOKED'],
    ['superseded', 'SUPERSEDED'],
    ['expired', 'EXPIRED'],
    ['suspended issuer', 'VALID'],
    ['malformed', 'MALFORMED'],
    ['missing proof', 'INVALID_SIGNATURE'],
    ['wrong cryptosuite', 'INVALID_SIGNATURE'],
  ])('%s: %s', async (name, verdict) => {
    const found = await verdictByThreeDoors(road, documents[name]);
    expect(found).toMatchObject({ status: verdict, is_valid: verdict === 'VALID' });
  });

  test('a suspended issuer is told of in the warnings', async () => {
    const { warnings, checks } = await road.verify(documents['suspended issuer']);
    expect(warnings).toHaveLength(1);
    expect(checks).toContainEqual(expect.objectContaining({ check: 'ISSUER', code: 'ISSUER_SUSPENDED' }));
  });
});

describe('one list, three doors', () => {
  const CREDENTIALS =
    'query ($filter: CredentialFilterInput, $first: Int, $after: String) { credentials(filter: $filter, first: $first, after: $after) { nodes { credential_id: credentialId } totalCount pageInfo { hasNextPage endCursor } } }';
  const idsOf = (rows: readonly Row[]): string[] => rows.map((row) => row.credential_id ?? row.credentialId);
  const byRest = async (query: string) =>
    expectStatus(await road.get(`/api/v1/credentials?${query}`, issuer.headers), 200).body;
  const byRpc = (request: object) =>
    road.rpc.call({
      to: 'issuance',
      rpc: 'ListCredentialsByIssuer',
      request: { did: issuer.did, ...request },
    });

  test('each pages from the newest to the oldest', async () => {
    const ids = idsOf((await byRest('page_size=100')).items);
    const [successor] = ids;
    expect(ids).toEqual([
      successor,
      idOf(documents['expired']),
      idOf(documents['superseded']),
      idOf(documents['revoked']),
      idOf(documents['valid']),
    ]);

    const pages = await Promise.all([0, 1, 2].map((page) => byRest(`page_size=2&page=${page}`)));
    expect(pages.flatMap(({ items }) => idsOf(items))).toEqual(ids);
    expect(pages[2]).toMatchObject({ page: 2, page_size: 2, total: 5 });

    const walked: string[] = [];
    for (let after: string | null | undefined; after !== null; ) {
      const { nodes, totalCount, pageInfo } = await road.ask(
        CREDENTIALS,
        { first: 2, after },
        issuer.headers,
      );
      expect(totalCount).toBe(5);
      walked.push(...idsOf(nodes));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    }
    expect(walked).toEqual(ids);

    const { credentials, total } = await byRpc({ pageSize: 2, page: 1 });
    expect({ ids: idsOf(credentials), total }).toEqual({ ids: ids.slice(2, 4), total: '5' });
  });

  const idOfCase = (name: string) => (name === '' ? [] : [idOf(documents[name])]);
  test.each([
    ['the beginning of a name', { q: 'brig' }, 'revoked'],
    ['a status', { status: 'REVOKED' }, 'revoked'],
    ['a status that time brought', { status: 'EXPIRED' }, 'expired'],
    ['a type', { type: 'OtherCredential' }, ''],
    ['a date', { issuedTo: '2020-01-01T00:00:00Z' }, ''],
    ['a whole id', { q: () => idOf(documents['valid']) }, 'valid'],
  ])('each finds by %s', async (_name, given, found) => {
    const filter: Record<string, string> = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, typeof value === 'function' ? value() : value]),
    );
    const { q = '', status = '', type = '', issuedTo } = filter;
    const query = new URLSearchParams({
      ...filter,
      ...(issuedTo === undefined ? {} : { issued_to: issuedTo }),
    });
    query.delete('issuedTo');
    const request = {
      query: q,
      statusFilter: status,
      typeFilter: type,
      issuedTo: issuedTo === undefined ? 0 : Date.parse(issuedTo),
    };

    const expected = idOfCase(found);
    expect(idsOf((await byRest(String(query))).items)).toEqual(expected);
    expect(idsOf((await road.ask(CREDENTIALS, { filter }, issuer.headers)).nodes)).toEqual(expected);
    expect(idsOf((await byRpc(request)).credentials)).toEqual(expected);
  });
});
