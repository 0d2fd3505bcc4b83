import { createPasswords, newPassword } from './passwords.ts';

// The true cost is measured once; the rules do not depend on it.
const cheap = createPasswords({ ln: 4, r: 8, p: 1 });

describe('password hashing', () => {
  test('is scrypt with N=2^15, r=8, p=3 in the PHC form, and takes only the right password', async () => {
    const passwords = createPasswords();
    const stored = await passwords.hash('correct horse battery');

    expect(stored).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(await passwords.verify('correct horse battery', stored)).toBe(true);
    expect(await passwords.verify('correct horse batterY', stored)).toBe(false);
  });

  test('salts: the same password never gives the same hash', async () => {
    expect(await cheap.hash('correct horse battery')).not.toBe(await cheap.hash('correct horse battery'));
  });

  test('takes the same letters in another Unicode form', async () => {
    const stored = await cheap.hash('Ame\u0301lie likes tea');

    expect(await cheap.verify('Am\u00e9lie likes tea', stored)).toBe(true);
  });

  test('does the work of a true check for an unknown account', async () => {
    const passwords = createPasswords({ ln: 14, r: 8, p: 1 });
    const stored = await passwords.hash('correct horse battery');
    const durationOf = async (hash: string | undefined) => {
      const times: number[] = [];
      for (let round = 0; round < 5; round++) {
        const start = performance.now();
        expect(await passwords.verify('a wrong password', hash)).toBe(false);
        times.push(performance.now() - start);
      }
      return Math.min(...times);
    };

    expect((await durationOf(undefined)) / (await durationOf(stored))).toBeGreaterThan(0.4);
  });

  test('says which hashes were made with less work', async () => {
    const weaker = await cheap.hash('correct horse battery');
    const stronger = createPasswords({ ln: 5, r: 8, p: 1 });

    expect(stronger.needsRehash(weaker)).toBe(true);
    expect(cheap.needsRehash(weaker)).toBe(false);
    expect(await stronger.verify('correct horse battery', weaker)).toBe(true);
  });

  test('lets 2 run and 16 wait; the rest is told to come back', async () => {
    const passwords = createPasswords({ ln: 10, r: 8, p: 1 });
    const results = await Promise.allSettled(
      Array.from({ length: 30 }, () => passwords.hash('correct horse battery')),
    );

    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(12);
    expect(refused[0]?.reason).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 3 });
    expect(await passwords.hash('correct horse battery')).toMatch(/^\$scrypt/);
  });

  test.each([
    ['another scheme', '$argon2id$v=19$m=65536,t=3,p=4$c2FsdA$aGFzaA'],
    ['an absurd cost', `$scrypt$ln=30,r=8,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`],
    ['a cut hash', `$scrypt$ln=15,r=8,p=1$${'A'.repeat(22)}$${'A'.repeat(20)}`],
    ['nothing', ''],
  ])('refuses a stored hash of %s', async (_what, stored) => {
    await expect(cheap.verify('correct horse battery', stored)).rejects.toThrow(
      'give the account a new password',
    );
  });

  test.each([
    ['11 characters', 'a'.repeat(11), false],
    ['12 characters', 'a'.repeat(12), true],
    ['256 characters', 'a'.repeat(256), true],
    ['257 characters', 'a'.repeat(257), false],
    ['a lone surrogate', `${'a'.repeat(12)}\ud800`, false],
    ['a number', 123456789012, false],
  ])('a new password of %s', (_what, password, isAccepted) => {
    expect(newPassword.safeParse(password).success).toBe(isAccepted);
  });
});
