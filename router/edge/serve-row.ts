import type { Request, Response } from 'express';
import { permit } from '../../kernel/identity.ts';
import type { Bridge } from '../../rest-bridge/bridge.ts';
import type { Route } from '../../rest-bridge/route.ts';
import { admitAdministrator } from './admin-filter.ts';
import { sendJson } from './envelope.ts';
import { type IdentifyHolder, tellHolderCookie, withHolder } from './holder-session.ts';
import { readJsonBody } from './read-body.ts';
import { readUpload } from './read-upload.ts';
import { contextOf } from './request-context.ts';

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
}): Promise<void> {
  const { request, response, bridge, row, target, facts, identifyHolder } = options;
  const arrived = contextOf(request, facts);
  const context = await withHolder(arrived, identifyHolder, { request, response });
  admitAdministrator(row, context.identity);
  if (row.permits) permit(context, row.permits);
  const body = row.body === 'upload' ? await readUpload(request, response) : await readJsonBody(request);
  const reply = await bridge.handle({ method: request.method, ...target, body, context });
  tellHolderCookie(response, context.notes);
  sendJson(response, reply);
}
