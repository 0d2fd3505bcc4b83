import type { CatalogRegistryService } from '../../proto/generated/testamur/catalog/catalog_registry.ts';
import type { DemoCatalogService } from '../../proto/generated/testamur/internal/demo.ts';
import type { Contract } from '../rpc.ts';

export const CATALOG: Contract<CatalogRegistryService> = {
  service: 'testamur.catalog.CatalogRegistryService',
  proto: 'testamur/catalog/catalog_registry.proto',
};

export const DEMO_CATALOG: Contract<DemoCatalogService> = {
  service: 'testamur.internal.DemoCatalogService',
  proto: 'testamur/internal/demo.proto',
};
