import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newContext } from '../kernel/context.ts';
import { newId } from '../kernel/ids.ts';
import { connectStore } from '../store/connect.ts';
import { openUploads, type Uploads } from '../store/uploads.ts';
import type { ReportFormat, RowWriter } from '../subgraphs/reports/formats/format.ts';
import { FORMATS } from '../subgraphs/reports/formats/formats.ts';
import { KINDS } from '../subgraphs/reports/kinds.ts';
import { fileSink } from '../subgraphs/reports/runs/file-sink.ts';
import type { ReportOrder } from '../subgraphs/reports/runs/run.ts';
import { writeRun } from '../subgraphs/reports/runs/run-writing.ts';
import type { ReportSource } from '../subgraphs/reports/sources/source.ts';
import type { Cell, Column } from '../subgraphs/reports/table.ts';
import type { Row } from './row.ts';

const FORMATS_MEASURED: readonly ReportFormat[] = ['CSV', 'JSON', 'XML', 'FIXED_WIDTH', 'XLSX'];
const MEBIBYTE = 1024 ** 2;
const AT = new Date('2026-01-15T10:00:00.000Z');

const columns: readonly Column[] = KINDS.ISSUANCE_REGISTER.columns.map((column) => ({
  ...column,
  length: 80,
}));

/** Reports of many rows: rows in a second, against the floor of storing the same bytes, and the most memory meanwhile. */
export async function benchReports(counts: readonly number[]): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-reports-'));
  const store = await connectStore({ dataDir });
  const uploads = await openUploads(store.connection('core'), () => new Date());
  const rows: Row[] = [];
  try {
    // What is compiled and opened once does not count.
    for (const format of FORMATS_MEASURED) await made(format, 2000, uploads);
    for (const format of FORMATS_MEASURED)
      for (const count of counts) {
        const { seconds, size, most } = await made(format, count, uploads);
        const floor = await stored(size, uploads);
        rows.push({
          name: `${format}, ${count} rows`,
          value: `${Math.round(count / seconds)} rows/s`,
          note: `${(size / MEBIBYTE).toFixed(0)} MiB, ${(seconds / floor).toFixed(1)} × storing the same bytes; resident ${(most / MEBIBYTE).toFixed(0)} MiB at most`,
        });
      }
    return rows;
  } finally {
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function made(format: ReportFormat, count: number, uploads: Uploads) {
  const { writer: writerOf } = FORMATS[format];
  const writer: RowWriter = writerOf({ kind: 'ISSUANCE_REGISTER', columns, isForMachines: false });
  const [uploadId, errorsId] = [newId(), newId()];
  const rows = fileSink(uploads, uploadId, 'bench');
  let most = 0;
  const begun = performance.now();
  await writeRun({
    order: { kind: 'ISSUANCE_REGISTER' } as ReportOrder,
    source: ofMany(count),
    format: FORMATS[format],
    writer,
    rows,
    errors: fileSink(uploads, errorsId, 'bench'),
    mostRows: Number.POSITIVE_INFINITY,
    context: newContext(),
    async tick() {
      most = Math.max(most, process.memoryUsage.rss());
      await new Promise(setImmediate);
    },
  });
  const { size } = await rows.end();
  const seconds = (performance.now() - begun) / 1000;
  await uploads.remove(uploadId);
  return { seconds, size, most };
}

/** A register of so many credentials. */
function ofMany(count: number): ReportSource {
  return {
    async page(_order, after, limit) {
      const from = Number(after ?? 0);
      const to = Math.min(from + limit, count);
      const rows = Array.from({ length: to - from }, (_, place) => {
        const recordId = `${String(from + place).padStart(8, '0')}-8b86-4d01-b42d-00cf4fc964ff`;
        return { recordId, cells: cellsOf(recordId) };
      });
      return { rows, ...(to < count ? { next: String(to) } : {}) };
    },
  };
}

function cellsOf(credentialId: string): Cell[] {
  return [
    credentialId,
    'did:key:z6MkiTBz1ymuepAQ4HEHYSF1H8quG5GLVVQR3djdX3mDooWp',
    'ISSUER',
    'did:key:z6MkucxHajtFEuFkqiAedXXCUySu7ngVVe16bg7MkQj8B4y4',
    'Aoife Ní Bhriain',
    'BachelorDegreeCredential',
    AT,
    null,
    'ISSUED',
    AT,
    'CLAIMED',
    AT,
    credentialId,
    null,
    null,
    null,
    'ab'.repeat(32),
  ];
}

/** Seconds that it takes to hash and store so many bytes, and to read them back. */
async function stored(size: number, uploads: Uploads): Promise<number> {
  const piece = Buffer.alloc(512 * 1024, 'x');
  const uploadId = newId();
  const whose = { owner: 'bench', maxBytes: Number.MAX_SAFE_INTEGER };
  const hash = createHash('sha256');
  const begun = performance.now();
  for (let offset = 0; offset < size; offset += piece.length) {
    const content = piece.subarray(0, Math.min(piece.length, size - offset));
    hash.update(content);
    await uploads.receive({ uploadId, offset, isLast: offset + content.length >= size, content }, whose);
  }
  const seconds = (performance.now() - begun) / 1000;
  await uploads.remove(uploadId);
  return seconds;
}
