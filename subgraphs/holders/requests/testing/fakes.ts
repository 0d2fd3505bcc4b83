import { type Connection, Schema } from 'mongoose';
import type { Context } from '../../../../kernel/context.ts';
import { AppError } from '../../../../kernel/errors.ts';
import type { CustodianRole, Identity, IssuerRole } from '../../../../kernel/identity.ts';
import { newId } from '../../../../kernel/ids.ts';
import type { Letter } from '../../../../kernel/mail.ts';
import { aMailer } from '../../../testing/mailer.ts';
import type { HolderAccount, HolderAccounts } from '../../accounts/ports.ts';
import { createOrganizations } from '../../organizations.ts';
import type {
  CustodianNames,
  HeldCredential,
  HeldCredentials,
  IssuedCredentials,
  IssuerNames,
} from '../../ports.ts';
import type { NotificationWrite } from '../ports.ts';

export const ISSUER = { issuerId: 'i-1', did: 'did:key:z6MkIssuer1', name: 'Example University' };
export const OTHER_ISSUER = { issuerId: 'i-2', did: 'did:key:z6MkIssuer2', name: 'Other College' };
/** Its DID is that of the first issuer as well: they are two. */
export const CUSTODIAN = {
  custodianId: 'c-1',
  did: ISSUER.did,
  name: 'Archive of Closed Schools',
  custodianType: 'RECORDS_ARCHIVE',
} as const;
export const OTHER_CUSTODIAN = {
  custodianId: 'c-2',
  did: 'did:key:z6MkCustodian2',
  name: 'Board of Nursing',
  custodianType: 'LICENSING_BOARD',
} as const;
const HOLDER_DID = 'did:key:z6MkHolder1';

type IssuerEntry = NonNullable<Awaited<ReturnType<IssuerNames['byDid']>>>;
type CustodianEntry = NonNullable<Awaited<ReturnType<CustodianNames['byDid']>>>;

interface TestAccount {
  readonly _id: string;
  readonly name: string;
  readonly email: string;
  readonly did?: string;
  readonly dids: readonly string[];
  readonly status: string;
}

interface TestNotification {
  readonly _id: string;
  readonly holderId: string;
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  readonly credentialId?: string;
}

