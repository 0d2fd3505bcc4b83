import { derivedId } from '../kernel/ids.ts';
import { nameStarts } from '../kernel/name-search.ts';
import { times } from '../router/testing.ts';
import { connectStore } from '../store/connect.ts';
import type { StoredCredential } from '../subgraphs/credentials/credential-model.ts';
import { cookieOf } from '../units/e2e/persons.ts';
import {
  activeIssuer,
  expectStatus,
  issueBody,
  newToken,
  restClient,
  secretsOf,
  signInAdmin,
} from '../units/testing/rest-road.ts';
import { startTestPlatform, type TestPlatform } from '../units/testing/test-platform.ts';
import type { Row } from './row.ts';

const CREDENTIALS = 100_000;
/** One in so many is the holder's. */
const HELD = 5;
const AT_ONCE = 1000;
const RUNS = 5;
const MINUTE_MS = 60_000;
const TYPES = ['UniversityDegreeCredential', 'CourseCredential'];

type Headers = Readonly<Record<string, string>>;

/** What the dearest documents that anyone can send cost, as ratios to a usual one, with 100,000 credentials stored. */
export async function benchGraphql(): Promise<Row[]> {
  const platform = await startTestPlatform({ env: { LOG_LEVEL: 'warn' } });
  try {
    const world = await settle(platform);
    const page = { query: PAGE, headers: world.issuer };
    for (let warm = 0; warm < 20; warm += 1) await platform.graphql(PAGE, {}, world.issuer);
    const usual = await cost(platform, page);
    const rows: Row[] = [
      { name: 'an issuer reads a page of 100', value: `${usual.cpuMs.toFixed(0)} ms of a core` },
    ];
    for (const [name, asked] of documents(world)) {
      const { cpuMs, answer } = await cost(platform, asked);
      const ratio = (cpuMs / usual.cpuMs).toFixed(1);
      rows.push({ name, value: `${ratio} x`, note: `${cpuMs.toFixed(0)} ms of a core; ${answer}` });
    }
    return rows;
  } finally {
    await platform.stop();
  }
}

interface World {
  readonly issuer: Headers;
  readonly holder: Headers;
  readonly admin: Headers;
  readonly did: string;
  readonly ids: readonly string[];
}

interface Asked {
  readonly query: string;
  readonly headers?: Headers;
}

const SUMMARY = 'credentialId type status holderName issuedAt expiresAt holderDid vcHash rowVersion';
const PAGE = `{ credentials(first: 100) { nodes { ${SUMMARY} } totalCount } }`;

