import { createHash, generateKeyPairSync, verify } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type IssueOptions, issueAttested } from './attested-issuing.ts';
import type { Api, Ask } from './client.ts';
import { createScreen, type Row } from './screen.ts';

const result = (leaf_index: number, operation_status: string, error: string | null = null) => ({
  record_id: `record-${leaf_index}`,
  leaf_index,
  operation_status,
  error,
  message: error && 'Give another.',
});
const aPortion = (issued_count: number, next: number | null, ...results: ReturnType<typeof result>[]) => ({
  attestation: { record_count: 4, issued_count },
  results,
  next,
});

const issued = (...portions: ReturnType<typeof aPortion>[]) =>
  issuedWith({ type: 'ArchivedRecordCredential', expires: '2036-01-31T00:00:00Z' }, ...portions);

async function issuedWith(options: IssueOptions, ...portions: Row[]) {
  const [asked, written]: [Ask[], string[]] = [[], []];
  const api: Pick<Api, 'ask'> = {
    ask: async (ask) => portions[asked.push(ask) - 1] ?? {},
  };
  const screen = createScreen({
    isJson: false,
    isTerminal: true,
    isColoured: false,
    width: 120,
    write: (text) => void written.push(text),
  });
  const error = await issueAttested('a/1', options, { api: api as Api, screen }).catch((thrown) => thrown);
  return { asked, written: written.join(''), error };
}

test('goes on behind what it has looked at until nothing is left, with the same terms', async () => {
  const { asked, written, error } = await issued(
    aPortion(2, 1, result(0, 'ISSUED'), result(1, 'ISSUED')),
    aPortion(3, null, result(2, 'SKIPPED'), result(3, 'ISSUED')),
  );
  expect(error).toBeUndefined();
  const terms = {
    credential_type: 'ArchivedRecordCredential',
    expiration_timestamp: Date.UTC(2036, 0, 31),
  };
  expect(asked).toEqual(
    [undefined, 1].map((after) => ({
      method: 'POST',
      path: '/api/v1/custodian/attestations/a%2F1/issue',
      body: { ...terms, after },
      isRepeatable: true,
    })),
  );
  expect(written).toMatch(/ISSUING \[#{15}\.{15}\] 50 %/);
  expect(written).toMatch(/3 issued, 1 skipped, 0 failed; 3 of 4 are issued\.\n/);
  expect(written).toMatch(/record-2 +SKIPPED/);
});

test('with a key of its own signs what is prepared, and sends the signatures of each portion', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'own-key-'));
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const key = join(folder, 'key.pem');
  writeFileSync(key, privateKey.export({ format: 'pem', type: 'pkcs8' }));
  const texts = { canonical_credential: null, canonical_proof_configuration: null };
  const own = { key_id: 'k', issuance_timestamp: 1, proof_created_timestamp: 2 };
  const prepared = (next: number | null, ...results: object[]) => ({ ...aPortion(2, next), ...own, results });
  const waits = { ...result(2, 'TO_SIGN'), canonical_credential: 'c', canonical_proof_configuration: 'p' };
  const { asked, written } = await issuedWith(
    { type: 'ArchivedRecordCredential', key },
    prepared(2, { ...result(0, 'ISSUED'), ...texts }, { ...result(1, 'SKIPPED'), ...texts }, waits),
    aPortion(3, null, result(2, 'ISSUED')),
    prepared(null, { ...result(3, 'FAILED', 'VALIDATION_FAILED'), ...texts }),
  );
  const terms = { credential_type: 'ArchivedRecordCredential', expiration_timestamp: undefined };
  const path = '/api/v1/custodian/attestations/a%2F1/issue';
  const ask = (to: string, body: object) => ({
    method: 'POST',
    path: to,
    body: { ...terms, ...body },
    isRepeatable: true,
  });
  const signature =
    (asked[1]!.body as { signatures: { signature: string }[] }).signatures[0]?.signature ?? '';
  expect(asked).toEqual([
    ask(`${path}/prepare`, { after: undefined }),
    ask(path, { ...own, signatures: [{ record_id: 'record-2', signature }] }),
    // Nothing to sign: nothing is sent.
    ask(`${path}/prepare`, { after: 2 }),
  ]);
  const hashes = ['p', 'c'].map((text) => createHash('sha256').update(text).digest());
  expect(verify(null, Buffer.concat(hashes), publicKey, Buffer.from(signature, 'base64'))).toBe(true);
  expect(written).toMatch(/2 issued, 1 skipped, 1 failed/);
  rmSync(folder, { recursive: true });
});

test('ends with 1 when records are refused, and tells which', async () => {
  const { written, error } = await issued(
    aPortion(1, null, result(0, 'ISSUED'), result(1, 'FAILED', 'VALIDATION_FAILED')),
  );
  expect(written).toMatch(/record-1 +FAILED +VALIDATION_FAILED +Give another\./);
  expect(error).toMatchObject({ exitCode: 1, message: '1 record was refused.' });
});
