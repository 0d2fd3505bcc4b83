import { jest } from '@jest/globals';
import { newId } from '../../../kernel/ids.ts';
import { readPdf } from '../../../kernel/print/testing/pdf.ts';
import { by, othersThan } from '../../testing/rooms.ts';
import type { HeldCredential } from '../ports.ts';
import {
  ATTESTED,
  aCredential,
  anAttestedCredential,
  aWallet,
  CUSTODIAN_DID,
  DAY,
  ISSUER_DID,
} from './testing/a-wallet.ts';
import { displayOf } from './wallet-credential.ts';

describe('credentials in a wallet', () => {
  let wallet: Awaited<ReturnType<typeof aWallet>>;
  let holder: Awaited<ReturnType<typeof wallet.aHolder>>;
  let did: string;
  beforeAll(async () => {
    wallet = await aWallet();
  });
  afterAll(() => wallet.close());
  beforeEach(async () => {
    Object.assign(wallet.upstream, { held: [], isDown: false, calls: { list: 0, byId: 0, byDid: 0 } });
    holder = await wallet.aHolder();
    did = await aKey(holder);
  });

  const aKey = async ({ as }: Pick<typeof holder, 'as'>) =>
    (
      await wallet.room.resolvers.Mutation.addWalletKey(
        undefined as never,
        { input: { mode: 'PLATFORM' } },
        as(),
      )
    ).walletKey.did;
  const list = (args: object = {}, context = holder.as()) =>
    wallet.room.resolvers.Me.credentials(undefined as never, args, context);
  const one = (id: unknown, context = holder.as()) =>
    wallet.room.resolvers.Me.credential(undefined as never, { id: id as never }, context);
  const file = (id: unknown, context = holder.as()) =>
    wallet.room.resolvers.Me.credentialFile(undefined as never, { id: id as never }, context);
  const pdf = (id: unknown, context = holder.as(), given: object = {}) =>
    wallet.room.resolvers.Me.credentialPdf(undefined as never, { id: id as never, ...given }, context);
  const hold = (given: Partial<HeldCredential> = {}, claims?: object) => {
    const held = aCredential(did, given, claims);
    wallet.upstream.held = [...wallet.upstream.held, held];
    return held;
  };

  test('show what a person wants to know, with the signed document', async () => {
    const held = hold({
      expirationTimestamp: new Date(wallet.now().getTime() + 400 * DAY),
      supersedesCredentialId: newId(),
    });

    expect(await one(held.credentialId)).toEqual({
      credentialId: held.credentialId,
      type: 'UniversityDegreeCredential',
      title: 'University Degree',
      issuer: {
        did: ISSUER_DID,
        name: 'Example University',
        status: 'ACTIVE',
        authorityType: 'ISSUER',
        custodianType: null,
      },
      attestation: null,
      issuedAt: held.issuanceTimestamp,
      expiresAt: held.expirationTimestamp,
      status: 'ISSUED',
      claimStatus: 'UNCLAIMED',
      supersededBy: null,
      supersedes: held.supersedesCredentialId,
      display: [
        { label: 'Name', value: 'Aoife Ní Bhriain' },
        { label: 'Degree', value: 'BSc in Computer Science' },
        { label: 'Marks · Algorithms', value: '81' },
        { label: 'Marks · Databases', value: '74.5' },
      ],
      vc: JSON.parse(held.vcJson),
    });
  });

  test('of an issuer that the registry does not know have the name that was signed, and no status', async () => {
    const { credentialId } = hold({ issuerDid: 'did:key:z6MkUnknown' });
    expect((await one(credentialId)).issuer).toEqual({
      did: 'did:key:z6MkUnknown',
      name: 'The name that was signed',
      status: null,
      authorityType: 'ISSUER',
      custodianType: null,
    });
  });

  describe('of a custodian', () => {
    const holdAttested = (given: Partial<HeldCredential> = {}, claims?: object) => {
      const held = anAttestedCredential(did, given, claims);
      wallet.upstream.held = [...wallet.upstream.held, held];
      return held;
    };

    test('name it as what it is, and what it states of the record of whom', async () => {
      const { credentialId } = holdAttested();
      expect(await one(credentialId)).toMatchObject({
        issuer: {
          did: CUSTODIAN_DID,
          name: 'Archive of Closed Schools',
          status: 'ACTIVE',
          authorityType: 'CUSTODIAN',
          custodianType: 'RECORDS_ARCHIVE',
        },
        attestation: {
          attestationId: ATTESTED.id,
          sourceName: 'Old College',
          statementTemplate: 'TRANSCRIBED_FROM_ORIGINAL',
          statement: ATTESTED.statement,
          leafIndex: 0,
          treeSize: 2,
          proofUrl: `https://testamur.example/api/v1/attestations/${ATTESTED.id}/proof?record_id=${ATTESTED.row.record_id}`,
        },
        // How it is vouched for is told apart.
        display: [
          { label: 'Name', value: 'Aoife Ní Bhriain' },
          { label: 'Award', value: 'Leaving Certificate' },
          { label: 'Result', value: 'H1' },
        ],
      });
    });

    test('are printed with the custodian, its statement and where the proof is', async () => {
      const { credentialId } = holdAttested();
      const text = readPdf((await pdf(credentialId)).content).lines.join('\n');
      for (const expected of [
        'Vouched for by Archive of Closed Schools, custodian (records archive)',
        'a record of Old College, about',
        'holds the original of each of these records',
        `${ATTESTED.id}, row 1 of 2`,
        `/proof?record_id=${ATTESTED.row.record_id}`,
      ])
        expect(text).toContain(expected);
    });

    test.each<[string, object]>([
      ['no attestation', { award: 'x' }],
      ['one of another type', { attestation: { ...ATTESTED, type: 'Other' } }],
      ['one without an id', { attestation: { ...ATTESTED, id: undefined } }],
      ['an id that leads elsewhere', { attestation: { ...ATTESTED, id: '../../verify' } }],
      ['a text', { attestation: 'CustodianAttestation' }],
      ['a list', { attestation: [ATTESTED] }],
    ])('that have %s are shown with no attestation', async (_name, claims) => {
      const { credentialId } = holdAttested({}, claims);
      expect((await one(credentialId)).attestation).toBeNull();
      expect(readPdf((await pdf(credentialId)).content).lines.join('\n')).toContain('a record of\n');
    });

    test('that state nothing of the row have an attestation without source and proof', async () => {
      const attestation = {
        ...ATTESTED,
        statement: 7,
        leafIndex: -1,
        treeSize: '2',
        row: { record_id: 'x/y' },
      };
      const { credentialId } = holdAttested({}, { attestation });
      expect((await one(credentialId)).attestation).toEqual({
        attestationId: ATTESTED.id,
        statementTemplate: 'TRANSCRIBED_FROM_ORIGINAL',
      });
    });

    test('are asked of the registry of custodians: an issuer of the DID is another', async () => {
      const { credentialId } = holdAttested({ issuerDid: ISSUER_DID });
      expect((await one(credentialId)).issuer).toMatchObject({
        name: 'Archive of Closed Schools',
        status: null,
        custodianType: null,
      });
    });

    test('no issuer makes its credential look like one by the names of its claims', async () => {
      const { credentialId } = hold({}, { attestation: ATTESTED });
      const { attestation, display } = await one(credentialId);
      expect(attestation).toBeNull();
      expect(display.map(({ label }) => label)).toContain('Attestation · Statement');
      expect(readPdf((await pdf(credentialId)).content).lines.join('\n')).toContain('issued to');
    });
  });

  test('come in pages, by status and by text', async () => {
    const held = Array.from({ length: 5 }, () => hold());
    const revoked = hold({ credentialStatus: 'REVOKED' });
    const ids = async (args: object) => (await list(args)).nodes.map(({ credentialId }) => credentialId);

    expect(await ids({ first: 2, offset: 2 })).toEqual([held[2]!.credentialId, held[3]!.credentialId]);
    expect(await list({ first: 2 })).toMatchObject({ totalCount: 6, offset: 0, size: 2 });
    expect(await ids({ filter: { status: 'REVOKED' } })).toEqual([revoked.credentialId]);
    expect(await ids({ filter: { q: held[4]!.credentialId } })).toEqual([held[4]!.credentialId]);
    const { pageInfo } = await list({ first: 2 });
    expect(await ids({ first: 1, after: pageInfo.endCursor })).toEqual([held[2]!.credentialId]);
  });

  test('ask for the name of an issuer once per request', async () => {
    for (let at = 0; at < 20; at++) hold();
    await list();
    expect(wallet.upstream.calls.byDid).toBe(1);
  });

  test('of a former DID stay; a DID that was linked a moment ago counts', async () => {
    const old = hold();
    did = await aKey(holder);
    hold();
    const stale = holder.as({ identity: { kind: 'holder', holderId: holder.holderId, dids: [] } });
    expect((await list({}, stale)).totalCount).toBe(2);
    expect((await one(old.credentialId, stale)).credentialId).toBe(old.credentialId);
  });

  test('of a holder without a DID are none, whoever is asked', async () => {
    const newcomer = await wallet.aHolder();
    expect((await list({}, newcomer.as())).totalCount).toBe(0);
    await expect(one(newId(), newcomer.as())).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('of somebody else are as unknown as any, also for who claims the DID in the request', async () => {
    const { credentialId } = hold();
    const other = await wallet.aHolder();
    await aKey(other);
    const forged = other.as({ identity: { kind: 'holder', holderId: other.holderId, dids: [did] } });

    for (const read of [one, file, pdf]) {
      const refusals = await Promise.all(
        [read(credentialId, other.as()), read(credentialId, forged), read(newId(), other.as())].map(
          (attempt) => (attempt as Promise<unknown>).catch((error: unknown) => error as Error),
        ),
      );
      for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'NOT_FOUND' });
      expect(new Set(refusals.map((refusal) => (refusal as Error).message)).size).toBe(1);
    }
    expect((await list({}, forged)).totalCount).toBe(0);
  });

  test('that cannot be read are not said to be none', async () => {
    const { credentialId } = hold();
    wallet.upstream.isDown = true;
    for (const attempt of [list, () => one(credentialId), () => file(credentialId), () => pdf(credentialId)])
      await expect(attempt()).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
  });

  describe('as files', () => {
    test('are byte for byte as they were issued', async () => {
      const vcJson = '{"credentialSubject":{"id":"x","name":"Zoë \u2028 \\u0007"},"z":1e21,"a":-0}';
      const { credentialId } = hold({ vcJson });
      expect(await file(credentialId)).toEqual({
        fileName: `UniversityDegreeCredential-${credentialId}.json`,
        mediaType: 'application/json',
        content: Buffer.from(vcJson, 'utf8'),
      });
    });

    test('have names that every file system takes, whatever the type is called', async () => {
      const { credentialId } = hold({ credentialType: `../../etc/pass wd"\r\n${'x'.repeat(200)}` });
      const { fileName } = await file(credentialId);
      expect(fileName).toMatch(/^[A-Za-z0-9_-]{1,80}-[0-9a-f-]{36}\.json$/);
    });

    test('are a certificate as well, which says what the status is and leads nowhere', async () => {
      const statusChangedAt = wallet.now();
      const { credentialId } = hold({ credentialStatus: 'REVOKED', statusChangedAt });
      const { fileName, mediaType, content } = await pdf(credentialId);

      expect([fileName, mediaType]).toEqual([
        `UniversityDegreeCredential-${credentialId}.pdf`,
        'application/pdf',
      ]);
      const { pages, lines, links } = readPdf(content);
      expect(pages).toBe(1);
      expect(links).toEqual([]);
      const text = lines.join('\n');
      for (const expected of [
        'University Degree',
        'Aoife Ní Bhriain',
        'Example University',
        'REVOKED on',
        '74.5',
      ])
        expect(text).toContain(expected);
      // The name stands above the claims already.
      expect(lines.filter((line) => line === 'Name')).toEqual([]);
    });

    test('are a certificate that looks as the template has it by which they were issued', async () => {
      const look = { layout: 'MODERN', background: '#12355b', textColor: '#ffe0c0' } as const;
      const [own, usual] = [hold({ look }), hold()];
      const colors = async (id: string) => readPdf((await pdf(id)).content).colors;
      expect(await colors(own.credentialId)).toEqual(expect.arrayContaining(['#12355b', '#ffe0c0']));
      expect(await colors(usual.credentialId)).not.toContain('#12355b');
    });

    test('are a certificate that leads to verification by the share link that its holder names', async () => {
      const { credentialId } = hold();
      const shareId = newId();
      const { content } = await pdf(credentialId, holder.as(), { shareId });
      expect(readPdf(content).links).toEqual([
        `https://testamur.example/verify/${shareId.slice(0, 8)}${credentialId.slice(0, 8)}`,
      ]);
      await expect(pdf(credentialId, holder.as(), { shareId: 'x' })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        details: [{ field: 'shareId' }],
      });
    });
  });

  test.each<[object, string]>([
    [{ first: 0 }, 'first'],
    [{ first: 1000 }, 'first'],
    [{ offset: -1 }, 'offset'],
    [{ offset: Number.NaN }, 'offset'],
    [{ after: '!' }, 'after'],
    [{ filter: { status: 'VALID' } }, 'filter.status'],
    [{ filter: { status: { $ne: 'x' } } }, 'filter.status'],
    [{ filter: { q: '' } }, 'filter.q'],
    [{ filter: { q: 'x'.repeat(101) } }, 'filter.q'],
    [{ filter: { holderDid: 'did:key:z6Mk1' } }, 'filter.holderDid'],
    [{ dids: ['did:key:z6Mk1'] }, 'dids'],
  ])('refuse the list of %j', async (args, field) => {
    await expect(list(args)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', details: [{ field }] });
    expect(wallet.upstream.calls.list).toBe(0);
  });

  test.each([[undefined], ['x'], ['../x'], [7], [{ $ne: null }]])('refuse %p as an id', async (id) => {
    for (const read of [one, file, pdf])
      await expect(read(id)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', details: [{ field: 'id' }] });
  });

  test.each(othersThan('holder').map((identity) => [identity.kind, identity] as const))(
    'are closed to callers of kind %s',
    async (kind, identity) => {
      const code = kind === 'anonymous' ? 'UNAUTHENTICATED' : 'SCOPE_MISSING';
      const context = by(identity);
      for (const attempt of [
        list({}, context),
        one(newId(), context),
        file(newId(), context),
        pdf(newId(), context),
      ])
        await expect(attempt).rejects.toMatchObject({ code });
      expect(wallet.upstream.calls).toEqual({ list: 0, byId: 0, byDid: 0 });
    },
  );
});

describe('the display of claims', () => {
  const leaves = (count: number) => Array.from({ length: count }, (_, at) => [`c${at}`, 1] as const);
  const shown = (claims: object) => displayOf(aCredential('did:key:z6Mk1', {}, claims)).lines.slice(1);

  test.each<[string, object, [string, string][]]>([
    [
      'words of names',
      { dateOfAward: '2026', student_number: '7', GPA: 4 },
      [
        ['GPA', '4'],
        ['Date of award', '2026'],
        ['Student number', '7'],
      ],
    ],
    [
      'yes and no',
      { honours: true, repeat: false },
      [
        ['Honours', 'Yes'],
        ['Repeat', 'No'],
      ],
    ],
    ['lists', { languages: ['Irish', 'English'] }, [['Languages', 'Irish, English']]],
    [
      'lists of records',
      { modules: [{ name: 'A' }, { name: 'B' }] },
      [
        ['Modules · 1 · Name', 'A'],
        ['Modules · 2 · Name', 'B'],
      ],
    ],
    ['depths', { a: { b: { c: 1 } } }, [['A · B · C', '1']]],
    ['nothing of what is empty', { a: null, b: '', c: [], d: {} }, []],
    ['zero', { absences: 0 }, [['Absences', '0']]],
  ])('has %s', (_name, claims, lines) => {
    expect(shown(claims)).toEqual(lines.map(([label, value]) => ({ label, value })));
  });

  test('has at most 30 lines of 200 characters, and counts the rest', () => {
    const claims = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`c${at}`, '🎓'.repeat(400)]));
    const { lines, left } = displayOf(aCredential('did:key:z6Mk1', {}, claims));
    expect([lines.length, left]).toEqual([30, 21]);
    expect([...lines[1]!.value]).toHaveLength(200);
    expect(lines[1]!.value.isWellFormed()).toBe(true);
  });

  test('has what people look for first before the rest, at every depth', () => {
    const claims = {
      address: 'Dublin',
      modules: Array.from({ length: 40 }, (_, at) => ({ credits: at, title: `Module ${at}` })),
      dateOfAward: '2026-06-01',
      institutionName: 'Example University',
      finalGrade: 'First',
      programme_title: 'Physics',
      degree: 'BSc',
    };
    const lines = shown(claims);
    expect(lines.slice(0, 8).map(({ label }) => label)).toEqual([
      'Degree',
      'Programme title',
      'Final grade',
      'Institution name',
      'Date of award',
      'Address',
      'Modules · 1 · Title',
      'Modules · 1 · Credits',
    ]);
  });

  test.each<[string, (key: string) => object, number]>([
    ['over many leaves', (key) => ({ [key]: Object.fromEntries(leaves(300)) }), 271],
    ['of many claims', (key) => Object.fromEntries(leaves(300).map(([name]) => [name + key, 1])), 271],
    ['in many lists', (key) => ({ [key]: leaves(300).map(([name]) => ({ [name]: 1 })) }), 271],
    ['in the depth', (key) => leaves(40).reduce<object>((inner) => ({ [key]: inner }), { a: 1 }), 0],
    ['over more than anybody counts', (key) => ({ [key]: Object.fromEntries(leaves(9000)) }), Infinity],
    ['over endless lists', (key) => ({ [key]: [{}, ...leaves(9000).map(() => 'x'.repeat(9))] }), Infinity],
  ])('costs no more for a long name %s', (_name, claims, left) => {
    const held = aCredential('did:key:z6Mk1', {}, claims('aB'.repeat(5000)));
    const replace = jest.spyOn(String.prototype, 'replace');
    const shownLines = displayOf(held);
    const characters = replace.mock.contexts.reduce<number>((sum, text) => sum + String(text).length, 0);
    replace.mockRestore();

    expect(characters).toBeLessThan(1_000_000);
    expect(shownLines.left).toBe(left);
    for (const { label } of shownLines.lines) expect([...label].length).toBeLessThanOrEqual(100);
  });

  test('shows a name of 255 characters whole', () => {
    const name = `${'Ní Bhriain '.repeat(23)}Ó`;
    const vcJson = JSON.stringify({ credentialSubject: { name } });
    expect(displayOf({ vcJson, authorityType: 'ISSUER' }).lines).toEqual([{ label: 'Name', value: name }]);
  });

  test.each(['{}', '[]', 'null', '{"credentialSubject":[1]}', '{"credentialSubject":"x"}'])(
    'of the document %s has nothing',
    (vcJson) => {
      for (const authorityType of ['ISSUER', 'CUSTODIAN'] as const)
        expect(displayOf({ vcJson, authorityType })).toEqual({ lines: [], left: 0 });
    },
  );
});
