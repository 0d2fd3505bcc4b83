import { type AuditEntry, auditHash } from '../../../kernel/audit.ts';
import { createSigner } from '../../../kernel/crypto/ed25519.ts';
import { EXPORT_TYPE, endLine, entryLine, headerLine, statementLine, verifyExport } from './export.ts';
import type { AuditFault } from './faults.ts';
import type { SignedStatement } from './statement.ts';
import { aChain, chooser, KEY, MULTIKEY, rehashed, statementsOf } from './testing/forged-trail.ts';
import { verifyTrail } from './verification.ts';

const LENGTH = 40;
// Where the chains stood when statements were signed: after 12, 25 and 33 of 40 entries, the second chain a bit behind.
const STANDS = [
  [12, 9],
  [12, 9],
  [25, 20],
  [33, 31],
];
const LAST_SIGNED = { admin: 33, issuers: 31 };
const SIGNED = { admin: [12, 25, 33], issuers: [9, 20, 31] };

type Source = keyof typeof SIGNED;
interface Trail {
  chains: Map<string, AuditEntry[]>;
  received: Map<string, { seq: number; hash: string }>;
  statements: Map<number, SignedStatement>;
}

const good = new Map<string, AuditEntry[]>([
  ['admin', aChain('admin', LENGTH)],
  ['issuers', aChain('issuers', LENGTH)],
]);
const signed = statementsOf(good, STANDS);

function aTrail(): Trail {
  return {
    chains: new Map([...good].map(([source, entries]) => [source, [...entries]])),
    received: new Map(
      [...good].map(([source, entries]) => [source, { seq: LENGTH, hash: entries.at(-1)!.hash }]),
    ),
    statements: new Map(signed.map((one, at) => [at + 1, one])),
  };
}

/** The trail behind the same ports that the store has; rows come in the order of their seq. */
const verified = ({ chains, received, statements }: Trail) =>
  verifyTrail({
    store: {
      sources: async () => [...new Set([...chains.keys(), ...received.keys()])].sort(),
      receivedHead: async (source) => ({ source, ...(received.get(source) ?? { seq: 0, hash: '' }) }),
      async *chain(source) {
        yield (chains.get(source) ?? []).toSorted((one, other) => one.seq - other.seq);
      },
    },
    statements: {
      async *walk() {
        yield [...statements]
          .toSorted(([one], [other]) => one - other)
          .map(([number, one]) => ({ ...one, number, at: new Date(0), hour: null }));
      },
      byNumber: async () => undefined,
    },
    key: { publicKey: KEY.publicKey, multikey: MULTIKEY },
  });

interface Expected {
  source: string;
  seq: number;
  sinceSeq?: number;
  reason: AuditFault;
}

const changed = (entry: AuditEntry, how: number): AuditEntry => {
  const changes: Partial<AuditEntry>[] = [
    { action: 'issuer.rejected' },
    { status: 'DENIED' },
    { reason: 'Another reason' },
    { newState: 'REVOKED' },
    { occurredAt: new Date(entry.occurredAt.getTime() + 1) },
    { actor: { ...entry.actor, id: 'somebody-else' } },
    { subject: { ...entry.subject, id: 'another' } },
    { org: { type: 'ISSUER', id: 'i' } },
    { correlationId: 'another' },
    { auditId: 'another' },
    { extra: true } as never,
    { occurredAt: '2026-03-01' as never },
  ];
  return { ...entry, ...changes[how % changes.length] };
};

/** The first signed position from `seq` on, and the one before it. */
function pinFrom(source: Source, seq: number): Expected {
  const pin = SIGNED[source].find((position) => position >= seq) ?? LENGTH;
  const before = SIGNED[source].findLast((position) => position < seq) ?? 0;
  return { source, seq: pin, sinceSeq: before + 1, reason: 'REPLACED' };
}

const SPOILERS: Readonly<
  Record<string, (trail: Trail, source: Source, choose: ReturnType<typeof chooser>) => Expected>
