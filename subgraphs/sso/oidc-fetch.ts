import type * as client from 'openid-client';
import type { ExchangingOutbound } from '../../kernel/outbound/outbound.ts';
import { siteFault } from './sso-fault.ts';

const MAX_BYTES = 1024 * 1024;

/** Fetch over the guarded way out; `siteError` is why a site could not be read, in our words. */
export function fetching(outbound: ExchangingOutbound) {
  let failure: Error | undefined;
  const fetch: client.CustomFetch = async (url, { method, headers, body }) => {
    try {
      const reply = await outbound.exchange(
        {
          method: method === 'POST' ? 'POST' : 'GET',
          url,
          headers: Object.fromEntries(
            Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
          ),
          ...(body === null || body === undefined ? {} : { body: String(body) }),
        },
        { maxBytes: MAX_BYTES },
      );
      const { status, mediaType, body: bytes } = reply;
      return new Response(new Uint8Array(bytes), { status, headers: { 'content-type': mediaType } });
    } catch (error) {
      failure = siteFault(error);
      throw failure;
    }
  };
  return { fetch, siteError: () => failure };
}
