import { CONTEXT as DATA_INTEGRITY } from '@digitalbazaar/data-integrity-context';
import { CONTEXT as STATUS_LIST } from '@digitalbazaar/vc-bitstring-status-list-context';

const { DataIntegrityProof } = DATA_INTEGRITY['@context'];
const { BitstringStatusListCredential, BitstringStatusList, BitstringStatusListEntry } =
  STATUS_LIST['@context'];

/**
 * The JSON-LD context that every credential of this platform names second: its claims are terms of the platform's own
 * vocabulary. Terms of others stand here exactly as published, since JSON-LD refuses a protected term that is defined in two
 * ways (JSON-LD 1.1 §4.1.11), and documents may name those contexts, too.
 */
export function contextDocument(publicUrl: string): object {
  return {
    '@context': {
      '@version': 1.1,
      '@protected': true,
      '@vocab': `${publicUrl}/contexts/v1#`,
      // Open Badges define a name of their own.
      name: { '@id': 'https://schema.org/name', '@protected': false },
      DataIntegrityProof,
      BitstringStatusListCredential,
      BitstringStatusList,
      BitstringStatusListEntry,
    },
  };
}
