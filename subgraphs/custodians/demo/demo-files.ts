import type { Context } from '../../../kernel/context.ts';
import { csvLine } from '../../../kernel/csv-cell.ts';
import { newId } from '../../../kernel/ids.ts';
import { untilDone } from '../../until-done.ts';
import { createIssuing } from '../attestations/issuing.ts';
import type { AttestedCredentials, CustodianKeys } from '../attestations/ports.ts';
import type { AttestationRoom } from '../attestations/room.ts';
import type { IntakeRoom } from '../intake/room.ts';
import type { RoomDeps } from '../rooms.ts';
import type { Acting } from './acting.ts';
import type { DemoCredentialToIssue, DemoFile, DemoRow } from './ports.ts';

/** The header is the first line, and no cell has two. */
const FIRST_ROW = 2;
/** Rows of a file of the demonstration, at most: what one page of records has. */
const MOST_ROWS = 100;

type Made = { readonly row: DemoRow; readonly recordId: string };

/** Works files of the demonstration off, by the operations with which people do it. */
export function createDemoFiles(
  options: Pick<RoomDeps, 'ledger' | 'inTurn' | 'now'> & {
    readonly intake: Pick<IntakeRoom, 'service' | 'review' | 'worker' | 'move'>;
    readonly attestations: Pick<
      AttestationRoom,
      'service' | 'attestations' | 'parts' | 'batches' | 'records'
    >;
    readonly credentials: AttestedCredentials;
    readonly keys: CustodianKeys;
  },
) {
  const { intake, attestations, credentials } = options;

  return { takeIn, settle };

  async function takeIn(file: DemoFile, acting: Acting, context: Context) {
    const uploader = acting(file.uploaderId, 'Reviewer');
    const intakeId = await received(file, uploader);
    if (!file.isRead) return { toIssue: [] };
    await intake.service.validate({ intakeId }, uploader);
    const isRead = async () => (await intake.service.byId({ intakeId }, uploader)).status !== 'VALIDATING';
    await untilDone('Reading a file of the demonstration', intake.worker.settle, isRead, context);
    const made = await recordsOf(intakeId, file, uploader);
    await decide(made, acting(file.reviewerId, 'Reviewer'));
    return vouch(made, file, acting(file.attesterId, 'Attester'));
  }

  async function received({ columns, rows, ...file }: DemoFile, uploader: Context): Promise<string> {
    const lines = [columns.map(({ name }) => name), ...rows.map(({ cells }) => cells)];
    const batch = await intake.service.receive(
      {
        uploadId: newId(),
        offset: 0,
        isLast: true,
        fileName: file.fileName,
        content: Buffer.from(lines.map(csvLine).join('')),
        recordKind: file.recordKind,
        sourceOrgName: file.sourceOrgName,
      },
      uploader,
    );
    if (!batch) throw new Error('The last piece of a file of the demonstration did not end it.');
    const mapping = columns.map(({ name: column, target, transform: kind }) => ({
      column,
      target,
      ...(kind && { transform: { kind } }),
    }));
    await intake.service.map({ intakeId: batch.intakeId, mapping }, uploader);
    return batch.intakeId;
  }

  /** Error: a plain Error when a row was read as something from which it cannot become what it is to be. */
  async function recordsOf(
    intakeId: string,
    { rows }: DemoFile,
    uploader: Context,
  ): Promise<readonly Made[]> {
    const { items } = await intake.review.list({ filter: { intakeId }, first: MOST_ROWS }, uploader);
    const found = new Map(items.map((record) => [record.rowNumber, record]));
    return rows.map((row, at) => {
      const record = found.get(at + FIRST_ROW);
      const asRead = ['INVALID', 'DUPLICATE_SUSPECTED'].find((status) => status === row.becomes);
      if (record?.status !== (asRead ?? 'PENDING_REVIEW'))
        throw new Error(
          `Row ${at + FIRST_ROW} of the demonstration was read as ${record?.status}, and is to become ${row.becomes}.`,
        );
      return { row, recordId: record.recordId };
    });
  }

  async function decide(made: readonly Made[], reviewer: Context): Promise<void> {
    for (const { row, recordId } of made)
      if (row.becomes === 'IN_REVIEW') await intake.review.assign({ recordId }, reviewer);
      else if (row.becomes === 'REJECTED')
        await intake.review.reject({ recordId, reason: row.reason }, reviewer);
      else if (row.becomes === 'RETURNED')
        await intake.review.return({ recordId, reason: row.reason }, reviewer);
    const recordIds = idsOf(made, ({ becomes }) => ['APPROVED', 'ATTESTED', 'ISSUED'].includes(becomes));
    if (recordIds.length > 0) await intake.review.approveMany({ recordIds }, reviewer);
  }

  async function vouch(
    made: readonly Made[],
    { statementTemplate, credentialType }: DemoFile,
    attester: Context,
  ): Promise<{ readonly attestationId?: string; readonly toIssue: readonly DemoCredentialToIssue[] }> {
    // One attestation of all of these, taken back for the reason of the first.
    const withdrawn = made.find(({ row }) => row.withdrawnBecause !== undefined);
    if (withdrawn) {
      const recordIds = idsOf(made, ({ withdrawnBecause }) => withdrawnBecause !== undefined);
      const { attestationId } = await attestations.service.attest({ recordIds, statementTemplate }, attester);
      const reason = withdrawn.row.withdrawnBecause;
      await attestations.service.withdraw({ attestationId, reason }, attester);
    }
    const recordIds = idsOf(made, ({ becomes }) => becomes === 'ATTESTED' || becomes === 'ISSUED');
    if (recordIds.length === 0) return { toIssue: [] };
    const { attestationId } = await attestations.service.attest({ recordIds, statementTemplate }, attester);
    const named = made.filter(({ row }) => row.becomes === 'ISSUED');
    if (named.length === 0) return { attestationId, toIssue: [] };
    for (const { row, recordId } of named)
      await attestations.service.setHolder({ recordId, holderDid: row.holderDid }, attester);
    return { attestationId, toIssue: await toIssueOf({ attestationId, credentialType }, attester) };
  }

  /** What issuing asks of credential issuance: whoever keeps the demonstration issues it, for whom nobody has to vouch. */
  async function toIssueOf(
    issuance: { readonly attestationId: string; readonly credentialType: string },
    attester: Context,
  ): Promise<readonly DemoCredentialToIssue[]> {
    const asked: DemoCredentialToIssue[] = [];
    const issuing = createIssuing({
      ...options,
      ...attestations,
      move: intake.move,
      // Named one by one: a port to another unit has nothing to spread.
      credentials: {
        prepare: (input, context) => credentials.prepare(input, context),
        find: (input, context) => credentials.find(input, context),
        async issue({ records }) {
          asked.push(
            ...records.map(({ credentialId, holderDid, credentialData }) => ({
              credentialId,
              holderDid,
              credentialData,
            })),
          );
          return [];
        },
      },
    });
    await issuing.issue(issuance, attester);
    return asked;
  }

  /** Issuing finds what was issued by somebody else, and writes it down. */
  async function settle(
    issuance: { readonly attestationId: string; readonly credentialType: string },
    attester: Context,
  ): Promise<{ readonly issued: number }> {
    const { attestation } = await attestations.service.issue(issuance, attester);
    return { issued: attestation.issuedCount };
  }
}

function idsOf(made: readonly Made[], isMeant: (row: DemoRow) => boolean): readonly string[] {
  return made.filter(({ row }) => isMeant(row)).map(({ recordId }) => recordId);
}
