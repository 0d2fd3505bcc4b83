import type { Command as Program } from 'commander';
import { type IssueOptions, issueAttested } from './attested-issuing.ts';
import { type AttestOptions, attest } from './custodian-signing.ts';
import { groupOf } from './groups.ts';
import { importFile } from './import-file.ts';
import { WORKFORCE_IMPORT } from './import-kinds.ts';
import { type MapOptions, mapIntake } from './intake-mapping.ts';
import { saveErrors, validateIntake } from './intake-reading.ts';
import { addMemberSignIn } from './member-commands.ts';
import { collected, DETACH, given, OWN_KEY } from './options.ts';
import type { Tools } from './tools.ts';

const CUSTODIAN = '/api/v1/custodian';

/** Adds the commands of members of custodians that are more than one request and a view of its reply. */
export function addCustodian(custodian: Program, tools: Tools): void {
  addMemberSignIn(custodian, 'custodian', tools);
  addIntake(groupOf(custodian, 'intake'), tools);
  addReview(groupOf(custodian, 'review'), tools);
  addAttesting(custodian, tools);
  addIssuing(custodian, tools);
  addWorkforce(groupOf(custodian, 'workforce'), tools);
}

interface UploadOptions {
  readonly kind: string;
  readonly sourceOrg: string;
  readonly issuerDid?: string;
}

function addIntake(intake: Program, { memberApi, screen, signal }: Tools): void {
  const own = () => ({ api: memberApi('custodian'), screen: screen(), signal });
  intake
    .command('upload <file>')
    .description('take in a file of records: CSV, XLSX or JSON')
    .requiredOption('--kind <kind>', 'what its rows are: CREDENTIAL, OUTCOME, LICENCE or WORKFORCE (needed)')
    .requiredOption('--source-org <name>', 'the organization that they come from (needed)')
    .option('--issuer-did <did>', 'its DID, where it is an issuer here')
    .action(async (file: string, { kind, sourceOrg, issuerDid }: UploadOptions) => {
      const { api, screen } = own();
      const fields = given({
        record_kind: kind.toUpperCase(),
        source_org_name: sourceOrg,
        source_org_issuer_did: issuerDid,
      });
      const sent = (bytes: number) => screen.progress(`Sending: ${(bytes / 1e6).toFixed(1)} MB`);
      const upload = { file, fields, sent };
      screen.record(await api.ask({ method: 'POST', path: `${CUSTODIAN}/intake`, upload }));
    });
  intake
    .command('map <intake>')
    .description('say what the columns of a file are')
    .option('--map <column>', "such as 'Awarded=award_date:DATE_DMY'; once for each column", collected)
    .option('--constant <value>', "the same for all rows, such as 'credential_type=Diploma'", collected)
    .option('--suggested', 'as the headers say by themselves; what is given besides counts first')
    .action((intakeId: string, options: MapOptions) => mapIntake(intakeId, options, own()));
  intake
    .command('validate <intake>')
    .description('have the rows of a file read, and follow that to its end')
    .option('--detach', 'come back as soon as it has begun')
    .action((intakeId: string, options: { detach?: boolean }) => validateIntake(intakeId, options, own()));
  intake
    .command('errors <intake>')
    .description('write what is wrong with the rows of a file to a CSV file')
    .requiredOption('--out <file>', 'the new file (needed)')
    .action((intakeId: string, options: { out: string }) => saveErrors(intakeId, options, own()));
}

function addReview(review: Program, { memberApi, screen }: Tools): void {
  const decide = (verb: 'approve' | 'reject') => async (ids: readonly string[], reason?: string) => {
    const body = { record_ids: ids, reason };
    const path = `${CUSTODIAN}/records/${verb}`;
    screen().record(await memberApi('custodian').ask({ method: 'POST', path, body }));
  };
  review
    .command('approve <records...>')
    .description('say that records may be vouched for; all or none, at most 500')
    .option('--reason <text>', 'why; a record that may be a duplicate takes one')
    .action((ids: readonly string[], { reason }: { reason?: string }) => decide('approve')(ids, reason));
  review
    .command('reject <records...>')
    .description('say that records are not taken in, for good; all or none, at most 500')
    .requiredOption('--reason <text>', 'why (needed)')
    .action((ids: readonly string[], { reason }: { reason: string }) => decide('reject')(ids, reason));
}

function addAttesting(custodian: Program, { memberApi, screen }: Tools): void {
  custodian
    .command('attest')
    .description('vouch for the approved records of a file, at most 10,000 at once; repeat it for the rest')
    .requiredOption('--intake <id>', 'the file (needed)')
    .requiredOption(
      '--statement <template>',
      'what you state: TRANSCRIBED_FROM_ORIGINAL, VERIFIED_WITH_SOURCE or HELD_BY_LAW (needed)',
    )
    .option('--key <file>', OWN_KEY)
    .action(async (options: AttestOptions) => screen().record(await attest(options, memberApi('custodian'))));
}

function addIssuing(custodian: Program, { memberApi, screen }: Tools): void {
  custodian
    .command('issue <attestation>')
    .description('issue credentials of all that was vouched for; repeated, nothing is issued twice')
    .requiredOption('--type <type>', 'one word such as ArchivedRecordCredential (needed)')
    .option('--expires <instant>', 'when the credentials expire, ISO 8601')
    .option('--key <file>', OWN_KEY)
    .action((attestationId: string, options: IssueOptions) =>
      issueAttested(attestationId, options, { api: memberApi('custodian'), screen: screen() }),
    );
}

function addWorkforce(workforce: Program, { memberApi, screen, signal }: Tools): void {
  workforce
    .command('import <file>')
    .description('bring in people who work for you: CSV, XLSX or JSON')
    .option('--detach', DETACH)
    .action((file: string, { detach }: { detach?: boolean }) => {
      const upload = { file, fields: {}, isLeft: detach === true };
      return importFile(WORKFORCE_IMPORT, upload, { api: memberApi('custodian'), screen: screen(), signal });
    });
}
