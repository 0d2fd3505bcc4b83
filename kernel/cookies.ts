/** What sets a cookie that holds a token, or clears it with a `maxAge` of 0 (RFC 6265 §4.1). */
export function cookieText(cookie: {
  readonly name: string;
  readonly value: string;
  /** Seconds. */
  readonly maxAge: number;
}): string {
  const { name, value, maxAge } = cookie;
  // Browsers take Secure cookies over http from localhost alone; any other host needs https.
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; Secure; SameSite=Lax`;
}

/** The token in a cookie of this name; none when it came twice, since nobody knows which of the two is the browser's own. */
export function cookieToken(header: string | undefined, name: string): string | undefined {
  const values = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  const [value, another] = values;
  return value !== undefined && another === undefined && /^[A-Za-z0-9_-]{43}$/.test(value)
    ? value
    : undefined;
}