/** Registries, credential issuance and the accounts of holders, as far as a room asks them; tests spoil one thing at a time. */
export function aNeighbourhood(connection: Connection) {
  const Notifications = connection.model<TestNotification>(
    'TestNotification',
    new Schema<TestNotification>({
      _id: String,
      holderId: String,
      kind: String,
      title: String,
      body: String,
      credentialId: String,
    }),
    'test_notifications',
  );
  const Accounts = connection.model<TestAccount>(
    'TestAccount',
    new Schema(
      { _id: String, name: String, email: String, did: String, dids: [String], status: String },
      { versionKey: false },
    ),
    'test_accounts',
  );
  Accounts.schema.index({ email: 1 }, { unique: true });

  const state = {
    credentials: new Map<string, HeldCredential>(),
    issuers: new Map<string, IssuerEntry>(),
    custodians: new Map<string, CustodianEntry>(),
    letters: [] as Letter[],
    revocations: [] as { credentialId: string; reason: string; revokedBy: string }[],
    claims: [] as string[],
    /** Thrown by the next calls of these names, once each. */
    failures: [] as {
      readonly call: 'byId' | 'revoke' | 'revoked' | 'claim' | 'claimed' | 'byDid';
      readonly error: Error;
    }[],
    /** Runs in the middle of a revocation. */
    whileRevoking: undefined as (() => Promise<unknown>) | undefined,
    /** Runs in the middle of a holder's look at a credential. */
    whileReading: undefined as (() => Promise<unknown>) | undefined,
    contexts: [] as Context[],
  };
  const failing = (call: (typeof state.failures)[number]['call']) => {
    const at = state.failures.findIndex((failure) => failure.call === call);
    if (at >= 0) throw state.failures.splice(at, 1)[0]!.error;
  };

  const held: HeldCredentials = {
    async byId(credentialId, dids, context) {
      state.contexts.push(context);
      failing('byId');
      await state.whileReading?.();
      const found = state.credentials.get(credentialId);
      return found && dids.includes(found.holderDid) ? found : undefined;
    },
    list: async () => ({ items: [], total: 0 }),
    async claim(credentialId, holderDid, context) {
      state.contexts.push(context);
      failing('claim');
      const found = state.credentials.get(credentialId);
      if (found?.holderDid !== holderDid) throw new AppError('NOT_FOUND', 'There is no such credential.');
      if (found.credentialStatus !== 'ISSUED') throw new AppError('INVALID_STATE_TRANSITION', 'Not ISSUED.');
      const claimed = { ...found, claimStatus: 'CLAIMED' as const };
      state.credentials.set(credentialId, claimed);
      state.claims.push(credentialId);
      failing('claimed');
      return claimed;
    },
    async decline(credentialId, holderDid, context) {
      state.contexts.push(context);
      failing('claim');
      const found = state.credentials.get(credentialId);
      if (found?.holderDid !== holderDid) throw new AppError('NOT_FOUND', 'There is no such credential.');
      const declined = { ...found, claimStatus: 'DECLINED' as const };
      state.credentials.set(credentialId, declined);
      return declined;
    },
  };
  const issued: IssuedCredentials = {
    async byId(credentialId, { type, did }, context) {
      state.contexts.push(context);
      failing('byId');
      const found = state.credentials.get(credentialId);
      return found?.issuerDid === did && found.authorityType === type ? found : undefined;
    },
    async revoke({ credentialId, authority: { type, did }, reason, revokedBy }, context) {
      state.contexts.push(context);
      failing('revoke');
      await state.whileRevoking?.();
      const found = state.credentials.get(credentialId);
      if (found?.issuerDid !== did || found.authorityType !== type)
        throw new AppError('NOT_FOUND', 'There is no such credential.');
      state.credentials.set(credentialId, { ...found, credentialStatus: 'REVOKED' });
      state.revocations.push({ credentialId, reason, revokedBy });
      failing('revoked');
    },
  };
  const namesOf = <Entry>(entries: () => ReadonlyMap<string, Entry>) => ({
    async byDid(did: string, context: Context) {
      state.contexts.push(context);
      failing('byDid');
      return entries().get(did);
    },
  });
  const organizations = createOrganizations({
    issuerNames: namesOf(() => state.issuers),
    custodianNames: namesOf(() => state.custodians),
  });
  const accountOf = (row: { _id: string } | null): HolderAccount | undefined => {
    if (!row) return undefined;
    const { _id, ...rest } = row as never as HolderAccount & { _id: string };
    return { ...rest, holderId: _id, createdAt: new Date(0) };
  };
  const accounts: HolderAccounts = {
    byId: async (holderId) => accountOf((await Accounts.findById(holderId).lean()) as never),
    byEmail: async (email) => accountOf((await Accounts.findOne({ email }).lean()) as never),
    byDid: async (did) => accountOf((await Accounts.findOne({ dids: did }).lean()) as never),
    byDids: async () => [],
    isDidTaken: async () => false,
    didsOf: async () => [],
    create(person) {
      const account = {
        holderId: newId(),
        ...person,
        dids: [],
        status: 'ACTIVE' as const,
        createdAt: new Date(0),
      };
      const { holderId: _id, ...rest } = account;
      return {
        account,
        writes: [{ model: Accounts, operation: { insertOne: { document: present({ _id, ...rest }) } } }],
      };
    },
    linkDidWrites: (holderId, did) => [
      {
        model: Accounts,
        operation: {
          updateOne: { filter: { _id: holderId }, update: { $set: { did }, $push: { dids: did } } },
        },
      },
    ],
  };
  const notificationWrite: NotificationWrite = (holderId, { dedupeKey, ...rest }) => ({
    model: Notifications,
    operation: { insertOne: { document: { _id: `${holderId}:${dedupeKey}`, holderId, ...rest } } },
  });

  return {
    state,
    held,
    issued,
    organizations,
    accounts,
    notificationWrite,
    mailer: aMailer(state.letters),
    ready: () => Accounts.createIndexes(),
    notifications: () => Notifications.find().lean(),

    async reset() {
      state.letters.length = 0;
      Object.assign(state, { revocations: [], claims: [], failures: [], contexts: [] });
      state.whileRevoking = undefined;
      state.whileReading = undefined;
      state.credentials = new Map();
      state.issuers = new Map(
        [ISSUER, OTHER_ISSUER].map((issuer) => [issuer.did, { ...issuer, status: 'ACTIVE' as const }]),
      );
      state.custodians = new Map(
        [CUSTODIAN, OTHER_CUSTODIAN].map((one) => [one.did, { ...one, status: 'ACTIVE' as const }]),
      );
      await Promise.all([Notifications.deleteMany({}), Accounts.deleteMany({})]);
    },

    /** A person with a wallet. */
    async aHolder(given: Partial<HolderAccount> = {}): Promise<HolderAccount> {
      const holderId = given.holderId ?? newId();
      const account: HolderAccount = {
        holderId,
        name: 'Aoife Ní Bhriain',
        email: 'aoife@example.com',
        did: HOLDER_DID,
        dids: [HOLDER_DID],
        status: 'ACTIVE',
        createdAt: new Date(0),
        ...given,
      };
      const { holderId: _id, createdAt: _at, ...rest } = account;
      await Accounts.create(present({ _id, ...rest }));
      return account;
    },

    /** A credential of the first issuer about the first holder. */
    aCredential(given: Partial<HeldCredential> = {}): HeldCredential {
      const credentialId = newId();
      const credential: HeldCredential = {
        credentialId,
        authorityType: 'ISSUER',
        issuerDid: ISSUER.did,
        issuerId: ISSUER.issuerId,
        holderDid: HOLDER_DID,
        holderName: 'Aoife Ní Bhriain',
        credentialType: 'UniversityDegreeCredential',
        credentialStatus: 'ISSUED',
        claimStatus: 'UNCLAIMED',
        issuanceTimestamp: new Date('2026-02-01T00:00:00.000Z'),
        statusChangedAt: new Date('2026-02-01T00:00:00.000Z'),
        vcJson: JSON.stringify({
          id: `urn:uuid:${credentialId}`,
          credentialSubject: { id: HOLDER_DID, name: 'Aoife Ní Bhriain', 'marks.total': { $sum: 81 } },
        }),
        ...given,
      };
      state.credentials.set(credential.credentialId, credential);
      return credential;
    },

    /** The same of the first custodian, which has attested the record of a closed school. */
    anAttestedCredential(given: Partial<HeldCredential> = {}): HeldCredential {
      return this.aCredential({
        authorityType: 'CUSTODIAN',
        issuerDid: CUSTODIAN.did,
        issuerId: CUSTODIAN.custodianId,
        credentialType: 'ArchivedRecordCredential',
        ...given,
      });
    },
  };
}

/** The session of a holder. */
export const asHolder = ({ holderId, dids }: HolderAccount): Identity => ({ kind: 'holder', holderId, dids });

/** A member of an issuer. */
export const asMember = (issuer = ISSUER, role: IssuerRole = 'Operator'): Identity => ({
  kind: 'issuer',
  issuerStatus: 'ACTIVE',
  userId: 'member-1',
  role,
  issuerId: issuer.issuerId,
  issuerDid: issuer.did,
});

/** Somebody of a custodian. */
export const asCustodian = (
  role: CustodianRole = 'Attester',
  custodian: typeof CUSTODIAN | typeof OTHER_CUSTODIAN = CUSTODIAN,
): Identity => ({
  kind: 'custodian',
  custodianStatus: 'ACTIVE',
  userId: 'keeper-1',
  role,
  custodianId: custodian.custodianId,
  custodianDid: custodian.did,
});

/** Without what is undefined, which MongoDB would store as null. */
function present<T extends object>(given: T): T {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as T;
}
