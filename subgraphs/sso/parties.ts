import type { Envelope } from '../../kernel/crypto/envelope.ts';
import { AppError } from '../../kernel/errors.ts';
import type { OidcParty } from './oidc.ts';
import type { SamlParty } from './saml.ts';
import { clientSecretAad, type SsoConfig } from './sso-config.ts';
import type { SsoKind } from './sso-kind.ts';

/** Configurations as the protocols take them. */
export interface Parties {
  /** With the client's secret in the clear: for one exchange, never kept. */
  oidc(config: SsoConfig): OidcParty;
  /** Error: INVALID_STATE_TRANSITION as long as the provider's metadata were not read. */
  saml(config: SsoConfig): SamlParty;
  /** Where an identity provider sends people back to, and the name under which it knows the platform. */
  service(config: Pick<SsoConfig, 'ssoConfigId'>): {
    readonly redirectUri: string;
    readonly acsUrl: string;
    readonly spEntityId: string;
    readonly testUrl: string;
    readonly postLogoutUrl: string;
  };
}

export function createParties({
  kind,
  envelope,
  publicUrl,
}: {
  kind: SsoKind;
  envelope: Envelope;
  publicUrl: string;
}): Parties {
  const at = (path: string) => `${publicUrl.replace(/\/$/, '')}${path}`;
  const service: Parties['service'] = ({ ssoConfigId }) => ({
    redirectUri: at(kind.paths.callback),
    acsUrl: at(kind.paths.acs),
    // One name for each organization: what is meant for one is never meant for another, and one provider may serve both.
    spEntityId: `${at(kind.paths.metadata)}/${ssoConfigId}`,
    testUrl: `${at(kind.paths.start)}?purpose=TEST`,
    postLogoutUrl: at(kind.paths.page),
  });
  return {
    service,
    oidc(config) {
      const { oidc: settings, ssoConfigId, settingsVersion } = config;
      if (!settings) throw new Error('A configuration of OIDC has no settings of it.');
      const { sealedSecret } = settings;
      const secret =
        sealedSecret && envelope.open(sealedSecret, clientSecretAad(kind.name, ssoConfigId, settings));
      return {
        cacheKey: `${ssoConfigId} ${settingsVersion}`,
        settings,
        clientSecret: secret?.toString('utf8'),
        redirectUri: service(config).redirectUri,
      };
    },
    saml(config) {
      const { idpEntityId, ssoUrl, certificates } = config.saml ?? {};
      if (idpEntityId === undefined || ssoUrl === undefined || certificates === undefined) {
        const why =
          'The metadata of the identity provider were not read yet; validate the configuration first.';
        throw new AppError('INVALID_STATE_TRANSITION', why);
      }
      const { acsUrl, spEntityId } = service(config);
      return { trust: { idpEntityId, ssoUrl, certificates }, acsUrl, spEntityId };
    },
  };
}
