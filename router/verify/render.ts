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
import type { PagePlace, ProofItemView, SharedCredentialView, SharedProofView } from './view.ts';
import { problemWords, wordsOf, wordsOfAll } from './words.ts';

/** The page behind a share link: the verdict on one credential and everything that it rests on. */
export function renderSharedCredential(view: SharedCredentialView, place: PagePlace): string {
  const words = wordsOf(view);
  const { credential, share } = view;
  const type = readDocument(credential)?.type;
  const room = newPageRoom();
  const main = html`
${verdictPanel(1, words, [story(view, credential), html`<p>${words.meaning}</p>`])}
${warningsOf(view)}
<div class="columns">
<div>
<section class="card" aria-labelledby="facts"><h2 id="facts">${isCustodian(view.issuer) ? 'Who vouches for it, about whom, and since when' : 'Who issued it, to whom, and when'}</h2>${factsOf(view, credential)}</section>
${attestedSection('attested', 2, { view, credential, place })}
${claimsSection('claims', 2, { view, credential, room })}
${checksSection('checks', 2, view)}
${sourceSection(2, credential, { place, room })}
</div>
${linkSection(place, [fact('Shared as', share.label && quoted(share.label)), linkFacts(share)])}
</div>`;
  return page(`${words.badge}${type ? `: ${plainText(titleOf(type))}` : ''}`, main, footerOf(place));
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

function proofItem(
  item: ProofItemView,
  { number, count, place, room }: { number: number; count: number; place: PagePlace; room: PageRoom },
): Markup {
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
