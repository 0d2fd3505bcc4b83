import { asUnit, type Context } from '../../../kernel/context.ts';
import type { JsonObject } from '../../../kernel/crypto/canonical-json.ts';
import { AppError } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { parseInput } from '../../../kernel/parse.ts';
import type { HeldCredential, HeldCredentials, VerifiedCredential, Verifier } from '../ports.ts';
import { noSuchLink, openInput } from './counted-link.ts';
import { signedCredential } from './disclosure.ts';
import type { LinkDoor, LinkKind } from './link-door.ts';
import type { ShareLink } from './share-link.ts';
import type { ShareLinkStore } from './share-link-model.ts';

/** What a share link shows: the verdict, the credential, and of its holder nothing else. */
export interface SharedCredential extends VerifiedCredential {
  readonly credential: JsonObject;
  readonly share: {
    readonly label: string | null;
    readonly expiresAt: Date | null;
    readonly remainingAccesses: number | null;
  };
}

export type SharedCredentialService = ReturnType<typeof createSharedCredentialService>;

/** Share links as strangers open them. */
export function createSharedCredentialService(deps: {
  links: ShareLinkStore;
  credentials: HeldCredentials;
  verifier: Verifier;
  isVerifierActive: (verifierId: string) => Promise<boolean>;
  door: LinkDoor;
}) {
  const { links, credentials, verifier, isVerifierActive, door } = deps;

  const kind: LinkKind<ShareLink, HeldCredential, { verified: VerifiedCredential; credential: JsonObject }> =
    {
      noun: 'share_link',
      subjectType: 'ShareLink',
      store: links,
      async refusalOf({ verifierId }) {
        if (verifierId === null || (await isVerifierActive(verifierId))) return undefined;
        return new AppError(
          'VERIFIER_NOT_ACTIVE',
          'Whoever this link was made for is not active here any more; ask the holder for a link of your own.',
        );
      },
      async load({ credentialId, holderDid }, context) {
        const credential = await credentials.byId(credentialId, [holderDid], asUnit(context, 'core-engine'));
        if (!credential) throw noSuchLink();
        return credential;
      },
      async verify(_link, { vcJson }, context) {
        const verified = await verifier.verify({ credentialJson: vcJson, channel: 'SHARE_LINK' }, context);
        return { verified, credential: signedCredential(vcJson) };
      },
      verdict: ({ verified }) => verified.status,
      notification: ({ label, credentialId }, who) => ({
        title: `${who} opened your share link`,
        body:
          label === null
            ? 'A link to one of your credentials was opened.'
            : `Your link “${label}” was opened.`,
        credentialId,
      }),
    };

  return {
    /** What the link of a token shows. Errors: those of the door; VERIFIER_NOT_ACTIVE for one that was made for a verifier which is not. */
    async open(input: unknown, context: Context): Promise<SharedCredential> {
      permit(context, 'sharing.open');
      const { token } = parseInput(openInput, input);
      const { link, shown } = await door.open(kind, token, context);
      const { label, expiresAt, accessLimit, accessCount } = link;
      const remainingAccesses = accessLimit === null ? null : Math.max(0, accessLimit - accessCount);
      return {
        ...shown.verified,
        credential: shown.credential,
        share: { label, expiresAt, remainingAccesses },
      };
    },
  };
}
