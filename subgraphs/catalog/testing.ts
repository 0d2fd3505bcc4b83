import { loadProtos, PROTO_DIR, rpcsOf } from '../../grpc/load.ts';
import { readConfig } from '../../kernel/config.ts';
import { type Context, newContext } from '../../kernel/context.ts';
import type { AdminRole, IssuerRole } from '../../kernel/identity.ts';
import { derivedId, newId } from '../../kernel/ids.ts';
import { createLiveSettings } from '../../kernel/live-settings.ts';
import type { Letter } from '../../kernel/mail.ts';
import { createIdempotency } from '../../store/idempotency.ts';
import { createLedger } from '../../store/ledger.ts';
import { createLocalExecutor } from '../execute.ts';
import { noModel } from '../testing/assistant.ts';
import { aMailer } from '../testing/mailer.ts';
import { aWorld } from '../testing/rooms.ts';
import { createCatalog } from './index.ts';
import { catalog as manifest } from './manifest.ts';
import type { SearchRecords } from './ports.ts';
import type { SearchModel } from './search/room.ts';

/** The issuers that there are. */
export const ISSUER_DIDS = ['did:key:z6MkissuerA', 'did:key:z6MkissuerB'] as const;
export const issuerIdOf = (issuerDid: (typeof ISSUER_DIDS)[number]) => derivedId('issuer', issuerDid);
const ISSUER_IDS: ReadonlySet<string> = new Set(ISSUER_DIDS.map(issuerIdOf));

/** Callers of the catalog. */
export const as = {
  admin: (role: AdminRole = 'OPERATOR', given: Partial<Context> = {}) =>
    newContext({ identity: { kind: 'admin', userId: derivedId('admin', role), role }, ...given }),
  issuer: (issuerDid = 'did:key:z6MkissuerA', role: IssuerRole = 'Operator', given: Partial<Context> = {}) =>
    newContext({
      identity: {
        kind: 'issuer',
        userId: derivedId('member', issuerDid),
        role,
        issuerId: derivedId('issuer', issuerDid),
        issuerDid,
        issuerStatus: 'ACTIVE',
      },
      ...given,
    }),
  unit: (given: Partial<Context> = {}) =>
    newContext({ identity: { kind: 'unit', unit: 'core-engine' }, ...given }),
  nobody: () => newContext(),
};

/** A catalog on a store of its own, and its doors. */
export async function openCatalogWorld({ searchModel }: { searchModel?: SearchModel } = {}) {
  const world = await aWorld();
  const connection = world.store.connection('catalog');
  const { now, log } = world;
  const ledger = await createLedger({ connection, source: 'catalog', now });
  const idempotency = await createIdempotency({ connection, platformKeys: [Buffer.alloc(32)], now });
  const letters: Letter[] = [];
  const searches: Parameters<SearchRecords['record']>[0][] = [];
  /** What the registry of issuers answers; a test may let it fail. */
  const registry = {
    contactEmail: 'registrar@a.example' as string | null,
    failure: undefined as Error | undefined,
  };
  const settings = createLiveSettings(readConfig({}), manifest.settings?.live ?? []);
  settings.confirm();
  const catalog = await createCatalog({
    connection,
    ledger,
    idempotency,
    mailer: aMailer(letters),
    publicUrl: 'https://testamur.example',
    issuers: {
      async byIds(ids) {
        if (registry.failure) throw registry.failure;
        return ids
          .filter((id) => ISSUER_IDS.has(id))
          .map((id) => ({ id, contactEmail: registry.contactEmail }));
      },
    },
    assistant: { fieldMaps: noModel },
    settings,
    searches: {
      async record(search) {
        searches.push(search);
      },
    },
    searchModel,
    now,
    log,
  });
  const [binding] = await manifest.services(catalog.subgraph);
  const executor = createLocalExecutor(catalog.subgraph.schema, world.log);
  return {
    ...world,
    catalog,
    ledger,
    idempotency,
    connection,
    /** Letters of what was committed. */
    letters,
    /** Calls of the model that searches have made. */
    /** Searches by meaning that were recorded. */
    searches,
    registry,
    /** Sets what administrators set; undefined takes it away. */
    setSetting(key: string, value: unknown) {
      settings.apply({ version: settings.version + 1, values: { [key]: value } });
    },
    /** One RPC through the wire format, so that a field which the contract lacks does not arrive. */
    // biome-ignore lint/suspicious/noExplicitAny: replies of every RPC pass through here
    async rpc(name: string, request: object, context: Context = as.unit()): Promise<any> {
      const row = binding?.rpcs[name];
      const method = rpcsOf(loadProtos([`${PROTO_DIR}/${binding?.proto}`]), binding?.service ?? '')[name];
      if (!row || !method) throw new Error(`There is no RPC ${name}.`);
      const received = method.requestDeserialize(method.requestSerialize(request));
      const result = await row.resolver(undefined, row.args(received), context);
      return method.responseDeserialize(method.responseSerialize(row.reply(result)));
    },
    async graphql(document: string, variables: Record<string, unknown>, context: Context) {
      const { data, errors } = await executor.execute({ document, variables, context });
      // biome-ignore lint/suspicious/noExplicitAny: data is what the document selects
      return { data: data as any, code: errors?.[0]?.extensions['code'] };
    },
    /** The audit entries about a record, oldest first. */
    async told(id: string) {
      const entries = await connection.collection('audit_entries').find({ 'subject.id': id }).toArray();
      return entries
        .sort((one, other) => one['seq'] - other['seq'])
        .map(({ action, previousState, newState, reason }) => ({ action, previousState, newState, reason }));
    },
    /** An ACTIVE jurisdiction of that code. */
    aJurisdiction: (code: string) =>
      catalog.service.jurisdictions.create({ code, nameI18n: { en: code } }, as.admin()),
    /** Names that no other test has. */
    unique: () => newId().slice(0, 8).toUpperCase(),
    async close() {
      await catalog.close();
      await ledger.close();
      await world.close();
    },
  };
}

export type CatalogWorld = Awaited<ReturnType<typeof openCatalogWorld>>;
