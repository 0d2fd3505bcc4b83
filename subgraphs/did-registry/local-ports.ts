import { asUnit, type Context } from '../../kernel/context.ts';
import { isAppError } from '../../kernel/errors.ts';
import type { Resolved } from './key-service.ts';
import type { DidRegistry } from './open-registry.ts';
import type { Directory, RegistryPorts } from './ports.ts';
import type { Registrant, RegistryName } from './registrant.ts';

/**
 * The operations of a registry as other domains of this process call them; their callers vouch for the request they serve. How
 * somebody is registered for the demonstration, and the name of the DID that signs, the registry says itself.
 */
export function localPorts<Name extends RegistryName, R extends Registrant, Entry, Contact>(
  { registrants, keys, applicants, demo, counts }: DidRegistry<Name, R>,
  {
    entryOf,
    contactOf,
  }: { entryOf: (resolved: Resolved<Name, R>) => Entry; contactOf: (record: R) => Contact },
) {
  const directory = (unit: string, fresh?: true): Directory<Entry> => ({
    async byDid(did, context) {
      try {
        return entryOf(await keys.resolve({ did, fresh }, asUnit(context, unit)));
      } catch (error) {
        // A text that is no DID names nobody either.
        if (isAppError(error) && (error.code === 'NOT_FOUND' || error.code === 'VALIDATION_FAILED'))
          return undefined;
        throw error;
      }
    },
  });
  const core = (context: Context) => asUnit(context, 'core-engine');
  const applicantsPort: RegistryPorts<string, string, never>['applicants'] = {
    byIds: (ids, context) => applicants.byIds({ ids }, core(context)),
    matching: (text, context) => applicants.matching({ text }, core(context)),
    decide: (input, context) => applicants.decide(input, context),
  };
  return {
    directory: directory('credential-issuance', true),
    cachedDirectory: directory('verification-engine'),
    steadyDirectory: {
      byDid: (did: string, context: Context) => keys.standing({ did }, core(context)),
    },
    contacts: {
      async byContactEmail(contactEmail: string, context: Context): Promise<readonly Contact[]> {
        const { items } = await registrants.listByPage({ contactEmail, page: 0, pageSize: 0 }, core(context));
        return items.map(contactOf);
      },
    },
    applicants: applicantsPort,
    demo: {
      async setStatus(input: object, context: Context): Promise<void> {
        await registrants.setStatus(input, context);
      },
      remove: demo.remove,
    },
    counts: { all: (context: Context) => counts(core(context)) },
  };
}
