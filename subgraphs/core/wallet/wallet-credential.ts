import { z } from 'zod';
import type { Context } from '../../../kernel/context.ts';
import { pageInput } from '../../../kernel/paging.ts';
import { optional, text, uuid } from '../../../kernel/parse.ts';
import type { HeldCredential, HeldCredentials, IssuerNames } from '../ports.ts';

export const WALLET_CREDENTIAL_STATUSES = [
  'ISSUED',
  'SUSPENDED',
  'REVOKED',
  'EXPIRED',
  'SUPERSEDED',
] as const satisfies readonly HeldCredential['credentialStatus'][];

const MAX_LINES = 30;
const MAX_VALUE = 300;
const PAGE = 100;

/** A credential as its holder sees it. */
export interface WalletCredential {
  readonly credentialId: string;
  readonly type: string;
  readonly title: string;
  readonly issuer: WalletIssuer;
  readonly issuedAt: Date;
  readonly expiresAt: Date | null;
  readonly status: HeldCredential['credentialStatus'];
  readonly claimStatus: HeldCredential['claimStatus'];
  readonly supersededBy: string | null;
  readonly supersedes: string | null;
  readonly display: readonly DisplayLine[];
  /** The signed credential, parsed. */
  readonly vc: unknown;
}

export interface WalletIssuer {
  readonly did: string;
  readonly name: string;
  /** Null when the registry does not know the DID. */
  readonly status: NonNullable<Awaited<ReturnType<IssuerNames['byDid']>>>['status'] | null;
}

/** One claim in words. */
export interface DisplayLine {
  readonly label: string;
  readonly value: string;
}

export const listCredentialsInput = z.strictObject({
  filter: optional(
    z.strictObject({
      status: optional(
        z.enum(WALLET_CREDENTIAL_STATUSES, `choose one of ${WALLET_CREDENTIAL_STATUSES.join(', ')}`),
      ),
      q: optional(text(100)),
    }),
  ),
  ...pageInput,
});
export const credentialInput = z.strictObject({ id: uuid });

/** All that somebody holds, page by page and newest first, `atMost` of them. */
export async function* heldPages(
  credentials: HeldCredentials,
  { dids, atMost }: { readonly dids: readonly string[]; readonly atMost: number },
  context: Context,
): AsyncGenerator<readonly HeldCredential[]> {
  if (dids.length === 0) return;
  for (let offset = 0; offset < atMost; offset += PAGE) {
    const { items, total } = await credentials.list({ dids, offset, limit: PAGE }, context);
    if (items.length > 0) yield items;
    if (items.length === 0 || offset + items.length >= total) return;
  }
}

/** A title for people: the name of the achievement, else the type in words. */
export function titleOf(held: Pick<HeldCredential, 'vcJson' | 'credentialType'>): string {
  const { achievement } = subjectOf(held.vcJson);
  const name = isRecord(achievement) ? achievement['name'] : achievement;
  if (typeof name === 'string' && name.trim() !== '') return shortened(name.trim(), 200);
  return wordsOf(held.credentialType.replace(/(?<=.)Credential$/, ''), (word) => word);
}

/** The claims as labels and values, at most 30; the name of the holder first, then as they stand in the credential. */
export function displayOf(held: Pick<HeldCredential, 'vcJson'>): {
  readonly lines: readonly DisplayLine[];
  /** Claims that did not fit. */
  readonly left: number;
} {
  const { id: _id, name, ...claims } = subjectOf(held.vcJson);
  const lines = [...(name === undefined ? [] : linesOf([], 'name', name)), ...linesIn([], claims)];
  return { lines: lines.slice(0, MAX_LINES), left: Math.max(0, lines.length - MAX_LINES) };
}

/** What the signed document says of its issuer's name; undefined when it says nothing. */
export function issuerNameIn(vcJson: string): string | undefined {
  const vc: unknown = JSON.parse(vcJson);
  const issuer = isRecord(vc) ? vc['issuer'] : undefined;
  const name = isRecord(issuer) ? issuer['name'] : undefined;
  return typeof name === 'string' ? name : undefined;
}

export function toWalletCredential(held: HeldCredential, issuer: WalletIssuer): WalletCredential {
  return {
    credentialId: held.credentialId,
    type: held.credentialType,
    title: titleOf(held),
    issuer,
    issuedAt: held.issuanceTimestamp,
    expiresAt: held.expirationTimestamp ?? null,
    status: held.credentialStatus,
    claimStatus: held.claimStatus,
    supersededBy: held.supersededByCredentialId ?? null,
    supersedes: held.supersedesCredentialId ?? null,
    display: displayOf(held).lines,
    vc: JSON.parse(held.vcJson),
  };
}

/** A name for a file of this credential that every file system takes. */
export function fileNameOf({ credentialType, credentialId }: HeldCredential, extension: string): string {
  const type = credentialType.replace(/[^A-Za-z0-9_-]+/g, '-').slice(0, 80);
  return `${type}-${credentialId}.${extension}`;
}

function linesIn(path: readonly string[], claims: Readonly<Record<string, unknown>>): DisplayLine[] {
  return Object.entries(claims).flatMap(([key, value]) => linesOf(path, key, value));
}

function linesOf(path: readonly string[], key: string, value: unknown): DisplayLine[] {
  const here = [...path, key];
  if (isRecord(value)) return linesIn(here, value);
  if (Array.isArray(value) && value.some((item) => typeof item === 'object' && item !== null))
    return value.flatMap((item, index) => linesOf(here, String(index + 1), item));
  const words = Array.isArray(value) ? value.map(wordFor).join(', ') : wordFor(value);
  if (words.trim() === '') return [];
  return [{ label: shortened(labelOf(here), 100), value: shortened(words, MAX_VALUE) }];
}

function wordFor(value: unknown): string {
  if (value === true) return 'Yes';
  if (value === false) return 'No';
  return value === null || value === undefined ? '' : String(value);
}

function labelOf(path: readonly string[]): string {
  return path
    .map((key) => {
      const words = wordsOf(key, (word, at) =>
        at > 0 && /^[A-Z][a-z]/.test(word) ? word.toLowerCase() : word,
      );
      return words.charAt(0).toUpperCase() + words.slice(1);
    })
    .join(' · ');
}

/** `dateOfBirth` and `date_of_birth` as words. */
function wordsOf(name: string, spell: (word: string, index: number) => string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]{2,})([A-Z][a-z])/g, '$1 $2')
    .split(/[\s_]+/)
    .filter((word) => word !== '')
    .map(spell)
    .join(' ');
}

function subjectOf(vcJson: string): Readonly<Record<string, unknown>> {
  const vc: unknown = JSON.parse(vcJson);
  const subject = isRecord(vc) ? vc['credentialSubject'] : undefined;
  return isRecord(subject) ? subject : {};
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shortened(value: string, max: number): string {
  const characters = [...value];
  return characters.length <= max ? value : `${characters.slice(0, max - 1).join('')}…`;
}
