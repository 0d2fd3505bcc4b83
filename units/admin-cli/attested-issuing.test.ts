import { issueAttested } from './attested-issuing.ts';
import type { Api, Ask } from './client.ts';
import { createScreen } from './screen.ts';

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

async function issued(...portions: ReturnType<typeof aPortion>[]) {
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
  const options = { type: 'ArchivedRecordCredential', expires: '2036-01-31T00:00:00Z' };
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

test('ends with 1 when records are refused, and tells which', async () => {
  const { written, error } = await issued(
    aPortion(1, null, result(0, 'ISSUED'), result(1, 'FAILED', 'VALIDATION_FAILED')),
  );
  expect(written).toMatch(/record-1 +FAILED +VALIDATION_FAILED +Give another\./);
  expect(error).toMatchObject({ exitCode: 1, message: '1 record was refused.' });
});
