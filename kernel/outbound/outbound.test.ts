import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import {
  createServer as createHttpServer,
  type Server as HttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ConnectionOptions, connect, type TLSSocket } from 'node:tls';
import { gzipSync } from 'node:zlib';
import { isPublicAddress } from './addresses.ts';
import { createOutbound, OUTBOUND_MAX_BYTES, type Outbound } from './outbound.ts';
import { type HttpsSite, openHttpsSite } from './testing/https-site.ts';

const PUBLIC = '93.184.215.14';

let site: HttpsSite;
let canary: Server;
let canaryHits = 0;
beforeAll(async () => {
  site = await openHttpsSite();
  canary = createServer((socket) => {
    canaryHits += 1;
    socket.destroy();
  });
  await new Promise<void>((listening) => canary.listen(0, '127.0.0.1', listening));
});
beforeEach(() => {
  canaryHits = 0;
});
afterAll(async () => {
  await site.close();
  await new Promise((closed) => canary.close(closed));
});

/** What a call was refused with. */
async function refusal(outbound: Outbound, url: string): Promise<{ code: string; message: string }> {
  const error = await outbound.getJson(url).then(
    () => ({ code: 'NONE', message: '' }),
    (reason) => reason,
  );
  return { code: error.code, message: error.message };
}

/** An outbound client whose every connection is noted; `127.0.0.1` is the only address that there is. */
function watched(resolve: (host: string) => Promise<readonly string[]>, options: object = {}) {
  const dialled: string[] = [];
  const dial = (given: ConnectionOptions): TLSSocket => {
    let address = '';
    given.lookup?.(given.host ?? '', { all: false }, (_error, found) => {
      address = String(found);
    });
    dialled.push(address);
    if (address !== '127.0.0.1')
      throw Object.assign(new Error(`connect ${address}`), { code: 'ENETUNREACH' });
    return connect({ ...given, port: (canary.address() as AddressInfo).port });
  };
  return { dialled, outbound: createOutbound({ resolve, dial, ...options }) };
}

describe('addresses', () => {
  test.each([
    ...['0.0.0.0', '0.1.2.3', '10.0.0.1', '10.255.255.255', '100.64.0.1', '100.127.255.255', '127.0.0.1'],
    ...['127.255.255.254', '168.63.129.16', '169.254.169.254', '172.16.0.1', '172.31.255.255', '192.0.0.8'],
    ...['192.0.2.1', '192.88.99.1', '192.168.1.1', '198.18.0.1', '198.19.255.255', '198.51.100.1'],
    ...['203.0.113.9', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255'],
    ...[
      '::',
      '::1',
      '::127.0.0.1',
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8',
      '::ffff:a9fe:a9fe',
      '64:ff9b::7f00:1',
    ],
    ...[
      '64:ff9b::808:808',
      '64:ff9b:1::1',
      '100::1',
      '2001::1',
      '2001:0:7f00:1::',
      '2001:2::1',
      '2001:10::1',
    ],
    ...['2001:db8::1', '2002:7f00:1::', '2002:808:808::', '3fff::1', '5f00::1', 'fc00::1', 'fd00:ec2::254'],
    ...['fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1', '4000::1', '', 'localhost', '127.1', '1.2.3.4.5'],
  ])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

  test.each([
    ...['1.1.1.1', '8.8.8.8', PUBLIC, '100.63.255.255', '100.128.0.1', '126.255.255.255', '128.0.0.1'],
    ...['172.15.0.1', '172.32.0.1', '192.0.1.1', '198.17.255.255', '198.20.0.1', '223.255.255.255'],
    ...['2606:4700::1111', '2001:4860:4860::8888', '2001:200::1', '2a00:1450::1', '3ffe::1'],
  ])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));
});

