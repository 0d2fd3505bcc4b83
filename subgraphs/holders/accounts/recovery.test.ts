import { newContext } from '../../../kernel/context.ts';
import { by } from '../../testing/rooms.ts';
import { aHoldersWorld, cookieOf, EMAIL } from './testing/holders.ts';

describe('the recovery code', () => {
  let app: Awaited<ReturnType<typeof aHoldersWorld>>;
  let identity: Awaited<ReturnType<(typeof app)['signIn']>>['identity'];
  let cookie: string;
  beforeAll(async () => {
    app = await aHoldersWorld();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.reset();
    await app.register();
    ({ identity, cookie } = await app.signIn());
    app.sent.length = 0;
  });

  const aCode = async (): Promise<string> =>
    (await app.mutate('createRecoveryCode', undefined, by(identity))).code;
  const recover = (code: unknown, context = by()) => app.mutate('redeemRecoveryCode', { code }, context);

  test('is 24 words that signs in once, mails a notice and ends every other session', async () => {
    const other = (await app.signIn()).cookie;
    const code = await aCode();
    const context = by();

    expect(code).toMatch(/^([a-z]+ ){23}[a-z]+$/);
    expect(await recover(code, context)).toEqual({
      success: true,
      user: expect.objectContaining({ id: identity.holderId, email: EMAIL }),
    });
    expect((await app.room.resolve(cookieOf(context), by()))?.identity.holderId).toBe(identity.holderId);
    expect(await app.room.resolve(cookie, by())).toBeUndefined();
    expect(await app.room.resolve(other, by())).toBeUndefined();
    expect(app.sent.at(-1)).toMatchObject({ to: EMAIL, subject: 'Your recovery code was used' });
    await expect(recover(code)).rejects.toMatchObject({ code: 'RECOVERY_CODE_INVALID' });
    expect(await app.room.hasRecoveryCode(identity.holderId)).toBe(false);
  });

  test('works once when 100 try at once', async () => {
    const code = await aCode();
    const all = await Promise.allSettled(Array.from({ length: 100 }, () => recover(code)));

    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of all)
      if (one.status === 'rejected') expect(one.reason.code).toBe('RECOVERY_CODE_INVALID');
  });

  test('takes the place of the one before', async () => {
    expect(await app.room.hasRecoveryCode(identity.holderId)).toBe(false);
    const [first, second] = [await aCode(), await aCode()];

    expect(await app.room.hasRecoveryCode(identity.holderId)).toBe(true);
    await expect(recover(first)).rejects.toMatchObject({ code: 'RECOVERY_CODE_INVALID' });
    expect((await recover(second)).success).toBe(true);
  });

  test('made by 10 requests at once leaves one that works', async () => {
    const codes = await Promise.all(Array.from({ length: 10 }, aCode));
    expect(new Set(codes).size).toBe(10);
    const all = await Promise.allSettled(codes.map((code) => recover(code)));

    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('is made once for one Idempotency-Key, and told once', async () => {
    const make = () =>
      app.mutate('createRecoveryCode', undefined, newContext({ identity, idempotencyKey: 'code-1' }));
    const first = await make();

    await expect(make()).rejects.toMatchObject({ code: 'SECRET_SHOWN_ONCE' });
    expect((await recover(first.code)).success).toBe(true);
  });

  test.each([
    ['in capitals', (code: string) => code.toUpperCase()],
    ['with other spaces', (code: string) => `  ${code.replaceAll(' ', '\n\t  ')} `],
    ['with no-break and ideographic spaces', (code: string) => code.replaceAll(' ', '\u00a0\u3000')],
    [
      'in full-width letters',
      (code: string) =>
        code.replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
    ],
  ])('is understood %s', async (_how, typed) => {
    expect((await recover(typed(await aCode()))).success).toBe(true);
  });

  test.each([
    ['nothing', () => ''],
    ['4,096 characters', () => 'a'.repeat(4096)],
    ['23 words', (code: string) => code.split(' ').slice(1).join(' ')],
    ['25 words', (code: string) => `${code} zoo`],
    ['two words exchanged', exchanged],
    ['a wrong word', (code: string) => code.replace(/^[a-z]+/, 'testamur')],
    ['12 good words', () => 'legal winner thank year wave sausage worth useful legal winner thank yellow'],
    ['words of nobody', () => `${'abandon '.repeat(23)}art`],
    ['words with a NUL', (code: string) => code.replace(' ', ' \0')],
  ])('refuses %s', async (_what, typed) => {
    const code = await aCode();

    await expect(recover(typed(code))).rejects.toMatchObject({ code: 'RECOVERY_CODE_INVALID' });
    expect((await recover(code)).success).toBe(true);
  });

  test('stands nowhere but in its answer', async () => {
    const code = await aCode();
    const everything = JSON.stringify([
      await app.rows('holder_recovery_codes').find().toArray(),
      await app.rows('idempotency_keys').find().toArray(),
      await app.audit(),
      app.world.lines,
      app.sent,
    ]);

    expect(everything).not.toContain(code);
    expect(app.sent.at(-1)).toMatchObject({ to: EMAIL, subject: 'A new recovery code was made' });
  });

  test('is told in the trail, made and used', async () => {
    await recover(await aCode());
    const entries = (await app.audit()).slice(-3);

    expect(entries.map(({ action }) => action)).toEqual([
      'holder.recovery_code_created',
      'holder.recovered',
      'holder_session.started',
    ]);
    for (const entry of entries)
      expect(entry).toMatchObject({ org: { type: 'HOLDER', id: identity.holderId } });
  });
});

/** Two words of the code in each other's place: nearly always a wrong checksum, and never this code. */
function exchanged(code: string): string {
  const words = code.split(' ');
  const at = words.findIndex((word) => word !== words[0]);
  return [words[at], ...words.slice(1, at), words[0], ...words.slice(at + 1)].join(' ');
}
