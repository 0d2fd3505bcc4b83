import { type Content, html, type Markup, markup, quoted } from '../html.ts';
import { page, plainFooter } from './frame.ts';

/** An answer from the documentation, as GraphQL gives it. */
export interface SupportView {
  readonly status: 'COMPLETED' | 'UNAVAILABLE' | 'FAILED';
  readonly answer: string;
  readonly sources: readonly {
    readonly doc: string;
    readonly title: string;
    readonly heading: string;
    readonly excerpt: string;
    readonly path: string;
  }[];
}

/** Who may ask, by the audience of the documents. */
const READERS: readonly (readonly [audience: string, words: string])[] = [
  ['', 'Anybody'],
  ['HOLDER', 'I hold credentials'],
  ['VERIFIER', 'I check credentials'],
  ['ISSUER', 'I issue credentials'],
  ['CUSTODIAN', 'I am a custodian'],
  ['ADMIN', 'I administer this platform'],
  ['DEVELOPER', 'I build on this platform'],
];

/** The page where anybody asks the documentation; it works without JavaScript. */
export function renderHelp({
  question = '',
  audience = '',
  reply,
  problem,
  correlationId,
}: {
  /** What was asked, to be asked in other words. */
  readonly question?: string;
  readonly audience?: string;
  readonly reply?: SupportView;
  /** What is wrong with what was sent, and what to do. */
  readonly problem?: Content;
  readonly correlationId?: string | undefined;
} = {}): string {
  const main = html`<h1>Help</h1>
<p id="problem" class="notice bad" role="alert" tabindex="-1"${problem ? markup(' autofocus') : markup(' hidden')}>${problem}</p>
${reply && answerSection(reply)}
<section class="card" aria-labelledby="ask"><h2 id="ask">${reply ? 'Ask something else' : 'Ask a question'}</h2>
${questionForm({ question, audience, readers: READERS })}
</section>
<p>Or <a href="/help/docs/">read the documentation</a>.</p>`;
  return page(reply ? 'Answer' : 'Help', main, plainFooter(correlationId));
}

/** What asks the documentation. Elsewhere than on the page of the answer, that opens beside it. */
export function questionForm({
  question = '',
  audience = '',
  readers,
}: {
  readonly question?: string;
  readonly audience?: string;
  /** Whom one may ask as; without them it is as `audience`. */
  readonly readers?: typeof READERS;
}): Markup {
  return html`<form action="/help" method="post"${!readers && markup(' target="_blank" rel="noopener"')}>
<p><label for="question">Your question, in English</label></p>
<textarea id="question" name="question" rows="3" required minlength="3" maxlength="1000" aria-describedby="question-hint">
${question}</textarea>
<p id="question-hint" class="hint">The answer comes from the documentation of this platform. A language model may read your question: leave out what is private.${!readers && ' The answer opens in a new tab.'}</p>
${
  readers
    ? html`<p><label for="audience">Who you are</label></p>
<select id="audience" name="audience">
${readers.map(([value, words]) => html`<option value="${value}"${value === audience && markup(' selected')}>${words}</option>`)}
</select>`
    : html`<input type="hidden" name="audience" value="${audience}">`
}
<p><button type="submit">Ask</button></p>
</form>`;
}

function answerSection({ status, answer, sources }: SupportView): Markup {
  const isAnswered = status === 'COMPLETED';
  return html`<section class="card" aria-labelledby="answer">
<h2 id="answer" tabindex="-1" autofocus>${isAnswered ? 'Answer' : 'Here is what the documentation says'}</h2>
${isAnswered && html`<p>${quoted(answer, 1300)}</p>`}
${isAnswered && sources.length > 0 && html`<p class="hint">A language model has put this into words. It rests on these parts of the documentation:</p>`}
<ul class="sources">
${sources.map(
  ({ doc, title, heading, excerpt, path }) => html`<li>
<h3><a href="${path}">${quoted(heading)}</a></h3>
<p class="hint">${title === heading ? doc : [quoted(title), ` (${doc})`]}</p>
<blockquote>${quoted(excerpt)}</blockquote>
</li>`,
)}
</ul>
</section>`;
}

export function isReader(audience: string | undefined): audience is string {
  return READERS.some(([known]) => known === audience);
}
