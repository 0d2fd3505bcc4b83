import type { Api, Ask } from './client.ts';
import { scan } from './integrity-scan.ts';
import { createScreen } from './screen.ts';

const aScan = (status: string, failure: string | null = null) => ({
  scan_id: 'scan-1',
  status,
  progress: { checked: 1, total: 4, versions_checked: status === 'RUNNING' ? 2 : 0, findings: 0 },
  failure,
});

/** A scan that is waited for; its states come one after the other, and the wait is stopped behind the last one. */
async function waited(...states: ReturnType<typeof aScan>[]) {
  const stop = new AbortController();
  const [asked, written]: [Ask[], string[]] = [[], []];
  const api: Pick<Api, 'ask'> = {
    async ask(ask) {
      asked.push(ask);
      const state = states[asked.length - 1];
      if (asked.length === states.length) setImmediate(() => stop.abort());
      return state ?? {};
    },
  };
  const screen = createScreen({
    isJson: false,
    isTerminal: true,
    isColoured: false,
    width: 80,
    write: (text) => void written.push(text),
  });
  const tools = { api: api as Api, screen, signal: stop.signal };
  const error = await scan({ wait: true, issuer: 'did:web:a' }, tools).catch((error: unknown) => error);
  return { asked, written: written.join(''), error };
}

test('shows the progress, then the scan at its end', async () => {
  const { asked, written, error } = await waited(aScan('QUEUED'), aScan('RUNNING'), aScan('COMPLETED'));
  expect(error).toBeUndefined();
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/v1/admin/claim-integrity/scans',
    'GET /api/v1/admin/claim-integrity/scans/scan-1',
    'GET /api/v1/admin/claim-integrity/scans/scan-1',
  ]);
  expect(asked[0]?.body).toEqual({ issuer_did: 'did:web:a', since: undefined });
  expect(written).toMatch(/RUNNING: 1 of 4 checked \(25 %\), 2 versions of the catalog, 0 findings/);
  expect(written).toMatch(/status +COMPLETED/);
});

test('a scan that fails ends with its reason', async () => {
  const { error } = await waited(aScan('RUNNING'), aScan('FAILED', 'the store is away'));
  expect(error).toMatchObject({ exitCode: 1, message: 'The scan has failed: the store is away.' });
});

test('whoever stops waiting is told how to look at it later', async () => {
  const { error } = await waited(aScan('QUEUED'), aScan('RUNNING'));
  expect(error).toMatchObject({ exitCode: 130, message: expect.stringMatching(/integrity show scan-1$/) });
});
