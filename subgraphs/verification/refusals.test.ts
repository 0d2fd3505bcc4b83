import { newContext } from '../../kernel/context.ts';
import type { JsonObject } from '../../kernel/crypto/canonical-json.ts';
import { attachProof, createProof } from '../../kernel/crypto/data-integrity.ts';
import {
  aCredential,
  anUnsignedCredential,
  aSigner,
  PLATFORM_CONTEXT,
} from '../../kernel/crypto/testing/credentials.ts';
import { AppError } from '../../kernel/errors.ts';
import { aRecord, aWorld, ISSUER_DID, SIGNER } from './testing/world.ts';

const credential = aCredential(SIGNER, { expirationDate: '2030-01-02T03:04:05.678Z' });
const verify = (document: unknown) =>
  aWorld({ records: [aRecord(credential)] }).service.verify(
    { credential: document, channel: 'API' },
    newContext(),
  );

describe('tampering', () => {
  test('the untouched credential is valid', async () => {
    await expect(verify(credential)).resolves.toMatchObject({ isValid: true });
  });

  test.each(leaves(credential))('a changed %s is refused', async (_name, path) => {
    await expect(verify(edited(path, tampered))).resolves.toMatchObject({ isValid: false });
  });

  test.each(leaves(credential))('a removed %s is refused', async (_name, path) => {
    await expect(verify(edited(path, () => undefined))).resolves.toMatchObject({ isValid: false });
  });

  test.each(containers(credential))('a member added to %s is refused', async (_name, path) => {
    const added = edited(path, (value) =>
      Array.isArray(value) ? [...value, 'x'] : { ...(value as object), x: 1 },
    );
    await expect(verify(added)).resolves.toMatchObject({ isValid: false });
  });

  test('whatever depends on the content is skipped then', async () => {
    const { checks, status } = await verify(edited(['credentialSubject', 'degree'], () => 'PhD'));
    expect(status).toBe('INVALID_SIGNATURE');
    expect(checks.slice(3).map(({ outcome }) => outcome)).toEqual(Array(5).fill('SKIPPED'));
  });
});

describe('context and proof', () => {
  const { proof, ...document } = credential;
  const proofContext = proof['@context'] as readonly string[];

  test.each<[string, JsonObject, string]>([
    [
      'a foreign context appended',
      { ...credential, '@context': [...proofContext, 'https://example.com/x'] },
      'MALFORMED',
    ],
    [
      'a known context appended',
      { ...credential, '@context': [...proofContext, PLATFORM_CONTEXT] },
      'INVALID_SIGNATURE',
    ],
    ['contexts in another order', { ...credential, '@context': proofContext.toReversed() }, 'MALFORMED'],
    [
      'an inline context',
      { ...credential, '@context': [proofContext[0], { name: 'https://e.com' }] },
      'MALFORMED',
    ],
    ['no proof', document, 'INVALID_SIGNATURE'],
    ['a null proof', { ...document, proof: null }, 'MALFORMED'],
    ['two proofs', { ...document, proof: [proof, proof] }, 'INVALID_SIGNATURE'],
    [
      'a proof for another purpose',
      { ...document, proof: { ...proof, proofPurpose: 'authentication' } },
      'INVALID_SIGNATURE',
    ],
    [
      'another suite',
      { ...document, proof: { ...proof, cryptosuite: 'eddsa-rdfc-2022' } },
      'INVALID_SIGNATURE',
    ],
    [
      'another multibase',
      { ...document, proof: { ...proof, proofValue: `u${proof.proofValue.slice(1)}` } },
      'INVALID_SIGNATURE',
    ],
    ['a proof chain', { ...document, proof: { ...proof, previousProof: 'urn:x' } }, 'INVALID_SIGNATURE'],
    ['31 February', { ...credential, issuanceDate: '2026-02-31T00:00:00Z' }, 'MALFORMED'],
  ])('%s is refused', async (_name, changed, status) => {
    await expect(verify(changed)).resolves.toMatchObject({ status, isValid: false });
  });

  test('one proof in a list is that proof', async () => {
    await expect(verify({ ...document, proof: [proof] })).resolves.toMatchObject({ status: 'VALID' });
  });

  test('a proof without @context is accepted when it was signed so', async () => {
    const unsigned = anUnsignedCredential(SIGNER);
    const { '@context': _context, ...bare } = unsigned;
    const { proofHashData, proofFromSignature, proofConfigFor } = await import(
      '../../kernel/crypto/data-integrity.ts'
    );
    const { created, verificationMethod } = proof;
    const config = proofConfigFor(bare, { created, verificationMethod });
    const old = attachProof(
      unsigned,
      proofFromSignature(config, SIGNER.sign(proofHashData(unsigned, config))),
    );
    const { service } = aWorld({ records: [aRecord(old)] });
    await expect(service.verify({ credential: old }, newContext())).resolves.toMatchObject({
      status: 'VALID',
    });
  });

  test('another issuer’s good signature is refused', async () => {
    const thief = aSigner(5);
    const unsigned = anUnsignedCredential(SIGNER);
    const { created, verificationMethod } = aCredential(thief).proof;
    const stolen = attachProof(unsigned, createProof(unsigned, { created, verificationMethod }, thief.sign));
    const verification = await verify(stolen);
    expect(verification).toMatchObject({ status: 'INVALID_SIGNATURE', issuer: { did: ISSUER_DID } });
    expect(verification.checks[2]).toMatchObject({ code: 'ISSUER_MISMATCH' });
  });
});

