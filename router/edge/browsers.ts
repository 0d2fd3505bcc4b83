import type { Request, Response } from 'express';
import type { EdgeReply } from '../../rest-bridge/types.ts';

/** Whether a browser asks for something to show, not a program; those that take anything are programs. */
export function isBrowser(request: Request, response: Response): boolean {
  response.vary('Accept');
  return request.accepts(['application/json', 'text/html']) === 'text/html';
}

/** Sends a browser to another address, where it goes by GET whatever it did here (RFC 9110 §15.4.4). */
export function sentOn(location: string): EdgeReply {
  return { status: 303, headers: { Location: location }, body: undefined };
}
