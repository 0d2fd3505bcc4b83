import type { mongo } from 'mongoose';
import type { Context } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import type { IssuerStatus } from '../../kernel/identity.ts';
import type { Letter } from '../../kernel/mail.ts';
import { createIdempotency } from '../../store/idempotency.ts';
import { createLedger } from '../../store/ledger.ts';
import type { SsoPolicy, SsoSignIn } from '../sso/ports.ts';
import { aMailer } from '../testing/mailer.ts';
import { aWorld } from '../testing/rooms.ts';
import { createPortal } from './index.ts';
import type { PortalNeeds, Registered, RegistryOf } from './ports.ts';

/** An organization of a test, and its contact. */
export interface AnOrganization {
  readonly organizationId: string;
  readonly did: string;
  readonly name: string;
  readonly status: IssuerStatus;
  readonly email?: string;
}

const nobody = async () => {
  throw new AppError('NOT_FOUND', 'No identity providers here.');
};

/** No organization signs in at a provider of its own. */
const NO_PROVIDERS: SsoSignIn = {
  policyOf: async () => undefined,
  organizationsOf: async () => [],
  buildAuthorizationRequest: nobody,
  validateOidcCallback: nobody,
  validateSamlAssertion: nobody,
  logoutUrl: async () => undefined,
};

/** What the portal needs of others, out of lists that a test changes. */
export function stubbedNeeds() {
  const organizations: Record<'issuer' | 'custodian', readonly AnOrganization[]> = {
    issuer: [],
    custodian: [],
  };
  const policies = new Map<string, Pick<SsoPolicy, 'status' | 'enforce' | 'breakGlassMemberId'>>();
  /** What providers do; tests replace its members. */
  const providers: Pick<SsoSignIn, 'logoutUrl'> = { logoutUrl: NO_PROVIDERS.logoutUrl };
  const sso: SsoSignIn = {
    ...NO_PROVIDERS,
    logoutUrl: (input, context) => providers.logoutUrl(input, context),
    async policyOf({ organizationDid }) {
      const found = policies.get(organizationDid);
      return found && { protocol: 'OIDC', emailDomains: [], jitProvisioning: false, ...found };
    },
  };
  const needs: PortalNeeds = {
    issuers: registryOf('issuerId', () => organizations.issuer),
    custodians: registryOf('custodianId', () => organizations.custodian),
    sso: { issuers: sso, custodians: sso },
  };
  return { organizations, policies, providers, needs };
}

function registryOf<Id extends 'issuerId' | 'custodianId'>(
  id: Id,
  known: () => readonly AnOrganization[],
): RegistryOf<Id> {
  const entryOf = ({ organizationId, did, name, status }: AnOrganization) =>
    ({ [id]: organizationId, did, name, status }) as Registered<Id>;
  const byDid = async (did: string) => {
    const found = known().find((organization) => organization.did === did);
    return found && entryOf(found);
  };
  return {
    contacts: {
      byContactEmail: async (email) =>
        known()
          .filter((each) => each.email === email)
          .map(entryOf),
    },
    directory: { byDid },
    steadyDirectory: { byDid },
  };
}

type Field = (parent: unknown, args: unknown, context: unknown) => Promise<never>;

/** The portal on a store of its own, with registries that a test changes. */
export async function openPortalWorld() {
  const world = await aWorld();
  const { now } = world;
  // The store drops expired rows by the clock of the machine; the tests live after it, and only code looks at the time.
  world.moveClock(20 * 365 * 24 * 60 * 60 * 1000);
  const connection = world.store.connection('core');
  const ledger = await createLedger({ connection, source: 'core', now });
  const sent: Letter[] = [];
  const { needs, ...stubs } = stubbedNeeds();
  const portal = await createPortal({
    ...needs,
    connection,
    ledger,
    idempotency: await createIdempotency({ connection, platformKeys: [Buffer.alloc(32)], now }),
    mailer: aMailer(sent),
    tokens: world.tokens,
    envelope: world.envelope,
    publicUrl: 'https://testamur.example',
    now,
  });
  const { Query, Mutation } = portal.subgraph.resolvers as Record<
    'Query' | 'Mutation',
    Record<string, Field>
  >;
  const rows = (name: string) =>
    connection.collection(name) as unknown as mongo.Collection<Record<string, unknown>>;
  return {
    ...world,
    ...stubs,
    portal,
    service: portal.subgraph.internal,
    connection,
    /** The letters that were committed. */
    sent,
    rows,
    // biome-ignore lint/suspicious/noExplicitAny: the payload is what the assertions read
    ask(field: string, args: unknown, context: Context): Promise<any> {
      const resolver = Query[field] ?? Mutation[field];
      if (!resolver) throw new Error(`The portal has no field ${field}.`);
      return resolver(undefined, args, context);
    },
    /** The actions that were audited since this was asked last. */
    async newAudit(): Promise<readonly unknown[]> {
      const unseen = { seen: { $exists: false } };
      const entries = await rows('audit_entries').find(unseen).sort({ seq: 1 }).toArray();
      await rows('audit_entries').updateMany({}, { $set: { seen: true } });
      return entries.map(({ action }) => action);
    },
    async close() {
      await ledger.close();
      await world.close();
    },
  };
}

export type PortalWorld = Awaited<ReturnType<typeof openPortalWorld>>;
