import express, { type Request, type Response, type Router } from 'express';
import { AppError } from '../kernel/errors.ts';
import type { Logger } from '../kernel/log.ts';
import { arrivalOf } from './edge/app.ts';
import { refusalOf } from './edge/envelope.ts';
import { readFormBody } from './edge/read-form.ts';
import { FORM_POLICY } from './verify/frame.ts';
import { isReader, renderHelp, type SupportView } from './verify/help.ts';
import { helpProblemWords } from './verify/words.ts';

export interface HelpPageDeps {
  /** Lets a request in and counts it under the limit of the route for programs. Errors: OVERLOADED, RATE_LIMITED. */
  readonly arrive: (
    request: Request,
    response: Response,
  ) => Promise<{
    readonly clientHash: string;
    /** Asks the documentation. Errors: VALIDATION_FAILED, OVERLOADED, UPSTREAM_UNAVAILABLE. */
    readonly ask: (input: { question: string; audience?: string }) => Promise<SupportView>;
  }>;
  readonly log: Logger;
}

/** The page where anybody asks the documentation, which the pages of shared links lead to. Questions are in no address and in no log. */
export function createHelpPage(deps: HelpPageDeps): Router {
  const router = express.Router({ strict: true, caseSensitive: true });
  router.all('/help', (_request, response, next) => {
    arrivalOf(response).route = '/help';
    next();
  });
  router.get('/help', ({ query: { audience } }, response) => {
    const asked = typeof audience === 'string' && isReader(audience) ? { audience } : {};
    send(response, renderHelp(asked));
  });
  router.post('/help', (request, response, next) => void answer(request, response).catch(next));
  router.all('/help', ({ method }, response) => {
    response.setHeader('Allow', 'GET, HEAD, POST');
    throw new AppError('METHOD_NOT_ALLOWED', `${method} is not served on this path; use GET or POST.`);
  });
  return router;

  async function answer(request: Request, response: Response): Promise<void> {
    let asked = { question: '', audience: '' };
    try {
      const { clientHash, ask } = await deps.arrive(request, response);
      const { question = '', audience = '' } = (await readFormBody(request, response, clientHash)) ?? {};
      // A text field ends its lines in its own way.
      asked = {
        question: question.replace(/\s+/g, ' ').trim(),
        audience: isReader(audience) ? audience : '',
      };
      const reply = await ask({
        question: asked.question,
        ...(asked.audience === '' ? {} : { audience: asked.audience }),
      });
      send(response, renderHelp({ ...asked, reply }));
    } catch (error) {
      const { correlationId } = arrivalOf(response);
      const { status, headers, body } = refusalOf(error, { correlationId, log: deps.log });
      response.set(headers).status(status);
      const problem = helpProblemWords(body.error, headers['Retry-After']);
      const reference = status >= 500 ? correlationId : undefined;
      send(response, renderHelp({ ...asked, problem, correlationId: reference }));
    }
  }

  function send(response: Response, page: string): void {
    response.set('Content-Security-Policy', FORM_POLICY).type('html').send(page);
  }
}
