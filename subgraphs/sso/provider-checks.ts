import type { Clock } from '../../kernel/clock.ts';
import { isAppError } from '../../kernel/errors.ts';
import type { ExchangingOutbound } from '../../kernel/outbound/outbound.ts';
import type { Oidc } from './oidc.ts';
import type { Parties } from './parties.ts';
import { validCertificates } from './saml.ts';
import { readSamlMetadata } from './saml-metadata.ts';
import type { SamlSettings, SsoConfig } from './sso-config.ts';
import { siteFault, ssoFailed } from './sso-fault.ts';
import { MAX_METADATA_BYTES } from './sso-input.ts';

/** Looks at what identity providers publish about themselves. */
export interface ProviderChecks {
  /** Error: SSO_FAILED with the fault. */
  check(config: SsoConfig): Promise<{
    /** What was read from metadata. */
    readonly saml?: SamlSettings;
    /** Its address shows another provider than it did when it was last read. */
    readonly isOtherProvider: boolean;
  }>;
}

const MEDIA_TYPES = ['application/samlmetadata+xml', 'application/xml', 'text/xml'];

export function createProviderChecks({
  oidc,
  parties,
  outbound,
  now,
}: {
  oidc: Oidc;
  parties: Parties;
  outbound: ExchangingOutbound;
  now: Clock;
}): ProviderChecks {
  return {
    async check(config) {
      if (config.protocol === 'OIDC') {
        await oidc.check(parties.oidc(config));
        return { isOtherProvider: false };
      }
      const before: SamlSettings = config.saml ?? {};
      const saml = before.metadataUrl === undefined ? before : await read(before.metadataUrl);
      validCertificates(saml.certificates ?? [], now());
      const isOther =
        before.idpEntityId !== undefined &&
        (before.idpEntityId !== saml.idpEntityId || before.ssoUrl !== saml.ssoUrl);
      return { saml, isOtherProvider: isOther };
    },
  };

  async function read(metadataUrl: string): Promise<SamlSettings> {
    const options = { mediaTypes: MEDIA_TYPES, maxBytes: MAX_METADATA_BYTES, followsOnce: true };
    const xml = await outbound.getText(metadataUrl, options).catch((error: unknown) => {
      if (!isAppError(error)) throw ssoFailed('PROVIDER_AWAY');
      throw siteFault(error);
    });
    return { ...readSamlMetadata(xml), metadataUrl };
  }
}
