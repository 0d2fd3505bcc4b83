import { writeFileSync } from 'node:fs';
import { printFonts } from '../../../kernel/print/fonts.ts';
import { readPdf } from '../../../kernel/print/testing/pdf.ts';
import { as, ISSUER_DIDS, type LearnersWorld, openLearnersWorld } from '../testing.ts';
import type { Transcript } from './transcript.ts';
import { drawTranscript } from './transcript-pdf.ts';

let world: LearnersWorld;
beforeAll(async () => {
  world = await openLearnersWorld();
});
afterAll(() => world.close());

const [A, B] = ISSUER_DIDS;
const transcripts = () => world.service.transcripts;
const outcomes = () => world.service.outcomes;

/** Somebody with a confirmed, an amended, a void outcome and a draft; the first has a credential. */
async function aStudent(given: object = {}) {
  const { learnerId } = await world.aLearner(A, given);
  await world.linked(learnerId);
  const enrolment = {
    learnerId,
    entryVersionId: world.aVersion(),
    startDate: '2025-09-01',
    status: 'ACTIVE',
  };
  const { enrolmentId } = await world.service.enrolments.create(enrolment, as.issuer());
  const record = async (achievedDate: string) => {
    const said = { enrolmentId, resultDescriptionId: 'mark', value: '72', achievedDate };
    return (await outcomes().record(said, as.issuer())).outcomeId;
  };
  const [first, second, third] = [
    await record('2026-01-01'),
    await record('2026-01-02'),
    await record('2026-01-03'),
  ];
  for (const outcomeId of [first, second, third]) await outcomes().confirm({ outcomeId }, as.issuer());
  await world.service.eligibility.issue({ outcomeIds: [first] }, as.issuer());
  await outcomes().amend({ outcomeId: second, value: '80' }, as.issuer());
  await outcomes().void({ outcomeId: third }, as.issuer());
  await record('2026-01-04');
  return { learnerId, first, enrolmentId };
}

describe('a transcript', () => {
  test('shows what was confirmed, amended and void, each with its credential and the status of that', async () => {
    const { learnerId, first, enrolmentId } = await aStudent();
    const transcript = await transcripts().of({ learnerId }, as.issuer());
    expect(transcript).toMatchObject({
      learner: { learnerId },
      issuerName: 'Dromore University',
      isComplete: true,
      studies: [{ enrolment: { enrolmentId }, entryCode: 'BSC', title: 'BSc Physics' }],
    });
    const shown = transcript.studies[0]?.results.map(({ outcome, name, credentialStatus }) => [
      outcome.status,
      outcome.value,
      name,
      credentialStatus,
    ]);
    expect(shown).toEqual([
      ['CONFIRMED', '72', 'Mark', 'ISSUED'],
      ['AMENDED', '80', 'Mark', undefined],
      ['VOID', '72', 'Mark', undefined],
    ]);
    const { credentialId = '' } = await outcomes().byId({ outcomeId: first }, as.issuer());
    const kept = world.issued.kept.get(credentialId);
    if (kept) world.issued.kept.set(credentialId, { ...kept, credentialStatus: 'REVOKED' });
    const later = await transcripts().of({ learnerId }, as.issuer());
    expect(later.studies[0]?.results[0]?.credentialStatus).toBe('REVOKED');
  });

  test('of nobody else, and for readers of the issuer', async () => {
    const { learnerId } = await aStudent();
    for (const read of [transcripts().of, transcripts().pdf]) {
      await expect(read({ learnerId }, as.issuer(B))).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(read({ learnerId: 'x' }, as.issuer())).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
      });
      await expect(read({ learnerId }, as.nobody())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
      await expect(read({ learnerId }, as.issuer(A, 'Viewer'))).resolves.toBeDefined();
    }
  });

  test('follows whoever was merged', async () => {
    const { learnerId } = await aStudent();
    const into = (await world.aLearner()).learnerId;
    await world.service.merges.merge({ learnerId, intoLearnerId: into }, as.issuer());
    const transcript = await transcripts().of({ learnerId }, as.issuer());
    expect([transcript.learner.learnerId, transcript.studies.length]).toEqual([into, 1]);
  });

  test('is a PDF, over GraphQL as well', async () => {
    const { learnerId } = await aStudent();
    const document = `query ($id: ID!) { learnerTranscriptFile(learnerId: $id) { fileName mediaType content } }`;
    const { data } = await world.graphql(document, { id: learnerId }, as.issuer());
    const { fileName, mediaType, content } = data.learnerTranscriptFile;
    expect([fileName, mediaType]).toEqual([`transcript-${learnerId}-2026-03-01.pdf`, 'application/pdf']);
    const { lines, pages } = readPdf(Buffer.from(content, 'base64'));
    expect(pages).toBe(1);
    const text = lines.join('\n');
    for (const word of [
      'Dromore University',
      'BSc Physics',
      'CONFIRMED',
      'AMENDED',
      'VOID',
      'ISSUED',
      '72',
      '80',
    ])
      expect(text).toContain(word);
  });
});

describe('the sheet', () => {
  const fonts = printFonts();
  async function drawn(names: { givenName: string; familyName: string }, count: number) {
    const { learnerId } = await aStudent(names);
    const one = await transcripts().of({ learnerId }, as.issuer());
    const [study] = one.studies;
    if (!study) throw new Error('There is no study');
    const results = Array.from({ length: count }, (_, at) => study.results[at % 3] ?? study.results[0]);
    const transcript = { ...one, studies: [{ ...study, results }] } as Transcript;
    return drawTranscript(transcript, fonts);
  }

  test.each([
    ['a long name', 'x'.repeat(255), 'y'.repeat(255)],
    ['an Arabic name', 'محمد', 'الفارسي'],
    ['a Hebrew name', 'נעמי', 'כהן'],
    ['a Thai name', 'สมชาย', 'ใจดี'],
    ['a name that no font has', '𓀀', '王'],
  ])('takes %s', async (what, givenName, familyName) => {
    const file = await drawn({ givenName, familyName }, 3);
    expect(readPdf(file).pages).toBe(1);
    const folder = process.env['SHEETS'];
    if (folder) writeFileSync(`${folder}/${what.replaceAll(' ', '-')}.pdf`, file);
  });

  test('has as many pages as it takes for 500 results, within seconds', async () => {
    const begun = performance.now();
    const file = await drawn({ givenName: 'Aoife', familyName: 'Ní Bhriain' }, 500);
    expect(performance.now() - begun).toBeLessThan(10_000);
    const { pages } = readPdf(file);
    expect(pages).toBeGreaterThan(8);
    expect(pages).toBeLessThan(20);
    const folder = process.env['SHEETS'];
    if (folder) writeFileSync(`${folder}/many.pdf`, file);
  });
});
