import type { Request, Response } from 'express';
import { isAppError } from '../../kernel/errors.ts';
import { callerKey, type Identity, permit } from '../../kernel/identity.ts';
import type { Bridge } from '../../rest-bridge/bridge.ts';
import type { Route } from '../../rest-bridge/route.ts';
import { admitAdministrator } from './admin-filter.ts';
import { type Admission, workOf } from './admission.ts';
import type { AppSetting } from './app.ts';
import { sendJson } from './envelope.ts';
import { type IdentifyHolder, tellHolderCookie, withHolder } from './holder-session.ts';
import { readJsonBody } from './read-body.ts';
import { readUpload } from './read-upload.ts';
import { contextOf, lastEventIdOf } from './request-context.ts';
import { EVENT_STREAM, sendEvents } from './send-events.ts';
import { streamCaller } from './stream-caller.ts';
import type { Streams } from './streams.ts';

/** Serves a REST row in this process for a caller whose token was looked at. */
export async function serveRow(options: {
  request: Request;
  response: Response;
  bridge: Bridge;
  row: Route;
  target: { path: string; query: Readonly<Record<string, string>> };
  facts: Parameters<typeof contextOf>[1];
  /** Where the holder cookie counts, too. */
  identifyHolder?: IdentifyHolder | undefined;
  streams: Streams;
  admission: Admission;
  readonly recordDenial?: AppSetting['recordDenial'];
  /** Proves the caller anew, for streams that outlive the proof. */
  identify: () => Promise<Identity>;
}): Promise<void> {
  const { request, response, bridge, row, target, facts, identifyHolder, streams, admission, identify } =
    options;
  const arrived = contextOf(request, facts);
  const context = await withHolder(arrived, identifyHolder, { request, response });
  try {
    admitAdministrator(row, context.identity);
  } catch (error) {
    if (isAppError(error) && error.code === 'FORBIDDEN')
      await options.recordDenial?.(context, operationOf(row));
    throw error;
  }
  if (row.permits) permit(context, row.permits);
  if (row.stream) {
    // Whether there is something to read is answered; nothing is opened for it.
    if (request.method === 'HEAD') return void response.writeHead(row.success, EVENT_STREAM).end();
    const { method } = request;
    const caller = streamCaller(request, context, identify);
    const lastEventId = lastEventIdOf(request);
    const body = await readJsonBody(request, response, facts.clientHash);
    const begin = () => bridge.stream({ method, ...target, body, context, lastEventId });
    return sendEvents(response, await streams.admit(caller, begin));
  }
  const body =
    row.body === 'upload'
      ? await readUpload(request, response, callerKey(context.identity, facts.clientHash))
      : await readJsonBody(request, response, facts.clientHash);
  const reply = await admission.run(workOf(row), response, () =>
    bridge.handle({ method: request.method, ...target, body, context }),
  );
  tellHolderCookie(response, context.notes);
  sendJson(response, reply);
}

/** The root field that a row asks for: the name under which a refusal is kept, whichever door it came through. */
function operationOf({ document }: Route): string {
  return /\{\s*(\w+)/.exec(document)?.[1] ?? 'unknown';
}
