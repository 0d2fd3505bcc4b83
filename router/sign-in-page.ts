/**
 * Where an issuer's sign-in link leads. The token stands in the fragment, which browsers keep to themselves; nothing is redeemed
 * until the person presses the button, so that a mail scanner that opens the link does not use it up.
 */
export const SIGN_IN_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Sign in as an issuer · Testamur</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/issuer/sign-in.css">
</head>
<body>
<main>
<h1>Sign in as an issuer</h1>
<p id="lead">This link signs you in as a member of your institution. It works once.</p>
<noscript><p>This page needs JavaScript. You can also send the token of the link to POST /api/v1/issuer/auth/magic-link/verify.</p></noscript>
<button id="go" type="button">Sign in</button>
<section id="done" hidden aria-live="polite">
<dl>
<dt>Institution</dt><dd id="issuer"></dd>
<dt>DID</dt><dd id="did" class="code"></dd>
<dt>Your role</dt><dd id="role"></dd>
<dt>Valid until</dt><dd id="until"></dd>
</dl>
<label for="token">Bearer token for the API</label>
<textarea id="token" readonly rows="7"></textarea>
<button id="copy" type="button">Copy the token</button>
<p>Send it as <span class="code">Authorization: Bearer …</span>; the <a href="/swagger-ui/">API documentation</a> shows how. Treat it like a password.</p>
</section>
<p id="problem" role="alert" hidden></p>
<form id="ask" hidden>
<label for="email">E-mail address</label>
<input id="email" type="email" autocomplete="email" required maxlength="255">
<button type="submit">Send me a sign-in link</button>
<p id="sent" role="status" hidden>If the address belongs to a member of an institution, a new link is on its way. It works once and for 15 minutes.</p>
</form>
<p class="other">Credentials that were issued to you are in <a href="/holder/sign-in">your wallet</a>. An institution that is not registered yet registers by the <a href="/swagger-ui/">API</a>.</p>
</main>
<script src="/issuer/sign-in.js"></script>
</body>
</html>
`;

export const SIGN_IN_STYLE = `:root { color-scheme: light dark; --ink: #1c1e21; --paper: #fff; --accent: #1d4ed8; --on-accent: #fff; --alarm: #b00020; --rule: #767676; }
@media (prefers-color-scheme: dark) { :root { --ink: #eceef1; --paper: #16181b; --accent: #9db8ff; --on-accent: #10131a; --alarm: #ff8a95; --rule: #9aa0a6; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 system-ui, sans-serif; }
main { max-width: 36rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-size: 1.6rem; line-height: 1.2; }
button { font: inherit; padding: .6rem 1.2rem; border: 0; border-radius: .4rem; background: var(--accent); color: var(--on-accent); cursor: pointer; }
[hidden] { display: none !important; }
button:disabled { opacity: .6; cursor: default; }
button:focus-visible, a:focus-visible, textarea:focus-visible, input:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
dt { font-weight: 600; } dd { margin: 0 0 .8rem; overflow-wrap: anywhere; }
label { display: block; font-weight: 600; }
input { box-sizing: border-box; width: 100%; margin: .3rem 0 .8rem; padding: .6rem; border: 1px solid var(--rule); border-radius: .4rem; background: transparent; color: inherit; font: inherit; }
textarea { box-sizing: border-box; width: 100%; margin: .3rem 0 .8rem; padding: .6rem; border: 1px solid var(--rule); border-radius: .4rem; background: transparent; color: inherit; font: .85rem/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
.other { margin-top: 2rem; }
.code { font-family: ui-monospace, monospace; font-size: .9em; }
a { color: var(--accent); } #problem { color: var(--alarm); font-weight: 600; }
`;

export const SIGN_IN_SCRIPT = `const byId = (id) => document.getElementById(id);
const token = new URLSearchParams(location.hash.slice(1)).get('token');
history.replaceState(null, '', location.pathname);

function fail(message) {
  byId('problem').textContent = message;
  byId('problem').hidden = false;
}

// Without a link that works there is nothing to sign in with: offer one.
function offerLink(lead) {
  byId('lead').textContent = lead;
  byId('go').hidden = true;
  byId('ask').hidden = false;
}

async function post(path, body) {
  const reply = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => { throw new Error('The platform does not answer. Try again in a moment.'); });
  const answer = await reply.json().catch(() => ({}));
  if (reply.ok) return answer;
  throw Object.assign(new Error(answer.message || 'That did not work. Try again in a moment.'), { status: reply.status });
}

if (!token) offerLink('Members of an institution sign in with a link that comes by e-mail.');

byId('go').addEventListener('click', async () => {
  byId('go').disabled = true;
  byId('problem').hidden = true;
  try {
    const { issuer, user, expires_at, token: bearer } = await post('/api/v1/issuer/auth/magic-link/verify', { token });
    byId('issuer').textContent = issuer.name + ' (' + issuer.status + ')';
    byId('did').textContent = issuer.did;
    byId('role').textContent = user.role;
    byId('until').textContent = new Date(expires_at).toLocaleString();
    byId('token').value = bearer;
    byId('lead').textContent = 'You are signed in.';
    byId('go').hidden = true;
    byId('done').hidden = false;
  } catch (error) {
    byId('go').disabled = false;
    fail(error.message);
    if (error.status === 400 || error.status === 401) offerLink('This link did not work.');
  }
});

byId('ask').addEventListener('submit', async (event) => {
  event.preventDefault();
  byId('problem').hidden = true;
  try {
    await post('/api/v1/issuer/auth/magic-link', { email: byId('email').value });
    byId('sent').hidden = false;
  } catch (error) {
    fail(error.message);
  }
});

byId('copy').addEventListener('click', async () => {
  byId('token').select();
  // Browsers give the clipboard to secure origins only; elsewhere the selection is there to be copied.
  const copied = await navigator.clipboard?.writeText(byId('token').value).then(() => true, () => false);
  byId('copy').textContent = copied ? 'Copied' : 'Selected: now copy it';
});
`;