> = {
  'an edit': ({ chains }, source, { next }) => {
    const at = next(LENGTH);
    chains.get(source)![at] = changed(chains.get(source)![at]!, next(12));
    return { source, seq: at + 1, reason: 'ALTERED' };
  },
  'an edit with its own hash made anew': ({ chains }, source, { next }) => {
    const at = next(LENGTH);
    const entry = changed(chains.get(source)![at]!, next(10));
    chains.get(source)![at] = { ...entry, hash: auditHash(entry) };
    const isPinned = at + 1 === LENGTH || SIGNED[source].includes(at + 1);
    return isPinned ? pinFrom(source, at + 1) : { source, seq: at + 2, reason: 'UNLINKED' };
  },
  'another hash': ({ chains }, source, { next }) => {
    const at = next(LENGTH);
    chains.get(source)![at] = { ...chains.get(source)![at]!, hash: 'f'.repeat(64) };
    return { source, seq: at + 1, reason: 'ALTERED' };
  },
  'another link': ({ chains }, source, { next }) => {
    const at = next(LENGTH);
    chains.get(source)![at] = { ...chains.get(source)![at]!, prevHash: 'f'.repeat(64) };
    return { source, seq: at + 1, reason: 'ALTERED' };
  },
  'a deletion': ({ chains }, source, { next }) => {
    const at = next(LENGTH);
    chains.get(source)!.splice(at, 1);
    return { source, seq: at + 1, reason: at + 1 === LENGTH ? 'CUT_OFF' : 'MISSING' };
  },
  'a swap': ({ chains }, source, { next }) => {
    const rows = chains.get(source)!;
    const one = next(LENGTH - 1);
    const other = one + 1 + next(LENGTH - one - 1);
    [rows[one], rows[other]] = [
      { ...rows[other]!, seq: one + 1 },
      { ...rows[one]!, seq: other + 1 },
    ];
    return { source, seq: one + 1, reason: 'ALTERED' };
  },
  'an entry put in, those behind it renumbered': ({ chains }, source, { next }) => {
    const at = 1 + next(LENGTH - 1);
    const rows = chains.get(source)!;
    const extra = rehashed([...rows.slice(0, at), changed(rows[at]!, 0)], at).at(-1)!;
    chains.set(source, [
      ...rows.slice(0, at),
      extra,
      ...rows.slice(at).map((row) => ({ ...row, seq: row.seq + 1 })),
    ]);
    const isPinned = at + 1 === LENGTH || SIGNED[source].includes(at + 1);
    return isPinned ? pinFrom(source, at + 1) : { source, seq: at + 2, reason: 'ALTERED' };
  },
  'an entry put between two positions': ({ chains }, source, { next }) => {
    const at = next(LENGTH - 1);
    const rows = chains.get(source)!;
    rows.push({ ...changed(rows[at]!, 0), seq: at + 1.5 });
    return { source, seq: at + 2, reason: 'UNEXPECTED' };
  },
  'an entry put in and everything behind it made anew': (trail, source, { next }) => {
    const at = next(LAST_SIGNED[source] - 1);
    const rows = trail.chains.get(source)!;
    forge(trail, source, rehashed([...rows.slice(0, at), changed(rows[at]!, 0), ...rows.slice(at)], at));
    return pinFrom(source, at + 1);
  },
  'an entry taken out and everything behind it made anew': (trail, source, { next }) => {
    const at = next(LAST_SIGNED[source] - 1);
    forge(trail, source, rehashed(trail.chains.get(source)!.toSpliced(at, 1), at));
    return pinFrom(source, at + 1);
  },
  'a suffix made anew': (trail, source, { next }) => {
    const at = next(LAST_SIGNED[source]);
    const rows = trail.chains.get(source)!;
    forge(trail, source, rehashed(rows.with(at, changed(rows[at]!, next(10))), at));
    return pinFrom(source, at + 1);
  },
  'a cut': ({ chains }, source, { next }) => {
    const length = next(LENGTH);
    chains.set(source, chains.get(source)!.slice(0, length));
    return { source, seq: length + 1, reason: 'CUT_OFF' };
  },
  'a cut, and the note of the newest entry along with it': (trail, source, { next }) => {
    const length = next(LAST_SIGNED[source]);
    forge(trail, source, trail.chains.get(source)!.slice(0, length));
    return { source, seq: length + 1, reason: 'CUT_OFF' };
  },
  'a whole chain gone': ({ chains, received }, source) => {
    chains.delete(source);
    received.delete(source);
    return { source, seq: 1, reason: 'CUT_OFF' };
  },
  'another text of a statement': ({ statements }, _source, { next }) => {
    const number = 1 + next(STANDS.length);
    const { text, signature } = statements.get(number)!;
    statements.set(number, { text: text.replace(/"seq":(\d)/, '"seq":$10'), signature });
    return { source: 'signed-heads', seq: number, reason: 'SIGNATURE_INVALID' };
  },
  'another spelling of a statement': ({ statements }, _source, { next }) => {
    const number = 1 + next(STANDS.length);
    const { text, signature } = statements.get(number)!;
    statements.set(number, { text: ` ${text}`, signature });
    return { source: 'signed-heads', seq: number, reason: 'STATEMENT_ALTERED' };
  },
  'a statement gone': ({ statements }, _source, { next }) => {
    const number = 1 + next(STANDS.length - 1);
    statements.delete(number);
    return { source: 'signed-heads', seq: number, reason: 'STATEMENT_MISSING' };
  },
  'a statement in the place of another': ({ statements }, _source, { next }) => {
    const number = 1 + next(STANDS.length - 1);
    statements.set(number, statements.get(number + 1)!);
    return { source: 'signed-heads', seq: number, reason: 'STATEMENT_ALTERED' };
  },
  'statements of another key': ({ statements }) => {
    const forged = statementsOf(good, STANDS, { signer: createSigner(Buffer.alloc(32, 9)) });
    forged.forEach((one, at) => {
      statements.set(at + 1, one);
    });
    return { source: 'signed-heads', seq: 1, reason: 'SIGNATURE_INVALID' };
  },
};

