import { parse as parseCsv } from 'csv-parse/sync';
import { isAppError } from '../../kernel/errors.ts';
import { newId, sha256Hex } from '../../kernel/ids.ts';
import { until } from '../../kernel/testing/until.ts';
import { checkManifest } from './runs/signed-manifest.ts';
import { MOST_ROWS, RETENTION_DAYS } from './settings.ts';
import {
  aCredential,
  anOutcome,
  aScheme,
  as,
  CUSTODIAN_DID,
  ISSUER_DIDS,
  openReportsWorld,
  type ReportsWorld,
} from './testing.ts';

const [A, B] = ISSUER_DIDS;
const DAY_MS = 24 * 60 * 60 * 1000;
const ISSUANCE = { kind: 'ISSUANCE_REGISTER' };

let world: ReportsWorld;
beforeEach(async () => {
  world = await openReportsWorld();
});
afterEach(() => world.close());

const csvOf = (bytes: Buffer) => parseCsv(bytes, { bom: true, columns: true }) as Record<string, string>[];
/** Lets no source answer until what it returns is called. */
function shut(): () => void {
  let open: () => void = () => undefined;
  world.kept.gate = new Promise((resolve) => {
    open = resolve;
  });
  return () => open();
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (isAppError(error) ? error.code : String(error)),
  );
const fieldOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (isAppError(error) ? error.details?.[0]?.field : String(error)),
  );

