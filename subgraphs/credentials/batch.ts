import type { AuditFact } from '../../kernel/audit.ts';
import type { Context } from '../../kernel/context.ts';
import { AppError, ERRORS, type ErrorCode, toAppError } from '../../kernel/errors.ts';
import { permit } from '../../kernel/identity.ts';
import { derivedId, newId } from '../../kernel/ids.ts';
import type { Logger } from '../../kernel/log.ts';
import { createStretches } from '../../kernel/stretch.ts';
import type { Remember } from '../../store/idempotency.ts';
import { duplicateKeyOf } from '../../store/ledger.ts';
import type { AuthorityType, Credential } from './credential.ts';
import { duplicate, isSameIssuance } from './drafting.ts';
import { assertOwnDid, type IssuanceDeps, issuedFact } from './issuance.ts';
import { clientRefOf, type IssueRequest, parseBatch, parseBatchRecord } from './issue-input.ts';
import type { Authority } from './ports.ts';
import type { IssueWarning, RegistrationKey } from './programs.ts';

/** Records that are committed together: few enough that a suspension acts soon, many enough that one disk sync serves them all. */
export const CHUNK = 30;

/** As many as there are threads to sign, so that other requests come in between. */
const SIGNED_AT_ONCE = 8;

/** What became of one record. SKIPPED: not attempted, since one before it failed and the batch was to stop there. */
export interface BatchOutcome {
  readonly index: number;
  readonly clientRef?: string | undefined;
  readonly operationStatus: 'SUCCESS' | 'FAILED' | 'SKIPPED';
  readonly credentialStatus?: 'ISSUED' | undefined;
  readonly credentialId?: string | undefined;
  readonly error?: ErrorCode | undefined;
  readonly message?: string | undefined;
  readonly warnings: readonly IssueWarning[];
}

export interface BatchResult {
  readonly batchId: string;
  readonly total: number;
  readonly succeeded: number;
  readonly failed: number;
  readonly skipped: number;
  readonly results: readonly BatchOutcome[];
}

interface Row {
  readonly index: number;
  readonly clientRef: string | undefined;
  readonly request: IssueRequest;
  readonly credentialId: string | undefined;
  readonly warnings: readonly IssueWarning[];
  readonly registration: RegistrationKey | undefined;
}

type Frame = ReturnType<typeof parseBatch> & {
  readonly authorityType: AuthorityType;
  readonly templateVersion?: number | undefined;
  /** Holders are not notified. */
  readonly isQuiet?: boolean | undefined;
};
const keyOf = ({ authorityType, issuerDid }: Frame) => ({ type: authorityType, did: issuerDid });

/** A signed record. */
type Step = Row & { readonly credential: Credential };
type Settled = { readonly index: number; readonly outcome: BatchOutcome };

