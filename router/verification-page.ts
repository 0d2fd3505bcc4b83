import { readFileSync } from 'node:fs';
import express, { type Request, type Response, type Router } from 'express';
import QRCode from 'qrcode';
import { AppError } from '../kernel/errors.ts';
import type { Logger } from '../kernel/log.ts';
import { arrivalOf } from './edge/app.ts';
import { refusalOf } from './edge/envelope.ts';
import { PALETTE_STYLE } from './palette.ts';
import { READING_POLICY } from './verify/frame.ts';
import { renderLinkProblem, renderSharedCredential, renderSharedProof } from './verify/render.ts';
import type { PagePlace, SharedCredentialView, SharedProofView } from './verify/view.ts';

export { renderLinkProblem, renderSharedCredential, renderSharedProof } from './verify/render.ts';
export type { PagePlace, ProofItemView, SharedCredentialView, SharedProofView } from './verify/view.ts';

/** What a shared link leads to. */
export type SharedKind = 'credential' | 'proof';

export interface VerificationPageDeps {
  /**
   * What stands behind a token; opening counts as an access, unless the request is a glance. Errors: LINK_EXPIRED, LINK_REVOKED,
   * LINK_LIMIT_REACHED, NOT_FOUND, RATE_LIMITED, UPSTREAM_UNAVAILABLE.
   */
  readonly open: (
    kind: SharedKind,
    token: string,
    request: Request,
    response: Response,
  ) => Promise<{ readonly view: SharedCredentialView | SharedProofView }>;
  /** Answers a program the way the API does, refusals included. */
  readonly json: (kind: SharedKind, token: string, request: Request, response: Response) => Promise<void>;
  readonly publicUrl: string;
  readonly log: Logger;
}

/** The style of the verification pages. */
const VERIFICATION_STYLE = `${PALETTE_STYLE}${readFileSync(new URL('./verify/verify.css', import.meta.url), 'utf8')}`;

/**
 * Where shared links lead: `/verify/{token}` and `/verify/proofs/{token}`. Browsers get a page that works without JavaScript,
 * programs the same answer as JSON.
 */
export function createVerificationPage(deps: VerificationPageDeps): Router {
  const router = express.Router({ strict: true, caseSensitive: true });
  router.get('/verify.css', (_request, response) => {
    response.set('Cache-Control', 'public, max-age=600').type('css').send(VERIFICATION_STYLE);
  });
  serve('/verify/proofs/:token', 'proof');
  serve('/verify/:token', 'credential');
  return router;

  function serve(path: string, kind: SharedKind): void {
    router.all(path, (_request, response, next) => {
      arrivalOf(response).route = path.replace(':token', '{token}');
      next();
    });
    router.get(path, (request, response, next) => void answer(kind, request, response).catch(next));
    router.all(path, ({ method }, response) => {
      response.setHeader('Allow', 'GET, HEAD');
      throw new AppError('METHOD_NOT_ALLOWED', `${method} is not served on this path; use GET or HEAD.`);
    });
  }

  async function answer(kind: SharedKind, request: Request, response: Response): Promise<void> {
    const token = String(request.params['token']);
    response.set({ Vary: 'Accept', 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
    response.set('X-Robots-Tag', 'noindex, nofollow, noarchive');
    // JSON first: programs that take anything are programs.
    if (request.accepts(['application/json', 'text/html']) !== 'text/html')
      return deps.json(kind, token, request, response);
    response.set('Content-Security-Policy', READING_POLICY).type('html');
    try {
      const { view } = await deps.open(kind, token, request, response);
      const place = await placeOf(kind, token);
      response.send('items' in view ? renderSharedProof(view, place) : renderSharedCredential(view, place));
    } catch (error) {
      refuse(error, response);
    }
  }

  function refuse(thrown: unknown, response: Response): void {
    const { correlationId } = arrivalOf(response);
    const { status, headers, body } = refusalOf(thrown, { correlationId, log: deps.log });
    // A token of a wrong shape is to people what an unknown one is.
    const isNothing = body.error === 'VALIDATION_FAILED';
    response.set(headers).status(isNothing ? 404 : status);
    response.send(renderLinkProblem(isNothing ? 'NOT_FOUND' : body.error, correlationId));
  }

  async function placeOf(kind: SharedKind, token: string): Promise<PagePlace> {
    const path = kind === 'proof' ? '/verify/proofs/' : '/verify/';
    const url = `${deps.publicUrl}${path}${encodeURIComponent(token)}`;
    return { publicUrl: deps.publicUrl, url, qrSvg: await QRCode.toString(url, { type: 'svg', margin: 4 }) };
  }
}
