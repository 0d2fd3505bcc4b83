import type { Context } from '../../kernel/context.ts';
import { CUSTODIAN_ROLES, ISSUER_ROLES } from '../../kernel/identity.ts';
import type { CustodianSsoService } from '../../proto/generated/testamur/custodian/custodian_sso.ts';
import type {
  GetSsoConfigResponse,
  IssuerSsoService,
  SsoPerson as PersonReply,
} from '../../proto/generated/testamur/registry/issuer_sso.ts';
import type { RpcClient } from '../rpc.ts';
import { oneOf, orUndefined, sent } from '../rpc-replies.ts';
import type { SsoPerson, SsoSignIn } from './ports.ts';
import { SSO_PROTOCOLS, SSO_STATUSES } from './sso-config.ts';
import { ssoFailed } from './sso-fault.ts';

// The provider may be asked for its metadata, a token, its keys and the person, each within 5 seconds.
const PROVING_MS = 15_000;
const ROLES = [...new Set([...ISSUER_ROLES, ...CUSTODIAN_ROLES])];

/** Sign-in through the identity providers of organizations whose registry runs in another process. */
export function remoteSso(client: RpcClient<IssuerSsoService> | RpcClient<CustodianSsoService>): SsoSignIn {
  // The two contracts say the same; one name of the type is enough.
  const rpc = client as RpcClient<IssuerSsoService>;
  const configOf = async (
    request: { readonly organizationDid: string } | { readonly emailDomain: string },
    context: Context,
  ) => {
    const reply: GetSsoConfigResponse | undefined = await orUndefined(
      rpc.call('GetSsoConfig', request, context),
    );
    return reply && sent(reply.config);
  };
  return {
    async policyOf({ organizationDid }, context) {
      const config = await configOf({ organizationDid }, context);
      return (
        config && {
          protocol: oneOf(SSO_PROTOCOLS, config.protocol),
          status: oneOf(SSO_STATUSES, config.status),
          enforce: config.enforce,
          breakGlassMemberId: config.breakGlassMemberId === '' ? null : config.breakGlassMemberId,
          emailDomains: config.emailDomains,
          jitProvisioning: config.jitProvisioning,
        }
      );
    },
    async organizationsOf({ emailDomain }, context) {
      if (emailDomain === '') return [];
      const config = await configOf({ emailDomain }, context);
      return config ? [{ organizationDid: config.organizationDid }] : [];
    },
    async buildAuthorizationRequest(input, context) {
      const { url, state } = await rpc.call('BuildAuthorizationRequest', input, context, {
        deadlineMs: PROVING_MS,
      });
      return { url, state };
    },
    async validateOidcCallback(input, context) {
      const { person } = await rpc.call('ValidateOidcCallback', input, context, { deadlineMs: PROVING_MS });
      return personOf(sent(person));
    },
    async validateSamlAssertion(input, context) {
      const { person, replayRejected } = await rpc.call('ValidateSamlAssertion', input, context);
      if (replayRejected) throw ssoFailed('REPLAYED');
      return personOf(sent(person));
    },
    async logoutUrl(input, context) {
      const { url } = await rpc.call('BuildLogoutRequest', input, context, { deadlineMs: PROVING_MS });
      return url === '' ? undefined : url;
    },
  };
}

function personOf({ name, purpose, role, ...person }: PersonReply): SsoPerson {
  return {
    ...person,
    purpose: oneOf(['SIGN_IN', 'TEST'], purpose),
    name: name === '' ? null : name,
    role: oneOf(ROLES, role),
  };
}
