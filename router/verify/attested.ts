import { type AttestedClaims, attestedClaimsOf, proofAddressOf } from '../../kernel/attested-claims.ts';
import { CUSTODIAN_TYPE_WORDS, type CustodianType } from '../../kernel/custodian-types.ts';
import { counted, html, type Markup, quoted } from '../html.ts';
import { fact } from './frame.ts';
import type { Platform, VerifiedView } from './view.ts';

type Issuer = NonNullable<VerifiedView['issuer']>;

export const isCustodian = (issuer: VerifiedView['issuer']): boolean => issuer?.authorityType === 'CUSTODIAN';

/** What a custodian's credential states of how the custodian vouches for it; undefined for any other credential. */
export function attestedIn(
  { issuer }: VerifiedView,
  subject: Readonly<Record<string, unknown>>,
): AttestedClaims | undefined {
  return isCustodian(issuer) ? attestedClaimsOf(subject) : undefined;
}

/** What kind of custodian it is and what that means, so that nobody takes it for who has awarded the record. */
export function custodianWords({ custodianType }: Issuer): string {
  const kind = isCustodianType(custodianType) ? ` (${CUSTODIAN_TYPE_WORDS[custodianType]})` : '';
  return `A custodian${kind}: it vouches for records that others have made.`;
}

/** The custodian's statement, and where anybody checks that it was made of this record. */
export function attestedFacts(attested: AttestedClaims, { publicUrl }: Platform): Markup {
  const { attestationId, sourceName, statement, statementTemplate, leafIndex, treeSize } = attested;
  const words = statement ?? statementTemplate;
  const proof = proofAddressOf(attested, publicUrl);
  const place =
    leafIndex === undefined || treeSize === undefined
      ? undefined
      : `Row ${counted(leafIndex + 1)} of ${counted(treeSize)}`;
  return html`<dl class="facts">
${fact('Record of', sourceName && quoted(sourceName))}
${fact('Its statement', words && html`<q>${quoted(words)}</q>`)}
${fact('Attestation', html`<code>${attestationId}</code>${place && html`<span class="under">${place}</span>`}`)}
${fact('Proof', proof && html`<a href="${proof}"><code>${proof}</code></a><span class="under">The custodian has signed one statement for all rows; this shows that the row is one of them.</span>`)}
</dl>`;
}

function isCustodianType(word: string | null | undefined): word is CustodianType {
  return word !== null && word !== undefined && Object.hasOwn(CUSTODIAN_TYPE_WORDS, word);
}