describe('a report', () => {
  test('is made in the background, of the rows of its organization, with a manifest that proves it', async () => {
    world.kept.credentials = [
      ...Array.from({ length: 1203 }, (_, at) => aCredential({ holderName: `=Person ${at}` })),
      aCredential({ issuerDid: B }),
    ];
    const { reports } = world.service;
    const ordered = await reports.create({ ...ISSUANCE, format: 'CSV' }, as.issuer(A));
    expect(ordered).toMatchObject({ status: 'QUEUED', sourceCount: 0, organization: { did: A } });
    await world.reports.worker.settle();
    const run = await reports.byId({ reportId: ordered.reportId }, as.issuer(A));
    expect(run).toMatchObject({
      status: 'COMPLETED',
      sourceCount: 1203,
      leftOutCount: 0,
      rowCount: 1203,
      failedRowCount: 0,
      errorCount: 0,
      coveredTo: new Date(world.now().getTime() - 30_000),
      expiresAt: new Date(world.now().getTime() + 7 * DAY_MS),
    });
    const bytes = await world.bytesOf(run.reportId);
    const rows = csvOf(bytes);
    expect(rows).toHaveLength(1203);
    expect(rows[7]).toMatchObject({ issuer_did: A, holder_name: "'=Person 7", status: 'ISSUED' });
    expect(run.file).toEqual({
      fileName: `issuance-register-${run.reportId.slice(0, 8)}.csv`,
      mediaType: 'text/csv',
      size: bytes.length,
      sha256: sha256Hex(bytes),
    });

    const { content } = await reports.manifest({ reportId: run.reportId }, as.issuer(A));
    const { faults, manifest } = checkManifest(
      content,
      { size: bytes.length, sha256: sha256Hex(bytes) },
      world.key,
    );
    expect(faults).toEqual([]);
    expect(manifest).toMatchObject({
      report_id: run.reportId,
      platform: 'https://testamur.example',
      counts: { source: 1203, left_out: 0, rows: 1203, failed_rows: 0, errors: 0 },
      organization: { did: A },
      scheme: null,
    });
  });

  test('tells the trail of its order, its end and each download, with ids alone', async () => {
    world.kept.credentials = [aCredential()];
    const { reportId } = await world.made(ISSUANCE);
    await world.bytesOf(reportId);
    await world.bytesOf(reportId);
    const told = (await world.trail()).map(({ action }) => action);
    expect(told).toEqual(['report.ordered', 'report.ended', 'report.downloaded', 'report.downloaded']);
    expect(JSON.stringify(await world.trail())).not.toContain('Aoife');
  });

  test('is of a half-open period of UTC days, and of what its filters say', async () => {
    const issued = (day: string, given = {}) =>
      aCredential({ issuedAt: new Date(`${day}T00:00:00.000Z`), holderName: day, ...given });
    world.kept.credentials = [
      issued('2025-12-31'),
      issued('2026-01-01'),
      issued('2026-01-31', { status: 'REVOKED' }),
      issued('2026-02-01'),
    ];
    const period = { periodFrom: '2026-01-01', periodTo: '2026-02-01' };
    const january = await world.made({ ...ISSUANCE, ...period });
    expect(csvOf(await world.bytesOf(january.reportId)).map((row) => row['holder_name'])).toEqual([
      '2026-01-01',
      '2026-01-31',
    ]);
    const revoked = await world.made({ ...ISSUANCE, ...period, filters: { status: 'REVOKED' } });
    expect(revoked.rowCount).toBe(1);
    expect(january.coveredTo).toEqual(new Date('2026-02-01T00:00:00.000Z'));
  });

  test.each(['JSON', 'XML', 'XLSX'])('can be %s', async (format) => {
    world.kept.credentials = [aCredential(), aCredential()];
    const run = await world.made({ ...ISSUANCE, format });
    expect(run).toMatchObject({ status: 'COMPLETED', rowCount: 2 });
    const bytes = await world.bytesOf(run.reportId);
    expect(run.file).toMatchObject({ size: bytes.length, sha256: sha256Hex(bytes) });
  });

  test('without rows is a file with a header', async () => {
    const run = await world.made(ISSUANCE);
    expect(run).toMatchObject({ status: 'COMPLETED', rowCount: 0 });
    expect(String(await world.bytesOf(run.reportId))).toMatch(/^\ufeff"credential_id",.*\r\n$/);
  });

  test('with more rows than a report may have fails, and leaves no file', async () => {
    world.kept.credentials = Array.from({ length: 600 }, () => aCredential());
    world.settings.apply({ version: 1, values: { [MOST_ROWS.key]: 550 } });
    const run = await world.made(ISSUANCE);
    expect(run).toMatchObject({ status: 'FAILED', failure: { code: 'TOO_MANY_ROWS' } });
    expect(await codeOf(world.bytesOf(run.reportId))).toBe('INVALID_STATE_TRANSITION');
    expect(await world.connection.collection('report_file_pieces').countDocuments()).toBe(0);
  });

  test('waits for a domain that is away, and is made when it is back', async () => {
    world.kept.credentials = [aCredential()];
    const { AppError } = await import('../../kernel/errors.ts');
    world.kept.fault = new AppError('UPSTREAM_UNAVAILABLE', 'Away.');
    for (let round = 0; round < 7; round += 1) await world.made(ISSUANCE).catch(() => undefined);
    const { items } = await world.service.reports.list({}, as.issuer());
    expect(items.map(({ status }) => status)).toEqual(Array(5).fill('RUNNING'));
    world.kept.fault = undefined;
    await world.reports.worker.settle();
    const after = await world.service.reports.list({}, as.issuer());
    expect(after.items.map(({ status }) => status)).toEqual(Array(5).fill('COMPLETED'));
  });

  test('that always breaks its process is given up', async () => {
    world.kept.fault = new Error('A bug.');
    const { reportId } = await world.made(ISSUANCE);
    for (let round = 0; round < 5; round += 1) await world.reports.worker.settle();
    expect(await world.service.reports.byId({ reportId }, as.issuer())).toMatchObject({
      status: 'FAILED',
      failure: { code: 'INTERRUPTED' },
    });
  });
});

