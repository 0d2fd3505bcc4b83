import { verifyCredentialProof } from '../../kernel/crypto/credential-proof.ts';
import { CREDENTIALS_V1 } from '../../kernel/crypto/credential-shape.ts';
import { publicKeyFromDidKey } from '../../kernel/crypto/multikey.ts';
import { config, type University } from './accounts.ts';
import type { Api, Caller, Reply } from './api.ts';
import type { Graduate, RefusedRow } from './class-list.ts';
import { lineOf, WRONG_ROWS } from './make-class.ts';
import { dim, expect, good, StepFailed, say } from './screen.ts';

export interface Issued {
  readonly credentialId: string;
  readonly graduate: Graduate;
}

/** Issues the whole class in one request; rows that the platform refuses come back with its reasons. */
export async function issueClass(
  api: Api,
  university: University,
  caller: Caller,
  graduates: readonly Graduate[],
): Promise<{ issued: Issued[]; refused: RefusedRow[] }> {
  const started = performance.now();
  const reply = await api.post(
    '/api/v1/credentials/batch',
    {
      issuer_did: university.did,
      credential_type: 'UniversityDegreeCredential',
      records: graduates.map(({ record }) => record),
    },
    caller,
  );
  const seconds = (performance.now() - started) / 1000;
  const issued: Issued[] = [];
  const refused: RefusedRow[] = [];
  for (const result of reply.results as Reply[]) {
    const graduate = graduates[result.index];
    if (!graduate) throw new StepFailed(`The batch answered for record ${result.index}, which was not sent`);
    if (result.operation_status === 'SUCCESS') issued.push({ credentialId: result.credential_id, graduate });
    else refused.push({ line: graduate.line, reason: `${result.error}: ${result.message}` });
  }
  expect(
    issued.length === reply.succeeded && refused.length === reply.failed,
    `${issued.length} credentials in ${seconds.toFixed(2)} s, ${Math.round(issued.length / seconds)} a second`,
    'The counts of the batch do not fit its results',
  );
  return { issued, refused };
}

/** Compares what was refused with what is wrong in the list: every wrong row, for its own reason, and no other. */
export function reportRefusals(byList: readonly RefusedRow[], byPlatform: readonly RefusedRow[]): void {
  for (const wrong of WRONG_ROWS) {
    const line = lineOf(wrong);
    const found = (wrong.refusedBy === 'list' ? byList : byPlatform).find((row) => row.line === line);
    if (!found) throw new StepFailed(`Line ${line} is wrong and was not refused by the ${wrong.refusedBy}`);
    if (!wrong.reason.test(found.reason))
      throw new StepFailed(`Line ${line} was refused for another reason: ${found.reason}`);
    say(`${dim(`line ${String(line).padStart(3)}, ${wrong.refusedBy.padEnd(8)}`)}  ${found.reason}`);
  }
  const known = new Set(WRONG_ROWS.map(lineOf));
  const surprise = [...byList, ...byPlatform].find(({ line }) => !known.has(line));
  expect(
    surprise === undefined,
    `${WRONG_ROWS.length} wrong rows, each refused for its own reason`,
    `Line ${surprise?.line} is right and was refused: ${surprise?.reason}`,
  );
}

/** Fetches the signed credentials page by page. */
export async function fetchCredentials(
  api: Api,
  registrar: Caller,
  issued: readonly Issued[],
): Promise<Map<string, Reply>> {
  const signed = new Map<string, Reply>();
  for (let page = 0; signed.size < issued.length; page++) {
    const { items } = await api.get(`/api/v1/credentials?page=${page}&page_size=100`, registrar);
    if (items.length === 0) break;
    for (const { credential_id, vc } of items) signed.set(credential_id, vc);
  }
  const missing = issued.filter(({ credentialId }) => !signed.get(credentialId));
  expect(
    missing.length === 0,
    `${signed.size} signed credentials fetched`,
    `${missing.length} issued credentials cannot be fetched`,
  );
  return signed;
}

/** Verifies every credential; the callers take turns, since each may ask 120 times a minute. */
export async function verifyAll(
  api: Api,
  credentials: readonly Reply[],
  callers: readonly Caller[],
): Promise<void> {
  const started = performance.now();
  await Promise.all(
    callers.map(async (caller, turn) => {
      for (let index = turn; index < credentials.length; index += callers.length) {
        const { is_valid, status, warnings } = await verify(api, credentials[index], caller);
        if (!is_valid) throw new StepFailed(`Credential ${credentials[index].id} is ${status}`);
        if (warnings.length > 0)
          throw new StepFailed(`Credential ${credentials[index].id} has warnings: ${warnings.join(' ')}`);
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  good(
    `${credentials.length} of ${credentials.length} are VALID, in ${seconds.toFixed(1)} s as ${callers.map(({ name }) => name).join(', ')}`,
  );
}

/** Asserts that the platform refuses a credential with this status and nothing less. */
export async function expectRefusal(
  api: Api,
  credential: Reply,
  wanted: string,
  what: string,
  caller: Caller,
): Promise<void> {
  const { is_valid, status, checks } = await verify(api, credential, caller);
  const reason = (checks as Reply[]).find(({ outcome }) => outcome === 'FAILED');
  expect(
    !is_valid && status === wanted,
    `${what}: ${status}. ${reason?.message ?? ''}`,
    `${what}: answered ${status} instead of ${wanted}`,
  );
}

export async function revoke(api: Api, credentialId: string, registrar: Caller): Promise<void> {
  const reason = 'The thesis was withdrawn by the examination board.';
  const reply = await api.post(`/api/v1/credentials/${credentialId}/revoke`, { reason }, registrar);
  expect(
    reply.credential_status === 'REVOKED',
    `${credentialId} is REVOKED`,
    `Revocation answered ${JSON.stringify(reply)}`,
  );
}

/** Verifies a credential without the platform: the issuer's first key is in its did:key, the rest is arithmetic. */
export function verifyOffline(credential: Reply): void {
  const outcome = (document: Reply) =>
    verifyCredentialProof(document, {
      knownContexts: new Set([CREDENTIALS_V1, config.contextUrl]),
      keysOf: (did) => {
        const publicKey = publicKeyFromDidKey(did);
        return publicKey && [{ publicKey, keyVersion: 1, isCurrent: true, createdAt: new Date(0) }];
      },
    });
  const verdict = outcome(credential);
  const why = verdict.verified ? '' : `${verdict.code}: ${verdict.message}`;
  expect(
    verdict.verified,
    'the signature verifies with nothing but the DID in the credential',
    `Offline: ${why}`,
  );
  const forged = outcome(withBetterMark(credential));
  expect(!forged.verified, 'a better mark does not', 'Offline, a changed credential verifies');
}

/** The same credential with another average mark: what a forger would do. */
export function withBetterMark(credential: Reply): Reply {
  const { credentialSubject: subject } = credential;
  return { ...credential, credentialSubject: { ...subject, marks: { ...subject.marks, average: 99.9 } } };
}

function verify(api: Api, credential: Reply, caller: Caller): Promise<Reply> {
  return api.post(
    '/api/v1/credentials/verify',
    { credential, check_status: true, check_expiration: true },
    caller,
  );
}
