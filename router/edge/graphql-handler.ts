import type { Request, Response } from 'express';
import { AppError, toAppError } from '../../kernel/errors.ts';
import type { Identity } from '../../kernel/identity.ts';
import type { Logger } from '../../kernel/log.ts';
import { extensionsOf } from '../../subgraphs/execute.ts';
import type { GraphqlDoor } from '../graphql.ts';
import type { Admission } from './admission.ts';
import { arrivalOf } from './app.ts';
import { refusalOf, sendJson } from './envelope.ts';
import { type IdentifyHolder, tellHolderCookie, withHolder } from './holder-session.ts';
import { searchOf } from './paths.ts';
import { readAndProve } from './read-and-prove.ts';
import { readJsonBody } from './read-body.ts';
import { contextOf } from './request-context.ts';

/** Serves one GraphQL request; what is refused before the document is read has the shape of a GraphQL error, too. */
export async function serveGraphql(options: {
  request: Request;
  response: Response;
  graphql: GraphqlDoor;
  clientHash: string;
  identify: () => Promise<Identity>;
  /** Counts the request before its body is read. Errors: RATE_LIMITED. */
  count?: (identity: Identity) => Promise<void>;
  admission: Admission;
  /** Where the holder cookie counts, too. */
  identifyHolder?: IdentifyHolder;
  log: Logger;
}): Promise<void> {
  const { request, response, graphql, clientHash, identify, identifyHolder, count, admission, log } = options;
  const { correlationId } = arrivalOf(response);
  try {
    if (request.method !== 'GET' && request.method !== 'POST') {
      response.setHeader('Allow', 'GET, POST');
      throw new AppError('METHOD_NOT_ALLOWED', `${request.method} is not served here; use POST.`);
    }
    admission.requireCapacity('graphql');
    const arrive = async () => {
      const arrived = contextOf(request, { identity: await identify(), correlationId, clientHash });
      return withHolder(arrived, identifyHolder, { request, response });
    };
    const caller = { ...(await arrive()), signal: endOf(response) };
    await count?.(caller.identity);
    const { method } = request;
    const sender = { identity: caller.identity, prove: async () => (await arrive()).identity };
    const { body, identity } = await readAndProve(request, sender, () =>
      readJsonBody(request, response, clientHash),
    );
    const context = { ...caller, identity };
    const asked = {
      method,
      headers: plainHeaders(request),
      search: searchOf(request.originalUrl),
      body,
      context,
    };
    const reply = await admission.run('graphql', response, () => graphql.handle(asked));
    tellHolderCookie(response, context.notes);
    if (context.notes.idempotencyReplayed) response.setHeader('Idempotency-Replayed', 'true');
    for (const [name, value] of Object.entries(reply.headers)) response.setHeader(name, value);
    response.writeHead(reply.status).end(reply.body);
  } catch (thrown) {
    const error = toAppError(thrown);
    const { status, headers } = refusalOf(thrown, { correlationId, log });
    sendJson(response, {
      status,
      headers,
      body: {
        errors: [{ message: error.message, extensions: { ...extensionsOf(error), status, correlationId } }],
      },
    });
  }
}

/** Aborted when the connection ends before the answer, and when it is sent. */
function endOf(response: Response): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => controller.abort());
  return controller.signal;
}

function plainHeaders({ headers }: Request): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]),
  );
}
