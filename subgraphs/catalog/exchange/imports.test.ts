import { readConfig } from '../../../kernel/config.ts';
import { AppError } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { createLiveSettings } from '../../../kernel/live-settings.ts';
import { connectStore } from '../../../store/connect.ts';
import { createIdempotency } from '../../../store/idempotency.ts';
import { createLedger, type Ledger } from '../../../store/ledger.ts';
import { noModel } from '../../testing/assistant.ts';
import { aMailer } from '../../testing/mailer.ts';
import { createCatalog } from '../index.ts';
import { as, type CatalogWorld, openCatalogWorld } from '../testing.ts';
import {
  aPackage,
  association,
  caseItem,
  exportedFramework,
  imported,
  itemsOf,
  over,
  problemsOf,
  queue,
  sent,
} from './testing.ts';

let world: CatalogWorld;
beforeAll(async () => {
  world = await openCatalogWorld();
  await world.aJurisdiction('IE');
});
afterAll(() => world.close());

const service = () => world.catalog.service.exchange.imports;
const piece = (given: object = {}) => ({
  uploadId: newId(),
  offset: 0,
  isLast: true,
  fileName: 'a.json',
  content: Buffer.from('{}'),
  jurisdictionCode: 'IE',
  ...given,
});
const count = (collection: string, where: object = {}) =>
  world.connection.collection(collection).countDocuments(where);
const skillOf = async (uri = '') => {
  const found = await world.connection.collection('skills').findOne({ sourceUri: uri });
  return world.catalog.service.skills.byId({ id: String(found?.['_id']) }, as.admin());
};

/** The catalog of another process on the same store, whose commits a test may watch. */
async function another(watch: (ledger: Ledger, nth: number) => Ledger['commit']) {
  const store = await connectStore({ dataDir: world.folder, now: world.now });
  const connection = store.connection('catalog');
  const { now, log } = world;
  const ledger = await createLedger({ connection, source: 'catalog', now });
  let nth = 0;
  const watched: Ledger = {
    ...ledger,
    commit: (context, change) => {
      nth += 1;
      return watch(ledger, nth)(context, change);
    },
  };
  const catalog = await createCatalog({
    connection,
    ledger: watched,
    idempotency: await createIdempotency({ connection, platformKeys: [Buffer.alloc(32)], now }),
    mailer: aMailer([]),
    publicUrl: 'https://testamur.example',
    settings: createLiveSettings(readConfig({}), []),
    issuers: { byIds: async () => [] },
    assistant: { fieldMaps: noModel },
    searches: { record: async () => undefined },
    now,
    log,
  });
  return {
    catalog,
    async close() {
      await catalog.close();
      await ledger.close();
      await store.close();
    },
  };
}

/** A document of some portions. */
function someItems(length = 130) {
  const { base, CFDocument } = aPackage();
  const top = caseItem(base, 'everything');
  const items = Array.from({ length }, (_, at) => caseItem(base, `number ${at}`));
  const CFAssociations = items.map((item) => association(base, 'isChildOf', item, top));
  return { CFDocument, CFItems: [...items, top], CFAssociations };
}

