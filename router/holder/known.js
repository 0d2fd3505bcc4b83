import { ask, element, instant, named } from './kit.js';

// Credentials that this page has read already, by their ids.
const known = new Map();

/** Remembers credentials of a list, so that links and requests can name them. */
export function remember(credential) {
  known.set(credential.credentialId, Promise.resolve(credential));
}

// As many as one page holds.
const NAMED_AT_ONCE = 100;
let hasNames = false;

/** A part for `readTogether`: the names of the newest credentials, read once, for the links and requests that are about them. */
export const credentialNames = {
  selection: () =>
    hasNames
      ? ''
      : `names: credentials(first: ${NAMED_AT_ONCE}) { nodes { credentialId title issuer { name } issuedAt } }`,
  show({ names }) {
    hasNames = true;
    for (const credential of names.nodes) if (!known.has(credential.credentialId)) remember(credential);
  },
};

/** A credential of the wallet; undefined when there is none of this id, or none can be read now. */
export function credentialOf(credentialId) {
  const read = () =>
    ask('GET', `credentials/${encodeURIComponent(credentialId)}`).catch((error) => {
      if (error.status !== 404) known.delete(credentialId);
      return undefined;
    });
  if (!known.has(credentialId)) known.set(credentialId, read());
  return known.get(credentialId);
}

/** A credential that was read already; undefined for all others. */
export const readBefore = (credentialId) => known.get(credentialId);

/** Which credential it is, in one line: title, issuer, date of issue. */
export function credentialLine(credential) {
  if (!credential) return ['a credential that is not in your wallet'];
  const { title, issuer, issuedAt } = credential;
  return [element('strong', {}, named(title)), ' by ', named(issuer.name), ', issued ', instant(issuedAt)];
}
