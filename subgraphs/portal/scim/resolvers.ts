import type { ProvisioningService } from '../../members/scim/provisioning-service.ts';
import type { ScimUser } from '../../members/scim/user.ts';
import type { Resolvers } from '../generated/resolvers.ts';

/** The fields by which the directory of an issuer keeps its team. */
export function scimResolvers(provisioning: ProvisioningService) {
  const changed = async (user: Promise<ScimUser>) => ({ user: await user });
  return {
    Query: {
      scimUser: (_parent, args, context) => provisioning.get(args, context),
      scimUsers: (_parent, args, context) => provisioning.list(args, context),
      scimDocument: (_parent, args, context) => provisioning.discover(args, context),
    },
    Mutation: {
      createScimUser: (_parent, { input }, context) => changed(provisioning.create(input, context)),
      replaceScimUser: (_parent, { input }, context) => changed(provisioning.replace(input, context)),
      patchScimUser: (_parent, { input }, context) => changed(provisioning.patch(input, context)),
      deleteScimUser: (_parent, { input }, context) => changed(provisioning.remove(input, context)),
    },
  } satisfies Resolvers;
}
