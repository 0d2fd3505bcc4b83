import { asUnit } from '../../kernel/context.ts';
import { invalid } from '../../kernel/errors.ts';
import type { LiveSettings } from '../../kernel/live-settings.ts';
import type { Logger } from '../../kernel/log.ts';
import type { Mailer } from '../../store/letters/mailer.ts';
import { createTurns } from '../../store/turns.ts';
import { openUploads } from '../../store/uploads.ts';
import type { OpenDomain } from '../domain.ts';
import { orUndefined } from '../rpc-replies.ts';
import { createSubgraph, merged } from '../subgraph.ts';
import { codeStore } from './codes/code-model.ts';
import { codeProposals } from './codes/code-proposals.ts';
import { codeSetStore } from './codes/code-set-model.ts';
import { createCodeSetService } from './codes/code-set-service.ts';
import { createCodeSets } from './codes/code-sets.ts';
import { codeResolvers } from './codes/resolvers.ts';
import { createStandardSets } from './codes/standard-sets.ts';
import { CODES_A_PAGE, validCodes } from './codes/valid-codes.ts';
import { createDemoEntries } from './demo/demo-entries.ts';
import { createEntryMaking } from './entries/entry-making.ts';
import { entryStore } from './entries/entry-model.ts';
import { entryProposals } from './entries/entry-proposals.ts';
import { createEntryService } from './entries/entry-service.ts';
import { createPublishedVersionReader } from './entries/published-versions.ts';
import { entryResolvers } from './entries/resolvers.ts';
import { createVersionMaking } from './entries/version-making.ts';
import { versionStore } from './entries/version-model.ts';
import { createVersionService, type VersionOfEntry } from './entries/version-service.ts';
import { exchangeResolvers } from './exchange/resolvers.ts';
import { openExchange } from './exchange/room.ts';
import { frameworkStore } from './frameworks/framework-model.ts';
import { createFrameworkService } from './frameworks/framework-service.ts';
import { frameworkResolvers } from './frameworks/resolvers.ts';
import { jurisdictionStore } from './jurisdictions/jurisdiction-model.ts';
import { createJurisdictionService } from './jurisdictions/jurisdiction-service.ts';
import { jurisdictionResolvers } from './jurisdictions/resolvers.ts';
import type { CatalogNeeds, CatalogPorts, CatalogVersion } from './ports.ts';
import { proposalResolvers } from './proposals/resolvers.ts';
import { openProposals } from './proposals/room.ts';
import type { RoomDeps } from './rooms.ts';
import { createExpiryLetters } from './schemes/letters.ts';
import { localReportSchemes } from './schemes/report-schemes.ts';
import { schemeResolvers } from './schemes/resolvers.ts';
import { openSchemesRoom } from './schemes/room.ts';
import { areaStore } from './search/area-model.ts';
import { searchResolvers } from './search/resolvers.ts';
import { openSearchRoom, type SearchModel } from './search/room.ts';
import type { CatalogService } from './services.ts';
import { skillResolvers } from './skills/resolvers.ts';
import { openSkills } from './skills/room.ts';
import { skillProposals } from './skills/skill-proposals.ts';

export interface Catalog extends OpenDomain<CatalogPorts, CatalogService> {
  readonly service: CatalogService;
  /** Builds the embeddings that are due, where a model is set up. Errors: those of the model. */
  buildEmbeddings(): Promise<void>;
  /** Imports, as they run by themselves. */
  readonly exchange: { runDue(): Promise<void> };
  /** Begins to end what is over, to build embeddings and to run imports. */
  start(): void;
  close(): Promise<void>;
}

