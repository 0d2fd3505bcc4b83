import express, { type Request, type Response, type Router } from 'express';
import { AppError } from '../kernel/errors.ts';
import type { Logger } from '../kernel/log.ts';
import { browserScript } from './browser-files.ts';
import { arrivalOf } from './edge/app.ts';
import { permissionsPolicy } from './edge/arrival.ts';
import { refusalOf } from './edge/envelope.ts';
import { MAX_JSON_BYTES } from './edge/read-body.ts';
import { readFormBody } from './edge/read-form.ts';
import { readUpload } from './edge/read-upload.ts';
import { renderCheckForm } from './verify/check-form.ts';
import { isRecord } from './verify/claims.ts';
import { READING_POLICY } from './verify/frame.ts';
import { type Pasted, readPasted, unreadable } from './verify/pasted.ts';
import { textOfFile } from './verify/pasted-file.ts';
import { renderPastedCredential, renderPastedPresentation } from './verify/render.ts';
import type { PastedItem, VerifiedView } from './verify/view.ts';
import { checkProblemWords } from './verify/words.ts';

export interface CheckPageDeps {
  /** Lets a request in and counts it under the limit of verifications. Errors: OVERLOADED, RATE_LIMITED. */
  readonly arrive: (
    request: Request,
    response: Response,
  ) => Promise<{
    /** Names the client, for the bounds of what one may send at once. */
    readonly clientHash: string;
    /** Verifies them in this order; each counts. Errors: RATE_LIMITED, OVERLOADED, UPSTREAM_UNAVAILABLE. */
    readonly verify: (credentials: readonly object[]) => Promise<readonly VerifiedView[]>;
  }>;
  readonly publicUrl: string;
  readonly log: Logger;
}

// One script of ours, which reads pictures that the person has chosen; what is sent is sent by forms to this origin.
const FORM_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/**
 * The page where anybody checks a credential that they have: pasted, as a file, as a link of this platform or as a code that holds
 * one of them. What was sent is verified and shown, and nothing of it is kept or logged.
 */
export function createCheckPage(deps: CheckPageDeps): Router {
  const router = express.Router({ strict: true, caseSensitive: true });
  const publicHost = new URL(deps.publicUrl).host;
  router.get('/verify.js', browserScript('verify/check.ts'));
  router.all('/verify', (_request, response, next) => {
    arrivalOf(response).route = '/verify';
    next();
  });
  router.get('/verify', (_request, response) => send(response, renderCheckForm()));
  router.post('/verify', (request, response, next) => void answer(request, response).catch(next));
  router.all('/verify', ({ method }, response) => {
    response.setHeader('Allow', 'GET, HEAD, POST');
    throw new AppError('METHOD_NOT_ALLOWED', `${method} is not served on this path; use GET or POST.`);
  });
  return router;

  /** A form of the page: the text of one field, or one file. */
  async function answer(request: Request, response: Response): Promise<void> {
    let text: string | undefined;
    try {
      const { clientHash, verify } = await deps.arrive(request, response);
      const sent = await sentIn(request, response, clientHash);
      if ('problem' in sent) return refuse(response, sent);
      // A file is not sent back into the field.
      if (!sent.isFile) text = sent.text;
      const read = readPasted(sent.text, hostsOf(request));
      if (read.kind === 'PROBLEM') return refuse(response, { problem: read.words, text });
      if (read.kind === 'LINK') return response.redirect(303, read.path);
      show(response, read, await verify(read.credentials.filter(isVerifiable)));
    } catch (error) {
      const { correlationId } = arrivalOf(response);
      const { status, headers, body } = refusalOf(error, { correlationId, log: deps.log });
      response.set(headers);
      refuse(response, {
        status,
        problem: checkProblemWords(body.error, headers['Retry-After']),
        text,
        correlationId: status >= 500 ? correlationId : undefined,
      });
    }
  }

  function show(
    response: Response,
    { credentials, isPresentation }: Extract<Pasted, { kind: 'CREDENTIALS' }>,
    views: readonly VerifiedView[],
  ): void {
    const left = [...views];
    const items = credentials.map((credential): PastedItem => {
      const view = isVerifiable(credential) ? left.shift() : undefined;
      return view ? { view, credential } : { unreadable: unreadable(credential) ?? '' };
    });
    const [first] = items;
    const page =
      first && !isPresentation && 'view' in first
        ? renderPastedCredential(first.view, first.credential, deps)
        : renderPastedPresentation(items, deps);
    response.set('Content-Security-Policy', READING_POLICY).type('html').send(page);
  }

  function refuse(
    response: Response,
    { status = 400, problem, ...more }: { status?: number } & Parameters<typeof renderCheckForm>[0],
  ): void {
    response.status(status);
    send(response, renderCheckForm({ problem, ...more }));
  }

  function send(response: Response, page: string): void {
    response
      .set('Content-Security-Policy', FORM_POLICY)
      .set('Permissions-Policy', permissionsPolicy({ camera: true }))
      .type('html')
      .send(page);
  }

  function hostsOf(request: Request): string[] {
    return [publicHost, request.headers.host ?? publicHost];
  }
}

/** The text of the one field that the page sends, or of the one file. Errors: as of `readFormBody` and `readUpload`. */
async function sentIn(request: Request, response: Response, caller: string) {
  if (request.is('multipart/form-data')) {
    const { content } = await readUpload(request, response, caller);
    if (!Buffer.isBuffer(content) || content.length > MAX_JSON_BYTES)
      throw new AppError('PAYLOAD_TOO_LARGE', 'Choose a file of at most 1 MB.');
    const read = textOfFile(content);
    return 'problem' in read ? read : { ...read, isFile: true };
  }
  const { text = '' } = (await readFormBody(request, response, caller)) ?? {};
  return { text, isFile: false };
}

/** A JSON object that is no envelope of something else. */
function isVerifiable(member: unknown): member is Readonly<Record<string, unknown>> {
  return isRecord(member) && unreadable(member) === undefined;
}
