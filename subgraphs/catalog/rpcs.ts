import type { CatalogRegistryService } from '../../proto/generated/testamur/catalog/catalog_registry.ts';
import type { BindingOf, ServiceBinding } from '../rpc.ts';
import type { Subgraph } from '../subgraph.ts';
import { codeRpcs } from './codes/rpcs.ts';
import { CATALOG } from './contracts.ts';
import { demoCatalogBinding } from './demo/rpcs.ts';
import { entryRpcs } from './entries/rpcs.ts';
import { frameworkRpcs } from './frameworks/rpcs.ts';
import { jurisdictionRpcs } from './jurisdictions/rpcs.ts';
import { proposalRpcs } from './proposals/rpcs.ts';
import { schemeRpcs } from './schemes/rpcs.ts';
import { searchRpcs } from './search/rpcs.ts';
import type { CatalogService } from './services.ts';
import { skillRpcs } from './skills/rpcs.ts';

/** The gRPC contract of the catalog, room by room. */
export function catalogServices({ internal }: Subgraph<CatalogService>): readonly ServiceBinding[] {
  return [
    {
      ...CATALOG,
      rpcs: {
        ...jurisdictionRpcs(internal.jurisdictions),
        ...frameworkRpcs(internal.frameworks),
        ...entryRpcs(internal.entries, internal.versions, internal.published),
        ...codeRpcs(internal.codeSets),
        ...schemeRpcs(internal.schemes),
        ...skillRpcs(internal.skills),
        ...proposalRpcs(internal.proposals),
        ...searchRpcs(internal.search, internal.embeddings),
      },
    } satisfies BindingOf<CatalogRegistryService>,
    demoCatalogBinding(internal.demo),
  ];
}
