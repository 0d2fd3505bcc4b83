import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { ANONYMOUS, type Identity } from '../../kernel/identity.ts';
import type { Authenticate } from './authenticate.ts';
import { identifyAgain } from './stream-caller.ts';

const ADMIN: Identity = { kind: 'admin', userId: 'a', role: 'VIEWER' };
const HOLDER: Identity = { kind: 'holder', holderId: 'h', dids: [] };
const request = new IncomingMessage(new Socket());
const at = { request, response: new ServerResponse(request) };

test.each<[string, Identity, Identity]>([
  ['whom the token names', ADMIN, ADMIN],
  ['whom the cookie stands for, without a token', ANONYMOUS, HOLDER],
])('a stream is for %s when its sender is proven anew', async (_who, byToken, expected) => {
  const asked: unknown[] = [];
  const authenticate: Authenticate = async (_request, how) => {
    asked.push(how);
    return byToken;
  };
  const parts = { authenticate, identifyHolder: async () => HOLDER };
  expect(await identifyAgain(parts, at, { correlationId: 'c', clientHash: 'x' })).toEqual(expected);
  expect(asked).toEqual([{ acceptsApiKey: false }]);
});
