import { z } from 'zod';
import type { JsonObject } from '../../../kernel/crypto/canonical-json.ts';
import { derivedId } from '../../../kernel/ids.ts';
import { pageInput } from '../../../kernel/paging.ts';
import { did as didText, email as emailText, oneFrom, optional, uuid } from '../../../kernel/parse.ts';
import type { SheetRow } from '../../../kernel/sheets/sheet.ts';
import { exact } from '../../../store/exact.ts';
import type { Write } from '../../../store/ledger.ts';
import type { Recorded, RecordStore } from '../../../store/record-store.ts';
import { claims as claimsInput } from '../issue-input.ts';
import { type TemplateField, valueOfCell } from '../templates/template-field.ts';
import type { UsableTemplate } from '../templates/templated.ts';
import type { BulkCounts, BulkJob } from './bulk-job.ts';
import { fieldOf } from './bulk-mapping.ts';

export const ROW_STATUSES = [
  'PENDING',
  'INVALID',
  'AWAITING_HOLDER',
  'TO_SIGN',
  'ISSUED',
  'FAILED',
  'SKIPPED',
] as const;
export type RowStatus = (typeof ROW_STATUSES)[number];

/** What is wrong with a row; what is in its cells is not repeated. */
export interface RowFault {
  readonly column?: string | undefined;
  readonly field?: string | undefined;
  readonly code: string;
  readonly message: string;
}

/** What is settled of a credential that its issuer signs itself. */
export interface ToSign {
  /** The URL by which the proof names the key. */
  readonly keyId: string;
  readonly issuedAt: Date;
  readonly createdAt: Date;
  readonly expiresAt?: Date | undefined;
}

/** One credential that a job is to issue. */
export interface BulkRow extends Recorded {
  readonly rowId: string;
  readonly jobId: string;
  /** Where it is found: the line of a CSV file, the row of a workbook. */
  readonly rowNumber: number;
  /** Undefined once it was dropped, and for a row that could not be read. */
  readonly claims?: JsonObject | undefined;
  readonly holderDid?: string | undefined;
  readonly email?: string | undefined;
  readonly faults: readonly RowFault[];
  readonly status: RowStatus;
  /** The same for a row whatever happens, so that it is issued once. */
  readonly credentialId: string;
  /** Of one that is TO_SIGN. */
  readonly toSign?: ToSign | undefined;
  /** The invite that it waits for, or waited for. */
  readonly inviteId?: string | undefined;
  /** How many invites of its person have come to nothing. */
  readonly inviteRound?: number | undefined;
}

/** What becomes of a row. */
export interface RowDecision {
  readonly row: BulkRow;
  readonly set: Partial<BulkRow> & { readonly status: RowStatus };
}

/** The writes of what becomes of rows, one for all that share a set. Their job, which is written with them, guards them. */
export function rowWrites(
  rows: Pick<RecordStore<BulkRow>, 'updateAllWrite'>,
  decided: readonly RowDecision[],
  at: Date,
): readonly Write[] {
  const bySet = new Map<RowDecision['set'], BulkRow[]>();
  for (const { row, set } of decided) {
    const some = bySet.get(set) ?? [];
    some.push(row);
    bySet.set(set, some);
  }
  return [...bySet].map(([set, some]) => exact(rows.updateAllWrite(some, set, at)));
}

/** The id of a row, and with it that of its credential: a job that goes on names the same. */
export const rowIdOf = (jobId: string, rowNumber: number) => derivedId('bulk row', jobId, rowNumber);
export const credentialIdOf = (rowId: string) => derivedId('bulk credential', rowId);

/** Names a row to who invites its person: another time it is another key, so that an answer to the time before says nothing of it. */
export const rowKeyOf = ({ rowId, inviteRound = 0 }: Pick<BulkRow, 'rowId' | 'inviteRound'>) =>
  `${rowId}.${inviteRound}`;
export const rowIdIn = (rowKey: string) => rowKey.slice(0, rowKey.lastIndexOf('.'));

