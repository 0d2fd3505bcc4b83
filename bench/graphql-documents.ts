import { randomBytes } from 'node:crypto';
import { newId } from '../kernel/ids.ts';
import { times } from '../router/testing.ts';
import type { Examples } from './graphql-search.ts';
import { type Caller, claims, LARGE_TYPE, type World } from './graphql-world.ts';

/** One document and who sends it. */
export interface Asked {
  readonly name: string;
  readonly caller: Caller;
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly path?: '/graphql/stream';
  /** What it asks for is work that is done and kept, piece by piece: so many pieces. */
  readonly pieces?: number;
}

/** Fields that read a record of the catalog or of learner records by its id: nobody's, since the world has none. */
const BY_ID = [
  'catalogEntry',
  'entryVersion',
  'catalogImport',
  'framework',
  'proposal',
  'skill',
  'enrolment',
  'learnerImport',
  'learnerImportErrors',
  'learner',
  'outcome',
] as const;

/** The same by another argument. */
const BY_OTHER_ID = {
  entryVersions: 'entryId',
  catalogImportItems: 'importId',
  frameworkExport: 'frameworkId',
  entryExport: 'entryId',
  enrolments: 'learnerId',
  learnerLinks: 'learnerId',
  outcomes: 'enrolmentId',
  outcomeRevisions: 'outcomeId',
  learnerTranscript: 'learnerId',
  learnerTranscriptFile: 'learnerId',
} as const;
const PAGED: ReadonlySet<string> = new Set([
  'entryVersions',
  'catalogImportItems',
  'enrolments',
  'learnerLinks',
  'outcomes',
  'outcomeRevisions',
]);

/** Arguments for the fields that cannot do without. */
export function examplesOf({ did, ids, shareToken, proofToken, adminId, caseId }: World): Examples {
  const idAt = (n: number) => `id: "${ids[n] ?? ids[0]}"`;
  const didAt = (n: number) => `did: "${n === 0 ? did : `did:key:zIssuer${n}`}"`;
  return {
    'Query.searchCatalogEntries': (n) => `q: "science ${n}", first: 100`,
    'Query.semanticCatalogSearch': (n) => `q: "science ${n}", jurisdiction: "IE", first: 100`,
    'Query.jurisdiction': () => 'code: "IE"',
    'Query.codes': (n) => `codeSet: "ISO_3166_1", first: 100, offset: ${n}`,
    'Query.code': () => 'codeSet: "ISO_3166_1", code: "IE"',
    'Query.scheme': () => 'code: "IE-RETURN"',
    'Query.previewScheme': () => 'input: { schemeCode: "IE-RETURN", record: {} }',
    ...Object.fromEntries(BY_ID.map((field) => [`Query.${field}`, () => `id: "${newId()}"`])),
    ...Object.fromEntries(
      Object.entries(BY_OTHER_ID).map(([field, name]) => [
        `Query.${field}`,
        (n: number) => `${name}: "${newId()}"${PAGED.has(field) ? `, first: 100, offset: ${n}` : ''}`,
      ]),
    ),
    'Query.systemConfigEntry': () => 'key: "rate-limit.verify"',
    'Query.systemConfigHistory': (n) => `key: "rate-limit.verify", offset: ${n}`,
    'Query.adminUser': () => `id: "${adminId}"`,
    'Query.auditSearchSuggestion': (n) => `input: { question: "What was refused in week ${n}?" }`,
    'Query.bulkMappingSuggestion': (n) => `input: { templateId: "${newId()}", headers: ["Wallet ${n}"] }`,
    'Query.templateFieldSuggestion': (n) => `input: { description: "A degree of year ${n} with honours" }`,
    'Query.assistanceTrial': () => 'input: { feature: SUPPORT_QA }',
    'Query.supportAnswer': (n) => `input: { question: "Who has opened link ${n} of my credentials?" }`,
    'Query.auditLog': (n) => `id: "bench-${n * 1000 + 1}"`,
    'Query.auditExport': (n) => `source: "bench", first: ${1000 - n}`,
    'Query.integrityScan': () => `id: "${newId()}"`,
    'Query.requestEvidence': () => `requestId: "${newId()}"`,
    'Query.requestEvidenceFile': () => `requestId: "${newId()}", evidenceId: "${newId()}"`,
    'Query.holderLookup': (n) => `email: "student${n}@people.example"`,
    'Query.invite': () => `token: "${token()}"`,
    'Query.claim': () => `token: "${token()}"`,
    'Query.networkStats': (n) => `input: { from: "2025-12-0${(n % 9) + 1}", to: "2026-11-20", top: 100 }`,
    'Query.onboardingCase': () => `id: "${caseId}"`,
    'Query.sharedCredential': () => `token: "${shareToken}"`,
    'Query.sharedProof': () => `token: "${proofToken}"`,
    'Query.credential': idAt,
    'Query.credentialStatus': idAt,
    'Query.credentialsExpiringBetween': (n) =>
      `first: 59, offset: ${n * 59}, from: "2020-01-01T00:00:00Z", to: "2090-01-01T00:00:00Z"`,
    'Query.statusList': (n) => `id: "${n}"`,
    'Query.prepareCredential': (n) =>
      `input: { issuerDid: "${did}", holderDid: "${did}", credentialType: "Type${n}", credentialData: { name: "N" } }`,
    'Query.issuer': didAt,
    'Query.didDocument': didAt,
    'Query.issuerKeys': didAt,
    'Query.apiKeys': (n) => `issuerDid: "${did}", offset: ${n}`,
    'Query.federatedIssuer': () => `id: "${newId()}"`,
    'Me.evidenceFile': () => `id: "${newId()}"`,
    'Me.shareLinkQr': () => `id: "${newId()}"`,
    'Me.credential': idAt,
    'Me.credentialFile': idAt,
    'Me.credentialPdf': idAt,
  };
}

