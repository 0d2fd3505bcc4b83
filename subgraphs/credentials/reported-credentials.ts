import { trusted } from 'mongoose';
import { z } from 'zod';
import type { Clock } from '../../kernel/clock.ts';
import type { Context } from '../../kernel/context.ts';
import {
  CLAIM_STATUSES,
  CREDENTIAL_STATUSES,
  REVOCATION_CATEGORIES,
} from '../../kernel/credential-status.ts';
import type { JsonObject } from '../../kernel/crypto/canonical-json.ts';
import { invalid } from '../../kernel/errors.ts';
import { permit } from '../../kernel/identity.ts';
import { did, instant, oneFrom, optional, parseInput, text } from '../../kernel/parse.ts';
import { behindRow } from '../../store/seek.ts';
import { AUTHORITY_TYPES, currentStatus, statusSince } from './credential.ts';
import type { CredentialStore, StoredCredential } from './credential-model.ts';
import type { ReportedCredential } from './ports.ts';

const MOST_ROWS = 500;
/** Documents are large: a page of them must fit a message between units. */
const MOST_DOCUMENTS = 50;
const MOST_CHARACTERS = 1_000_000;

const authority = optional(z.strictObject({ type: oneFrom(AUTHORITY_TYPES), did }));
const after = optional(text(200));
const limit = (most: number) =>
  z.number().int().min(1, 'ask for at least 1').max(most, `ask for at most ${most}`);

const pageInput = z.strictObject({
  authority,
  register: oneFrom(['ISSUED', 'REVOKED']),
  from: optional(instant),
  to: optional(instant),
  status: optional(oneFrom(CREDENTIAL_STATUSES)),
  credentialType: optional(text(100)),
  claimStatus: optional(oneFrom(CLAIM_STATUSES)),
  category: optional(oneFrom(REVOCATION_CATEGORIES)),
  after,
  limit: limit(MOST_ROWS),
});
const holderInput = z.strictObject({ authority, holderDid: did, after, limit: limit(MOST_DOCUMENTS) });
const idsInput = z.strictObject({
  issuerDid: did,
  credentialIds: z.array(text(64)).max(MOST_ROWS, `ask for at most ${MOST_ROWS}`),
});

type PageInput = z.output<typeof pageInput>;
type Scope = Pick<PageInput, 'authority'>;

/** Some rows, and where the next ones begin; absent with the last. */
interface Rows<Row> {
  readonly rows: readonly Row[];
  readonly next?: string | undefined;
}

const TOLD = {
  issuerDid: 1,
  authorityType: 1,
  holderDid: 1,
  holderName: 1,
  credentialType: 1,
  isDemo: 1,
  issuanceTimestamp: 1,
  expirationTimestamp: 1,
  credentialStatus: 1,
  statusChangedAt: 1,
  claimStatus: 1,
  claimedAt: 1,
  entryVersionId: 1,
  batchId: 1,
  supersedesCredentialId: 1,
  supersededByCredentialId: 1,
  vcHash: 1,
  revocation: 1,
} as const;
type Told = Pick<StoredCredential, '_id' | Exclude<keyof typeof TOLD, '_id'>>;

// The list of an authority, read from its end: the same indexes hold it.
const OLDEST_FIRST = { issuanceTimestamp: 1, _id: -1 } as const;

