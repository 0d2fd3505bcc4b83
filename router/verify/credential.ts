import { type Content, counted, html, type Markup, quoted, sourceOf } from '../html.ts';
import { attestedFacts, attestedIn, custodianWords, isCustodian } from './attested.ts';
import { claimsList, isRecord, titleOf } from './claims.ts';
import { documentText, MAX_DOCUMENT, MAX_VALUES } from './document-text.ts';
import { day, fact, instant } from './frame.ts';
import type { PageRoom } from './page-room.ts';
import type { PagePlace, Platform, ProofItemView, VerifiedView } from './view.ts';
import { CHECK_WORDS, ISSUER_STATUS_WORDS, OUTCOME_WORDS } from './words.ts';

/** What a page reads from a signed credential; nothing is taken on trust, least of all the issuer's name. */
interface Document {
  readonly type: string | undefined;
  readonly issued: unknown;
  readonly expires: unknown;
  readonly holderName: string | undefined;
  readonly holderDid: string | undefined;
  readonly subject: Readonly<Record<string, unknown>>;
}

/** The type and the subject of a credential as it states them. */
export function readDocument(credential: unknown): Document | undefined {
  if (!isRecord(credential)) return undefined;
  const { type, issuanceDate, expirationDate, credentialSubject } = credential;
  const types: readonly unknown[] = Array.isArray(type) ? type : [type];
  const subject = isRecord(credentialSubject) ? credentialSubject : {};
  const { id, name } = subject;
  return {
    type: types.find(isOwnType),
    issued: issuanceDate,
    expires: expirationDate,
    holderName: typeof name === 'string' ? name : undefined,
    holderDid: typeof id === 'string' ? id : undefined,
    subject,
  };
}

function isOwnType(type: unknown): type is string {
  return typeof type === 'string' && type !== 'VerifiableCredential';
}

/** True when the signature proves what the document says. */
function isProven({ checks }: VerifiedView): boolean {
  return checks.some(({ check, outcome }) => check === 'PROOF' && outcome === 'PASSED');
}

/** What a holder shows of a credential, read as far as it goes; undefined when the whole is shown, or nothing. */
export function readPart({ disclosed }: ProofItemView): Document | undefined {
  return isRecord(disclosed) ? readDocument({ credentialSubject: disclosed }) : undefined;
}

/** Who issued a credential in which the shown claims stand, and to whom as far as that is shown, as one sentence. */
export function storyOfPart(item: ProofItemView): Content {
  const part = readPart(item);
  if (!part || !isProven(item) || !isVouchedFor(item.issuer)) return undefined;
  if (isCustodian(item.issuer))
    return html`<p class="story">${quoted(item.issuer.name)}, a custodian, vouches for a record about ${
      part.holderName ? quoted(part.holderName) : 'a person whose name is not shown'
    }. The holder shows a part of it.</p>`;
  return html`<p class="story">${quoted(item.issuer.name)} issued the credential to ${
    part.holderName ? quoted(part.holderName) : 'a person whose name is not shown'
  }. The holder shows a part of it.</p>`;
}

/** Who issued what to whom and when, as one sentence. */
export function story(view: VerifiedView, credential: unknown): Content {
  const document = readDocument(credential);
  if (!document || !isProven(view) || !isVouchedFor(view.issuer)) return undefined;
  const { type, holderName, issued } = document;
  if (isCustodian(view.issuer)) {
    const { sourceName } = attestedIn(view, document.subject) ?? {};
    return html`<p class="story">${quoted(view.issuer.name)}, a custodian, vouches for a record${
      sourceName && html` of ${quoted(sourceName)}`
    } about ${holderName ? quoted(holderName) : 'the holder named below'}. It issued this credential on ${day(issued)}.</p>`;
  }
  return html`<p class="story">${quoted(view.issuer.name)} issued ${type ? quoted(titleOf(type)) : 'it'} to ${
    holderName ? quoted(holderName) : 'the holder named below'
  } on ${day(issued)}.</p>`;
}

/** What a careful reader should know although it decides nothing. */
export function warningsOf({ warnings }: VerifiedView): Content {
  if (warnings.length === 0) return undefined;
  return html`<div class="notice caution" role="note"><p><strong>Worth knowing:</strong></p><ul>${warnings.map(
    (warning) => html`<li>${quoted(warning)}</li>`,
  )}</ul></div>`;
}