describe('rows with errors', () => {
  const scheme = { ...aScheme(), status: 'ACTIVE' };
  const period = { periodFrom: '2026-01-01', periodTo: '2027-01-01' };
  const RETURN = { kind: 'SCHEME_COMPLIANCE', schemeCode: 'IE-RET', ...period };

  test('are told and not in the file, and the counts add up', async () => {
    world.kept.schemes = [scheme];
    world.kept.outcomes = [
      anOutcome({ learnerNumber: '1' }),
      anOutcome({ learnerNumber: '' }),
      anOutcome({ status: 'VOID' }),
      anOutcome({ entryVersionId: 'abroad' }),
      anOutcome({ learnerNumber: '2' }),
    ];
    const run = await world.made(RETURN);
    expect(run).toMatchObject({
      status: 'COMPLETED_WITH_ERRORS',
      sourceCount: 5,
      leftOutCount: 2,
      rowCount: 2,
      failedRowCount: 1,
      errorCount: 1,
      firstErrors: [
        { row: 2, recordId: world.kept.outcomes[1]?.outcomeId, fieldCode: 'LEARNER', code: 'MISSING' },
      ],
    });
    expect(String(await world.bytesOf(run.reportId))).toBe('"LEARNER","GRADE"\r\n"1",72\r\n"2",72\r\n');
    const errors = await world.bytesOf(run.reportId, 'errorsFile');
    expect(csvOf(errors)).toEqual([
      {
        row: '2',
        record_id: world.kept.outcomes[1]?.outcomeId,
        field_code: 'LEARNER',
        code: 'MISSING',
        message: 'Complete the record.',
      },
    ]);
    const { content } = await world.service.reports.manifest({ reportId: run.reportId }, as.issuer());
    const check = checkManifest(content, { size: errors.length, sha256: sha256Hex(errors) }, world.key);
    expect(check).toMatchObject({
      faults: [],
      manifest: {
        scheme: { code: 'IE-RET', version: '2026', map_version: 3 },
        counts: { source: 5, left_out: 2, rows: 2, failed_rows: 1, errors: 1 },
      },
    });
  });

  test('are all in their file, of which a run shows the first hundred', async () => {
    world.kept.schemes = [scheme];
    world.kept.outcomes = Array.from({ length: 1100 }, () => anOutcome({ learnerNumber: '' }));
    const run = await world.made(RETURN);
    expect(run).toMatchObject({ rowCount: 0, failedRowCount: 1100, errorCount: 1100 });
    expect(run.firstErrors).toHaveLength(100);
    expect(csvOf(await world.bytesOf(run.reportId, 'errorsFile')).map((row) => row['row'])).toEqual(
      Array.from({ length: 1100 }, (_, at) => String(at + 1)),
    );
  });

  test('of a value that does not fit a fixed width are told, and nothing is cut', async () => {
    world.kept.schemes = [scheme];
    world.kept.outcomes = [anOutcome({ learnerNumber: '12345678901' }), anOutcome({ learnerNumber: '12' })];
    const run = await world.made({ ...RETURN, format: 'FIXED_WIDTH' });
    expect(run).toMatchObject({
      rowCount: 1,
      firstErrors: [{ row: 1, fieldCode: 'LEARNER', code: 'TOO_LONG' }],
    });
    expect(String(await world.bytesOf(run.reportId))).toBe('12          72\r\n');
  });

  test('are made by the maps that counted when the report was ordered', async () => {
    world.kept.schemes = [scheme];
    world.kept.outcomes = [anOutcome({ learnerNumber: '1', value: '50' })];
    const ordered = await world.service.reports.create({ ...RETURN, format: 'CSV' }, as.issuer());
    world.kept.schemes = [
      {
        ...scheme,
        mapVersion: 4,
        fieldMaps: [{ fieldCode: 'LEARNER', expression: 'outcome.value', transform: 'NONE' }],
      },
    ];
    await world.reports.worker.settle();
    expect(String(await world.bytesOf(ordered.reportId))).toBe('"LEARNER","GRADE"\r\n"1",50\r\n');
    const run = await world.service.reports.byId({ reportId: ordered.reportId }, as.issuer());
    expect(run.scheme).toMatchObject({ mapVersion: 3, version: '2026' });
  });
});