describe('requests that cannot be read', () => {
  const text = JSON.stringify(credential);
  const subject = '"credentialSubject":{';

  test.each<[string, Record<string, unknown>, string]>([
    ['nothing', {}, 'VALIDATION_FAILED'],
    ['null', { credential: null }, 'VALIDATION_FAILED'],
    ['a text', { credential: text }, 'VALIDATION_FAILED'],
    ['a list', { credential: [credential] }, 'VALIDATION_FAILED'],
    ['both spellings', { credential, credentialJson: text }, 'VALIDATION_FAILED'],
    ['a flag that is text', { credential, checkStatus: 'false' }, 'VALIDATION_FAILED'],
    ['an unknown field', { credential, strict: true }, 'VALIDATION_FAILED'],
    ['a channel that does not exist', { credential, channel: 'FAX' }, 'VALIDATION_FAILED'],
    ['a holder that is no DID', { credential, expectedHolderDid: 'me' }, 'VALIDATION_FAILED'],
    ['a credential over 1 MB', { credentialJson: `"${'a'.repeat(1_000_000)}"` }, 'VALIDATION_FAILED'],
    ['empty text', { credentialJson: '' }, 'MALFORMED_JSON'],
    ['half a text', { credentialJson: text.slice(0, -1) }, 'MALFORMED_JSON'],
    ['JSON that is no object', { credentialJson: '"x"' }, 'VALIDATION_FAILED'],
    ['a name twice', { credentialJson: text.replace(subject, `${subject}"name":"x",`) }, 'MALFORMED_JSON'],
    ['__proto__', { credentialJson: text.replace(subject, `${subject}"__proto__":{},`) }, 'MALFORMED_JSON'],
    [
      '2^53 + 1',
      { credentialJson: text.replace(subject, `${subject}"n":9007199254740993,`) },
      'MALFORMED_JSON',
    ],
    ['1e400', { credentialJson: text.replace(subject, `${subject}"n":1e400,`) }, 'MALFORMED_JSON'],
    [
      'a lone surrogate',
      { credentialJson: text.replace(subject, `${subject}"n":"\\ud800",`) },
      'MALFORMED_JSON',
    ],
    ['65 levels', { credentialJson: `${'['.repeat(65)}${']'.repeat(65)}` }, 'MALFORMED_JSON'],
  ])('%s is an error, not an outcome', async (_name, input, code) => {
    const { service, events } = aWorld();
    await expect(service.verify(input, newContext())).rejects.toMatchObject({ code });
    expect(events).toHaveLength(0);
  });

  test.each<[string, unknown]>([
    ['an empty object', {}],
    ['a value with a lone surrogate', { ...credential, credentialSubject: { name: '\ud800' } }],
    ['a value that nests too deep', { ...credential, credentialSubject: { name: deep(70) } }],
    ['a value with __proto__', { ...credential, credentialSubject: JSON.parse('{"__proto__":{"a":1}}') }],
    ['an infinite number', { ...credential, credentialSubject: { marks: Number.POSITIVE_INFINITY } }],
  ])('%s is MALFORMED', async (_name, document) => {
    await expect(verify(document)).resolves.toMatchObject({ status: 'MALFORMED', isValid: false });
  });

  test('strict text of a good credential verifies as its value does', async () => {
    const { service } = aWorld({ records: [aRecord(credential)] });
    await expect(service.verify({ credentialJson: text }, newContext())).resolves.toMatchObject({
      isValid: true,
    });
  });
});

