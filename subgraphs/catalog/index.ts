import { asUnit } from '../../kernel/context.ts';
import { invalid } from '../../kernel/errors.ts';
import type { Logger } from '../../kernel/log.ts';
import type { Mailer } from '../../store/letters/mailer.ts';
import { createTurns } from '../../store/turns.ts';
import type { OpenDomain } from '../domain.ts';
import { orUndefined } from '../rpc-replies.ts';
import { createSubgraph, merged } from '../subgraph.ts';
import { codeStore } from './codes/code-model.ts';
import { codeSetStore } from './codes/code-set-model.ts';
import { createCodeSetService } from './codes/code-set-service.ts';
import { createCodeSets } from './codes/code-sets.ts';
import { codeResolvers } from './codes/resolvers.ts';
import { createStandardSets } from './codes/standard-sets.ts';
import { entryStore } from './entries/entry-model.ts';
import { createEntryService } from './entries/entry-service.ts';
import { entryResolvers } from './entries/resolvers.ts';
import { versionStore } from './entries/version-model.ts';
import { createVersionService, type VersionOfEntry } from './entries/version-service.ts';
import { frameworkStore } from './frameworks/framework-model.ts';
import { createFrameworkService } from './frameworks/framework-service.ts';
import { frameworkResolvers } from './frameworks/resolvers.ts';
import { jurisdictionStore } from './jurisdictions/jurisdiction-model.ts';
import { createJurisdictionService } from './jurisdictions/jurisdiction-service.ts';
import { jurisdictionResolvers } from './jurisdictions/resolvers.ts';
import type { CatalogNear, CatalogNeeds, CatalogPorts, CatalogVersion } from './ports.ts';
import { proposalResolvers } from './proposals/resolvers.ts';
import { openProposals } from './proposals/room.ts';
import type { RoomDeps } from './rooms.ts';
import { createExpiryLetters } from './schemes/letters.ts';
import { schemeResolvers } from './schemes/resolvers.ts';
import { openSchemesRoom } from './schemes/room.ts';
import type { CatalogService } from './services.ts';
import { skillResolvers } from './skills/resolvers.ts';
import { openSkills } from './skills/room.ts';
import { skillProposals } from './skills/skill-proposals.ts';

export interface Catalog extends OpenDomain<CatalogPorts, CatalogService, CatalogNear> {
  readonly service: CatalogService;
  /** Begins to end what is over. */
  start(): void;
  close(): Promise<void>;
}

/** Opens the program catalog. */
export async function createCatalog(
  deps: Omit<RoomDeps, 'inTurn'> & CatalogNeeds & { readonly mailer: Mailer; readonly log: Logger },
): Promise<Catalog> {
  const { issuers, mailer, log, ...common } = deps;
  const given: RoomDeps = { ...common, inTurn: createTurns() };
  const { connection } = given;
  const [jurisdictions, frameworks, entries, versions, sets, codes] = await Promise.all([
    jurisdictionStore(connection),
    frameworkStore(connection),
    entryStore(connection),
    versionStore(connection),
    codeSetStore(connection),
    codeStore(connection),
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
  const skills = await openSkills(given);
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
        return new Map(found.map(({ entryId, jurisdictionCode }) => [entryId, jurisdictionCode]));
      },
    },
    organisations: {
      exists: async ({ type, id }, context) =>
        type === 'ISSUER' && (await issuers.byIds([id], context)).length > 0,
    },
    announce: createExpiryLetters({ issuers, mailer }),
    model: undefined,
    log,
  });
  const service: CatalogService = {
    jurisdictions: createJurisdictionService({ ...given, jurisdictions, jurisdictionOfFramework }),
    frameworks: createFrameworkService({ ...given, frameworks, requireOpenJurisdiction }),
    entries: createEntryService({
      ...given,
      entries,
      versions,
      requireOpenJurisdiction,
      jurisdictionOfFramework,
    }),
    versions: createVersionService({
      ...given,
      entries,
      versions,
      levelsOfFramework: async (frameworkId) =>
        (await frameworks.byId(frameworkId))?.levels.map(({ levelCode }) => levelCode) ?? [],
      unknownSkills: skills.unknown,
    }),
    schemes: schemes.service,
    skills: skills.service,
    proposals: await openProposals({
      ...given,
      targets: { NEW_SKILL: skillProposals(skills.create) },
      proposers: issuers,
      mailer,
    }),
    codeSets: createCodeSetService({ ...given, codeSets, jurisdictionOf: jurisdictions.byId }),
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
      ),
      internal: service,
    }),
    service,
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
    },
    near: { schemes: schemes.standing },
    start: schemes.start,
    close: schemes.close,
  };
}

function catalogVersion({ version, entry }: VersionOfEntry): CatalogVersion {
  const { claimSchemaJson, effectiveFrom: _from, effectiveTo: _to, ...content } = version;
  const { entryCode, jurisdictionCode, achievementType } = entry;
  return {
    ...content,
    entryCode,
    jurisdictionCode,
    achievementType,
    claimSchema: claimSchemaJson === undefined ? undefined : JSON.parse(claimSchemaJson),
  };
}