/** Issues up to 500 credentials strictly in order; a record that fails never fails the request. */
export function createBatch(deps: Omit<IssuanceDeps, 'prepareFor'> & { log: Logger }) {
  const { store, ledger, idempotency, drafting, programs, log } = deps;

  return { issueBatch, issueWithIds, issueByTemplate, issueForCustodian, issueForDemo };

  /**
   * Records are signed in order and committed in chunks, the issuer's status being read again for each. With an
   * Idempotency-Key the ids follow from key and index, so that a batch that was cut off continues where it stopped.
   */
  async function issueBatch(input: unknown, context: Context): Promise<BatchResult> {
    const frame = permitted(input, context);
    const run = idempotency.run<BatchResult>(context, 'issueBatch', input, (remember) => {
      const { idempotencyKey } = context;
      const batchId =
        idempotencyKey === undefined ? newId() : derivedId('batch', frame.issuerDid, idempotencyKey);
      const idOf = (index: number) =>
        idempotencyKey === undefined ? undefined : derivedId('batch', frame.issuerDid, idempotencyKey, index);
      return issueAll(frame, { batchId, idOf, remember, context });
    });
    return withWarnings(await run);
  }

  /** The same for who knows the id of each credential: whatever the batch is, an id is issued once. */
  async function issueWithIds(
    input: unknown,
    credentialIds: readonly string[],
    context: Context,
  ): Promise<BatchResult> {
    return issueIds(permitted(input, context), credentialIds, context);
  }

  /** The same by one version of the batch's template, whatever is published meanwhile. */
  async function issueByTemplate(
    input: unknown,
    by: {
      readonly templateVersion: number;
      readonly batchId: string;
      /** Holders find their credentials without a notification. */
      readonly isQuiet: boolean;
      readonly credentialIds: readonly string[];
    },
    context: Context,
  ): Promise<BatchResult> {
    const { templateVersion, batchId, isQuiet, credentialIds } = by;
    const frame = { ...permitted(input, context), templateVersion, isQuiet };
    return issueIds(frame, credentialIds, context, batchId);
  }

  /** The same of a custodian, by a person of it who may. */
  async function issueForCustodian(
    input: unknown,
    credentialIds: readonly string[],
    context: Context,
  ): Promise<BatchResult> {
    const identity = permit(context, 'attestation.issue');
    const frame = parseBatch(input);
    if (identity.kind !== 'custodian' || identity.custodianDid !== frame.issuerDid)
      throw new AppError(
        'FORBIDDEN',
        'Only the custodian itself issues in its name; sign in as one of its people.',
      );
    return issueIds({ ...frame, authorityType: 'CUSTODIAN' }, credentialIds, context);
  }

  /** The same of a custodian of the demonstration, by the platform itself. Error: FORBIDDEN for every other custodian. */
  async function issueForDemo(
    input: unknown,
    credentialIds: readonly string[],
    context: Context,
  ): Promise<BatchResult> {
    permit(context, 'demo.seed');
    const frame: Frame = { ...parseBatch(input), authorityType: 'CUSTODIAN' };
    const { isDemo } = await drafting.activeAuthority(keyOf(frame), context);
    if (!isDemo)
      throw new AppError(
        'FORBIDDEN',
        'This custodian is not of the demonstration; its own people issue in its name.',
      );
    return issueIds(frame, credentialIds, context);
  }

  function issueIds(
    frame: Frame,
    credentialIds: readonly string[],
    context: Context,
    batchId = newId(),
  ): Promise<BatchResult> {
    const idOf = (index: number) => credentialIds[index];
    return issueAll(frame, { batchId, idOf, remember: () => [], context });
  }

  function permitted(input: unknown, context: Context): Frame {
    const identity = permit(context, 'credential.issueBatch');
    const frame = parseBatch(input);
    assertOwnDid(identity, frame.issuerDid);
    return { ...frame, authorityType: 'ISSUER' };
  }

  async function issueAll(
    frame: Frame,
    run: Pick<Run, 'batchId' | 'idOf' | 'context'> & { readonly remember: Remember<BatchResult> },
  ): Promise<BatchResult> {
    const { batchId, idOf, remember, context } = run;
    const authority = await drafting.activeAuthority(keyOf(frame), context);
    const continueOnError = frame.continueOnError ?? true;
    const results: BatchOutcome[] = [];
    for (let start = 0; start < frame.records.length; start += CHUNK) {
      const raws = frame.records.slice(start, start + CHUNK);
      const stopped = !continueOnError && results.some(isFailure);
      const outcomes = stopped
        ? raws.map((raw, at) => skipped(start + at, raw))
        : await issueChunk(raws, start, { frame, authority, batchId, idOf, continueOnError, context });
      results.push(...outcomes);
    }

    const result = summary(batchId, results);
    // A batch that met a fault of the platform is not remembered: repeating it under the same key finishes it.
    const isFinal = !results.some(({ error }) => error !== undefined && ERRORS[error].http >= 500);
    const audit: AuditFact = {
      action: 'credential.batch_finished',
      subject: { type: 'CredentialBatch', id: batchId },
      newState: `${result.succeeded} of ${result.total} issued`,
    };
    await ledger.commit(context, { writes: isFinal ? remember(result) : [], audit });
    return result;
  }

  interface Run {
    readonly frame: Frame;
    readonly authority: Authority;
    readonly batchId: string;
    readonly idOf: (index: number) => string | undefined;
    readonly continueOnError: boolean;
    readonly context: Context;
  }

  async function issueChunk(raws: readonly unknown[], start: number, run: Run): Promise<BatchOutcome[]> {
    const { frame, context, continueOnError } = run;
    const settled: Settled[] = [];
    const settle = (outcome: BatchOutcome) => void settled.push({ index: outcome.index, outcome });

    // 1. Parse each record on its own.
    let rows: Row[] = [];
    const breathe = createStretches();
    for (const [at, raw] of raws.entries()) {
      // Holding claims against a schema may take a while of each record.
      await breathe();
      if (!continueOnError && settled.length > 0) break;
      const index = start + at;
      const clientRef = clientRefOf(raw);
      try {
        const admitted = await programs.admit(parseBatchRecord(raw, frame), run.authority, context);
        const credentialId = admitted.request.own?.credentialId ?? run.idOf(index);
        rows.push({ registration: undefined, ...admitted, index, clientRef, credentialId });
      } catch (error) {
        settle(failure({ index, clientRef }, error));
      }
    }

    // 2. Sign those that are not issued yet.
    const steps: Step[] = [];
    try {
      const authority = await drafting.activeAuthority(keyOf(frame), context);
      rows = await withoutReplays(rows, settle);
      const { batchId } = run;
      const { isQuiet } = frame;
      for (let from = 0; from < rows.length; from += SIGNED_AT_ONCE) {
        const drafted = rows.slice(from, from + SIGNED_AT_ONCE).map(async (row) => {
          const { request, credentialId } = row;
          try {
            const credential = await drafting.draft(request, authority, context, {
              batchId,
              credentialId,
              isQuiet,
            });
            steps.push({ ...row, credential });
          } catch (error) {
            settle(failure(row, error));
          }
        });
        await Promise.all(drafted);
      }
      steps.sort((one, other) => one.index - other.index);
      // 3. Commit them together. An authority that was suspended meanwhile issues nothing, and without its registration not under that entry.
      const registered = await stillRegistered(steps, settle, context);
      const ready = continueOnError
        ? registered
        : registered.filter(({ index }) => index < firstFailure(settled));
      if (ready.length > 0) await drafting.activeAuthority(keyOf(frame), context);
      for (const outcome of await commitSteps(ready, context)) settle(outcome);
    } catch (error) {
      for (const row of rows)
        if (!settled.some(({ index }) => index === row.index)) settle(failure(row, error));
    }

    // 4. One outcome per record, in order.
    const byIndex = new Map(settled.map(({ index, outcome }) => [index, outcome]));
    const stopAt = continueOnError ? Number.POSITIVE_INFINITY : firstFailure(settled);
    return raws.map((raw, at) => {
      const index = start + at;
      const outcome = byIndex.get(index);
      return outcome && (index <= stopAt || outcome.operationStatus === 'SUCCESS')
        ? outcome
        : skipped(index, raw);
    });
  }

  /** Takes out the rows whose credential is stored already: a repeated batch, or a replayed BYOK record. */
  async function withoutReplays(
    rows: readonly Row[],
    settle: (outcome: BatchOutcome) => void,
  ): Promise<Row[]> {
    const ids = rows.flatMap(({ credentialId, request }) =>
      credentialId !== undefined && !request.own ? [credentialId] : [],
    );
    if (ids.length === 0) return [...rows];
    const existing = new Map(
      (await store.byIds(ids, { kind: 'everyone' })).map((found) => [found.credentialId, found]),
    );
    return rows.filter((row) => {
      const found =
        row.credentialId === undefined || row.request.own ? undefined : existing.get(row.credentialId);
      if (!found) return true;
      settle(
        isSameIssuance(found, row.request) ? success(row, found.credentialId) : failure(row, duplicate()),
      );
      return false;
    });
  }

  /** Takes out the steps whose registration has ended since the batch began; each version is asked about once. */
  async function stillRegistered(
    steps: readonly Step[],
    settle: (outcome: BatchOutcome) => void,
    context: Context,
  ): Promise<readonly Step[]> {
    const keys = new Map(
      steps.flatMap(({ registration }) =>
        registration ? [[registration.entryVersionId, registration]] : [],
      ),
    );
    const refusals = new Map<string, unknown>();
    for (const [entryVersionId, key] of keys)
      await programs
        .requireRegistered(key, context)
        .catch((error: unknown) => void refusals.set(entryVersionId, error));
    return steps.filter((step) => {
      const id = step.registration?.entryVersionId;
      if (id === undefined || !refusals.has(id)) return true;
      settle(failure(step, refusals.get(id)));
      return false;
    });
  }

  async function commitSteps(steps: readonly Step[], context: Context): Promise<BatchOutcome[]> {
    if (steps.length === 0) return [];
    try {
      await ledger.commit(context, {
        writes: steps.map(({ credential }) => store.insertWrite(credential)),
        audit: steps.map(({ credential, warnings }) => issuedFact(credential, warnings)),
      });
      return steps.map((step) => success(step, step.credential.credentialId));
    } catch (error) {
      if (duplicateKeyOf(error) === undefined) return steps.map((step) => failure(step, error));
    }
    // An id is taken: each record gets its own answer.
    const outcomes: BatchOutcome[] = [];
    for (const step of steps) outcomes.push(await commitOne(step, context));
    return outcomes;
  }

  async function commitOne(step: Step, context: Context): Promise<BatchOutcome> {
    const { request, credential, warnings } = step;
    try {
      await ledger.commit(context, {
        writes: [store.insertWrite(credential)],
        audit: issuedFact(credential, warnings),
      });
      return success(step, credential.credentialId);
    } catch (error) {
      if (duplicateKeyOf(error) === undefined) return failure(step, error);
      try {
        return (await drafting.replayOf(credential, request))
          ? success(step, credential.credentialId)
          : failure(step, error);
      } catch (refusal) {
        return failure(step, refusal);
      }
    }
  }

  function failure({ index, clientRef }: Pick<Row, 'index' | 'clientRef'>, thrown: unknown): BatchOutcome {
    const error = toAppError(thrown);
    if (error.code === 'INTERNAL')
      log.error({ err: error.cause ?? error, index }, 'A record of a batch failed');
    const message = sentenceOf(error);
    return { index, clientRef, operationStatus: 'FAILED', error: error.code, message, warnings: [] };
  }
}

