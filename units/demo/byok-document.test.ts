import { execFile } from 'node:child_process';
import { createHash, createPrivateKey, generateKeyPairSync, verify } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { verifyCredentialProof } from '../../kernel/crypto/credential-proof.ts';
import { publicKeyFromDidKey } from '../../kernel/crypto/multikey.ts';
import { byokVectors } from './byok-vectors.ts';

const page = readFileSync(new URL('../../docs/byok-signing.md', import.meta.url), 'utf8');
const { signed, ...figures } = byokVectors();

test.each(Object.entries(figures))('the document shows the true %s', (_name, figure) => {
  expect(page).toContain(figure);
});

test('node:crypto alone gets from the printed texts to the printed signature', () => {
  const sha256 = (text: string) => createHash('sha256').update(text).digest();
  const bytes = Buffer.concat([
    sha256(figures.canonicalProofConfiguration),
    sha256(figures.canonicalCredential),
  ]);
  expect(bytes.toString('base64')).toBe(figures.bytesToSign);
  const pkcs8 = Buffer.concat([
    Buffer.from('302e020100300506032b657004220420', 'hex'),
    Buffer.from(figures.seed, 'hex'),
  ]);
  const key = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' });
  expect(verify(null, bytes, key as never, Buffer.from(figures.signature, 'base64'))).toBe(true);
});

test('the signed credential verifies', () => {
  const publicKey = publicKeyFromDidKey(figures.did)!;
  const keys = [{ publicKey, keyVersion: 1, isCurrent: true, createdAt: new Date(0) }];
  const outcome = verifyCredentialProof(signed, {
    keysOf: () => keys,
    knownContexts: new Set(signed['@context']),
  });
  expect(outcome).toMatchObject({ verified: true });
});

describe('the example', () => {
  const source = /```js\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'byok-'));
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const bytes = Buffer.from(figures.bytesToSign, 'base64');
  writeFileSync(join(folder, 'example.mjs'), source);
  writeFileSync(join(folder, 'issuer-key.pem'), privateKey.export({ format: 'pem', type: 'pkcs8' }));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs the example against a platform that prepares `text` and notes what it is told to issue. */
  async function runAgainst(text: string) {
    const issued: Record<string, unknown>[] = [];
    const prepared = {
      key_id: 'key-1',
      credential_id: 'c',
      issuance_timestamp: 1,
      proof_created_timestamp: 2,
    };
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        const isPrepare = request.url === '/api/v1/credentials/prepare';
        if (!isPrepare) issued.push({ ...JSON.parse(body), authorization: request.headers.authorization });
        const guide = { ...prepared, canonical_credential: text, bytes_to_sign: figures.bytesToSign };
        response.end(JSON.stringify(isPrepare ? guide : { credential_status: 'ISSUED' }));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const env = { PUBLIC_URL: `http://127.0.0.1:${port}`, ISSUER_DID: figures.did, TOKEN: 't' };
    const run = promisify(execFile)(process.execPath, ['example.mjs'], { cwd: folder, env }).finally(() =>
      server.close(),
    );
    return run.then(
      ({ stdout }) => ({ issued, stdout }),
      (error: { stderr: string }) => ({ issued, stderr: error.stderr }),
    );
  }

  test('signs the prepared bytes and sends all five fields', async () => {
    const { issued } = await runAgainst(figures.canonicalCredential);
    expect(issued).toHaveLength(1);
    expect(issued[0]).toMatchObject({
      issuer_did: figures.did,
      key_id: 'key-1',
      credential_id: 'c',
      issuance_timestamp: 1,
      proof_created_timestamp: 2,
      authorization: 'Bearer t',
    });
    expect(verify(null, bytes, publicKey, Buffer.from(String(issued[0]?.['signature']), 'base64'))).toBe(
      true,
    );
  });

  test('does not sign bytes of another text', async () => {
    const outcome = await runAgainst(figures.canonicalCredential.replace('81', '99'));
    expect(outcome).toMatchObject({
      issued: [],
      stderr: expect.stringContaining('Other bytes than the text'),
    });
  });

  test('fits in a glance', () => {
    expect(source.trim().split('\n').length).toBeLessThanOrEqual(32);
  });
});
