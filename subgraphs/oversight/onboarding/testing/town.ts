import type { AuditAction } from '../../../../kernel/audit-actions.ts';
import type { Context } from '../../../../kernel/context.ts';
import { AppError } from '../../../../kernel/errors.ts';
import type { AdminRole, Identity } from '../../../../kernel/identity.ts';
import { newId, randomSecret } from '../../../../kernel/ids.ts';
import type { Letter } from '../../../../kernel/mail.ts';
import { connectStore, type Store } from '../../../../store/connect.ts';
import { createIdempotency } from '../../../../store/idempotency.ts';
import { createLedger, type Ledger } from '../../../../store/ledger.ts';
import { aMailer } from '../../../testing/mailer.ts';
import { aWorld, by, byUnit } from '../../../testing/rooms.ts';
import { trailStore } from '../../audit/trail-model.ts';
import { openTrailReaders } from '../../audit/trail-reader.ts';
import { createTrailService } from '../../audit/trail-service.ts';
import { writerOf } from '../../testing/oversight.ts';
import type { OrgType } from '../onboarding-case.ts';
import type { Applicant, Applicants } from '../ports.ts';
import { openOnboardingRoom } from '../room.ts';

export const DAY = 24 * 60 * 60 * 1000;

export const admin = (userId = 'admin-1', role: AdminRole = 'ADMIN'): Identity => ({
  kind: 'admin',
  userId,
  role,
});

type Call = (parent: unknown, args: unknown, context: Context) => Promise<never>;

/** One instance of the room on a store. */
export type Instance = Awaited<ReturnType<Town['open']>>;
export type Town = Awaited<ReturnType<typeof aTown>>;

