import { newId } from '../../../kernel/ids.ts';
import { as, type CatalogWorld } from '../testing.ts';
import { type CatalogImport, isOver } from './import.ts';

const AT = '2025-09-01T08:00:00+00:00';

/** An item of CASE. */
export const caseItem = (base: string, name: string, given: object = {}) => {
  const identifier = newId();
  return {
    identifier,
    fullStatement: `Can do ${name}`,
    CFItemType: 'Competency',
    uri: `${base}/CFItems/${identifier}`,
    lastChangeDateTime: AT,
    ...given,
  };
};

type Named = { readonly identifier: string; readonly uri: string };

const nodeOf = ({ identifier, uri }: Named) => ({ title: 'node', identifier, uri });

/** An association of CASE. */
export const association = (
  base: string,
  type: string,
  origin: Named,
  destination: Named,
  given: object = {},
) => {
  const identifier = newId();
  return {
    identifier,
    associationType: type,
    sequenceNumber: 1,
    uri: `${base}/CFAssociations/${identifier}`,
    originNodeURI: nodeOf(origin),
    destinationNodeURI: nodeOf(destination),
    lastChangeDateTime: AT,
    ...given,
  };
};

/** A CFPackage as CASE publishes it, of its own address: a document, two items above two others, and what has no record here. */
export function aPackage(version: '1.0' | '1.1' = '1.0') {
  const base = `https://case.example/ims/case/v1p${version.at(-1)}/${newId()}`;
  const document = {
    identifier: newId(),
    uri: `${base}/CFDocuments/1`,
    creator: 'Board of Ironwork',
    title: 'Ironwork',
    lastChangeDateTime: AT,
    officialSourceURL: 'https://ironwork.example/standards',
    publisher: 'Board of Ironwork',
    description: 'What a smith can do.',
    subject: ['Metal'],
    subjectURI: [{ title: 'Metal', identifier: newId(), uri: `${base}/CFSubjects/1` }],
    language: 'en',
    version: '2025',
    adoptionStatus: 'Adopted',
    statusStartDate: '2025-09-01',
    licenseURI: { title: 'Free', identifier: newId(), uri: `${base}/CFLicenses/1` },
    notes: 'A document for tests.',
    ...(version === '1.1'
      ? { frameworkType: 'Skills', caseVersion: '1.1', extensions: { 'x-furnace': { hot: true } } }
      : {}),
  };
  const items = [
    caseItem(base, 'forge work', {
      humanCodingScheme: 'A',
      listEnumeration: '1',
      abbreviatedStatement: 'Forging',
      alternativeLabel: 'Smithing',
      conceptKeywords: ['fire', 'iron'],
      notes: 'Hot.',
      language: 'en',
      educationLevel: ['09', '10'],
      CFItemTypeURI: { title: 'Competency', identifier: newId(), uri: `${base}/CFItemTypes/1` },
      ...(version === '1.1' ? { extensions: { 'x-anvil': [1, 2.5, null] }, subject: ['Metal'] } : {}),
    }),
    caseItem(base, 'drawing out', { humanCodingScheme: 'A.1', CFItemType: 'Skill' }),
    caseItem(base, 'upsetting\nthe end of a bar', { humanCodingScheme: 'A.2' }),
    caseItem(base, `long work: ${'and on '.repeat(60)}`.trim(), { CFItemType: 'Knowledge' }),
  ] as const;
  const [forging, drawing, upsetting, long] = items;
  return {
    base,
    CFDocument: document as typeof document & Record<string, unknown>,
    CFItems: items as readonly (ReturnType<typeof caseItem> & Record<string, unknown>)[],
    CFAssociations: [
      association(base, 'isChildOf', forging, document),
      association(base, 'isChildOf', drawing, forging),
      association(base, 'isChildOf', upsetting, forging),
      association(base, 'isChildOf', long, document),
      association(base, 'precedes', drawing, upsetting),
      association(
        base,
        'exactMatchOf',
        drawing,
        { identifier: newId(), uri: 'https://elsewhere.example/items/7' },
        version === '1.1' ? { notes: 'The same.' } : {},
      ),
    ],
    CFDefinitions: {
      CFConcepts: [],
      CFSubjects: [
        {
          identifier: newId(),
          uri: `${base}/CFSubjects/1`,
          title: 'Metal',
          hierarchyCode: '1',
          lastChangeDateTime: AT,
        },
      ],
      CFItemTypes: [
        {
          identifier: newId(),
          uri: `${base}/CFItemTypes/1`,
          title: 'Competency',
          description: 'x',
          hierarchyCode: '1',
          typeCode: 'C',
          lastChangeDateTime: AT,
        },
      ],
    },
    CFRubrics: [
      {
        identifier: newId(),
        uri: `${base}/CFRubrics/1`,
        title: 'How well',
        lastChangeDateTime: AT,
        CFRubricCriteria: [
          { identifier: newId(), uri: `${base}/c/1`, category: 'Heat', weight: 0.5, lastChangeDateTime: AT },
        ],
      },
    ],
  };
}

