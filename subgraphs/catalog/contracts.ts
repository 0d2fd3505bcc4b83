import type { CatalogRegistryService } from '../../proto/generated/testamur/catalog/catalog_registry.ts';
import type { Contract } from '../rpc.ts';

export const CATALOG: Contract<CatalogRegistryService> = {
  service: 'testamur.catalog.CatalogRegistryService',
  proto: 'testamur/catalog/catalog_registry.proto',
};