describe('every other kind', () => {
  test('REVOCATION_REGISTER tells the reason to the issuer, and to administrators not', async () => {
    const revocation = {
      reason: 'A wrong grade.',
      category: 'DATA_CORRECTION',
      categorySource: 'HUMAN',
      revokedAt: new Date('2026-02-01T00:00:00.000Z'),
    };
    world.kept.credentials = [aCredential(), aCredential({ status: 'REVOKED', revocation })];
    const own = await world.made({ kind: 'REVOCATION_REGISTER' });
    expect(csvOf(await world.bytesOf(own.reportId))).toMatchObject([
      { reason: 'A wrong grade.', category: 'DATA_CORRECTION', revoked_at: '2026-02-01T00:00:00.000Z' },
    ]);
    const all = await world.made({ kind: 'REVOCATION_REGISTER' }, as.admin());
    expect(csvOf(await world.bytesOf(all.reportId, 'file', as.admin()))).toMatchObject([{ reason: '' }]);
  });

  test('LEARNER_OUTCOMES has void ones, too, and is narrowed', async () => {
    world.kept.outcomes = [
      anOutcome({ cohortCode: '2025-A', score: 72.5 }),
      anOutcome({ status: 'VOID', entryVersionId: 'version-2' }),
    ];
    const whole = await world.made({ kind: 'LEARNER_OUTCOMES' });
    expect(csvOf(await world.bytesOf(whole.reportId))).toMatchObject([
      { entry_code: 'BSC', given_name: 'Aoife', score: '72.5', is_reached: 'true', level_code: '8' },
      { entry_code: 'MSC', status: 'VOID' },
    ]);
    for (const filters of [{ cohortCode: '2025-A' }, { entryCode: 'BSC' }, { status: 'CONFIRMED' }])
      expect(await world.made({ kind: 'LEARNER_OUTCOMES', filters })).toMatchObject({ rowCount: 1 });
  });

  test('WORKFORCE_COMPLIANCE is of custodians', async () => {
    world.kept.compliance = [
      {
        rowId: 'row-1',
        memberId: newId(),
        employeeRef: 'N-1',
        name: 'Bo',
        jobRole: 'Nurse',
        requirementId: newId(),
        requirementName: 'Licence',
        requirementVersion: 2,
        severity: 'MANDATORY',
        status: 'EXPIRING',
        validFrom: world.now(),
        checkedAt: world.now(),
      },
    ];
    const input = { kind: 'WORKFORCE_COMPLIANCE', filters: { asOf: '2026-02-28' } };
    const run = await world.made(input, as.custodian('Reviewer'));
    expect(csvOf(await world.bytesOf(run.reportId, 'file', as.custodian('Reviewer')))).toMatchObject([
      { employee_ref: 'N-1', requirement_version: '2', status: 'EXPIRING', valid_to: '' },
    ]);
  });

  const anEntry = (given: object) => ({
    auditId: newId(),
    source: 'core',
    seq: 1,
    occurredAt: new Date('2026-02-01T00:00:00.000Z'),
    actor: { type: 'ISSUER_USER', id: 'somebody', role: 'Admin', ipHash: 'abcd' },
    action: 'credential.issued',
    subject: { type: 'Credential', id: 'c' },
    org: null,
    status: 'SUCCESS',
    reason: null,
    previousState: null,
    newState: 'ISSUED',
    correlationId: 'r',
    prevHash: '0'.repeat(64),
    hash: 'f'.repeat(64),
    ...given,
  });

  test('AUDIT_EXPORT has the events of the organization, and hides administrators', async () => {
    const { organization } = await world.made(ISSUANCE);
    const org = { type: 'ISSUER', id: organization?.id };
    const actor = { type: 'ADMIN', id: 'root', role: 'ADMIN', ipHash: null };
    world.kept.trail = [
      anEntry({ org }),
      anEntry({ org, actor, reason: 'Known to me.' }),
      anEntry({ org: { type: 'ISSUER', id: 'another' } }),
      anEntry({ org: { type: 'ISSUER', id: 'demo' } }),
    ] as never;
    const own = await world.made({ kind: 'AUDIT_EXPORT' });
    expect(csvOf(await world.bytesOf(own.reportId))).toMatchObject([
      { actor_id: 'somebody', reason: '' },
      { actor_type: 'ADMIN', actor_id: '', actor_role: '', reason: '' },
    ]);
    const all = await world.made({ kind: 'AUDIT_EXPORT' }, as.admin());
    expect(all).toMatchObject({ sourceCount: 4, leftOutCount: 1, rowCount: 3 });
    expect(csvOf(await world.bytesOf(all.reportId, 'file', as.admin()))[1]).toMatchObject({
      actor_id: 'root',
      reason: 'Known to me.',
    });
  });

  test('DATA_SUBJECT has every member of every record of a person', async () => {
    world.kept.persons = [
      {
        section: 'LEARNER',
        recordId: 'l',
        content: { givenName: 'Aoife', externalIds: [{ system: 'sis', value: '1' }], email: undefined },
      },
      { section: 'ENROLMENT', recordId: 'e1', content: { startDate: '2025-09-01' } },
      { section: 'ENROLMENT', recordId: 'e2', content: { startDate: '2026-09-01' } },
    ];
    world.kept.credentials = [aCredential(), aCredential({ holderDid: 'did:key:z6Mkother' })];
    const run = await world.made({ kind: 'DATA_SUBJECT', filters: { holderDid: 'did:key:z6Mkaoife' } });
    const rows = csvOf(await world.bytesOf(run.reportId));
    expect(rows).toEqual(
      expect.arrayContaining([
        { section: 'LEARNER', record_id: 'l', field: 'givenName', value: 'Aoife' },
        { section: 'LEARNER', record_id: 'l', field: 'externalIds[0].system', value: 'sis' },
        { section: 'ENROLMENT', record_id: 'e2', field: 'startDate', value: '2026-09-01' },
        {
          section: 'CREDENTIAL',
          record_id: world.kept.credentials[0]?.credentialId,
          field: 'document.credentialSubject.name',
          value: 'Aoife Ní Bhriain',
        },
      ]),
    );
    expect(rows.filter(({ field }) => field === 'document.credentialSubject.name')).toHaveLength(1);
  });
});