function token(): string {
  return randomBytes(32).toString('base64url');
}

const SUMMARY = 'credentialId type status holderName issuedAt expiresAt holderDid vcHash rowVersion';
const CHECKED = 'verification { isValid status checks { check outcome code message } warnings verifiedAt }';

/** Documents that somebody thought of: searches, files, changes, large variables, and what only looks like a document. */
export function thoughtOf(world: World): readonly Asked[] {
  const { did, holderDid, ids, largeVc, shareToken } = world;
  const one =
    (caller: Caller) =>
    (name: string, query: string, more: Partial<Asked> = {}): Asked => ({ name, caller, query, ...more });
  const [anybody, holder, issuer, admin] = (['anybody', 'holder', 'issuer', 'administrator'] as const).map(
    one,
  ) as [ReturnType<typeof one>, ReturnType<typeof one>, ReturnType<typeof one>, ReturnType<typeof one>];
  const subject = `issuerDid: "${did}", holderDid: "${holderDid}"`;
  const large = { name: 'Large', lines: claims(240_000) };
  const whole = claims(950_000);
  const found = '{ nodes { holderName } totalCount }';
  const forged = { ...(largeVc as object), credentialSubject: { id: holderDid, lines: whole } };
  const introspected = (levels: number): string =>
    levels === 0 ? 'name' : `name fields { name type { name ofType { ${introspected(levels - 1)} } } }`;
  const everything = 'name description args { name description defaultValue type { name ofType { name } } }';
  const nested = (levels: number): unknown => (levels === 0 ? 1 : { a: nested(levels - 1) });
  const file = randomBytes(700_000).toString('base64');
  return [
    one('API key')(
      'what a key asks for is a stranger’s',
      `{ issuer(did: "${did}") { credentials(first: 100) { totalCount } } }`,
    ),

    // Searches and lists.
    issuer(
      'a page of 100 at offset 90,000',
      `{ credentials(first: 100, offset: 90000) { nodes { ${SUMMARY} } totalCount } }`,
    ),
    issuer(
      'three pages of 100 at offsets near 90,000',
      `{ ${times(3, (n) => `a${n}: credentials(first: 100, offset: ${90_000 + n}) { nodes { ${SUMMARY} } totalCount }`)} }`,
    ),
    issuer(
      'ten pages of 10 at offsets near 99,000',
      `{ ${times(10, (n) => `a${n}: credentials(first: 10, offset: ${99_000 + n}) { nodes { credentialId } totalCount }`)} }`,
    ),
    issuer(
      'ten conditions without rows',
      `{ ${times(10, (n) => `a${n}: credentials(first: 1, filter: { status: ISSUED, type: "${'CourseCredential'}", issuedTo: "2026-1${n % 2}-1${n}T00:00:00Z" }) { totalCount }`)} }`,
    ),
    issuer(
      'a search for a name that all bear',
      `{ credentials(first: 100, filter: { q: "stud" }) ${found} }`,
    ),
    issuer(
      'a search for a rare name',
      `{ credentials(first: 100, filter: { q: "99", status: REVOKED }) ${found} }`,
    ),
    issuer('a search for a holder', `{ credentials(filter: { q: "${holderDid}" }) ${found} }`),
    issuer(
      'a search at offset 400',
      `{ credentials(first: 100, offset: 400, filter: { q: "s" }) { nodes { vc } totalCount } }`,
    ),
    ...[100, 20].map((first) =>
      issuer(
        `${first} documents of 250 KB`,
        `{ credentials(first: ${first}, filter: { type: "${LARGE_TYPE}" }) { nodes { vc } } }`,
      ),
    ),
    issuer(
      'counts behind 100 credentials',
      '{ credentials(first: 100) { nodes { issuer { credentialStats { total } } } } }',
    ),
    issuer('59 verifications', `{ credentials(first: 59) { nodes { ${'verification { isValid }'} } } }`),
    issuer('ten verifications of 250 KB', `{ a: credentials(first: 1) { nodes { ${CHECKED} } } }`),
    holder(
      'a search in a wallet',
      '{ me { credentials(first: 100, filter: { q: "stud" }) { nodes { title } } } }',
    ),
    holder(
      'a wallet of 100 with its documents',
      '{ me { credentials(first: 100) { nodes { title issuer { name } display { label value } vc } totalCount } } }',
    ),
    holder(
      'notifications at offset 19,000',
      '{ me { notifications(first: 100, offset: 19000) { nodes { body } totalCount unreadCount } } }',
    ),
    holder(
      'ten pages of unread notifications',
      `{ me { ${times(10, (n) => `a${n}: notifications(unreadOnly: true, first: 5, offset: ${19_000 + n}) { nodes { title } totalCount unreadCount }`)} } }`,
    ),
    admin(
      'a search of the log that finds nothing',
      '{ auditLogs(filter: { search: "nothing has this" }) { totalCount } }',
    ),
    admin(
      'a search of the log among failures',
      '{ auditLogs(first: 100, filter: { search: "charter", status: FAILED }) { totalCount } }',
    ),
    admin(
      'the log at offset 90,000',
      `{ ${times(3, (n) => `a${n}: auditLogs(first: 100, offset: ${90_000 + n}) { nodes { auditId } totalCount }`)} }`,
    ),
    admin(
      'ten spans of the log',
      `{ ${times(10, (n) => `a${n}: auditLogs(first: 10, filter: { from: "2020-01-0${(n % 9) + 1}T00:00:00Z" }) { totalCount }`)} }`,
    ),
    admin(
      'issuers at offset 1,900',
      `{ ${times(10, (n) => `a${n}: issuers(first: 20, offset: ${1900 + n}, statusFilter: ACTIVE) { nodes { did } totalCount }`)} }`,
    ),
    admin(
      'counts of 100 issuers',
      '{ issuers(first: 100, offset: 1) { nodes { did credentialStats { total } } } }',
    ),
    admin('a search of the cases', '{ onboardingCases(filter: { q: "ardmore" }) { totalCount } }'),
    admin(
      'a search that is as long as a body',
      'query ($q: String) { onboardingCases(filter: { q: $q }) { totalCount } }',
      {
        variables: { q: 'é'.repeat(400_000) },
      },
    ),
    issuer(
      'a search that is as long as a body',
      'query ($q: String) { credentials(filter: { q: $q }) { totalCount } }',
      {
        variables: { q: 'é'.repeat(400_000) },
      },
    ),

    // Documents that are prepared, verified, issued.
    issuer(
      'ten drafts of 240 KB',
      `query ($data: JSON!) { ${times(10, (n) => `a${n}: prepareCredential(input: { ${subject}, credentialType: "Type${n}", credentialData: $data }) { bytesToSign }`)} }`,
      { variables: { data: large } },
    ),
    issuer(
      'ten drafts of 240 KB, shown',
      `query ($data: JSON!) { ${times(10, (n) => `a${n}: prepareCredential(input: { ${subject}, credentialType: "Type${n}", credentialData: $data }) { credential canonicalCredential }`)} }`,
      { variables: { data: large } },
    ),
    issuer(
      'a draft of claims that are too large',
      `query ($data: JSON!) { ${times(10, (n) => `a${n}: prepareCredential(input: { ${subject}, credentialType: "Type${n}", credentialData: $data }) { bytesToSign }`)} }`,
      { variables: { data: whole } },
    ),
    anybody(
      'a genuine credential of 250 KB, ten times',
      `mutation ($vc: JSON) { ${times(10, (n) => `a${n}: verifyCredential(input: { credential: $vc }) { ${CHECKED} }`)} }`,
      { variables: { vc: largeVc }, pieces: 10 },
    ),
    anybody(
      'a forged credential of 1 MB, ten times',
      `mutation ($vc: JSON) { ${times(10, (n) => `a${n}: verifyCredential(input: { credential: $vc }) { ${CHECKED} }`)} }`,
      { variables: { vc: forged }, pieces: 10 },
    ),
    anybody(
      'a forged credential of 1 MB, once',
      `mutation ($vc: JSON) { verifyCredential(input: { credential: $vc }) { ${CHECKED} } }`,
      { variables: { vc: forged } },
    ),
    anybody(
      'a forged credential of 1 MB as text, ten times',
      `mutation ($vc: String) { ${times(10, (n) => `a${n}: verifyCredential(input: { credentialJson: $vc }) { ${CHECKED} }`)} }`,
      {
        variables: {
          vc: JSON.stringify({
            ...forged,
            credentialSubject: { id: holderDid, lines: claims(700_000) },
          }).replaceAll('"', "'"),
        },
        pieces: 10,
      },
    ),
    anybody(
      'a credential of 60 levels, ten times',
      `mutation ($vc: JSON) { ${times(10, (n) => `a${n}: verifyCredential(input: { credential: $vc }) { ${CHECKED} }`)} }`,
      {
        variables: {
          vc: { ...(largeVc as object), credentialSubject: Array.from({ length: 3000 }, () => nested(58)) },
        },
        pieces: 10,
      },
    ),
    issuer(
      'ten credentials of 240 KB are issued',
      `mutation ($data: JSON!) { ${times(10, (n) => `a${n}: issueCredential(input: { ${subject}, credentialType: "Type${n}", credentialData: $data }) { credentialId }`)} }`,
      { variables: { data: large }, pieces: 10 },
    ),
    issuer(
      'a batch of 500 is issued',
      'mutation ($input: IssueBatchInput!) { issueBatch(input: $input) { succeeded results { credentialId } } }',
      {
        variables: {
          input: {
            issuerDid: did,
            credentialType: 'CourseCredential',
            records: Array.from({ length: 500 }, (_, n) => ({
              holderDid,
              credentialData: { name: `B${n}` },
            })),
          },
        },
        pieces: 500,
      },
    ),
    issuer(
      'a batch of 100,000 empty records',
      'mutation ($input: IssueBatchInput!) { issueBatch(input: $input) { succeeded } }',
      {
        variables: {
          input: {
            issuerDid: did,
            credentialType: 'X',
            records: Array.from({ length: 100_000 }, () => ({})),
          },
        },
      },
    ),
    issuer(
      'ten revocations',
      `mutation { ${times(10, (n) => `a${n}: revokeCredential(input: { credentialId: "${ids[n + 1]}", reason: "bench" }) { credential { status ${CHECKED} } }`)} }`,
      { pieces: 10 },
    ),
    holder(
      'ten links',
      `mutation { ${times(10, (n) => `a${n}: createShareLink(input: { credentialId: "${ids[n + 11]}" }) { shareLink { url } }`)} }`,
      { pieces: 10 },
    ),
    holder(
      'ten files of 700 KB',
      `mutation ($file: Base64!) { ${times(10, (n) => `a${n}: addEvidence(input: { content: $file, fileName: "f${n}.pdf", kind: OTHER }) { evidence { sha256 } }`)} }`,
      {
        variables: { file: Buffer.from(`%PDF-1.4\n${file}`).subarray(0, 700_000).toString('base64') },
        pieces: 10,
      },
    ),
    holder('a certificate', `{ me { credentialPdf(id: "${ids[0]}") { content } } }`),
    holder('an export', '{ me { export { content } } }'),
    holder('counts of a wallet', '{ credentialStats { total byType { key count } } }'),
    anybody(
      'a shared credential of 250 KB',
      `{ sharedCredential(token: "${shareToken}") { isValid credential } }`,
    ),
    anybody(
      'a password',
      'mutation { adminSignIn(input: { email: "root@example.edu", password: "wrong" }) { token } }',
    ),
    anybody(
      'ten registrations',
      `mutation { ${times(10, (n) => `a${n}: registerIssuer(input: { name: "Bench ${n} ${newId()}" }) { issuer { did } }`)} }`,
      { pieces: 10 },
    ),
    anybody(
      'a passkey of 1 MB',
      'mutation ($c: JSON!) { finishPasskeySignIn(input: { ceremonyId: "x", credential: $c }) { success } }',
      { variables: { c: whole } },
    ),

    // Introspection, and what only looks like a document.
    anybody(
      'introspection of all there is',
      `{ __schema { types { ${everything.replace('args', 'fields { name description args')} } enumValues { name } inputFields { name type { name } } } } }`,
    ),
    anybody(
      'introspection ten times',
      `{ ${times(10, (n) => `a${n}: __schema { types { name description fields { ${everything} type { name ofType { name } } } inputFields { name description type { name } } } }`)} }`,
    ),
    ...[1, 2, 3, 4].map((levels) =>
      anybody(
        `introspection, ${levels} levels of fields ten times`,
        `{ ${times(10, (n) => `a${n}: __schema { types { ${introspected(levels)} } }`)} }`,
      ),
    ),
    anybody(
      'introspection by way of types',
      `{ __schema { ${'types { fields { type { ofType { ofType { ofType {'} ${introspected(2)} }}}}}} } }`,
    ),
    anybody('14,000 characters of a comment', `{ __typename } # ${'x'.repeat(14_000)}`),
    anybody(
      'fragments that meet in each other',
      `{ ...A0 } ${times(60, (n) => `fragment A${n} on Query { ...A${n + 1} }`)} fragment A60 on Query { __typename }`,
    ),
    anybody(
      '60 fragments side by side',
      `{ issuer(did: "${did}") { ${times(60, (n) => `...F${n}`)} } } ${times(60, (n) => `fragment F${n} on Issuer { did name status }`)}`,
    ),
    anybody(
      '30 fragments that spread each other',
      `{ issuer(did: "${did}") { ...F0 } } ${times(30, (n) => `fragment F${n} on Issuer { did ...F${n + 1} ...F${n + 1} ${n > 0 ? `...F30` : ''} }`)} fragment F30 on Issuer { did }`,
    ),
    anybody(
      '300 fields that might differ',
      `{ issuer(did: "${did}") { ${'did '.repeat(300)} ${times(14, (n) => `a${n}: name`)} } }`,
    ),
    anybody('300 objects that might differ', `{ ${'issuer(did: "x") { keys { keyVersion } } '.repeat(9)} }`),
    anybody('900 unknown fields', `{ ${times(900, (n) => `credentiale${n}`)} }`),
    anybody('400 unknown arguments', `{ issuer(did: "${did}" ${times(230, (n) => `dids${n}: 1`)}) { did } }`),
    anybody('300 variables that nobody uses', `query (${times(240, (n) => `$v${n}: Int`)}) { __typename }`),
    anybody('a list of 490 levels', `{ issuer(did: ${'['.repeat(480)}1${']'.repeat(480)}) { did } }`),
    anybody('480 levels of braces', `{${' issuer {'.repeat(480)} did ${'}'.repeat(480)} }`),
    anybody('no GraphQL at all', '{'.repeat(999)),
    anybody(
      'a variable with 40,000 unknown fields',
      'mutation ($input: RegisterIssuerInput!) { registerIssuer(input: $input) { issuer { did } } }',
      { variables: { input: Object.fromEntries(Array.from({ length: 60_000 }, (_, n) => [`nam${n}`, n])) } },
    ),
    anybody(
      'a variable of 1 MB for an enum',
      'query ($s: IssuerStatus) { issuers(statusFilter: $s) { totalCount } }',
      { variables: { s: 'ACTIV'.repeat(190_000) } },
    ),
    issuer('a list of 300,000 in the wrong place', 'query ($d: DID!) { issuer(did: $d) { did } }', {
      variables: { d: Array.from({ length: 300_000 }, (_, n) => n % 10) },
    }),
    admin(
      'a setting of 1 MB',
      'mutation ($v: JSON) { putConfig(input: { key: "rate-limit.verify", value: $v }) { warning } }',
      { variables: { v: whole } },
    ),
    admin(
      'a subscription to 100,000 services',
      'subscription ($s: [String!]) { systemLogs(services: $s, tail: 1000) { line } }',
      { variables: { s: Array.from({ length: 100_000 }, (_, n) => `s${n}`) }, path: '/graphql/stream' },
    ),
    admin('a subscription to the log', 'subscription { systemLogs(tail: 1000) { line timestamp } }', {
      path: '/graphql/stream',
    }),
  ];
}
