import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commonName, readCertificate } from './certificate-authority.ts';
import { CERTIFICATE_NAMES, issueCertificates, openCertificates } from './certificates.ts';
import { capturedLog, silentLog, temporaryFolder } from './testing/echo.ts';

const DAY = 86_400_000;
const daysFromNow = (days: number) => () => new Date(Date.now() + days * DAY);
let folder: ReturnType<typeof temporaryFolder>;

beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

const pem = (name: string) => readFileSync(join(folder.dir, `${name}.pem`), 'utf8');

test('issues a pair per name that the CA has signed, for serving and calling', async () => {
  await issueCertificates({ dir: folder.dir, names: ['core-engine', 'peer'] });
  const ca = readCertificate(pem('ca'));
  const leaf = readCertificate(pem('core-engine'));
  expect(leaf.verify(ca.publicKey)).toBe(true);
  expect(commonName(leaf.subject)).toBe('core-engine');
  expect(leaf.subjectAltName).toBe('DNS:core-engine, DNS:localhost, IP Address:127.0.0.1');
  expect(leaf.keyUsage).toEqual(['1.3.6.1.5.5.7.3.1', '1.3.6.1.5.5.7.3.2']);
  expect([leaf.ca, ca.ca]).toEqual([false, true]);
  for (const key of ['ca.key', 'core-engine.key', 'peer.key']) {
    expect(statSync(join(folder.dir, key)).mode & 0o777).toBe(0o600);
  }
});

test('keeps what is good, and renews a leaf with less than 14 days left', async () => {
  await issueCertificates({ dir: folder.dir, names: ['core-engine'] });
  const first = pem('core-engine');
  await issueCertificates({ dir: folder.dir, names: ['core-engine'], now: daysFromNow(350) });
  expect(pem('core-engine')).toBe(first);
  await issueCertificates({ dir: folder.dir, names: ['core-engine'], now: daysFromNow(352) });
  expect(pem('core-engine')).not.toBe(first);
  expect(readCertificate(pem('core-engine')).verify(readCertificate(pem('ca')).publicKey)).toBe(true);
});

test('processes that start together end with one CA and matching pairs', async () => {
  const script = fileURLToPath(new URL('./certificates.ts', import.meta.url));
  const start = () =>
    new Promise<number | null>((done) => {
      const argv = ['--import', 'tsx', script, folder.dir, ...CERTIFICATE_NAMES];
      spawn(process.execPath, argv, { stdio: 'ignore' }).on('exit', done);
    });
  expect(await Promise.all([start(), start(), start()])).toEqual([0, 0, 0]);
  const ca = readCertificate(pem('ca'));
  for (const name of CERTIFICATE_NAMES) expect(readCertificate(pem(name)).verify(ca.publicKey)).toBe(true);
  expect(readdirSync(folder.dir)).toHaveLength(4 + 2 * CERTIFICATE_NAMES.length);
  const certificates = await openCertificates({
    dataDir: 'unused',
    certsDir: folder.dir,
    names: CERTIFICATE_NAMES,
    log: silentLog,
  });
  certificates.close();
});

test('the CA key can lie where units do not look', async () => {
  const vault = temporaryFolder();
  await issueCertificates({ dir: folder.dir, caDir: vault.dir, names: ['core-engine'] });
  expect(readdirSync(folder.dir).sort()).toEqual(['ca.pem', 'core-engine.key', 'core-engine.pem']);
  vault.remove();
});

describe('a folder of certificates that somebody else issues', () => {
  const open = (log = silentLog, now?: () => Date) =>
    openCertificates({
      dataDir: 'unused',
      certsDir: folder.dir,
      names: ['core-engine'],
      log,
      ...(now ? { now } : {}),
    });

  beforeEach(() => issueCertificates({ dir: folder.dir, names: ['core-engine', 'peer'] }));

  test.each([
    ['ca.pem is missing', () => rmSync(join(folder.dir, 'ca.pem')), /ca\.pem cannot be read/],
    [
      'the leaf is missing',
      () => rmSync(join(folder.dir, 'core-engine.pem')),
      /core-engine\.pem cannot be read/,
    ],
    [
      'the key is missing',
      () => rmSync(join(folder.dir, 'core-engine.key')),
      /core-engine\.key cannot be read/,
    ],
    [
      'the leaf is no PEM',
      () => writeFileSync(join(folder.dir, 'core-engine.pem'), 'x'),
      /core-engine\.pem is not PEM/,
    ],
    [
      "the leaf is another unit's",
      () => writeFileSync(join(folder.dir, 'core-engine.pem'), pem('peer')),
      /CN=core-engine/,
    ],
    [
      'the key is of another pair',
      () => writeFileSync(join(folder.dir, 'core-engine.key'), readFileSync(join(folder.dir, 'peer.key'))),
      /no pair/,
    ],
  ])('stops the start when %s', async (_, spoil, message) => {
    spoil();
    await expect(open()).rejects.toThrow(message);
  });

  test('stops the start with an expired certificate', async () => {
    await expect(open(silentLog, daysFromNow(366))).rejects.toThrow(/expired at/);
  });

  test('warns when fewer than 14 days are left, once a day', async () => {
    const { log, lines } = capturedLog();
    const certificates = await open(log, daysFromNow(352));
    certificates.refresh();
    expect(lines.filter(({ msg }) => /expires soon/.test(String(msg)))).toHaveLength(1);
    certificates.close();
  });

  test('takes new files into use, and keeps the old ones when the new are broken', async () => {
    const certificates = await open();
    let changes = 0;
    const stop = certificates.onChange('core-engine', () => {
      changes += 1;
    });
    const before = certificates.of('core-engine').certificate;
    writeFileSync(join(folder.dir, 'core-engine.pem'), 'half a fi');
    certificates.refresh();
    expect([certificates.of('core-engine').certificate, changes]).toEqual([before, 0]);
    rmSync(join(folder.dir, 'core-engine.pem'));
    await issueCertificates({ dir: folder.dir, names: ['core-engine'] });
    certificates.refresh();
    expect(changes).toBe(1);
    expect(certificates.of('core-engine').certificate.equals(before)).toBe(false);
    stop();
    certificates.close();
  });
});