/** A registry that writes a real audit chain, the trail that it is relayed to, and as many rooms on them as a test opens. */
export async function aTown() {
  const world = await aWorld();
  // The store drops expired rows by the clock of the machine; the tests live after it.
  world.moveClock(20 * 365 * DAY);
  const registered = new Map<string, Applicant & { readonly type: OrgType }>();
  const aRegistry = (source: 'issuers' | 'custodians' = 'issuers') =>
    createLedger({ connection: world.store.connection(source), source, now: world.now });
  const ledgers = { ISSUER: await aRegistry(), CUSTODIAN: await aRegistry('custodians') };
  const WORDS = { ISSUER: 'issuer', CUSTODIAN: 'custodian' } as const;
  const SUBJECTS = { ISSUER: 'Issuer', CUSTODIAN: 'Custodian' } as const;
  const letters: Letter[] = [];
  const mailer = aMailer(letters);
  const deciders = ['ada@platform.example', 'olu@platform.example'];
  const standings = new Map<string, { role: string; status: string }>();
  const more: Store[] = [];
  /** What happens before the registry looks at an issuer that it is asked to decide about, and between its commit and its answer. */
  const play: {
    beforeDeciding?: (() => Promise<void>) | undefined;
    afterDeciding?: (() => Promise<void>) | undefined;
    failure?: Error | undefined;
    /** How many matches the registry names. */
    maxMatches?: number | undefined;
  } = {};

  const applicantsOf = (type: OrgType): Applicants => ({
    async byIds(ids, { identity }) {
      if (identity.kind !== 'unit') throw new Error('Only units ask here.');
      if (play.failure) throw play.failure;
      return ids.flatMap((id) => [registered.get(id)].filter((one) => one?.type === type)) as never;
    },
    async matching(text) {
      const found = [...registered.values()].filter((one) => one.type === type && one.name.includes(text));
      return found.length > (play.maxMatches ?? 500) ? undefined : found.map(({ id }) => id);
    },
    async decide({ did, decision, reason }, context) {
      await play.beforeDeciding?.();
      const found = [...registered.values()].find((one) => one.type === type && one.did === did);
      if (found?.status !== 'PENDING_APPROVAL')
        throw new AppError('INVALID_STATE_TRANSITION', `This issuer is ${found?.status}.`);
      await setStatus(found.id, decision === 'APPROVE' ? 'ACTIVE' : 'REJECTED', {
        action: `${WORDS[type]}.${decision === 'APPROVE' ? 'approved' : 'rejected'}`,
        reason,
        context,
      });
      await play.afterDeciding?.();
    },
  });

  /** Sets a status as the registry does, with its audit entry. */
  async function setStatus(
    id: string,
    status: Applicant['status'],
    {
      action = `${WORDS[registered.get(id)!.type]}.status_set`,
      reason,
      context = by(admin('registrar')),
      ledger = ledgers[registered.get(id)!.type],
    }: { action?: AuditAction; reason?: string | undefined; context?: Context; ledger?: Ledger } = {},
  ): Promise<void> {
    const found = registered.get(id)!;
    registered.set(id, { ...found, status });
    await ledger.commit(context, {
      writes: [],
      audit: {
        action,
        subject: { type: SUBJECTS[found.type], id },
        reason,
        previousState: found.status,
        newState: status,
      },
    });
  }

  async function open(store: Store = world.store) {
    const connection = store.connection('core');
    const rows = await trailStore(connection);
    const trail = createTrailService({
      writerOf,
      store: rows,
      verifyTrail: () => Promise.reject(new Error('Nobody verifies here.')),
      now: () => new Date(),
    });
    const ledger = await createLedger({ connection, source: 'core', now: world.now });
    const readTrail = await openTrailReaders({
      connection,
      trail: rows,
      onAppend: trail.onAppend,
      now: world.now,
      log: world.log,
    });
    const room = await openOnboardingRoom({
      connection,
      ledger,
      idempotency: await createIdempotency({ connection, platformKeys: [Buffer.alloc(32)], now: world.now }),
      mailer,
      registries: { ISSUER: applicantsOf('ISSUER'), CUSTODIAN: applicantsOf('CUSTODIAN') },
      administrators: {
        standing: async (userId) => standings.get(userId),
        deciderAddresses: async () => deciders,
      },
      kyc: { latestOf: async () => undefined },
      readTrail,
      publicUrl: 'https://testamur.example',
      contactKey: randomSecret(),
      now: world.now,
      log: world.log,
    });
    const { Query, Mutation } = room.resolvers;
    return {
      room,
      trail,
      /** Relays what the registry wrote and lets the room read it. */
      async catchUp() {
        await ledgers.ISSUER.relay((entries) => trail.append(entries, byUnit('issuer-registry')));
        await ledgers.CUSTODIAN.relay((entries) => trail.append(entries, byUnit('custodian-registry')));
        await room.catchUp();
      },
      // biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of the data
      ask: (field: keyof typeof Query, args: object, context: Context): Promise<any> =>
        (Query[field] as Call)({}, args, context),
      // biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of the data
      change: (field: keyof typeof Mutation, input: object, context: Context): Promise<any> =>
        (Mutation[field] as Call)({}, { input }, context),
    };
  }

  return {
    ...world,
    letters,
    mailer,
    standings,
    deciders,
    play,
    setStatus,
    aRegistry,
    open,

    /** A further instance of Core Engine, on a connection of its own. */
    async another() {
      const store = await connectStore({ dataDir: world.folder });
      more.push(store);
      return open(store);
    },

    /** An issuer that has registered, or a custodian; its id. */
    async register({
      type = 'ISSUER',
      ...given
    }: Partial<Applicant> & { type?: OrgType } = {}): Promise<string> {
      const id = newId();
      registered.set(id, {
        id,
        did: `did:key:z6Mk${id.slice(0, 8)}`,
        name: 'Ardmore University',
        status: 'PENDING_APPROVAL',
        contactEmail: 'registrar@ardmore.example',
        organizationUrl: null,
        countryCode: 'IE',
        isDemo: false,
        ...given,
        type,
      });
      await ledgers[type].commit(by(), {
        writes: [],
        audit: {
          action: `${WORDS[type]}.registered`,
          subject: { type: SUBJECTS[type], id },
          newState: 'PENDING_APPROVAL',
        },
      });
      return id;
    },

    /** Facts of Core Engine's own chain about a subject, oldest first. */
    facts: async (subjectId: string) => {
      const rows = await world.store
        .connection('core')
        .collection('audit_entries')
        .find({ 'subject.id': subjectId })
        .sort({ seq: 1 })
        .toArray();
      return rows;
    },

    rename(id: string, changes: Partial<Applicant>) {
      registered.set(id, { ...registered.get(id)!, ...changes });
    },

    remove: (id: string) => void registered.delete(id),

    async close() {
      for (const store of more) await store.close();
      await world.close();
    },
  };
}
