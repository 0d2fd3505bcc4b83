import { type Content, html, markup } from '../html.ts';
import { page, plainFooter } from './frame.ts';
import { questionForm } from './help.ts';

// More is not sent back to whoever has pasted it.
const MAX_ECHOED = 64 * 1024;

/** The page where somebody pastes a credential, chooses a file of one or scans a code; all but the last works without JavaScript. */
export function renderCheckForm({
  problem,
  text = '',
  correlationId,
}: {
  /** What is wrong with what was sent, and what to do. */
  problem?: Content;
  /** What was pasted, to be mended. */
  text?: string;
  /** The reference of a fault of ours. */
  correlationId?: string | undefined;
} = {}): string {
  const main = html`<h1>Check a credential</h1>
<p>Find out whether a degree, certificate or other credential is genuine and still holds. You need no account.</p>
<p id="problem" class="notice bad" role="alert" tabindex="-1"${problem ? markup(' autofocus') : markup(' hidden')}>${problem}</p>
<section class="card" aria-labelledby="paste"><h2 id="paste">Paste it</h2>
<form id="text-form" action="/verify" method="post">
<p><label for="text">The credential as JSON, or the link that you were sent</label></p>
<textarea id="text" name="text" rows="7" required autocomplete="off" autocapitalize="none" spellcheck="false"${problem && text ? markup(' aria-describedby="problem"') : undefined}>
${text.length <= MAX_ECHOED && text}</textarea>
<button type="submit">Check it</button>
</form></section>
<section id="drop" class="card" aria-labelledby="choose"><h2 id="choose">Choose a file</h2>
<form id="file-form" action="/verify" method="post" enctype="multipart/form-data">
<p><label for="file">A credential or a presentation as JSON, up to 1 MB<span data-script hidden>, or a picture of a QR code</span></label></p>
<input id="file" name="file" type="file" required accept=".json,.jsonld,application/json,application/ld+json,image/*" aria-describedby="file-hint">
<p id="file-hint" class="hint"><span data-script hidden>You can also drop the file here. </span>A printed certificate or a PDF does not hold the credential itself: scan the QR code on it, or open the address below the code.</p>
<button type="submit">Check the file</button>
</form></section>
<section class="card" aria-labelledby="scan"><h2 id="scan">Scan a QR code</h2>
<noscript><p>Reading a code here needs JavaScript. The camera of your phone reads it, too, and opens the page that it leads to.</p></noscript>
<p id="no-camera" hidden>This browser gives no camera to this page. Choose a picture of the code above, or read it with the camera of your phone.</p>
<p id="scan-hint" class="hint" hidden>The picture stays in your browser.</p>
<button id="start" type="button" hidden>Use the camera</button>
<div id="scanner" hidden>
<video id="view" muted playsinline aria-label="What the camera sees"></video>
<p id="seen" role="status"></p>
<button id="stop" type="button" class="quiet">Stop the camera</button>
</div></section>
<section class="card" aria-labelledby="kept"><h2 id="kept">What becomes of it</h2>
<p>Nothing that you paste, choose or scan is kept or logged. Of each check the platform keeps the number of the credential, a fingerprint, the issuer that it names, the time and the outcome: nothing of what it says, and nothing that names you.</p>
<p>Only credentials of institutions that this platform knows can be confirmed. Programs use <a href="/swagger-ui/">the API</a>.</p></section>
<details class="card help"><summary>Help</summary>
${questionForm({ audience: 'VERIFIER' })}
</details>
<script type="module" src="/verify.js"></script>`;
  return page('Check a credential', main, plainFooter(correlationId));
}