/** Opens the program catalog. */
export async function createCatalog(
  deps: Omit<RoomDeps, 'inTurn'> &
    CatalogNeeds & {
      readonly mailer: Mailer;
      readonly publicUrl: string;
      readonly settings: Pick<LiveSettings, 'get' | 'isKnown'>;
      /** Compares entries by meaning; none where none is set up. */
      readonly searchModel?: SearchModel | undefined;
      readonly log: Logger;
    },
): Promise<Catalog> {
  const { issuers, assistant, mailer, searches, settings, searchModel, publicUrl, log, ...common } = deps;
  const given: RoomDeps = { ...common, inTurn: createTurns() };
  const { connection } = given;
  const [jurisdictions, frameworks, entries, versions, sets, codes, areas] = await Promise.all([
    jurisdictionStore(connection),
    frameworkStore(connection),
    entryStore(connection),
    versionStore(connection),
    codeSetStore(connection),
    codeStore(connection),
    areaStore(connection),
  ]);
  const jurisdictionOfFramework = async (frameworkId: string) =>
    (await frameworks.byId(frameworkId))?.jurisdictionCode;
  const requireOpenJurisdiction = async (code: string) => {
    const found = await jurisdictions.byId(code);
    if (found?.status === 'ACTIVE') return;
    const why = found ? 'this jurisdiction is INACTIVE' : 'no such jurisdiction is in the catalog';
    throw invalid('jurisdictionCode', 'unknown', `${why}; name an ACTIVE one`);
  };
  const codeSets = createCodeSets({ standard: createStandardSets(), sets, codes });
  const skills = await openSkills({ ...given, renamed: areas.skillsWrite });
  const schemes = await openSchemesRoom({
    ...given,
    jurisdictions,
    codes: {
      async known(codeSetIds) {
        const found = await Promise.all(codeSetIds.map((id) => codeSets.find(id)));
        return new Set(codeSetIds.filter((id, at) => found[at]?.codeSetId === id));
      },
      codesOf: (wanted, at) =>
        Promise.all(
          wanted.map(async ({ codeSetId, text }) => {
            const found = await codeSets.resolve(codeSetId, text, at);
            return found?.isValid ? found.code.code : undefined;
          }),
        ),
    },
    entries: {
      async jurisdictionsOf(entryIds) {
        const found = await entries.byIds(entryIds);
        // What goes with the demonstration is in the scope of no registration, which would stay.
        const lasting = found.filter(({ demoIssuerDid }) => demoIssuerDid === undefined);
        return new Map(lasting.map(({ entryId, jurisdictionCode }) => [entryId, jurisdictionCode]));
      },
      async ofVersion(entryVersionId) {
        const version = await versions.byId(entryVersionId);
        return version && entries.byId(version.entryId);
      },
    },
    organisations: {
      exists: async ({ type, id }, context) =>
        type === 'ISSUER' && (await issuers.byIds([id], context)).length > 0,
    },
    announce: createExpiryLetters({ issuers, mailer }),
    assistant,
    settings,
    log,
  });
  const search = await openSearchRoom({
    ...given,
    jurisdictions,
    entries,
    versions,
    skills,
    areas,
    model: searchModel,
    settings,
    searches,
    log,
  });
  const entryMaking = createEntryMaking({
    ...given,
    entries,
    versions,
    publicationsChanged: areas.changeWrite,
    requireOpenJurisdiction,
    jurisdictionOfFramework,
  });
  const versionMaking = createVersionMaking({
    ...given,
    entries,
    versions,
    levelsOfFramework: async (frameworkId) =>
      (await frameworks.byId(frameworkId))?.levels.map(({ levelCode }) => levelCode) ?? [],
    unknownSkills: skills.unknown,
  });
  const exchange = await openExchange({
    ...given,
    ...skills.stores,
    renamed: areas.skillsWrite,
    frameworks,
    entries,
    versions,
    files: await openUploads(connection, given.now),
    publicUrl,
    requireOpenJurisdiction,
    log,
  });
  const versionService = createVersionService({
    ...given,
    entries,
    versions,
    publicationsChanged: areas.changeWrite,
    making: versionMaking,
  });
  const service: CatalogService = {
    jurisdictions: createJurisdictionService({ ...given, jurisdictions, jurisdictionOfFramework }),
    frameworks: createFrameworkService({ ...given, frameworks, requireOpenJurisdiction }),
    entries: createEntryService({ ...given, entries, making: entryMaking }),
    versions: versionService,
    published: createPublishedVersionReader({ versions }),
    schemes: schemes.service,
    skills: skills.service,
    proposals: await openProposals({
      ...given,
      targets: {
        ...entryProposals({ entries, entryMaking, versionMaking }),
        NEW_SKILL: skillProposals(skills.create),
        NEW_CODE: codeProposals({ codeSets, now: given.now }),
      },
      proposers: issuers,
      mailer,
    }),
    exchange: exchange.service,
    demo: createDemoEntries({
      ...given,
      jurisdictions,
      entries,
      versions,
      publicationsChanged: areas.changeWrite,
      entryMaking,
      versionService,
      async isInUse(jurisdictionCode) {
        const found = await Promise.all([
          jurisdictions.first({ parentCode: jurisdictionCode }),
          frameworks.first({ jurisdictionCode }),
          entries.first({ jurisdictionCode }),
          sets.first({ jurisdictionCode }),
        ]);
        return found.some((one) => one !== undefined) || schemes.isIn(jurisdictionCode);
      },
    }),
    codeSets: createCodeSetService({ ...given, codeSets, jurisdictionOf: jurisdictions.byId }),
    ...search.service,
  };
  return {
    subgraph: createSubgraph({
      name: 'catalog',
      resolvers: merged(
        jurisdictionResolvers(service.jurisdictions),
        frameworkResolvers(service.frameworks),
        entryResolvers(service.entries, service.versions),
        codeResolvers(service.codeSets),
        skillResolvers(service.skills),
        proposalResolvers(service.proposals),
        schemeResolvers(service.schemes),
        searchResolvers(service.search, service.embeddings),
        exchangeResolvers(service.exchange),
      ),
      internal: service,
    }),
    service,
    exchange,
    ports: {
      versions: {
        byId: (entryVersionId, context) =>
          orUndefined(
            service.versions
              .resolveWithEntry({ entryVersionId }, asUnit(context, 'core-engine'))
              .then(catalogVersion),
          ),
        current: (entry, context) =>
          orUndefined(
            service.versions.resolveWithEntry(entry, asUnit(context, 'core-engine')).then(catalogVersion),
          ),
      },
      published: {
        page: (window, context) => service.published.page(window, asUnit(context, 'core-engine')),
      },
      registrations: {
        standing: (of, context) =>
          schemes.service.standing.ofIssuer(of, asUnit(context, 'credential-issuance')),
      },
      codes: {
        validNow: (codeSet, most, context) =>
          orUndefined(
            validCodes(most, async (page) => {
              const asked = { codeSet, first: CODES_A_PAGE, offset: page * CODES_A_PAGE };
              const { items, total } = await service.codeSets.codes(
                asked,
                asUnit(context, 'credential-issuance'),
              );
              return { codes: items, total };
            }),
          ),
      },
      schemes: localReportSchemes(schemes.service),
      demo: service.demo,
    },
    near: {},
    buildEmbeddings: search.build,
    start() {
      schemes.start();
      search.start();
      exchange.start();
    },
    async close() {
      await Promise.all([schemes.close(), search.close(), exchange.close()]);
    },
  };
}

function catalogVersion({ version, entry }: VersionOfEntry): CatalogVersion {
  const { claimSchemaJson, effectiveFrom: _from, effectiveTo: _to, ...content } = version;
  const { entryCode, jurisdictionCode, achievementType, demoIssuerDid } = entry;
  return {
    ...content,
    entryCode,
    jurisdictionCode,
    achievementType,
    demoIssuerDid,
    claimSchema: claimSchemaJson === undefined ? undefined : JSON.parse(claimSchemaJson),
  };
}
