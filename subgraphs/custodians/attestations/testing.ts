import { trusted } from 'mongoose';
import type { Context } from '../../../kernel/context.ts';
import { canonicalize, type JsonObject } from '../../../kernel/crypto/canonical-json.ts';
import { verify } from '../../../kernel/crypto/ed25519.ts';
import { newId } from '../../../kernel/ids.ts';
import { NO_COUNTS, type StoredBatch } from '../intake/intake-batch.ts';
import type { NormalizedRecord, RecordStatus, StoredRecord } from '../intake/intake-record.ts';
import { as, CUSTODIAN_DIDS, type CustodiansWorld, custodianIdOf } from '../testing.ts';

type Person = { readonly did?: string; readonly person?: string };

/** Somebody who vouches; the records below were sent by `uploader` and reviewed by `reviewer`. */
export const attester = (given: Person = {}) => as.custodian('Attester', { person: 'attester', ...given });
const userOf = ({ identity }: Context) => ('userId' in identity ? identity.userId : '');
export const personOf = (person: string, did: string = CUSTODIAN_DIDS[0]) =>
  userOf(as.custodian('Admin', { did, person }));

/** Plants a batch whose records are as they are when a review has approved them. */
export async function planted(
  world: CustodiansWorld,
  count: number,
  given: {
    readonly did?: string;
    readonly uploader?: string;
    readonly reviewer?: string;
    readonly status?: RecordStatus;
    readonly recordKind?: StoredBatch['recordKind'];
    readonly values?: (at: number) => NormalizedRecord;
  } = {},
): Promise<{ readonly intakeId: string; readonly recordIds: readonly string[] }> {
  const { did = CUSTODIAN_DIDS[0], status = 'APPROVED', recordKind = 'CREDENTIAL' } = given;
  const { batches, records } = world.custodians.intake;
  const at = world.now();
  const [uploadedBy, reviewedBy] = [
    personOf(given.uploader ?? 'uploader', did),
    personOf(given.reviewer ?? 'reviewer', did),
  ];
  const common = {
    custodianId: custodianIdOf(did),
    createdAt: at,
    updatedAt: at,
    createdBy: uploadedBy,
    rowVersion: 1,
  };
  const batch = {
    ...common,
    intakeId: newId(),
    recordKind,
    sourceOrg: { name: 'Old College' },
    file: { fileId: newId(), name: 'records.csv', mime: 'text/csv', size: 1, sha256: newId() },
    headers: [],
    mapping: [],
    counts: { ...NO_COUNTS, total: count, valid: count, approved: count },
    rows: count,
    status: 'COMPLETED',
    uploadedBy,
    open: 0,
    run: 1,
    isDue: false,
    attempts: 0,
    correlationId: newId(),
    fileKey: newId(),
  } as unknown as StoredBatch;
  const rows = Array.from(
    { length: count },
    (_, number): StoredRecord => ({
      ...common,
      recordId: newId(),
      intakeId: batch.intakeId,
      rowNumber: number + 1,
      receivedAt: at,
      normalized: given.values?.(number) ?? {
        holderName: `Graduate ${number}`,
        credentialType: 'Diploma',
        awardDate: '1999-06-30',
        email: `graduate${number}@example.org`,
        holderDid: `did:key:z6MkGraduate${number}`,
        claims: { house: 'Blue' },
      },
      faults: [],
      matching: 'NO_MATCH',
      uploadedBy,
      reviewedBy,
      status,
      nameKeys: [],
    }),
  );
  const stored = [batches.insertWrite(batch), ...rows.map((row) => records.insertWrite(row))];
  for (const write of [stored[0], stored.slice(1)].flat())
    if (write && 'insertOne' in write.operation)
      await write.model.collection.insertOne(write.operation.insertOne.document as never);
  return { intakeId: batch.intakeId, recordIds: rows.map(({ recordId }) => recordId) };
}

/** Credential issuance that keeps what it has issued, proves signatures that are sent, and can be made to fail. */
export function anIssuance() {
  const issued = new Map<string, { readonly holderDid: string; readonly credentialData: JsonObject }>();
  let before: (at: number) => void | Promise<void> = () => undefined;
  let after: () => void = () => undefined;
  let publicKey: Uint8Array | undefined;
  let calls = 0;
  const isSigned = (bytes: Buffer, signature = '') =>
    publicKey !== undefined && verify(publicKey, bytes, Buffer.from(signature, 'base64'));
  return {
    issued,
    calls: () => calls,
    /** What happens before each credential of a request, and after the request: to die there. */
    on(given: { before?: typeof before; after?: typeof after } = {}) {
      before = given.before ?? (() => undefined);
      after = given.after ?? (() => undefined);
    },
    /** The key of a custodian that signs itself. */
    proves(key: Uint8Array) {
      publicKey = key;
    },
    port: {
      async issue({ own, records, ...frame }) {
        calls += 1;
        const results = [];
        for (const [at, { signature, ...record }] of records.entries()) {
          await before(at);
          const { credentialId, holderDid, credentialData } = record;
          if (credentialData['name'] === undefined) {
            results.push({ credentialId, isIssued: false, ...NAMELESS });
            continue;
          }
          const bytes = own && bytesOf({ ...frame, ...own }, record);
          if (bytes && !isSigned(bytes, signature)) {
            results.push({
              credentialId,
              isIssued: false,
              error: 'SIGNATURE_INVALID',
              message: 'no',
            } as const);
            continue;
          }
          if (issued.has(credentialId)) throw new Error('A second credential of one record.');
          issued.set(credentialId, { holderDid, credentialData });
          results.push({ credentialId, isIssued: true });
        }
        after();
        return results;
      },
      async prepare({ own, records, ...frame }) {
        return records.map((record) => {
          const { credentialId, credentialData } = record;
          if (credentialData['name'] === undefined) return { credentialId, ...NAMELESS };
          const bytesToSign = bytesOf({ ...frame, ...own }, record);
          const texts = {
            canonicalCredential: JSON.stringify(record),
            canonicalProofConfiguration: own.keyId,
          };
          return { credentialId, guide: { ...texts, bytesToSign } };
        });
      },
      async find({ credentialIds }) {
        return credentialIds.filter((id) => issued.has(id)).map((credentialId) => ({ credentialId }));
      },
    } satisfies CustodiansWorld['others']['credentials'],
  };
}

const NAMELESS = { error: 'VALIDATION_FAILED', message: 'credential_data.name: give the name' } as const;

/** Bytes that say everything that is asked for. */
function bytesOf(frame: object, record: object): Buffer {
  return Buffer.from(canonicalize(JSON.parse(JSON.stringify([frame, record]))));
}

export const idsIn = (ids: readonly string[]) => trusted({ $in: [...ids] });
