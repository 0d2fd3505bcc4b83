import { createPasswords, newPassword } from './passwords.ts';

// The true cost is measured once; the rules do not depend on it.
const cheap = createPasswords({ m: 16, t: 1, p: 1 });

const OF_SCRYPT = '$scrypt$ln=10,r=8,p=1$MDEyMzQ1Njc4OWFiY2RlZg$xXt6EAFzAOlee5Hgl8R5+kLA6sDARjRcMGtm6fZJsa8';
// Made by OpenSSL's implementation: 1 MiB, 2 passes, 2 lanes, salt 0123456789abcdef.
const OF_OPENSSL =
  '$argon2id$v=19$m=1024,t=2,p=2$MDEyMzQ1Njc4OWFiY2RlZg$xKSP09eeH6wk36p+Ny6/Q8LUM39w3RQEE2oieH9Jpv4';

describe('password hashing', () => {
  test('is argon2id with 64 MiB, 3 passes and 1 lane in the PHC form, and takes only the right password', async () => {
    const passwords = createPasswords();
    const stored = await passwords.hash('correct horse battery');

    expect(stored).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
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
    const passwords = createPasswords({ m: 19_456, t: 2, p: 1 });
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
    const stronger = createPasswords({ m: 32, t: 1, p: 1 });

    expect(stronger.needsRehash(weaker)).toBe(true);
    expect(cheap.needsRehash(weaker)).toBe(false);
    expect(await stronger.verify('correct horse battery', weaker)).toBe(true);
  });

  test('still takes what the scrypt of earlier releases made, and wants it made anew', async () => {
    expect(await cheap.verify('correct horse battery', OF_SCRYPT)).toBe(true);
    expect(await cheap.verify('correct horse batterY', OF_SCRYPT)).toBe(false);
    expect(cheap.needsRehash(OF_SCRYPT)).toBe(true);
  });

  test('derives the same as OpenSSL does', async () => {
    expect(await cheap.verify('password', OF_OPENSSL)).toBe(true);
    expect(await cheap.verify('passwore', OF_OPENSSL)).toBe(false);
  });

  test('lets 2 run and 16 wait; the rest is told to come back', async () => {
    const passwords = createPasswords({ m: 1024, t: 1, p: 1 });
    const results = await Promise.allSettled(
      Array.from({ length: 30 }, () => passwords.hash('correct horse battery')),
    );

    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(12);
    expect(refused[0]?.reason).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 3 });
    expect(await passwords.hash('correct horse battery')).toMatch(/^\$argon2id/);
  });

  test.each([
    ['another scheme', `$argon2i$v=19$m=65536,t=3,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`],
    ['an older version', `$argon2id$v=16$m=65536,t=3,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`],
    ['an absurd memory', `$argon2id$v=19$m=999999,t=3,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`],
    ['absurdly many passes', `$argon2id$v=19$m=65536,t=99,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`],
    ['too little memory for its lanes', `$argon2id$v=19$m=8,t=1,p=4$${'A'.repeat(22)}$${'A'.repeat(43)}`],
    ['an absurd cost of scrypt', `$scrypt$ln=30,r=8,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`],
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
