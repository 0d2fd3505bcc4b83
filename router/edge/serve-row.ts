import type { Request, Response } from 'express';
import { newContext } from '../../kernel/context.ts';
import { isAppError } from '../../kernel/errors.ts';
import { callerKey, type Identity, permit } from '../../kernel/identity.ts';
import type { Bridge } from '../../rest-bridge/bridge.ts';
import type { Route, RouteMatch } from '../../subgraphs/rest.ts';
import { admitAdministrator } from './admin-filter.ts';
import { type Admission, workOf } from './admission.ts';
import type { AppSetting } from './app.ts';
import { allowEveryOrigin } from './cross-origin.ts';
import { sendJson } from './envelope.ts';
import { tellHolderCookie } from './holder-session.ts';
import { readQuery, type Target } from './paths.ts';
import { readAndProve } from './read-and-prove.ts';
import { readJsonBody } from './read-body.ts';
import { readUpload } from './read-upload.ts';
import { contextOf, lastEventIdOf } from './request-context.ts';
import { EVENT_STREAM, sendEvents } from './send-events.ts';
import { streamCaller } from './stream-caller.ts';
import type { Streams } from './streams.ts';

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
  /** Proves the caller anew, for streams and bodies that outlive the proof. */
  identify: () => Promise<Identity>;
}): Promise<void> {
  const { request, response, bridge, match, target, facts, streams, admission, identify } = options;
  const { row } = match;
  if (row.crossOrigin) allowEveryOrigin(response);
  await admit(facts.identity);
  const context = contextOf(request, facts);
  const { method } = request;
  const asked = { method, match, path: target.path, query: readQuery(target.search), context };
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
  const { body, identity } = await readAndProve(request, sender, () =>
    row.body === 'upload'
      ? readUpload(request, response, callerKey(context.identity, facts.clientHash))
      : readJsonBody(request, response, facts.clientHash),
  );
  if (identity !== context.identity) await admit(identity);
  const proven = { ...asked, context: { ...context, identity }, body };
  const reply = await admission.run(workOf(row), response, () => bridge.handle(proven));
  tellHolderCookie(response, context.notes);
  if (row.mediaTypes && reply.status === row.success) {
    response.setHeader('Vary', 'Accept');
    const chosen = request.accepts(['application/json', ...row.mediaTypes]);
    const mediaType = row.mediaTypes.find((type) => type === chosen);
    return sendJson(response, { ...reply, mediaType });
  }
  sendJson(response, reply);

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
