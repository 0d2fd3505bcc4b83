import { z } from 'zod';
import type { Clock } from '../../kernel/clock.ts';
import { asUnit, type Context } from '../../kernel/context.ts';
import { permit } from '../../kernel/identity.ts';
import { did, instant, optional, parseInput } from '../../kernel/parse.ts';
import { type Credential, currentStatus } from './credential.ts';
import type { CredentialStore } from './credential-model.ts';

const MOST_ROWS = 200;
// A page of the largest credentials must still fit a message between units.
const MOST_CHARACTERS = 1_000_000;

const scope = { issuerDid: optional(did), since: optional(instant) };
const pageSchema = z.strictObject({
  ...scope,
  after: z.string().max(64),
  limit: z.number().int().min(1).max(MOST_ROWS, `ask for at most ${MOST_ROWS}`),
});
const existingSchema = z.strictObject({ credentialIds: z.array(z.string().max(64)).max(2 * MOST_ROWS) });
const countSchema = z.strictObject(scope);

/** One record as it is stored, whether or not it fits; the status is that of now. */
export type StoredCredentialRecord = Pick<
  Credential,
  | 'credentialId'
  | 'issuerDid'
  | 'holderDid'
  | 'holderName'
  | 'credentialType'
  | 'vcJson'
  | 'vcHash'
  | 'verificationMethod'
  | 'keyVersion'
  | 'issuanceTimestamp'
  | 'expirationTimestamp'
  | 'proofCreatedTimestamp'
  | 'supersedesCredentialId'
  | 'supersededByCredentialId'
> & {
  /** ISSUER or CUSTODIAN, where it fits. */
  readonly authorityType: string;
  readonly credentialStatus: string;
};

export interface StoredCredentialPage {
  readonly credentials: readonly StoredCredentialRecord[];
  /** The last id that was looked at, in scope or not. */
  readonly after: string;
  readonly isEnd: boolean;
}

/** The records as they are stored, in the order of their ids: for the unit that scans their integrity. */
export function createStoredCredentials({ store, now }: { store: CredentialStore; now: Clock }) {
  return {
    /** Looks through up to `limit` records after an id. A record that is added meanwhile may lie before it. */
    async page(input: unknown, context: Context): Promise<StoredCredentialPage> {
      permit(context, 'integrity.page');
      const { after, limit, issuerDid, since } = parseInput(pageSchema, input);
      const rows = await store.after(after, limit);
      const fitting = upTo(MOST_CHARACTERS, rows);
      const at = now();
      const inScope = fitting.filter(
        (row) => (!issuerDid || row.issuerDid === issuerDid) && (!since || row.receivedAt >= since),
      );
      return {
        credentials: inScope.map((row) => recordOf(row, at)),
        after: fitting.at(-1)?.credentialId ?? after,
        isEnd: rows.length < limit && fitting.length === rows.length,
      };
    },

    /** Which of these ids are on record. */
    async existing(input: unknown, context: Context): Promise<readonly string[]> {
      permit(context, 'integrity.page');
      const { credentialIds } = parseInput(existingSchema, input);
      return [...(await store.counted(credentialIds)).keys()];
    },

    /** How many records a scope has; undefined when nobody can tell without looking at each. */
    async count(input: unknown, context: Context): Promise<number | undefined> {
      permit(context, 'integrity.page');
      const { issuerDid, since } = parseInput(countSchema, input);
      return since ? undefined : store.countOf(issuerDid);
    },
  };
}

/** The first rows, at least one, whose documents have no more than so many characters. */
function upTo(characters: number, rows: readonly Credential[]): readonly Credential[] {
  let sum = 0;
  const end = rows.findIndex(({ vcJson }, place) => {
    sum += textOf(vcJson).length;
    return place > 0 && sum > characters;
  });
  return end === -1 ? rows : rows.slice(0, end);
}

// A field that was removed from a record, or has a value of another type, is passed on in a form that the scan reports.
function recordOf(row: Credential, at: Date): StoredCredentialRecord {
  return {
    credentialId: row.credentialId,
    issuerDid: textOf(row.issuerDid),
    authorityType: row.authorityType,
    holderDid: textOf(row.holderDid),
    holderName: textOf(row.holderName),
    credentialType: textOf(row.credentialType),
    credentialStatus: currentStatus({ ...row, expirationTimestamp: dateOf(row.expirationTimestamp) }, at),
    vcJson: textOf(row.vcJson),
    vcHash: textOf(row.vcHash),
    verificationMethod: textOf(row.verificationMethod),
    keyVersion: Number(row.keyVersion) || 0,
    issuanceTimestamp: dateOf(row.issuanceTimestamp) ?? NEVER,
    expirationTimestamp: dateOf(row.expirationTimestamp),
    proofCreatedTimestamp: dateOf(row.proofCreatedTimestamp) ?? NEVER,
    supersedesCredentialId: textOf(row.supersedesCredentialId) || undefined,
    supersededByCredentialId: textOf(row.supersededByCredentialId) || undefined,
  };
}

const NEVER = new Date(0);

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function dateOf(value: unknown): Date | undefined {
  return value instanceof Date ? value : undefined;
}

interface RecordScope {
  readonly issuerDid?: string | undefined;
  readonly since?: Date | undefined;
}

/** The same as another domain of this process asks for it. */
export function storedCredentialsPort(records: ReturnType<typeof createStoredCredentials>) {
  const asCore = (context: Context) => asUnit(context, 'core-engine');
  return {
    page: (
      { scope, ...window }: { after: string; limit: number; scope: RecordScope },
      context: Context,
    ): Promise<StoredCredentialPage> => records.page({ ...window, ...scope }, asCore(context)),
    existing: (credentialIds: readonly string[], context: Context): Promise<readonly string[]> =>
      records.existing({ credentialIds }, asCore(context)),
    count: (scope: RecordScope, context: Context): Promise<number | undefined> =>
      records.count({ ...scope }, asCore(context)),
  };
}
