import type { IdentityDocuments } from './ports.ts';

/** Where no language model is set up. */
export const NO_MODEL: IdentityDocuments = {
  identityDocument: async () => ({ status: 'UNAVAILABLE', reason: 'NOT_CONFIGURED' }),
};
