import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Response } from 'undici';
import { canonicalize } from '../../kernel/crypto/canonical-json.ts';
import { createSigner } from '../../kernel/crypto/ed25519.ts';
import { multikeyFromPublicKey } from '../../kernel/crypto/multikey.ts';
import { sha256Hex } from '../../kernel/ids.ts';
import { MANIFEST_TYPE } from '../../subgraphs/reports/runs/signed-manifest.ts';
import type { Api, Ask } from './client.ts';
import { downloadReport, orderReport, verifyReport } from './report-files.ts';
import { createScreen } from './screen.ts';

const folder = mkdtempSync(join(tmpdir(), 'report-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const signer = createSigner(Buffer.alloc(32, 5));
const key = multikeyFromPublicKey(signer.publicKey);
const FILE = 'credential_id\n1\n';

/** A manifest of the file, signed. */
function aManifest(): string {
  const statement = canonicalize({
    type: MANIFEST_TYPE,
    platform: 'https://testamur.example',
    key,
    report_id: 'r-1',
    kind: 'ISSUANCE_REGISTER',
    format: 'CSV',
    organization: null,
    scheme: null,
    period: { from: null, to: null },
    filters: {},
    file: { name: 'r.csv', media_type: 'text/csv', size: FILE.length, sha256: sha256Hex(FILE) },
    errors_file: null,
    counts: { source: 1, left_out: 0, rows: 1, failed_rows: 0, errors: 0 },
    ...Object.fromEntries(
      ['requested_at', 'started_at', 'finished_at', 'covered_to'].map((at) => [
        at,
        '2026-03-01T10:00:00.000Z',
      ]),
    ),
  });
  const signature = Buffer.from(signer.sign(Buffer.from(statement))).toString('base64');
  return JSON.stringify({ type: MANIFEST_TYPE, statement, signature, key });
}

/** The tools of a command line whose platform answers in this order, and what came of it. */
function tools(...answers: Record<string, unknown>[]) {
  const asked: Ask[] = [];
  let written = '';
  const api: Api = {
    url: 'http://localhost',
    ask: async (ask) => answers[asked.push(ask) - 1] ?? {},
    stream: async ({ path }) => new Response(path.endsWith('/manifest') ? aManifest() : FILE),
  };
  const screen = createScreen({
    isJson: false,
    isTerminal: false,
    isColoured: false,
    width: 100,
    write: (text) => {
      written += text;
    },
  });
  return { api, screen, signal: new AbortController().signal, asked, written: () => written };
}

const run = (status: string, more = {}) => ({
  report_id: 'r-1',
  status,
  source_count: 3,
  row_count: 3,
  ...more,
});

test('orders what was asked for, and follows it to its end', async () => {
  const given = tools(run('QUEUED'), run('RUNNING'), run('COMPLETED'));
  const filter = ['status=REVOKED', 'credential_type=a=b'];
  await orderReport(
    { kind: 'issuance_register', format: 'csv', from: '2026-01-01', filter, wait: true },
    given,
  );
  expect(given.asked[0]).toEqual({
    method: 'POST',
    path: '/api/v1/reports',
    body: {
      kind: 'ISSUANCE_REGISTER',
      format: 'CSV',
      period_from: '2026-01-01',
      filters: { status: 'REVOKED', credential_type: 'a=b' },
    },
  });
  expect(given.asked).toHaveLength(3);
  expect(given.written()).toContain('COMPLETED');
});

test('tells of a report that fails, and of a filter that is none', async () => {
  const failed = tools(
    run('FAILED', { failure: { message: 'Too many rows.' } }),
    run('FAILED', { failure: { message: 'Too many rows.' } }),
  );
  const order = { kind: 'X', format: 'CSV', wait: true };
  await expect(orderReport(order, failed)).rejects.toMatchObject({
    message: 'The report is FAILED: Too many rows.',
    exitCode: 1,
  });
  await expect(orderReport({ ...order, filter: ['REVOKED'] }, tools())).rejects.toMatchObject({
    exitCode: 2,
  });
});

test('writes a file with its manifest, which it then proves', async () => {
  const out = join(folder, 'r.csv');
  const given = tools();
  await downloadReport('r-1', { out }, given);
  expect(readFileSync(out, 'utf8')).toBe(FILE);
  const manifest = `${out}.manifest.json`;
  await verifyReport(out, manifest, { key }, given);
  expect(given.written()).toContain('The file is the one that the platform states.');

  writeFileSync(out, `${FILE}2\n`);
  await expect(verifyReport(out, manifest, { key }, given)).rejects.toMatchObject({
    exitCode: 1,
    message: expect.stringContaining('another content'),
  });
  await expect(verifyReport(out, join(folder, 'none'), {}, given)).rejects.toMatchObject({ exitCode: 2 });
  await expect(downloadReport('r-1', { out }, given)).rejects.toThrow('is there already');
});
