import { randomSecret } from '../../../kernel/ids.ts';
import { createDecoys } from './decoys.ts';

describe('passkeys that nobody has', () => {
  const decoys = createDecoys(randomSecret(32));
  const everybodys = Array.from({ length: 2000 }, (_, at) => decoys.passkeysOf(`nobody-${at}@example.com`));
  const all = everybodys.flat();

  test('are none, one, two or three, and mostly none or one', () => {
    const having = [0, 1, 2, 3].map((count) => everybodys.filter(({ length }) => length === count).length);
    const [none = 0, one = 0, two = 0, three = 0] = having;
    expect(none + one + two + three).toBe(2000);
    for (const count of having) expect(count).toBeGreaterThan(50);
    expect(Math.min(none, one)).toBeGreaterThan(two);
    expect(two).toBeGreaterThan(three);
  });

  test('have ids and transports as authenticators make them, those of platforms most often', () => {
    const kinds = all.map(({ credentialId, transports }) =>
      [Buffer.from(credentialId, 'base64url').length, ...transports].join(' '),
    );
    expect([...new Set(kinds)].sort()).toEqual([
      '16 hybrid internal',
      '20 hybrid internal',
      '32 hybrid internal',
      '32 internal',
      '48 nfc usb',
      '64 usb',
    ]);
    const ofPlatforms = all.filter(({ credentialId }) => [27, 43].includes(credentialId.length));
    expect(ofPlatforms.length).toBeGreaterThan(all.length / 2);
  });

  test('are different for each address and key, and always the same for one', () => {
    expect(new Set(all.map(({ credentialId }) => credentialId)).size).toBe(all.length);
    expect(decoys.passkeysOf('nobody-7@example.com')).toEqual(everybodys[7]);
    const others = createDecoys(randomSecret(32));
    const again = Array.from({ length: 200 }, (_, at) => others.passkeysOf(`nobody-${at}@example.com`));
    expect(again).not.toEqual(everybodys.slice(0, 200));
  });
});
