import { asUnit, type Context } from '../../../kernel/context.ts';
import type { JsonObject } from '../../../kernel/crypto/canonical-json.ts';
import { permit } from '../../../kernel/identity.ts';
import { parseInput } from '../../../kernel/parse.ts';
import type { HeldCredential, HeldCredentials, VerifiedCredential, Verifier } from '../ports.ts';
import { noSuchLink, openInput } from './counted-link.ts';
import { disclose, messageOfPart, signedCredential } from './disclosure.ts';
import type { LinkDoor, LinkKind } from './link-door.ts';
import type { ProofLink } from './proof-link.ts';
import type { ProofLinkStore } from './proof-link-model.ts';

const ATTESTATION_NOTICE =
  'The issuer’s signature does not cover this partial view. The platform has verified the whole credential and vouches that these claims are taken from it unchanged.';

/** One credential of a proof: whole, or claims that the platform attests, or neither when a part cannot be attested. */
export interface SharedProofItem extends VerifiedCredential {
  readonly credential: JsonObject | null;
  readonly disclosed: JsonObject | null;
  readonly attestation: 'PLATFORM_ATTESTED' | null;
  readonly attestationNotice: string | null;
}

export interface SharedProof {
  readonly isValid: boolean;
  readonly purpose: string;
  readonly audience: string | null;
  readonly expiresAt: Date;
  readonly remainingAccesses: number;
  readonly items: readonly SharedProofItem[];
}

export type SharedProofService = ReturnType<typeof createSharedProofService>;

/** Proof links as strangers open them. */
export function createSharedProofService(deps: {
  links: ProofLinkStore;
  credentials: HeldCredentials;
  verifier: Verifier;
  door: LinkDoor;
}) {
  const { links, credentials, verifier, door } = deps;

  const kind: LinkKind<ProofLink, readonly HeldCredential[], readonly SharedProofItem[]> = {
    noun: 'proof_link',
    subjectType: 'ProofLink',
    store: links,
    load: ({ items, holderDids }, context) =>
      Promise.all(
        items.map(async ({ credentialId }) => {
          const credential = await credentials.byId(credentialId, holderDids, asUnit(context, 'core-engine'));
          if (!credential) throw noSuchLink();
          return credential;
        }),
      ),
    verify: ({ items }, held, context) =>
      Promise.all(
        held.map(async ({ vcJson }, index) => {
          const verified = await verifier.verify({ credentialJson: vcJson, channel: 'PROOF_LINK' }, context);
          const paths = items[index]?.disclosedPaths ?? null;
          return paths === null ? wholeItem(verified, vcJson) : partialItem(verified, vcJson, paths);
        }),
      ),
    verdict: (items) => items.find(({ isValid }) => !isValid)?.status ?? 'VALID',
    notification: ({ purpose, items }, who) => ({
      title: `${who} opened your proof link`,
      body: `Your proof for “${purpose}” was opened.`,
      credentialId: items.length === 1 ? items[0]?.credentialId : undefined,
    }),
  };

  return {
    /** What the link of a token shows. Errors: those of the door. */
    async open(input: unknown, context: Context): Promise<SharedProof> {
      permit(context, 'sharing.open');
      const { token } = parseInput(openInput, input);
      const { link, shown } = await door.open(kind, token, context);
      const { purpose, audience, expiresAt, accessLimit, accessCount } = link;
      return {
        isValid: shown.every(({ isValid }) => isValid),
        purpose,
        audience,
        expiresAt,
        remainingAccesses: Math.max(0, accessLimit - accessCount),
        items: shown,
      };
    },
  };
}

function wholeItem(verified: VerifiedCredential, vcJson: string): SharedProofItem {
  return {
    ...verified,
    credential: signedCredential(vcJson),
    disclosed: null,
    attestation: null,
    attestationNotice: null,
  };
}

/** The named claims; only of a credential whose signature stands, since the platform vouches for them. */
function partialItem(
  verified: VerifiedCredential,
  vcJson: string,
  paths: readonly string[],
): SharedProofItem {
  const isProven = verified.checks.some(({ check, outcome }) => check === 'PROOF' && outcome === 'PASSED');
  // The words of a check may quote the credential, of which only the named claims are to be seen.
  const checks = verified.checks.map((check) => ({ ...check, message: messageOfPart(check) }));
  return {
    ...verified,
    checks,
    warnings: verified.checks
      .filter(({ message }) => verified.warnings.includes(message))
      .map((check) => messageOfPart(check)),
    credential: null,
    disclosed: isProven ? disclose(signedCredential(vcJson), paths) : null,
    attestation: isProven ? 'PLATFORM_ATTESTED' : null,
    attestationNotice: isProven ? ATTESTATION_NOTICE : null,
  };
}
