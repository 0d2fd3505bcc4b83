/** What every page of the wallet needs: asking the platform, building elements, telling the person. */

export const byId = (id) => document.getElementById(id);

/** Runs what fills the page; until it is done, the page says that it is busy. */
export async function fillPage(fill) {
  const main = document.querySelector('main');
  main.setAttribute('aria-busy', 'true');
  try {
    await fill();
  } catch (error) {
    fail(error.message);
  } finally {
    main.removeAttribute('aria-busy');
  }
}

/** The token behind `#token=`, taken out of the address bar so that nobody reads or copies it there. */
export function takeToken() {
  const token = new URLSearchParams(location.hash.slice(1)).get('token');
  if (location.hash) history.replaceState(null, '', location.pathname);
  return token || null;
}

/**
 * Asks the API of this origin and returns its JSON; undefined for an empty answer. `once` makes a repeated creation count once.
 * Throws an Error whose message is for people, with `status` and `code`.
 */
export async function ask(method, path, body, { once = false } = {}) {
  const headers = { Accept: 'application/json' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (once) headers['Idempotency-Key'] = randomKey();
  const reply = await fetch(`/api/v1/holder/${path}`, {
    method,
    headers,
    credentials: 'same-origin',
    cache: 'no-store',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Error('The platform does not answer. Check your connection and try again.');
  });
  const answer = await reply.json().catch(() => undefined);
  if (reply.ok) return answer;
  const message = answer?.message || 'That did not work. Try again in a moment.';
  throw Object.assign(new Error(message), { status: reply.status, code: answer?.error });
}

function randomKey() {
  // `crypto.randomUUID` exists on secure origins only.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** An element with properties and children; text is always text. `aria-*` and `data-*` become attributes. */
export function element(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null) continue;
    if (name.includes('-') || name === 'role') made.setAttribute(name, value);
    else made[name] = value;
  }
  made.append(...children.flat().filter((child) => child !== undefined && child !== null && child !== false));
  return made;
}

/** A stranger's text, isolated so that its direction changes nothing around it. */
export const named = (text) => element('bdi', {}, text ?? '');

/** An instant as the person's own calendar writes it. */
export function instant(text, options = { dateStyle: 'long', timeStyle: 'short' }) {
  if (!text) return '';
  const at = new Date(text);
  return element('time', { dateTime: at.toISOString() }, at.toLocaleString(undefined, options));
}

export const day = (text) => instant(text, { dateStyle: 'long' });

/** Where problems are told: in the dialog that is open, else on the page behind it. */
const problemPlace = () => document.querySelector('dialog[open] [role=alert]') ?? byId('problem');

/** Says what went wrong, where screen readers hear it. */
export function fail(message) {
  const problem = problemPlace();
  problem.textContent = message;
  problem.hidden = false;
  byId('news').hidden = true;
  problem.scrollIntoView({ block: 'nearest' });
}

/** Says what was done. */
export function tell(message) {
  const news = byId('news');
  news.replaceChildren(message);
  news.hidden = false;
  byId('problem').hidden = true;
  news.scrollIntoView({ block: 'nearest' });
}

/** Runs what a control is for, once at a time, and tells what went wrong. Without a session the person signs in first. */
export async function act(control, action, { needsSession = false } = {}) {
  if (control.disabled) return;
  control.disabled = true;
  problemPlace().hidden = true;
  try {
    await action();
  } catch (error) {
    if (needsSession && error.status === 401) return signInFirst();
    fail(error.message || 'That did not work. Try again.');
  } finally {
    control.disabled = false;
    // A disabled control loses the focus; keyboards go on where they were.
    if (document.activeElement === document.body && control.isConnected) control.focus();
  }
}

export function signInFirst() {
  location.assign('/holder/sign-in');
}

/** Copies a text; where browsers keep the clipboard to themselves, selects it for copying by hand. */
export async function copy(button, field) {
  field.focus();
  field.select();
  const copied = await navigator.clipboard?.writeText(field.value).then(
    () => true,
    () => false,
  );
  button.textContent = copied ? 'Copied' : 'Selected: copy it now';
}

// A claim link that waits until its person has signed in; gone when the tab closes.
const WAITING_CLAIM = 'testamur.claim';

/** Keeps the token of a claim link over the sign-in in this tab. */
export function keepClaim(token) {
  try {
    sessionStorage.setItem(WAITING_CLAIM, token);
  } catch {
    // Without storage the person opens the link of the e-mail again.
  }
}

/** The kept token, once. */
export function takeClaim() {
  try {
    const token = sessionStorage.getItem(WAITING_CLAIM);
    sessionStorage.removeItem(WAITING_CLAIM);
    return token;
  } catch {
    return null;
  }
}

/** True when a claim link waits. */
export function hasClaim() {
  try {
    return sessionStorage.getItem(WAITING_CLAIM) !== null;
  } catch {
    return false;
  }
}

/** True where passkeys work: a browser that has them, on a secure origin. */
export const hasPasskeys = () => globalThis.SimpleWebAuthnBrowser?.browserSupportsWebAuthn() === true;

/** Runs a passkey ceremony of the browser; its errors in words for people. */
export async function ceremony(kind, optionsJSON) {
  const { startRegistration, startAuthentication } = globalThis.SimpleWebAuthnBrowser;
  try {
    return await (kind === 'register'
      ? startRegistration({ optionsJSON })
      : startAuthentication({ optionsJSON }));
  } catch (error) {
    throw new Error(
      PASSKEY_TROUBLE[error.name] ?? 'The passkey did not work. Try again, or use another way.',
      {
        cause: error,
      },
    );
  }
}

const PASSKEY_TROUBLE = {
  InvalidStateError: 'This device has a passkey for your account already.',
  NotAllowedError:
    'No passkey was used: the request was cancelled, timed out, or this device has none for you.',
  AbortError: 'The request was cancelled.',
  SecurityError: 'Passkeys do not work at this address. Open the wallet at its usual address.',
};
