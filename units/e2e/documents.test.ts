import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type OidcTestProvider, startOidcProvider } from '../../subgraphs/sso/testing/oidc-provider.ts';
import { examplesOf, runExamples, unlike, withoutChance } from '../testing/documents.ts';
import { type Proc, ready, startUnits, type UnitEnv, unitEnv } from '../testing/procs.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const USUAL = 'http://localhost:8000';
/** The identity provider of the documents. */
const PROVIDER = 'https://idp.example.edu';
const blocksOf = (files: readonly string[]) =>
  files.flatMap((file) => examplesOf(join(root, file)).map((example) => ({ file, ...example })));
const examples = blocksOf([
  'README.md',
  'docs/examples.md',
  'docs/holders.md',
  'docs/catalog.md',
  'docs/learners.md',
  'docs/portal.md',
  'docs/sso.md',
  'docs/custodians.md',
  'docs/reports.md',
  'docs/verifiers.md',
]);
// The other pages of that folder need another site, a terminal or a stream that does not end.
const administration = blocksOf([
  ...[
    'README',
    'administrators',
    'configuration',
    'onboarding',
    'statistics',
    'claim-integrity',
    'anomalies',
    'audit',
  ].map((page) => `docs/administration/${page}.md`),
  'docs/assistance.md',
]);
/** The same claims twice, which a scan finds. */
const TWICE = String.raw`
token=$registrar
for attempt in 1 2; do
  echo "{ \"issuer_did\": \"$did\", \"holder_did\": \"$holder\", \"credential_type\": \"CourseCertificate\",
    \"credential_data\": { \"name\": \"Aoife Ní Bhriain\", \"course\": \"Logic\" } }" | post /credentials/issue
done`;

describe('the documents, followed word by word', () => {
  let platform: Proc;
  let setting: UnitEnv;
  let provider: OidcTestProvider;
  let folder: string;
  let outputs: readonly string[];

  beforeAll(async () => {
    provider = await startOidcProvider({ redirectUris: [`${USUAL}/api/v1/issuer/auth/sso/callback`] });
    folder = mkdtempSync(join(tmpdir(), 'testamur-documents-'));
    setting = await unitEnv({
      dataDir: join(folder, 'data'),
      extra: {
        NODE_ENV: 'development',
        RATE_LIMIT_PORTAL: '1000',
        OUTBOUND_TRUSTED_HOSTS: provider.host,
        OUTBOUND_CA_FILE: provider.caFile,
      },
    });
    platform = startUnits([], setting.env);
    await ready(platform, setting.ports['api-gateway'].rest);
    for (const name of ['proto', 'node_modules']) symlinkSync(join(root, name), join(folder, name));
    // A copy, since a link would resolve to the project, beside which no certificates lie.
    cpSync(join(root, 'docs/examples'), join(folder, 'docs/examples'), { recursive: true });
    outputs = await runExamples(
      [...examples, { command: TWICE }, ...administration].map(({ command }) =>
        command
          .replaceAll(USUAL, setting.env['PUBLIC_URL'] ?? '')
          .replaceAll(PROVIDER, provider.issuer)
          .replaceAll('secret-of-the-client', provider.clientSecret),
      ),
      { folder, env: { ...process.env, ...setting.env, PATH: pathWithCurl(folder) } },
    );
  }, 300_000);

  afterAll(async () => {
    await platform.stop();
    await provider.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each(examples.map((example, index) => ({ index, ...example })))(
    '$file, block $index',
    ({ index, output }) => {
      const printed =
        outputs[index]
          ?.replaceAll(setting.env['PUBLIC_URL'] ?? '', USUAL)
          .replaceAll(provider.issuer, PROVIDER) ?? '';
      expect(withoutChance(printed)).toBe(withoutChance(output ?? ''));
    },
  );

  test.each(administration.map((example, index) => ({ index, ...example })))(
    '$file, block $index',
    ({ index, output }) => {
      const printed = outputs[examples.length + 1 + index] ?? '';
      // A refusal that a page shows is of a call that it only tells of.
      const sample = output && !/^\{\s*"error"/.test(output) ? output : '{ … }';
      expect(unlike(sample, printed)).toEqual([]);
    },
  );
});

/** The PATH, with a stand-in for curl in front on machines that have none. */
function pathWithCurl(folder: string): string {
  const path = process.env['PATH'] ?? '';
  try {
    execFileSync('curl', ['--version'], { stdio: 'ignore' });
    return path;
  } catch {
    const bin = join(folder, 'bin');
    mkdirSync(bin);
    const curl = join(bin, 'curl');
    writeFileSync(curl, `#!/bin/sh\nexec node '${join(root, 'units/testing/curl.mjs')}' "$@"\n`);
    chmodSync(curl, 0o755);
    return `${bin}${delimiter}${path}`;
  }
}