/** Credentials as reports have them: for Core Engine, which makes these. */
export function createReportedCredentials({
  store: { model },
  now,
}: {
  readonly store: Pick<CredentialStore, 'model'>;
  readonly now: Clock;
}) {
  return {
    /**
     * Looks at up to `limit` credentials and gives those that were issued, or revoked, in the period and meet the conditions: of an
     * authority in the order of issuance, of everybody in the order of ids and without the demonstration. Error: VALIDATION_FAILED.
     */
    async page(input: unknown, context: Context): Promise<Rows<ReportedCredential>> {
      permit(context, 'credential.report');
      const asked = parseInput(pageInput, input);
      const found = asked.authority ? await ofAuthority(asked) : await ofEverybody(asked);
      const at = now();
      return {
        rows: found.rows.filter((row) => isAsked(row, asked, at)).map((row) => reportedOf(row, at)),
        next: found.next,
      };
    },

    /** Those about a DID, newest first, with their documents. */
    async ofHolder(
      input: unknown,
      context: Context,
    ): Promise<Rows<ReportedCredential & { readonly document: JsonObject }>> {
      permit(context, 'credential.report');
      const asked = parseInput(holderInput, input);
      const order = { issuanceTimestamp: -1, _id: 1 } as const;
      const where = { holderDid: asked.holderDid };
      const rest = asked.after === undefined ? undefined : behindRow(order, placeIn(asked.after));
      const rows = await model
        .find(rest ? { $and: [where, rest] } : where, { ...TOLD, vcJson: 1 })
        .sort(order)
        .limit(asked.limit)
        .lean<(Told & Pick<StoredCredential, 'vcJson'>)[]>();
      const fitting = upTo(MOST_CHARACTERS, rows);
      const at = now();
      return {
        rows: fitting
          .filter((row) => isIn(row, asked))
          .map((row) => ({ ...reportedOf(row, at), document: JSON.parse(row.vcJson) as JsonObject })),
        next:
          rows.length === asked.limit || fitting.length < rows.length ? cursorOf(fitting.at(-1)) : undefined,
      };
    },

    /** Those of an issuer among up to 500 ids. */
    async byIds(input: unknown, context: Context): Promise<readonly ReportedCredential[]> {
      permit(context, 'credential.report');
      const { issuerDid, credentialIds } = parseInput(idsInput, input);
      const rows = await model
        .find({ _id: trusted({ $in: credentialIds }), issuerDid, authorityType: 'ISSUER' }, TOLD)
        .lean<Told[]>();
      const at = now();
      return rows.map((row) => reportedOf(row, at));
    },
  };

  async function ofAuthority({ authority: of, register, from, to, after: cursor, limit: most }: PageInput) {
    const isIssued = register === 'ISSUED';
    const where: Record<string, unknown> = {
      issuerDid: of?.did,
      authorityType: of?.type,
      // When something was revoked no index holds: of those that are, all are looked at.
      ...(isIssued ? within(from, to) : { credentialStatus: 'REVOKED' }),
    };
    const rest = cursor === undefined ? undefined : behindRow(OLDEST_FIRST, placeIn(cursor));
    const rows = await model
      .find(rest ? { $and: [where, rest] } : where, TOLD)
      .sort(OLDEST_FIRST)
      .limit(most)
      .lean<Told[]>();
    return { rows, next: rows.length === most ? cursorOf(rows.at(-1)) : undefined };
  }

  async function ofEverybody({ after: cursor, limit: most }: PageInput) {
    const rows = await model
      .find(cursor === undefined ? {} : { _id: trusted({ $gt: cursor }) }, TOLD)
      .sort({ _id: 1 })
      .limit(most)
      .lean<Told[]>();
    return { rows, next: rows.length === most ? rows.at(-1)?._id : undefined };
  }
}

export type CredentialReports = ReturnType<typeof createReportedCredentials>;

function within(from: Date | undefined, to: Date | undefined) {
  if (!from && !to) return {};
  return { issuanceTimestamp: trusted({ ...(from && { $gte: from }), ...(to && { $lt: to }) }) };
}

function isIn({ issuerDid, authorityType, isDemo }: Told, { authority: of }: Scope): boolean {
  return of ? issuerDid === of.did && authorityType === of.type : isDemo !== true;
}

function isAsked(row: Told, asked: PageInput, at: Date): boolean {
  const { register, from, to, status, credentialType, claimStatus, category } = asked;
  const happened = register === 'ISSUED' ? row.issuanceTimestamp : row.revocation?.revokedAt;
  return (
    isIn(row, asked) &&
    happened !== undefined &&
    (!from || happened >= from) &&
    (!to || happened < to) &&
    (!status || currentStatus(row, at) === status) &&
    (!credentialType || row.credentialType === credentialType) &&
    (!claimStatus || row.claimStatus === claimStatus) &&
    (!category || row.revocation?.category === category)
  );
}

function reportedOf(row: Told, at: Date): ReportedCredential {
  const { revocation } = row;
  return {
    credentialId: row._id,
    issuerDid: row.issuerDid,
    authorityType: row.authorityType,
    holderDid: row.holderDid,
    holderName: row.holderName,
    credentialType: row.credentialType,
    issuedAt: row.issuanceTimestamp,
    expiresAt: row.expirationTimestamp,
    status: currentStatus(row, at),
    statusChangedAt: statusSince(row, at),
    claimStatus: row.claimStatus,
    claimedAt: row.claimedAt,
    entryVersionId: row.entryVersionId,
    batchId: row.batchId,
    supersedesCredentialId: row.supersedesCredentialId,
    supersededByCredentialId: row.supersededByCredentialId,
    vcHash: row.vcHash,
    revocation: revocation && { ...revocation, revokedBy: revocation.revokedBy ?? undefined },
  };
}

/** The first rows, at least one, whose documents have no more than so many characters. */
function upTo<Row extends Pick<StoredCredential, 'vcJson'>>(characters: number, rows: readonly Row[]) {
  let sum = 0;
  const end = rows.findIndex(({ vcJson }, place) => {
    sum += vcJson.length;
    return place > 0 && sum > characters;
  });
  return end === -1 ? rows : rows.slice(0, end);
}

function cursorOf(row: Pick<Told, '_id' | 'issuanceTimestamp'> | undefined): string | undefined {
  return row && JSON.stringify([row.issuanceTimestamp.getTime(), row._id]);
}

const place = z.tuple([z.number(), z.string().max(64)]);

function placeIn(cursor: string): z.output<typeof place> {
  try {
    return place.parse(JSON.parse(cursor));
  } catch {
    throw invalid('after', 'cursor', 'give the `next` of the page before');
  }
}
