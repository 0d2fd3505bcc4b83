import { by as asked, byUnit, othersThan } from '../testing/rooms.ts';
import { aTown, byEmail, degrees, validated } from './bulk/testing.ts';
import { aTemplate } from './templates/testing.ts';
import {
  aCredentialsRoom,
  anIssuer,
  issuerContext as by,
  type CredentialsRoom,
  HOLDER_DID,
} from './testing.ts';

const core = byUnit('core-engine');
const university = anIssuer(1);
const college = anIssuer(2);
const KEPT = [
  'credential_templates',
  'credential_template_versions',
  'bulk_jobs',
  'bulk_rows',
  'uploads',
  'upload_pieces',
];

let room: CredentialsRoom;
let town: ReturnType<typeof aTown>;
beforeAll(async () => {
  town = aTown();
  const shown = { ...university, view: () => ({ ...university.view(), isDemo: true }) };
  room = await aCredentialsRoom([shown, college], { people: town.people });
});
afterAll(() => room.end());
const demo = () => room.ports.demoTemplates;
const sizes = () => Promise.all(KEPT.map((name) => room.connection.collection(name).countDocuments()));
const template = { issuerDid: university.did, content: aTemplate(), becomes: 'PUBLISHED' } as const;

test('goes with everything that somebody has added, whatever waits for it; that of others stays', async () => {
  const { templateId: theirs } = await room.templates.create(aTemplate(), by(college));
  await room.templates.publish({ templateId: theirs }, by(college));
  await validated(room, college, degrees([['Aoife'], ['Tama']]), { templateId: theirs });
  const before = await sizes();

  await demo().add({ ...template, becomes: 'DRAFT' }, core);
  await demo().add({ ...template, becomes: 'ARCHIVED' }, core);
  const edited = aTemplate({ name: 'Bachelor of Arts' });
  const { templateId } = await demo().add({ ...template, edited }, core);
  expect(await room.templates.get({ templateId }, by(university))).toMatchObject({
    ...{ status: 'PUBLISHED', version: 2, publishedVersion: 1, name: 'Bachelor of Arts' },
  });
  const content = Buffer.from(degrees([['Aoife'], ['Tama', '']]));
  const file = { issuerDid: university.did, templateId, fileName: 'class.csv', content };
  expect(await demo().send({ ...file, isStarted: false }, core)).toEqual({ status: 'VALIDATED', issued: 0 });
  expect(await demo().send({ ...file, isStarted: true }, core)).toEqual({
    ...{ status: 'COMPLETED_WITH_ERRORS', issued: 1 },
  });
  // By somebody who has signed in: one person was found, another one is invited.
  town.settle('tama@people.example', HOLDER_DID);
  const people = byEmail([['tama@people.example'], ['aoife@people.example']]);
  const { jobId } = await validated(room, university, people, { templateId, holderKey: 'EMAIL' });
  await room.bulk.service.start({ jobId }, by(university));
  await room.bulk.worker.settle();
  expect(town.state.invites.map(({ status }) => status)).toEqual(['SENT']);

  expect(await demo().remove([university.did], core)).toEqual({ removed: 6 });
  expect(await sizes()).toEqual(before);
  expect(town.state.invites.map(({ status }) => status)).toEqual(['CANCELLED']);
  expect(await demo().remove([university.did], core)).toEqual({ removed: 0 });
});

test('is for Core Engine and for issuers of the demonstration alone', async () => {
  const before = await sizes();
  const file = {
    issuerDid: college.did,
    templateId: 't',
    fileName: 'class.csv',
    content: Buffer.from('a'),
    isStarted: true,
  };
  const calls = (context: typeof core, issuerDid: string) => [
    demo().add({ ...template, issuerDid }, context),
    demo().send({ ...file, issuerDid }, context),
    demo().remove([issuerDid], context),
  ];
  for (const call of calls(core, college.did))
    await expect(call).rejects.toMatchObject({ code: 'INVALID_STATE_TRANSITION' });
  for (const identity of othersThan('unit')) {
    const code = identity.kind === 'anonymous' ? 'UNAUTHENTICATED' : 'SCOPE_MISSING';
    for (const call of calls(asked(identity), university.did))
      await expect(call).rejects.toMatchObject({ code });
  }
  expect(await sizes()).toEqual(before);
});
