import type { Connection } from 'mongoose';
import type { Clock } from '../../kernel/clock.ts';
import { asUnit } from '../../kernel/context.ts';
import type { LiveSettings } from '../../kernel/live-settings.ts';
import type { Logger } from '../../kernel/log.ts';
import type { Idempotency } from '../../store/idempotency.ts';
import { leaseOf } from '../../store/lease.ts';
import type { Ledger } from '../../store/ledger.ts';
import { createTurns } from '../../store/turns.ts';
import { createSubgraph, merged } from '../subgraph.ts';
import { createAuthorities } from './authorities.ts';
import { createAuthorityCounts } from './authority-counts.ts';
import { createBatch } from './batch.ts';
import { createMappingSuggestions } from './bulk/mapping-suggestions.ts';
import { bulkResolvers } from './bulk/resolvers.ts';
import { openBulk } from './bulk/room.ts';
import { createCountFold } from './count-fold.ts';
import { credentialCountStore } from './credential-counts-model.ts';
import { createCredentialFacts } from './credential-facts.ts';
import { credentialStore } from './credential-model.ts';
import { createCredentialService } from './credential-service.ts';
import { createCredentialStats } from './credential-stats.ts';
import { createCustodialSigning } from './custodial-signing.ts';
import { createCustodianCredentials } from './custodian-credentials.ts';
import { createDemoCredentials } from './demo-credentials.ts';
import { createDemoTemplates } from './demo-templates.ts';
import { createDrafting } from './drafting.ts';
import { createExpiry } from './expiry.ts';
import { createIssuance } from './issuance.ts';
import { createNetworkCounts } from './network-counts.ts';
import { createOutcomeCredentials } from './outcome-credentials.ts';
import type { CredentialPorts, CredentialsNeeds } from './ports.ts';
import { createPreparing } from './preparing.ts';
import { createPrograms } from './programs.ts';
import { createRecount } from './recount.ts';
import { createReportedCredentials } from './reported-credentials.ts';
import { createInternal, createResolvers } from './resolvers.ts';
import { createStatusIndexes } from './status-indexes.ts';
import { statusListStore } from './status-list-model.ts';
import { createStatusListService } from './status-list-service.ts';
import { createStoredCredentials, storedCredentialsPort } from './stored-credentials.ts';
import { createFieldSuggestions } from './templates/field-suggestions.ts';
import { createTemplatePreviews } from './templates/preview.ts';
import { templateResolvers } from './templates/resolvers.ts';
import { templateStores } from './templates/template-model.ts';
import { createTemplateService } from './templates/template-service.ts';
import { createTemplated } from './templates/templated.ts';
import { createWalletPort } from './wallet-port.ts';

export type {
  CredentialStatuses,
  CredentialStatusRecord,
  IssuerDirectory,
  IssuerForIssuance,
  IssuerKey,
  Signer,
} from './ports.ts';

export interface CredentialsDeps extends CredentialsNeeds {
  readonly connection: Connection;
  readonly ledger: Ledger;
  readonly idempotency: Idempotency;
  /** `{PUBLIC_URL}/contexts/v1`, the second entry of every `@context`. */
  readonly contextUrl: string;
  /** `{PUBLIC_URL}/api/v1/status-lists`, what the address of every status list begins with. */
  readonly statusListsUrl: string;
  /** Entries of a new status list; given by tests alone. */
  readonly statusListLength?: number;
  /** Credentials that one search looks through; left out outside of tests. */
  readonly mostSought?: number;
  /** Read for every credential that is issued. */
  readonly settings: LiveSettings;
  readonly now: Clock;
  readonly log: Logger;
  /** Seconds between two expiry sweeps. */
  readonly sweepSeconds: number;
}