describe('who sees what', () => {
  test('an organization sees its own runs, administrators theirs, and sensitive ones only Admins', async () => {
    const own = await world.made(ISSUANCE, as.issuer(A, 'Operator'));
    const secret = await world.made({ kind: 'AUDIT_EXPORT' }, as.issuer(A));
    const platform = await world.made(ISSUANCE, as.admin('OPERATOR'));
    const seen = async (context = as.issuer()) =>
      (await world.service.reports.list({}, context)).items.map(({ reportId }) => reportId).sort();
    expect(await seen(as.issuer(A))).toEqual([own.reportId, secret.reportId].sort());
    expect(await seen(as.issuer(A, 'Operator'))).toEqual([own.reportId]);
    expect(await seen(as.issuer(B))).toEqual([]);
    expect(await seen(as.custodian())).toEqual([]);
    expect(await seen(as.admin())).toEqual([platform.reportId]);
    for (const [run, context] of [
      [own, as.issuer(B)],
      [own, as.admin()],
      [secret, as.issuer(A, 'Operator')],
      [platform, as.issuer(A)],
    ] as const)
      for (const work of ['byId', 'file', 'errorsFile', 'manifest', 'cancel', 'remove', 'progress'] as const)
        expect(await codeOf(world.service.reports[work]({ reportId: run.reportId }, context))).toBe(
          'NOT_FOUND',
        );
  });

  test.each([
    ['a Viewer', as.issuer(A, 'Viewer'), ISSUANCE, 'FORBIDDEN'],
    ['a Viewer of a custodian', as.custodian('Viewer'), ISSUANCE, 'FORBIDDEN'],
    ['a VIEWER', as.admin('VIEWER'), ISSUANCE, 'FORBIDDEN'],
    ['nobody', as.nobody(), ISSUANCE, 'UNAUTHENTICATED'],
    ['a holder', as.holder(), ISSUANCE, 'SCOPE_MISSING'],
    ['an Operator, the trail', as.issuer(A, 'Operator'), { kind: 'AUDIT_EXPORT' }, 'FORBIDDEN'],
    ['an OPERATOR, the trail', as.admin('OPERATOR'), { kind: 'AUDIT_EXPORT' }, 'FORBIDDEN'],
    [
      'an Attester, a person',
      as.custodian('Attester'),
      { kind: 'DATA_SUBJECT', filters: { holderDid: A } },
      'FORBIDDEN',
    ],
    ['an issuer, a workforce', as.issuer(A), { kind: 'WORKFORCE_COMPLIANCE' }, 'FORBIDDEN'],
    ['a custodian, outcomes', as.custodian(), { kind: 'LEARNER_OUTCOMES' }, 'FORBIDDEN'],
    ['an issuer, another one', as.issuer(A), { ...ISSUANCE, organizationDid: B }, 'FORBIDDEN'],
    ['an issuer, itself', as.issuer(A), { ...ISSUANCE, organizationDid: A }, 'none'],
    ['an administrator, an issuer', as.admin('OPERATOR'), { ...ISSUANCE, organizationDid: A }, 'none'],
    ['an administrator, outcomes of nobody', as.admin(), { kind: 'LEARNER_OUTCOMES' }, 'VALIDATION_FAILED'],
    [
      'an administrator, outcomes of a custodian',
      as.admin(),
      { kind: 'LEARNER_OUTCOMES', organizationDid: CUSTODIAN_DID },
      'VALIDATION_FAILED',
    ],
    [
      'an administrator, a DID of nobody',
      as.admin(),
      { ...ISSUANCE, organizationDid: 'did:key:z6Mknobody' },
      'VALIDATION_FAILED',
    ],
  ])('%s is answered as the rules say', async (_who, context, input, code) => {
    const { reports, previews } = world.service;
    expect(await codeOf(reports.create({ format: 'CSV', ...input }, context))).toBe(code);
    expect(await codeOf(previews.preview(input, context))).toBe(code);
  });

  test('definitions name what a caller may run', async () => {
    world.kept.schemes = [{ ...aScheme(), status: 'ACTIVE' }];
    const kinds = async (context = as.issuer()) =>
      (await world.service.previews.definitions(context)).map(({ kind }) => kind);
    expect(await kinds(as.issuer(A, 'Operator'))).toEqual([
      'SCHEME_COMPLIANCE',
      'ISSUANCE_REGISTER',
      'REVOCATION_REGISTER',
      'LEARNER_OUTCOMES',
    ]);
    expect(await kinds(as.issuer(A))).toEqual(expect.arrayContaining(['AUDIT_EXPORT', 'DATA_SUBJECT']));
    expect(await kinds(as.custodian('Attester'))).toEqual([
      'ISSUANCE_REGISTER',
      'REVOCATION_REGISTER',
      'WORKFORCE_COMPLIANCE',
    ]);
    expect(await kinds(as.admin())).toHaveLength(7);
    const [scheme] = await world.service.previews.definitions(as.issuer());
    expect(scheme).toMatchObject({
      period: 'REQUIRED',
      schemes: [{ schemeCode: 'IE-RET', formats: ['CSV', 'JSON', 'XLSX', 'XML', 'FIXED_WIDTH'] }],
    });
  });
});

