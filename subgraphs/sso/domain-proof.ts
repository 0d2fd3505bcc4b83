import { Resolver } from 'node:dns/promises';
import { isAppError } from '../../kernel/errors.ts';
import type { ExchangingOutbound } from '../../kernel/outbound/outbound.ts';

/** Asks the owner of a domain, in the two places that nobody else can write to. */
export interface DomainProof {
  /** True when the token stands in the DNS of the domain, or in the file of its site. */
  stands(domain: string, token: string): Promise<boolean>;
}

/** Text records of a name, each in the pieces in which DNS carries it. */
export type ResolveTxt = (name: string) => Promise<readonly (readonly string[])[]>;

/** Where the token has to stand. */
export const proofPlaces = (domain: string) => ({
  dnsName: `_testamur-challenge.${domain}`,
  fileUrl: `https://${domain}/.well-known/testamur-domain-verification`,
});

const DNS_MS = 3000;

export function createDomainProof({
  outbound,
  resolveTxt = systemTxt,
}: {
  outbound: ExchangingOutbound;
  resolveTxt?: ResolveTxt | undefined;
}): DomainProof {
  return {
    async stands(domain, token) {
      const { dnsName, fileUrl } = proofPlaces(domain);
      const [inDns, inFile] = await Promise.all([
        // A name that does not resolve, and a resolver that is away, say the same: it does not stand there now.
        resolveTxt(dnsName).then(
          (records) => records.some((pieces) => pieces.join('').trim() === token),
          () => false,
        ),
        fileAt(fileUrl).then((text) => text.trim() === token),
      ]);
      return inDns || inFile;
    },
  };

  async function fileAt(url: string): Promise<string> {
    try {
      return await outbound.getText(url, { mediaTypes: ['text/plain', 'application/octet-stream', ''] });
    } catch (error) {
      if (isAppError(error)) return '';
      throw error;
    }
  }
}

/** By the resolver of the system. */
function systemTxt(name: string): Promise<readonly (readonly string[])[]> {
  return new Resolver({ timeout: DNS_MS, tries: 1 }).resolveTxt(name);
}