/** Writes a chain and moves the trail's own note of its newest entry along. */
function forge(trail: Trail, source: string, rows: AuditEntry[]): void {
  trail.chains.set(source, rows);
  const last = rows.at(-1);
  if (last) trail.received.set(source, { seq: last.seq, hash: last.hash });
  else trail.received.delete(source);
}

describe('a trail with signed heads', () => {
  test('is valid as it was written, and proven as far as it was signed', async () => {
    expect(await verified(aTrail())).toEqual({
      valid: true,
      firstInvalid: null,
      checked: 2 * LENGTH,
      heads: [...good].map(([source, entries]) => ({ source, seq: LENGTH, hash: entries.at(-1)!.hash })),
      statementsChecked: STANDS.length,
      signedHeads: Object.entries(LAST_SIGNED).map(([source, seq]) => ({ source, seq })),
      problems: [],
      problemCount: 0,
      key: MULTIKEY,
    });
  });

  test.each(Object.entries(SPOILERS))('%s is found and located, 12 times at random', async (name, spoil) => {
    const choose = chooser(name.length * 7919);
    for (let round = 0; round < 12; round += 1) {
      const trail = aTrail();
      const source = choose.pick(['admin', 'issuers'] as const);
      const { sinceSeq, ...expected } = spoil(trail, source, choose);
      const { valid, problems, firstInvalid, problemCount } = await verified(trail);

      expect({ round, valid, count: problemCount > 0 }).toEqual({ round, valid: false, count: true });
      expect(firstInvalid).toEqual({ source: expected.source, seq: expected.seq });
      expect(problems[0]).toEqual({ ...expected, sinceSeq: sinceSeq ?? expected.seq });
    }
  });

  test('names several faults of several chains, each once', async () => {
    const trail = aTrail();
    for (const at of [3, 17]) trail.chains.get('admin')![at] = changed(trail.chains.get('admin')![at]!, 0);
    trail.chains.get('issuers')!.splice(5, 2);

    expect((await verified(trail)).problems.map(({ source, seq, reason }) => [source, seq, reason])).toEqual([
      ['admin', 4, 'ALTERED'],
      ['admin', 18, 'ALTERED'],
      ['issuers', 6, 'MISSING'],
    ]);
  });
});

