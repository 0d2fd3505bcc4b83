import { z } from 'zod';
import { titleOf } from '../../../kernel/credential-title.ts';
import { derivedId } from '../../../kernel/ids.ts';
import { pageInput } from '../../../kernel/paging.ts';
import { optional, uuid } from '../../../kernel/parse.ts';
import type { HeldCredential } from '../ports.ts';
import { attestedIn, issuerNameIn } from './wallet-credential.ts';

const NOTIFICATION_KINDS = [
  'CREDENTIAL_ISSUED',
  'CREDENTIAL_REVOKED',
  'CREDENTIAL_EXPIRING',
  'CREDENTIAL_SUPERSEDED',
  'REQUEST_RESOLVED',
  'LINK_VIEWED',
  'LINK_EXPIRED',
  'CLAIM_INVITE',
  'LEARNER_LINK_PROPOSED',
  'VERIFICATION_REQUESTED',
  'SECURITY',
] as const;

const DAY_MS = 24 * 60 * 60 * 1000;
const NOTICE_MS = 30 * DAY_MS;
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Something that a holder should know. */
export interface Notification {
  readonly notificationId: string;
  readonly holderId: string;
  readonly kind: (typeof NOTIFICATION_KINDS)[number];
  readonly title: string;
  readonly body: string;
  readonly credentialId: string | null;
  readonly readAt: Date | null;
  readonly createdAt: Date;
}

/** What a room tells a holder. `dedupeKey` names the event: telling it again changes nothing. */
export interface News {
  readonly kind: Notification['kind'];
  readonly title: string;
  readonly body: string;
  readonly credentialId?: string | undefined;
  readonly dedupeKey: string;
  /** When it happened; now unless told. */
  readonly at?: Date | undefined;
}

/** What was last seen of a credential in a wallet. */
export interface WalletItem {
  readonly credentialId: string;
  readonly status: HeldCredential['credentialStatus'];
  /** True once the holder was told that it will expire. */
  readonly isExpiryTold: boolean;
}

export const listNotificationsInput = z.strictObject({
  unreadOnly: optional(z.boolean('give true or false')),
  ...pageInput,
});
export const markReadInput = z.strictObject({ notificationId: uuid });

/** The notification of a piece of news; the same news of the same holder always has the same id. */
export function newNotification(holderId: string, news: News, at: Date): Notification {
  const { kind, title, body, credentialId = null } = news;
  const notificationId = derivedId('notification', holderId, news.dedupeKey);
  return {
    notificationId,
    holderId,
    kind,
    title,
    body,
    credentialId,
    readAt: null,
    createdAt: news.at ?? at,
  };
}

/** What is new about a credential since it was last seen, and how it is remembered; undefined when nothing is. */
export function changeOf(
  held: HeldCredential,
  seen: WalletItem | undefined,
  now: Date,
): { readonly item: WalletItem; readonly news: readonly News[] } | undefined {
  const { credentialId, credentialStatus: status } = held;
  const isExpiring = expiresSoon(held, now);
  const item = { credentialId, status, isExpiryTold: seen?.isExpiryTold === true || isExpiring };
  if (seen?.status === status && seen.isExpiryTold === item.isExpiryTold) return undefined;
  return {
    item,
    news: [
      ...(seen || held.isQuiet ? [] : [issuedNews(held)]),
      ...(seen?.status === status ? [] : statusNews(held)),
      ...(isExpiring && seen?.isExpiryTold !== true ? [expiringNews(held)] : []),
    ],
  };
}

function expiresSoon({ credentialStatus, expirationTimestamp }: HeldCredential, now: Date): boolean {
  if (credentialStatus !== 'ISSUED' || !expirationTimestamp) return false;
  const left = expirationTimestamp.getTime() - now.getTime();
  return left > 0 && left <= NOTICE_MS;
}

function issuedNews(held: HeldCredential): News {
  return {
    ...about(held, 'issued'),
    kind: 'CREDENTIAL_ISSUED',
    title: `New credential: ${titleOf(held)}`,
    body: issuedWords(held),
    at: held.issuanceTimestamp,
  };
}

function statusNews(held: HeldCredential): readonly News[] {
  const title = titleOf(held);
  const at = held.statusChangedAt;
  switch (held.credentialStatus) {
    case 'REVOKED':
      return [
        {
          ...about(held, 'revoked'),
          kind: 'CREDENTIAL_REVOKED',
          title: `Revoked: ${title}`,
          body: `${signerOf(held)} has revoked this credential. Whoever verifies it is told so.`,
          at,
        },
      ];
    case 'SUPERSEDED':
      return [
        {
          ...about(held, 'superseded'),
          kind: 'CREDENTIAL_SUPERSEDED',
          title: `Replaced: ${title}`,
          body: `${signerOf(held)} has replaced this credential with a newer one. Share the newer one from now on.`,
          at,
        },
      ];
    default:
      return [];
  }
}

function expiringNews(held: HeldCredential): News {
  const { expirationTimestamp = held.statusChangedAt, issuanceTimestamp } = held;
  const noticeAt = expirationTimestamp.getTime() - NOTICE_MS;
  return {
    ...about(held, 'expiring'),
    kind: 'CREDENTIAL_EXPIRING',
    title: `Expires soon: ${titleOf(held)}`,
    body: `This credential expires on ${DAY.format(expirationTimestamp)}. Ask ${signerOf(held, 'the')} for a new one in time.`,
    at: new Date(Math.max(noticeAt, issuanceTimestamp.getTime())),
  };
}

/** Who signed it, by the document. */
function signerOf({ vcJson, authorityType }: HeldCredential, article = 'The'): string {
  return issuerNameIn(vcJson) ?? `${article} ${authorityType === 'CUSTODIAN' ? 'custodian' : 'issuer'}`;
}

function issuedWords(held: HeldCredential): string {
  if (held.authorityType === 'ISSUER')
    return `${signerOf(held)} has issued a credential to you. It is in your wallet.`;
  const { sourceName } = attestedIn(held) ?? {};
  const record = sourceName === undefined ? 'a record about you' : `a record of ${sourceName} about you`;
  return `${signerOf(held)} vouches for ${record}. The credential is in your wallet.`;
}

function about({ credentialId }: HeldCredential, event: string): Pick<News, 'credentialId' | 'dedupeKey'> {
  return { credentialId, dedupeKey: `credential:${credentialId}:${event}` };
}