describe('what is never asked', () => {
  const NAMES: Readonly<Record<string, string>> = {
    localhost: '127.0.0.1',
    'localhost.': '127.0.0.1',
    '127.0.0.1.nip.io': '127.0.0.1',
    'metadata.example': '169.254.169.254',
    'six.example': '::1',
    'mapped.example': '::ffff:127.0.0.1',
    'nat64.example': '64:ff9b::7f00:1',
    'sixtofour.example': '2002:7f00:1::',
    'carrier.example': '100.64.1.1',
    'inside.example': '10.1.2.3',
  };

  test.each([
    ...[
      '',
      'example.edu',
      '/did.json',
      'javascript:1',
      'file:///etc/passwd',
      'ftp://example.edu/',
      'data:,{}',
    ],
    ...['http://example.edu/', 'HTTP://example.edu/', 'gopher://example.edu/', 'https://', 'https:///'],
    ...['https://user@example.edu/', 'https://user:secret@example.edu/', 'https://:secret@example.edu/'],
    ...[
      'https://example.edu:22/',
      'https://example.edu:8443/',
      'https://example.edu:80/',
      'https://example.edu:0/',
    ],
    ...[
      'https://127.0.0.1/',
      'https://127.1/',
      'https://0x7f.1/',
      'https://2130706433/',
      'https://0177.0.0.1/',
    ],
    ...['https://0/', 'https://①②⑦.0.0.1/', 'https://0x7f000001/', 'https://[::1]/', 'https://[::]/'],
    ...['https://[::ffff:127.0.0.1]/', 'https://[::ffff:7f00:1]/', 'https://[64:ff9b::7f00:1]/'],
    ...[
      'https://[2002:7f00:1::]/',
      'https://[fe80::1]/',
      'https://[fd00:ec2::254]/',
      'https://169.254.169.254/',
    ],
    ...[
      'https://100.64.0.1/',
      'https://192.168.0.1/',
      'https://168.63.129.16/',
      `https://${'a'.repeat(2100)}/`,
    ],
    ...Object.keys(NAMES).map((name) => `https://${name}/.well-known/did.json`),
  ])('%s', async (url) => {
    const { outbound, dialled } = watched(async (host) => [NAMES[host] ?? PUBLIC]);
    const { code, message } = await refusal(outbound, url);
    expect(code).toBe('SSRF_BLOCKED');
    expect(message).not.toMatch(/\d+\.\d+\.\d+|::|secret/);
    expect(dialled).toEqual([]);
  });

  test('a name with one forbidden address among public ones', async () => {
    const { outbound, dialled } = watched(async () => [PUBLIC, '127.0.0.1', '2606:4700::1111']);
    expect((await refusal(outbound, 'https://example.edu/')).code).toBe('SSRF_BLOCKED');
    expect(dialled).toEqual([]);
  });

  test('a name that is public when it is checked and 127.0.0.1 when it is asked again', async () => {
    const answers = [PUBLIC, '127.0.0.1', '127.0.0.1'];
    let asked = 0;
    const { outbound, dialled } = watched(async () => [answers[asked++] ?? '127.0.0.1']);
    expect((await refusal(outbound, 'https://rebinding.example/')).code).toBe('UPSTREAM_UNAVAILABLE');
    expect({ asked, dialled }).toEqual({ asked: 1, dialled: [PUBLIC] });
    expect((await refusal(outbound, 'https://rebinding.example/')).code).toBe('SSRF_BLOCKED');
    expect({ asked, dialled, canaryHits }).toEqual({ asked: 2, dialled: [PUBLIC], canaryHits: 0 });
  });

  test('the canary hears what is let through', async () => {
    const { outbound } = watched(async () => ['127.0.0.1'], { trustedHosts: ['inside.example:443'] });
    expect((await refusal(outbound, 'https://inside.example/')).code).toBe('UPSTREAM_UNAVAILABLE');
    expect(canaryHits).toBe(1);
  });

  test.each([
    [301, () => `https://localhost:${(canary.address() as AddressInfo).port}/`],
    [302, () => 'http://169.254.169.254/'],
    [303, () => '/elsewhere'],
    [307, () => '//127.0.0.1/'],
    [308, () => `https://${site.host}/plain`],
  ])('where a %i points to', async (status, place) => {
    site.serve(
      '/moved',
      (_request, response) => void response.writeHead(status, { location: place() }).end(),
    );
    site.hits.length = 0;
    const { code, message } = await refusal(theSite(), `https://${site.host}/moved`);
    expect({ code, message }).toEqual({
      code: 'UPSTREAM_UNAVAILABLE',
      message: expect.stringMatching(/redirects/),
    });
    expect({ hits: site.hits, canaryHits }).toEqual({ hits: ['/moved'], canaryHits: 0 });
  });
});

const theSite = (options: object = {}) =>
  createOutbound({ trustedHosts: [site.host], caFile: site.caFile, ...options });

