import {
  approve,
  config,
  createApiKey,
  registerUniversity,
  signInAdministrator,
  signInRegistrar,
} from './accounts.ts';
import { ANYONE, createApi, type Reply } from './api.ts';
import { readClassList } from './class-list.ts';
import {
  expectRefusal,
  fetchCredentials,
  issueClass,
  reportRefusals,
  revoke,
  verifyAll,
  verifyOffline,
  withBetterMark,
} from './graduation.ts';
import { CLASS_FILE } from './make-class.ts';
import { bold, dim, good, StepFailed, say, step } from './screen.ts';
import {
  issueOutcome,
  keepRecords,
  linkWallet,
  printTranscript,
  publishProgramme,
  tellEligible,
} from './studies.ts';
import { issueDegree, openWallet, shareDegree, tellPages } from './wallet.ts';

const api = createApi(config.PUBLIC_URL, (seconds, who) =>
  say(dim(`${who} asked too often; waiting ${seconds} s …`)),
);

console.log(bold(`A graduation at ${config.PUBLIC_URL}`));
try {
  await graduate();
  console.log(`\n${bold('Every step behaved.')}`);
} catch (error) {
  const isExpected = error instanceof StepFailed || error instanceof Error;
  console.error(`\n   ✗ ${isExpected ? error.message : error}`);
  process.exitCode = 1;
}

async function graduate(): Promise<void> {
  const university = await step('A university registers', () => registerUniversity(api));
  const admin = await step('An administrator approves it', async () => {
    const caller = await signInAdministrator(api);
    await approve(api, university, caller);
    return caller;
  });
  const { registrar, records } = await step('Its registrar signs in and makes an API key', async () => {
    const signedIn = await signInRegistrar(api, university);
    return { registrar: signedIn, records: await createApiKey(api, university, signedIn) };
  });

  const list = await step('The class of 2026', async () => {
    const { graduates, refused } = await readClassList(CLASS_FILE);
    good(`${graduates.length + refused.length} rows read, ${refused.length} refused by the list's own rules`);
    return { graduates, refused };
  });
  const { issued, refused } = await step('The class is issued in one batch', () =>
    issueClass(api, university, records, list.graduates),
  );
  await step('What was wrong in the list', async () => reportRefusals(list.refused, refused));

  const signed = await step('The university fetches what was signed', () =>
    fetchCredentials(api, registrar, issued),
  );
  const credentials: Reply[] = issued.map(({ credentialId }) => signed.get(credentialId));
  await step('Every credential is verified', () => verifyAll(api, credentials, [ANYONE, registrar, admin]));

  const [first, second] = credentials;
  await step('Somebody improves a mark', () =>
    expectRefusal(api, withBetterMark(first), 'INVALID_SIGNATURE', 'the changed credential', ANYONE),
  );
  await step('The university revokes one', async () => {
    await revoke(api, second.id.replace('urn:uuid:', ''), registrar);
    await expectRefusal(api, second, 'REVOKED', 'the revoked credential', ANYONE);
  });
  await step('A stranger verifies one without the platform', async () => verifyOffline(first));
  await step('The credential', async () => console.log(JSON.stringify(first, null, 2).replace(/^/gm, '   ')));

  const graduate = await step('A graduate opens a wallet', () => openWallet(api));
  const degree = await step('The university issues her degree', () =>
    issueDegree(api, university, records, graduate),
  );

  const programme = await step('The administrator publishes a programme in the catalog', () =>
    publishProgramme(api, admin, registrar),
  );
  const student = await step('The university keeps records of its learners', () =>
    keepRecords(api, registrar, programme, graduate, list.graduates),
  );
  await step('The graduate confirms that she is one of them', () =>
    linkWallet(api, registrar, student, graduate),
  );
  await step('Who can be issued a credential', () => tellEligible(api, registrar, student));
  await step('The university issues for what she has achieved', () =>
    issueOutcome(api, registrar, student, graduate.caller),
  );
  await step('Her transcript', () => printTranscript(api, registrar, student));

  const shared = await step('She shares it with an employer', () => shareDegree(api, degree, graduate));
  await step('Pages to open in a browser', () => tellPages(api, { university, graduate, shared }));
}
