import type { CatalogRegistryService } from '../../proto/generated/testamur/catalog/catalog_registry.ts';
import type { BindingOf, ServiceBinding } from '../rpc.ts';
import type { Subgraph } from '../subgraph.ts';
import { CATALOG } from './contracts.ts';
import { jurisdictionRpcs } from './jurisdictions/rpcs.ts';
import type { CatalogService } from './rooms.ts';
import { schemeRpcs } from './schemes/rpcs.ts';

/** The gRPC contract of the catalog, room by room. */
export function catalogServices({ internal }: Subgraph<CatalogService>): readonly ServiceBinding[] {
  return [
    {
      ...CATALOG,
      rpcs: { ...jurisdictionRpcs(internal.jurisdictions), ...schemeRpcs(internal.schemes) },
    } satisfies BindingOf<CatalogRegistryService>,
  ];
}