export const rowsInput = z.strictObject({
  jobId: uuid,
  filter: optional(z.strictObject({ status: optional(oneFrom(ROW_STATUSES)) })),
  ...pageInput,
});

/** A row of the file as a credential to be issued, or with what is wrong with it. */
export function rowOf(
  job: Pick<BulkJob, 'jobId' | 'mapping' | 'options'>,
  { rowNumber, cells, faults }: SheetRow,
  template: UsableTemplate,
  at: Date,
): BulkRow {
  const found: RowFault[] = faults.map(({ column, code, message }) => ({ column, code, message }));
  const claims: Record<string, unknown> = {};
  const columnOf = new Map<string, string>();
  let holderDid: string | undefined;
  let email: string | undefined;
  for (const { header, field } of job.mapping) {
    columnOf.set(field, header);
    const cell = cells[header] ?? '';
    if (field === 'holder_did') holderDid = cell || undefined;
    else if (field === 'holder_email') email = cell || undefined;
    else if (field === 'name') claims['name'] = cell;
    else setClaim(claims, fieldOf(template, field), cell);
  }
  const person = personOf(job.options.holderKey, { holderDid, email });
  for (const fault of person.faults) found.push({ column: columnOf.get(fault.field), ...fault });
  const problems = [
    ...(claimsInput.safeParse(claims).error?.issues ?? []).map(({ path, code, message }) => ({
      field: path.join('.'),
      code,
      message,
    })),
    ...template.problemsOf(claims),
  ];
  for (const { field, code, message } of problems)
    found.push({ column: columnOf.get(field.split(/[.[]/)[0] ?? ''), field, code, message });
  const rowId = rowIdOf(job.jobId, rowNumber);
  return {
    rowId,
    jobId: job.jobId,
    rowNumber,
    claims,
    holderDid: person.holderDid,
    email: person.email,
    faults: found,
    status: found.length > 0 ? 'INVALID' : 'PENDING',
    credentialId: credentialIdOf(rowId),
    createdAt: at,
    updatedAt: at,
    createdBy: null,
    rowVersion: 1,
  };
}

function setClaim(claims: Record<string, unknown>, field: TemplateField | undefined, cell: string): void {
  const value = field && valueOfCell(field, cell);
  if (field && value !== undefined) claims[field.key] = value;
}

function personOf(
  key: BulkJob['options']['holderKey'],
  given: { readonly holderDid: string | undefined; readonly email: string | undefined },
): Pick<BulkRow, 'holderDid' | 'email'> & {
  readonly faults: readonly { readonly field: string; readonly code: string; readonly message: string }[];
} {
  const [field, value, schema] =
    key === 'DID'
      ? (['holder_did', given.holderDid, didText] as const)
      : (['holder_email', given.email, emailText] as const);
  if (value === undefined)
    return { faults: [{ field, code: 'required', message: 'this cell must not be empty' }] };
  const parsed = schema.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { faults: [{ field, code: 'invalid', message: issue?.message ?? 'give another value' }] };
  }
  return key === 'DID' ? { holderDid: parsed.data, faults: [] } : { email: parsed.data, faults: [] };
}

const COUNTED: Readonly<Record<RowStatus, readonly (keyof BulkCounts)[]>> = {
  PENDING: ['valid'],
  TO_SIGN: ['valid'],
  INVALID: ['invalid'],
  AWAITING_HOLDER: ['valid', 'awaitingHolder'],
  ISSUED: ['valid', 'issued'],
  FAILED: ['valid', 'failed'],
  SKIPPED: ['valid', 'skipped'],
};

/** The counts of a job when rows come (`before` is undefined) or change. */
export function recounted(
  counts: BulkCounts,
  changes: readonly { readonly before?: RowStatus | undefined; readonly after: RowStatus }[],
): BulkCounts {
  const next: { -readonly [Name in keyof BulkCounts]: number } = { ...counts };
  const add = (status: RowStatus, by: 1 | -1) => {
    next.total += by;
    for (const name of COUNTED[status]) next[name] += by;
  };
  for (const { before, after } of changes) {
    if (before) add(before, -1);
    add(after, 1);
  }
  return next;
}