describe('ports that fail', () => {
  test('without the issuer’s keys the call fails', async () => {
    const { service, events } = aWorld({ issuers: 'DOWN', records: [aRecord(credential)] });
    await expect(service.verify({ credential }, newContext())).rejects.toMatchObject({
      code: 'UPSTREAM_UNAVAILABLE',
    });
    expect(events).toHaveLength(0);
  });

  test('a malformed credential needs no issuer', async () => {
    const { service } = aWorld({ issuers: 'DOWN' });
    await expect(service.verify({ credential: {} }, newContext())).resolves.toMatchObject({
      status: 'MALFORMED',
    });
  });

  test.each([
    new AppError('UPSTREAM_UNAVAILABLE', 'down'),
    new AppError('UPSTREAM_TIMEOUT', 'slow'),
    new TypeError('bug'),
  ])('without the record the status is unknown, never valid: %s', async (error) => {
    const world = aWorld();
    world.ports.statuses.byId = async () => {
      throw error;
    };
    const verification = await world.service.verify({ credential }, newContext());
    expect(verification).toMatchObject({ status: 'STATUS_UNKNOWN', isValid: false });
    expect(verification.checks[5]).toMatchObject({
      check: 'STATUS',
      outcome: 'UNKNOWN',
      code: 'RECORD_UNAVAILABLE',
    });
  });

  test('a forged credential is not looked up', async () => {
    const { service, asked } = aWorld({ records: 'DOWN' });
    const forged = edited(['credentialSubject', 'name'], () => 'Mallory');
    await expect(service.verify({ credential: forged }, newContext())).resolves.toMatchObject({
      status: 'INVALID_SIGNATURE',
    });
    // Neither its record; only whether a custodian of the same DID has signed it.
    expect(asked).toEqual([ISSUER_DID, `CUSTODIAN ${ISSUER_DID}`]);
  });
});

function deep(levels: number): unknown {
  return levels === 0 ? 'x' : [deep(levels - 1)];
}

function leaves(value: unknown, path: readonly string[] = []): [string, readonly string[]][] {
  if (typeof value !== 'object' || value === null) return [[path.join('.'), path]];
  return Object.entries(value).flatMap(([name, member]) => leaves(member, [...path, name]));
}

function containers(value: unknown, path: readonly string[] = []): [string, readonly string[]][] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([name, member]) => containers(member, [...path, name]));
  return [[path.join('.') || 'the credential', path], ...inner];
}

/** A copy of the credential with one member changed; undefined removes it. */
function edited(
  path: readonly string[],
  change: (value: unknown) => unknown,
  from: unknown = credential,
): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return change(from);
  if (Array.isArray(from)) {
    return from.flatMap((item, index) => {
      const next = index === Number(name) ? edited(rest, change, item) : item;
      return next === undefined ? [] : [next];
    });
  }
  const { [name]: member, ...others } = from as JsonObject;
  const next = edited(rest, change, member);
  return next === undefined ? others : { ...others, [name]: next };
}

function tampered(leaf: unknown): unknown {
  if (typeof leaf === 'number') return leaf + 1;
  if (typeof leaf === 'boolean') return !leaf;
  const text = String(leaf);
  const middle = text.length >> 1;
  return text.slice(0, middle) + (text[middle] === 'a' ? 'b' : 'a') + text.slice(middle + 1);
}
