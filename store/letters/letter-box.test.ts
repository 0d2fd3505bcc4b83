import { createMailServer, type Letter, type MailServer } from '../../kernel/mail.ts';
import { openSmtpServer, type TestSmtpServer } from '../../kernel/testing/smtp-server.ts';
import { until } from '../../kernel/testing/until.ts';
import { aWorld, by } from '../../subgraphs/testing/rooms.ts';
import { connectStore, type Store } from '../connect.ts';
import { createLedger } from '../ledger.ts';
import { examinedBy } from '../testing/examined.ts';
import { type LetterBox, openLetterBox } from './letter-box.ts';
import { letterQueueStore } from './letter-queue-model.ts';

const MINUTE = 60_000;
const TOKEN = 'a-token-that-opens-an-account-5c1f';
const aLetter = (to: string | undefined, given: Partial<Letter> = {}): Letter => ({
  to,
  subject: `For ${to ?? 'nobody'}`,
  paragraphs: ['Somebody asked to sign in.'],
  action: { label: 'Sign in', url: `https://testamur.example/holder/sign-in#token=${TOKEN}` },
  because: 'somebody asked',
  ...given,
});

describe('the queue of letters', () => {
  let world: Awaited<ReturnType<typeof aWorld>>;
  let smtp: TestSmtpServer;
  /** What the mail server says to a letter to this address. */
  let answers: Map<string, () => number | undefined | Promise<number | undefined>>;
  const boxes: LetterBox[] = [];

  beforeAll(async () => {
    world = await aWorld();
    smtp = await openSmtpServer((letter) => answers.get(letter.to?.[0]?.address ?? '')?.());
  });
  afterAll(async () => {
    await smtp.close();
    await world.close();
  });
  beforeEach(() => {
    answers = new Map();
    smtp.received.length = 0;
    (smtp.seen as unknown[]).length = 0;
    world.lines.length = 0;
  });
  afterEach(async () => {
    for (const box of boxes.splice(0)) await box.close(0);
    await rows().deleteMany({});
  });

  const rows = () => world.store.connection('core').collection('letters');
  const theServer = (): MailServer =>
    createMailServer({
      smtpUrl: smtp.url,
      from: 'no-reply@testamur.example',
      replyTo: undefined,
      publicUrl: 'https://testamur.example',
    });

  /** A process that sends letters. */
  async function aSender(
    given: {
      server?: MailServer | undefined;
      store?: Store;
      now?: () => Date;
      retryDelaysMs?: number[];
    } = {},
  ) {
    const { store = world.store, now = world.now } = given;
    const connection = store.connection('core');
    const ledger = await createLedger({ connection, source: 'core', now });
    const box = await openLetterBox({
      connection,
      ledger,
      envelope: world.envelope,
      takesReplies: false,
      log: world.log,
      server: theServer(),
      ...given,
      now,
    });
    boxes.push(box);
    return {
      ...box,
      /** Commits a change that causes these letters. */
      async send(...letters: Letter[]) {
        await ledger.commit(by(), {
          writes: letters.map((letter) => box.mailer.letterWrite(letter)),
          audit: [],
        });
      },
      ledger,
    };
  }
  const isEmpty = () => until('the queue to be empty', async () => (await rows().countDocuments({})) === 0);
  const recipients = (letters = smtp.received) => letters.map(({ to }) => to?.[0]?.address).sort();
  /** Lets the server hold letters to an address until it is told to go on. */
  function hold(address: string) {
    let release = () => {};
    const released = new Promise<undefined>((resolve) => {
      release = () => resolve(undefined);
    });
    answers.set(address, () => released);
    return release;
  }

  test('sends a letter of a committed change once, and keeps nothing of it', async () => {
    const sender = await aSender();
    sender.start();
    await sender.send(aLetter('aoife@example.ie'));
    await isEmpty();
    expect(recipients()).toEqual(['aoife@example.ie']);
    expect(smtp.received[0]?.text).toContain(TOKEN);
    expect(world.lines).toEqual([]);
  });

  test('sends nothing for a change that is rolled back', async () => {
    const sender = await aSender();
    sender.start();
    const model = world.store.connection('core').model('AuditHead');
    await expect(
      sender.ledger.commit(by(), {
        writes: [
          sender.mailer.letterWrite(aLetter('aoife@example.ie')),
          {
            model: model as never,
            operation: { updateOne: { filter: { _id: 'nobody' }, update: { $set: { seq: 1 } } } },
            guarded: true,
          },
        ],
        audit: [],
      }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    await sender.send(aLetter('brian@example.ie'));
    await isEmpty();
    expect(recipients()).toEqual(['brian@example.ie']);
  });

  test('keeps what waits sealed: neither the link nor the address can be read in the store, or moved to another letter', async () => {
    const sender = await aSender();
    await sender.send(aLetter('aoife@example.ie'), aLetter('brian@example.ie'));
    const waiting = await rows().find().toArray();
    expect(JSON.stringify(waiting)).not.toMatch(new RegExp(`${TOKEN}|aoife|brian|Sign in`));
    const [first, second] = waiting;
    await rows().updateOne({ _id: first?._id }, { $set: { content: second?.['content'] } });
    sender.start();
    await until('the altered letter to be told of', () =>
      world.lines.some((line) => line.includes('tried again')),
    );
    await until('the other letter', () => smtp.received.length === 1);
    expect(recipients()).not.toContain('aoife@example.ie');
  });

  test('does everything but the sending for nobody', async () => {
    const sender = await aSender();
    sender.start();
    await sender.send(aLetter(undefined));
    await isEmpty();
    expect(smtp.seen).toEqual([]);
    expect(world.lines).toEqual([]);
  });

  test('delays nobody for addresses that fail: they come again later, and leave room for others', async () => {
    const bad = Array.from({ length: 12 }, (_, at) => `bad${at}@example.org`);
    for (const address of bad) answers.set(address, () => 451);
    const sender = await aSender();
    sender.start();
    await sender.send(...bad.map((to) => aLetter(to)));
    await sender.send(aLetter('aoife@example.ie'));
    await until('the others', () => smtp.received.length === 1);
    expect(recipients()).toEqual(['aoife@example.ie']);
    await until('12 letters to wait for their next attempt', async () => {
      const [waiting, all] = [{ rank: 3, claimId: null }, {}].map((which) => rows().countDocuments(which));
      return (await waiting) === 12 && (await all) === 12;
    });
  });

  test('lets a letter that somebody waits for pass those that keep a slow server busy', async () => {
    const slow = Array.from({ length: 20 }, (_, at) => `slow${at}@example.org`);
    const releases = slow.map(hold);
    const sender = await aSender();
    await sender.send(...slow.map((to) => aLetter(to)));
    sender.start();
    await until('the server to be busy', () => smtp.seen.length === 6);
    await sender.send(aLetter('aoife@example.ie', { isUrgent: true }));
    await until('the urgent letter', () => smtp.received.length === 1);
    expect(recipients()).toEqual(['aoife@example.ie']);
    for (const release of releases) release();
    await isEmpty();
  });

  test('tells of those that nobody has tried to send without a look at those that wait for another attempt', async () => {
    const connection = world.store.connection('untried');
    const queue = await letterQueueStore(connection);
    const at = (minute: number) => new Date(minute * MINUTE);
    const letters = Array.from({ length: 300 }, (_, number) => ({
      _id: String(number),
      rank: 1,
      createdAt: at(number),
      attempts: number === 200 || number === 250 ? 0 : 1,
    }));
    await connection.collection('letters').insertMany(letters as never);
    expect(await queue.waiting('untried')).toEqual({ count: 2, since: at(200) });
    // The oldest, and for the count the keys alone.
    const { examined } = await examinedBy(connection, () => queue.waiting('untried'));
    expect(examined).toBeLessThanOrEqual(2);
  });

  test('takes urgent letters before those that have waited longer', async () => {
    const unhurried = Array.from({ length: 20 }, (_, at) => `patient${at}@example.org`);
    const releases = [...unhurried, 'aoife@example.ie'].map(hold);
    const sender = await aSender();
    await sender.send(...unhurried.map((to) => aLetter(to)));
    world.moveClock(MINUTE);
    await sender.send(aLetter('aoife@example.ie', { isUrgent: true }));
    sender.start();
    await until('7 letters to be on their way', () => smtp.seen.length === 7);
    expect(recipients([...smtp.seen])).toContain('aoife@example.ie');
    for (const release of releases) release();
    await isEmpty();
  });

  test('tries again until the server takes the letter', async () => {
    const replies = [451, 421, undefined];
    answers.set('aoife@example.ie', () => replies.shift());
    const sender = await aSender({ now: () => new Date(), retryDelaysMs: [1] });
    sender.start();
    await sender.send(aLetter('aoife@example.ie'));
    await isEmpty();
    expect(smtp.seen).toHaveLength(3);
    expect(new Set(smtp.seen.map(({ messageId }) => messageId)).size).toBe(1);
    expect(recipients()).toEqual(['aoife@example.ie']);
  });

  test('gives up after a final refusal, with a log line that names nobody and holds no link', async () => {
    answers.set('aoife@example.ie', () => 550);
    const sender = await aSender();
    sender.start();
    await sender.send(aLetter('aoife@example.ie', { subject: 'Your link' }));
    await isEmpty();
    expect(smtp.seen).toHaveLength(1);
    const [line] = world.lines.map((text) => JSON.parse(text));
    expect(line).toMatchObject({
      msg: expect.stringContaining('given up'),
      subject: 'Your link',
      responseCode: 550,
    });
    expect(JSON.stringify(world.lines)).not.toMatch(new RegExp(`aoife|${TOKEN}`));
  });

  test('tells whoever asks for it that a letter was given up, again until that is known', async () => {
    for (const address of ['aoife@example.ie', 'brian@example.ie']) answers.set(address, () => 550);
    answers.set('ciara@example.ie', () => 451);
    const sender = await aSender({ retryDelaysMs: [4 * 24 * 60 * MINUTE] });
    const told: string[] = [];
    sender.mailer.onGivenUp('invite', async (id) => {
      told.push(id);
      if (told.length === 1) throw new Error('the store is away');
    });
    const about = (id: string, kind = 'invite') => ({ kind, id });
    await sender.ledger.commit(by(), {
      writes: [
        sender.mailer.letterWrite(aLetter('aoife@example.ie'), about('one')),
        sender.mailer.letterWrite(aLetter('brian@example.ie'), about('two', 'receipt')),
        sender.mailer.letterWrite(aLetter('ciara@example.ie'), about('three')),
        sender.mailer.letterWrite(aLetter('dara@example.ie'), about('four')),
      ],
      audit: [],
    });
    expect(await sender.mailer.room()).toBe(496);
    sender.start();
    await until('all but one to be gone', async () => (await rows().countDocuments({})) === 1);
    expect([...told].sort()).toEqual(['one', 'three']);
    world.moveClock(2 * MINUTE);
    sender.start();
    await isEmpty();
    expect(told.slice(2)).toEqual([told[0]]);
    expect(recipients()).toEqual(['dara@example.ie']);
  });

  test('does not send a letter that has outlived its link', async () => {
    const sender = await aSender();
    const expiresAt = new Date(world.now().getTime() + 15 * MINUTE);
    await sender.send(aLetter('aoife@example.ie', { expiresAt }), aLetter('brian@example.ie'));
    world.moveClock(15 * MINUTE);
    sender.start();
    await isEmpty();
    expect(recipients([...smtp.seen])).toEqual(['brian@example.ie']);
    expect(world.lines.join()).toContain('its time was over');
  });

  test('gives a letter up when its link would not live until the next attempt', async () => {
    answers.set('aoife@example.ie', () => 451);
    const sender = await aSender({ retryDelaysMs: [15 * MINUTE] });
    sender.start();
    const expiresAt = new Date(world.now().getTime() + 15 * MINUTE);
    await sender.send(aLetter('aoife@example.ie', { expiresAt }));
    await isEmpty();
    expect(world.lines.join()).toContain('given up');
  });

  test('sends after a restart what waited before it', async () => {
    const first = await aSender();
    await first.send(aLetter('aoife@example.ie'));
    await first.close();
    const second = await aSender();
    second.start();
    await isEmpty();
    expect(recipients()).toEqual(['aoife@example.ie']);
  });

  test('lets go, at its end, of a letter that is on its way; the next start sends it', async () => {
    const release = hold('aoife@example.ie');
    const first = await aSender();
    first.start();
    await first.send(aLetter('aoife@example.ie'));
    await until('the letter to be on its way', () => smtp.seen.length === 1);
    await first.close(0);
    expect(await rows().findOne({})).toMatchObject({ claimId: null, dueAt: world.now() });
    answers.clear();
    const second = await aSender();
    second.start();
    await isEmpty();
    release();
    expect(recipients()).toContain('aoife@example.ie');
  });

  test('of a process that dies after the server took the letter, another one sends it again under the same Message-ID, when its claim is over', async () => {
    const server = theServer();
    const dying = await aSender({
      server: {
        ...server,
        async send(letter, delivery) {
          await server.send(letter, delivery);
          // The process ends here for all that the store hears of it, until the test ends, too.
          await new Promise((_resolve, reject) => delivery.signal.addEventListener('abort', reject));
        },
      },
    });
    dying.start();
    await dying.send(aLetter('aoife@example.ie'));
    await until('the letter to be taken', () => smtp.received.length === 1);

    const other = await aSender();
    other.start();
    await other.send(aLetter('brian@example.ie'));
    await until('the other letter', () => smtp.received.length === 2);
    expect(recipients()).toEqual(['aoife@example.ie', 'brian@example.ie']);

    world.moveClock(MINUTE);
    await other.send(aLetter(undefined));
    await isEmpty();
    expect(recipients()).toEqual(['aoife@example.ie', 'aoife@example.ie', 'brian@example.ie']);
    const again = smtp.received.filter(({ to }) => to?.[0]?.address === 'aoife@example.ie');
    expect(new Set(again.map(({ messageId }) => messageId)).size).toBe(1);
  });

  test('is sent by several processes at once, each letter by one of them', async () => {
    const store = await connectStore({ dataDir: world.folder, now: world.now });
    const senders = [await aSender(), await aSender({ store }), await aSender()];
    const to = Array.from({ length: 40 }, (_, at) => `p${at}@example.org`);
    await senders[0]?.send(...to.map((address) => aLetter(address)));
    for (const sender of senders) sender.start();
    await isEmpty();
    expect(recipients()).toEqual([...to].sort());
    for (const box of boxes.splice(0)) await box.close();
    await store.close();
  });

  test('tells how much waits and for how long; late letters are a problem of the mail server', async () => {
    const sender = await aSender();
    await sender.check?.();
    expect(await sender.waiting()).toEqual({ count: 0, seconds: 0 });
    await sender.send(aLetter('aoife@example.ie'));
    world.moveClock(10 * MINUTE);
    await sender.send(aLetter('brian@example.ie'));
    expect(await sender.waiting()).toEqual({ count: 2, seconds: 600 });
    await expect(sender.check?.()).rejects.toThrow('2 of them, the oldest for 10 minutes');
    // An address that no server takes mail for is no fault of ours.
    await rows().updateMany({}, { $set: { attempts: 1 } });
    await sender.check?.();
    expect(await sender.waiting()).toEqual({ count: 2, seconds: 600 });
  });

  describe('without a mail server', () => {
    test('the link goes to the log, on a line that is marked secret', async () => {
      const sender = await aSender({ server: undefined });
      sender.start();
      await sender.send(aLetter('aoife@example.ie', { subject: 'Your link' }));
      await isEmpty();
      expect(world.lines.map((line) => JSON.parse(line))).toMatchObject([
        { secret: true, reveal: `https://testamur.example/holder/sign-in#token=${TOKEN}` },
      ]);
      expect(JSON.stringify(world.lines)).not.toContain('aoife');
      expect([sender.check, sender.mailer.isSetUp]).toEqual([undefined, false]);
    });

    test('nothing is written for nobody', async () => {
      const sender = await aSender({ server: undefined });
      sender.start();
      await sender.send(aLetter(undefined));
      await isEmpty();
      expect(world.lines).toEqual([]);
    });
  });
});