describe('bad input', () => {
  const RETURN = {
    kind: 'SCHEME_COMPLIANCE',
    schemeCode: 'IE-RET',
    periodFrom: '2026-01-01',
    periodTo: '2027-01-01',
  };
  test.each([
    ['no kind', {}, 'kind'],
    ['a kind that there is not', { kind: 'EVERYTHING' }, 'kind'],
    ['no format', { ...ISSUANCE, format: undefined }, 'format'],
    ['a format that there is not', { ...ISSUANCE, format: 'PDF' }, 'format'],
    ['a fixed width without lengths', { ...ISSUANCE, format: 'FIXED_WIDTH' }, 'format'],
    ['a field that there is not', { ...ISSUANCE, colour: 'red' }, 'colour'],
    ['no day', { ...ISSUANCE, periodFrom: '2026-02-30' }, 'periodFrom'],
    ['an instant for a day', { ...ISSUANCE, periodTo: '2026-01-01T00:00:00Z' }, 'periodTo'],
    [
      'a period that ends where it begins',
      { ...ISSUANCE, periodFrom: '2026-01-01', periodTo: '2026-01-01' },
      'periodTo',
    ],
    [
      'a period of what has none',
      { kind: 'DATA_SUBJECT', periodFrom: '2026-01-01', filters: { holderDid: A } },
      'periodFrom',
    ],
    ['a filter of another kind', { ...ISSUANCE, filters: { cohortCode: 'x' } }, 'filters.cohortCode'],
    ['a filter that there is not', { ...ISSUANCE, filters: { colour: 'red' } }, 'filters.colour'],
    ['a word that is none', { ...ISSUANCE, filters: { status: 'issued' } }, 'filters.status'],
    [
      'a filter that is an operator',
      { ...ISSUANCE, filters: { credentialType: { $ne: null } } },
      'filters.credentialType',
    ],
    ['filters that are a list', { ...ISSUANCE, filters: [] }, 'filters'],
    [
      'a text that is too long',
      { ...ISSUANCE, filters: { credentialType: 'x'.repeat(101) } },
      'filters.credentialType',
    ],
    ['a scheme of another kind', { ...ISSUANCE, schemeCode: 'IE-RET' }, 'schemeCode'],
    ['no scheme', { ...RETURN, schemeCode: undefined }, 'schemeCode'],
    ['a scheme that there is not', { ...RETURN, schemeCode: 'NONE' }, 'schemeCode'],
    ['no period of a return', { ...RETURN, periodTo: undefined }, 'periodTo'],
    ['nobody', { kind: 'DATA_SUBJECT' }, 'filters'],
    [
      'two names of a person',
      { kind: 'DATA_SUBJECT', filters: { holderDid: A, learnerId: newId() } },
      'filters',
    ],
    ['an id that is none', { kind: 'DATA_SUBJECT', filters: { learnerId: '1' } }, 'filters.learnerId'],
    ['a DID that is none', { ...ISSUANCE, organizationDid: 'A' }, 'organizationDid'],
  ])('%s is refused, and the field is named', async (_what, input, field) => {
    const { reports } = world.service;
    expect(await fieldOf(reports.create({ format: 'CSV', ...input }, as.issuer()))).toBe(field);
    expect(await world.connection.collection('reports').countDocuments()).toBe(0);
  });

  test('a scheme that is not ACTIVE is refused', async () => {
    world.kept.schemes = [{ ...aScheme(), status: 'RETIRED' }];
    const { reports } = world.service;
    expect(await codeOf(reports.create({ ...RETURN, format: 'CSV' }, as.issuer()))).toBe(
      'INVALID_STATE_TRANSITION',
    );
  });

  test.each(['0.', 'x', '0.AAAA', '-1.AAAA', '524288.AAAA'])('the cursor %j opens no file', async (after) => {
    world.kept.credentials = [aCredential()];
    const { reportId } = await world.made(ISSUANCE);
    expect(await fieldOf(world.service.reports.file({ reportId, after }, as.issuer()))).toBe('after');
  });

  test('a cursor of somebody else opens nothing', async () => {
    world.kept.credentials = Array.from({ length: 3000 }, () => aCredential());
    const { reportId } = await world.made(ISSUANCE);
    const { next } = await world.service.reports.file({ reportId }, as.issuer());
    expect(next).toBeDefined();
    const colleague = as.issuer(A, 'Operator');
    expect(await fieldOf(world.service.reports.file({ reportId, after: next }, colleague))).toBe('after');
    expect(await fieldOf(world.service.reports.errorsFile({ reportId, after: next }, as.issuer()))).not.toBe(
      'none',
    );
  });
});

