import type { RemoteUnit } from '../rpc.ts';
import type { CatalogPorts } from './ports.ts';

/** The catalog, asked of its unit in another process. */
export function remoteCatalog(_unit: RemoteUnit): CatalogPorts {
  return {};
}