/** The dearest documents of each kind of caller that the limits let through, and some that they refuse. */
function documents({ issuer, holder, admin, did, ids }: World): readonly (readonly [string, Asked])[] {
  const asIssuer = (query: string): Asked => ({ query, headers: issuer });
  const asHolder = (query: string): Asked => ({ query, headers: holder });
  const asAdmin = (query: string): Asked => ({ query, headers: admin });
  return [
    [
      'anybody: ten issuers with their keys',
      {
        query: `{ ${times(10, (n) => `a${n}: issuer(did: "${did}") { did name keys { keyVersion } credentials { totalCount } }`)} }`,
      },
    ],
    [
      'anybody: ten public statuses',
      {
        query: `{ ${times(10, (n) => `a${n}: credentialStatus(id: "${ids[n]}") { isActive issuerDid changedAt }`)} }`,
      },
    ],
    [
      'issuer: a page of 100 at offset 90,000',
      asIssuer(`{ credentials(first: 100, offset: 90000) { nodes { ${SUMMARY} } totalCount } }`),
    ],
    [
      'issuer: pages of 100, three at once',
      asIssuer(
        `{ ${times(3, (n) => `a${n}: credentials(first: 100, offset: ${n * 1000}) { nodes { ${SUMMARY} } totalCount }`)} }`,
      ),
    ],
    [
      'issuer: a page of 100 whole documents',
      asIssuer(
        `{ ${times(3, (n) => `a${n}: credentials(first: 100, offset: ${n * 100}) { nodes { vc } }`)} }`,
      ),
    ],
    [
      'issuer: one type and status',
      asIssuer(
        '{ credentials(first: 100, filter: { type: "CourseCredential", status: REVOKED }) { nodes { type } totalCount } }',
      ),
    ],
    [
      'issuer: a search by a name that all bear',
      asIssuer('{ credentials(first: 100, filter: { q: "stud" }) { nodes { holderName } totalCount } }'),
    ],
    [
      'issuer: a search by a rare name',
      asIssuer(
        '{ credentials(first: 100, filter: { q: "99", status: REVOKED }) { nodes { holderName } totalCount } }',
      ),
    ],
    [
      'issuer: a search by a holder',
      asIssuer('{ credentials(filter: { q: "did:key:zHeld" }) { totalCount } }'),
    ],
    [
      'issuer: what expires next',
      asIssuer(
        '{ credentialsExpiringBetween(first: 100, from: "2020-01-01T00:00:00Z", to: "2090-01-01T00:00:00Z") { nodes { credentialId } totalCount } }',
      ),
    ],
    [
      'issuer: its counts',
      asIssuer('{ credentialStats { total byStatus { key count } byType { key count } } }'),
    ],
    [
      'issuer: its counts behind 100 credentials',
      asIssuer('{ credentials(first: 100) { nodes { issuer { credentialStats { total } } } } }'),
    ],
    [
      'issuer: its credentials behind its credentials',
      asIssuer(
        '{ credentials(first: 30) { nodes { issuer { credentials(first: 30) { nodes { credentialId } } } } } }',
      ),
    ],
    [
      'issuer: 59 verifications',
      asIssuer('{ credentials(first: 59) { nodes { verification { isValid } } } }'),
    ],
    [
      'issuer: past verifications',
      asIssuer(
        '{ verificationHistory(first: 100, filter: { status: VALID }) { nodes { verificationId } totalCount } }',
      ),
    ],
    [
      'holder: a wallet of 100',
      asHolder(
        '{ me { credentials(first: 100) { nodes { credentialId title issuer { name } display { label value } vc } totalCount } } }',
      ),
    ],
    [
      'holder: a search in a wallet',
      asHolder('{ me { credentials(first: 100, filter: { q: "stud" }) { nodes { title } totalCount } } }'),
    ],
    ['holder: counts of a wallet', asHolder('{ credentialStats { total } }')],
    ['holder: a certificate', asHolder(`{ me { credentialPdf(id: "${ids[0]}") { content } } }`)],
    ['holder: an export', asHolder('{ me { export { content } } }')],
    [
      'administrator: a search of the log that finds nothing',
      asAdmin('{ auditLogs(filter: { search: "nothing has this" }) { totalCount } }'),
    ],
    ['administrator: the network', asAdmin('{ networkStats { credentials { total } } }')],
    [
      'administrator: counts of 100 issuers',
      asAdmin('{ issuers(first: 100) { nodes { did credentialStats { total } } } }'),
    ],
    [
      'administrator: a search of the cases',
      asAdmin('{ onboardingCases(filter: { q: "ardmore" }) { totalCount } }'),
    ],
    [
      'anybody: 15,000 characters of introspection',
      {
        query: `{ __schema { types { name fields { name args { name type { name ofType { name } } } type { name ofType { name } } } } } } # ${'x'.repeat(14_000)}`,
      },
    ],
    [
      'anybody: fragments that meet in each other',
      {
        query: `{ ...A0 } ${times(60, (n) => `fragment A${n} on Query { ...A${n + 1} }`)} fragment A60 on Query { __typename }`,
      },
    ],
    [
      'anybody: 300 fields that might differ',
      { query: `{ issuer(did: "${did}") { ${'did '.repeat(300)} ${times(14, (n) => `a${n}: name`)} } }` },
    ],
  ];
}