describe('ordering again', () => {
  test('under the same key orders once', async () => {
    const context = () => as.issuer(A, 'Admin', { idempotencyKey: 'k-1' });
    const { reports } = world.service;
    const [one, other] = [
      await reports.create({ ...ISSUANCE, format: 'CSV' }, context()),
      await reports.create({ ...ISSUANCE, format: 'CSV' }, context()),
    ];
    expect(other.reportId).toBe(one.reportId);
    expect(await codeOf(reports.create({ ...ISSUANCE, format: 'JSON' }, context()))).toBe(
      'IDEMPOTENCY_MISMATCH',
    );
  });

  test('no more than five wait at a time, also when they are ordered at once', async () => {
    const open = shut();
    const { reports } = world.service;
    const codes = await Promise.all(
      Array.from({ length: 9 }, () => codeOf(reports.create({ ...ISSUANCE, format: 'CSV' }, as.issuer()))),
    );
    expect(codes.filter((code) => code === 'none')).toHaveLength(5);
    expect(codes.filter((code) => code === 'LIMIT_REACHED' || code === 'CONFLICT')).toHaveLength(4);
    expect(await codeOf(reports.create({ ...ISSUANCE, format: 'CSV' }, as.issuer(B)))).toBe('none');
    open();
  });
});

describe('the end', () => {
  test('a run that is cancelled while it is made leaves nothing', async () => {
    world.kept.credentials = Array.from({ length: 2000 }, () => aCredential());
    const open = shut();
    const { reports } = world.service;
    const { reportId } = await reports.create({ ...ISSUANCE, format: 'CSV' }, as.issuer());
    await until('it runs', async () => (await reports.byId({ reportId }, as.issuer())).status === 'RUNNING');
    expect(await reports.cancel({ reportId }, as.issuer())).toMatchObject({ status: 'CANCELLED' });
    expect(await reports.cancel({ reportId }, as.issuer())).toMatchObject({ status: 'CANCELLED' });
    world.moveClock(2000);
    open();
    await world.reports.worker.settle();
    await world.reports.worker.settle();
    expect(await reports.byId({ reportId }, as.issuer())).toMatchObject({
      status: 'CANCELLED',
      file: undefined,
    });
    expect(await world.connection.collection('report_file_pieces').countDocuments()).toBe(0);
    expect(await codeOf(world.bytesOf(reportId))).toBe('INVALID_STATE_TRANSITION');
  });

  test('files go when their time is over, and the manifest stays', async () => {
    world.settings.apply({ version: 1, values: { [RETENTION_DAYS.key]: 2 } });
    world.kept.credentials = [aCredential()];
    const { reportId } = await world.made(ISSUANCE);
    world.moveClock(2 * DAY_MS);
    // Over, whether it was swept or not.
    expect(await codeOf(world.bytesOf(reportId))).toBe('INVALID_STATE_TRANSITION');
    await world.reports.worker.settle();
    const run = await world.service.reports.byId({ reportId }, as.issuer());
    expect(run.status).toBe('EXPIRED');
    expect(await world.connection.collection('report_files').countDocuments()).toBe(0);
    expect((await world.service.reports.manifest({ reportId }, as.issuer())).content.length).toBeGreaterThan(
      0,
    );
    expect((await world.trail()).map(({ action }) => action)).toContain('report.expired');
  });

  test('a run that has ended can be deleted, one that has not cannot', async () => {
    world.kept.credentials = [aCredential()];
    const { reports } = world.service;
    const { reportId } = await world.made(ISSUANCE);
    await reports.remove({ reportId }, as.issuer());
    expect(await codeOf(reports.byId({ reportId }, as.issuer()))).toBe('NOT_FOUND');
    await world.reports.worker.settle();
    expect(await world.connection.collection('reports').countDocuments()).toBe(0);
    expect(await world.connection.collection('report_file_pieces').countDocuments()).toBe(0);

    const open = shut();
    const waiting = await reports.create({ ...ISSUANCE, format: 'CSV' }, as.issuer());
    expect(await codeOf(reports.remove({ reportId: waiting.reportId }, as.issuer()))).toBe(
      'INVALID_STATE_TRANSITION',
    );
    open();
  });

  test('is watched to its end', async () => {
    world.kept.credentials = [aCredential()];
    const { reports } = world.service;
    const { reportId } = await reports.create({ ...ISSUANCE, format: 'CSV' }, as.issuer());
    const seen: string[] = [];
    for await (const { status } of await reports.progress({ reportId }, as.issuer())) seen.push(status);
    expect(seen[0]).toBe('QUEUED');
    expect(seen.at(-1)).toBe('COMPLETED');
  });
});

