import { readFileSync } from 'node:fs';
import { request } from 'node:https';

/** Where a browser ends that is sent to an identity provider: at an address of ours, or with a form that it would post there. */
export type Landing =
  | { readonly kind: 'redirect'; readonly url: URL; readonly parameters: Readonly<Record<string, string>> }
  | { readonly kind: 'form'; readonly action: string; readonly fields: Readonly<Record<string, string>> };

const MOST_HOPS = 12;

/**
 * Opens an address at an identity provider as a browser does, with its cookies, until the provider sends it to another site. Error: a
 * plain Error for a page that is no end.
 */
export async function browse(
  address: string,
  { caFile }: { readonly caFile: string },
  cookies = new Map<string, string>(),
): Promise<Landing> {
  const ca = readFileSync(caFile);
  const { origin } = new URL(address);
  let url = new URL(address);
  for (let hop = 0; hop < MOST_HOPS; hop += 1) {
    if (url.origin !== origin) {
      return { kind: 'redirect', url, parameters: Object.fromEntries(url.searchParams) };
    }
    const { status, location, body } = await get(url, ca, cookies);
    if (location !== undefined) {
      url = new URL(location, url);
      continue;
    }
    const form = formOf(body);
    if (form) return form;
    throw new Error(`The identity provider answers ${status}: ${body.slice(0, 500)}`);
  }
  throw new Error('The identity provider sends a browser in circles.');
}

function get(url: URL, ca: Buffer, cookies: Map<string, string>) {
  return new Promise<{ status: number; location: string | undefined; body: string }>((done, fail) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    request(url, { ca, agent: false, headers: cookie === '' ? {} : { cookie } }, (response) => {
      for (const set of response.headers['set-cookie'] ?? []) {
        const [pair = ''] = set.split(';');
        const at = pair.indexOf('=');
        if (pair.length === at + 1) cookies.delete(pair.slice(0, at));
        else cookies.set(pair.slice(0, at), pair.slice(at + 1));
      }
      let body = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        body += chunk;
      });
      response.on('error', fail).on('end', () => {
        done({ status: response.statusCode ?? 0, location: response.headers.location, body });
      });
    })
      .on('error', fail)
      .end();
  });
}

function formOf(html: string): Landing | undefined {
  const action = /<form[^>]*\saction="([^"]*)"/i.exec(html)?.[1];
  if (action === undefined) return undefined;
  const fields = [...html.matchAll(/<input[^>]*\sname="([^"]*)"[^>]*\svalue="([^"]*)"/gi)].map(
    ([, name = '', value = '']) => [name, unescaped(value)] as const,
  );
  return { kind: 'form', action: unescaped(action), fields: Object.fromEntries(fields) };
}

function unescaped(text: string): string {
  return text
    .replace(/&#x([0-9a-f]+);/gi, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}
