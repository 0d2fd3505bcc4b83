/** A registration as it was sent: a key that nobody asked for is ignored whatever it is, before anything looks at its type. */
export function withoutIdleKey(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { public_key: key, ...rest } = body;
  return key === undefined || body['byok'] !== true ? rest : { ...rest, public_key: key };
}