/** The refusal with its fields spelled as the specification does; an outcome is data, so no door changes its spelling. */
export function sentenceOf({ code, message, details }: AppError): string {
  if (code !== 'VALIDATION_FAILED' || !details) return message;
  const specified = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return details.map(({ field, message: advice }) => `${specified(field)}: ${advice}`).join('; ');
}

function success({ index, clientRef, warnings }: Row, credentialId: string): BatchOutcome {
  return { index, clientRef, operationStatus: 'SUCCESS', credentialStatus: 'ISSUED', credentialId, warnings };
}

function skipped(index: number, raw: unknown): BatchOutcome {
  return {
    index,
    clientRef: clientRefOf(raw),
    operationStatus: 'SKIPPED',
    message: 'Not attempted: a record before it failed. Send it again.',
    warnings: [],
  };
}

/** An answer that an earlier release has remembered tells of no warnings. */
function withWarnings(result: BatchResult): BatchResult {
  const results = result.results.map((outcome) => ({ ...outcome, warnings: outcome.warnings ?? [] }));
  return { ...result, results };
}

function isFailure({ operationStatus }: BatchOutcome): boolean {
  return operationStatus === 'FAILED';
}

function firstFailure(settled: readonly Settled[]): number {
  return Math.min(...settled.filter(({ outcome }) => isFailure(outcome)).map(({ index }) => index));
}

function summary(batchId: string, results: readonly BatchOutcome[]): BatchResult {
  const count = (status: BatchOutcome['operationStatus']) =>
    results.filter(({ operationStatus }) => operationStatus === status).length;
  return {
    batchId,
    total: results.length,
    succeeded: count('SUCCESS'),
    failed: count('FAILED'),
    skipped: count('SKIPPED'),
    results,
  };
}