/** The credentials domain: issues, keeps, revokes and counts verifiable credentials. Answers when its indexes exist. */
export async function createCredentials(deps: CredentialsDeps) {
  const { connection, ledger, now } = deps;
  const [store, lists, counts, templates] = await Promise.all([
    credentialStore(connection, deps.mostSought),
    statusListStore(connection),
    credentialCountStore(connection),
    templateStores(connection),
  ]);
  const authorities = createAuthorities(deps);
  const signing = createCustodialSigning({ ...deps, authorities });
  const statusIndex = createStatusIndexes({ ...deps, lists, listLength: deps.statusListLength });
  const drafting = createDrafting({ ...deps, store, signing, statusIndex });
  const templated = createTemplated(templates);
  const programs = createPrograms({ versions: deps.programs, registrations: deps.registrations, templated });
  const prepareFor = createPreparing({ ...deps, programs });
  const issuance = createIssuance({ ...deps, store, drafting, programs, prepareFor });
  const batch = createBatch({ ...deps, store, drafting, programs });
  const expiry = createExpiry({ ...deps, store, lease: leaseOf(connection, 'credentials.expiry', now) });
  const { settleDue } = expiry;
  const service = createCredentialService({ ...deps, store, settleDue });
  const fold = createCountFold({ ...deps, store, counts });
  const recounting = createRecount({ ...deps, store, counts, fold });
  const network = createNetworkCounts({ counts, fold, store, now });
  const authority = createAuthorityCounts({ counts, fold, store, now });
  const stats = createCredentialStats({ store, authority, network, recount: recounting.begin, now });
  // Of an earlier release, which did not count for each authority.
  if (!(await counts.position()).countsAuthorities) await recounting.recount();
  const demo = createDemoCredentials({ store, ledger, batch });
  const statusLists = createStatusListService({ ...deps, store, lists, signing, authorities });
  const storedCredentials = createStoredCredentials({ store, now });
  const outcomeCredentials = createOutcomeCredentials({ store, batch, now });
  const credentialFacts = createCredentialFacts({ store, ledger, now });
  const credentialReports = createReportedCredentials({ store, now });
  const custodianCredentials = createCustodianCredentials({
    store,
    batch,
    drafting,
    prepareFor,
    settleDue,
    now,
  });
  const inTurn = createTurns();
  const templateService = createTemplateService({ ...deps, ...templates, inTurn });
  const bulk = await openBulk({ ...deps, templated, authorities, inTurn, store, batch, issuance });
  const demoTemplates = createDemoTemplates({
    ...deps,
    templates,
    service: templateService,
    bulk,
    authorities,
  });
  const operations = {
    templated,
    templates: templateService,
    previews: createTemplatePreviews({ ...deps, service: templateService, authorities }),
    outcomeCredentials,
    credentialFacts,
    credentialReports,
    custodianCredentials,
    service,
    issuance,
    batch,
    stats,
    expiry,
    statusLists,
    storedCredentials,
    demo,
    demoTemplates,
    now,
  };
  const subgraph = createSubgraph({
    name: 'credentials',
    resolvers: merged(
      createResolvers(operations),
      templateResolvers(operations.templates, operations.previews, createFieldSuggestions(deps)),
      bulkResolvers(bulk.service, createMappingSuggestions({ ...deps, templated }), templated, now),
    ),
    internal: createInternal(operations),
  });

  const ports: CredentialPorts = {
    statuses: service.statuses,
    ...createWalletPort({ service, templated, now }),
    counts: {
      of: (input, context) => stats.networkStats(input, asUnit(context, 'core-engine')),
      recount: (context) => stats.recountNetwork(asUnit(context, 'core-engine')),
    },
    stored: storedCredentialsPort(storedCredentials),
    outcomes: {
      issue: outcomeCredentials.issue,
      find: (input, context) => outcomeCredentials.find(input, asUnit(context, 'learner-records')),
    },
    facts: {
      ofHolders: (input, context) => credentialFacts.ofHolders(input, asUnit(context, 'custodian-registry')),
      changes: (after, context) => credentialFacts.changes(after, asUnit(context, 'custodian-registry')),
    },
    reported: {
      page: (input, context) => credentialReports.page(input, asUnit(context, 'core-engine')),
      ofHolder: (input, context) => credentialReports.ofHolder(input, asUnit(context, 'core-engine')),
      byIds: (input, context) => credentialReports.byIds(input, asUnit(context, 'core-engine')),
    },
    attested: {
      issue: custodianCredentials.issue,
      prepare: (input, context) => custodianCredentials.prepare(input, asUnit(context, 'custodian-registry')),
      find: (input, context) => custodianCredentials.find(input, asUnit(context, 'custodian-registry')),
      search: (input, context) => custodianCredentials.search(input, asUnit(context, 'custodian-registry')),
    },
    demoTemplates,
    demo: {
      async issue(input, context) {
        const achievementFromEntry = input.entryVersionId !== undefined;
        return (await issuance.issue({ ...input, achievementFromEntry }, context)).credentialId;
      },
      async supersede(input, context) {
        await service.link(input, context);
      },
      ...demo,
    },
  };
  return {
    subgraph,
    ledger,
    templates: templateService,
    previews: operations.previews,
    bulk,
    service: {
      ...service,
      ...issuance,
      ...batch,
      ...stats,
      ...statusLists,
      expireDue: expiry.expireDue,
      newlyExpired: expiry.newlyExpired,
    },
    /** Brings the kept counts up to date, or counts again, without waiting for the time of it. */
    counting: { catchUp: fold.catchUp, recount: recounting.recount, nightly: recounting.nightly },
    ports,
    near: {},
    /** Starts the expiry sweep, the counting behind the commits and the nightly recount. */
    start() {
      expiry.start();
      fold.start();
      recounting.start();
      bulk.start();
    },
    /** Stops them and waits for what runs. */
    async close() {
      await Promise.all([service.close(), expiry.close(), fold.close(), recounting.close(), bulk.close()]);
    },
  };
}

export type Credentials = Awaited<ReturnType<typeof createCredentials>>;
