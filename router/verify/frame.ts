import { type Content, html, type Markup, markup, quoted, sourceOf } from '../html.ts';
import type { PagePlace, Platform } from './view.ts';
import type { Tone } from './words.ts';

/** For pages on which no script runs, whatever they show, and that send nothing. */
export const READING_POLICY = policyOf('none');
/** For those with a form, which asks this origin. */
export const FORM_POLICY = policyOf('self');

function policyOf(formAction: 'none' | 'self'): string {
  return `default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action '${formAction}'; frame-ancestors 'none'`;
}

/** The whole document around a page: what stands in `main` comes first, for eyes and for screen readers. */
export function page(title: string, main: Content, footer: Content, style = '/verify.css'): string {
  return sourceOf(html`${markup('<!doctype html>')}
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow, noarchive">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${title} · Testamur</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${style}">
</head>
<body>
<main>
${main}
</main>
<footer>
${footer}
</footer>
</body>
</html>
`);
}

/**
 * The verdict: icon, word and sentence, so that nobody needs the colour. `level` is that of its heading; `isAnswer` puts the focus
 * on it, for a page that answers what somebody has just sent.
 */
export function verdictPanel(
  level: 1 | 2,
  words: { tone: Tone; badge?: string; headline: string },
  body: Content,
  { isAnswer = false } = {},
): Markup {
  const focus = isAnswer && markup(' tabindex="-1" autofocus');
  const heading = level === 1 ? html`<h1${focus}>${words.headline}</h1>` : html`<h2>${words.headline}</h2>`;
  return html`<section class="verdict ${words.tone}">
${icon(words.tone)}
<div>
${words.badge && html`<p class="badge">${words.badge}</p>`}
${heading}
${body}
</div>
</section>`;
}

/** An instant for people, in UTC; a text that is none is shown as it stands. */
export function instant(text: unknown): Content {
  if (typeof text !== 'string') return undefined;
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) return quoted(text);
  return html`<time datetime="${at.toISOString()}">${DAY.format(at)}, ${CLOCK.format(at)} UTC</time>`;
}

/** The day of an instant for people, in UTC. */
export function day(text: unknown): Content {
  if (typeof text !== 'string') return undefined;
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) return quoted(text);
  return html`<time datetime="${at.toISOString()}">${DAY.format(at)}</time>`;
}

/** One name and what belongs to it, for a `dl`; nothing when there is nothing to say. */
export function fact(name: string, value: Content): Content {
  const isAbsent = value === undefined || value === null || value === false || value === '';
  return isAbsent ? undefined : html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}

/** The address of the page, as a QR code and as text, and how much longer it works. */
export function linkSection(place: PagePlace, facts: Content): Markup {
  return html`<section class="link card" aria-labelledby="link">
<h2 id="link">This page</h2>
<div class="qr" role="img" aria-label="QR code that leads to this page"><div aria-hidden="true">${markup(place.qrSvg)}</div></div>
<p class="address">${place.url}</p>
<p class="hint">Scan the code or open the address to check again: the answer is made anew each time.</p>
<dl class="facts">${facts}</dl>
</section>`;
}

/** How often and how long the link still works. */
export function linkFacts(link: { expiresAt: string | null; remainingAccesses: number | null }): Content {
  const { expiresAt, remainingAccesses: left } = link;
  const views = left === null ? 'No limit' : left === 0 ? 'None: this was the last view' : `${left} more`;
  return [
    fact('Link works until', expiresAt === null ? 'The holder ends it' : instant(expiresAt)),
    fact('Views left', views),
  ];
}

/** Where an honest page of this platform lives. */
export function footerOf(place: Platform | PagePlace | undefined, correlationId?: string): Content {
  return [
    place &&
      html`<p>This answer comes from <strong>${new URL(place.publicUrl).host}</strong>. A picture or a printout of it proves nothing: ${'url' in place ? 'open the address' : 'check the credential'} yourself.</p>`,
    // Such a page must not be left: opening a link again counts.
    html`<p class="help"><a href="/help?audience=VERIFIER" target="_blank" rel="noopener">Help</a> (opens in a new tab)</p>`,
    plainFooter(correlationId),
  ];
}

/** What stands below every page. */
export function plainFooter(correlationId?: string): Content {
  return [
    html`<p>Testamur: issue, hold and verify credentials.</p>`,
    correlationId && html`<p>Reference: <code>${correlationId}</code></p>`,
  ];
}

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const CLOCK = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });

const SHAPES: Readonly<Record<Tone, Markup>> = {
  good: html`<circle cx="24" cy="24" r="20"/><path d="M15 25l6.5 6.5L34 18"/>`,
  bad: html`<path d="M16 4h16l12 12v16L32 44H16L4 32V16z"/><path d="M17 17l14 14M31 17L17 31"/>`,
  caution: html`<path d="M24 5l21 37H3z"/><path d="M24 19v11M24 35.5v.5"/>`,
  unknown: html`<circle cx="24" cy="24" r="20"/><path d="M18.5 19a5.5 5.5 0 1 1 8 5c-2 1.2-2.5 2.2-2.5 4.5M24 34.5v.5"/>`,
};

function icon(tone: Tone): Markup {
  return html`<svg class="icon" viewBox="0 0 48 48" aria-hidden="true" focusable="false" fill="none" stroke="currentColor" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round">${SHAPES[tone]}</svg>`;
}