const spanOf = (source: string, first = 1, last = LENGTH) => ({ source, first, last });
const HEADER = {
  type: EXPORT_TYPE,
  exportId: 'e-1',
  platform: 'https://testamur.example',
  key: MULTIKEY,
  exportedAt: '2026-03-01T11:00:00.000Z',
  source: null,
  from: null,
  to: null,
  statements: { first: 1, last: STANDS.length },
  chains: [spanOf('admin'), spanOf('issuers')],
} as const;

/** A whole export of the trail, as lines. */
const aFile = (header: object = HEADER): string[] => [
  headerLine(header as never),
  ...signed.map(statementLine),
  ...[...good.values()].flat().map(entryLine),
  endLine({ statements: signed.length, entries: 2 * LENGTH }),
];
const FIRST_ENTRY = 1 + STANDS.length;

describe('an exported file', () => {
  test('is valid as it was written, with the key and without, however its lines come', async () => {
    const result = await verifyExport([...aFile(), '', '  '], { key: MULTIKEY });

    expect(result).toEqual({
      valid: true,
      problems: [],
      problemCount: 0,
      heads: [...good].map(([source, entries]) => ({
        source,
        firstSeq: 1,
        seq: LENGTH,
        hash: entries.at(-1)!.hash,
        signedSeq: LAST_SIGNED[source as Source],
      })),
      entries: 2 * LENGTH,
      statements: STANDS.length,
      header: HEADER,
      isKeyTrusted: true,
    });
    const slowly = async function* () {
      yield* aFile();
    };
    expect(await verifyExport(slowly())).toMatchObject({ valid: true, isKeyTrusted: false });
  });

  const cases: readonly (readonly [
    string,
    (lines: string[], choose: ReturnType<typeof chooser>) => string[],
  ])[] = [
    [
      'a changed character',
      (lines, { next }) => {
        const at = 1 + next(lines.length - 1);
        const line = lines[at]!;
        const where = [...line.matchAll(/(?<=:"?)[0-9a-zA-Z]/g)].map(({ index }) => index);
        const place = where[next(where.length)]!;
        const other = line[place] === '7' ? '3' : '7';
        return lines.with(at, `${line.slice(0, place)}${other}${line.slice(place + 1)}`);
      },
    ],
    ['a missing line', (lines, { next }) => lines.toSpliced(1 + next(lines.length - 1), 1)],
    ['a missing header', (lines) => lines.slice(1)],
    ['a cut end', (lines, { next }) => lines.slice(0, 1 + next(lines.length - 1))],
    [
      'a repeated line',
      (lines, { next }) => {
        const at = 1 + next(lines.length - 1);
        return lines.toSpliced(at, 0, lines[at]!);
      },
    ],
    [
      'two swapped lines',
      (lines, { next }) => {
        const one = 1 + next(lines.length - 2);
        return lines.with(one, lines[one + 1]!).with(one + 1, lines[one]!);
      },
    ],
    ['a foreign line', (lines, { next }) => lines.toSpliced(next(lines.length), 0, '{"note":"hello"}')],
    [
      'a shortened chain, with header and end made to fit',
      (_lines, { next }) => {
        const last = 1 + next(LAST_SIGNED.issuers - 1);
        return [
          headerLine({ ...HEADER, chains: [spanOf('admin'), spanOf('issuers', 1, last)] }),
          ...signed.map(statementLine),
          ...good.get('admin')!.map(entryLine),
          ...good.get('issuers')!.slice(0, last).map(entryLine),
          endLine({ statements: signed.length, entries: LENGTH + last }),
        ];
      },
    ],
    [
      'a suffix made anew',
      (lines, { next }) => {
        const at = next(LAST_SIGNED.admin);
        const rows = good.get('admin')!;
        const forged = rehashed(rows.with(at, changed(rows[at]!, next(10))), at).map(entryLine);
        return lines.toSpliced(FIRST_ENTRY, LENGTH, ...forged);
      },
    ],
    [
      'a chain that the header keeps quiet about',
      (lines) => [
        headerLine({ ...HEADER, chains: [spanOf('admin')] }),
        ...lines.slice(1, FIRST_ENTRY + LENGTH),
        endLine({ statements: signed.length, entries: LENGTH }),
      ],
    ],
  ];
  test.each(cases)('%s is found, 6 times at random', async (name, spoil) => {
    const choose = chooser(name.length * 104_729);
    for (let round = 0; round < 6; round += 1) {
      const lines = spoil(aFile(), choose);
      const { valid, problems } = await verifyExport(lines, { key: MULTIKEY });
      expect({ round, valid, found: problems.length > 0 }).toEqual({ round, valid: false, found: true });
    }
  });

  test('says where: the entry of its chain, and the line', async () => {
    const line = FIRST_ENTRY + 4;
    const edited = aFile().map((text, at) => (at === line ? text.replace('issuer-4', 'issuer-9') : text));

    expect((await verifyExport(edited, { key: MULTIKEY })).problems).toEqual([
      { source: 'admin', seq: 5, sinceSeq: 5, reason: 'ALTERED' },
    ]);
    expect((await verifyExport(aFile().with(line, '{'), { key: MULTIKEY })).problems.slice(0, 2)).toEqual([
      { source: 'lines', seq: line + 1, sinceSeq: line + 1, reason: 'LINE_UNREADABLE' },
      { source: 'admin', seq: 5, sinceSeq: 5, reason: 'MISSING' },
    ]);
  });

  test('of another platform does not pass with the key of this one', async () => {
    const signer = createSigner(Buffer.alloc(32, 9));
    const foreign = statementsOf(good, STANDS, { signer }).map(statementLine);
    const lines = aFile().toSpliced(1, STANDS.length, ...foreign);

    expect((await verifyExport(lines, { key: MULTIKEY })).problems[0]).toMatchObject({
      reason: 'SIGNATURE_INVALID',
    });
  });

  test('of a period begins and ends within, and is proven between its heads', async () => {
    const part = (first: number, last: number) => [
      headerLine({
        ...HEADER,
        source: 'admin',
        from: '2026-03-01T10:01:00.000Z',
        statements: { first: 2, last: 4 },
        chains: [spanOf('admin', first, last)],
      }),
      ...signed.slice(1).map(statementLine),
      ...good
        .get('admin')!
        .slice(first - 1, last)
        .map(entryLine),
      endLine({ statements: 3, entries: last - first + 1 }),
    ];
    expect(await verifyExport(part(13, 35), { key: MULTIKEY })).toMatchObject({
      valid: true,
      heads: [{ source: 'admin', firstSeq: 13, seq: 35, signedSeq: 33 }],
    });
    expect((await verifyExport(part(14, 35), { key: MULTIKEY })).problems).toEqual([
      { source: 'admin', seq: 13, sinceSeq: 13, reason: 'MISSING' },
    ]);
    expect((await verifyExport(part(13, 30), { key: MULTIKEY })).problems).toEqual([
      { source: 'admin', seq: 31, sinceSeq: 31, reason: 'CUT_OFF' },
    ]);
  });

  test.each([
    ['nothing', []],
    ['something else', ['hello']],
    ['an empty object', ['{}']],
  ])('that is %s is refused', async (_what, lines) => {
    expect(await verifyExport(lines)).toMatchObject({ valid: false, header: null, problemCount: 1 });
  });
});
