import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { createLogger } from './log.ts';
import { createMailer, type Letter, type Mailer } from './mail.ts';

const LETTER: Letter = {
  to: 'registrar@example.edu',
  subject: 'Your sign-in link',
  paragraphs: ['Somebody asked for <b>this</b> & that.'],
  action: { label: 'Sign in', url: 'https://testamur.example/issuer/sign-in#token=abc&x="1"' },
  because: 'somebody asked for a link',
  code: { label: 'Token', value: 'abc' },
};

/** A real SMTP server that keeps what it is sent and answers the first attempts as told. */
async function smtpServer(refusals: number[] = []) {
  const received: Email[] = [];
  let attempts = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      attempts += 1;
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const refusal = refusals.shift();
        if (refusal !== undefined)
          return done(Object.assign(new Error('no for registrar@example.edu'), { responseCode: refusal }));
        received.push(await PostalMime.parse(Buffer.concat(chunks)));
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    attempts: () => attempts,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

describe('mailer', () => {
  let lines = '';
  const log = createLogger({
    level: 'trace',
    destination: new Writable({
      write(chunk, _encoding, done) {
        lines += String(chunk);
        done();
      },
    }),
  });
  const from = 'Testamur <no-reply@testamur.example>';
  const mailerFor = (smtpUrl: string | undefined, retryDelaysMs = [10, 10]): Mailer =>
    createMailer({ smtpUrl, from, publicUrl: 'https://testamur.example', log, retryDelaysMs });

  beforeEach(() => {
    lines = '';
  });

  test('sends text and HTML, with everything in the HTML escaped', async () => {
    const smtp = await smtpServer();
    const mailer = mailerFor(smtp.url);
    mailer.send(LETTER);
    await mailer.close();
    await smtp.close();

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
    expect(lines).toBe('');
  });

  test('tries again after a temporary refusal', async () => {
    const smtp = await smtpServer([451, 421]);
    const mailer = mailerFor(smtp.url);
    mailer.send(LETTER);
    await mailer.close();
    await smtp.close();

    expect(smtp.received).toHaveLength(1);
    expect(smtp.attempts()).toBe(3);
  });

  test('gives up after a final refusal, with a log line that names nobody and holds no link', async () => {
    const smtp = await smtpServer([550]);
    const mailer = mailerFor(smtp.url);
    mailer.send(LETTER);
    await mailer.close();
    await smtp.close();

    expect(smtp.attempts()).toBe(1);
    expect(lines).toContain('given up');
    expect(lines).not.toMatch(/registrar|abc/);
  });

  test('returns at once and loses nothing while the server is down', async () => {
    const smtp = await smtpServer();
    const { url } = smtp;
    await smtp.close();
    const mailer = mailerFor(url, [5, 5, 5]);
    const start = performance.now();
    for (let at = 0; at < 100; at++) mailer.send(LETTER);
    expect(performance.now() - start).toBeLessThan(2000);
    await mailer.close(200);
    expect(lines).toContain('tried again');
  });

  test('takes no address into the headers but the one it was given', async () => {
    const smtp = await smtpServer();
    const mailer = mailerFor(smtp.url);
    mailer.send({ ...LETTER, subject: 'Hello\r\nBcc: victim@example.com' });
    await mailer.close();
    await smtp.close();

    expect(smtp.received[0]?.bcc).toBeUndefined();
    expect(smtp.received[0]?.to?.map(({ address }) => address)).toEqual(['registrar@example.edu']);
  });

  test('without a mail server writes the link to the log, on a line that is marked secret', async () => {
    const mailer = mailerFor(undefined);
    mailer.send(LETTER);
    await mailer.close();

    const line = JSON.parse(lines);
    expect(line).toMatchObject({ secret: true, reveal: LETTER.action?.url });
    expect(lines).not.toContain('registrar@example.edu');
  });

  test.each([['with a mail server'], ['without one']])('sends nothing to nobody, %s', async (how) => {
    const smtp = await smtpServer();
    const mailer = mailerFor(how === 'without one' ? undefined : smtp.url);
    mailer.send({ ...LETTER, to: undefined });
    await mailer.close();
    await smtp.close();

    expect(smtp.attempts()).toBe(0);
    expect(lines).toBe('');
  });

  test('drops what comes after its end, and says so', async () => {
    const mailer = mailerFor(undefined);
    await mailer.close();
    mailer.send(LETTER);

    expect(lines).toContain('dropped');
    expect(lines).not.toContain('token=abc');
  });
});