describe('a trusted site', () => {
  test('is read once, from its own path, without an encoding', async () => {
    let head: IncomingMessage | undefined;
    site.serve('/a/did.json?x=1', (request, response) => {
      head = request;
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end('{"id":"x"}');
    });
    let asked = 0;
    const resolve = async () => {
      asked += 1;
      return ['127.0.0.1'];
    };
    expect(await theSite({ resolve }).getJson(`https://${site.host}/a/did.json?x=1#part`)).toEqual({
      id: 'x',
    });
    expect(asked).toBe(1);
    expect(head?.headers).toMatchObject({ host: site.host, 'accept-encoding': 'identity' });
    expect(Object.keys(head?.headers ?? {}).sort()).toEqual(
      ['accept', 'accept-encoding', 'connection', 'host', 'user-agent'].sort(),
    );
  });

  test('by the resolver of the system, too', async () => {
    site.serve('/plain', { id: 'y' });
    expect(await theSite().getJson(`https://${site.host}/plain`)).toEqual({ id: 'y' });
  });

  test.each([
    ['another port of it', () => `https://localhost:${site.port + 1}/`],
    ['another name of its address', () => `https://127.0.0.1:${site.port}/`],
    ['plain HTTP', () => `http://${site.host}/`],
    ['a user name', () => `https://root@${site.host}/`],
  ])('is not %s', async (_name, url) => {
    expect((await refusal(theSite(), url())).code).toBe('SSRF_BLOCKED');
  });

  const JSON_HEAD = { 'content-type': 'application/json' };
  const send =
    (head: object, body: string | Buffer) => (_request: IncomingMessage, response: ServerResponse) =>
      void response.writeHead(200, { ...head }).end(body);
  test.each([
    ['HTML', send({ 'content-type': 'text/html' }, '{}'), /media type/],
    ['no media type', send({}, '{}'), /media type/],
    ['another charset', send({ 'content-type': 'application/json; charset=utf-16' }, '{}'), /media type/],
    ['JSONP', send({ 'content-type': 'application/javascript+json2' }, '{}'), /media type/],
    ['nothing', send(JSON_HEAD, ''), /JSON is refused/],
    ['broken JSON', send(JSON_HEAD, '{"id":'), /JSON is refused/],
    ['two documents', send(JSON_HEAD, '{}{}'), /JSON is refused/],
    ['duplicate names', send(JSON_HEAD, '{"id":"a","id":"b"}'), /duplicate name/],
    ['__proto__', send(JSON_HEAD, '{"__proto__":{}}'), /forbidden name/],
    ['invalid UTF-8', send(JSON_HEAD, Buffer.from([0x22, 0xff, 0x22])), /invalid utf8/],
    ['deep nesting', send(JSON_HEAD, '['.repeat(100) + ']'.repeat(100)), /too deep/],
    ['too much, said so', send(JSON_HEAD, `"${'x'.repeat(OUTBOUND_MAX_BYTES)}"`), /over 64 KB/],
    [
      'a packed bomb',
      send({ ...JSON_HEAD, 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(1e7))),
      /packed/,
    ],
    ['a packed answer under another name', send({ ...JSON_HEAD, 'content-encoding': 'x' }, '{}'), /packed/],
    [
      'status 404',
      (_: unknown, response: ServerResponse) => void response.writeHead(404).end(),
      /status 404/,
    ],
    [
      'status 500',
      (_: unknown, response: ServerResponse) => void response.writeHead(500).end(),
      /status 500/,
    ],
    [
      'status 204',
      (_: unknown, response: ServerResponse) => void response.writeHead(204).end(),
      /status 204/,
    ],
    [
      'half of what it promised',
      (_: unknown, response: ServerResponse) => {
        response.writeHead(200, { ...JSON_HEAD, 'content-length': '100' }).write('{"id":');
        response.socket?.end();
      },
      /cannot be reached/,
    ],
    ['a lost connection', (request: IncomingMessage) => void request.socket.destroy(), /cannot be reached/],
  ])('is refused when it sends %s', async (_name, answer, why) => {
    site.serve('/bad', answer);
    const { code, message } = await refusal(theSite(), `https://${site.host}/bad`);
    expect({ code, message }).toEqual({ code: 'UPSTREAM_UNAVAILABLE', message: expect.stringMatching(why) });
    expect(message).not.toContain('127.0.0.1');
  });

  test('is cut off when it never stops sending', async () => {
    let isOver = false;
    site.serve('/endless', (_request, response) => {
      response.writeHead(200, JSON_HEAD).on('close', () => {
        isOver = true;
      });
      const more = () => {
        if (!isOver) response.write('x'.repeat(16_384), () => setImmediate(more));
      };
      more();
    });
    const { message } = await refusal(theSite(), `https://${site.host}/endless`);
    expect(message).toMatch(/over 64 KB/);
  });

  test('exactly 64 KB are not too much', async () => {
    const text = 'x'.repeat(OUTBOUND_MAX_BYTES - 2);
    site.serve('/full', `"${text}"`);
    expect(await theSite().getJson(`https://${site.host}/full`)).toBe(text);
  });

  const drip = (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, JSON_HEAD);
    const timer = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(timer));
  };
  test.each([
    ['never answers', () => undefined, {}],
    [
      'stops after the head',
      (_: unknown, response: ServerResponse) => void response.writeHead(200, JSON_HEAD).flushHeaders(),
      {},
    ],
    ['drips byte after byte', drip, {}],
    ['has a name that nobody resolves', {}, { resolve: () => new Promise<never>(() => undefined) }],
  ])('that %s is given up in time', async (_name, answer, options) => {
    site.serve('/slow', answer);
    const outbound = theSite({ deadlineMs: 150, ...options });
    expect((await refusal(outbound, `https://${site.host}/slow`)).code).toBe('UPSTREAM_TIMEOUT');
  });
});

