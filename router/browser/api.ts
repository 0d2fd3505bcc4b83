import type { Operations } from './generated/operations.ts';

/** A refusal of the API, or no answer at all; the message is for people. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** The HTTP status; undefined when nothing was answered. */
  readonly status: number | undefined;
  readonly code: string | undefined;

  constructor(message: unknown, { status, code }: { status?: number; code?: unknown } = {}) {
    super(typeof message === 'string' && message ? message : 'That did not work. Try again in a moment.');
    this.status = status;
    this.code = typeof code === 'string' ? code : undefined;
  }
}

/**
 * Asks the REST API of this origin for one of its operations and returns the JSON of the answer. `once` makes a repeated creation
 * count once; `bearer` asks as whoever has that token. Throws a Refusal.
 */
export async function ask<Name extends keyof Operations>(
  operation: Name,
  {
    once = false,
    bearer,
    ...sends
  }: Omit<Operations[Name], 'reply'> & { readonly once?: boolean; readonly bearer?: string },
): Promise<Operations[Name]['reply']> {
  const { params = {}, body }: { params?: Readonly<Record<string, string>>; body?: unknown } = sends;
  const [method = '', template = ''] = operation.split(' ');
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const { reply, answer } = await send(method, path, body, { once, bearer });
  if (!reply.ok) {
    const { message, error } = fieldsOf(answer);
    throw new Refusal(message, { status: reply.status, code: error });
  }
  // The document says what a success looks like.
  return answer as Operations[Name]['reply'];
}

/** Runs a GraphQL document as the signed-in person and returns its data. Throws a Refusal. */
export async function run(query: string, variables?: object): Promise<Readonly<Record<string, unknown>>> {
  const { reply, answer } = await send('POST', '/graphql', { query, variables });
  const { data, errors, error, message } = fieldsOf(answer);
  const first = Array.isArray(errors) && errors.length > 0 ? fieldsOf(errors[0]) : undefined;
  if (reply.ok && !first && data) return fieldsOf(data);
  const { code = error, status = reply.status } = fieldsOf(first?.['extensions']);
  throw new Refusal(first?.['message'] ?? message, {
    code,
    ...(typeof status === 'number' ? { status } : {}),
  });
}

async function send(
  method: string,
  path: string,
  body?: unknown,
  { once = false, bearer }: { readonly once?: boolean; readonly bearer?: string | undefined } = {},
) {
  const reply = await fetch(path, {
    method,
    headers: {
      Accept: 'application/json',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(once ? { 'Idempotency-Key': randomKey() } : {}),
      ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }),
    },
    credentials: 'same-origin',
    cache: 'no-store',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Refusal('The platform does not answer. Check your connection and try again.');
  });
  const answer: unknown = await reply.json().catch(() => undefined);
  return { reply, answer };
}

/** The fields of a JSON object; none of anything else. */
function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function randomKey(): string {
  // `crypto.randomUUID` exists on secure origins only.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
