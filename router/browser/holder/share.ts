import { copy, tell } from '../actions.ts';
import { ask } from '../api.ts';
import { byId, element, fill, named } from '../elements.ts';
import type { CreateShareLinkPayload, WalletCredential } from '../generated/operations.ts';
import { openForm } from './dialogs.ts';
import { wordsOf } from './words.ts';

const DAY_MS = 86_400_000;
const MAX_CLAIMS = 50;
const MAX_PATH = 256;

type Shared = Pick<WalletCredential, 'credentialId' | 'title'>;

/** Asks for what a share link is, makes it and shows it. */
export function shareForm({ credentialId, title }: Shared): void {
  fill(byId('share-what'), named(title));
  openForm('share', async (close) => {
    const link = await makeLink(credentialId, {
      label: textOf('share-label'),
      days: textOf('share-until'),
      limit: textOf('share-limit'),
    });
    close();
    showLink(link);
  });
}

/** Asks whether the certificate of a credential leads to it by a link, makes that, and downloads the certificate. */
export function certificateForm({ credentialId, title }: Shared): void {
  fill(byId('certificate-what'), named(title));
  openForm('certificate', async (close) => {
    const days = textOf('certificate-link');
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
  });
}

function makeLink(
  id: string,
  {
    label = '',
    days,
    limit = '',
  }: { readonly label?: string; readonly days: string; readonly limit?: string },
): Promise<CreateShareLinkPayload> {
  return ask('POST /api/v1/holder/credentials/{id}/share-links', {
    params: { id },
    body: {
      ...(label === '' ? {} : { label }),
      ...(days === '' ? {} : { expiresAt: inDays(days) }),
      ...(limit === '' ? {} : { accessLimit: Number(limit) }),
    },
    once: true,
  });
}

/** Asks which claims of a credential to show for what, makes the proof link and shows it. */
export function proofForm({ credentialId, title, vc }: Shared & Pick<WalletCredential, 'vc'>): void {
  fill(byId('prove-what'), named(title));
  const subject = claimsOf(vc);
  const names = Object.keys(subject).filter(isPath).slice(0, MAX_CLAIMS);
  const boxes = names.map((name) => element('input', { type: 'checkbox', value: name }));
  fill(
    byId('prove-claims'),
    boxes.map((box) =>
      element('label', { className: 'choice' }, box, claimWords(box.value, subject[box.value])),
    ),
  );
  openForm('prove', async (close) => {
    const disclosedPaths = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    if (disclosedPaths.length === 0) throw new Error('Choose at least one claim to show.');
    const audience = textOf('prove-audience');
    const { url } = await ask('POST /api/v1/holder/proof-links', {
      body: {
        items: [{ credentialId, disclosedPaths }],
        purpose: textOf('prove-purpose'),
        ...(audience === '' ? {} : { audience }),
        expiresAt: inDays(textOf('prove-until')),
        accessLimit: Number(textOf('prove-limit')),
      },
      once: true,
    });
    close();
    showLink({ url, notice: 'Copy the address now: it is shown this once.' });
  });
}

/** Shows a link, with its QR code if it is a share link. */
export function showLink(link: {
  readonly shareId?: string;
  readonly url: string;
  readonly notice?: string | null;
}) {
  const { shareId, url, notice } = link;
  const qr = byId('shared-qr', HTMLImageElement);
  byId('shared-url', HTMLTextAreaElement).value = url;
  qr.hidden = !shareId;
  if (shareId) qr.src = `/api/v1/holder/share-links/${encodeURIComponent(shareId)}/qr?format=svg`;
  fill(byId('shared-notice'), notice && named(notice));
  byId('shared-notice').hidden = !notice;
  byId('copy-url').textContent = 'Copy the address';
  byId('shared', HTMLDialogElement).showModal();
}

const copyUrl = byId('copy-url', HTMLButtonElement);
copyUrl.addEventListener('click', () => void copy(copyUrl, byId('shared-url', HTMLTextAreaElement)));

/** The claims of a signed credential, which may be of any form. */
function claimsOf(vc: unknown): Readonly<Record<string, unknown>> {
  const { credentialSubject }: { credentialSubject?: unknown } = vc ?? {};
  return { ...(credentialSubject ?? {}) };
}

// A path takes names apart at their dots, so a name with one cannot be told.
function isPath(name: string): boolean {
  return name !== '' && name !== '__proto__' && !name.includes('.') && name.length <= MAX_PATH;
}

function claimWords(name: string, value: unknown): HTMLElement {
  const label = name === 'id' ? 'Your DID' : wordsOf(name) || name;
  const isPlain = ['string', 'number', 'boolean'].includes(typeof value);
  const text = isPlain ? String(value) : 'everything under it';
  const shown = text.length > 80 ? `${text.slice(0, 79)}…` : text;
  return element('span', {}, named(label), element('span', { className: 'under' }, named(shown)));
}

function textOf(id: string): string {
  const field = byId(id);
  return field instanceof HTMLSelectElement || field instanceof HTMLInputElement ? field.value.trim() : '';
}

function inDays(days: string): string {
  return new Date(Date.now() + Number(days) * DAY_MS).toISOString();
}