describe('certificates', () => {
  test('of an unknown authority are refused', async () => {
    const outbound = createOutbound({ trustedHosts: [site.host] });
    const { code, message } = await refusal(outbound, `https://${site.host}/plain`);
    expect({ code, message }).toMatchObject({
      code: 'UPSTREAM_UNAVAILABLE',
      message: /certificate/ as never,
    });
  });

  test('of another name are refused', async () => {
    const outbound = theSite({
      trustedHosts: [`other.example:${site.port}`],
      resolve: async () => ['127.0.0.1'],
    });
    expect((await refusal(outbound, `https://other.example:${site.port}/plain`)).message).toMatch(
      /certificate/,
    );
  });

  test('of the extra authorities count for trusted hosts alone', async () => {
    site.serve('/plain', { id: 'y' });
    const dial = (given: ConnectionOptions) => {
      const { lookup: _pinned, ...rest } = given;
      return connect({ ...rest, host: '127.0.0.1', port: site.port });
    };
    const resolve = async () => [PUBLIC];
    const url = 'https://did.example.edu/plain';
    const trusting = theSite({ trustedHosts: ['did.example.edu:443'], resolve, dial });
    expect(await trusting.getJson(url)).toEqual({ id: 'y' });
    expect((await refusal(theSite({ trustedHosts: [], resolve, dial }), url)).message).toMatch(/certificate/);
  });

  test('in a file that is missing or holds none stop the start', () => {
    const folder = mkdtempSync(join(tmpdir(), 'testamur-ca-'));
    const file = join(folder, 'ca.pem');
    expect(() => createOutbound({ caFile: file })).toThrow(/OUTBOUND_CA_FILE/);
    writeFileSync(file, 'not a certificate');
    expect(() => createOutbound({ caFile: file })).toThrow(/OUTBOUND_CA_FILE/);
    rmSync(folder, { recursive: true });
  });
});

test.each([
  [
    'a name that does not exist',
    async () => Promise.reject(Object.assign(new Error('x'), { code: 'ENOTFOUND' })),
  ],
  ['a name without addresses', async () => []],
])('%s cannot be reached', async (_name, resolve) => {
  const { outbound } = watched(resolve);
  const { code, message } = await refusal(outbound, 'https://nowhere.example/');
  expect({ code, message }).toEqual({
    code: 'UPSTREAM_UNAVAILABLE',
    message: 'nowhere.example cannot be read: it cannot be reached. Try again when it is mended.',
  });
});

describe('a service that a setting names', () => {
  let service: HttpServer;
  let url: string;
  const heard: {
    readonly method: string | undefined;
    readonly token: string | undefined;
    readonly body: string;
  }[] = [];
  beforeAll(async () => {
    service = createHttpServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        heard.push({ method: request.method, token: request.headers.authorization, body });
        const status = Number(request.url?.slice(1)) || 200;
        response
          .writeHead(status, { 'content-type': 'application/json', 'retry-after': '7' })
          .end('{"ok":1}');
      });
    });
    await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
    url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((closed) => service.close(closed)));

  test('may be private and without TLS, and is sent documents', async () => {
    const outbound = createOutbound({ service: `${url}/v1` });
    expect(await outbound.postJson(`${url}/x`, { é: 1 }, { token: 't' })).toEqual({ ok: 1 });
    expect(await outbound.getJson(`${url}/y`)).toEqual({ ok: 1 });
    expect(heard).toEqual([
      { method: 'POST', token: 'Bearer t', body: '{"é":1}' },
      { method: 'GET', token: undefined, body: '' },
    ]);
  });

  test('tells how it refuses, and when to come again', async () => {
    const error = await createOutbound({ service: url })
      .postJson(`${url}/429`, {})
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', cause: { status: 429, retryAfterMs: 7000 } });
  });

  test('opens no other place', async () => {
    const outbound = createOutbound({ service: url });
    const { port } = new URL(url);
    for (const other of [
      `http://127.0.0.1:${Number(port) + 1}/`,
      `http://localhost:${port}/`,
      `https://127.0.0.1:${port}/`,
    ])
      await expect(outbound.postJson(other, {})).rejects.toMatchObject({ code: 'SSRF_BLOCKED' });
    await expect(createOutbound().getJson(url)).rejects.toMatchObject({ code: 'SSRF_BLOCKED' });
  });

  test('is waited for as long as the caller says, and read no further', async () => {
    const outbound = createOutbound({ service: url });
    const signal = AbortSignal.abort();
    await expect(outbound.getJson(url, { signal })).rejects.toMatchObject({ code: 'UPSTREAM_TIMEOUT' });
    await expect(outbound.getJson(url, { maxBytes: 3 })).rejects.toMatchObject({
      code: 'UPSTREAM_UNAVAILABLE',
    });
  });
});
