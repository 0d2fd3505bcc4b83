import { AppError } from '../../../kernel/errors.ts';
import { CUSTODIAN_ROLES, ISSUER_ROLES } from '../../../kernel/identity.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { SignedIn } from './ports.ts';
import type { SsoOutcome, SsoService } from './sso-service.ts';

/** The fields of signing in at identity providers, for issuers' and for custodians' people. */
export function ssoResolvers(issuers: SsoService, custodians: SsoService) {
  return {
    Mutation: {
      beginIssuerSso: (_parent, { input: { issuerDid, ...input } }, context) =>
        issuers.begin({ ...input, organizationDid: issuerDid }, context),
      receiveIssuerSamlResponse: (_parent, { input }, context) => issuers.receive(input, context),
      finishIssuerSso: async (_parent, { input }, context) =>
        outcomeOf(await issuers.finish(input, context), ofIssuer),
      redeemIssuerSso: async (_parent, { input }, context) => {
        const { returnTo, signedIn } = await issuers.redeem(input, context);
        return { ...ofIssuer(signedIn), returnTo };
      },
      beginCustodianSso: (_parent, { input: { custodianDid, ...input } }, context) =>
        custodians.begin({ ...input, organizationDid: custodianDid }, context),
      receiveCustodianSamlResponse: (_parent, { input }, context) => custodians.receive(input, context),
      finishCustodianSso: async (_parent, { input }, context) =>
        outcomeOf(await custodians.finish(input, context), ofCustodian),
      redeemCustodianSso: async (_parent, { input }, context) => {
        const { returnTo, signedIn } = await custodians.redeem(input, context);
        return { ...ofCustodian(signedIn), returnTo };
      },
    },
  } satisfies Resolvers;
}

const ofIssuer = ({ organization, ...rest }: SignedIn) => ({
  ...rest,
  issuer: organization,
  user: { ...rest.user, role: roleIn(ISSUER_ROLES, rest.user.role) },
});
const ofCustodian = ({ organization, ...rest }: SignedIn) => ({
  ...rest,
  custodian: organization,
  user: { ...rest.user, role: roleIn(CUSTODIAN_ROLES, rest.user.role) },
});

/** A role of this kind of organization: members have no other. */
function roleIn<Role extends string>(roles: readonly Role[], role: string): Role {
  const found = roles.find((known) => known === role);
  if (found) return found;
  throw new AppError('INTERNAL', `A member has the role ${role}, which its organization does not know.`);
}

function outcomeOf<Told extends object>(ended: SsoOutcome, tell: (signedIn: SignedIn) => Told) {
  if (ended.outcome !== 'SIGNED_IN') return ended;
  const { signedIn, ...rest } = ended;
  return { ...rest, ...tell(signedIn) };
}
