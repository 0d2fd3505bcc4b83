import { type AddressInfo, createServer } from 'node:net';
import { createMailServer, type Letter, type MailServer, refusalOf } from './mail.ts';
import { openSmtpServer } from './testing/smtp-server.ts';

const LETTER = {
  to: 'registrar@example.edu',
  subject: 'Your sign-in link',
  paragraphs: ['Somebody asked for <b>this</b> & that.'],
  action: { label: 'Sign in', url: 'https://testamur.example/issuer/sign-in#token=abc&x="1"' },
  because: 'somebody asked for a link',
  code: { label: 'Token', value: 'abc' },
} satisfies Letter;
const DELIVERY = {
  id: '6b4a2a1e-0000-4000-8000-000000000001',
  date: new Date('2026-03-01T10:00:00Z'),
  signal: new AbortController().signal,
};

describe('the mail server of the settings', () => {
  let smtp: Awaited<ReturnType<typeof openSmtpServer>>;
  let refusal: number | undefined;
  beforeAll(async () => {
    smtp = await openSmtpServer(() => refusal);
  });
  afterAll(() => smtp.close());
  beforeEach(() => {
    refusal = undefined;
    smtp.received.length = 0;
  });
  const serverAt = (given: { smtpUrl?: string; replyTo?: string; from?: string } = {}): MailServer =>
    createMailServer({
      smtpUrl: smtp.url,
      from: 'Testamur <no-reply@testamur.example>',
      replyTo: undefined,
      publicUrl: 'https://testamur.example',
      ...given,
    });
  const failure = (sent: Promise<void>) => sent.then(() => undefined, refusalOf);

  test('is sent text and HTML, with everything in the HTML escaped', async () => {
    await serverAt().send(LETTER, DELIVERY);

    const [email] = smtp.received;
    expect(email?.to).toEqual([{ name: '', address: 'registrar@example.edu' }]);
    expect(email?.from).toEqual({ name: 'Testamur', address: 'no-reply@testamur.example' });
    expect(email?.subject).toBe('Your sign-in link');
    expect(email?.text).toContain('Somebody asked for <b>this</b> & that.');
    expect(email?.text).toContain('Sign in: https://testamur.example/issuer/sign-in#token=abc&x="1"');
    expect(email?.text).toContain('Token: abc');
    expect(email?.html).toContain('Somebody asked for &#60;b&#62;this&#60;/b&#62; &#38; that.');
    expect(email?.html).toContain(
      'href="https://testamur.example/issuer/sign-in#token=abc&#38;x=&#34;1&#34;"',
    );
    expect(email?.text).toContain('Sent by Testamur, https://testamur.example');
    expect(email?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });

  test('gets the same Message-ID and date with every attempt at a letter', async () => {
    await serverAt().send(LETTER, DELIVERY);
    await serverAt({ from: 'no-reply@testamur.example' }).send(LETTER, DELIVERY);
    expect(smtp.received.map(({ messageId, date }) => [messageId, date])).toEqual(
      Array(2).fill([`<${DELIVERY.id}@testamur.example>`, '2026-03-01T10:00:00.000Z']),
    );
  });

  test.each([
    [undefined, undefined],
    ['help@example.edu', [{ name: '', address: 'help@example.edu' }]],
  ])('names where answers go only if there is such a place: %s', async (replyTo, named) => {
    await serverAt(replyTo === undefined ? {} : { replyTo }).send(LETTER, DELIVERY);
    expect(smtp.received[0]?.replyTo).toEqual(named);
  });

  test('takes no address into the headers but the one it was given', async () => {
    await serverAt().send({ ...LETTER, subject: 'Hello\r\nBcc: victim@example.com' }, DELIVERY);
    expect(smtp.received[0]?.bcc).toBeUndefined();
    expect(smtp.received[0]?.to?.map(({ address }) => address)).toEqual(['registrar@example.edu']);
  });

  test.each([
    [451, false],
    [421, false],
    [550, true],
    [554, true],
  ])('that answers %i to a letter has said its last word: %s', async (code, isFinal) => {
    refusal = code;
    expect(await failure(serverAt().send(LETTER, DELIVERY))).toMatchObject({ responseCode: code, isFinal });
  });

  test('that refuses our account or our sender refuses no letter: that can be mended', () => {
    const [auth, sender, recipient] = [
      { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' },
      { code: 'EENVELOPE', responseCode: 550, command: 'MAIL FROM' },
      { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' },
    ].map((given) => refusalOf(Object.assign(new Error('no'), given)).isFinal);
    expect([auth, sender, recipient]).toEqual([false, false, true]);
  });

  test('that is away can be asked again', async () => {
    const other = await openSmtpServer();
    await other.close();
    expect(await failure(serverAt({ smtpUrl: other.url }).send(LETTER, DELIVERY))).toMatchObject({
      isFinal: false,
    });
    await expect(serverAt({ smtpUrl: other.url }).check()).rejects.toThrow();
    await serverAt().check();
  });

  test('that says nothing is left when the attempt is given up', async () => {
    let connections = 0;
    const silent = createServer(() => (connections += 1)).listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const stopping = new AbortController();
    const smtpUrl = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const sent = failure(serverAt({ smtpUrl }).send(LETTER, { ...DELIVERY, signal: stopping.signal }));
    await new Promise((resolve) => silent.once('connection', resolve));
    stopping.abort();
    expect(await sent).toMatchObject({ isFinal: false });
    expect(connections).toBe(1);
    await new Promise((resolve) => silent.close(resolve));
  });
});
