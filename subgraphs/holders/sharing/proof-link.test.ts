import { newContext } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { othersThan } from '../../testing/rooms.ts';
import type { VerifiedCredential } from '../ports.ts';
import { messageOfPart } from './disclosure.ts';
import {
  aSharingWorld,
  aVerdict,
  byHolder,
  byStranger,
  CLAIMS,
  DAY,
  HOUR,
  PUBLIC_URL,
  upstreamDown,
} from './testing/sharing.ts';

describe('proof links', () => {
  let world: Awaited<ReturnType<typeof aSharingWorld>>;
  let credentialId: string;

  beforeAll(async () => {
    world = await aSharingWorld();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.reset();
    ({ credentialId } = world.aCredential());
  });

  const create = (more: object = {}, context = byHolder()) =>
    world.mutate('createProofLink', { items: [{ credentialId }], purpose: 'A job', ...more }, context);
  const partly = (disclosedPaths: unknown) => create({ items: [{ credentialId, disclosedPaths }] });
  const open = (token: string, context = byStranger()) => world.query('sharedProof', { token }, context);
  const actions = async () => (await world.newAudit()).map(({ action }) => action);

  describe('making one', () => {
    test('gives a token that nobody keeps, for one opening within 24 hours', async () => {
      const { proofLink, token, url } = await create({ audience: ' Acme ' });

      expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
      expect(url).toBe(`${PUBLIC_URL}/verify/proofs/${token}`);
      expect(proofLink).toEqual({
        proofId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        items: [{ credentialId, disclosedPaths: null }],
        purpose: 'A job',
        audience: 'Acme',
        createdAt: world.now(),
        expiresAt: new Date(world.now().getTime() + DAY),
        accessLimit: 1,
        accessCount: 0,
        state: 'ACTIVE',
        revokedAt: null,
      });
      const { nodes } = await world.me('proofLinks');
      expect(nodes).toEqual([proofLink]);
      const stored = JSON.stringify([
        await world.rows('proof_links').find().toArray(),
        await world.rows('audit_entries').find().toArray(),
        world.lines,
      ]);
      expect(stored).not.toContain(token);
    });

    test.each([
      ['no items', { items: undefined }],
      ['an empty list', { items: [] }],
      ['11 credentials', () => ({ items: Array.from({ length: 11 }, () => ({ credentialId: newId() })) })],
      ['the same credential twice', () => ({ items: [{ credentialId }, { credentialId }] })],
      ['an id that is none', { items: [{ credentialId: 'x' }] }],
      ['an operator as id', { items: [{ credentialId: { $ne: null } }] }],
      ['an unknown member of an item', () => ({ items: [{ credentialId, all: true }] })],
      ['no purpose', { purpose: undefined }],
      ['a purpose of 2 characters', { purpose: ' ab ' }],
      ['a purpose of 201 characters', { purpose: 'a'.repeat(201) }],
      ['a purpose with control characters', { purpose: 'A\u0007job' }],
      ['an audience of 201 characters', { audience: 'a'.repeat(201) }],
      ['an end now', () => ({ expiresAt: world.now() })],
      ['an end after 30 days', () => ({ expiresAt: new Date(world.now().getTime() + 30 * DAY + 1) })],
      ['an end that is no instant', { expiresAt: 0 }],
      ['a limit of 0', { accessLimit: 0 }],
      ['a limit of 1001', { accessLimit: 1001 }],
      ['half an opening', { accessLimit: 0.5 }],
      ['an unknown field', { label: 'x' }],
    ])('refuses %s', async (_what, more) => {
      await expect(create(typeof more === 'function' ? more() : more)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
      });
      expect(await world.rows('proof_links').countDocuments({})).toBe(0);
    });

    test.each([
      ['a claim that is not there', ['grade']],
      ['a claim that is not there, further down', ['achievement.level']],
      ['a step below a text', ['name.first']],
      ['a step below null', ['honours.first']],
      ['a place in a list', ['results.0.value']],
      ['every item of a list', ['results.value']],
      ['what every object inherits', ['constructor']],
      ['what every object inherits, further down', ['achievement.toString']],
      ['__proto__', ['__proto__']],
      ['__proto__ further down', ['achievement.__proto__.x']],
      ['a claim outside of the subject', ['issuer.name']],
      ['the subject by name', ['credentialSubject.name']],
      ['an empty path', ['']],
      ['an empty step', ['achievement..name']],
      ['a dot at the end', ['achievement.']],
      ['17 steps', [Array(17).fill('a').join('.')]],
      ['257 characters', ['a'.repeat(257)]],
      ['the same claim twice', ['name', 'name']],
      ['51 claims', Array.from({ length: 51 }, (_, at) => `claim${at}`)],
      ['no claim at all', []],
      ['an operator', [{ $ne: null }]],
      ['a text instead of a list', 'name'],
      ['one good and one bad', ['name', 'nothing']],
    ])('refuses to disclose %s', async (_what, paths) => {
      await expect(partly(paths)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        details: [expect.objectContaining({ field: expect.stringMatching(/^items\[0\]\.disclosedPaths/) })],
      });
      expect(await world.rows('proof_links').countDocuments({})).toBe(0);
    });

    test('knows a credential of somebody else no better than one of nobody', async () => {
      const bens = world.aCredential({ holderDid: 'did:key:z6Mkben' });
      const codes = await Promise.all(
        [newId(), bens.credentialId].map((other) =>
          create({ items: [{ credentialId }, { credentialId: other }] }).catch(({ code, message }) => [
            code,
            message,
          ]),
        ),
      );
      expect(codes[0]).toEqual(codes[1]);
      expect(codes[0]?.[0]).toBe('NOT_FOUND');
    });

    test('makes one link for a request that is repeated with its Idempotency-Key', async () => {
      const keyed = () => byHolder('ana', { idempotencyKey: 'key-1' });
      const { proofLink } = await create({}, keyed());
      await expect(create({}, keyed())).rejects.toMatchObject({
        code: 'SECRET_SHOWN_ONCE',
        message: expect.stringContaining(proofLink.proofId),
      });
      expect(await world.rows('proof_links').countDocuments({})).toBe(1);
    });
  });

  describe('opening one', () => {
    test('shows whole credentials with their verdicts, in their order, and of the holder nothing else', async () => {
      const second = world.aCredential();
      const { token } = await create({
        items: [{ credentialId: second.credentialId }, { credentialId }],
        audience: 'Acme',
        accessLimit: 2,
      });
      const shown = await open(token);

      expect(Object.keys(shown).sort()).toEqual(
        ['audience', 'expiresAt', 'isValid', 'items', 'purpose', 'remainingAccesses'].sort(),
      );
      expect(shown).toMatchObject({
        isValid: true,
        purpose: 'A job',
        audience: 'Acme',
        remainingAccesses: 1,
      });
      expect(shown.items).toEqual(
        [second.credentialId, credentialId].map((id) => {
          const { vcJson } = world.held.find((one) => one.credentialId === id)!;
          return {
            ...aVerdict(vcJson, world.now()),
            credential: JSON.parse(vcJson),
            disclosed: null,
            attestation: null,
            attestationNotice: null,
          };
        }),
      );
      expect(world.verdicts.map(({ channel }) => channel)).toEqual(['PROOF_LINK', 'PROOF_LINK']);
    });

    test.each([
      [['name'], { name: CLAIMS.name }],
      [['id'], { id: CLAIMS.id }],
      [['name', 'achievement.name'], { name: CLAIMS.name, achievement: { name: 'Bachelor of Science' } }],
      [
        ['achievement.name', 'achievement.type'],
        { achievement: { name: 'Bachelor of Science', type: 'Degree' } },
      ],
      [['achievement.name', 'achievement'], { achievement: CLAIMS.achievement }],
      [['achievement', 'achievement.name'], { achievement: CLAIMS.achievement }],
      [['results'], { results: CLAIMS.results }],
      [['honours'], { honours: null }],
    ])('with %j shows %j alone, attested by the platform', async (paths, disclosed) => {
      const { token } = await partly(paths);
      const { items } = await open(token);

      expect(items).toEqual([
        expect.objectContaining({
          isValid: true,
          credential: null,
          disclosed,
          attestation: 'PLATFORM_ATTESTED',
        }),
      ]);
      expect(items[0].attestationNotice).toMatch(/signature does not cover.*vouches/);
      expect(world.verdicts[0]?.credentialJson).toBe(world.held[0]?.vcJson);
    });

    test('leaks nothing that is not disclosed, not even where a check or a warning quotes the credential', async () => {
      world.play.verdict = {
        status: 'EXPIRED',
        isValid: false,
        checks: [
          { check: 'STRUCTURE', outcome: 'PASSED', code: 'SOUND', message: 'about secret narrative' },
          { check: 'PROOF', outcome: 'PASSED', code: 'SIGNATURE_VERIFIED', message: 'of Ana Ferreira' },
          { check: 'ISSUER', outcome: 'WARNED', code: 'ISSUER_SUSPENDED', message: 'secret mark' },
        ],
        warnings: ['secret mark', '1999-04-01'],
      };
      const { token } = await partly(['achievement.name']);
      const shown = await open(token);

      expect(JSON.stringify(shown)).not.toMatch(/secret|Ana|1999|z6MkAna|z6Mkana|Degree|holder|ana/);
      expect(shown.items[0]).toMatchObject({
        isValid: false,
        status: 'EXPIRED',
        disclosed: { achievement: { name: 'Bachelor of Science' } },
        checks: [{ code: 'SOUND' }, { code: 'SIGNATURE_VERIFIED' }, { code: 'ISSUER_SUSPENDED' }],
        warnings: ['The issuer is suspended: it cannot issue at present.'],
      });
    });

    test('warns of what the whole credential warns of, also of what could not be found out', async () => {
      world.play.verdict = {
        checks: [
          { check: 'PROOF', outcome: 'PASSED', code: 'SIGNATURE_VERIFIED', message: 'x' },
          { check: 'INTEGRITY', outcome: 'UNKNOWN', code: 'NOT_RECORDED', message: 'decides nothing' },
          { check: 'ATTESTATION', outcome: 'UNKNOWN', code: 'ATTESTATION_UNAVAILABLE', message: 'of Ana' },
        ],
        warnings: ['of Ana'],
      };
      const { token } = await partly(['name']);
      expect((await open(token)).items).toMatchObject([
        { isValid: true, warnings: [expect.stringMatching(/^Whether the custodian still stands by/)] },
      ]);
    });

    test.each([
      'STRUCTURE',
      'ISSUER',
      'PROOF',
      'KEY_WINDOW',
      'INTEGRITY',
      'STATUS',
      'EXPIRATION',
      'SUPERSESSION',
      'ATTESTATION',
    ])('tells of every outcome of %s in a sentence', (check) => {
      for (const outcome of ['PASSED', 'FAILED', 'WARNED', 'SKIPPED', 'UNKNOWN'] as const) {
        const message = messageOfPart({ check, outcome });
        expect(message).toMatch(/^[A-Z][a-z].*\.$/);
        expect(message).not.toMatch(/[A-Z]{2}|no words/);
      }
    });

    test.each(['NEWER', 'constructor', '__proto__'])('has no words of its own for the check %s', (check) => {
      expect(messageOfPart({ check, outcome: 'PASSED' })).toContain('do not rely on it');
    });

    test.each(['FAILED', 'SKIPPED', 'UNKNOWN'] as const)(
      'attests nothing when the proof is %s',
      async (outcome) => {
        world.play.verdict = {
          isValid: false,
          status: 'INVALID_SIGNATURE',
          checks: [
            { check: 'PROOF', outcome, code: 'X', message: 'x' },
          ] satisfies VerifiedCredential['checks'],
        };
        const { token } = await partly(['name']);

        expect((await open(token)).items).toMatchObject([
          { isValid: false, credential: null, disclosed: null, attestation: null, attestationNotice: null },
        ]);
      },
    );

    test('is valid only when every item is', async () => {
      const { token } = await create();
      world.play.verdict = { isValid: false, status: 'REVOKED' };

      expect((await open(token)).isValid).toBe(false);
      expect((await world.newAudit()).at(-1)).toMatchObject({
        action: 'proof_link.opened',
        newState: 'REVOKED',
        subject: { type: 'ProofLink' },
        org: { type: 'HOLDER', id: 'ana' },
      });
    });

    test('counts exactly: of 50 at once on a limit of 5, five', async () => {
      const { token } = await create({ accessLimit: 5 });
      const results = await Promise.allSettled(Array.from({ length: 50 }, () => open(token)));

      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
      expect((await world.me('proofLinks')).nodes).toMatchObject([{ accessCount: 5, state: 'CONSUMED' }]);
      expect(await world.rows('test_notifications').find().toArray()).toMatchObject([
        { holderId: 'ana', kind: 'LINK_VIEWED', credentialId },
      ]);
    });

    test('counts neither a prefetch nor what could not be verified', async () => {
      const { token } = await create();
      await expect(open(token, byStranger({ isPrefetch: true }))).rejects.toMatchObject({
        code: 'PREFETCH_REFUSED',
      });
      world.play.failure = upstreamDown();
      await expect(open(token)).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
      world.play.failure = undefined;

      expect((await open(token)).remainingAccesses).toBe(0);
      await expect(open(token)).rejects.toMatchObject({ code: 'LINK_LIMIT_REACHED' });
    });

    test('ends with its time, with its owner’s word and with any of its credentials', async () => {
      const timed = await create({ expiresAt: new Date(world.now().getTime() + HOUR) });
      const revoked = await create();
      await world.mutate('revokeProofLink', { proofId: revoked.proofLink.proofId });
      await expect(open(revoked.token)).rejects.toMatchObject({ code: 'LINK_REVOKED' });
      world.moveClock(HOUR);
      await expect(open(timed.token)).rejects.toMatchObject({ code: 'LINK_EXPIRED' });

      const other = world.aCredential();
      const gone = await create({ items: [{ credentialId }, { credentialId: other.credentialId }] });
      world.held.pop();
      await expect(open(gone.token)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect((await actions()).filter((action) => action === 'proof_link.refused')).toHaveLength(3);
    });

    test.each(['A'.repeat(43), '', 'x', '../x'])('knows no token %j', async (token) => {
      await expect(open(token)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });

    test('says no purpose, audience or token in the trail and the log', async () => {
      const { token } = await create({ purpose: 'Divorce papers', audience: 'Acme' });
      await open(token);
      await open(token).catch(() => undefined);

      const said = JSON.stringify([await world.newAudit(), world.lines]);
      expect(said).not.toMatch(/Divorce|Acme|Ana|example\.org/);
      expect(said).not.toContain(token);
    });
  });

  describe('of their owner', () => {
    test('are listed newest first and by state', async () => {
      const consumed = await create();
      await open(consumed.token);
      world.moveClock(1000);
      const expired = await create({ expiresAt: new Date(world.now().getTime() + 1000) });
      world.moveClock(1000);
      const revoked = await create();
      await world.mutate('revokeProofLink', { proofId: revoked.proofLink.proofId });
      const active = await create({ accessLimit: 1000 });

      const states = (await world.me('proofLinks')).nodes.map(({ state }: { state: string }) => state);
      expect(states.slice().sort()).toEqual(['ACTIVE', 'CONSUMED', 'EXPIRED', 'REVOKED']);
      expect(states.slice(2)).toEqual(['EXPIRED', 'CONSUMED']);
      for (const [state, { proofLink }] of Object.entries({
        ACTIVE: active,
        CONSUMED: consumed,
        EXPIRED: expired,
        REVOKED: revoked,
      })) {
        const { nodes } = await world.me('proofLinks', { state });
        expect(nodes.map(({ proofId }: { proofId: string }) => proofId)).toEqual([proofLink.proofId]);
      }
      await expect(world.me('proofLinks', { state: 'EXHAUSTED' })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
      });
    });

    test('are taken back once, and by nobody else', async () => {
      const { proofLink } = await create();
      const input = { proofId: proofLink.proofId };
      await expect(world.mutate('revokeProofLink', input, byHolder('ben'))).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
      await expect(world.mutate('revokeProofLink', { proofId: newId() })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
      const results = await Promise.all(
        Array.from({ length: 10 }, () => world.mutate('revokeProofLink', input)),
      );

      expect(new Set(results.map((result) => result.proofLink.state))).toEqual(new Set(['REVOKED']));
      expect((await actions()).filter((action) => action === 'proof_link.revoked')).toHaveLength(1);
      expect((await world.me('proofLinks', {}, byHolder('ben'))).totalCount).toBe(0);
    });

    test('are closed to every caller but holders', async () => {
      const { proofLink } = await create();
      for (const identity of othersThan('holder')) {
        const context = newContext({ identity });
        const code = identity.kind === 'anonymous' ? 'UNAUTHENTICATED' : 'SCOPE_MISSING';
        for (const attempt of [
          create({}, context),
          world.mutate('revokeProofLink', { proofId: proofLink.proofId }, context),
          world.me('proofLinks', {}, context),
        ]) {
          await expect(attempt).rejects.toMatchObject({ code });
        }
      }
    });
  });
});
