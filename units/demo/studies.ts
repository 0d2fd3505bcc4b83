import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Api, Caller, Reply } from './api.ts';
import type { Graduate as ClassMate } from './class-list.ts';
import { dim, expect, good, StepFailed, say } from './screen.ts';

const CATALOG = '/api/v1/admin/catalog';
const LEARNERS = '/api/v1/learners';
const JURISDICTION = 'IE';
const ENTRY_CODE = 'ARDMORE-BSC';
/** As many of the class as the records of this run are about. */
const CLASSMATES = 5;
const PASS_MARK = 40;
const [ENROLLED, CONFERRED] = ['2023-09-04', '2026-06-18'];
/** What would graduate them in 2026, while it may be earlier where this runs. */
const today = () => new Date().toISOString().slice(0, 10);

/** The published version of what the class has studied. */
export interface Programme {
  readonly entryVersionId: string;
  readonly title: string;
}

/** A learner of the university with the outcome of her studies. */
export interface Student {
  readonly learnerId: string;
  readonly name: string;
  readonly outcomeId: string;
}

const CONTENT = {
  title: 'Bachelor of Science (Ardmore)',
  description: 'Three years at a university that exists only in this demonstration.',
  criteria: 'A thesis, and a final mark of 40 or more.',
  credit: { value: 180, unit: 'ECTS' },
  duration: 'P3Y',
  result_descriptions: [
    {
      ...{ id: 'final', name: 'Final mark', result_type: 'Percent' },
      ...{ value_min: '0', value_max: '100', required_value: String(PASS_MARK) },
    },
  ],
  claim_schema: {
    type: 'object',
    required: ['name', 'achievement', 'result'],
    properties: { name: { type: 'string', minLength: 1 }, result: { type: 'array', minItems: 1 } },
    examples: [{ name: 'Ada Byrne', achievement: {}, result: [{ value: '74' }] }],
  },
};

/** A programme in the catalog: the one that an earlier run has published, or a new one. */
export async function publishProgramme(api: Api, admin: Caller, registrar: Caller): Promise<Programme> {
  await openJurisdiction(api, admin);
  const { title } = CONTENT;
  const published = await findProgramme(api, registrar);
  if (published !== undefined) {
    good(`“${title}” is in the catalog since an earlier run`);
    return { entryVersionId: published, title };
  }
  const { entry_id } = await addEntry(api, admin);
  const { version, entry_version_id } = await api.post(
    `${CATALOG}/entries/${entry_id}/versions`,
    CONTENT,
    admin,
  );
  const { status } = await api.post(
    `${CATALOG}/entries/${entry_id}/versions/${version}/publish`,
    undefined,
    admin,
  );
  expect(status === 'PUBLISHED', `“${title}” is ${status}`, `The programme is ${status}, not PUBLISHED`);
  return { entryVersionId: entry_version_id, title };
}

async function openJurisdiction(api: Api, admin: Caller): Promise<void> {
  const path = `${CATALOG}/jurisdictions`;
  if (await api.find(`${path}/${JURISDICTION}`, admin)) return;
  await api.post(path, { code: JURISDICTION, name_i18n: { en: 'Ireland' } }, admin);
  good('Ireland is a jurisdiction of the catalog');
}

/** The version that counts now; undefined while nobody has published it. */
async function findProgramme(api: Api, registrar: Caller): Promise<string | undefined> {
  const asked = `q=${ENTRY_CODE}&jurisdiction=${JURISDICTION}&limit=1`;
  const { items } = await api.get(`/api/v1/portal/catalog/entries/semantic-search?${asked}`, registrar);
  const entry = (items as Reply[])[0]?.entry;
  return entry?.entry_code.startsWith(ENTRY_CODE) && entry.title === CONTENT.title
    ? entry.current_version_id
    : undefined;
}

/** Under a code of this run alone where the usual one stands for a draft, or for something that has ended. */
async function addEntry(api: Api, admin: Caller): Promise<Reply> {
  const body = (entry_code: string) => ({
    ...{ entry_code, jurisdiction_code: JURISDICTION },
    ...{ entry_type: 'QUALIFICATION', achievement_type: 'BachelorDegree' },
  });
  const usual = await api.tryPost(`${CATALOG}/entries`, body(ENTRY_CODE), admin);
  return usual ?? api.post(`${CATALOG}/entries`, body(`${ENTRY_CODE}-${Date.now().toString(36)}`), admin);
}

/** The university adds some of the class and the graduate as learners, with what has come of their studies. */
export async function keepRecords(
  api: Api,
  registrar: Caller,
  programme: Programme,
  graduate: { readonly name: string },
  classmates: readonly ClassMate[],
): Promise<Student> {
  for (const { record } of classmates.slice(0, CLASSMATES)) {
    const { name, studentNumber, marks } = record.credential_data as Reply;
    await keepRecord(api, registrar, programme, { name, number: studentNumber, mark: marks.average });
  }
  const student = { name: graduate.name, number: 'S26-9001', mark: 74 };
  const kept = await keepRecord(api, registrar, programme, student);
  const { items } = await api.get(`${LEARNERS}?page_size=100`, registrar);
  const wanted = Math.min(CLASSMATES, classmates.length) + 1;
  expect(
    items.length === wanted,
    `${wanted} learners, each enrolled, each with a confirmed final mark`,
    `The university has ${items.length} learners instead of ${wanted}`,
  );
  return kept;
}

