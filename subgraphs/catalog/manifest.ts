import { SILENCE_SHARE } from '../../kernel/circuit-breaker.ts';
import type { Domain } from '../domain.ts';
import { adminCodeSetRoutes, portalCodeRoutes } from './codes/rest.ts';
import { adminEntryRoutes, portalEntryRoutes } from './entries/rest.ts';
import { adminExchangeRoutes, portalExchangeRoutes } from './exchange/rest.ts';
import { adminFrameworkRoutes, portalFrameworkRoutes } from './frameworks/rest.ts';
import { adminJurisdictionRoutes, portalJurisdictionRoutes } from './jurisdictions/rest.ts';
import type { CatalogNeeds, CatalogPorts } from './ports.ts';
import { adminProposalRoutes, portalProposalRoutes } from './proposals/rest.ts';
import { remoteCatalog } from './remote.ts';
import { adminSchemeRoutes, portalSchemeRoutes } from './schemes/rest.ts';
import { adminSearchRoutes, portalSearchRoutes } from './search/rest.ts';
import type { CatalogService } from './services.ts';
import { CATALOG_ENVIRONMENT, ENFORCE_REGISTRATION, SEMANTIC_SEARCH } from './settings.ts';
import { adminSkillRoutes, portalSkillRoutes } from './skills/rest.ts';

/** The program catalog: what can be studied and certified where, by whose rules, and the words for it. */
export const catalog: Domain<'catalog', CatalogNeeds, CatalogPorts, CatalogService> = {
  name: 'catalog',
  unit: 'program-catalog',
  database: 'catalog',
  isAudited: true,
  settings: { environment: CATALOG_ENVIRONMENT, live: [ENFORCE_REGISTRATION, SEMANTIC_SEARCH] },
  routes: [
    ...adminJurisdictionRoutes,
    ...adminFrameworkRoutes,
    ...adminEntryRoutes,
    ...adminCodeSetRoutes,
    ...adminSkillRoutes,
    ...adminSchemeRoutes,
    ...adminProposalRoutes,
    ...adminSearchRoutes,
    ...adminExchangeRoutes,
    ...portalJurisdictionRoutes,
    ...portalFrameworkRoutes,
    ...portalEntryRoutes,
    ...portalCodeRoutes,
    ...portalSkillRoutes,
    ...portalSchemeRoutes,
    ...portalProposalRoutes,
    ...portalSearchRoutes,
    ...portalExchangeRoutes,
  ],
  services: async (subgraph) => (await import('./rpcs.ts')).catalogServices(subgraph),
  remote: remoteCatalog,
  async open(house, needs) {
    const [{ createCatalog }, { createEmbedder }] = await Promise.all([
      import('./index.ts'),
      import('./search/embedder.ts'),
    ]);
    const { config, connection, settings, now, log } = house;
    const [books, { mailer }] = await Promise.all([house.books(), house.letters()]);
    const own = config.of(CATALOG_ENVIRONMENT);
    const { EMBEDDINGS_URL: url, EMBEDDINGS_MODEL: model, EMBEDDINGS_DEADLINE_MS: deadlineMs } = own;
    const searchModel =
      url === undefined || model === undefined
        ? undefined
        : {
            embedder: createEmbedder({
              url,
              model,
              apiKey: own.EMBEDDINGS_API_KEY,
              dims: own.EMBEDDINGS_DIMENSIONS,
              caFile: config.OUTBOUND_CA_FILE,
              silenceMs: deadlineMs * SILENCE_SHARE,
            }),
            deadlineMs,
          };
    return createCatalog({
      ...needs,
      ...books,
      connection,
      mailer,
      settings,
      searchModel,
      now,
      log,
      publicUrl: config.PUBLIC_URL,
    });
  },
};