/** The median cost of a document, in milliseconds of a core, gateway and units and this client together. */
async function cost(
  platform: TestPlatform,
  { query, headers = {} }: Asked,
): Promise<{ cpuMs: number; answer: string }> {
  const spent: number[] = [];
  let answer = '';
  for (let run = 0; run < RUNS; run += 1) {
    await idle();
    const before = process.cpuUsage();
    const { errors } = await platform.graphql(query, {}, headers);
    const { user, system } = process.cpuUsage(before);
    spent.push((user + system) / 1000);
    answer = errors
      ? `refused: ${[...new Set(errors.map(({ extensions }) => extensions.code))].join(', ')}`
      : 'answered';
  }
  return { cpuMs: spent.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN, answer };
}

/** Waits until this process does next to nothing: what follows the last document is not the next one's. */
async function idle(): Promise<void> {
  for (let busy = true; busy; ) {
    const before = process.cpuUsage();
    await new Promise((resolve) => setTimeout(resolve, 300));
    const { user, system } = process.cpuUsage(before);
    busy = user + system > 15_000;
  }
}

/** An issuer with 100,000 credentials, of which a holder holds many, and an administrator. */
async function settle(platform: TestPlatform): Promise<World> {
  const rest = restClient(platform.base);
  const secrets = secretsOf(platform.lines);
  const admin = await signInAdmin(rest);
  const issuer = await activeIssuer(rest, { secrets, admin, email: 'registrar@ardmore.example' });
  const before = secrets().length;
  const person = { name: 'Student', email: 'student@people.example' };
  expectStatus(await rest('POST', '/api/v1/holder/auth/register', { body: person }), 200);
  const token = await newToken(secrets, before);
  const signedIn = await rest('POST', '/api/v1/holder/auth/magic-link/verify', { body: { token } });
  const holder = { cookie: cookieOf(signedIn) ?? '' };
  const key = await rest('POST', '/api/v1/holder/wallet-key', {
    body: { mode: 'PLATFORM' },
    headers: holder,
  });
  const holderDid: string = expectStatus(key, 201).body.did;
  const body = { ...issueBody(issuer.did, 'Student 0'), holder_did: holderDid };
  const issued = expectStatus(
    await rest('POST', '/api/v1/credentials/issue', { body, headers: issuer.headers }),
    201,
  );
  await fill(platform, issued.body.credential_id, holderDid);
  // The newest page is of credentials of their own, or a verification of all of them were one.
  const records = Array.from({ length: 100 }, (_, n) => ({
    holder_did: holderDid,
    credential_data: { name: `Newest ${n}` },
  }));
  const batch = { issuer_did: issuer.did, credential_type: 'CourseCredential', records };
  expectStatus(
    await rest('POST', '/api/v1/credentials/batch', { body: batch, headers: issuer.headers }),
    200,
  );
  const ids = [
    issued.body.credential_id,
    ...Array.from({ length: 10 }, (_, index) => derivedId('credential', index)),
  ];
  return { issuer: issuer.headers, holder, admin, did: issuer.did, ids };
}

/** Copies of one credential, as if they had been issued minute by minute. */
async function fill(platform: TestPlatform, credentialId: string, holderDid: string): Promise<void> {
  const opened = await connectStore({ dataDir: platform.config.DATA_DIR });
  const credentials = opened.connection('credentials').collection<StoredCredential>('credentials');
  const first = await credentials.findOne({ _id: credentialId });
  if (!first) throw new Error('The first credential is not where it is expected.');
  const now = Date.now();
  for (let from = 0; from < CREDENTIALS; from += AT_ONCE)
    await credentials.insertMany(
      Array.from({ length: AT_ONCE }, (_, index): StoredCredential => {
        const number = from + index;
        const name = `Student ${number}`;
        const isRevoked = number % 20 === 0;
        return {
          ...first,
          _id: derivedId('credential', number),
          holderDid: number % HELD === 0 ? holderDid : `did:key:z${number}`,
          holderName: name,
          holderNameStarts: nameStarts(name),
          credentialType: TYPES[number % 7 === 0 ? 1 : 0] ?? '',
          credentialStatus: isRevoked ? 'REVOKED' : 'ISSUED',
          issuanceTimestamp: new Date(now - number * MINUTE_MS),
          ...(number % 2 === 0
            ? { expirationTimestamp: new Date(now + number * MINUTE_MS + MINUTE_MS) }
            : {}),
        };
      }),
    );
  await opened.close();
}
