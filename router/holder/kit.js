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
  const { reply, answer } = await send(method, `/api/v1/holder/${path}`, body, once);
  if (reply.ok) return answer;
  throw refusal(answer?.message, { status: reply.status, code: answer?.error });
}

/** Runs a GraphQL document as the signed-in person and returns its data; errors as `ask` throws them. */
export async function run(query, variables) {
  const { reply, answer } = await send('POST', '/graphql', { query, variables });
  const [error] = answer?.errors ?? [];
  if (reply.ok && !error && answer?.data) return answer.data;
  const { code = answer?.error, status = reply.status } = error?.extensions ?? {};
  throw refusal(error?.message ?? answer?.message, { status, code });
}

/**
 * Reads parts of the wallet in one request. A part is what it asks of `me` (`selection`, empty for nothing) and what it does with
 * the answer (`show`). Where the request is refused because of one of them, each is asked for by itself, so that it hides no other.
 */
export async function readTogether(parts) {
  const asked = parts.map((part) => [part, part.selection()]).filter(([, selection]) => selection !== '');
  if (asked.length === 0) return;
  let me;
  try {
    ({ me } = await run(`query Wallet { me { ${asked.map(([, selection]) => selection).join(' ')} } }`));
  } catch (error) {
    if (asked.length === 1 || !error.code || error.status === 401 || error.status === 429) throw error;
    const results = await Promise.allSettled(asked.map(([part]) => readTogether([part])));
    const failed = results.find(({ status }) => status === 'rejected');
    if (failed) throw failed.reason;
    return;
  }
  for (const [part] of asked) await part.show(me);
}

async function send(method, path, body, once = false) {
  const headers = { Accept: 'application/json' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (once) headers['Idempotency-Key'] = randomKey();
  const reply = await fetch(path, {
    method,
    headers,
    credentials: 'same-origin',
    cache: 'no-store',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Error('The platform does not answer. Check your connection and try again.');
  });
  return { reply, answer: await reply.json().catch(() => undefined) };
}

function refusal(message, facts) {
  return Object.assign(new Error(message || 'That did not work. Try again in a moment.'), facts);
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

// Controls but for white space, every character that starts or ends a change of direction, and marks of annotations.
const UNSEEN = /((?![\t\n\r\u061c\u200e\u200f])[\p{Cc}\p{Bidi_Control}]|[\ufff9-\ufffb])/u;

/** A stranger's text: isolated, so that its direction changes nothing around it, with what would turn or hide text by its number. */
export function named(text) {
  const pieces = piecesOf(text).map((piece, index) =>
    index % 2 === 1 ? element('span', { className: 'unseen' }, piece) : piece,
  );
  return element('bdi', {}, ...pieces);
}

/** The same for places that take no elements, such as the names of buttons. */
export const plain = (text) => piecesOf(text).join('');

function piecesOf(text) {
  // Splitting at a captured character leaves the captures at the odd places.
  return String(text ?? '')
    .split(UNSEEN)
    .map((piece, index) =>
      index % 2 === 1 ? `U+${piece.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}` : piece,
    );
}

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
const CLOCK = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** An instant in the person's own time zone, which it names: `21 November 2026, 20:45 UTC`. */
export function instant(text) {
  if (!text) return '';
  const at = new Date(text);
  return element('time', { dateTime: at.toISOString() }, `${DAY.format(at)}, ${CLOCK.format(at)}`);
}

/** A state as icon and word. */
export function stateWord(states, state) {
  const [tone, word] = states[state] ?? ['unknown', state];
  return element('span', { className: `state ${tone}` }, word);
}

/** A name of JSON or a type as words: `dateOfBirth` as `Date of birth`, `BachelorOfScienceCredential` as `Bachelor of Science`. */
export function wordsOf(name, { isType = false } = {}) {
  const words = (isType ? name.replace(/(?<=.)Credential$/, '') : name)
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu}{2,})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[_\s]+/)
    .filter((word) => word !== '')
    .map((word, at) => (at > 0 && (isType ? SMALL : CAPITALIZED).test(word) ? word.toLowerCase() : word))
    .join(' ');
  return isType ? words : words.charAt(0).toUpperCase() + words.slice(1);
}

const SMALL = /^(?:Of|In|And|The|For|To|With)$/;
const CAPITALIZED = /^\p{Lu}\p{Ll}/u;

/** Where problems are told: in the dialog that is open, else on the page behind it. */
const problemPlace = () => document.querySelector('dialog[open] [role=alert]') ?? byId('problem');

/** Says what went wrong, where screen readers hear it. */
export function fail(message) {
  const problem = problemPlace();
  problem.replaceChildren(named(message));
  problem.hidden = false;
  byId('news').hidden = true;
  problem.scrollIntoView({ block: 'nearest' });
}

/** Says what was done. */
export function tell(...message) {
  const news = byId('news');
  news.replaceChildren(...message);
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
    if (error.code === 'REAUTHENTICATION_REQUIRED') return signInAgain();
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

const AGAIN = '#again';

/** For what takes a recent sign-in: the sign-in page says why, and leads back to the wallet. */
function signInAgain() {
  location.assign(`/holder/sign-in${AGAIN}`);
}

/** Whether the sign-in page was opened for that. */
export const isSignInAgain = () => location.hash === AGAIN;

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