async function keepRecord(
  api: Api,
  registrar: Caller,
  { entryVersionId }: Programme,
  { name, number, mark }: { readonly name: string; readonly number: string; readonly mark: number },
): Promise<Student> {
  const [given = name, ...family] = name.split(' ');
  const { learner_id: learnerId } = await api.post(
    LEARNERS,
    { learner_number: number, given_name: given, family_name: family.join(' ') || given },
    registrar,
  );
  const enrolment = {
    entry_version_id: entryVersionId,
    ...{ cohort_code: 'CLASS-2026', start_date: ENROLLED, status: 'ACTIVE' },
  };
  const { enrolment_id } = await api.post(`${LEARNERS}/${learnerId}/enrolments`, enrolment, registrar);
  const achieved = [CONFERRED, today()].sort()[0];
  const result = { result_description_id: 'final', value: String(mark), achieved_date: achieved };
  const { outcome_id: outcomeId } = await api.post(
    `${LEARNERS}/enrolments/${enrolment_id}/outcomes`,
    result,
    registrar,
  );
  await api.post(`${LEARNERS}/outcomes/${outcomeId}/confirm`, undefined, registrar);
  return { learnerId, name, outcomeId };
}

/** The university asks whether the wallet is hers, and she says so. */
export async function linkWallet(
  api: Api,
  registrar: Caller,
  { learnerId }: Student,
  { did, caller, name }: { readonly did: string; readonly caller: Caller; readonly name: string },
): Promise<void> {
  const proposal = { method: 'ISSUER_ASSERTED', holder_did: did };
  const { link_id } = await api.post(`${LEARNERS}/${learnerId}/links`, proposal, registrar);
  const { status } = await api.post(`/api/v1/holder/learner-links/${link_id}/accept`, undefined, caller);
  expect(status === 'CONFIRMED', `${name} has confirmed that she is the learner`, `The link is ${status}`);
}

/** Who can be issued a credential, and who has no wallet yet. */
export async function tellEligible(api: Api, registrar: Caller, { outcomeId }: Student): Promise<void> {
  const { items } = await api.get(`${LEARNERS}/eligibility/outcomes?page_size=100`, registrar);
  for (const { learner, outcome, is_linked } of items as Reply[])
    say(
      `${String(outcome.value).padStart(5)}  ${learner.given_name} ${learner.family_name}  ${dim(is_linked ? 'has a wallet' : 'has no wallet yet')}`,
    );
  const own = (items as Reply[]).find(({ outcome }) => outcome.outcome_id === outcomeId);
  expect(
    own?.is_linked === true && (items as Reply[]).filter(({ is_linked }) => is_linked).length === 1,
    `${items.length} outcomes can be issued, one of them into a wallet`,
    'The graduate is not the one who can be issued to',
  );
}

/** Issues for everything that she has achieved, in one step; twice, since nothing is issued twice. */
export async function issueOutcome(
  api: Api,
  registrar: Caller,
  { learnerId, outcomeId, name }: Student,
  wallet: Caller,
): Promise<void> {
  const { succeeded, results } = await api.post(`${LEARNERS}/${learnerId}/eligibility/issue`, {}, registrar);
  const id = results[0]?.credential_id;
  if (succeeded !== 1 || id === undefined)
    throw new StepFailed(`Issuing for the outcome answered ${JSON.stringify(results)}`);
  const { vc } = await api.get(`/api/v1/holder/credentials/${id}`, wallet);
  const { achievement, result } = vc.credentialSubject;
  good(`“${achievement.name}”, ${result[0].value}, lies in the wallet of ${name}`);
  const again = await api.post(`${LEARNERS}/eligibility/issue`, { outcome_ids: [outcomeId] }, registrar);
  expect(
    again.results[0]?.credential_id === id,
    'asked once more, it answers with the same credential',
    'The outcome was issued twice',
  );
}

/** Her transcript on the screen, and as a PDF in a file: the path of it. */
export async function printTranscript(api: Api, registrar: Caller, { learnerId }: Student): Promise<string> {
  const path = `${LEARNERS}/${learnerId}/transcript`;
  const { learner, issuer_name, studies } = await api.get(path, registrar);
  say(`${learner.given_name} ${learner.family_name}, ${learner.learner_number}  ${dim(`at ${issuer_name}`)}`);
  for (const { enrolment, title, results } of studies as Reply[]) {
    say(`${title}  ${dim(`since ${enrolment.start_date}, ${enrolment.status}`)}`);
    for (const { name, outcome, credential_status } of results as Reply[])
      say(
        `  ${outcome.achieved_date}  ${name}  ${outcome.value}  ${dim(`${outcome.status}, credential ${credential_status ?? 'none'}`)}`,
      );
  }
  const stated = (studies as Reply[]).flatMap(({ results }) => results as Reply[]);
  if (!stated.some(({ credential_status }) => credential_status === 'ISSUED'))
    throw new StepFailed('The transcript does not show the credential that was issued');
  const folder = await mkdtemp(join(tmpdir(), 'testamur-'));
  const file = join(folder, `transcript-${learner.learner_number}.pdf`);
  const bytes = await api.download(`${path}/pdf`, registrar);
  if (bytes.subarray(0, 5).toString() !== '%PDF-') throw new StepFailed('The transcript is no PDF');
  await writeFile(file, bytes);
  good(`to print: ${file}`);
  return file;
}