/** The facts of a credential of which a part is shown, and what the holder does not show. */
export function factsOfPart(item: ProofItemView, part: Document): Markup {
  const hidden = html`<span class="none">Not shown by the holder</span>`;
  return html`<dl class="facts">
${fact('Kind of credential', hidden)}
${fact(signedBy(item), issuerOf(item))}
${fact('Issued to', holderOf(part) ?? hidden)}
${fact('Issued on', hidden)}
${fact('Expires', hidden)}
${fact('Verified at', instant(item.verifiedAt))}
${fact('Credential id', item.credentialId && html`<code>${item.credentialId}</code>`)}
${signingKey(item)}
</dl>`;
}

/** The facts of a credential: issuer by the registry, everything else by the document. */
export function factsOf(view: VerifiedView, credential: unknown): Markup {
  const document = readDocument(credential);
  const unproven = document
    ? 'No valid signature stands behind what this document says of itself: anybody could have written it.'
    : 'Nothing of this credential is shown, because no valid signature stands behind it.';
  const expires = document && (document.expires === undefined ? 'Never' : instant(document.expires));
  return html`${!isProven(view) && html`<p class="notice bad" role="note">${unproven}</p>`}<dl class="facts">
${fact('Credential', document?.type && quoted(titleOf(document.type)))}
${fact(signedBy(view), issuerOf(view))}
${fact('Issued to', document && holderOf(document))}
${fact('Issued on', instant(document?.issued))}
${fact('Expires', expires)}
${fact('Verified at', instant(view.verifiedAt))}
${fact('Credential id', view.credentialId && html`<code>${view.credentialId}</code>`)}
${signingKey(view)}
</dl>`;
}

function signedBy({ issuer }: VerifiedView): string {
  return isCustodian(issuer) ? 'Vouched for by' : 'Issued by';
}

function signingKey({ keyVersion, issuer }: VerifiedView): Content {
  const whose = isCustodian(issuer) ? 'custodian' : 'issuer';
  return fact('Signing key', keyVersion === null ? undefined : `Version ${keyVersion} of the ${whose}’s key`);
}

/** How a custodian vouches for a record that it did not make; only of a credential whose signature stands. */
export function attestedSection(
  id: string,
  level: 2 | 3,
  { view, credential, place }: { view: VerifiedView; credential: unknown; place: Platform },
): Content {
  const document = readDocument(credential);
  const attested = document && isProven(view) ? attestedIn(view, document.subject) : undefined;
  return attested && titled(level, id, 'How the custodian vouches for it', attestedFacts(attested, place));
}

/** The claims, and whether anything proves them. */
export function claimsSection(
  id: string,
  level: 2 | 3,
  { view, credential, room }: { view: VerifiedView; credential: unknown; room: PageRoom },
): Content {
  const document = readDocument(credential);
  if (!document) return undefined;
  const { subject, holderName } = document;
  const proven = isProven(view);
  // Who it is about stands among the facts already, and how it is vouched for in a section of its own.
  const hidden = [
    'id',
    ...(holderName === undefined ? [] : ['name']),
    ...(proven && attestedIn(view, subject) ? ['attestation'] : []),
  ];
  const stated = isCustodian(view.issuer) ? 'What the record says' : 'What the issuer states';
  const title = proven ? stated : 'What the document says, unproven';
  return titled(level, id, title, claimsList(subject, { room, hidden }));
}

/** The part of a credential that a holder shows, and who stands behind it. */
export function disclosedSection(id: string, item: ProofItemView, room: PageRoom): Content {
  if (!isRecord(item.disclosed)) return undefined;
  const body = html`<div class="notice caution" role="note"><p><strong>A part, attested by this platform.</strong> ${
    item.attestationNotice
      ? quoted(item.attestationNotice)
      : 'The issuer’s signature covers the whole credential, which the holder does not show. This platform has checked the whole and vouches that this part stands in it.'
  }</p></div>
${claimsList(item.disclosed, { room })}`;
  return titled(3, id, 'What the holder shows of it', body);
}

/** Every check with its result in words. */
export function checksSection(id: string, level: 2 | 3, { checks, issuer }: VerifiedView): Markup {
  const table = html`<table role="table" aria-labelledby="${id}">
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Check</th><th role="columnheader" scope="col">Result</th><th role="columnheader" scope="col">What was found</th></tr></thead>
<tbody role="rowgroup">${checks.map((check) => checkRow(check, isCustodian(issuer)))}</tbody>
</table>`;
  return titled(level, id, 'What was checked', table);
}

