import { openForm } from './dialogs.js';
import { act, ask, byId, copy, element, named, tell, wordsOf } from './kit.js';

const DAY_MS = 86_400_000;
const MAX_CLAIMS = 50;
const MAX_PATH = 256;
const session = { needsSession: true };

/** Asks for what a share link is, makes it and shows it. */
export function shareForm({ credentialId, title }) {
  byId('share-what').replaceChildren(named(title));
  openForm(
    'share',
    (button, close) =>
      void act(
        button,
        async () => {
          const [label, days, limit] = valuesOf('share-label', 'share-until', 'share-limit');
          const link = await makeLink(credentialId, { label, days, limit });
          close();
          showLink(link);
        },
        session,
      ),
  );
}

/** Asks whether the certificate of a credential leads to it by a link, makes that, and downloads the certificate. */
export function certificateForm({ credentialId, title }) {
  byId('certificate-what').replaceChildren(named(title));
  openForm(
    'certificate',
    (button, close) =>
      void act(
        button,
        async () => {
          const [days] = valuesOf('certificate-link');
          const isLinked = days !== 'none';
          const link = isLinked && (await makeLink(credentialId, { label: 'Printed certificate', days }));
          const query = link ? `?shareId=${encodeURIComponent(link.shareId)}` : '';
          const href = `/api/v1/holder/credentials/${encodeURIComponent(credentialId)}/pdf${query}`;
          element('a', { href, download: '' }).click();
          close();
          tell(
            link
              ? 'The certificate is being downloaded. You can take its link back under Sharing, and the sheet then leads nowhere.'
              : 'The certificate is being downloaded. No link was made.',
          );
        },
        session,
      ),
  );
}

function makeLink(credentialId, { label = '', days, limit = '' }) {
  return ask(
    'POST',
    `credentials/${encodeURIComponent(credentialId)}/share-links`,
    {
      ...(label === '' ? {} : { label }),
      ...(days === '' ? {} : { expiresAt: inDays(days) }),
      ...(limit === '' ? {} : { accessLimit: Number(limit) }),
    },
    { once: true },
  );
}

/** Asks which claims of a credential to show for what, makes the proof link and shows it. */
export function proofForm({ credentialId, title, vc }) {
  byId('prove-what').replaceChildren(named(title));
  const subject = vc?.credentialSubject ?? {};
  const names = Object.keys(subject).filter(isPath).slice(0, MAX_CLAIMS);
  const boxes = names.map((name) => element('input', { type: 'checkbox', value: name }));
  byId('prove-claims').replaceChildren(
    ...boxes.map((box) =>
      element('label', { className: 'choice' }, box, claimWords(box.value, subject[box.value])),
    ),
  );
  openForm(
    'prove',
    (button, close) =>
      void act(
        button,
        async () => {
          const disclosedPaths = boxes.filter(({ checked }) => checked).map(({ value }) => value);
          if (disclosedPaths.length === 0) throw new Error('Choose at least one claim to show.');
          const [purpose, audience, days, limit] = valuesOf(
            'prove-purpose',
            'prove-audience',
            'prove-until',
            'prove-limit',
          );
          const { url } = await ask(
            'POST',
            'proof-links',
            {
              items: [{ credentialId, disclosedPaths }],
              purpose,
              ...(audience === '' ? {} : { audience }),
              expiresAt: inDays(days),
              accessLimit: Number(limit),
            },
            { once: true },
          );
          close();
          showLink({ url, notice: 'Copy the address now: it is shown this once.' });
        },
        session,
      ),
  );
}

/** Shows a link, with its QR code if it is a share link. */
export function showLink({ shareId, url, notice }) {
  byId('shared-url').value = url;
  byId('shared-qr').hidden = !shareId;
  if (shareId)
    byId('shared-qr').src = `/api/v1/holder/share-links/${encodeURIComponent(shareId)}/qr?format=svg`;
  byId('shared-notice').replaceChildren(named(notice));
  byId('shared-notice').hidden = !notice;
  byId('copy-url').textContent = 'Copy the address';
  byId('shared').showModal();
}

byId('copy-url').addEventListener('click', () => copy(byId('copy-url'), byId('shared-url')));

// A path takes names apart at their dots, so a name with one cannot be told.
function isPath(name) {
  return name !== '' && name !== '__proto__' && !name.includes('.') && name.length <= MAX_PATH;
}

function claimWords(name, value) {
  const label = name === 'id' ? 'Your DID' : wordsOf(name) || name;
  const isPlain = ['string', 'number', 'boolean'].includes(typeof value);
  const text = isPlain ? String(value) : 'everything under it';
  const shown = text.length > 80 ? `${text.slice(0, 79)}…` : text;
  return element('span', {}, named(label), element('span', { className: 'under' }, named(shown)));
}

function valuesOf(...ids) {
  return ids.map((id) => byId(id).value.trim());
}

function inDays(days) {
  return new Date(Date.now() + Number(days) * DAY_MS).toISOString();
}