describe('a preview', () => {
  test('shows twenty rows with their errors, and keeps nothing', async () => {
    world.kept.schemes = [{ ...aScheme(), status: 'ACTIVE' }];
    world.kept.outcomes = Array.from({ length: 40 }, (_, at) =>
      anOutcome({ learnerNumber: at === 3 ? '' : String(at) }),
    );
    const input = {
      kind: 'SCHEME_COMPLIANCE',
      schemeCode: 'IE-RET',
      periodFrom: '2026-01-01',
      periodTo: '2027-01-01',
    };
    const preview = await world.service.previews.preview(input, as.issuer());
    expect(preview).toMatchObject({
      sourceCount: 20,
      failedRowCount: 1,
      isWhole: false,
      errors: [{ row: 4, fieldCode: 'LEARNER', code: 'MISSING' }],
    });
    expect(preview.rows).toHaveLength(19);
    expect(preview.rows[0]).toEqual(['0', '72']);
    expect(await world.connection.collection('reports').countDocuments()).toBe(0);
    expect((await world.trail()).map(({ action }) => action)).toEqual(['report.previewed']);
  });

  test('looks at 500 records at most', async () => {
    world.kept.outcomes = Array.from({ length: 5000 }, () => anOutcome());
    const input = { kind: 'LEARNER_OUTCOMES', filters: { cohortCode: 'none' } };
    const preview = await world.service.previews.preview(input, as.issuer());
    expect(preview).toMatchObject({ rows: [], isWhole: false });
    expect(world.kept.pages).toBe(5);
  });
});

describe('a manifest', () => {
  const signed = async () => {
    world.kept.credentials = [aCredential()];
    const run = await world.made(ISSUANCE);
    const { content } = await world.service.reports.manifest({ reportId: run.reportId }, as.issuer());
    const bytes = await world.bytesOf(run.reportId);
    return { text: Buffer.from(content).toString(), found: { size: bytes.length, sha256: sha256Hex(bytes) } };
  };

  test.each([
    ['another file', (text: string) => text, { sha256: '0'.repeat(64) }, ['HASH_DIFFERS']],
    ['a longer file', (text: string) => text, { size: 1 }, ['SIZE_DIFFERS']],
    [
      'another statement',
      (text: string) => text.replace('ISSUANCE_REGISTER', 'AUDIT_EXPORT'),
      {},
      ['SIGNATURE_INVALID'],
    ],
    ['no JSON', () => '{', {}, ['UNREADABLE']],
    ['another type', (text: string) => text.replaceAll('report-manifest', 'audit-heads'), {}, ['UNREADABLE']],
  ] as const)('does not prove %s', async (_what, change, found, faults) => {
    const given = await signed();
    const check = checkManifest(Buffer.from(change(given.text)), { ...given.found, ...found }, world.key);
    expect(check.faults).toEqual(faults);
  });

  test('that another key has signed is found out with the key from elsewhere', async () => {
    const { text, found } = await signed();
    const other = 'z6MksApEpvMU25PHAbs7XX8SXTAzU5gqRdZW3AQevGiBrdgz';
    expect(checkManifest(Buffer.from(text), found, other).faults).toEqual([
      'SIGNATURE_INVALID',
      'KEY_UNEXPECTED',
    ]);
  });
});