/** The roles stand there because phones lay rows out as grids, which would lose them. */
function checkRow(
  { check, outcome, message }: VerifiedView['checks'][number],
  isOfCustodian: boolean,
): Markup {
  const { tone, word } = OUTCOME_WORDS[outcome] ?? { tone: 'none', word: outcome };
  return html`<tr role="row"><th role="rowheader" scope="row">${isOfCustodian && check === 'ISSUER' ? 'Custodian' : (CHECK_WORDS[check] ?? check)}</th><td role="cell"><span class="outcome ${tone}">${word}</span></td><td role="cell">${quoted(message)}</td></tr>`;
}

/** The signed document itself, for whoever wants to check it without this page. */
export function sourceSection(
  level: 2 | 3,
  credential: unknown,
  { place, room }: { place: Platform | PagePlace; room: PageRoom },
): Content {
  if (!isRecord(credential)) return undefined;
  const text = documentText(credential, Math.min(MAX_DOCUMENT, room.source));
  room.source -= text ? Buffer.byteLength(sourceOf(text)) : 0;
  return html`<details class="source ${level === 2 ? 'card' : 'part'}">
<summary>Verify it independently: the signed credential</summary>
<p>This is a W3C Verifiable Credential with a Data Integrity proof (<code>eddsa-jcs-2022</code>). Copy it as it stands into any verifier of such credentials, or send it as <code>credential</code> to <code>POST ${place.publicUrl}/api/v1/credentials/verify</code>. The issuer’s keys are in its DID document.</p>
${text ? html`<pre><code>${text}</code></pre>` : tooLong(place)}
</details>`;
}

function tooLong(place: Platform | PagePlace): Markup {
  const whole =
    'url' in place
      ? html`Programs get the whole document, which counts as one more view: <code>curl -H 'Accept: application/json' '${place.url}'</code>`
      : 'You have the whole document yourself.';
  return html`<p><strong>It is too long to be shown here:</strong> the page has room for ${MAX_DOCUMENT / 1024} KB and ${counted(MAX_VALUES)} values. ${whole}</p>`;
}

function issuerOf({ issuer }: VerifiedView): Content {
  if (!issuer) return html`<span class="none">The document names no issuer that could be looked up.</span>`;
  const isOutside = issuer.trust === 'FEDERATED' && issuer.status === 'ACTIVE';
  const standing = isOutside
    ? 'Outside of this platform, which trusts it.'
    : ISSUER_STATUS_WORDS[issuer.status ?? ''];
  const did = html`<code class="under">${quoted(issuer.did)}</code>`;
  if (!isVouchedFor(issuer))
    return html`<span class="under">This platform does not vouch for this ${isCustodian(issuer) ? 'custodian' : 'issuer'}. ${standing}</span>${did}`;
  const role = isCustodian(issuer) ? html`<span class="under">${custodianWords(issuer)}</span>` : undefined;
  return html`<strong>${quoted(issuer.name)}</strong>${role}<span class="under">${standing ?? 'Registered on this platform.'}</span>${did}`;
}

type Issuer = NonNullable<VerifiedView['issuer']>;

const VOUCHED_FOR: ReadonlySet<string> = new Set(['REGISTERED', 'FEDERATED']);

/** Only a registered or federated issuer has a name that the platform stands for. */
function isVouchedFor(issuer: Issuer | null): issuer is Issuer & { name: string } {
  return issuer !== null && VOUCHED_FOR.has(issuer.trust) && issuer.name !== null;
}

function holderOf({ holderName, holderDid }: Document): Content {
  if (holderName === undefined && holderDid === undefined) return undefined;
  return html`${holderName !== undefined && html`<strong>${quoted(holderName)}</strong>`}${
    holderDid !== undefined && html`<code class="under">${quoted(holderDid)}</code>`
  }`;
}

/** A section of the page, or a part of one; parts of several credentials share their titles, which no two landmarks may. */
function titled(level: 2 | 3, id: string, title: string, body: Markup): Markup {
  return level === 2
    ? html`<section class="card" aria-labelledby="${id}"><h2 id="${id}">${title}</h2>
${body}</section>`
    : html`<div class="part"><h3 id="${id}">${title}</h3>
${body}</div>`;
}
