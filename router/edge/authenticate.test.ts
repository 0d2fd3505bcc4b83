import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { AppError } from '../../kernel/errors.ts';
import { type Identity, ISSUER_STATUSES } from '../../kernel/identity.ts';
import { createTokenService } from '../../kernel/tokens.ts';
import { createAuthenticate, type MemberToken, type Standing } from './authenticate.ts';
import { A_MEMBER } from './testing.ts';

const tokens = createTokenService({
  secret: randomBytes(64),
  issuer: 'https://testamur.example',
  now: () => new Date(),
});

const MEMBERS = [
  {
    identity: {
      kind: 'issuer',
      userId: 'u',
      role: 'Admin',
      issuerId: 'o',
      issuerDid: 'did:key:z1',
      issuerStatus: 'ACTIVE',
      tokenEpoch: 2,
    },
    asks: 'ofMember',
    status: 'issuerStatus',
    lower: 'Viewer',
  },
  {
    identity: {
      kind: 'custodian',
      userId: 'u',
      role: 'Admin',
      custodianId: 'o',
      custodianDid: 'did:key:z1',
      custodianStatus: 'ACTIVE',
      tokenEpoch: 2,
    },
    asks: 'ofCustodianMember',
    status: 'custodianStatus',
    lower: 'Reviewer',
  },
  {
    identity: {
      kind: 'verifier',
      userId: 'u',
      role: 'Admin',
      verifierId: 'o',
      verifierStatus: 'ACTIVE',
      tokenEpoch: 2,
    },
    asks: 'ofVerifierMember',
    status: 'verifierStatus',
    lower: 'Member',
  },
] as const satisfies readonly {
  identity: Identity;
  asks: keyof Standing;
  status: string;
  lower: string;
}[];

describe.each(MEMBERS)('a bearer token of a member ($identity.kind)', ({ identity, asks, status, lower }) => {
  /** Who a request with the token is, and about what the standing was asked; every other question fails. */
  async function proven(answer: unknown): Promise<{ identity: Identity; asked: MemberToken[] }> {
    const asked: MemberToken[] = [];
    const never = () => Promise.reject(new AppError('INTERNAL', 'Somebody else was asked about.'));
    const standing = {
      ofAdmin: never,
      ofHolder: never,
      ofMember: never,
      ofCustodianMember: never,
      ofVerifierMember: never,
      [asks]: async (token: MemberToken) => {
        asked.push(token);
        return answer;
      },
    } as unknown as Standing;
    const authenticate = createAuthenticate({
      tokens,
      standing,
      apiKeys: { authenticate: never },
      verifierKeys: { authenticate: never },
    });
    const authorization = `Bearer ${(await tokens.sign(identity)).token}`;
    const request = { rawHeaders: ['Authorization', authorization] } as unknown as IncomingMessage;
    return { identity: await authenticate(request, { acceptsApiKey: false }), asked };
  }

  test('is asked about with each request', async () => {
    const { asked } = await proven(A_MEMBER);
    expect(asked).toEqual([
      {
        memberId: 'u',
        ...(identity.kind === 'verifier'
          ? { verifierId: 'o' }
          : { organizationId: 'o', organizationDid: 'did:key:z1' }),
        tokenId: expect.stringMatching(/^.{16,}$/),
        tokenEpoch: 2,
      },
    ]);
  });

  test.each(ISSUER_STATUSES)('counts as the store says: the role, and the status %s', async (now) => {
    const found = await proven({ ...A_MEMBER, role: lower, organizationStatus: now });
    expect(found.identity).toEqual({
      ...identity,
      role: lower,
      [status]: now,
      tokenId: expect.any(String),
    });
  });

  test.each([
    ['of somebody unknown', undefined],
    ['of one who is no member any more', { ...A_MEMBER, isMember: false }],
    ['that was signed out', { ...A_MEMBER, tokenStands: false }],
  ])('%s is none', async (_what, answer) => {
    await expect(proven(answer)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
  });
});