describe('sending a document', () => {
  test('is RECEIVING until the last piece, and a piece that is sent again changes nothing', async () => {
    const text = Buffer.from(JSON.stringify(sent(aPackage())));
    const first = piece({ isLast: false, content: text.subarray(0, 1000) });
    const begun = await service().receive(first, as.admin());
    expect(begun).toMatchObject({ status: 'RECEIVING', size: 0, isDryRun: false });
    expect(await service().receive(first, as.admin())).toEqual(begun);
    const last = { ...first, offset: 1000, isLast: true, content: text.subarray(1000) };
    const queued = await service().receive(last, as.admin());
    expect(queued).toMatchObject({ importId: begun.importId, status: 'QUEUED', size: text.length });
    const again = as.admin();
    expect(await service().receive(last, again)).toMatchObject({
      importId: begun.importId,
      sha256: queued.sha256,
    });
    expect(again.notes.idempotencyReplayed).toBe(true);
    expect(await over(world, queued)).toMatchObject({ status: 'COMPLETED', counts: { MADE: 5 } });
    expect((await service().receive(first, as.admin())).status).toBe('COMPLETED');
    expect(await count('uploads', { _id: first.uploadId })).toBe(0);
  });

  test('somebody else cannot add to it', async () => {
    const first = piece({ isLast: false });
    await service().receive(first, as.admin('OPERATOR'));
    const next = { ...first, offset: 2, isLast: true };
    await expect(service().receive(next, as.admin('ADMIN'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test.each([
    ['no upload', { uploadId: 'x' }, 'uploadId'],
    ['a place before the file', { offset: -1 }, 'offset'],
    ['a place behind 50 MB', { offset: 60 * 1024 * 1024 }, 'offset'],
    ['no bytes', { content: 'text' }, 'content'],
    ['no name', { fileName: '' }, 'fileName'],
    ['a jurisdiction that is none', { jurisdictionCode: 'Ireland' }, 'jurisdictionCode'],
    ['a jurisdiction that is not there', { jurisdictionCode: 'ZZ' }, 'jurisdictionCode'],
    ['a code that is none', { frameworkCode: 'a b' }, 'frameworkCode'],
    ['a kind that there is not', { kind: 'HOBBY' }, 'kind'],
    ['a dry run that is neither', { dryRun: 'maybe' }, 'dryRun'],
    ['a member that is not known', { owner: 'me' }, 'owner'],
  ])('refuses %s', async (_, given, field) => {
    await expect(service().receive(piece(given), as.admin())).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [{ field }],
    });
  });

  test('is for administrators who may change the catalog', async () => {
    for (const context of [as.admin('VIEWER'), as.issuer(), as.nobody()]) {
      await expect(service().receive(piece(), context)).rejects.toBeInstanceOf(AppError);
      await expect(service().cancel({ importId: newId() }, context)).rejects.toBeInstanceOf(AppError);
    }
    expect((await service().list({}, as.admin('VIEWER'))).items).toBeInstanceOf(Array);
    for (const context of [as.issuer(), as.nobody()])
      await expect(service().list({}, context)).rejects.toBeInstanceOf(AppError);
  });
});

describe('an import that is cut off', () => {
  const CUT = new AppError('STORAGE_UNAVAILABLE', 'The power went out.');

  test.each([
    ['before', false],
    ['behind', true],
  ] as const)('%s any of its commits goes on where it was', async (_, isCommitted) => {
    const document = someItems();
    const uris = document.CFItems.map(({ uri }) => uri);
    // Commits until the power goes out; from then on none succeeds until it is back.
    let left = Number.POSITIVE_INFINITY;
    const far = await another((ledger) => async (context, change) => {
      left -= 1;
      if (left >= 0) return ledger.commit(context, change);
      if (left === -1 && isCommitted) await ledger.commit(context, change);
      throw CUT;
    });
    const { imports } = far.catalog.service.exchange;
    const first = piece({ isLast: false, content: Buffer.from(JSON.stringify(document)) });
    const { importId: id } = await imports.receive(first, as.admin());
    const last = { ...first, offset: first.content.length, isLast: true, content: Buffer.alloc(0) };
    left = 1;
    await imports.receive(last, as.admin());
    for (let cuts = 0; ; cuts++) {
      await far.catalog.exchange.runDue();
      if ((await service().byId({ importId: id }, as.admin())).status === 'COMPLETED') {
        expect(cuts).toBeGreaterThan(10);
        break;
      }
      left = isCommitted ? 0 : 1;
    }
    await far.close();
    const job = await service().byId({ importId: id }, as.admin());
    expect(job.counts).toMatchObject({ MADE: 132, CHANGED: 0, UNCHANGED: 0, REFUSED: 0 });
    expect(await count('skills', { sourceUri: { $in: uris } })).toBe(uris.length);
    expect(await exportedFramework(world, job.frameworkId ?? '')).toEqual(document);
    expect((await world.told(job.importId)).map(({ action }) => action).sort()).toEqual([
      'catalog_import.completed',
      'catalog_import.received',
    ]);
    expect((await imported(world, document)).counts).toMatchObject({ MADE: 0, CHANGED: 0, UNCHANGED: 132 });
  });

  test('two processes at once make nothing twice', async () => {
    const document = someItems();
    const far = await another((ledger) => ledger.commit);
    const queued = await queue(world, document);
    await Promise.all([far.catalog.exchange.runDue(), world.catalog.exchange.runDue()]);
    const job = await over(world, queued);
    await far.close();
    expect(job).toMatchObject({ status: 'COMPLETED', counts: { MADE: 132, REFUSED: 0 } });
    expect(await count('skills', { sourceUri: { $in: document.CFItems.map(({ uri }) => uri) } })).toBe(131);
  });

  test('a failure that is ours is told as such, and the next import runs', async () => {
    const far = await another((ledger, nth) => async (context, change) => {
      if (nth === 5) throw new Error('a bug');
      return ledger.commit(context, change);
    });
    const { imports } = far.catalog.service.exchange;
    const first = await imports.receive(
      piece({ content: Buffer.from(JSON.stringify(someItems(2))) }),
      as.admin(),
    );
    await far.catalog.exchange.runDue();
    const failed = await over(world, first);
    await far.close();
    expect(failed).toMatchObject({ status: 'FAILED', problem: { code: 'internal' } });
    expect(failed.problem?.message).not.toContain('bug');
    expect(await imported(world, sent(aPackage()))).toMatchObject({ status: 'COMPLETED' });
  });
});

describe('what people change meanwhile', () => {
  /** Imports a change of two items while somebody changes the first before each of so many commits of the import. */
  async function whilePeopleChange(times: number) {
    const document = aPackage();
    await imported(world, sent(document));
    const [one, two] = document.CFItems;
    const CFItems = document.CFItems.map((item) => ({
      ...item,
      fullStatement: `${item.fullStatement}, well`,
    }));
    const before = await skillOf(one?.uri);
    let left = times;
    const far = await another((ledger) => async (context, change) => {
      const isAbout = [change.audit].flat().some((fact) => fact.subject.id === before.skillId);
      if (isAbout && left-- > 0)
        await world.catalog.service.skills.update(
          { skillId: before.skillId, reuseLevel: 'TRANSVERSAL' },
          as.admin(),
        );
      return ledger.commit(context, change);
    });
    const { imports } = far.catalog.service.exchange;
    const content = Buffer.from(JSON.stringify({ ...sent(document), CFItems }));
    const queued = await imports.receive(piece({ content }), as.admin());
    await far.catalog.exchange.runDue();
    await far.close();
    return { job: await over(world, queued), one: await skillOf(one?.uri), two: await skillOf(two?.uri) };
  }

  test('is kept beside what the document changes', async () => {
    const { job, one } = await whilePeopleChange(1);
    expect(job.counts).toMatchObject({ CHANGED: 4, REFUSED: 0 });
    expect(one).toMatchObject({ reuseLevel: 'TRANSVERSAL', description: 'Can do forge work, well' });
  });

  test('again and again, is left to the next import', async () => {
    const { job, one, two } = await whilePeopleChange(2);
    // What stands above and below it is refused with it, and stays as it was.
    expect(job.counts).toMatchObject({ CHANGED: 3, REFUSED: 4 });
    expect(await problemsOf(world, job)).toEqual([
      ['/CFItems/0', 'changed_meanwhile'],
      ['/CFAssociations/0/originNodeURI', 'refused'],
      ['/CFAssociations/1/destinationNodeURI', 'refused'],
      ['/CFAssociations/2/destinationNodeURI', 'refused'],
    ]);
    expect(two?.broaderIds).toEqual([one?.skillId]);
    expect(one).toMatchObject({ description: 'Can do forge work' });
    expect(two).toMatchObject({ name: 'Can do drawing out, well' });
  });
});

describe('cancelling', () => {
  test('ends an import between two portions', async () => {
    const document = someItems(250);
    const far = await another((ledger, nth) => async (context, change) => {
      await ledger.commit(context, change);
      const makesSkills = [change.audit].flat().filter(({ action }) => action === 'skill.created').length > 0;
      if (makesSkills && nth > 0) await service().cancel({ importId: id }, as.admin());
    });
    const { imports } = far.catalog.service.exchange;
    const first = piece({ isLast: false, content: Buffer.from(JSON.stringify(document)) });
    const id = (await imports.receive(first, as.admin())).importId;
    const offset = first.content.length;
    await imports.receive({ ...first, offset, isLast: true, content: Buffer.alloc(0) }, as.admin());
    await far.catalog.exchange.runDue();
    await far.close();
    const job = await service().byId({ importId: id }, as.admin());
    expect(job).toMatchObject({ status: 'CANCELLED', counts: { MADE: 101 } });
    expect(await service().cancel({ importId: id }, as.admin())).toEqual(job);
    expect(await count('uploads', { _id: first.uploadId })).toBe(0);
    expect((await world.told(id)).map(({ action }) => action).sort()).toEqual([
      'catalog_import.cancelled',
      'catalog_import.received',
    ]);
    // The same document goes on from there: those that are made get what stands above them.
    expect((await imported(world, document)).counts).toMatchObject({
      MADE: 151,
      CHANGED: 100,
      UNCHANGED: 1,
    });
  });

  test('one whose file is on its way takes no more of it', async () => {
    const first = piece({ isLast: false });
    const { importId } = await service().receive(first, as.admin());
    expect(await service().cancel({ importId }, as.admin())).toMatchObject({ status: 'CANCELLED' });
    await expect(service().receive({ ...first, offset: 2 }, as.admin())).rejects.toMatchObject({
      code: 'INVALID_STATE_TRANSITION',
    });
  });

  test('one that is over is refused, and one that there is not', async () => {
    const { importId } = await imported(world, sent(aPackage()), { dryRun: true });
    await expect(service().cancel({ importId }, as.admin())).rejects.toMatchObject({
      code: 'INVALID_STATE_TRANSITION',
    });
    await expect(service().cancel({ importId: newId() }, as.admin())).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('listing', () => {
  test('imports, the newest first, and what became of items', async () => {
    world.moveClock(1000);
    const job = await imported(world, sent(aPackage()));
    const { items, total } = await service().list({ filter: { status: 'COMPLETED' }, first: 2 }, as.admin());
    expect(items[0]).toEqual(job);
    expect(total).toBeGreaterThan(2);
    const made = await itemsOf(world, job, { outcome: 'MADE' });
    expect(made.map(({ pointer, role }) => [pointer, role])).toEqual([
      ['/CFDocument', 'FRAMEWORK'],
      ['/CFItems/0', 'SKILL'],
      ['/CFItems/1', 'SKILL'],
      ['/CFItems/2', 'SKILL'],
      ['/CFItems/3', 'SKILL'],
    ]);
    const page = await service().items({ importId: job.importId, first: 2, offset: 2 }, as.admin());
    expect(page).toMatchObject({ total: 21, items: [{ pointer: '/CFItems/0' }, { pointer: '/CFItems/1' }] });
    await expect(service().items({ importId: newId() }, as.admin())).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('over GraphQL, with the records of a dry run left out', async () => {
    const { importId } = await imported(world, sent(aPackage()), { dryRun: true });
    const document = `query One($id: ID!) {
      catalogImport(id: $id) { dryRun progress status counts { made kept refused } frameworkId problem { code } }
      catalogImportItems(importId: $id, filter: { outcome: MADE }) { nodes { pointer recordId outcome } totalCount }
    }`;
    const { data } = await world.graphql(document, { id: importId }, as.admin());
    expect(data.catalogImport).toMatchObject({
      dryRun: true,
      progress: 100,
      counts: { made: 5, kept: 16, refused: 0 },
      frameworkId: null,
    });
    expect(data.catalogImportItems.totalCount).toBe(5);
    expect(
      data.catalogImportItems.nodes.every(({ recordId }: { recordId: unknown }) => recordId === null),
    ).toBe(true);
  });

  test.each([
    ['catalog_imports', { status: 'QUEUED' }, { createdAt: 1, _id: 1 }],
    ['catalog_imports', { status: 'QUEUED' }, { createdAt: -1, _id: 1 }],
    ['catalog_imports', {}, { createdAt: -1, _id: 1 }],
    ['catalog_import_items', { importId: 'x' }, { _id: 1 }],
    ['catalog_import_items', { importId: 'x', outcome: 'MADE' }, { _id: 1 }],
    ['catalog_import_items', { importId: 'x', role: { $in: ['SKILL'] }, _id: { $gt: 'x' } }, { _id: 1 }],
    [
      'catalog_import_items',
      { importId: 'x', role: { $in: ['HEADER', 'EDGE', 'PART'] }, _id: { $gt: 'x' } },
      { _id: 1 },
    ],
    ['catalog_import_items', { importId: 'x', names: { $in: ['a', 'b'] } }, {}],
    ['catalog_import_items', { importId: 'x', child: { $in: ['a', 'b'] } }, { _id: 1 }],
    ['catalog_import_items', { importId: 'x', recordId: { $in: ['a', 'b'] } }, {}],
    ['catalog_document_parts', { documentId: 'x' }, { place: 1, _id: 1 }],
    ['catalog_document_parts', { documentId: 'x', role: 'SKILL', place: { $gt: 'x' } }, { place: 1, _id: 1 }],
    ['catalog_document_parts', { documentId: 'x', _id: { $gt: 'x' } }, { _id: 1 }],
    [
      'catalog_document_parts',
      {
        $or: [
          { documentId: 'x', childId: 'a' },
          { documentId: 'y', childId: 'b' },
        ],
      },
      {},
    ],
    ['catalog_document_parts', { documentId: 'x', childId: { $in: ['a', 'b'] } }, {}],
    ['skills', { source: 'LOCAL', sourceUri: { $in: ['a', 'b'] } }, {}],
    ['frameworks', { caseUri: 'x', jurisdictionCode: 'IE' }, {}],
  ])('%s by %j finds what it asks for with an index', async (collection, where, order) => {
    const { executionStats, queryPlanner } = await world.connection
      .collection(collection)
      .find(where as never)
      .sort(order as never)
      .explain('executionStats');
    expect(executionStats.totalDocsExamined).toBe(executionStats.nReturned);
    expect(JSON.stringify(queryPlanner.winningPlan)).toContain('IXSCAN');
    expect(JSON.stringify(queryPlanner.winningPlan)).not.toContain('COLLSCAN');
  });
});

describe('in the background', () => {
  test('imports whose file never came whole end, and what became of items is forgotten', async () => {
    const own = await openCatalogWorld();
    await own.aJurisdiction('IE');
    const { imports } = own.catalog.service.exchange;
    const begun = await imports.receive(piece({ isLast: false }), as.admin());
    const done = await imported(own, sent(aPackage()));
    own.moveClock(25 * 60 * 60 * 1000);
    await own.catalog.exchange.runDue();
    expect(await imports.byId({ importId: begun.importId }, as.admin())).toMatchObject({
      status: 'FAILED',
      problem: { code: 'cut_off' },
    });
    expect(await own.connection.collection('uploads').countDocuments({})).toBe(0);
    expect((await itemsOf(own, done)).length).toBe(21);
    own.moveClock(30 * 24 * 60 * 60 * 1000);
    await own.catalog.exchange.runDue();
    expect(await itemsOf(own, done)).toEqual([]);
    await own.close();
  });
});
