import type { Request, Response } from 'express';
import { type Context, newContext } from '../../kernel/context.ts';
import { cookieToken } from '../../kernel/cookies.ts';
import { isAppError } from '../../kernel/errors.ts';
import { callerKey, type Identity, permit } from '../../kernel/identity.ts';
import { derivedId, newId } from '../../kernel/ids.ts';
import type { Bridge } from '../../rest-bridge/bridge.ts';
import { toSnake } from '../../rest-bridge/casing.ts';
import type { EdgeReply } from '../../rest-bridge/types.ts';
import type { Route, RouteInput, RouteMatch } from '../../subgraphs/rest.ts';
import { admitAdministrator } from './admin-filter.ts';
import { type Admission, workOf } from './admission.ts';
import type { AppSetting } from './app.ts';
import { isBrowser } from './browsers.ts';
import { allowEveryOrigin } from './cross-origin.ts';
import { sendJson } from './envelope.ts';
import { tellHolderCookie } from './holder-session.ts';
import type { Piece } from './multipart.ts';
import { readQuery, type Target } from './paths.ts';
import { readAndProve } from './read-and-prove.ts';
import { readJsonBody } from './read-body.ts';
import { readFormBody } from './read-form.ts';
import { readInPieces, readUpload } from './read-upload.ts';
import { contextOf, lastEventIdOf } from './request-context.ts';
import { SCIM_MEDIA_TYPE } from './scim.ts';
import { EVENT_STREAM, sendEvents } from './send-events.ts';
import { streamCaller } from './stream-caller.ts';
import type { Streams } from './streams.ts';

const JSON_TYPE = 'application/json';

/** Refuses whoever may not do what a row is for. Errors: UNAUTHENTICATED, SCOPE_MISSING, FORBIDDEN, ISSUER_NOT_ACTIVE. */
function requirePermitted(row: Route, identity: Identity): void {
  admitAdministrator(row, identity);
  permit({ identity }, row.permits);
}

/** Whether a caller may do what a row is for. */
export function isPermitted(row: Route, identity: Identity): boolean {
  try {
    requirePermitted(row, identity);
    return true;
  } catch (error) {
    if (isAppError(error)) return false;
    throw error;
  }
}

/**
 * Serves a REST row in this process for a caller whose token was looked at. Whoever may not do what the row is for is refused
 * before anything that was sent is read: query, body and the headers that belong to them.
 */
export async function serveRow(options: {
  request: Request;
  response: Response;
  bridge: Bridge;
  match: RouteMatch;
  target: Target;
  facts: Parameters<typeof contextOf>[1];
  streams: Streams;
  admission: Admission;
  readonly recordDenial?: AppSetting['recordDenial'];
  /** Proves the caller again, for streams and bodies that outlive the proof. */
  identify: () => Promise<Identity>;
}): Promise<void> {
  const { request, response, bridge, match, target, facts, streams, admission, identify } = options;
  const { row } = match;
  if (row.crossOrigin) allowEveryOrigin(response);
  await admit(facts.identity);
  const context = contextOf(request, facts);
  const { method } = request;
  const asked = {
    method,
    match,
    path: target.path,
    query: readQuery(target.search),
    context,
    cookie: row.cookie && cookieToken(request.headers.cookie, row.cookie.name),
    isBrowser: row.sendsOn && isBrowser(request, response),
  };
  if (row.stream) {
    // Whether there is something to read is answered; nothing is opened for it.
    if (request.method === 'HEAD') return void response.writeHead(row.success, EVENT_STREAM).end();
    const reader = streamCaller(request, context, identify);
    const lastEventId = lastEventIdOf(request);
    const body = await readJsonBody(request, response, facts.clientHash);
    const begin = () => bridge.stream({ ...asked, body, lastEventId });
    return sendEvents(response, await streams.admit(reader, begin));
  }
  const sender = { identity: context.identity, prove: identify };
  const caller = callerKey(context.identity, facts.clientHash);
  const { body, identity } = await readAndProve(request, sender, async () => {
    if (row.body === 'form') return readFormBody(request, response, facts.clientHash);
    if (row.body === 'upload') return inCasing(row, await readUpload(request, response, caller));
    if (row.body !== 'pieces') return readJsonBody(request, response, facts.clientHash, row.maxBytes);
    const bodyOf = pieceBodies(row, context, caller);
    const last = await readInPieces(request, response, caller, async (piece) => {
      await perform(bodyOf(piece, false), context.identity);
    });
    return bodyOf(last, true);
  });
  if (identity !== context.identity) await admit(identity);
  const reply = await perform(body, identity);
  tellHolderCookie(response, context.notes);
  const offered = row.isScim
    ? [SCIM_MEDIA_TYPE, JSON_TYPE]
    : row.mediaTypes && [JSON_TYPE, ...row.mediaTypes];
  if (offered && reply.status === row.success) {
    response.setHeader('Vary', 'Accept');
    const chosen = request.accepts(offered) || offered[0];
    return sendJson(response, { ...reply, mediaType: chosen === JSON_TYPE ? undefined : chosen });
  }
  sendJson(response, reply);

  function perform(body: RouteInput['body'] | undefined, identity: Identity): Promise<EdgeReply> {
    // Of a file in pieces the key names the whole.
    const key = row.body === 'pieces' ? { idempotencyKey: undefined } : {};
    const proven = { ...asked, context: { ...context, ...key, identity }, body };
    return admission.run(workOf(row), response, () => bridge.handle(proven));
  }

  /** Whether the row is for this caller at all; a role that does not suffice is kept in the trail. */
  async function admit(identity: Identity): Promise<void> {
    const caller = newContext({ ...facts, identity });
    try {
      requirePermitted(row, identity);
    } catch (error) {
      if (isAppError(error) && error.code === 'FORBIDDEN')
        await options.recordDenial?.(caller, row.operation);
      throw error;
    }
  }
}

/** The body of an upload with the name of the file as the row spells names. */
function inCasing({ casing }: Route, body: RouteInput['body']): RouteInput['body'] {
  if (casing === 'camel' || body['fileName'] === undefined) return body;
  const { fileName, ...rest } = body;
  return { ...rest, file_name: fileName };
}

/** The bodies that stand for the pieces of one file: a request that is repeated with its `Idempotency-Key` sends the same upload again. */
function pieceBodies(row: Route, { idempotencyKey }: Context, caller: string) {
  const uploadId =
    idempotencyKey === undefined ? newId() : derivedId('upload', caller, row.path, idempotencyKey);
  return ({ fields, fileName, offset, content }: Piece, isLast: boolean): RouteInput['body'] => {
    const part = { uploadId, fileName, offset, isLast, content: content.toString('base64') };
    const named = Object.entries(part).map(([name, value]) => [
      row.casing === 'camel' ? name : toSnake(name),
      value,
    ]);
    return { ...fields, ...Object.fromEntries(named) };
  };
}