/** What of a package is sent. */
export function sent({ base: _base, ...document }: ReturnType<typeof aPackage>) {
  return document;
}

/** Imports a document in pieces, as an administrator, and waits for its end. */
export async function imported(
  world: CatalogWorld,
  document: object | string | Buffer,
  given: object = {},
): Promise<CatalogImport> {
  const queued = await queue(world, document, given);
  return over(world, queued);
}

/** An import when it is over. */
export async function over(world: CatalogWorld, { importId }: Pick<CatalogImport, 'importId'>) {
  for (;;) {
    // A run that was under way may have looked before this import came.
    await world.catalog.exchange.runDue();
    const job = await world.catalog.service.exchange.imports.byId({ importId }, as.admin());
    if (isOver(job)) return job;
  }
}

/** Sends a document in pieces. */
export async function queue(
  world: CatalogWorld,
  document: object | string | Buffer,
  given: object = {},
): Promise<CatalogImport> {
  const bytes = Buffer.from(
    Buffer.isBuffer(document) || typeof document === 'string' ? document : JSON.stringify(document),
  );
  const PIECE = 1024 * 1024;
  const common = { uploadId: newId(), fileName: 'catalog.json', jurisdictionCode: 'IE', ...given };
  for (let offset = 0; ; offset += PIECE) {
    const isLast = offset + PIECE >= bytes.length;
    const piece = { ...common, offset, isLast, content: bytes.subarray(offset, offset + PIECE) };
    const job = await world.catalog.service.exchange.imports.receive(piece, as.admin());
    if (isLast) return job;
  }
}

/** What became of the items of an import. */
export async function itemsOf(world: CatalogWorld, { importId }: CatalogImport, filter: object = {}) {
  const listed = await world.catalog.service.exchange.imports.items(
    { importId, filter, first: 100 },
    as.admin(),
  );
  return listed.items;
}

/** Why items were refused: where, and for what. */
export async function problemsOf(world: CatalogWorld, job: CatalogImport) {
  const refused = await itemsOf(world, job, { outcome: 'REFUSED' });
  return refused.flatMap(({ problems }) => problems.map(({ pointer, code }) => [pointer, code]));
}

/** A framework as a document, of all its pieces. */
export async function exportedFramework(world: CatalogWorld, frameworkId: string) {
  let text = '';
  for (let after: string | undefined; ; ) {
    const piece = await world.catalog.service.exchange.exports.framework({ frameworkId, after }, as.issuer());
    text += piece.content;
    if (piece.next === undefined) return JSON.parse(text);
    after = piece.next;
  }
}

export async function exportedEntry(world: CatalogWorld, entryId: string, context = as.admin()) {
  const { content } = await world.catalog.service.exchange.exports.entry({ entryId }, context);
  return JSON.parse(content);
}
