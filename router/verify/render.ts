import { type Content, html, type Markup, plainText, quoted } from '../html.ts';
import { isCustodian } from './attested.ts';
import { titleOf } from './claims.ts';
import {
  attestedSection,
  checksSection,
  claimsSection,
  disclosedSection,
  factsOf,
  factsOfPart,
  readDocument,
  readPart,
  sourceSection,
  story,
  storyOfPart,
  warningsOf,
} from './credential.ts';
import { fact, footerOf, instant, linkFacts, linkSection, page, verdictPanel } from './frame.ts';
import { newPageRoom, type PageRoom } from './page-room.ts';
import type {
  PagePlace,
  PastedItem,
  Platform,
  ProofItemView,
  SharedCredentialView,
  SharedProofView,
  VerifiedView,
} from './view.ts';
import { problemWords, UNREADABLE, wordsOf, wordsOfAll } from './words.ts';

/** The page behind a share link: the verdict on one credential and everything that it rests on. */
export function renderSharedCredential(view: SharedCredentialView, place: PagePlace): string {
  const { credential, share } = view;
  const facts = [fact('Shared as', share.label && quoted(share.label)), linkFacts(share)];
  return credentialPage(view, credential, { place, aside: linkSection(place, facts) });
}

/** The page that answers somebody who has pasted a credential: that of a shared one, without a link. */
export function renderPastedCredential(view: VerifiedView, credential: unknown, place: Platform): string {
  return credentialPage(view, credential, { place, aside: pastedSection(), isAnswer: true });
}

/** The page that answers somebody who has pasted a presentation: a verdict on all that is in it, then each with its own. */
export function renderPastedPresentation(items: readonly PastedItem[], place: Platform): string {
  // What cannot be read is not confirmed, whatever the others are.
  const words = wordsOfAll(
    items.map((item) => ('view' in item ? item.view : { isValid: false, status: UNREADABLE })),
  );
  const room = newPageRoom();
  const articles = items.map((item, index) => {
    const numbered = { number: index + 1, count: items.length, place, room };
    return 'view' in item
      ? proofItem({ ...item.view, ...WHOLE, credential: item.credential }, numbered)
      : unreadableItem(item.unreadable, numbered);
  });
  const main = html`
${verdictPanel(1, words, html`<p>${words.meaning}</p>`, { isAnswer: true })}
<div class="notice caution" role="note"><p><strong>Worth knowing:</strong> each credential in the presentation was checked. Who presents them was not: a signature on the presentation itself, if there is one, was not looked at.</p></div>
<div class="columns">
<div>
${articles}
</div>
${pastedSection()}
</div>`;
  return page(`${words.badge}: presentation`, main, footerOf(place));
}

/** A credential of which no part is hidden. */
const WHOLE = { disclosed: null, attestation: null, attestationNotice: null };

function credentialPage(
  view: VerifiedView,
  credential: unknown,
  { place, aside, isAnswer = false }: { place: Platform | PagePlace; aside: Content; isAnswer?: boolean },
): string {
  const words = wordsOf(view);
  const type = readDocument(credential)?.type;
  const room = newPageRoom();
  const main = html`
${verdictPanel(1, words, [story(view, credential), html`<p>${words.meaning}</p>`], { isAnswer })}
${warningsOf(view)}
<div class="columns">
<div>
<section class="card" aria-labelledby="facts"><h2 id="facts">${isCustodian(view.issuer) ? 'Who vouches for it, about whom, and since when' : 'Who issued it, to whom, and when'}</h2>${factsOf(view, credential)}</section>
${attestedSection('attested', 2, { view, credential, place })}
${claimsSection('claims', 2, { view, credential, room })}
${checksSection('checks', 2, view)}
${sourceSection(2, credential, { place, room })}
</div>
${aside}
</div>`;
  return page(`${words.badge}${type ? `: ${plainText(titleOf(type))}` : ''}`, main, footerOf(place));
}

/** That nothing stays here, and where to go on. */
function pastedSection(): Markup {
  return html`<section class="link card" aria-labelledby="pasted">
<h2 id="pasted">This check</h2>
<p>Nothing of what you sent was kept. The answer is that of this moment: to know later, check again.</p>
<p><a href="/verify">Check another one</a></p>
</section>`;
}

/** The page behind a proof link: a verdict on all credentials together, then each with its own. */
export function renderSharedProof(view: SharedProofView, place: PagePlace): string {
  const words = wordsOfAll(view.items);
  const { items, purpose, audience } = view;
  const room = newPageRoom();
  const main = html`
${verdictPanel(1, words, html`<p>${words.meaning}</p>`)}
<div class="columns">
<div>
<section class="card" aria-labelledby="about"><h2 id="about">What this proof is for</h2>
<dl class="facts">
${fact('Purpose', quoted(purpose))}
${fact('Made for', audience && quoted(audience))}
${fact('Credentials', String(items.length))}
${fact('Verified at', instant(items[0]?.verifiedAt))}
</dl></section>
${items.map((item, index) => proofItem(item, { number: index + 1, count: items.length, place, room }))}
</div>
${linkSection(place, linkFacts(view))}
</div>`;
  return page(`${words.badge}: proof for ${plainText(purpose)}`, main, footerOf(place));
}

/** The page for a link that shows nothing: what happened and what to do. `code` is one of the error vocabulary. */
export function renderLinkProblem(code: string, correlationId: string): string {
  const words = problemWords(code);
  const body = html`<p>${words.happened}</p><p><strong>What to do:</strong> ${words.advice}</p>`;
  return page(
    words.headline.replace(/\.$/, ''),
    verdictPanel(1, words, body),
    footerOf(undefined, correlationId),
  );
}

/** Where a credential stands among others of one page. */
interface Numbered {
  readonly number: number;
  readonly count: number;
  readonly place: Platform | PagePlace;
  readonly room: PageRoom;
}

function unreadableItem(why: string, { number, count }: Numbered): Markup {
  const headline = `Credential ${number} of ${count}: it cannot be read here.`;
  return html`<article class="card">
${verdictPanel(2, { tone: 'unknown', badge: 'Not confirmed', headline }, html`<p>${why}</p>`)}
</article>`;
}

function proofItem(item: ProofItemView, { number, count, place, room }: Numbered): Markup {
  const words = wordsOf(item);
  const { credential } = item;
  const id = (name: string) => `${name}-${number}`;
  const part = readPart(item);
  const body: Content = [
    part ? storyOfPart(item) : story(item, credential),
    count > 1 && html`<p>${words.meaning}</p>`,
  ];
  const headline = `Credential ${number} of ${count}: ${words.headline}`;
  return html`<article class="card">
${verdictPanel(2, { ...words, headline }, body)}
${warningsOf(item)}
${part ? factsOfPart(item, part) : factsOf(item, credential)}
${disclosedSection(id('disclosed'), item, room)}
${attestedSection(id('attested'), 3, { view: item, credential, place })}
${claimsSection(id('claims'), 3, { view: item, credential, room })}
${checksSection(id('checks'), 3, item)}
${sourceSection(3, credential, { place, room })}
</article>`;
}
