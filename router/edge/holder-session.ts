import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context, HolderCookie, Notes } from '../../kernel/context.ts';
import { cookieText, cookieToken } from '../../kernel/cookies.ts';
import { AppError } from '../../kernel/errors.ts';
import { ANONYMOUS, type Identity } from '../../kernel/identity.ts';

export const HOLDER_COOKIE = 'testamur_holder_session';

/** Core Engine's answer to a session cookie; `extended` when the browser must be told of a later end. */
export interface HolderSession {
  readonly identity: Identity;
  readonly extended?: HolderCookie | undefined;
}

/** The sessions of holders, in this process or asked of Core Engine. */
export interface HolderSessionLookup {
  /** Undefined for anything but a session that stands. */
  resolve(token: string, context: Context): Promise<HolderSession | undefined>;
}

/** Who the holder cookie of a request stands for, and nobody without one. Error: CSRF_REJECTED for a change that another site asks for. */
export type IdentifyHolder = (
  request: IncomingMessage,
  response: ServerResponse,
  context: Context,
) => Promise<Identity>;

export function createIdentifyHolder(options: {
  sessions: HolderSessionLookup;
  publicUrl: string;
}): IdentifyHolder {
  const { sessions, publicUrl } = options;
  const ownOrigin = new URL(publicUrl).origin;

  return async (request, response, context) => {
    const token = cookieToken(request.headers.cookie, HOLDER_COOKIE);
    const session = token === undefined ? undefined : await sessions.resolve(token, context);
    if (!session) return ANONYMOUS;
    if (request.method !== 'GET' && request.method !== 'HEAD') requireOwnSite(request, ownOrigin);
    if (session.extended) tellHolderCookie(response, { holderCookie: session.extended });
    return session.identity;
  };
}

/** The request as its holder's, when nobody else has been proven and a session cookie came along. */
export async function withHolder(
  arrived: Context,
  identifyHolder: IdentifyHolder | undefined,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
): Promise<Context> {
  if (!identifyHolder || arrived.identity.kind !== 'anonymous') return arrived;
  return { ...arrived, identity: await identifyHolder(request, response, arrived) };
}

/** Sets or clears the session cookie as an operation asked for. */
export function tellHolderCookie(response: ServerResponse, { holderCookie }: Notes): void {
  if (!holderCookie) return;
  const { token, maxAge } = holderCookie === 'clear' ? { token: '', maxAge: 0 } : holderCookie;
  response.setHeader('Set-Cookie', cookieText({ name: HOLDER_COOKIE, value: token, maxAge }));
}

/** SameSite=Lax keeps the cookie from foreign POSTs in browsers that know it; this holds in the others and for sibling hosts, too. */
function requireOwnSite({ headers }: IncomingMessage, ownOrigin: string): void {
  const site = headers['sec-fetch-site'];
  const { origin, host } = headers;
  const isOwn =
    site !== undefined
      ? site === 'same-origin' || site === 'none'
      : origin === undefined || origin === ownOrigin || hostOf(origin) === host;
  if (isOwn) return;
  throw new AppError(
    'CSRF_REJECTED',
    'Another site sent this with your session. Do it on the page of this platform itself.',
  );
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
