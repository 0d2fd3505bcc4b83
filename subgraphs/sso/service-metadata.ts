import { z } from 'zod';
import type { Context } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { permit } from '../../kernel/identity.ts';
import { parseInput, uuid } from '../../kernel/parse.ts';
import type { Parties } from './parties.ts';
import type { SsoStores } from './sso-model.ts';

/** The document that tells SAML providers of the platform (SAML Metadata §2.4.4). */
export type ServiceMetadata = (
  input: unknown,
  context: Context,
) => Promise<{ readonly fileName: string; readonly mediaType: string; readonly content: Buffer }>;

export const SAML_METADATA_TYPE = 'application/samlmetadata+xml';

const metadataInput = z.strictObject({ ssoConfigId: uuid });

/** Of one configuration: each has a name of its own. Error: NOT_FOUND, also for one of OpenID Connect. */
export function createServiceMetadata(
  { configs }: Pick<SsoStores, 'configs'>,
  addresses: Parties['service'],
): ServiceMetadata {
  return async (input, context) => {
    permit(context, 'sso.signIn');
    const { ssoConfigId } = parseInput(metadataInput, input);
    const config = await configs.byId(ssoConfigId);
    if (config?.protocol !== 'SAML2.0')
      throw new AppError('NOT_FOUND', 'There is no SAML configuration of this id.');
    const { acsUrl, spEntityId } = addresses(config);
    const xml = `<?xml version="1.0" encoding="UTF-8"?>
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${escaped(spEntityId)}">
  <md:SPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol" AuthnRequestsSigned="false" WantAssertionsSigned="true">
    <md:AssertionConsumerService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${escaped(acsUrl)}" index="0" isDefault="true"/>
  </md:SPSSODescriptor>
</md:EntityDescriptor>
`;
    return { fileName: 'testamur-metadata.xml', mediaType: SAML_METADATA_TYPE, content: Buffer.from(xml) };
  };
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
